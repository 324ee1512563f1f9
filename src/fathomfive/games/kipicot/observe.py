"""What a seat knows of Kipicot, as numbers for search and learning."""

from typing import Any

from fathomfive.games.kipicot.components import COLOURS, MOST_SEATS, RED, SQUARES, YELLOW, State
from fathomfive.games.kipicot.rules import must_add
from fathomfive.kernel.speed import rule

A_SEAT = SQUARES + 1 + COLOURS  # what is observed of one seat: its figure, on the board or in hand, and what it won
OBSERVATION = 8 + COLOURS + 3 * SQUARES + MOST_SEATS * A_SEAT


@rule
def observe(s: State, seat: int, out: Any) -> None:
    """Write what a seat knows, own seat first."""
    out[0] = s.seats
    for phase in range(4):
        out[1 + phase] = 1 if s.phase == phase else 0
    out[5] = (s.seat - seat) % s.seats
    out[6] = s.calm
    out[7] = 1 if must_add(s) else 0
    n = 8
    for colour in range(COLOURS):
        out[n] = s.supply[colour]
        n += 1
    for square in range(SQUARES):
        out[n] = s.top[RED] >> square & 1
        out[n + 1] = s.top[YELLOW] >> square & 1
        out[n + 2] = s.stacks >> square & 1
        n += 3
    for k in range(MOST_SEATS):
        for cell in range(A_SEAT):
            out[n + cell] = 0
        if k < s.seats:
            other = (seat + k) % s.seats
            out[n + int(s.figure[other])] = 1
            for colour in range(COLOURS):
                out[n + SQUARES + 1 + colour] = s.won[other, colour]
        n += A_SEAT
