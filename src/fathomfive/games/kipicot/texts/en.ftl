# Kipicot: names, log lines, choices, previews, points, labels of the drawing.

title = Kipicot
about = Sea urchins are fished in squares of four: build them, and have your figure on a corner.

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
move-leap = { $who } lifts the { $piece } off the stack on { $place } and puts it on { $to }.
move-stay = { $who } moves no token.
move-add = { $who } adds a { $piece } on { $place }.
move-stack = { $who } adds a { $piece } on { $place } and makes a stack.
move-figure = { $who } puts the figure on { $place }.
move-fish = { $who } puts the figure on { $place } and wins { $n ->
        [one] { $n } token
       *[other] { $n } tokens
    }.

# What may be chosen.
choose-move = Move the { $piece } from { $place } to { $to }
choose-leap = Lift the { $piece } off the stack on { $place } to { $to }
choose-stay = Move no token
choose-add = Add a { $piece } on { $place }
choose-stack = Add a { $piece } on { $place }, making a stack
choose-figure = Put the figure on { $place }
choose-fish = Put the figure on { $place } and win { $n ->
        [one] { $n } token
       *[other] { $n } tokens
    }

# What a choice would do.
effect-uncovers = uncovers the { $piece } on { $place }
effect-covers = covers the { $piece } on { $place }
effect-last-token = the last { $piece } of its supply: the game ends with this turn
effect-completes = completes a fishing square at { $place }
effect-breaks = breaks the fishing square at { $place }
effect-forces-add = the next player must add a token, unless this turn wins some
effect-wins = wins { $n ->
        [one] { $n } token
       *[other] { $n } tokens
    }: { $red } red, { $yellow } yellow
effect-protected = { $n ->
        [one] { $n } token stays
       *[other] { $n } tokens stay
    } under an opponent’s figure
effect-figure-returns = your figure goes back to your hand
effect-barred = the fishing square at { $place } is not won: an opponent stands opposite
effect-game-ends = the game ends

points-won = won tokens: { $red } red + { $yellow } yellow = { $points }

reason-no_red = The red supply is empty.
reason-no_yellow = The yellow supply is empty.

draw-kipicot = Kipicot:
draw-table = table
draw-rules = rules
draw-seats = seats
draw-asked = asked:
draw-phase-move = step 1, move a token or none
draw-phase-build = step 2, add a token or move one
draw-phase-figure = step 3, put the figure on another token
draw-phase-over = over
draw-seat = seat
draw-calm = turns without a token added or won:
draw-supply-red = red supply:
draw-supply-yellow = yellow supply:
draw-legend = R red, Y yellow, Ry a stack with red on top, 1 the figure of seat 1
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
