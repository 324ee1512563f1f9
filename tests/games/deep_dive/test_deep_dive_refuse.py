"""Why a move is refused, and which move a press may mean."""

from collections.abc import Callable
from typing import Any

import pytest

from fathomfive.games.deep_dive import GAME
from fathomfive.games.deep_dive.refuse import candidates
from fathomfive.kernel.match import Match
from games.deep_dive.ocean import begin, coming_home, over, play, rival_choosing, sea


def number(text: str, n: int = 1) -> int:
    """Find the number of a move by its text as it is written at a depth."""
    match = sea(at=n)
    return next(m for m in range(GAME.moves + GAME.outcomes) if match.write(m) == text)


@pytest.mark.parametrize(
    ("drawn", "text", "clause"),
    [
        (over, "flip", "DD-41"),
        (over, "start-1", "DD-41"),
        (lambda: begin(2), "start-1", "DD-11"),
        (lambda: Match(GAME, 2), "start-3", "DD-11"),
        (lambda: Match(GAME, 2), "flip", "DD-11"),
        (lambda: Match(GAME, 2), "P1", "DD-22"),
        (lambda: begin(2), "P1", "DD-22"),
        (lambda: play(begin(2), "flip"), "flip", "DD-22"),
        (lambda: play(begin(2), "flip"), "leave", "DD-22"),
        (lambda: play(sea(up={1: "3xP1"}), "flip"), "P1", "DD-1"),
        (lambda: play(sea(at=5), "flip"), "rock", "DD-1"),
        (lambda: sea(1, asked="rival-flip", turn=2, up={1: "3xP1"}), "P1", "DD-61"),
        (lambda: sea(1, asked="rival-flip", turn=2), "flip", "DD-61"),
        (lambda: begin(2), "give-P", "DD-61"),
        (rival_choosing, "give-G", "DD-61"),
        (rival_choosing, "flip", "DD-61"),
        (lambda: begin(2), "no-rock", "DD-21"),
        (lambda: begin(2), "rock@2", "DD-21"),
        (lambda: sea(asked="rock", gained={1: "rock@1"}), "flip", "DD-21"),
        (lambda: begin(2), "decline", "DD-31"),
        (coming_home, "flip", "DD-31"),
        (coming_home, "take-P5@3", "DD-31"),
        (lambda: begin(2), "surface", "DD-24"),
        (lambda: begin(2), "deeper", "DD-24"),
        (lambda: play(begin(2), "flip P1"), "flip", "DD-24"),
        (lambda: play(begin(2), "flip P1"), "take-P1@1", "DD-24"),
        (lambda: sea(down={1: 0}, up={1: "P1"}), "flip", "DD-22"),
        (lambda: sea(up={1: "P1"}), "take-P2@1", "DD-22"),
        (lambda: sea(up={2: "P4"}), "take-P4@2", "DD-20"),
        (lambda: sea(up={2: "P4"}, at=3), "take-P4@2", "DD-20"),
        (lambda: begin(2), "leave", "DD-20"),
        (lambda: sea(at=5, trapped={1: "5"}), "leave", "DD-30"),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_the_clause_that_forbids_a_move_is_named(drawn: Callable[[], Match], text: str, clause: str) -> None:
    """DD-1, DD-11, DD-20, DD-21, DD-22, DD-24, DD-30, DD-31, DD-41, DD-61"""
    assert drawn().forbids(number(text)) == clause


def test_nothing_forbids_a_legal_move() -> None:
    """DD-22"""
    assert sea(up={1: "P1"}).forbids(number("take-P1@1")) is None
    assert begin(2).forbids(number("flip")) is None


# --- What a press may mean ---------------------------------------------------------------------------------------

P4 = {"kind": "food", "colour": "pink", "value": 4}
ROCK = {"kind": "rock"}
WITH_A_ROCK: Any = {"asked": "rock", "gained": {1: "rock@1"}}


@pytest.mark.parametrize(
    ("drawn", "wanted", "texts"),
    [
        (lambda: sea(at=2, up={2: "P4"}), {"pieces": [P4], "places": [2]}, ["take-P4@2"]),
        (lambda: sea(up={2: "P4"}), {"kind": "take", "pieces": [P4], "places": [2]}, ["take-P4@2"]),
        (lambda: sea(), {"kind": "flip"}, ["flip"]),
        (lambda: sea(at=3), {"kind": "flip", "places": [3]}, ["flip"]),
        (lambda: sea(at=3), {"kind": "leave"}, ["leave"]),
        (lambda: sea(at=4), {"places": [5]}, ["leave", "deeper", "rock@5"]),
        (lambda: sea(at=4), {"places": [6]}, []),
        (lambda: sea(at=5), {"places": [5]}, ["flip", "leave", "surface", "deeper", "rock@5"]),
        (lambda: sea(at=2), {"kind": "flip", "places": [5]}, ["leave", "deeper", "rock@5"]),
        (lambda: play(sea(at=3), "flip P4"), {"pieces": [P4], "places": [3]}, ["surface", "take-P4@3"]),
        (lambda: play(sea(at=4), "flip P5"), {"places": [5]}, ["deeper", "leave", "rock@5"]),
        (lambda: sea(**WITH_A_ROCK, at=1), {"places": [5]}, ["rock@5", "leave", "deeper"]),
        (lambda: sea(**WITH_A_ROCK), {"kind": "no-rock"}, ["no-rock"]),
        (coming_home, {"kind": "bring", "pieces": [P4 | {"value": 1}], "places": [1]}, ["take-P1@1"]),
        (coming_home, {"kind": "decline"}, ["decline"]),
        (rival_choosing, {"pieces": [P4], "places": [2]}, ["give-P", "take-P4@2"]),
        (lambda: sea(), {"pieces": [{"kind": "predator"}], "places": [1]}, []),
        (lambda: sea(), {"kind": "swim", "places": ["a1"]}, []),
        (lambda: sea(), {"kind": ["flip"], "pieces": 7, "places": {"1": None}}, []),
    ],
)
def test_a_press_means_the_decisions_that_fit_it_and_the_likeliest_comes_first(
    drawn: Callable[[], Match], wanted: dict[str, Any], texts: list[str]
) -> None:
    """DD-20, DD-21, DD-22, DD-24, DD-31, DD-61"""
    match = drawn()
    assert [match.write(m) for m in candidates(match.state, 0, wanted)] == texts


def test_a_press_on_a_depth_means_its_tiles_before_a_way_down_to_it() -> None:
    """DD-20"""
    match = sea(at=2)
    texts = [match.write(m) for m in candidates(match.state, 0, {"places": [3]})]
    assert texts[:9] == [f"take-{colour}{value}@3" for colour in "PGY" for value in (3, 4, 5)]
    assert texts[9:] == ["take-rock@3", "leave", "deeper", "rock@3"]
    assert match.forbids(candidates(match.state, 0, {"places": [3]})[0]) == "DD-20"
    upward = [match.write(m) for m in candidates(match.state, 0, {"places": [1]})]
    assert upward[9:] == ["take-rock@1", "no-rock", "give-P", "give-G", "give-Y"]
