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

# Why a move is better than another one.
because-better = Better than ‘{ $other }’:
because-worse = ‘{ $other }’ is better:
because-equal = ‘{ $other }’ is about as good:
because-equal-too = ‘{ $other }’ is about as good.
because-this = this move: { $what }
because-other = the other move: { $what }
because-quote = ‘{ $what }’
because-instead = { $own ->
        [yes] the other move
       *[no] this one
    }
because-n-points = { $sign }{ $n } { $n ->
        [one] point
       *[other] points
    }
because-points = { $when ->
        [now] { because-n-points } at once
        [turn] about { because-n-points } by the end of your turn
        [round] about { because-n-points } by the start of your next turn
       *[next] about { because-n-points } by the end of your next turn
    } ({ because-instead }: { $other_sign }{ $other })
because-others-points = the others together about { because-n-points } before your next turn ({ because-instead }: { $other_sign }{ $other })
because-effect = { $what }{ $instead ->
        [none] {""}
       *[any] {" "}({ because-instead }: { $instead })
    }
because-chance = { $what }{ $instead ->
        [none] {""}
       *[any] {" "}({ because-instead }: { $instead })
    }
because-risk = the risk: { $what }
because-plan = { $own ->
        [yes] then, most likely: { $what }
       *[no] after the other move, most likely: { $what }
    }
because-next-turn = { $own ->
        [yes] in your next turn, most likely: ‘{ $what }’
       *[no] after the other move, most likely in your next turn: ‘{ $what }’
    }
because-reply = { $own ->
        [yes] the likely reply: { $what }
       *[no] the likely reply to the other move: { $what }
    }
because-free = it hardly matters here: none of the { $n } moves compared with it is clearly worse
because-quiet = nobody is likely to score before your next turn, after either move
because-wins = wins more often when played out: { $n }% ({ because-instead }: { $other }%)
