"""The points of Klofni rybku, line by line, and the grid of a side that they come from."""

from functools import lru_cache
from typing import NamedTuple

from fathomfive.games.deep_dive.components import BUBBLES_POINTS, COLOURS, COLUMN, ROCK_POINTS, Phase, State
from fathomfive.games.deep_dive.rules_scoring import counts_whole, full_rows, row_worth, side_points
from fathomfive.kernel.game import JsonObject


class Row(NamedTuple):
    """One row of a grid."""

    values: tuple[int, ...]
    total: int
    points: int
    full: bool


class Grid(NamedTuple):
    """The grid of a side."""

    columns: tuple[tuple[int, ...], ...]
    rows: tuple[Row, ...]  # from the top


def grid_of(s: State, side: int) -> Grid:
    """DD-50 Give the grid of a side."""
    return _grid(s.grid[side].tobytes(), s.height[side].tobytes(), counts_whole(s, side))


@lru_cache(maxsize=4096)  # everybody is shown every grid after every move, and few of them change
def _grid(cells: bytes, heights: bytes, whole: bool) -> Grid:
    columns = tuple(tuple(cells[COLUMN * k : COLUMN * k + height]) for k, height in enumerate(heights))
    rows = []
    for n in range(max(heights)):
        values = tuple(column[n] for column in columns if n < len(column))
        full = len(values) == COLOURS
        total = sum(values)
        rows.append(Row(values, total, row_worth(total, full or whole), full))
    return Grid(columns, tuple(rows))


def explain(s: State, viewer: int) -> list[JsonObject]:
    """Explain the points of every side, and at the end what breaks a tie."""
    lines: list[JsonObject] = []
    for side in range(s.sides):
        other = "row-hard" if counts_whole(s, side) else "row-half"
        lines += [
            _row(side, n, row, "row-full" if row.full else other) for n, row in enumerate(grid_of(s, side).rows, 1)
        ]
        if side >= s.seats:
            lines += _beside_the_grid(s, side)
    return lines + (_ties(s) if s.phase == Phase.OVER and s.seats > 1 else [])


def _row(side: int, n: int, row: Row, kind: str) -> JsonObject:
    """DD-50, DD-64 Explain a row."""
    clause = "DD-64" if kind == "row-hard" else "DD-50"
    return {"side": side, "kind": kind, "clause": clause, "row": n, "values": list(row.values), "points": row.points}


def _beside_the_grid(s: State, side: int) -> list[JsonObject]:
    """DD-64 Explain what the rival's rocks and bubbles are worth, where they are worth anything."""
    heaps = (("rocks", int(s.rocks[side]), ROCK_POINTS), ("bubbles", int(s.bubbles[side]), BUBBLES_POINTS))
    return [
        {"side": side, "kind": kind, "clause": "DD-64", "n": n, "points": n * int(worth[s.level])}
        for kind, n, worth in heaps
        if n and worth[s.level]
    ]


def _ties(s: State) -> list[JsonObject]:
    """DD-50 Give the full rows of every side that shares its points with another."""
    points = [side_points(s, side) for side in range(s.sides)]
    return [
        {"side": side, "kind": "tie", "clause": "DD-50", "rows": full_rows(s, side), "points": 0}
        for side in range(s.sides)
        if points.count(points[side]) > 1
    ]
