# Co komunikator pokazuje z linku.

site-about = Pięć gier planszowych, jeden stół. Graj ze znajomymi przez link albo z botami.
invitation-by = { $who } zaprasza do gry { $game }
invitation = Zagraj z nami w grę { $game }
free-seats = { $n ->
        [one] Jedno miejsce jest wolne.
        [few] { $n } miejsca są wolne.
        [many] { $n } miejsc jest wolnych.
       *[other] Wolne miejsca: { $n }.
    }
table-of = { $game }: { $who }
playing = Gra trwa. Zobacz, jak idzie.
over = Gra skończona. Zobacz, jak poszło.
replay-of = Powtórka gry { $game }: { $who }
replay-at = Zaczyna się od kroku { $n }. Obejrzyj grę albo graj dalej od tego miejsca.
replay-all = Obejrzyj grę krok po kroku albo graj dalej od dowolnego miejsca.
private-table = Ten stół widzą tylko gracze. { $about }
