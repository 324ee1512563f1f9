# Reef Encounter: jména, zápis tahů, volby, body, důvody, popisky kresby.

title = Reef Encounter
about = Pěstujte korály, střežte je krevetami, nechte je pohlcovat slabší a těmi nejlepšími nakrmte svého ploskozubce.

option-game = Hra
option-game-basic = základní hra
option-game-advanced = hra pro pokročilé: bez bujného růstu, z každého snědeného korálu o polyp méně

piece-polyp = { $case ->
        [ins] { $colour ->
            [white] bílým polypem
            [yellow] žlutým polypem
            [orange] oranžovým polypem
            [pink] růžovým polypem
           *[grey] šedým polypem
        }
       *[nom] { $colour ->
            [white] bílý polyp
            [yellow] žlutý polyp
            [orange] oranžový polyp
            [pink] růžový polyp
           *[grey] šedý polyp
        }
    }
piece-larva = { $case ->
        [acc] { $colour ->
            [white] bílou larvu
            [yellow] žlutou larvu
            [orange] oranžovou larvu
            [pink] růžovou larvu
           *[grey] šedou larvu
        }
       *[nom] { $colour ->
            [white] bílá larva
            [yellow] žlutá larva
            [orange] oranžová larva
            [pink] růžová larva
           *[grey] šedá larva
        }
    }
piece-coral = { $colour ->
        [white] bílý korál
        [yellow] žlutý korál
        [orange] oranžový korál
        [pink] růžový korál
       *[grey] šedý korál
    } ({ $n })
piece-cylinder = { $colour ->
        [blue] modrý váleček
        [green] zelený váleček
        [purple] fialový váleček
       *[red] červený váleček
    }
piece-rock = { $case ->
        [acc] holou skálu
       *[nom] holá skála
    }
piece-beats = { $strong ->
        [white] bílá
        [yellow] žlutá
        [orange] oranžová
        [pink] růžová
       *[grey] šedá
    } poráží { $weak ->
        [white] bílou
        [yellow] žlutou
        [orange] oranžovou
        [pink] růžovou
       *[grey] šedou
    }
piece-tile = destička { $tile } ({ piece-beats })

# Co se stalo.
move-boards = Hraje se na těchto útesech: { $reefs }.
move-starfish = Všechny korálové destičky leží { $side ->
        [up] hvězdicí nahoru
       *[down] hvězdicí dolů
    }.
move-first = Moře se začíná plnit od { $space ->
        [white] bílé
        [yellow] žluté
        [orange] oranžové
        [pink] růžové
       *[grey] šedé
    } oblasti.
move-polyp = { $space ->
        [white] V bílé
        [yellow] Ve žluté
        [orange] V oranžové
        [pink] V růžové
       *[grey] V šedé
    } oblasti moře přibývá { $piece }.
move-start = { $who } začíná.
move-deal = { $who } si bere z pytlíku { $piece_acc }.
move-deal-unseen = { $who } si bere z pytlíku polyp.
move-feed = { $who } tajně krmí ploskozubce { $piece_ins }.
move-feed-unseen = { $who } tajně krmí ploskozubce polypem.
move-larva = { $who } si bere { $piece_acc }.
move-eat = { $who } krmí ploskozubce: { $piece } s krevetou na { $square } (útes { $reef }). Ploskozubec získává { $gain ->
        [one] { $gain } polyp
        [few] { $gain } polypy
        [many] { $gain } polypu
       *[other] { $gain } polypů
    } (nyní za { $worth ->
        [one] { $worth } bod
        [few] { $worth } body
        [many] { $worth } bodu
       *[other] { $worth } bodů
    }), do pytlíku se jich vrací { $back }.
move-pass = { $who } už ploskozubce nekrmí.
move-pay = { $who } odevzdává { $piece_acc }.
move-place = { $who } pokládá { $from ->
        [front] pohlcený { $piece_acc }
       *[hand] { $piece_acc }
    } na { $square } (útes { $reef }){ $grows ->
        [yes] ; korál se rozrůstá na D4
       *[no] {""}
    }.
move-attack = { $who } útočí na { $square } (útes { $reef }): { $from ->
        [front] pohlcený { $piece }
       *[hand] { $piece }
    } pohlcuje { $eaten ->
        [white] bílý
        [yellow] žlutý
        [orange] oranžový
        [pink] růžový
       *[grey] šedý
    }{ $grows ->
        [yes] ; korál se rozrůstá na D4
       *[no] {""}
    }.
move-put = { $who } nasazuje krevetu na { $piece_acc }, pole { $square } (útes { $reef }).
move-move = { $who } přesouvá krevetu z { $from_square } (útes { $from_reef }) na { $piece_acc }, pole { $square } (útes { $reef }).
move-home = { $who } bere krevetu z { $from_square } (útes { $from_reef }) zpět za clonu.
move-hatch = { $who } mění pohlcený polyp za { $piece_acc }.
move-swap = { $who } mění pohlcený { $piece_acc } za { $alga ->
        [blue] modrý
        [green] zelený
        [purple] fialový
       *[red] červený
    } váleček a pokládá ho na moře: { $n ->
        [0] nic se neobrací
       *[other] nyní { $now }
    }.
move-lock = { $who } mění pohlcený { $piece_acc } za { $alga ->
        [blue] modrý
        [green] zelený
        [purple] fialový
       *[red] červený
    } váleček a zamyká destičku { $tile } ({ $kept }): { $n ->
        [0] nic jiného se neobrací
       *[other] nyní { $now }
    }.
move-grow = { $who } vrací { $piece_acc } a bere si polyp téže barvy.
move-take = { $who } nabírá z moře { $pieces_acc }.
move-bonus = { $replaced ->
        [yes] Bonusový { $piece } se doplňuje z pytlíku.
       *[no] Bonusový { $piece } už se nedoplní: v pytlíku žádný není.
    }
move-reveal = Ukazuje se, čím kdo tajně krmil svého ploskozubce. { $each }.

# Co lze zvolit.
choose-feed = Nakrmit ploskozubce { $piece_ins }
choose-larva = Vzít si { $piece_acc }
choose-eat = Sníst { $piece_acc } s krevetou na { $square } (útes { $reef }): { $gain ->
        [one] { $gain } polyp
        [few] { $gain } polypy
        [many] { $gain } polypu
       *[other] { $gain } polypů
    }, nyní za { $worth ->
        [one] { $worth } bod
        [few] { $worth } body
        [many] { $worth } bodu
       *[other] { $worth } bodů
    }
choose-pass = Ploskozubce už nekrmit
choose-pay = Odevzdat { $piece_acc }
choose-place = Položit { $from ->
        [front] pohlcený { $piece_acc }
       *[hand] { $piece_acc }
    } na { $square } (útes { $reef }){ $grows ->
        [yes] : korál se rozroste na D4
       *[no] {""}
    }
choose-attack = Napadnout { $square } (útes { $reef }): { $from ->
        [front] pohlcený { $piece }
       *[hand] { $piece }
    } pohltí { $eaten ->
        [white] bílý
        [yellow] žlutý
        [orange] oranžový
        [pink] růžový
       *[grey] šedý
    }{ $grows ->
        [yes] {" "}a korál se rozroste na D4
       *[no] {""}
    }
choose-put = Nasadit krevetu na { $piece_acc }, pole { $square } (útes { $reef })
choose-move = Přesunout krevetu z { $from_square } (útes { $from_reef }) na { $piece_acc }, pole { $square } (útes { $reef })
choose-home = Vzít krevetu z { $from_square } (útes { $from_reef }) zpět za clonu
choose-hatch = Vyměnit pohlcený polyp za { $piece_acc }
choose-swap = Vyměnit pohlcený { $piece_acc } za { $alga ->
        [blue] modrý
        [green] zelený
        [purple] fialový
       *[red] červený
    } váleček na moře: { $n ->
        [0] nic se neobrátí
       *[other] { $now }
    }
choose-lock = Vyměnit pohlcený { $piece_acc } za { $alga ->
        [blue] modrý
        [green] zelený
        [purple] fialový
       *[red] červený
    } váleček a zamknout destičku { $tile } ({ $kept }): { $n ->
        [0] nic jiného se neobrátí
       *[other] { $now }
    }
choose-grow = Vrátit { $piece_acc } a vzít si polyp téže barvy
choose-take = Ukončit tah a nabrat z moře { $pieces_acc }

# Co by tah způsobil.
effect-paid = přijdete o { $piece_acc }
effect-gained = získáte { $pieces_acc }
effect-to-place = lze položit { $n ->
        [one] { $n } polyp
        [few] { $n } polypy
        [many] { $n } polypu
       *[other] { $n } polypů
    }
effect-within-reach = { $n ->
        [0] zatím není co napadnout
       *[other] { $n ->
            [one] lze napadnout 1 korál
            [few] lze napadnout { $n } korály
            [many] lze napadnout { $n } korálu
           *[other] lze napadnout { $n } korálů
        }
    }
effect-placed = použije se { $from ->
        [front] pohlcený polyp
       *[hand] polyp zpoza clony
    }
effect-consumed = pohltí { $piece_acc }{ $parts ->
        [0] , poslední ze svého korálu
        [1] , zbude korál o velikosti { $left }
       *[other] , korál se rozpadne na části o velikosti { $left }
    }
effect-grown = korál se rozroste na D4
effect-bonus-gone = bonusový { $piece } už nebude z čeho doplnit
effect-coral = { $n ->
        [one] vznikne nový korál
        [few] vznikne korál o velikosti { $n }
        [many] vznikne korál o velikosti { $n }
       *[other] vznikne korál o velikosti { $n }
    }
effect-guarded = { $you ->
        [yes] budete
       *[no] { $who } bude
    } nově střežit { $n ->
        [one] { $n } polyp
        [few] { $n } polypy
        [many] { $n } polypu
       *[other] { $n } polypů
    }
effect-unguarded = { $you ->
        [yes] přestanete
       *[no] { $who } přestane
    } střežit { $n ->
        [one] { $n } polyp
        [few] { $n } polypy
        [many] { $n } polypu
       *[other] { $n } polypů
    }
effect-protected = kreveta ochrání { $n ->
        [one] { $n } polyp
        [few] { $n } polypy
        [many] { $n } polypu
       *[other] { $n } polypů
    }
effect-unprotected = kreveta přestane chránit { $n ->
        [one] { $n } polyp
        [few] { $n } polypy
        [many] { $n } polypu
       *[other] { $n } polypů
    }
effect-on-rock = kreveta odtud musí do konce tahu odejít
effect-sent = na moře přijde { $piece }
effect-returned = do zásoby se vrátí { $piece }
effect-locked = destička { $tile } se už nikdy neobrátí
effect-turned = obrátí { $n ->
        [one] { $n } destičku
        [few] { $n } destičky
        [many] { $n } destičky
       *[other] { $n } destiček
    }
effect-worth = { $piece } bude mít hodnotu { $n }
effect-eaten = ploskozubec získá { $gain ->
        [one] { $gain } polyp
        [few] { $gain } polypy
        [many] { $gain } polypu
       *[other] { $gain } polypů
    }, nyní za { $worth ->
        [one] { $worth } bod
        [few] { $worth } body
        [many] { $worth } bodu
       *[other] { $worth } bodů
    }
effect-back = { $n ->
        [one] { $n } polyp se vrátí do pytlíku
        [few] { $n } polypy se vrátí do pytlíku
        [many] { $n } polypu se vrátí do pytlíku
       *[other] { $n } polypů se vrátí do pytlíku
    }
effect-shrimp-eaten = { $to ->
        [sea] kreveta přijde na mořskou desku
       *[fish] ploskozubec sní i krevetu
    }
effect-fed = nyní za { $worth ->
        [one] { $worth } bod
        [few] { $worth } body
        [many] { $worth } bodu
       *[other] { $worth } bodů
    }
effect-fed-unseen = jeden polyp, tajně
effect-ends = ukončí hru: { $reason ->
        [tiles_locked] všechny destičky budou zamčené
        [shrimps_eaten] vaše čtvrtá kreveta bude snědena
        [nowhere_left] nebude kam položit polyp
        [sea_dry] moře nepůjde doplnit
       *[too_long] trvá už příliš dlouho
    }

# Co pak může přijít z pytlíku.
chance-polyp = do moře přijde { $piece }: { $weight }/{ $of } ({ $percent } %)
chance-bonus = { $replaced ->
        [yes] bonusový polyp se doplní z pytlíku: { $percent } %
       *[no] bonusový polyp nebude z čeho doplnit: { $percent } %
    }
chance-reveal = pak se ukáže, čím kdo tajně krmil

points-polyps = { $n }× { $colour ->
        [white] bílý
        [yellow] žlutý
        [orange] oranžový
        [pink] růžový
       *[grey] šedý
    } po { $value } = { $points }
points-hidden = { $sure ->
        [yes] a polyp tajně vložený na začátku, hodnota { $low }
       *[no] a polyp tajně vložený na začátku, hodnota { $low } až { $high }
    }
points-leads = jistě vede, nejméně o { $n }
points-may-lead = možná vede
points-tie = při shodě rozhodují postupně: pohlcené polypy { $consumed }, larvy { $larvae }, polypy za clonou { $behind }, střežené polypy { $guarded }

reason-tiles_locked = Všech deset korálových destiček je zamčeno.
reason-shrimps_eaten = Všechny čtyři krevety jednoho hráče jsou snědeny.
reason-nowhere_left = Už není kam položit polyp.
reason-sea_dry = Moře už nelze doplnit: došly polypy nebo larvy.
reason-too_long = Hra trvala 400 tahů.

# Proč ne.
why-over = Hra skončila.
why-last-turn = V posledním tahu smíte jen sníst jeden korál, nebo nedělat nic.
why-gives-nothing = Ten korál by vám v posledním tahu nic nepřinesl.
why-no-turn = Hra se ještě připravuje.
why-not-last = Nedělat nic smíte jen v posledním tahu.
why-not-now = To se dělá jen při přípravě hry.
why-no-polyp = Nemáte žádný polyp té barvy.
why-no-prey = Nemáte žádný pohlcený polyp na výměnu.
why-no-larva = Nemáte larvu té barvy.
why-none-left = Z té barvy už nic nezbývá.
why-paid-twice = V tomto tahu jste už odevzdali dvě larvy.
why-no-square = Polyp té barvy není kam položit.
why-no-shrimp = Nemáte krevetu, která by to mohla udělat.
why-begun = Sníst korál smíte jen na samém začátku tahu.
why-under-five = Korál je příliš malý: musí mít aspoň pět polypů.
why-on-rock = Vaše kreveta stojí na holé skále; nejdřív ji přesuňte na korál nebo za clonu.
why-sold-out = V zásobě není váleček té barvy.
why-locked = Ta destička už je zamčená.
why-no-shrimp-at-sea = Potřebujete vlastní krevetu na mořské desce.
why-covered = V tomto tahu jste už jednu destičku zamkli.
why-last-tile = Poslední destičku smíte zamknout, jen máte-li v ploskozubci aspoň dva polypy.
why-no-board = Ten útes v této hře není.
why-put-once = V tomto tahu jste už krevetu nasadili.
why-no-coral = Kreveta se nasazuje na polyp, a tam žádný není.
why-guarded = Na tom korálu už kreveta je.
why-two-on-board = Na tom útesu už máte dvě krevety.
why-pay-first = Nejdřív odevzdejte larvu: určuje barvu, kterou smíte pokládat.
why-four-placed = Za tuto larvu jste už položili čtyři polypy zpoza clony.
why-same-colour = Polyp té barvy tam už leží.
why-shrimp-there = Stojí tam kreveta.
why-weaker = Vaše barva neporáží tu, která tam leží.
why-protected = Kreveta chrání své pole a polypy téhož korálu, které s ním sousedí hranou, a to proti všem.
why-not-beside = S tím polem nesousedí hranou žádný korál té barvy.
why-under-two = Korál, který by útočil, je příliš malý: musí mít aspoň dva polypy.
why-joins = Spojily by se dva korály, z nichž každý má krevetu.
why-tired = Tu krevetu jste právě nasadili nebo přesunuli; nejdřív udělejte něco jiného než přesun krevety.
why-same-square = Kreveta tam už stojí.
why-rock-to-rock = Z holé skály smí kreveta jen na polyp nebo za clonu.
why-late-for-rock = S pokládáním polypů jste v tomto tahu skončili, není tedy proč uvolňovat místo.

draw-reef_encounter = Reef Encounter:
draw-table = stůl
draw-rules = pravidla
draw-seats = hráčů
draw-game = hra:
draw-basic = základní
draw-advanced = pro-pokročilé
draw-asked = fáze:
draw-boards = desky
draw-starfish = hvězdice
draw-first = první-oblast
draw-lay-out = vyložení
draw-starter = začínající-hráč
draw-deal = rozdávání
draw-refill = doplnění
draw-replace = náhrada-bonusu
draw-reveal = odhalení
draw-feed = krmení
draw-larva = larva
draw-turn = tah
draw-last = poslední-tah
draw-over = konec
draw-seat = hráč
draw-start = začíná:
draw-turns = odehráno-tahů:
draw-ended = ukončeno:
draw-no = ne
draw-yes = ano
draw-tiles_locked = destičky-zamčeny
draw-shrimps_eaten = krevety-snědeny
draw-nowhere_left = není-kam
draw-sea_dry = moře-nelze-doplnit
draw-too_long = příliš-dlouho
draw-ender = ukončil-hráč:
draw-space = oblast
draw-laid-out = vyloženo:
draw-begun = začato:
draw-paid = odevzdáno-larev:
draw-placing = pokládá:
draw-placed = položeno:
draw-put = kreveta-nasazena:
draw-covered = destička-zamčena:
draw-tired = právě-přesunuté:
draw-colour = barva
draw-value = hodnota
draw-beats = poráží
draw-larvae = larvy
draw-bag = pytlík
draw-bonus = bonus
draw-in-bag = v pytlíku:
draw-tile = destička
draw-shows = ukazuje
draw-large = velká
draw-small = malá
draw-locked = zamčeno
draw-blue = modrá
draw-green = zelená
draw-purple = fialová
draw-red = červená
draw-afloat = na moři:
draw-shrimps = krevet v záloze
draw-eaten = snědeno
draw-consumed = pohlceno
draw-fish = ploskozubec
draw-fed = první sousto
draw-hand = za clonou
draw-noted = známo všem

# Co teď nejde a proč.
action-eat = Sníst korál
action-pay = Odevzdat larvu a pokládat polypy
action-place = Položit polyp na holou skálu
action-attack = Zaútočit na korál
action-put = Nasadit krevetu
action-move = Přesunout krevetu
action-hatch = Vyměnit pohlcený polyp za larvu
action-swap = Vyměnit pohlcený polyp za váleček
action-lock = Zamknout destičku
action-grow = Vyměnit larvu za polyp
action-take = Nabrat z moře a ukončit tah
why-no-meal = Žádný váš korál není dost velký: musí mít aspoň pět polypů.
why-none-in = Na útesech nemáte žádnou krevetu.
why-no-larvae = Nemáte žádnou larvu.
why-no-match = Nemáte žádný polyp v barvě svých larev.
why-nowhere = Polypy v barvě vašich larev není kam položit.
why-no-rock = Nezbývá pro něj žádná holá skála.
why-no-target = Žádný korál v barvě odevzdané larvy, který má aspoň dva polypy, nesousedí s polypem slabší barvy.
why-all-protected = Všechny polypy, na které by šlo zaútočit, chrání krevety.
why-no-corals = Na útesech ještě není žádný korál.
why-all-guarded = Každý korál už krevetu má.
why-no-room = Korály bez krevety jsou jen na útesech, kde už máte dvě krevety.
why-all-tired = Své krevety jste právě nasadili nebo přesunuli; nejdřív udělejte něco jiného než přesun krevety.
