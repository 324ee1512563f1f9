"""Points and places against the rival."""

import pytest

from fathomfive.games.deep_dive import GAME
from fathomfive.kernel.match import Match
from games.deep_dive.ocean import begin, play, sea, side

HOARD = "P1@1 G9@5 Y3@3 P4@2 G3@2 P9@5 rock@1 rock@2 bubbles@1 bubbles@3 bubbles@4"  # rows 13, (4+3), (9)


@pytest.mark.parametrize(
    ("level", "points"),
    [("easy", 13 + 3 + 4 + 2), ("medium", 13 + 3 + 4 + 6), ("hard", 13 + 7 + 9 + 10 + 9)],
)
def test_the_rivals_score_depends_on_its_level(level: str, points: int) -> None:
    """DD-64"""
    match = sea(1, level=level, gained={2: HOARD})
    assert match.points() == [0, points]
    assert side(match, 2).points == points


@pytest.mark.parametrize("level", ["easy", "medium", "hard"])
def test_your_score_is_as_usual_at_every_level(level: str) -> None:
    """DD-64"""
    match = sea(1, level=level, gained={1: "P1@1 G9@5 Y3@3 P4@2 G3@2 P9@5 rock@1 rock@2"})
    assert match.points() == [13 + 3 + 4, 0]


@pytest.mark.parametrize(("level", "rock", "bubbles"), [("easy", 1, 0), ("medium", 3, 0), ("hard", 5, 3)])
def test_rocks_and_bubbles_of_the_rival_are_worth_points_by_its_level(level: str, rock: int, bubbles: int) -> None:
    """DD-64"""
    assert play(begin(1, level=level), "flip P1 surface rock").points() == [0, rock]
    assert play(begin(1, level=level), "flip P1 surface bubbles").points() == [0, bubbles]
    assert play(begin(1, level=level), "flip rock surface P1").points() == [0, 1 if level == "hard" else 0]


def test_rows_of_the_rival_are_rounded_one_by_one() -> None:
    """DD-64"""
    for level in ("easy", "medium"):
        assert sea(1, level=level, gained={2: "P3@2 P3@2 P1@1"}).points() == [0, 2]
    assert sea(1, level="hard", gained={2: "P3@2 P3@2 P1@1"}).points() == [0, 7]


def test_the_level_is_medium_unless_chosen() -> None:
    """DD-64"""
    assert Match(GAME, 1).options == {"level": "medium"}
    assert Match(GAME, 1).show()["rival"]["level"] == "medium"
    for level in ("easy", "medium", "hard"):
        assert begin(1, level=level).show()["rival"] == {"depth": 1, "level": level}


def test_most_points_win_against_the_rival() -> None:
    """DD-64"""
    assert sea(1, gained={1: "P4@2", 2: "P2@1"}).rank() == [1, 2]
    assert sea(1, gained={1: "P2@1", 2: "P4@2"}).rank() == [2, 1]


@pytest.mark.parametrize(
    ("mine", "its"),
    [("P1@1 G1@1 Y2@1", "P8@5"), ("P8@5", "P1@1 G1@1 Y2@1"), ("P6@4", "rock@1"), ("P8@5", "G8@5")],
)
def test_equal_points_against_the_rival_are_a_draw_whatever_the_full_rows(mine: str, its: str) -> None:
    """DD-64"""
    match = sea(1, gained={1: mine, 2: its})
    assert match.points()[0] == match.points()[1]
    assert match.rank() == [1, 1]
