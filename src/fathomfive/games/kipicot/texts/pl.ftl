# Kipicot: nazwy, wiersze dziennika, wybory, skutki, punkty, powody, podpisy rysunku.

title = Kipicot
about = Jeżowce łowi się w kwadraty: ułóż kwadrat i postaw swój pionek na jednym z jego rogów.

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
move-stay = { $who } pomija krok 1.
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
choose-move = Przesuń { $piece } z { $place } na { $to }
choose-leap = Zdejmij { $piece } ze stosu na { $place } i połóż go na { $to }
choose-stay = Przejdź od razu do kroku 2
choose-add = Dołóż { $piece } na { $place }
choose-stack = Dołóż { $piece } na { $place } i utwórz stos
choose-figure = Postaw pionek na { $place }
choose-fish = Postaw pionek na { $place } i zdobądź { $n ->
        [one] { $n } żeton
        [few] { $n } żetony
        [many] { $n } żetonów
       *[other] { $n } żetonu
    }

# Co spowodowałby wybór.
effect-uncovers = odsłonisz { $piece } na { $place }
effect-covers = przykryjesz { $piece } na { $place }
effect-last-token = ostatni { $piece } w puli: po tej turze gra się skończy
effect-completes = ukończysz kwadrat połowowy { $place }–{ $to }
effect-breaks = rozbijesz kwadrat połowowy { $place }–{ $to }
effect-forces-add = następny gracz będzie musiał dołożyć żeton, chyba że w tej turze jakiś zdobędziesz
effect-wins = zdobędziesz { $n ->
        [one] { $n } żeton
        [few] { $n } żetony
        [many] { $n } żetonów
       *[other] { $n } żetonu
    } (czerwone: { $red }, żółte: { $yellow })
effect-protected = { $n ->
        [one] { $n } żeton zostanie
        [few] { $n } żetony zostaną
        [many] { $n } żetonów zostanie
       *[other] { $n } żetonu zostanie
    } na planszy: spod pionka przeciwnika nic nie zabierasz
effect-figure-returns = twój pionek wróci do ręki
effect-barred = za kwadrat połowowy { $place }–{ $to } nic nie zdobędziesz: na przeciwległym rogu stoi pionek przeciwnika
effect-game-ends = gra się skończy

points-won = zdobyte żetony: czerwone { $red } + żółte { $yellow } = { $points }

reason-no_red = Pula czerwonych żetonów jest pusta.
reason-no_yellow = Pula żółtych żetonów jest pusta.

# Dlaczego czegoś nie wolno.
why-over = Gra się skończyła.
why-add-later = Żetony dokłada się w kroku 2. Żeby do niego przejść, dotknij puli albo pomiń krok 1.
why-figure-last = Pionek przestawia się w kroku 3.
why-no-skip = Kroku 2 nie można pominąć: dołóż żeton albo któryś przesuń.
why-must-add = Już od dawna nikt nie dołożył ani nie zdobył żetonu, więc teraz musisz jeden dołożyć.
why-nothing-there = Na tym polu nie ma żetonu, który można by przesunąć.
why-under-figure = Żetonu, na którym stoi pionek, nie można ruszyć, nawet jeśli to twój pionek.
why-stuck = Ten żeton nie ma dokąd pójść: w jego zasięgu nie ma pustego pola.
why-occupied = Żeton można przesunąć tylko na puste pole.
why-one-step = Pojedynczy żeton przesuwa się tylko o jedno pole w rzędzie lub kolumnie. Dalej może iść tylko górny żeton stosu.
why-on-stack = Stos ma najwyżej dwa żetony.
why-same-colour = Nie można dołożyć żetonu na żeton tego samego koloru.
why-add-figure = Nie można dołożyć żetonu tam, gdzie stoi pionek, nawet twój własny.
why-only-figure = W kroku 3 przestawiasz tylko swój pionek.
why-no-token = Pionek musi stać na żetonie albo na stosie.
why-same-place = Pionek musi przejść na inny żeton lub stos.
why-opponent = Stoi tam już pionek przeciwnika.

draw-kipicot = Kipicot:
draw-table = stół
draw-rules = zasady
draw-seats = graczy
draw-asked = teraz:
draw-phase-move = krok 1, przesuń żeton albo pomiń ten krok
draw-phase-build = krok 2, dołóż żeton albo jeden przesuń
draw-phase-figure = krok 3, postaw pionek na innym żetonie
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

# Czego teraz nie można zrobić i dlaczego.
action-move = Przesuń żeton
action-add = Dołóż żeton
action-fish = Zdobądź żetony pionkiem
why-empty-board = Plansza jest pusta.
why-all-under = Na każdym żetonie stoi pionek, a takich żetonów nie można ruszyć.
why-all-stuck = Żetonów pod pionkiem nie można ruszyć, a pozostałe nie mają dokąd pójść.
why-no-square = Na planszy nie ma kwadratu połowowego. Tworzą go cztery żetony w kwadracie, z jednym kolorem na każdej przekątnej.
why-no-corner = Na każdym rogu kwadratu połowowego albo na rogu przeciwległym stoi pionek przeciwnika.
