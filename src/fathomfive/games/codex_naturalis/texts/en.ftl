# Codex Naturalis: names, log lines, choices, points, labels of the drawing.

title = Codex Naturalis
about = Lay cards corner over corner into your manuscript: what you cover is lost, what you show pays.

# Symbols of a card, of the middle of a starter's back, of an objective.
sign-1 = { $sign1 ->
        [none] {""}
        [FF] 2× fungi
        [PP] 2× plant
        [AA] 2× animal
        [II] 2× insect
        [F] fungi
        [P] plant
        [A] animal
        [I] insect
        [q] quill
        [k] inkwell
       *[m] scroll
    }
sign-2 = { $sign2 ->
        [none] {""}
        [F] {", "}fungi
        [P] {", "}plant
        [A] {", "}animal
        [I] {", "}insect
        [q] {", "}quill
        [k] {", "}inkwell
       *[m] {", "}scroll
    }
sign-3 = { $sign3 ->
        [none] {""}
        [F] {", "}fungi
        [P] {", "}plant
        [A] {", "}animal
        [I] {", "}insect
        [q] {", "}quill
        [k] {", "}inkwell
       *[m] {", "}scroll
    }
kin-1 = { $sign1 ->
        [F] fungi
        [P] plant
        [A] animal
       *[I] insect
    }
kin-2 = { $sign2 ->
        [F] fungi
        [P] plant
        [A] animal
       *[I] insect
    }
card-short = { $kingdom ->
        [fungi] fungi
        [plant] plant
        [animal] animal
       *[insect] insect
    } { $sort ->
        [gold] gold
       *[resource] resource
    } card{ $card ->
        [0] {""}
       *[n] {" "}{ $card }
    }
card-worth-words = { $gives ->
        [one] { $gives } point
       *[other] { $gives } points
    }{ $per ->
        [c] {" "}for each corner it covers
        [q] {" "}for each quill
        [k] {" "}for each inkwell
        [m] {" "}for each scroll
       *[card] {""}
    }
objective-words = { $what ->
        [rising] three { kin-1 } cards on a diagonal, rising to the right
        [falling] three { kin-1 } cards on a diagonal, falling to the right
        [below-right] two { kin-1 } cards in a column and { kin-2 } below them to the right
        [below-left] two { kin-1 } cards in a column and { kin-2 } below them to the left
        [above-right] two { kin-1 } cards in a column and { kin-2 } above them to the right
        [above-left] two { kin-1 } cards in a column and { kin-2 } above them to the left
        [three] 3× { sign-1 } in sight
        [objects] quill, inkwell and scroll in sight
       *[pair] 2× { sign-1 } in sight
    }
piece-card = { card-short } ({ $sort ->
        [gold] { card-worth-words }; cost { $many }× { $kingdom ->
            [fungi] fungi
            [plant] plant
            [animal] animal
           *[insect] insect
        }{ $also ->
            [none] {""}
            [F] , fungi
            [P] , plant
            [A] , animal
           *[I] , insect
        }{ $sign1 ->
            [none] {""}
           *[any] ; shows { sign-1 }
        }
       *[resource] { sign-1 }{ sign-2 }{ sign-3 }{ $per ->
            [none] {""}
           *[card] ; { card-worth-words }
        }
    })
piece-back = { $kingdom ->
        [fungi] fungi
        [plant] plant
        [animal] animal
       *[insect] insect
    } { $sort ->
        [gold] gold
       *[resource] resource
    } card
corner-4 = { $sign4 ->
        [F] fungi
        [P] plant
        [A] animal
       *[I] insect
    }
corner-5 = { $sign5 ->
        [none] {""}
        [F] {", "}fungi
        [P] {", "}plant
        [A] {", "}animal
       *[I] {", "}insect
    }
piece-starter = starter { $card } (in the middle of its back: { sign-1 }{ sign-2 }{ sign-3 }{ $sign4 ->
        [none] {""}
       *[any] ; in its corners: { corner-4 }{ corner-5 }
    }{ $missing ->
        [0] {""}
       *[n] ; { $missing } corners missing
    })
piece-objective = objective { $card } ({ objective-words }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    } each time)

# What happened.
move-top = On top of the { $sort ->
        [gold] gold
       *[resource] resource
    } deck now: { $piece }.
move-turns-up = Turned face up: { $piece }.
move-start = { $who } begins.
move-starter = { $who } draws { $piece }.
move-front = { $who } lays { $piece } with the front up.
move-back = { $who } lays { $piece } with the back up.
move-deal = { $who } draws: { $piece }.
move-drawn = It is the { $piece }.
move-drawn-unseen = Only { $who } sees which one it is.
move-common = Common to all: { $piece }.
move-secret = { $who } draws { $piece }.
move-secret-unseen = { $who } draws an objective.
move-keep = { $who } keeps { $piece }.
move-keep-unseen = { $who } keeps one objective and returns the other.
move-lay = { $who } lays at { $x },{ $y } face up: { $piece }.{ $scores ->
        [0] {""}
       *[n] {" "}+{ $scores }
    }
move-lay-down = { $who } lays at { $x },{ $y } face down: { $piece }.
move-take = { $who } takes the face-up { $piece }.
move-draw = { $who } draws from the deck: { $piece }.
move-reveal = The kept objectives are shown, in the order of the seats: { $pieces }.

# What may be chosen.
choose-front = Front up: fungi, plant, animal, insect in the corners
choose-back = Back up: { $piece }
choose-keep = Keep { $piece }
choose-lay = { $x },{ $y } face up: { card-short }
choose-lay-down = { $x },{ $y } face down: { card-short }
choose-take = Take the face-up { $piece }
choose-draw = Draw the { $piece } from the deck

# What a move would do, and what the table may draw next.
piece-symbol = { $sign ->
        [F] fungi
        [P] plant
        [A] animal
        [I] insect
        [q] quill
        [k] inkwell
       *[m] scroll
    }
effect-covers = { $n ->
        [one] covers { $n } corner
       *[other] covers { $n } corners
    }
effect-hides = hides { $pieces }
effect-gains = shows { $pieces }
effect-opens = { $n ->
        [one] opens { $n } place
       *[other] opens { $n } places
    }
effect-closes = { $n ->
        [one] blocks { $n } place for good
       *[other] blocks { $n } places for good
    }
effect-objective = objective { $card } would score { $worth ->
        [one] { $worth } point
       *[other] { $worth } points
    } at the end instead of { $before }
effect-calls = { $reason ->
        [twenty_points] reaches { $n } points and calls the end
       *[empty_decks] uses up both decks and calls the end
    }
effect-skips = leaves nowhere to lay a card: all remaining turns are skipped
effect-known = everyone will know this card in your hand
effect-refills = replaced from the deck by: { $piece }
effect-gap = its place among the face-up cards stays empty
effect-empties = the { $sort ->
        [gold] gold
       *[resource] resource
    } deck runs out
effect-returns = goes under the deck for good: { $piece }
worth-or-nothing = { $per ->
        [none] no points
       *[any] { card-worth-words }
    }
chance-drawn = { worth-or-nothing }: { $weight } of { $of } ({ $percent }%)
chance-drawn-unseen = { $of ->
        [one] the only possible card
       *[other] one of { $of } possible cards
    }
chance-turns-up = a card is turned up ({ worth-or-nothing }): { $weight } of { $of } ({ $percent }%)
chance-deal = then the hand is drawn
chance-secret = then the next player draws objectives
chance-secret-unseen = then the next player draws objectives
chance-reveal = then the secret objectives are shown

points-cards = cards = { $points }
points-objective = objective { $card } ({ objective-words }), met { $n ->
        [one] once
       *[other] { $n } times
    } = { $points }
points-so-far = objective { $card } ({ objective-words }), met { $n ->
        [one] once
       *[other] { $n } times
    } so far, worth { $worth } at the end
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
