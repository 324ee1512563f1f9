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
move-start = { $who } takes the start player token and goes first.
move-turns-up = { $then ->
        [trapped] { $who } runs into a { $piece } at depth { $place }, and the penguin is trapped.{ $home ->
            [empty] {" "}It was the third one, so all three come home, with nothing to bring.
           *[no] {""}
        }
        [on] { $who } finds { $piece } at depth { $place } and must dive on.
        [takes] { $who } finds a { $piece } at depth { $place } and surfaces with it.
       *[choice] { $who } finds a { $piece } at depth { $place }.
    }{ $ends ->
        [yes] {" "}That was the last face-down tile at this depth: the endgame begins.
       *[no] {""}
    }
move-rival-flips = { $then ->
        [stays] The rival runs into a { $piece } at depth { $place }.
       *[keeps] The rival flips a tile at depth { $place } and keeps it: { $piece }.
    }{ $ends ->
        [yes] {" "}That was the last face-down tile at this depth: the endgame begins.
       *[no] {""}
    }
move-take = { $who } takes the { $piece } at depth { $place } and surfaces.
move-bring = { $who }’s penguins all come home and bring the { $piece } from depth { $place }.
move-flip = { $who } flips a tile at depth { $place }.
move-leave = { $who } skips depth { $place }.
move-surface = { $who } surfaces with the { $piece }.
move-deeper = { $who } leaves the { $piece } and dives to depth { $place }.
move-decline = { $who }’s penguins all come home and bring nothing.
move-no-rock = { $who } dives without a rock and starts at depth 1.
move-rock = { $who } drops a rock and starts at depth { $place }.
move-give = The rival takes the { $piece } at depth { $place }.

# What may be chosen.
choose-take = Take the { $piece } and surface
choose-bring = Bring home the { $piece } from depth { $place }
choose-flip = Flip a tile at depth { $place }
choose-leave = Skip depth { $place } and dive on
choose-surface = Surface with the { $piece }
choose-deeper = Leave the { $piece } and dive to depth { $place }
choose-decline = Come home with nothing
choose-no-rock = Dive without a rock, from depth 1
choose-rock = Drop a rock and start at depth { $place }
choose-give = Let the rival take the { $piece }

# What a choice would do.
effect-row-opens = starts row { $row }, worth { $points ->
        [one] { $points } point
       *[other] { $points } points
    } so far
effect-row-grows = row { $row }: { $n } of { $of } colours, worth { $points ->
        [one] { $points } point
       *[other] { $points } points
    } so far
effect-row-completes = completes row { $row }, which now scores its full { $points } points
effect-rock-gained = lets a later dive start deeper
effect-rock-useless = useless now: there is no dive left
effect-rock-dropped = costs a rock
effect-left = leaves the { $piece } for anyone to take
effect-passes = { $n ->
        [one] swims past a depth with nothing left
       *[other] swims past { $n } depths with nothing left
    }
effect-dives = depth { $place }{ $n ->
        [0] {""}
       *[other] {"; face up to take: "}{ $pieces }
    }{ $unseen ->
        [0] {"; nothing left to flip"}
       *[other] { $predators ->
            [0] {"; "}no predators among the { $unseen } unseen tiles
           *[other] { $predators ->
                [one] {"; "}{ $predators } of the { $unseen } unseen tiles is a predator
               *[other] {"; "}{ $predators } of the { $unseen } unseen tiles are predators
            }
        }
    }{ $own ->
        [yes] {"; your own penguin is trapped there, so you may skip it"}
       *[no] {""}
    }
effect-empty-handed = ends the turn empty-handed
effect-third-penguin = a predator would trap your third penguin, and all three would come home
effect-last-tile = the last face-down tile at depth { $place }: the endgame begins
effect-rival-dives = the rival moves to depth { $place }
effect-last-round = the last round begins
effect-game-ends = the game ends
chance-turns-up = { $then ->
        [trapped] a predator, and the penguin is trapped
        [on] bubbles, and you must dive on
        [takes] food, and you surface with it
       *[choice] a tile to keep or leave
    }: { $percent }% ({ $weight } of { $of } unseen)
chance-rival-flips = { $then ->
        [stays] the rival runs into a predator
       *[keeps] the rival keeps what it flips
    }: { $percent }% ({ $weight } of { $of } unseen)

points-row-full = row { $row }, full: { $sum } = { $points }
points-row-half = row { $row }, incomplete: { $sum }, halved and rounded down = { $points }
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
        [one] tie-break: { $rows } full row
       *[other] tie-break: { $rows } full rows
    }

reason-last_dive = Everyone has taken their last dive.

option-level = Rival difficulty
option-level-easy = easy
option-level-medium = medium
option-level-hard = hard

draw-deep_dive = Klofni rybku:
draw-table = table
draw-rules = rules
draw-seats = seats
draw-level = difficulty
draw-easy = easy
draw-medium = medium
draw-hard = hard
draw-asked = phase:
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
draw-ending = endgame:
draw-yes = yes
draw-no = no
draw-discarded = rocks-dropped:
draw-rival = rival-at-depth
draw-down = face down
draw-up = face up
draw-unseen = may be face down
draw-trapped = trapped at
draw-rocks = rocks
draw-bubbles = bubbles
draw-predator = predator
draw-points = points
draw-P = P
draw-G = G
draw-Y = Y

# Actions that are not possible now, and why.
action-flip = Flip a tile
action-take = Take a face-up tile
action-surface = Surface
action-deeper = Dive deeper
why-over = The game is over.
why-wait = Wait until the tile is flipped.
why-rival = That happens only on the rival’s turn.
why-rock-first = First decide whether to drop a rock.
why-rock-before = You can drop a rock only before the dive, if you have one.
why-where-trapped = The penguins can bring a tile only from a depth where one of them was trapped.
why-no-homecoming = Penguins come home only when the third one is trapped.
why-keep-or-leave = You have flipped a tile: keep it, or leave it and dive on.
why-flip-first = Flip a tile first, then surface with it or dive deeper.
why-nothing-down = There are no face-down tiles left at this depth.
why-nothing-up = There is no food or rock face up at this depth.
why-not-here = There is no such tile face up here.
why-other-depth = You are at another depth; a dive goes down one depth at a time.
why-deepest = There is nothing below depth 5.
why-no-skipping = Flip a tile here first. You may skip a depth only where your penguin is trapped or, once the endgame has begun, where there is nothing left to flip.
