# Słowa wspólne dla przeglądarki i terminala.

the-table = los
seat = Gracz { $n }
the-rival = Rywal

play-asked = { $who }, twoja kolej.
play-prompt = numer albo help>
play-help =
    Aby wykonać ruch, wpisz jego numer albo krótki zapis.
      hint         najlepsze ruchy zdaniem silnego gracza na twoim miejscu
      undo         wróć do swojej ostatniej decyzji; to, co potem wylosowano, zostanie wylosowane ponownie
      why RUCH     która zasada zabrania ruchu albo na niego pozwala
      points       szczegóły punktacji
      log          co się dotąd wydarzyło
      rules        wszystkie zasady;  rules { $clause } pokazuje jeden punkt
      save PLIK    zapisz grę w pliku .tide
      quit         odejdź od stołu; zapisana gra nie przepadnie
play-hint = szansa na wygraną { $win }%, oczekiwane punkty: { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
play-thinking = { $who } myśli…
play-only = jedyny możliwy ruch
play-undone = Powrót do ruchu { $n }.
play-nothing-to-undo = Nie ma jeszcze czego cofać.
play-undo-redraws = To, co od tamtej chwili wylosowano lub odkryto, zostanie wylosowane ponownie.
play-saved = Zapisano: { $file }
play-bye = Gra przerwana po ruchu { $n }.
play-legal = To jest teraz dozwolone.
play-what = „{ $text }” to ani ruch, ani polecenie. Wpisz help, aby zobaczyć jedne i drugie.
play-which = Który ruch? Na przykład: why { $example }
play-range = Wpisz numer od 1 do { $n }.
play-curtain = { $who }, twoja kolej. Naciśnij Enter, gdy nikt inny nie będzie patrzył.
play-over = Koniec gry!
play-place =
    { $place }. miejsce: { $who }, { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }
play-points = { $who }: { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }
play-no-points = brak punktów

games-seats = dla { $most ->
        [one] { $seats } gracza
        [few] { $seats } graczy
        [many] { $seats } graczy
       *[other] { $seats } gracza
    }
games-only = tylko { games-seats }
games-default = domyślnie

preview-points = { $change } { $n ->
        [one] punkt
        [few] punkty
        [many] punktów
       *[other] punktu
    }
preview-points-of = { $who }: { preview-points }

# Dlaczego jeden ruch jest lepszy od innego.
because-better = Lepsze niż „{ $other }”:
because-worse = Lepsze jest „{ $other }”:
because-equal = Mniej więcej równie dobre jest „{ $other }”:
because-equal-too = Mniej więcej równie dobre jest „{ $other }”.
because-this = ten ruch: { $what }
because-other = drugi ruch: { $what }
because-quote = „{ $what }”
because-instead = { $own ->
        [yes] drugi ruch
       *[no] ten ruch
    }
because-n-points = { $sign }{ $n } { $n ->
        [one] punkt
        [few] punkty
        [many] punktów
       *[other] punktu
    }
because-points = { $when ->
        [now] od razu { because-n-points }
        [turn] do końca twojej tury około { because-n-points }
        [round] do początku twojej następnej tury około { because-n-points }
       *[next] do końca twojej następnej tury około { because-n-points }
    } ({ because-instead }: { $other_sign }{ $other })
because-others-points = pozostali do twojej następnej tury razem około { because-n-points } ({ because-instead }: { $other_sign }{ $other })
because-effect = { $what }{ $instead ->
        [none] {""}
       *[any] {" "}({ because-instead }: { $instead })
    }
because-chance = { $what }{ $instead ->
        [none] {""}
       *[any] {" "}({ because-instead }: { $instead })
    }
because-risk = ryzyko: { $what }
because-plan = { $own ->
        [yes] potem najpewniej: { $what }
       *[no] po drugim ruchu najpewniej: { $what }
    }
because-next-turn = { $own ->
        [yes] w następnej turze najpewniej: „{ $what }”
       *[no] po drugim ruchu, w następnej turze, najpewniej: „{ $what }”
    }
because-reply = { $own ->
        [yes] prawdopodobna odpowiedź: { $what }
       *[no] prawdopodobna odpowiedź na drugi ruch: { $what }
    }
because-free = tu prawie bez różnicy: żaden z porównanych ruchów ({ $n }) nie jest wyraźnie gorszy
because-quiet = po żadnym z tych ruchów nikt raczej nie zapunktuje przed twoją następną turą
because-wins = przy próbach częściej wygrywa: { $n }% ({ because-instead }: { $other }%)
