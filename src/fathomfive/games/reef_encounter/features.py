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
from fathomfive.games.reef_encounter.rules_actions import (
    flipped,
    kept_back,
    legal_but_moves,
    legal_ends,
    legal_payments,
    legal_placements,
    meal,
)
from fathomfive.games.reef_encounter.rules_reef import (
    beside,
    colour_at,
    coral_at,
    grows,
    joined,
    many,
    on_boards,
    polyps,
    shrimps,
)
from fathomfive.kernel.dice import below
from fathomfive.kernel.speed import rule

SPREAD = 12.0
HORIZON = 6
EXPLORATION = 0.05  # a good move is worth little more than another: a turn has many
WIDENING = 0.25
PACE = 45_000
CHOICES = 5

LATE = 40  # polyps in the bag: what is not eaten soon is lost
RIPE = 4  # polyps that make a meal worth a shrimp
NOISES = 4096
CARELESS = 2.0 / NOISES  # two moves of almost one worth are chosen alike


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
def has_grown(s: State, p: int, colour: int) -> bool:
    """Does a player guard any coral of a colour?"""
    for board in range(s.seats):
        if int(s.coral[board, colour]) & int(s.shrimp[p, board]) != 0:
            return True
    return False


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
    if has_grown(s, p, colour):
        return 4.0 + 1.5 * polyps
    if s.gone[p] + on_boards(s, p) < SHRIMPS and s.put == 0:
        return 0.5 + 1.2 * polyps
    return polyps - 3.0


@rule
def guarded_by_others(s: State, p: int, board: int, colour: int) -> int:
    """Give the corals of a colour that shrimps of anyone else guard on a board."""
    coral = int(s.coral[board, colour])
    return joined(coral, coral & shrimps(s, board) & ~int(s.shrimp[p, board]))


@rule
def placement_worth(s: State, p: int, m: int, mine: int, theirs: int, full: int) -> float:
    """Weigh a square: beside the own guarded coral, consuming others, growing onto D4; never for another's coral.

    `mine` and `theirs` are what is guarded of the polyp's colour on that board, `full` is where polyps lie: the same
    for all its squares.
    """
    board = board_in(m)
    colour = s.colour - 1
    square = int(SQUARE[s.kind[board], (m - PLACE) % ROCKS])
    around = beside(square)
    near = around & int(s.coral[board, colour])
    won = 0.0
    if mine & near != 0:
        won += 6.0
    elif near != 0:
        won += 2.5
        if theirs & near != 0:
            won -= 9.0
    if square & full != 0:
        won += 2.0
        eaten = coral_at(s, board, square)
        if eaten & int(s.shrimp[p, board]) != 0:
            won -= 7.0
        elif eaten & shrimps(s, board) != 0:
            won += 2.0
    if grows(s, board, colour, square):
        won += 1.5
    won += 0.25 * many(near)
    return won if m < AGAIN else won - 0.5


@rule
def board_in(m: int) -> int:
    """Say on which board a move places a polyp, -1 when it is another kind of move."""
    return (m - PLACE) % PLACES // ROCKS if m >= PLACE and m < MOVE else -1


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
    won = 0.6 * min(4, int(s.hand[p, space])) + 0.8 * (has_grown(s, p, space))
    if s.cubes[p, space] > 1:
        won -= 1.0
    for colour in range(COLOURS):
        n = int(s.sea[space, colour])
        if n > 0:
            won += n * (0.6 + 0.1 * min(4, int(s.hand[p, colour])) + 0.5 * (has_grown(s, p, colour)))
    return 0.3 * won


@rule
def worth(s: State, p: int, m: int) -> float:
    """Weigh a move but a placement; the end of the turn is worth a little, moving shrimps about nothing."""
    if m >= MOVE:
        return -4.0
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
def order(s: State, moves: Any, n: int, scores: Any) -> None:
    """Put first what looks best at a glance."""
    p = s.seat
    board = -1
    mine = 0
    theirs = 0
    full = 0
    for k in range(n):
        m = int(moves[k])
        here = board_in(m)
        if here < 0:
            scores[k] = worth(s, p, m)
        else:
            if here != board:
                board = here
                mine = guarded(s, p, board, s.colour - 1)
                theirs = guarded_by_others(s, p, board, s.colour - 1)
                full = polyps(s, board)
            scores[k] = placement_worth(s, p, m, mine, theirs, full)


@rule
def playout(s: State, moves: Any, n: int, scores: Any, dice: Any) -> int:
    """Do what looks about best at a glance."""
    order(s, moves, n, scores)
    best = 0
    most = -99.0
    for k in range(n):
        here = scores[k] + CARELESS * below(dice, NOISES)
        if here > most:
            most = here
            best = k
    return best


@rule
def glance(s: State, moves: Any) -> int:
    """Leave the moves of shrimps out; while polyps are being placed, look at nothing but that and the end of it."""
    if s.phase != Phase.TURN:
        return 0
    n = legal_ends(s, moves, legal_payments(s, moves, 0))
    placements = legal_placements(s, moves, n) if s.colour > 0 else n
    return placements if placements > n else legal_but_moves(s, moves)


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
