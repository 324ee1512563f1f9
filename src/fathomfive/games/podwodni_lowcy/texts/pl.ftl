# Podwodni łowcy: nazwy, wiersze dziennika, wybory, punkty, podpisy rysunku.

title = Podwodni łowcy
about = Nurkowie łowią ryby karta po karcie: zaryzykuj jeszcze jedną i zapunktuj zestawy, zanim zmyje je fala.

piece-fish = { $case ->
        [acc] { $colour ->
            [red] czerwoną { $letter }
            [green] zieloną { $letter }
           *[yellow] żółtą { $letter }
        }
        [gen] { $colour ->
            [red] czerwonej { $letter }
            [green] zielonej { $letter }
           *[yellow] żółtej { $letter }
        }
        [ins] { $colour ->
            [red] czerwoną { $letter }
            [green] zieloną { $letter }
           *[yellow] żółtą { $letter }
        }
       *[nom] { $colour ->
            [red] czerwona { $letter }
            [green] zielona { $letter }
           *[yellow] żółta { $letter }
        }
    }
piece-shrimp = { $case ->
        [acc] krewetkę
        [gen] krewetki
        [ins] krewetką
       *[nom] krewetka
    }
piece-wave = { $case ->
        [acc] falę
        [gen] fali
        [ins] falą
       *[nom] fala
    }
piece-net = { $case ->
        [acc] sieć
        [gen] sieci
        [ins] siecią
       *[nom] sieć
    }
piece-harpoon = { $case ->
        [acc] harpun
        [gen] harpuna
        [ins] harpunem
       *[nom] harpun
    }

# Co się wydarzyło.
move-start = { $who } zaczyna.
move-fill = Na pole { $place } trafia { $piece }.
move-draw = { $who } dociąga 1. kartę: { $piece_acc }.
move-lay = { $who } dokłada { $nth }. kartę: { $piece_acc }.
move-break = { $who } dokłada { $nth }. kartę: { $piece_acc }. Zanurzenie przerwane! Otrzymuje tylko 1. kartę.
move-break-all = { $who } dokłada { $nth }. kartę: { $piece_acc }. Zanurzenie przerwane! Wszystkie dołożone karty przepadają.
move-breaker = { $who } dokłada { $nth }. kartę: fala trafia na falę. Zanurzenie przerwane, a fala zmywa karty wszystkim!
move-dive = { $who } nurkuje.
move-score = { $who } zaczyna punktowanie.
move-corner = { $who } kładzie 1. kartę { $place ->
        [top-left] w lewym górnym narożniku.
        [top-right] w prawym górnym narożniku.
        [bottom-left] w lewym dolnym narożniku.
       *[bottom-right] w prawym dolnym narożniku.
    }
move-deeper = { $who } nurkuje głębiej po { $nth }. kartę.
move-column = { $who } wynurza się i bierze nową kolumnę: { $pieces_acc }.
move-pick = { $who } bierze z pola { $place } { $piece_acc }.
move-pick-new = { $who } bierze właśnie dołożoną kartę: { $piece_acc }.
move-net = { $who } zarzuca sieć, a { $other } traci { $piece_acc }.
move-no-net = { $who } nie używa sieci.
move-harpoon = { $who } łowi harpunem { $piece_acc } z pola { $place }.
move-harpoon-new = { $who } łowi harpunem { $piece_acc } z nowej kolumny.
move-no-harpoon = { $who } nie używa harpuna.
move-wash = { $who } oddaje fali { $n ->
        [1] { $piece_acc }
       *[n] { $n }× { $piece_acc }
    }.
move-set = { $who } punktuje zestaw: { $pieces }.
move-stop = { $who } kończy punktowanie.
move-down = { $who } odwraca rewersem do góry { $piece_acc }.
move-give = { $who } dokłada do puli { $piece_acc }.
move-take = { $who } bierze z puli { $piece_acc }.

# Co można wybrać.
choose-dive = Zanurkuj
choose-score = Zapunktuj zestawy
choose-corner = Połóż ją { $place ->
        [top-left] w lewym górnym narożniku
        [top-right] w prawym górnym narożniku
        [bottom-left] w lewym dolnym narożniku
       *[bottom-right] w prawym dolnym narożniku
    }
choose-deeper = Zanurkuj głębiej: dociągnij { $nth }. kartę
choose-column = Wynurz się i weź nową kolumnę: { $pieces_acc }
choose-pick = Weź z pola { $place } { $piece_acc }
choose-pick-new = Weź właśnie dołożoną kartę: { $piece_acc }
choose-net = Użyj sieci: { $other } straci { $piece_acc }
choose-no-net = Nie używaj sieci
choose-harpoon = Użyj harpuna: weź z pola { $place } { $piece_acc }
choose-harpoon-new = Użyj harpuna: weź z nowej kolumny { $piece_acc }
choose-no-harpoon = Nie używaj harpuna
choose-wash = Oddaj fali { $n ->
        [1] { $piece_acc }
       *[n] { $n }× { $piece_acc }
    }
choose-set = Zapunktuj zestaw: { $pieces }
choose-stop = Zakończ punktowanie
choose-down = Odwróć rewersem do góry { $piece_acc }
choose-give = Dołóż do puli { $piece_acc }
choose-take = Weź z puli { $piece_acc }

# Co zrobiłby ruch.
effect-clash = ryzykowne sąsiedztwo: { $pieces }
effect-wash = fala zmyje { $n ->
        [1] { $piece_acc }
       *[n] { $n }× { $piece_acc }
    }
effect-clear = fale, które się spotkały, zostaną odrzucone
effect-spend = odrzucisz { $piece_acc }
effect-steal = { $other } straci { $piece_acc }
effect-receive = { $you ->
        [yes] otrzymasz
       *[no] { $who } otrzyma
    } { $pieces_acc }
effect-discard = odrzucone karty: { $pieces }
effect-lose = stracone karty: { $pieces }
effect-act = potem możesz użyć { $pieces_gen }
effect-idle = odrzucone bez użycia: { $pieces }
effect-pick-more = potem jeszcze { $n ->
        [one] { $n } karta z tego rzędu
        [few] { $n } karty z tego rzędu
        [many] { $n } kart z tego rzędu
       *[other] { $n } karty z tego rzędu
    }
effect-set-points = jedna karta z każdego zapunktowanego zestawu jest warta { $n } punktów
effect-set-next = potem jedną z nich odwrócisz: będzie warta { $n } punktów
effect-set-missing = { $n ->
        [0] masz wtedy zestaw
       *[other] { $n ->
            [one] do zestawu brakuje ci wtedy { $n } karty
            [few] do zestawu brakuje ci wtedy { $n } kart
            [many] do zestawu brakuje ci wtedy { $n } kart
           *[other] do zestawu brakuje ci wtedy { $n } karty
        }
    }
effect-leave-set = twój zestaw pozostanie odkryty, w zasięgu sieci i fal
effect-refill = karty do luk w układzie: { $pieces }
effect-pool = karty do puli: { $pieces }
effect-secure = bezpieczna do końca gry: { $piece }
effect-reach = wymagana liczba punktów zostanie osiągnięta i zaczną się ostatnie tury
effect-over = gra się skończy
effect-renew = z odrzuconych kart powstanie nowa talia: { $n ->
        [one] { $n } karta
        [few] { $n } karty
        [many] { $n } kart
       *[other] { $n } karty
    }

# Co można dociągnąć.
chance-draw = 1. karta nie może przerwać zanurzenia
chance-fill = luki zostaną uzupełnione z talii
chance-lay = zanurzenie nie zostanie przerwane: { $percent }% (kart: { $weight } z { $of })
chance-break = zanurzenie zostanie przerwane, otrzymasz tylko 1. kartę: { $percent }% (kart: { $weight } z { $of })
chance-break-all = zanurzenie zostanie przerwane, wszystko przepadnie: { $percent }% (kart: { $weight } z { $of })
chance-breaker = fala przerwie zanurzenie i zmyje karty wszystkim: { $percent }% (kart: { $weight } z { $of })

points-down = { $n ->
        [one] { $n } zakryta karta
        [few] { $n } zakryte karty
        [many] { $n } zakrytych kart
       *[other] { $n } zakrytej karty
    } = { $points }
points-up = { $n ->
        [one] { $n } odkryta karta
        [few] { $n } odkryte karty
        [many] { $n } odkrytych kart
       *[other] { $n } odkrytej karty
    } = { $points }
points-tie = { $shrimps ->
        [one] rozstrzygnięcie remisu: { $shrimps } odkryta krewetka (im mniej, tym lepiej)
        [few] rozstrzygnięcie remisu: { $shrimps } odkryte krewetki (im mniej, tym lepiej)
        [many] rozstrzygnięcie remisu: { $shrimps } odkrytych krewetek (im mniej, tym lepiej)
       *[other] rozstrzygnięcie remisu: { $shrimps } odkrytej krewetki (im mniej, tym lepiej)
    }

reason-length = Ktoś zdobył wymaganą liczbę punktów, a pozostali rozegrali już swoją ostatnią turę.
reason-turns = Rozegrano tysiąc tur.

option-length = Długość rozgrywki
option-length-short = krótka, 25 punktów
option-length-standard = standardowa, 35 punktów
option-length-long = długa, 45 punktów

draw-podwodni_lowcy = Podwodni łowcy:
draw-table = stół
draw-rules = zasady
draw-seats = graczy
draw-length = długość-rozgrywki:
draw-short = krótka-(25)
draw-standard = standardowa-(35)
draw-long = długa-(45)
draw-asked = faza:
draw-start = początek
draw-fill = uzupełnianie
draw-draw = dociąganie
draw-turn = nurkowanie-lub-punktowanie
draw-corner = narożnik
draw-depth = głębiej-lub-wynurzenie
draw-pick = połów
draw-effects = sieci-i-harpuny
draw-wash = fala
draw-first-set = zestaw
draw-more-sets = zestaw-lub-koniec
draw-turn-down = karta-do-odwrócenia
draw-give = pierwsza-do-puli
draw-give-again = druga-do-puli
draw-take = wybór-z-puli
draw-over = koniec
draw-seat = gracz
draw-diver = tura-gracza
draw-turns = rozegrane-tury
draw-reached = wymagane-punkty-zdobył-gracz
draw-laid = dołożone-karty
draw-card = 1.-karta:
draw-picked = wybrane:
draw-nets = sieci
draw-harpoons = harpuny
draw-given = pierwsza-karta:
draw-new = nowa
draw-deck = talia
draw-discards = odrzucone
draw-pool = pula
draw-points = punkty
draw-up = odkryte
draw-down = zakryte
draw-shrimp = krewetka
draw-wave = fala
draw-net = sieć
draw-harpoon = harpun
draw-R = C
draw-G = Z
draw-Y = Ż

# Czego teraz nie można zrobić i dlaczego.
action-score = Zapunktuj zestawy
action-deeper = Zanurkuj głębiej
action-set = Zapunktuj kolejny zestaw
why-over = Gra się skończyła.
why-wait = Poczekaj, aż karty zostaną dociągnięte.
why-dive-or-score = Najpierw wybierz nurkowanie albo punktowanie.
why-dive-first = Karty ze stołu bierzesz dopiero przy wynurzeniu.
why-corner = Najpierw wybierz narożnik, w którym położysz kartę.
why-deeper-or-surface = Teraz nurkujesz głębiej albo wynurzasz się z kartami.
why-deep-enough = Podczas zanurzenia dokładasz najwyżej cztery karty.
why-row-only = Bierzesz całą nową kolumnę albo karty z rzędu, w którym leży ostatnia dołożona karta.
why-picking = Bierzesz karty z jednego rzędu: najpierw wybierz wszystkie.
why-effects = Najpierw użyj sieci i harpunów albo zrezygnuj z ich użycia.
why-net-takes = Siecią możesz zabrać innemu nurkowi tylko odkrytą rybę lub krewetkę.
why-harpoon-takes = Harpunem możesz wziąć tylko rybę ze stołu.
why-washing = Fala zabiera jedną grupę twoich odkrytych kart.
why-name-set = Najpierw wybierz zestaw, który punktujesz.
why-more-sets = Trwa punktowanie: wybierz kolejny zestaw albo zakończ.
why-turning-down = Najpierw odwróć jedną kartę zestawu rewersem do góry.
why-giving = Najpierw dołóż do puli dwie swoje odkryte karty.
why-taking = Najpierw trzeba wziąć kartę z puli.
why-no-set = Potrzebujesz zestawu i jeszcze dwóch odkrytych kart.
why-no-more-sets = To, co ci zostało, nie wystarczy już na zestaw i dwie dodatkowe karty.
why-two-more = Masz zestaw, ale poza nim potrzebujesz jeszcze dwóch odkrytych kart.
why-not-yours = Nie masz odkrytych wszystkich kart tego zestawu.
