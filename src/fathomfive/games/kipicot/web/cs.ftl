box-also = { "" }
box-line = Stavějte čtverce z mořských ježků a pak si pro ně skočte figurkou. Nic není skryté.
box-feel = čistá taktika bez náhody

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
note-end = Hra končí, když dojde některá zásoba
note-calm = { $n ->
        [0] Teď se musí přidat žeton
        [one] Ještě { $n } tah bez přidaného či získaného žetonu, pak je přidání povinné
        [few] Ještě { $n } tahy bez přidaného či získaného žetonu, pak je přidání povinné
        [many] Ještě { $n } tahu bez přidaného či získaného žetonu, pak je přidání povinné
       *[other] Ještě { $n } tahů bez přidaného či získaného žetonu, pak je přidání povinné
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
turn-move = Přesunout žeton (nepovinné)
turn-build = Přidat žeton, nebo jeden přesunout
turn-must-add = Přidat žeton (v tomto tahu povinné)
turn-figure = Postavit figurku na jiný žeton nebo hromádku
turn-done = hotovo

ask-move = Přesunete nejdřív nějaký žeton?
ask-nothing-lies = Deska je prázdná. Který žeton přidáte?
ask-nothing-moves = Přesunout nejde nic. Který žeton přidáte?
ask-where = Kam dáte { $piece }?
ask-build = Přidáte žeton, nebo jeden přesunete?
ask-must-add = Který žeton přidáte?
ask-figure = Kam postavíte figurku?
line-move = Krok 1 ze 3, nepovinný. Klepněte na žeton, který chcete přesunout. Klepnutím na zásobu přejdete rovnou ke kroku 2. Žetony pod figurkami přesouvat nelze.
line-nothing-lies = V kroku 1 není co přesouvat, pokračujte rovnou krokem 2: klepněte na zásobu a pak na pole.
line-all-under = Na každém žetonu stojí figurka, pokračujte proto rovnou krokem 2: klepněte na zásobu a pak na pole.
line-no-way = Žetony pod figurkami přesouvat nelze a ostatní nemají kam jít. Pokračujte rovnou krokem 2: klepněte na zásobu a pak na pole.
line-add = Na prázdné pole, nebo na samostatný žeton druhé barvy, na kterém nestojí figurka.
line-move-token = O jedno pole v řadě nebo sloupci, na prázdné pole.
line-lift = Na kterékoli prázdné pole v řadě nebo sloupci. Spodní žeton zůstane ležet.
line-build = Krok 2 ze 3. Klepněte na zásobu a pak na pole, nebo přesuňte žeton, i když už jste v kroku 1 některý přesunuli.
line-must-add = Krok 2 ze 3. { $n ->
        [one] Už { $n } tah žádný žeton nepřibyl
        [few] Už { $n } tahy žádný žeton nepřibyl
        [many] Už { $n } tahu žádný žeton nepřibyl
       *[other] Už { $n } tahů žádný žeton nepřibyl
    } ani nebyl získán, proto teď musíte jeden přidat.
line-figure = Krok 3 ze 3. Klepněte na kterýkoli žeton nebo hromádku, kde nestojí figurka.
line-last = Poslední v zásobě: po tomto tahu hra končí.
line-figure-last = Krok 3 ze 3 a poslední krok hry: jedna zásoba je prázdná. Klepněte na kterýkoli žeton nebo hromádku, kde nestojí figurka.
step-add = Přidat { $piece }
step-move-token = Přesunout { $piece } z { $place }
step-lift = Vzít z hromádky na { $place } { $piece }

spot-red = zásoba červených, { $n ->
        [one] zbývá
        [few] zbývají
        [many] zbývá
       *[other] zbývá
    } { $n }
spot-yellow = zásoba žlutých, { $n ->
        [one] zbývá
        [few] zbývají
        [many] zbývá
       *[other] zbývá
    } { $n }
spot-empty = prázdné
spot-stack = hromádka, nahoře { $upper }, dole { $lower }
spot-figure = stojí tu { $who }
spot-wins = { $n ->
        [one] získáte { $n } žeton
        [few] získáte { $n } žetony
        [many] získáte { $n } žetonu
       *[other] získáte { $n } žetonů
    }
left-supply = V zásobě (hra končí, když jedna barva dojde)
left-calm = Než se musí přidat žeton
piece-calm = { $n ->
        [0] už žádný tah: musí se přidat teď
        [one] ještě { $n } tah bez přidaného či získaného žetonu
        [few] ještě { $n } tahy bez přidaného či získaného žetonu
        [many] ještě { $n } tahu bez přidaného či získaného žetonu
       *[other] ještě { $n } tahů bez přidaného či získaného žetonu
    }

cap-square = vybrat pole: písmeno a pak číslice
cap-colour = vzít ze zásoby žeton této barvy
cap-stay = přejít ke kroku 2

# Co se právě stalo.
banner-fish = { $who } získává { $n ->
        [one] { $n } žeton
        [few] { $n } žetony
        [many] { $n } žetonu
       *[other] { $n } žetonů
    }.
banner-last = Ze zásoby zmizel poslední { $piece }.
banner-last-line = Hra skončí tímto tahem.

# Čtverce, které by mohl vylovit soupeř
either = { $others } nebo { $last }
spot-threat = { $steps ->
        [none] tento čtverec může vylovit: { $who }
        [add] s jedním žetonem navíc může tento čtverec vylovit: { $who }
        [move] po přesunutí jednoho žetonu může tento čtverec vylovit: { $who }
        [move-add] po přesunutí jednoho žetonu a přidání dalšího může tento čtverec vylovit: { $who }
       *[moves] po dvou přesunech žetonů může tento čtverec vylovit: { $who }
    }
