"""Whether a table of Kipicot is possible: urchins and figures in their places, adding up to the box."""

from fathomfive.games.kipicot.components import (
    BOARD,
    CALM_ROUNDS,
    COLOURS,
    HAND,
    MOST_SEATS,
    RED,
    TOKENS,
    YELLOW,
    Phase,
    State,
)  # fmt: skip
from fathomfive.games.kipicot.rules import taken, under_figures
from fathomfive.games.kipicot.squares import size
from fathomfive.kernel.speed import rule


@rule
def audit(s: State) -> bool:
    """Check that the table is possible."""
    return board_fits(s) and tokens_add_up(s) and figures_stand(s) and phase_fits(s)


@rule
def board_fits(s: State) -> bool:
    """KI-2 Check that a square has one upper colour, and a stack an upper token."""
    if s.top[RED] & s.top[YELLOW] or taken(s) & ~BOARD:
        return False
    return s.stacks & ~taken(s) == 0


@rule
def tokens_add_up(s: State) -> bool:
    """KI-1 Check that the tokens of each colour add up: in the supply, on the board, won."""
    for colour in range(COLOURS):
        lower = int(s.top[1 - colour]) & s.stacks
        tokens = int(s.supply[colour]) + size(int(s.top[colour])) + size(lower)
        if s.supply[colour] < 0:
            return False
        for seat in range(MOST_SEATS):
            if s.won[seat, colour] < 0 or (s.won[seat, colour] > 0 and seat >= s.seats):
                return False
            tokens += int(s.won[seat, colour])
        if tokens != TOKENS:
            return False
    return True


@rule
def figures_stand(s: State) -> bool:
    """KI-12 Check that each figure is in hand, or on a token or stack of its own."""
    squares = 0
    for seat in range(MOST_SEATS):
        square = int(s.figure[seat])
        if square < 0 or square > HAND or (square < HAND and seat >= s.seats):
            return False
        if square < HAND:
            if squares >> square & 1:
                return False
            squares |= 1 << square
    return squares & ~taken(s) == 0


@rule
def phase_fits(s: State) -> bool:
    """KI-11, KI-12, KI-22, KI-40 Check that the phase fits the table and that there is a legal move."""
    if s.seat < 0 or s.seat >= s.seats or s.calm < 0 or s.calm > CALM_ROUNDS * s.seats:
        return False
    if s.supply[RED] == 0 and s.supply[YELLOW] == 0:
        return False
    ending = bool(s.supply[RED] == 0 or s.supply[YELLOW] == 0)
    if ending and (s.calm > 0 or s.phase < Phase.FIGURE):
        return False
    if s.phase == Phase.FIGURE:
        return taken(s) & ~under_figures(s) != 0
    return ending == (s.phase == Phase.OVER)
