"""The server as browsers and programs meet it."""

import asyncio
import json
import threading
import time
from collections.abc import Iterator
from typing import Any

import pytest
from litestar.exceptions import WebSocketDisconnect
from litestar.testing import TestClient
from litestar.testing.websocket_test_session import WebSocketTestSession

from fathomfive.bots.bot import Advice, Seen
from fathomfive.kernel import shelf
from fathomfive.kernel.errors import Refused
from fathomfive.server import guard, socket
from fathomfive.server.app import make_app
from fathomfive.server.house import House
from fathomfive.server.limits import Limits
from fathomfive.store.check import check
from fathomfive.store.store import Store
from server.test_house import Quick

Client = TestClient[Any]
HERE = {"origin": "http://testserver.local"}


@pytest.fixture
def client(sqlite: Store) -> Iterator[Client]:
    with TestClient(make_app(House(sqlite, Quick()), Limits(1000, 1000))) as opened:
        yield opened


def person(client: Client, name: str = "Anna") -> dict[str, str]:
    """Come in as a program; gives the header that proves it."""
    body = client.post("/api/me", json={"name": name}).json()
    client.cookies.clear()
    return {"authorization": f"Bearer {body['key']}"}


def wrong(response: Any, status: int, code: str) -> str:
    """Expect the one shape of errors."""
    assert response.status_code == status, response.text
    body = response.json()
    assert set(body) == {"ok", "code", "clause", "error"}
    assert body["ok"] is False
    assert body["code"] == code
    assert response.headers["content-security-policy"]
    words: str = body["error"]
    return words


def laid(client: Client, key: dict[str, str], *seats: str, **more: Any) -> dict[str, Any]:
    """Lay a table."""
    response = client.post("/api/tables", headers=key, json={"game": "deep_dive", "seats": seats, **more})
    assert response.status_code == 201, response.text
    body: dict[str, Any] = response.json()
    return body


def two_at_a_table(client: Client, **more: Any) -> tuple[str, list[dict[str, str]]]:
    """Lay a table for two people, and start."""
    keys = [person(client, "Anna"), person(client, "Jan")]
    table = laid(client, keys[0], "me", "person", **more)
    match = table["match"]
    sat = client.post(f"/api/tables/{match}/sit", headers=keys[1], json={"secret": table["links"]["1"]})
    assert sat.json() == {"ok": True, "seat": 1}
    assert client.post(f"/api/tables/{match}/start", headers=keys[0]).json()["ok"]
    return match, keys


def read(session: WebSocketTestSession) -> dict[str, Any]:
    message: dict[str, Any] = json.loads(session.receive_text(timeout=5))
    return message


def until(session: WebSocketTestSession, kind: str) -> dict[str, Any]:
    """Read up to a message of a kind."""
    while True:
        message = read(session)
        if message["type"] == kind:
            return message


# --- People ------------------------------------------------------------------------------------------------------


def test_a_browser_keeps_its_key_as_a_cookie_that_no_script_reads(client: Client) -> None:
    response = client.post("/api/me", json={"name": "  Anna   Nová "}, headers=HERE)
    assert response.status_code == 200
    assert set(response.json()) == {"ok", "person", "name"}, "the key itself is not for scripts"
    assert response.json()["name"] == "Anna Nová"
    kept = response.headers["set-cookie"].lower()
    assert "httponly" in kept
    assert "samesite=lax" in kept
    assert "secure" not in kept
    assert client.get("/api/me").json()["name"] == "Anna Nová"
    client.post("/api/me", json={"name": "Hana"}, headers=HERE)
    assert client.get("/api/me").json()["name"] == "Hana"


def test_behind_tls_the_cookie_is_secure(sqlite: Store) -> None:
    app = make_app(House(sqlite, Quick()))
    with TestClient(app, base_url="https://testserver.local") as client:
        assert "secure" in client.post("/api/me", json={"name": "Anna"}).headers["set-cookie"].lower()


def test_a_person_is_carried_to_another_device_and_forgotten(client: Client) -> None:
    key = person(client)
    secret = client.post("/api/me/link", headers=key).json()["secret"]
    there = client.post("/api/me/follow", json={"secret": secret}).json()
    client.cookies.clear()
    other = {"authorization": f"Bearer {there['key']}"}
    assert client.get("/api/me", headers=other).json() == client.get("/api/me", headers=key).json()
    wrong(client.post("/api/me/follow", json={"secret": secret}), 400, "bad_link")
    assert client.delete("/api/me", headers=other).json() == {"ok": True}
    wrong(client.get("/api/me", headers=key), 401, "not_known")


@pytest.mark.parametrize("name", ["", "   ", "a\u202eb", "\x07", "x" * 41])
def test_a_name_can_be_seen_and_is_not_too_long(client: Client, name: str) -> None:
    response = client.post("/api/me", json={"name": name})
    assert response.status_code == 400
    assert response.json()["code"] in ("bad_name", "bad_request")


# --- The lobby ---------------------------------------------------------------------------------------------------


def test_the_shelf_is_listed(client: Client) -> None:
    body = client.get("/api/games").json()
    assert [game["name"] for game in body["games"]] == list(shelf.names())
    assert "expert" in body["bots"]


def test_a_table_is_laid_found_watched_sat_at_and_started(client: Client) -> None:
    anna, jan = person(client, "Anna"), person(client, "Jan")
    table = laid(client, anna, "me", "person", "easy", listed=True, clock={"kind": "move", "seconds": 60})
    match = table["match"]
    assert list(table["links"]) == ["1"]
    assert [found["match"] for found in client.get("/api/tables").json()["tables"]] == [match]
    seen = client.get(f"/api/tables/{match}", headers=jan).json()
    assert [seat["free"] for seat in seen["sitting"]] == [False, True, False]
    assert [seat["name"] for seat in seen["sitting"]] == ["Anna", None, None]
    assert seen["host"] is False
    assert "seat 2" in wrong(client.post(f"/api/tables/{match}/start", headers=anna), 409, "seats_free")
    assert client.post(f"/api/tables/{match}/sit", headers=jan, json={"seat": 1}).json()["seat"] == 1
    assert client.post(f"/api/tables/{match}/stand", headers=jan).json() == {"ok": True}
    assert client.post(f"/api/tables/{match}/sit", headers=jan, json={"seat": 1}).json()["seat"] == 1
    wrong(client.post(f"/api/tables/{match}/start", headers=jan), 403, "not_host")
    assert client.post(f"/api/tables/{match}/start", headers=anna).json()["seq"] > 1
    for key in (anna, jan):
        assert [found["match"] for found in client.get("/api/mine", headers=key).json()["tables"]] == [match]


def test_a_private_table_is_not_listed_and_its_seats_have_links(client: Client) -> None:
    anna, jan = person(client, "Anna"), person(client, "Jan")
    table = laid(client, anna, "me", "person")
    assert client.get("/api/tables").json()["tables"] == []
    sit = f"/api/tables/{table['match']}/sit"
    wrong(client.post(sit, headers=jan, json={"seat": 1}), 403, "private")
    wrong(client.post(sit, headers=jan, json={"secret": "guess"}), 404, "no_such_seat")
    wrong(client.post(sit, headers=jan, json={}), 400, "bad_request")
    assert client.post(sit, headers=jan, json={"secret": table["links"]["1"]}).json()["seat"] == 1
    wrong(client.post(sit, headers=person(client), json={"secret": table["links"]["1"]}), 409, "seat_taken")


@pytest.mark.parametrize(
    ("body", "status", "code", "words"),
    [
        ({"game": "reaf", "seats": ["me", "person"]}, 404, "unknown_game", "no game 'reaf'"),
        ({"game": "deep_dive", "seats": ["me"] * 9}, 400, "bad_seats", "not 9"),
        ({"game": "deep_dive", "seats": ["me", "os:system"]}, 400, "bad_bot", "os:system"),
        ({"game": "deep_dive", "seats": ["me", "me"], "options": {"x": "y"}}, 400, "bad_option", "no option 'x'"),
        ({"game": "deep_dive"}, 400, "bad_request", "seats"),
        ({"game": "deep_dive", "seats": ["me", "me"], "rules": 7}, 400, "bad_request", "rules"),
        ({"game": "deep_dive", "seats": "me"}, 400, "bad_request", "array"),
        (
            {"game": "deep_dive", "seats": ["me", "easy"], "clock": {"kind": "move", "seconds": 1}},
            400,
            "bad_request",
            "10",
        ),
    ],
)
def test_a_table_that_cannot_be_is_refused_in_words(
    client: Client, body: dict[str, Any], status: int, code: str, words: str
) -> None:
    assert words in wrong(client.post("/api/tables", headers=person(client), json=body), status, code)


def test_what_is_no_route_no_body_or_too_much_has_the_same_shape(client: Client) -> None:
    wrong(client.get("/api/none"), 404, "not_found")
    wrong(client.put("/api/me"), 405, "not_allowed")
    wrong(client.post("/api/me", content=b"{", headers={"content-type": "application/json"}), 400, "bad_request")
    wrong(client.post("/api/me", json={"name": "x" * guard.LONGEST_BODY}), 413, "too_large")
    wrong(client.get("/api/tables/none"), 404, "no_such_match")
    wrong(client.post("/api/tables", json={"game": "deep_dive", "seats": ["me", "easy"]}), 401, "not_known")


def test_what_should_not_happen_is_told_as_nothing(sqlite: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken() -> None:
        raise RuntimeError("secret inside")

    monkeypatch.setattr(sqlite, "listed", broken)
    with TestClient(make_app(House(sqlite, Quick())), raise_server_exceptions=False) as client:
        assert "secret" not in wrong(client.get("/api/tables"), 500, "internal")


# --- Careful with browsers ---------------------------------------------------------------------------------------


def test_what_another_site_sends_is_not_done(client: Client) -> None:
    for headers in (
        {"origin": "https://evil.example"}, {"origin": "null"}, {"sec-fetch-site": "cross-site"},
        {"sec-fetch-site": "same-site"},
    ):  # fmt: skip
        wrong(client.post("/api/me", json={"name": "Anna"}, headers=headers), 403, "bad_origin")
    assert client.post("/api/me", json={"name": "Anna"}, headers=HERE).status_code == 200


def test_every_answer_tells_the_browser_to_be_careful(client: Client) -> None:
    for path in ("/api/games", "/api/none", "/health"):
        policy = client.get(path).headers["content-security-policy"]
        assert "unsafe" not in policy
        assert "script-src 'self'" in policy
        assert client.get(path).headers["x-content-type-options"] == "nosniff"


def test_who_asks_too_fast_is_slowed_down(sqlite: Store) -> None:
    with TestClient(make_app(House(sqlite, Quick()), Limits(0.01, 3))) as client:
        assert [client.get("/api/games").status_code for _ in range(3)] == [200] * 3
        wrong(client.get("/api/games"), 429, "too_many")


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


def test_a_pace_forgets_rather_than_grows(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(guard, "MOST_KNOWN", 10)
    pace = guard.Pace(0.001, 2)
    for n in range(1000):
        pace.check(str(n))
    assert len(pace._known) <= 11


def test_health_and_meters(client: Client) -> None:
    assert client.get("/health").json()["bots"] == "cold"
    match, keys = two_at_a_table(client)
    with client.websocket_connect(f"/api/tables/{match}/wire", headers=keys[0]) as session:
        until(session, "news")
        session.send_text("rubbish")
        until(session, "refuse")
        page = client.get("/metrics").text
    assert "fathom_sockets 1.0" in page
    assert "fathom_tables 1.0" in page
    assert 'fathom_refusals_total{code="bad_message"} 1.0' in page
    assert match not in page


# --- The wire ----------------------------------------------------------------------------------------------------


def act(news: dict[str, Any], cmd_id: str) -> str:
    move = news["view"]["legal"][0]
    return json.dumps({"type": "act", "cmd_id": cmd_id, "expected_seq": news["seq"], "move": move["text"]})


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
        news = [until(session, "news") for session in sessions]
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
    assert check(sqlite, match).seq == news[0]["seq"]


def test_a_gap_is_healed_by_since_and_a_repeated_command_is_answered_alike(client: Client) -> None:
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


def test_the_connection_survives_every_wrong_message(client: Client) -> None:
    match, keys = two_at_a_table(client)
    with client.websocket_connect(f"/api/tables/{match}/wire", headers=keys[0]) as session:
        until(session, "news")
        for text in (*WRONG_MESSAGES, "x" * (guard.LONGEST_MESSAGE + 1)):
            session.send_text(text)
            answer = until(session, "refuse")
            assert set(answer) == {"type", "ok", "code", "clause", "error", "cmd_id"}
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
    ("query", "headers", "code"),
    [
        ("", {"origin": "https://evil.example"}, "bad_origin"),
        ("?seat=0", {}, "not_seated"),
        ("?seat=x", {}, "bad_request"),
        ("?since=999999", {}, "bad_request"),
    ],
)
def test_a_socket_that_is_refused_says_why_and_closes(
    client: Client, query: str, headers: dict[str, str], code: str
) -> None:
    match, _ = two_at_a_table(client)
    with client.websocket_connect(f"/api/tables/{match}/wire{query}", headers=headers) as session:
        assert read(session)["code"] == code
        with pytest.raises(WebSocketDisconnect) as closed:
            session.receive_text(timeout=5)
        assert closed.value.code == socket.GONE_WRONG


@pytest.fixture
def strict(sqlite: Store) -> Iterator[Client]:
    with TestClient(make_app(House(sqlite, Quick()), Limits(1000, 1000, sockets=1, tables=2))) as opened:
        yield opened


def test_there_is_an_end_to_connections(strict: Client) -> None:
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


@pytest.mark.parametrize("allowed", [True, False])
def test_a_hint_is_for_who_is_asked_and_where_the_table_allows_it(client: Client, allowed: bool) -> None:
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


def test_one_person_does_not_lay_tables_without_end(strict: Client) -> None:
    anna = person(strict)
    for _ in range(2):
        laid(strict, anna, "me", "easy")
    response = strict.post("/api/tables", headers=anna, json={"game": "deep_dive", "seats": ["me", "easy"]})
    assert "2 tables" in wrong(response, 429, "too_many")


def test_bots_play_along_and_the_finished_match_can_be_looked_back_at(client: Client) -> None:
    anna = person(client)
    match = laid(client, anna, "me", "random")["match"]
    assert client.post(f"/api/tables/{match}/start", headers=anna).json()["ok"]
    wrong(client.get(f"/api/tables/{match}/replay"), 409, "not_over")
    with client.websocket_connect(f"/api/tables/{match}/wire", headers=anna) as session:
        news = until(session, "news")
        while not news["view"]["legal"]:  # the bot may begin
            news = until(session, "news")
        session.send_text(json.dumps({"type": "leave", "cmd_id": "l", "expected_seq": news["seq"], "bot": "easy"}))
        while news["view"]["end"] is None:
            news = until(session, "news")
    tide = client.get(f"/api/tables/{match}/replay")
    assert tide.text.startswith('[game "deep_dive"]')
    again = client.post(f"/api/tables/{match}/rematch", headers=anna).json()["match"]
    assert client.post(f"/api/tables/{match}/rematch", headers=anna).json()["match"] == again != match
    wrong(client.post(f"/api/tables/{match}/rematch", headers=person(client)), 403, "not_seated")
    assert client.post(f"/api/tables/{again}/start", headers=anna).json()["ok"]


def test_every_move_is_judged_for_who_wants_to_know(client: Client) -> None:
    match, keys = two_at_a_table(client)
    with client.websocket_connect(f"/api/tables/{match}/wire") as watcher:
        asked = until(watcher, "news")["view"]["to_act"]
    with client.websocket_connect(f"/api/tables/{match}/wire", headers=keys[asked]) as session:
        legal = until(session, "news")["view"]["legal"]
        session.send_text('{"type": "hint", "cmd_id": "h", "all": true}')
        moves = until(session, "advice")["moves"]
    assert sorted(move["move"] for move in moves) == sorted(move["move"] for move in legal)
    assert all(move["visits"] == 1 for move in moves)


def test_a_hint_keeps_nobody_waiting_and_comes_one_at_a_time(sqlite: Store) -> None:
    class Slow(Quick):
        def __init__(self) -> None:
            super().__init__()
            self.may_answer = threading.Event()

        async def advise(self, bot: str, seen: Seen, seed: int) -> list[Advice]:
            while not self.may_answer.is_set():
                await asyncio.sleep(0.01)
            return await super().advise(bot, seen, seed)

    pool = Slow()
    with TestClient(make_app(House(sqlite, pool), Limits(1000, 1000))) as client:
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


def test_who_comes_back_learns_what_was_the_last_thing_they_heard(client: Client) -> None:
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


def test_my_games_begin_with_those_that_wait_for_me(client: Client) -> None:
    match, keys = two_at_a_table(client)
    laid(client, keys[0], "me", "person")
    laid(client, keys[1], "me", "person")
    with client.websocket_connect(f"/api/tables/{match}/wire") as watcher:
        asked = until(watcher, "news")["view"]["to_act"]
    for seat, key in enumerate(keys):
        tables = client.get("/api/mine", headers=key).json()["tables"]
        assert {table["match"]: table["your_turn"] for table in tables}[match] is (seat == asked)
        assert len(tables) == 2
        assert (tables[0]["match"] == match) is (seat == asked), "the newest first, but for one's turn"


def test_a_match_that_cannot_be_opened_hides_no_other(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    match, keys = two_at_a_table(client)

    async def broken(self: House, match: str) -> Any:
        raise Refused("bad_log", f"match {match}, event 2: expected event 3")

    monkeypatch.setattr(House, "table", broken)
    (table,) = client.get("/api/mine", headers=keys[0]).json()["tables"]
    assert (table["match"], table["your_turn"]) == (match, False)


def test_a_program_sits_by_its_token_and_needs_not_agree(client: Client) -> None:
    anna = person(client)
    table = laid(client, anna, "me", "external")
    match, token = table["match"], {"authorization": f"Bearer {table['tokens']['1']}"}
    seats = client.get(f"/api/tables/{match}", headers=token).json()["sitting"]
    assert [(seat["external"], seat["free"], seat["you"]) for seat in seats] == [
        (False, False, False),
        (True, False, True),
    ]
    assert client.post("/api/me", headers=token, json={"name": "Deep Fish"}).json()["name"] == "Deep Fish"
    assert client.post(f"/api/tables/{match}/start", headers=anna).json()["ok"]
    keys = [anna, token]
    with client.websocket_connect(f"/api/tables/{match}/wire", headers=token) as program:
        assert until(program, "hello")["seat"] == 1
        news = until(program, "news")
        assert news["view"]["names"] == ["Anna", "Deep Fish"]
    for n in range(30):  # until anna has made a move and somebody or something has followed
        with client.websocket_connect(f"/api/tables/{match}/wire", headers=anna) as session:
            view = until(session, "news")["view"]
            if view["undo"] is not None:
                assert view["undo"]["free"]
                return
        with client.websocket_connect(f"/api/tables/{match}/wire", headers=keys[view["to_act"]]) as session:
            news = until(session, "news")
            act = {
                "type": "act",
                "cmd_id": f"{n}",
                "expected_seq": news["seq"],
                "move": news["view"]["legal"][0]["move"],
            }
            session.send_text(json.dumps(act))
            until(session, "ack")
    pytest.fail("anna never moved")
