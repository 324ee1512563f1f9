"""Which squares of four a player could fish on the next turn, and the steps that complete them.

All blocks are looked at together: a set of blocks has a bit for the first square of each.
"""

from collections.abc import Iterator
from typing import NamedTuple

from fathomfive.games.kipicot.components import (
    ACROSS,
    BELOW,
    BLOCK,
    BLOCKS,
    BOARD,
    CALM_ROUNDS,
    FIRST_FILE,
    LAST_FILE,
    RED,
    RIGHT,
    SQUARES,
    TARGET,
    YELLOW,
    Phase,
    State,
)  # fmt: skip
from fathomfive.games.kipicot.pieces import each, names
from fathomfive.games.kipicot.rules import must_add, under_figures
from fathomfive.kernel.game import JsonObject

# What a turn can do before step 3, the plainest first.  Where a token is moved and none added, one can always be added
# where it does no harm (KI-11), so that a block which is complete after step 1 stays so.
WAYS_TO_BUILD = ((), ("add",), ("move",), ("move", "add"), ("move", "move"))
IN_LINE = [sum(1 << square for square in {int(target) for target in TARGET[q]}) & BOARD for q in range(SQUARES)]


class Tokens(NamedTuple):
    """The tokens on the board, as sets of squares."""

    red: int  # single or upper
    yellow: int
    stacks: int
    held: int  # under a figure


def threats(s: State) -> list[JsonObject]:
    """KI-30 List the blocks that could be fished, with the seats that could and the fewest steps that complete one."""
    if s.phase == Phase.OVER:
        return []
    now = Tokens(int(s.top[RED]), int(s.top[YELLOW]), int(s.stacks), under_figures(s))
    able = [_able(s, seat) for seat in range(s.seats)]
    open_to = [_with_corner(now.held, 1 << int(s.figure[seat])) for seat in range(s.seats)]
    known = 0
    found = {}
    for n, blocks in enumerate(_completed(now)):
        steps = WAYS_TO_BUILD[n]
        for block in each(blocks & ~known):
            by = [seat for seat in range(s.seats) if n < able[seat] and open_to[seat] >> block & 1]
            if by:
                found[block] = {
                    "places": names(BLOCK << block), "by": by, "complete": not steps, "steps": list(steps),
                }  # fmt: skip
        known |= blocks
    return [found[block] for block in sorted(found)]


def _able(s: State, seat: int) -> int:
    """KI-10, KI-11, KI-22, KI-40 Count the ways to build that a seat has in what is left of its turn, or in its next.

    Nobody but the seat to act is bound to add before this turn has come to its last step: it may still add a token.
    """
    is_last_step = s.phase == Phase.FIGURE
    if seat == s.seat:
        none, one, two = 1, 3 - must_add(s), 5 - must_add(s)
        return none if is_last_step else one if s.phase == Phase.BUILD else two
    if is_last_step and 0 in s.supply:
        return 0
    return 4 if is_last_step and s.calm >= CALM_ROUNDS * s.seats else 5


def _with_corner(held: int, own: int) -> int:
    """KI-12, KI-32 Find the blocks with a corner that has no figure, and no opponent diagonally opposite."""
    free, safe = BOARD & ~held, BOARD & ~(held & ~own)
    falling = free & safe >> ACROSS | free >> ACROSS & safe
    rising = free >> RIGHT & safe >> BELOW | free >> BELOW & safe >> RIGHT
    return falling | rising


# --- Blocks that some steps complete -------------------------------------------------------------------------------


def _completed(now: Tokens) -> tuple[int, int, int, int, int]:
    """Give the blocks that each of the ways to build completes, where no plainer one does."""
    move_and_add, two_moves = 0, 0
    for later in _moved(now):
        move_and_add |= _by_adding(later)
        if later.stacks:
            two_moves |= _by_moving(later)
    return _complete(now.red, now.yellow), _by_adding(now), _by_moving(now), move_and_add, two_moves


def _complete(red: int, yellow: int) -> int:
    """KI-30 Find the blocks that are full and have equal colours along each diagonal."""
    falling = red & red >> ACROSS | yellow & yellow >> ACROSS
    rising = red >> RIGHT & red >> BELOW | yellow >> RIGHT & yellow >> BELOW
    return falling & rising & BLOCKS


def _by_adding(t: Tokens) -> int:
    """KI-21 Find the blocks that one token completes, on an empty square or on a single token without a figure."""
    empty, free = BOARD & ~(t.red | t.yellow), ~(t.stacks | t.held)
    return _filled(t.red, t.yellow, empty | t.yellow & free, empty | t.red & free)


def _by_moving(t: Tokens) -> int:
    """KI-20 Find the blocks that one move completes and no added token does: the upper token of a stack leaves it.

    A token that moves to the last empty corner from elsewhere could be added there as well.
    """
    empty = BOARD & ~(t.red | t.yellow)
    found = 0
    for square in each(t.stacks & ~t.held):
        targets = empty & IN_LINE[square]
        if targets:
            here = 1 << square
            red, yellow = t.red ^ here, t.yellow ^ here
            reds, yellows = (targets, 0) if t.red & here else (0, targets)
            found |= _complete(red, yellow) | _filled(red, yellow, reds, yellows)
    return found


def _filled(red: int, yellow: int, reds: int, yellows: int) -> int:
    """KI-30 Find the blocks that are complete once a red or a yellow token arrives on one of these squares."""
    falling = red & red >> ACROSS | yellow & yellow >> ACROSS
    rising = red >> RIGHT & red >> BELOW | yellow >> RIGHT & yellow >> BELOW
    falls = red & reds >> ACROSS | red >> ACROSS & reds | yellow & yellows >> ACROSS | yellow >> ACROSS & yellows
    rises = (
        red >> RIGHT & reds >> BELOW | red >> BELOW & reds >> RIGHT
        | yellow >> RIGHT & yellows >> BELOW | yellow >> BELOW & yellows >> RIGHT
    )  # fmt: skip
    return (rising & falls | falling & rises) & BLOCKS


def _moved(t: Tokens) -> Iterator[Tokens]:
    """KI-20 Give the board after each move of one token."""
    empty = BOARD & ~(t.red | t.yellow)
    for square in each((t.red | t.yellow) & ~t.held):
        here = 1 << square
        is_stack = t.stacks & here
        near = here << BELOW | here >> BELOW | here << RIGHT & ~FIRST_FILE | here >> RIGHT & ~LAST_FILE
        for target in each(empty & (IN_LINE[square] if is_stack else near)):
            there = 1 << target
            lower = is_stack  # shows its own colour once the upper token has left
            if t.red & here:
                yield Tokens(t.red ^ here ^ there, t.yellow | lower, t.stacks & ~here, t.held)
            else:
                yield Tokens(t.red | lower, t.yellow ^ here ^ there, t.stacks & ~here, t.held)
