"""HTTP and WebSocket clients of the application, for tests of the server."""

import json
import time
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from litestar.testing import TestClient
from litestar.testing.websocket_test_session import WebSocketTestSession

from fathomfive.server.app import make_app
from fathomfive.server.limits import Limits
from fathomfive.server.registry import TableRegistry
from fathomfive.soak.server import PATIENCE
from fathomfive.store.store import Store
from server.test_registry import Quick

Client = TestClient[Any]


HERE = {"origin": "http://testserver.local"}


@pytest.fixture
def client(sqlite: Store) -> Iterator[Client]:
    with TestClient(make_app(TableRegistry(sqlite, Quick()), Limits(1000, 1000))) as opened:
        yield opened


@pytest.fixture
def strict(sqlite: Store) -> Iterator[Client]:
    with TestClient(make_app(TableRegistry(sqlite, Quick()), Limits(1000, 1000, sockets=1, tables=2))) as opened:
        yield opened


def eventually(true: Callable[[], bool]) -> None:
    """Wait until something is true, and fail if that takes too long."""
    end = time.monotonic() + PATIENCE
    while not true():
        assert time.monotonic() < end
        time.sleep(0.02)


def person(client: Client, name: str = "Anna") -> dict[str, str]:
    """Create a person for a program; gives the header with the key."""
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
    message: dict[str, Any] = json.loads(session.receive_text(timeout=60))
    return message


def until(session: WebSocketTestSession, kind: str) -> dict[str, Any]:
    """Read up to a message of a kind."""
    while True:
        message = read(session)
        if message["type"] == kind:
            return message
