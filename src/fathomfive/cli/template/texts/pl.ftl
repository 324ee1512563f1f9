# Template: nazwy, wiersze dziennika, wybory, punkty, podpisy rysunku.

title = Template
about = Nowa gra: na razie wszyscy pasują.

# Co się wydarzyło.
move-pass = { $who } pasuje.

# Co można wybrać.
choose-pass = Spasuj

# Co zrobiłby ruch.
effect-end = gra się skończy

points-passes = pasy: { $points }

reason-passed = Wszyscy spasowali w każdej rundzie.

draw-rules = zasady
draw-seat = gracz
draw-passes = pasy
