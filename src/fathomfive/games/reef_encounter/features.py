"""Heuristics for bots in Reef Encounter: the worth of moves and tables."""

from typing import Any

from fathomfive.games.reef_encounter.components import (
    AGAIN,
    AT_ONCE,
    COLOURS,
    EAT,
    FEED,
    GROW,
    HATCH,
    LARGE_ENOUGH,
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
from fathomfive.games.reef_encounter.rules_actions import board_of, flipped, kept_back, meal, square_of
from fathomfive.games.reef_encounter.rules_reef import (
    beside,
    colour_at,
    coral_at,
    grows,
    joined,
    many,
    placeable,
    polyps,
    shrimps,
)
from fathomfive.games.reef_encounter.rules_turn import legal_but_moves, listed, may_place, may_put
from fathomfive.kernel.dice import FACES, throw
from fathomfive.kernel.speed import rule

SPREAD = 10.0
ROUNDS = 1
EXPLORATION = 0.05  # low, since a turn has many moves and each of them matters little
WIDENING = 0.25
PACE = 80_000
CHOICES = 5

# The weights of moves were found by hill climbing, a few at a time, in about a million games of self-play: playouts
# with them won 82% against playouts with the first guesses.  The weights of `value` are set by hand so that placing is
# worth more than holding, and eating more than waiting: weights fitted to the results of games made the search hoard.
LATE = 50  # with fewer polyps in the bag, corals must be eaten soon or are lost
RIPE = 3  # gained polyps that make a meal worth a shrimp
WINNING = 99.0  # more than all else
FAIR = 2.5  # points for a polyp of an average colour
A_LARVA = 0.4  # points
CARELESS = 0.6 / FACES  # noise that makes moves of nearly equal worth equally likely


@rule
def corals_of(s: State, p: int, board: int, colour: int) -> int:
    """Find the corals of a colour that a player guards on a board."""
    return joined(int(s.coral[board, colour]), int(s.shrimp[p, board]))


@rule
def grown(s: State, p: int, colour: int) -> int:
    """Count the polyps of a colour in all corals that a player guards."""
    n = 0
    for board in range(s.seats):
        n += many(corals_of(s, p, board, colour))
    return n


@rule
def growing(s: State, p: int) -> int:
    """Give the colours of the corals that a player guards, as bits."""
    found = 0
    for board in range(s.seats):
        own = int(s.shrimp[p, board])
        for colour in range(COLOURS):
            found |= (int(s.coral[board, colour]) & own != 0) << colour
    return found


@rule
def swallowed(s: State, p: int) -> int:
    """Count the points of a player now."""
    total = 0
    for colour in range(COLOURS):
        total += int(s.fish[p, colour]) * int(VALUE[s.down, colour])
    return total


@rule
def last_meal(s: State, p: int) -> int:
    """Count the points that a player could eat in a last turn, as the corals stand."""
    most = 0
    for board in range(s.seats):
        left = int(s.shrimp[p, board])
        while left != 0:
            square = left & -left
            left ^= square
            n = many(coral_at(s, board, square)) - kept_back(s) - 1
            if n > 0:
                most = max(most, n * int(VALUE[s.down, colour_at(s, board, square)]))
    return most


@rule
def leads_after(s: State, k: int) -> bool:
    """Does the player win if it eats its last coral, which ends the game, and then all others eat their best ones?"""
    board = board_of(s, k)
    colour = colour_at(s, board, square_of(s, k))
    own = swallowed(s, s.seat) + (meal(s, k) - kept_back(s)) * int(VALUE[s.down, colour])
    for p in range(s.seats):
        if p != s.seat and swallowed(s, p) + last_meal(s, p) >= own:
            return False
    return True


@rule
def meal_worth(s: State, k: int) -> float:
    """Weigh eating the coral of the player's k-th shrimp: large corals at any time, small ones only when it is late."""
    n = meal(s, k) - kept_back(s)
    if s.phase == Phase.TURN and s.gone[s.seat] == SHRIMPS - 1:
        return WINNING if leads_after(s, k) else -WINNING
    if n >= RIPE or in_bag(s) < LATE or s.phase == Phase.LAST:
        return 12.0 + 3.0 * n if n > 0 else -9.0
    return -1.0 - 0.25 * n


@rule
def payment_worth(s: State, p: int, colour: int, own: int) -> float:
    """Weigh paying a larva by the polyps it can place, more if the player guards a coral of the colour or soon can."""
    polyps = min(AT_ONCE, int(s.hand[p, colour])) + int(s.prey[p, colour])
    better = int(VALUE[s.down, colour]) - FAIR
    if own >> colour & 1:
        return (1.8 + 0.15 * better) * polyps
    if may_put(s):
        return 0.5 + (0.85 + 0.15 * better) * polyps
    return 0.7 * polyps - 3.0


@rule
def corals_of_others(s: State, p: int, board: int, colour: int) -> int:
    """Find the corals of a colour that other players guard on a board."""
    return joined(int(s.coral[board, colour]), shrimps(s, board) & ~int(s.shrimp[p, board]))


@rule
def placement_worth(s: State, p: int, m: int, mine: int, theirs: int, full: int) -> float:
    """Weigh a square for a polyp: joining a guarded coral, consuming and growing are good, helping others is bad.

    `mine` and `theirs` are the guarded corals of the polyp's colour on the board, and `full` is all its polyps.  They
    are arguments because all squares of a board share them.
    """
    board = board_in(m)
    colour = s.colour - 1
    square = int(SQUARE[s.kind[board], (m - PLACE) % ROCKS])
    around = beside(square)
    near = around & int(s.coral[board, colour])
    won = 0.0
    if mine & near != 0:
        won += 6.1
    elif near != 0:
        won += 2.5
        if theirs & near != 0:
            won -= 9.0
    if square & full != 0:
        won += 2.3
        eaten = coral_at(s, board, square)
        if eaten & int(s.shrimp[p, board]) != 0:
            won -= 1.3
        elif eaten & shrimps(s, board) != 0:
            won += 2.0
    if grows(s, board, colour, square):
        won += 1.9
    won += 0.25 * many(near)
    return won if m < AGAIN else won - 0.25


@rule
def board_in(m: int) -> int:
    """Find the board a move places a polyp on, -1 for other kinds of moves."""
    return (m - PLACE) % PLACES // ROCKS if m >= PLACE and m < MOVE else -1


@rule
def put_worth(s: State, p: int, at: int) -> float:
    """Weigh putting a shrimp on a polyp by the size of the coral and the number of neighbours protected."""
    board = at // ROCKS
    square = int(SQUARE[s.kind[board], at % ROCKS])
    coral = coral_at(s, board, square)
    colour = colour_at(s, board, square)
    ready = min(AT_ONCE, int(s.hand[p, colour])) if s.cubes[p, colour] > 0 else 0
    better = int(VALUE[s.down, colour]) - FAIR
    return 1.2 + 2.6 * many(coral) + many(coral & beside(square)) + 0.5 * ready + 0.3 * better


@rule
def swap_worth(s: State, p: int, number: int) -> float:
    """Weigh a cylinder by how the tiles it flips change the worth of polyps in parrotfish and in guarded corals."""
    way = number % WAYS
    down = s.down ^ flipped(s, way)
    won = -2.6
    for colour in range(COLOURS):
        change = int(VALUE[down, colour]) - int(VALUE[s.down, colour])
        if change != 0:
            for q in range(s.seats):
                stake = int(s.fish[q, colour]) + 0.8 * grown(s, q, colour)
                won += change * stake if q == p else -change * stake / (s.seats - 1)
    return won


@rule
def take_worth(s: State, p: int, space: int, own: int) -> float:
    """Weigh a space of the sea: its larva by the polyps in hand, its polyps by the corals the player guards."""
    won = 0.24 * min(4, int(s.hand[p, space])) + 0.63 * (own >> space & 1)
    if s.cubes[p, space] > 1:
        won -= 0.4
    for colour in range(COLOURS):
        n = int(s.sea[space, colour])
        if n > 0:
            won += n * (0.35 - 0.04 * min(4, int(s.hand[p, colour])) + 0.5 * (own >> colour & 1))
    return won


@rule
def worth(s: State, p: int, m: int, own: int) -> float:
    """Weigh any move except a placement; `own` is the set of colours whose corals the player guards."""
    if m >= MOVE:
        return -4.0
    if m >= PUT:
        return put_worth(s, p, m - PUT)
    if m >= TAKE:
        return take_worth(s, p, m - TAKE, own)
    if m >= GROW:
        colour = m - GROW
        return 0.8 if s.hand[p, colour] > 0 and s.cubes[p, colour] > 2 else -1.5
    if m >= SWAP:
        return swap_worth(s, p, m - SWAP)
    if m >= HATCH:
        colour = m - HATCH
        return 1.5 if s.cubes[p, colour] == 0 and s.hand[p, colour] > 1 else -1.0
    if m >= PAY:
        return payment_worth(s, p, m - PAY, own)
    if m >= EAT:
        return meal_worth(s, m - EAT)
    if m >= LARVA:
        colour = m - LARVA
        if colour >= COLOURS:
            return 0.0
        return 0.5 * int(s.hand[p, colour]) - 0.8 * int(s.cubes[p, colour]) - 0.4 * int(VALUE[s.down, colour])
    return -0.5 * int(s.hand[p, m - FEED])


@rule
def order(s: State, moves: Any, n: int, scores: Any) -> None:
    """Score moves by their immediate worth."""
    p = s.seat
    own = growing(s, p)
    board = -1
    mine = 0
    theirs = 0
    full = 0
    for k in range(n):
        m = int(moves[k])
        here = board_in(m)
        if here < 0:
            scores[k] = worth(s, p, m, own)
        else:
            if here != board:
                board = here
                mine = corals_of(s, p, board, s.colour - 1)
                theirs = corals_of_others(s, p, board, s.colour - 1)
                full = polyps(s, board)
            scores[k] = placement_worth(s, p, m, mine, theirs, full)


@rule
def playout(s: State, moves: Any, n: int, scores: Any, dice: Any) -> int:
    """Choose a move of about the highest immediate worth."""
    order(s, moves, n, scores)
    best = 0
    most = -99.0
    for k in range(n):
        here = scores[k] + CARELESS * throw(dice)
        if here > most:
            most = here
            best = k
    return best


@rule
def legal_at_home(s: State, out: Any) -> int:
    """List the placements that join a coral the player guards."""
    if s.colour == 0:
        return 0
    colour = s.colour - 1
    first = PLACE if may_place(s, PLACE) else AGAIN
    n = 0
    if may_place(s, first):
        for board in range(s.seats):
            home = beside(corals_of(s, s.seat, board, colour))
            if home != 0:
                n = listed(s, board, home & placeable(s, board, colour), first, out, n)
    return n


@rule
def glance(s: State, moves: Any) -> int:
    """List the moves a playout looks at: placements that join guarded corals, or else all but the moves of shrimps."""
    if s.phase != Phase.TURN:
        return 0
    n = legal_at_home(s, moves)
    return n if n > 0 else legal_but_moves(s, moves)


@rule
def value(s: State, out: Any) -> None:
    """Estimate final points: polyps eaten count most, polyps that could be eaten less, corals that could grow least."""
    over = s.phase == Phase.REVEAL or s.phase == Phase.OVER
    time = min(1.0, in_bag(s) / LATE)
    for p in range(s.seats):
        won = 0.0
        hope = 2.9 * (s.seat == p)
        for colour in range(COLOURS):
            won += int(s.fish[p, colour]) * int(VALUE[s.down, colour])
            hope += 0.15 * min(5, int(s.hand[p, colour])) + 2.5 * int(s.prey[p, colour])
        for board in range(s.seats):
            left = int(s.shrimp[p, board])
            while left != 0:
                square = left & -left
                left ^= square
                n = many(coral_at(s, board, square))
                if n > 0:
                    colour = colour_at(s, board, square)
                    ready = min(AT_ONCE, int(s.hand[p, colour])) if s.cubes[p, colour] > 0 else 0
                    polyps = 0.6 * max(0, n - kept_back(s)) + 0.2 * min(n, LARGE_ENOUGH) + 0.05 * ready
                    hope += int(VALUE[s.down, colour]) * polyps
        out[p] = won if over else 0.95 * won + time * hope


@rule
def ending(s: State) -> bool:
    """Is this one of the last turns, in which a meal at most is left to everybody?"""
    return s.phase == Phase.LAST


@rule
def goods(s: State, out: Any) -> None:
    """Count larvae a little: they can still be paid, and break ties."""
    for p in range(s.seats):
        for colour in range(COLOURS):
            out[p] += A_LARVA * int(s.cubes[p, colour])


@rule
def to_come(s: State) -> float:
    """Estimate the points each player will still win from the shrimps left to the player closest to ending the game."""
    most = 0
    for p in range(s.seats):
        most = max(most, int(s.gone[p]))
    return max(0.0, 10.0 * (SHRIMPS - most) - 12.0)
