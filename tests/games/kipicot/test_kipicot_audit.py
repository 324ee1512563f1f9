"""Impossible tables, damaged in one place and refused by the function that checks it."""

from collections.abc import Callable
from functools import partial
from typing import Any

import pytest

from damage import Damage, both, put, refuses
from fathomfive.games.kipicot.audit import board_fits, figures_stand, phase_fits, tokens_add_up
from fathomfive.games.kipicot.components import HAND, RED, YELLOW, Phase
from fathomfive.kernel.match import Match
from games.kipicot.boards import play, reef

CHECKS = [board_fits, tokens_add_up, figures_stand, phase_fits]
A1, B1, C1, E5, BEYOND = 1, 2, 4, 1 << 24, 1 << 25


refused_by = partial(refuses, CHECKS)


def middle(**words: Any) -> Match:
    """A table of three with a bit of everything: a1 red, b1 a yellow stack, c1 empty, e5 under seat 1."""
    drawn = "R Yr . . .\n. . . . .\n. . Y2 . .\n. . . . .\nY . . . R1"
    return reef(drawn, 3, **{"won": {1: (1, 2), 3: (0, 3)}} | words)


def ending(**words: Any) -> Match:
    """A table whose red supply is empty, in step 3."""
    return middle(step=3, left=(0, 9), **words)


@pytest.mark.parametrize(
    "damage",
    [
        put("top", RED, by=B1),  # two upper colours
        both(put("top", RED, by=BEYOND), put("supply", RED, by=-1)),  # beside the board
        both(put("top", YELLOW, by=BEYOND), put("supply", YELLOW, by=-1)),
        put("stacks", by=C1),  # a lower token without an upper one
    ],
)
def test_an_impossible_board_is_refused(damage: Damage) -> None:
    """KI-2"""
    assert refused_by(middle(), board_fits, damage)


@pytest.mark.parametrize(
    "damage",
    [
        put("supply", RED, by=1),
        put("supply", YELLOW, by=-1),
        put("top", RED, by=C1),
        put("top", YELLOW, by=C1),
        put("stacks", by=A1),
        put("won", 0, RED, by=-1),
        put("won", 2, YELLOW, by=1),
        both(put("supply", RED, by=-18), put("won", 1, RED, by=18)),  # a debt in the supply
        both(put("won", 1, RED, by=-1), put("supply", RED, by=1)),  # a debt of a player
        both(put("won", 1, YELLOW, by=-1), put("won", 0, YELLOW, by=1)),
        both(put("supply", RED, by=-1), put("won", 3, RED, by=1)),  # won by nobody who plays
    ],
)
def test_tokens_that_do_not_add_up_are_refused(damage: Damage) -> None:
    """KI-1"""
    assert refused_by(middle(), tokens_add_up, damage)


@pytest.mark.parametrize(
    "damage",
    [
        put("figure", 0, by=-25),
        put("figure", 0, by=2),  # further away than the hand
        put("figure", 3, by=-HAND),  # a figure of nobody, on a1
        put("figure", 3, by=1),
        put("figure", 0, by=-12),  # two on c3
        put("figure", 0, by=-1),  # on an empty square
    ],
)
def test_impossible_figures_are_refused(damage: Damage) -> None:
    """KI-12"""
    assert refused_by(middle(), figures_stand, damage)


@pytest.mark.parametrize(
    ("drawn", "damage"),
    [
        (middle, put("seat", by=3)),
        (middle, put("seat", by=-1)),
        (middle, put("calm", by=10)),
        (middle, put("calm", by=-1)),
        (middle, put("phase", by=Phase.OVER)),
        (ending, put("phase", by=-1)),
        (ending, put("phase", by=-2)),
        (ending, put("calm", by=1)),
        (ending, both(put("supply", YELLOW, by=-9), put("won", 1, YELLOW, by=9))),
        (lambda: play(ending(), "a1"), put("calm", by=1)),
        (lambda: play(ending(), "a1"), put("phase", by=-3)),
        (lambda: middle(step=3, left=(9, 0)), put("phase", by=-1)),
        (lambda: reef("R1 . . . .\n" + ". . . . .\n" * 4), put("phase", by=2)),  # no place for a figure
    ],
)
def test_an_impossible_phase_is_refused(drawn: Callable[[], Match], damage: Damage) -> None:
    """KI-11, KI-12, KI-22, KI-40"""
    assert refused_by(drawn(), phase_fits, damage)


def test_the_last_turn_may_end_with_a_supply_of_either_colour_empty() -> None:
    """KI-40"""
    for left in ((0, 9), (9, 0)):
        match = play(middle(step=3, left=left), "a1")
        assert match.over
        assert match.game.audit(match.state)
