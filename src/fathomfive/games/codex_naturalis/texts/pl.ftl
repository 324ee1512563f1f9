# Codex Naturalis: nazwy, wiersze dziennika, wybory, punkty, podpisy rysunku.

title = Codex Naturalis
about = Układaj karty róg na rogu w swój manuskrypt: co zakryjesz, tracisz, co widać, to popłaca.

piece-card = { $sort ->
        [gold] złota karta
       *[resource] karta zasobów
    } { $card } – { $kingdom ->
        [fungi] grzyby
        [plant] rośliny
        [animal] zwierzęta
       *[insect] owady
    } ({ $corners })
piece-back = { $sort ->
        [gold] złota karta
       *[resource] karta zasobów
    } – { $kingdom ->
        [fungi] grzyby
        [plant] rośliny
        [animal] zwierzęta
       *[insect] owady
    }
piece-starter = karta startowa { $card } (awers { $corners }; rewers { $back }, pośrodku { $middle })
piece-objective = cel { $card } ({ $shape }: za każdym razem { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    })

# Co się wydarzyło.
move-top = Na wierzchu talii leży teraz: { $piece }.
move-turns-up = Zostaje odkryta: { $piece }.
move-start = { $who } zaczyna.
move-starter = { $who } losuje: { $piece }.
move-front = { $who } kładzie awersem do góry: { $piece }.
move-back = { $who } kładzie rewersem do góry: { $piece }.
move-deal = { $who } dobiera: { $piece }.
move-common = Dla wszystkich wspólny jest { $piece }.
move-secret = { $who } otrzymuje: { $piece }.
move-secret-unseen = { $who } otrzymuje kartę celu.
move-keep = { $who } zatrzymuje: { $piece }.
move-keep-unseen = { $who } zatrzymuje jeden cel, a drugi zwraca.
move-lay = { $who } kładzie na { $x },{ $y } awersem do góry: { $piece }.
move-lay-down = { $who } kładzie na { $x },{ $y } rewersem do góry: { $piece }.
move-take = { $who } bierze spośród odkrytych: { $piece }.
move-draw = { $who } dobiera z talii: { $piece }.
move-reveal = Ujawniono tajne cele, w kolejności graczy: { $kept }.

# Co można wybrać.
choose-front = Awersem do góry: { $piece }
choose-back = Rewersem do góry: { $piece }
choose-keep = Zatrzymać: { $piece }
choose-lay = { $x },{ $y } awersem do góry: { $piece }
choose-lay-down = { $x },{ $y } rewersem do góry: { $piece }
choose-take = Wziąć spośród odkrytych: { $piece }
choose-draw = Dobrać z talii: { $piece }

points-cards = karty = { $points }
points-objective = cel { $card }, spełniony { $n }× ({ $sum }) = { $points }
points-so-far = cel { $card }, dotąd spełniony { $n }× ({ $sum }), na koniec wart { $worth }
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
