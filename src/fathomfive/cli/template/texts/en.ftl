# Template: names, log lines, choices, points, labels of the drawing.

title = Template
about = A new game: so far, everyone just passes.

# What happened.
move-pass = { $who } passes.

# What may be chosen.
choose-pass = Pass

# What a move would do.
effect-end = the game ends

points-passes = passes: { $points }

reason-passed = Everyone has passed in every round.

draw-rules = rules
draw-seat = seat
draw-passes = passes
