"""What a viewer is shown, and what a seat observes."""

from typing import Any

import pytest

from fathomfive.games.deep_dive import GAME
from fathomfive.kernel.game import NOBODY, TABLE
from fathomfive.kernel.match import Match
from games.deep_dive.ocean import begin, coming_home, over, play, rival_choosing, sea
from walks import fields, observed

# --- Shown -------------------------------------------------------------------------------------------------------


def test_everyone_is_shown_the_same() -> None:
    """DD-10"""
    match = play(begin(3, start=2), "flip P1 deeper flip")
    shown = match.show(TABLE)
    assert all(match.show(viewer) == shown for viewer in (0, 1, 2, NOBODY))


def test_the_beginning_of_a_game_is_shown() -> None:
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


def test_the_middle_of_a_game_is_shown() -> None:
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


def test_the_end_of_a_game_is_shown() -> None:
    """DD-40, DD-41"""
    shown = play(sea(down={1: 1}, unseen={1: "predator"}), "flip predator").show()
    assert (shown["ending"], shown["token"], shown["to_act"]) == (True, "start", 1)
    shown = over().show()
    assert (shown["asked"], shown["token"], shown["to_act"]) == ("over", "last_dive", NOBODY)
    assert "rival" not in shown
    assert "flipped" not in shown


def test_the_rival_is_shown() -> None:
    """DD-60, DD-64"""
    match = play(begin(1, level="hard"), "flip P1 surface bubbles")
    shown = match.show()
    assert shown["rival"] == {"depth": 2, "level": "hard"}
    assert len(shown["sides"]) == 2
    assert shown["sides"][1]["bubbles"] == 1
    assert shown["sides"][1]["points"] == 3
    assert rival_choosing().show()["asked"] == "rival_choice"


def test_the_depths_that_three_penguins_come_home_from_are_shown_while_they_may_bring_something() -> None:
    """DD-31"""
    shown = coming_home().show()
    assert (shown["asked"], shown["homes"]) == ("return", [1, 2])
    assert shown["sides"][0]["trapped"] == [0] * 5
    assert "homes" not in play(coming_home(), "decline").show()
    assert play(sea(at=5, trapped={1: "2 4"}, up={2: "P3", 4: "P5"}), "flip predator").show()["homes"] == [2, 4, 5]


def test_two_tables_that_offer_different_tiles_to_bring_home_are_shown_differently() -> None:
    """DD-31"""
    lying = {1: "P1 predator", 2: "P2", 3: "predator"}
    first = sea(asked="return", more="homes 1,2", up=lying | {1: "P1 2xpredator", 2: "P2 predator"})
    second = sea(asked="return", more="homes 1,3", up=lying | {1: "P1 2xpredator", 2: "P2 predator"})
    assert first.texts() == ["take-P1@1", "take-P2@2", "decline"]
    assert second.texts() == ["take-P1@1", "decline"]
    assert first.show(0) != second.show(0)


# --- Observed ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("turned", [1, 2])
def test_an_observation_stays_the_same_when_the_seats_are_rotated(turned: int) -> None:
    """DD-12"""

    def drawn(by: int) -> Match:
        seats = [(k + by) % 3 + 1 for k in range(3)]
        gained = dict(zip(seats, ("P1@1 P2@1 rock@1", "G9@5", "Y3@2 P10@5"), strict=True))
        trapped = dict(zip(seats, ("1", "2 3", "5"), strict=True))
        return sea(3, start=seats[1], turn=seats[2], gained=gained, trapped=trapped, up={2: "P2 rock"})

    for seat in range(3):
        assert observed(drawn(0), seat) == observed(drawn(turned), (seat + turned) % 3)
        assert observed(drawn(0), seat) != observed(drawn(turned), seat)


def test_every_question_is_observed() -> None:
    """DD-24, DD-31, DD-61"""
    at_depth, flipped = sea(at=3, up={3: "P4 G4"}), play(sea(at=3, up={3: "G4"}), "flip P4")
    other = play(sea(at=3, up={3: "P4"}), "flip G4")
    tables = [at_depth, flipped, other, play(sea(at=3, up={3: "P4 G4"}), "flip")]
    assert len({observed(match, 0) for match in tables}) == len(tables)
    assert [fields(match, 0)["asked"] for match in tables] == [[1, 0, 0, 0, 0, 0], *[[0, 1, 0, 0, 0, 0]] * 2, [0] * 6]
    assert fields(flipped, 0)["flipped"] == [0, 1] + [0] * 8
    assert fields(at_depth, 0)["flipped"] == [0] * 10
    assert fields(at_depth, 0)["depth"] == [0, 0, 1, 0, 0]


def test_a_side_is_observed_with_its_grid_rocks_and_trapped_penguins() -> None:
    """DD-25, DD-28"""
    match = sea(2, gained={2: "P1@1 P2@1 G9@5 rock@1"}, trapped={2: "2 3"}, up={2: "predator", 3: "predator"})
    seen = fields(match, 0)
    assert (seen["seats"], seen["height"][:2]) == ([0, 1, 0, 0, 0, 0], [[0, 0, 0], [2, 1, 0]])
    assert (seen["grid"][1][0][:3], seen["grid"][1][1][:3]) == ([1, 2, 0], [9, 0, 0])
    assert (seen["rocks"], seen["trapped"][1]) == ([0, 1, 0, 0, 0, 0], [0, 1, 1, 0, 0])
    assert seen["points"][1] == match.points()[1]
    assert (seen["level"], seen["rival"]) == ([0, 0, 0], [0] * 5)


def test_the_rival_is_observed_as_the_second_side() -> None:
    """DD-60"""
    seen = fields(Match(GAME, 1, {"level": "hard"}), 0)
    assert (seen["level"], seen["rival"]) == ([0, 0, 1], [1, 0, 0, 0, 0])
