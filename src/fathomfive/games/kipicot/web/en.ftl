box-also = { "" }
box-line = Build squares of sea urchins, then jump in with your figure to catch them. Nothing is hidden.
box-feel = pure skill, no luck

# The board
plan = The board, 5 by 5 squares, and the supplies
letter-red = R
letter-yellow = Y
supply-red = { $n } red in the supply
supply-yellow = { $n } yellow in the supply
few-red = Only { $n } red left
few-yellow = Only { $n } yellow left
note-end = The game ends when a supply runs out
note-calm = { $n ->
        [0] A token must be added now
        [one] { $n } more turn with no token added or won, then one must be added
       *[other] { $n } more turns with no token added or won, then one must be added
    }
seat-plays = { $piece }
figure-on = figure on { $place }
figure-in-hand = figure in hand
chip-on = on { $place }
chip-hand = in hand
won-red = { $n ->
        [one] red token won
       *[other] red tokens won
    }
won-yellow = { $n ->
        [one] yellow token won
       *[other] yellow tokens won
    }

turn-title = This turn
turn-move = Move a token (optional)
turn-build = Add a token or move one
turn-must-add = Add a token (required this turn)
turn-figure = Put the figure on another token or stack
turn-done = done

ask-move = Move a token first?
ask-nothing-lies = The board is empty. Which token will you add?
ask-nothing-moves = No token can move. Which one will you add?
ask-where = Where will the { $piece } go?
ask-build = Add a token, or move one?
ask-must-add = Which token will you add?
ask-figure = Where will your figure go?
line-move = Step 1 of 3, optional. Tap a token to move it, or tap a supply to skip to step 2. Tokens under a figure can’t move.
line-nothing-lies = There’s nothing to move in step 1, so go straight to step 2: tap a supply, then a square.
line-all-under = There’s a figure on every token, so go straight to step 2: tap a supply, then a square.
line-no-way = Tokens under a figure can’t move and the others have nowhere to go, so go straight to step 2: tap a supply, then a square.
line-add = To an empty square, or on top of a single token of the other colour with no figure on it.
line-move-token = One square along its row or column, to an empty square.
line-lift = To any empty square in its row or column. The token below stays.
line-build = Step 2 of 3. Tap a supply, then a square; or move a token, even if you moved one in step 1.
line-must-add = Step 2 of 3. No token has been added or won for { $n } turns, so you must add one now.
line-figure = Step 3 of 3. Tap any token or stack without a figure on it.
line-last = The last one in the supply: the game ends after this turn.
line-figure-last = Step 3 of 3, and the last step of the game: a supply is empty. Tap any token or stack without a figure on it.
step-add = Add a { $piece }
step-move-token = Move the { $piece } on { $place }
step-lift = Move the { $piece } from the stack on { $place }

spot-red = red supply, { $n } left
spot-yellow = yellow supply, { $n } left
spot-empty = empty
spot-stack = stack, { $upper } on top of { $lower }
spot-figure = { $who }’s figure
spot-wins = { $n ->
        [one] wins 1 token
       *[other] wins { $n } tokens
    }
left-supply = In the supply (the game ends when one colour runs out)
left-calm = Before a token must be added
piece-calm = { $n ->
        [0] none: a token must be added now
        [one] { $n } more turn with no token added or won
       *[other] { $n } more turns with no token added or won
    }

cap-square = pick a square: letter, then number
cap-colour = take a token of that colour from the supply
cap-stay = skip to step 2

# What just happened.
banner-fish = { $who } wins { $n ->
        [one] { $n } token
       *[other] { $n } tokens
    }.
banner-last = The last { $piece } has left its supply.
banner-last-line = The game ends with this turn.

# Squares that an opponent could fish
either = { $others } or { $last }
spot-threat = { $steps ->
        [none] { $who } could catch this square
        [add] one more token lets { $who } catch this square
        [move] { $who } could catch this square after moving one token
        [move-add] { $who } could catch this square after moving one token and adding another
       *[moves] { $who } could catch this square after two token moves
    }
