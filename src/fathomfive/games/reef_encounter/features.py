"""What a bot may know of Reef Encounter beyond its rules: grow what you guard, eat it in time, keep others small."""

from typing import Any

from fathomfive.games.reef_encounter.components import (
    AGAIN,
    AT_ONCE,
    COLOURS,
    EAT,
    FEED,
    GROW,
    HATCH,
    LARVA,
    MOVE,
    PAY,
    PLACE,
    PLACES,
    PUT,
    ROCKS,
    SHRIMPS,
    SQUARE,
    SWAP,
    TAKE,
    VALUE,
    WAYS,
    Phase,
    State,
)
from fathomfive.games.reef_encounter.rules import in_bag
from fathomfive.games.reef_encounter.rules_actions import flipped, kept_back, meal
from fathomfive.games.reef_encounter.rules_reef import (
    beside,
    colour_at,
    coral_at,
    grows,
    joined,
    many,
    on_boards,
)
from fathomfive.kernel.dice import below
from fathomfive.kernel.speed import rule

SPREAD = 12.0
HORIZON = 4
PACE = 40_000

LATE = 40  # polyps in the bag: what is not eaten soon is lost
RIPE = 4  # polyps that make a meal worth a shrimp


@rule
def guarded(s: State, p: int, board: int, colour: int) -> int:
    """Give the corals of a colour that a player's shrimps guard on a board."""
    coral = int(s.coral[board, colour])
    return joined(coral, coral & int(s.shrimp[p, board]))


@rule
def grown(s: State, p: int, colour: int) -> int:
    """Count the polyps of a colour in all corals that a player guards."""
    n = 0
    for board in range(s.seats):
        n += many(guarded(s, p, board, colour))
    return n


@rule
def meal_worth(s: State, p: int, k: int) -> float:
    """Weigh eating the coral of the k-th own shrimp: large ones now, small ones only when time is short."""
    n = meal(s, k) - kept_back(s)
    if n >= RIPE or in_bag(s) < LATE or s.phase == Phase.LAST:
        return 12.0 + 3.0 * n if n > 0 else -9.0
    return -1.0


@rule
def payment_worth(s: State, p: int, colour: int) -> float:
    """Weigh paying a larva: many polyps for a coral that is guarded, or soon can be."""
    polyps = min(AT_ONCE, int(s.hand[p, colour])) + int(s.prey[p, colour])
    if grown(s, p, colour) > 0:
        return 4.0 + 1.5 * polyps
    if s.gone[p] + on_boards(s, p) < SHRIMPS and s.put == 0:
        return 0.5 + 1.2 * polyps
    return polyps - 3.0


@rule
def placement_worth(s: State, p: int, m: int) -> float:
    """Weigh a square: beside the own guarded coral, consuming others, growing onto D4; never for another's coral."""
    at = (m - PLACE) % PLACES
    board = at // ROCKS
    colour = s.colour - 1
    square = int(SQUARE[s.kind[board], at % ROCKS])
    around = beside(square)
    coral = int(s.coral[board, colour])
    won = 0.0
    if guarded(s, p, board, colour) & around != 0:
        won += 6.0
    elif coral & around != 0:
        won += 2.5
        for other in range(s.seats):
            if other != p and guarded(s, other, board, colour) & around != 0:
                won -= 9.0
    consumed = colour_at(s, board, square)
    if consumed >= 0:
        won += 2.0
        if guarded(s, p, board, consumed) & square != 0:
            won -= 7.0
        for other in range(s.seats):
            if other != p and guarded(s, other, board, consumed) & square != 0:
                won += 2.0
    if grows(s, board, colour, square):
        won += 1.5
    won += 0.25 * many(around & coral)
    return won if m < AGAIN else won - 0.5


@rule
def put_worth(s: State, p: int, at: int) -> float:
    """Weigh a coral to guard by its size, and a polyp by how many neighbours it protects."""
    board = at // ROCKS
    square = int(SQUARE[s.kind[board], at % ROCKS])
    coral = coral_at(s, board, square)
    colour = colour_at(s, board, square)
    ready = min(4, int(s.hand[p, colour])) if s.cubes[p, colour] > 0 else 0
    return 1.2 * many(coral) + 0.4 * many(coral & beside(square)) + 0.5 * ready - 2.0


@rule
def swap_worth(s: State, p: int, number: int) -> float:
    """Weigh flipping coral tiles by what it makes of the parrotfish and of the corals that grow."""
    way = number % WAYS
    down = s.down ^ flipped(s, way)
    won = -2.0
    for colour in range(COLOURS):
        change = int(VALUE[down, colour]) - int(VALUE[s.down, colour])
        if change != 0:
            for q in range(s.seats):
                stake = int(s.fish[q, colour]) + 0.5 * grown(s, q, colour)
                won += change * stake if q == p else -change * stake / (s.seats - 1)
    return won


@rule
def take_worth(s: State, p: int, space: int) -> float:
    """Weigh a space of the sea: its larva for polyps that wait, its polyps for corals that grow."""
    won = 0.6 * min(4, int(s.hand[p, space])) + 0.8 * (grown(s, p, space) > 0)
    if s.cubes[p, space] > 1:
        won -= 1.0
    for colour in range(COLOURS):
        n = int(s.sea[space, colour])
        if n > 0:
            won += n * (0.6 + 0.1 * min(4, int(s.hand[p, colour])) + 0.5 * (grown(s, p, colour) > 0))
    return 0.3 * won


@rule
def worth(s: State, p: int, m: int) -> float:
    """Weigh a move at a glance; the end of the turn is worth a little, moving shrimps about nothing."""
    if m >= MOVE:
        return -4.0
    if m >= PLACE:
        return placement_worth(s, p, m)
    if m >= PUT:
        return put_worth(s, p, m - PUT)
    if m >= TAKE:
        return take_worth(s, p, m - TAKE)
    if m >= GROW:
        colour = m - GROW
        return 0.3 if s.hand[p, colour] > 0 and s.cubes[p, colour] > 2 else -1.5
    if m >= SWAP:
        return swap_worth(s, p, m - SWAP)
    if m >= HATCH:
        colour = m - HATCH
        return 2.0 if s.cubes[p, colour] == 0 and s.hand[p, colour] > 1 else -1.0
    if m >= PAY:
        return payment_worth(s, p, m - PAY)
    if m >= EAT:
        return meal_worth(s, p, m - EAT)
    if m >= LARVA:
        return 0.5 * int(s.hand[p, m - LARVA]) - 0.8 * int(s.cubes[p, m - LARVA]) if m < LARVA + COLOURS else 0.0
    return -0.5 * int(s.hand[p, m - FEED])


@rule
def playout(s: State, moves: Any, n: int, dice: Any) -> int:
    """Do what looks best at a glance, and move shrimps only when nothing else is left."""
    p = s.seat
    best = below(dice, n)
    most = -99.0
    for k in range(n):
        m = int(moves[k])
        if m >= MOVE and most > -99.0:
            break
        here = worth(s, p, m) + 0.0005 * below(dice, 4096)
        if here > most:
            most = here
            best = k
    return best


@rule
def order(s: State, moves: Any, n: int, scores: Any) -> None:
    """Put first what looks best at a glance."""
    for k in range(n):
        scores[k] = worth(s, s.seat, int(moves[k]))


@rule
def value(s: State, out: Any) -> None:
    """Expect the points eaten, most of what guarded corals would give, and a little for everything held."""
    over = s.phase == Phase.REVEAL or s.phase == Phase.OVER
    time = min(1.0, in_bag(s) / 60.0)
    for p in range(s.seats):
        total = 0.0
        for colour in range(COLOURS):
            total += int(s.fish[p, colour]) * int(VALUE[s.down, colour])
        if not over:
            for board in range(s.seats):
                left = int(s.shrimp[p, board])
                while left != 0:
                    square = left & -left
                    left ^= square
                    n = many(coral_at(s, board, square))
                    if n > 0:
                        worth_each = int(VALUE[s.down, colour_at(s, board, square)])
                        gain = n - kept_back(s)
                        total += worth_each * (0.75 * gain if gain > 0 else 0.0) + 0.35 * time * min(n, 5)
            held = 0
            for colour in range(COLOURS):
                held += min(5, int(s.hand[p, colour])) + min(3, int(s.cubes[p, colour])) + 2 * int(s.prey[p, colour])
            total += 0.25 * time * held
        out[p] = total
