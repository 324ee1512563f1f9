"""The rules of Template, clause by clause: a docstring names the clause its test shows."""

import numpy as np
import pytest

from fathomfive.cli.template import GAME
from fathomfive.cli.template.components import PASS, ROUNDS
from fathomfive.kernel.errors import Refused
from fathomfive.kernel.match import Match, table_of

each_number_of_seats = pytest.mark.parametrize("seats", GAME.seats)


@each_number_of_seats
def test_seat_one_begins_and_nobody_has_passed(seats: int) -> None:
    """TM-1"""
    match = Match(GAME, seats)
    assert match.to_act == 0
    assert match.points() == [0] * seats
    assert str(match).startswith("rules 1  seat 1\n")


@each_number_of_seats
def test_turns_go_round(seats: int) -> None:
    """TM-2"""
    match = Match(GAME, seats)
    moves = np.full(2, -1, np.int32)
    assert GAME.legal(match.state, moves) == 1
    assert moves.tolist() == [PASS, -1]
    assert [match.play("pass").to_act for _ in range(seats)] == [*range(1, seats), 0]


@each_number_of_seats
def test_a_pass_is_a_point_and_most_points_are_first(seats: int) -> None:
    """TM-3"""
    match = Match(GAME, seats).play("pass")
    assert match.points() == [1] + [0] * (seats - 1)
    assert match.rank() == [1] + [2] * (seats - 1)


@each_number_of_seats
def test_the_game_is_over_when_everyone_has_passed_in_every_round(seats: int) -> None:
    """TM-3"""
    match = Match(GAME, seats)
    for _ in range(ROUNDS * seats):
        assert not match.over
        match.play("pass")
    assert match.reason == "passed"
    assert match.points() == [ROUNDS] * seats
    assert match.rank() == [1] * seats
    with pytest.raises(Refused, match=r"the game is over, .* \(TM-3\); legal: none"):
        match.play("pass")


TABLE = """\
rules 1  seat 2

seat | passes
1    | 2
2    | 1
"""


@pytest.mark.parametrize(
    ("old", "new"),
    [
        pytest.param("seat 2", "seat 0", id="no-seat"),
        pytest.param("seat 2", "seat 3", id="nobody-sits-there"),
        pytest.param("| 2", "| 1", id="a-pass-too-few"),
        pytest.param("| 1", "| 2", id="a-pass-too-many"),
        pytest.param("| 2\n2    | 1", "| 0\n2    | -1", id="fewer-than-none"),
        pytest.param("| 2\n2    | 1", "| 4\n2    | 3", id="more-than-all"),
    ],
)
def test_an_impossible_table_is_noticed(old: str, new: str) -> None:
    """TM-2, TM-3"""
    assert old in TABLE
    assert GAME.audit(table_of(GAME, TABLE))
    assert not GAME.audit(table_of(GAME, TABLE.replace(old, new)))


def test_a_drawing_that_cannot_be_read_is_refused() -> None:
    """TM-1"""
    with pytest.raises(Refused, match="cannot read this drawing"):
        table_of(GAME, TABLE.replace("| 1", "| one"))
