# Reef Encounter: names, log lines, choices, points, reasons, labels of the drawing.

title = Reef Encounter
about = Grow corals, guard them with shrimps, let them consume weaker ones, and feed the best to your parrotfish.

option-game = Game
option-game-basic = basic game
option-game-advanced = advanced game: no extra growth, one polyp fewer from every coral eaten

piece-polyp = { $colour ->
        [white] white polyp
        [yellow] yellow polyp
        [orange] orange polyp
        [pink] pink polyp
       *[grey] grey polyp
    }
piece-larva = { $colour ->
        [white] white larva
        [yellow] yellow larva
        [orange] orange larva
        [pink] pink larva
       *[grey] grey larva
    }
piece-coral = { $colour ->
        [white] white coral
        [yellow] yellow coral
        [orange] orange coral
        [pink] pink coral
       *[grey] grey coral
    } of { $n }
piece-cylinder = { $colour ->
        [blue] blue cylinder
        [green] green cylinder
        [purple] purple cylinder
       *[red] red cylinder
    }
piece-rock = bare rock
piece-tile = tile { $tile } ({ $shows })

# What happened.
move-boards = The boards are { $boards }.
move-starfish = All coral tiles lie { $side ->
        [up] starfish up
       *[down] starfish down
    }.
move-first = The sea is filled from the { $space ->
        [white] white
        [yellow] yellow
        [orange] orange
        [pink] pink
       *[grey] grey
    } space on.
move-polyp = In the sea, on the { $space ->
        [white] white
        [yellow] yellow
        [orange] orange
        [pink] pink
       *[grey] grey
    } space: { $piece }.
move-start = { $who } begins.
move-deal = { $who } draws one { $piece }.
move-deal-unseen = { $who } draws a polyp.
move-feed = { $who } feeds the parrotfish one { $piece } in secret.
move-feed-unseen = { $who } feeds the parrotfish a polyp in secret.
move-larva = { $who } takes one { $piece }.
move-eat = { $who } eats the { $piece } with its shrimp on { $place }: { $gain ->
        [one] { $gain } polyp
       *[other] { $gain } polyps
    } for the parrotfish, worth { $worth } now; { $back } return to the bag.
move-pass = { $who } eats nothing.
move-pay = { $who } pays one { $piece }.
move-place = { $who } places one { $from ->
        [front] consumed { $piece }
       *[hand] { $piece }
    } on { $place }{ $grows ->
        [yes] ; its coral grows onto D4
       *[no] {""}
    }.
move-attack = { $who } attacks on { $place } with one { $from ->
        [front] consumed { $piece }
       *[hand] { $piece }
    } and consumes { $eaten ->
        [white] a white one
        [yellow] a yellow one
        [orange] an orange one
        [pink] a pink one
       *[grey] a grey one
    }{ $grows ->
        [yes] ; the coral grows onto D4
       *[no] {""}
    }.
move-put = { $who } brings in a shrimp on { $place }: { $piece }.
move-move = { $who } moves a shrimp from { $from } to { $to }: { $piece }.
move-home = { $who } takes the shrimp on { $from } behind the screen.
move-hatch = { $who } swaps a consumed polyp for one { $piece }.
move-swap = { $who } swaps one consumed { $piece } and sends { $alga ->
        [blue] a blue
        [green] a green
        [purple] a purple
       *[red] a red
    } cylinder to sea: { $n ->
        [0] nothing flips
       *[other] now { $turned }
    }.
move-lock = { $who } swaps one consumed { $piece } and locks tile { $tile } ({ $locks }) with { $alga ->
        [blue] a blue
        [green] a green
        [purple] a purple
       *[red] a red
    } cylinder: { $n ->
        [0] nothing flips
       *[other] now { $turned }
    }.
move-grow = { $who } returns one { $piece } and takes a polyp of its colour.
move-take = { $who } gathers from the sea: { $pieces }.
move-bonus = Bonus tile, { $piece }: { $replaced ->
        [yes] the bag replaces it.
       *[no] the bag has no other.
    }
move-reveal = What was fed in secret is shown. { $each }.

# What may be chosen.
choose-feed = Feed the parrotfish one { $piece }
choose-larva = Take one { $piece }
choose-eat = Eat the { $piece } of { $place }: { $gain ->
        [one] { $gain } polyp
       *[other] { $gain } polyps
    }, worth { $worth } now
choose-pass = Eat nothing
choose-pay = Pay one { $piece }
choose-place = Place one { $from ->
        [front] consumed { $piece }
       *[hand] { $piece }
    } on { $place }{ $grows ->
        [yes] , growing onto D4
       *[no] {""}
    }
choose-attack = Attack { $place } with one { $from ->
        [front] consumed { $piece }
       *[hand] { $piece }
    } and consume { $eaten ->
        [white] a white one
        [yellow] a yellow one
        [orange] an orange one
        [pink] a pink one
       *[grey] a grey one
    }{ $grows ->
        [yes] , growing onto D4
       *[no] {""}
    }
choose-put = Bring in a shrimp on { $place }: { $piece }
choose-move = Move the shrimp on { $from } to { $to }: { $piece }
choose-home = Take the shrimp on { $from } behind the screen
choose-hatch = Swap a consumed polyp for one { $piece }
choose-swap = Swap one consumed { $piece }, { $alga ->
        [blue] blue
        [green] green
        [purple] purple
       *[red] red
    } cylinder to sea: { $n ->
        [0] nothing flips
       *[other] { $turned }
    }
choose-lock = Swap one consumed { $piece }, lock tile { $tile } ({ $locks }): { $n ->
        [0] nothing flips
       *[other] { $turned }
    }
choose-grow = Return one { $piece } for a polyp of its colour
choose-take = End the turn, gather { $pieces }

# What a move would do.
effect-paid = costs one { $piece }
effect-gained = gains { $pieces }
effect-to-place = { $n ->
        [one] { $n } polyp
       *[other] { $n } polyps
    } to place
effect-within-reach = { $n ->
        [0] nothing to attack yet
       *[other] { $n ->
            [one] 1 coral within reach of an attack
           *[other] { $n } corals within reach of an attack
        }
    }
effect-placed = { $from ->
        [front] a consumed polyp
       *[hand] a polyp from behind the screen
    }
effect-consumed = consumes one { $piece }{ $parts ->
        [0] , the last of its coral
        [1] , leaves a coral of { $left }
       *[other] , splits its coral into { $left }
    }
effect-grown = grows onto D4
effect-bonus-gone = uses up the bonus tile for good: { $piece }
effect-coral = makes a coral of { $n }
effect-guarded = { $who } guards { $n ->
        [one] { $n } more polyp
       *[other] { $n } more polyps
    }
effect-unguarded = { $who } no longer guards { $n ->
        [one] { $n } polyp
       *[other] { $n } polyps
    }
effect-protected = protects { $n ->
        [one] { $n } polyp
       *[other] { $n } polyps
    }
effect-unprotected = no longer protects { $n ->
        [one] { $n } polyp
       *[other] { $n } polyps
    }
effect-on-rock = the shrimp must move on before the turn ends
effect-sent = { $piece } goes onto the sea
effect-returned = { $piece } goes back to the supply
effect-locked = locks tile { $tile } ({ $shows })
effect-turned = turns over: { $pieces }
effect-worth = { $piece } will be worth { $n }
effect-eaten = { $gain ->
        [one] { $gain } polyp
       *[other] { $gain } polyps
    } for the parrotfish, worth { $worth } now
effect-back = { $n ->
        [one] { $n } polyp returns to the bag
       *[other] { $n } polyps return to the bag
    }
effect-shrimp-eaten = { $to ->
        [sea] the shrimp goes to the open-sea board
       *[fish] the shrimp is eaten, too
    }
effect-fed = worth { $worth } now
effect-fed-unseen = one polyp, in secret
effect-ends = ends the game: { $reason ->
        [tiles_locked] all tiles are locked
        [shrimps_eaten] your fourth shrimp is eaten
        [nowhere_left] nowhere is left to place a polyp
        [sea_dry] the sea runs dry
       *[too_long] it has lasted too long
    }

# What the table may draw then.
chance-polyp = { $piece } into the sea: { $weight } of { $of } ({ $percent }%)
chance-bonus = { $replaced ->
        [yes] the bag replaces the bonus tile: { $percent }%
       *[no] the bag cannot replace the bonus tile: { $percent }%
    }
chance-reveal = then the polyps fed in secret are shown

points-polyps = { $n } × { $colour ->
        [white] white
        [yellow] yellow
        [orange] orange
        [pink] pink
       *[grey] grey
    } at { $value } = { $points }
points-hidden = and the polyp fed in secret, worth { $low } to { $high }
points-leads = leads for sure, by { $n } at least
points-may-lead = may be in the lead
points-tie = in a tie: { $consumed } consumed, { $larvae ->
        [one] 1 larva
       *[other] { $larvae } larvae
    }, { $behind } behind the screen, { $guarded } guarded

reason-tiles_locked = All ten coral tiles are locked.
reason-shrimps_eaten = All four shrimps of a player are eaten.
reason-nowhere_left = Nowhere is left to place a polyp.
reason-sea_dry = A polyp or a larva is missing for the sea.
reason-too_long = The game has lasted 400 turns.

# Why not.
why-over = The game is over.
why-last-turn = In a last turn you may only eat a coral, or nothing.
why-gives-nothing = That coral would give you nothing in a last turn.
why-no-turn = The turns have not begun yet.
why-not-last = Only in a last turn may you do nothing.
why-not-now = That is done at the beginning of the game.
why-no-polyp = You have no polyp of that colour for it.
why-no-prey = You have no consumed polyp for it.
why-no-larva = You have no larva of that colour.
why-none-left = There is none of that colour left.
why-paid-twice = Two larvae were paid this turn already.
why-no-square = There is no square where a polyp of that colour could go.
why-no-shrimp = You have no shrimp for it.
why-begun = You eat first in a turn or not at all.
why-under-five = The coral is too small: it takes five polyps.
why-on-rock = One of your shrimps stands on bare rock; move it onto a coral or behind the screen first.
why-sold-out = No cylinder of that colour is in the supply.
why-locked = That coral tile is locked already.
why-no-shrimp-at-sea = You need a shrimp of yours on the open sea.
why-covered = You have locked a coral tile this turn already.
why-last-tile = The last coral tile needs two polyps in your parrotfish.
why-no-board = There is no such board in this game.
why-put-once = You have brought in a shrimp this turn already.
why-no-coral = A shrimp is brought in onto a polyp, and there is none.
why-guarded = That coral has a shrimp already.
why-two-on-board = Two of your shrimps are on that board already.
why-pay-first = Pay a larva first: it names the colour you may place.
why-four-placed = Four polyps from behind the screen were placed for this larva already.
why-same-colour = A polyp of that colour lies there already.
why-shrimp-there = A shrimp stands there.
why-weaker = Your colour does not beat the one that lies there.
why-protected = A shrimp protects its square and the polyps of its coral edge to edge with it, against everyone.
why-not-beside = No coral of that colour is edge to edge with the square.
why-under-two = The coral beside it is too small to attack: it takes two polyps.
why-joins = It would join two corals that both have a shrimp.
why-tired = That shrimp has just come; do something else than moving shrimps first.
why-same-square = The shrimp stands there already.
why-rock-to-rock = From bare rock a shrimp goes onto a polyp or behind the screen.
why-late-for-rock = Both larvae are paid and placed: no polyp could use the room.

draw-reef_encounter = Reef Encounter:
draw-table = table
draw-rules = rules
draw-seats = seats
draw-game = game:
draw-basic = basic
draw-advanced = advanced
draw-asked = asked:
draw-boards = boards
draw-starfish = starfish
draw-first = first-space
draw-lay-out = lay-out
draw-starter = starter
draw-deal = deal
draw-refill = refill
draw-replace = replace
draw-reveal = reveal
draw-feed = feed
draw-larva = larva
draw-turn = turn
draw-last = last-turn
draw-over = over
draw-seat = seat
draw-start = starts:
draw-turns = turns-played:
draw-ended = ended:
draw-no = no
draw-yes = yes
draw-tiles_locked = tiles-locked
draw-shrimps_eaten = shrimps-eaten
draw-nowhere_left = nowhere-left
draw-sea_dry = sea-dry
draw-too_long = too-long
draw-ender = ended-by:
draw-space = space
draw-laid-out = laid-out:
draw-begun = begun:
draw-paid = larvae-paid:
draw-placing = placing:
draw-placed = placed:
draw-put = shrimp-in:
draw-covered = tile-locked:
draw-tired = tired:
draw-colour = colour
draw-value = value
draw-beats = beats
draw-larvae = larvae
draw-bag = bag
draw-bonus = bonus
draw-in-bag = in the bag:
draw-tile = tile
draw-shows = shows
draw-large = large
draw-small = small
draw-locked = locked
draw-blue = blue
draw-green = green
draw-purple = purple
draw-red = red
draw-afloat = at sea:
draw-shrimps = shrimps in
draw-eaten = eaten
draw-consumed = consumed
draw-fish = parrotfish
draw-fed = fed first
draw-hand = behind the screen
draw-noted = noted by all

# Actions that are not possible now, and why.
action-eat = Eat a coral
action-pay = Grow a coral with a larva
action-place = Place a polyp on bare rock
action-attack = Attack a coral
action-put = Bring in a shrimp
action-move = Move a shrimp
action-hatch = Swap a consumed polyp for a larva
action-swap = Swap a consumed polyp for a cylinder
action-lock = Lock a coral tile
action-grow = Swap a larva for a polyp
action-take = End the turn
why-no-meal = None of your corals is large enough: it takes five polyps.
why-none-in = None of your shrimps is on a reef.
why-no-larvae = You have no larva.
why-no-match = You have no polyp in the colour of your larvae.
why-nowhere = Polyps in the colour of your larvae have nowhere to go.
why-no-rock = No bare rock is left for it.
why-no-target = No coral of two or more in your colour lies beside a polyp that it beats.
why-all-protected = Shrimps protect every polyp that you could attack.
why-no-corals = There is no coral on the reefs yet.
why-all-guarded = Every coral has a shrimp already.
why-no-room = Corals without a shrimp are only where you have two shrimps already.
why-all-tired = Your shrimps have just come; do something else than moving shrimps first.
