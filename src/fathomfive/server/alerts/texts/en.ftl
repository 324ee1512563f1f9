# Alerts: what people are told while they are elsewhere.
alert-turn-title = Your turn
alert-turn = { $game }: it is your turn.
alert-turn-after = { $game }: { $who } has moved, and now it is your turn.
alert-over-title = The game is over
alert-over = { $game }: the game is over.
mail-turn-subject = Your turn in { $game }
mail-over-subject = { $game }: the game is over
mail-digest-subject = { $n ->
        [one] It is your turn at { $n } table
       *[other] It is your turn at { $n } tables
    }
mail-digest-over-subject = { $n ->
        [one] { $n } game is over
       *[other] { $n } games are over
    }
mail-why = You are getting this email because you asked for it in the settings of Fathom Five.
mail-stop = Stop these emails:
mail-confirm-subject = Is this your email address?
mail-confirm = Someone has asked Fathom Five to email this address when it is their turn. If that was you, open this link within a day:
mail-confirm-not-you = If it was not you, do nothing: you will get no more emails.
