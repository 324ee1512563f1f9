box-also = { "" }
box-line = Karty přírody kladené roh přes roh do vlastní knihy.
box-feel = skrytá ruka, otevřená kniha

# The board
plan = Rukopis: { $who }
manuscripts = rukopisy
hand = Vaše ruka
hand-and-market = vaše ruka a nabídka
hand-backs = ruka, jak ji vidíte
hand-of = ruka: { $what }
market = Nabídka
turn-over = Otočit
too-dear = chybí:
zoom-in = zvětšit
zoom-out = zmenšit
zoom-fit = Vše
zoom-all = celý rukopis
follow = Sledovat
follow-line = otevře se vždy rukopis, do kterého se právě píše
open-book = otevřít rukopis: { $who }
symbols-seen = viditelné symboly
side-front = lícem vzhůru
side-back = rubem vzhůru
two-drawn = Vaše dva úkoly
kept = tajný úkol
worth-now = teď { $n }
worth-secret = tajný · { $n }
later = úkoly v tuto chvíli: +{ $n } na konci
nothing = nic
track = body: { $who }
starts = začíná kolo
laid-n = { $n ->
        [one] { $n } karta
        [few] { $n } karty
        [many] { $n } karty
       *[other] { $n } karet
    }
round = { $n }. kolo
note-open = konec přivolá { $n } bodů nebo oba prázdné balíčky
note-twenty_points = Někdo má { $n } bodů: dohraje se kolo a každý má ještě jeden tah
note-empty_decks = Oba balíčky jsou prázdné: dohraje se kolo a každý má ještě jeden tah
note-last = Poslední tah: už se nedobírá

ask-side = Kterou stranou vzhůru položíte počáteční kartu?
line-side = Líc má čtyři symboly v rozích. Na rubu zůstanou symboly uprostřed navždy.
ask-keep = Který úkol si necháte?
line-keep = Do konce o něm víte jen vy. Druhý se vrátí.
ask-lay = Kam s ní?
line-lay = { $sort ->
        [gold] Zlatá karta
       *[resource] Přírodní karta
    }, { kingdom }{ $per ->
        [none] {""}
        [card] , { $n ->
            [one] { $n } bod
            [few] { $n } body
            [many] { $n } bodu
           *[other] { $n } bodů
        }
        [c] , { $n } za každý zakrytý roh
        [q] , { $n } za každý viditelný brk
        [k] , { $n } za každý viditelný kalamář
       *[m] , { $n } za každý viditelný svitek
    }. Chcete-li jinou, stiskněte ji.
line-lay-down = { $sort ->
        [gold] Zlatá karta
       *[resource] Přírodní karta
    } rubem vzhůru: čtyři volné rohy a uprostřed navždy { kingdom }. Nic nestojí, nic nevynáší.
line-lay-poor = { $sort ->
        [gold] Zlatá karta
       *[resource] Přírodní karta
    }, { kingdom }. Zatím není vidět:{ missing }. Rubem vzhůru je zdarma.
line-lay-poor-down = { $sort ->
        [gold] Zlatá karta
       *[resource] Přírodní karta
    } rubem vzhůru, protože na líc chybí:{ missing }. Čtyři volné rohy a uprostřed navždy { kingdom }. Bez bodů.
missing = { $F ->
        [0] {""}
       *[n] {" "}{ $F }× houba
    }{ $P ->
        [0] {""}
       *[n] {" "}{ $P }× rostlina
    }{ $A ->
        [0] {""}
       *[n] {" "}{ $A }× zvíře
    }{ $I ->
        [0] {""}
       *[n] {" "}{ $I }× hmyz
    }
ask-draw = Kterou kartu si doberete?
line-draw = Některou z odkrytých, nebo vrchní z balíčku.

kingdom = { $kingdom ->
        [fungi] houby
        [plant] rostliny
        [animal] zvířata
       *[insect] hmyz
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
    } { $sign ->
        [empty] prázdný roh
        [none] bez rohu
       *[symbol] { symbol }
    }
card-of = { $sort ->
        [gold] zlatá karta
       *[resource] přírodní karta
    }, { kingdom }
card-starter = počáteční karta
card-cost = žádá: { $what }
card-middle = uprostřed navždy: { $what }
card-worth = { $n ->
        [one] { $n } bod
        [few] { $n } body
        [many] { $n } bodu
       *[other] { $n } bodů
    }{ $per ->
        [card] {""}
        [c] {" "}za každý zakrytý roh
        [q] {" "}za každý brk
        [k] {" "}za každý kalamář
       *[m] {" "}za každý svitek
    }
goal = úkol { $card }, pokaždé { $n }: { $what }
goal-card = { symbol } na { $x }, { $y }
laid-short = { $what } { $x }, { $y }
lacks = není vidět: { $what }{"; "}

spot-laid = { $card }; na { $x }, { $y }
spot-place = volné místo { $x }, { $y }: +{ $points }, zakryje: { $hides }
spot-blocked = místo { $x }, { $y }, kam nelze: karta na { $a }, { $b } tam nemá roh
spot-hand = karta { $n } ve vaší ruce, { $side ->
        [down] rubem
       *[up] lícem
    } vzhůru: { $poor }{ $card }
spot-up = odkrytá: { $card }
spot-deck = { $sort ->
        [gold] balíček zlatých karet
       *[resource] balíček přírodních karet
    }, { $n ->
        [one] { $n } karta
        [few] { $n } karty
        [many] { $n } karty
       *[other] { $n } karet
    }, navrchu: { $top ->
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

cap-hand = vybrat kartu z ruky
cap-over = otočit ji
cap-zoom = zvětšit, zmenšit
cap-all = vidět celý rukopis

# Co se právě stalo.
banner-called = Máte { $n } bodů!
banner-called-other = { $who } má { $n } bodů.
banner-called-line = Dohraje se kolo a pak má každý ještě jeden tah.
banner-decks = Oba balíčky jsou prázdné.
banner-last = Začíná poslední kolo.
banner-last-line = Každý vyloží ještě jednu kartu; už se nedobírá.
run-deal = { $who } dobírá { $n ->
        [one] { $n } kartu
        [few] { $n } karty
        [many] { $n } karty
       *[other] { $n } karet
    }: { $pieces }.
run-top = Navrchu balíčků { $n ->
        [one] je { $n } karta
        [few] jsou { $n } karty
        [many] je { $n } karty
       *[other] je { $n } karet
    }: { $pieces }.
run-turns-up = Lícem vzhůru { $n ->
        [one] se otáčí { $n } karta
        [few] se otáčejí { $n } karty
        [many] se otáčí { $n } karty
       *[other] se otáčí { $n } karet
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
