box-also = Podmořští lovci
box-line = Přikládejte vedle mřížky kartu za kartou, dokud vám přeje štěstí.
box-feel = sady, sítě a vlny

# The board
plan = Moře: mřížka karet, ze všech stran volné místo
letter-red = Č
letter-green = Z
letter-yellow = Ž
catch = Váš úlovek
catch-n = { $n } lícem vzhůru
catch-of = Úlovek: { $who }
others = Úlovky ostatních
name-shrimp = Kreveta
name-wave = Vlna
name-net = Síť
name-harpoon = Harpuna
deck = balíček
discards = odhozené
first-card = 1. karta
card-n = { $n }. karta
breaks = riziko
breaks-short = riziko
broken = Ponor je přerušen: tyto karty se nesnesou
broken-yours = Váš ponor je přerušen
broken-whose = { $who }: ponor přerušen
broken-why = { $kind ->
        [fish] Dvě ryby stejné barvy vedle sebe
        [shrimp] Dvě krevety v jedné řadě či sloupci
        [wave] Dvě vlny v jedné řadě či sloupci
        [net] Dvě sítě v jedné řadě či sloupci
       *[harpoon] Dvě harpuny v jedné řadě či sloupci
    }
broken-what = { $kind ->
        [break] 2. karta je pryč, zbývá jen 1. karta
        [break-all] Všechny přiložené karty jsou pryč
       *[breaker] Kdo má karty lícem vzhůru, přijde o jednu skupinu
    }
your-row = vaše řada
any-of = libovolné { $n } z { $all }
safe = v bezpečí
a-set = sada
worth = bodů
score-short = bodovat
pool = Nabídka
the-set = Vaše sada
their-set = Sada
your-sets = Sady, které můžete bodovat
more-sets = další v seznamu: { $n }
decline-card = nic nebrat
set-ready = sada k bodování
set-near = chybí karta do sady
set-peril = { $what ->
        [wave-net] sadě hrozí: vlna, síť
        [wave] sadě hrozí: vlna
        [net] sadě hrozí: síť
       *[none] můžete bodovat
    }
flags-mean = doplní tomuto potápěči sadu
reached = dosažen cíl
reached-short = cíl ✓
open-n = { $n ->
        [one] { $n } karta
        [few] { $n } karty
        [many] { $n } karty
       *[other] { $n } karet
    }
safe-n = { $n ->
        [one] { $n } bodovaná karta, síť ani vlna ji nevezme
        [few] { $n } bodované karty, síť ani vlna je nevezme
        [many] { $n } bodované karty, síť ani vlna je nevezme
       *[other] { $n } bodovaných karet, síť ani vlna je nevezme
    }
about-turn = cíl: { $goal } bodů · { $n }. tah
note-open = Při { $n } bodech začnou poslední tahy
note-last = Poslední tahy: každý má jeden

ask-turn = Potopit se, nebo bodovat?
line-turn = Potopte se pro další karty, nebo proměňte sady v body, které vám nikdo nevezme.
ask-turn-dive = Potopte se: doberte 1. kartu
line-turn-dive = K bodování potřebujete sadu a k ní ještě dvě karty lícem vzhůru.
line-turn-last = Toto je váš poslední tah. Pak už rozhodují jen body.
ask-corner = U kterého rohu se potopíte?
line-corner = 1. karta: { $piece }. Druhá bude ležet vedle nejbližší řady.
ask-depth = Vynořit se, nebo se potopit hlouběji?
ask-surface = Vynořujete se. Co si vezmete?
line-depth = Ponor se zatím daří. Vezměte si celý sloupec, nebo libovolné { $n } karty ze své řady.
ask-pick = Kterou další kartu si vezmete?
line-pick = Ještě { $n ->
        [one] { $n } kartu
        [few] { $n } karty
        [many] { $n } karty
       *[other] { $n } karet
    } ze své řady.
ask-effects = Síť, nebo harpuna: kterou kartu vezmete?
ask-net = Kterou kartu vezmete sítí?
ask-harpoon = Kterou rybu ulovíte harpunou?
line-effects = Klepněte na kartu, kterou chcete. Klepnutím na samotnou síť nebo harpunu nevezmete nic.
line-net = Klepněte na kartu, kterou chcete. Klepnutím na samotnou síť nevezmete nic.
line-harpoon = Klepněte na rybu, kterou chcete. Klepnutím na samotnou harpunu nevezmete nic.
ask-wash = Vlna bere celou skupinu. Kterou?
line-wash = Vlna se setkala s vlnou a ponor je přerušen. Každý přijde o všechny své karty jednoho druhu a jedné barvy, které leží lícem vzhůru, nebo o všechny krevety.
ask-first_set = Kterou sadu budete bodovat?
line-first_set = Jedna její karta bude mít hodnotu 10 bodů. Zbytek sady a ještě dvě vaše karty půjdou do nabídky.
ask-more_sets = Bodovat další sadu, nebo skončit?
line-more_sets = Každá sada má vlastní nabídku.
ask-stop = To byla vaše poslední sada
line-stop = Ze zbylých karet už nesložíte sadu tak, aby vám zůstaly ještě dvě karty navíc.
ask-turn_down = Kterou kartu sady otočíte lícem dolů?
line-turn_down = Má hodnotu 10 bodů a nic už vám ji nevezme.
ask-give = Co přidáte do nabídky?
line-give = { $n ->
        [one] Vyberte ještě { $n } svou kartu, která leží lícem vzhůru.
        [few] Vyberte ještě { $n } své karty, které leží lícem vzhůru.
        [many] Vyberte ještě { $n } své karty, které leží lícem vzhůru.
       *[other] Vyberte ještě { $n } svých karet, které leží lícem vzhůru.
    }
ask-take = Kterou kartu si vezmete z nabídky?
line-take = Jednu kartu si vezme každý kromě toho, kdo boduje. Zbytek se odhodí.

spot-cell = { $piece }, { $place }
spot-picked = { $piece }, už vybraná
spot-wanted = { $what }; sadu s ní může dokončit: { $who }
spot-new = { $piece }, { $n }. karta nového sloupce
spot-next = sem přijde { $n }. karta{ $p ->
        [none] { "" }
       *[known] ; riziko přerušení: { $p } %
    }
spot-corner = { $place ->
        [top-left] levý horní roh
        [top-right] pravý horní roh
        [bottom-left] levý dolní roh
       *[bottom-right] pravý dolní roh
    }{ $p ->
        [none] { "" }
       *[known] ; riziko přerušení 2. kartou: { $p } %
    }
spot-first = 1. karta: { $piece }
spot-deck = balíček, { $n ->
        [one] { $n } karta
        [few] { $n } karty
        [many] { $n } karty
       *[other] { $n } karet
    }
spot-discards = odhozené{ $n ->
        [0] : nic
        [one] , { $n } karta: { $what }
        [few] , { $n } karty: { $what }
        [many] , { $n } karty: { $what }
       *[other] , { $n } karet: { $what }
    }
spot-held = { $who }: { $n }× { $piece }
spot-catch = vaše karty: { $n }× { $piece }
spot-pool = v nabídce: { $n }× { $piece }
spot-coming = { $piece }, půjde do nabídky; klepnutím si ji necháte
spot-set = sada: { $what }
spot-safe = vaše bodované karty, { $n }
spot-no-set = bodovat sadu
spot-no-net = { $n }× síť: nic nebrat
spot-no-harpoon = { $n }× harpuna: nic nebrat
left-deck = V balíčku: { $n }
left-discards = Odhozené: { $n }

cap-corner = potopit se u tohoto rohu
cap-dive = potopit se, i hlouběji
cap-column = vzít si celý sloupec
cap-row = přejít na první kartu své řady; dál vybírat šipkami a mezerníkem
cap-score = bodovat sadu
cap-no = nic nebrat, nebo skončit s bodováním

# Co se právě stalo.
banner-net = { $who } vám sítí bere { $piece_acc }.
banner-wash = Vlna vám bere { $n ->
        [1] { $piece_acc }
       *[n] karty: { $n }× { $piece_acc }
    }.
banner-reached = Máte { $n } bodů nebo víc!
banner-reached-other = { $who } má { $n } bodů nebo víc.
banner-reached-line = { $n ->
        [1] Druhý potápěč má ještě jeden tah.
       *[n] Každý z ostatních má ještě jeden tah.
    }
banner-reached-yours = Máte ještě jeden, poslední tah.
run-fill = { $n ->
        [one] { $n } nová karta
        [few] { $n } nové karty
        [many] { $n } nové karty
       *[other] { $n } nových karet
    } v mřížce: { $pieces }.
