"""Vacations: clocks that give days for a move stand still, and no others."""

from typing import Any

import pytest

from fathomfive.session.cards import Card, Chair
from fathomfive.session.commands import Act, Start
from fathomfive.session.decider import carry_out
from fathomfive.session.session import Session, elapsed
from fathomfive.session.vacations import count_without, vacation_until

DAY = 24 * 3600 * 1000  # milliseconds


def begun(clock: dict[str, Any] | None, **more: Any) -> Session:
    """Start a match of two people at time 0."""
    card = Card("m", "kipicot", 1, 2, {}, {"clock": clock}, made=0)
    session = Session(card, [Chair(0, person="anna"), Chair(1, person="jan")], **more)
    carry_out(session, Start(), None, 0)
    return session


@pytest.mark.parametrize(
    ("spans", "expected"),
    [
        ([], 100), ([(0, 10)], 100), ([(0, 20)], 90), ([(30, 40)], 90), ([(100, 200)], 90), ([(110, 200)], 100),
        ([(0, 200)], 0), ([(20, 30), (50, 80)], 60), ([(20, 60), (50, 80)], 40), ([(10, 110)], 0),
    ],
)  # fmt: skip
def test_time_on_vacation_is_not_counted(spans: list[tuple[int, int]], expected: int) -> None:
    assert count_without(elapsed, spans, 10, 110) == expected


def test_downtime_on_vacation_is_left_out_once() -> None:
    def up(since: int, until: int) -> int:
        """Count the time without a downtime from 40 to 60."""
        return until - since - max(0, min(60, until) - max(40, since))

    assert count_without(up, [(30, 50)], 0, 100) == 30 + 40
    assert vacation_until([(30, 50)], 30) == 50
    assert vacation_until([(30, 50)], 50) is None


def test_a_clock_with_days_for_a_move_stands_still_on_vacation() -> None:
    session = begun({"kind": "move", "seconds": 2 * DAY // 1000})
    seat = session.to_act
    who = str(session.chairs[seat].person)
    assert session.time_left(seat, DAY) == DAY
    session.vacations = {who: [(DAY, 4 * DAY)]}
    assert session.time_left(seat, 3 * DAY) == DAY
    assert session.time_left(seat, 4 * DAY) == DAY
    assert session.time_left(seat, 5 * DAY) == 0
    other = 1 - seat
    assert session.time_left(other, 5 * DAY) == 2 * DAY, "it is not the other one's turn"
    session.vacations = {str(session.chairs[other].person): [(0, 9 * DAY)]}
    assert session.time_left(seat, 5 * DAY) == -3 * DAY, "only one's own vacation counts"


def test_an_absent_player_on_vacation_is_not_replaced() -> None:
    session = begun({"kind": "move", "seconds": DAY // 1000})
    seat = session.to_act
    session.away = {seat: 0}
    assert session.replace_in(2 * DAY) == 0
    session.vacations = {str(session.chairs[seat].person): [(0, 2 * DAY)]}
    assert session.replace_in(2 * DAY) == DAY


@pytest.mark.parametrize(
    "clock", [None, {"kind": "move", "seconds": 3600}, {"kind": "game", "seconds": 30 * DAY // 1000}]
)
def test_other_clocks_go_on(clock: dict[str, Any] | None) -> None:
    session = begun(clock)
    seat = session.to_act
    before = session.time_left(seat, DAY)
    session.vacations = {str(session.chairs[seat].person): [(0, 9 * DAY)]}
    assert session.time_left(seat, DAY) == before
    assert session.vacations_of(seat) == ()


def test_a_move_after_a_vacation_is_counted_without_it() -> None:
    session = begun({"kind": "move", "seconds": 2 * DAY // 1000})
    seat = session.to_act
    session.vacations = {str(session.chairs[seat].person): [(0, 5 * DAY)]}
    carry_out(session, Act(session.match.legal()[0]), seat, 6 * DAY)
    assert session.used[seat] == DAY


@pytest.mark.parametrize("kind", ["game", "move"])
def test_the_wait_for_the_start_is_nobodys_time(kind: str) -> None:
    """In a game without a draw at the start a seat is to act before it has begun."""
    card = Card("m", "kipicot", 1, 2, {}, {"clock": {"kind": kind, "seconds": 300}}, made=0)
    session = Session(card, [Chair(0, person="anna"), Chair(1, person="jan")])
    carry_out(session, Start(), None, 600_000)
    assert session.time_left(session.to_act, 600_000) == 300_000
