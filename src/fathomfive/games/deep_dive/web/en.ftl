box-also = Deep Dive
box-line = Penguins dive for food. One more depth, or up to the surface?
box-feel = push your luck

# The board
plan = The sea: five depths
surface = surface
face-down = face down
just-flipped = just flipped
may-lie = May still be here
out-of-game = { $n ->
        [one] 1 of these was removed unseen
       *[other] { $n } of these were removed unseen
    }
letter-pink = P
letter-green = G
letter-yellow = Y
grid-empty = no food yet
row-full = row { $row }, in full: { $points }
row-half = row { $row }, incomplete: half of { $sum }, rounded down: { $points }
dive-at = depth { $n }
note-ending = The endgame has begun: after this round, everyone gets one last dive
note-last = Last round: one dive each, then the game ends
note-open = The endgame begins when any depth has no face-down tiles left
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
        [easy] The rival scores 1 point for each rock.
        [hard] The rival scores all its food in full, 5 points for each rock and 3 for each bubbles tile.
       *[medium] The rival scores 3 points for each rock.
    }

ask-dive = { $end ->
        [last] Your last dive. What do you do at depth { $depth }?
        [begun] Two dives left. What do you do at depth { $depth }?
       *[no] What do you do at depth { $depth }?
    }
ask-dive-flip = { $end ->
        [last] Your last dive. Flip a tile at depth { $depth }?
        [begun] Two dives left. Flip a tile at depth { $depth }?
       *[no] Flip a tile at depth { $depth }?
    }
ask-flipped = Keep it, or dive on?
ask-rock = { $end ->
        [last] Your last dive. Drop a rock to start deeper?
        [begun] Two dives left. Drop a rock to start deeper?
       *[no] Drop a rock to start deeper?
    }
ask-return = Your penguins are coming home. What do they bring?
ask-rival_choice = Which food does the rival take?
line-dive = { $leave ->
        [yes] Take a face-up tile, flip a face-down one, or skip this depth.
       *[no] Take a face-up tile, or flip a face-down one.
    }
line-dive-flip = { $leave ->
        [yes] There is nothing face up to take here, but you may skip this depth.
       *[no] There is nothing face up to take here.
    }
line-dive-take = { $leave ->
        [yes] There are no face-down tiles left here: take a face-up one, or skip this depth.
       *[no] There are no face-down tiles left here.
    }
line-flipped = You found a { $piece } at depth { $depth }.
line-rock = A dropped rock is out of the game, and your dive starts at the depth you choose.
line-return = They may bring one tile from a depth where one of them was trapped. Depths with tiles to choose from: { $depths }.
line-rival_choice = The rival has equally few tiles of each of these colours, and the tiles have the same value, so the choice is yours.

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
spot-sky-home = come home with nothing
spot-diver = { $who } is diving at depth { $depth }
left-depth = Depth { $depth }: { $n } face down{ $out ->
        [0] {""}
        [one] , plus 1 that was removed unseen
       *[other] , plus { $out } that were removed unseen
    }

cap-flip = flip a tile

# What just happened.
banner-trapped = A predator! Your penguin is trapped at depth { $depth }.
banner-trapped-line = { $home ->
        [laden] It was your third penguin, so all three come home.
        [empty] It was your third penguin, so all three come home, with nothing to bring.
       *[no] Your turn ends without a catch.
    }{ $ends ->
        [yes] {" "}No face-down tiles are left there: the endgame begins.
       *[no] {""}
    }
banner-trapped-other = { $who } runs into a predator: a penguin is trapped at depth { $depth }.
banner-home-other = It was the third one, so all three come home.
banner-bubbles = Bubbles! You cannot stay here.
banner-bubbles-line = You go on to depth { $depth }.
banner-bubbles-over = Nothing is left further down, so your turn ends without a catch.
banner-end = No face-down tiles are left at depth { $depth }.
banner-end-line = The endgame begins: after this round, everyone gets one last dive.
banner-last = The last round begins.
banner-last-line = One dive each, then the game ends.
