"""The clock of a decision: nothing that a seat does besides moving gives it more time."""

import pytest

from fathomfive.session.commands import Act, Agree, BotAct, Decline, Leave, Offer, Return, TimeUp, Undo
from fathomfive.session.decider import carry_out
from fathomfive.session.session import Session
from session.test_decider import pig, refusal

MOVE = {"kind": "move", "seconds": 10}
GAME = {"kind": "game", "seconds": 60}


def left(session: Session, now: int, seat: int = 0) -> int | None:
    return session.time_left(seat, now)


def test_leaving_and_returning_does_not_refill_the_time_for_a_move() -> None:
    session = pig(clock=MOVE)
    for now in range(1000, 10_000, 1000):
        carry_out(session, Leave("expert"), 0, now)
        carry_out(session, Return(), 0, now)
        assert left(session, now) == 10_000 - now
    carry_out(session, TimeUp(), 0, 10_000)
    assert refusal(session, Return(), 0, 10_500).code == "out_of_time"


@pytest.mark.parametrize("clock", [MOVE, GAME])
def test_the_clock_goes_on_while_a_bot_is_asked_to_decide(clock: dict[str, object]) -> None:
    """Or else a seat could think for as long as bots do, again and again."""
    session = pig(clock=clock)
    before = left(session, 0)
    assert before is not None
    carry_out(session, Leave("expert"), 0, 1000)
    carry_out(session, Return(), 0, 4000)
    assert left(session, 4000) == before - 4000


def test_an_opponent_who_leaves_and_returns_changes_nothing_about_the_clock() -> None:
    session = pig(clock=MOVE)
    carry_out(session, Leave("easy"), 1, 5000)
    assert left(session, 5200) == 4800
    carry_out(session, Return(), 1, 5300)
    assert left(session, 6000) == 4000


def test_requests_change_nothing_about_the_clock() -> None:
    session = pig("roll", "4", clock=MOVE)
    now = 2000
    for request in (Undo(1), Offer()):
        for seat in (0, 1):
            carry_out(session, request, 0, now + 1000)
            carry_out(session, Decline(), seat, now + 1500)
            now += 2000
    assert left(session, 10_000) == 2000


def test_taking_a_move_back_and_playing_again_does_not_refill_the_clock() -> None:
    session = pig("roll", "4", clock=MOVE)  # at 2000 the seat decides again
    carry_out(session, Act("hold"), 0, 6000)
    assert session.match.to_act == 1
    carry_out(session, Undo(3), 0, 7000)
    assert left(session, 7000) == 6000, "the decision had taken 4 seconds"
    carry_out(session, Act("hold"), 0, 9000)
    carry_out(session, Undo(3), 0, 9500)
    assert left(session, 9500) == 4000


def test_the_time_of_the_other_seat_is_its_own_while_a_move_is_taken_back() -> None:
    session = pig("roll", "4", clock=MOVE)
    carry_out(session, Act("hold"), 0, 3000)
    assert left(session, 5000, 1) == 8000
    carry_out(session, Undo(3), 0, 5000)
    carry_out(session, Act("hold"), 0, 6000)
    assert left(session, 6000, 1) == 10_000, "another move is another decision"


def test_an_undo_that_others_agree_to_begins_the_decision_anew() -> None:
    session = pig("roll", "4", clock=MOVE)
    carry_out(session, Undo(1), 0, 9000)
    carry_out(session, Agree(), 1, 11_000)
    assert session.match.moves == []
    assert left(session, 11_000) == 10_000


def test_a_player_out_of_time_may_return_once_the_bot_has_moved() -> None:
    session = pig(clock=MOVE)
    carry_out(session, TimeUp(), 0, 10_000)
    assert "once the bot has moved" in refusal(session, Return(), 0, 12_000).error
    carry_out(session, BotAct(0), 0, 13_000)
    carry_out(session, Return(), 0, 13_500)
    assert session.handed_over == {0: None}


def test_a_log_leads_to_the_same_clocks_again() -> None:
    session = pig("roll", "4", clock=MOVE)
    log = []
    for command, seat, now in (
        (Leave("easy"), 0, 3000), (Return(), 0, 4000), (Act("hold"), 0, 5000), (Undo(3), 0, 6000),
    ):  # fmt: skip
        log += carry_out(session, command, seat, now)
    again = pig("roll", "4", clock=MOVE).apply_all(log)
    assert (again.spent, again.used, again.turn_began) == (session.spent, session.used, session.turn_began)
    assert left(again, 7000) == left(session, 7000) == 6000


def test_time_in_which_no_server_ran_is_not_spent_at_a_decision() -> None:
    session = pig(clock=MOVE)
    session.counted = lambda since, until: min(until - since, 1000)
    carry_out(session, Leave("easy"), 0, 10**9)
    carry_out(session, Return(), 0, 2 * 10**9)
    assert left(session, 3 * 10**9) == 7000
