# Słowa wspólne dla wszystkich drzwi.

the-table = morze
seat = Gracz { $n }
the-rival = Rywal

play-asked = { $who }, twoja kolej.
play-prompt = numer albo help>
play-help =
    Aby wykonać ruch, wpisz jego numer albo krótki zapis.
      hint         najlepsze ruchy, jak widzi je z twojego miejsca dobry gracz
      undo         cofnij się do swojej ostatniej decyzji; to, co od tamtej pory pokazało morze, zostanie wylosowane na nowo
      why RUCH     która zasada zabrania ruchu albo na niego pozwala
      points       punkty wiersz po wierszu
      log          co się dotąd wydarzyło
      rules        wszystkie zasady;  rules { $clause } pokazuje jeden punkt
      save PLIK    zapisz grę w pliku .tide
      quit         odejdź od stołu; to, co zapisano, zostaje
play-hint = wygrana { $win }%, oczekiwane punkty: { $points }
play-thinking = { $who } myśli ...
play-only = jedyny możliwy ruch
play-undone = Powrót do ruchu { $n }.
play-nothing-to-undo = Nie ma jeszcze czego cofać.
play-undo-redraws = To, co od tamtej chwili wylosowano lub odkryto, zostanie wylosowane na nowo.
play-saved = Zapisano: { $file }
play-bye = Gra przerwana po ruchu { $n }.
play-legal = Ten ruch jest teraz dozwolony.
play-what = „{ $text }” nie jest ani ruchem, ani znanym poleceniem. Jedno i drugie objaśni help.
play-which = Który ruch? Na przykład: why { $example }
play-range = Proszę o numer od 1 do { $n }.
play-curtain = { $who }, stół jest twój. Naciśnij Enter, gdy nikt inny nie będzie patrzył.
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
play-no-points = na razie nic

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
