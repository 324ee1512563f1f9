box-also = Underwater Hunters
box-line = A column of cards grows beside the grid, until it breaks.
box-feel = sets, nets and waves

# The board
plan = The sea: a grid of cards with a lane on every side
catch = Your catch
catch-n = { $n } open
catch-of = { $who }’s catch
others = The others’ catch
name-shrimp = Shrimp
name-wave = Wave
name-net = Net
name-harpoon = Harpoon
deck = deck
discards = discards
first-card = card 1
card-n = card { $n }
breaks = breaks
breaks-short = breaks
broken = The dive breaks: these cards do not go together
broken-yours = Your dive breaks
broken-whose = { $who }: the dive breaks
broken-why = { $kind ->
        [fish] Two fish of one colour side by side
        [shrimp] Two shrimps in a line
        [wave] Two waves in a line
        [net] Two nets in a line
       *[harpoon] Two harpoons in a line
    }
broken-what = { $kind ->
        [break] Card 2 is lost, card 1 is caught
        [break-all] All laid cards are lost
       *[breaker] Everyone loses a group of cards
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
reached = has reached the length
open-n = { $n } open
safe-n = { $n ->
        [one] { $n } scored card, safe for good
       *[other] { $n } scored cards, safe for good
    }
about-turn = turn { $n } · to { $goal } points
note-open = At { $n } points the last turns begin
note-last = The last turns: one each

ask-turn = Dive, or score?
line-turn = A dive lays cards beside the grid. Scoring turns sets into points that are safe.
ask-turn-dive = Dive: draw card 1
line-turn-dive = Scoring needs a set and two open cards beyond it.
ask-corner = At which corner does your dive begin?
line-corner = Card 1 is: { $piece }. Card 2 will lie beside the nearest row.
ask-depth = Surface, or go deeper?
ask-surface = You surface. What do you take?
line-depth = So far the dive holds. Take the whole column, or any { $n } of your row.
ask-pick = Which card next?
line-pick = From your row, { $n ->
        [one] { $n } card more
       *[other] { $n } cards more
    }.
ask-effects = Net or harpoon: whom does it catch?
ask-net = Whose fish does your net take?
ask-harpoon = Which fish does your harpoon strike?
line-effects = Press the card you want, or the net or harpoon itself to take nothing.
line-net = Press the card you want, or the net itself to take nothing.
line-harpoon = Press the fish you want, or the harpoon itself to take nothing.
ask-wash = The wave takes a whole group. Which one?
line-wash = A wave met a wave, and the dive broke. Each diver loses all open cards of one kind and colour, or all shrimps.
ask-first_set = Which set do you score?
line-first_set = One card of it becomes 10 points. The rest, and two more of yours, go into the pool.
ask-more_sets = Another set, or stop?
line-more_sets = Each set has a pool of its own.
ask-stop = That was your last set
line-stop = What you have left makes no set with two cards beyond it.
ask-turn_down = Which card of the set is turned down?
line-turn_down = It is worth 10 points, and nothing can take it any more.
ask-give = What do you add to the pool?
line-give = { $n ->
        [one] { $n } more of your open cards.
       *[other] { $n } more of your open cards.
    }
ask-take = Which card do you take from the pool?
line-take = Every other diver takes one; what is left is gone.

spot-cell = { $piece }, { $place }
spot-picked = { $piece }, taken
spot-new = { $piece }, card { $n } of the new column
spot-next = card { $n } would lie here{ $p ->
        [none] { "" }
       *[known] ; { $p } % break
    }
spot-corner = { $place ->
        [top-left] top left corner
        [top-right] top right corner
        [bottom-left] bottom left corner
       *[bottom-right] bottom right corner
    }{ $p ->
        [none] { "" }
       *[known] ; { $p } % break at card 2
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
spot-catch = your { $piece }, { $n }
spot-pool = in the pool: { $n }× { $piece }
spot-coming = { $piece }, to go into the pool; press to keep it
spot-set = set: { $what }
spot-safe = your scored cards, { $n }
spot-no-set = score a set
spot-no-net = net, { $n }: take nothing
spot-no-harpoon = harpoon, { $n }: take nothing
left-deck = In the deck: { $n }
left-discards = Discarded: { $n }

cap-corner = the corner where a dive begins
cap-dive = dive, and go deeper
cap-column = take the whole column
cap-row = go to the first card of your row; arrows, then Space
cap-score = lay out a set
cap-no = take nothing, or stop

# What just happened.
banner-net = { $who } takes a card from you with a net: { $piece }.
banner-wash = The wave takes from you: { $n }× { $piece }.
banner-reached = You have { $n } points or more!
banner-reached-other = { $who } has { $n } points or more.
banner-reached-line = The others have one last turn each.
run-fill = { $n ->
        [one] { $n } new card
       *[other] { $n } new cards
    } in the grid: { $pieces }.
