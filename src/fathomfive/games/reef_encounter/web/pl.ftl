box-also = { "" }
box-line = Koralowce rosną, pochłaniają się nawzajem i karmią twoją papugorybę.
box-feel = ta długa

# Plansza
plan = Rafy, morze i płytki koralowców
tabs = Części stołu
tab-reefs = Wszystkie rafy
tab-sea = Morze
tab-tiles = Korale
reef-n = Rafa { $name }
open-sea = Otwarte morze
larvae-left = larwy w puli
bonus-tiles = polipy bonusowe
cylinders-left = walce
at-sea = w morzu
unseen = Polipy, których nie widać
none = nic
unknown-n = { $n } nieznanych
about-round = runda { $n }
about-set-up = przygotowanie
note-advanced = Gra zaawansowana
note-last = Ostatnie tury
legend = ramka: strzeżony · 3 ›: wartość, pokonuje · duży walec odwraca płytkę, potem mały · brąz: zablokowana

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
    }, zaczyna
seat-chip = ma { $n }
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
in-fish = zjadła { $n }
worth-points = { $n ->
        [one] 1 punkt
        [few] { $n } punkty
        [many] { $n } punktów
       *[other] { $n } punktu
    }

# Akcje z numerami jak w zasadach
act-eat = Zjedz koralowiec
act-pay = Hoduj koralowiec z larwą
act-again = Hoduj z drugą larwą
act-polyps = Połóż: { $piece }
act-from-hand = Zza zasłonki ({ $n })
act-from-front = Pochłonięty ({ $n })
act-on-attack = Atak
act-on-rock = Na gołej skale
act-put = Wprowadź krewetkę
act-shrimps = Przesuń krewetkę
act-shrimp = Krewetka na { $place }: { $piece }
act-to-coral = Na polipa
act-to-rock = Na gołą skałę
act-hatch = Pochłonięty polip za larwę
act-cylinder = Pochłonięty polip za walec
act-give = Oddaj: { $piece }
act-grow = Larwa za polipa
act-take = Zakończ turę na otwartym morzu

line-eat = tylko jako pierwsza akcja
line-pay = do 4 polipów jej koloru, a do tego pochłonięte
line-polyps = zza zasłonki położono { $n } z { $of }, leży tam jeszcze { $hand }; pochłoniętych { $front }
line-on-attack = pochłoń, co tam leży
line-on-rock = wszędzie, gdzie wolno
line-put = { $n ->
        [one] 1 jest
        [few] { $n } są
        [many] { $n } jest
       *[other] { $n } jest
    } za zasłonką
line-shrimps = { $n ->
        [one] 1 jest na rafach
        [few] { $n } są na rafach
        [many] { $n } jest na rafach
       *[other] { $n } jest na rafach
    }
line-hatch = larwa jego koloru{ $usable ->
        [yes] , od razu do użycia
       *[no] {""}
    }
line-cylinder = odwraca płytki koralowców{ $locks ->
        [yes] {" "}albo blokuje jedną
       *[no] {""}
    }
line-give = masz { $n }
line-grow = polip jej koloru za zasłonkę
line-take = weź jedną larwę i wszystkie polipy jej strefy

ask-feed = Którym polipem nakarmisz papugorybę?
ask-larva = Którą larwę bierzesz?
ask-last = Ostatni koralowiec dla papugoryby?
ask-first = Od czego zaczynasz?
ask-next = Co dalej?
ask-polyps = Gdzie trafi { $piece }?
ask-eat = Który koralowiec zje twoja papugoryba?
ask-pay = Którą larwę oddajesz?
ask-again = Którą larwę oddajesz?
ask-put = Którego koralowca będzie strzec krewetka?
ask-shrimps = Która krewetka rusza?
ask-shrimp = Dokąd idzie krewetka z { $place }?
ask-hatch = Którego pochłoniętego polipa wymieniasz na larwę?
ask-cylinder = Którego pochłoniętego polipa oddajesz?
ask-alga = Który walec{ $locks ->
        [yes] {" "}i dokąd?
       *[no] ?
    }
ask-grow = Którą larwę wymieniasz na polipa?
ask-take = Z której strefy morza zbierasz?

know-feed = Nikt go nie zobaczy. Na końcu liczy się jak wszystko, co zje papugoryba.
know-larva = { $n ->
        [one] Pierwsza z dwóch; wszyscy je widzą.
        [few] Druga z dwóch; może mieć ten sam kolor.
        [many] Druga z dwóch; może mieć ten sam kolor.
       *[other] Druga z dwóch; może mieć ten sam kolor.
    }
know-last = Do woreczka wraca { $back } jego polipów.
know-eat = Jeść możesz tylko teraz, przed wszystkim innym.
know-no-meal = Żaden koralowiec z twoją krewetką nie ma pięciu polipów, więc nie ma czego zjeść.
know-paid = { $n ->
        [0] W tej turze możesz oddać jeszcze dwie larwy.
        [one] W tej turze możesz oddać jeszcze jedną larwę.
        [few] Obie larwy tej tury są oddane.
        [many] Obie larwy tej tury są oddane.
       *[other] Obie larwy tej tury są oddane.
    }
know-on-rock = Twoja krewetka stoi na gołej skale: przesuń ją, zanim zakończysz turę.
know-shrimp = Na polipa swojego koralowca albo takiego bez krewetki, na gołą skałę lub za zasłonkę.
know-alga = { $locks ->
        [yes] Na morze albo na płytkę, którą zablokuje. Inne płytki z tym dużym walcem się odwrócą.
       *[no] Trafi na morze. Płytki z tym dużym walcem się odwrócą.
    }


# Co gdzie leży, dla ucha
piece-cube = { $colour ->
        [white] biała larwa
        [yellow] żółta larwa
        [orange] pomarańczowa larwa
        [pink] różowa larwa
       *[grey] szara larwa
    }
spot-rock = { $place }: goła skała{ $extra ->
        [yes] , bujny wzrost
       *[no] {""}
    }
whose-shrimp = { $you ->
        [yes] twoja krewetka
       *[no] krewetka ({ $who })
    }
spot-on-rock = { $place }: { $shrimp } na gołej skale
spot-polyp = { $place }: { $piece }, koralowiec wielkości { $n }, { $guard ->
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
        [blue] w morzu leży niebieski walec
        [green] w morzu leży zielony walec
        [purple] w morzu leży fioletowy walec
        [red] w morzu leży czerwony walec
       *[none] w morzu nie ma jeszcze walca
    }
spot-sea-shrimp = { $there ->
        [yes] { $who }: krewetka na otwartym morzu
       *[no] { $who }: na otwartym morzu nie ma krewetki
    }
spot-bag = woreczek, polipów { $n }; jeszcze nie widziane: { $list }
spot-tile = płytka koralowców { $n }: { $strong } pokonuje: { $weak }; duży { $large }, mały { $small }{ $locked ->
        [yes] ; zablokowana
       *[no] {""}
    }
spot-worth = { $piece }: teraz za { $n }; pokonuje: { $list }
spot-own = { $piece } za twoją zasłonką: { $n }
spot-prey = pochłonięty { $piece }: { $n }
spot-shrimps = krewetki za twoją zasłonką: { $n }
spot-fish = twoja papugoryba: zjadła { $n }, za { $points }: { $list }
left-unseen = Polipy, których nie widać, w tym w woreczku: { $bag }

cap-reef = następna rafa, poprzednia rafa

# Polipy, które można stracić
spot-threat = może go pochłonąć: { $pieces }
