# Klofni rybku: nazwy, wiersze dziennika, wybory, skutki, punkty, podpisy rysunku.

title = Klofni rybku
about = Pingwiny nurkują po pokarm na pięciu głębokościach: wynurz się z tym, co masz, albo odważ się zejść głębiej.

piece-food = { $colour ->
        [pink] różowy { $value }
        [green] zielony { $value }
       *[yellow] żółty { $value }
    }
piece-rock = kamień
piece-bubbles = bąbelki
piece-predator = drapieżnik

# Co się wydarzyło.
move-start = { $who } zaczyna.
move-turns-up = { $who }, głębokość { $place }: { $piece }{ $then ->
        [takes] {" i wynurza się z nim"}
        [trapped] {"; pingwin jest uwięziony"}
       *[on] {""}
    }.{ $ends ->
        [yes] {" "}Był tam ostatni: zaczyna się koniec gry.
       *[no] {""}
    }
move-rival-flips = Rywal, głębokość { $place }: { $piece }.{ $ends ->
        [yes] {" "}Był tam ostatni: zaczyna się koniec gry.
       *[no] {""}
    }
move-take = { $who } bierze { $piece } z głębokości { $place } i się wynurza.
move-bring = { $who }: wszystkie pingwiny wracają i przynoszą { $piece } z głębokości { $place }.
move-flip = { $who } odkrywa żeton na głębokości { $place }.
move-leave = { $who } pomija głębokość { $place }.
move-surface = { $who } zabiera { $piece } i się wynurza.
move-deeper = { $who } zostawia { $piece } i schodzi na głębokość { $place }.
move-decline = { $who }: wszystkie pingwiny wracają z niczym.
move-no-rock = { $who } zachowuje kamień i zaczyna od góry.
move-rock = { $who } odrzuca kamień i zaczyna na głębokości { $place }.
move-give = Rywal bierze { $piece } z głębokości { $place }.

# Co można wybrać.
choose-take = Wziąć { $piece } i się wynurzyć
choose-bring = Przynieść { $piece } z głębokości { $place }
choose-flip = Odkryć żeton na głębokości { $place }
choose-leave = Pominąć głębokość { $place } i nurkować dalej
choose-surface = Zabrać { $piece } i się wynurzyć
choose-deeper = Zostawić { $piece } i zejść na głębokość { $place }
choose-decline = Wrócić z niczym
choose-no-rock = Zachować kamień i zacząć od góry
choose-rock = Odrzucić kamień i zacząć na głębokości { $place }
choose-give = Oddać rywalowi { $piece }

# Co spowodowałby wybór.
effect-row-opens = zacznie rząd { $row }, na razie za { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }
effect-row-grows = rząd { $row }: { $n } z { $of } kolorów, za { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }
effect-row-completes = rząd { $row } będzie pełny: liczy się cały, za { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }
effect-rock-gained = dzięki kamieniowi jedno z następnych nurkowań możesz zacząć głębiej
effect-rock-useless = na nic się nie przyda: kolejnego nurkowania już nie będzie
effect-rock-dropped = stracisz kamień
effect-left = { $piece } zostanie i każdy będzie mógł go wziąć
effect-passes = { $n ->
        [one] minie wyczerpaną głębokość
        [few] minie { $n } wyczerpane głębokości
        [many] minie { $n } wyczerpanych głębokości
       *[other] minie { $n } wyczerpanej głębokości
    }
effect-dives = głębokość { $place }{ $n ->
        [0] {""}
       *[other] {"; można wziąć: "}{ $pieces }
    }{ $unseen ->
        [0] {"; nie ma już czego odkryć"}
       *[other] {"; drapieżniki: "}{ $predators } z { $unseen } nieznanych żetonów
    }{ $own ->
        [yes] {"; jest tam twój pingwin, więc możesz ją pominąć"}
       *[no] {""}
    }
effect-empty-handed = zakończysz turę z niczym
effect-third-penguin = drapieżnik uwięziłby twojego trzeciego pingwina i wróciłyby wszystkie trzy
effect-last-tile = ostatni zakryty żeton na głębokości { $place }: zacznie się koniec
effect-rival-dives = rywal przejdzie na głębokość { $place }
effect-last-round = zacznie się ostatnia runda
effect-game-ends = gra się skończy
chance-turns-up = { $then ->
        [trapped] drapieżnik, pingwin zostanie uwięziony
        [on] bąbelki, musisz płynąć niżej
        [takes] pokarm, od razu go bierzesz
       *[choice] żeton, który można zabrać lub zostawić
    }: { $weight } z { $of } ({ $percent }%)
chance-rival-flips = { $then ->
        [stays] rywal odkryje drapieżnika
       *[keeps] rywal zatrzyma to, co odkryje
    }: { $weight } z { $of } ({ $percent }%)

points-row-full = rząd { $row }, pełny: { $sum } = { $points }
points-row-half = rząd { $row }, niepełny: połowa sumy { $sum }, zaokrąglona w dół = { $points }
points-row-hard = rząd { $row }, liczy się w całości: { $sum } = { $points }
points-rocks = { $n ->
        [one] { $n } kamień
        [few] { $n } kamienie
        [many] { $n } kamieni
       *[other] { $n } kamienia
    } = { $points }
points-bubbles = { $n ->
        [one] { $n } żeton bąbelków
        [few] { $n } żetony bąbelków
        [many] { $n } żetonów bąbelków
       *[other] { $n } żetonu bąbelków
    } = { $points }
points-tie = { $rows ->
        [one] przy remisie: { $rows } pełny rząd
        [few] przy remisie: { $rows } pełne rzędy
        [many] przy remisie: { $rows } pełnych rzędów
       *[other] przy remisie: { $rows } pełnego rzędu
    }

reason-last_dive = Wszyscy mają już za sobą ostatnie nurkowanie.

option-level = Poziom rywala
option-level-easy = łatwy
option-level-medium = średni
option-level-hard = trudny

draw-deep_dive = Klofni rybku:
draw-table = stół
draw-rules = zasady
draw-seats = graczy
draw-level = poziom
draw-easy = łatwy
draw-medium = średni
draw-hard = trudny
draw-asked = faza:
draw-start = zaczyna:
draw-flip = odkrycie
draw-rival-flip = rywal-odkrywa
draw-dive = nurkowanie
draw-flipped = odkryto
draw-rock = kamień
draw-return = powrót
draw-rival-choice = wybór-za-rywala
draw-over = koniec
draw-side = gracz
draw-depth = głębokość
draw-homes = skąd
draw-choice = kolory
draw-token = znacznik:
draw-last-dive = ostatnie-nurkowanie
draw-start-side = start
draw-ending = koniec-rozpoczęty:
draw-yes = tak
draw-no = nie
draw-discarded = odrzucone-kamienie:
draw-rival = rywal-na-głębokości
draw-down = zakryte
draw-up = odkryte
draw-unseen = co może leżeć zakryte
draw-trapped = uwięzione na głębokości
draw-rocks = kamienie
draw-bubbles = bąbelki
draw-predator = orka
draw-points = punkty
draw-P = P
draw-G = G
draw-Y = Y
