box-also = Deep Dive
box-line = Tučňáci se potápějí za potravou. Ještě hlouběji, nebo už nahoru?
box-feel = pokoušení štěstí

# Plán
plan = Moře a jeho pět hloubek
surface = hladina
face-down = zakryté
just-flipped = právě odkryto
may-lie = Ještě tu může být
out-of-game = z toho naslepo vyřazeno: { $n }
letter-pink = R
letter-green = Z
letter-yellow = Ž
grid-empty = zatím žádná potrava
row-full = řádek { $row }, v plné hodnotě: { $points }
row-half = řádek { $row }, neúplný: polovina součtu { $sum }, zaokrouhleno dolů: { $points }
dive-at = hloubka { $n }
note-ending = Závěrečná fáze: po tomto kole má každý už jen jeden ponor
note-last = Poslední kolo: každý má ještě jeden ponor
note-open = Závěrečná fáze začne, až v některé hloubce nezbude žádný zakrytý žeton
trapped-n = { $n ->
        [0] žádný uvězněný
        [one] 1 uvězněný
        [few] { $n } uvěznění
        [many] { $n } uvězněného
       *[other] { $n } uvězněných
    }
free-n = volní: { $n }
starts = začínající hráč
rival-at = v hloubce { $n }
rival-is = { $level ->
        [easy] snadný
        [hard] těžký
       *[medium] střední
    }, v hloubce { $n }
rival-worth = { $level ->
        [easy] Každý kámen přinese soupeři 1 bod.
        [hard] Veškerá potrava se soupeři počítá v plné hodnotě, za každý kámen má 5 bodů a za každý žeton bublin 3.
       *[medium] Každý kámen přinese soupeři 3 body.
    }

ask-dive = { $end ->
        [last] Váš poslední ponor. Co uděláte v hloubce { $depth }?
        [begun] Zbývají vám dva ponory. Co uděláte v hloubce { $depth }?
       *[no] Co uděláte v hloubce { $depth }?
    }
ask-dive-flip = { $end ->
        [last] Váš poslední ponor. Otočit žeton v hloubce { $depth }?
        [begun] Zbývají vám dva ponory. Otočit žeton v hloubce { $depth }?
       *[no] Otočit žeton v hloubce { $depth }?
    }
ask-flipped = Nechat si ho, nebo plavat dál?
ask-rock = { $end ->
        [last] Váš poslední ponor. Odhodit kámen a začít hlouběji?
        [begun] Zbývají vám dva ponory. Odhodit kámen a začít hlouběji?
       *[no] Odhodit kámen a začít hlouběji?
    }
ask-return = Tučňáci se vracejí. Co přinesou?
ask-rival_choice = Kterou potravu si vezme soupeř?
line-dive = { $leave ->
        [yes] Vezměte si odkrytý žeton, otočte zakrytý, nebo tuto hloubku přeskočte.
       *[no] Vezměte si odkrytý žeton, nebo otočte zakrytý.
    }
line-dive-flip = { $leave ->
        [yes] Nic odkrytého si tu vzít nelze, ale hloubku můžete přeskočit.
       *[no] Nic odkrytého si tu vzít nelze.
    }
line-dive-take = { $leave ->
        [yes] Zakryté žetony tu už nejsou: vezměte si odkrytý, nebo hloubku přeskočte.
       *[no] Zakryté žetony tu už nejsou.
    }
line-flipped = V hloubce { $depth } jste našli { $piece }.
line-rock = Odhozený kámen je vyřazen ze hry a ponor začne v hloubce, kterou si zvolíte.
line-return = Mohou přinést jeden žeton z hloubky, kde byl některý z nich uvězněn. Vybrat si můžete v hloubce: { $depths }.
line-rival_choice = Těchto barev má soupeř stejně málo a stejná je i hodnota nabízených žetonů, a tak vybíráte vy.

spot-tile = { $piece }, hloubka { $depth }{ $n ->
        [1] {""}
       *[n] , { $n }×
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
       *[any] , k tomu naslepo vyřazených: { $out }
    }

cap-flip = otočit žeton

# Co se právě stalo.
banner-trapped = Predátor! Váš tučňák je uvězněn v hloubce { $depth }.
banner-trapped-line = { $home ->
        [laden] Byl to už třetí, a tak se všichni tři vracejí.
        [empty] Byl to už třetí, a tak se všichni tři vracejí. Přinést není co.
       *[no] Váš tah končí bez úlovku.
    }{ $ends ->
        [yes] {" "}Zakryté žetony tam došly: začíná závěrečná fáze.
       *[no] {""}
    }
banner-trapped-other = { $who } naráží na predátora: tučňák je uvězněn v hloubce { $depth }.
banner-home-other = Byl to už třetí, a tak se všichni tři vracejí.
banner-bubbles = Bubliny! Tady zůstat nemůžete.
banner-bubbles-line = Klesáte do hloubky { $depth }.
banner-bubbles-over = Níž už nic není, a tak váš tah končí bez úlovku.
banner-end = V hloubce { $depth } došly zakryté žetony.
banner-end-line = Začíná závěrečná fáze: po tomto kole má každý už jen jeden ponor.
banner-last = Začíná poslední kolo.
banner-last-line = Každý má ještě jeden ponor a hra končí.
