# Klofni rybku: nazwy, wiersze dziennika, wybory, skutki, punkty, podpisy rysunku.

title = Klofni rybku
about = Pingwiny nurkują po pokarm na pięciu głębokościach: wynurz się z tym, co masz, albo odważ się zejść głębiej.

piece-food = { $colour ->
        [pink] { $case ->
            [gen] różowego żetonu { $value }
            [ins] różowym żetonem { $value }
           *[nom] różowy żeton { $value }
        }
        [green] { $case ->
            [gen] zielonego żetonu { $value }
            [ins] zielonym żetonem { $value }
           *[nom] zielony żeton { $value }
        }
       *[yellow] { $case ->
            [gen] żółtego żetonu { $value }
            [ins] żółtym żetonem { $value }
           *[nom] żółty żeton { $value }
        }
    }
piece-rock = { $case ->
        [gen] kamienia
        [ins] kamieniem
       *[nom] kamień
    }
piece-bubbles = { $case ->
        [gen] bąbelków
        [ins] bąbelkami
       *[nom] bąbelki
    }
piece-predator = { $case ->
        [acc] drapieżnika
        [gen] drapieżnika
        [ins] drapieżnikiem
       *[nom] drapieżnik
    }

# Co się wydarzyło.
move-start = { $who } dostaje znacznik pierwszego gracza i zaczyna.
move-turns-up = { $then ->
        [trapped] { $who } trafia na { $piece_acc } na głębokości { $place }, a pingwin zostaje uwięziony.{ $home ->
            [empty] {" "}To już trzeci, więc wszystkie trzy wracają. Nie mają czego przynieść.
           *[no] {""}
        }
        [on] { $who } odkrywa { $piece_acc } na głębokości { $place } i musi płynąć głębiej.
        [takes] { $who } odkrywa { $piece_acc } na głębokości { $place } i od razu się z nim wynurza.
       *[choice] { $who } odkrywa { $piece_acc } na głębokości { $place }.
    }{ $ends ->
        [yes] {" "}To był ostatni zakryty żeton na tej głębokości: zaczyna się faza końcowa.
       *[no] {""}
    }
move-rival-flips = { $then ->
        [stays] Rywal trafia na { $piece_acc } na głębokości { $place }.
       *[keeps] Rywal zdobywa { $piece_acc } na głębokości { $place }.
    }{ $ends ->
        [yes] {" "}To był ostatni zakryty żeton na tej głębokości: zaczyna się faza końcowa.
       *[no] {""}
    }
move-take = { $who } bierze { $piece_acc } z głębokości { $place } i się wynurza.
move-bring = { $who }: wszystkie pingwiny wracają i przynoszą { $piece_acc } z głębokości { $place }.
move-flip = { $who } odwraca żeton na głębokości { $place }.
move-leave = { $who } pomija głębokość { $place }.
move-surface = { $who } wynurza się z { $piece_ins }.
move-deeper = { $who } zostawia { $piece_acc } i schodzi na głębokość { $place }.
move-decline = { $who }: wszystkie pingwiny wracają z niczym.
move-no-rock = { $who } nurkuje bez kamienia i zaczyna na głębokości 1.
move-rock = { $who } odrzuca kamień i zaczyna na głębokości { $place }.
move-give = Rywal bierze { $piece_acc } z głębokości { $place }.

# Co można wybrać.
choose-take = Weź { $piece_acc } i się wynurz
choose-bring = Przynieś { $piece_acc } z głębokości { $place }
choose-flip = Odwróć żeton na głębokości { $place }
choose-leave = Pomiń głębokość { $place } i nurkuj dalej
choose-surface = Wynurz się z { $piece_ins }
choose-deeper = Zostaw { $piece_acc } i zejdź na głębokość { $place }
choose-decline = Wróć z niczym
choose-no-rock = Nurkuj bez kamienia, od głębokości 1
choose-rock = Odrzuć kamień i zacznij na głębokości { $place }
choose-give = Oddaj rywalowi { $piece_acc }

# Co spowodowałby wybór.
effect-row-opens = zacznie się rząd { $row }, na razie wart { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }
effect-row-grows = rząd { $row }, { $n } z { $of } kolorów: na razie wart { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }
effect-row-completes = rząd { $row } będzie pełny i da { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }
effect-rock-gained = dzięki kamieniowi jedno z następnych nurkowań można zacząć głębiej
effect-rock-useless = już się nie przyda: następnego nurkowania nie będzie
effect-rock-dropped = stracisz kamień
effect-left = { $piece } zostanie i każdy będzie mógł go wziąć
effect-passes = { $n ->
        [one] miniesz głębokość, na której nic już nie ma
        [few] miniesz { $n } głębokości, na których nic już nie ma
        [many] miniesz { $n } głębokości, na których nic już nie ma
       *[other] miniesz { $n } głębokości, na których nic już nie ma
    }
effect-dives = głębokość { $place }{ $n ->
        [0] {""}
       *[other] {"; do wzięcia: "}{ $pieces }
    }{ $unseen ->
        [0] {"; nie ma już czego odkryć"}
       *[other] { $predators ->
            [0] {"; "}wśród { $unseen } nieznanych żetonów nie ma drapieżnika
           *[other] { $predators ->
                [one] {"; "}wśród { $unseen } nieznanych żetonów jest { $predators } drapieżnik
                [few] {"; "}wśród { $unseen } nieznanych żetonów są { $predators } drapieżniki
                [many] {"; "}wśród { $unseen } nieznanych żetonów jest { $predators } drapieżników
               *[other] {"; "}wśród { $unseen } nieznanych żetonów jest { $predators } drapieżnika
            }
        }
    }{ $own ->
        [yes] {"; jest tam uwięziony twój pingwin, więc możesz ją pominąć"}
       *[no] {""}
    }
effect-empty-handed = zakończysz turę z niczym
effect-third-penguin = drapieżnik uwięziłby twojego trzeciego pingwina i wszystkie trzy by wróciły
effect-last-tile = ostatni zakryty żeton na głębokości { $place }: zacznie się faza końcowa
effect-rival-dives = rywal przejdzie na głębokość { $place }
effect-last-round = zacznie się ostatnia runda
effect-game-ends = gra się skończy
chance-turns-up = { $then ->
        [trapped] drapieżnik, pingwin zostanie uwięziony
        [on] bąbelki, trzeba będzie płynąć głębiej
        [takes] pokarm, od razu twój
       *[choice] żeton, który możesz zabrać albo zostawić
    }: { $weight } z { $of } { $of ->
        [one] nieznanego
        [few] nieznanych
        [many] nieznanych
       *[other] nieznanych
    } ({ $percent }%)
chance-rival-flips = { $then ->
        [stays] rywal trafi na drapieżnika
       *[keeps] rywal zatrzyma to, co odkryje
    }: { $weight } z { $of } { $of ->
        [one] nieznanego
        [few] nieznanych
        [many] nieznanych
       *[other] nieznanych
    } ({ $percent }%)

points-row-full = rząd { $row }, pełny: { $sum } = { $points }
points-row-half = rząd { $row }, niepełny: { $sum }, z tego połowa zaokrąglona w dół = { $points }
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
        [one] rozstrzygnięcie remisu: { $rows } pełny rząd
        [few] rozstrzygnięcie remisu: { $rows } pełne rzędy
        [many] rozstrzygnięcie remisu: { $rows } pełnych rzędów
       *[other] rozstrzygnięcie remisu: { $rows } pełnego rzędu
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
draw-start-side = pierwszy-gracz
draw-ending = faza-końcowa:
draw-yes = tak
draw-no = nie
draw-discarded = odrzucone-kamienie:
draw-rival = rywal-na-głębokości
draw-down = zakryte
draw-up = odkryte
draw-unseen = co może być zakryte
draw-trapped = uwięzione na głębokości
draw-rocks = kamienie
draw-bubbles = bąbelki
draw-predator = drapieżnik
draw-points = punkty
draw-P = R
draw-G = Z
draw-Y = Ż

# Czego teraz nie można zrobić i dlaczego.
action-flip = Odwróć żeton
action-take = Weź odkryty żeton
action-surface = Wynurz się
action-deeper = Nurkuj głębiej
why-over = Gra się skończyła.
why-wait = Poczekaj, aż żeton się odwróci.
why-rival = W turze rywala wybierasz tylko, który z pasujących mu żetonów weźmie.
why-rock-first = Najpierw zdecyduj, czy odrzucasz kamień.
why-rock-before = Kamień, jeśli go masz, możesz odrzucić tylko przed nurkowaniem.
why-where-trapped = Pingwiny przynoszą coś tylko z głębokości, na której któryś z nich był uwięziony.
why-no-homecoming = Pingwiny wracają dopiero wtedy, gdy uwięziony zostanie trzeci.
why-keep-or-leave = Żeton jest odwrócony: zabierz go albo zostaw i nurkuj dalej.
why-flip-first = Najpierw odwróć żeton, a potem wynurz się z nim albo nurkuj głębiej.
why-nothing-down = Na tej głębokości nie ma już zakrytych żetonów.
why-nothing-up = Na tej głębokości nie ma odkrytego pokarmu ani kamienia.
why-not-here = Nie ma tu takiego odkrytego żetonu.
why-other-depth = Jesteś na innej głębokości; w dół schodzi się po jednej naraz.
why-deepest = Poniżej głębokości 5 nic nie ma.
why-no-skipping = Najpierw odwróć tu żeton. Pominąć można tylko głębokość, na której uwięziony jest twój pingwin, a w fazie końcowej także taką, na której nie ma już czego odwrócić.
