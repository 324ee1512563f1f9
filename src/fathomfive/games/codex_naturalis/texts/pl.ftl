# Codex Naturalis: nazwy, wiersze dziennika, wybory, punkty, podpisy rysunku.

title = Codex Naturalis
about = Ułóż z kart manuskrypt, róg na rogu: co zakryjesz, tracisz, a co pozostanie widoczne, przyniesie zysk.
the-table = talia

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
many-1 = { $sign1 ->
        [F] symbole grzybów
        [P] symbole roślin
        [A] symbole zwierząt
        [I] symbole owadów
        [q] pióra
        [k] kałamarze
       *[m] zwoje
    }
card-short = { $sort ->
        [gold] złota karta
       *[resource] karta zasobów
    }{ $card ->
        [0] {""}
       *[n] {" "}{ $card }
    } ({ $kingdom ->
        [fungi] grzyby
        [plant] rośliny
        [animal] zwierzęta
       *[insect] owady
    })
card-worth-words = { $gives ->
        [one] { $gives } punkt
        [few] { $gives } punkty
        [many] { $gives } punktów
       *[other] { $gives } punktu
    }{ $per ->
        [c] {" "}za każdy róg, który zakryje ta karta
        [q] {" "}za każde widoczne pióro
        [k] {" "}za każdy widoczny kałamarz
        [m] {" "}za każdy widoczny zwój
       *[card] {""}
    }
objective-words = { $what ->
        [rising] trzy karty { kin-1 } na przekątnej wznoszącej się w prawo
        [falling] trzy karty { kin-1 } na przekątnej opadającej w prawo
        [below-right] dwie karty { kin-1 }, jedna nad drugą, i karta { kin-2 } pod nimi z prawej
        [below-left] dwie karty { kin-1 }, jedna nad drugą, i karta { kin-2 } pod nimi z lewej
        [above-right] dwie karty { kin-1 }, jedna nad drugą, i karta { kin-2 } nad nimi z prawej
        [above-left] dwie karty { kin-1 }, jedna nad drugą, i karta { kin-2 } nad nimi z lewej
        [three] 3 widoczne { many-1 }
        [objects] widoczne pióro, kałamarz i zwój
       *[pair] 2 widoczne { many-1 }
    }
piece-card = { $case ->
        [acc] { $sort ->
            [gold] złotą kartę
           *[resource] kartę zasobów
        }
        [gen] { $sort ->
            [gold] złotej karty
           *[resource] karty zasobów
        }
        [ins] { $sort ->
            [gold] złotą kartą
           *[resource] kartą zasobów
        }
       *[nom] { $sort ->
            [gold] złota karta
           *[resource] karta zasobów
        }
    } { $card } ({ $kingdom ->
        [fungi] grzyby
        [plant] rośliny
        [animal] zwierzęta
       *[insect] owady
    }; { $sort ->
        [gold] { card-worth-words }; koszt: { $many }× { $kingdom ->
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
           *[any] ; w rogu: { sign-1 }
        }
       *[resource] symbole: { sign-1 }{ sign-2 }{ sign-3 }{ $per ->
            [none] {""}
           *[card] ; { card-worth-words }
        }
    })
piece-back = { $case ->
        [acc] { $sort ->
            [gold] złotą kartę
           *[resource] kartę zasobów
        }
        [gen] { $sort ->
            [gold] złotej karty
           *[resource] karty zasobów
        }
        [ins] { $sort ->
            [gold] złotą kartą
           *[resource] kartą zasobów
        }
       *[nom] { $sort ->
            [gold] złota karta
           *[resource] karta zasobów
        }
    } ({ $kingdom ->
        [fungi] grzyby
        [plant] rośliny
        [animal] zwierzęta
       *[insect] owady
    })
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
piece-starter = { $case ->
        [acc] kartę startową
        [gen] karty startowej
        [ins] kartą startową
       *[nom] karta startowa
    } { $card } (na rewersie pośrodku: { sign-1 }{ sign-2 }{ sign-3 }{ $sign4 ->
        [none] {""}
       *[any] ; w rogach: { corner-4 }{ corner-5 }
    }{ $missing ->
        [0] {""}
       *[n] ; bez { $missing } rogów
    })
piece-objective = { $case ->
        [gen] celu
        [ins] celem
       *[nom] cel
    } { $card } ({ objective-words }; za każde spełnienie { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    })

# Co się wydarzyło.
move-top = Na wierzchu talii { $sort ->
        [gold] złotych kart
       *[resource] kart zasobów
    }: { $kingdom ->
        [fungi] grzyby
        [plant] rośliny
        [animal] zwierzęta
       *[insect] owady
    }.
move-turns-up = Odkryto { $piece_acc }.
move-start = { $who } zaczyna.
move-starter = { $who } losuje { $piece_acc }.
move-front = { $who } kładzie kartę startową awersem do góry.
move-back = { $who } kładzie kartę startową rewersem do góry.
move-deal = { $who } dobiera { $piece_acc }.
move-drawn = To { $piece }.
move-drawn-unseen = Tylko { $who } widzi, która to karta.
move-common = Wspólny dla wszystkich: { $piece }.
move-secret = { $who } dobiera { $piece_acc }.
move-secret-unseen = { $who } dobiera kartę celu.
move-keep = { $who } zatrzymuje { $piece_acc }.
move-keep-unseen = { $who } zatrzymuje jeden cel, a drugi zwraca.
move-lay = { $who } kładzie { $piece_acc } awersem do góry na { $x }, { $y }{ $scores ->
        [0] {""}
       *[n] { $scores ->
            [one] {" "}i zdobywa { $scores } punkt
            [few] {" "}i zdobywa { $scores } punkty
            [many] {" "}i zdobywa { $scores } punktów
           *[other] {" "}i zdobywa { $scores } punktu
        }
    }.
move-lay-down = { $who } kładzie { $piece_acc } rewersem do góry na { $x }, { $y }.
move-take = { $who } bierze odkrytą { $piece_acc }.
move-draw = { $who } dobiera z talii { $piece_acc }.
move-reveal = Ujawniono tajne cele. { $each }.

# Co można wybrać.
choose-front = Awersem do góry: w rogach grzyb, roślina, zwierzę, owad
choose-back = Rewersem do góry: { $piece }
choose-keep = Zatrzymaj { $piece_acc }
choose-lay = Na { $x }, { $y } awersem do góry: { card-short }
choose-lay-down = Na { $x }, { $y } rewersem do góry: { card-short }
choose-take = Weź odkrytą { $piece_acc }
choose-draw = Dobierz z talii { $piece_acc }

# Co sprawi ruch i co może przyjść z talii.
piece-symbol = { $case ->
        [acc] { $sign ->
            [F] grzyba
            [P] roślinę
            [A] zwierzę
            [I] owada
            [q] pióro
            [k] kałamarz
           *[m] zwój
        }
       *[nom] { $sign ->
            [F] grzyb
            [P] roślina
            [A] zwierzę
            [I] owad
            [q] pióro
            [k] kałamarz
           *[m] zwój
        }
    }
effect-covers = { $n ->
        [one] zakryjesz { $n } róg
        [few] zakryjesz { $n } rogi
        [many] zakryjesz { $n } rogów
       *[other] zakryjesz { $n } rogu
    }
effect-hides = stracisz { $pieces_acc }
effect-gains = zyskasz { $pieces_acc }
effect-opens = { $n ->
        [one] otworzysz { $n } miejsce
        [few] otworzysz { $n } miejsca
        [many] otworzysz { $n } miejsc
       *[other] otworzysz { $n } miejsca
    }
effect-closes = { $n ->
        [one] na zawsze zablokujesz { $n } miejsce
        [few] na zawsze zablokujesz { $n } miejsca
        [many] na zawsze zablokujesz { $n } miejsc
       *[other] na zawsze zablokujesz { $n } miejsca
    }
effect-objective = cel { $card } dałby na końcu { $worth ->
        [one] { $worth } punkt
        [few] { $worth } punkty
        [many] { $worth } punktów
       *[other] { $worth } punktu
    } zamiast { $before }
effect-calls = { $reason ->
        [twenty_points] { $n ->
            [one] osiągniesz { $n } punkt i wywołasz koniec gry
            [few] osiągniesz { $n } punkty i wywołasz koniec gry
            [many] osiągniesz { $n } punktów i wywołasz koniec gry
           *[other] osiągniesz { $n } punktu i wywołasz koniec gry
        }
       *[empty_decks] opróżnisz drugą talię i wywołasz koniec gry
    }
effect-skips = nie będzie już gdzie wyłożyć karty: wszystkie twoje pozostałe tury przepadną
effect-known = wszyscy będą wiedzieć, że masz tę kartę na ręce
effect-refills = z talii zastąpi ją { $piece }
effect-gap = miejsce wśród odkrytych kart zostanie puste
effect-empties = skończy się talia { $sort ->
        [gold] złotych kart
       *[resource] kart zasobów
    }
effect-returns = pod talię trafi { $piece }
effect-could-lay = { $n ->
        [0] tę kartę można będzie położyć w następnej turze awersem do góry
       *[other] { $n ->
            [one] tę kartę można będzie położyć w następnej turze awersem do góry za { $n } punkt
            [few] tę kartę można będzie położyć w następnej turze awersem do góry za { $n } punkty
            [many] tę kartę można będzie położyć w następnej turze awersem do góry za { $n } punktów
           *[other] tę kartę można będzie położyć w następnej turze awersem do góry za { $n } punktu
        }
    }
effect-could-meet = położona w następnej turze karta mogłaby przynieść { $n ->
        [one] { $n } punkt
        [few] { $n } punkty
        [many] { $n } punktów
       *[other] { $n } punktu
    } za cel { $card }
effect-could-score = { $n ->
        [one] { $n } z { $of } możliwych kart mogłaby zapunktować w następnej turze
        [few] { $n } z { $of } możliwych kart mogłyby zapunktować w następnej turze
        [many] { $n } z { $of } możliwych kart mogłoby zapunktować w następnej turze
       *[other] { $n } z { $of } możliwych kart mogłoby zapunktować w następnej turze
    }
effect-unpaid = brakuje ci jeszcze widocznych symboli, których wymaga ta karta
effect-helps = pokazuje symbole, których brakuje ci jeszcze na { $pieces_acc }
worth-or-nothing = { $per ->
        [none] bez punktów
       *[any] { card-worth-words }
    }
chance-drawn = karta z talii: { worth-or-nothing } – { $percent }% ({ $weight } z { $of })
chance-drawn-unseen = możliwe karty: { $of }
chance-turns-up = nowa odkryta karta: { worth-or-nothing } – { $percent }% ({ $weight } z { $of })
chance-deal = potem dobierzesz karty na rękę
chance-secret = potem cele dobierze następny gracz
chance-secret-unseen = potem cele dobierze następny gracz
chance-reveal = potem zostaną ujawnione tajne cele

points-cards = za karty: { $points }
points-objective = cel { $card } ({ objective-words }), spełniony { $n }×:{"\u00A0"}{ $points }
points-so-far = cel { $card } ({ objective-words }), dotąd spełniony { $n }×, na koniec wart { $worth }
points-tie = rozstrzygnięcie remisu: punkty za cele, { $bonus }

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
draw-start = pierwszy gracz:
draw-stage = etap:
draw-called = koniec wywołany:
draw-last = ostatnia runda:
draw-no = nie
draw-yes = tak
draw-twenty_points = 20 punktów
draw-empty_decks = puste talie
draw-top = na wierzchu
draw-turn-up = odkrycie karty
draw-starter = karta startowa
draw-deal = dobranie na rękę
draw-common = wspólny cel
draw-secret = tajny cel
draw-reveal = ujawnienie celów
draw-side = wybór strony
draw-keep = wybór celu
draw-lay = wyłożenie karty
draw-draw = dobranie karty
draw-over = koniec
draw-decks = talie
draw-hands = rozdanie
draw-objectives = cele
draw-turns = tury
draw-left = zostało
draw-up = odkryte
draw-cards = karty
draw-resource = zasoby
draw-gold = złote
draw-objective = cele
draw-points = punkty
draw-hand = na ręce
draw-kept = tajny cel
draw-returned = zwrócony
draw-manuscript = manuskrypt, karty w kolejności wyłożenia
draw-card = karta
draw-corners = rogi albo cel
draw-cost = koszt
draw-F = G
draw-P = R
draw-A = Z
draw-I = O
draw-q = p
draw-k = k
draw-m = z
draw-o = ·
draw-r = z
draw-g = zł
draw-c = róg

# Czego teraz nie można zrobić i dlaczego.
action-lay = Połóż kartę awersem do góry
action-lay-down = Połóż kartę rewersem do góry
action-take = Weź odkrytą kartę
action-draw = Dobierz z talii
why-over = Gra się skończyła.
why-lay-first = Najpierw wyłóż kartę, potem dobierzesz.
why-draw-now = Karta jest wyłożona. Teraz dobierz jedną.
why-set-up = Trwa jeszcze przygotowanie gry. Najpierw dokonaj wyboru.
why-gone = Nie ma tam już karty.
why-objective-before = Tajny cel możesz wybrać tylko na początku gry.
why-side-before = Stronę karty startowej możesz wybrać tylko na początku gry.
why-no-corner = Nie można tu położyć żadnej karty: wolno zakrywać tylko widoczne rogi.
why-taken = Tu już leży karta. Nową kładzie się na wolnym miejscu tak, by zakryła co najmniej jeden widoczny róg.
why-blocked = Sąsiednia karta nie ma tu rogu, więc nigdy nic tu nie położysz.
why-needs-more = Brakuje ci widocznych symboli, których wymaga ta karta. Położona rewersem do góry nie wymaga żadnych.
why-no-card = Brakuje ci widocznych symboli, których wymagają karty na twojej ręce.
why-no-place = W twoim manuskrypcie nie ma już wolnego miejsca.
why-none-up = Nie ma już żadnej odkrytej karty.
why-decks-empty = Obie talie są puste.
