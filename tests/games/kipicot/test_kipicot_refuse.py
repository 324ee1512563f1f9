"""Why a move is refused, and which move a press may mean."""

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from fathomfive.games.kipicot import GAME, refuse
from fathomfive.games.kipicot.components import FIGURE, MOVES
from fathomfive.games.kipicot.refuse import candidates
from fathomfive.kernel.match import Match
from fathomfive.texts import LANGUAGES, Texts
from games.kipicot.boards import BARE, middle, play, reef


@pytest.mark.parametrize(
    ("drawn", "text", "clause"),
    [
        (lambda: middle(), "Rb1", "KI-10"),
        (lambda: middle(), "Ye5", "KI-10"),
        (lambda: middle(), "a1", "KI-10"),
        (lambda: middle(), "a1-c1", "KI-20"),
        (lambda: middle(calm=9), "b3-b4", "KI-20"),
        (lambda: middle(step=2), "b3-b4", "KI-20"),
        (lambda: middle(step=2, calm=9), "b3-b4", "KI-20"),
        (lambda: middle(step=2, calm=9), "d4-d3", "KI-22"),
        (lambda: middle(step=2), "stay", "KI-11"),
        (lambda: middle(step=2), "a1", "KI-11"),
        (lambda: middle(step=2), "Ra1", "KI-21"),
        (lambda: middle(step=2), "Ye1", "KI-21"),
        (lambda: middle(step=2), "Ye5", "KI-21"),
        (lambda: middle(step=3), "stay", "KI-12"),
        (lambda: middle(step=3), "Rb1", "KI-12"),
        (lambda: middle(step=3), "d4-d3", "KI-12"),
        (lambda: middle(step=3), "b1", "KI-12"),
        (lambda: middle(step=3), "b3", "KI-12"),
        (lambda: play(middle(left=(1, 5)), "stay Rb1 b1"), "stay", "KI-40"),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_the_clause_that_forbids_a_move_is_named(drawn: Callable[[], Match], text: str, clause: str) -> None:
    """KI-10, KI-11, KI-12, KI-20, KI-21, KI-22, KI-40"""
    match = drawn()
    number = next(m for m in range(GAME.moves) if match.write(m) == text)
    assert match.forbids(number) == clause


def test_nothing_forbids_a_legal_move() -> None:
    """KI-10"""
    assert all(middle().forbids(m) is None for m in middle().legal())


STUCK = "R Y . . .\nY . . . .\n. . . . .\n. . . . .\n. . . . ."
WHY: dict[str, tuple[Callable[[], Match], str]] = {
    "over": (lambda: play(middle(left=(1, 5)), "stay Rb1 b1"), "stay"),
    "add-later": (lambda: middle(), "Rb1"),
    "figure-last": (lambda: middle(step=2), "a1"),
    "no-skip": (lambda: middle(step=2), "stay"),
    "must-add": (lambda: middle(step=2, calm=9), "d4-d3"),
    "nothing-there": (lambda: middle(), "b1-c1"),
    "under-figure": (lambda: middle(), "b3-b4"),
    "stuck": (lambda: reef(STUCK), "a1-c1"),
    "occupied": (lambda: middle(), "b2-b3"),
    "one-step": (lambda: middle(), "a1-c1"),
    "on-stack": (lambda: middle(step=2), "Yb2"),
    "same-colour": (lambda: middle(step=2), "Ra1"),
    "add-figure": (lambda: middle(step=2), "Yb3"),
    "only-figure": (lambda: middle(step=3), "Rb1"),
    "no-token": (lambda: middle(step=3), "b1"),
    "same-place": (lambda: middle(step=3), "b3"),
    "opponent": (lambda: middle(step=3), "e5"),
}


@pytest.mark.parametrize("word", WHY)
def test_a_move_is_refused_with_its_reason(word: str) -> None:
    """KI-10, KI-11, KI-12, KI-20, KI-21, KI-22, KI-40"""
    drawn, text = WHY[word]
    match = drawn()
    assert match.why_not(next(m for m in range(GAME.moves) if match.write(m) == text))[1] == word


LINE = ". Ry . Y .\n. . . . .\n. . . . .\n. . . . .\n. . . . ."


@pytest.mark.parametrize(
    ("drawn", "text", "word"),
    [
        (lambda: middle(), "c3-c4", "under-figure"),
        (lambda: middle(step=2), "Yc3", "add-figure"),
        (lambda: reef(LINE), "b1-d1", "occupied"),
        (lambda: reef(LINE, step=3), "a1", "no-token"),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_a_reason_is_about_the_very_square(drawn: Callable[[], Match], text: str, word: str) -> None:
    """KI-12, KI-20, KI-21"""
    match = drawn()
    assert match.why_not(next(m for m in range(GAME.moves) if match.write(m) == text))[1] == word


def test_every_reason_has_a_test_and_a_text_in_every_language() -> None:
    """KI-12, KI-20, KI-21"""
    words = set(re.findall(r'"KI-\d+ ([a-z-]+)"', Path(refuse.__file__).read_text(encoding="utf-8")))
    assert words == set(WHY)
    for lang in LANGUAGES:
        say = Texts(GAME, lang, 2).say
        assert len({say(f"why-{word}") for word in words}) == len(words)


# --- What a press may mean ---------------------------------------------------------------------------------------

RED, YELLOW = {"kind": "token", "colour": "red"}, {"kind": "token", "colour": "yellow"}
WAYS_FROM_D4 = ["d4-e4", "d4-a4", "d4-b4", "d4-c4", "d4-d5", "d4-d1", "d4-d2", "d4-d3"]


@pytest.mark.parametrize(
    ("drawn", "wanted", "texts"),
    [
        (lambda: middle(), {"places": ["d4"]}, [*WAYS_FROM_D4, "Rd4", "Yd4", "d4"]),
        (lambda: middle(step=2), {"places": ["d4"]}, [*WAYS_FROM_D4, "Rd4", "Yd4", "d4"]),
        (lambda: middle(step=3), {"places": ["d4"]}, ["d4", *WAYS_FROM_D4, "Rd4", "Yd4"]),
        (lambda: reef(BARE[:-1] + "R", step=3), {"places": ["a1"]}, ["a1", "Ra1", "Ya1"]),
        (lambda: middle(), {"places": ["b1"]}, ["Rb1", "Yb1", "b1"]),
        (lambda: middle(step=2), {"pieces": [RED], "places": ["b1"]}, ["Rb1"]),
        (lambda: middle(step=2), {"kind": "add", "pieces": [YELLOW], "places": ["a1"]}, ["Ya1"]),
        (lambda: middle(step=2), {"kind": "stack", "pieces": [YELLOW], "places": ["a1"]}, ["Ya1"]),
        (lambda: middle(step=2), {"kind": "stack", "pieces": [YELLOW], "places": ["b1"]}, []),
        (lambda: middle(), {"pieces": [YELLOW], "places": ["d4", "d3"]}, ["d4-d3"]),
        (lambda: middle(), {"kind": "move", "places": ["b2", "b5"]}, ["b2-b5"]),
        (lambda: middle(), {"places": ["b1", "b2"]}, ["b1-b2"]),
        (lambda: middle(step=3), {"kind": "figure", "places": ["a1"]}, ["a1"]),
        (lambda: middle(step=3), {"kind": "figure", "places": ["e5"]}, ["e5"]),
        (lambda: middle(step=3), {"kind": "fish", "places": ["a1"]}, []),
        (lambda: middle(), {"kind": "stay"}, ["stay"]),
        (lambda: middle(), {"places": []}, ["stay"]),
        (lambda: middle(), {"places": ["d3", "d4"], "pieces": [YELLOW]}, []),
        (lambda: middle(), {"kind": "swim"}, []),
        (lambda: middle(), {"kind": None, "places": 5}, []),
        (lambda: middle(), {"places": {"d4": 1}, "pieces": "red"}, []),
    ],
)
def test_a_press_means_the_decisions_that_fit_it_and_the_likeliest_comes_first(
    drawn: Callable[[], Match], wanted: dict[str, Any], texts: list[str]
) -> None:
    """KI-10, KI-11, KI-12, KI-20, KI-21"""
    match = drawn()
    assert [match.write(m) for m in candidates(match.state, 0, wanted)] == texts


def test_a_press_on_a_supply_means_a_token_of_its_colour_on_any_square() -> None:
    """KI-21"""
    match = middle(step=2)
    texts = [match.write(m) for m in candidates(match.state, 0, {"kind": "add", "pieces": [RED]})]
    assert texts == [f"R{file}{row}" for row in range(1, 6) for file in "abcde"]


@pytest.mark.parametrize("step", [1, 2, 3])
def test_a_catch_without_a_place_means_the_figure_where_nothing_can_be_caught(step: int) -> None:
    """KI-12, KI-30"""
    match = middle(step=step)
    assert candidates(match.state, 0, {"kind": "fish"}) == list(range(FIGURE, MOVES))
    assert match.impossible()[-1].kind == "fish"


def test_a_catch_without_a_place_means_the_corners_of_a_square_where_there_is_one() -> None:
    """KI-30"""
    match = reef("R1 Y . . .\nY R . . .\n. . . . R\n. . . . .\n. . . . .", step=3)
    assert [match.write(m) for m in candidates(match.state, 0, {"kind": "fish"})] == ["a1", "b1", "a2", "b2"]
