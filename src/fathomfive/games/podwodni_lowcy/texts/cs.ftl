# Podwodni łowcy: názvy, řádky záznamu, volby, body, popisky nákresu.

title = Podwodni łowcy
about = Potápěči loví ryby podél mřížky karet: odvažte se ještě jedné karty a bodujte sady dřív, než je smete vlna.

piece-fish = { $colour ->
        [red] červená { $letter }
        [green] zelená { $letter }
       *[yellow] žlutá { $letter }
    }
piece-shrimp = kreveta
piece-wave = vlna
piece-net = síť
piece-harpoon = harpuna

# Co se stalo.
move-start = { $who } začíná.
move-fill = Nová karta na místě { $place }: { $piece }.
move-draw = { $who } dobírá 1. kartu: { $piece }.
move-lay = { $who } přikládá { $nth }. kartu: { $piece }.
move-break = { $who } přikládá { $nth }. kartu: { $piece }. Ponor se přerušuje! Zbývá jen 1. karta.
move-break-all = { $who } přikládá { $nth }. kartu: { $piece }. Ponor se přerušuje! Všechny přiložené karty jsou pryč.
move-breaker = { $who } přikládá { $nth }. kartu: vlna k vlně. Ponor se přerušuje a vlna smývá karty všem!
move-dive = { $who } se potápí.
move-score = { $who } bude bodovat.
move-corner = { $who } pokládá 1. kartu { $place ->
        [top-left] k levému hornímu rohu.
        [top-right] k pravému hornímu rohu.
        [bottom-left] k levému dolnímu rohu.
       *[bottom-right] k pravému dolnímu rohu.
    }
move-deeper = { $who } se potápí hlouběji pro { $nth }. kartu.
move-column = { $who } se vynořuje s novým sloupcem: { $pieces }.
move-pick = { $who } bere z řady, z místa { $place }: { $piece }.
move-pick-new = { $who } bere právě přiloženou kartu: { $piece }.
move-net = { $who } vrhá síť a { $other } přichází o kartu: { $piece }.
move-no-net = { $who } síť nepoužívá.
move-harpoon = { $who } harpunou loví rybu na místě { $place }: { $piece }.
move-harpoon-new = { $who } harpunou loví rybu z nového sloupce: { $piece }.
move-no-harpoon = { $who } harpunu nepoužívá.
move-wash = { $who } přichází kvůli vlně o karty: { $n }× { $piece }.
move-set = { $who } boduje sadu: { $pieces }.
move-stop = { $who } přestává bodovat.
move-down = { $who } otáčí lícem dolů kartu: { $piece }.
move-give = { $who } přidává do nabídky: { $piece }.
move-take = { $who } si bere z nabídky: { $piece }.

# Co lze zvolit.
choose-dive = Potopit se
choose-score = Bodovat sady
choose-corner = Položit ji { $place ->
        [top-left] k levému hornímu rohu
        [top-right] k pravému hornímu rohu
        [bottom-left] k levému dolnímu rohu
       *[bottom-right] k pravému dolnímu rohu
    }
choose-deeper = Potopit se hlouběji: dobrat { $nth }. kartu
choose-column = Vynořit se s novým sloupcem: { $pieces }
choose-pick = Vzít z řady, z místa { $place }: { $piece }
choose-pick-new = Vzít z řady právě přiloženou kartu: { $piece }
choose-net = Síť: { $other } přijde o kartu ({ $piece })
choose-no-net = Síť: nic nebrat
choose-harpoon = Harpuna: vzít rybu z místa { $place } ({ $piece })
choose-harpoon-new = Harpuna: vzít rybu z nového sloupce ({ $piece })
choose-no-harpoon = Harpuna: nic nebrat
choose-wash = Přenechat vlně: { $n }× { $piece }
choose-set = Bodovat: { $pieces }
choose-stop = Přestat bodovat
choose-down = Otočit lícem dolů: { $piece }
choose-give = Přidat do nabídky: { $piece }
choose-take = Vzít si z nabídky: { $piece }

# Co by tah způsobil.
effect-clash = hrozí střet s kartami: { $pieces }
effect-wash = vlna smyje: { $n }× { $piece }
effect-clear = vlny, které se setkaly, se odhodí
effect-spend = po použití se odhodí: { $piece }
effect-steal = { $other } přijde o kartu: { $piece }
effect-receive = { $who } získá: { $pieces }
effect-discard = odhodí se: { $pieces }
effect-lose = ztracené karty: { $pieces }
effect-act = potom lze použít: { $pieces }
effect-idle = odhodí se bez použití: { $pieces }
effect-pick-more = potom ještě { $n ->
        [one] { $n } karta z této řady
        [few] { $n } karty z této řady
        [many] { $n } karty z této řady
       *[other] { $n } karet z této řady
    }
effect-set-points = z každé bodované sady bude jedna karta za { $n } bodů
effect-refill = mezery v mřížce zaplní: { $pieces }
effect-pool = do nabídky přijde: { $pieces }
effect-secure = navždy v bezpečí: { $piece }
effect-reach = bude dosaženo délky hry a začnou poslední tahy
effect-over = hra skončí
effect-renew = z odhozených karet vznikne nový balíček: { $n ->
        [one] { $n } karta
        [few] { $n } karty
        [many] { $n } karty
       *[other] { $n } karet
    }

# Co lze dobrat příště.
chance-draw = 1. karta ponor nepřeruší
chance-fill = mezery se doplní z balíčku
chance-lay = ponor se nepřeruší: { $weight } z { $of } karet ({ $percent } %)
chance-break = ponor se přeruší, dostanete jen 1. kartu: { $weight } z { $of } karet ({ $percent } %)
chance-break-all = ponor se přeruší, o všechno přijdete: { $weight } z { $of } karet ({ $percent } %)
chance-breaker = vlna přeruší ponor a smyje karty všem: { $weight } z { $of } karet ({ $percent } %)

points-down = { $n ->
        [one] { $n } karta lícem dolů
        [few] { $n } karty lícem dolů
        [many] { $n } karty lícem dolů
       *[other] { $n } karet lícem dolů
    } = { $points }
points-up = { $n ->
        [one] { $n } karta lícem nahoru
        [few] { $n } karty lícem nahoru
        [many] { $n } karty lícem nahoru
       *[other] { $n } karet lícem nahoru
    } = { $points }
points-tie = { $shrimps ->
        [one] při shodě: { $shrimps } odkrytá kreveta (méně je lépe)
        [few] při shodě: { $shrimps } odkryté krevety (méně je lépe)
        [many] při shodě: { $shrimps } odkryté krevety (méně je lépe)
       *[other] při shodě: { $shrimps } odkrytých krevet (méně je lépe)
    }

reason-length = Někdo dosáhl délky hry a ostatní už odehráli svůj poslední tah.
reason-turns = Odehrálo se tisíc tahů.

option-length = Délka hry
option-length-short = krátká, 25 bodů
option-length-standard = standardní, 35 bodů
option-length-long = dlouhá, 45 bodů

draw-podwodni_lowcy = Podwodni łowcy:
draw-table = stůl
draw-rules = pravidla
draw-seats = hráčů
draw-length = délka:
draw-short = krátká-(25)
draw-standard = standardní-(35)
draw-long = dlouhá-(45)
draw-asked = fáze:
draw-start = začátek
draw-fill = doplňování
draw-draw = dobrání
draw-turn = ponor-nebo-bodování
draw-corner = roh
draw-depth = hlouběji-nebo-vynořit
draw-pick = úlovek
draw-effects = sítě-a-harpuny
draw-wash = vlna
draw-first-set = sada
draw-more-sets = sada-nebo-konec
draw-turn-down = karta-k-otočení
draw-give = první-do-nabídky
draw-give-again = druhá-do-nabídky
draw-take = výběr-z-nabídky
draw-over = konec
draw-seat = hráč
draw-diver = na-tahu
draw-turns = odehráno-tahů
draw-reached = délky-dosáhl-hráč
draw-laid = přiloženo-karet
draw-card = 1.-karta:
draw-picked = vybráno:
draw-nets = sítě
draw-harpoons = harpuny
draw-given = první-karta:
draw-new = nový
draw-deck = balíček
draw-discards = odhozené
draw-pool = nabídka
draw-points = body
draw-up = lícem nahoru
draw-down = lícem dolů
draw-shrimp = kreveta
draw-wave = vlna
draw-net = síť
draw-harpoon = harpuna
draw-R = Č
draw-G = Z
draw-Y = Ž

# Co teď nejde a proč.
action-score = Bodovat sady
action-deeper = Potopit se hlouběji
action-set = Bodovat další sadu
why-over = Hra skončila.
why-wait = Počkejte, až budou karty dobrány.
why-dive-or-score = Nejdřív si vyberte: potopit se, nebo bodovat.
why-dive-first = Karty ze stolu se berou až po ponoru.
why-corner = Nejdřív vyberte roh, ke kterému kartu položíte.
why-deeper-or-surface = Teď se potopíte hlouběji, nebo se vynoříte s kartami.
why-deep-enough = Ponor má nejvýš čtyři karty.
why-row-only = Berete celý nový sloupec, nebo karty z řady poslední karty.
why-picking = Berete karty z této řady: další vyberte směrem zleva doprava.
why-effects = Nejdřív použijte sítě a harpuny, nebo s nimi nic neberte.
why-net-takes = Síť bere odkrytou rybu nebo krevetu jinému potápěči, máte-li síť.
why-harpoon-takes = Harpuna bere rybu ze stolu, máte-li harpunu.
why-washing = Vlna bere jednu skupinu vašich odkrytých karet.
why-name-set = Nejdřív vyberte sadu, kterou budete bodovat.
why-more-sets = Právě bodujete: vyberte další sadu, nebo přestaňte.
why-turning-down = Nejdřív otočte lícem dolů jednu kartu sady.
why-giving = Nejdřív přidejte do nabídky dvě své odkryté karty.
why-taking = Nejdřív se bere karta z nabídky.
why-no-set = K bodování je třeba sada a k ní dvě odkryté karty navíc.
why-no-more-sets = Co vám zbylo, nedá sadu a k ní dvě karty navíc.
why-two-more = Sadu máte, ale chybí k ní dvě odkryté karty navíc.
why-not-yours = Karty této sady před sebou odkryté nemáte.
