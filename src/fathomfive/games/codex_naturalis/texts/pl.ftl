# Codex Naturalis: nazwy, wiersze dziennika, wybory, punkty, podpisy rysunku.

title = Codex Naturalis
about = Układaj karty róg na rogu w swój manuskrypt: co zakryjesz, tracisz, a to, co widać, przynosi zysk.

# Symbole karty, środka rewersu karty startowej, celu.
sign-1 = { $sign1 ->
        [none] {""}
        [FF] 2× grzyb
        [PP] 2× roślina
        [AA] 2× zwierzę
        [II] 2× owad
        [F] grzyb
        [P] roślina
        [A] zwierzę
        [I] owad
        [q] pióro
        [k] kałamarz
       *[m] zwój
    }
sign-2 = { $sign2 ->
        [none] {""}
        [F] {", "}grzyb
        [P] {", "}roślina
        [A] {", "}zwierzę
        [I] {", "}owad
        [q] {", "}pióro
        [k] {", "}kałamarz
       *[m] {", "}zwój
    }
sign-3 = { $sign3 ->
        [none] {""}
        [F] {", "}grzyb
        [P] {", "}roślina
        [A] {", "}zwierzę
        [I] {", "}owad
        [q] {", "}pióro
        [k] {", "}kałamarz
       *[m] {", "}zwój
    }
kin-1 = { $sign1 ->
        [F] grzybów
        [P] roślin
        [A] zwierząt
       *[I] owadów
    }
kin-2 = { $sign2 ->
        [F] grzybów
        [P] roślin
        [A] zwierząt
       *[I] owadów
    }
card-short = { $sort ->
        [gold] złota karta
       *[resource] karta zasobów
    }{ $card ->
        [0] {""}
       *[n] {" "}{ $card }
    } – { $kingdom ->
        [fungi] grzyby
        [plant] rośliny
        [animal] zwierzęta
       *[insect] owady
    }
card-worth-words = { $gives ->
        [one] { $gives } punkt
        [few] { $gives } punkty
        [many] { $gives } punktów
       *[other] { $gives } punktu
    }{ $per ->
        [c] {" "}za każdy zakryty róg
        [q] {" "}za każde pióro
        [k] {" "}za każdy kałamarz
        [m] {" "}za każdy zwój
       *[card] {""}
    }
objective-words = { $what ->
        [rising] trzy karty { kin-1 } na przekątnej, wznoszącej się w prawo
        [falling] trzy karty { kin-1 } na przekątnej, opadającej w prawo
        [below-right] dwie karty { kin-1 } jedna nad drugą i karta { kin-2 } pod nimi z prawej
        [below-left] dwie karty { kin-1 } jedna nad drugą i karta { kin-2 } pod nimi z lewej
        [above-right] dwie karty { kin-1 } jedna nad drugą i karta { kin-2 } nad nimi z prawej
        [above-left] dwie karty { kin-1 } jedna nad drugą i karta { kin-2 } nad nimi z lewej
        [three] widoczne 3× { sign-1 }
        [objects] widoczne pióro, kałamarz i zwój
       *[pair] widoczne 2× { sign-1 }
    }
piece-card = { card-short } ({ $sort ->
        [gold] { card-worth-words }; wymaga { $many }× { $kingdom ->
            [fungi] grzyb
            [plant] roślina
            [animal] zwierzę
           *[insect] owad
        }{ $also ->
            [none] {""}
            [F] , grzyb
            [P] , roślina
            [A] , zwierzę
           *[I] , owad
        }{ $sign1 ->
            [none] {""}
           *[any] ; pokazuje: { sign-1 }
        }
       *[resource] { sign-1 }{ sign-2 }{ sign-3 }{ $per ->
            [none] {""}
           *[card] ; { card-worth-words }
        }
    })
piece-back = { $sort ->
        [gold] złota karta
       *[resource] karta zasobów
    } – { $kingdom ->
        [fungi] grzyby
        [plant] rośliny
        [animal] zwierzęta
       *[insect] owady
    }
corner-4 = { $sign4 ->
        [F] grzyb
        [P] roślina
        [A] zwierzę
       *[I] owad
    }
corner-5 = { $sign5 ->
        [none] {""}
        [F] {", "}grzyb
        [P] {", "}roślina
        [A] {", "}zwierzę
       *[I] {", "}owad
    }
piece-starter = karta startowa { $card } (rewers: pośrodku { sign-1 }{ sign-2 }{ sign-3 }{ $sign4 ->
        [none] {""}
       *[any] ; w rogach { corner-4 }{ corner-5 }
    }{ $missing ->
        [0] {""}
       *[n] ; brakujące rogi: { $missing }
    })
piece-objective = cel { $card } ({ objective-words }: za każdym razem { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    })

# Co się wydarzyło.
move-top = Na wierzchu talii { $sort ->
        [gold] złotych kart
       *[resource] kart zasobów
    } leży teraz { $piece }.
move-turns-up = Odkryta zostaje { $piece }.
move-start = { $who } zaczyna.
move-starter = { $who } losuje: { $piece }.
move-front = { $who } kładzie awersem do góry: { $piece }.
move-back = { $who } kładzie rewersem do góry: { $piece }.
move-deal = { $who } dobiera: { $piece }.
move-drawn = To { $piece }.
move-drawn-unseen = Która dokładnie, widzi tylko { $who }.
move-common = Dla wszystkich wspólny jest { $piece }.
move-secret = { $who } otrzymuje { $piece }.
move-secret-unseen = { $who } otrzymuje kartę celu.
move-keep = { $who } zatrzymuje { $piece }.
move-keep-unseen = { $who } zatrzymuje jeden cel, a drugi zwraca.
move-lay = { $who } kładzie na { $x },{ $y } awersem do góry: { $piece }.{ $scores ->
        [0] {""}
       *[n] {" "}+{ $scores }
    }
move-lay-down = { $who } kładzie na { $x },{ $y } rewersem do góry: { $piece }.
move-take = { $who } bierze spośród odkrytych: { $piece }.
move-draw = { $who } dobiera z talii: { $piece }.
move-reveal = Ujawniono tajne cele, w kolejności graczy: { $pieces }.

# Co można wybrać.
choose-front = Awersem do góry: w rogach grzyb, roślina, zwierzę, owad
choose-back = Rewersem do góry: { $piece }
choose-keep = Zatrzymać { $piece }
choose-lay = { $x },{ $y } awersem do góry: { card-short }
choose-lay-down = { $x },{ $y } rewersem do góry: { card-short }
choose-take = Wziąć spośród odkrytych: { $piece }
choose-draw = Dobrać z talii: { $piece }

# Co sprawi ruch i co może przyjść z talii.
piece-symbol = { $sign ->
        [F] grzyb
        [P] roślina
        [A] zwierzę
        [I] owad
        [q] pióro
        [k] kałamarz
       *[m] zwój
    }
effect-covers = { $n ->
        [one] zakryje { $n } róg
        [few] zakryje { $n } rogi
        [many] zakryje { $n } rogów
       *[other] zakryje { $n } rogu
    }
effect-hides = zniknie z widoku: { $pieces }
effect-gains = pokaże: { $pieces }
effect-opens = { $n ->
        [one] otworzy { $n } miejsce
        [few] otworzy { $n } miejsca
        [many] otworzy { $n } miejsc
       *[other] otworzy { $n } miejsca
    }
effect-closes = { $n ->
        [one] na zawsze zablokuje { $n } miejsce
        [few] na zawsze zablokuje { $n } miejsca
        [many] na zawsze zablokuje { $n } miejsc
       *[other] na zawsze zablokuje { $n } miejsca
    }
effect-objective = cel { $card } dałby na końcu { $worth ->
        [one] { $worth } punkt
        [few] { $worth } punkty
        [many] { $worth } punktów
       *[other] { $worth } punktu
    } zamiast { $before }
effect-calls = { $reason ->
        [twenty_points] { $n ->
            [one] osiągnie { $n } punkt i ogłosi koniec
            [few] osiągnie { $n } punkty i ogłosi koniec
            [many] osiągnie { $n } punktów i ogłosi koniec
           *[other] osiągnie { $n } punktu i ogłosi koniec
        }
       *[empty_decks] wyczerpie obie talie i ogłosi koniec
    }
effect-skips = nie będzie gdzie wyłożyć karty: wszystkie pozostałe tury przepadną
effect-known = wszyscy będą wiedzieć, że masz tę kartę na ręce
effect-refills = z talii zastąpi ją { $piece }
effect-gap = miejsce wśród odkrytych kart zostanie puste
effect-empties = skończy się talia { $sort ->
        [gold] złotych kart
       *[resource] kart zasobów
    }
effect-returns = pod talię trafi { $piece }
worth-or-nothing = { $per ->
        [none] bez punktów
       *[any] { card-worth-words }
    }
chance-drawn = { worth-or-nothing }: { $weight } z { $of } ({ $percent }%)
chance-drawn-unseen = jedna z możliwych kart (łącznie { $of })
chance-turns-up = odkryta zostanie karta ({ worth-or-nothing }): { $weight } z { $of } ({ $percent }%)
chance-deal = potem dobiera się karty na rękę
chance-secret = potem cele dobierze następny gracz
chance-secret-unseen = potem cele dobierze następny gracz
chance-reveal = potem zostaną ujawnione tajne cele

points-cards = karty = { $points }
points-objective = cel { $card } ({ objective-words }), spełniony { $n }× = { $points }
points-so-far = cel { $card } ({ objective-words }), dotąd spełniony { $n }×, na koniec wart { $worth }
points-tie = { $bonus ->
        [one] przy remisie: { $bonus } punkt z celów
        [few] przy remisie: { $bonus } punkty z celów
        [many] przy remisie: { $bonus } punktów z celów
       *[other] przy remisie: { $bonus } punktu z celów
    }

reason-twenty_points = Ktoś zdobył 20 punktów.
reason-empty_decks = Obie talie się wyczerpały.

draw-codex_naturalis = Codex Naturalis:
draw-table = stół
draw-rules = zasady
draw-seats = graczy
draw-asked = faza:
draw-seat = gracz
draw-deck = talia
draw-gap = miejsce
draw-start = zaczyna:
draw-stage = etap:
draw-called = ogłoszony-koniec:
draw-last = ostatnia-runda:
draw-no = nie
draw-yes = tak
draw-twenty_points = 20-punktów
draw-empty_decks = puste-talie
draw-top = na wierzchu
draw-turn-up = odkrycie
draw-starter = startowa
draw-deal = dobranie
draw-common = wspólny-cel
draw-secret = tajny-cel
draw-reveal = ujawnienie
draw-side = strona
draw-keep = wybór-celu
draw-lay = wyłożenie
draw-draw = dobieranie
draw-over = koniec
draw-decks = talie
draw-hands = ręce
draw-objectives = cele
draw-turns = tury
draw-left = zostało
draw-up = odkryte
draw-cards = karty
draw-resource = zasoby
draw-gold = złote
draw-objective = cele
draw-points = punkty
draw-hand = ręka
draw-kept = tajny cel
draw-returned = drugi
draw-manuscript = manuskrypt w kolejności wykładania
draw-card = karta
draw-corners = rogi albo co trzeba mieć
draw-cost = koszt
