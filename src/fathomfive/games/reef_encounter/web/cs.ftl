box-also = { "" }
box-line = Korály rostou, pohlcují se navzájem a krmí vašeho ploskozubce.
box-feel = ta dlouhá

# Plán
plan = Útesy, moře a korálové destičky
tabs = Části stolu
tab-reefs = Všechny útesy
tab-sea = Moře
tab-tiles = Korály
reef-n = Útes { $name }
open-sea = Širé moře
larvae-left = zbývá larev
bonus-tiles = bonusové polypy
cylinders-left = válečky
at-sea = na moři
unseen = Polypy, které jste neviděli
none = nic
unknown-n = { $n } neznámých
about-round = { $n }. kolo
about-set-up = příprava
note-advanced = Hra pro pokročilé
note-last = Poslední tahy
legend = vnitřní rámeček: chráněno · 3 ›: cena, přemáhá · velký váleček destičku obrátí, pak malý · hnědá: zamčeno

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
    }, začala
seat-chip = má { $n }
seat-behind = za zástěnou: { $n }
seat-front = pohlceno
seat-fish = v ploskozubci: { $n }
seat-shrimps = { $n ->
        [one] 1 kreveta
        [few] { $n } krevety
        [many] { $n } krevety
       *[other] { $n } krevet
    } za zástěnou, snědeno { $eaten }
eaten-n = snědeno { $n }
no-larvae = bez larev

tray = Co máte
tray-behind = Za vaší zástěnou
tray-front = Pohlcené
in-fish = snědeno { $n }
worth-points = { $n ->
        [one] 1 bod
        [few] { $n } body
        [many] { $n } bodu
       *[other] { $n } bodů
    }

# Akce s čísly jako v pravidlech
act-eat = Sníst korál
act-pay = Pěstovat korál s larvou
act-again = Pěstovat s druhou larvou
act-polyps = Umístit { $piece }
act-from-hand = Zpoza zástěny ({ $n })
act-from-front = Pohlcený ({ $n })
act-on-attack = Útok
act-on-rock = Na holou skálu
act-put = Nasadit krevetu
act-shrimps = Přesunout krevetu
act-shrimp = Kreveta na { $place }: { $piece }
act-to-coral = Na polyp
act-to-rock = Na holou skálu
act-hatch = Pohlcený polyp za larvu
act-cylinder = Pohlcený polyp za váleček
act-give = Dát { $piece }
act-grow = Larva za polyp
act-take = Ukončit tah na širém moři

line-eat = jen jako první akce
line-pay = až 4 polypy její barvy a k tomu pohlcené
line-polyps = zpoza zástěny umístěno { $n } ze { $of }, leží tam ještě { $hand }; pohlcených { $front }
line-on-attack = pohltit, co tam leží
line-on-rock = kamkoli, kde je volno
line-put = { $n ->
        [one] 1 je
        [few] { $n } jsou
        [many] { $n } je
       *[other] { $n } je
    } za zástěnou
line-shrimps = { $n ->
        [one] 1 je na útesech
        [few] { $n } jsou na útesech
        [many] { $n } je na útesech
       *[other] { $n } je na útesech
    }
line-hatch = larva jeho barvy{ $usable ->
        [yes] , hned k použití
       *[no] {""}
    }
line-cylinder = obrací korálové destičky{ $locks ->
        [yes] , nebo jednu zamyká
       *[no] {""}
    }
line-give = máte { $n }
line-grow = polyp její barvy za zástěnu
line-take = vzít jednu larvu a všechny polypy její oblasti

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
ask-shrimps = Která kreveta se přesune?
ask-shrimp = Kam půjde kreveta z { $place }?
ask-hatch = Který pohlcený polyp vyměníte za larvu?
ask-cylinder = Který pohlcený polyp dáte?
ask-alga = Který váleček{ $locks ->
        [yes] , a kam?
       *[no] ?
    }
ask-grow = Kterou larvu vyměníte za polyp?
ask-take = Kterou oblast moře vyberete?

know-feed = Nikdo ho neuvidí. Na konci se počítá jako všechno, co ploskozubec sní.
know-larva = { $n ->
        [one] První ze dvou; všichni je vidí.
        [few] Druhá ze dvou; smí mít stejnou barvu.
        [many] Druhá ze dvou; smí mít stejnou barvu.
       *[other] Druhá ze dvou; smí mít stejnou barvu.
    }
know-last = Z jeho polypů se { $back } vrací do pytlíku.
know-eat = Jíst můžete jen teď, dřív než cokoli jiného.
know-no-meal = Žádný korál s vaší krevetou nemá pět polypů, není tedy co sníst.
know-paid = { $n ->
        [0] V tomto tahu můžete odevzdat ještě dvě larvy.
        [one] V tomto tahu můžete odevzdat ještě jednu larvu.
        [few] Obě larvy tohoto tahu jsou odevzdány.
        [many] Obě larvy tohoto tahu jsou odevzdány.
       *[other] Obě larvy tohoto tahu jsou odevzdány.
    }
know-on-rock = Vaše kreveta stojí na holé skále: než ukončíte tah, přesuňte ji.
know-shrimp = Na polyp svého korálu nebo korálu bez krevety, na holou skálu, nebo za zástěnu.
know-alga = { $locks ->
        [yes] Na moře, nebo na destičku, kterou zamkne. Ostatní destičky s tím velkým válečkem se obrátí.
       *[no] Přijde na moře. Destičky s tím velkým válečkem se obrátí.
    }


# Co kde leží, pro ucho
piece-cube = { $colour ->
        [white] bílá larva
        [yellow] žlutá larva
        [orange] oranžová larva
        [pink] růžová larva
       *[grey] šedá larva
    }
spot-rock = { $place }: holá skála{ $extra ->
        [yes] , bujný růst
       *[no] {""}
    }
whose-shrimp = { $you ->
        [yes] vaše kreveta
       *[no] kreveta ({ $who })
    }
spot-on-rock = { $place }: { $shrimp } na holé skále
spot-polyp = { $place }: { $piece }, korál o velikosti { $n }, { $guard ->
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
        [yes] { $who }: kreveta na širém moři
       *[no] { $who }: na širém moři žádná kreveta
    }
spot-bag = pytlík, polypů { $n }; dosud neviděno: { $list }
spot-tile = korálová destička { $n }: { $strong } přemáhá { $weak }; velký { $large }, malý { $small }{ $locked ->
        [yes] ; zamčena
       *[no] {""}
    }
spot-worth = { $piece }: teď za { $n }; přemáhá: { $list }
spot-own = { $piece } za vaší zástěnou: { $n }
spot-prey = pohlcený { $piece }: { $n }
spot-shrimps = krevety za vaší zástěnou: { $n }
spot-fish = váš ploskozubec: snědeno { $n }, za { $points }: { $list }
left-unseen = Polypy, které jste neviděli, z toho v pytlíku: { $bag }

cap-reef = další útes, předchozí útes

# Polypy, o které lze přijít
spot-threat = může ho pohltit: { $pieces }
