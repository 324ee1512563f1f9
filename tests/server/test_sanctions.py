"""Acts of the host reach a running server: bans, mutes, revoked keys, closed and deleted matches, deleted chat."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from litestar.testing import TestClient
from litestar.testing.websocket_test_session import WebSocketTestSession
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from fathomfive.archive.verification import verify
from fathomfive.cli.main import main
from fathomfive.kernel.errors import Refused
from fathomfive.server.app import make_app
from fathomfive.server.limits import Limits
from fathomfive.server.registry import TableRegistry
from fathomfive.server.sanctions import SanctionList
from fathomfive.soak.client import ask
from fathomfive.soak.server import PATIENCE, Server
from fathomfive.store.cards import Sanction, now
from fathomfive.store.store import Store
from server.clients import Client, eventually, read, two_at_a_table, until, wrong
from server.test_registry import Quick


@pytest.fixture
def client(url: str, store: Store) -> Iterator[Client]:
    limits = Limits(1000, 1000, openings_at_once=1000)
    with TestClient(make_app(TableRegistry(store, Quick()), limits)) as opened:
        yield opened


def admin(url: str, *args: str) -> None:
    """Let the host do something, with a connection to the store of its own."""
    assert main(["admin", *args, "--admin", "root", "--database", url]) == 0


def who(client: Client, key: dict[str, str]) -> str:
    found: str = client.get("/api/me", headers=key).json()["person"]
    return found


def refusal(session: WebSocketTestSession) -> dict[str, Any]:
    """Read up to the refusal that ends a connection."""
    return until(session, "refuse")


def test_a_banned_person_is_disconnected_and_refused_everywhere(url: str, client: Client) -> None:
    match, keys = two_at_a_table(client)
    address = f"/api/tables/{match}/wire"
    with client.websocket_connect(address, headers=keys[1]) as jan:
        until(jan, "news")
        admin(url, "ban", who(client, keys[1]), "--days", "3", "--reason", "spam")
        said = refusal(jan)
        assert said["code"] == "banned"
        assert "until 2" in said["error"]
        assert "spam" in said["error"]
    wrong(client.get("/api/me", headers=keys[1]), 403, "banned")
    wrong(client.get("/api/games", headers=keys[1]), 403, "banned")
    wrong(client.post("/api/tables", headers=keys[1], json={"game": "deep_dive", "seats": ["me"]}), 403, "banned")
    with client.websocket_connect(address, headers=keys[1]) as jan:
        assert read(jan)["code"] == "banned"
    assert client.get("/api/me", headers=keys[0]).json()["ok"], "the other one plays on"
    jan_id = next(row for row in _sanctions(url) if row["person"])["person"]
    admin(url, "unban", jan_id)
    eventually(lambda: client.get("/api/me", headers=keys[1]).status_code == 200)


def _sanctions(url: str) -> list[dict[str, Any]]:
    from fathomfive.store.admin import Records

    with Store(url) as store:
        return Records(store.engine).sanctions()


def test_a_muted_person_may_play_and_not_chat(url: str, client: Client) -> None:
    match, keys = two_at_a_table(client)
    with client.websocket_connect(f"/api/tables/{match}/wire", headers=keys[0]) as anna:
        until(anna, "news")
        admin(url, "mute", who(client, keys[0]), "--days", "1")
        codes: list[str | None] = []

        def is_muted() -> bool:
            anna.send_text(json.dumps({"type": "say", "cmd_id": f"c{len(codes)}", "text": "ahoj"}))
            while (answer := read(anna))["type"] not in ("ack", "refuse"):
                pass
            codes.append(answer.get("code"))
            if answer["type"] == "refuse" and answer["code"] == "muted":
                assert "until 2" in answer["error"]
            return codes[-1] == "muted"

        eventually(is_muted)
        assert client.get("/api/me", headers=keys[0]).json()["ok"]
        admin(url, "unmute", who(client, keys[0]))
        eventually(lambda: not is_muted())


def test_revoked_keys_and_deleted_people_are_disconnected(url: str, client: Client) -> None:
    match, keys = two_at_a_table(client)
    address = f"/api/tables/{match}/wire"
    with (
        client.websocket_connect(address, headers=keys[0]) as anna,
        client.websocket_connect(address, headers=keys[1]) as jan,
    ):
        until(anna, "news")
        until(jan, "news")
        admin(url, "revoke", "--person", who(client, keys[0]))
        assert refusal(anna)["code"] == "not_known"
        admin(url, "delete", "person", who(client, keys[1]), "--yes")
        assert refusal(jan)["code"] == "not_known"
    eventually(lambda: _shown_names(client, match) == ["Anna", ""])


def _shown_names(client: Client, match: str) -> list[str]:
    with client.websocket_connect(f"/api/tables/{match}/wire") as watcher:
        names: list[str] = until(watcher, "news")["view"]["names"]
        return names


def test_a_match_that_the_host_closes_is_closed_at_its_live_table(url: str, client: Client, store: Store) -> None:
    match, keys = two_at_a_table(client)
    with client.websocket_connect(f"/api/tables/{match}/wire", headers=keys[0]) as anna:
        assert until(anna, "news")["view"]["closed"] is None
        admin(url, "close", match)
        news = until(anna, "news")
        assert news["view"]["closed"] == "admin"
        anna.send_text(json.dumps({"type": "leave", "cmd_id": "l", "expected_seq": news["seq"]}))
        assert refusal(anna)["code"] == "game_over"
    assert verify(store, match).closed == "admin", "the log is whole"
    assert store.card(match).ended is not None


def test_a_deleted_match_is_gone_from_its_live_table(url: str, client: Client) -> None:
    match, keys = two_at_a_table(client)
    with client.websocket_connect(f"/api/tables/{match}/wire", headers=keys[0]) as anna:
        until(anna, "news")
        admin(url, "delete", "match", match, "--yes")
        assert refusal(anna)["code"] == "no_such_match"
    wrong(client.get(f"/api/tables/{match}"), 404, "no_such_match")
    with client.websocket_connect(f"/api/tables/{match}/wire") as late:
        assert read(late)["code"] == "no_such_match"


def test_deleted_chat_is_not_sent_to_anybody_any_more(url: str, client: Client) -> None:
    match, keys = two_at_a_table(client)
    address = f"/api/tables/{match}/wire"

    def lines() -> list[str]:
        with client.websocket_connect(address) as late:
            until(late, "news")
            late.send_text(json.dumps({"type": "explain", "cmd_id": "e"}))
            found = []
            while (message := read(late))["type"] != "points":
                found += [line["text"] for line in message.get("lines", [])]
            return found

    with client.websocket_connect(address, headers=keys[0]) as anna:
        for n, text in enumerate(("one", "two", "three")):
            anna.send_text(json.dumps({"type": "say", "cmd_id": f"c{n}", "text": text}))
            assert until(anna, "ack")["seq"] == n + 1
        assert lines() == ["one", "two", "three"]
        admin(url, "delete", "chat", match, "--line", "3", "--yes")
        eventually(lambda: lines() == ["one", "two"])
        anna.send_text(json.dumps({"type": "say", "cmd_id": "c4", "text": "four"}))
        assert until(anna, "ack")["seq"] == 4, "the number of a deleted line is not used again"
        assert lines() == ["one", "two", "four"]


def test_deleted_chat_disappears_from_clients_that_show_it(url: str, client: Client) -> None:
    match, keys = two_at_a_table(client)
    address = f"/api/tables/{match}/wire"
    jan_id = who(client, keys[1])
    with (
        client.websocket_connect(address, headers=keys[0]) as anna,
        client.websocket_connect(address, headers=keys[1]) as jan,
        client.websocket_connect(address) as watcher,
    ):
        for n, speaker in enumerate((anna, jan, jan, anna), 1):
            speaker.send_text(json.dumps({"type": "say", "cmd_id": f"c{n}", "text": f"line {n}"}))
            assert until(speaker, "ack")["seq"] == n
        admin(url, "delete", "chat", match, "--person", jan_id, "--yes")
        for session in (anna, jan, watcher):
            assert until(session, "deleted")["numbers"] == [2, 3]
        admin(url, "delete", "chat", match, "--line", "4", "--yes")
        for session in (anna, jan, watcher):
            assert until(session, "deleted")["numbers"] == [4], "what a client knows is not sent again"
    with client.websocket_connect(address) as back:
        assert [line["text"] for line in until(back, "chat")["lines"]] == ["line 1"]
        assert until(back, "deleted")["numbers"] == [2, 3, 4], "it may still show what it was sent before"


def test_the_chat_of_a_person_whom_the_host_deletes_disappears(url: str, client: Client) -> None:
    match, keys = two_at_a_table(client)
    address = f"/api/tables/{match}/wire"
    with client.websocket_connect(address, headers=keys[0]) as anna:
        with client.websocket_connect(address, headers=keys[1]) as jan:
            jan.send_text(json.dumps({"type": "say", "cmd_id": "c", "text": "ahoj"}))
            until(jan, "ack")
        admin(url, "delete", "person", who(client, keys[1]), "--yes")
        assert until(anna, "deleted")["numbers"] == [1]


# --- Networks --------------------------------------------------------------------------------------------------------


class Kept:
    """Sanctions in a list."""

    def __init__(self, *networks: str, until: int | None = None) -> None:
        self.networks = networks
        self.until = until

    def active(self) -> list[Sanction]:
        return [Sanction(one, "ban", None, one, "", 0, self.until) for one in self.networks]


@pytest.mark.parametrize(
    ("address", "is_banned"),
    [
        ("203.0.113.7", True),
        ("203.0.113.8", False),
        ("::ffff:203.0.113.7", True),
        ("198.51.100.200", True),
        ("198.51.101.1", False),
        ("2001:db8:1:2:ffff::1", True),
        ("2001:db8:1:2::1%eth0", True),
        ("2001:db8:1:3::1", False),
        ("testclient", False),
    ],
)
def test_a_ban_covers_its_network_and_nothing_else(address: str, is_banned: bool) -> None:
    bans = SanctionList(Kept("203.0.113.7/32", "198.51.100.0/24", "2001:db8:1:2::/64"))
    if is_banned:
        with pytest.raises(Refused, match="banned from this server for good"):
            bans.check_address(address)
    else:
        bans.check_address(address)


def test_a_ban_ends_by_itself() -> None:
    SanctionList(Kept("203.0.113.7/32", until=now() - 1)).check_address("203.0.113.7")


def test_a_banned_network_gets_nothing_from_a_running_server(tmp_path: Path) -> None:
    """A reverse proxy on this machine tells the address of the client."""
    url = f"sqlite:///{tmp_path / 'store.db'}"
    with Server(url, tmp_path) as server:
        server.start()

        def status(address: str, path: str = "/api/games") -> int:
            headers = {"x-forwarded-for": address, "accept": "text/html"}
            return httpx.get(f"{server.http}{path}", headers=headers).status_code

        key = ask(server.http, "/api/me", {"name": "Anna"})["key"]
        match = ask(server.http, "/api/tables", {"game": "kipicot", "seats": ["me", "random"]}, key)["match"]
        wire = f"{server.http.replace('http', 'ws', 1)}/api/tables/{match}/wire"
        with connect(wire, additional_headers={"x-forwarded-for": "2001:db8::7"}) as watching:
            assert json.loads(watching.recv())["type"] == "hello"
            assert status("2001:db8::1") == 200
            admin(url, "ban", "2001:db8::1")
            while (message := json.loads(watching.recv(timeout=PATIENCE)))["type"] == "news":
                pass
            assert message["code"] == "banned"
        assert [status("2001:db8::2"), status("2001:db8::2", "/"), status("2001:db8::2", "/t/x")] == [403, 403, 403]
        assert status("2001:db8:0:1::1") == 200
        with pytest.raises(InvalidStatus) as refused:
            connect(wire, additional_headers={"x-forwarded-for": "2001:db8::9"})
        assert refused.value.response.status_code == 403
