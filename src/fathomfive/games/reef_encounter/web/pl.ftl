box-also = { "" }
box-line = Koralowce rosną, pochłaniają się nawzajem i karmią twoją papugorybę.
box-feel = na cały wieczór

# Plansza
plan = Rafy, morze i płytki koralowców
tabs = Części stołu
tab-reefs = Wszystkie rafy
tab-sea = Morze
tab-tiles = Płytki
reef-n = Rafa { $n }
reef-mark = R{ $n }
open-sea = Morze
letter-white = B
letter-yellow = Ż
letter-orange = P
letter-pink = R
letter-grey = S
larvae-left = larwy w puli
bonus-tiles = bonusowe polipy
cylinders-left = walce
at-sea = na morzu
unseen = Polipy jeszcze niewidziane
none = nic
unknown-n = nieznane: { $n }
about-round = runda { $n }
about-set-up = przygotowanie
note-advanced = Gra zaawansowana
note-last = Ostatnie tury
legend = w ramce: chroniony · czerwony róg: zagrożony · 3 ›: wart 3 pkt, pokonuje te kolory · walec w kolorze dużego glonu odwraca płytkę · brąz: blokada

seat-plays = { $player ->
        [purple] fioletowy
        [green] zielony
        [red] czerwony
       *[yellow] żółty
    }
seat-starts = { $player ->
        [purple] fioletowy
        [green] zielony
        [red] czerwony
       *[yellow] żółty
    }, pierwszy gracz
seat-chip = { $n ->
        [one] { $n } polip
        [few] { $n } polipy
        [many] { $n } polipów
       *[other] { $n } polipa
    }
seat-behind = za zasłonką: { $n }
seat-front = pochłonięte
seat-fish = w papugorybie: { $n }
seat-shrimps = { $n ->
        [one] 1 krewetka
        [few] { $n } krewetki
        [many] { $n } krewetek
       *[other] { $n } krewetki
    } za zasłonką, zjedzone: { $eaten }
eaten-n = zjedzone: { $n }
no-larvae = bez larw

tray = Co masz
tray-behind = Za twoją zasłonką
tray-front = Pochłonięte
in-fish = polipy: { $n }
worth-points = { $n ->
        [one] 1 punkt
        [few] { $n } punkty
        [many] { $n } punktów
       *[other] { $n } punktu
    }

# Akcje z numerami jak w zasadach
act-eat = Zjedz koralowca
act-pay = Oddaj larwę i kładź polipy
act-again = Oddaj drugą larwę
act-polyps = Połóż { $piece_acc }
act-from-hand = Zza zasłonki ({ $n })
act-from-front = Pochłoniętego ({ $n })
act-on-attack = Zaatakuj
act-on-rock = Na gołej skale
act-new-coral = Nowy koralowiec na rafie { $n }
act-single = Pojedyncze polipy na rafie { $n }
act-put = Wprowadź krewetkę
act-shrimps = Przesuń krewetkę
act-shrimp = Krewetka na { $square } (rafa { $reef }): { $piece }
act-to-coral = Na polipa
act-to-rock = Na gołą skałę
act-hatch = Wymień pochłoniętego polipa na larwę
act-cylinder = Wymień pochłoniętego polipa na walec
act-give = Oddaj { $piece_acc }
act-grow = Wymień larwę na polipa
act-take = Zbierz z morza i zakończ turę

line-eat = tylko jako pierwsza akcja
line-pay = do 4 polipów jej koloru, a do tego pochłonięte
line-polyps = { $may ->
        [0] Zza zasłonki nie możesz już nic położyć.
       *[some] Zza zasłonki możesz położyć jeszcze { $may } (za larwę najwyżej { $of }).
    }{ $more ->
        [yes] {" "}Pochłonięte bez limitu: { $front }.
       *[no] {""}
    }
line-on-attack = pochłoń polipa, który tam leży
line-on-rock = na dowolnym wolnym polu
line-put = za zasłonką: { $n }
line-shrimps = na rafach: { $n }
line-hatch = larwa jego koloru{ $usable ->
        [yes] , od razu do użycia
       *[no] {""}
    }
line-cylinder = odwraca płytki koralowców{ $locks ->
        [yes] {" "}albo blokuje jedną
       *[no] {""}
    }
line-give = masz { $n }
line-grow = polip jej koloru trafia za zasłonkę
line-take = weź jedną larwę i wszystkie polipy z jej strefy

ask-feed = Którym polipem nakarmisz papugorybę?
ask-larva = Którą larwę bierzesz?
ask-last = Ostatni koralowiec dla papugoryby?
ask-first = Od czego zaczynasz?
ask-next = Co dalej?
ask-polyps = Dokąd trafi { $piece }?
ask-eat = Którego koralowca zje twoja papugoryba?
ask-pay = Którą larwę oddajesz?
ask-again = Którą larwę oddajesz?
ask-put = Którego koralowca będzie strzec krewetka?
ask-shrimps = Którą krewetkę przesuwasz?
ask-shrimp = Dokąd idzie krewetka z { $square } (rafa { $reef })?
ask-hatch = Którego pochłoniętego polipa wymieniasz na larwę?
ask-cylinder = Którego pochłoniętego polipa oddajesz?
ask-alga = Który walec{ $locks ->
        [yes] {" "}i dokąd?
       *[no] ?
    }
ask-grow = Którą larwę wymieniasz na polipa?
ask-take = Z której strefy morza zbierasz?

know-feed = Nikt inny go nie zobaczy. Na końcu liczy się jak wszystko, co zje papugoryba.
know-larva = { $n ->
        [one] Pierwsza z dwóch; wszyscy je widzą.
        [few] Druga z dwóch; może mieć ten sam kolor.
        [many] Druga z dwóch; może mieć ten sam kolor.
       *[other] Druga z dwóch; może mieć ten sam kolor.
    }
know-last = Do woreczka wraca { $back } z jego polipów.
know-eat = Zjeść koralowca możesz tylko teraz, przed wszystkim innym.
know-no-meal = Żaden koralowiec z twoją krewetką nie ma co najmniej pięciu polipów, więc nie ma czego zjeść.
know-paid = { $n ->
        [0] W tej turze możesz oddać jeszcze dwie larwy.
        [one] W tej turze możesz oddać jeszcze jedną larwę.
        [few] Obie larwy tej tury są już oddane.
        [many] Obie larwy tej tury są już oddane.
       *[other] Obie larwy tej tury są już oddane.
    }
know-on-rock = Twoja krewetka stoi na gołej skale: przesuń ją, zanim zakończysz turę.
know-shrimp = Na polipa swojego koralowca albo koralowca bez krewetki, na gołą skałę lub za zasłonkę.
know-alga = { $locks ->
        [yes] Na morze albo na płytkę, którą zablokuje. Inne niezablokowane płytki z dużym glonem tego koloru się odwrócą.
       *[no] Trafi na morze. Niezablokowane płytki z dużym glonem tego koloru się odwrócą.
    }


# Co gdzie leży, dla ucha
piece-colour = { $colour ->
        [white] biały
        [yellow] żółty
        [orange] pomarańczowy
        [pink] różowy
       *[grey] szary
    }
piece-alga = { $colour ->
        [blue] niebieski glon
        [green] zielony glon
        [purple] fioletowy glon
       *[red] czerwony glon
    }
spot-rock = { $square }, rafa { $reef }: goła skała{ $extra ->
        [yes] , bujny wzrost
       *[no] {""}
    }
whose-shrimp = { $you ->
        [yes] twoja krewetka
       *[no] krewetka ({ $who })
    }
spot-on-rock = { $square }, rafa { $reef }: { $shrimp } na gołej skale
spot-polyp = { $square }, rafa { $reef }: { $piece }, koralowiec wielkości { $n }, { $guard ->
        [none] bez krewetki
        [here] stoi tu { $shrimp }
        [near] chroni go { $shrimp }
       *[far] { $shrimp } jest za daleko i go nie chroni
    }
spot-space = Morze, { $larva ->
        [yes] { $piece }
       *[no] brak: { $piece }
    }, { $polyps ->
        [none] bez polipów
       *[some] { $list }
    }
spot-supply = { $piece }, w puli { $n }
spot-bonus = bonusowy { $piece }: { $n }
spot-alga = { $piece }, w puli { $n }
spot-afloat = { $alga ->
        [blue] na morzu leży niebieski walec
        [green] na morzu leży zielony walec
        [purple] na morzu leży fioletowy walec
        [red] na morzu leży czerwony walec
       *[none] na morzu nie ma jeszcze walca
    }
spot-sea-shrimp = { $there ->
        [yes] { $who }: krewetka na planszy morza
       *[no] { $who }: na planszy morza nie ma krewetki
    }
spot-bag = woreczek, polipów: { $n }; jeszcze niewidziane: { $list }
spot-tile = płytka koralowców { $n }: { $beats }; duży { $large }, mały { $small }{ $locked ->
        [yes] ; zablokowana
       *[no] {""}
    }
spot-worth = { $piece }: teraz wart { $n } pkt; { $prey ->
        [none] nie pokonuje żadnego koloru
       *[some] pokonuje { $list }
    }
spot-own = { $piece } za twoją zasłonką: { $n }
spot-prey = pochłonięty { $piece }: { $n }
spot-shrimps = krewetki za twoją zasłonką: { $n }
spot-fish = twoja papugoryba: { $n ->
        [0] jeszcze nic nie zjadła
       *[n] zjedzone { $n }, warte { $points }: { $list }
    }
left-unseen = Polipy jeszcze niewidziane, w tym w woreczku: { $bag }

cap-reef = następna rafa, poprzednia rafa

# Co się właśnie stało.
banner-consumed = { $who } pochłania { $piece_acc } z twojego koralowca na { $square } (rafa { $reef }).
banner-consumed-line = Twoja krewetka chroni tylko swoje pole i polipy tuż obok.
banner-ended = Gra się kończy.
run-deal = { $who } losuje z woreczka { $n ->
        [one] { $n } polipa
        [few] { $n } polipy
        [many] { $n } polipów
       *[other] { $n } polipa
    }: { $pieces }.
run-deal-unseen = { $who } losuje z woreczka { $n ->
        [one] { $n } polipa
        [few] { $n } polipy
        [many] { $n } polipów
       *[other] { $n } polipa
    }.
run-polyp = Na morze { $n ->
        [one] trafia { $n } polip
        [few] trafiają { $n } polipy
        [many] trafia { $n } polipów
       *[other] trafia { $n } polipa
    }: { $pieces }.

# Polipy, które można stracić
spot-threat = przy tym układzie płytek w jednej turze może go pochłonąć: { $list }
spot-calm = przy tym układzie płytek i krewetek nikt nie pochłonie go w jednej turze polipami jednego koloru
