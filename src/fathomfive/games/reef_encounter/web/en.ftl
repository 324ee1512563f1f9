box-also = { "" }
box-line = Corals grow, consume each other, and feed your parrotfish.
box-feel = deep strategy

# The board
plan = The reefs, the open sea and the coral tiles
tabs = Parts of the table
tab-reefs = All reefs
tab-sea = Sea
tab-tiles = Tiles
reef-n = Reef { $n }
reef-mark = R{ $n }
open-sea = Open sea
letter-white = W
letter-yellow = Y
letter-orange = O
letter-pink = P
letter-grey = G
larvae-left = larvae left
bonus-tiles = bonus tiles
cylinders-left = cylinders left
at-sea = on the sea
unseen = Polyps you have not seen
none = none
unknown-n = { $n } unknown
about-round = round { $n }
about-set-up = setting up
note-advanced = Advanced game
note-last = Last turns
legend = inner frame: protected · red corner: in danger · 3 ›: worth 3, beats these · a cylinder in the large alga’s colour flips the tile · brown: locked

seat-plays = { $player ->
        [purple] purple
        [green] green
        [red] red
       *[yellow] yellow
    }
seat-starts = { $player ->
        [purple] purple
        [green] green
        [red] red
       *[yellow] yellow
    }, start player
seat-chip = { $n ->
        [one] 1 polyp
       *[other] { $n } polyps
    }
seat-behind = behind the screen: { $n }
seat-front = consumed
seat-fish = in the parrotfish: { $n }
seat-shrimps = { $n ->
        [one] 1 shrimp
       *[other] { $n } shrimps
    } behind the screen, { $eaten } eaten
eaten-n = { $n } eaten
no-larvae = no larvae

tray = What you have
tray-behind = Behind your screen
tray-front = Consumed
in-fish = { $n } eaten
worth-points = { $n ->
        [one] 1 point
       *[other] { $n } points
    }

# Actions, as the rules number them
act-eat = Eat a coral
act-pay = Pay a larva, place polyps
act-again = Pay a second larva, place polyps
act-polyps = Place one { $piece }
act-from-hand = From behind the screen ({ $n })
act-from-front = A consumed one ({ $n })
act-on-attack = Attack
act-on-rock = On bare rock
act-new-coral = A new coral on reef { $n }
act-single = Single polyps on reef { $n }
act-put = Bring in a shrimp
act-shrimps = Move one of your shrimps
act-shrimp = The shrimp at { $square } (reef { $reef }): { $piece }
act-to-coral = Onto a polyp
act-to-rock = Onto bare rock
act-hatch = Swap a consumed polyp for a larva
act-cylinder = Swap a consumed polyp for a cylinder
act-give = Give one { $piece }
act-grow = Swap a larva for a polyp
act-take = Gather from the sea and end the turn

line-eat = only as your first action
line-pay = up to 4 polyps of its colour, plus consumed ones
line-polyps = { $may ->
        [0] Nothing more may be placed from behind your screen.
       *[some] From behind your screen you may still place { $may } (at most { $of } for a larva).
    }{ $more ->
        [yes] {" "}Consumed, without limit: { $front }.
       *[no] {""}
    }
line-on-attack = consume the polyp there
line-on-rock = on any free square
line-put = { $n } behind your screen
line-shrimps = { $n } on the reefs
line-hatch = a larva of its colour{ $usable ->
        [yes] , usable at once
       *[no] {""}
    }
line-cylinder = flips coral tiles{ $locks ->
        [yes] , or locks one
       *[no] {""}
    }
line-give = you have { $n }
line-grow = a polyp of its colour goes behind your screen
line-take = take one larva and all polyps in its space

ask-feed = Which polyp do you feed to your parrotfish?
ask-larva = Which larva do you take?
ask-last = One last coral for your parrotfish?
ask-first = What do you do first?
ask-next = What next?
ask-polyps = Where does the { $piece } go?
ask-eat = Which coral does your parrotfish eat?
ask-pay = Which larva do you pay?
ask-again = Which larva do you pay?
ask-put = Which coral should the shrimp guard?
ask-shrimps = Which shrimp do you move?
ask-shrimp = Where does the shrimp at { $square } (reef { $reef }) go?
ask-hatch = Which consumed polyp do you swap for a larva?
ask-cylinder = Which consumed polyp do you swap for a cylinder?
ask-alga = Which cylinder{ $locks ->
        [yes] , and where?
       *[no] ?
    }
ask-grow = Which larva do you swap for a polyp?
ask-take = Which space do you gather from?

know-feed = Nobody else sees it. It scores at the end, with everything else your parrotfish eats.
know-larva = { $n ->
        [one] This is the first of two; everyone sees them.
       *[other] This is the second of two; it may be the same colour.
    }
know-last = Of its polyps, { $back } go back to the bag.
know-eat = You may eat before doing anything else, but not later.
know-no-meal = None of the corals with your shrimps has five or more polyps, so there is nothing to eat.
know-paid = { $n ->
        [0] You may still pay two larvae this turn.
        [one] You may pay one more larva this turn.
       *[other] You have paid both larvae for this turn.
    }
know-on-rock = One of your shrimps is on bare rock: move it before you end the turn.
know-shrimp = Onto a polyp of its own coral or of one without a shrimp, onto bare rock, or behind your screen.
know-alga = { $locks ->
        [yes] It goes on the sea, or on a coral tile to lock it. Every other unlocked tile with a large alga of the same colour flips.
       *[no] It goes on the sea. Every unlocked tile with a large alga of the same colour flips.
    }


# What is where, for the ear
piece-colour = { $colour ->
        [white] white
        [yellow] yellow
        [orange] orange
        [pink] pink
       *[grey] grey
    }
piece-alga = { $colour ->
        [blue] blue alga
        [green] green alga
        [purple] purple alga
       *[red] red alga
    }
spot-rock = { $square }, reef { $reef }: bare rock{ $extra ->
        [yes] , extra growth
       *[no] {""}
    }
whose-shrimp = { $you ->
        [yes] your shrimp
       *[no] { $who }’s shrimp
    }
spot-on-rock = { $square }, reef { $reef }: { $shrimp } on bare rock
spot-polyp = { $square }, reef { $reef }: { $piece }, coral of { $n }, { $guard ->
        [none] no shrimp
        [here] { $shrimp } on it
        [near] protected by { $shrimp }
       *[far] { $shrimp } is too far away to protect it
    }
spot-space = Sea, { $larva ->
        [yes] { $piece }
       *[no] no { $piece }
    }, { $polyps ->
        [none] no polyps
       *[some] { $list }
    }
spot-supply = { $piece }, { $n } in the supply
spot-bonus = bonus tile, { $piece }: { $n }
spot-alga = { $piece }, { $n } in the supply
spot-afloat = { $alga ->
        [blue] a blue cylinder is on the sea
        [green] a green cylinder is on the sea
        [purple] a purple cylinder is on the sea
        [red] a red cylinder is on the sea
       *[none] no cylinder is on the sea yet
    }
spot-sea-shrimp = { $there ->
        [yes] { $who }: a shrimp on the open sea
       *[no] { $who }: no shrimp on the open sea
    }
spot-bag = the bag, { $n ->
        [one] { $n } polyp
       *[other] { $n } polyps
    }; you have not seen: { $list }
spot-tile = coral tile { $n }: { $beats }; large { $large }, small { $small }{ $locked ->
        [yes] ; locked
       *[no] {""}
    }
spot-worth = { $piece }: worth { $n ->
        [one] { $n } point
       *[other] { $n } points
    } now; beats { $prey ->
        [none] no other colour
       *[some] { $list }
    }
spot-own = { $piece } behind your screen: { $n }
spot-prey = consumed { $piece }: { $n }
spot-shrimps = shrimps behind your screen: { $n }
spot-fish = your parrotfish: { $n ->
        [0] nothing eaten yet
       *[n] { $n } eaten, worth { $points ->
            [one] { $points } point
           *[other] { $points } points
        }: { $list }
    }
left-unseen = Polyps you have not seen, { $bag } of them in the bag

cap-reef = next reef, previous reef

# What just happened.
banner-consumed = { $who } consumes a polyp of your coral on { $square } (reef { $reef }): { $piece }.
banner-consumed-line = Your shrimp protects only its own square and the polyps next to it.
banner-ended = The game is ending.
run-deal = { $who } draws { $n ->
        [one] { $n } polyp
       *[other] { $n } polyps
    }: { $pieces }.
run-deal-unseen = { $who } draws { $n ->
        [one] { $n } polyp
       *[other] { $n } polyps
    }.
run-polyp = { $n ->
        [one] { $n } polyp is added to the sea
       *[other] { $n } polyps are added to the sea
    }: { $pieces }.

# Polyps that could be lost
spot-threat = as the tiles are now, it could be consumed in a single turn by: { $list }
spot-calm = as the tiles and shrimps are now, no other player can consume it in a single turn with polyps of one colour
