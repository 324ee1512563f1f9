"""What is shown, told, forbidden and explained."""

from collections.abc import Callable
from typing import Any

import pytest

from fathomfive.games.deep_dive import GAME
from fathomfive.kernel.game import NOBODY, TABLE
from fathomfive.kernel.match import Match
from fathomfive.texts import Texts
from games.deep_dive.ocean import begin, play, sea
from walks import observed


def rival_choosing() -> Match:
    """The rival likes pink and yellow equally."""
    return play(sea(1, asked="rival-flip", turn=2, rival=2, up={2: "P3 P4 Y4"}), "predator")


def coming_home() -> Match:
    """Three penguins are home, a tile lies where one was."""
    return play(sea(at=2, trapped={1: "1 2"}, up={1: "P1", 3: "P5"}), "flip predator")


def over() -> Match:
    """The last dive is done."""
    return play(sea(turn=2, last=True, down={1: 0}, at=2), "flip P2 surface")


# --- Shown -------------------------------------------------------------------------------------------------------


def test_everyone_is_shown_the_same() -> None:
    """DD-10"""
    match = play(begin(3, start=2), "flip P1 deeper flip")
    shown = match.show(TABLE)
    assert all(match.show(viewer) == shown for viewer in (0, 1, 2, NOBODY))


def test_what_is_shown_at_the_beginning() -> None:
    """DD-10, DD-11"""
    shown = begin(3, start=2).show()
    assert {k: v for k, v in shown.items() if k not in ("depths", "sides")} == {
        "rules": 1, "seats": 3, "to_act": 1, "asked": "dive", "side": 1, "depth": 1, "start": 1, "token": "start",
        "ending": False, "discarded": 0,
    }  # fmt: skip
    assert [row["down"] for row in shown["depths"]] == [30, 27, 20, 14, 14]
    assert [row["up"] for row in shown["depths"]] == [[]] * 5
    assert shown["depths"][4]["unseen"] == [
        *({"kind": "food", "colour": c, "value": v, "n": 1} for c in ("pink", "green", "yellow") for v in (8, 9, 10)),
        {"kind": "predator", "n": 8},
    ]


def test_what_is_shown_in_the_middle() -> None:
    """DD-22, DD-24, DD-25, DD-28"""
    words: Any = {"trapped": {1: "1 3"}, "gained": {1: "P2@1 P1@1 G9@5 rock@1", 2: "Y4@2"}, "up": {2: "2xrock G3"}}
    shown = play(sea(at=4, **words), "flip P7").show()
    assert shown["asked"] == "flipped"
    assert shown["flipped"] == {"kind": "food", "colour": "pink", "value": 7}
    assert shown["depths"][1]["up"] == [
        {"kind": "food", "colour": "green", "value": 3, "n": 1},
        {"kind": "rock", "n": 2},
    ]
    assert shown["sides"] == [
        {
            "points": 5 + 0, "grid": [[2, 1], [9], []], "rows": [{"sum": 11, "points": 5}, {"sum": 1, "points": 0}],
            "rocks": 1, "bubbles": 0, "trapped": [1, 0, 1, 0, 0], "free": 1,
        },
        {
            "points": 2, "grid": [[], [], [4]], "rows": [{"sum": 4, "points": 2}],
            "rocks": 0, "bubbles": 0, "trapped": [0] * 5, "free": 3,
        },
    ]  # fmt: skip


def test_the_worth_of_every_row_is_shown_with_the_table() -> None:
    """DD-50, DD-64"""
    worth = {1: "P2@1 G3@2 Y5@3 P4@2", 2: "G4@2"}
    shown = sea(gained=worth).show()
    assert [side["rows"] for side in shown["sides"]] == [
        [{"sum": 10, "points": 10}, {"sum": 4, "points": 2}],
        [{"sum": 4, "points": 2}],
    ]
    hard = sea(1, level="hard", gained=worth).show()
    assert hard["sides"][1]["rows"] == [{"sum": 4, "points": 4}]


def test_what_is_shown_of_the_end() -> None:
    """DD-40, DD-41"""
    shown = play(sea(down={1: 1}, unseen={1: "predator"}), "flip predator").show()
    assert (shown["ending"], shown["token"], shown["to_act"]) == (True, "start", 1)
    shown = over().show()
    assert (shown["asked"], shown["token"], shown["to_act"]) == ("over", "last_dive", NOBODY)
    assert "rival" not in shown
    assert "flipped" not in shown


def test_what_is_shown_of_the_rival() -> None:
    """DD-60, DD-64"""
    match = play(begin(1, level="hard"), "flip P1 surface bubbles")
    shown = match.show()
    assert shown["rival"] == {"depth": 2, "level": "hard"}
    assert len(shown["sides"]) == 2
    assert shown["sides"][1]["bubbles"] == 1
    assert shown["sides"][1]["points"] == 3
    assert rival_choosing().show()["asked"] == "rival_choice"


# --- Told --------------------------------------------------------------------------------------------------------

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
        (lambda: Match(GAME, 3), "start-3", ("start", 2, [], [], "DD-11")),
        (lambda: play(sea(at=3), "flip"), "P4", ("turns-up", 0, [P4], [3], "DD-24")),
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
def test_every_outcome_is_told_with_whom_it_concerns(drawn: Callable[[], Match], text: str, told: Any) -> None:
    """DD-11, DD-23, DD-24, DD-25, DD-26, DD-61"""
    match = drawn()
    tale = match.tell(match.read(text))
    assert (tale["kind"], tale["who"], tale["pieces"], tale["places"], tale["clause"]) == told
    assert tale["seat"] == TABLE


@pytest.mark.parametrize(
    ("drawn", "text", "line"),
    [
        (lambda: play(sea(at=3), "flip"), "P4", "Seat 1, depth 3: pink 4."),
        (lambda: play(sea(at=5), "flip"), "P9", "Seat 1, depth 5: pink 9, and surfaces with it."),
        (lambda: play(sea(at=2), "flip"), "predator", "Seat 1, depth 2: predator; the penguin is trapped."),
        (
            lambda: play(sea(at=3, down={3: 1}), "flip"),
            "G4",
            "Seat 1, depth 3: green 4. It was the last one there: the end begins.",
        ),
        (lambda: play(sea(at=3, down={1: 0, 3: 1}), "flip"), "G4", "Seat 1, depth 3: green 4."),
        (
            lambda: sea(1, asked="rival-flip", turn=2, rival=3, down={3: 1}),
            "G4",
            "The rival, depth 3: green 4. It was the last one there: the end begins.",
        ),
    ],
    ids=["stays", "is taken", "traps", "is the last", "the end has begun", "is the rival's last"],
)
def test_a_tile_that_turns_up_says_what_follows(drawn: Callable[[], Match], text: str, line: str) -> None:
    """DD-25, DD-26, DD-40"""
    match = drawn()
    assert Texts(GAME, "en", match.seats).line(match.tell(match.read(text))) == line


# --- Forbidden ---------------------------------------------------------------------------------------------------


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


# --- Explained ---------------------------------------------------------------------------------------------------


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


# --- Observed ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("turned", [1, 2])
def test_a_table_turned_round_is_observed_alike_from_the_seat_that_turned_with_it(turned: int) -> None:
    """DD-12"""

    def drawn(by: int) -> Match:
        seats = [(k + by) % 3 + 1 for k in range(3)]
        gained = dict(zip(seats, ("P1@1 P2@1 rock@1", "G9@5", "Y3@2 P10@5"), strict=True))
        trapped = dict(zip(seats, ("1", "2 3", "5"), strict=True))
        return sea(3, start=seats[1], turn=seats[2], gained=gained, trapped=trapped, up={2: "P2 rock"})

    for seat in range(3):
        assert observed(drawn(0), seat) == observed(drawn(turned), (seat + turned) % 3)
        assert observed(drawn(0), seat) != observed(drawn(turned), seat)


def test_whatever_is_asked_is_observed() -> None:
    """DD-24, DD-31, DD-61"""
    at_depth, flipped = sea(at=3, up={3: "P4 G4"}), play(sea(at=3, up={3: "G4"}), "flip P4")
    other = play(sea(at=3, up={3: "P4"}), "flip G4")
    tables = [at_depth, flipped, other, play(sea(at=3, up={3: "P4 G4"}), "flip")]
    assert len({observed(match, 0) for match in tables}) == len(tables)
