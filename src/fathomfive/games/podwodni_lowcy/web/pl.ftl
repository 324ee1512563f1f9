box-also = { "" }
box-line = Dokładaj kartę za kartą obok układu, dopóki sprzyja ci szczęście.
box-feel = zestawy, sieci i fale

# The board
plan = Morze: układ kart, z każdej strony wolne miejsce
letter-red = C
letter-green = Z
letter-yellow = Ż
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
breaks = ryzyko
breaks-short = ryzyko
broken = Zanurzenie przerwane: te karty do siebie nie pasują
broken-yours = Twoje zanurzenie zostało przerwane
broken-whose = { $who }: zanurzenie przerwane
broken-why = { $kind ->
        [fish] Dwie ryby tego samego koloru obok siebie
        [shrimp] Dwie krewetki w jednym rzędzie lub kolumnie
        [wave] Dwie fale w jednym rzędzie lub kolumnie
        [net] Dwie sieci w jednym rzędzie lub kolumnie
       *[harpoon] Dwa harpuny w jednym rzędzie lub kolumnie
    }
broken-what = { $kind ->
        [break] 2. karta przepada, zostaje tylko 1. karta
        [break-all] Wszystkie dołożone karty przepadają
       *[breaker] Kto ma odkryte karty, traci jedną grupę
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
your-sets = Zestawy do zapunktowania
more-sets = i jeszcze { $n } na liście
decline-card = nic nie bierz
set-ready = zestaw do punktowania
set-near = brakuje karty do zestawu
set-peril = { $what ->
        [wave-net] zestawowi grozi: fala, sieć
        [wave] zestawowi grozi: fala
        [net] zestawowi grozi: sieć
       *[none] zestaw gotowy
    }
flags-mean = uzupełni zestaw tego nurka
reached = ma wymagane punkty
reached-short = cel ✓
open-n = { $n ->
        [one] { $n } karta
        [few] { $n } karty
        [many] { $n } kart
       *[other] { $n } karty
    }
safe-n = { $n ->
        [one] { $n } zapunktowana karta, bezpieczna przed sieciami i falami
        [few] { $n } zapunktowane karty, bezpieczne przed sieciami i falami
        [many] { $n } zapunktowanych kart, bezpiecznych przed sieciami i falami
       *[other] { $n } zapunktowanej karty, bezpiecznej przed sieciami i falami
    }
about-turn = cel: { $goal } punktów · tura { $n }
note-open = Przy { $n } punktach zaczną się ostatnie tury
note-last = Ostatnie tury: po jednej dla każdego

ask-turn = Nurkujesz czy punktujesz?
line-turn = Zanurkuj po kolejne karty albo zamień zestawy w punkty, których nikt ci nie odbierze.
ask-turn-dive = Zanurkuj: dociągnij 1. kartę
line-turn-dive = Do punktowania potrzebujesz zestawu i jeszcze dwóch odkrytych kart.
line-turn-last = To twoja ostatnia tura. Potem liczą się już tylko punkty.
ask-corner = W którym narożniku zaczynasz?
line-corner = 1. karta: { $piece }. 2. karta trafi obok najbliższego rzędu.
ask-depth = Wynurzasz się czy nurkujesz głębiej?
ask-surface = Wynurzasz się. Co bierzesz?
line-depth = Na razie jest bezpiecznie. Weź całą kolumnę albo dowolne { $n } karty ze swojego rzędu.
ask-pick = Która karta następna?
line-pick = Jeszcze { $n ->
        [one] { $n } karta
        [few] { $n } karty
        [many] { $n } kart
       *[other] { $n } karty
    } z twojego rzędu.
ask-effects = Sieć czy harpun: którą kartę bierzesz?
ask-net = Którą kartę zabierasz siecią?
ask-harpoon = Którą rybę łowisz harpunem?
line-effects = Dotknij karty, którą chcesz wziąć. Dotknij samej sieci lub harpuna, aby nic nie brać.
line-net = Dotknij karty, którą chcesz wziąć. Dotknij samej sieci, aby nic nie brać.
line-harpoon = Dotknij ryby, którą chcesz wziąć. Dotknij samego harpuna, aby nic nie brać.
ask-wash = Fala zabiera całą grupę. Którą?
line-wash = Fala trafiła na falę i przerwała zanurzenie. Każdy traci wszystkie odkryte karty jednego rodzaju i koloru albo wszystkie krewetki.
ask-first_set = Który zestaw punktujesz?
line-first_set = Jedna karta zestawu będzie warta 10 punktów. Reszta zestawu i jeszcze dwie twoje karty trafią do puli.
ask-more_sets = Punktujesz kolejny zestaw czy kończysz?
line-more_sets = Każdy zestaw ma własną pulę.
ask-stop = To był twój ostatni zestaw
line-stop = To, co ci zostało, nie wystarczy już na zestaw i dwie dodatkowe karty.
ask-turn_down = Którą kartę zestawu odwracasz rewersem do góry?
line-turn_down = Jest warta 10 punktów i nic ci jej już nie odbierze.
ask-give = Co dokładasz do puli?
line-give = { $n ->
        [one] Wybierz jeszcze { $n } swoją odkrytą kartę.
        [few] Wybierz jeszcze { $n } swoje odkryte karty.
        [many] Wybierz jeszcze { $n } swoich odkrytych kart.
       *[other] Wybierz jeszcze { $n } swojej odkrytej karty.
    }
ask-take = Którą kartę bierzesz z puli?
line-take = Każdy oprócz punktującego bierze jedną kartę. Resztę się odrzuca.

spot-cell = { $piece }, { $place }
spot-picked = { $piece }, karta już wybrana
spot-wanted = { $what }; tej karty do zestawu potrzebuje: { $who }
spot-new = { $piece }, { $n }. karta nowej kolumny
spot-next = tu trafi { $n }. karta{ $p ->
        [none] { "" }
       *[known] ; ryzyko przerwania: { $p }%
    }
spot-corner = { $place ->
        [top-left] lewy górny narożnik
        [top-right] prawy górny narożnik
        [bottom-left] lewy dolny narożnik
       *[bottom-right] prawy dolny narożnik
    }{ $p ->
        [none] { "" }
       *[known] ; ryzyko przerwania przy 2. karcie: { $p }%
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
spot-catch = w twoim połowie: { $n }× { $piece }
spot-pool = w puli: { $n }× { $piece }
spot-coming = { $piece }, trafi do puli; dotknij, aby ją zatrzymać
spot-set = zestaw: { $what }
spot-safe = twoje zapunktowane karty, { $n }
spot-no-set = zapunktuj zestaw
spot-no-net = { $n }× sieć: nic nie bierz
spot-no-harpoon = { $n }× harpun: nic nie bierz
left-deck = W talii: { $n }
left-discards = Odrzucone: { $n }

cap-corner = zacznij nurkować w tym narożniku
cap-dive = zanurkuj albo nurkuj głębiej
cap-column = weź całą kolumnę
cap-row = przejdź do pierwszej karty rzędu, potem użyj strzałek i spacji
cap-score = zapunktuj zestaw
cap-no = nic nie bierz albo zakończ punktowanie

# Co się właśnie stało.
banner-net = { $who } zabiera ci siecią kartę: { $piece_acc }.
banner-wash = Fala zabiera ci { $n ->
        [1] { $piece_acc }
       *[n] { $n }× { $piece_acc }
    }.
banner-reached = Masz już co najmniej { $n } punktów!
banner-reached-other = { $who } ma już co najmniej { $n } punktów.
banner-reached-line = { $n ->
        [1] Drugi nurek ma jeszcze jedną turę.
       *[n] Każdy z pozostałych ma jeszcze jedną turę.
    }
banner-reached-yours = Masz jeszcze jedną, ostatnią turę.
run-fill = { $n ->
        [one] { $n } nowa karta
        [few] { $n } nowe karty
        [many] { $n } nowych kart
       *[other] { $n } nowej karty
    } w układzie: { $pieces }.
