box-also = Deep Dive
box-line = Pingwiny nurkują po pokarm. Jeszcze głębiej czy już na powierzchnię?
box-feel = kuszenie losu

# Plansza
plan = Morze, pięć głębokości
surface = powierzchnia
face-down = zakryte
just-flipped = właśnie odkryty
may-lie = Może tu jeszcze leżeć
out-of-game = z tego w ciemno usunięto: { $n }
row-full = rząd { $row }: { $points }, pełny
row-half = rząd { $row }: { $sum }, połowa z tego: { $points }
dive-at = głębokość { $n }
note-ending = Koniec się zaczął: po tej rundzie każdy nurkuje ostatni raz
note-last = Ostatnia runda: każdy nurkuje raz i koniec gry
note-open = Koniec zacznie się, gdy na którejś głębokości nie będzie zakrytych żetonów
trapped-n = { $n ->
        [0] nikt uwięziony
        [one] 1 uwięziony
        [few] { $n } uwięzione
        [many] { $n } uwięzionych
       *[other] { $n } uwięzionego
    }
free-n = wolne: { $n }
starts = zaczyna rundę
rival-at = na głębokości { $n }
rival-is = { $level ->
        [easy] łatwy
        [hard] trudny
       *[medium] średni
    }, na głębokości { $n }
rival-worth = { $level ->
        [easy] Każdy kamień jest dla rywala wart 1 punkt.
        [hard] Cały pokarm liczy się w pełni; każdy kamień jest dla rywala wart 5 punktów, każde bąbelki 3.
       *[medium] Każdy kamień jest dla rywala wart 3 punkty.
    }

ask-dive = { $end ->
        [last] Twoje ostatnie nurkowanie: co robisz na głębokości { $depth }?
        [begun] To nurkowanie i jeszcze jedno: co robisz na głębokości { $depth }?
       *[no] Co robisz na głębokości { $depth }?
    }
ask-dive-flip = { $end ->
        [last] Twoje ostatnie nurkowanie, głębokość { $depth }: odkryć żeton?
        [begun] To nurkowanie i jeszcze jedno. Głębokość { $depth }: odkryć żeton?
       *[no] Głębokość { $depth }: odkryć żeton?
    }
ask-flipped = Zabrać czy nurkować dalej?
ask-rock = { $end ->
        [last] Twoje ostatnie nurkowanie: odrzucić kamień i zacząć głębiej?
        [begun] To nurkowanie i jeszcze jedno: odrzucić kamień i zacząć głębiej?
       *[no] Odrzucić kamień i zacząć głębiej?
    }
ask-return = Pingwiny wracają. Co przyniosą?
ask-rival_choice = Który pokarm weźmie rywal?
line-dive = { $leave ->
        [yes] Weź odkryty żeton, odkryj zakryty albo pomiń tę głębokość.
       *[no] Weź odkryty żeton albo odkryj zakryty.
    }
line-dive-flip = { $leave ->
        [yes] Nie leży tu nic odkrytego do wzięcia; możesz też pominąć tę głębokość.
       *[no] Nie leży tu nic odkrytego do wzięcia.
    }
line-dive-take = { $leave ->
        [yes] Nie ma tu już zakrytych żetonów: weź odkryty albo pomiń tę głębokość.
       *[no] Nie ma tu już zakrytych żetonów.
    }
line-flipped = Odkryty żeton: { $piece }, głębokość { $depth }.
line-rock = Odrzucony kamień przepada; nurkowanie zaczniesz tam, gdzie zechcesz.
line-return = Mogą przynieść jeden żeton stamtąd, gdzie były uwięzione. Coś leży na głębokości: { $depths }.
line-rival_choice = Pasuje kilka kolorów, więc wybierasz za niego.

spot-tile = { $piece }, głębokość { $depth }{ $n ->
        [one] {""}
        [few] , { $n } sztuki
        [many] , { $n } sztuk
       *[other] , { $n } sztuki
    }
spot-flipped = { $piece }, właśnie odkryty na głębokości { $depth }
spot-predator = { $n ->
        [one] drapieżnik
        [few] { $n } drapieżniki
        [many] { $n } drapieżników
       *[other] { $n } drapieżnika
    }, głębokość { $depth }
spot-trapped = uwięziony pingwin ({ $who }), głębokość { $depth }
spot-pile = stos na głębokości { $depth }, zakrytych: { $n }
spot-depth = głębokość { $depth }
spot-sky = w górę na powierzchnię
spot-sky-home = wrócić z niczym
spot-diver = { $who } nurkuje na głębokości { $depth }
left-depth = Głębokość { $depth }, zakrytych: { $n }{ $out ->
        [0] {""}
       *[any] , a do tego usuniętych w ciemno: { $out }
    }

cap-flip = odkryć żeton

# Co się właśnie stało.
banner-trapped = Drapieżnik! Twój pingwin jest uwięziony na głębokości { $depth }.
banner-trapped-line = Twoja tura kończy się bez łupu.
banner-home-line = To twój trzeci pingwin: wszystkie trzy wracają do domu.
banner-trapped-other = { $who } trafia na drapieżnika: pingwin uwięziony na głębokości { $depth }.
banner-bubbles = Bąbelki! Nie możesz tu zostać.
banner-bubbles-line = Schodzisz na głębokość { $depth }.
banner-end = Ostatni zakryty żeton na głębokości { $depth } jest odkryty.
