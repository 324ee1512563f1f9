box-also = Deep Dive
box-line = Tučňáci se potápějí za potravou. O hloubku níž, nebo se vynořit?
box-feel = pokoušení štěstí

# Plán
plan = Moře, pět hloubek
surface = hladina
face-down = zakryté
just-flipped = právě odkryto
may-lie = Ještě tu může ležet
out-of-game = z toho naslepo odebráno: { $n }
row-full = řádek { $row }: { $points }, plný
row-half = řádek { $row }: { $sum }, z toho půlka: { $points }
dive-at = hloubka { $n }
note-ending = Konec začal: po tomto kole má každý poslední ponor
note-last = Poslední kolo: každý jeden ponor a je konec
note-open = Konec začne, až v některé hloubce nebude žádný zakrytý žeton
trapped-n = { $n ->
        [0] nikdo uvězněn
        [one] 1 uvězněn
        [few] { $n } uvěznění
        [many] { $n } uvězněného
       *[other] { $n } uvězněných
    }
free-n = volní: { $n }
starts = začíná kolo
rival-at = v hloubce { $n }
rival-is = { $level ->
        [easy] snadný
        [hard] těžký
       *[medium] střední
    }, v hloubce { $n }
rival-worth = { $level ->
        [easy] Každý kámen má pro soupeře cenu 1 bodu.
        [hard] Veškerá potrava platí celá; každý kámen má pro soupeře cenu 5 bodů, každé bubliny 3.
       *[medium] Každý kámen má pro soupeře cenu 3 bodů.
    }

ask-dive = { $end ->
        [last] Váš poslední ponor: co uděláte v hloubce { $depth }?
        [begun] Tento ponor a ještě jeden: co uděláte v hloubce { $depth }?
       *[no] Co uděláte v hloubce { $depth }?
    }
ask-dive-flip = { $end ->
        [last] Váš poslední ponor, hloubka { $depth }: odkrýt žeton?
        [begun] Tento ponor a ještě jeden. Hloubka { $depth }: odkrýt žeton?
       *[no] Hloubka { $depth }: odkrýt žeton?
    }
ask-flipped = Nechat si ho, nebo hlouběji?
ask-rock = { $end ->
        [last] Váš poslední ponor: odhodit kámen a začít hlouběji?
        [begun] Tento ponor a ještě jeden: odhodit kámen a začít hlouběji?
       *[no] Odhodit kámen a začít hlouběji?
    }
ask-return = Tučňáci se vracejí. Co přinesou?
ask-rival_choice = Kterou potravu si vezme soupeř?
line-dive = { $leave ->
        [yes] Vezměte si odkrytý žeton, jeden zakrytý odkryjte, nebo tuto hloubku vynechejte.
       *[no] Vezměte si odkrytý žeton, nebo jeden zakrytý odkryjte.
    }
line-dive-flip = { $leave ->
        [yes] Nic odkrytého tu na vás nečeká; hloubku můžete také vynechat.
       *[no] Nic odkrytého tu na vás nečeká.
    }
line-dive-take = { $leave ->
        [yes] Zakrytý tu už žádný žeton neleží: vezměte si odkrytý, nebo hloubku vynechejte.
       *[no] Zakrytý tu už žádný žeton neleží.
    }
line-flipped = Odkryli jste: { $piece }, hloubka { $depth }.
line-rock = Odhozený kámen je nadobro pryč; ponor pak začne, kde zvolíte.
line-return = Smějí přinést jeden žeton odtud, kde byli uvězněni. Něco leží v hloubce: { $depths }.
line-rival_choice = Hodí se víc barev, a tak volíte za něj.

spot-tile = { $piece }, hloubka { $depth }{ $n ->
        [one] {""}
        [few] , { $n } kusy
        [many] , { $n } kusu
       *[other] , { $n } kusů
    }
spot-flipped = { $piece }, právě odkrytý v hloubce { $depth }
spot-predator = { $n ->
        [one] predátor
        [few] { $n } predátoři
        [many] { $n } predátora
       *[other] { $n } predátorů
    }, hloubka { $depth }
spot-trapped = uvězněný tučňák ({ $who }), hloubka { $depth }
spot-pile = hromádka v hloubce { $depth }, zakrytých: { $n }
spot-depth = hloubka { $depth }
spot-sky = nahoru k hladině
spot-sky-home = vrátit se s prázdnou
spot-diver = { $who } se potápí v hloubce { $depth }
left-depth = Hloubka { $depth }, zakrytých: { $n }{ $out ->
        [0] {""}
       *[any] , k tomu odebraných naslepo: { $out }
    }

cap-flip = odkrýt žeton

# Co se právě stalo.
banner-trapped = Predátor! Váš tučňák je uvězněn v hloubce { $depth }.
banner-trapped-line = Váš tah končí bez úlovku.
banner-home-line = Byl to váš třetí tučňák: všichni tři se vracejí domů.
banner-trapped-other = { $who } naráží na predátora: tučňák je uvězněn v hloubce { $depth }.
banner-bubbles = Bubliny! Tady zůstat nemůžete.
banner-bubbles-line = Klesáte do hloubky { $depth }.
banner-end = Poslední zakrytý žeton v hloubce { $depth } je otočen.
