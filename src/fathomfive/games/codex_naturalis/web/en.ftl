box-also = { "" }
box-line = Nature cards laid corner over corner into your own book.
box-feel = hidden hand, open book

# The board
plan = { $who }’s manuscript
manuscripts = manuscripts
hand = Your hand
hand-and-market = your hand and the market
hand-backs = hand, as you see it
hand-of = hand: { $what }
market = Market
turn-over = Turn over
too-dear = not yet:
zoom-in = larger
zoom-out = smaller
zoom-fit = All
zoom-all = the whole manuscript
follow = Follow
follow-line = opens the manuscript of every next move
open-book = open { $who }’s manuscript
symbols-seen = symbols in sight
side-front = front up
side-back = back up
two-drawn = Your two objectives
kept = secret objective
worth-now = now { $n }
worth-secret = secret · { $n }
later = objectives as it stands: +{ $n } at the end
nothing = nothing
track = points: { $who }
starts = start player
laid-n = { $n } laid
round = round { $n }
note-open = { $n } points, or two empty decks, call the end
note-twenty_points = Somebody has { $n } points: this round, then one last turn each
note-empty_decks = Both decks are empty: this round, then one last turn each
note-last = Last turn: lay, and draw no more

ask-side = Which side of your starter is up?
line-side = The front shows four symbols in its corners. The back keeps its middle ones for good.
ask-keep = Which objective do you keep?
line-keep = Only you know it until the end. The other one goes back.
ask-lay = Where does it go?
line-lay = { $sort ->
        [gold] Gold card
       *[resource] Resource card
    }, { kingdom }{ $per ->
        [none] {""}
        [card] , worth { $n }
        [c] , { $n } for each corner it covers
        [q] , { $n } for each quill in sight
        [k] , { $n } for each inkwell in sight
       *[m] , { $n } for each scroll in sight
    }. Press another card to lay that one.
line-lay-down = { $sort ->
        [gold] Gold card
       *[resource] Resource card
    } face down: four free corners, and { kingdom } in the middle for good. No cost, no points.
line-lay-poor = { $sort ->
        [gold] Gold card
       *[resource] Resource card
    }, { kingdom }. Not in sight yet:{ missing }. Face down it is free.
line-lay-poor-down = { $sort ->
        [gold] Gold card
       *[resource] Resource card
    } face down, because face up it lacks:{ missing }. Four free corners, and { kingdom } in the middle for good. No points.
missing = { $F ->
        [0] {""}
       *[n] {" "}{ $F }× fungi
    }{ $P ->
        [0] {""}
       *[n] {" "}{ $P }× plant
    }{ $A ->
        [0] {""}
       *[n] {" "}{ $A }× animal
    }{ $I ->
        [0] {""}
       *[n] {" "}{ $I }× insect
    }
ask-draw = Which card do you draw?
line-draw = A face-up card, or the top card of a deck.

kingdom = { $kingdom ->
        [fungi] fungi
        [plant] plant
        [animal] animal
       *[insect] insect
    }
symbol = { $sign ->
        [F] fungi
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
    } { $sign ->
        [empty] empty
        [none] no corner
       *[symbol] { symbol }
    }
card-of = { $sort ->
        [gold] gold card
       *[resource] resource card
    }, { kingdom }
card-starter = starter
card-cost = needs { $what }
card-middle = in the middle for good: { $what }
card-worth = worth { $n }{ $per ->
        [card] {""}
        [c] {" "}for each corner it covers
        [q] {" "}for each quill
        [k] {" "}for each inkwell
       *[m] {" "}for each scroll
    }
goal = objective { $card }, { $n } each time: { $what }
goal-card = { symbol } at { $x }, { $y }
laid-short = { $what } { $x }, { $y }
lacks = not in sight: { $what }{"; "}

spot-laid = { $card }; at { $x }, { $y }
spot-place = free place { $x }, { $y }: +{ $points }, hides { $hides }
spot-blocked = place { $x }, { $y }, blocked: the card at { $a }, { $b } has no corner there
spot-hand = card { $n } of your hand, face { $side ->
        [down] down
       *[up] up
    }: { $poor }{ $card }
spot-up = lies open: { $card }
spot-deck = { $sort ->
        [gold] gold
       *[resource] resource
    } deck, { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }, on top: { $top ->
        [none] nothing
        [fungi] fungi
        [plant] plant
        [animal] animal
       *[insect] insect
    }; left in it: { $rest }
spot-common = common { $goal }; worth { $n } now
spot-secret = your secret { $goal }; worth { $n } now
spot-starter-front = front up: { $card }
spot-starter-back = back up: { $card }
left-deck = { $sort ->
        [gold] Gold cards
       *[resource] Resource cards
    } in the deck: { $n }

cap-hand = choose a card of your hand
cap-over = turn it over
cap-zoom = larger, smaller
cap-all = see the whole manuscript

# What just happened.
banner-called = You have reached { $n } points!
banner-called-other = { $who } has reached { $n } points.
banner-called-line = This round is finished, then everyone has one last turn.
banner-decks = Both decks are empty.
banner-last = The last round begins.
banner-last-line = Everyone lays one more card; none is drawn.
run-deal = { $who } draws { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }: { $pieces }.
run-top = On top of the decks, { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }: { $pieces }.
run-turns-up = Turned face up, { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }: { $pieces }.
run-secret = { $who } draws { $n ->
        [one] { $n } objective
       *[other] { $n } objectives
    }: { $pieces }.
run-secret-unseen = { $who } draws { $n ->
        [one] { $n } objective
       *[other] { $n } objectives
    }.
