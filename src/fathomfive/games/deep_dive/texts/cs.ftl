# Klofni rybku: názvy, řádky záznamu, volby, důsledky, body, popisky nákresu.

title = Klofni rybku
about = Tučňáci se potápějí za potravou do pěti hloubek: vynořte se s tím, co máte, nebo se odvažte hlouběji.

piece-food = { $colour ->
        [pink] růžový { $value }
        [green] zelený { $value }
       *[yellow] žlutý { $value }
    }
piece-rock = kámen
piece-bubbles = bubliny
piece-predator = predátor

# Co se stalo.
move-start = { $who } začíná.
move-turns-up = { $who }, hloubka { $place }: { $piece }{ $then ->
        [takes] {" a vynořuje se s ním"}
        [trapped] {"; tučňák je uvězněn"}
       *[on] {""}
    }.{ $ends ->
        [yes] {" "}Byl tam poslední: začíná konec hry.
       *[no] {""}
    }
move-rival-flips = Soupeř, hloubka { $place }: { $piece }.{ $ends ->
        [yes] {" "}Byl tam poslední: začíná konec hry.
       *[no] {""}
    }
move-take = { $who } bere { $piece } z hloubky { $place } a vynořuje se.
move-bring = { $who }: všichni tučňáci se vracejí a z hloubky { $place } přinášejí { $piece }.
move-flip = { $who } odkrývá žeton v hloubce { $place }.
move-leave = { $who } vynechává hloubku { $place }.
move-surface = { $who } si nechává { $piece } a vynořuje se.
move-deeper = { $who } nechává { $piece } ležet a potápí se do hloubky { $place }.
move-decline = { $who }: všichni tučňáci se vracejí s prázdnou.
move-no-rock = { $who } si nechává kámen a začíná shora.
move-rock = { $who } odhazuje kámen a začíná v hloubce { $place }.
move-give = Soupeř bere { $piece } z hloubky { $place }.

# Co lze zvolit.
choose-take = Vzít { $piece } a vynořit se
choose-bring = Přinést { $piece } z hloubky { $place }
choose-flip = Odkrýt žeton v hloubce { $place }
choose-leave = Vynechat hloubku { $place } a potápět se dál
choose-surface = Nechat si { $piece } a vynořit se
choose-deeper = Nechat { $piece } ležet a potopit se do hloubky { $place }
choose-decline = Vrátit se s prázdnou
choose-no-rock = Nechat si kámen a začít shora
choose-rock = Odhodit kámen a začít v hloubce { $place }
choose-give = Přenechat soupeři { $piece }

# Co by volba způsobila.
effect-row-opens = začne řádek { $row }, zatím za { $points ->
        [one] { $points } bod
        [few] { $points } body
        [many] { $points } bodu
       *[other] { $points } bodů
    }
effect-row-grows = řádek { $row }: { $n } ze { $of } barev, za { $points ->
        [one] { $points } bod
        [few] { $points } body
        [many] { $points } bodu
       *[other] { $points } bodů
    }
effect-row-completes = řádek { $row } bude plný: počítá se celý, za { $points ->
        [one] { $points } bod
        [few] { $points } body
        [many] { $points } bodu
       *[other] { $points } bodů
    }
effect-rock-gained = s kamenem můžete některý další ponor začít hlouběji
effect-rock-useless = k ničemu: žádný další ponor vás už nečeká
effect-rock-dropped = přijdete o kámen
effect-left = { $piece } zůstane ležet a může si ho vzít kdokoli
effect-passes = { $n ->
        [one] propluje vyčerpanou hloubkou
        [few] propluje { $n } vyčerpanými hloubkami
        [many] propluje { $n } vyčerpané hloubky
       *[other] propluje { $n } vyčerpanými hloubkami
    }
effect-dives = hloubka { $place }{ $n ->
        [0] {""}
       *[other] {"; lze vzít: "}{ $pieces }
    }{ $unseen ->
        [0] {"; už není co odkrýt"}
       *[other] {"; predátoři: "}{ $predators } z { $unseen } neznámých žetonů
    }{ $own ->
        [yes] {"; je tam váš tučňák, takže ji můžete vynechat"}
       *[no] {""}
    }
effect-empty-handed = tah skončíte s prázdnou
effect-third-penguin = predátor by uvěznil vašeho třetího tučňáka a všichni tři by se vrátili
effect-last-tile = poslední zakrytý žeton v hloubce { $place }: začne konec
effect-rival-dives = soupeř se přesune do hloubky { $place }
effect-last-round = začne poslední kolo
effect-game-ends = hra skončí
chance-turns-up = { $then ->
        [trapped] predátor, tučňák bude uvězněn
        [on] bubliny, povinně o hloubku níž
        [takes] potrava, kterou si hned berete
       *[choice] žeton, který si vezmete, nebo necháte ležet
    }: { $weight } z { $of } ({ $percent } %)
chance-rival-flips = { $then ->
        [stays] soupeř odkryje predátora
       *[keeps] soupeř si nechá, co odkryje
    }: { $weight } z { $of } ({ $percent } %)

points-row-full = řádek { $row }, plný: { $sum } = { $points }
points-row-half = řádek { $row }, neúplný: polovina součtu { $sum }, zaokrouhlená dolů = { $points }
points-row-hard = řádek { $row }, počítá se v plné hodnotě: { $sum } = { $points }
points-rocks = { $n ->
        [one] { $n } kámen
        [few] { $n } kameny
        [many] { $n } kamene
       *[other] { $n } kamenů
    } = { $points }
points-bubbles = { $n ->
        [one] { $n } žeton bublin
        [few] { $n } žetony bublin
        [many] { $n } žetonu bublin
       *[other] { $n } žetonů bublin
    } = { $points }
points-tie = { $rows ->
        [one] při shodě: { $rows } plný řádek
        [few] při shodě: { $rows } plné řádky
        [many] při shodě: { $rows } plného řádku
       *[other] při shodě: { $rows } plných řádků
    }

reason-last_dive = Všichni mají poslední ponor za sebou.

option-level = Obtížnost soupeře
option-level-easy = snadná
option-level-medium = střední
option-level-hard = těžká

draw-deep_dive = Klofni rybku:
draw-table = stůl
draw-rules = pravidla
draw-seats = hráčů
draw-level = obtížnost
draw-easy = snadná
draw-medium = střední
draw-hard = těžká
draw-asked = fáze:
draw-start = začíná:
draw-flip = odkrytí
draw-rival-flip = soupeř-odkrývá
draw-dive = ponor
draw-flipped = odkryto
draw-rock = kámen
draw-return = návrat
draw-rival-choice = volba-za-soupeře
draw-over = konec
draw-side = hráč
draw-depth = hloubka
draw-homes = odkud
draw-choice = barvy
draw-token = destička:
draw-last-dive = poslední-ponor
draw-start-side = start
draw-ending = konec-začal:
draw-yes = ano
draw-no = ne
draw-discarded = odhozené-kameny:
draw-rival = soupeř-v-hloubce
draw-down = zakryté
draw-up = odkryté
draw-unseen = co může ležet zakryté
draw-trapped = uvěznění v hloubce
draw-rocks = kameny
draw-bubbles = bubliny
draw-predator = kosatka
draw-points = body
draw-P = P
draw-G = G
draw-Y = Y
