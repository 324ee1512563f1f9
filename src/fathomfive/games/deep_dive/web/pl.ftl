box-also = Deep Dive
box-line = Pingwiny nurkują po pokarm. Jeszcze głębiej czy już na powierzchnię?
box-feel = kuszenie losu

# Plansza
plan = Morze i jego pięć głębokości
surface = powierzchnia
face-down = zakryte
just-flipped = właśnie odkryty
may-lie = Może tu jeszcze być
out-of-game = z tego usunięto w ciemno: { $n }
letter-pink = R
letter-green = Z
letter-yellow = Ż
grid-empty = jeszcze bez pokarmu
row-full = rząd { $row }, w całości: { $points }
row-half = rząd { $row }, niepełny: połowa z { $sum }, zaokrąglona w dół: { $points }
dive-at = głębokość { $n }
note-ending = Faza końcowa: po tej rundzie każdy nurkuje ostatni raz
note-last = Ostatnia runda: każdy nurkuje ostatni raz i gra się kończy
note-open = Faza końcowa zacznie się, gdy na którejś głębokości zabraknie zakrytych żetonów
trapped-n = { $n ->
        [0] 0 uwięzionych
        [one] 1 uwięziony
        [few] { $n } uwięzione
        [many] { $n } uwięzionych
       *[other] { $n } uwięzionego
    }
free-n = wolne: { $n }
starts = pierwszy gracz
rival-at = na głębokości { $n }
rival-is = { $level ->
        [easy] łatwy
        [hard] trudny
       *[medium] średni
    }, na głębokości { $n }
rival-worth = { $level ->
        [easy] Każdy kamień daje rywalowi 1 punkt.
        [hard] Cały pokarm liczy się rywalowi w pełni, każdy kamień daje mu 5 punktów, a każdy żeton bąbelków 3.
       *[medium] Każdy kamień daje rywalowi 3 punkty.
    }

ask-dive = { $end ->
        [last] Twoje ostatnie nurkowanie. Co robisz na głębokości { $depth }?
        [begun] Zostały ci dwa nurkowania. Co robisz na głębokości { $depth }?
       *[no] Co robisz na głębokości { $depth }?
    }
ask-dive-flip = { $end ->
        [last] Twoje ostatnie nurkowanie. Odwracasz żeton na głębokości { $depth }?
        [begun] Zostały ci dwa nurkowania. Odwracasz żeton na głębokości { $depth }?
       *[no] Odwracasz żeton na głębokości { $depth }?
    }
ask-flipped = Zabierasz go czy nurkujesz dalej?
ask-rock = { $end ->
        [last] Twoje ostatnie nurkowanie. Odrzucasz kamień, by zacząć głębiej?
        [begun] Zostały ci dwa nurkowania. Odrzucasz kamień, by zacząć głębiej?
       *[no] Odrzucasz kamień, by zacząć głębiej?
    }
ask-return = Pingwiny wracają. Co przyniosą?
ask-rival_choice = Który pokarm weźmie rywal?
line-dive = { $leave ->
        [yes] Weź odkryty żeton, odwróć zakryty albo pomiń tę głębokość.
       *[no] Weź odkryty żeton albo odwróć zakryty.
    }
line-dive-flip = { $leave ->
        [yes] Nie ma tu odkrytego żetonu do wzięcia, ale możesz pominąć tę głębokość.
       *[no] Nie ma tu odkrytego żetonu do wzięcia.
    }
line-dive-take = { $leave ->
        [yes] Nie ma tu już zakrytych żetonów: weź odkryty albo pomiń tę głębokość.
       *[no] Nie ma tu już zakrytych żetonów.
    }
line-flipped = Na głębokości { $depth } czekał { $piece }.
line-rock = Odrzucony kamień wypada z gry, a nurkowanie zaczynasz na wybranej głębokości.
line-return = Mogą przynieść jeden żeton z głębokości, na której któryś z nich był uwięziony. Głębokości do wyboru: { $depths }.
line-rival_choice = W każdym z tych kolorów rywal ma równie mało żetonów, a te do wzięcia mają tę samą wartość, więc wybierasz ty.

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
spot-sky = w górę, na powierzchnię
spot-sky-home = wróć z niczym
spot-diver = { $who } nurkuje na głębokości { $depth }
left-depth = Głębokość { $depth }, zakrytych: { $n }{ $out ->
        [0] {""}
       *[any] , do tego usuniętych w ciemno: { $out }
    }

cap-flip = odwróć żeton

# Co się właśnie stało.
banner-trapped = Drapieżnik! Twój pingwin jest uwięziony na głębokości { $depth }.
banner-trapped-line = { $home ->
        [laden] To już trzeci, więc wszystkie trzy wracają.
        [empty] To już trzeci, więc wszystkie trzy wracają. Nie mają czego przynieść.
       *[no] Twoja tura kończy się bez łupu.
    }{ $ends ->
        [yes] {" "}Nie ma tam już zakrytych żetonów: zaczyna się faza końcowa.
       *[no] {""}
    }
banner-trapped-other = { $who } trafia na drapieżnika: pingwin uwięziony na głębokości { $depth }.
banner-home-other = To już trzeci, więc wszystkie trzy wracają.
banner-bubbles = Bąbelki! Nie możesz tu zostać.
banner-bubbles-line = Schodzisz na głębokość { $depth }.
banner-bubbles-over = Niżej nic już nie ma, więc tura kończy się bez łupu.
banner-end = Na głębokości { $depth } nie ma już zakrytych żetonów.
banner-end-line = Zaczyna się faza końcowa: po tej rundzie każdy nurkuje ostatni raz.
banner-last = Zaczyna się ostatnia runda.
banner-last-line = Każdy nurkuje jeszcze raz i gra się kończy.
