"""Heuristics for bots in Klofni rybku: the worth of tiles, and how deep to dive for them."""

from typing import Any

import numpy as np

from fathomfive.games.deep_dive.components import (
    BUBBLES,
    COLOURS,
    COLUMN,
    DECLINE,
    DEEPER,
    DEEPEST,
    DEPTHS,
    FLIP,
    KEEP_ROCKS,
    KINDS,
    LEAVE,
    PREDATOR,
    ROCK,
    STEPS,
    SURFACE,
    SWAG,
    TAKE,
    VALUES,
    Phase,
    State,
)  # fmt: skip
from fathomfive.games.deep_dive.rules_scoring import side_points
from fathomfive.kernel.dice import below
from fathomfive.kernel.speed import rule

SPREAD = 6.0
HORIZON = 1
EXPLORATION = 0.15
PACE = 100_000

# Weights in points, close to those that best predict the results of games between greedy divers
ROCK_WORTH = 2.0
NEXT_DIVE = 0.6  # of what the next dive may bring
A_GAP = 0.25  # of food whose row lacks another colour
OWN_SHARE = np.array((0.6, 0.75, 1.0))  # of new food, by the number of columns that already reach its row
BESIDE_SHARE = np.array((0.0, 0.2, 0.5))  # of the food beside it, which comes closer to counting in full
TRAP_WORTH = 0.7  # a trapped penguin opens a way past its depth, and the third one brings something home


@rule
def worth(s: State, p: int, depth: int, kind: int) -> float:
    """Weigh a tile for a side: food that completes a row counts most, food at the end of a long column least."""
    if kind == ROCK:
        return ROCK_WORTH if s.ending == 0 else 0.0
    colour = kind // STEPS
    row = int(s.height[p, colour])
    reached = 0  # by how many other columns
    beside = 0
    for other in range(COLOURS):
        if other != colour:
            reached += s.height[p, other] > row
            beside += int(s.grid[p, other, row])
    food = float(VALUES[depth, kind])
    return float(OWN_SHARE[reached]) * food + float(BESIDE_SHARE[reached]) * beside


@rule
def best_up(s: State, p: int, depth: int) -> float:
    """Weigh the best face-up tile at a depth."""
    best = 0.0
    for kind in range(SWAG):
        if s.up[depth, kind] > 0:
            best = max(best, worth(s, p, depth, kind))
    return best


@rule
def flip_worth(s: State, p: int, depth: int, deeper: float) -> float:
    """Estimate what a flip brings at a depth, given what going deeper is worth."""
    total = 0.0
    tiles = 0
    for kind in range(KINDS):
        n = int(s.unseen[depth, kind])
        tiles += n
        if n > 0 and kind < SWAG:
            total += n * max(worth(s, p, depth, kind), deeper)
    total += int(s.unseen[depth, BUBBLES]) * deeper + int(s.unseen[depth, PREDATOR]) * TRAP_WORTH
    return total / max(1, tiles)


@rule
def dive_worth(s: State, p: int, first: int) -> float:
    """Estimate what a dive brings from a depth down: the best of taking, flipping and leaving at each depth."""
    deeper = 0.0
    for depth in range(DEEPEST, first - 1, -1):
        here = 0.0
        if s.down[depth] > 0:
            here = flip_worth(s, p, depth, deeper)
        if depth < DEEPEST:
            here = max(here, best_up(s, p, depth))
            if s.trapped[p, depth] > 0 or s.down[depth] == 0:
                here = max(here, deeper)
        deeper = here
    return deeper


@rule
def move_worth(s: State, p: int, m: int) -> float:
    """Weigh one decision of a diver."""
    if m < FLIP:
        return worth(s, p, (m - TAKE) // SWAG, (m - TAKE) % SWAG)
    if m == FLIP:
        deeper = dive_worth(s, p, s.depth + 1) if s.depth < DEEPEST else 0.0
        return flip_worth(s, p, s.depth, deeper)
    if m == SURFACE:
        return worth(s, p, s.depth, s.flipped)
    if m in (DEEPER, LEAVE):
        return dive_worth(s, p, s.depth + 1)
    if m == DECLINE:
        return 0.0
    spent = ROCK_WORTH if m > KEEP_ROCKS and s.ending == 0 else 0.0
    return dive_worth(s, p, m - KEEP_ROCKS) - spent


@rule
def playout(s: State, moves: Any, n: int, scores: Any, dice: Any) -> int:
    """Choose the decision of the highest worth, but a random colour for the rival."""
    if s.phase == Phase.RIVAL_CHOICE:
        return below(dice, n)
    best = 0
    most = -1.0
    for k in range(n):
        here = move_worth(s, s.side, int(moves[k]))
        if here > most:
            most = here
            best = k
    return best


@rule
def dives_to_come(s: State, p: int) -> float:
    """Estimate what a side gains in its next dive, if there is one, and in the dive under way."""
    total = 0.0
    under_way = p == s.side and (s.depth > 0 or s.phase == Phase.FLIPPED)
    if under_way:
        total = dive_worth(s, p, s.depth + 1 if s.phase == Phase.FLIPPED else s.depth)
        if s.phase == Phase.FLIPPED:
            total = max(total, worth(s, p, s.depth, s.flipped))
    after_it = (p - s.start) % s.sides - (s.side - s.start) % s.sides
    if s.last == 0 or after_it > 0 or (after_it == 0 and not under_way):
        total += NEXT_DIVE * dive_worth(s, p, 0)
    return total


@rule
def value(s: State, out: Any) -> None:
    """Estimate final points: points on the table, dives to come, and some for rocks, penguins and nearly full rows."""
    for side in range(s.sides):
        total = float(side_points(s, side))
        if side < s.seats and s.phase != Phase.OVER:
            total += dives_to_come(s, side)
            if s.ending == 0:
                total += int(s.rocks[side])
            for depth in range(DEPTHS):
                total += TRAP_WORTH * int(s.trapped[side, depth])
            for colour in range(COLOURS):
                gap = min(int(s.height[side, colour]), COLUMN - 2)
                for other in range(COLOURS):
                    total += A_GAP * (int(s.grid[side, other, gap]) + int(s.grid[side, other, gap + 1]))
        out[side] = total


@rule
def to_come(s: State) -> float:
    """Estimate the points each side will still win from the face-down tiles."""
    down = 0
    for depth in range(DEPTHS):
        down += int(s.down[depth])
    return max(0.0, 1.6 * down / s.sides - 19.0)
