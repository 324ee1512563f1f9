# Kipicot: názvy, řádky záznamu, volby, důsledky, body, důvody, popisky nákresu.

title = Kipicot
about = Mořští ježci se loví do čtverců: postavte čtverec a dostaňte svou figurku na některý z jeho rohů.

piece-token = { $colour ->
        [red] červený žeton
       *[yellow] žlutý žeton
    }
piece-figure = { $colour ->
        [blue] modrá figurka
        [green] zelená figurka
        [white] bílá figurka
       *[violet] fialová figurka
    }

# Co se stalo.
move-move = { $who } přesouvá { $piece } z { $place } na { $to }.
move-leap = { $who } bere z hromádky na { $place } { $piece } a klade ho na { $to }.
move-stay = { $who } vynechává krok 1.
move-add = { $who } přidává { $piece } na { $place }.
move-stack = { $who } přidává { $piece } na { $place } a vytváří hromádku.
move-figure = { $who } staví figurku na { $place }.
move-fish = { $who } staví figurku na { $place } a získává { $n ->
        [one] { $n } žeton
        [few] { $n } žetony
        [many] { $n } žetonu
       *[other] { $n } žetonů
    }.

# Co lze zvolit.
choose-move = Přesunout { $piece } z { $place } na { $to }
choose-leap = Vzít z hromádky na { $place } { $piece } a dát ho na { $to }
choose-stay = Přejít rovnou ke kroku 2
choose-add = Přidat { $piece } na { $place }
choose-stack = Přidat { $piece } na { $place } a vytvořit hromádku
choose-figure = Postavit figurku na { $place }
choose-fish = Postavit figurku na { $place } a získat { $n ->
        [one] { $n } žeton
        [few] { $n } žetony
        [many] { $n } žetonu
       *[other] { $n } žetonů
    }

# Co by volba způsobila.
effect-uncovers = odkryje { $piece } na { $place }
effect-covers = zakryje { $piece } na { $place }
effect-last-token = poslední { $piece } v zásobě: po tomto tahu hra končí
effect-completes = dokončí rybářský čtverec { $place }–{ $to }
effect-breaks = rozbije rybářský čtverec { $place }–{ $to }
effect-forces-add = další hráč bude muset přidat žeton, pokud v tomto tahu žádný nezískáte
effect-wins = získáte { $n ->
        [one] { $n } žeton
        [few] { $n } žetony
        [many] { $n } žetonu
       *[other] { $n } žetonů
    } (červené: { $red }, žluté: { $yellow })
effect-protected = { $n ->
        [one] { $n } žeton zůstane
        [few] { $n } žetony zůstanou
        [many] { $n } žetonu zůstane
       *[other] { $n } žetonů zůstane
    } ležet: stojí tam soupeř
effect-figure-returns = figurka se vám vrátí do ruky
effect-barred = za rybářský čtverec { $place }–{ $to } nezískáte nic: úhlopříčně naproti stojí soupeř
effect-game-ends = hra končí

points-won = získané žetony: červené { $red } + žluté { $yellow } = { $points }

reason-no_red = Zásoba červených žetonů je prázdná.
reason-no_yellow = Zásoba žlutých žetonů je prázdná.

# Proč něco nejde.
why-over = Hra skončila.
why-add-later = Žetony se přidávají až v kroku 2. Dostanete se k němu klepnutím na zásobu nebo vynecháním kroku 1.
why-figure-last = Figurka přijde na řadu v kroku 3.
why-no-skip = Krok 2 nejde vynechat: přidejte žeton, nebo některý přesuňte.
why-must-add = Už dlouho žádný žeton nepřibyl ani nebyl získán, a tak teď musíte jeden přidat.
why-nothing-there = Na tomto poli neleží žádný žeton, který by šlo přesunout.
why-under-figure = Žeton, na kterém stojí figurka, přesunout nelze, ani když je figurka vaše.
why-stuck = Tento žeton nemá kam jít: chybí mu prázdné pole.
why-occupied = Žeton lze přesunout jen na prázdné pole.
why-one-step = Samostatný žeton se posouvá jen o jedno pole v řadě nebo sloupci. Dál smí jen horní žeton hromádky.
why-on-stack = Hromádka má nejvýš dva žetony.
why-same-colour = Na žeton stejné barvy se přidávat nesmí.
why-add-figure = Na žeton, na kterém stojí figurka, se přidávat nesmí, ani když je figurka vaše.
why-only-figure = V kroku 3 se přesouvá jen vaše figurka.
why-no-token = Figurka musí stát na žetonu nebo na hromádce.
why-same-place = Figurka musí přejít na jiný žeton nebo hromádku.
why-opponent = Stojí tam už figurka soupeře.

draw-kipicot = Kipicot:
draw-table = stůl
draw-rules = pravidla
draw-seats = hráčů
draw-asked = teď:
draw-phase-move = krok 1, přesunout žeton, nebo krok vynechat
draw-phase-build = krok 2, přidat žeton, nebo jeden přesunout
draw-phase-figure = krok 3, postavit figurku na jiný žeton
draw-phase-over = konec
draw-seat = hráč
draw-calm = tahů bez přidaného či získaného žetonu:
draw-supply-red = zásoba červených:
draw-supply-yellow = zásoba žlutých:
draw-legend = Č červený, Ž žlutý, Čž hromádka s červeným nahoře, 1 figurka hráče 1
draw-figure = figurka
draw-stands = kde
draw-red = červené
draw-yellow = žluté
draw-points = získáno
draw-hand = v ruce
draw-blue = modrá
draw-green = zelená
draw-white = bílá
draw-violet = fialová
draw-R = Č
draw-Y = Ž
draw-r = č
draw-y = ž

# Co teď nejde a proč.
action-move = Přesunout žeton
action-add = Přidat žeton
action-fish = Lovit figurkou
why-empty-board = Deska je prázdná.
why-all-under = Na každém žetonu stojí figurka, a takové žetony přesouvat nelze.
why-all-stuck = Žetony pod figurkami přesouvat nelze a ostatní nemají kam jít.
why-no-square = Na desce není rybářský čtverec. Tvoří ho čtyři žetony ve čtverci, na každé úhlopříčce dva téže barvy.
why-no-corner = Na každém rohu rybářského čtverce, nebo úhlopříčně naproti němu, stojí soupeř.
