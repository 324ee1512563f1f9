"""What a seat knows of Klofni rybku, as numbers for search and learning."""

from typing import Any

from fathomfive.games.deep_dive.components import COLOURS, COLUMN, DEPTHS, KINDS, SIDES, SWAG, Phase, State
from fathomfive.games.deep_dive.rules_scoring import side_points
from fathomfive.kernel.speed import rule

A_SIDE = DEPTHS + 3 + COLOURS + COLOURS * COLUMN  # what is observed of one side
OBSERVATION = 9 + DEPTHS + 2 * DEPTHS * KINDS + DEPTHS + SWAG + COLOURS + DEPTHS + SIDES * A_SIDE


@rule
def observe(s: State, seat: int, out: Any) -> None:
    """Write what a seat knows, own side first."""
    out[0] = s.seats
    out[1] = s.level
    out[2] = (s.start - seat) % s.sides
    out[3] = s.ending
    out[4] = s.last
    out[5] = s.discarded
    out[6] = (s.side - seat) % s.sides
    out[7] = s.phase
    out[8] = s.rival
    n = 9
    for depth in range(DEPTHS):
        out[n] = s.down[depth]
        n += 1
        for kind in range(KINDS):
            out[n] = s.unseen[depth, kind]
            out[n + 1] = s.up[depth, kind]
            n += 2
    for depth in range(DEPTHS):
        out[n] = 1 if s.depth == depth else 0
        n += 1
    for kind in range(SWAG):
        out[n] = 1 if s.phase == Phase.FLIPPED and s.flipped == kind else 0
        n += 1
    for colour in range(COLOURS):
        out[n] = s.choice >> colour & 1
        n += 1
    for depth in range(DEPTHS):
        out[n] = s.homes >> depth & 1
        n += 1
    for k in range(SIDES):
        side = (seat + k) % s.sides
        for cell in range(A_SIDE):
            out[n + cell] = 0
        if k < s.sides:
            observe_side(s, side, out, n)
        n += A_SIDE


@rule
def observe_side(s: State, side: int, out: Any, n: int) -> None:
    """Write what lies before one side."""
    for depth in range(DEPTHS):
        out[n + depth] = s.trapped[side, depth]
    n += DEPTHS
    out[n] = s.rocks[side]
    out[n + 1] = s.bubbles[side]
    out[n + 2] = side_points(s, side)
    n += 3
    for colour in range(COLOURS):
        out[n] = s.height[side, colour]
        n += 1
        for row in range(COLUMN):
            out[n + row] = s.grid[side, colour, row]
        n += COLUMN
