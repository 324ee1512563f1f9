# Klofni rybku: names, log lines, choices, previews, points, labels of the drawing.

title = Klofni rybku
about = Penguins dive through five depths for food: surface with what you have, or dare to go deeper.

piece-food = { $colour ->
        [pink] pink { $value }
        [green] green { $value }
       *[yellow] yellow { $value }
    }
piece-rock = rock
piece-bubbles = bubbles
piece-predator = predator

# What happened.
move-start = { $who } holds the token and starts.
move-turns-up = { $who }, depth { $place }: { $piece }{ $then ->
        [takes] {", and surfaces with it"}
        [trapped] {"; the penguin is trapped"}
       *[on] {""}
    }.{ $ends ->
        [yes] {" "}It was the last one there: the end begins.
       *[no] {""}
    }
move-rival-flips = The rival, depth { $place }: { $piece }.{ $ends ->
        [yes] {" "}It was the last one there: the end begins.
       *[no] {""}
    }
move-take = { $who } takes the { $piece } at depth { $place } and surfaces.
move-bring = { $who } gets all penguins back, and they bring the { $piece } from depth { $place }.
move-flip = { $who } flips a tile at depth { $place }.
move-leave = { $who } leaves out depth { $place }.
move-surface = { $who } surfaces with the { $piece }.
move-deeper = { $who } leaves the { $piece } and dives to depth { $place }.
move-decline = { $who } gets all penguins back, and they bring nothing.
move-no-rock = { $who } keeps the rock and begins at the top.
move-rock = { $who } drops a rock and begins at depth { $place }.
move-give = The rival takes the { $piece } at depth { $place }.

# What may be chosen.
choose-take = Take the { $piece } and surface
choose-bring = Bring home the { $piece } from depth { $place }
choose-flip = Flip a tile at depth { $place }
choose-leave = Leave out depth { $place } and dive on
choose-surface = Surface with the { $piece }
choose-deeper = Leave the { $piece } and dive to depth { $place }
choose-decline = Bring nothing home
choose-no-rock = Keep the rock and begin at the top
choose-rock = Drop the rock and begin at depth { $place }
choose-give = Let the rival take the { $piece }

# What a choice would do.
effect-row-opens = starts row { $row }, worth { $points } so far
effect-row-grows = row { $row }: { $n } of { $of } colours, worth { $points }
effect-row-completes = completes row { $row }: it counts in full and is worth { $points }
effect-rock-gained = a rock lets a later dive begin deeper
effect-rock-useless = useless: no dive is left to use it
effect-rock-dropped = costs you the rock
effect-left = leaves the { $piece } for anyone to take
effect-passes = { $n ->
        [one] passes an exhausted depth
       *[other] passes { $n } exhausted depths
    }
effect-dives = depth { $place }{ $n ->
        [0] {""}
       *[other] {"; to take: "}{ $pieces }
    }{ $unseen ->
        [0] {"; nothing left to flip"}
       *[other] {"; predators: "}{ $predators } of { $unseen } unseen tiles
    }{ $own ->
        [yes] {"; your own penguin is there, so you may leave it out"}
       *[no] {""}
    }
effect-empty-handed = ends the turn empty-handed
effect-third-penguin = a predator would trap your third penguin, and all three would come home
effect-last-tile = the last face-down tile at depth { $place }: the end begins
effect-rival-dives = the rival moves to depth { $place }
effect-last-round = the last round begins
effect-game-ends = the game ends
chance-turns-up = { $then ->
        [trapped] predator, the penguin is trapped
        [on] bubbles, on to the next depth
        [takes] food, yours at once
       *[choice] a tile to keep or to leave
    }: { $weight } of { $of } ({ $percent }%)
chance-rival-flips = { $then ->
        [stays] the rival flips a predator
       *[keeps] the rival keeps what it flips
    }: { $weight } of { $of } ({ $percent }%)

points-row-full = row { $row }, full: { $sum } = { $points }
points-row-half = row { $row }, not full: half of { $sum }, rounded down = { $points }
points-row-hard = row { $row }, counts in full: { $sum } = { $points }
points-rocks = { $n ->
        [one] { $n } rock
       *[other] { $n } rocks
    } = { $points }
points-bubbles = { $n ->
        [one] { $n } bubbles tile
       *[other] { $n } bubbles tiles
    } = { $points }
points-tie = { $rows ->
        [one] in a tie: { $rows } full row
       *[other] in a tie: { $rows } full rows
    }

reason-last_dive = Everyone has had the last dive.

option-level = How good the rival is
option-level-easy = easy
option-level-medium = medium
option-level-hard = hard

draw-deep_dive = Klofni rybku:
draw-table = table
draw-rules = rules
draw-seats = seats
draw-level = level
draw-easy = easy
draw-medium = medium
draw-hard = hard
draw-asked = asked:
draw-start = starts:
draw-flip = flip
draw-rival-flip = rival's-flip
draw-dive = dive
draw-flipped = flipped
draw-rock = rock
draw-return = homecoming
draw-rival-choice = rival's-choice
draw-over = over
draw-side = seat
draw-depth = depth
draw-homes = from
draw-choice = colours
draw-token = token:
draw-last-dive = last-dive
draw-start-side = start
draw-ending = end-begun:
draw-yes = yes
draw-no = no
draw-discarded = rocks-gone:
draw-rival = rival-at-depth
draw-down = face down
draw-up = face up
draw-unseen = may lie face down
draw-trapped = trapped at
draw-rocks = rocks
draw-bubbles = bubbles
draw-predator = orca
draw-points = points
draw-P = P
draw-G = G
draw-Y = Y
