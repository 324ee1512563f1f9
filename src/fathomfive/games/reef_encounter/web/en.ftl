box-also = { "" }
box-line = Corals grow, eat each other, and feed your parrotfish.
box-feel = the long one

# The board
plan = The reefs, the open sea and the coral tiles
tabs = Parts of the table
tab-reefs = All reefs
tab-sea = Sea
tab-tiles = Corals
reef-n = Reef { $name }
open-sea = Open sea
larvae-left = larvae left
bonus-tiles = bonus tiles
cylinders-left = cylinders left
at-sea = at sea
unseen = Polyps you have not seen
none = none
unknown-n = { $n } unknown
about-round = round { $n }
about-set-up = setting up
note-advanced = Advanced game
note-last = Last turns
legend = inner frame: guarded · 3 ›: worth, beats · the large cylinder turns the tile, then the small · brown: locked

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
    }, started
seat-chip = has { $n }
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
act-pay = Grow a coral with a larva
act-again = Grow with a second larva
act-polyps = Place one { $piece }
act-from-hand = From behind the screen ({ $n })
act-from-front = A consumed one ({ $n })
act-on-attack = Attack
act-on-rock = On bare rock
act-put = Bring in a shrimp
act-shrimps = Move one of your shrimps
act-shrimp = The shrimp on { $place }: { $piece }
act-to-coral = Onto a polyp
act-to-rock = Onto bare rock
act-hatch = Consumed polyp for a larva
act-cylinder = Consumed polyp for a cylinder
act-give = Give one { $piece }
act-grow = Larva for a polyp
act-take = End the turn at the open sea

line-eat = only as the first action
line-pay = up to 4 polyps of its colour, and consumed ones
line-polyps = { $n } of { $of } placed from behind the screen, where { $hand } more lie; { $front } consumed
line-on-attack = eat what lies there
line-on-rock = anywhere free
line-put = { $n ->
        [one] 1 is
       *[other] { $n } are
    } behind your screen
line-shrimps = { $n ->
        [one] 1 is on the reefs
       *[other] { $n } are on the reefs
    }
line-hatch = a larva of its colour{ $usable ->
        [yes] , usable at once
       *[no] {""}
    }
line-cylinder = turns coral tiles over{ $locks ->
        [yes] , or locks one
       *[no] {""}
    }
line-give = you have { $n }
line-grow = a polyp of its colour, behind your screen
line-take = take one larva and all polyps of its space

ask-feed = Which polyp do you feed your parrotfish?
ask-larva = Which larva do you take?
ask-last = A last coral for your parrotfish?
ask-first = What first?
ask-next = What next?
ask-polyps = Where does the { $piece } go?
ask-eat = Which coral does your parrotfish eat?
ask-pay = Which larva do you pay?
ask-again = Which larva do you pay?
ask-put = Which coral does the shrimp guard?
ask-shrimps = Which shrimp moves?
ask-shrimp = Where does the shrimp on { $place } go?
ask-hatch = Which consumed polyp becomes a larva?
ask-cylinder = Which consumed polyp do you give?
ask-alga = Which cylinder{ $locks ->
        [yes] , and where?
       *[no] ?
    }
ask-grow = Which larva becomes a polyp?
ask-take = Which space do you gather?

know-feed = Nobody sees it. It counts at the end, with all that your parrotfish eats.
know-larva = { $n ->
        [one] The first of two; everyone sees them.
       *[other] The second of two; it may be the same colour.
    }
know-last = { $back } of its polyps go back into the bag.
know-eat = You may eat before anything else, and only then.
know-no-meal = No coral with your shrimp has five polyps, so none can be eaten.
know-paid = { $n ->
        [0] You may still pay two larvae this turn.
        [one] You may pay one more larva this turn.
       *[other] Both larvae of this turn are paid.
    }
know-on-rock = A shrimp of yours stands on bare rock: move it on before you end the turn.
know-shrimp = A polyp of its coral or of one without a shrimp, bare rock, or behind your screen.
know-alga = { $locks ->
        [yes] On the sea, or on a coral tile to lock it. Other tiles with that large cylinder turn over.
       *[no] It goes to sea. Tiles with that large cylinder turn over.
    }


# What lies there, for the ear
piece-cube = { $colour ->
        [white] white larva
        [yellow] yellow larva
        [orange] orange larva
        [pink] pink larva
       *[grey] grey larva
    }
spot-rock = { $place }: bare rock{ $extra ->
        [yes] , extra growth
       *[no] {""}
    }
whose-shrimp = { $you ->
        [yes] your shrimp
       *[no] { $who }’s shrimp
    }
spot-on-rock = { $place }: { $shrimp } on bare rock
spot-polyp = { $place }: { $piece }, coral of { $n }, { $guard ->
        [none] no shrimp
        [here] { $shrimp } on it
        [near] protected by { $shrimp }
       *[far] { $shrimp } is too far off to protect it
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
        [blue] a blue cylinder lies on the sea
        [green] a green cylinder lies on the sea
        [purple] a purple cylinder lies on the sea
        [red] a red cylinder lies on the sea
       *[none] no cylinder lies on the sea yet
    }
spot-sea-shrimp = { $there ->
        [yes] { $who }: a shrimp on the open sea
       *[no] { $who }: no shrimp on the open sea
    }
spot-bag = the bag, { $n } polyps; not seen yet: { $list }
spot-tile = coral tile { $n }: { $strong } beats { $weak }; large { $large }, small { $small }{ $locked ->
        [yes] ; locked
       *[no] {""}
    }
spot-worth = { $piece }: worth { $n } now; beats { $list }
spot-own = { $piece } behind your screen: { $n }
spot-prey = consumed { $piece }: { $n }
spot-shrimps = shrimps behind your screen: { $n }
spot-fish = your parrotfish: { $n } eaten, worth { $points }: { $list }
left-unseen = Polyps you have not seen, { $bag } of them in the bag

cap-reef = the next reef, the one before

# Polyps that could be lost
spot-threat = could be consumed by: { $pieces }
