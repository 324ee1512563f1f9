"""A random deal of the polyps that a viewer of Reef Encounter cannot know."""

from fathomfive.games.reef_encounter.components import COLOURS, State
from fathomfive.games.reef_encounter.knowledge import knows_bag, knows_fed, knows_hand, unnoted
from fathomfive.kernel.dice import Dice, below
from fathomfive.kernel.game import TABLE
from fathomfive.kernel.speed import rule

LANE = 8  # bits of a lane: several small numbers are packed into one


@rule
def lane(numbers: int, i: int) -> int:
    """Read one of the small numbers packed into one."""
    return numbers >> LANE * i & (1 << LANE) - 1


@rule
def imagine(s: State, viewer: int, dice: Dice) -> None:
    """RE-47 Deal anew the polyps the viewer cannot know, with every arrangement equally likely.

    Polyps that only their owner has seen change places with each other and with those in the bag; of a colour whose
    number in the bag is known to all, that number stays.
    """
    if viewer == TABLE:
        return
    hidden = 0  # polyps to deal, a lane a colour
    slots = 0  # how many each seat gets behind the screen, a lane a seat
    n = 0
    drawn = 0
    for p in range(s.seats):
        if not knows_hand(p, viewer):
            slots += unnoted(s, p) << LANE * p
            n += unnoted(s, p)
            for colour in range(COLOURS):
                hidden += int(s.hand[p, colour]) - int(s.noted[p, colour]) << LANE * colour
                s.hand[p, colour] = s.noted[p, colour]
        if not knows_fed(s, p, viewer) and s.fed[p] > 0:
            n += 1
            hidden += 1 << LANE * (int(s.fed[p]) - 1)
            s.fish[p, s.fed[p] - 1] -= 1
    for colour in range(COLOURS):
        if not knows_bag(s, colour, viewer):
            drawn += lane(hidden, colour)
            s.bag[colour] += lane(hidden, colour)
            hidden -= lane(hidden, colour) << LANE * colour
    for _ in range(drawn):
        colour = draw_unknown(s, viewer, dice)
        s.bag[colour] -= 1
        hidden += 1 << LANE * colour
    for p in range(s.seats):
        for _ in range(lane(slots, p)):
            colour = draw_lane(hidden, n, dice)
            hidden -= 1 << LANE * colour
            n -= 1
            s.hand[p, colour] += 1
        if not knows_fed(s, p, viewer) and s.fed[p] > 0:
            colour = draw_lane(hidden, n, dice)
            hidden -= 1 << LANE * colour
            n -= 1
            s.fish[p, colour] += 1
            s.fed[p] = colour + 1


@rule
def draw_unknown(s: State, viewer: int, dice: Dice) -> int:
    """Draw a polyp from the bag, among the colours whose number there the viewer does not know."""
    total = 0
    for colour in range(COLOURS):
        if not knows_bag(s, colour, viewer):
            total += int(s.bag[colour])
    mark = below(dice, total)
    chosen = -1
    for colour in range(COLOURS):
        if not knows_bag(s, colour, viewer):
            if mark >= 0:
                chosen = colour
            mark -= int(s.bag[colour])
    return chosen


@rule
def draw_lane(numbers: int, total: int, dice: Dice) -> int:
    """Draw one piece at random from counts packed in lanes."""
    mark = below(dice, total)
    chosen = -1
    for i in range(COLOURS):
        if mark >= 0:
            chosen = i
        mark -= lane(numbers, i)
    return chosen
