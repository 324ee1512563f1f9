"""Points and places."""

import pytest

from fathomfive.kernel.match import Match
from games.deep_dive.ocean import begin, play, sea, side


def scored(*gained: str) -> Match:
    """Draw a table where the seats have gained this."""
    return sea(len(gained), gained=dict(enumerate(gained, 1)))


# --- Points ------------------------------------------------------------------------------------------------------


def test_the_example_of_the_rulebook_is_worth_34() -> None:
    """DD-51"""
    match = scored("P1@1 P2@1 P4@2 P9@5 G9@5 G7@4 G3@2 Y3@3 Y5@3", "")
    assert side(match, 1).grid == ("1 2 4 9", "9 7 3", "3 5")
    assert match.points() == [34, 0]
    assert [line["points"] for line in match.explain()] == [13, 14, 3, 4]


def test_a_full_row_is_worth_the_sum_of_its_values() -> None:
    """DD-50"""
    assert scored("P1@1 G9@5 Y3@3", "").points() == [13, 0]
    assert scored("P1@1 G9@5 Y3@3 P10@5 G10@5 Y10@5", "").points() == [43, 0]


@pytest.mark.parametrize(
    ("gained", "points"),
    [
        ("P1@1", 0),
        ("G2@1", 1),
        ("Y3@2", 1),
        ("P4@2 G3@2", 3),
        ("G4@2 Y4@2", 4),
        ("P10@5 Y9@5", 9),
        ("Y9@5", 4),
    ],
)
def test_an_incomplete_row_is_worth_half_rounded_down(gained: str, points: int) -> None:
    """DD-50"""
    assert scored(gained, "").points() == [points, 0]


def test_every_incomplete_row_is_rounded_separately() -> None:
    """DD-50"""
    assert scored("P1@1 P1@1 P1@1", "").points() == [0, 0]
    assert scored("P3@2 P3@2 P3@2", "").points() == [3, 0]
    assert scored("P1@1 P1@1 P3@2 G2@1 Y2@1", "").points() == [5 + 0 + 1, 0]


def test_the_row_of_a_tile_follows_from_the_order_gained() -> None:
    """DD-28, DD-50"""
    assert scored("P10@5 P1@1 G2@1 Y2@1", "").points() == [14, 0]
    assert scored("P1@1 P10@5 G2@1 Y2@1", "").points() == [5 + 5, 0]


@pytest.mark.parametrize("missing", ["P", "G", "Y"])
def test_any_missing_colour_leaves_a_row_incomplete(missing: str) -> None:
    """DD-50"""
    gained = [name for name in ("P2@1", "G2@1", "Y2@1", "P5@3", "G5@3", "Y5@3") if name != f"{missing}5@3"]
    assert scored(" ".join(gained), "").points() == [6 + 5, 0]
    alone = [name for name in ("P6@4", "G6@4", "Y6@4") if name[0] != missing]
    assert scored(" ".join(alone), "").points() == [6, 0]


def test_rocks_are_worth_nothing() -> None:
    """DD-50"""
    assert scored("rock@1 rock@2 rock@2 P2@1", "rock@1").points() == [1, 0]


def test_points_grow_with_every_tile_that_is_gained() -> None:
    """DD-50"""
    match = begin(2)
    seen = []
    for mine, yours in (("P2", "Y1"), ("G1", "Y1"), ("Y2", "Y2"), ("Y1", "G1"), ("P2", "P1")):
        play(match, f"flip {mine} surface flip {yours} surface")
        seen.append(match.points())
    assert seen == [[1, 0], [1, 0], [5, 1], [5, 2], [6, 4]]


def test_every_seat_is_scored_separately() -> None:
    """DD-50"""
    match = scored("P2@1", "P4@2", "P6@4", "P8@5", "P10@5", "P2@1 P4@2 P6@4")
    assert match.points() == [1, 2, 3, 4, 5, 6]


# --- Places ------------------------------------------------------------------------------------------------------


def test_most_points_win() -> None:
    """DD-50"""
    assert scored("P10@5", "P2@1", "P6@4").rank() == [1, 3, 2]
    assert scored("P2@1", "P4@2", "P6@4", "P8@5", "P10@5", "P9@5 P6@4").rank() == [6, 5, 4, 3, 2, 1]


def test_one_point_more_beats_any_number_of_full_rows() -> None:
    """DD-50"""
    match = scored("P1@1 G1@1 Y1@1 P1@1 G1@1 Y1@1 P1@1 G1@1 Y1@1", "P10@5 G10@5", "")
    assert match.points() == [9, 10, 0]
    assert match.rank() == [2, 1, 3]


def test_a_tie_goes_to_more_full_rows() -> None:
    """DD-50"""
    match = scored("P8@5", "P1@1 G1@1 Y2@1")
    assert match.points() == [4, 4]
    assert match.rank() == [2, 1]


def test_a_tie_lower_down_goes_to_more_full_rows_too() -> None:
    """DD-50"""
    match = scored("P8@5", "P10@5 G10@5 Y10@5", "P1@1 G1@1 Y2@1", "P2@1")
    assert match.points() == [4, 30, 4, 1]
    assert match.rank() == [3, 1, 2, 4]


def test_two_full_rows_beat_one_at_equal_points() -> None:
    """DD-50"""
    match = scored("P1@1 G1@1 Y1@1 P1@1 G1@1 Y1@1", "P2@1 G2@1 Y2@1", "P2@1 G2@1 Y2@1")
    assert match.points() == [6, 6, 6]
    assert match.rank() == [1, 2, 2]


def test_equal_players_share_a_place_and_the_next_place_is_left_free() -> None:
    """DD-50"""
    assert scored("P4@2", "G4@2", "P2@1").rank() == [1, 1, 3]
    assert scored("P10@5", "P2@1", "G2@1", "Y2@1").rank() == [1, 2, 2, 2]
    assert scored("P2@1", "P10@5", "G2@1", "G10@5", "", "").rank() == [3, 1, 3, 1, 5, 5]


def test_rocks_and_trapped_penguins_break_no_tie() -> None:
    """DD-50"""
    assert sea(2, gained={1: "P2@1 rock@1", 2: "G2@1"}, trapped={2: "1"}).rank() == [1, 1]
