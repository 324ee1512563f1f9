# Words every door shares.

the-table = the sea
seat = Seat { $n }
the-rival = The rival

play-asked = { $who }, your turn.
play-prompt = number, or help>
play-help =
    A number plays the move beside it; its short text does, too.
      hint         the best moves, as a good player sees them from your seat
      undo         take back to your last decision; what the sea drew is drawn anew
      why MOVE     which rule forbids or allows a move
      points       the points, line by line
      log          what has happened so far
      rules        the whole rulebook;  rules { $clause } shows one clause
      save FILE    save the game as a .tide file
      quit         leave the table; nothing saved is lost
play-hint = wins { $win }%, expected points: { $points }
play-thinking = { $who } is thinking ...
play-only = the only move
play-undone = Back to move { $n }.
play-nothing-to-undo = There is nothing to take back yet.
play-undo-redraws = What was drawn or revealed since then is drawn anew.
play-saved = Saved: { $file }
play-bye = Left the table after move { $n }.
play-legal = That is legal now.
play-what = '{ $text }' is neither a move nor a word I know. Type help for both.
play-which = Which move? For instance: why { $example }
play-range = A number from 1 to { $n }, please.
play-curtain = { $who }, the table is yours. Press Enter when nobody else looks.
play-over = The game is over!
play-place =
    { $place ->
        [1] First
        [2] Second
        [3] Third
       *[other] Place { $place }
    }: { $who }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
play-points = { $who }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
play-no-points = nothing yet

games-seats = { $most ->
        [one] { $seats } player
       *[other] { $seats } players
    }
games-only = only for { games-seats }
games-default = default

preview-points = { $change } { $n ->
        [one] point
       *[other] points
    }
preview-points-of = { $who }: { preview-points }
