# Reef Encounter: names, log lines, choices, points, reasons, labels of the drawing.

title = Reef Encounter
about = Grow corals, guard them with shrimps, let them consume weaker ones, and feed the best to your parrotfish.

option-game = Game
option-game-basic = basic game
option-game-advanced = advanced game: no extra growth, and every coral eaten gives one polyp fewer

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
    } ({ $n ->
        [one] { $n } polyp
       *[other] { $n } polyps
    })
piece-cylinder = { $colour ->
        [blue] blue cylinder
        [green] green cylinder
        [purple] purple cylinder
       *[red] red cylinder
    }
piece-rock = bare rock
piece-beats = { $strong ->
        [white] white
        [yellow] yellow
        [orange] orange
        [pink] pink
       *[grey] grey
    } beats { $weak ->
        [white] white
        [yellow] yellow
        [orange] orange
        [pink] pink
       *[grey] grey
    }
piece-tile = tile { $tile } ({ piece-beats })

# What happened.
move-boards = Reefs in play: { $reefs }.
move-starfish = All coral tiles are starfish side { $side ->
        [up] up
       *[down] down
    }.
move-first = The sea is filled starting from the { $space ->
        [white] white
        [yellow] yellow
        [orange] orange
        [pink] pink
       *[grey] grey
    } space.
move-polyp = One { $piece } is added to the { $space ->
        [white] white
        [yellow] yellow
        [orange] orange
        [pink] pink
       *[grey] grey
    } space of the sea.
move-start = { $who } goes first.
move-deal = { $who } draws one { $piece }.
move-deal-unseen = { $who } draws a polyp.
move-feed = { $who } secretly feeds one { $piece } to the parrotfish.
move-feed-unseen = { $who } secretly feeds a polyp to the parrotfish.
move-larva = { $who } takes one { $piece }.
move-eat = { $who } eats the { $piece } with the shrimp at { $square } (reef { $reef }): { $gain ->
        [one] { $gain } polyp
       *[other] { $gain } polyps
    } for the parrotfish, worth { $worth ->
        [one] { $worth } point
       *[other] { $worth } points
    } right now; { $back } go back to the bag.
move-pass = { $who } eats nothing.
move-pay = { $who } pays one { $piece }.
move-place = { $who } places one { $from ->
        [front] consumed { $piece }
       *[hand] { $piece }
    } on { $square } (reef { $reef }){ $grows ->
        [yes] ; its coral grows onto D4
       *[no] {""}
    }.
move-attack = { $who } attacks { $square } (reef { $reef }) with one { $from ->
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
move-put = { $who } brings a new shrimp onto the { $piece } at { $square } (reef { $reef }).
move-move = { $who } moves a shrimp from { $from_square } (reef { $from_reef }) to the { $piece } at { $square } (reef { $reef }).
move-home = { $who } takes the shrimp at { $from_square } (reef { $from_reef }) back behind the screen.
move-hatch = { $who } swaps a consumed polyp for one { $piece }.
move-swap = { $who } swaps one consumed { $piece } for { $alga ->
        [blue] a blue
        [green] a green
        [purple] a purple
       *[red] a red
    } cylinder and plays it on the sea: { $n ->
        [0] nothing flips
       *[other] now { $now }
    }.
move-lock = { $who } swaps one consumed { $piece } for { $alga ->
        [blue] a blue
        [green] a green
        [purple] a purple
       *[red] a red
    } cylinder and locks tile { $tile } ({ $kept }): { $n ->
        [0] nothing else flips
       *[other] now { $now }
    }.
move-grow = { $who } swaps one { $piece } for a polyp of the same colour.
move-take = { $who } gathers from the sea: { $pieces }.
move-bonus = { $replaced ->
        [yes] The bonus tile ({ $piece }) is replaced from the bag.
       *[no] The bonus tile ({ $piece }) is not replaced: the bag has no more of that colour.
    }
move-reveal = The secret first bites are revealed. { $each }.

# What may be chosen.
choose-feed = Feed one { $piece } to the parrotfish
choose-larva = Take one { $piece }
choose-eat = Eat the { $piece } with the shrimp at { $square } (reef { $reef }): { $gain ->
        [one] { $gain } polyp
       *[other] { $gain } polyps
    }, worth { $worth ->
        [one] { $worth } point
       *[other] { $worth } points
    } right now
choose-pass = Eat nothing
choose-pay = Pay one { $piece }
choose-place = Place one { $from ->
        [front] consumed { $piece }
       *[hand] { $piece }
    } on { $square } (reef { $reef }){ $grows ->
        [yes] , growing onto D4
       *[no] {""}
    }
choose-attack = Attack { $square } (reef { $reef }) with one { $from ->
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
choose-put = Bring a new shrimp onto the { $piece } at { $square } (reef { $reef })
choose-move = Move the shrimp at { $from_square } (reef { $from_reef }) to the { $piece } at { $square } (reef { $reef })
choose-home = Take the shrimp at { $from_square } (reef { $from_reef }) back behind the screen
choose-hatch = Swap a consumed polyp for one { $piece }
choose-swap = Swap one consumed { $piece } for { $alga ->
        [blue] a blue
        [green] a green
        [purple] a purple
       *[red] a red
    } cylinder, played on the sea: { $n ->
        [0] nothing flips
       *[other] { $now }
    }
choose-lock = Swap one consumed { $piece } for { $alga ->
        [blue] a blue
        [green] a green
        [purple] a purple
       *[red] a red
    } cylinder and lock tile { $tile } ({ $kept }): { $n ->
        [0] nothing else flips
       *[other] { $now }
    }
choose-grow = Swap one { $piece } for a polyp of the same colour
choose-take = End the turn and gather: { $pieces }

# What a move would do.
effect-paid = costs one { $piece }
effect-gained = gains: { $pieces }
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
        [1] , leaving a coral of { $left }
       *[other] , splitting its coral into { $left }
    }
effect-grown = grows onto D4
effect-bonus-gone = uses up the bonus tile ({ $piece }): the bag cannot replace it
effect-coral = { $n ->
        [one] starts a new coral
       *[other] makes a coral of { $n } polyps
    }
effect-guarded = { $you ->
        [yes] you guard
       *[no] { $who } guards
    } { $n ->
        [one] { $n } more polyp
       *[other] { $n } more polyps
    }
effect-unguarded = { $you ->
        [yes] you no longer guard
       *[no] { $who } no longer guards
    } { $n ->
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
effect-sent = the { $piece } goes on the sea
effect-returned = the { $piece } goes back to the supply
effect-locked = tile { $tile } never flips again
effect-turned = flips { $n ->
        [one] { $n } tile
       *[other] { $n } tiles
    }
effect-worth = each { $piece } will be worth { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
effect-eaten = { $gain ->
        [one] { $gain } polyp
       *[other] { $gain } polyps
    } for the parrotfish, worth { $worth ->
        [one] { $worth } point
       *[other] { $worth } points
    } right now
effect-back = { $n ->
        [one] { $n } polyp goes back to the bag
       *[other] { $n } polyps go back to the bag
    }
effect-shrimp-eaten = { $to ->
        [sea] the shrimp moves to the open sea
       *[fish] the shrimp is eaten, too
    }
effect-fed = worth { $worth ->
        [one] { $worth } point
       *[other] { $worth } points
    } right now
effect-fed-unseen = one polyp, in secret
effect-ends = ends the game: { $reason ->
        [tiles_locked] all tiles are locked
        [shrimps_eaten] your fourth shrimp is eaten
        [nowhere_left] there is nowhere left to place a polyp
        [sea_dry] the sea runs dry
       *[too_long] it has lasted too long
    }

# What the table may draw then.
chance-polyp = one { $piece } for the sea: { $percent }% ({ $weight } of { $of } polyps)
chance-bonus = { $replaced ->
        [yes] the bag replaces the bonus tile: { $percent }%
       *[no] the bag cannot replace the bonus tile: { $percent }%
    }
chance-reveal = then the secret first bites are revealed

points-polyps = { $n } × { $colour ->
        [white] white
        [yellow] yellow
        [orange] orange
        [pink] pink
       *[grey] grey
    } at { $value } = { $points }
points-hidden = { $sure ->
        [yes] plus the secret first bite, worth { $low ->
            [one] { $low } point
           *[other] { $low } points
        }
       *[no] plus the secret first bite, worth { $low } to { $high } points
    }
points-leads = certainly leads, by at least { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
points-may-lead = may be in the lead
points-tie = tie-break: { $consumed } consumed, { $larvae ->
        [one] 1 larva
       *[other] { $larvae } larvae
    }, { $behind } behind the screen, { $guarded } guarded

reason-tiles_locked = All ten coral tiles are locked.
reason-shrimps_eaten = A player’s four shrimps have all been eaten.
reason-nowhere_left = There is nowhere left to place a polyp.
reason-sea_dry = The sea cannot be refilled: there is no polyp or larva left.
reason-too_long = The game has lasted 400 turns.

# Why not.
why-over = The game is over.
why-last-turn = On your last turn you may only eat one coral or eat nothing.
why-gives-nothing = That coral would give you nothing on your last turn.
why-no-turn = The game is still being set up.
why-not-last = You can choose to eat nothing only on your last turn.
why-not-now = That is done only during setup.
why-no-polyp = You need a polyp of that colour to do that.
why-no-prey = You need a consumed polyp to do that.
why-no-larva = You have no larva of that colour.
why-none-left = There is none of that colour left.
why-paid-twice = You have already paid two larvae this turn.
why-no-square = There is no square where a polyp of that colour could go.
why-no-shrimp = You have no shrimp that can do that.
why-begun = You may eat only at the very start of your turn.
why-under-five = The coral is too small: it needs at least five polyps.
why-on-rock = One of your shrimps is on bare rock; first move it onto a coral or behind the screen.
why-sold-out = There is no cylinder of that colour in the supply.
why-locked = That coral tile is already locked.
why-no-shrimp-at-sea = You need one of your shrimps on the open sea.
why-covered = You have already locked a coral tile this turn.
why-last-tile = To lock the last coral tile, you need at least two polyps in your parrotfish.
why-no-board = That reef is not part of this game.
why-put-once = You have already brought in a shrimp this turn.
why-no-coral = A shrimp must be placed on a polyp, and there is none there.
why-guarded = That coral already has a shrimp.
why-two-on-board = You already have two shrimps on that reef.
why-pay-first = Pay a larva first: its colour is the one you may place.
why-four-placed = You have already placed four polyps from behind the screen for this larva.
why-same-colour = There is already a polyp of that colour there.
why-shrimp-there = There is a shrimp there.
why-weaker = Your colour does not beat the one there.
why-protected = A shrimp protects its own square and the polyps of its coral that touch it edge to edge, against everyone.
why-not-beside = No coral of that colour touches this square edge to edge.
why-under-two = The coral that would attack is too small: it needs at least two polyps.
why-joins = That would join two corals that each have a shrimp.
why-tired = That shrimp has just moved. First do something other than move a shrimp.
why-same-square = The shrimp is already there.
why-rock-to-rock = From bare rock a shrimp can only go onto a polyp or behind the screen.
why-late-for-rock = You have finished with both larvae, so there is no polyp left to make room for.

draw-reef_encounter = Reef Encounter:
draw-table = table
draw-rules = rules
draw-seats = seats
draw-game = game:
draw-basic = basic
draw-advanced = advanced
draw-asked = phase:
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
draw-tired = just-moved:
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
draw-shrimps = spare shrimps
draw-eaten = eaten
draw-consumed = consumed
draw-fish = parrotfish
draw-fed = fed first
draw-hand = behind the screen
draw-noted = known to all

# Actions that are not possible now, and why.
action-eat = Eat a coral
action-pay = Pay a larva, place polyps
action-place = Place a polyp on bare rock
action-attack = Attack a coral
action-put = Bring in a shrimp
action-move = Move a shrimp
action-hatch = Swap a consumed polyp for a larva
action-swap = Swap a consumed polyp for a cylinder
action-lock = Lock a coral tile
action-grow = Swap a larva for a polyp
action-take = Gather from the sea and end the turn
why-no-meal = None of your corals is large enough: a coral needs at least five polyps.
why-none-in = None of your shrimps is on a reef.
why-no-larvae = You have no larvae.
why-no-match = You have no polyps of your larvae’s colours.
why-nowhere = Polyps of your larvae’s colours have nowhere to go.
why-no-rock = There is no bare rock left for it.
why-no-target = No coral of this larva’s colour with two or more polyps is next to a polyp that it beats.
why-all-protected = Shrimps protect every polyp that you could attack.
why-no-corals = There is no coral on the reefs yet.
why-all-guarded = Every coral already has a shrimp.
why-no-room = The only corals without a shrimp are on reefs where you already have two shrimps.
why-all-tired = Your shrimps have just moved. First do something other than move a shrimp.
