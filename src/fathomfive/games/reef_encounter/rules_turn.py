"""Which of the ten actions of a turn of Reef Encounter may begin or continue."""

from typing import Any

from fathomfive.games.reef_encounter.components import (
    AGAIN,
    ALGA,
    ALL_TILES,
    AT_ONCE,
    COLOURS,
    EAT,
    GROW,
    HATCH,
    HOME,
    LARGE_ENOUGH,
    MOVE,
    PAID,
    PASS,
    PAY,
    PLACE,
    PLACES,
    PUT,
    ROCKS,
    SHRIMPS,
    SQUARE,
    SWAP,
    TAKE,
    TILES,
    TWO_IN_FISH,
    WAYS,
    State,
)
from fathomfive.games.reef_encounter.rules_actions import kept_back, meal, shown
from fathomfive.games.reef_encounter.rules_reef import (
    bare,
    coral_at,
    has_place,
    has_room,
    on_bare_rock,
    on_boards,
    placeable,
    unguarded,
)
from fathomfive.kernel.speed import rule


@rule
def legal_turn(s: State, out: Any) -> int:
    """RE-20 List every action that may begin or continue now."""
    return legal_moves(s, out, legal_but_moves(s, out))


@rule
def legal_but_moves(s: State, out: Any) -> int:
    """RE-20 List every action except action 5, the moves of shrimps."""
    n = 0
    if s.begun == 0:
        n = legal_meals(s, LARGE_ENOUGH, out, n)
    n = legal_payments(s, out, n)
    n = legal_hatches(s, out, n)
    n = legal_swaps(s, out, n)
    n = legal_ends(s, out, legal_growths(s, out, n))
    if may_put(s):
        n = legal_puts(s, out, n)
    return legal_placements(s, out, n) if s.colour > 0 else n


@rule
def legal_last(s: State, out: Any) -> int:
    """RE-61 List the moves of a last turn: passing, and eating a coral that gives at least one polyp."""
    out[0] = PASS
    return legal_meals(s, kept_back(s) + 1, out, 1)


@rule
def has_last_meal(s: State) -> bool:
    """RE-61 Does the seat to act have a coral to eat in a last turn?"""
    for k in range(SHRIMPS):
        if meal(s, k) > kept_back(s):
            return True
    return False


@rule
def legal_meals(s: State, size: int, out: Any, n: int) -> int:
    """RE-21 List the corals of at least this size that the player guards."""
    for k in range(SHRIMPS):
        if meal(s, k) >= size:
            out[n] = EAT + k
            n += 1
    return n


@rule
def legal_payments(s: State, out: Any, n: int) -> int:
    """RE-22, RE-23, RE-30 List the larvae that may be paid for placing polyps."""
    p = s.seat
    if s.paid < PAID:
        for colour in range(COLOURS):
            if s.cubes[p, colour] > 0 and s.hand[p, colour] + s.prey[p, colour] > 0 and has_place(s, colour):
                out[n] = PAY + colour
                n += 1
    return n


@rule
def legal_hatches(s: State, out: Any, n: int) -> int:
    """RE-26 List the consumed polyps that may be given for a larva."""
    for colour in range(COLOURS):
        out[n] = HATCH + colour
        n += s.prey[s.seat, colour] > 0 and s.larvae[colour] > 0
    return n


@rule
def legal_swaps(s: State, out: Any, n: int) -> int:
    """RE-27, RE-50, RE-51, RE-52 List the consumed polyps that may buy a cylinder, and where the cylinder may go."""
    p = s.seat
    tiles = 0
    lockable = may_lock(s)
    for alga in range(ALGA):
        if s.cylinders[alga] > 0:
            tiles |= shown(s, alga)
    tiles &= lockable
    for colour in range(COLOURS):
        if s.prey[p, colour] > 0:
            first = SWAP + colour * WAYS
            for alga in range(ALGA):
                out[n] = first + alga
                n += s.cylinders[alga] > 0
            for tile in range(TILES):
                out[n] = first + ALGA + tile
                n += tiles >> tile & 1
    return n


@rule
def may_lock(s: State) -> int:
    """RE-51, RE-52 Give the coral tiles that the player could lock with the right cylinder."""
    p = s.seat
    free = ALL_TILES & ~s.locked
    if s.gone[p] == 0 or s.covered == 1:
        return 0
    if free & free - 1 == 0:
        swallowed = 0
        for colour in range(COLOURS):
            swallowed += int(s.fish[p, colour])
        if swallowed < TWO_IN_FISH:
            return 0
    return free


@rule
def legal_growths(s: State, out: Any, n: int) -> int:
    """RE-28 List the larvae that may be given for a polyp."""
    for colour in range(COLOURS):
        out[n] = GROW + colour
        n += s.cubes[s.seat, colour] > 0 and s.bag[colour] + s.bonus[colour] > 0
    return n


@rule
def legal_ends(s: State, out: Any, n: int) -> int:
    """RE-25, RE-29 List the spaces of the sea that may be taken, unless a shrimp is on bare rock."""
    if not on_bare_rock(s, s.seat):
        for space in range(COLOURS):
            out[n] = TAKE + space
            n += 1
    return n


@rule
def may_put(s: State) -> bool:
    """RE-24 Does the player have a shrimp behind the screen, and has none been put this turn?"""
    return s.put == 0 and s.gone[s.seat] + on_boards(s, s.seat) < SHRIMPS


@rule
def legal_puts(s: State, out: Any, n: int) -> int:
    """RE-24, RE-46 List the polyps a shrimp may be put on."""
    for board in range(s.seats):
        if has_room(s, s.seat, board):
            n = listed(s, board, unguarded(s, board), PUT, out, n)
    return n


@rule
def may_place(s: State, first: int) -> bool:
    """RE-22 Does the player have a polyp of the paid colour: a consumed one (AGAIN), or one to PLACE from the hand?"""
    colour = s.colour - 1
    if first == AGAIN:
        return int(s.prey[s.seat, colour]) > 0
    return s.hand[s.seat, colour] > 0 and s.placed < AT_ONCE


@rule
def legal_placements(s: State, out: Any, n: int) -> int:
    """RE-22, RE-40, RE-43 List the squares for a polyp from behind the screen, and for a consumed one."""
    for first in range(PLACE, AGAIN + 1, AGAIN - PLACE):
        if may_place(s, first):
            for board in range(s.seats):
                n = listed(s, board, placeable(s, board, s.colour - 1), first, out, n)
    return n


@rule
def legal_moves(s: State, out: Any, n: int) -> int:
    """RE-25, RE-31, RE-46 List the moves of each of the player's shrimps."""
    for board in range(s.seats):
        s.scratch[board] = unguarded(s, board)
    k = 0
    for board in range(s.seats):
        left = int(s.shrimp[s.seat, board])
        while left != 0:
            square = left & -left
            left ^= square
            if int(s.tired[board]) & square == 0:
                first = MOVE + k * (PLACES + 1)
                coral = coral_at(s, board, square)
                for other in range(s.seats):
                    if other == board or has_room(s, s.seat, other):
                        goals = goals_on(s, other, coral != 0)
                        if other == board:
                            goals |= coral & ~square
                        n = listed(s, other, goals, first, out, n)
                out[n] = first + HOME
                n += 1
            k += 1
    for board in range(s.seats):
        s.scratch[board] = 0
    return n


@rule
def goals_on(s: State, board: int, from_coral: bool) -> int:
    """RE-25, RE-31 Give the squares of a board a shrimp may move to, apart from its own coral."""
    goals = int(s.scratch[board])
    if from_coral and (s.paid < PAID or s.colour > 0):
        goals |= bare(s, board)
    return goals


@rule
def listed(s: State, board: int, squares: int, first: int, out: Any, n: int) -> int:
    """List a move for every square of a set."""
    kind = s.kind[board]
    first += board * ROCKS
    for i in range(ROCKS):
        out[n] = first + i
        n += squares & SQUARE[kind, i] != 0
    return n
