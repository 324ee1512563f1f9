"""People play while a server is killed, or over a bad line; and whoever looks on would notice a loss."""

import asyncio
import json
import random
from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec
import pytest
import sqlalchemy as sa
from websockets.asyncio.client import connect
from websockets.asyncio.server import ServerConnection, serve
from websockets.exceptions import ConnectionClosed

from conftest import new_database
from fathomfive.cli.main import main
from fathomfive.server.events import build_event
from fathomfive.session.cards import Card, Chair
from fathomfive.session.events import Event
from fathomfive.soak.kill import kill
from fathomfive.soak.line import FAULTS, Line
from fathomfive.soak.proxy import proxy
from fathomfive.soak.witness import Ledger
from fathomfive.store.log import Log
from fathomfive.store.schema import events
from fathomfive.store.store import Store

CYCLES = {"sqlite": 20, "postgresql": 8}  # in the normal run; `fathom soak kill` does more


@pytest.mark.parametrize(("kind", "workers"), [("sqlite", 1), ("postgresql", 2)])
def test_a_server_that_is_killed_at_any_moment_loses_nothing_that_anyone_was_told(
    kind: str, workers: int, request: pytest.FixtureRequest, tmp_path: Path
) -> None:
    url = new_database(request, tmp_path, kind)
    found = kill(url, tmp_path, CYCLES[kind], workers, seed=7, tables=3)
    assert found.wrong == []
    assert found.cycles == CYCLES[kind]
    assert found.acknowledged
    assert found.seen > found.events > found.acknowledged
    assert found.breaks >= found.cycles - found.workers_killed, "everyone felt it"
    assert found.settled, "and what was in doubt was settled"


def test_a_bad_line_loses_and_repeats_messages_but_no_move(tmp_path: Path) -> None:
    found = proxy(f"sqlite:///{tmp_path / 'store.db'}", tmp_path, minutes=0.1, seed=1, tables=3)
    assert found.wrong == []
    assert set(found.faults) == set(FAULTS), "the line did all it can do"
    assert found.breaks
    assert found.gaps
    assert found.settled


def test_the_command_sums_up_and_says_how_it_went(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    url = f"sqlite:///{tmp_path / 'store.db'}"
    assert main(["soak", "kill", "--cycles", "1", "--tables", "1", "--database", url]) == 0
    said = capsys.readouterr().out
    assert "killed 1 times" in said
    assert "nothing is lost or wrong" in said
    assert main(["soak", "kill", "--cycles", "1", "--database", url]) == 2, "the store is in use"
    assert "expected an empty store" in capsys.readouterr().err
    assert main(["soak", "kill", "--cycles", "0"]) == 2
    assert main(["soak", "proxy", "--minutes", "0"]) == 2


# --- Who looks on notices --------------------------------------------------------------------------------------------


class Seen:
    """A match that was kept, and a ledger that was told all of it."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.ledger = Ledger()
        person = store.people.welcome("Anna")[0].person
        card = Card("m", "kipicot", 1, 2, {}, host=person, made=1)
        store.create(card, [Chair(0, person=person), Chair(1, bot="random")])
        log = Log(card)
        kept = [Event(1, "start", 1)]
        log.take(kept[0])
        while len(kept) < 6:
            who = log.match.to_act
            event = Event(len(kept) + 1, "move", 1, who, log.match.legal()[0], cmd_id=f"{who}:c{len(kept)}")
            log.take(event)
            kept.append(event)
        store.append("m", 0, kept)
        self.ledger.know(store, "m")
        self.events = kept
        self.told = self.tell(0)

    def tell(self, viewer: int) -> list[dict[str, Any]]:
        log, told = Log(self.store.card("m")), []
        for event in self.events:
            told.append(msgspec.to_builtins(build_event(log.match, event, viewer)))
            log.take(event)
        return told

    def complaints(self) -> list[str]:
        self.ledger.compare(self.store)
        self.ledger.finish(self.store)
        return self.ledger.wrong


@pytest.fixture
def seen(sqlite: Store) -> Seen:
    found = Seen(sqlite)
    for event in found.events:
        if event.cmd_id:
            seat, _, cmd_id = event.cmd_id.partition(":")
            found.ledger.sent("m", int(seat), {"type": "act", "cmd_id": cmd_id})
    for line in found.told:
        found.ledger.saw("m", 0, line)
    return found


def test_what_is_as_it_was_told_is_right(seen: Seen) -> None:
    seen.ledger.done("m", seen.events[1].seat or 0, {"type": "act", "cmd_id": "c1"}, 2)
    assert seen.complaints() == []


def test_an_event_that_was_seen_and_is_not_there_is_noticed(seen: Seen) -> None:
    seen.ledger.saw("m", 0, {**seen.told[-1], "seq": 7})
    (words,) = seen.complaints()
    assert "event 7 was seen and is lost" in words


def test_an_event_that_somebody_saw_otherwise_is_noticed(seen: Seen) -> None:
    seen.ledger.saw("m", 0, {**seen.told[2], "text": "another"})
    (words,) = seen.complaints()
    assert "another" in words


def test_a_command_that_was_acknowledged_and_is_not_there_is_noticed(seen: Seen) -> None:
    seen.ledger.done("m", 0, {"type": "act", "cmd_id": "mine"}, 3)
    (words,) = seen.complaints()
    assert "0:mine was acknowledged as event 3" in words


def test_a_command_that_nobody_sent_is_noticed(seen: Seen) -> None:
    seen.ledger.matches["m"].sent.clear()
    assert "nobody sent" in seen.complaints()[0]


def test_words_that_were_heard_or_acknowledged_and_are_not_there_are_noticed(seen: Seen) -> None:
    seen.ledger.done("m", 0, {"type": "say", "cmd_id": "s"}, 1)
    seen.ledger.heard("m", {"n": 1, "text": "ahoj", "at": 1})
    seen.ledger.heard("m", {"n": 1, "text": "hello", "at": 1})
    heard, promised, *rest = seen.complaints()
    assert "line 1 was heard as" in heard
    assert "acknowledged as line 1" in promised
    assert all("is lost" in words for words in rest)
    assert rest


def test_a_store_that_was_changed_afterwards_is_noticed(seen: Seen) -> None:
    seen.ledger.compare(seen.store)
    with seen.store.engine.execution_options(writing=True).begin() as connection:
        connection.execute(sa.update(events).where(events.c.seq == 3).values(at=99))
    assert "have changed" in seen.complaints()[0]
    assert seen.store.since("m")[2] == replace(seen.events[2], at=99)


# --- The line --------------------------------------------------------------------------------------------------------


def over_a_line(messages: list[str], **faults: float) -> tuple[list[str], dict[str, int]]:
    """Send messages to an echo over a line; gives what comes back before it breaks or falls silent, and the faults."""

    async def echo(wire: ServerConnection) -> None:
        async for message in wire:
            await wire.send(message)

    async def talk() -> tuple[list[str], dict[str, int]]:
        async with serve(echo, "127.0.0.1", 0, compression=None) as there:
            line = Line(next(iter(there.sockets)).getsockname()[1], random.Random(3), faults)
            address = await line.open()
            got: list[str] = []
            try:
                async with connect(address.replace("http", "ws"), compression=None, max_size=None) as wire:
                    for message in messages:
                        await wire.send(message)
                    while True:
                        got.append(str(await asyncio.wait_for(wire.recv(), 1)))
            except (TimeoutError, ConnectionClosed, OSError):
                pass
            finally:
                await line.close()
            return got, dict(line.made)

    return asyncio.run(talk())


WORDS = [json.dumps({"n": n, "text": "x" * (n * 700)}) for n in range(100)]  # frames of all three lengths


def test_a_good_line_changes_nothing() -> None:
    assert over_a_line(WORDS) == (WORDS, {})


def test_a_line_repeats_delays_swaps_and_loses_whole_messages() -> None:
    got, made = over_a_line(WORDS, repeated=1.0)
    assert (len(got), made["repeated"]) == (400, 300), "on the way there, and on the way back"
    assert set(got) == set(WORDS)
    got, made = over_a_line(WORDS, swapped=0.3)
    assert sorted(got) == sorted(WORDS)
    assert got != WORDS
    assert over_a_line(WORDS[:5], delayed=1.0) == (WORDS[:5], {"delayed": 10})
    assert over_a_line(WORDS[:5], lost=1.0) == ([], {"lost": 5})


def test_a_line_cuts_and_breaks() -> None:
    for fault in ("cut", "broken"):
        got, made = over_a_line(WORDS, **{fault: 0.02})
        assert got == WORDS[: len(got)], "what came through came through whole"
        assert len(got) < len(WORDS)
        assert made == {fault: 1}
