# Reef Encounter: nazwy, zapis ruchów, wybory, punkty, powody, opisy rysunku.

title = Reef Encounter
about = Hoduj koralowce, strzeż ich krewetkami, niech pochłaniają słabsze, a najlepszymi nakarm swoją papugorybę.

option-game = Gra
option-game-basic = gra podstawowa
option-game-advanced = gra zaawansowana: bez bujnego wzrostu, z każdego zjedzonego koralowca o polipa mniej

piece-polyp = { $colour ->
        [white] biały polip
        [yellow] żółty polip
        [orange] pomarańczowy polip
        [pink] różowy polip
       *[grey] szary polip
    }
# biernik: larwę zawsze się bierze, oddaje albo zwraca
piece-larva = { $colour ->
        [white] białą larwę
        [yellow] żółtą larwę
        [orange] pomarańczową larwę
        [pink] różową larwę
       *[grey] szarą larwę
    }
piece-coral = { $colour ->
        [white] biały koralowiec
        [yellow] żółty koralowiec
        [orange] pomarańczowy koralowiec
        [pink] różowy koralowiec
       *[grey] szary koralowiec
    } ({ $n })
piece-cylinder = { $colour ->
        [blue] niebieski walec
        [green] zielony walec
        [purple] fioletowy walec
       *[red] czerwony walec
    }
piece-rock = goła skała
piece-tile = płytka { $tile } ({ $shows })

# Co się stało.
move-boards = Gra toczy się na planszach { $boards }.
move-starfish = Wszystkie płytki koralowców leżą { $side ->
        [up] rozgwiazdą do góry
       *[down] rozgwiazdą do dołu
    }.
move-first = Morze wypełnia się od strefy { $space ->
        [white] białej
        [yellow] żółtej
        [orange] pomarańczowej
        [pink] różowej
       *[grey] szarej
    }.
move-polyp = W strefie { $space ->
        [white] białej
        [yellow] żółtej
        [orange] pomarańczowej
        [pink] różowej
       *[grey] szarej
    } przybywa { $piece }.
move-start = Zaczyna { $who }.
move-deal = { $who } ciągnie z woreczka: { $piece }.
move-deal-unseen = { $who } ciągnie z woreczka polipa.
move-feed = { $who } w tajemnicy karmi papugorybę: { $piece }.
move-feed-unseen = { $who } w tajemnicy karmi papugorybę polipem.
move-larva = { $who } bierze { $piece }.
move-eat = { $who }, krewetka na { $place }: zjedzony { $piece }, { $gain ->
        [one] { $gain } polip
        [few] { $gain } polipy
        [many] { $gain } polipów
       *[other] { $gain } polipa
    } dla papugoryby, na razie za { $worth }; do woreczka wraca { $back }.
move-pass = { $who } nie je nic.
move-pay = { $who } oddaje { $piece }.
move-place = { $who } kładzie na { $place }: { $piece }{ $from ->
        [front] {" "}sprzed zasłonki
       *[hand] {""}
    }{ $grows ->
        [yes] ; koralowiec rozrasta się na D4
       *[no] {""}
    }.
move-attack = { $who } atakuje na { $place }: { $piece }{ $from ->
        [front] {" "}sprzed zasłonki
       *[hand] {""}
    } pochłania { $eaten ->
        [white] białego
        [yellow] żółtego
        [orange] pomarańczowego
        [pink] różowego
       *[grey] szarego
    }{ $grows ->
        [yes] ; koralowiec rozrasta się na D4
       *[no] {""}
    }.
move-put = { $who } wprowadza krewetkę na { $place }: { $piece }.
move-move = { $who } przesuwa krewetkę z { $from } na { $to }: { $piece }.
move-home = { $who } zabiera krewetkę z { $from } za zasłonkę.
move-hatch = { $who } wymienia pochłoniętego polipa na { $piece }.
move-swap = { $who } wymienia pochłonięty żeton ({ $piece }) na { $alga ->
        [blue] niebieski
        [green] zielony
        [purple] fioletowy
       *[red] czerwony
    } walec na morze: { $n ->
        [0] nic się nie odwraca
       *[other] teraz { $turned }
    }.
move-lock = { $who } wymienia pochłonięty żeton ({ $piece }) na { $alga ->
        [blue] niebieski
        [green] zielony
        [purple] fioletowy
       *[red] czerwony
    } walec i blokuje płytkę { $tile } ({ $locks }): { $n ->
        [0] nic się nie odwraca
       *[other] teraz { $turned }
    }.
move-grow = { $who } zwraca { $piece } i bierze polipa jej koloru.
move-take = { $who } zbiera z morza: { $pieces }.
move-bonus = Bonusowy { $piece }: { $replaced ->
        [yes] nowy przychodzi z woreczka.
       *[no] w woreczku nie ma już takiego.
    }
move-reveal = Wychodzi na jaw, czym kto karmił w tajemnicy. { $each }.

# Co można wybrać.
choose-feed = Nakarm papugorybę: { $piece }
choose-larva = Weź { $piece }
choose-eat = Zjedz z krewetką na { $place }: { $piece }, { $gain ->
        [one] { $gain } polip
        [few] { $gain } polipy
        [many] { $gain } polipów
       *[other] { $gain } polipa
    }, na razie za { $worth }
choose-pass = Nie jedz nic
choose-pay = Oddaj { $piece }
choose-place = Połóż na { $place }: { $piece }{ $from ->
        [front] {" "}sprzed zasłonki
       *[hand] {""}
    }{ $grows ->
        [yes] , wzrost na D4
       *[no] {""}
    }
choose-attack = Zaatakuj { $place }: { $piece }{ $from ->
        [front] {" "}sprzed zasłonki
       *[hand] {""}
    } pochłonie { $eaten ->
        [white] białego
        [yellow] żółtego
        [orange] pomarańczowego
        [pink] różowego
       *[grey] szarego
    }{ $grows ->
        [yes] , wzrost na D4
       *[no] {""}
    }
choose-put = Wprowadź krewetkę na { $place }: { $piece }
choose-move = Przesuń krewetkę z { $from } na { $to }: { $piece }
choose-home = Zabierz krewetkę z { $from } za zasłonkę
choose-hatch = Wymień pochłoniętego polipa na { $piece }
choose-swap = Wymień pochłonięty żeton ({ $piece }), { $alga ->
        [blue] niebieski
        [green] zielony
        [purple] fioletowy
       *[red] czerwony
    } walec na morze: { $n ->
        [0] nic się nie odwróci
       *[other] { $turned }
    }
choose-lock = Wymień pochłonięty żeton ({ $piece }), zablokuj płytkę { $tile } ({ $locks }): { $n ->
        [0] nic się nie odwróci
       *[other] { $turned }
    }
choose-grow = Zwróć { $piece } i weź polipa jej koloru
choose-take = Zakończ turę i zbierz z morza: { $pieces }

# Co zrobi ruch.
effect-paid = oddasz: { $piece }
effect-gained = zyskasz: { $pieces }
effect-to-place = możesz położyć { $n ->
        [one] { $n } polipa
        [few] { $n } polipy
        [many] { $n } polipów
       *[other] { $n } polipa
    }
effect-within-reach = { $n ->
        [0] na razie nie ma czego zaatakować
       *[other] { $n ->
            [one] można zaatakować 1 koralowca
            [few] można zaatakować { $n } koralowce
            [many] można zaatakować { $n } koralowców
           *[other] można zaatakować { $n } koralowca
        }
    }
effect-placed = { $from ->
        [front] pochłonięty polip
       *[hand] polip zza zasłonki
    }
effect-consumed = pochłonie: { $piece }{ $parts ->
        [0] , ostatni ze swojego koralowca
        [1] , zostanie koralowiec wielkości { $left }
       *[other] , koralowiec rozpadnie się na części wielkości { $left }
    }
effect-grown = rozrośnie się na D4
effect-bonus-gone = bonusowy { $piece } nie zostanie uzupełniony
effect-coral = powstanie koralowiec wielkości { $n }
effect-guarded = { $who } będzie strzec dodatkowo { $n ->
        [one] { $n } polipa
        [few] { $n } polipów
        [many] { $n } polipów
       *[other] { $n } polipa
    }
effect-unguarded = { $who } przestanie strzec { $n ->
        [one] { $n } polipa
        [few] { $n } polipów
        [many] { $n } polipów
       *[other] { $n } polipa
    }
effect-protected = będzie chronić { $n ->
        [one] { $n } polipa
        [few] { $n } polipy
        [many] { $n } polipów
       *[other] { $n } polipa
    }
effect-unprotected = przestanie chronić { $n ->
        [one] { $n } polipa
        [few] { $n } polipy
        [many] { $n } polipów
       *[other] { $n } polipa
    }
effect-on-rock = krewetka musi stąd odejść przed końcem tury
effect-sent = na morze trafi { $piece }
effect-returned = do puli wróci { $piece }
effect-locked = zablokuje płytkę { $tile } ({ $shows })
effect-turned = odwróci: { $pieces }
effect-worth = { $piece } będzie wart { $n }
effect-eaten = { $gain ->
        [one] { $gain } polip
        [few] { $gain } polipy
        [many] { $gain } polipów
       *[other] { $gain } polipa
    } dla papugoryby, na razie za { $worth }
effect-back = { $n ->
        [one] { $n } polip wróci do woreczka
        [few] { $n } polipy wrócą do woreczka
        [many] { $n } polipów wróci do woreczka
       *[other] { $n } polipa wróci do woreczka
    }
effect-shrimp-eaten = { $to ->
        [sea] krewetka trafi na planszę morza
       *[fish] krewetka też zostanie zjedzona
    }
effect-fed = na razie za { $worth }
effect-fed-unseen = jeden polip, w tajemnicy
effect-ends = zakończy grę: { $reason ->
        [tiles_locked] wszystkie płytki będą zablokowane
        [shrimps_eaten] czwarta krewetka zostanie zjedzona
        [nowhere_left] nie będzie gdzie położyć polipa
        [sea_dry] morze wyschnie
       *[too_long] trwała zbyt długo
    }

# Co potem może przyjść z woreczka.
chance-polyp = do morza trafi { $piece }: { $weight } z { $of } ({ $percent }%)
chance-bonus = { $replaced ->
        [yes] bonusowy polip zostanie uzupełniony z woreczka: { $percent }%
       *[no] bonusowego polipa nie będzie czym uzupełnić: { $percent }%
    }
chance-reveal = potem okaże się, czym kto karmił w tajemnicy

points-polyps = { $n } × { $colour ->
        [white] biały
        [yellow] żółty
        [orange] pomarańczowy
        [pink] różowy
       *[grey] szary
    } po { $value } = { $points }
points-hidden = i polip podany w tajemnicy, wart od { $low } do { $high }
points-leads = prowadzi na pewno, co najmniej o { $n }
points-may-lead = być może prowadzi
points-tie = przy remisie: pochłoniętych { $consumed }, larw { $larvae }, za zasłonką { $behind }, strzeżonych { $guarded }

reason-tiles_locked = Wszystkie dziesięć płytek koralowców jest zablokowanych.
reason-shrimps_eaten = Wszystkie cztery krewetki jednego gracza są zjedzone.
reason-nowhere_left = Nie ma już gdzie położyć polipa.
reason-sea_dry = W morzu brakuje polipa albo larwy.
reason-too_long = Gra trwała 400 tur.

# Dlaczego nie.
why-over = Gra się skończyła.
why-last-turn = W ostatniej turze można tylko zjeść koralowiec albo nic.
why-gives-nothing = Ten koralowiec w ostatniej turze nic by nie dał.
why-no-turn = Tury jeszcze się nie zaczęły.
why-not-last = Nie robić nic wolno tylko w ostatniej turze.
why-not-now = To robi się na początku gry.
why-no-polyp = Nie masz na to polipa tego koloru.
why-no-prey = Nie masz na to pochłoniętego polipa.
why-no-larva = Nie masz larwy tego koloru.
why-none-left = W tym kolorze nic już nie zostało.
why-paid-twice = W tej turze oddano już dwie larwy.
why-no-square = Polip tego koloru nie ma gdzie leżeć.
why-no-shrimp = Nie masz na to krewetki.
why-begun = Je się na początku tury albo wcale.
why-under-five = Koralowiec jest za mały: potrzeba pięciu polipów.
why-on-rock = Twoja krewetka stoi na gołej skale; najpierw przesuń ją na koralowiec albo za zasłonkę.
why-sold-out = W puli nie ma walca tego koloru.
why-locked = Ta płytka jest już zablokowana.
why-no-shrimp-at-sea = Potrzebujesz własnej krewetki na planszy morza.
why-covered = W tej turze już zablokowano płytkę.
why-last-tile = Ostatnia płytka wymaga dwóch polipów w twojej papugorybie.
why-no-board = Takiej planszy nie ma w tej grze.
why-put-once = W tej turze już wprowadzono krewetkę.
why-no-coral = Krewetkę wprowadza się na polipa, a tam go nie ma.
why-guarded = Ten koralowiec ma już krewetkę.
why-two-on-board = Na tej planszy masz już dwie krewetki.
why-pay-first = Najpierw oddaj larwę: ona wyznacza kolor, który wolno kłaść.
why-four-placed = Za tę larwę położono już cztery polipy zza zasłonki.
why-same-colour = Polip tego koloru już tam leży.
why-shrimp-there = Stoi tam krewetka.
why-weaker = Twój kolor nie pokonuje tego, który tam leży.
why-protected = Krewetka chroni swoje pole i polipy tego samego koralowca, które sąsiadują z nim bokiem, przed wszystkimi.
why-not-beside = Z tym polem nie sąsiaduje bokiem żaden koralowiec tego koloru.
why-under-two = Sąsiedni koralowiec jest za mały, by atakować: potrzeba dwóch polipów.
why-joins = Połączyłyby się dwa koralowce, z których każdy ma krewetkę.
why-tired = Ta krewetka dopiero co przyszła; najpierw zrób coś innego niż ruch krewetki.
why-same-square = Krewetka już tam stoi.
why-rock-to-rock = Z gołej skały krewetka idzie na polipa albo za zasłonkę.
why-late-for-rock = Obie larwy oddane, polipy położone: z miejsca nikt już nie skorzysta.

draw-reef_encounter = Reef Encounter:
draw-table = stół
draw-rules = zasady
draw-seats = graczy
draw-game = gra:
draw-basic = podstawowa
draw-advanced = zaawansowana
draw-asked = pytanie:
draw-boards = plansze
draw-starfish = rozgwiazda
draw-first = pierwsza-strefa
draw-lay-out = wykładanie
draw-starter = zaczynający
draw-deal = rozdawanie
draw-refill = uzupełnianie
draw-replace = wymiana
draw-reveal = ujawnienie
draw-feed = karmienie
draw-larva = larwa
draw-turn = tura
draw-last = ostatnia-tura
draw-over = koniec
draw-seat = gracz
draw-start = zaczyna:
draw-turns = rozegrano-tur:
draw-ended = zakończono:
draw-no = nie
draw-yes = tak
draw-tiles_locked = płytki-zablokowane
draw-shrimps_eaten = krewetki-zjedzone
draw-nowhere_left = brak-miejsca
draw-sea_dry = morze-puste
draw-too_long = za-długo
draw-ender = zakończył:
draw-space = strefa
draw-laid-out = wyłożono:
draw-begun = zaczęto:
draw-paid = oddano-larw:
draw-placing = kładzie:
draw-placed = położono:
draw-put = krewetka-wprowadzona:
draw-covered = płytka-zablokowana:
draw-tired = odpoczywa:
draw-colour = kolor
draw-value = wartość
draw-beats = pokonuje
draw-larvae = larwy
draw-bag = woreczek
draw-bonus = bonus
draw-in-bag = w woreczku:
draw-tile = płytka
draw-shows = pokazuje
draw-large = duży
draw-small = mały
draw-locked = zablokowana
draw-blue = niebieski
draw-green = zielony
draw-purple = fioletowy
draw-red = czerwony
draw-afloat = na morzu:
draw-shrimps = krewetek w domu
draw-eaten = zjedzono
draw-consumed = pochłonięto
draw-fish = papugoryba
draw-fed = nakarmiona
draw-hand = za zasłonką
draw-noted = znane wszystkim

# Czego teraz nie można zrobić i dlaczego.
action-eat = Zjedz koralowiec
action-pay = Hoduj koralowiec z larwą
action-place = Połóż polipa na gołej skale
action-attack = Zaatakuj koralowiec
action-put = Wprowadź krewetkę
action-move = Przesuń krewetkę
action-hatch = Wymień pochłoniętego polipa na larwę
action-swap = Wymień pochłoniętego polipa na walec
action-lock = Zablokuj płytkę
action-grow = Wymień larwę na polipa
action-take = Zakończ turę
why-no-meal = Żaden twój koralowiec nie jest dość duży: potrzeba pięciu polipów.
why-none-in = Żadna twoja krewetka nie stoi na rafie.
why-no-larvae = Nie masz żadnej larwy.
why-no-match = Nie masz polipa w kolorze swoich larw.
why-nowhere = Polipy w kolorze twoich larw nie mają gdzie leżeć.
why-no-rock = Nie ma już dla niego gołej skały.
why-no-target = Obok polipa, którego twój kolor pokonuje, nie ma jego koralowca z co najmniej dwóch polipów.
why-all-protected = Krewetki chronią wszystkie polipy, które można by zaatakować.
why-no-corals = Na rafach nie ma jeszcze żadnego koralowca.
why-all-guarded = Każdy koralowiec ma już krewetkę.
why-no-room = Koralowce bez krewetki są tylko tam, gdzie masz już dwie krewetki.
why-all-tired = Twoje krewetki dopiero co przyszły; najpierw zrób coś innego niż ruch krewetki.
