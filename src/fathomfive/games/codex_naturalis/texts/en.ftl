# Codex Naturalis: names, log lines, choices, points, labels of the drawing.

title = Codex Naturalis
about = Lay cards corner over corner into your manuscript: what you cover is lost, what you show pays.

piece-card = { $kingdom ->
        [fungi] fungi
        [plant] plant
        [animal] animal
       *[insect] insect
    } { $sort ->
        [gold] gold
       *[resource] resource
    } card { $card } ({ $corners })
piece-back = { $kingdom ->
        [fungi] fungi
        [plant] plant
        [animal] animal
       *[insect] insect
    } { $sort ->
        [gold] gold
       *[resource] resource
    } card
piece-starter = starter { $card } (front { $corners }; back { $back } and { $middle } in the middle)
piece-objective = objective { $card } ({ $shape }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    } each)

# What happened.
move-top = On top of its deck now: { $piece }.
move-turns-up = Turned face up: { $piece }.
move-start = { $who } begins.
move-starter = { $who } draws { $piece }.
move-front = { $who } lays { $piece } with the front up.
move-back = { $who } lays { $piece } with the back up.
move-deal = { $who } draws: { $piece }.
move-common = Common to all: { $piece }.
move-secret = { $who } draws { $piece }.
move-secret-unseen = { $who } draws an objective.
move-keep = { $who } keeps { $piece }.
move-keep-unseen = { $who } keeps one objective and returns the other.
move-lay = { $who } lays at { $x },{ $y } face up: { $piece }.
move-lay-down = { $who } lays at { $x },{ $y } face down: { $piece }.
move-take = { $who } takes the face-up { $piece }.
move-draw = { $who } draws from the deck: { $piece }.
move-reveal = The kept objectives are shown, in the order of the seats: { $kept }.

# What may be chosen.
choose-front = Front up: { $piece }
choose-back = Back up: { $piece }
choose-keep = Keep { $piece }
choose-lay = { $x },{ $y } face up: { $piece }
choose-lay-down = { $x },{ $y } face down: { $piece }
choose-take = Take the face-up { $piece }
choose-draw = Draw the { $piece } from the deck

points-cards = cards = { $points }
points-objective = objective { $card }, met { $n ->
        [one] once
       *[other] { $n } times
    } ({ $sum }) = { $points }
points-so-far = objective { $card }, met { $n ->
        [one] once
       *[other] { $n } times
    } so far ({ $sum }), worth { $worth } at the end
points-tie = { $bonus ->
        [one] in a tie: { $bonus } point from objectives
       *[other] in a tie: { $bonus } points from objectives
    }

reason-twenty_points = Somebody reached 20 points.
reason-empty_decks = Both decks ran out.

draw-codex_naturalis = Codex Naturalis:
draw-table = table
draw-rules = rules
draw-seats = seats
draw-asked = asked:
draw-seat = seat
draw-deck = deck
draw-gap = place
draw-start = starts:
draw-stage = stage:
draw-called = end-called:
draw-last = last-round:
draw-no = no
draw-yes = yes
draw-twenty_points = 20-points
draw-empty_decks = empty-decks
draw-top = top
draw-turn-up = turn-up
draw-starter = starter
draw-deal = deal
draw-common = common-objective
draw-secret = secret-objective
draw-reveal = reveal
draw-side = side
draw-keep = keep
draw-lay = lay
draw-draw = draw
draw-over = over
draw-decks = decks
draw-hands = hands
draw-objectives = objectives
draw-turns = turns
draw-left = left
draw-up = face up
draw-cards = cards
draw-resource = resource
draw-gold = gold
draw-objective = objective
draw-points = points
draw-hand = hand
draw-kept = secret
draw-returned = other one
draw-manuscript = manuscript, in the order laid
draw-card = card
draw-corners = corners or what is asked
draw-cost = cost
