box-also = Podmořští lovci
box-line = Vedle mřížky roste sloupec karet, dokud se ponor nepřeruší.
box-feel = sady, sítě a vlny

# The board
plan = Moře: mřížka karet, podél ní ze všech stran volno
catch = Váš úlovek
catch-n = { $n ->
        [one] { $n } odkrytá
        [few] { $n } odkryté
        [many] { $n } odkryté
       *[other] { $n } odkrytých
    }
catch-of = Úlovek: { $who }
others = Úlovek ostatních
name-shrimp = Kreveta
name-wave = Vlna
name-net = Síť
name-harpoon = Harpuna
deck = balíček
discards = odhozené
first-card = 1. karta
card-n = { $n }. karta
breaks = přeruší se
breaks-short = riziko
broken = Ponor se přerušuje: tyto karty spolu nejdou
broken-yours = Váš ponor se přerušil
broken-whose = { $who }: ponor přerušen
broken-why = { $kind ->
        [fish] Dvě ryby jedné barvy vedle sebe
        [shrimp] Dvě krevety v jedné řadě či sloupci
        [wave] Dvě vlny v jedné řadě či sloupci
        [net] Dvě sítě v jedné řadě či sloupci
       *[harpoon] Dvě harpuny v jedné řadě či sloupci
    }
broken-what = { $kind ->
        [break] 2. karta je pryč, 1. je ulovená
        [break-all] Všechny přiložené karty jsou pryč
       *[breaker] Každý přijde o jednu skupinu karet
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
more-sets = a dalších { $n } v seznamu
decline-card = nebrat nic
reached = dosažena délka hry
open-n = { $n ->
        [one] { $n } karta
        [few] { $n } karty
        [many] { $n } karty
       *[other] { $n } karet
    }
safe-n = { $n ->
        [one] { $n } bodovaná karta, navždy v bezpečí
        [few] { $n } bodované karty, navždy v bezpečí
        [many] { $n } bodované karty, navždy v bezpečí
       *[other] { $n } bodovaných karet, navždy v bezpečí
    }
about-turn = tah { $n } · do { $goal } bodů
note-open = Při { $n } bodech začnou poslední tahy
note-last = Poslední tahy: každý jeden

ask-turn = Potopit se, nebo bodovat?
line-turn = Při ponoru přikládáte karty k mřížce. Bodováním se sady mění v body, které vám nikdo nevezme.
ask-turn-dive = Potopte se: doberte 1. kartu
line-turn-dive = K bodování je třeba sada a k ní dvě odkryté karty navíc.
ask-corner = U kterého rohu ponor začne?
line-corner = 1. karta: { $piece }. Druhá bude ležet u nejbližší řady.
ask-depth = Vynořit se, nebo hlouběji?
ask-surface = Vynořujete se. Co si vezmete?
line-depth = Ponor se zatím nepřerušil. Vezměte celý sloupec, nebo libovolné { $n } karty ze své řady.
ask-pick = Kterou kartu dál?
line-pick = Ze své řady ještě { $n ->
        [one] { $n } kartu
        [few] { $n } karty
        [many] { $n } karty
       *[other] { $n } karet
    }.
ask-effects = Síť, nebo harpuna: koho chytí?
ask-net = Čí rybu vezme vaše síť?
ask-harpoon = Kterou rybu zasáhne harpuna?
line-effects = Stiskněte kartu, kterou chcete. Stisknete-li samu síť nebo harpunu, nevezmete nic.
line-net = Stiskněte kartu, kterou chcete. Stisknete-li samu síť, nevezmete nic.
line-harpoon = Stiskněte rybu, kterou chcete. Stisknete-li samu harpunu, nevezmete nic.
ask-wash = Vlna bere celou skupinu. Kterou?
line-wash = Vlna se setkala s vlnou a ponor se přerušil. Každý přijde o všechny odkryté karty jednoho druhu a barvy, nebo o všechny krevety.
ask-first_set = Kterou sadu budete bodovat?
line-first_set = Jedna karta z ní bude za 10 bodů. Zbytek a ještě dvě vaše karty jdou do nabídky.
ask-more_sets = Další sada, nebo dost?
line-more_sets = Každá sada má svou vlastní nabídku.
ask-stop = To byla vaše poslední sada
line-stop = Co vám zbylo, nedá sadu a k ní dvě karty navíc.
ask-turn_down = Kterou kartu sady otočíte lícem dolů?
line-turn_down = Je za 10 bodů a nic už vám ji nevezme.
ask-give = Co přidáte do nabídky?
line-give = Ještě { $n ->
        [one] { $n } ze svých odkrytých karet.
        [few] { $n } ze svých odkrytých karet.
        [many] { $n } ze svých odkrytých karet.
       *[other] { $n } ze svých odkrytých karet.
    }
ask-take = Kterou kartu si vezmete z nabídky?
line-take = Každý další potápěč si vezme jednu. Co zbude, je pryč.

spot-cell = { $piece }, { $place }
spot-picked = { $piece }, už vzatá
spot-new = { $piece }, { $n }. karta nového sloupce
spot-next = sem by přišla { $n }. karta{ $p ->
        [none] { "" }
       *[known] ; na { $p } % se ponor přeruší
    }
spot-corner = { $place ->
        [top-left] levý horní roh
        [top-right] pravý horní roh
        [bottom-left] levý dolní roh
       *[bottom-right] pravý dolní roh
    }{ $p ->
        [none] { "" }
       *[known] ; na { $p } % se ponor přeruší 2. kartou
    }
spot-first = 1. karta: { $piece }
spot-deck = balíček, { $n ->
        [one] { $n } karta
        [few] { $n } karty
        [many] { $n } karty
       *[other] { $n } karet
    }
spot-discards = odhozené, { $n ->
        [one] { $n } karta
        [few] { $n } karty
        [many] { $n } karty
       *[other] { $n } karet
    }: { $what }
spot-held = { $who }: { $n }× { $piece }
spot-catch = vaše { $piece }, { $n }
spot-pool = v nabídce: { $n }× { $piece }
spot-coming = { $piece }, půjde do nabídky; stisknutím si ji necháte
spot-set = sada: { $what }
spot-safe = vaše bodované karty, { $n }
spot-no-set = bodovat sadu
spot-no-net = síť, { $n }: nebrat nic
spot-no-harpoon = harpuna, { $n }: nebrat nic
left-deck = V balíčku: { $n }
left-discards = Odhozené: { $n }

cap-corner = roh, kde ponor začíná
cap-dive = ponořit se a jít hlouběji
cap-column = vzít celý sloupec
cap-row = přejít na první kartu řady; pak šipky a mezerník
cap-score = vyložit sadu
cap-no = nebrat nic, nebo skončit

# Co se právě stalo.
banner-net = { $who } vám sítí bere kartu: { $piece }.
banner-wash = Vlna vám bere: { $n }× { $piece }.
banner-reached = Máte { $n } bodů nebo víc!
banner-reached-other = { $who } má { $n } bodů nebo víc.
banner-reached-line = Každý z ostatních má ještě jeden tah.
run-fill = { $n ->
        [one] { $n } nová karta
        [few] { $n } nové karty
        [many] { $n } nové karty
       *[other] { $n } nových karet
    } v mřížce: { $pieces }.
