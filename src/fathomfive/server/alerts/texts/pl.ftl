# Powiadomienia dla graczy, którzy są akurat gdzie indziej.
alert-turn-title = Twoja kolej
alert-turn = { $game }: twoja kolej.
alert-turn-after = { $game }: twoja kolej. Ostatni ruch: { $who }.
alert-over-title = Koniec gry
alert-over = { $game }: gra się skończyła.
mail-turn-subject = { $game }: twoja kolej
mail-over-subject = { $game }: koniec gry
mail-digest-subject = { $n ->
        [one] Twoja kolej przy { $n } stole
        [few] Twoja kolej przy { $n } stołach
        [many] Twoja kolej przy { $n } stołach
       *[other] Twoja kolej przy { $n } stołu
    }
mail-digest-over-subject = { $n ->
        [one] Skończyła się { $n } gra
        [few] Skończyły się { $n } gry
        [many] Skończyło się { $n } gier
       *[other] Skończyło się { $n } gry
    }
mail-why = Dostajesz tę wiadomość, bo w ustawieniach Fathom Five są włączone e-maile.
mail-stop = Nie chcę więcej wiadomości:
mail-confirm-subject = Czy to twój adres?
mail-confirm = Ktoś podał ten adres w Fathom Five, żeby dostawać e-mailem wiadomości o swojej kolei. Jeśli to ty, otwórz ten link w ciągu jednego dnia:
mail-confirm-not-you = Jeśli to nie ty, nic nie rób: więcej wiadomości nie przyjdzie.
