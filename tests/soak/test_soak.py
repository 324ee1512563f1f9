"""Play survives a killed server and a faulty proxy, and the witness notices every loss."""

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
from fathomfive.session.session import Session
from fathomfive.soak.faulty_proxy import FAULTS, FaultyProxy
from fathomfive.soak.kill import run_kill_soak
from fathomfive.soak.proxy import run_proxy_soak
from fathomfive.soak.witness import Witness
from fathomfive.store.schema import events
from fathomfive.store.store import Store

CYCLES = {"sqlite": 20, "postgresql": 8}  # in the normal run; `fathom soak kill` does more


@pytest.mark.parametrize(("kind", "workers"), [("sqlite", 1), ("postgresql", 2)])
def test_a_killed_server_loses_nothing_that_a_client_was_told(
    kind: str, workers: int, request: pytest.FixtureRequest, tmp_path: Path
) -> None:
    url = new_database(request, tmp_path, kind)
    found = run_kill_soak(url, tmp_path, CYCLES[kind], workers, seed=7, tables=3)
    assert found.wrong == []
    assert found.cycles == CYCLES[kind]
    assert found.acknowledged
    assert found.seen > found.events > found.acknowledged
    assert found.breaks >= found.cycles - found.workers_killed, "every client was disconnected"
    assert found.settled, "commands in doubt were settled"


def test_a_faulty_proxy_loses_no_move(tmp_path: Path) -> None:
    found = run_proxy_soak(f"sqlite:///{tmp_path / 'store.db'}", tmp_path, minutes=0.1, seed=1, tables=3)
    assert found.wrong == []
    assert set(found.faults) == set(FAULTS), "every kind of fault occurred"
    assert found.breaks
    assert found.gaps
    assert found.settled


def test_the_command_prints_a_report(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    url = f"sqlite:///{tmp_path / 'store.db'}"
    assert main(["soak", "kill", "--cycles", "1", "--tables", "1", "--database", url]) == 0
    said = capsys.readouterr().out
    assert "killed 1 times" in said
    assert "nothing is lost or wrong" in said
    assert main(["soak", "kill", "--cycles", "1", "--database", url]) == 2, "the store is in use"
    assert "expected an empty store" in capsys.readouterr().err
    assert main(["soak", "kill", "--cycles", "0"]) == 2
    assert main(["soak", "proxy", "--minutes", "0"]) == 2


# --- The witness -----------------------------------------------------------------------------------------------------


class Witnessed:
    """A stored match, and a witness of it."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.witness = Witness()
        person = store.people.welcome("Anna")[0].person
        card = Card("m", "kipicot", 1, 2, {}, host=person, made=1)
        store.create(card, [Chair(0, person=person), Chair(1, bot="random")])
        session = Session(card)
        kept = [Event(1, "start", 1)]
        session.apply(kept[0])
        while len(kept) < 6:
            who = session.match.to_act
            event = Event(len(kept) + 1, "move", 1, who, session.match.legal()[0], cmd_id=f"{who}:c{len(kept)}")
            session.apply(event)
            kept.append(event)
        store.append("m", 0, kept)
        self.witness.add_match(store, "m")
        self.events = kept
        self.told = self.tell(0)

    def tell(self, viewer: int) -> list[dict[str, Any]]:
        session, told = Session(self.store.card("m")), []
        for event in self.events:
            told.append(msgspec.to_builtins(build_event(session.match, event, viewer)))
            session.apply(event)
        return told

    def complaints(self) -> list[str]:
        self.witness.compare(self.store)
        self.witness.finish(self.store)
        return self.witness.wrong


@pytest.fixture
def seen(sqlite: Store) -> Witnessed:
    found = Witnessed(sqlite)
    for event in found.events:
        if event.cmd_id:
            seat, _, cmd_id = event.cmd_id.partition(":")
            found.witness.sent_command("m", int(seat), {"type": "act", "cmd_id": cmd_id})
    for line in found.told:
        found.witness.received_event("m", 0, line)
    return found


def test_a_store_that_agrees_gives_no_complaint(seen: Witnessed) -> None:
    seen.witness.received_ack("m", seen.events[1].seat or 0, {"type": "act", "cmd_id": "c1"}, 2)
    assert seen.complaints() == []


def test_a_received_event_that_is_missing_is_noticed(seen: Witnessed) -> None:
    seen.witness.received_event("m", 0, {**seen.told[-1], "seq": 7})
    (words,) = seen.complaints()
    assert "event 7 was received and is lost" in words


def test_a_received_event_that_differs_is_noticed(seen: Witnessed) -> None:
    seen.witness.received_event("m", 0, {**seen.told[2], "text": "another"})
    (words,) = seen.complaints()
    assert "another" in words


def test_an_acknowledged_command_that_is_missing_is_noticed(seen: Witnessed) -> None:
    seen.witness.received_ack("m", 0, {"type": "act", "cmd_id": "mine"}, 3)
    (words,) = seen.complaints()
    assert "0:mine was acknowledged as event 3" in words


def test_a_command_that_no_client_sent_is_noticed(seen: Witnessed) -> None:
    seen.witness.matches["m"].sent.clear()
    assert "no client sent" in seen.complaints()[0]


def test_lines_of_chat_that_are_missing_are_noticed(seen: Witnessed) -> None:
    seen.witness.received_ack("m", 0, {"type": "say", "cmd_id": "s"}, 1)
    seen.witness.received_line("m", {"n": 1, "text": "ahoj", "at": 1})
    seen.witness.received_line("m", {"n": 1, "text": "hello", "at": 1})
    heard, promised, *rest = seen.complaints()
    assert "line 1 was received as" in heard
    assert "acknowledged as line 1" in promised
    assert all("is lost" in words for words in rest)
    assert rest


def test_changed_events_are_noticed(seen: Witnessed) -> None:
    seen.witness.compare(seen.store)
    with seen.store.engine.execution_options(writing=True).begin() as connection:
        connection.execute(sa.update(events).where(events.c.seq == 3).values(at=99))
    assert "have changed" in seen.complaints()[0]
    assert seen.store.since("m")[2] == replace(seen.events[2], at=99)


# --- The faulty proxy ------------------------------------------------------------------------------------------------


def through_a_proxy(messages: list[str], **faults: float) -> tuple[list[str], dict[str, int]]:
    """Send messages to an echo server through a proxy; gives the messages that come back, and the faults."""

    async def echo(wire: ServerConnection) -> None:
        async for message in wire:
            await wire.send(message)

    async def talk() -> tuple[list[str], dict[str, int]]:
        async with serve(echo, "127.0.0.1", 0, compression=None) as there:
            proxy = FaultyProxy(next(iter(there.sockets)).getsockname()[1], random.Random(3), faults)
            address = await proxy.open()
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
                await proxy.close()
            return got, dict(proxy.made)

    return asyncio.run(talk())


WORDS = [json.dumps({"n": n, "text": "x" * (n * 700)}) for n in range(100)]  # frames of all three lengths


def test_a_proxy_without_faults_changes_nothing() -> None:
    assert through_a_proxy(WORDS) == (WORDS, {})


def test_a_proxy_repeats_delays_swaps_and_loses_whole_messages() -> None:
    got, made = through_a_proxy(WORDS, repeated=1.0)
    assert (len(got), made["repeated"]) == (400, 300), "on the way there, and on the way back"
    assert set(got) == set(WORDS)
    got, made = through_a_proxy(WORDS, swapped=0.3)
    assert sorted(got) == sorted(WORDS)
    assert got != WORDS
    assert through_a_proxy(WORDS[:5], delayed=1.0) == (WORDS[:5], {"delayed": 10})
    assert through_a_proxy(WORDS[:5], lost=1.0) == ([], {"lost": 5})


def test_a_proxy_cuts_messages_and_disconnects() -> None:
    for fault in ("cut", "broken"):
        got, made = through_a_proxy(WORDS, **{fault: 0.02})
        assert got == WORDS[: len(got)], "messages that arrive are whole"
        assert len(got) < len(WORDS)
        assert made == {fault: 1}
