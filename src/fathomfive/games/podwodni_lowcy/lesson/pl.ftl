learn-welcome = Dwanaście kart na płyciźnie
learn-welcome-line =
    Są tu ryby trzech rodzajów w trzech kolorach i parę niespodzianek.

    W swojej turze albo nurkujesz po kolejne karty, albo punktujesz zestawy, które już masz.
learn-dive = Zanurkuj
learn-dive-line = Gdy nurkujesz, dokładasz obok układu nową kolumnę: od dwóch do czterech kart. Dotknij talii, aby dociągnąć pierwszą.
learn-corner = Czerwona ryba: w którym narożniku?
learn-corner-line =
    Każda następna karta będzie leżeć obok jednego z rzędów.

    Ryba przerywa zanurzenie, jeśli ten sam kolor ma ryba tuż przed nią w kolumnie albo ryba na skraju rzędu, zaraz obok niej.

    Każda inna karta przerywa zanurzenie, jeśli taka sama leży już w tym rzędzie albo w kolumnie.

    W prawym górnym narożniku na końcu rzędu leży sieć. 2. karta przerwie tam zanurzenie tylko wtedy, gdy będzie czerwoną rybą albo siecią. Zacznij tam.
learn-deeper = Zielona. Nurkujesz głębiej?
learn-deeper-line =
    Na razie jest bezpiecznie. 3. karta będzie leżeć obok zielonej ryby, a karta przed nią też jest zielona.

    Zanurzenie przerwie więc tylko kolejna zielona ryba albo krewetka, bo jedna leży w tym rzędzie. Zaryzykuj.
learn-column = Czerwona, nadal bezpiecznie
learn-column-line = Trzy karty są dołożone, więc możesz złowić trzy: całą kolumnę albo dowolne trzy z rzędu, w którym leży ostatnia karta. Weź kolumnę.
learn-caught = Twój połów leży odkryty
learn-caught-line = Każda z tych ryb jest warta 1 punkt, ale inni mogą ci je jeszcze zabrać. W zestawie są warte więcej.
learn-dares = { $p2 } ma dwie karty i chce trzecią
learn-dares-line = Żółta, potem zielona: na razie jest bezpiecznie. 3. karta będzie leżeć obok zielonej ryby, karta przed nią też jest zielona, a w rzędzie leży krewetka. Zobacz, co się stanie.
learn-broken = { $p2 } ryzykuje za dużo
learn-broken-line =
    3. karta to zielona ryba, która leży obok zielonej ryby. Zanurzenie zostało przerwane i wszystkie trzy karty przepadły.

    Gdyby stało się to przy 2. karcie, zostałaby przynajmniej 1. karta.
learn-row = Dwie karty z jednego rzędu
learn-row-line =
    Znów nurkujesz: w nowej kolumnie leżą już żółta i czerwona ryba. Tym razem bardziej opłaca się rząd, bo jest w nim jeszcze jedna czerwona ryba tego samego rodzaju co ta właśnie dołożona.

    Właśnie dołożona karta liczy się jako piąta karta swojego rzędu. Dotknij jej i karty na polu a1, w dowolnej kolejności.

    To, co zostanie z kolumny, zapełni luki w układzie.
learn-row-two = I jeszcze właśnie dołożona
learn-row-two-line = Ostatnia dołożona karta też należy do rzędu. Weź ją.
learn-score = Trzy jednakowe: punktuj
learn-score-line =
    Zestaw to trzy ryby jednego rodzaju i koloru albo cztery ryby jednego rodzaju, albo cztery ryby jednego koloru.

    Aby zapunktować zestaw, musisz oddać jeszcze dwie odkryte karty. Masz razem pięć kart, więc to wystarczy. Punktuj.
learn-set = Który zestaw?
learn-set-line = Twoje trzy czerwone ryby tego samego rodzaju. Jedną rybę w zestawie mogłaby zastąpić krewetka.
learn-safe = Jedna karta jest bezpieczna
learn-safe-line = Odwróć jedną z nich rewersem do góry: jest warta 10 punktów i nikt ci jej już nie zabierze.
learn-pool = Ile to kosztuje
learn-pool-line =
    Pozostałe dwie czerwone ryby i jeszcze dwie twoje karty trafiają do puli. Jedną bierze { $p2 }, resztę się odrzuca.

    Punktuj więc wtedy, gdy inni najmniej na tym zyskają.
learn-tricks = Sieci, harpuny i fale
learn-tricks-line =
    Gdy złowisz sieć, możesz zabrać innemu nurkowi rybę lub krewetkę.

    Gdy złowisz harpun, możesz wziąć jedną rybę ze stołu.

    Druga fala w rzędzie lub kolumnie przerywa zanurzenie i każdy traci jedną grupę: wszystkie odkryte karty jednego rodzaju i koloru albo wszystkie krewetki.
learn-end = Jak kończy się gra
learn-end-line =
    Gdy ktoś ma na koniec swojej tury co najmniej 35 punktów, każdy z pozostałych rozgrywa jeszcze jedną, ostatnią turę. Wygrywa ten, kto ma najwięcej punktów.

    To wszystko, co musisz wiedzieć. Pora nurkować.
