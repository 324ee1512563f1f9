"""What a seat knows of Podwodni łowcy, as numbers."""

from typing import Any

from fathomfive.games.podwodni_lowcy.components import (
    CELLS,
    CORNERS,
    GOAL,
    KEPT,
    LAID,
    MOST_SEATS,
    SHRIMP,
    SLOTS,
    SORTS,
    Phase,
    State,
)  # fmt: skip
from fathomfive.games.podwodni_lowcy.rules_turn import side_points
from fathomfive.kernel.speed import rule

ASKED = Phase.OVER + 1  # questions a viewer may meet
A_DIVER = 4 + 2 * SHRIMP  # what is observed of one diver
OBSERVATION = (
    7 + ASKED + CORNERS + SLOTS + KEPT + SHRIMP + 2 * (SORTS - 1) + (CELLS + LAID) * SORTS + MOST_SEATS * A_DIVER
)  # fmt: skip


@rule
def observe(s: State, seat: int, out: Any) -> None:
    """Write what a seat knows, own side first; choices are encoded one-hot."""
    out[:] = 0
    out[0] = s.seats
    out[1] = GOAL[s.length]
    out[2] = s.turns
    out[3] = s.laid
    out[4] = s.nets
    out[5] = s.harpoons
    out[6] = s.left
    n = 7
    out[n + s.phase] = 1
    n += ASKED
    out[n + s.corner] = 1 if s.laid > 0 else 0
    n += CORNERS
    for slot in range(SLOTS):
        out[n + slot] = s.picked >> slot & 1
    n += SLOTS
    out[n + s.given] = 1  # NOTHING among them
    n += KEPT
    for card in range(1, KEPT):
        out[n + card - 1] = s.pool[card]
    n += SHRIMP
    for card in range(1, SORTS):
        out[n + card - 1] = s.deck[card]
        out[n + SORTS - 1 + card - 1] = s.discards[card]
    n += 2 * (SORTS - 1)
    for cell in range(CELLS):
        out[n + int(s.grid[cell])] = 1  # NOTHING among them
        n += SORTS
    for k in range(LAID):
        out[n + int(s.column[k])] = 1
        n += SORTS
    for k in range(s.seats):
        observe_diver(s, (seat + k) % s.seats, out, n)
        n += A_DIVER


@rule
def observe_diver(s: State, side: int, out: Any, n: int) -> None:
    """Write what lies before one diver, and where the diver stands in the turn and in the game."""
    out[n] = side_points(s, side)
    out[n + 1] = 1 if s.side == side else 0
    out[n + 2] = 1 if s.asked == side else 0
    out[n + 3] = 1 if s.reached == side + 1 else 0
    up, down = s.up[side], s.down[side]
    for card in range(1, KEPT):
        out[n + 3 + card] = up[card]
        out[n + 3 + SHRIMP + card] = down[card]
