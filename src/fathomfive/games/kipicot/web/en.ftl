box-also = { "" }
box-line = Squares of sea urchins, one figure each, nothing hidden.
box-feel = pure skill, no luck

# The board
plan = The board, 5 by 5 squares, and the supplies
letter-red = R
letter-yellow = Y
supply-red = { $n } red in the supply
supply-yellow = { $n } yellow in the supply
few-red = Only { $n } red left
few-yellow = Only { $n } yellow left
note-end = Ends when a supply is empty
note-calm = { $n ->
        [0] A token must be added now
        [one] { $n } more quiet turn, then a token must be added
       *[other] { $n } more quiet turns, then a token must be added
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
turn-move = Move one token, if you like
turn-build = Add a token, or move one, even a second time
turn-must-add = Add a token: it is time
turn-figure = The figure goes to another token
turn-done = done

ask-move = Move a token first?
ask-nothing-lies = There is nothing to move yet
ask-nothing-moves = Nothing can be moved now
ask-where = Where does the { $piece } go?
ask-build = Add a token, or move one?
ask-must-add = Which token do you add?
ask-figure = Where does your figure go?
line-move = Step 1 of 3. One token, or none; what lies under a figure stays.
line-nothing-lies = Step 1 of 3. The board is still empty. Go on to step 2: press a supply to add a token.
line-all-under = Step 1 of 3. A figure stands on every token. Go on to step 2: press a supply to add a token.
line-no-way = Step 1 of 3. No token without a figure has an empty square to go to. Go on to step 2: press a supply to add a token.
line-add = To an empty square, or on a single token of the other colour without a figure.
line-move-token = One step along its row or column, to an empty square.
line-lift = To any empty square of its row or column; the lower token stays.
line-build = Step 2 of 3. Press a supply, then a square; or move a token, even if you moved one in step 1.
line-must-add = Step 2 of 3. { $n } turns went by without a token added or won, so one must come now.
line-figure = Step 3 of 3. Another token or stack, without an opponent’s figure.
line-last = The last one of its supply: the game ends with this turn.
line-figure-last = Step 3 of 3, and the last of the game: a supply is empty. Another token or stack, without an opponent’s figure.
step-add = Add a { $piece }
step-move-token = Move the { $piece } on { $place }
step-lift = Lift the { $piece } off the stack on { $place }

spot-red = red supply, { $n } left
spot-yellow = yellow supply, { $n } left
spot-empty = empty
spot-stack = stack, { $upper } over { $lower }
spot-figure = { $who }’s figure
spot-wins = { $n ->
        [one] wins 1 token
       *[other] wins { $n } tokens
    }
left-supply = In the supply (the game ends when one is empty)
left-calm = Before a token must be added (quiet: none is added or won)
piece-calm = quiet turn

cap-square = a letter, then a digit: that square
cap-colour = take a new token of this colour
cap-stay = move nothing

# What just happened.
banner-fish = { $who } wins { $n ->
        [one] { $n } token
       *[other] { $n } tokens
    }.
banner-last = The last { $piece } has left its supply.
banner-last-line = The game ends with this turn.
