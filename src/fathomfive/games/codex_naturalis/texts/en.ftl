# Codex Naturalis: names, log lines, choices, points, labels of the drawing.

title = Codex Naturalis
about = Build your manuscript by overlapping cards at their corners: what you cover is lost, what stays visible pays off.
the-table = the deck

# Symbols of a card, of the middle of a starter's back, of an objective.
sign-1 = { $sign1 ->
        [none] {""}
        [FF] 2× fungus
        [PP] 2× plant
        [AA] 2× animal
        [II] 2× insect
        [F] fungus
        [P] plant
        [A] animal
        [I] insect
        [q] quill
        [k] inkwell
       *[m] scroll
    }
sign-2 = { $sign2 ->
        [none] {""}
        [F] {", "}fungus
        [P] {", "}plant
        [A] {", "}animal
        [I] {", "}insect
        [q] {", "}quill
        [k] {", "}inkwell
       *[m] {", "}scroll
    }
sign-3 = { $sign3 ->
        [none] {""}
        [F] {", "}fungus
        [P] {", "}plant
        [A] {", "}animal
        [I] {", "}insect
        [q] {", "}quill
        [k] {", "}inkwell
       *[m] {", "}scroll
    }
kin-1 = { $sign1 ->
        [F] fungus
        [P] plant
        [A] animal
       *[I] insect
    }
kin-2 = { $sign2 ->
        [F] a fungus
        [P] a plant
        [A] an animal
       *[I] an insect
    }
many-1 = { $sign1 ->
        [F] fungi
        [P] plants
        [A] animals
        [I] insects
        [q] quills
        [k] inkwells
       *[m] scrolls
    }
card-short = { $kingdom ->
        [fungi] fungus
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
        [q] {" "}for each visible quill
        [k] {" "}for each visible inkwell
        [m] {" "}for each visible scroll
       *[card] {""}
    }
objective-words = { $what ->
        [rising] three { kin-1 } cards on a diagonal rising to the right
        [falling] three { kin-1 } cards on a diagonal falling to the right
        [below-right] two { kin-1 } cards in a column and { kin-2 } card below them to the right
        [below-left] two { kin-1 } cards in a column and { kin-2 } card below them to the left
        [above-right] two { kin-1 } cards in a column and { kin-2 } card above them to the right
        [above-left] two { kin-1 } cards in a column and { kin-2 } card above them to the left
        [three] 3 visible { many-1 }
        [objects] a visible quill, inkwell and scroll
       *[pair] 2 visible { many-1 }
    }
piece-card = { $kingdom ->
        [fungi] fungus
        [plant] plant
        [animal] animal
       *[insect] insect
    } { $sort ->
        [gold] gold
       *[resource] resource
    } card { $card } ({ $sort ->
        [gold] { card-worth-words }; cost: { $many }× { $kingdom ->
            [fungi] fungus
            [plant] plant
            [animal] animal
           *[insect] insect
        }{ $also ->
            [none] {""}
            [F] , fungus
            [P] , plant
            [A] , animal
           *[I] , insect
        }{ $sign1 ->
            [none] {""}
           *[any] ; shows: { sign-1 }
        }
       *[resource] { sign-1 }{ sign-2 }{ sign-3 }{ $per ->
            [none] {""}
           *[card] ; { card-worth-words }
        }
    })
piece-back = { $kingdom ->
        [fungi] a fungus
        [plant] a plant
        [animal] an animal
       *[insect] an insect
    } { $sort ->
        [gold] gold
       *[resource] resource
    } card
corner-4 = { $sign4 ->
        [F] fungus
        [P] plant
        [A] animal
       *[I] insect
    }
corner-5 = { $sign5 ->
        [none] {""}
        [F] {", "}fungus
        [P] {", "}plant
        [A] {", "}animal
       *[I] {", "}insect
    }
piece-starter = starter card { $card } (back: { sign-1 }{ sign-2 }{ sign-3 } in the middle{ $sign4 ->
        [none] {""}
       *[any] ; { corner-4 }{ corner-5 } in the corners
    }{ $missing ->
        [0] {""}
       *[n] ; { $missing } corners missing
    })
piece-objective = objective { $card } ({ objective-words }; { $points ->
        [one] { $points } point
       *[other] { $points } points
    } each time)

# What happened.
move-top = Top of the { $sort ->
        [gold] gold
       *[resource] resource
    } deck: { $kingdom ->
        [fungi] fungus
        [plant] plant
        [animal] animal
       *[insect] insect
    }.
move-turns-up = Turned face up: { $piece }.
move-start = { $who } goes first.
move-starter = { $who } draws { $piece }.
move-front = { $who } lays the starter card front side up.
move-back = { $who } lays the starter card back side up.
move-deal = { $who } draws { $piece }.
move-drawn = It is { $piece }.
move-drawn-unseen = Only { $who } sees which one it is.
move-common = Everyone shares { $piece }.
move-secret = { $who } draws { $piece }.
move-secret-unseen = { $who } draws an objective.
move-keep = { $who } keeps { $piece }.
move-keep-unseen = { $who } keeps one objective and returns the other.
move-lay = { $who } lays { $piece } face up at { $x }, { $y }{ $scores ->
        [0] {""}
       *[n] { $scores ->
            [one] {" "}and scores { $scores } point
           *[other] {" "}and scores { $scores } points
        }
    }.
move-lay-down = { $who } lays { $piece } face down at { $x }, { $y }.
move-take = { $who } takes the face-up { $piece }.
move-draw = { $who } draws { $piece } from the deck.
move-reveal = The secret objectives are revealed. { $each }.

# What may be chosen.
choose-front = Front side up: fungus, plant, animal, insect in the corners
choose-back = Back side up: { $piece }
choose-keep = Keep { $piece }
choose-lay = At { $x }, { $y }, face up: { card-short }
choose-lay-down = At { $x }, { $y }, face down: { card-short }
choose-take = Take the face-up { $piece }
choose-draw = Draw { $piece } from the deck

# What a move would do, and what the table may draw next.
piece-symbol = { $sign ->
        [F] fungus
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
effect-hides = loses { $pieces }
effect-gains = gains { $pieces }
effect-opens = { $n ->
        [one] opens { $n } place
       *[other] opens { $n } places
    }
effect-closes = { $n ->
        [one] permanently blocks { $n } place
       *[other] permanently blocks { $n } places
    }
effect-objective = objective { $card } would score { $worth ->
        [one] { $worth } point
       *[other] { $worth } points
    } at the end instead of { $before }
effect-calls = { $reason ->
        [twenty_points] reaches { $n } points and triggers the end of the game
       *[empty_decks] empties the second deck and triggers the end of the game
    }
effect-skips = leaves no place for another card: all remaining turns are skipped
effect-known = everyone will know that you hold this card
effect-refills = replaced from the deck by { $piece }
effect-gap = its place among the face-up cards stays empty
effect-empties = the { $sort ->
        [gold] gold
       *[resource] resource
    } deck runs out
effect-returns = { $piece } goes to the bottom of the deck
effect-could-lay = { $n ->
        [0] this card could be laid face up in your next turn
       *[other] { $n ->
            [one] this card could be laid face up in your next turn for { $n } point
           *[other] this card could be laid face up in your next turn for { $n } points
        }
    }
effect-could-meet = laid in your next turn, this card could gain { $n ->
        [one] { $n } point
       *[other] { $n } points
    } for objective { $card }
effect-could-score = { $n ->
        [one] { $n } of the { $of } possible cards could score in your next turn
       *[other] { $n } of the { $of } possible cards could score in your next turn
    }
effect-unpaid = you do not have all the visible symbols that this card needs yet
effect-helps = shows symbols that you still need for { $pieces }
worth-or-nothing = { $per ->
        [none] no points
       *[any] { card-worth-words }
    }
chance-drawn = drawn card, { worth-or-nothing }: { $percent }% ({ $weight } of { $of })
chance-drawn-unseen = { $of ->
        [one] the only possible card
       *[other] one of { $of } possible cards
    }
chance-turns-up = new card, { worth-or-nothing }: { $percent }% ({ $weight } of { $of })
chance-deal = then you draw your hand
chance-secret = then the next player draws objectives
chance-secret-unseen = then the next player draws objectives
chance-reveal = then the secret objectives are revealed

points-cards = from cards: { $points }
points-objective = objective { $card } ({ objective-words }), met { $n ->
        [one] once
       *[other] { $n } times
    }:{"\u00A0"}{ $points }
points-so-far = objective { $card } ({ objective-words }), met { $n ->
        [one] once
       *[other] { $n } times
    } so far, worth { $worth ->
        [one] { $worth } point
       *[other] { $worth } points
    } at the end
points-tie = { $bonus ->
        [one] tie-break: { $bonus } point from objectives
       *[other] tie-break: { $bonus } points from objectives
    }

reason-twenty_points = Someone reached 20 points.
reason-empty_decks = Both decks are empty.

draw-codex_naturalis = Codex Naturalis:
draw-table = table
draw-rules = rules
draw-seats = seats
draw-asked = phase:
draw-seat = seat
draw-deck = deck
draw-gap = place
draw-start = start player:
draw-stage = stage:
draw-called = end triggered:
draw-last = last round:
draw-no = no
draw-yes = yes
draw-twenty_points = 20 points
draw-empty_decks = empty decks
draw-top = top
draw-turn-up = turn up a card
draw-starter = starter card
draw-deal = deal
draw-common = common objective
draw-secret = secret objective
draw-reveal = reveal
draw-side = choose a side
draw-keep = choose an objective
draw-lay = lay a card
draw-draw = draw a card
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
draw-kept = secret objective
draw-returned = returned
draw-manuscript = manuscript, in the order the cards were laid
draw-card = card
draw-corners = corners or objective
draw-cost = cost
draw-F = F
draw-P = P
draw-A = A
draw-I = I
draw-q = q
draw-k = k
draw-m = m
draw-o = o
draw-r = r
draw-g = g
draw-c = corner

# Actions that are not possible now, and why.
action-lay = Lay a card face up
action-lay-down = Lay a card face down
action-take = Take a face-up card
action-draw = Draw from a deck
why-over = The game is over.
why-lay-first = Lay a card first, then draw one.
why-draw-now = You have laid a card. Now draw one.
why-set-up = The game is still being set up. First make your choice.
why-gone = There is no card there any more.
why-objective-before = You can choose your secret objective only at the start of the game.
why-side-before = You can choose the side of your starter card only at the start of the game.
why-no-corner = No card can go here: a card may only be laid over visible corners.
why-taken = There is already a card here. A new card goes in a free place, over at least one visible corner.
why-blocked = A card beside this place has no corner here, so no card can ever be laid here.
why-needs-more = You don’t have all the visible symbols that this card needs. Face down, it is free.
why-no-card = You don’t have enough visible symbols to lay any of your cards face up.
why-no-place = Your manuscript has no free place left.
why-none-up = There are no face-up cards left.
why-decks-empty = Both decks are empty.
