box-also = { "" }
box-line = Skládejte karty roh přes roh a zaplňte vlastní knihu o přírodě.
box-feel = tajné karty, otevřená kniha

# The board
sea-moves = Dobírají se karty…
plan = Rukopis: { $who }
manuscripts = rukopisy
hand = Karty v ruce
hand-and-market = karty v ruce a nabídka
hand-backs = karty v ruce (rubem)
hand-of = karty v ruce: { $what }
market = Nabídka
turn-over = Otočit
too-dear = chybí:
zoom-in = přiblížit
zoom-out = oddálit
zoom-fit = Vše
zoom-all = ukázat celý rukopis
follow = Sledovat
follow-line = vždy ukázat rukopis, do kterého se právě vykládá karta
open-book = otevřít rukopis: { $who }
symbols-seen = viditelné symboly
side-front = lícem vzhůru
side-back = rubem vzhůru
two-drawn = Vaše dva úkoly
kept = tajný úkol
worth-now = teď { $n }
worth-secret = tajný · { $n }
later = úkoly zatím: +{ $n } na konci
nothing = žádné
track = body: { $who }
starts = začínající hráč
laid-n = { $n ->
        [one] { $n } karta
        [few] { $n } karty
        [many] { $n } karty
       *[other] { $n } karet
    }
round = { $n }. kolo
note-open = Závěr hry začne při { $n } bodech, nebo až dojdou oba balíčky
note-twenty_points = Někdo dosáhl { $n } bodů: { $ends ->
        [yes] po tomto tahu má každý ještě jeden
       *[no] kolo se dohraje a každý má ještě jeden tah
    }
note-empty_decks = Oba balíčky jsou prázdné: { $ends ->
        [yes] po tomto tahu má každý ještě jeden
       *[no] kolo se dohraje a každý má ještě jeden tah
    }
note-last = Poslední tah: vyložíte kartu, ale už nedobíráte
only-card = Vypsány jsou jen tahy s vybranou kartou.
ask-lay-called = Předposlední tah: kam kartu vyložíte?
ask-lay-last = Vaše poslední karta: kam ji vyložíte?
ask-draw-called = Kterou kartu si doberete na poslední tah?
round-called = předposlední kolo
round-last = poslední kolo
near = další kartou může dosáhnout { $n } bodů
near-short = může mít { $n }
note-near = Další kartou může někdo dosáhnout { $n } bodů
note-draws = { $n ->
        [one] Balíčky dojdou po { $n } dobrání
        [few] Balíčky dojdou po { $n } dobráních
        [many] Balíčky dojdou po { $n } dobrání
       *[other] Balíčky dojdou po { $n } dobráních
    }

ask-side = Kterou stranou vzhůru vyložíte počáteční kartu?
line-side = Líc má symbol v každém rohu. Symboly uprostřed rubu nelze nikdy překrýt.
ask-keep = Který úkol si necháte?
line-keep = Do konce hry o něm víte jen vy. Druhý se vrátí pod balíček.
ask-lay = Kam kartu vyložíte?
line-lay = { $sort ->
        [gold] Zlatá karta
       *[resource] Přírodní karta
    } { kingdom-of }{ $per ->
        [none] {""}
       *[any] , { $n ->
            [one] { $n } bod
            [few] { $n } body
            [many] { $n } bodu
           *[other] { $n } bodů
        }{ $per ->
            [card] {""}
            [c] {" "}za každý roh, který překryje
            [q] {" "}za každý viditelný brk
            [k] {" "}za každý viditelný kalamář
           *[m] {" "}za každý viditelný svitek
        }
    }. Jinou kartu vyberete klepnutím.
line-lay-down = { $sort ->
        [gold] Zlatá karta
       *[resource] Přírodní karta
    } rubem vzhůru: čtyři prázdné rohy a uprostřed symbol { kingdom-of }, který už nic nepřekryje. Nic nestojí a nepřináší body.
line-lay-poor = { $sort ->
        [gold] Zlatá karta
       *[resource] Přírodní karta
    } { kingdom-of }. Zatím vám chybí:{ missing }. Rubem vzhůru je zdarma.
line-lay-poor-down = { $sort ->
        [gold] Zlatá karta
       *[resource] Přírodní karta
    } rubem vzhůru; k vyložení lícem vzhůru vám chybí:{ missing }. Čtyři prázdné rohy a uprostřed symbol { kingdom-of }, který už nic nepřekryje. Bez bodů.
missing = { $F ->
        [0] {""}
       *[n] {" "}{ $F }× houba
    }{ $P ->
        [0] {""}
       *[n] { $F ->
            [0] {" "}
           *[n] {", "}
        }{ $P }× rostlina
    }{ $A ->
        [0] {""}
       *[n] { $F ->
            [0] { $P ->
                [0] {" "}
               *[n] {", "}
            }
           *[n] {", "}
        }{ $A }× zvíře
    }{ $I ->
        [0] {""}
       *[n] { $F ->
            [0] { $P ->
                [0] { $A ->
                    [0] {" "}
                   *[n] {", "}
                }
               *[n] {", "}
            }
           *[n] {", "}
        }{ $I }× hmyz
    }
ask-draw = Kterou kartu si doberete?
line-draw = Některou z nabídky, nebo vrchní kartu z balíčku.

kingdom = { $kingdom ->
        [fungi] houby
        [plant] rostliny
        [animal] zvířata
       *[insect] hmyz
    }
kingdom-of = { $kingdom ->
        [fungi] hub
        [plant] rostlin
        [animal] zvířat
       *[insect] hmyzu
    }
symbol = { $sign ->
        [F] houba
        [P] rostlina
        [A] zvíře
        [I] hmyz
        [q] brk
        [k] kalamář
       *[m] svitek
    }
corner = { $where ->
        [tl] vlevo nahoře
        [tr] vpravo nahoře
        [bl] vlevo dole
       *[br] vpravo dole
    }: { $sign ->
        [empty] prázdný roh
        [none] bez rohu
       *[symbol] { symbol }
    }
card-of = { $sort ->
        [gold] zlatá karta
       *[resource] přírodní karta
    } { kingdom-of }
card-starter = počáteční karta
card-cost = cena: { $what }
card-middle = uprostřed, nelze překrýt: { $what }
card-worth = { $n ->
        [one] { $n } bod
        [few] { $n } body
        [many] { $n } bodu
       *[other] { $n } bodů
    }{ $per ->
        [card] {""}
        [c] {" "}za každý roh, který tato karta překryje
        [q] {" "}za každý viditelný brk
        [k] {" "}za každý viditelný kalamář
       *[m] {" "}za každý viditelný svitek
    }
goal = úkol { $card }, za každé splnění { $n ->
        [one] { $n } bod
        [few] { $n } body
        [many] { $n } bodu
       *[other] { $n } bodů
    }: { $what }
goal-card = { symbol } ({ $x }, { $y })
laid-short = { $what } ({ $x }, { $y })
lacks = chybí { $what }{"; "}

spot-laid = { $card }; na { $x }, { $y }
spot-place = volné místo { $x }, { $y }: +{ $points }, překryté symboly: { $hides }
spot-blocked = místo { $x }, { $y }, kam nelze nic vyložit: karta na { $a }, { $b } tam nemá roh
spot-hand = { $n }. karta v ruce, { $side ->
        [down] rubem
       *[up] lícem
    } vzhůru: { $poor }{ $card }
spot-up = v nabídce: { $card }
spot-deck = { $sort ->
        [gold] balíček zlatých karet
       *[resource] balíček přírodních karet
    }, { $n ->
        [one] { $n } karta
        [few] { $n } karty
        [many] { $n } karty
       *[other] { $n } karet
    }; navrchu: { $top ->
        [none] nic
        [fungi] houby
        [plant] rostliny
        [animal] zvířata
       *[insect] hmyz
    }; zbývá v něm: { $rest }
spot-common = společný { $goal }; teď vynáší { $n }
spot-secret = váš tajný { $goal }; teď vynáší { $n }
spot-starter-front = lícem vzhůru: { $card }
spot-starter-back = rubem vzhůru: { $card }
left-deck = { $sort ->
        [gold] Zlaté karty
       *[resource] Přírodní karty
    } v balíčku: { $n }
piece-left = { kingdom }

cap-hand = vybrat kartu z ruky
cap-over = otočit ji
cap-zoom = přiblížit, oddálit
cap-all = ukázat celý rukopis

# Co se právě stalo.
banner-called = Dosáhli jste { $n } bodů!
banner-called-other = { $who } dosahuje { $n } bodů.
banner-called-line = { $ends ->
        [yes] Po tomto tahu má každý ještě jeden.
       *[no] Dohraje se kolo a pak má každý ještě jeden tah.
    }
banner-decks = Oba balíčky jsou prázdné.
banner-last = Začíná poslední kolo.
banner-last-line = Každý vyloží ještě jednu kartu; už se nedobírá.
run-deal = { $who } si dobírá { $n ->
        [one] { $n } kartu
        [few] { $n } karty
        [many] { $n } karty
       *[other] { $n } karet
    }: { $pieces_acc }.
run-top = Na vrchu balíčků { $n ->
        [one] je { $n } karta
        [few] jsou { $n } karty
        [many] je { $n } karty
       *[other] je { $n } karet
    }: { $pieces }.
run-turns-up = Do nabídky { $n ->
        [one] přichází { $n } karta
        [few] přicházejí { $n } karty
        [many] přichází { $n } karty
       *[other] přichází { $n } karet
    }: { $pieces }.
run-secret = { $who } dostává { $n ->
        [one] { $n } úkol
        [few] { $n } úkoly
        [many] { $n } úkolu
       *[other] { $n } úkolů
    }: { $pieces }.
run-secret-unseen = { $who } dostává { $n ->
        [one] { $n } úkol
        [few] { $n } úkoly
        [many] { $n } úkolu
       *[other] { $n } úkolů
    }.
