# Reef Encounter: jména, zápis tahů, volby, body, důvody, popisky kresby.

title = Reef Encounter
about = Nechte korály růst, střežte je krevetami, ať pohlcují slabší, a ty nejlepší dejte svému ploskozubci.

option-game = Hra
option-game-basic = základní hra
option-game-advanced = hra pro pokročilé: bez bujného růstu, z každého snědeného korálu o polyp méně

piece-polyp = { $colour ->
        [white] bílý polyp
        [yellow] žlutý polyp
        [orange] oranžový polyp
        [pink] růžový polyp
       *[grey] šedý polyp
    }
# čtvrtý pád: larva se vždy bere, odevzdává nebo vrací
piece-larva = { $colour ->
        [white] bílou larvu
        [yellow] žlutou larvu
        [orange] oranžovou larvu
        [pink] růžovou larvu
       *[grey] šedou larvu
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
piece-rock = holá skála
piece-tile = destička { $tile } ({ $shows })

# Co se stalo.
move-boards = Hraje se na deskách { $boards }.
move-starfish = Všechny korálové destičky leží { $side ->
        [up] hvězdicí nahoru
       *[down] hvězdicí dolů
    }.
move-first = Moře se zaplňuje od { $space ->
        [white] bílé
        [yellow] žluté
        [orange] oranžové
        [pink] růžové
       *[grey] šedé
    } oblasti.
move-polyp = Do { $space ->
        [white] bílé
        [yellow] žluté
        [orange] oranžové
        [pink] růžové
       *[grey] šedé
    } oblasti moře přibývá { $piece }.
move-start = Začíná { $who }.
move-deal = { $who } si bere z pytlíku { $piece }.
move-deal-unseen = { $who } si bere z pytlíku polyp.
move-feed = { $who } tajně dává ploskozubci { $piece }.
move-feed-unseen = { $who } tajně krmí ploskozubce polypem.
move-larva = { $who } si bere { $piece }.
move-eat = { $who }, kreveta na { $place }: sněden { $piece }, { $gain ->
        [one] { $gain } polyp
        [few] { $gain } polypy
        [many] { $gain } polypu
       *[other] { $gain } polypů
    } pro ploskozubce, zatím za { $worth }; do pytlíku se vrací { $back }.
move-pass = { $who } nejí nic.
move-pay = { $who } odevzdává { $piece }.
move-place = { $who } umisťuje { $piece } na { $place }{ $from ->
        [front] {" "}zpřed zástěny
       *[hand] {""}
    }{ $grows ->
        [yes] ; korál se rozrůstá na D4
       *[no] {""}
    }.
move-attack = { $who } útočí na { $place }: { $piece }{ $from ->
        [front] {" "}zpřed zástěny
       *[hand] {""}
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
move-put = { $who } nasazuje krevetu na { $place }: { $piece }.
move-move = { $who } přesouvá krevetu z { $from } na { $to }: { $piece }.
move-home = { $who } bere krevetu z { $from } za zástěnu.
move-hatch = { $who } mění pohlcený polyp za { $piece }.
move-swap = { $who } mění pohlcený { $piece } za { $alga ->
        [blue] modrý
        [green] zelený
        [purple] fialový
       *[red] červený
    } váleček na moře: { $n ->
        [0] nic se neobrací
       *[other] nyní { $turned }
    }.
move-lock = { $who } mění pohlcený { $piece } za { $alga ->
        [blue] modrý
        [green] zelený
        [purple] fialový
       *[red] červený
    } váleček a zamyká destičku { $tile } ({ $locks }): { $n ->
        [0] nic se neobrací
       *[other] nyní { $turned }
    }.
move-grow = { $who } vrací { $piece } a bere polyp její barvy.
move-take = { $who } nabírá z moře: { $pieces }.
move-bonus = Bonusový { $piece }: { $replaced ->
        [yes] z pytlíku přibývá nový.
       *[no] v pytlíku už žádný není.
    }
move-reveal = Ukáže se, čím kdo tajně krmil. { $each }.

# Co lze zvolit.
choose-feed = Dát ploskozubci { $piece }
choose-larva = Vzít si { $piece }
choose-eat = Sníst { $piece } s krevetou na { $place }: { $gain ->
        [one] { $gain } polyp
        [few] { $gain } polypy
        [many] { $gain } polypu
       *[other] { $gain } polypů
    }, zatím za { $worth }
choose-pass = Nejíst nic
choose-pay = Odevzdat { $piece }
choose-place = Umístit { $piece } na { $place }{ $from ->
        [front] {" "}zpřed zástěny
       *[hand] {""}
    }{ $grows ->
        [yes] , růst na D4
       *[no] {""}
    }
choose-attack = Napadnout { $place }: { $piece }{ $from ->
        [front] {" "}zpřed zástěny
       *[hand] {""}
    } pohltí { $eaten ->
        [white] bílý
        [yellow] žlutý
        [orange] oranžový
        [pink] růžový
       *[grey] šedý
    }{ $grows ->
        [yes] , růst na D4
       *[no] {""}
    }
choose-put = Nasadit krevetu na { $place }: { $piece }
choose-move = Přesunout krevetu z { $from } na { $to }: { $piece }
choose-home = Vzít krevetu z { $from } za zástěnu
choose-hatch = Vyměnit pohlcený polyp za { $piece }
choose-swap = Vyměnit pohlcený { $piece }, { $alga ->
        [blue] modrý
        [green] zelený
        [purple] fialový
       *[red] červený
    } váleček na moře: { $n ->
        [0] nic se neobrátí
       *[other] { $turned }
    }
choose-lock = Vyměnit pohlcený { $piece }, zamknout destičku { $tile } ({ $locks }): { $n ->
        [0] nic se neobrátí
       *[other] { $turned }
    }
choose-grow = Vrátit { $piece } za polyp její barvy
choose-take = Ukončit tah a nabrat z moře: { $pieces }

# Co by tah způsobil.
effect-paid = stojí { $piece }
effect-gained = získáte { $pieces }
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
effect-placed = { $from ->
        [front] pohlcený polyp
       *[hand] polyp zpoza zástěny
    }
effect-consumed = pohltí { $piece }{ $parts ->
        [0] , poslední ze svého korálu
        [1] , zbude korál o velikosti { $left }
       *[other] , korál se rozpadne na části o velikosti { $left }
    }
effect-grown = rozroste se na D4
effect-bonus-gone = bonusový { $piece } se už nenahradí
effect-coral = vznikne korál o velikosti { $n }
effect-guarded = { $who } bude nově střežit { $n ->
        [one] { $n } polyp
        [few] { $n } polypy
        [many] { $n } polypu
       *[other] { $n } polypů
    }
effect-unguarded = { $who } přestane střežit { $n ->
        [one] { $n } polyp
        [few] { $n } polypy
        [many] { $n } polypu
       *[other] { $n } polypů
    }
effect-protected = bude chránit { $n ->
        [one] { $n } polyp
        [few] { $n } polypy
        [many] { $n } polypu
       *[other] { $n } polypů
    }
effect-unprotected = přestane chránit { $n ->
        [one] { $n } polyp
        [few] { $n } polypy
        [many] { $n } polypu
       *[other] { $n } polypů
    }
effect-on-rock = kreveta musí do konce tahu jít dál
effect-sent = na moře přijde { $piece }
effect-returned = do zásoby se vrátí { $piece }
effect-locked = zamkne destičku { $tile } ({ $shows })
effect-turned = obrátí: { $pieces }
effect-worth = { $piece } bude mít hodnotu { $n }
effect-eaten = { $gain ->
        [one] { $gain } polyp
        [few] { $gain } polypy
        [many] { $gain } polypu
       *[other] { $gain } polypů
    } pro ploskozubce, zatím za { $worth }
effect-back = { $n ->
        [one] { $n } polyp se vrátí do pytlíku
        [few] { $n } polypy se vrátí do pytlíku
        [many] { $n } polypu se vrátí do pytlíku
       *[other] { $n } polypů se vrátí do pytlíku
    }
effect-shrimp-eaten = { $to ->
        [sea] kreveta přijde na mořskou desku
       *[fish] snědena bude i kreveta
    }
effect-fed = zatím za { $worth }
effect-fed-unseen = jeden polyp potají
effect-ends = ukončí hru: { $reason ->
        [tiles_locked] všechny destičky budou zamčené
        [shrimps_eaten] čtvrtá kreveta bude snědena
        [nowhere_left] nebude kam položit polyp
        [sea_dry] moře vyschne
       *[too_long] trvala příliš dlouho
    }

# Co pak může přijít z pytlíku.
chance-polyp = do moře přijde { $piece }: { $weight } z { $of } ({ $percent } %)
chance-bonus = { $replaced ->
        [yes] bonusový polyp se doplní z pytlíku: { $percent } %
       *[no] bonusový polyp nebude z čeho doplnit: { $percent } %
    }
chance-reveal = pak se ukáže, čím kdo tajně krmil

points-polyps = { $n } × { $colour ->
        [white] bílá
        [yellow] žlutá
        [orange] oranžová
        [pink] růžová
       *[grey] šedá
    } po { $value } = { $points }
points-hidden = a polyp nakrmený tajně, v ceně { $low } až { $high }
points-leads = jistě vede, nejméně o { $n }
points-may-lead = možná vede
points-tie = při rovnosti: pohlcených { $consumed }, larev { $larvae }, za zástěnou { $behind }, střežených { $guarded }

reason-tiles_locked = Všech deset korálových destiček je zamčeno.
reason-shrimps_eaten = Všechny čtyři krevety jednoho hráče jsou snědeny.
reason-nowhere_left = Není už kam umístit polyp.
reason-sea_dry = Moři chybí polyp nebo larva.
reason-too_long = Hra trvala 400 tahů.

# Proč ne.
why-over = Hra skončila.
why-last-turn = V posledním tahu lze jen sníst korál, nebo nic.
why-gives-nothing = Ten korál by v posledním tahu nic nedal.
why-no-turn = Tahy ještě nezačaly.
why-not-last = Nedělat nic lze jen v posledním tahu.
why-not-now = To se dělá na začátku hry.
why-no-polyp = Nemáte na to polyp té barvy.
why-no-prey = Nemáte na to pohlcený polyp.
why-no-larva = Nemáte larvu té barvy.
why-none-left = Z té barvy už nic nezbývá.
why-paid-twice = V tomto tahu už byly odevzdány dvě larvy.
why-no-square = Polyp té barvy nemá kam jít.
why-no-shrimp = Nemáte na to krevetu.
why-begun = Jí se jako první v tahu, nebo vůbec.
why-under-five = Korál je příliš malý: musí mít pět polypů.
why-on-rock = Vaše kreveta stojí na holé skále; nejdřív ji přesuňte na korál nebo za zástěnu.
why-sold-out = V zásobě není váleček té barvy.
why-locked = Ta destička už je zamčená.
why-no-shrimp-at-sea = Potřebujete vlastní krevetu na mořské desce.
why-covered = V tomto tahu jste už destičku zamkli.
why-last-tile = Poslední destička žádá dva polypy ve vašem ploskozubci.
why-no-board = Taková deska v této hře není.
why-put-once = V tomto tahu jste už krevetu nasadili.
why-no-coral = Kreveta se nasazuje na polyp, a tam žádný není.
why-guarded = Ten korál už krevetu má.
why-two-on-board = Na té desce už máte dvě krevety.
why-pay-first = Nejdřív odevzdejte larvu: určuje barvu, kterou smíte umístit.
why-four-placed = Za tuto larvu už byly umístěny čtyři polypy zpoza zástěny.
why-same-colour = Polyp té barvy tam už leží.
why-shrimp-there = Stojí tam kreveta.
why-weaker = Vaše barva nepřemáhá tu, která tam leží.
why-protected = Kreveta chrání své pole a polypy téhož korálu, které s ním sousedí hranou, a to proti všem.
why-not-beside = S tím polem nesousedí hranou žádný korál té barvy.
why-under-two = Sousední korál je na útok příliš malý: musí mít dva polypy.
why-joins = Spojily by se dva korály, které oba mají krevetu.
why-tired = Ta kreveta právě přišla; nejdřív udělejte něco jiného než přesun krevety.
why-same-square = Kreveta tam už stojí.
why-rock-to-rock = Z holé skály jde kreveta na polyp nebo za zástěnu.
why-late-for-rock = Obě larvy jsou odevzdány a polypy umístěny: místo by už nikdo nevyužil.

draw-reef_encounter = Reef Encounter:
draw-table = stůl
draw-rules = pravidla
draw-seats = hráčů
draw-game = hra:
draw-basic = základní
draw-advanced = pro-pokročilé
draw-asked = otázka:
draw-boards = desky
draw-starfish = hvězdice
draw-first = první-oblast
draw-lay-out = vyložení
draw-starter = začínající
draw-deal = rozdávání
draw-refill = doplnění
draw-replace = doplnění
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
draw-sea_dry = moře-vyčerpáno
draw-too_long = příliš-dlouho
draw-ender = ukončil:
draw-space = oblast
draw-laid-out = vyloženo:
draw-begun = začato:
draw-paid = odevzdáno-larev:
draw-placing = umisťuje:
draw-placed = umístěno:
draw-put = kreveta-nasazena:
draw-covered = destička-zamčena:
draw-tired = odpočívá:
draw-colour = barva
draw-value = cena
draw-beats = přemáhá
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
draw-shrimps = krevet doma
draw-eaten = snědeno
draw-consumed = pohlceno
draw-fish = ploskozubec
draw-fed = nakrmen
draw-hand = za zástěnou
draw-noted = známo všem

# Co teď nejde a proč.
action-eat = Sníst korál
action-pay = Pěstovat korál s larvou
action-place = Umístit polyp na holou skálu
action-attack = Zaútočit na korál
action-put = Nasadit krevetu
action-move = Přesunout krevetu
action-hatch = Vyměnit pohlcený polyp za larvu
action-swap = Vyměnit pohlcený polyp za váleček
action-lock = Zamknout destičku
action-grow = Vyměnit larvu za polyp
action-take = Ukončit tah
why-no-meal = Žádný váš korál není dost velký: musí mít pět polypů.
why-none-in = Na útesech nemáte žádnou krevetu.
why-no-larvae = Nemáte žádnou larvu.
why-no-match = Nemáte polyp v barvě svých larev.
why-nowhere = Polypy v barvě vašich larev nemají kam jít.
why-no-rock = Nezbývá pro něj žádná holá skála.
why-no-target = Vedle polypu, který vaše barva přemáhá, neleží její korál aspoň o dvou polypech.
why-all-protected = Všechny polypy, na které by šlo zaútočit, chrání krevety.
why-no-corals = Na útesech ještě není žádný korál.
why-all-guarded = Každý korál už krevetu má.
why-no-room = Korály bez krevety jsou jen tam, kde už dvě krevety máte.
why-all-tired = Vaše krevety právě přišly; nejdřív udělejte něco jiného než přesun krevety.
