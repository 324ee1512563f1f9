"""The browser's types are those of the server, and everything it sends conforms to them."""

import runpy
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from litestar.testing import TestClient

from fathomfive.kernel import shelf
from fathomfive.server import wire
from fathomfive.server.app import make_app
from fathomfive.server.limits import Limits
from fathomfive.server.registry import TableRegistry
from fathomfive.store.store import Store
from server.clients import person
from server.test_registry import Quick

TYPES = Path(__file__).parents[2] / "web" / "make_types.py"


def test_the_generated_types_are_up_to_date() -> None:
    made = runpy.run_path(str(TYPES))
    assert made["FILE"].read_text(encoding="utf-8") == made["generate"](), "mend it with: python web/make_types.py"


@pytest.fixture
def client(sqlite: Store) -> Iterator[TestClient[Any]]:
    with TestClient(
        make_app(TableRegistry(sqlite, Quick()), Limits(1000, 1000), address="http://192.168.1.7:8000")
    ) as opened:
        yield opened


def is_a(shape: Any, answer: Any) -> Any:
    """Decode an answer as exactly this type."""
    return msgspec.convert(answer.json() if hasattr(answer, "json") else answer, shape, strict=True)


@pytest.mark.parametrize("game", shelf.names())
def test_everything_the_server_sends_has_its_declared_type(client: TestClient[Any], game: str) -> None:
    key = person(client)
    is_a(wire.Identity, client.get("/api/me", headers=key))
    is_a(wire.Health, client.get("/health"))
    assert is_a(wire.ServerAddress, client.get("/api/address")).address == "http://192.168.1.7:8000"
    card = next(card for card in is_a(wire.Shelf, client.get("/api/games")).games if card.name == game)
    seats = min(n for n in card.seats if n > 1)
    laid = is_a(
        wire.CreatedTable,
        client.post("/api/tables", headers=key, json={"game": game, "seats": ["me", *["random"] * (seats - 1)]}),
    )
    is_a(wire.MyTables, client.get("/api/mine", headers=key))
    is_a(wire.TableDetails, client.get(f"/api/tables/{laid.match}", headers=key))
    client.post(f"/api/tables/{laid.match}/start", headers=key)
    wrong = client.get(f"/api/tables/{laid.match}/frames?seat=1", headers=key)
    assert is_a(wire.Problem, wrong).code == "not_seated"
    heard = set()
    with client.websocket_connect(f"/api/tables/{laid.match}/wire?since=0", headers=key) as line:
        kinds: Any = wire.ServerMessage

        def hear() -> Any:
            message = is_a(kinds, line.receive_json())
            heard.add(type(message).__name__)
            return message

        news = hear()
        moves = 0
        while moves < 30:
            if isinstance(news, wire.News) and news.view.end is not None:
                break
            if isinstance(news, wire.News) and news.view.legal:
                legal = news.view.legal[moves % len(news.view.legal)]
                line.send_json({"type": "explain", "cmd_id": f"e{moves}"})
                line.send_json({"type": "why", "cmd_id": f"w{moves}", "move": legal.text})
                line.send_json({"type": "say", "cmd_id": f"s{moves}", "text": "hm"})
                act = {"type": "act", "cmd_id": f"a{moves}", "expected_seq": news.seq, "move": legal.move}
                line.send_json(act)
                moves += 1
            news = hear()
        line.send_json({"type": "act", "cmd_id": "late", "expected_seq": 0, "move": 0})
        while "Refuse" not in heard:
            hear()
    assert heard == {"Hello", "News", "Ack", "Chat", "WhyReply", "ExplainReply", "Refuse"}
    frames = is_a(wire.Frames, client.get(f"/api/tables/{laid.match}/frames?first=2&most=3&seat=0", headers=key)).frames
    assert [frame.seq for frame in frames] == [2, 3, 4]
