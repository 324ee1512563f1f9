# Podwodni łowcy: nazwy, wiersze dziennika, wybory, punkty, podpisy rysunku.

title = Podwodni łowcy
about = Nurkowie łowią ryby wzdłuż siatki kart: odważ się na jeszcze jedną kartę i punktuj zestawy, zanim zmyje je fala.

piece-fish = { $colour ->
        [red] czerwona { $letter }
        [green] zielona { $letter }
       *[yellow] żółta { $letter }
    }
piece-shrimp = krewetka
piece-wave = fala
piece-net = sieć
piece-harpoon = harpun

# Co się wydarzyło.
move-start = { $who } zaczyna.
move-fill = Nowa karta na polu { $place }: { $piece }.
move-draw = { $who } dociąga 1. kartę: { $piece }.
move-lay = { $who } dokłada { $nth }. kartę: { $piece }.
move-break = { $who } dokłada { $nth }. kartę: { $piece }. Nurkowanie przerwane! Zostaje tylko 1. karta.
move-break-all = { $who } dokłada { $nth }. kartę: { $piece }. Nurkowanie przerwane! Wszystkie dołożone karty przepadają.
move-breaker = { $who } dokłada { $nth }. kartę: fala trafia na falę. Nurkowanie przerwane, a fala zmywa karty wszystkim!
move-dive = { $who } nurkuje.
move-score = { $who } będzie punktować.
move-corner = { $who } kładzie 1. kartę { $place ->
        [top-left] przy lewym górnym rogu.
        [top-right] przy prawym górnym rogu.
        [bottom-left] przy lewym dolnym rogu.
       *[bottom-right] przy prawym dolnym rogu.
    }
move-deeper = { $who } nurkuje głębiej po { $nth }. kartę.
move-column = { $who } wynurza się z nową kolumną: { $pieces }.
move-pick = { $who } bierze z rzędu, z pola { $place }: { $piece }.
move-pick-new = { $who } bierze właśnie dołożoną kartę: { $piece }.
move-net = { $who } zarzuca sieć, a { $other } traci kartę: { $piece }.
move-no-net = { $who } nie używa sieci.
move-harpoon = { $who } trafia harpunem rybę na polu { $place }: { $piece }.
move-harpoon-new = { $who } trafia harpunem rybę z nowej kolumny: { $piece }.
move-no-harpoon = { $who } nie używa harpuna.
move-wash = { $who } traci na rzecz fali: { $n }× { $piece }.
move-set = { $who } punktuje zestaw: { $pieces }.
move-stop = { $who } kończy punktowanie.
move-down = { $who } zakrywa kartę: { $piece }.
move-give = { $who } dokłada do puli: { $piece }.
move-take = { $who } bierze z puli: { $piece }.

# Co można wybrać.
choose-dive = Zanurkować
choose-score = Punktować zestawy
choose-corner = Położyć ją { $place ->
        [top-left] przy lewym górnym rogu
        [top-right] przy prawym górnym rogu
        [bottom-left] przy lewym dolnym rogu
       *[bottom-right] przy prawym dolnym rogu
    }
choose-deeper = Zanurkować głębiej: dociągnąć { $nth }. kartę
choose-column = Wynurzyć się z nową kolumną: { $pieces }
choose-pick = Wziąć z rzędu, z pola { $place }: { $piece }
choose-pick-new = Wziąć z rzędu właśnie dołożoną kartę: { $piece }
choose-net = Sieć: { $other } straci kartę ({ $piece })
choose-no-net = Sieć: nic nie brać
choose-harpoon = Harpun: wziąć rybę z pola { $place } ({ $piece })
choose-harpoon-new = Harpun: wziąć rybę z nowej kolumny ({ $piece })
choose-no-harpoon = Harpun: nic nie brać
choose-wash = Oddać fali: { $n }× { $piece }
choose-set = Punktować: { $pieces }
choose-stop = Zakończyć punktowanie
choose-down = Zakryć: { $piece }
choose-give = Dołożyć do puli: { $piece }
choose-take = Wziąć z puli: { $piece }

# Co zrobiłby ruch.
effect-clash = grozi zderzenie z kartami: { $pieces }
effect-wash = fala zmyje: { $n }× { $piece }
effect-clear = fale, które się spotkały, zostaną odrzucone
effect-spend = po użyciu odrzucisz: { $piece }
effect-steal = { $other } straci kartę: { $piece }
effect-receive = { $who } otrzyma: { $pieces }
effect-discard = na stos odrzuconych: { $pieces }
effect-lose = stracone karty: { $pieces }
effect-act = potem można użyć: { $pieces }
effect-idle = odrzucone bez użycia: { $pieces }
effect-pick-more = potem jeszcze { $n ->
        [one] { $n } karta z tego rzędu
        [few] { $n } karty z tego rzędu
        [many] { $n } kart z tego rzędu
       *[other] { $n } karty z tego rzędu
    }
effect-set-points = jedna karta z każdego punktowanego zestawu będzie warta { $n } punktów
effect-refill = do luk w siatce: { $pieces }
effect-pool = do puli: { $pieces }
effect-secure = na zawsze bezpieczna: { $piece }
effect-reach = długość gry zostanie osiągnięta i zaczną się ostatnie tury
effect-over = gra się skończy
effect-renew = z odrzuconych kart powstanie nowa talia: { $n ->
        [one] { $n } karta
        [few] { $n } karty
        [many] { $n } kart
       *[other] { $n } karty
    }

# Co można dociągnąć.
chance-draw = 1. karta nie przerwie nurkowania
chance-fill = luki zostaną uzupełnione z talii
chance-lay = nurkowanie nie zostanie przerwane: { $weight } z { $of } kart ({ $percent }%)
chance-break = nurkowanie zostanie przerwane, otrzymasz tylko 1. kartę: { $weight } z { $of } kart ({ $percent }%)
chance-break-all = nurkowanie zostanie przerwane, wszystko przepadnie: { $weight } z { $of } kart ({ $percent }%)
chance-breaker = fala przerwie nurkowanie i zmyje karty wszystkim: { $weight } z { $of } kart ({ $percent }%)

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
        [one] przy remisie: { $shrimps } odkryta krewetka (im mniej, tym lepiej)
        [few] przy remisie: { $shrimps } odkryte krewetki (im mniej, tym lepiej)
        [many] przy remisie: { $shrimps } odkrytych krewetek (im mniej, tym lepiej)
       *[other] przy remisie: { $shrimps } odkrytej krewetki (im mniej, tym lepiej)
    }

reason-length = Ktoś osiągnął długość gry, a pozostali mieli już swoją ostatnią turę.
reason-turns = Rozegrano tysiąc tur.

option-length = Długość gry
option-length-short = krótka, 25 punktów
option-length-standard = standardowa, 35 punktów
option-length-long = długa, 45 punktów

draw-podwodni_lowcy = Podwodni łowcy:
draw-table = stół
draw-rules = zasady
draw-seats = graczy
draw-length = długość:
draw-short = krótka-(25)
draw-standard = standardowa-(35)
draw-long = długa-(45)
draw-asked = faza:
draw-start = początek
draw-fill = uzupełnianie
draw-draw = dociąganie
draw-turn = nurkowanie-lub-punktowanie
draw-corner = róg
draw-depth = głębiej-lub-wynurzenie
draw-pick = połów
draw-effects = sieci-i-harpuny
draw-wash = fala
draw-first-set = zestaw
draw-more-sets = zestaw-lub-koniec
draw-turn-down = karta-do-zakrycia
draw-give = pierwsza-do-puli
draw-give-again = druga-do-puli
draw-take = wybór-z-puli
draw-over = koniec
draw-seat = gracz
draw-diver = tura-gracza
draw-turns = rozegrane-tury
draw-reached = długość-osiągnął-gracz
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
action-score = Punktować zestawy
action-deeper = Zanurkować głębiej
action-set = Punktować następny zestaw
why-over = Gra się skończyła.
why-wait = Poczekaj, aż karty zostaną dociągnięte.
why-dive-or-score = Najpierw wybierz: nurkować czy punktować.
why-dive-first = Karty ze stołu bierze się po nurkowaniu.
why-corner = Najpierw wybierz róg, przy którym położysz kartę.
why-deeper-or-surface = Teraz nurkujesz głębiej albo wynurzasz się z kartami.
why-deep-enough = Nurkowanie ma najwyżej cztery karty.
why-row-only = Bierzesz całą nową kolumnę albo karty z rzędu ostatniej karty.
why-picking = Bierzesz karty z tego rzędu: następną wybierz od lewej do prawej.
why-effects = Najpierw użyj sieci i harpunów albo nic nimi nie bierz.
why-net-takes = Sieć zabiera odkrytą rybę lub krewetkę innemu nurkowi, jeśli masz sieć.
why-harpoon-takes = Harpun zabiera rybę ze stołu, jeśli masz harpun.
why-washing = Fala zabiera jedną grupę twoich odkrytych kart.
why-name-set = Najpierw wybierz zestaw, który punktujesz.
why-more-sets = Trwa punktowanie: wybierz następny zestaw albo zakończ.
why-turning-down = Najpierw zakryj jedną kartę zestawu.
why-giving = Najpierw dołóż do puli dwie swoje odkryte karty.
why-taking = Najpierw trzeba wziąć kartę z puli.
why-no-set = Potrzebny jest zestaw i jeszcze dwie odkryte karty.
why-no-more-sets = Z tego, co zostało, nie ma zestawu i jeszcze dwóch kart.
why-two-more = Zestaw masz, ale brakuje jeszcze dwóch odkrytych kart.
why-not-yours = Nie masz przed sobą odkrytych kart tego zestawu.
