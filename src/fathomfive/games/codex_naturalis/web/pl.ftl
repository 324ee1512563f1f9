box-also = { "" }
box-line = Układaj z kart, róg na rogu, własną księgę przyrody.
box-feel = tajne karty, otwarta księga

# The board
sea-moves = Dobieranie kart…
plan = Manuskrypt: { $who }
manuscripts = manuskrypty
hand = Karty na ręce
hand-and-market = karty na ręce i odkryte karty
hand-backs = karty na ręce (rewersy)
hand-of = karty na ręce: { $what }
market = Odkryte karty
turn-over = Odwróć
too-dear = brakuje:
zoom-in = przybliż
zoom-out = oddal
zoom-fit = Całość
zoom-all = pokaż cały manuskrypt
follow = Śledź grę
follow-line = zawsze pokazuj manuskrypt, do którego ktoś właśnie dokłada kartę
open-book = otwórz manuskrypt: { $who }
symbols-seen = widoczne symbole
side-front = awersem do góry
side-back = rewersem do góry
two-drawn = Twoje dwa cele
kept = tajny cel
worth-now = teraz { $n }
worth-secret = tajny · { $n }
later = cele jak dotąd: +{ $n } na koniec
nothing = brak
track = punkty: { $who }
starts = pierwszy gracz
laid-n = { $n ->
        [one] { $n } karta
        [few] { $n } karty
        [many] { $n } kart
       *[other] { $n } karty
    }
round = runda { $n }
note-open = Koniec gry: przy { $n } punktach albo gdy skończą się obie talie
note-twenty_points = Ktoś zdobył { $n } punktów: { $ends ->
        [yes] po tej turze każdy ma jeszcze jedną
       *[no] dokończcie rundę, potem każdy ma jeszcze jedną turę
    }
note-empty_decks = Obie talie są puste: { $ends ->
        [yes] po tej turze każdy ma jeszcze jedną
       *[no] dokończcie rundę, potem każdy ma jeszcze jedną turę
    }
note-last = Ostatnia tura: wykładasz kartę i już nie dobierasz
only-card = Na liście są tylko ruchy wybraną kartą.
ask-lay-called = Przedostatnia tura: gdzie położysz kartę?
ask-lay-last = Twoja ostatnia karta: gdzie ją położysz?
ask-draw-called = Którą kartę dobierasz na ostatnią turę?
round-called = przedostatnia runda
round-last = ostatnia runda
near = następną kartą może osiągnąć { $n } punktów
near-short = może mieć { $n }
note-near = Następną kartą ktoś może osiągnąć { $n } punktów
note-draws = { $n ->
        [one] Jeszcze { $n } dobrana karta i talie się skończą
        [few] Jeszcze { $n } dobrane karty i talie się skończą
        [many] Jeszcze { $n } dobranych kart i talie się skończą
       *[other] Jeszcze { $n } dobranej karty i talie się skończą
    }

ask-side = Którą stroną do góry położysz kartę startową?
line-side = Awers ma symbol w każdym rogu. Symboli pośrodku rewersu nigdy nie da się zakryć.
ask-keep = Który cel zatrzymujesz?
line-keep = Do końca gry znasz go tylko ty. Drugi trafia pod talię.
ask-lay = Gdzie położysz kartę?
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
        [c] , punkty za każdy róg, który zakryje: { $n }
        [q] , punkty za każde widoczne pióro: { $n }
        [k] , punkty za każdy widoczny kałamarz: { $n }
       *[m] , punkty za każdy widoczny zwój: { $n }
    }. Aby wyłożyć inną kartę, dotknij jej.
line-lay-down = { $sort ->
        [gold] Złota karta
       *[resource] Karta zasobów
    } rewersem do góry: cztery puste rogi, a pośrodku symbol { kingdom-of }, którego nic nie zakryje. Bez kosztu i bez punktów.
line-lay-poor = { $sort ->
        [gold] Złota karta
       *[resource] Karta zasobów
    }, { kingdom }. Jeszcze brakuje:{ missing }. Rewersem do góry wyłożysz ją za darmo.
line-lay-poor-down = { $sort ->
        [gold] Złota karta
       *[resource] Karta zasobów
    } rewersem do góry; do wyłożenia jej awersem do góry brakuje ci:{ missing }. Cztery puste rogi, a pośrodku symbol { kingdom-of }, którego nic nie zakryje. Bez punktów.
missing = { $F ->
        [0] {""}
       *[n] {" "}{ $F }× grzyb
    }{ $P ->
        [0] {""}
       *[n] { $F ->
            [0] {" "}
           *[n] {", "}
        }{ $P }× roślina
    }{ $A ->
        [0] {""}
       *[n] { $F ->
            [0] { $P ->
                [0] {" "}
               *[n] {", "}
            }
           *[n] {", "}
        }{ $A }× zwierzę
    }{ $I ->
        [0] {""}
       *[n] { $F ->
            [0] { $P ->
                [0] { $A ->
                    [0] {" "}
                   *[n] {", "}
                }
               *[n] {", "}
            }
           *[n] {", "}
        }{ $I }× owad
    }
ask-draw = Którą kartę dobierasz?
line-draw = Jedną z odkrytych kart albo wierzchnią kartę talii.

kingdom = { $kingdom ->
        [fungi] grzyby
        [plant] rośliny
        [animal] zwierzęta
       *[insect] owady
    }
kingdom-of = { $kingdom ->
        [fungi] grzybów
        [plant] roślin
        [animal] zwierząt
       *[insect] owadów
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
        [tl] lewy górny róg
        [tr] prawy górny róg
        [bl] lewy dolny róg
       *[br] prawy dolny róg
    }: { $sign ->
        [empty] pusty
        [none] brak
       *[symbol] { symbol }
    }
card-of = { $sort ->
        [gold] złota karta
       *[resource] karta zasobów
    }, { kingdom }
card-starter = karta startowa
card-cost = koszt: { $what }
card-middle = pośrodku, nie do zakrycia: { $what }
card-worth = { $n ->
        [one] { $n } punkt
        [few] { $n } punkty
        [many] { $n } punktów
       *[other] { $n } punktu
    }{ $per ->
        [card] {""}
        [c] {" "}za każdy róg, który zakryje ta karta
        [q] {" "}za każde widoczne pióro
        [k] {" "}za każdy widoczny kałamarz
       *[m] {" "}za każdy widoczny zwój
    }
goal = cel { $card }, punkty za każde spełnienie: { $n }; { $what }
goal-card = { symbol } na { $x }, { $y }
laid-short = { $what } na { $x }, { $y }
lacks = brakuje: { $what }{"; "}

spot-laid = { $card }; na { $x }, { $y }
spot-place = wolne miejsce { $x }, { $y }: +{ $points }, zakryte symbole: { $hides }
spot-blocked = miejsce { $x }, { $y }, zablokowane: karta na { $a }, { $b } nie ma tam rogu
spot-hand = { $n }. karta na ręce, { $side ->
        [down] rewersem
       *[up] awersem
    } do góry; { $poor }{ $card }
spot-up = odkryta: { $card }
spot-deck = { $sort ->
        [gold] talia złotych kart
       *[resource] talia kart zasobów
    }, { $n ->
        [one] { $n } karta
        [few] { $n } karty
        [many] { $n } kart
       *[other] { $n } karty
    }; na wierzchu: { $top ->
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
piece-left = { kingdom }

cap-hand = wybierz kartę z ręki
cap-over = odwróć ją
cap-zoom = przybliż, oddal
cap-all = pokaż cały manuskrypt

# Co się właśnie stało.
banner-called = Osiągasz { $n } punktów!
banner-called-other = { $who } osiąga { $n } punktów.
banner-called-line = { $ends ->
        [yes] Po tej turze każdy będzie miał jeszcze jedną, ostatnią.
       *[no] Runda zostanie dokończona, a potem każdy będzie miał ostatnią turę.
    }
banner-decks = Obie talie są puste.
banner-last = Zaczyna się ostatnia runda.
banner-last-line = Każdy kładzie jeszcze jedną kartę; kart już się nie dobiera.
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
run-secret = { $who } dobiera { $n ->
        [one] { $n } cel
        [few] { $n } cele
        [many] { $n } celów
       *[other] { $n } celu
    }: { $pieces }.
run-secret-unseen = { $who } dobiera { $n ->
        [one] { $n } cel
        [few] { $n } cele
        [many] { $n } celów
       *[other] { $n } celu
    }.
