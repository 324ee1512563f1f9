# Słowa wspólne dla wszystkich drzwi.

the-table = morze
seat = Gracz { $n }

play-asked = Teraz { $who }.
play-prompt = numer albo help>
play-help =
    Numer zagrywa ruch, przy którym stoi; jego krótki zapis również.
      undo         cofnij do ostatniej własnej decyzji; to, co pokazało morze, zostanie wylosowane na nowo
      why RUCH     która zasada zabrania ruchu albo na niego pozwala
      points       punkty wiersz po wierszu
      log          co się dotąd wydarzyło
      rules        wszystkie zasady;  rules { $clause } pokazuje jeden punkt
      save PLIK    zapisz grę jako plik .tide
      quit         odejdź od stołu; to, co zapisane, zostaje
play-only = jedyny możliwy ruch
play-undone = Powrót do ruchu { $n }.
play-nothing-to-undo = Nie ma jeszcze czego cofać.
play-undo-redraws = To, co morze od tej chwili pokazało, zostanie wylosowane na nowo.
play-saved = Zapisano: { $file }
play-bye = Gra przerwana po ruchu { $n }.
play-legal = Ten ruch jest teraz dozwolony.
play-what = „{ $text }” nie jest ani ruchem, ani znanym słowem. Jedno i drugie wypisze help.
play-which = Który ruch? Na przykład: why { $example }
play-curtain = { $who }, stół jest twój. Naciśnij Enter, gdy nikt inny nie patrzy.
play-over = Koniec gry!
play-place =
    Miejsce { $place }: { $who }, { $points ->
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
play-no-points = jeszcze nic
