# Codex Naturalis: názvy, řádky záznamu, volby, body, popisky nákresu.

title = Codex Naturalis
about = Skládejte karty roh přes roh do svého rukopisu: co překryjete, ztrácíte, co je vidět, to vynáší.

piece-card = { $sort ->
        [gold] zlatá karta
       *[resource] přírodní karta
    } { $card } – { $kingdom ->
        [fungi] houby
        [plant] rostliny
        [animal] zvířata
       *[insect] hmyz
    } ({ $corners })
piece-back = { $sort ->
        [gold] zlatá karta
       *[resource] přírodní karta
    } – { $kingdom ->
        [fungi] houby
        [plant] rostliny
        [animal] zvířata
       *[insect] hmyz
    }
piece-starter = počáteční karta { $card } (líc { $corners }; rub { $back }, uprostřed { $middle })
piece-objective = úkol { $card } ({ $shape }: pokaždé { $points ->
        [one] { $points } bod
        [few] { $points } body
        [many] { $points } bodu
       *[other] { $points } bodů
    })

# Co se stalo.
move-top = Navrchu balíčku je teď: { $piece }.
move-turns-up = Lícem vzhůru se otáčí: { $piece }.
move-start = { $who } začíná.
move-starter = { $who } losuje: { $piece }.
move-front = { $who } vykládá lícem vzhůru: { $piece }.
move-back = { $who } vykládá rubem vzhůru: { $piece }.
move-deal = { $who } dobírá: { $piece }.
move-common = Pro všechny platí { $piece }.
move-secret = { $who } dostává: { $piece }.
move-secret-unseen = { $who } dostává kartu úkolu.
move-keep = { $who } si nechává: { $piece }.
move-keep-unseen = { $who } si jeden úkol nechává a druhý vrací.
move-lay = { $who } vykládá na { $x },{ $y } lícem vzhůru: { $piece }.
move-lay-down = { $who } vykládá na { $x },{ $y } rubem vzhůru: { $piece }.
move-take = { $who } bere z nabídky: { $piece }.
move-draw = { $who } dobírá z balíčku: { $piece }.
move-reveal = Odkrývají se tajné úkoly, v pořadí hráčů: { $kept }.

# Co lze zvolit.
choose-front = Lícem vzhůru: { $piece }
choose-back = Rubem vzhůru: { $piece }
choose-keep = Nechat si: { $piece }
choose-lay = { $x },{ $y } lícem vzhůru: { $piece }
choose-lay-down = { $x },{ $y } rubem vzhůru: { $piece }
choose-take = Vzít z nabídky: { $piece }
choose-draw = Dobrat z balíčku: { $piece }

points-cards = karty = { $points }
points-objective = úkol { $card }, splněn { $n }× ({ $sum }) = { $points }
points-so-far = úkol { $card }, zatím splněn { $n }× ({ $sum }), na konci vynese { $worth }
points-tie = { $bonus ->
        [one] při shodě: { $bonus } bod z úkolů
        [few] při shodě: { $bonus } body z úkolů
        [many] při shodě: { $bonus } bodu z úkolů
       *[other] při shodě: { $bonus } bodů z úkolů
    }

reason-twenty_points = Někdo dosáhl 20 bodů.
reason-empty_decks = Oba balíčky jsou rozebrané.

draw-codex_naturalis = Codex Naturalis:
draw-table = stůl
draw-rules = pravidla
draw-seats = hráčů
draw-asked = fáze:
draw-seat = hráč
draw-deck = balíček
draw-gap = místo
draw-start = začíná:
draw-stage = část:
draw-called = ohlášen-konec:
draw-last = poslední-kolo:
draw-no = ne
draw-yes = ano
draw-twenty_points = 20-bodů
draw-empty_decks = prázdné-balíčky
draw-top = navrchu
draw-turn-up = otočení
draw-starter = počáteční
draw-deal = dobrání
draw-common = společný-úkol
draw-secret = tajný-úkol
draw-reveal = odkrytí-úkolů
draw-side = strana
draw-keep = volba-úkolu
draw-lay = vyložení
draw-draw = dobírání
draw-over = konec
draw-decks = balíčky
draw-hands = ruce
draw-objectives = úkoly
draw-turns = tahy
draw-left = zbývá
draw-up = v nabídce
draw-cards = karty
draw-resource = přírodní
draw-gold = zlaté
draw-objective = úkoly
draw-points = body
draw-hand = v ruce
draw-kept = tajný úkol
draw-returned = druhý
draw-manuscript = rukopis v pořadí vykládání
draw-card = karta
draw-corners = rohy nebo co úkol žádá
draw-cost = cena
