"""Impossible tables, damaged in one place and refused by the function that checks it."""

from collections.abc import Callable
from functools import partial
from typing import Any

import pytest

from damage import Damage, both, put, refuses
from fathomfive.games.deep_dive import GAME
from fathomfive.games.deep_dive.audit import (
    gained_adds_up,
    grids_are_filled,
    leftovers_fit,
    numbers_fit,
    ocean_adds_up,
    penguins_add_up,
    question_fits,
)
from fathomfive.games.deep_dive.components import BUBBLES, PREDATOR, ROCK, Phase
from fathomfive.kernel.match import Match
from games.deep_dive.ocean import begin, play, sea

P1, P8 = 0, 0  # the lowest pink food of a depth

CHECKS = [
    numbers_fit,
    ocean_adds_up,
    gained_adds_up,
    grids_are_filled,
    penguins_add_up,
    leftovers_fit,
    question_fits,
]


refused_by = partial(refuses, CHECKS)


def middle() -> Match:
    """A table with a bit of everything."""
    return sea(
        3, gained={1: "P1@1 rock@1", 2: "G9@5 G8@5"}, trapped={1: "1 2", 3: "4"}, up={1: "P1 bubbles", 2: "rock"}
    )


# --- The ocean ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "damage",
    [
        pytest.param(put("unseen", 2, ROCK, by=-1), id="less than none unseen"),
        pytest.param(put("up", 2, P1, by=-1), id="less than none face up"),
        pytest.param(put("up", 2, ROCK, by=1), id="more than the box holds"),
        pytest.param(put("unseen", 4, P8, by=1), id="more unseen than the box holds"),
        pytest.param(put("down", 3, by=-1), id="too few face down"),
        pytest.param(put("down", 3, by=1), id="too many face down"),
        pytest.param(both(put("unseen", 3, PREDATOR, by=-1), put("down", 3, by=-1)), id="a predator is gone"),
        pytest.param(
            both(put("unseen", 4, P8, by=-1), put("down", 4, by=-1), put("up", 4, P8, by=1)), id="food lies at depth 5"
        ),
    ],
)
def test_an_ocean_that_does_not_add_up_is_refused(damage: Damage) -> None:
    """DD-1, DD-10, DD-25, DD-26"""
    assert refused_by(middle(), ocean_adds_up, damage)


def test_a_negative_number_of_face_down_tiles_is_refused() -> None:
    """DD-10"""
    match = sea(down={5: 0})
    assert refused_by(match, ocean_adds_up, both(put("down", 4, by=-1), put("unseen", 4, P8 + 2, by=-1)))


def test_an_empty_depth_before_the_end_is_refused() -> None:
    """DD-40"""
    assert refused_by(sea(down={3: 0}), ocean_adds_up, put("ending", by=-1))


# --- What was gained ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "damage",
    [
        pytest.param(put("grid", 0, 0, 0, by=1), id="another value than was there"),
        pytest.param(both(put("unseen", 0, P1, by=-1), put("down", 0, by=-1)), id="a food is gone"),
        pytest.param(put("height", 0, 0, by=-1), id="a food is not counted"),
        pytest.param(put("rocks", 0, by=1), id="one rock too many"),
        pytest.param(put("discarded", by=1), id="one rock too many discarded"),
        pytest.param(both(put("rocks", 1, by=-1), put("discarded", by=1)), id="less than no rocks"),
        pytest.param(both(put("up", 0, BUBBLES, by=-1), put("bubbles", 0, by=1)), id="a player holds bubbles"),
        pytest.param(put("up", 0, BUBBLES, by=-1), id="bubbles are gone"),
        pytest.param(put("up", 1, ROCK, by=-1), id="a rock is gone"),
    ],
)
def test_gains_that_do_not_add_up_are_refused(damage: Damage) -> None:
    """DD-23, DD-28"""
    assert refused_by(middle(), gained_adds_up, damage)


def test_bubbles_of_the_rival_that_do_not_add_up_are_refused() -> None:
    """DD-61"""
    match = play(begin(1), "flip P1 surface bubbles")
    assert refused_by(match, gained_adds_up, put("bubbles", 1, by=1))


# --- Grids -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "damage",
    [
        pytest.param(put("grid", 1, 1, 5, by=3), id="a tile below the end"),
        pytest.param(put("grid", 3, 2, 0, by=1), id="a tile before nobody"),
    ],
)
def test_grids_with_holes_are_refused(damage: Damage) -> None:
    """DD-28"""
    assert refused_by(middle(), grids_are_filled, damage)


def test_a_grid_without_a_player_is_refused() -> None:
    """DD-28"""

    def hand_over(s: Any) -> None:
        s.grid[3, 0, 0], s.height[3, 0] = s.grid[0, 0, 0], s.height[0, 0]
        s.grid[0, 0, 0] = s.height[0, 0] = 0

    assert refused_by(middle(), grids_are_filled, hand_over)


# --- Penguins ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "damage",
    [
        pytest.param(put("trapped", 1, 1, by=-1), id="less than none"),
        pytest.param(
            both(put("trapped", 0, 0, by=-1), put("trapped", 0, 1, by=-1), put("trapped", 1, 0, by=3)), id="three"
        ),
        pytest.param(both(put("trapped", 2, 3, by=-1), put("trapped", 3, 3, by=1)), id="of nobody"),
        pytest.param(put("trapped", 1, 2, by=1), id="without a predator"),
        pytest.param(put("trapped", 1, 0, by=1), id="two on one predator"),
    ],
)
def test_impossible_trapped_penguins_are_refused(damage: Damage) -> None:
    """DD-11, DD-25, DD-31"""
    assert refused_by(middle(), penguins_add_up, damage)


def test_a_trapped_rival_is_refused() -> None:
    """DD-60"""
    match = sea(1, trapped={1: "1"})
    assert refused_by(match, penguins_add_up, both(put("trapped", 0, 0, by=-1), put("trapped", 1, 0, by=1)))


# --- The question ------------------------------------------------------------------------------------------------


def phase(to: Phase) -> Damage:
    """Set another phase."""

    def damage(s: Any) -> None:
        s.phase = to

    return damage


@pytest.mark.parametrize(
    "damage",
    [
        pytest.param(put("seats", by=-3), id="no seats"),
        pytest.param(put("seats", by=8), id="too many seats"),
        pytest.param(put("sides", by=1), id="a side too many"),
        pytest.param(put("level", by=-2), id="a level below easy"),
        pytest.param(put("level", by=2), id="a level above hard"),
        pytest.param(put("side", by=-1), id="a seat before the first"),
        pytest.param(put("side", by=3), id="a seat after the last"),
        pytest.param(put("start", by=-1), id="a start player before the first"),
        pytest.param(put("start", by=3), id="a start player after the last"),
        pytest.param(put("depth", by=-1), id="above the water"),
        pytest.param(put("depth", by=35), id="below the ground"),
        pytest.param(put("rival", by=-1), id="a rival above the water"),
        pytest.param(put("rival", by=51), id="a rival below the ground"),
    ],
)
def test_seats_sides_and_depths_that_do_not_exist_are_refused(damage: Damage) -> None:
    """DD-10, DD-64"""
    assert refused_by(middle(), numbers_fit, damage)


@pytest.mark.parametrize(
    "damage",
    [
        pytest.param(put("homes", by=1), id="homes without a return"),
        pytest.param(phase(Phase.RETURN), id="a return without homes"),
        pytest.param(put("choice", by=1), id="a choice nobody is asked for"),
        pytest.param(phase(Phase.RIVAL_CHOICE), id="a question without a choice"),
        pytest.param(put("flipped", by=-1), id="a flipped tile that is none"),
        pytest.param(put("flipped", by=1), id="a flipped tile while nothing is flipped"),
        pytest.param(put("flipped", by=PREDATOR), id="a flipped predator"),
        pytest.param(put("last", by=1), id="a last dive before the end"),
    ],
)
def test_fields_left_over_from_another_phase_are_refused(damage: Damage) -> None:
    """DD-24, DD-31, DD-41, DD-61"""
    assert refused_by(middle(), leftovers_fit, damage)


NOTHING_DOWN = dict.fromkeys(range(1, 6), 0)


@pytest.mark.parametrize(
    ("drawn", "damage"),
    [
        pytest.param(middle, phase(Phase.TURN_ENDS), id="a turn that ends for ever"),
        pytest.param(middle, phase(Phase.START), id="who starts, in the middle of a game"),
        pytest.param(lambda: begin(1), phase(Phase.START), id="who starts, alone"),
        pytest.param(middle, phase(Phase.OVER), id="over before the end"),
        pytest.param(lambda: sea(turn=2, at=2, down={1: 0}, last=True), phase(Phase.OVER), id="over within a round"),
        pytest.param(
            lambda: sea(3, up={1: "P1 G1"}), both(phase(Phase.RIVAL_CHOICE), put("choice", by=3)), id="a rival of three"
        ),
        pytest.param(
            lambda: sea(1, asked="rival-choice", turn=2, up={1: "P1 G1"}, more="choice PG"),
            put("choice", by=4),
            id="a colour that does not lie there",
        ),
        pytest.param(
            lambda: sea(1, at=2, down={1: 0}, rival=2), put("rival", by=-1), id="a rival that stays at an empty depth"
        ),
        pytest.param(middle, phase(Phase.RIVAL_FLIP), id="a flip of a rival that is not there"),
        pytest.param(
            lambda: sea(1, down=NOTHING_DOWN, up={1: "P1"}),
            both(phase(Phase.RIVAL_FLIP), put("side", by=1)),
            id="a flip of the rival with nothing face down",
        ),
        pytest.param(lambda: begin(1), put("side", by=1), id="a dive of the rival"),
        pytest.param(lambda: sea(at=2, up={2: "P2"}, down={2: 0}), phase(Phase.FLIP), id="nothing to flip"),
        pytest.param(lambda: sea(at=2, up={2: "P2"}, down={3: 0}), put("depth", by=1), id="a dive at a bare depth"),
        pytest.param(middle, both(phase(Phase.FLIPPED), put("flipped", by=2)), id="a flipped tile that is not there"),
        pytest.param(lambda: sea(at=5), phase(Phase.FLIPPED), id="a choice at the deepest depth"),
        pytest.param(lambda: sea(turn=2, gained={1: "rock@1"}), phase(Phase.ROCK), id="no rock to drop"),
        pytest.param(lambda: sea(asked="rock", gained={1: "rock@1"}), put("depth", by=3), id="a rock asked for late"),
        pytest.param(
            lambda: sea(up={1: "P1"}), both(phase(Phase.RETURN), put("homes", by=2)), id="nothing to bring home"
        ),
    ],
)
def test_an_impossible_phase_is_refused(drawn: Callable[[], Match], damage: Damage) -> None:
    """DD-11, DD-21, DD-22, DD-24, DD-31, DD-41, DD-61, DD-62"""
    assert refused_by(drawn(), question_fits, damage)


def test_possible_tables_pass_every_check() -> None:
    """DD-10"""
    for match in (Match(GAME, 4), begin(1), middle(), play(begin(2), "flip P1"), sea(1, asked="rival-flip", turn=2)):
        assert all(check(match.state) for check in CHECKS)


@pytest.mark.parametrize(
    ("drawn", "moves"),
    [
        (lambda: sea(), "flip P2 surface flip P2 deeper flip rock deeper flip predator"),
        (lambda: sea(at=2, trapped={1: "1 2"}, up={1: "P1"}), "flip predator take-P1@1"),
        (lambda: sea(at=2, trapped={1: "1 2"}, up={1: "P1"}), "flip predator decline"),
        (lambda: sea(1, asked="rival-flip", turn=2, rival=2, up={2: "P4 Y4"}), "predator give-Y"),
        (lambda: sea(1, asked="rival-flip", turn=2, rival=2, up={2: "P4"}), "predator flip predator P3"),
        (lambda: sea(asked="rock", gained={1: "rock@1"}), "rock@5 flip Y8"),
    ],
    ids=["flipped", "bring", "decline", "give", "rival", "rock"],
)
def test_every_phase_clears_its_fields(drawn: Callable[[], Match], moves: str) -> None:
    """DD-21, DD-24, DD-31, DD-61"""
    match = drawn()
    for text in moves.split():
        match.play(text)
        assert match.game.audit(match.state), f"after {text}:\n{match}"
