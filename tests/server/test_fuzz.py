"""Whatever is sent, the answer has a shape, and the table goes on."""

import json
from collections.abc import Iterator
from typing import Any
from urllib.parse import quote

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from litestar.testing import TestClient

from fathomfive.server import wire
from fathomfive.server.app import make_app
from fathomfive.server.house import House
from fathomfive.server.limits import Limits
from fathomfive.server.meters import Meters
from fathomfive.server.socket import Connection, Doorman
from fathomfive.store.check import check
from fathomfive.store.store import Store
from server.people import Party, run
from server.test_app import person
from server.test_house import Quick

QUICK = settings(
    max_examples=60, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture], derandomize=True
)
JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=3),
    max_leaves=6,
)
KINDS = ["act", "undo", "agree", "decline", "leave", "return", "say", "since", "hint"]
NUMBERS = st.integers(-2, 60) | st.integers()
FIELDS: dict[str, st.SearchStrategy[Any]] = {
    "cmd_id": st.sampled_from("abcdef") | JSON,
    "expected_seq": NUMBERS | JSON,
    "move": NUMBERS | st.text(max_size=12) | JSON,
    "to": NUMBERS | JSON,
    "bot": st.sampled_from(["easy", "random", "os:system"]) | JSON,
    "text": st.text(max_size=30) | JSON,
    "seq": NUMBERS | JSON,
}


@st.composite
def message(draw: st.DrawFn) -> str:
    """A message that is nearly right."""
    kind = draw(st.sampled_from(KINDS))
    wanted = {
        "act": ["move"], "undo": ["to"], "leave": ["bot"], "say": ["text"], "since": ["seq"],
    }.get(kind, [])  # fmt: skip
    if kind != "since":
        wanted = [*wanted, "cmd_id"]
    if kind not in ("since", "say", "hint"):
        wanted = [*wanted, "expected_seq"]
    return json.dumps({"type": kind, **{name: draw(FIELDS[name]) for name in wanted}})


@QUICK
@given(data=st.data())
def test_every_message_gets_an_answer_of_the_protocol(store: Store, data: st.DataObject) -> None:
    async def story() -> None:
        party = await Party.of(store, "codex_naturalis")
        doorman, house = Doorman(Meters(), Limits()), House(store, Quick())
        none: Any = None
        windows = [Connection(none, house, party.table, who, seat, doorman) for seat, who in enumerate(party.people)]
        windows.append(Connection(none, house, party.table, None, None, doorman))
        for _ in range(15):
            window = data.draw(st.sampled_from(windows))
            raw = data.draw(message() | st.text(max_size=40) | JSON.map(json.dumps))
            raw = raw.replace('"expected_seq": 0', f'"expected_seq": {party.seq}')
            answer = await window.answer(raw)
            assert isinstance(answer, wire.Ack | wire.Refuse | wire.News | wire.Advice)
            json.loads(wire.encode(answer))
        assert check(store, party.table.card.match).seq == party.seq

    run(story())


@pytest.fixture
def client(store: Store) -> Iterator[TestClient[Any]]:
    app = make_app(House(store, Quick()), Limits(1e6, 1e6))
    with TestClient(app, raise_server_exceptions=False) as opened:
        yield opened


PATHS = ["/api/me", "/api/me/link", "/api/me/follow", "/api/tables", "/api/mine", "/health"]
AT_A_TABLE = ["", "/sit", "/stand", "/start", "/rematch", "/replay", "/none"]
BODIES = JSON | st.fixed_dictionaries(
    {
        "game": st.sampled_from(["deep_dive", "kipicot"]) | JSON,
        "seats": st.lists(st.sampled_from(["me", "easy", "x"])) | JSON,
    },
    optional={"options": JSON, "listed": JSON, "clock": JSON},
)
NAMES = st.text(max_size=12).map(lambda name: quote(name, safe=""))


@QUICK
@given(
    method=st.sampled_from(["GET", "POST", "DELETE", "PUT", "PATCH"]),
    path=st.sampled_from(PATHS) | st.builds("/api/tables/{}{}".format, NAMES, st.sampled_from(AT_A_TABLE)),
    body=BODIES.map(lambda body: json.dumps(body).encode()) | st.binary(max_size=40),
    known=st.booleans(),
)
def test_every_request_is_answered_and_none_breaks_the_server(
    client: TestClient[Any], method: str, path: str, body: bytes, known: bool
) -> None:
    headers = {"content-type": "application/json", **(person(client) if known else {})}
    response = client.request(method, path, content=body, headers=headers)
    assert response.status_code < 500, response.text
    if response.status_code >= 400:
        assert set(response.json()) == {"ok", "code", "clause", "error"}
