# Reef Encounter: nazwy, zapis ruchów, wybory, punkty, powody, opisy rysunku.

title = Reef Encounter
about = Hoduj koralowce, strzeż ich krewetkami, pozwól im pochłaniać słabsze, a najlepszymi nakarm swoją papugorybę.

option-game = Gra
option-game-basic = gra podstawowa
option-game-advanced = gra zaawansowana: bez bujnego wzrostu, z każdego zjedzonego koralowca o polipa mniej

piece-polyp = { $case ->
        [acc] { $colour ->
            [white] białego polipa
            [yellow] żółtego polipa
            [orange] pomarańczowego polipa
            [pink] różowego polipa
           *[grey] szarego polipa
        }
        [gen] { $colour ->
            [white] białego polipa
            [yellow] żółtego polipa
            [orange] pomarańczowego polipa
            [pink] różowego polipa
           *[grey] szarego polipa
        }
        [ins] { $colour ->
            [white] białym polipem
            [yellow] żółtym polipem
            [orange] pomarańczowym polipem
            [pink] różowym polipem
           *[grey] szarym polipem
        }
       *[nom] { $colour ->
            [white] biały polip
            [yellow] żółty polip
            [orange] pomarańczowy polip
            [pink] różowy polip
           *[grey] szary polip
        }
    }
piece-larva = { $case ->
        [acc] { $colour ->
            [white] białą larwę
            [yellow] żółtą larwę
            [orange] pomarańczową larwę
            [pink] różową larwę
           *[grey] szarą larwę
        }
       *[nom] { $colour ->
            [white] biała larwa
            [yellow] żółta larwa
            [orange] pomarańczowa larwa
            [pink] różowa larwa
           *[grey] szara larwa
        }
    }
piece-coral = { $case ->
        [acc] { $colour ->
            [white] białego koralowca
            [yellow] żółtego koralowca
            [orange] pomarańczowego koralowca
            [pink] różowego koralowca
           *[grey] szarego koralowca
        }
        [ins] { $colour ->
            [white] białym koralowcem
            [yellow] żółtym koralowcem
            [orange] pomarańczowym koralowcem
            [pink] różowym koralowcem
           *[grey] szarym koralowcem
        }
       *[nom] { $colour ->
            [white] biały koralowiec
            [yellow] żółty koralowiec
            [orange] pomarańczowy koralowiec
            [pink] różowy koralowiec
           *[grey] szary koralowiec
        }
    } ({ $n })
piece-cylinder = { $colour ->
        [blue] niebieski walec
        [green] zielony walec
        [purple] fioletowy walec
       *[red] czerwony walec
    }
piece-rock = { $case ->
        [acc] gołą skałę
       *[nom] goła skała
    }
piece-beats = { $strong ->
        [white] biały
        [yellow] żółty
        [orange] pomarańczowy
        [pink] różowy
       *[grey] szary
    } pokonuje { $weak ->
        [white] biały
        [yellow] żółty
        [orange] pomarańczowy
        [pink] różowy
       *[grey] szary
    }
piece-tile = płytka { $tile } ({ piece-beats })

# Co się stało.
move-boards = Rafy w grze: { $reefs }.
move-starfish = Wszystkie płytki koralowców leżą { $side ->
        [up] rozgwiazdą do góry
       *[down] rozgwiazdą do dołu
    }.
move-first = Morze zapełnia się od strefy { $space ->
        [white] białej
        [yellow] żółtej
        [orange] pomarańczowej
        [pink] różowej
       *[grey] szarej
    }.
move-polyp = Do strefy { $space ->
        [white] białej
        [yellow] żółtej
        [orange] pomarańczowej
        [pink] różowej
       *[grey] szarej
    } trafia { $piece }.
move-start = Zaczyna { $who }.
move-deal = { $who } losuje z woreczka { $piece_acc }.
move-deal-unseen = { $who } losuje z woreczka polipa.
move-feed = { $who } w tajemnicy karmi papugorybę { $piece_ins }.
move-feed-unseen = { $who } w tajemnicy karmi papugorybę polipem.
move-larva = { $who } bierze { $piece_acc }.
move-eat = { $who } karmi papugorybę { $piece_ins } z krewetką na { $square } (rafa { $reef }). Papugoryba dostaje { $gain ->
        [one] { $gain } polipa, teraz wartego { $worth } pkt
        [few] { $gain } polipy, teraz warte łącznie { $worth } pkt
        [many] { $gain } polipów, teraz wartych łącznie { $worth } pkt
       *[other] { $gain } polipa, teraz wartego { $worth } pkt
    }; do woreczka { $back ->
        [one] wraca { $back }
        [few] wracają { $back }
        [many] wraca { $back }
       *[other] wraca { $back }
    }.
move-pass = { $who } nic nie je.
move-pay = { $who } oddaje { $piece_acc }.
move-place = { $who } kładzie { $from ->
        [front] pochłoniętego { $piece_acc }
       *[hand] { $piece_acc }
    } na { $square } (rafa { $reef }){ $grows ->
        [yes] , a koralowiec rozrasta się na D4
       *[no] {""}
    }.
move-attack = { $who } atakuje { $square } (rafa { $reef }): { $from ->
        [front] pochłonięty { $piece }
       *[hand] { $piece }
    } pochłania { $eaten ->
        [white] białego
        [yellow] żółtego
        [orange] pomarańczowego
        [pink] różowego
       *[grey] szarego
    }{ $grows ->
        [yes] , a koralowiec rozrasta się na D4
       *[no] {""}
    }.
move-put = { $who } wprowadza krewetkę na { $piece_acc }, pole { $square } (rafa { $reef }).
move-move = { $who } przesuwa krewetkę z { $from_square } (rafa { $from_reef }) na { $piece_acc }, pole { $square } (rafa { $reef }).
move-home = { $who } zabiera krewetkę z { $from_square } (rafa { $from_reef }) z powrotem za zasłonkę.
move-hatch = { $who } wymienia pochłoniętego polipa na { $piece_acc }.
move-swap = { $who } wymienia pochłoniętego { $piece_acc } na { $alga ->
        [blue] niebieski
        [green] zielony
        [purple] fioletowy
       *[red] czerwony
    } walec i kładzie go na morzu: { $n ->
        [0] nic się nie odwraca
       *[other] teraz { $now }
    }.
move-lock = { $who } wymienia pochłoniętego { $piece_acc } na { $alga ->
        [blue] niebieski
        [green] zielony
        [purple] fioletowy
       *[red] czerwony
    } walec i blokuje płytkę { $tile } ({ $kept }): { $n ->
        [0] nic innego się nie odwraca
       *[other] teraz { $now }
    }.
move-grow = { $who } zwraca { $piece_acc } i bierze polipa tego samego koloru.
move-take = { $who } zbiera z morza { $pieces_acc }.
move-bonus = { $replaced ->
        [yes] Na miejsce bonusowego { $piece_gen } trafia nowy z woreczka.
       *[no] Miejsce bonusowego { $piece_gen } zostaje puste: w woreczku nie ma już takiego.
    }
move-reveal = Wychodzi na jaw, czym kto w tajemnicy nakarmił papugorybę. { $each }.

# Co można wybrać.
choose-feed = Nakarm papugorybę { $piece_ins }
choose-larva = Weź { $piece_acc }
choose-eat = Zjedz { $piece_acc } z krewetką na { $square } (rafa { $reef }): { $gain ->
        [one] { $gain } polip, teraz wart { $worth } pkt
        [few] { $gain } polipy, teraz warte łącznie { $worth } pkt
        [many] { $gain } polipów, teraz wartych łącznie { $worth } pkt
       *[other] { $gain } polipa, teraz wartego { $worth } pkt
    }
choose-pass = Nic nie jedz
choose-pay = Oddaj { $piece_acc }
choose-place = Połóż { $from ->
        [front] pochłoniętego { $piece_acc }
       *[hand] { $piece_acc }
    } na { $square } (rafa { $reef }){ $grows ->
        [yes] , a koralowiec rozrośnie się na D4
       *[no] {""}
    }
choose-attack = Zaatakuj { $square } (rafa { $reef }): { $from ->
        [front] pochłonięty { $piece }
       *[hand] { $piece }
    } pochłonie { $eaten ->
        [white] białego
        [yellow] żółtego
        [orange] pomarańczowego
        [pink] różowego
       *[grey] szarego
    }{ $grows ->
        [yes] , a koralowiec rozrośnie się na D4
       *[no] {""}
    }
choose-put = Wprowadź krewetkę na { $piece_acc }, pole { $square } (rafa { $reef })
choose-move = Przesuń krewetkę z { $from_square } (rafa { $from_reef }) na { $piece_acc }, pole { $square } (rafa { $reef })
choose-home = Zabierz krewetkę z { $from_square } (rafa { $from_reef }) z powrotem za zasłonkę
choose-hatch = Wymień pochłoniętego polipa na { $piece_acc }
choose-swap = Wymień pochłoniętego { $piece_acc } na { $alga ->
        [blue] niebieski
        [green] zielony
        [purple] fioletowy
       *[red] czerwony
    } walec i połóż go na morzu: { $n ->
        [0] nic się nie odwróci
       *[other] { $now }
    }
choose-lock = Wymień pochłoniętego { $piece_acc } na { $alga ->
        [blue] niebieski
        [green] zielony
        [purple] fioletowy
       *[red] czerwony
    } walec i zablokuj płytkę { $tile } ({ $kept }): { $n ->
        [0] nic innego się nie odwróci
       *[other] { $now }
    }
choose-grow = Zwróć { $piece_acc } i weź polipa tego samego koloru
choose-take = Zakończ turę i zbierz z morza { $pieces_acc }

# Co zrobi ruch.
effect-paid = oddasz { $piece_acc }
effect-gained = zyskasz { $pieces_acc }
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
effect-consumed = pochłonie { $piece_acc }{ $parts ->
        [0] , ostatniego w tym koralowcu
        [1] , zostanie koralowiec wielkości { $left }
       *[other] , koralowiec rozpadnie się na części wielkości { $left }
    }
effect-grown = koralowiec rozrośnie się na D4
effect-bonus-gone = bonusowego { $piece_gen } nie będzie już czym zastąpić
effect-coral = { $n ->
        [one] powstanie nowy koralowiec
        [few] powstanie koralowiec wielkości { $n }
        [many] powstanie koralowiec wielkości { $n }
       *[other] powstanie koralowiec wielkości { $n }
    }
effect-guarded = { $you ->
        [yes] zaczniesz
       *[no] { $who } zacznie
    } strzec { $n ->
        [one] { $n } polipa
        [few] { $n } polipów
        [many] { $n } polipów
       *[other] { $n } polipa
    }
effect-unguarded = { $you ->
        [yes] przestaniesz
       *[no] { $who } przestanie
    } strzec { $n ->
        [one] { $n } polipa
        [few] { $n } polipów
        [many] { $n } polipów
       *[other] { $n } polipa
    }
effect-protected = krewetka ochroni { $n ->
        [one] { $n } polipa
        [few] { $n } polipy
        [many] { $n } polipów
       *[other] { $n } polipa
    }
effect-unprotected = krewetka przestanie chronić { $n ->
        [one] { $n } polipa
        [few] { $n } polipy
        [many] { $n } polipów
       *[other] { $n } polipa
    }
effect-on-rock = krewetka musi stąd odejść przed końcem tury
effect-sent = na morze trafi { $piece }
effect-returned = do puli wróci { $piece }
effect-locked = płytka { $tile } nigdy się już nie odwróci
effect-turned = odwrócisz { $n ->
        [one] { $n } płytkę
        [few] { $n } płytki
        [many] { $n } płytek
       *[other] { $n } płytki
    }
effect-worth = { $piece } będzie wart { $n } pkt
effect-eaten = papugoryba dostanie { $gain ->
        [one] { $gain } polipa, teraz wartego { $worth } pkt
        [few] { $gain } polipy, teraz warte łącznie { $worth } pkt
        [many] { $gain } polipów, teraz wartych łącznie { $worth } pkt
       *[other] { $gain } polipa, teraz wartego { $worth } pkt
    }
effect-back = { $n ->
        [one] { $n } polip wróci do woreczka
        [few] { $n } polipy wrócą do woreczka
        [many] { $n } polipów wróci do woreczka
       *[other] { $n } polipa wróci do woreczka
    }
effect-shrimp-eaten = { $to ->
        [sea] krewetka trafi na planszę morza
       *[fish] papugoryba zje też krewetkę
    }
effect-fed = teraz wart { $worth } pkt
effect-fed-unseen = jeden polip, w tajemnicy
effect-ends = gra się skończy: { $reason ->
        [tiles_locked] wszystkie płytki będą zablokowane
        [shrimps_eaten] twoja czwarta krewetka zostanie zjedzona
        [nowhere_left] nie będzie gdzie położyć polipa
        [sea_dry] morza nie da się uzupełnić
       *[too_long] rozegrano już zbyt wiele tur
    }

# Co potem może przyjść z woreczka.
chance-polyp = na morze trafi { $piece }: { $percent }% ({ $weight }/{ $of })
chance-bonus = { $replaced ->
        [yes] na miejsce bonusowego polipa trafi nowy z woreczka: { $percent }%
       *[no] bonusowego polipa nie będzie czym zastąpić: { $percent }%
    }
chance-reveal = potem okaże się, czym kto w tajemnicy nakarmił papugorybę

points-polyps = { $n } × { $colour ->
        [white] biały
        [yellow] żółty
        [orange] pomarańczowy
        [pink] różowy
       *[grey] szary
    } po { $value } = { $points }
points-hidden = { $sure ->
        [yes] i polip podany w tajemnicy, wart { $low } pkt
       *[no] i polip podany w tajemnicy, wart od { $low } do { $high } pkt
    }
points-leads = na pewno prowadzi, co najmniej o { $n }
points-may-lead = być może prowadzi
points-tie = rozstrzygnięcie remisu (pochłonięte: { $consumed }, larwy: { $larvae }, za zasłonką: { $behind }, strzeżone: { $guarded })

reason-tiles_locked = Wszystkie dziesięć płytek koralowców jest zablokowanych.
reason-shrimps_eaten = Wszystkie cztery krewetki jednego gracza zostały zjedzone.
reason-nowhere_left = Nie ma już gdzie położyć polipa.
reason-sea_dry = Morza nie da się już uzupełnić: zabrakło polipa albo larwy.
reason-too_long = Gra trwała 400 tur.

# Dlaczego nie.
why-over = Gra się skończyła.
why-last-turn = W ostatniej turze możesz tylko zjeść jednego koralowca albo nic nie jeść.
why-gives-nothing = Ten koralowiec w ostatniej turze nic by ci nie dał.
why-no-turn = Trwa jeszcze przygotowanie gry.
why-not-last = Zrezygnować z jedzenia można tylko w ostatniej turze.
why-not-now = To robi się tylko podczas przygotowania gry.
why-no-polyp = Nie masz polipa tego koloru.
why-no-prey = Nie masz odpowiedniego pochłoniętego polipa.
why-no-larva = Nie masz larwy tego koloru.
why-none-left = W tym kolorze nic już nie zostało.
why-paid-twice = W tej turze oddano już dwie larwy.
why-no-square = Nie ma gdzie położyć polipa tego koloru.
why-no-shrimp = Nie masz krewetki, której można by do tego użyć.
why-begun = Zjeść koralowca można tylko na samym początku tury.
why-under-five = Koralowiec jest za mały: musi mieć co najmniej pięć polipów.
why-on-rock = Twoja krewetka stoi na gołej skale; najpierw przesuń ją na koralowca albo za zasłonkę.
why-sold-out = W puli nie ma walca tego koloru.
why-locked = Ta płytka jest już zablokowana.
why-no-shrimp-at-sea = Potrzebujesz własnej krewetki na planszy morza.
why-covered = W tej turze jedna płytka została już zablokowana.
why-last-tile = Ostatnią płytkę możesz zablokować tylko wtedy, gdy masz w papugorybie co najmniej dwa polipy.
why-no-board = Tej rafy nie ma w tej grze.
why-put-once = W tej turze wprowadzono już krewetkę.
why-no-coral = Krewetkę wprowadza się na polipa, a tam go nie ma.
why-guarded = Na tym koralowcu jest już krewetka.
why-two-on-board = Na tej rafie masz już dwie krewetki.
why-pay-first = Najpierw oddaj larwę: wyznacza ona kolor, który możesz kłaść.
why-four-placed = Za tę larwę położono już cztery polipy zza zasłonki.
why-same-colour = Leży tam już polip tego koloru.
why-shrimp-there = Stoi tam krewetka.
why-weaker = Twój kolor nie pokonuje tego, który tam leży.
why-protected = Krewetka chroni przed wszystkimi swoje pole i sąsiadujące z nim bokiem polipy tego samego koralowca.
why-not-beside = Z tym polem nie sąsiaduje bokiem żaden koralowiec tego koloru.
why-under-two = Koralowiec, który miałby zaatakować, jest za mały: musi mieć co najmniej dwa polipy.
why-joins = Połączyłyby się dwa koralowce, z których każdy ma krewetkę.
why-tired = Ta krewetka właśnie się ruszyła; najpierw wykonaj inną akcję niż ruch krewetki.
why-same-square = Krewetka już tam stoi.
why-rock-to-rock = Z gołej skały krewetka może przejść tylko na polipa albo za zasłonkę.
why-late-for-rock = W tej turze nie położysz już żadnego polipa, więc nie ma po co robić miejsca.

draw-reef_encounter = Reef Encounter:
draw-table = stół
draw-rules = zasady
draw-seats = graczy
draw-game = gra:
draw-basic = podstawowa
draw-advanced = zaawansowana
draw-asked = faza:
draw-boards = rafy
draw-starfish = rozgwiazda
draw-first = pierwsza-strefa
draw-lay-out = wykładanie
draw-starter = pierwszy-gracz
draw-deal = rozdawanie
draw-refill = uzupełnianie
draw-replace = uzupełnianie-bonusu
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
draw-sea_dry = morza-nie-da-się-uzupełnić
draw-too_long = za-długo
draw-ender = przez-gracza:
draw-space = strefa
draw-laid-out = wyłożono:
draw-begun = zaczęto:
draw-paid = oddano-larw:
draw-placing = kładzie:
draw-placed = położono:
draw-put = krewetka-wprowadzona:
draw-covered = płytka-zablokowana:
draw-tired = po-ruchu:
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
draw-shrimps = krewetek w zapasie
draw-eaten = zjedzono
draw-consumed = pochłonięto
draw-fish = papugoryba
draw-fed = pierwszy kęs
draw-hand = za zasłonką
draw-noted = znane wszystkim

# Czego teraz nie można zrobić i dlaczego.
action-eat = Zjedz koralowca
action-pay = Oddaj larwę i kładź polipy
action-place = Połóż polipa na gołej skale
action-attack = Zaatakuj koralowca
action-put = Wprowadź krewetkę
action-move = Przesuń krewetkę
action-hatch = Wymień pochłoniętego polipa na larwę
action-swap = Wymień pochłoniętego polipa na walec
action-lock = Zablokuj płytkę
action-grow = Wymień larwę na polipa
action-take = Zbierz z morza i zakończ turę
why-no-meal = Żaden twój koralowiec nie jest dość duży: potrzeba pięciu polipów.
why-none-in = Żadna twoja krewetka nie stoi na rafie.
why-no-larvae = Nie masz żadnej larwy.
why-no-match = Nie masz polipa w kolorze swoich larw.
why-nowhere = Nie ma gdzie położyć polipów w kolorach twoich larw.
why-no-rock = Nie ma już gołej skały, na której można by go położyć.
why-no-target = Żaden koralowiec w kolorze oddanej larwy, złożony z co najmniej dwóch polipów, nie sąsiaduje z polipem, którego pokonuje.
why-all-protected = Krewetki chronią wszystkie polipy, które można by zaatakować.
why-no-corals = Na rafach nie ma jeszcze żadnego koralowca.
why-all-guarded = Każdy koralowiec ma już krewetkę.
why-no-room = Koralowce bez krewetki są tylko na rafach, na których masz już dwie krewetki.
why-all-tired = Twoje krewetki właśnie się ruszyły; najpierw wykonaj inną akcję niż ruch krewetki.
