# Template: názvy, řádky záznamu, volby, body, popisky kresby.

title = Template
about = Nová hra: zatím všichni pasují.

# Co se stalo.
move-pass = { $who } pasuje.

# Co lze zvolit.
choose-pass = Pasovat

# Co by tah způsobil.
effect-end = hra končí

points-passes = pasy: { $points }

reason-passed = Všichni pasovali v každém kole.

draw-rules = pravidla
draw-seat = hráč
draw-passes = pasy
