"""Events applied to a session, without a server or a store."""

from dataclasses import replace

import pytest

from fathomfive.kernel.errors import Refused
from fathomfive.kernel.game import NOBODY, TABLE
from fathomfive.kernel.match import Match
from fathomfive.kernel.replay import CHECK_EVERY
from fathomfive.kernel.shelf import take
from fathomfive.session.cards import Card, Chair, card_of
from fathomfive.session.events import Event, events_of, fingerprint_due
from fathomfive.session.players import BotTurn, Player
from fathomfive.session.session import Session, UndoOffer, rebuild

CARD = Card("m1", "deep_dive", 1, 2, {}, made=0)
START = Event(1, "start", at=0)


def played(moves: int) -> tuple[Match, list[Event]]:
    """Play the first legal move a number of times."""
    match, events = Match(take("deep_dive"), 2, seed=3), [START]
    for n in range(moves):
        m = match.draw_outcome() if match.to_act == TABLE else match.legal()[0]
        events.append(Event(n + 2, "move", at=100 * (n + 1), seat=match.to_act, move=m))
        match.play(m)
    return match, events


# --- What events do ----------------------------------------------------------------------------------------------


def test_moves_are_replayed_in_order() -> None:
    match, events = played(40)
    session = rebuild(CARD, events)
    assert session.match.moves == match.moves
    assert session.match.fingerprint() == match.fingerprint()
    assert session.seq == 41
    assert session.move_seqs == list(range(2, 42))
    assert session.at == 4000


def test_an_undo_goes_back_to_an_event_and_play_continues_from_there() -> None:
    match, events = played(20)
    events.append(Event(22, "undo", at=2500, seat=0, move=11))
    session = rebuild(CARD, events)
    assert session.match.moves == match.moves[:10]
    assert session.match.fingerprint() == match.at(10).fingerprint()
    again = replace(events[11], seq=23, at=2600)
    assert session.apply(again).match.moves == match.moves[:11]
    session.apply(Event(24, "undo", at=2700, seat=0, move=15))
    assert session.match.moves == match.moves[:10], "a move that was undone before stays undone"


def test_thinking_time_counts_for_the_person_to_act_and_not_for_a_bot_that_moves() -> None:
    _, events = played(3)  # the table, the first seat, the table
    session = rebuild(CARD, events[:2])
    seat = session.match.to_act
    session.apply(Event(3, "hand-over", at=350, seat=seat, word="easy"))
    assert session.used[seat] == 250
    assert session.handed_over == {seat: "easy"}
    session.apply(replace(events[2], seq=4, at=900)).apply(replace(events[3], seq=5, at=900))
    assert session.used[seat] == 250
    session.apply(Event(6, "hand-over", at=900, seat=seat))
    assert session.used[seat] == 250
    assert session.handed_over == {seat: None}


def test_the_time_of_a_bot_counts_for_a_person_who_comes_back_before_it_has_moved() -> None:
    """Or else leaving and returning would stop the clock."""
    session = rebuild(CARD, played(2)[1][:2])
    seat = session.match.to_act
    session.apply(Event(3, "hand-over", at=350, seat=seat, word="easy"))
    session.apply(Event(4, "hand-over", at=900, seat=seat))
    assert session.used[seat] == 800


def test_time_in_which_nobody_served_is_not_counted() -> None:
    _, events = played(2)
    session = rebuild(CARD, events[:2], counted=lambda since, until: (until - since) // 2)
    seat = session.match.to_act
    assert session.apply(replace(events[2], at=1100)).used[seat] == 500


def test_an_undo_request_waits_for_answers() -> None:
    _, events = played(4)
    session = rebuild(CARD, events)
    session.apply(Event(6, "ask", at=500, seat=0, move=2)).apply(Event(7, "agree", at=510, seat=1))
    assert session.undo_request is not None
    assert (session.undo_request.seat, session.undo_request.to, session.undo_request.agreed) == (0, 2, {1})
    assert session.apply(Event(8, "decline", at=520, seat=1)).undo_request is None


@pytest.mark.parametrize("kind", ["move", "hand-over", "undo"])
def test_an_undo_request_ends_with_the_next_change(kind: str) -> None:
    _, events = played(5)
    session = rebuild(CARD, [*events[:5], Event(6, "ask", at=500, seat=0, move=2)])
    changes = {
        "move": replace(events[5], seq=7),
        "hand-over": Event(7, "hand-over", 600, 0),
        "undo": Event(7, "undo", 600, 0, 2),
    }
    assert session.apply(changes[kind]).undo_request is None


def test_commands_are_remembered_with_the_event_they_became() -> None:
    _, events = played(3)
    session = rebuild(CARD, [replace(event, cmd_id=f"0:c{event.seq}") for event in events])
    assert session.commands == {"0:c1": (1, "start"), **{f"0:c{seq}": (seq, "move") for seq in (2, 3, 4)}}


@pytest.mark.parametrize(
    ("wrong", "words"),
    [
        (Event(4, "move", at=0, seat=0, move=0), "expected event 3"),
        (Event(3, "start", at=0), "a match starts once"),
        (Event(3, "dance", at=0), "expected one of start, move"),
        (Event(3, "move", at=0, seat=1, move=0), "expected a move of seat 0, got one of seat 1"),
        (Event(3, "move", at=0, seat=0, move=999), "is not legal|there is no move"),
        (Event(3, "move", at=0, seat=0), "expected a move of seat"),
        (Event(3, "undo", at=0, seat=0, move=3), "expected to go back to an event from 1 to 2, got 3"),
        (Event(3, "undo", at=0, seat=0), "expected to go back to an event from 1 to 2, got None"),
        (Event(3, "agree", at=0, seat=0), "nobody asked"),
        (Event(3, "ask", at=0, seat=0), "the event to go back to"),
        (Event(3, "hand-over", at=0, seat=2), "expected a seat, got 2"),
        (Event(3, "agree", at=0, seat=0, fingerprint="0" * 16), "nobody asked"),
        (Event(3, "hand-over", at=0, seat=0, fingerprint="0" * 16), "expected the fingerprint 0000"),
    ],
)
def test_an_event_that_does_not_fit_is_refused_with_its_number(wrong: Event, words: str) -> None:
    _, events = played(1)
    with pytest.raises(Refused, match=words) as refused:
        rebuild(CARD, [*events, wrong])
    assert refused.value.code == "bad_log"
    assert refused.value.error.startswith(f"match m1, event {wrong.seq}: ")


def test_nothing_happens_before_the_start() -> None:
    with pytest.raises(Refused, match="a match starts once, before all else"):
        Session(CARD).apply(Event(1, "move", at=0, seat=TABLE, move=0))


def test_trusted_events_lead_to_the_same_session_and_fingerprints_are_still_checked() -> None:
    match, events = played(40)
    quick, slow = rebuild(CARD, events, trusted=True), rebuild(CARD, events)
    assert quick.match.fingerprint() == slow.match.fingerprint() == match.fingerprint()
    assert (quick.move_seqs, quick.deciders, quick.used) == (slow.move_seqs, slow.deciders, slow.used)
    with pytest.raises(Refused, match="expected the fingerprint"):
        rebuild(CARD, [*events[:-1], replace(events[-1], fingerprint="0" * 16)], trusted=True)


def test_a_match_played_elsewhere_becomes_a_session() -> None:
    match, _ = played(60)
    session = Session.of_match(match, [Chair(0, person="a"), Chair(1, person="a")])
    assert session.match.moves == match.moves
    assert session.started
    assert session.card == card_of(match)
    marked = [event for event in events_of(match, 5) if event.fingerprint]
    assert [(event.seq, event.at) for event in marked] == [(CHECK_EVERY + 1, 5)]


def test_a_fingerprint_is_due_after_every_fifty_moves_and_at_the_end() -> None:
    match, _ = played(CHECK_EVERY + 3)
    assert fingerprint_due(match, CHECK_EVERY - 1) == match.fingerprint()
    assert fingerprint_due(match, CHECK_EVERY) is None
    while not match.deal().over:
        match.play(match.legal()[0])
    assert fingerprint_due(match, len(match.moves) - 1) == match.fingerprint()


# --- Who plays ---------------------------------------------------------------------------------------------------


def test_a_seat_is_played_by_a_person_a_program_or_a_bot() -> None:
    card = replace(CARD, seats=3)
    chairs = [Chair(0, person="ann"), Chair(1, person="box", external=True), Chair(2, bot="hard")]
    session = Session(card, chairs)
    assert [session.player_of(seat) for seat in range(3)] == [
        Player("person"), Player("program"), Player("bot", "hard")
    ]  # fmt: skip
    assert session.seats_of("ann") == [0]
    assert session.seats_of(None) == []
    assert session.others(0) == set(), "neither a program nor a bot has to consent"
    assert session.others(2) == {"ann"}
    session.apply(START).apply(Event(2, "hand-over", 0, 0, word="easy"))
    assert session.player_of(0) == Player("bot", "easy")
    assert not session.only_bots_play()
    assert session.apply(Event(3, "hand-over", 0, 1, word="easy")).only_bots_play()


def test_the_session_awaits_the_person_to_act_unless_a_bot_plays() -> None:
    _, events = played(1)
    chairs = [Chair(0, person="ann"), Chair(1, person="bob")]
    waiting = Session(CARD, chairs)
    assert not waiting.awaits("ann")
    assert waiting.bot_turn() is None
    session = rebuild(CARD, events, chairs)
    seat = session.match.to_act
    assert session.awaits_seat(seat)
    assert not session.awaits_seat(1 - seat)
    assert not session.awaits_seat(TABLE)
    assert [session.awaits(name) for name in ("ann", "bob")] == [seat == 0, seat == 1]
    session.apply(Event(3, "hand-over", 0, seat, word="easy"))
    assert not session.awaits_seat(seat)
    assert session.bot_turn() == BotTurn(seat, "easy", 3)
    assert session.seen(seat).seat == seat


def test_an_undo_is_free_while_no_other_person_has_to_consent() -> None:
    _, events = played(12)
    alone = rebuild(CARD, events, [Chair(0, person="ann"), Chair(1, bot="easy")])
    last = max(n for n, seat in enumerate(alone.deciders) if seat == 0)
    assert alone.undo_for(0) == UndoOffer(alone.move_seqs[last] - 1, free=True)
    assert alone.undo_for(1) is None, "a bot takes nothing back"
    assert alone.undo_for(NOBODY) is None
    both = rebuild(CARD, events, [Chair(0, person="ann"), Chair(1, person="bob")])
    is_last = last + 1 == len(both.deciders)
    assert both.undo_for(0) == UndoOffer(both.move_seqs[last] - 1, free=is_last)


def test_a_session_without_a_clock_has_no_time_left_to_tell() -> None:
    assert rebuild(CARD, played(1)[1]).time_left(0, 10**9) is None


@pytest.mark.parametrize(("kind", "expected"), [("move", 60_000 - 200), ("game", 60_000 - 100 - 200)])
def test_a_clock_counts_for_a_move_or_for_the_whole_game(kind: str, expected: int) -> None:
    card = replace(CARD, settings={"clock": {"kind": kind, "seconds": 60}})
    session = rebuild(card, played(3)[1])
    seat = session.match.to_act
    assert session.deciders == [TABLE, seat, TABLE], "the seat acts again after its first move"
    assert session.time_left(seat, session.at + 200) == expected
    assert session.time_left(seat, 0) == expected + 200, "a clock that jumps back gives no time and takes none"
    assert session.time_left(1 - seat, session.at + 200) == 60_000
