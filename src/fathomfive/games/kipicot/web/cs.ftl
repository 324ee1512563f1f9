box-also = { "" }
box-line = Čtverce mořských ježků, každý má jednu figurku, nic není skryté.
box-feel = žádná náhoda

# Deska
plan = Deska, 5 krát 5 polí, a zásoby
letter-red = Č
letter-yellow = Ž
supply-red = { $n ->
        [one] { $n } červený v zásobě
        [few] { $n } červené v zásobě
        [many] { $n } červeného v zásobě
       *[other] { $n } červených v zásobě
    }
supply-yellow = { $n ->
        [one] { $n } žlutý v zásobě
        [few] { $n } žluté v zásobě
        [many] { $n } žlutého v zásobě
       *[other] { $n } žlutých v zásobě
    }
few-red = { $n ->
        [one] Už jen { $n } červený
        [few] Už jen { $n } červené
        [many] Už jen { $n } červeného
       *[other] Už jen { $n } červených
    }
few-yellow = { $n ->
        [one] Už jen { $n } žlutý
        [few] Už jen { $n } žluté
        [many] Už jen { $n } žlutého
       *[other] Už jen { $n } žlutých
    }
note-end = Končí, když dojde jedna zásoba
note-calm = { $n ->
        [0] Teď se musí přidat žeton
        [one] Ještě { $n } klidný tah, pak se musí přidat žeton
        [few] Ještě { $n } klidné tahy, pak se musí přidat žeton
        [many] Ještě { $n } klidného tahu, pak se musí přidat žeton
       *[other] Ještě { $n } klidných tahů, pak se musí přidat žeton
    }
seat-plays = { $piece }
figure-on = figurka na { $place }
figure-in-hand = figurka v ruce
chip-on = na { $place }
chip-hand = v ruce
won-red = { $n ->
        [one] získaný červený žeton
        [few] získané červené žetony
        [many] získaného červeného žetonu
       *[other] získaných červených žetonů
    }
won-yellow = { $n ->
        [one] získaný žlutý žeton
        [few] získané žluté žetony
        [many] získaného žlutého žetonu
       *[other] získaných žlutých žetonů
    }

turn-title = Tento tah
turn-move = Můžete přesunout jeden žeton
turn-build = Přidat žeton, nebo jeden přesunout, třeba už podruhé
turn-must-add = Přidat žeton: je čas
turn-figure = Figurka jde na jiný žeton
turn-done = hotovo

ask-move = Přesunete nejdřív žeton?
ask-nothing-lies = Zatím není co přesouvat
ask-nothing-moves = Teď nejde nic přesunout
ask-where = Kam půjde { $piece }?
ask-build = Přidáte žeton, nebo jeden přesunete?
ask-must-add = Který žeton přidáte?
ask-figure = Kam půjde vaše figurka?
line-move = Krok 1 ze 3. Jeden žeton, nebo žádný; co leží pod figurkou, zůstává.
line-nothing-lies = Krok 1 ze 3. Deska je ještě prázdná. Pokračujte krokem 2: stiskněte zásobu a přidejte žeton.
line-all-under = Krok 1 ze 3. Na každém žetonu stojí figurka. Pokračujte krokem 2: stiskněte zásobu a přidejte žeton.
line-no-way = Krok 1 ze 3. Žádný žeton bez figurky nemá kam jít. Pokračujte krokem 2: stiskněte zásobu a přidejte žeton.
line-add = Na prázdné pole, nebo na samostatný žeton druhé barvy, na kterém nestojí figurka.
line-move-token = O krok po řadě či sloupci, na prázdné pole.
line-lift = Na kterékoli prázdné pole své řady či sloupce; spodní žeton zůstane.
line-build = Krok 2 ze 3. Stiskněte zásobu a pak pole; nebo přesuňte žeton, i když jste už v kroku 1 jeden přesunuli.
line-must-add = Krok 2 ze 3. { $n ->
        [one] { $n } tah uplynul
        [few] { $n } tahy uplynuly
        [many] { $n } tahu uplynulo
       *[other] { $n } tahů uplynulo
    } bez přidaného či získaného žetonu, proto teď jeden musí přibýt.
line-figure = Krok 3 ze 3. Jiný žeton nebo hromádka, bez cizí figurky.
line-last = Poslední ze své zásoby: tímto tahem hra končí.
line-figure-last = Krok 3 ze 3 a poslední ve hře: jedna zásoba je prázdná. Jiný žeton nebo hromádka, bez cizí figurky.
step-add = Přidat { $piece }
step-move-token = Přesunout { $piece } z { $place }
step-lift = Vzít z hromádky na { $place } { $piece }

spot-red = červená zásoba, { $n ->
        [one] zbývá
        [few] zbývají
        [many] zbývá
       *[other] zbývá
    } { $n }
spot-yellow = žlutá zásoba, { $n ->
        [one] zbývá
        [few] zbývají
        [many] zbývá
       *[other] zbývá
    } { $n }
spot-empty = prázdné
spot-stack = hromádka, nahoře { $upper }, dole { $lower }
spot-figure = stojí tu { $who }
spot-wins = { $n ->
        [one] získá { $n } žeton
        [few] získá { $n } žetony
        [many] získá { $n } žetonu
       *[other] získá { $n } žetonů
    }
left-supply = V zásobě (hra končí, když jedna dojde)
left-calm = Než se musí přidat žeton (klidný tah: nic se nepřidá ani nezíská)
piece-calm = klidný tah

cap-square = písmeno a pak číslice: to pole
cap-colour = vzít nový žeton této barvy
cap-stay = nehýbat ničím

# Co se právě stalo.
banner-fish = { $who } získává { $n ->
        [one] { $n } žeton
        [few] { $n } žetony
        [many] { $n } žetonu
       *[other] { $n } žetonů
    }.
banner-last = Ze zásoby zmizel poslední { $piece }.
banner-last-line = Hra skončí tímto tahem.
