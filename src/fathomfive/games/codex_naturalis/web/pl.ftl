box-also = { "" }
box-line = Karty natury układane róg na rogu we własną księgę.
box-feel = ukryta ręka, otwarta księga

# The board
plan = Manuskrypt: { $who }
manuscripts = manuskrypty
hand = Twoja ręka
hand-and-market = twoja ręka i rynek
hand-backs = ręka, jak ją widzisz
hand-of = ręka: { $what }
market = Rynek
turn-over = Odwróć
too-dear = brakuje:
zoom-in = powiększ
zoom-out = pomniejsz
zoom-fit = Całość
zoom-all = cały manuskrypt
follow = Śledź
follow-line = otwiera się zawsze manuskrypt, w którym właśnie się pisze
open-book = otwórz manuskrypt: { $who }
symbols-seen = widoczne symbole
side-front = awersem do góry
side-back = rewersem do góry
two-drawn = Twoje dwa cele
kept = tajny cel
worth-now = teraz { $n }
worth-secret = tajny · { $n }
later = cele w tej chwili: +{ $n } na koniec
nothing = nic
track = punkty: { $who }
starts = zaczyna rundę
laid-n = { $n ->
        [one] { $n } karta
        [few] { $n } karty
        [many] { $n } kart
       *[other] { $n } karty
    }
round = runda { $n }
note-open = koniec ogłasza { $n } punktów albo dwie puste talie
note-twenty_points = Ktoś ma { $n } punktów: dokończcie rundę, potem każdy ma ostatnią turę
note-empty_decks = Obie talie są puste: dokończcie rundę, potem każdy ma ostatnią turę
note-last = Ostatnia tura: już się nie dobiera

ask-side = Którą stroną do góry położysz kartę startową?
line-side = Awers ma cztery symbole w rogach. Na rewersie środkowe symbole zostają na zawsze.
ask-keep = Który cel zatrzymujesz?
line-keep = Do końca znasz go tylko ty. Drugi wraca.
ask-lay = Gdzie ją położysz?
line-lay = { $sort ->
        [gold] Złota karta
       *[resource] Karta zasobów
    }, { kingdom }{ $per ->
        [none] {""}
        [card] , { $n ->
            [one] { $n } punkt
            [few] { $n } punkty
            [many] { $n } punktów
           *[other] { $n } punktu
        }
        [c] , { $n } za każdy zakryty róg
        [q] , { $n } za każde widoczne pióro
        [k] , { $n } za każdy widoczny kałamarz
       *[m] , { $n } za każdy widoczny zwój
    }. Naciśnij inną kartę, aby wyłożyć tamtą.
line-lay-down = { $sort ->
        [gold] Złota karta
       *[resource] Karta zasobów
    } rewersem do góry: cztery wolne rogi i na zawsze { kingdom } pośrodku. Bez kosztu i bez punktów.
line-lay-poor = { $sort ->
        [gold] Złota karta
       *[resource] Karta zasobów
    }, { kingdom }. Jeszcze nie widać:{ missing }. Rewersem do góry jest za darmo.
line-lay-poor-down = { $sort ->
        [gold] Złota karta
       *[resource] Karta zasobów
    } rewersem do góry, bo na awers brakuje:{ missing }. Cztery wolne rogi i na zawsze { kingdom } pośrodku. Bez punktów.
missing = { $F ->
        [0] {""}
       *[n] {" "}{ $F }× grzyb
    }{ $P ->
        [0] {""}
       *[n] {" "}{ $P }× roślina
    }{ $A ->
        [0] {""}
       *[n] {" "}{ $A }× zwierzę
    }{ $I ->
        [0] {""}
       *[n] {" "}{ $I }× owad
    }
ask-draw = Którą kartę dobierasz?
line-draw = Jedną z odkrytych albo wierzchnią z talii.

kingdom = { $kingdom ->
        [fungi] grzyby
        [plant] rośliny
        [animal] zwierzęta
       *[insect] owady
    }
symbol = { $sign ->
        [F] grzyb
        [P] roślina
        [A] zwierzę
        [I] owad
        [q] pióro
        [k] kałamarz
       *[m] zwój
    }
corner = { $where ->
        [tl] lewy górny
        [tr] prawy górny
        [bl] lewy dolny
       *[br] prawy dolny
    } { $sign ->
        [empty] pusty
        [none] brak rogu
       *[symbol] { symbol }
    }
card-of = { $sort ->
        [gold] złota karta
       *[resource] karta zasobów
    }, { kingdom }
card-starter = karta startowa
card-cost = wymaga: { $what }
card-middle = pośrodku na zawsze: { $what }
card-worth = { $n ->
        [one] { $n } punkt
        [few] { $n } punkty
        [many] { $n } punktów
       *[other] { $n } punktu
    }{ $per ->
        [card] {""}
        [c] {" "}za każdy zakryty róg
        [q] {" "}za każde pióro
        [k] {" "}za każdy kałamarz
       *[m] {" "}za każdy zwój
    }
goal = cel { $card }, za każdym razem { $n }: { $what }
goal-card = { symbol } na { $x }, { $y }
laid-short = { $what } { $x }, { $y }
lacks = nie widać: { $what }{"; "}

spot-laid = { $card }; na { $x }, { $y }
spot-place = wolne miejsce { $x }, { $y }: +{ $points }, zakrywa: { $hides }
spot-blocked = miejsce { $x }, { $y }, zablokowane: karta na { $a }, { $b } nie ma tam rogu
spot-hand = karta { $n } z twojej ręki, { $side ->
        [down] rewersem
       *[up] awersem
    } do góry: { $poor }{ $card }
spot-up = odkryta: { $card }
spot-deck = { $sort ->
        [gold] talia złotych kart
       *[resource] talia kart zasobów
    }, { $n ->
        [one] { $n } karta
        [few] { $n } karty
        [many] { $n } kart
       *[other] { $n } karty
    }, na wierzchu: { $top ->
        [none] nic
        [fungi] grzyby
        [plant] rośliny
        [animal] zwierzęta
       *[insect] owady
    }; zostało w niej: { $rest }
spot-common = wspólny { $goal }; teraz wart { $n }
spot-secret = twój tajny { $goal }; teraz wart { $n }
spot-starter-front = awersem do góry: { $card }
spot-starter-back = rewersem do góry: { $card }
left-deck = { $sort ->
        [gold] Złote karty
       *[resource] Karty zasobów
    } w talii: { $n }

cap-hand = wybrać kartę z ręki
cap-over = odwrócić ją
cap-zoom = powiększyć, pomniejszyć
cap-all = zobaczyć cały manuskrypt

# Co się właśnie stało.
banner-called = Masz już { $n } punktów!
banner-called-other = { $who } ma już { $n } punktów.
banner-called-line = Runda zostanie dokończona, a potem każdy ma ostatnią turę.
banner-decks = Obie talie są puste.
banner-last = Zaczyna się ostatnia runda.
banner-last-line = Każdy kładzie jeszcze jedną kartę; już się nie dobiera.
run-deal = { $who } dobiera { $n ->
        [one] { $n } kartę
        [few] { $n } karty
        [many] { $n } kart
       *[other] { $n } karty
    }: { $pieces }.
run-top = Na wierzchu talii { $n ->
        [one] leży { $n } karta
        [few] leżą { $n } karty
        [many] leży { $n } kart
       *[other] leży { $n } karty
    }: { $pieces }.
run-turns-up = { $n ->
        [one] Odkryta zostaje { $n } karta
        [few] Odkryte zostają { $n } karty
        [many] Odkrytych zostaje { $n } kart
       *[other] Odkryte zostaje { $n } karty
    }: { $pieces }.
run-secret = { $who } otrzymuje { $n ->
        [one] { $n } cel
        [few] { $n } cele
        [many] { $n } celów
       *[other] { $n } celu
    }: { $pieces }.
run-secret-unseen = { $who } otrzymuje { $n ->
        [one] { $n } cel
        [few] { $n } cele
        [many] { $n } celów
       *[other] { $n } celu
    }.
