# Podwodni łowcy: názvy, řádky záznamu, volby, body, popisky nákresu.

title = Podwodni łowcy
about = Potápěči loví ryby vedle mřížky karet: troufnete si ještě na jednu kartu? Sady bodujte dřív, než je smyje vlna.

piece-fish = { $case ->
        [acc] { $colour ->
            [red] červenou rybu { $letter }
            [green] zelenou rybu { $letter }
           *[yellow] žlutou rybu { $letter }
        }
        [gen] { $colour ->
            [red] červené ryby { $letter }
            [green] zelené ryby { $letter }
           *[yellow] žluté ryby { $letter }
        }
        [ins] { $colour ->
            [red] červenou rybou { $letter }
            [green] zelenou rybou { $letter }
           *[yellow] žlutou rybou { $letter }
        }
       *[nom] { $colour ->
            [red] červená ryba { $letter }
            [green] zelená ryba { $letter }
           *[yellow] žlutá ryba { $letter }
        }
    }
piece-shrimp = { $case ->
        [acc] krevetu
        [gen] krevety
        [ins] krevetou
       *[nom] kreveta
    }
piece-wave = { $case ->
        [acc] vlnu
        [gen] vlny
        [ins] vlnou
       *[nom] vlna
    }
piece-net = { $case ->
        [acc] síť
        [gen] sítě
        [ins] sítí
       *[nom] síť
    }
piece-harpoon = { $case ->
        [acc] harpunu
        [gen] harpuny
        [ins] harpunou
       *[nom] harpuna
    }

# Co se stalo.
move-start = { $who } začíná.
move-fill = Na místo { $place } přichází { $piece }.
move-draw = { $who } si dobírá 1. kartu: { $piece_acc }.
move-lay = { $who } přikládá { $nth }. kartu: { $piece_acc }.
move-break = { $who } přikládá { $nth }. kartu: { $piece_acc }. Ponor je přerušen! { $who } získává jen 1. kartu.
move-break-all = { $who } přikládá { $nth }. kartu: { $piece_acc }. Ponor je přerušen! Všechny přiložené karty jsou pryč.
move-breaker = { $who } přikládá { $nth }. kartu: vlna naráží na vlnu. Ponor je přerušen a vlna smývá karty všem!
move-dive = { $who } se potápí.
move-score = { $who } začíná bodovat.
move-corner = { $who } pokládá 1. kartu { $place ->
        [top-left] k levému hornímu rohu.
        [top-right] k pravému hornímu rohu.
        [bottom-left] k levému dolnímu rohu.
       *[bottom-right] k pravému dolnímu rohu.
    }
move-deeper = { $who } se potápí hlouběji pro { $nth }. kartu.
move-column = { $who } se vynořuje a bere si nový sloupec: { $pieces_acc }.
move-pick = { $who } si bere z místa { $place } { $piece_acc }.
move-pick-new = { $who } si bere právě přiloženou kartu: { $piece_acc }.
move-net = { $who } vrhá síť a { $other } přichází o { $piece_acc }.
move-no-net = { $who } síť nepoužívá.
move-harpoon = { $who } harpunou loví { $piece_acc } z místa { $place }.
move-harpoon-new = { $who } harpunou loví { $piece_acc } z nového sloupce.
move-no-harpoon = { $who } harpunu nepoužívá.
move-wash = { $who } přichází kvůli vlně o { $n ->
        [1] { $piece_acc }
       *[other] karty: { $n }× { $piece_acc }
    }.
move-set = { $who } boduje sadu: { $pieces_acc }.
move-stop = { $who } končí s bodováním.
move-down = { $who } otáčí lícem dolů { $piece_acc }.
move-give = { $who } přidává do nabídky { $piece_acc }.
move-take = { $who } si bere z nabídky { $piece_acc }.

# Co lze zvolit.
choose-dive = Potopit se
choose-score = Bodovat sady
choose-corner = Položit 1. kartu { $place ->
        [top-left] k levému hornímu rohu
        [top-right] k pravému hornímu rohu
        [bottom-left] k levému dolnímu rohu
       *[bottom-right] k pravému dolnímu rohu
    }
choose-deeper = Potopit se hlouběji: dobrat { $nth }. kartu
choose-column = Vynořit se a vzít si nový sloupec: { $pieces_acc }
choose-pick = Vzít si z místa { $place } { $piece_acc }
choose-pick-new = Vzít si právě přiloženou kartu: { $piece_acc }
choose-net = Síť: { $other } přijde o { $piece_acc }
choose-no-net = Síť: nic nebrat
choose-harpoon = Harpuna: vzít z místa { $place } { $piece_acc }
choose-harpoon-new = Harpuna: vzít z nového sloupce { $piece_acc }
choose-no-harpoon = Harpuna: nic nebrat
choose-wash = Přenechat vlně { $n ->
        [1] { $piece_acc }
       *[other] karty: { $n }× { $piece_acc }
    }
choose-set = Bodovat sadu: { $pieces_acc }
choose-stop = Skončit s bodováním
choose-down = Otočit lícem dolů { $piece_acc }
choose-give = Přidat do nabídky { $piece_acc }
choose-take = Vzít si z nabídky { $piece_acc }

# Co by tah způsobil.
effect-clash = hrozí střet s kartami: { $pieces }
effect-wash = vlna smyje { $n ->
        [1] { $piece_acc }
       *[other] karty: { $n }× { $piece_acc }
    }
effect-clear = vlny, které se setkaly, se odhodí
effect-spend = odhodí se { $piece }
effect-steal = { $other } přijde o { $piece_acc }
effect-receive = { $you ->
        [yes] získáte
       *[no] { $who } získá
    } { $pieces_acc }
effect-discard = odhozené karty: { $pieces }
effect-lose = ztracené karty: { $pieces }
effect-act = potom můžete použít { $pieces_acc }
effect-idle = bez použití se odhodí: { $pieces }
effect-pick-more = potom ještě { $n ->
        [one] { $n } karta z této řady
        [few] { $n } karty z této řady
        [many] { $n } karty z této řady
       *[other] { $n } karet z této řady
    }
effect-set-points = jedna karta z každé bodované sady bude mít hodnotu { $n } bodů
effect-set-next = potom jednu z nich otočíte lícem dolů: bude mít hodnotu { $n } bodů
effect-set-missing = { $n ->
        [0] pak máte sadu
       *[other] { $n ->
            [one] do sady vám pak chybí { $n } karta
            [few] do sady vám pak chybějí { $n } karty
            [many] do sady vám pak chybí { $n } karty
           *[other] do sady vám pak chybí { $n } karet
        }
    }
effect-leave-set = sada vám zůstane lícem vzhůru: síť nebo vlna vás o ni může připravit
effect-refill = do mezer v mřížce: { $pieces }
effect-pool = do nabídky: { $pieces }
effect-secure = až do konce hry v bezpečí: { $piece }
effect-reach = bude dosaženo cílového počtu bodů a začnou poslední tahy
effect-over = hra skončí
effect-renew = z odhozených karet vznikne nový balíček: { $n ->
        [one] { $n } karta
        [few] { $n } karty
        [many] { $n } karty
       *[other] { $n } karet
    }

# Co lze dobrat příště.
chance-draw = 1. karta ponor přerušit nemůže
chance-fill = mezery se doplní z balíčku
chance-lay = ponor bude pokračovat: { $percent } % (karty: { $weight }/{ $of })
chance-break = ponor bude přerušen, získáte jen 1. kartu: { $percent } % (karty: { $weight }/{ $of })
chance-break-all = ponor bude přerušen, o všechno přijdete: { $percent } % (karty: { $weight }/{ $of })
chance-breaker = vlna přeruší ponor a smyje karty všem: { $percent } % (karty: { $weight }/{ $of })

points-down = { $n ->
        [one] { $n } karta lícem dolů
        [few] { $n } karty lícem dolů
        [many] { $n } karty lícem dolů
       *[other] { $n } karet lícem dolů
    } = { $points }
points-up = { $n ->
        [one] { $n } karta lícem vzhůru
        [few] { $n } karty lícem vzhůru
        [many] { $n } karty lícem vzhůru
       *[other] { $n } karet lícem vzhůru
    } = { $points }
points-tie = { $shrimps ->
        [one] při shodě rozhoduje: { $shrimps } kreveta lícem vzhůru (čím méně, tím lépe)
        [few] při shodě rozhodují: { $shrimps } krevety lícem vzhůru (čím méně, tím lépe)
        [many] při shodě rozhoduje: { $shrimps } krevety lícem vzhůru (čím méně, tím lépe)
       *[other] při shodě rozhoduje: { $shrimps } krevet lícem vzhůru (čím méně, tím lépe)
    }

reason-length = Někdo dosáhl cílového počtu bodů a ostatní už odehráli svůj poslední tah.
reason-turns = Odehrálo se tisíc tahů.

option-length = Délka hry
option-length-short = krátká, 25 bodů
option-length-standard = standardní, 35 bodů
option-length-long = dlouhá, 45 bodů

draw-podwodni_lowcy = Podwodni łowcy:
draw-table = stůl
draw-rules = pravidla
draw-seats = hráčů
draw-length = délka-hry:
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
draw-reached = cíle-dosáhl-hráč
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
draw-up = lícem vzhůru
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
why-wait = Počkejte, až se karty doberou.
why-dive-or-score = Nejdřív si vyberte: potopit se, nebo bodovat.
why-dive-first = Karty ze stolu se berou až po ponoru.
why-corner = Nejdřív vyberte roh, ke kterému kartu položíte.
why-deeper-or-surface = Teď se buď potopte hlouběji, nebo se vynořte s kartami.
why-deep-enough = Při ponoru se přikládají nejvýš čtyři karty.
why-row-only = Vzít si můžete celý nový sloupec, nebo karty z řady, ve které leží poslední karta.
why-picking = Berete si karty z jedné řady: nejdřív dokončete výběr.
why-effects = Nejdřív rozhodněte o sítích a harpunách: použijte je, nebo nic neberte.
why-net-takes = Sítí můžete vzít jinému potápěči jen rybu nebo krevetu, která leží lícem vzhůru.
why-harpoon-takes = Harpunou můžete ulovit jen rybu ze stolu.
why-washing = Vlna bere jednu skupinu vašich karet, které leží lícem vzhůru.
why-name-set = Nejdřív vyberte sadu, kterou budete bodovat.
why-more-sets = Právě bodujete: vyberte další sadu, nebo s bodováním skončete.
why-turning-down = Nejdřív otočte lícem dolů jednu kartu sady.
why-giving = Nejdřív přidejte do nabídky dvě své karty, které leží lícem vzhůru.
why-taking = Nejdřív si vezměte kartu z nabídky.
why-no-set = K bodování potřebujete sadu a k ní ještě dvě karty lícem vzhůru.
why-no-more-sets = Ze zbylých karet už nesložíte sadu tak, aby vám zůstaly ještě dvě karty navíc.
why-two-more = Sadu máte, ale potřebujete k ní ještě dvě karty lícem vzhůru.
why-not-yours = Nemáte před sebou lícem vzhůru všechny karty této sady.
