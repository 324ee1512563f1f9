"""A client that knows only the first edition of docs/protocol.md can still do everything that edition described."""

import json
from typing import Any

import pytest
from litestar.testing.websocket_test_session import WebSocketTestSession

from fathomfive.kernel import shelf
from fathomfive.server import wire
from fathomfive.store.host_acts import HostActs
from fathomfive.store.store import Store
from server.clients import Client, client, person, wrong
from server.tides import DIVE, opened

__all__ = ["client"]

# The fields of every message and answer, as the first edition listed them.
HELLO = {"type", "match", "game", "seat", "left"}
ACK = {"type", "cmd_id", "seq"}
REFUSE = {"type", "ok", "cmd_id", "code", "clause", "error"}
NEWS = {"type", "seq", "events", "view"}
VIEW = {
    "seq", "started", "to_act", "table", "legal", "names", "bots", "undo", "ask", "clock", "end",
}  # fmt: skip
EVENT = {"seq", "kind", "seat", "at"}
MOVE_EVENT = EVENT | {"text", "told"}
LEGAL = {"move", "text", "told"}
TOLD = {"kind", "seat", "pieces", "places", "clause"}
LINE = {"kind", "side", "clause", "points"}
END = {"points", "rank", "reason", "explain"}
CHAT = {"n", "seat", "name", "text", "at"}
REASON = {"type", "cmd_id", "text", "clause", "why"}
POINTS = {"type", "cmd_id", "seq", "explain"}
ADVICE = {"type", "cmd_id", "moves"}
ADVISED = LEGAL | {"win", "points", "visits"}
FRAME = {"seq", "to_act", "table", "explain"}
STEP = {
    "say", "spots", "clauses", "to_act", "table", "legal", "answer", "also", "picture", "events", "explain",
}  # fmt: skip
TABLE = {
    "ok", "match", "game", "rules", "options", "seats", "listed", "hints", "replay", "opened", "clock", "made",
    "started", "ended", "sitting", "host",
}  # fmt: skip


def has(fields: set[str], found: dict[str, Any]) -> dict[str, Any]:
    """Expect the known fields; others are ignored, as an old client ignores them."""
    assert fields <= set(found), fields - set(found)
    return found


class OldClient:
    """A client of protocol 1 at a table: it asks for the points after every event, and reads the fields it knows."""

    def __init__(self, session: WebSocketTestSession) -> None:
        self.session = session
        self.sent = 0
        self.view: dict[str, Any] = {}
        self.seq = 0

    def read(self) -> dict[str, Any]:
        message: dict[str, Any] = json.loads(self.session.receive_text(timeout=20))
        if message["type"] == "news":
            self.take(has(NEWS, message))
        return message

    def take(self, news: dict[str, Any]) -> None:
        for event in news["events"]:
            has(MOVE_EVENT if event["kind"] == "move" else EVENT, event)
            if event["kind"] == "move":
                has(TOLD, event["told"])
        self.seq, self.view = news["seq"], has(VIEW, news["view"])
        for move in self.view["legal"]:
            has(TOLD, has(LEGAL, move)["told"])
        if self.view["end"] is not None:
            for line in has(END, self.view["end"])["explain"]:
                has(LINE, line)

    def until(self, kind: str) -> dict[str, Any]:
        while (message := self.read())["type"] != kind:
            assert message["type"] != "refuse", message
        return message

    def ask(self, kind: str, reply: str, **fields: Any) -> dict[str, Any]:
        """Send a command or a question, and wait for its reply."""
        self.sent += 1
        cmd_id = f"c{self.sent}"
        self.session.send_text(json.dumps({"type": kind, "cmd_id": cmd_id, **fields}))
        while (message := self.read()).get("cmd_id") != cmd_id:
            pass
        assert message["type"] == reply, message
        return message

    def do(self, kind: str, **fields: Any) -> int:
        """Send a command, and wait until the table shows it."""
        seq: int = has(ACK, self.ask(kind, "ack", expected_seq=self.seq, **fields))["seq"]
        while self.seq < seq:
            self.read()
        return seq

    def wait_for_turn(self) -> bool:
        """Wait until it is our turn; no if the game is over."""
        while not self.view["legal"] and self.view["end"] is None:
            self.until("news")
        return self.view["end"] is None


def table_of(client: Client, key: dict[str, str], game: str, *seats: str) -> str:
    """Create a table and start it."""
    answer = client.post("/api/tables", headers=key, json={"game": game, "seats": seats}).json()
    match: str = has({"ok", "match", "links", "tokens"}, answer)["match"]
    has(TABLE, client.get(f"/api/tables/{match}", headers=key).json())
    has({"ok", "seq"}, client.post(f"/api/tables/{match}/start", headers=key).json())
    return match


def test_the_number_of_the_protocol_is_still_1(client: Client) -> None:
    assert client.get("/health").json()["protocol"] == wire.PROTOCOL == "1"


@pytest.mark.parametrize("game", shelf.names())
def test_an_old_client_plays_every_game(client: Client, game: str) -> None:
    key = person(client)
    match = table_of(client, key, game, "me", *["random"] * (shelf.take(game).default_seats - 1))
    with client.websocket_connect(f"/api/tables/{match}/wire?since=0", headers=key) as session:
        old = OldClient(session)
        has(HELLO, old.until("hello"))
        old.until("news")
        for n in range(8):
            if not old.wait_for_turn():
                break
            for line in has(POINTS, old.ask("explain", "points"))["explain"]:
                has(LINE, line)
            move = old.view["legal"][n % len(old.view["legal"])]
            reason = has(REASON, old.ask("why", "reason", move=move["text"]))
            assert (reason["text"], reason["clause"], reason["why"]) == (move["text"], None, None)
            old.do("act", move=move["move"] if n % 2 else move["text"])
    frames = client.get(f"/api/tables/{match}/frames?first=1&most=3&seat=0", headers=key).json()["frames"]
    assert [has(FRAME, frame)["seq"] for frame in frames] == [1, 2, 3]


def test_an_old_client_asks_undoes_leaves_and_talks(client: Client) -> None:
    key = person(client)
    match = table_of(client, key, "kipicot", "me", "me")
    address = f"/api/tables/{match}/wire"
    with (
        client.websocket_connect(f"{address}?seat=0", headers=key) as one,
        client.websocket_connect(f"{address}?seat=1", headers=key) as two,
    ):
        clients = [OldClient(one), OldClient(two)]
        for each in clients:
            each.until("news")
        asked = clients[clients[0].view["to_act"]]
        other = clients[1 - clients.index(asked)]
        for move in has(ADVICE, asked.ask("hint", "advice"))["moves"]:
            has(ADVISED, move)
        assert has(REFUSE, asked.ask("act", "refuse", expected_seq=asked.seq, move="what"))["code"] == "unknown_move"
        assert has(REFUSE, asked.ask("why", "refuse", move="what"))["code"] == "unknown_move"
        other.do("leave", bot="random")
        before = other.do("return")
        while asked.seq < before:
            asked.until("news")
        asked.do("act", move=asked.view["legal"][0]["move"])
        assert has({"to", "free"}, asked.view["undo"]) == {"to": before, "free": True}
        asked.do("undo", to=before)
        asked.ask("say", "ack", text="ahoj")
        has(CHAT, other.until("chat")["lines"][0])
        asked.session.send_text('{"type": "since", "seq": 0}')
        while (news := asked.until("news"))["events"][:1] == []:
            pass
        assert news["events"][0]["seq"] == 1


def test_an_old_client_plays_on_when_lines_of_chat_are_deleted(client: Client, sqlite: Store) -> None:
    """It ignores a message that it does not know."""
    key = person(client)
    match = table_of(client, key, "kipicot", "me", "random")
    with (
        client.websocket_connect(f"/api/tables/{match}/wire", headers=key) as session,
        client.websocket_connect(f"/api/tables/{match}/wire?seat=watch", headers=key) as watching,
    ):
        old, watcher = OldClient(session), OldClient(watching)
        old.until("news")
        old.ask("say", "ack", text="ahoj")
        has(CHAT, watcher.until("chat")["lines"][0])
        HostActs(sqlite.writer, "root").delete_chat(match)
        watcher.until("deleted")
        assert old.wait_for_turn()
        old.do("act", move=old.view["legal"][0]["text"])
        old.ask("say", "ack", text="again")
        assert has(CHAT, watcher.until("chat")["lines"][0])["text"] == "again"


def test_an_old_client_looks_through_a_finished_match(client: Client) -> None:
    key = person(client)
    match = opened(client, key, DIVE)
    story = client.get(f"/api/tables/{match}/story?first=1&most=9").json()
    has({"ok", "seq", "events", "names", "bots", "end"}, story)
    assert [has(EVENT, event)["seq"] for event in story["events"]] == list(range(1, 10))
    has(END, story["end"])
    curve = client.get(f"/api/tables/{match}/curve").json()
    assert has({"ok", "state", "done", "of", "points", "result", "turns"}, curve)["state"] == "none"
    has({"ok", "match"}, client.post(f"/api/tables/{match}/on", headers=key, json={"seq": 9, "seat": 0}).json())


def test_an_old_client_takes_a_lesson(client: Client) -> None:
    lesson = client.get("/api/lessons/kipicot").json()
    for n, step in enumerate(has({"ok", "game", "seat", "seats", "steps"}, lesson)["steps"]):
        has(STEP, step)
        for move in step["legal"]:
            why = client.get("/api/lessons/kipicot/why", params={"step": n, "move": move["text"]}).json()
            assert has({"ok", "clause", "why"}, why)["clause"] is None
    wrong(client.get("/api/lessons/kipicot/why", params={"step": 3, "move": "what"}), 400, "unknown_move")


def test_an_old_client_finds_the_address_of_the_server_under_its_first_name(client: Client) -> None:
    assert has({"address"}, client.get("/api/house").json()) == client.get("/api/address").json()
