# Kipicot: názvy, řádky záznamu, volby, důsledky, body, popisky nákresu.

title = Kipicot
about = Mořští ježci se loví po čtyřech: stavějte z nich čtverce a mějte figurku na rohu.

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
move-stay = { $who } nepřesouvá nic.
move-add = { $who } přidává { $piece } na { $place }.
move-stack = { $who } přidává { $piece } na { $place } a tvoří hromádku.
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
choose-stay = Nepřesouvat nic
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
effect-last-token = poslední { $piece } ze zásoby: tímto tahem hra skončí
effect-completes = doplní rybářský čtverec na { $place }
effect-breaks = rozbije rybářský čtverec na { $place }
effect-forces-add = další hráč bude muset přidat žeton, pokud v tomto tahu žádný nezískáte
effect-wins = získáte { $n ->
        [one] { $n } žeton
        [few] { $n } žetony
        [many] { $n } žetonu
       *[other] { $n } žetonů
    }: červených { $red }, žlutých { $yellow }
effect-protected = { $n ->
        [one] { $n } žeton zůstane
        [few] { $n } žetony zůstanou
        [many] { $n } žetonu zůstane
       *[other] { $n } žetonů zůstane
    } pod figurkou soupeře
effect-figure-returns = figurka se vám vrátí do ruky
effect-barred = rybářský čtverec na { $place } nezískáte: úhlopříčně naproti stojí soupeř
effect-game-ends = hra skončí

points-won = získané žetony: červené { $red } + žluté { $yellow } = { $points }

reason-no_red = Zásoba červených žetonů je prázdná.
reason-no_yellow = Zásoba žlutých žetonů je prázdná.

draw-kipicot = Kipicot:
draw-table = stůl
draw-rules = pravidla
draw-seats = hráčů
draw-asked = fáze:
draw-phase-move = krok 1, přesunout žeton, nebo nic
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
