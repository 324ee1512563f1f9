# Slova společná prohlížeči a terminálu.

the-table = náhoda
seat = Hráč { $n }
the-rival = Soupeř

play-asked = Na tahu: { $who }.
play-prompt = číslo nebo help>
play-help =
    Tah zahrajete tak, že napíšete jeho číslo nebo krátký zápis.
      hint         nejlepší tahy, jak by je na vašem místě posoudil silný hráč
      undo         vrátit se ke svému poslednímu rozhodnutí; co se od té doby vylosovalo, se vylosuje znovu
      why TAH      které pravidlo tah zakazuje nebo dovoluje
      points       rozpis bodů
      log          co se zatím stalo
      rules        celá pravidla;  rules { $clause } ukáže jeden bod
      save SOUBOR  uložit hru do souboru .tide
      quit         odejít od stolu; uložená hra zůstane uložená
play-hint = šance na výhru { $win } %, očekávané body: { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
play-thinking = { $who } přemýšlí…
play-only = jediný možný tah
play-undone = Zpět k tahu { $n }.
play-nothing-to-undo = Zatím není co vracet.
play-undo-redraws = Co se od té chvíle vylosovalo nebo odkrylo, se vylosuje znovu.
play-saved = Uloženo: { $file }
play-bye = Odešli jste od stolu po tahu { $n }.
play-legal = To je teď dovoleno.
play-what = „{ $text }“ není ani tah, ani příkaz. Napište help a uvidíte, co můžete zadat.
play-which = Který tah? Například: why { $example }
play-range = Napište číslo od 1 do { $n }.
play-curtain = Na řadě: { $who }. Stiskněte Enter, až se nikdo jiný nebude dívat.
play-over = Konec hry!
play-place =
    { $place }. místo: { $who }, { $points ->
        [one] { $points } bod
        [few] { $points } body
        [many] { $points } bodu
       *[other] { $points } bodů
    }
play-points = { $who }: { $points ->
        [one] { $points } bod
        [few] { $points } body
        [many] { $points } bodu
       *[other] { $points } bodů
    }
play-no-points = žádné body

games-seats = pro { $most ->
        [one] { $seats } hráče
        [few] { $seats } hráče
        [many] { $seats } hráče
       *[other] { $seats } hráčů
    }
games-only = jen { games-seats }
games-default = výchozí

preview-points = { $change } { $n ->
        [one] bod
        [few] body
        [many] bodu
       *[other] bodů
    }
preview-points-of = { $who }: { preview-points }

# Proč je jeden tah lepší než jiný.
because-better = Lepší než „{ $other }“:
because-worse = Lepší je „{ $other }“:
because-equal = Zhruba stejně dobré je „{ $other }“:
because-equal-too = Zhruba stejně dobré je „{ $other }“.
because-this = tento tah: { $what }
because-other = druhý tah: { $what }
because-quote = „{ $what }“
because-instead = { $own ->
        [yes] druhý tah
       *[no] tento tah
    }
because-n-points = { $sign }{ $n } { $n ->
        [one] bod
        [few] body
        [many] bodu
       *[other] bodů
    }
because-points = { $when ->
        [now] hned { because-n-points }
        [turn] do konce vašeho tahu asi { because-n-points }
        [round] do začátku vašeho příštího tahu asi { because-n-points }
       *[next] do konce vašeho příštího tahu asi { because-n-points }
    } ({ because-instead }: { $other_sign }{ $other })
because-others-points = ostatní do vašeho příštího tahu dohromady asi { because-n-points } ({ because-instead }: { $other_sign }{ $other })
because-effect = { $what }{ $instead ->
        [none] {""}
       *[any] {" "}({ because-instead }: { $instead })
    }
because-chance = { $what }{ $instead ->
        [none] {""}
       *[any] {" "}({ because-instead }: { $instead })
    }
because-risk = riziko: { $what }
because-plan = { $own ->
        [yes] potom nejspíš: { $what }
       *[no] po druhém tahu nejspíš: { $what }
    }
because-next-turn = { $own ->
        [yes] v příštím tahu nejspíš: „{ $what }“
       *[no] po druhém tahu v příštím tahu nejspíš: „{ $what }“
    }
because-reply = { $own ->
        [yes] pravděpodobná odpověď: { $what }
       *[no] pravděpodobná odpověď na druhý tah: { $what }
    }
because-free = tady na tom skoro nezáleží: žádný ze srovnávaných tahů ({ $n }) není zřetelně horší
because-quiet = po žádném z obou tahů do vašeho příštího tahu nejspíš nikdo neboduje
because-wins = při zkoušení vyhrává častěji: { $n } % ({ because-instead }: { $other } %)
