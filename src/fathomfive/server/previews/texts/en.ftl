# What a messenger shows of a link.

site-about = Five board games, one table. Play with friends by link, or against bots.
invitation-by = { $who } invites you to play { $game }
invitation = Come and play { $game }
free-seats = { $n ->
        [one] One seat is free.
       *[other] { $n } seats are free.
    }
table-of = { $game }: { $who }
playing = The game is on. Have a look.
over = The game is over. See how it went.
replay-of = Replay of { $game }: { $who }
replay-at = Opens at step { $n }. Look through the game, or play on from there.
replay-all = Look through the game step by step, or play on from any point.
private-table = Only the players can see this table. { $about }
