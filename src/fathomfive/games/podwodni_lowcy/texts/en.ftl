# Podwodni łowcy: names, log lines, choices, points, labels of the drawing.

title = Podwodni łowcy
about = Divers catch fish beside a grid of cards: risk another card, and score your sets before a wave takes them.

piece-fish = { $colour ->
        [red] red { $letter }
        [green] green { $letter }
       *[yellow] yellow { $letter }
    }
piece-shrimp = shrimp
piece-wave = wave
piece-net = net
piece-harpoon = harpoon

# What happened.
move-start = { $who } goes first.
move-fill = New card at { $place }: { $piece }.
move-draw = { $who } draws card 1: { $piece }.
move-lay = { $who } lays card { $nth }: { $piece }.
move-break = { $who } lays card { $nth }: { $piece }. The dive is interrupted! Only card 1 is kept.
move-break-all = { $who } lays card { $nth }: { $piece }. The dive is interrupted! All cards laid are lost.
move-breaker = { $who } lays card { $nth }: a wave meets a wave. The dive is interrupted, and the wave hits everyone!
move-dive = { $who } dives.
move-score = { $who } starts scoring.
move-corner = { $who } lays card 1 { $place ->
        [top-left] at the top-left corner.
        [top-right] at the top-right corner.
        [bottom-left] at the bottom-left corner.
       *[bottom-right] at the bottom-right corner.
    }
move-deeper = { $who } dives deeper, going for card { $nth }.
move-column = { $who } surfaces with the new column: { $pieces }.
move-pick = { $who } takes the { $piece } from { $place }.
move-pick-new = { $who } takes the card just laid: { $piece }.
move-net = { $who } casts a net and takes a { $piece } from { $other }.
move-no-net = { $who } doesn’t use the net.
move-harpoon = { $who } harpoons the { $piece } at { $place }.
move-harpoon-new = { $who } harpoons a { $piece } in the new column.
move-no-harpoon = { $who } doesn’t use the harpoon.
move-wash = The wave takes { $n ->
        [one] a { $piece }
       *[other] { $n }× { $piece }
    } from { $who }.
move-set = { $who } scores a set: { $pieces }.
move-stop = { $who } stops scoring.
move-down = { $who } turns a { $piece } face down.
move-give = { $who } adds a { $piece } to the pool.
move-take = { $who } takes a { $piece } from the pool.

# What may be chosen.
choose-dive = Dive
choose-score = Score sets
choose-corner = Lay it { $place ->
        [top-left] at the top-left corner
        [top-right] at the top-right corner
        [bottom-left] at the bottom-left corner
       *[bottom-right] at the bottom-right corner
    }
choose-deeper = Dive deeper: draw card { $nth }
choose-column = Surface with the new column: { $pieces }
choose-pick = Take the { $piece } at { $place }
choose-pick-new = Take the card you just laid: { $piece }
choose-net = Net: take a { $piece } from { $other }
choose-no-net = Net: take nothing
choose-harpoon = Harpoon: take the { $piece } at { $place }
choose-harpoon-new = Harpoon: take a { $piece } from the new column
choose-no-harpoon = Harpoon: take nothing
choose-wash = Give the wave { $n ->
        [one] your { $piece }
       *[other] { $n }× { $piece }
    }
choose-set = Score: { $pieces }
choose-stop = Stop scoring
choose-down = Turn a { $piece } face down
choose-give = Add a { $piece } to the pool
choose-take = Take a { $piece } from the pool

# What a move would do.
effect-clash = could clash with: { $pieces }
effect-wash = the wave takes { $n ->
        [one] a { $piece }
       *[other] { $n }× { $piece }
    }
effect-clear = the waves that met are discarded
effect-spend = the { $piece } is discarded
effect-steal = { $other } loses a { $piece }
effect-receive = { $you ->
        [yes] you get:
       *[no] { $who } gets:
    } { $pieces }
effect-discard = discarded: { $pieces }
effect-lose = lost: { $pieces }
effect-act = can be used next: { $pieces }
effect-idle = discarded unused: { $pieces }
effect-pick-more = { $n ->
        [one] then { $n } more card from this row
       *[other] then { $n } more cards from this row
    }
effect-set-points = one card of each set you score is worth { $n } points
effect-set-next = then one of these cards, face down, is worth { $n } points
effect-set-missing = { $n ->
        [0] you then have a set
       *[other] { $n ->
            [one] you are then { $n } card short of a set
           *[other] you are then { $n } cards short of a set
        }
    }
effect-leave-set = your set stays face up, within reach of nets and waves
effect-refill = into the gaps in the grid: { $pieces }
effect-pool = into the pool: { $pieces }
effect-secure = safe for the rest of the game: { $piece }
effect-reach = the target score is reached, and the last turns begin
effect-over = the game ends
effect-renew = the discards become a new deck of { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }

# What may be drawn next.
chance-draw = card 1 cannot interrupt the dive
chance-fill = the gaps are filled from the deck
chance-lay = the dive goes on: { $percent }% ({ $weight } of { $of } cards)
chance-break = the dive is interrupted, and only card 1 is kept: { $percent }% ({ $weight } of { $of } cards)
chance-break-all = the dive is interrupted, and everything is lost: { $percent }% ({ $weight } of { $of } cards)
chance-breaker = a wave interrupts the dive and hits everyone: { $percent }% ({ $weight } of { $of } cards)

points-down = { $n ->
        [one] { $n } face-down card
       *[other] { $n } face-down cards
    } = { $points }
points-up = { $n ->
        [one] { $n } face-up card
       *[other] { $n } face-up cards
    } = { $points }
points-tie = { $shrimps ->
        [one] tie-break: { $shrimps } face-up shrimp (fewer is better)
       *[other] tie-break: { $shrimps } face-up shrimps (fewer is better)
    }

reason-length = Someone reached the target score, and everyone else has had a last turn.
reason-turns = A thousand turns have been played.

option-length = Game length
option-length-short = short, 25 points
option-length-standard = standard, 35 points
option-length-long = long, 45 points

draw-podwodni_lowcy = Podwodni łowcy:
draw-table = table
draw-rules = rules
draw-seats = seats
draw-length = game-length:
draw-short = short-(25)
draw-standard = standard-(35)
draw-long = long-(45)
draw-asked = phase:
draw-start = start
draw-fill = filling
draw-draw = draw
draw-turn = dive-or-score
draw-corner = corner
draw-depth = deeper-or-surface
draw-pick = catch
draw-effects = nets-and-harpoons
draw-wash = wave
draw-first-set = set
draw-more-sets = set-or-stop
draw-turn-down = card-to-turn-face-down
draw-give = pool-first-card
draw-give-again = pool-second-card
draw-take = take-from-pool
draw-over = over
draw-seat = seat
draw-diver = turn-of-seat
draw-turns = turns-played
draw-reached = target-reached-by-seat
draw-laid = cards-laid
draw-card = card-1:
draw-picked = chosen:
draw-nets = nets
draw-harpoons = harpoons
draw-given = first-card:
draw-new = new
draw-deck = deck
draw-discards = discards
draw-pool = pool
draw-points = points
draw-up = face up
draw-down = face down
draw-shrimp = shrimp
draw-wave = wave
draw-net = net
draw-harpoon = harpoon
draw-R = R
draw-G = G
draw-Y = Y

# Actions that are not possible now, and why.
action-score = Score sets
action-deeper = Dive deeper
action-set = Score another set
why-over = The game is over.
why-wait = Wait until the cards are drawn.
why-dive-or-score = First choose: dive, or score sets.
why-dive-first = You can take cards from the table only after a dive.
why-corner = First choose a corner for card 1.
why-deeper-or-surface = Now either dive deeper or surface.
why-deep-enough = You can lay at most four cards on a dive.
why-row-only = Take either the whole new column, or cards from the row of the last card you laid.
why-picking = You are taking cards from one row. First choose them all.
why-effects = First use your nets and harpoons, or take nothing with them.
why-net-takes = With a net, you can take only a face-up fish or shrimp from another diver.
why-harpoon-takes = With a harpoon, you can take only a fish from the table.
why-washing = The wave takes one group of your own face-up cards.
why-name-set = First choose the set you want to score.
why-more-sets = You are scoring: choose another set, or stop.
why-turning-down = First turn one card of the set face down.
why-giving = First add two of your face-up cards to the pool.
why-taking = First take a card from the pool.
why-no-set = To score, you need a set and two more face-up cards.
why-no-more-sets = Your remaining cards don’t make a set plus two spare cards.
why-two-more = You have the set, but not two more face-up cards to go with it.
why-not-yours = You do not have all the cards of this set face up.
