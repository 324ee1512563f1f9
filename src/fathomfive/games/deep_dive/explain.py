"""The points of Klofni rybku, line by line."""

from fathomfive.games.deep_dive.components import BUBBLES_POINTS, COLOURS, HARD, ROCK_POINTS, Phase, State
from fathomfive.games.deep_dive.rules_scoring import full_rows, row_points, rows, side_points
from fathomfive.kernel.game import Told


def explain(s: State, viewer: int) -> list[Told]:
    """Explain the points of every side, and at the end what breaks a tie."""
    lines: list[Told] = []
    for side in range(s.sides):
        lines += [_row(s, side, row) for row in range(rows(s, side))]
        if side >= s.seats:
            lines += _beside_the_grid(s, side)
    return lines + (_ties(s) if s.phase == Phase.OVER and s.seats > 1 else [])


def _row(s: State, side: int, row: int) -> Told:
    """DD-50, DD-64 Explain a row."""
    kind = "row-half"
    if row < full_rows(s, side):
        kind = "row-full"
    elif side >= s.seats and s.level == HARD:
        kind = "row-hard"
    return {
        "side": side,
        "kind": kind,
        "clause": "DD-64" if kind == "row-hard" else "DD-50",
        "row": row + 1,
        "values": [int(s.grid[side, c, row]) for c in range(COLOURS) if row < s.height[side, c]],
        "points": row_points(s, side, row),
    }


def _beside_the_grid(s: State, side: int) -> list[Told]:
    """DD-64 Explain what the rival's rocks and bubbles are worth, where they are worth anything."""
    heaps = (("rocks", int(s.rocks[side]), ROCK_POINTS), ("bubbles", int(s.bubbles[side]), BUBBLES_POINTS))
    return [
        {"side": side, "kind": kind, "clause": "DD-64", "n": n, "points": n * int(worth[s.level])}
        for kind, n, worth in heaps
        if n and worth[s.level]
    ]


def _ties(s: State) -> list[Told]:
    """DD-50 Give the full rows of every side that shares its points with another."""
    points = [side_points(s, side) for side in range(s.sides)]
    return [
        {"side": side, "kind": "tie", "clause": "DD-50", "rows": full_rows(s, side), "points": 0}
        for side in range(s.sides)
        if points.count(points[side]) > 1
    ]
