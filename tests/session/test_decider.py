"""Every command of a session, and every refusal, without a server or a store."""

from dataclasses import replace
from typing import Any

import pytest

from fathomfive.kernel.dice import seeded
from fathomfive.kernel.errors import Refused
from fathomfive.kernel.game import TABLE
from fathomfive.kernel.match import Match
from fathomfive.session.cards import Chair, card_of
from fathomfive.session.commands import Act, Agree, BotAct, Command, Decline, Leave, Return, Start, TimeUp, Undo
from fathomfive.session.decider import carry_out, deal, decide, find_command
from fathomfive.session.events import Event
from fathomfive.session.session import Session
from tiny import PIG

ANN, BOB, EVE = Chair(0, person="ann"), Chair(1, person="bob"), Chair(2, person="eve")
BOT = Chair(1, bot="easy")


def pig(*moves: str, chairs: tuple[Chair, ...] = (ANN, BOB), **settings: Any) -> Session:
    """Give a session of Pig in which these moves have been made, each a second after the one before."""
    match = Match(PIG, len(chairs))
    session = Session(card_of(match, "m1", settings=settings), chairs, match=match, dice=seeded(1))
    session.apply(Event(1, "start", 0))
    for n, text in enumerate(moves, 2):
        m = match.find(text)
        session.apply(Event(n, "move", 1000 * (n - 1), match.to_act, m))
    return session


def decided(session: Session, command: Command, seat: int | None, now: int, cmd_id: str | None = None) -> list[Event]:
    return decide(session, command, seat, now, cmd_id=cmd_id).events


def refusal(session: Session, command: Command, seat: int | None = 0, now: int = 0) -> Refused:
    """Expect a refusal that leaves the session as it was."""
    before = (session.seq, session.match.moves[:], session.undo_request, dict(session.handed_over))
    with pytest.raises(Refused) as found:
        decide(session, command, seat, now)
    assert before == (session.seq, session.match.moves[:], session.undo_request, dict(session.handed_over))
    return found.value


def kinds(events: list[Event]) -> list[tuple[str, int | None]]:
    return [(event.kind, event.seat) for event in events]


# --- Start -------------------------------------------------------------------------------------------------------


def test_a_match_starts_once_every_seat_is_taken() -> None:
    match = Match(PIG, 2)
    session = Session(card_of(match), [ANN, Chair(1)], match=match)
    assert (found := refusal(session, Start(), None)).code == "seats_free"
    assert found.error == "every seat must be taken before the start; free: seat 2"
    assert refusal(session, Act(0)).code == "not_started"
    session.chairs = [ANN, BOT]
    assert decided(session, Start(), None, 700) == [Event(1, "start", 700)]
    carry_out(session, Start(), None, 700)
    assert session.started
    assert refusal(session, Start(), None).code == "already_started"


# --- Moves -------------------------------------------------------------------------------------------------------


def test_a_decision_and_the_outcomes_that_follow_are_one_list_of_events() -> None:
    session = pig()
    events = decided(session, Act("roll"), 0, 5000, "0:c1")
    assert kinds(events) == [("move", 0), ("move", TABLE)]
    assert [(event.seq, event.at, event.cmd_id) for event in events] == [(2, 5000, "0:c1"), (3, 5000, None)]
    assert session.match.moves == [], "nothing happens before the events are applied"
    session.apply_all(events)
    assert session.match.moves == [event.move for event in events]


def test_a_move_is_given_by_its_number_or_its_text() -> None:
    (by_text,) = decided(pig("roll", "4"), Act("hold"), 0, 9000)
    (by_number,) = decided(pig("roll", "4"), Act(1), 0, 9000)
    assert by_text == by_number == Event(4, "move", 9000, 0, 1)


def test_the_same_dice_draw_the_same_outcomes_and_go_on() -> None:
    one, two = pig(), pig()
    for session in (one, two):
        for _ in range(20):
            carry_out(session, Act("roll"), session.match.to_act)
    assert one.match.moves == two.match.moves
    assert len(set(one.match.moves)) > 3, "every draw is a new one"


def test_an_event_is_never_before_the_last_one() -> None:
    session = pig("roll", "4")
    assert session.at == 2000
    assert [event.at for event in decided(session, Act("hold"), 0, 1500)] == [2000]


def test_the_last_event_of_a_game_carries_a_fingerprint() -> None:
    session = pig(*(("roll", "6") * 4), "hold", chairs=(ANN, BOB))
    assert session.match.over
    session = pig(*(("roll", "6") * 4))
    (end,) = decided(session, Act("hold"), 0, 0)
    assert end.fingerprint == pig(*(("roll", "6") * 4), "hold").match.fingerprint()
    assert refusal(session.apply(end), Act("roll")).code == "game_over"


@pytest.mark.parametrize(
    ("move", "seat", "code", "words"),
    [
        ("hold", 0, "illegal_move", "'hold' is not legal for seat 1 in pig, move 1 (PG-2); legal: roll"),
        ("roll", 1, "not_your_turn", "seat 1 is to act in pig, move 1, not seat 2"),
        ("jump", 0, "unknown_move", "there is no move 'jump' in pig; legal: roll"),
        ("4", 0, "unknown_move", "there is no move '4' in pig; legal: roll"),
        (5, 0, "unknown_move", "there is no move '5' in pig; legal: roll"),
        (-1, 0, "unknown_move", "there is no move '-1' in pig; legal: roll"),
        ("roll", 2, "no_such_seat", "expected a seat from 0 to 1, got 2"),
        ("roll", None, "no_such_seat", "expected a seat from 0 to 1, got None"),
    ],
)
def test_a_move_that_cannot_be_made_is_refused(move: int | str, seat: int | None, code: str, words: str) -> None:
    found = refusal(pig(), Act(move), seat)
    assert (found.code, found.error) == (code, words)


def test_the_clause_of_an_illegal_move_is_named() -> None:
    assert refusal(pig(), Act("hold")).clause == "PG-2"


def test_outcomes_that_are_due_are_dealt() -> None:
    session = pig("roll")
    assert session.match.to_act == TABLE
    (outcome,) = deal(session, 3000)
    assert (outcome.seq, outcome.seat, outcome.at) == (3, TABLE, 3000)
    assert deal(session.apply(outcome), 3000) == []


def test_a_command_that_expects_another_last_event_is_stale() -> None:
    session = pig("roll", "4")
    assert decide(session, Act("hold"), 0, 0, expected_seq=3).events
    for wrong in (2, 4):
        with pytest.raises(Refused, match=f"expected_seq is {wrong}, but 3 events have happened") as found:
            decide(session, Act("hold"), 0, 0, expected_seq=wrong)
        assert found.value.code == "stale"


def test_a_decision_says_whether_it_ends_the_game() -> None:
    assert decide(pig(*(("roll", "6") * 4)), Act("hold"), 0, 0).ends_game
    assert not decide(pig("roll", "4"), Act("hold"), 0, 0).ends_game


# --- Bots --------------------------------------------------------------------------------------------------------


def test_a_bot_moves_for_its_seat_and_for_no_other() -> None:
    session = pig("roll", "4", "hold", chairs=(ANN, BOT))
    turn = session.bot_turn()
    assert turn is not None
    assert kinds(decided(session, BotAct(0), turn.seat, 0))[0] == ("move", 1)
    assert refusal(session, Act("roll"), 1).code == "handed_over"
    assert refusal(session, BotAct(1), 1).code == "illegal_move"
    assert refusal(session, BotAct(5), 1).code == "unknown_move"
    assert refusal(session, BotAct(0), 0).code == "not_handed_over"


def test_a_seat_is_handed_to_a_bot_and_taken_back() -> None:
    session = pig()
    assert decided(session, Leave("hard"), 0, 10) == [Event(2, "hand-over", 10, 0, word="hard")]
    carry_out(session, Leave("hard"), 0)
    for command in (Act("roll"), Leave("hard"), Undo(1), Agree(), Decline(), TimeUp()):
        assert refusal(session, command).code == "handed_over"
    assert decided(session, Return(), 0, 20) == [Event(3, "hand-over", 20, 0)]
    carry_out(session, Return(), 0)
    assert refusal(session, Return()).code == "not_handed_over"


@pytest.mark.parametrize("bot", ["os:system", "evil.py", "search:cores=64", "", "expert:share=1"])
def test_only_bots_without_code_of_their_own_are_called(bot: str) -> None:
    found = refusal(pig(), Leave(bot))
    assert found.code == "bad_bot"
    assert f"no bot '{bot}'" in found.error


# --- Undo --------------------------------------------------------------------------------------------------------


def test_an_own_decision_is_undone_freely() -> None:
    session = pig("roll", "4", "hold")
    assert decided(session, Undo(3), 0, 9000) == [Event(5, "undo", 9000, 0, 3)]
    carry_out(session, Undo(3), 0)
    assert [session.match.write(m) for m in session.match.moves] == ["roll", "4"]


def test_an_outcome_is_undone_with_the_consent_of_everyone() -> None:
    session = pig("roll", "4", chairs=(ANN, BOB, EVE))
    assert carry_out(session, Undo(1), 0) == [Event(4, "ask", 2000, 0, 1)]
    assert refusal(session, Undo(1), 1).code == "already_asked"
    assert refusal(session, Agree(), 0).error == "seat 1 has agreed already"
    assert kinds(carry_out(session, Agree(), 1)) == [("agree", 1)]
    assert refusal(session, Agree(), 1).code == "nothing_asked"
    assert len(session.match.moves) == 2, "nothing happens before everyone agrees"
    assert kinds(carry_out(session, Agree(), 2)) == [("agree", 2), ("undo", 2)]
    assert session.match.moves == []
    assert session.match.to_act == 0
    assert refusal(session, Agree(), 1).error == "nobody asks for an undo or offers to end the match"


def test_an_undo_to_before_an_outcome_draws_it_anew() -> None:
    session = pig("roll", "1", "roll", "4")
    assert session.deciders == [0, TABLE, 1, TABLE]
    carry_out(session, Undo(2), 1)
    events = carry_out(session, Agree(), 0)
    assert kinds(events) == [("agree", 0), ("undo", 0), ("move", TABLE)]
    assert session.match.to_act != TABLE


def test_an_undo_is_declined_or_withdrawn() -> None:
    session = pig("roll", "4")
    for seat in (1, 0):
        carry_out(session, Undo(1), 0)
        assert kinds(carry_out(session, Decline(), seat)) == [("decline", seat)]
        assert session.undo_request is None
    assert refusal(session, Decline()).code == "nothing_asked"


def test_nobody_has_to_consent_to_an_undo_against_bots() -> None:
    session = pig("roll", "4", "hold", "roll", "1", chairs=(ANN, BOT))
    assert kinds(carry_out(session, Undo(3), 0)) == [("undo", 0)]
    assert session.match.to_act == 0


def test_a_program_consents_to_every_undo() -> None:
    program = replace(BOB, external=True)
    assert kinds(decided(pig("roll", "4", chairs=(ANN, program)), Undo(1), 0, 0)) == [("undo", 0)]


def test_a_person_with_two_seats_needs_no_consent() -> None:
    assert kinds(decided(pig("roll", "4", chairs=(ANN, Chair(1, person="ann"))), Undo(1), 0, 0)) == [("undo", 0)]


def test_one_answer_counts_for_all_seats_of_a_person() -> None:
    session = pig("roll", "4", chairs=(ANN, BOB, Chair(2, person="bob")))
    carry_out(session, Undo(1), 0)
    assert kinds(decided(session, Agree(), 2, 0)) == [("agree", 2), ("undo", 2)]


def test_a_bot_does_not_consent_for_an_absent_person() -> None:
    session = pig("roll", "4")
    carry_out(session, Leave("easy"), 1)
    assert kinds(carry_out(session, Undo(1), 0)) == [("ask", 0)]
    assert refusal(session, Agree(), 1).code == "handed_over"


@pytest.mark.parametrize("to", [0, -3, 3, 99])
def test_an_undo_needs_a_move_to_take_back(to: int) -> None:
    found = refusal(pig("roll", "4"), Undo(to))
    assert (found.code, found.error) == ("nothing_to_undo", f"no move that stands was made after event {to}")


# --- The clock ---------------------------------------------------------------------------------------------------


def test_a_bot_plays_on_for_a_player_out_of_time() -> None:
    session = pig("roll", "4", clock={"kind": "move", "seconds": 60})
    assert (early := refusal(session, TimeUp(), now=61_999)).code == "time_left"
    assert early.error == "the time of seat 1 is not up; milliseconds left: 1"
    assert refusal(session, TimeUp(), 1, now=10**6).code == "time_left"
    assert carry_out(session, TimeUp(), 0, 62_000) == [Event(4, "hand-over", 62_000, 0, word="medium")]
    assert refusal(session, Return(), 0, 62_000).code == "out_of_time", "this decision is the bot's"
    carry_out(session, BotAct(0), 0, 62_500)
    assert kinds(decided(session, Return(), 0, 63_000)) == [("hand-over", 0)], "the next move has its own time"


def test_time_for_a_whole_game_does_not_come_back() -> None:
    session = pig("roll", "4", clock={"kind": "game", "seconds": 60})
    assert session.used == [1000, 0], "the outcome took no time of anybody"
    carry_out(session, TimeUp(), 0, 61_000)
    assert refusal(session, Return(), now=90_000).code == "out_of_time"
    carry_out(session, BotAct(1), 0, 90_000)
    assert session.time_left(0, 90_000) == 0


def test_without_a_clock_time_never_runs_out() -> None:
    assert refusal(pig(), TimeUp(), now=10**12).error == "the time of seat 1 is not up; milliseconds left: None"


# --- Commands that were done before ------------------------------------------------------------------------------


def test_a_repeated_command_is_found_again() -> None:
    session = pig()
    assert find_command(session, Act("roll"), "0:c1") is None
    session.apply_all(decided(session, Act("roll"), 0, 0, "0:c1"))
    assert find_command(session, Act("roll"), "0:c1") == 2
    with pytest.raises(Refused) as found:
        find_command(session, Leave(), "0:c1")
    assert (found.value.code, found.value.error) == ("cmd_id_used", "cmd_id 'c1' was used before, for 'move'")


def test_an_undo_is_found_again_whether_it_had_to_be_asked_for_or_not() -> None:
    for moves, to, kind in ((("roll", "4", "hold"), 3, "undo"), (("roll", "4"), 1, "ask")):
        session = pig(*moves)
        session.apply_all(decided(session, Undo(to), 0, 0, "0:u"))
        assert session.commands == {"0:u": (session.seq, kind)}
        assert find_command(session, Undo(to), "0:u") == session.seq


def test_only_commands_of_a_session_are_decided() -> None:
    class Dance(Command, frozen=True):
        kinds = ()

    with pytest.raises(TypeError, match="expected a command of a session, got Dance"):
        decided(pig(), Dance(), 0, 0)
