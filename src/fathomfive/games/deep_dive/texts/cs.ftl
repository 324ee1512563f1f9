# Klofni rybku: názvy, řádky záznamu, volby, důsledky, body, popisky nákresu.

title = Klofni rybku
about = Tučňáci se potápějí za potravou do pěti hloubek: vynořte se s tím, co máte, nebo se odvažte hlouběji.

piece-food = { $colour ->
        [pink] { $case ->
            [gen] růžového žetonu { $value }
            [ins] růžovým žetonem { $value }
           *[nom] růžový žeton { $value }
        }
        [green] { $case ->
            [gen] zeleného žetonu { $value }
            [ins] zeleným žetonem { $value }
           *[nom] zelený žeton { $value }
        }
       *[yellow] { $case ->
            [gen] žlutého žetonu { $value }
            [ins] žlutým žetonem { $value }
           *[nom] žlutý žeton { $value }
        }
    }
piece-rock = { $case ->
        [gen] kamene
        [ins] kamenem
       *[nom] kámen
    }
piece-bubbles = { $case ->
        [gen] bublin
        [ins] bublinami
       *[nom] bubliny
    }
piece-predator = { $case ->
        [acc] predátora
        [gen] predátora
        [ins] predátorem
       *[nom] predátor
    }

# Co se stalo.
move-start = { $who } dostává žeton začínajícího hráče a je na tahu jako první.
move-turns-up = { $then ->
        [trapped] { $who } v hloubce { $place } naráží na { $piece_acc } a tučňák je uvězněn.{ $home ->
            [empty] {" "}Byl to už třetí, a tak se všichni tři vracejí. Přinést není co.
           *[no] {""}
        }
        [on] { $who } v hloubce { $place } odkrývá { $piece_acc } a musí plavat hlouběji.
        [takes] { $who } v hloubce { $place } odkrývá { $piece_acc } a vynořuje se s ním.
       *[choice] { $who } v hloubce { $place } odkrývá { $piece_acc }.
    }{ $ends ->
        [yes] {" "}V této hloubce už žádný zakrytý žeton není: začíná závěrečná fáze.
       *[no] {""}
    }
move-rival-flips = { $then ->
        [stays] Soupeř v hloubce { $place } naráží na { $piece_acc }.
       *[keeps] Soupeř v hloubce { $place } získává { $piece_acc }.
    }{ $ends ->
        [yes] {" "}V této hloubce už žádný zakrytý žeton není: začíná závěrečná fáze.
       *[no] {""}
    }
move-take = { $who } si bere { $piece_acc } z hloubky { $place } a vynořuje se.
move-bring = { $who }: všichni tučňáci se vracejí a z hloubky { $place } přinášejí { $piece_acc }.
move-flip = { $who } otáčí žeton v hloubce { $place }.
move-leave = { $who } přeskakuje hloubku { $place }.
move-surface = { $who } si nechává { $piece_acc } a vynořuje se.
move-deeper = { $who } nechává { $piece_acc } ležet a potápí se do hloubky { $place }.
move-decline = { $who }: všichni tučňáci se vracejí s prázdnou.
move-no-rock = { $who } si kámen nechává a začíná v hloubce 1.
move-rock = { $who } odhazuje kámen a začíná v hloubce { $place }.
move-give = Soupeř si bere { $piece_acc } z hloubky { $place }.

# Co lze zvolit.
choose-take = Vzít si { $piece_acc } a vynořit se
choose-bring = Přinést { $piece_acc } z hloubky { $place }
choose-flip = Otočit žeton v hloubce { $place }
choose-leave = Přeskočit hloubku { $place } a potápět se dál
choose-surface = Nechat si { $piece_acc } a vynořit se
choose-deeper = Nechat { $piece_acc } ležet a potopit se do hloubky { $place }
choose-decline = Vrátit se s prázdnou
choose-no-rock = Nechat si kámen a začít v hloubce 1
choose-rock = Odhodit kámen a začít v hloubce { $place }
choose-give = Přenechat soupeři { $piece_acc }

# Co by volba způsobila.
effect-row-opens = začne řádek { $row }, zatím za { $points ->
        [one] { $points } bod
        [few] { $points } body
        [many] { $points } bodu
       *[other] { $points } bodů
    }
effect-row-grows = řádek { $row } bude mít { $n } ze { $of } barev, zatím za { $points ->
        [one] { $points } bod
        [few] { $points } body
        [many] { $points } bodu
       *[other] { $points } bodů
    }
effect-row-completes = řádek { $row } bude plný a vynese { $points ->
        [one] { $points } bod
        [few] { $points } body
        [many] { $points } bodu
       *[other] { $points } bodů
    }
effect-rock-gained = kámen dovolí začít některý z dalších ponorů hlouběji
effect-rock-useless = kámen už nevyužijete: další ponor nebude
effect-rock-dropped = přijdete o kámen
effect-left = { $piece } zůstane ležet a vzít si ho může kdokoli
effect-passes = { $n ->
        [one] přeskočí se hloubka, kde už nic není
        [few] přeskočí se { $n } hloubky, kde už nic není
        [many] přeskočí se { $n } hloubky, kde už nic není
       *[other] přeskočí se { $n } hloubek, kde už nic není
    }
effect-dives = hloubka { $place }{ $n ->
        [0] {""}
       *[other] {"; vzít si tam lze: "}{ $pieces }
    }{ $unseen ->
        [0] {"; už není co odkrýt"}
       *[other] { $predators ->
            [0] {"; "}mezi { $unseen } neznámými žetony není žádný predátor
           *[other] { $predators ->
                [one] {"; "}mezi { $unseen } neznámými žetony je { $predators } predátor
                [few] {"; "}mezi { $unseen } neznámými žetony jsou { $predators } predátoři
                [many] {"; "}mezi { $unseen } neznámými žetony je { $predators } predátora
               *[other] {"; "}mezi { $unseen } neznámými žetony je { $predators } predátorů
            }
        }
    }{ $own ->
        [yes] {"; je tam uvězněn váš tučňák, takže tuto hloubku můžete přeskočit"}
       *[no] {""}
    }
effect-empty-handed = skončíte tah s prázdnou
effect-third-penguin = predátor by uvěznil vašeho třetího tučňáka a všichni tři by se vrátili
effect-last-tile = poslední zakrytý žeton v hloubce { $place }: začne závěrečná fáze
effect-rival-dives = soupeř se přesune do hloubky { $place }
effect-last-round = začne poslední kolo
effect-game-ends = hra skončí
chance-turns-up = { $then ->
        [trapped] predátor, tučňák bude uvězněn
        [on] bubliny, musíte plavat hlouběji
        [takes] potrava, kterou si hned berete
       *[choice] žeton, který si můžete vzít, nebo nechat ležet
    }: { $percent } % (neznámé žetony: { $weight }/{ $of })
chance-rival-flips = { $then ->
        [stays] soupeř narazí na predátora
       *[keeps] soupeř si nechá, co odkryje
    }: { $percent } % (neznámé žetony: { $weight }/{ $of })

points-row-full = řádek { $row }, plný: { $sum } = { $points }
points-row-half = řádek { $row }, neúplný: polovina součtu { $sum }, zaokrouhleno dolů = { $points }
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
        [one] při shodě rozhoduje: { $rows } plný řádek
        [few] při shodě rozhodují: { $rows } plné řádky
        [many] při shodě rozhoduje: { $rows } plného řádku
       *[other] při shodě rozhoduje: { $rows } plných řádků
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
draw-token = žeton:
draw-last-dive = poslední-ponor
draw-start-side = začínající-hráč
draw-ending = závěrečná-fáze:
draw-yes = ano
draw-no = ne
draw-discarded = odhozené-kameny:
draw-rival = soupeř-v-hloubce
draw-down = zakryté
draw-up = odkryté
draw-unseen = co může být zakryté
draw-trapped = uvěznění v hloubce
draw-rocks = kameny
draw-bubbles = bubliny
draw-predator = predátor
draw-points = body
draw-P = R
draw-G = Z
draw-Y = Ž

# Co teď nejde a proč.
action-flip = Otočit žeton
action-take = Vzít si odkrytý žeton
action-surface = Vynořit se
action-deeper = Potopit se hlouběji
why-over = Hra skončila.
why-wait = Počkejte, až se žeton otočí.
why-rival = To patří k tahu soupeře.
why-rock-first = Nejdřív se rozhodněte, jestli odhodíte kámen.
why-rock-before = Odhodit kámen můžete jen před ponorem, a jen když nějaký máte.
why-where-trapped = Tučňáci přinesou něco jen z hloubky, kde byl některý z nich uvězněn.
why-no-homecoming = Tučňáci se vracejí, až když je uvězněn i třetí z nich.
why-keep-or-leave = Otočili jste žeton: nechte si ho, nebo ho nechte ležet a potápějte se dál.
why-flip-first = Nejdřív otočte žeton, pak se s ním vynořte, nebo se potopte hlouběji.
why-nothing-down = V této hloubce už není žádný zakrytý žeton.
why-nothing-up = V této hloubce neleží odkrytá potrava ani kámen.
why-not-here = Takový žeton tu odkrytý neleží.
why-other-depth = Jste v jiné hloubce; klesá se postupně, vždy o jednu hloubku.
why-deepest = Pod hloubkou 5 už nic není.
why-no-skipping = Nejdřív tu otočte žeton. Přeskočit lze jen hloubku, kde je uvězněn váš tučňák, a v závěrečné fázi i tu, kde už není co otočit.
