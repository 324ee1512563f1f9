# Kipicot: nazwy, wiersze dziennika, wybory, skutki, punkty, podpisy rysunku.

title = Kipicot
about = Jeżowce łowi się czwórkami: układaj z nich kwadraty i trzymaj pionek na rogu.

piece-token = { $colour ->
        [red] czerwony żeton
       *[yellow] żółty żeton
    }
piece-figure = { $colour ->
        [blue] niebieski pionek
        [green] zielony pionek
        [white] biały pionek
       *[violet] fioletowy pionek
    }

# Co się wydarzyło.
move-move = { $who } przesuwa { $piece } z { $place } na { $to }.
move-leap = { $who } zdejmuje { $piece } ze stosu na { $place } i kładzie go na { $to }.
move-stay = { $who } niczego nie przesuwa.
move-add = { $who } dokłada { $piece } na { $place }.
move-stack = { $who } dokłada { $piece } na { $place } i tworzy stos.
move-figure = { $who } stawia pionek na { $place }.
move-fish = { $who } stawia pionek na { $place } i zdobywa { $n ->
        [one] { $n } żeton
        [few] { $n } żetony
        [many] { $n } żetonów
       *[other] { $n } żetonu
    }.

# Co można wybrać.
choose-move = Przesunąć { $piece } z { $place } na { $to }
choose-leap = Zdjąć { $piece } ze stosu na { $place } i położyć go na { $to }
choose-stay = Niczego nie przesuwać
choose-add = Dołożyć { $piece } na { $place }
choose-stack = Dołożyć { $piece } na { $place } i utworzyć stos
choose-figure = Postawić pionek na { $place }
choose-fish = Postawić pionek na { $place } i zdobyć { $n ->
        [one] { $n } żeton
        [few] { $n } żetony
        [many] { $n } żetonów
       *[other] { $n } żetonu
    }

# Co spowodowałby wybór.
effect-uncovers = odsłoni { $piece } na { $place }
effect-covers = przykryje { $piece } na { $place }
effect-last-token = ostatni { $piece } z puli: gra skończy się tą turą
effect-completes = ukończy kwadrat połowowy na { $place }
effect-breaks = zepsuje kwadrat połowowy na { $place }
effect-forces-add = następny gracz będzie musiał dołożyć żeton, chyba że w tej turze jakiś zdobędziesz
effect-wins = zdobędziesz { $n ->
        [one] { $n } żeton
        [few] { $n } żetony
        [many] { $n } żetonów
       *[other] { $n } żetonu
    }: czerwonych { $red }, żółtych { $yellow }
effect-protected = { $n ->
        [one] { $n } żeton zostanie
        [few] { $n } żetony zostaną
        [many] { $n } żetonów zostanie
       *[other] { $n } żetonu zostanie
    } pod pionkiem przeciwnika
effect-figure-returns = pionek wróci do ręki
effect-barred = kwadratu połowowego na { $place } nie zdobędziesz: naprzeciw stoi przeciwnik
effect-game-ends = gra się skończy

points-won = zdobyte żetony: czerwone { $red } + żółte { $yellow } = { $points }

reason-no_red = Pula czerwonych żetonów jest pusta.
reason-no_yellow = Pula żółtych żetonów jest pusta.

draw-kipicot = Kipicot:
draw-table = stół
draw-rules = zasady
draw-seats = graczy
draw-asked = faza:
draw-phase-move = krok 1, przesunąć żeton lub nic
draw-phase-build = krok 2, dołożyć żeton lub jeden przesunąć
draw-phase-figure = krok 3, postawić pionek na innym żetonie
draw-phase-over = koniec
draw-seat = gracz
draw-calm = tur bez dołożonego lub zdobytego żetonu:
draw-supply-red = pula czerwonych:
draw-supply-yellow = pula żółtych:
draw-legend = C czerwony, Ż żółty, Cż stos z czerwonym na górze, 1 pionek gracza 1
draw-figure = pionek
draw-stands = gdzie
draw-red = czerwone
draw-yellow = żółte
draw-points = zdobyto
draw-hand = w ręce
draw-blue = niebieski
draw-green = zielony
draw-white = biały
draw-violet = fioletowy
draw-R = C
draw-Y = Ż
draw-r = c
draw-y = ż
