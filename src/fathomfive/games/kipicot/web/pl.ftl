box-also = { "" }
box-line = Kwadraty jeżowców, każdy ma jeden pionek, nic nie jest ukryte.
box-feel = bez odrobiny losu

# Plansza
plan = Plansza, 5 na 5 pól, i pule
letter-red = C
letter-yellow = Ż
supply-red = { $n ->
        [one] { $n } czerwony w puli
        [few] { $n } czerwone w puli
        [many] { $n } czerwonych w puli
       *[other] { $n } czerwonego w puli
    }
supply-yellow = { $n ->
        [one] { $n } żółty w puli
        [few] { $n } żółte w puli
        [many] { $n } żółtych w puli
       *[other] { $n } żółtego w puli
    }
few-red = { $n ->
        [one] Już tylko { $n } czerwony
        [few] Już tylko { $n } czerwone
        [many] Już tylko { $n } czerwonych
       *[other] Już tylko { $n } czerwonego
    }
few-yellow = { $n ->
        [one] Już tylko { $n } żółty
        [few] Już tylko { $n } żółte
        [many] Już tylko { $n } żółtych
       *[other] Już tylko { $n } żółtego
    }
note-end = Koniec, gdy jedna pula się wyczerpie
note-calm = { $n ->
        [0] Teraz trzeba dołożyć żeton
        [one] Jeszcze { $n } cicha tura i trzeba dołożyć żeton
        [few] Jeszcze { $n } ciche tury i trzeba dołożyć żeton
        [many] Jeszcze { $n } cichych tur i trzeba dołożyć żeton
       *[other] Jeszcze { $n } cichej tury i trzeba dołożyć żeton
    }
seat-plays = { $piece }
figure-on = pionek na { $place }
figure-in-hand = pionek w ręce
chip-on = na { $place }
chip-hand = w ręce
won-red = { $n ->
        [one] zdobyty czerwony żeton
        [few] zdobyte czerwone żetony
        [many] zdobytych czerwonych żetonów
       *[other] zdobytego czerwonego żetonu
    }
won-yellow = { $n ->
        [one] zdobyty żółty żeton
        [few] zdobyte żółte żetony
        [many] zdobytych żółtych żetonów
       *[other] zdobytego żółtego żetonu
    }

turn-title = Ta tura
turn-move = Możesz przesunąć jeden żeton
turn-build = Dołożyć żeton lub jeden przesunąć, nawet po raz drugi
turn-must-add = Dołożyć żeton: już czas
turn-figure = Pionek idzie na inny żeton
turn-done = zrobione

ask-move = Najpierw przesunąć żeton?
ask-nothing-lies = Nie ma jeszcze czego przesuwać
ask-nothing-moves = Teraz nie można nic przesunąć
ask-where = Dokąd idzie { $piece }?
ask-build = Dołożyć żeton czy jeden przesunąć?
ask-must-add = Który żeton dokładasz?
ask-figure = Dokąd idzie twój pionek?
line-move = Krok 1 z 3. Jeden żeton albo żaden; to, co leży pod pionkiem, zostaje.
line-nothing-lies = Krok 1 z 3. Plansza jest jeszcze pusta. Przejdź do kroku 2: naciśnij pulę i dołóż żeton.
line-all-under = Krok 1 z 3. Na każdym żetonie stoi pionek. Przejdź do kroku 2: naciśnij pulę i dołóż żeton.
line-no-way = Krok 1 z 3. Żaden żeton bez pionka nie ma dokąd iść. Przejdź do kroku 2: naciśnij pulę i dołóż żeton.
line-add = Na puste pole albo na pojedynczy żeton drugiego koloru, na którym nie stoi pionek.
line-move-token = O krok w rzędzie lub kolumnie, na puste pole.
line-lift = Na dowolne puste pole swojego rzędu lub kolumny; dolny żeton zostaje.
line-build = Krok 2 z 3. Naciśnij pulę, potem pole; albo przesuń żeton, nawet jeśli jeden przesunięto już w kroku 1.
line-must-add = Krok 2 z 3. { $n ->
        [one] Minęła { $n } tura
        [few] Minęły { $n } tury
        [many] Minęło { $n } tur
       *[other] Minęło { $n } tury
    } bez dołożonego lub zdobytego żetonu, więc teraz jeden musi przybyć.
line-figure = Krok 3 z 3. Inny żeton lub stos, bez cudzego pionka.
line-last = Ostatni ze swojej puli: z tą turą gra się kończy.
line-figure-last = Krok 3 z 3 i ostatni w grze: jedna pula jest pusta. Inny żeton lub stos, bez cudzego pionka.
step-add = Dołożyć { $piece }
step-move-token = Przesunąć { $piece } z { $place }
step-lift = Zdjąć { $piece } ze stosu na { $place }

spot-red = czerwona pula, { $n ->
        [one] został
        [few] zostały
        [many] zostało
       *[other] zostało
    } { $n }
spot-yellow = żółta pula, { $n ->
        [one] został
        [few] zostały
        [many] zostało
       *[other] zostało
    } { $n }
spot-empty = puste
spot-stack = stos, na górze { $upper }, na dole { $lower }
spot-figure = stoi tu { $who }
spot-wins = { $n ->
        [one] zdobywa { $n } żeton
        [few] zdobywa { $n } żetony
        [many] zdobywa { $n } żetonów
       *[other] zdobywa { $n } żetonu
    }
left-supply = W puli (gra się kończy, gdy jedna jest pusta)
left-calm = Zanim trzeba dołożyć żeton (cicha tura: nic się nie dokłada ani nie zdobywa)
piece-calm = cicha tura

cap-square = litera, potem cyfra: to pole
cap-colour = wziąć nowy żeton tego koloru
cap-stay = niczego nie ruszać

# Co się właśnie stało.
banner-fish = { $who } zdobywa { $n ->
        [one] { $n } żeton
        [few] { $n } żetony
        [many] { $n } żetonów
       *[other] { $n } żetonu
    }.
banner-last = Z puli zniknął ostatni { $piece }.
banner-last-line = Gra kończy się tą turą.
