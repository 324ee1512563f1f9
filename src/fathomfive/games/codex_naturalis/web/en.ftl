box-also = { "" }
box-line = Overlap cards corner by corner and fill your own book of nature.
box-feel = hidden cards, open book

# The board
sea-moves = Drawing cards…
plan = { $who }’s manuscript
manuscripts = manuscripts
hand = Your hand
hand-and-market = your hand and the cards to draw from
hand-backs = hand (backs)
hand-of = hand: { $what }
market = Face-up cards
turn-over = Flip
too-dear = missing:
zoom-in = zoom in
zoom-out = zoom out
zoom-fit = All
zoom-all = show the whole manuscript
follow = Follow
follow-line = always show the manuscript of the player who is moving
open-book = open { $who }’s manuscript
symbols-seen = visible symbols
side-front = front side up
side-back = back side up
two-drawn = Your two objectives
kept = secret objective
worth-now = now { $n }
worth-secret = secret · { $n }
later = objectives so far: +{ $n } at the end
nothing = no symbol
track = points: { $who }
starts = start player
laid-n = { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
round = round { $n }
note-open = { $n } points or two empty decks trigger the end
note-twenty_points = Someone has reached { $n } points: { $ends ->
        [yes] after this turn, everyone gets one last turn
       *[no] finish this round, then everyone gets one last turn
    }
note-empty_decks = Both decks are empty: { $ends ->
        [yes] after this turn, everyone gets one last turn
       *[no] finish this round, then everyone gets one last turn
    }
note-last = Last turn: lay a card; no drawing
only-card = Only the moves of the chosen card are listed.
ask-lay-called = Your last turn but one: where do you lay the card?
ask-lay-last = Your last card: where do you lay it?
ask-draw-called = Which card do you draw for your last turn?
round-called = one more round
round-last = last round
near = may reach { $n } points with the next card
near-short = may reach { $n }
note-near = Someone may reach { $n } points with their next card
note-draws = { $n ->
        [one] The decks run out after { $n } more draw
       *[other] The decks run out after { $n } more draws
    }

ask-side = Which side of your starter card goes face up?
line-side = The front has a symbol in each corner. Whatever is in the middle of the back can never be covered.
ask-keep = Which objective do you keep?
line-keep = Only you know it until the end of the game. The other one goes to the bottom of the deck.
ask-lay = Where do you lay the card?
line-lay = { $sort ->
        [gold] Gold card
       *[resource] Resource card
    }, { kingdom }{ $per ->
        [none] {""}
       *[any] , worth { $n ->
            [one] { $n } point
           *[other] { $n } points
        }{ $per ->
            [c] {" "}for each corner it covers
            [q] {" "}for each visible quill
            [k] {" "}for each visible inkwell
            [m] {" "}for each visible scroll
           *[card] {""}
        }
    }. Tap another card to lay that one instead.
line-lay-down = { $sort ->
        [gold] Gold card
       *[resource] Resource card
    } face down: four empty corners, and in the middle a permanent { kingdom-of } symbol. It costs nothing and scores nothing.
line-lay-poor = { $sort ->
        [gold] Gold card
       *[resource] Resource card
    }, { kingdom }. Still missing:{ missing }. Face down, the card is free.
line-lay-poor-down = { $sort ->
        [gold] Gold card
       *[resource] Resource card
    } face down; to lay it face up you still need:{ missing }. Four empty corners, and in the middle a permanent { kingdom-of } symbol. No points.
missing = { $F ->
        [0] {""}
       *[n] {" "}{ $F }× fungus
    }{ $P ->
        [0] {""}
       *[n] { $F ->
            [0] {" "}
           *[n] {", "}
        }{ $P }× plant
    }{ $A ->
        [0] {""}
       *[n] { $F ->
            [0] { $P ->
                [0] {" "}
               *[n] {", "}
            }
           *[n] {", "}
        }{ $A }× animal
    }{ $I ->
        [0] {""}
       *[n] { $F ->
            [0] { $P ->
                [0] { $A ->
                    [0] {" "}
                   *[n] {", "}
                }
               *[n] {", "}
            }
           *[n] {", "}
        }{ $I }× insect
    }
ask-draw = Which card do you draw?
line-draw = One of the face-up cards, or the top card of a deck.

kingdom = { $kingdom ->
        [fungi] fungus
        [plant] plant
        [animal] animal
       *[insect] insect
    }
kingdom-of = { $kingdom ->
        [fungi] fungus
        [plant] plant
        [animal] animal
       *[insect] insect
    }
symbol = { $sign ->
        [F] fungus
        [P] plant
        [A] animal
        [I] insect
        [q] quill
        [k] inkwell
       *[m] scroll
    }
corner = { $where ->
        [tl] top left
        [tr] top right
        [bl] bottom left
       *[br] bottom right
    }: { $sign ->
        [empty] empty
        [none] no corner
       *[symbol] { symbol }
    }
card-of = { $sort ->
        [gold] gold card
       *[resource] resource card
    }, { kingdom }
card-starter = starter card
card-cost = cost: { $what }
card-middle = in the middle, never covered: { $what }
card-worth = { $n ->
        [one] { $n } point
       *[other] { $n } points
    }{ $per ->
        [card] {""}
        [c] {" "}for each corner it covers
        [q] {" "}for each visible quill
        [k] {" "}for each visible inkwell
       *[m] {" "}for each visible scroll
    }
goal = objective { $card }, { $n } points each time: { $what }
goal-card = { symbol } at { $x }, { $y }
laid-short = { $what } at { $x }, { $y }
lacks = still missing { $what }{"; "}

spot-laid = { $card }; at { $x }, { $y }
spot-place = free place { $x }, { $y }: +{ $points }, covers { $hides }
spot-blocked = place { $x }, { $y }, blocked: the card at { $a }, { $b } has no corner there
spot-hand = card { $n } in your hand, face { $side ->
        [down] down
       *[up] up
    }: { $poor }{ $card }
spot-up = face up: { $card }
spot-deck = { $sort ->
        [gold] gold
       *[resource] resource
    } deck, { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }; on top: { $top ->
        [none] nothing
        [fungi] fungus
        [plant] plant
        [animal] animal
       *[insect] insect
    }; still in it: { $rest }
spot-common = common { $goal }; worth { $n ->
        [one] { $n } point
       *[other] { $n } points
    } now
spot-secret = your secret { $goal }; worth { $n ->
        [one] { $n } point
       *[other] { $n } points
    } now
spot-starter-front = front side up: { $card }
spot-starter-back = back side up: { $card }
left-deck = { $sort ->
        [gold] Gold cards
       *[resource] Resource cards
    } in the deck: { $n }
piece-left = { kingdom }

cap-hand = choose a card from your hand
cap-over = flip it
cap-zoom = zoom in, zoom out
cap-all = show the whole manuscript

# What just happened.
banner-called = You have reached { $n } points!
banner-called-other = { $who } has reached { $n } points.
banner-called-line = { $ends ->
        [yes] After this turn, everyone gets one last turn.
       *[no] Finish this round, then everyone gets one last turn.
    }
banner-decks = Both decks are empty.
banner-last = The last round begins.
banner-last-line = Everyone lays one more card. Nobody draws.
run-deal = { $who } draws { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }: { $pieces }.
run-top = { $n ->
        [one] { $n } card
       *[other] { $n } cards
    } on top of the decks: { $pieces }.
run-turns-up = { $n ->
        [one] { $n } card
       *[other] { $n } cards
    } turned face up: { $pieces }.
run-secret = { $who } draws { $n ->
        [one] { $n } objective
       *[other] { $n } objectives
    }: { $pieces }.
run-secret-unseen = { $who } draws { $n ->
        [one] { $n } objective
       *[other] { $n } objectives
    }.
