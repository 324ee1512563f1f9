box-also = { "" }
box-line = Korály rostou, pohlcují se navzájem a krmí vašeho ploskozubce.
box-feel = na celý večer

# Plán
plan = Útesy, moře a korálové destičky
tabs = Části stolu
tab-reefs = Všechny útesy
tab-sea = Moře
tab-tiles = Destičky
reef-n = Útes { $n }
reef-mark = Ú{ $n }
open-sea = Moře
letter-white = B
letter-yellow = Ž
letter-orange = O
letter-pink = R
letter-grey = Š
larvae-left = zbylé larvy
bonus-tiles = bonusové polypy
cylinders-left = válečky
at-sea = na moři
unseen = Polypy, které jste neviděli
none = nic
unknown-n = neznámé: { $n }
about-round = { $n }. kolo
about-set-up = příprava
note-advanced = Hra pro pokročilé
note-last = Poslední tahy
legend = rámeček: chráněno · červený roh: ohroženo · 3 ›: hodnota 3, poráží tyto barvy · váleček v barvě velké řasy destičku obrátí · hnědá: zamčeno

seat-plays = { $player ->
        [purple] fialová
        [green] zelená
        [red] červená
       *[yellow] žlutá
    }
seat-starts = { $player ->
        [purple] fialová
        [green] zelená
        [red] červená
       *[yellow] žlutá
    }, začínající hráč
seat-chip = { $n ->
        [one] { $n } polyp
        [few] { $n } polypy
        [many] { $n } polypu
       *[other] { $n } polypů
    }
seat-behind = za clonou: { $n }
seat-front = pohlcené
seat-fish = v ploskozubci: { $n }
seat-shrimps = { $n ->
        [one] 1 kreveta
        [few] { $n } krevety
        [many] { $n } krevety
       *[other] { $n } krevet
    } za clonou, snědeno { $eaten }
eaten-n = snědeno { $n }
no-larvae = bez larev

tray = Co máte
tray-behind = Za vaší clonou
tray-front = Pohlcené
in-fish = snědl { $n }
worth-points = { $n ->
        [one] 1 bod
        [few] { $n } body
        [many] { $n } bodu
       *[other] { $n } bodů
    }

# Akce s čísly jako v pravidlech
act-eat = Sníst korál
act-pay = Odevzdat larvu a pokládat polypy
act-again = Odevzdat druhou larvu
act-polyps = Položit { $piece_acc }
act-from-hand = Zpoza clony ({ $n })
act-from-front = Pohlcený ({ $n })
act-on-attack = Zaútočit
act-on-rock = Na holou skálu
act-new-coral = Nový korál na útesu { $n }
act-single = Jednotlivé polypy na útesu { $n }
act-put = Nasadit krevetu
act-shrimps = Přesunout krevetu
act-shrimp = Kreveta na { $square } (útes { $reef }): { $piece }
act-to-coral = Na polyp
act-to-rock = Na holou skálu
act-hatch = Vyměnit pohlcený polyp za larvu
act-cylinder = Vyměnit pohlcený polyp za váleček
act-give = Dát { $piece_acc }
act-grow = Vyměnit larvu za polyp
act-take = Nabrat z moře a ukončit tah

line-eat = jen jako první akce
line-pay = až 4 polypy její barvy a k tomu pohlcené
line-polyps = { $may ->
        [0] Zpoza clony už nejde položit nic.
       *[some] Zpoza clony můžete položit ještě { $may } (za larvu nejvýš { $of }).
    }{ $more ->
        [yes] {" "}Pohlcené bez omezení: { $front }.
       *[no] {""}
    }
line-on-attack = pohltit polyp, který tam leží
line-on-rock = na kterékoli volné pole
line-put = za clonou: { $n }
line-shrimps = na útesech: { $n }
line-hatch = larva jeho barvy{ $usable ->
        [yes] , hned k použití
       *[no] {""}
    }
line-cylinder = obrátí korálové destičky{ $locks ->
        [yes] {" "}nebo jednu zamkne
       *[no] {""}
    }
line-give = máte { $n }
line-grow = polyp její barvy přijde za clonu
line-take = vzít jednu larvu a všechny polypy z její oblasti

ask-feed = Kterým polypem nakrmíte ploskozubce?
ask-larva = Kterou larvu si vezmete?
ask-last = Poslední korál pro ploskozubce?
ask-first = Čím začnete?
ask-next = Co dál?
ask-polyps = Kam přijde { $piece }?
ask-eat = Který korál sní váš ploskozubec?
ask-pay = Kterou larvu odevzdáte?
ask-again = Kterou larvu odevzdáte?
ask-put = Který korál bude kreveta střežit?
ask-shrimps = Kterou krevetu přesunete?
ask-shrimp = Kam půjde kreveta z { $square } (útes { $reef })?
ask-hatch = Který pohlcený polyp vyměníte za larvu?
ask-cylinder = Který pohlcený polyp dáte za váleček?
ask-alga = Který váleček{ $locks ->
        [yes] {" "}a kam?
       *[no] ?
    }
ask-grow = Kterou larvu vyměníte za polyp?
ask-take = Ze které oblasti moře naberete?

know-feed = Do konce hry o něm víte jen vy. Počítá se stejně jako všechno ostatní, co ploskozubec sní.
know-larva = { $n ->
        [one] První ze dvou; všichni je vidí.
        [few] Druhá ze dvou; smí mít stejnou barvu.
        [many] Druhá ze dvou; smí mít stejnou barvu.
       *[other] Druhá ze dvou; smí mít stejnou barvu.
    }
know-last = Z korálu se do pytlíku vrátí { $back } polypů.
know-eat = Sníst korál můžete jen teď, dřív než cokoli jiného.
know-no-meal = Žádný korál s vaší krevetou nemá aspoň pět polypů, není tedy co sníst.
know-paid = { $n ->
        [0] V tomto tahu můžete odevzdat ještě dvě larvy.
        [one] V tomto tahu můžete odevzdat ještě jednu larvu.
        [few] Obě larvy tohoto tahu už jste odevzdali.
        [many] Obě larvy tohoto tahu už jste odevzdali.
       *[other] Obě larvy tohoto tahu už jste odevzdali.
    }
know-on-rock = Vaše kreveta stojí na holé skále: než ukončíte tah, přesuňte ji.
know-shrimp = Na polyp svého korálu nebo korálu bez krevety, na holou skálu, nebo za clonu.
know-alga = { $locks ->
        [yes] Na moře, nebo na destičku, kterou zamkne. Ostatní nezamčené destičky s velkou řasou té barvy se obrátí.
       *[no] Přijde na moře. Nezamčené destičky s velkou řasou té barvy se obrátí.
    }


# Co kde leží, pro ucho
piece-colour = { $case ->
        [acc] { $colour ->
            [white] bílou
            [yellow] žlutou
            [orange] oranžovou
            [pink] růžovou
           *[grey] šedou
        }
       *[nom] { $colour ->
            [white] bílá
            [yellow] žlutá
            [orange] oranžová
            [pink] růžová
           *[grey] šedá
        }
    }
piece-alga = { $colour ->
        [blue] modrá řasa
        [green] zelená řasa
        [purple] fialová řasa
       *[red] červená řasa
    }
spot-rock = { $square }, útes { $reef }: holá skála{ $extra ->
        [yes] , bujný růst
       *[no] {""}
    }
whose-shrimp = { $you ->
        [yes] vaše kreveta
       *[no] kreveta ({ $who })
    }
spot-on-rock = { $square }, útes { $reef }: { $shrimp } na holé skále
spot-polyp = { $square }, útes { $reef }: { $piece }, korál o velikosti { $n }, { $guard ->
        [none] bez krevety
        [here] stojí tu { $shrimp }
        [near] chrání ho { $shrimp }
       *[far] { $shrimp } je příliš daleko a nechrání ho
    }
spot-space = Moře, { $larva ->
        [yes] { $piece }
       *[no] chybí { $piece }
    }, { $polyps ->
        [none] žádné polypy
       *[some] { $list }
    }
spot-supply = { $piece }, v zásobě { $n }
spot-bonus = bonusový { $piece }: { $n }
spot-alga = { $piece }, v zásobě { $n }
spot-afloat = { $alga ->
        [blue] na moři leží modrý váleček
        [green] na moři leží zelený váleček
        [purple] na moři leží fialový váleček
        [red] na moři leží červený váleček
       *[none] na moři ještě neleží žádný váleček
    }
spot-sea-shrimp = { $there ->
        [yes] { $who }: kreveta na mořské desce
       *[no] { $who }: na mořské desce žádná kreveta
    }
spot-bag = pytlík, polypů: { $n }; ještě jste neviděli: { $list }
spot-tile = korálová destička { $n }: { $beats }; velká { $large }, malá { $small }{ $locked ->
        [yes] ; zamčená
       *[no] {""}
    }
spot-worth = { $piece }: nyní hodnota { $n }; { $prey ->
        [none] neporáží žádnou barvu
       *[some] poráží { $list }
    }
spot-own = { $piece } za vaší clonou: { $n }
spot-prey = pohlcený { $piece }: { $n }
spot-shrimps = krevety za vaší clonou: { $n }
spot-fish = váš ploskozubec: { $n ->
        [0] zatím nic nesnědl
       *[n] snědeno { $n }, hodnota { $points }: { $list }
    }
left-unseen = Polypy, které jste neviděli, z toho v pytlíku: { $bag }

cap-reef = další útes, předchozí útes

# Co se právě stalo.
banner-consumed = { $who } pohlcuje { $piece_acc } vašeho korálu na { $square } (útes { $reef }).
banner-consumed-line = Vaše kreveta chrání jen své pole a polypy hned vedle.
banner-ended = Hra končí.
run-deal = { $who } si bere z pytlíku { $n ->
        [one] { $n } polyp
        [few] { $n } polypy
        [many] { $n } polypu
       *[other] { $n } polypů
    }: { $pieces }.
run-deal-unseen = { $who } si bere z pytlíku { $n ->
        [one] { $n } polyp
        [few] { $n } polypy
        [many] { $n } polypu
       *[other] { $n } polypů
    }.
run-polyp = V moři { $n ->
        [one] přibývá { $n } polyp
        [few] přibývají { $n } polypy
        [many] přibývá { $n } polypu
       *[other] přibývá { $n } polypů
    }: { $pieces }.

# Polypy, o které lze přijít
spot-threat = při tomto stavu destiček ho ve svém tahu může pohltit: { $list }
spot-calm = při tomto stavu destiček a krevet ho žádný soupeř v jednom tahu nemůže pohltit polypy jediné barvy
