# Slova společná všem dveřím.

the-table = moře
seat = Hráč { $n }
the-rival = Soupeř

play-asked = { $who } je na tahu.
play-prompt = číslo nebo help>
play-help =
    Chcete-li zahrát tah, napište jeho číslo nebo krátký zápis.
      hint         nejlepší tahy, jak je z vašeho místa vidí dobrý hráč
      undo         vrátit se ke svému poslednímu rozhodnutí; co od té doby ukázalo moře, se vylosuje znovu
      why TAH      které pravidlo tah zakazuje nebo dovoluje
      points       body řádek po řádku
      log          co se zatím stalo
      rules        celá pravidla;  rules { $clause } ukáže jeden odstavec
      save SOUBOR  uložit hru do souboru .tide
      quit         odejít od stolu; co je uložené, zůstane
play-hint = výhra { $win } %, očekávané body: { $points }
play-thinking = { $who } přemýšlí ...
play-only = jediný možný tah
play-undone = Zpět k tahu { $n }.
play-nothing-to-undo = Zatím není co vracet.
play-undo-redraws = Co se od té chvíle vylosovalo nebo odkrylo, se vylosuje znovu.
play-saved = Uloženo: { $file }
play-bye = Hra přerušena po tahu { $n }.
play-legal = Tento tah je teď dovolený.
play-what = „{ $text }“ není tah ani známý příkaz. S obojím poradí help.
play-which = Který tah? Například: why { $example }
play-range = Prosím číslo od 1 do { $n }.
play-curtain = { $who }, stůl je váš. Stiskněte Enter, až se nikdo jiný nebude dívat.
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
play-no-points = zatím nic

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
