# Words that the browser and the terminal share.

the-table = chance
seat = Player { $n }
the-rival = The rival

play-asked = { $who }, your turn.
play-prompt = number, or help>
play-help =
    To play a move, type its number or its short form.
      hint         the best moves, as a strong player in your seat would judge them
      undo         go back to your last decision; anything drawn since is drawn again
      why MOVE     which rule forbids or allows a move
      points       the score, line by line
      log          what has happened so far
      rules        the whole rulebook;  rules { $clause } shows one rule
      save FILE    save the game as a .tide file
      quit         leave the table; a saved game stays saved
play-hint = win chance { $win }%, expected points: { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
play-thinking = { $who } is thinking…
play-only = the only move
play-undone = Back to move { $n }.
play-nothing-to-undo = There is nothing to take back yet.
play-undo-redraws = Anything drawn or revealed since then will be drawn again.
play-saved = Saved: { $file }
play-bye = You left the table after move { $n }.
play-legal = That is allowed right now.
play-what = ‘{ $text }’ is neither a move nor a command. Type help to see what you can do.
play-which = Which move? For instance: why { $example }
play-range = A number from 1 to { $n }, please.
play-curtain = { $who }, your turn. Press Enter when nobody else is looking.
play-over = The game is over!
play-place =
    { $place ->
        [1] First
        [2] Second
        [3] Third
        [4] Fourth
        [5] Fifth
        [6] Sixth
       *[other] Place { $place }
    }: { $who }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
play-points = { $who }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
play-no-points = no points

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
