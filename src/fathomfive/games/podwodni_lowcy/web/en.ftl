box-also = Underwater Hunters
box-line = Lay card after card beside the grid, until your luck runs out.
box-feel = sets, nets and waves

# The board
plan = The sea: a grid of cards, with free space on every side
letter-red = R
letter-green = G
letter-yellow = Y
catch = Your catch
catch-n = { $n } face up
catch-of = { $who }’s catch
others = The others’ catches
name-shrimp = Shrimp
name-wave = Wave
name-net = Net
name-harpoon = Harpoon
deck = deck
discards = discards
first-card = card 1
card-n = card { $n }
breaks = risk
breaks-short = risk
broken = The dive is interrupted: these cards clash
broken-yours = Your dive is interrupted
broken-whose = { $who }’s dive is interrupted
broken-why = { $kind ->
        [fish] Two fish of the same colour next to each other
        [shrimp] Two shrimps in one row or column
        [wave] Two waves in one row or column
        [net] Two nets in one row or column
       *[harpoon] Two harpoons in one row or column
    }
broken-what = { $kind ->
        [break] Card 2 is lost, card 1 is kept
        [break-all] All cards laid are lost
       *[breaker] Everyone with face-up cards loses a group
    }
your-row = your row
any-of = any { $n } of { $all }
safe = safe
a-set = a set
worth = points
score-short = score
pool = The pool
the-set = Your set
their-set = The set
your-sets = Sets you can score
more-sets = and { $n } more in the list
decline-card = take nothing
set-ready = a set to score
set-near = one card short of a set
set-peril = { $what ->
        [wave-net] set at risk: wave, net
        [wave] set at risk: wave
        [net] set at risk: net
       *[none] a set to score
    }
flags-mean = completes this diver’s set
reached = has reached the target
reached-short = target ✓
open-n = { $n } face up
safe-n = { $n ->
        [one] { $n } scored card, safe from nets and waves
       *[other] { $n } scored cards, safe from nets and waves
    }
about-turn = target: { $goal } points · turn { $n }
note-open = The last turns begin at { $n } points
note-last = Last turns: one each

ask-turn = Dive or score?
line-turn = Dive to catch more cards, or turn your sets into points that nobody can take.
ask-turn-dive = Dive: draw card 1
line-turn-dive = To score, you need a set and two more face-up cards.
line-turn-last = This is your last turn. After it, only your points count.
ask-corner = Which corner do you dive from?
line-corner = Card 1: { $piece }. Card 2 will go beside the nearest row.
ask-depth = Surface or dive deeper?
ask-surface = You surface. What do you take?
line-depth = The dive is safe so far. Take the whole column, or any { $n } cards from your row.
ask-pick = Which card next?
line-pick = { $n ->
        [one] { $n } more card
       *[other] { $n } more cards
    } from your row.
ask-effects = Which card does your net or harpoon take?
ask-net = Which card does your net take?
ask-harpoon = Which fish does your harpoon take?
line-effects = Tap the card you want, or the net or harpoon itself to take nothing.
line-net = Tap the card you want, or the net itself to take nothing.
line-harpoon = Tap the fish you want, or the harpoon itself to take nothing.
ask-wash = The wave takes a whole group. Which one?
line-wash = A wave met a wave and interrupted the dive. Each diver loses all face-up cards of one kind and colour, or all shrimps.
ask-first_set = Which set do you score?
line-first_set = One card of it becomes worth 10 points. The rest of the set and two more of your cards go into the pool.
ask-more_sets = Score another set, or stop?
line-more_sets = Each set has its own pool.
ask-stop = That was your last set
line-stop = Your remaining cards don’t make a set plus two spare cards.
ask-turn_down = Which card of the set do you turn face down?
line-turn_down = It is worth 10 points, and nothing can take it from you.
ask-give = What do you add to the pool?
line-give = { $n ->
        [one] Choose { $n } more of your face-up cards.
       *[other] Choose { $n } more of your face-up cards.
    }
ask-take = Which card do you take from the pool?
line-take = Everyone except the scorer takes one card. The rest are discarded.

spot-cell = { $piece }, { $place }
spot-picked = { $piece }, taken
spot-wanted = { $what }; completes a set for: { $who }
spot-new = { $piece }, card { $n } of the new column
spot-next = card { $n } goes here{ $p ->
        [none] { "" }
       *[known] ; risk of interruption: { $p }%
    }
spot-corner = { $place ->
        [top-left] top-left corner
        [top-right] top-right corner
        [bottom-left] bottom-left corner
       *[bottom-right] bottom-right corner
    }{ $p ->
        [none] { "" }
       *[known] ; risk of interruption at card 2: { $p }%
    }
spot-first = card 1: { $piece }
spot-deck = deck, { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
spot-discards = discards, { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }: { $what }
spot-held = { $who }: { $n }× { $piece }
spot-catch = yours: { $n }× { $piece }
spot-pool = in the pool: { $n }× { $piece }
spot-coming = { $piece }, going into the pool; tap to keep it
spot-set = set: { $what }
spot-safe = your scored cards, { $n }
spot-no-set = score a set
spot-no-net = { $n }× net: take nothing
spot-no-harpoon = { $n }× harpoon: take nothing
left-deck = In the deck: { $n }
left-discards = Discarded: { $n }

cap-corner = dive from this corner
cap-dive = dive, or dive deeper
cap-column = take the whole column
cap-row = go to the first card of your row; then use the arrow keys and Space
cap-score = score a set
cap-no = take nothing, or stop scoring

# What just happened.
banner-net = { $who } takes a card from you with a net: { $piece }.
banner-wash = The wave takes from you: { $n }× { $piece }.
banner-reached = You have reached { $n } points!
banner-reached-other = { $who } has reached { $n } points.
banner-reached-line = { $n ->
        [1] The other diver has one last turn.
       *[n] The others have one last turn each.
    }
banner-reached-yours = You have one last turn.
run-fill = { $n ->
        [one] { $n } new card
       *[other] { $n } new cards
    } in the grid: { $pieces }.
