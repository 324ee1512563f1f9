"""A small load test, and the errors that the generator notices.  No speed is asserted."""

import asyncio
import json
import random
from pathlib import Path
from typing import Any

import pytest

from fathomfive.cli.main import main
from fathomfive.kernel.errors import Refused
from fathomfive.session.cards import Card, Chair
from fathomfive.session.events import Event
from fathomfive.session.session import rebuild
from fathomfive.soak import load
from fathomfive.soak.connections import Address, WebSocket
from fathomfive.soak.load import check_acks
from fathomfive.soak.load_report import Latency, LoadPlan, LoadReport
from fathomfive.soak.load_table import LoadContext, LoadTable, SentMove
from fathomfive.soak.open_time import long_match, run_open_soak
from fathomfive.store.store import Store

NEWS = '{{"type":"news","seq":{0},"events":[{1}],"view":{{"legal":[{{"move":3}}],"end":null}}}}'


def test_every_acknowledged_move_is_stored_and_every_event_delivered(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(load, "WARM_UP", 0.1)
    args = ["soak", "load", "deep_dive", "--tables", "2", "--sockets", "8", "--moves-per-second", "120", "--seconds"]
    status = main([*args, "4", "--json"])
    found = json.loads(capsys.readouterr().out)
    assert found["wrong"] == []
    assert status == 0
    assert found["ok"] is True
    assert found["kept"] == found["acknowledged"] >= 480
    assert found["games"] > 0, "some ended and were followed by a rematch"
    assert found["ack"]["n"] == found["news"]["n"] == 480


@pytest.mark.parametrize(
    ("more", "words"),
    [
        (("--sockets", "3"), "multiple of the tables"),
        (("--sockets", "1"), "multiple of the tables"),
        (("--tables", "0"), "at least one table"),
        (("--seconds", "0"), "seconds above 0"),
    ],
)
def test_an_impossible_plan_is_refused(more: tuple[str, str], words: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["soak", "load", "deep_dive", "--tables", "2", *more]) == 2
    assert words in capsys.readouterr().err


def test_a_server_that_does_not_start_is_reported(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["soak", "load", "deep_dive", "--database", "mysql://x"]) == 2
    assert "did not start" in capsys.readouterr().err


# --- Errors that it notices ----------------------------------------------------------------------------------------


def table(ready: list[LoadTable] | None = None) -> LoadTable:
    on_ready = (lambda table: None) if ready is None else ready.append
    live = LoadTable(LoadContext(Address("localhost", 1), 3, on_ready, random.Random(7)), "m", ["k0", "k1"])
    live.received = [4, 4, 4]
    return live


def news(live: LoadTable, socket: int, *seqs: int) -> list[str]:
    events = ",".join(f'{{"seq":{seq}}}' for seq in seqs)
    live.receive(socket, NEWS.format(seqs[-1], events).encode())
    return live.measured.wrong


def test_a_gap_a_repetition_and_a_wrong_answer_are_noticed() -> None:
    assert news(table(), 2, 5, 6) == []
    assert "socket 2 had 4 events" in news(table(), 2, 6)[0]
    assert "socket 0 had 4 events" in news(table(), 0, 4, 5)[0]
    assert "socket 1 had 4 events" in news(table(), 1, 5, 7)[0]
    for answer in (b'{"type":"ack","cmd_id":"d","seq":5}', b'{"type":"ack","cmd_id":"c","seq":6}'):
        live = table()
        live.sent = SentMove(0, "c", 5, 0, waiting=2)
        live.receive(0, answer)
        assert len(live.measured.wrong) == 1
    live = table()
    live.receive(0, b'{"type":"refuse","code":"stale","error":"look again"}')
    assert "look again" in live.measured.wrong[0]


def test_a_table_waits_until_all_sockets_have_received_a_move() -> None:
    ready: list[LoadTable] = []
    live = table(ready)
    live.sent = SentMove(0, "c", 5, seat=0, waiting=2)
    live.receive(0, b'{"type":"ack","cmd_id":"c","seq":5}')
    news(live, 1, 5)
    news(live, 0, 5)
    assert not ready
    assert not live.measured.news_times
    news(live, 2, 5)
    assert ready == [live]
    assert len(live.measured.news_times) == len(live.measured.ack_times) == 1
    assert live.measured.acks == {"m": {"c": 5}}


def test_an_acknowledged_move_that_is_not_in_the_store_is_noticed(sqlite: Store, tmp_path: Path) -> None:
    sqlite.create(Card("m", "deep_dive", 1, 2, {}), [Chair(0), Chair(1)])
    sqlite.append("m", 0, [Event(1, "start", 1)])
    first = rebuild(sqlite.card("m"), sqlite.since("m")).match.legal()[0]
    sqlite.append("m", 1, [Event(2, "move", 2, -1, first, cmd_id="0:c1")])
    url = f"sqlite:///{tmp_path / 'store.db'}"
    for acks, kept, wrong in (
        ({"m": {"c1": 2}}, 1, 0),
        ({"m": {"c1": 3}}, 0, 0),
        ({"m": {"c1": 2, "c2": 3}}, 1, 0),
        ({"m": {"c1": 2}, "gone": {"c": 1}}, 1, 1),
    ):
        none = Latency.of([], 0)
        found = LoadReport(LoadPlan("deep_dive"), [], none, none, 1, 0, acknowledged=sum(map(len, acks.values())))
        check_acks(url, acks, found)
        assert (found.kept, len(found.wrong)) == (kept, wrong)
        assert found.ok == (kept == found.acknowledged)


def test_latencies_count_from_the_due_time() -> None:
    times = Latency.of([(0, 9.0), *((1 + n, n / 1000) for n in range(100))], since=1)
    assert (times.n, times.p50, times.p99, times.most) == (100, 50, 99, 99)


def test_messages_are_whole_however_the_stream_is_split() -> None:
    texts = [b"a", b"b" * 125, b"c" * 126, b"d" * 70_000, "ž".encode()]
    frames = bytearray(b"HTTP/1.1 101 Switching Protocols\r\nupgrade: websocket\r\n\r\n")
    for text in texts:
        size = len(text)
        long = bytes((127,)) + size.to_bytes(8) if size > 65535 else bytes((126,)) + size.to_bytes(2)
        frames += b"\x81" + (bytes((size,)) if size < 126 else long) + text + b"\x89\x02hi"
    dice = random.Random(3)
    for _ in range(20):
        got: list[bytes] = []
        sent: list[bytes] = []

        class Sink(asyncio.WriteTransport):
            def write(self, data: Any) -> None:
                sent.append(bytes(data))  # noqa: B023

        socket = WebSocket(b"hello", got.append, got.append)  # type: ignore[arg-type]
        socket.connection_made(Sink())
        at = 0
        while at < len(frames):
            step = dice.choice([1, 3, 100, 50_000])
            socket.data_received(bytes(frames[at : at + step]))
            at += step
        assert got == texts
        assert sent == [b"hello"] + [b"\x8a\x82\0\0\0\0hi"] * len(texts)


def test_a_failed_handshake_is_noticed() -> None:
    lost: list[str] = []
    socket = WebSocket(b"", lost.append, lost.append)  # type: ignore[arg-type]
    socket.data_received(b"HTTP/1.1 403 Forbidden\r\n\r\n")
    assert lost == ["the handshake failed: HTTP/1.1 403 Forbidden"]


# --- Opening a long match ------------------------------------------------------------------------------------------


def test_a_long_match_can_be_opened(capsys: pytest.CaptureFixture[str]) -> None:
    card = Card("m", "deep_dive", 1, 2, {})
    events = long_match(card, 600, random.Random(1))
    kinds = [event.kind for event in events]
    assert kinds.count("move") == 600
    assert kinds.count("undo") > 0
    assert not rebuild(card, events).match.over, "every move is legal and every fingerprint right"
    assert run_open_soak("deep_dive", 40, 2).moves == 40
    with pytest.raises(Refused, match="at least one move"):
        run_open_soak("deep_dive", 0, 1)
    main(["soak", "open", "deep_dive", "--moves", "40", "--times", "1"])
    assert "a match of 40 moves opens in" in capsys.readouterr().out
