# Codex Naturalis: názvy, řádky záznamu, volby, body, popisky nákresu.

title = Codex Naturalis
about = Skládejte karty roh přes roh do svého rukopisu: co překryjete, ztrácíte, co je vidět, to vynáší.

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
card-short = { $sort ->
        [gold] zlatá karta
       *[resource] přírodní karta
    }{ $card ->
        [0] {""}
       *[n] {" "}{ $card }
    } – { $kingdom ->
        [fungi] houby
        [plant] rostliny
        [animal] zvířata
       *[insect] hmyz
    }
card-worth-words = { $gives ->
        [one] { $gives } bod
        [few] { $gives } body
        [many] { $gives } bodu
       *[other] { $gives } bodů
    }{ $per ->
        [c] {" "}za každý zakrytý roh
        [q] {" "}za každý brk
        [k] {" "}za každý kalamář
        [m] {" "}za každý svitek
       *[card] {""}
    }
objective-words = { $what ->
        [rising] tři karty { kin-1 } na úhlopříčce, stoupající doprava
        [falling] tři karty { kin-1 } na úhlopříčce, klesající doprava
        [below-right] dvě karty { kin-1 } nad sebou a karta { kin-2 } vpravo pod nimi
        [below-left] dvě karty { kin-1 } nad sebou a karta { kin-2 } vlevo pod nimi
        [above-right] dvě karty { kin-1 } nad sebou a karta { kin-2 } vpravo nad nimi
        [above-left] dvě karty { kin-1 } nad sebou a karta { kin-2 } vlevo nad nimi
        [three] 3× { sign-1 } na dohled
        [objects] brk, kalamář a svitek na dohled
       *[pair] 2× { sign-1 } na dohled
    }
piece-card = { card-short } ({ $sort ->
        [gold] { card-worth-words }; žádá { $many }× { $kingdom ->
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
           *[any] ; ukazuje: { sign-1 }
        }
       *[resource] { sign-1 }{ sign-2 }{ sign-3 }{ $per ->
            [none] {""}
           *[card] ; { card-worth-words }
        }
    })
piece-back = { $sort ->
        [gold] zlatá karta
       *[resource] přírodní karta
    } – { $kingdom ->
        [fungi] houby
        [plant] rostliny
        [animal] zvířata
       *[insect] hmyz
    }
corner-4 = { $sign4 ->
        [F] houba
        [P] rostlina
        [A] zvíře
       *[I] hmyz
    }
corner-5 = { $sign5 ->
        [none] {""}
        [F] {", "}houba
        [P] {", "}rostlina
        [A] {", "}zvíře
       *[I] {", "}hmyz
    }
piece-starter = počáteční karta { $card } (rub: uprostřed { sign-1 }{ sign-2 }{ sign-3 }{ $sign4 ->
        [none] {""}
       *[any] ; v rozích { corner-4 }{ corner-5 }
    }{ $missing ->
        [0] {""}
       *[n] ; rohy, které chybí: { $missing }
    })
piece-objective = úkol { $card } ({ objective-words }: pokaždé { $points ->
        [one] { $points } bod
        [few] { $points } body
        [many] { $points } bodu
       *[other] { $points } bodů
    })

# Co se stalo.
move-top = Navrchu balíčku { $sort ->
        [gold] zlatých karet
       *[resource] přírodních karet
    } je teď { $piece }.
move-turns-up = Lícem vzhůru se otáčí { $piece }.
move-start = { $who } začíná.
move-starter = { $who } losuje: { $piece }.
move-front = { $who } vykládá lícem vzhůru: { $piece }.
move-back = { $who } vykládá rubem vzhůru: { $piece }.
move-deal = { $who } dobírá: { $piece }.
move-drawn = Je to { $piece }.
move-drawn-unseen = Která přesně, to vidí jen { $who }.
move-common = Pro všechny platí { $piece }.
move-secret = { $who } dostává { $piece }.
move-secret-unseen = { $who } dostává kartu úkolu.
move-keep = { $who } si nechává { $piece }.
move-keep-unseen = { $who } si jeden úkol nechává a druhý vrací.
move-lay = { $who } vykládá na { $x },{ $y } lícem vzhůru: { $piece }.{ $scores ->
        [0] {""}
       *[n] {" "}+{ $scores }
    }
move-lay-down = { $who } vykládá na { $x },{ $y } rubem vzhůru: { $piece }.
move-take = { $who } bere z nabídky: { $piece }.
move-draw = { $who } dobírá z balíčku: { $piece }.
move-reveal = Odkrývají se tajné úkoly, v pořadí hráčů: { $pieces }.

# Co lze zvolit.
choose-front = Lícem vzhůru: v rozích houba, rostlina, zvíře, hmyz
choose-back = Rubem vzhůru: { $piece }
choose-keep = Nechat si { $piece }
choose-lay = { $x },{ $y } lícem vzhůru: { card-short }
choose-lay-down = { $x },{ $y } rubem vzhůru: { card-short }
choose-take = Vzít z nabídky: { $piece }
choose-draw = Dobrat z balíčku: { $piece }

# Co tah způsobí a co může přijít z balíčku.
piece-symbol = { $sign ->
        [F] houba
        [P] rostlina
        [A] zvíře
        [I] hmyz
        [q] brk
        [k] kalamář
       *[m] svitek
    }
effect-covers = { $n ->
        [one] překryje { $n } roh
        [few] překryje { $n } rohy
        [many] překryje { $n } rohu
       *[other] překryje { $n } rohů
    }
effect-hides = zmizí: { $pieces }
effect-gains = přibude: { $pieces }
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
        [twenty_points] dosáhne { $n } bodů a ohlásí konec
       *[empty_decks] vyčerpá oba balíčky a ohlásí konec
    }
effect-skips = nezbude kam vyložit kartu: všechny zbývající tahy se vynechají
effect-known = všichni budou vědět, že tuto kartu máte v ruce
effect-refills = z balíčku ji nahradí { $piece }
effect-gap = místo v nabídce zůstane prázdné
effect-empties = dojde balíček { $sort ->
        [gold] zlatých karet
       *[resource] přírodních karet
    }
effect-returns = pod balíček se vrátí { $piece }
worth-or-nothing = { $per ->
        [none] bez bodů
       *[any] { card-worth-words }
    }
chance-drawn = { worth-or-nothing }: { $weight } z { $of } ({ $percent } %)
chance-drawn-unseen = některá z možných karet (celkem { $of })
chance-turns-up = do nabídky přijde karta ({ worth-or-nothing }): { $weight } z { $of } ({ $percent } %)
chance-deal = potom se dobírají karty do ruky
chance-secret = potom si úkoly vezme další hráč
chance-secret-unseen = potom si úkoly vezme další hráč
chance-reveal = potom se odkryjí tajné úkoly

points-cards = karty = { $points }
points-objective = úkol { $card } ({ objective-words }), splněn { $n }× = { $points }
points-so-far = úkol { $card } ({ objective-words }), zatím splněn { $n }×, na konci vynese { $worth }
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
