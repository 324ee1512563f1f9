"""Connections to a table: messages, replies and news."""

import asyncio
import json
import threading
import time
from typing import Any

import pytest
from litestar.exceptions import WebSocketDisconnect
from litestar.testing import TestClient
from litestar.testing.websocket_test_session import WebSocketTestSession

from fathomfive.archive.verification import verify
from fathomfive.bots.bot import Advice, Seen
from fathomfive.server import connection, security
from fathomfive.server.app import make_app
from fathomfive.server.fair_queue import Place
from fathomfive.server.limits import Limits
from fathomfive.server.pool import LIVE
from fathomfive.server.registry import TableRegistry
from fathomfive.store.store import Store
from server.clients import Client, client, read, strict, two_at_a_table, until
from server.test_registry import Quick

__all__ = ["client", "strict"]


def act(news: dict[str, Any], cmd_id: str) -> str:
    move = news["view"]["legal"][0]
    return json.dumps({"type": "act", "cmd_id": cmd_id, "expected_seq": news["seq"], "move": move["text"]})


def until_watched(session: WebSocketTestSession) -> dict[str, Any]:
    """Read up to the news that somebody watches."""
    news = until(session, "news")
    return news if news["view"]["watched"] else until_watched(session)


def test_two_people_play_and_a_third_watches(client: Client, sqlite: Store) -> None:
    match, keys = two_at_a_table(client)
    address = f"/api/tables/{match}/wire"
    with (
        client.websocket_connect(address, headers=keys[0]) as anna,
        client.websocket_connect(address, headers=keys[1]) as jan,
        client.websocket_connect(address) as watcher,
    ):
        assert read(anna) == {"type": "hello", "match": match, "game": "deep_dive", "seat": 0, "left": None}
        assert read(jan)["seat"] == 1
        assert read(watcher)["seat"] is None
        sessions = [anna, jan, watcher]
        news = [until_watched(session) for session in sessions]
        for n in range(6):
            asked = news[0]["view"]["to_act"]
            assert [bool(one["view"]["legal"]) for one in news] == [asked == 0, asked == 1, False]
            sessions[asked].send_text(act(news[asked], f"c{n}"))
            got = [until(session, "news") for session in sessions]
            assert {one["seq"] for one in got} == {got[0]["seq"]}
            assert [event["seq"] for event in got[2]["events"]] == list(range(news[2]["seq"] + 1, got[2]["seq"] + 1))
            news = got
        jan.send_text(json.dumps({"type": "say", "cmd_id": "s", "text": "<script>ahoj</script>"}))
        for session in sessions:
            line = until(session, "chat")["lines"][0]
            assert (line["seat"], line["name"], line["text"]) == (1, "Jan", "<script>ahoj</script>")
    assert verify(sqlite, match).seq == news[0]["seq"]


def test_since_fills_a_gap_and_a_repeated_command_gets_the_same_ack(client: Client) -> None:
    match, keys = two_at_a_table(client)
    address = f"/api/tables/{match}/wire"
    with client.websocket_connect(f"{address}?since=0", headers=keys[0]) as session:
        whole = until(session, "news")
        assert [event["seq"] for event in whole["events"]] == list(range(1, whole["seq"] + 1))
        asked = whole["view"]["to_act"]
    with client.websocket_connect(address, headers=keys[asked]) as session:
        message = act(until(session, "news"), "once")
        session.send_text(message)
        first = until(session, "ack")
    with client.websocket_connect(f"{address}?since={whole['seq']}", headers=keys[asked]) as session:
        missed = until(session, "news")
        assert missed["events"][0]["seq"] == first["seq"]
        session.send_text(message)
        assert until(session, "ack") == first
        session.send_text(json.dumps({"type": "since", "seq": 1}))
        assert until(session, "news")["events"][0]["seq"] == 2


WRONG_MESSAGES = [
    "", "{", "[]", "null", '"act"', "{}", '{"type": "dance"}', '{"type": "act"}',
    '{"type": "act", "cmd_id": "a", "expected_seq": -1, "move": 0}',
    '{"type": "act", "cmd_id": "a", "expected_seq": 0, "move": 0, "more": 1}',
    '{"type": "act", "cmd_id": "", "expected_seq": 0, "move": 0}',
    '{"type": "act", "cmd_id": "a", "expected_seq": 1e99, "move": 0}',
    '{"type": "act", "cmd_id": "a", "expected_seq": 0, "move": null}',
    '{"type": "say", "cmd_id": "a", "text": ""}',
    '{"type": "since", "seq": 99999}',
    "[" * 5000,
]  # fmt: skip


def test_the_connection_survives_every_invalid_message(client: Client) -> None:
    match, keys = two_at_a_table(client)
    with client.websocket_connect(f"/api/tables/{match}/wire", headers=keys[0]) as session:
        until(session, "news")
        for text in (*WRONG_MESSAGES, "x" * (security.MAX_MESSAGE + 1)):
            session.send_text(text)
            answer = until(session, "refuse")
            assert set(answer) == {"type", "ok", "code", "clause", "error", "cmd_id", "retry_after"}
            assert answer["code"] in ("bad_message", "bad_seq", "too_large"), text[:60]
        session.send_text('{"type": "since", "seq": 0}')
        assert until(session, "news")["events"]


def test_a_refusal_names_its_command(client: Client) -> None:
    match, _ = two_at_a_table(client)
    with client.websocket_connect(f"/api/tables/{match}/wire") as watcher:
        until(watcher, "news")
        watcher.send_text('{"type": "act", "cmd_id": "mine", "expected_seq": 0, "move": 0}')
        answer = until(watcher, "refuse")
        assert (answer["cmd_id"], answer["code"]) == ("mine", "not_seated")


@pytest.mark.parametrize(
    ("query", "code"),
    [
        ("?seat=0", "not_seated"),
        ("?seat=x", "bad_request"),
        ("?since=999999", "bad_request"),
    ],
)
def test_a_refused_socket_is_told_why_and_closed(client: Client, query: str, code: str) -> None:
    match, _ = two_at_a_table(client)
    with client.websocket_connect(f"/api/tables/{match}/wire{query}") as session:
        assert read(session)["code"] == code
        with pytest.raises(WebSocketDisconnect) as closed:
            session.receive_text(timeout=5)
        assert closed.value.code == connection.POLICY_VIOLATION


def test_an_address_has_a_limited_number_of_connections(strict: Client) -> None:
    match, _ = two_at_a_table(strict)
    address = f"/api/tables/{match}/wire"
    with strict.websocket_connect(address) as first:
        until(first, "news")
        with strict.websocket_connect(address) as second:
            assert read(second)["code"] == "too_many"
    for _ in range(500):  # the server notices a moment later
        if "fathom_sockets 0.0" in strict.get("/metrics").text:
            break
        time.sleep(0.01)
    with strict.websocket_connect(address) as third:
        assert read(third)["type"] == "hello"


def test_a_socket_that_sends_too_fast_is_read_more_slowly_and_loses_nothing(
    client: Client,
) -> None:
    match, _ = two_at_a_table(client)
    with client.websocket_connect(f"/api/tables/{match}/wire") as session:
        until(session, "news")
        for _ in range(120):
            session.send_text("rubbish")
        began = time.monotonic()
        for _ in range(120):
            assert until(session, "refuse")["code"] == "bad_message"
        assert time.monotonic() - began > 0.2


@pytest.mark.parametrize("allowed", [True, False])
def test_hints_are_for_the_seat_to_act_where_the_table_allows_them(client: Client, allowed: bool) -> None:
    match, keys = two_at_a_table(client, hints=allowed)
    address = f"/api/tables/{match}/wire"
    ask = '{"type": "hint", "cmd_id": "h"}'
    with client.websocket_connect(address) as watcher:
        asked = until(watcher, "news")["view"]["to_act"]
        watcher.send_text(ask)
        assert until(watcher, "refuse")["code"] == "not_seated"
    with client.websocket_connect(address, headers=keys[1 - asked]) as other:
        other.send_text(ask)
        assert until(other, "refuse")["code"] == ("not_your_turn" if allowed else "no_hints")
    with client.websocket_connect(address, headers=keys[asked]) as session:
        legal = [move["text"] for move in until(session, "news")["view"]["legal"]]
        session.send_text(ask)
        if not allowed:
            assert until(session, "refuse")["code"] == "no_hints"
            return
        advice = until(session, "advice")
        assert advice["cmd_id"] == "h"
        assert {move["text"] for move in advice["moves"]} <= set(legal)
        assert advice["moves"][0]["win"] == 0.5


def test_a_hint_for_all_judges_every_legal_move(client: Client) -> None:
    match, keys = two_at_a_table(client)
    with client.websocket_connect(f"/api/tables/{match}/wire") as watcher:
        asked = until(watcher, "news")["view"]["to_act"]
    with client.websocket_connect(f"/api/tables/{match}/wire", headers=keys[asked]) as session:
        legal = until(session, "news")["view"]["legal"]
        session.send_text('{"type": "hint", "cmd_id": "h", "all": true}')
        moves = until(session, "advice")["moves"]
    assert sorted(move["move"] for move in moves) == sorted(move["move"] for move in legal)
    assert all(move["visits"] == 1 for move in moves)


def test_a_hint_does_not_block_other_messages_and_only_one_runs_at_a_time(sqlite: Store) -> None:
    class Slow(Quick):
        def __init__(self) -> None:
            super().__init__()
            self.may_answer = threading.Event()

        async def advise(
            self, bot: str, seen: Seen, seed: int, place: Place = LIVE, move: int | None = None
        ) -> list[Advice]:
            while not self.may_answer.is_set():
                await asyncio.sleep(0.01)
            return await super().advise(bot, seen, seed)

    pool = Slow()
    with TestClient(make_app(TableRegistry(sqlite, pool), Limits(1000, 1000))) as client:
        match, keys = two_at_a_table(client)
        with client.websocket_connect(f"/api/tables/{match}/wire") as watcher:
            asked = until(watcher, "news")["view"]["to_act"]
        with client.websocket_connect(f"/api/tables/{match}/wire", headers=keys[asked]) as session:
            session.send_text('{"type": "hint", "cmd_id": "one"}')
            session.send_text('{"type": "hint", "cmd_id": "two"}')
            refusal = until(session, "refuse")
            assert (refusal["cmd_id"], refusal["code"]) == ("two", "no_hint_now")
            session.send_text('{"type": "say", "cmd_id": "s", "text": "hm"}')
            assert until(session, "ack")["cmd_id"] == "s"
            pool.may_answer.set()
            assert until(session, "advice")["cmd_id"] == "one"
        with client.websocket_connect(f"/api/tables/{match}/wire", headers=keys[asked]) as session:
            session.send_text('{"type": "hint", "cmd_id": "gone"}')  # and leaves before it comes


def test_hello_tells_a_returning_player_the_last_event_they_were_sent(client: Client) -> None:
    match, keys = two_at_a_table(client)
    address = f"/api/tables/{match}/wire"
    for key in keys:
        with client.websocket_connect(address, headers=key) as session:
            assert until(session, "hello")["left"] is None
            heard = until(session, "news")["seq"]
    deadline = time.monotonic() + 5
    while any(greeting(client, address, key)["left"] is None for key in keys):
        assert time.monotonic() < deadline
    with client.websocket_connect(address) as watcher:
        assert until(watcher, "hello")["left"] is None, "who has no seat is nobody"
        asked = until(watcher, "news")["view"]["to_act"]
    with client.websocket_connect(address, headers=keys[asked]) as session:
        move = until(session, "news")["view"]["legal"][0]["move"]
        session.send_text(json.dumps({"type": "act", "cmd_id": "m", "expected_seq": heard, "move": move}))
        assert until(session, "ack")["seq"] == heard + 1
    other = keys[1 - asked]
    assert greeting(client, address, other)["left"] == heard
    with client.websocket_connect(f"{address}?since={heard}", headers=other) as session:
        assert until(session, "news")["events"][0]["seq"] == heard + 1


def greeting(client: Client, address: str, key: dict[str, str]) -> dict[str, Any]:
    with client.websocket_connect(address, headers=key) as session:
        return until(session, "hello")
