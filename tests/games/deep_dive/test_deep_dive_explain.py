"""Points, line by line."""

from typing import Any

import pytest

from games.deep_dive.ocean import play, sea


def test_points_are_explained_row_by_row() -> None:
    """DD-50, DD-51"""
    match = sea(gained={1: "P1@1 P2@1 P4@2 P9@5 G9@5 G7@4 G3@2 Y3@3 Y5@3 rock@1", 2: "Y2@1"})
    full: Any = {"side": 0, "kind": "row-full", "clause": "DD-50"}
    half: Any = {"side": 0, "kind": "row-half", "clause": "DD-50"}
    assert match.explain() == [
        full | {"row": 1, "values": [1, 9, 3], "points": 13},
        full | {"row": 2, "values": [2, 7, 5], "points": 14},
        half | {"row": 3, "values": [4, 3], "points": 3},
        half | {"row": 4, "values": [9], "points": 4},
        half | {"side": 1, "row": 1, "values": [2], "points": 1},
    ]


@pytest.mark.parametrize(
    ("level", "kind", "clause", "row", "extras"),
    [
        ("easy", "row-half", "DD-50", 4, [("rocks", 2, 2)]),
        ("medium", "row-half", "DD-50", 4, [("rocks", 2, 6)]),
        ("hard", "row-hard", "DD-64", 9, [("rocks", 2, 10), ("bubbles", 1, 3)]),
    ],
)
def test_the_rivals_points_are_explained_by_its_level(
    level: str, kind: str, clause: str, row: int, extras: list[tuple[str, int, int]]
) -> None:
    """DD-64"""
    match = sea(1, level=level, gained={1: "P2@1 rock@1", 2: "P9@5 rock@1 rock@2 bubbles@1"})
    assert match.explain() == [
        {"side": 0, "kind": "row-half", "clause": "DD-50", "row": 1, "values": [2], "points": 1},
        {"side": 1, "kind": kind, "clause": clause, "row": 1, "values": [9], "points": row},
        *({"side": 1, "kind": k, "clause": "DD-64", "n": n, "points": points} for k, n, points in extras),
    ]


def test_a_full_row_of_a_hard_rival_is_a_full_row() -> None:
    """DD-64"""
    match = sea(1, level="hard", gained={2: "P9@5 G9@5 Y9@5"})
    assert [(line["kind"], line["points"]) for line in match.explain()] == [("row-full", 27)]


ONE_ROW_EACH = {1: "Y9@5", 2: "P9@5"}


def test_a_tie_is_explained_by_full_rows_when_the_game_is_over() -> None:
    """DD-50"""
    gained = {1: "P1@1 G1@1 Y2@1", 2: "P8@5", 3: "G8@5"}
    match = play(sea(3, turn=3, last=True, at=4, trapped={3: "4"}, down={5: 0}, gained=gained, keeper=1), "leave")
    points = match.points()
    assert match.over
    assert points[1] == points[2] == 4 != points[0]
    tie = {"kind": "tie", "clause": "DD-50", "rows": 0, "points": 0}
    assert [line for line in match.explain() if line["kind"] == "tie"] == [{"side": 1, **tie}, {"side": 2, **tie}]
    match = play(sea(turn=2, last=True, at=4, trapped={2: "4"}, down={5: 0}, gained=ONE_ROW_EACH), "leave")
    assert match.explain()[-2:] == [{"side": 0, **tie}, {"side": 1, **tie}]


def test_a_tie_is_explained_neither_before_the_end_nor_against_the_rival() -> None:
    """DD-50, DD-64"""
    rows = [
        {"side": side, "kind": "row-half", "clause": "DD-50", "row": 1, "values": [9], "points": 4} for side in (0, 1)
    ]
    assert sea(gained=ONE_ROW_EACH).explain() == rows
    match = play(sea(1, asked="rival-flip", turn=2, rival=2, last=True, down={5: 0}, gained=ONE_ROW_EACH), "predator")
    assert match.over
    assert match.explain() == rows
