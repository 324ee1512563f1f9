# Codex Naturalis: názvy, řádky záznamu, volby, body, popisky nákresu.

title = Codex Naturalis
about = Skládejte karty roh přes roh do svého rukopisu: co překryjete, ztrácíte; co je vidět, to vynáší.
the-table = balíček

# Symboly karty, středu rubu počáteční karty, úkolu.
sign-1 = { $sign1 ->
        [none] {""}
        [FF] 2× houba
        [PP] 2× rostlina
        [AA] 2× zvíře
        [II] 2× hmyz
        [F] houba
        [P] rostlina
        [A] zvíře
        [I] hmyz
        [q] brk
        [k] kalamář
       *[m] svitek
    }
sign-2 = { $sign2 ->
        [none] {""}
        [F] {", "}houba
        [P] {", "}rostlina
        [A] {", "}zvíře
        [I] {", "}hmyz
        [q] {", "}brk
        [k] {", "}kalamář
       *[m] {", "}svitek
    }
sign-3 = { $sign3 ->
        [none] {""}
        [F] {", "}houba
        [P] {", "}rostlina
        [A] {", "}zvíře
        [I] {", "}hmyz
        [q] {", "}brk
        [k] {", "}kalamář
       *[m] {", "}svitek
    }
kin-1 = { $sign1 ->
        [F] hub
        [P] rostlin
        [A] zvířat
       *[I] hmyzu
    }
kin-2 = { $sign2 ->
        [F] hub
        [P] rostlin
        [A] zvířat
       *[I] hmyzu
    }
many-1 = { $sign1 ->
        [F] symboly hub
        [P] symboly rostlin
        [A] symboly zvířat
        [I] symboly hmyzu
        [q] brky
        [k] kalamáře
       *[m] svitky
    }
card-short = { $sort ->
        [gold] zlatá karta
       *[resource] přírodní karta
    } { $kingdom ->
        [fungi] hub
        [plant] rostlin
        [animal] zvířat
       *[insect] hmyzu
    }{ $card ->
        [0] {""}
       *[n] {" "}{ $card }
    }
card-worth-words = { $gives ->
        [one] { $gives } bod
        [few] { $gives } body
        [many] { $gives } bodu
       *[other] { $gives } bodů
    }{ $per ->
        [c] {" "}za každý roh, který překryje
        [q] {" "}za každý viditelný brk
        [k] {" "}za každý viditelný kalamář
        [m] {" "}za každý viditelný svitek
       *[card] {""}
    }
objective-words = { $what ->
        [rising] tři karty { kin-1 } na úhlopříčce stoupající doprava
        [falling] tři karty { kin-1 } na úhlopříčce klesající doprava
        [below-right] dvě karty { kin-1 } nad sebou a karta { kin-2 } vpravo pod nimi
        [below-left] dvě karty { kin-1 } nad sebou a karta { kin-2 } vlevo pod nimi
        [above-right] dvě karty { kin-1 } nad sebou a karta { kin-2 } vpravo nad nimi
        [above-left] dvě karty { kin-1 } nad sebou a karta { kin-2 } vlevo nad nimi
        [three] 3 viditelné { many-1 }
        [objects] viditelný brk, kalamář a svitek
       *[pair] 2 viditelné { many-1 }
    }
piece-card = { $case ->
        [acc] { $sort ->
            [gold] zlatou kartu
           *[resource] přírodní kartu
        }
        [gen] { $sort ->
            [gold] zlaté karty
           *[resource] přírodní karty
        }
        [ins] { $sort ->
            [gold] zlatou kartou
           *[resource] přírodní kartou
        }
       *[nom] { $sort ->
            [gold] zlatá karta
           *[resource] přírodní karta
        }
    } { $kingdom ->
        [fungi] hub
        [plant] rostlin
        [animal] zvířat
       *[insect] hmyzu
    } { $card } ({ $sort ->
        [gold] { card-worth-words }; cena: { $many }× { $kingdom ->
            [fungi] houba
            [plant] rostlina
            [animal] zvíře
           *[insect] hmyz
        }{ $also ->
            [none] {""}
            [F] , houba
            [P] , rostlina
            [A] , zvíře
           *[I] , hmyz
        }{ $sign1 ->
            [none] {""}
           *[any] ; v rohu: { sign-1 }
        }
       *[resource] { sign-1 }{ sign-2 }{ sign-3 }{ $per ->
            [none] {""}
           *[card] ; { card-worth-words }
        }
    })
piece-back = { $case ->
        [acc] { $sort ->
            [gold] zlatou kartu
           *[resource] přírodní kartu
        }
        [gen] { $sort ->
            [gold] zlaté karty
           *[resource] přírodní karty
        }
        [ins] { $sort ->
            [gold] zlatou kartou
           *[resource] přírodní kartou
        }
       *[nom] { $sort ->
            [gold] zlatá karta
           *[resource] přírodní karta
        }
    } { $kingdom ->
        [fungi] hub
        [plant] rostlin
        [animal] zvířat
       *[insect] hmyzu
    }
corner-4 = { $sign4 ->
        [F] houba
        [P] rostlina
        [A] zvíře
       *[I] hmyz
    }
corner-5 = { $sign5 ->
        [none] {""}
        [F] {" a "}houba
        [P] {" a "}rostlina
        [A] {" a "}zvíře
       *[I] {" a "}hmyz
    }
piece-starter = { $case ->
        [acc] počáteční kartu
        [gen] počáteční karty
        [ins] počáteční kartou
       *[nom] počáteční karta
    } { $card } (na rubu uprostřed { sign-1 }{ sign-2 }{ sign-3 }{ $sign4 ->
        [none] {""}
       *[any] , v rozích { corner-4 }{ corner-5 }
    }{ $missing ->
        [0] {""}
       *[n] ; { $missing } rohy chybějí
    })
piece-objective = { $case ->
        [gen] úkolu
        [ins] úkolem
       *[nom] úkol
    } { $card } ({ objective-words }; za každé splnění { $points ->
        [one] { $points } bod
        [few] { $points } body
        [many] { $points } bodu
       *[other] { $points } bodů
    })

# Co se stalo.
move-top = Na vrchu balíčku { $sort ->
        [gold] zlatých
       *[resource] přírodních
    } karet { $kingdom ->
        [fungi] jsou houby
        [plant] jsou rostliny
        [animal] jsou zvířata
       *[insect] je hmyz
    }.
move-turns-up = Do nabídky přichází { $piece }.
move-start = { $who } začíná.
move-starter = { $who } si losuje { $piece_acc }.
move-front = { $who } vykládá počáteční kartu lícem vzhůru.
move-back = { $who } vykládá počáteční kartu rubem vzhůru.
move-deal = { $who } si dobírá { $piece_acc }.
move-drawn = Je to { $piece }.
move-drawn-unseen = Kterou přesně, vidí jen { $who }.
move-common = Pro všechny platí { $piece }.
move-secret = { $who } si bere { $piece_acc }.
move-secret-unseen = { $who } si bere kartu úkolu.
move-keep = { $who } si nechává { $piece_acc }.
move-keep-unseen = { $who } si jeden úkol nechává a druhý vrací.
move-lay = { $who } vykládá { $piece_acc } lícem vzhůru na { $x }, { $y }{ $scores ->
        [0] {""}
       *[n] { $scores ->
            [one] {" "}a získává { $scores } bod
            [few] {" "}a získává { $scores } body
            [many] {" "}a získává { $scores } bodu
           *[other] {" "}a získává { $scores } bodů
        }
    }.
move-lay-down = { $who } vykládá { $piece_acc } rubem vzhůru na { $x }, { $y }.
move-take = { $who } si bere z nabídky { $piece_acc }.
move-draw = { $who } si dobírá z balíčku { $piece_acc }.
move-reveal = Odkrývají se tajné úkoly. { $each }.

# Co lze zvolit.
choose-front = Lícem vzhůru: v rozích houba, rostlina, zvíře, hmyz
choose-back = Rubem vzhůru: { $piece }
choose-keep = Nechat si { $piece_acc }
choose-lay = Na { $x }, { $y } lícem vzhůru: { card-short }
choose-lay-down = Na { $x }, { $y } rubem vzhůru: { card-short }
choose-take = Vzít si z nabídky { $piece_acc }
choose-draw = Dobrat si z balíčku { $piece_acc }

# Co tah způsobí a co může přijít z balíčku.
piece-symbol = { $case ->
        [acc] { $sign ->
            [F] houbu
            [P] rostlinu
            [A] zvíře
            [I] hmyz
            [q] brk
            [k] kalamář
           *[m] svitek
        }
       *[nom] { $sign ->
            [F] houba
            [P] rostlina
            [A] zvíře
            [I] hmyz
            [q] brk
            [k] kalamář
           *[m] svitek
        }
    }
effect-covers = { $n ->
        [one] překryje { $n } roh
        [few] překryje { $n } rohy
        [many] překryje { $n } rohu
       *[other] překryje { $n } rohů
    }
effect-hides = přijdete o { $pieces_acc }
effect-gains = přidá { $pieces_acc }
effect-opens = { $n ->
        [one] otevře { $n } místo
        [few] otevře { $n } místa
        [many] otevře { $n } místa
       *[other] otevře { $n } míst
    }
effect-closes = { $n ->
        [one] navždy zablokuje { $n } místo
        [few] navždy zablokuje { $n } místa
        [many] navždy zablokuje { $n } místa
       *[other] navždy zablokuje { $n } míst
    }
effect-objective = úkol { $card } by na konci vynesl { $worth ->
        [one] { $worth } bod
        [few] { $worth } body
        [many] { $worth } bodu
       *[other] { $worth } bodů
    } místo { $before }
effect-calls = { $reason ->
        [twenty_points] dosáhnete { $n } bodů a začne závěr hry
       *[empty_decks] dojde i druhý balíček a začne závěr hry
    }
effect-skips = další kartu už nebude kam vyložit: všechny zbývající tahy se vynechají
effect-known = všichni budou vědět, že tuto kartu máte v ruce
effect-refills = v nabídce ji nahradí { $piece }
effect-gap = místo v nabídce zůstane prázdné
effect-empties = dojde balíček { $sort ->
        [gold] zlatých karet
       *[resource] přírodních karet
    }
effect-returns = pod balíček se vrátí { $piece }
effect-could-lay = { $n ->
        [0] tuto kartu půjde v příštím tahu vyložit lícem vzhůru
       *[other] { $n ->
            [one] tuto kartu půjde v příštím tahu vyložit lícem vzhůru za { $n } bod
            [few] tuto kartu půjde v příštím tahu vyložit lícem vzhůru za { $n } body
            [many] tuto kartu půjde v příštím tahu vyložit lícem vzhůru za { $n } bodu
           *[other] tuto kartu půjde v příštím tahu vyložit lícem vzhůru za { $n } bodů
        }
    }
effect-could-meet = vyložená v příštím tahu by tato karta mohla získat { $n ->
        [one] { $n } bod
        [few] { $n } body
        [many] { $n } bodu
       *[other] { $n } bodů
    } za úkol { $card }
effect-could-score = { $n ->
        [one] { $n } z { $of } možných karet by mohla v příštím tahu bodovat
        [few] { $n } z { $of } možných karet by mohly v příštím tahu bodovat
        [many] { $n } z { $of } možných karet by mohlo v příštím tahu bodovat
       *[other] { $n } z { $of } možných karet by mohlo v příštím tahu bodovat
    }
effect-unpaid = na tuto kartu zatím nestačí symboly, které jsou ve vašem rukopisu vidět
effect-helps = ukazuje symboly, které vám ještě chybějí na { $pieces_acc }
worth-or-nothing = { $per ->
        [none] bez bodů
       *[any] { card-worth-words }
    }
chance-drawn = karta z balíčku: { worth-or-nothing } ({ $weight }/{ $of }, { $percent } %)
chance-drawn-unseen = možných karet: { $of }
chance-turns-up = nová karta: { worth-or-nothing } ({ $weight }/{ $of }, { $percent } %)
chance-deal = potom si doberete karty do ruky
chance-secret = potom si úkoly vezme další hráč
chance-secret-unseen = potom si úkoly vezme další hráč
chance-reveal = potom se odkryjí tajné úkoly

points-cards = za karty: { $points }
points-objective = úkol { $card } ({ objective-words }), splněn { $n }×:{"\u00A0"}{ $points }
points-so-far = úkol { $card } ({ objective-words }), zatím splněn { $n }×, na konci vynese { $worth }
points-tie = při shodě rozhodují body za úkoly: { $bonus }

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
draw-start = začínající hráč:
draw-stage = část:
draw-called = závěr hry:
draw-last = poslední kolo:
draw-no = ne
draw-yes = ano
draw-twenty_points = 20 bodů
draw-empty_decks = prázdné balíčky
draw-top = navrchu
draw-turn-up = otočení karty
draw-starter = počáteční karta
draw-deal = dobrání do ruky
draw-common = společný úkol
draw-secret = tajný úkol
draw-reveal = odkrytí úkolů
draw-side = volba strany
draw-keep = volba úkolu
draw-lay = vyložení karty
draw-draw = dobrání karty
draw-over = konec
draw-decks = balíčky
draw-hands = rozdání
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
draw-returned = vrácený
draw-manuscript = rukopis, karty v pořadí vyložení
draw-card = karta
draw-corners = rohy nebo úkol
draw-cost = cena
draw-F = H
draw-P = R
draw-A = Z
draw-I = M
draw-q = b
draw-k = k
draw-m = s
draw-o = o
draw-r = p
draw-g = z
draw-c = roh

# Co teď nejde a proč.
action-lay = Vyložit kartu lícem vzhůru
action-lay-down = Vyložit kartu rubem vzhůru
action-take = Vzít si kartu z nabídky
action-draw = Dobrat si z balíčku
why-over = Hra skončila.
why-lay-first = Nejdřív vyložte kartu, pak si jednu doberete.
why-draw-now = Kartu jste vyložili. Teď si jednu doberte.
why-set-up = Hra se ještě připravuje. Nejdřív si vyberte.
why-gone = Tam už žádná karta není.
why-objective-before = Tajný úkol si můžete vybrat jen na začátku hry.
why-side-before = Stranu počáteční karty si můžete vybrat jen na začátku hry.
why-no-corner = Sem žádnou kartu vyložit nelze: karta smí překrýt jen viditelné rohy.
why-taken = Tady už karta leží. Nová se vykládá na volné místo tak, aby překryla aspoň jeden viditelný roh.
why-blocked = Sousední karta tu nemá roh, takže sem už nikdy nic nevyložíte.
why-needs-more = Symboly, které jsou ve vašem rukopisu vidět, na tuto kartu nestačí. Rubem vzhůru je zdarma.
why-no-card = Symboly, které jsou ve vašem rukopisu vidět, nestačí na žádnou kartu z ruky.
why-no-place = Ve vašem rukopisu už není volné místo.
why-none-up = V nabídce už žádná karta neleží.
why-decks-empty = Oba balíčky jsou prázdné.
