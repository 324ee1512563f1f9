"""Leaving for good, ending without a result, replacing absent players and closing: without a server or a store."""

import pytest

from fathomfive.kernel.errors import Refused
from fathomfive.kernel.game import NOBODY
from fathomfive.kernel.match import Match
from fathomfive.session.cards import Chair
from fathomfive.session.commands import (
    Act,
    Agree,
    BotAct,
    Close,
    Command,
    Decline,
    Leave,
    Offer,
    Replace,
    Resign,
    Return,
    Start,
    Undo,
)
from fathomfive.session.decider import STAND_IN, carry_out, decide
from fathomfive.session.events import Event
from fathomfive.session.session import EndOffer, Session
from session.test_decider import ANN, BOB, BOT, EVE, decided, kinds, pig, refusal
from tiny import PIG

EVERYTHING: tuple[Command, ...] = (
    Act(0), Undo(1), Offer(), Agree(), Decline(), Leave(), Return(), Resign(), Replace(1), Start(), Close("admin"),
)  # fmt: skip


def words(events: list[Event]) -> list[tuple[str, int | None, str | None]]:
    return [(event.kind, event.seat, event.word) for event in events]


# --- Leaving for good --------------------------------------------------------------------------------------------


def test_a_bot_plays_on_for_a_seat_that_resigns() -> None:
    session = pig()
    assert words(carry_out(session, Resign("hard"), 0)) == [("resign", 0, "hard")]
    turn = session.bot_turn()
    assert turn is not None
    assert (turn.seat, turn.bot) == (0, "hard")
    carry_out(session, BotAct(0), 0)


def test_a_seat_that_resigned_can_do_nothing_more() -> None:
    session = pig("roll", "4")
    carry_out(session, Resign(), 0)
    for command in (Act(0), Undo(1), Offer(), Agree(), Decline(), Leave(), Return(), Resign(), Replace(1)):
        assert refusal(session, command, 0).code == "resigned"
    assert session.undo_for(0) is None


def test_a_seat_may_resign_while_a_bot_plays_it() -> None:
    session = pig()
    carry_out(session, Leave("easy"), 0)
    carry_out(session, Resign("hard"), 0)
    assert session.bot_of(0) == "hard"
    assert refusal(session, Resign("os:system"), 1).code == "bad_bot"


def test_nobody_waits_for_the_consent_of_people_who_resigned_or_were_deleted() -> None:
    session = pig("roll", "4", chairs=(ANN, BOB, EVE))
    assert session.others(0) == {"bob", "eve"}
    carry_out(session, Resign(), 1)
    assert session.others(0) == {"eve"}
    session.deleted = {"eve"}
    assert kinds(decided(session, Undo(1), 0, 0)) == [("undo", 0)]


def test_a_person_with_another_seat_still_has_to_consent_after_resigning_one() -> None:
    session = pig("roll", "4", chairs=(ANN, BOB, Chair(2, person="bob")))
    carry_out(session, Resign(), 1)
    assert session.others(0) == {"bob"}


# --- Ending without a result -------------------------------------------------------------------------------------


def test_a_match_ends_without_a_result_when_everyone_agrees() -> None:
    session = pig("roll", "4", chairs=(ANN, BOB, EVE))
    assert words(carry_out(session, Offer(), 0)) == [("offer", 0, None)]
    assert session.offer == EndOffer(0)
    assert refusal(session, Agree(), 0).error == "seat 1 has agreed already"
    assert words(carry_out(session, Agree(), 2)) == [("agree", 2, None)]
    assert refusal(session, Agree(), 2).code == "nothing_asked"
    decision = decide(session, Agree(), 1, 0)
    assert decision.ends_game
    assert words(decision.events) == [("agree", 1, None), ("close", 1, "agreed")]
    assert decision.events[-1].fingerprint == session.match.fingerprint()
    session.apply_all(decision.events)
    assert (session.closed, session.over, session.match.over, session.to_act) == ("agreed", True, False, NOBODY)


@pytest.mark.parametrize("seat", [0, 1])
def test_an_offer_is_declined_or_withdrawn(seat: int) -> None:
    session = pig()
    carry_out(session, Offer(), 0)
    carry_out(session, Decline(), seat)
    assert session.offer is None
    assert refusal(session, Agree(), 1).code == "nothing_asked"


def test_one_request_is_open_at_a_time() -> None:
    session = pig("roll", "4")
    carry_out(session, Offer(), 1)
    assert "offers to end" in refusal(session, Undo(1), 0).error
    assert refusal(session, Offer(), 0).code == "already_asked"
    carry_out(session, Decline(), 0)
    carry_out(session, Undo(1), 0)
    assert "asks for an undo" in refusal(session, Offer(), 1).error


def test_an_offer_stays_open_while_play_goes_on_and_ends_when_somebody_resigns() -> None:
    session = pig(chairs=(ANN, BOB, EVE))
    carry_out(session, Offer(), 1)
    carry_out(session, Act("roll"), 0)
    carry_out(session, Leave(), 2)
    assert session.offer is not None
    carry_out(session, Resign(), 2)
    assert session.offer is None


def test_a_person_against_bots_ends_the_match_alone() -> None:
    assert words(decided(pig(chairs=(ANN, BOT)), Offer(), 0, 0)) == [("offer", 0, None), ("close", 0, "agreed")]


def test_a_person_for_whom_a_bot_plays_still_has_to_agree_to_the_end() -> None:
    session = pig()
    carry_out(session, Leave(), 1)
    assert words(decided(session, Offer(), 0, 0)) == [("offer", 0, None)]


def test_nobody_waits_for_people_who_are_absent_too_long_to_end_the_match() -> None:
    session = pig(absence=60)
    session.away = {0: 5000}
    assert len(decided(session, Offer(), 1, 64_999)) == 1
    assert len(decided(session, Offer(), 1, 65_000)) == 2
    session = pig(absence=None)
    session.away = {0: 5000}
    assert len(decided(session, Offer(), 1, 10**9)) == 1, "nobody is replaced at this table"


@pytest.mark.parametrize("command", [Offer(), Close("abandoned")])
def test_nobody_ends_a_match_alone_because_the_others_are_away_while_they_have_nothing_to_do(command: Command) -> None:
    """Or else a player who is about to lose would only have to wait until the opponent sleeps."""
    session = pig("roll", "4", absence=60)
    session.away = {1: 0}
    assert session.others_present(0, 10**9) == {"bob"}
    carry_out(session, Act("hold"), 0, 100_000)
    assert session.others_present(0, 159_999) == {"bob"}
    assert decided(session, command, 0, 160_000)[-1].kind == "close"


def test_a_person_who_left_the_match_to_a_bot_and_stays_away_does_not_have_to_agree_to_its_end() -> None:
    session = pig("roll", "4", absence=60)
    carry_out(session, Leave(), 1, 3000)
    session.away = {1: 3000}
    assert session.others_present(0, 62_999) == {"bob"}
    assert session.others_present(0, 63_000) == set()


def test_people_have_the_whole_time_of_absence_from_the_start_on() -> None:
    session = Session(pig(absence=60).card, [ANN, BOB], match=Match(PIG, 2))
    session.away = {0: 0, 1: 0}  # both sat down long ago and have not connected yet
    carry_out(session, Start(), None, 10**6)
    assert len(decided(session, Offer(), 0, 10**6 + 59_999)) == 1
    assert refusal(session, Close("abandoned"), 0, 10**6 + 59_999).code == "not_absent"


# --- Absent players ----------------------------------------------------------------------------------------------


def test_a_bot_replaces_an_absent_player_who_may_return() -> None:
    session = pig(absence=60)
    session.away = {0: 0}
    assert refusal(session, Replace(0), 1, 59_001).error.endswith("after 1 more seconds of absence")
    assert words(carry_out(session, Replace(0), 1, 60_000)) == [("hand-over", 0, STAND_IN)]
    carry_out(session, Return(), 0, 61_000)
    assert session.bot_of(0) is None


def test_absence_counts_from_the_turn_or_from_the_last_connection() -> None:
    session = pig("roll", "4", absence=60)
    carry_out(session, Act("hold"), 0, 30_000)
    session.away = {1: 1000}
    assert refusal(session, Replace(1), 0, 89_999).code == "not_absent"
    assert kinds(decided(session, Replace(1), 0, 90_000)) == [("hand-over", 1)]
    session.away = {1: 50_000}
    assert refusal(session, Replace(1), 0, 109_999).code == "not_absent"
    assert kinds(decided(session, Replace(1), 0, 110_000)) == [("hand-over", 1)]


@pytest.mark.parametrize(("seconds", "expected"), [(30, 600), (172_800, 172_800)])
def test_a_match_of_before_gives_an_absent_player_at_least_the_time_of_the_clock(seconds: int, expected: int) -> None:
    assert pig(clock={"kind": "move", "seconds": seconds}).card.absence == expected
    assert pig(clock={"kind": "move", "seconds": seconds}, absence=60).card.absence == 60
    assert pig().card.absence == 600


def test_absence_does_not_count_while_no_server_runs() -> None:
    session = pig(absence=60)
    session.away, session.counted = {0: 0}, lambda since, until: min(until - since, 10_000)
    assert refusal(session, Replace(0), 1, 10**9).code == "not_absent"


@pytest.mark.parametrize(
    ("away", "absence", "absent", "code"),
    [
        ({}, 60, 0, "not_absent"),  # here
        ({0: 0}, None, 0, "not_absent"),  # nobody is replaced at this table
        ({1: 0}, 60, 1, "not_absent"),  # not to act
        ({0: 0}, 60, 7, "no_such_seat"),
        ({0: 0}, 60, -1, "no_such_seat"),
    ],
)
def test_a_player_who_is_here_or_not_to_act_is_not_replaced(
    away: dict[int, int], absence: int | None, absent: int, code: str
) -> None:
    session = pig(absence=absence)
    session.away = away
    assert refusal(session, Replace(absent), 1, 10**9).code == code


def test_a_person_does_not_replace_their_own_other_seat() -> None:
    session = pig(chairs=(ANN, Chair(1, person="ann")), absence=60)
    session.away = {0: 0}
    assert refusal(session, Replace(0), 1, 10**9).code == "not_absent"


# --- Closing -----------------------------------------------------------------------------------------------------


def test_nothing_happens_after_a_match_was_closed() -> None:
    session = pig("roll", "4")
    assert words(carry_out(session, Close("admin"), None)) == [("close", None, "admin")]
    for command in EVERYTHING:
        assert refusal(session, command, 0).code == "game_over"
    assert session.bot_turn() is None
    assert not session.awaits_seat(0)
    assert session.undo_for(0) is None
    with pytest.raises(Refused, match="after the match was closed"):
        session.apply(Event(session.seq + 1, "move", 0, 0, 1))


def test_a_table_is_closed_before_the_start() -> None:
    session = Session(pig().card, [ANN, Chair(1)], match=pig().match)
    carry_out(session, Close("host"), None)
    assert (session.closed, session.started) == ("host", False)
    assert refusal(session, Start(), None).code == "game_over"


def test_a_player_closes_a_match_when_no_other_person_can_go_on() -> None:
    session = pig(chairs=(ANN, BOB, EVE), absence=60)
    assert "offer them" in refusal(session, Close("abandoned"), 0).error
    carry_out(session, Resign(), 1)
    carry_out(session, Leave(), 2)
    session.away = {2: 0}
    assert refusal(session, Close("abandoned"), 0, 59_999).code == "not_absent"
    assert refusal(session, Close("abandoned"), 1, 60_000).code == "resigned"
    assert words(decided(session, Close("abandoned"), 0, 60_000)) == [("close", 0, "abandoned")]


def test_the_clock_stands_still_after_a_match_was_closed() -> None:
    session = pig(clock={"kind": "move", "seconds": 10})
    carry_out(session, Close("admin"), None, 4000)
    assert session.time_left(0, 10**6) == 6000


@pytest.mark.parametrize(
    ("wrong", "expected"),
    [
        (Event(2, "close", 0, word="bored"), "a reason to close it, got bored"),
        (Event(2, "close", 0), "a reason to close it, got None"),
        (Event(2, "resign", 0, 0), "expected the bot that plays on"),
        (Event(2, "resign", 0, 5, word="easy"), "expected a seat, got 5"),
        (Event(2, "offer", 0), "expected the seat that offers"),
    ],
)
def test_an_event_that_does_not_fit_is_refused(wrong: Event, expected: str) -> None:
    with pytest.raises(Refused, match=expected):
        pig().apply(wrong)
