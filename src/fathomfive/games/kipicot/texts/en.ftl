# Kipicot: names, log lines, choices, previews, points, reasons, labels of the drawing.

title = Kipicot
about = Catch sea urchins in squares of four: build a square and get your figure onto one of its corners.

piece-token = { $colour ->
        [red] red token
       *[yellow] yellow token
    }
piece-figure = { $colour ->
        [blue] blue figure
        [green] green figure
        [white] white figure
       *[violet] violet figure
    }

# What happened.
move-move = { $who } moves the { $piece } from { $place } to { $to }.
move-leap = { $who } moves the { $piece } from the stack on { $place } to { $to }.
move-stay = { $who } skips step 1.
move-add = { $who } adds a { $piece } to { $place }.
move-stack = { $who } adds a { $piece } to { $place }, making a stack.
move-figure = { $who }’s figure goes to { $place }.
move-fish = { $who }’s figure goes to { $place } and wins { $n ->
        [one] { $n } token
       *[other] { $n } tokens
    }.

# What may be chosen.
choose-move = Move the { $piece } from { $place } to { $to }
choose-leap = Move the { $piece } from the stack on { $place } to { $to }
choose-stay = Skip to step 2
choose-add = Add a { $piece } to { $place }
choose-stack = Add a { $piece } to { $place }, making a stack
choose-figure = Put your figure on { $place }
choose-fish = Put your figure on { $place } and win { $n ->
        [one] { $n } token
       *[other] { $n } tokens
    }

# What a choice would do.
effect-uncovers = uncovers the { $piece } on { $place }
effect-covers = covers the { $piece } on { $place }
effect-last-token = the last { $piece } in the supply: the game ends after this turn
effect-completes = completes the fishing square { $place }–{ $to }
effect-breaks = breaks up the fishing square { $place }–{ $to }
effect-forces-add = the next player must add a token, unless you win tokens this turn
effect-wins = wins { $n ->
        [one] { $n } token
       *[other] { $n } tokens
    }: { $red } red, { $yellow } yellow
effect-protected = { $n ->
        [one] { $n } token under an opponent’s figure stays
       *[other] { $n } tokens under opponents’ figures stay
    }
effect-figure-returns = your figure returns to your hand
effect-barred = no catch in the fishing square { $place }–{ $to }: an opponent’s figure is diagonally opposite
effect-game-ends = the game ends

points-won = tokens won: { $red } red + { $yellow } yellow = { $points }

reason-no_red = The red supply is empty.
reason-no_yellow = The yellow supply is empty.

# Why something is not allowed.
why-over = The game is over.
why-add-later = You add tokens in step 2. Tap a supply or skip step 1 to get there.
why-figure-last = Your figure moves in step 3.
why-no-skip = You can’t skip step 2: add a token or move one.
why-must-add = No token has been added or won for too long, so you must add one this turn.
why-nothing-there = There’s no token here to move.
why-under-figure = A token under a figure can’t move, even if the figure is yours.
why-stuck = This token has no empty square to move to.
why-occupied = A token can only move to an empty square.
why-one-step = A single token moves just one square along its row or column. Only the top token of a stack can go further.
why-on-stack = A stack has two tokens at most.
why-same-colour = A token can’t go on top of one of its own colour.
why-add-figure = You can’t add a token where a figure is standing, even your own.
why-only-figure = In step 3 you move only your figure.
why-no-token = Your figure has to stand on a token or a stack.
why-same-place = Your figure has to go to another token or stack.
why-opponent = An opponent’s figure is already standing there.

draw-kipicot = Kipicot:
draw-table = table
draw-rules = rules
draw-seats = players
draw-asked = now:
draw-phase-move = step 1, move a token or skip
draw-phase-build = step 2, add a token or move one
draw-phase-figure = step 3, put your figure on another token
draw-phase-over = over
draw-seat = player
draw-calm = turns with no token added or won:
draw-supply-red = red supply:
draw-supply-yellow = yellow supply:
draw-legend = R red, Y yellow, Ry a stack with red on top, 1 the figure of player 1
draw-figure = figure
draw-stands = where
draw-red = red
draw-yellow = yellow
draw-points = won
draw-hand = in hand
draw-blue = blue
draw-green = green
draw-white = white
draw-violet = violet
draw-R = R
draw-Y = Y
draw-r = r
draw-y = y

# Actions that are not possible now, and why.
action-move = Move a token
action-add = Add a token
action-fish = Catch tokens with your figure
why-empty-board = The board is empty.
why-all-under = There’s a figure on every token, and a token under a figure can’t move.
why-all-stuck = Tokens under a figure can’t move, and the others have no empty square to move to.
why-no-square = There’s no fishing square on the board. It takes four tokens in a square, with the same colour along each diagonal.
why-no-corner = Every corner of a fishing square has an opponent on it or diagonally opposite it.
