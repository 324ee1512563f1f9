"""Moves as data, and in words."""

from collections.abc import Callable
from typing import Any

import pytest

from fathomfive.games.deep_dive import GAME
from fathomfive.kernel.game import TABLE
from fathomfive.kernel.match import Match
from fathomfive.texts import Texts
from games.deep_dive.ocean import coming_home, play, rival_choosing, sea

P4 = {"kind": "food", "colour": "pink", "value": 4}
ROCK = {"kind": "rock"}


@pytest.mark.parametrize(
    ("drawn", "text", "told"),
    [
        (lambda: sea(at=2, up={2: "P4"}), "take-P4@2", ("take", 0, [P4], [2], "DD-22")),
        (lambda: sea(at=2, up={2: "rock"}, turn=2), "take-rock@2", ("take", 1, [ROCK], [2], "DD-22")),
        (coming_home, "take-P1@1", ("bring", 0, [P4 | {"value": 1}], [1], "DD-31")),
        (coming_home, "decline", ("decline", 0, [], [], "DD-31")),
        (lambda: sea(at=3), "flip", ("flip", 0, [], [3], "DD-22")),
        (lambda: sea(at=3, trapped={1: "3"}), "leave", ("leave", 0, [], [3], "DD-30")),
        (lambda: sea(at=3, down={3: 0}, up={3: "P3"}), "leave", ("leave", 0, [], [3], "DD-43")),
        (lambda: sea(at=3, down={3: 0}, up={3: "P3"}, trapped={2: "3"}), "leave", ("leave", 0, [], [3], "DD-43")),
        (lambda: play(sea(at=3), "flip P4"), "surface", ("surface", 0, [P4], [3], "DD-24")),
        (lambda: play(sea(at=3), "flip P4"), "deeper", ("deeper", 0, [P4], [4], "DD-24")),
        (
            lambda: play(sea(at=4), "flip G7"),
            "deeper",
            ("deeper", 0, [P4 | {"colour": "green", "value": 7}], [5], "DD-24"),
        ),
        (lambda: play(sea(at=1), "flip rock"), "surface", ("surface", 0, [ROCK], [1], "DD-24")),
        (lambda: sea(asked="rock", gained={1: "rock@1"}), "no-rock", ("no-rock", 0, [], [1], "DD-21")),
        (lambda: sea(asked="rock", gained={1: "rock@1"}), "rock@2", ("rock", 0, [ROCK], [2], "DD-21")),
        (lambda: sea(asked="rock", gained={1: "rock@1"}), "rock@5", ("rock", 0, [ROCK], [5], "DD-21")),
        (rival_choosing, "give-P", ("give", 0, [P4], [2], "DD-61")),
        (rival_choosing, "give-Y", ("give", 0, [P4 | {"colour": "yellow"}], [2], "DD-61")),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_every_decision_is_told_with_its_pieces_places_and_clause(
    drawn: Callable[[], Match], text: str, told: Any
) -> None:
    """DD-21, DD-22, DD-24, DD-30, DD-31, DD-43, DD-61"""
    match = drawn()
    tale = match.tell(match.read(text))
    assert (tale["kind"], tale["seat"], tale["pieces"], tale["places"], tale["clause"]) == told
    assert "who" not in tale


@pytest.mark.parametrize(
    ("drawn", "text", "told"),
    [
        (lambda: Match(GAME, 3), "start-1", ("start", 0, [], [], "DD-11")),
        (lambda: Match(GAME, 3), "start-3", ("start", 2, [], [], "DD-11")),
        (lambda: play(sea(at=3), "flip"), "P3", ("turns-up", 0, [P4 | {"value": 3}], [3], "DD-24")),
        (lambda: play(sea(at=2, turn=2), "flip"), "rock", ("turns-up", 1, [ROCK], [2], "DD-24")),
        (lambda: play(sea(at=2), "flip"), "bubbles", ("turns-up", 0, [{"kind": "bubbles"}], [2], "DD-23")),
        (lambda: play(sea(at=2), "flip"), "predator", ("turns-up", 0, [{"kind": "predator"}], [2], "DD-25")),
        (lambda: play(sea(at=5), "flip"), "predator", ("turns-up", 0, [{"kind": "predator"}], [5], "DD-25")),
        (lambda: play(sea(at=5), "flip"), "P9", ("turns-up", 0, [P4 | {"value": 9}], [5], "DD-26")),
        (lambda: sea(1, asked="rival-flip", turn=2, rival=3), "P4", ("rival-flips", 1, [P4], [3], "DD-61")),
        (lambda: sea(1, asked="rival-flip", turn=2, rival=2), "rock", ("rival-flips", 1, [ROCK], [2], "DD-61")),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_every_outcome_is_told_with_the_seat_it_concerns(drawn: Callable[[], Match], text: str, told: Any) -> None:
    """DD-11, DD-23, DD-24, DD-25, DD-26, DD-61"""
    match = drawn()
    tale = match.tell(match.read(text))
    assert (tale["kind"], tale["who"], tale["pieces"], tale["places"], tale["clause"]) == told
    assert tale["seat"] == TABLE


@pytest.mark.parametrize(
    ("drawn", "text", "line"),
    [
        (lambda: play(sea(at=3), "flip"), "P4", "Player 1 finds a pink 4 at depth 3."),
        (lambda: play(sea(at=5), "flip"), "P9", "Player 1 finds a pink 9 at depth 5 and surfaces with it."),
        (
            lambda: play(sea(at=2), "flip"),
            "predator",
            "Player 1 runs into a predator at depth 2, and the penguin is trapped.",
        ),
        (
            lambda: play(sea(at=2, trapped={1: "1 3"}), "flip"),
            "predator",
            "Player 1 runs into a predator at depth 2, and the penguin is trapped. "
            "It was the third one, so all three come home, with nothing to bring.",
        ),
        (
            lambda: play(sea(at=2, up={3: "P4"}, trapped={1: "1 3"}), "flip"),
            "predator",
            "Player 1 runs into a predator at depth 2, and the penguin is trapped.",
        ),
        (
            lambda: play(sea(at=3, down={3: 1}), "flip"),
            "G4",
            "Player 1 finds a green 4 at depth 3. That was the last face-down tile at this depth: the endgame begins.",
        ),
        (lambda: play(sea(at=3, down={1: 0, 3: 1}), "flip"), "G4", "Player 1 finds a green 4 at depth 3."),
        (
            lambda: sea(1, asked="rival-flip", turn=2, rival=3, down={3: 1}),
            "G4",
            "The rival flips a tile at depth 3 and keeps it: green 4. "
            "That was the last face-down tile at this depth: the endgame begins.",
        ),
    ],
    ids=[
        "stays",
        "is taken",
        "traps",
        "frees all",
        "lets all bring something",
        "is the last",
        "the end has begun",
        "is the rival's last",
    ],
)
def test_a_tile_that_turns_up_says_what_follows(drawn: Callable[[], Match], text: str, line: str) -> None:
    """DD-25, DD-26, DD-31, DD-40"""
    match = drawn()
    assert Texts(GAME, "en", match.seats).line(match.tell(match.read(text))) == line


@pytest.mark.parametrize(
    ("drawn", "home"),
    [
        (lambda: sea(at=2, up={2: "P4"}), "no"),
        (lambda: sea(at=2, up={2: "P4"}, trapped={1: "1", 2: "2 3"}), "no"),
        (lambda: sea(at=2, trapped={1: "1 3"}), "empty"),
        (lambda: sea(at=2, up={4: "P5"}, trapped={1: "1 3"}), "empty"),
        (lambda: sea(at=2, up={2: "P4"}, trapped={1: "1 3"}), "laden"),
        (lambda: sea(at=2, up={3: "P4"}, trapped={1: "1 3"}), "laden"),
    ],
    ids=["the first", "the second", "nothing lies there", "elsewhere", "here", "where another was"],
)
def test_the_third_trapped_penguin_is_told_with_whether_there_is_something_to_bring(
    drawn: Callable[[], Match], home: str
) -> None:
    """DD-31"""
    match = play(drawn(), "flip")
    predator = match.read("predator")
    told = match.tell(predator)
    assert told["home"] == home
    after = match.play(predator)
    assert ("homes" in after.show(0)) == (home == "laden")
