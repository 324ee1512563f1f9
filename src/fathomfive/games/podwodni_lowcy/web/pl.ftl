box-also = { "" }
box-line = Obok siatki rośnie kolumna kart, aż nurkowanie się przerwie.
box-feel = zestawy, sieci i fale

# The board
plan = Morze: siatka kart, z każdej strony wolny pas
catch = Twój połów
catch-n = { $n ->
        [one] { $n } odkryta
        [few] { $n } odkryte
        [many] { $n } odkrytych
       *[other] { $n } odkrytej
    }
catch-of = Połów: { $who }
others = Połów innych
name-shrimp = Krewetka
name-wave = Fala
name-net = Sieć
name-harpoon = Harpun
deck = talia
discards = odrzucone
first-card = 1. karta
card-n = { $n }. karta
breaks = przerwanie
breaks-short = ryzyko
broken = Nurkowanie przerwane: te karty do siebie nie pasują
broken-yours = Twoje nurkowanie przerwane
broken-whose = { $who }: nurkowanie przerwane
broken-why = { $kind ->
        [fish] Dwie ryby jednego koloru obok siebie
        [shrimp] Dwie krewetki w rzędzie lub kolumnie
        [wave] Dwie fale w rzędzie lub kolumnie
        [net] Dwie sieci w rzędzie lub kolumnie
       *[harpoon] Dwa harpuny w rzędzie lub kolumnie
    }
broken-what = { $kind ->
        [break] 2. karta przepada, 1. jest złowiona
        [break-all] Wszystkie dołożone karty przepadają
       *[breaker] Każdy traci jedną grupę kart
    }
your-row = twój rząd
any-of = dowolne { $n } z { $all }
safe = bezpieczna
a-set = zestaw
worth = pkt
score-short = punktuj
pool = Pula
the-set = Twój zestaw
their-set = Zestaw
your-sets = Zestawy, które możesz punktować
more-sets = i jeszcze { $n } na liście
decline-card = nie brać nic
reached = długość gry osiągnięta
open-n = { $n ->
        [one] { $n } karta
        [few] { $n } karty
        [many] { $n } kart
       *[other] { $n } karty
    }
safe-n = { $n ->
        [one] { $n } karta punktowana, bezpieczna na zawsze
        [few] { $n } karty punktowane, bezpieczne na zawsze
        [many] { $n } kart punktowanych, bezpiecznych na zawsze
       *[other] { $n } karty punktowanej, bezpiecznej na zawsze
    }
about-turn = tura { $n } · do { $goal } punktów
note-open = Przy { $n } punktach zaczną się ostatnie tury
note-last = Ostatnie tury: każdy po jednej

ask-turn = Nurkować czy punktować?
line-turn = Nurkując, dokładasz karty obok siatki. Punktując, zamieniasz zestawy w punkty, których nikt nie odbierze.
ask-turn-dive = Nurkuj: dociągnij 1. kartę
line-turn-dive = Do punktowania potrzebny jest zestaw i jeszcze dwie odkryte karty.
ask-corner = Przy którym rogu zaczynasz?
line-corner = 1. karta: { $piece }. Druga będzie leżeć przy najbliższym rzędzie.
ask-depth = Wynurzyć się czy głębiej?
ask-surface = Wynurzasz się. Co bierzesz?
line-depth = Nurkowanie trwa. Weź całą kolumnę albo dowolne { $n } ze swojego rzędu.
ask-pick = Która karta następna?
line-pick = Ze swojego rzędu jeszcze { $n ->
        [one] { $n } kartę
        [few] { $n } karty
        [many] { $n } kart
       *[other] { $n } karty
    }.
ask-effects = Sieć czy harpun: kogo złapie?
ask-net = Czyją rybę zabierze twoja sieć?
ask-harpoon = Którą rybę trafi twój harpun?
line-effects = Naciśnij kartę, którą chcesz. Naciśnij samą sieć lub harpun, aby nie brać nic.
line-net = Naciśnij kartę, którą chcesz. Naciśnij samą sieć, aby nie brać nic.
line-harpoon = Naciśnij rybę, którą chcesz. Naciśnij sam harpun, aby nie brać nic.
ask-wash = Fala zabiera całą grupę. Którą?
line-wash = Fala spotkała falę i nurkowanie się przerwało. Każdy traci wszystkie odkryte karty jednego rodzaju i koloru albo wszystkie krewetki.
ask-first_set = Który zestaw punktujesz?
line-first_set = Jedna jego karta będzie warta 10 punktów. Reszta i jeszcze dwie twoje karty idą do puli.
ask-more_sets = Jeszcze zestaw czy koniec?
line-more_sets = Każdy zestaw ma własną pulę.
ask-stop = To był twój ostatni zestaw
line-stop = Z tego, co zostało, nie ma zestawu i jeszcze dwóch kart.
ask-turn_down = Którą kartę zestawu zakrywasz?
line-turn_down = Jest warta 10 punktów i nic jej już nie zabierze.
ask-give = Co dokładasz do puli?
line-give = Jeszcze { $n ->
        [one] { $n } ze swoich odkrytych kart.
        [few] { $n } ze swoich odkrytych kart.
        [many] { $n } ze swoich odkrytych kart.
       *[other] { $n } ze swoich odkrytych kart.
    }
ask-take = Którą kartę bierzesz z puli?
line-take = Każdy inny nurek bierze jedną. Co zostanie, przepada.

spot-cell = { $piece }, { $place }
spot-picked = { $piece }, już wzięta
spot-new = { $piece }, { $n }. karta nowej kolumny
spot-next = tu przyjdzie { $n }. karta{ $p ->
        [none] { "" }
       *[known] ; na { $p } % nurkowanie się przerwie
    }
spot-corner = { $place ->
        [top-left] lewy górny róg
        [top-right] prawy górny róg
        [bottom-left] lewy dolny róg
       *[bottom-right] prawy dolny róg
    }{ $p ->
        [none] { "" }
       *[known] ; na { $p } % druga karta przerwie nurkowanie
    }
spot-first = 1. karta: { $piece }
spot-deck = talia, { $n ->
        [one] { $n } karta
        [few] { $n } karty
        [many] { $n } kart
       *[other] { $n } karty
    }
spot-discards = odrzucone, { $n ->
        [one] { $n } karta
        [few] { $n } karty
        [many] { $n } kart
       *[other] { $n } karty
    }: { $what }
spot-held = { $who }: { $n }× { $piece }
spot-catch = twoja { $piece }, { $n }
spot-pool = w puli: { $n }× { $piece }
spot-coming = { $piece }, trafi do puli; naciśnij, aby ją zatrzymać
spot-set = zestaw: { $what }
spot-safe = twoje karty punktowane, { $n }
spot-no-set = punktować zestaw
spot-no-net = sieć, { $n }: nie brać nic
spot-no-harpoon = harpun, { $n }: nie brać nic
left-deck = W talii: { $n }
left-discards = Odrzucone: { $n }

cap-corner = róg, od którego zaczyna się nurkowanie
cap-dive = nurkować i schodzić głębiej
cap-column = zabrać całą kolumnę
cap-row = przejść do pierwszej karty rzędu; potem strzałki i spacja
cap-score = wyłożyć zestaw
cap-no = nie brać nic albo skończyć

# Co się właśnie stało.
banner-net = { $who } zabiera ci siecią kartę: { $piece }.
banner-wash = Fala zabiera ci: { $n }× { $piece }.
banner-reached = Masz już { $n } punktów lub więcej!
banner-reached-other = { $who } ma już { $n } punktów lub więcej.
banner-reached-line = Każdy z pozostałych ma jeszcze jedną turę.
run-fill = { $n ->
        [one] { $n } nowa karta
        [few] { $n } nowe karty
        [many] { $n } nowych kart
       *[other] { $n } nowej karty
    } w siatce: { $pieces }.
