box-also = { "" }
box-line = Układaj kwadraty z jeżowców, a potem wskakuj po nie pionkiem. Nic nie jest ukryte.
box-feel = zero losowości

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
note-end = Gra się kończy, gdy wyczerpie się któraś pula
note-calm = { $n ->
        [0] Teraz trzeba dołożyć żeton
        [one] Jeszcze { $n } tura bez dołożonego lub zdobytego żetonu, potem trzeba dołożyć
        [few] Jeszcze { $n } tury bez dołożonego lub zdobytego żetonu, potem trzeba dołożyć
        [many] Jeszcze { $n } tur bez dołożonego lub zdobytego żetonu, potem trzeba dołożyć
       *[other] Jeszcze { $n } tury bez dołożonego lub zdobytego żetonu, potem trzeba dołożyć
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
turn-move = Przesuń żeton (nieobowiązkowo)
turn-build = Dołóż żeton albo jeden przesuń
turn-must-add = Dołóż żeton (w tej turze obowiązkowo)
turn-figure = Postaw pionek na innym żetonie lub stosie
turn-done = gotowe

ask-move = Przesuwasz najpierw jakiś żeton?
ask-nothing-lies = Plansza jest pusta. Który żeton dokładasz?
ask-nothing-moves = Niczego nie można przesunąć. Który żeton dokładasz?
ask-where = Dokąd trafi { $piece }?
ask-build = Dokładasz żeton czy jeden przesuwasz?
ask-must-add = Który żeton dokładasz?
ask-figure = Gdzie stawiasz pionek?
line-move = Krok 1 z 3, nieobowiązkowy. Dotknij żetonu, który chcesz przesunąć, albo puli, żeby przejść do kroku 2. Żetonów pod pionkami nie można ruszyć.
line-nothing-lies = W kroku 1 nie ma czego przesuwać, więc przejdź od razu do kroku 2: dotknij puli, a potem pola.
line-all-under = Na każdym żetonie stoi pionek, więc przejdź od razu do kroku 2: dotknij puli, a potem pola.
line-no-way = Żetonów pod pionkami nie można ruszyć, a pozostałe nie mają dokąd pójść. Przejdź od razu do kroku 2: dotknij puli, a potem pola.
line-add = Na puste pole albo na pojedynczy żeton drugiego koloru, na którym nie stoi pionek.
line-move-token = O jedno pole w rzędzie lub kolumnie, na puste pole.
line-lift = Na dowolne puste pole w rzędzie lub kolumnie. Dolny żeton zostaje.
line-build = Krok 2 z 3. Dotknij puli, a potem pola, albo przesuń żeton, nawet jeśli to już drugie przesunięcie w tej turze.
line-must-add = Krok 2 z 3. { $n ->
        [one] Przez { $n } turę
        [few] Przez { $n } tury
        [many] Przez { $n } tur
       *[other] Przez { $n } tury
    } nikt nie dołożył ani nie zdobył żetonu, więc teraz musisz jeden dołożyć.
line-figure = Krok 3 z 3. Dotknij dowolnego żetonu lub stosu, na którym nie stoi pionek.
line-last = Ostatni w puli: po tej turze gra się skończy.
line-figure-last = Krok 3 z 3 i ostatni krok gry: jedna pula jest pusta. Dotknij dowolnego żetonu lub stosu, na którym nie stoi pionek.
step-add = Dołóż { $piece }
step-move-token = Przesuń { $piece } z { $place }
step-lift = Zdejmij { $piece } ze stosu na { $place }

spot-red = pula czerwonych, { $n ->
        [one] został
        [few] zostały
        [many] zostało
       *[other] zostało
    } { $n }
spot-yellow = pula żółtych, { $n ->
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
left-supply = W puli (gra się kończy, gdy jeden kolor się wyczerpie)
left-calm = Zanim trzeba będzie dołożyć żeton
piece-calm = { $n ->
        [0] już żadnej tury: trzeba dołożyć teraz
        [one] jeszcze { $n } tura bez dołożonego lub zdobytego żetonu
        [few] jeszcze { $n } tury bez dołożonego lub zdobytego żetonu
        [many] jeszcze { $n } tur bez dołożonego lub zdobytego żetonu
       *[other] jeszcze { $n } tury bez dołożonego lub zdobytego żetonu
    }

cap-square = wybierz pole: litera, potem cyfra
cap-colour = weź z puli żeton tego koloru
cap-stay = przejdź do kroku 2

# Co się właśnie stało.
banner-fish = { $who } zdobywa { $n ->
        [one] { $n } żeton
        [few] { $n } żetony
        [many] { $n } żetonów
       *[other] { $n } żetonu
    }.
banner-last = Z puli zniknął ostatni { $piece }.
banner-last-line = Ta tura kończy grę.

# Kwadraty, które mógłby wyłowić przeciwnik
either = { $others } lub { $last }
spot-threat = { $steps ->
        [none] ten kwadrat może wyłowić: { $who }
        [add] jeszcze jeden żeton i ten kwadrat może wyłowić: { $who }
        [move] po przesunięciu jednego żetonu ten kwadrat może wyłowić: { $who }
        [move-add] po przesunięciu jednego żetonu i dołożeniu kolejnego ten kwadrat może wyłowić: { $who }
       *[moves] po dwóch przesunięciach żetonów ten kwadrat może wyłowić: { $who }
    }
