"""A small load, and whether the generator would notice what goes wrong.  No speed is asserted."""

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
from fathomfive.soak import load
from fathomfive.soak.figures import Found, Plan, Times
from fathomfive.soak.load import Crowd, Live, Sent, look_up
from fathomfive.soak.opening import long_match, measure
from fathomfive.soak.wires import Wire
from fathomfive.store.log import unfold
from fathomfive.store.store import Store

NEWS = '{{"type":"news","seq":{0},"events":[{1}],"view":{{"legal":[{{"move":3}}],"end":null}}}}'


def test_all_that_was_acknowledged_is_kept_and_everyone_heard_everything(
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
    assert found["games"] > 0, "some ended, and went on as a rematch"
    assert found["ack"]["n"] == found["news"]["n"] == 480


@pytest.mark.parametrize(
    ("more", "words"),
    [
        (("--sockets", "3"), "multiple of the tables"),
        (("--sockets", "1"), "multiple of the tables"),
        (("--tables", "0"), "at least one table"),
        (("--seconds", "0"), "no seconds"),
    ],
)
def test_a_load_that_cannot_be_is_refused(
    more: tuple[str, str], words: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["soak", "load", "deep_dive", "--tables", "2", *more]) == 2
    assert words in capsys.readouterr().err


def test_a_server_that_does_not_start_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["soak", "load", "deep_dive", "--database", "mysql://x"]) == 2
    assert "did not start" in capsys.readouterr().err


# --- It would notice -----------------------------------------------------------------------------------------------


def table() -> Live:
    crowd = Crowd(Plan("deep_dive", 1, 3), port=1)
    live = Live(crowd, "m", ["k0", "k1"])
    live.heard = [4, 4, 4]
    return live


def news(live: Live, socket: int, *seqs: int) -> list[str]:
    events = ",".join(f'{{"seq":{seq}}}' for seq in seqs)
    live.hear(socket, NEWS.format(seqs[-1], events).encode())
    return live.crowd.wrong


def test_a_gap_a_repetition_and_a_wrong_answer_are_noticed() -> None:
    assert news(table(), 2, 5, 6) == []
    assert "socket 2 knew 4 events" in news(table(), 2, 6)[0]
    assert "socket 0 knew 4 events" in news(table(), 0, 4, 5)[0]
    assert "socket 1 knew 4 events" in news(table(), 1, 5, 7)[0]
    for answer in (b'{"type":"ack","cmd_id":"d","seq":5}', b'{"type":"ack","cmd_id":"c","seq":6}'):
        live = table()
        live.sent = Sent(0, "c", 5, 0, deaf=2)
        live.hear(0, answer)
        assert len(live.crowd.wrong) == 1
    live = table()
    live.hear(0, b'{"type":"refuse","code":"stale","error":"look again"}')
    assert "look again" in live.crowd.wrong[0]


def test_a_table_waits_until_everybody_has_heard() -> None:
    live = table()
    live.sent = Sent(0, "c", 5, mover=0, deaf=2)
    live.hear(0, b'{"type":"ack","cmd_id":"c","seq":5}')
    news(live, 1, 5)
    news(live, 0, 5)
    assert not live.crowd.ready
    assert not live.crowd.news_times
    news(live, 2, 5)
    assert list(live.crowd.ready) == [live]
    assert len(live.crowd.news_times) == len(live.crowd.ack_times) == 1
    assert live.crowd.acks == {"m": {"c": 5}}


def test_an_acknowledged_move_that_is_not_in_the_store_is_noticed(sqlite: Store, tmp_path: Path) -> None:
    sqlite.create(Card("m", "deep_dive", 1, 2, {}), [Chair(0), Chair(1)])
    sqlite.append("m", 0, [Event(1, "start", 1)])
    first = unfold(sqlite.card("m"), sqlite.since("m")).match.legal()[0]
    sqlite.append("m", 1, [Event(2, "move", 2, -1, first, cmd_id="0:c1")])
    url = f"sqlite:///{tmp_path / 'store.db'}"
    for acks, kept, wrong in (
        ({"m": {"c1": 2}}, 1, 0),
        ({"m": {"c1": 3}}, 0, 0),
        ({"m": {"c1": 2, "c2": 3}}, 1, 0),
        ({"m": {"c1": 2}, "gone": {"c": 1}}, 1, 1),
    ):
        none = Times.of([], 0)
        found = Found(Plan("deep_dive"), [], none, none, 1, 0, sum(map(len, acks.values())), 0)
        look_up(url, acks, found)
        assert (found.kept, len(found.wrong)) == (kept, wrong)
        assert found.ok == (kept == found.acknowledged)


def test_times_count_from_when_a_move_was_due() -> None:
    times = Times.of([(0, 9.0), *((1 + n, n / 1000) for n in range(100))], since=1)
    assert (times.n, times.p50, times.p99, times.most) == (100, 50, 99, 99)


def test_messages_are_cut_anywhere_and_come_whole() -> None:
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

        wire = Wire(b"hello", got.append, got.append)  # type: ignore[arg-type]
        wire.connection_made(Sink())
        at = 0
        while at < len(frames):
            step = dice.choice([1, 3, 100, 50_000])
            wire.data_received(bytes(frames[at : at + step]))
            at += step
        assert got == texts
        assert sent == [b"hello"] + [b"\x8a\x82\0\0\0\0hi"] * len(texts)


def test_what_is_no_socket_is_noticed() -> None:
    lost: list[str] = []
    wire = Wire(b"", lost.append, lost.append)  # type: ignore[arg-type]
    wire.data_received(b"HTTP/1.1 403 Forbidden\r\n\r\n")
    assert lost == ["no socket was opened: HTTP/1.1 403 Forbidden"]


# --- Opening -------------------------------------------------------------------------------------------------------


def test_a_long_match_is_a_match_that_opens(capsys: pytest.CaptureFixture[str]) -> None:
    card = Card("m", "deep_dive", 1, 2, {})
    events = long_match(card, 600, random.Random(1))
    kinds = [event.kind for event in events]
    assert kinds.count("move") == 600
    assert kinds.count("undo") > 0
    assert not unfold(card, events).match.over, "and every move is legal, every fingerprint right"
    assert measure("deep_dive", 40, 2).moves == 40
    with pytest.raises(Refused, match="at least one move"):
        measure("deep_dive", 0, 1)
    main(["soak", "open", "deep_dive", "--moves", "40", "--times", "1"])
    assert "a match of 40 moves opens in" in capsys.readouterr().out
