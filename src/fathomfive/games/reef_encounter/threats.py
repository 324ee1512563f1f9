"""Which polyps every player of Reef Encounter could consume in a turn, as far as a viewer may know.

The coral tiles are taken as they lie now, and one colour at a time: what a player wins on the way buys nothing here.
"""

from fathomfive.games.reef_encounter.components import (
    AT_ONCE,
    BEATS,
    COLOURS,
    EXTRA,
    PAID,
    State,
)
from fathomfive.games.reef_encounter.corals import names_of
from fathomfive.games.reef_encounter.drawing import WITHIN_A_TURN
from fathomfive.games.reef_encounter.knowledge import hand_seen
from fathomfive.games.reef_encounter.pieces import COLOUR_NAMES
from fathomfive.games.reef_encounter.rules_reef import bare, beside, joined, protected, shrimps


def threats(s: State, numbers: State, hidden: list[int], viewer: int) -> list[dict[str, list[str]]]:
    """RE-22, RE-43 Name the polyps that each player could consume in a turn, by the colour that would consume them.

    The table comes as `plain` numbers, too, with the polyps that the viewer has not seen.
    """
    found: list[dict[str, list[str]]] = [{} for _ in range(s.seats)]
    if s.ended:
        return found
    for colour, name in enumerate(COLOUR_NAMES):
        ready = [_at_hand(s, p, colour, viewer, hidden[colour]) for p in range(s.seats)]
        most = max(ready)
        for board in range(s.seats) if most else ():
            levels = within(numbers, board, colour, most)
            for p, n in enumerate(ready):
                if n and levels and levels[min(n, len(levels)) - 1]:
                    squares = names_of(int(s.kind[board]), levels[min(n, len(levels)) - 1])
                    found[p][name] = found[p].get(name, []) + squares
    return found


def _at_hand(s: State, p: int, colour: int, viewer: int, hidden: int) -> int:
    """RE-22, RE-23, RE-26, RE-28 Count the polyps of a colour that a player could place in a turn, at most.

    A consumed polyp may buy the larva, and a larva that is not needed a polyp.  Polyps the viewer does not know may
    all have this colour.
    """
    known, others = hand_seen(s, p, viewer)
    unknown = min(others, hidden)
    hand, spare = known[colour] + unknown, int(s.bonus[colour]) + hidden - unknown
    prey, cubes, supply = int(s.prey[p, colour]), int(s.cubes[p, colour]), int(s.larvae[colour])
    acts = s.phase in WITHIN_A_TURN and p == s.seat
    left = PAID - s.paid if acts else PAID
    begun = acts and s.colour == colour + 1
    best = 0
    for payments in range(0 if begun else 1, left + 1):
        bought = max(0, payments - cubes)
        if bought <= min(prey, supply):
            room = AT_ONCE * payments + (AT_ONCE - s.placed if begun else 0)
            swapped = min(max(0, cubes - payments), spare)
            best = max(best, min(hand + swapped, room) + prey - bought)
    return best


def within(s: State, board: int, colour: int, most: int) -> list[int]:
    """RE-40 to RE-45 Give the polyps that a colour could consume with 1, 2, ... polyps, up to the most there are.

    The last set holds for any larger number.
    """
    guards = shrimps(s, board)
    own, rock = int(s.coral[board, colour]), bare(s, board)
    prey = 0
    for other in range(COLOURS):
        if int(BEATS[s.down, colour]) >> other & 1:
            coral = int(s.coral[board, other])
            prey |= coral & ~protected(coral, guards)
    if prey == 0:
        return []
    grows = rock & EXTRA if s.advanced == 0 and s.bag[colour] + s.bonus[colour] > 0 else 0
    levels: list[int] = []
    for corals in _joinable(own, guards):
        banned = beside(own & ~corals)
        reached = _spread(corals, rock & ~banned, prey & ~banned, grows & ~banned, most)
        longer, shorter = (levels, reached) if len(levels) > len(reached) else (reached, levels)
        levels = [one | (shorter[min(k, len(shorter) - 1)] if shorter else 0) for k, one in enumerate(longer)]
    return levels


def _joinable(own: int, guards: int) -> list[int]:
    """RE-41 Give the polyps of a colour in every way that leaves only one of the corals that hold a shrimp."""
    guarded = []
    left = own & guards
    while left:
        guarded.append(joined(own, left & -left))
        left &= ~guarded[-1]
    free = own & ~sum(guarded)
    return [free | coral for coral in guarded] or [own]


def _spread(own: int, rock: int, prey: int, grows: int, most: int) -> list[int]:
    """RE-40, RE-42, RE-43 Give the polyps within reach of 1, 2, ... placed polyps.

    A polyp attacks once it lies beside another one of its colour: both are in `ready`, by the fewest polyps it takes.
    """
    ready = own & beside(own)
    levels = []
    for n in range(1, most + 1):
        bitten = prey & beside(ready)
        placed = bitten | rock & beside(ready | own)
        if n > 1:
            placed |= rock & beside(rock)
        if grows:
            placed |= rock & beside(grows)
            if placed & beside(grows):
                placed |= grows
        levels.append(bitten)
        more = ready | placed
        more |= own & beside(more)
        if more == ready and n > 1:
            break
        ready = more
    return levels
