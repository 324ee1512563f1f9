"""The scoring of Klofni rybku: rows, points and places."""

from typing import Any

from fathomfive.games.deep_dive.components import (
    BUBBLES_POINTS,
    COLOURS,
    HARD,
    ROCK_POINTS,
    State,
)  # fmt: skip
from fathomfive.kernel.ranking import places
from fathomfive.kernel.speed import rule


@rule
def full_rows(s: State, side: int) -> int:
    """DD-50 Count the rows with all three colours."""
    return min(int(s.height[side, 0]), int(s.height[side, 1]), int(s.height[side, 2]))


@rule
def row_sum(s: State, side: int, row: int) -> int:
    """DD-50 Add up a row."""
    total = 0
    for colour in range(COLOURS):
        total += int(s.grid[side, colour, row])  # 0 below the end of a column
    return total


@rule
def row_points(s: State, side: int, row: int) -> int:
    """DD-50, DD-64 Count the points of a row."""
    return row_worth(row_sum(s, side, row), row < full_rows(s, side) or counts_whole(s, side))


@rule
def row_worth(total: int, whole: bool) -> int:
    """DD-50 Count a full row whole and another one half."""
    return total if whole else total // 2


@rule
def counts_whole(s: State, side: int) -> bool:
    """DD-64 Do all rows count whole, as a hard rival's do?"""
    return side >= s.seats and s.level == HARD


@rule
def rows(s: State, side: int) -> int:
    """Count the rows of a grid, full or not."""
    return max(int(s.height[side, 0]), int(s.height[side, 1]), int(s.height[side, 2]))


@rule
def side_points(s: State, side: int) -> int:
    """DD-50, DD-64 Add up the points of a side as its grid lies now."""
    total = 0
    for row in range(rows(s, side)):
        total += row_points(s, side, row)
    return total + points_beside(s, side)


@rule
def points_beside(s: State, side: int) -> int:
    """DD-64 Count what lies beside the grid of the rival: its rocks and bubbles."""
    if side < s.seats:
        return 0
    return int(s.rocks[side]) * int(ROCK_POINTS[s.level]) + int(s.bubbles[side]) * int(BUBBLES_POINTS[s.level])


@rule
def points(s: State, out: Any) -> None:
    """DD-50 Give the points of every side."""
    for side in range(s.sides):
        out[side] = side_points(s, side)


@rule
def standing(s: State, side: int) -> int:
    """DD-50, DD-64 Give one number to rank by: points, then full rows, which do not count against the rival."""
    tie_break = full_rows(s, side) if s.seats > 1 else 0
    return side_points(s, side) * 64 + tie_break


@rule
def rank(s: State, out: Any) -> None:
    """DD-50 Give the place of every side; equal sides share one."""
    for side in range(s.sides):
        out[side] = standing(s, side)
    places(out, s.sides)
