box-also = Deep Dive
box-line = Penguins dive for food. One depth more, or surface now?
box-feel = push your luck

# The board
plan = The sea, five depths
surface = surface
face-down = face down
just-flipped = just flipped
may-lie = May still lie here
out-of-game = { $n ->
        [one] 1 of these was removed unseen
       *[other] { $n } of these were removed unseen
    }
row-full = row { $row }: { $points }, full
row-half = row { $row }: { $sum }, halved: { $points }
dive-at = depth { $n }
note-ending = The end has begun: after this round, one last dive each
note-last = Last round: one dive each, then the game is over
note-open = The end begins when a depth has no tile face down
trapped-n = { $n ->
        [0] none trapped
        [one] 1 trapped
       *[other] { $n } trapped
    }
free-n = { $n } free
starts = start player
rival-at = at depth { $n }
rival-is = { $level ->
        [easy] easy
        [hard] hard
       *[medium] medium
    }, at depth { $n }
rival-worth = { $level ->
        [easy] Each rock is worth 1 point to the rival.
        [hard] All food counts in full; each rock is worth 5 points to the rival, each bubbles tile 3.
       *[medium] Each rock is worth 3 points to the rival.
    }

ask-dive = { $end ->
        [last] Your last dive: what do you do at depth { $depth }?
        [begun] This dive and one more: what do you do at depth { $depth }?
       *[no] What do you do at depth { $depth }?
    }
ask-dive-flip = { $end ->
        [last] Your last dive, depth { $depth }: flip a tile?
        [begun] This dive and one more. Depth { $depth }: flip a tile?
       *[no] Depth { $depth }: flip a tile?
    }
ask-flipped = Keep it, or dive on?
ask-rock = { $end ->
        [last] Your last dive: drop a rock to begin deeper?
        [begun] This dive and one more: drop a rock to begin deeper?
       *[no] Drop a rock to begin deeper?
    }
ask-return = Your penguins come home. What do they bring?
ask-rival_choice = Which food does the rival take?
line-dive = { $leave ->
        [yes] Take a tile that lies face up, flip one, or leave this depth out.
       *[no] Take a tile that lies face up, or flip one.
    }
line-dive-flip = { $leave ->
        [yes] Nothing to take lies face up here; you may also leave this depth out.
       *[no] Nothing to take lies face up here.
    }
line-dive-take = { $leave ->
        [yes] Nothing lies face down here any more: take a tile, or leave this depth out.
       *[no] Nothing lies face down here any more.
    }
line-flipped = You flipped: { $piece }, at depth { $depth }.
line-rock = A dropped rock is gone for good; your dive then begins where you choose.
line-return = They may bring one tile from where they were trapped. Something lies at: { $depths }.
line-rival_choice = Several colours fit, so you choose for it.

spot-tile = { $piece }, depth { $depth }{ $n ->
        [one] {""}
       *[other] , { $n } of them
    }
spot-flipped = { $piece }, just flipped at depth { $depth }
spot-predator = { $n ->
        [one] predator
       *[other] { $n } predators
    }, depth { $depth }
spot-trapped = { $who }’s trapped penguin, depth { $depth }
spot-pile = the pile at depth { $depth }, { $n } face down
spot-depth = depth { $depth }
spot-sky = up to the surface
spot-sky-home = bring nothing home
spot-diver = { $who } dives at depth { $depth }
left-depth = Depth { $depth }: { $n } face down{ $out ->
        [0] {""}
        [one] , and 1 that was removed unseen
       *[other] , and { $out } that were removed unseen
    }

cap-flip = flip a tile

# What just happened.
banner-trapped = A predator! Your penguin is trapped at depth { $depth }.
banner-trapped-line = Your turn ends without a catch.
banner-home-line = It was your third penguin: all three come home.
banner-trapped-other = { $who } meets a predator: a penguin is trapped at depth { $depth }.
banner-bubbles = Bubbles! You cannot stay here.
banner-bubbles-line = You go on to depth { $depth }.
banner-end = The last face-down tile at depth { $depth } is turned over.
