"""From events to a match, and what is found when they do not fit."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from fathomfive.kernel.errors import Refused
from fathomfive.kernel.game import TABLE
from fathomfive.kernel.match import Match
from fathomfive.kernel.replay import CHECK_EVERY
from fathomfive.kernel.shelf import take
from fathomfive.session.cards import Card, Chair
from fathomfive.session.events import Event
from fathomfive.store.check import check, check_all
from fathomfive.store.log import Log, fingerprint_due, unfold
from fathomfive.store.schema import events, matches
from fathomfive.store.store import Store
from fathomfive.store.tides import bring_in, take_out
from walks import TESTS

CARD = Card("m1", "deep_dive", 1, 2, {}, made=0)
START = Event(1, "start", at=0)
GOLDEN = TESTS / "games" / "deep_dive" / "games" / "two-players.tide"


def played(moves: int) -> tuple[Match, list[Event]]:
    """Play the first legal move so many times."""
    match, log = Match(take("deep_dive"), 2, seed=3), [START]
    for n in range(moves):
        m = match.draw_outcome() if match.to_act == TABLE else match.legal()[0]
        log.append(Event(n + 2, "move", at=100 * (n + 1), seat=match.to_act, move=m))
        match.play(m)
    return match, log


def test_moves_are_played_as_they_were() -> None:
    match, log = played(40)
    found = unfold(CARD, log)
    assert found.match.moves == match.moves
    assert found.match.fingerprint() == match.fingerprint()
    assert found.seq == 41
    assert found.seqs == list(range(2, 42))


def test_an_undo_goes_back_to_an_event_and_play_goes_on_from_there() -> None:
    match, log = played(20)
    log.append(Event(22, "undo", at=2500, seat=0, move=11))
    found = unfold(CARD, log)
    assert found.match.moves == match.moves[:10]
    assert found.match.fingerprint() == match.at(10).fingerprint()
    again = replace(log[11], seq=23, at=2600)
    assert found.take(again).match.moves == match.moves[:11]
    found.take(Event(24, "undo", at=2700, seat=0, move=15))
    assert found.match.moves == match.moves[:10], "what was taken back before does not stand up again"


def test_time_is_counted_for_whoever_is_asked_and_not_for_a_bot_in_between() -> None:
    _, log = played(2)  # the table, then the first seat
    found = unfold(CARD, log[:2])
    seat = found.match.to_act
    found.take(Event(3, "hand-over", at=350, seat=seat, word="easy"))
    assert found.used[seat] == 250
    assert found.handed == {seat: "easy"}
    found.take(Event(4, "hand-over", at=900, seat=seat))
    assert found.used[seat] == 250
    assert found.handed == {seat: None}


def test_a_wish_to_undo_waits_until_something_happens() -> None:
    _, log = played(4)
    found = unfold(CARD, log)
    found.take(Event(6, "ask", at=500, seat=0, move=2)).take(Event(7, "agree", at=510, seat=1))
    assert found.ask is not None
    assert (found.ask.seat, found.ask.to, found.ask.agreed) == (0, 2, {1})
    assert found.take(Event(8, "decline", at=520, seat=1)).ask is None


@pytest.mark.parametrize(
    ("wrong", "words"),
    [
        (Event(4, "move", at=0, seat=0, move=0), "expected event 3"),
        (Event(3, "start", at=0), "a match starts once"),
        (Event(3, "dance", at=0), "expected one of start, move"),
        (Event(3, "move", at=0, seat=1, move=0), "expected a move of seat 0"),
        (Event(3, "move", at=0, seat=0, move=999), "is not legal|no move is written"),
        (Event(3, "move", at=0, seat=0), "expected a move of seat"),
        (Event(3, "undo", at=0, seat=0, move=3), "expected to go back"),
        (Event(3, "agree", at=0, seat=0), "nobody asked"),
        (Event(3, "ask", at=0, seat=0), "where to go back to"),
        (Event(3, "hand-over", at=0, seat=2), "expected a seat"),
        (Event(3, "agree", at=0, seat=0, fingerprint="0" * 16), "nobody asked"),
        (Event(3, "hand-over", at=0, seat=0, fingerprint="0" * 16), "expected the fingerprint 0000"),
    ],
)
def test_an_event_that_does_not_fit_is_refused_with_its_place(wrong: Event, words: str) -> None:
    _, log = played(1)
    with pytest.raises(Refused, match=words) as refused:
        unfold(CARD, [*log, wrong])
    assert refused.value.code == "bad_log"
    assert refused.value.error.startswith(f"match m1, event {wrong.seq}: ")


def test_a_trusted_log_comes_to_the_same_table_and_still_finds_a_wrong_fingerprint() -> None:
    match, log = played(40)
    found, slow = unfold(CARD, log, trusted=True), unfold(CARD, log)
    assert found.match.fingerprint() == slow.match.fingerprint() == match.fingerprint()
    assert vars(found).keys() == vars(slow).keys()
    assert (found.seqs, found.deciders, found.used) == (slow.seqs, slow.deciders, slow.used)
    with pytest.raises(Refused, match="expected the fingerprint"):
        unfold(CARD, [*log[:-1], replace(log[-1], fingerprint="0" * 16)], trusted=True)


def test_nothing_happens_before_the_start() -> None:
    with pytest.raises(Refused, match="a match starts once, before all else"):
        Log(CARD).take(Event(1, "move", at=0, seat=TABLE, move=0))


def test_a_fingerprint_is_due_now_and_then_and_at_the_end() -> None:
    match, _ = played(CHECK_EVERY + 3)
    assert fingerprint_due(match, CHECK_EVERY - 1) == match.fingerprint()
    assert fingerprint_due(match, CHECK_EVERY) is None
    while not match.deal().over:
        match.play(match.legal()[0])
    assert fingerprint_due(match, len(match.moves) - 1) == match.fingerprint()


# --- Into the store and out of it --------------------------------------------------------------------------------


def test_a_file_that_is_brought_in_comes_out_the_same(store: Store, tmp_path: Path) -> None:
    match, links = bring_in(store, GOLDEN)
    assert links == []
    assert check(store, match).match.over
    take_out(store, match, tmp_path / "out.tide")
    assert (tmp_path / "out.tide").read_text() == GOLDEN.read_text()


def test_seats_of_an_unfinished_match_can_be_claimed(sqlite: Store, tmp_path: Path) -> None:
    lines = GOLDEN.read_text().splitlines()
    cut = next(n for n, line in enumerate(lines) if line.startswith("at "))
    tags = [line for line in lines[:cut] if not line.startswith(("[result", "[reason"))]
    half = tmp_path / "half.tide"
    half.write_text("\n".join([*tags, lines[cut].replace("at", "end", 1)]) + "\n")
    match, links = bring_in(sqlite, half)
    assert not check(sqlite, match).match.over
    anna, _ = sqlite.people.welcome("Anna")
    assert [sqlite.claim(match, anna.person, link) for link in links] == [0, 1]


@pytest.mark.parametrize("reads", [1, 2])
def test_a_match_that_moves_on_while_it_is_read_is_not_taken_for_a_wrong_one(url: str, reads: int) -> None:
    """Its card knew of no start, and its events told of one: each was read at a moment of its own."""
    with Store(url) as store, Store(url) as other:
        store.create(CARD, [Chair(0), Chair(1)])
        tables: list[str] = []

        def start(_connection: sa.Connection, _cursor: Any, statement: str, *_: object) -> None:
            if statement.startswith("SELECT"):
                tables.append(statement.split("FROM ")[1].split()[0])
                if len(tables) == reads:
                    other.append("m1", 0, [START])

        sa.event.listen(store.engine, "after_cursor_execute", start)
        assert not check(store, "m1").started
        assert tables == ["matches", "seats", "events"]
        assert check(store, "m1").started


DAMAGES: dict[str, tuple[Callable[[], sa.Executable], str]] = {
    "an event is gone": (lambda: events.delete().where(events.c.seq == 7), "expected event 7"),
    "the last event is gone": (
        lambda: events.delete().where(events.c.seq == sa.select(sa.func.max(events.c.seq)).scalar_subquery()),
        "its events say False",
    ),
    "a fingerprint differs": (
        lambda: events.update().where(events.c.fingerprint.is_not(None)).values(fingerprint="f" * 16),
        "expected the fingerprint ffff",
    ),
    "the end has no fingerprint": (
        lambda: events.update().values(fingerprint=None),
        "expected a fingerprint at its end",
    ),
    "the card knows of no end": (lambda: matches.update().values(ended=None), "its card says ended: None"),
    "the rules are unknown": (lambda: matches.update().values(rules=99), "knows rules number 1, not 99"),
}


@pytest.mark.parametrize("damage", DAMAGES)
def test_verify_finds(sqlite: Store, damage: str) -> None:
    good, _ = bring_in(sqlite, GOLDEN)
    doing, words = DAMAGES[damage]
    with sqlite.engine.begin() as connection:
        connection.execute(doing())
    other, _ = bring_in(sqlite, GOLDEN)
    found = dict(check_all(sqlite, sqlite.everything()))
    assert isinstance(found[other], Log), "a wrong match does not keep the others from being checked"
    wrong = found[good]
    assert isinstance(wrong, Refused)
    assert words in wrong.error
