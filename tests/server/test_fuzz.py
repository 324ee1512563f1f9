"""Random messages and requests: every answer has its shape, and the table goes on."""

import gc
import json
import tracemalloc
from collections.abc import Iterator
from typing import Any
from urllib.parse import quote

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from litestar.testing import TestClient

from fathomfive.archive.verification import verify
from fathomfive.kernel.errors import Refused
from fathomfive.server.app import make_app
from fathomfive.server.connection import Connection, ConnectionRegistry
from fathomfive.server.limits import Limits
from fathomfive.server.metrics import Metrics
from fathomfive.server.registry import TableRegistry
from fathomfive.server.security import MAX_MESSAGE
from fathomfive.store.store import Store
from server.clients import person
from server.people import Party, run
from server.test_registry import Quick
from server.twins import Paper, answered

MANY = 4000  # messages of a round
GROWTH = 100_000  # bytes that may come and go; a leak of a hundred bytes a message is four times that
ROUNDS = 8
QUICK = settings(
    max_examples=60, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture], derandomize=True
)
JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=3),
    max_leaves=6,
)
KINDS = ["act", "undo", "agree", "decline", "leave", "return", "say", "since", "hint", "why", "explain"]
NUMBERS = st.integers(-2, 60) | st.integers()
FIELDS: dict[str, st.SearchStrategy[Any]] = {
    "cmd_id": st.sampled_from("abcdef") | JSON,
    "expected_seq": NUMBERS | JSON,
    "move": NUMBERS | st.text(max_size=12) | JSON,
    "to": NUMBERS | JSON,
    "bot": st.sampled_from(["easy", "random", "os:system"]) | JSON,
    "text": st.text(max_size=30) | JSON,
    "seq": NUMBERS | JSON,
    "wanted": st.fixed_dictionaries(
        {}, optional={"kind": st.sampled_from(["place", "draw"]), "pieces": st.lists(JSON), "places": st.lists(JSON)}
    )
    | JSON,
}


@st.composite
def message(draw: st.DrawFn) -> str:
    """Make a message that is nearly valid."""
    kind = draw(st.sampled_from(KINDS))
    wanted = {
        "act": ["move"], "undo": ["to"], "leave": ["bot"], "say": ["text"], "since": ["seq"],
        "why": [draw(st.sampled_from(["move", "wanted"]))],
    }.get(kind, [])  # fmt: skip
    if kind != "since":
        wanted = [*wanted, "cmd_id"]
    if kind not in ("since", "say", "hint", "why", "explain"):
        wanted = [*wanted, "expected_seq"]
    return json.dumps({"type": kind, **{name: draw(FIELDS[name]) for name in wanted}})


@QUICK
@given(data=st.data())
def test_every_message_gets_an_answer_of_the_protocol(store: Store, data: st.DataObject) -> None:
    async def story() -> None:
        party = await Party.of(store, "codex_naturalis")
        registry, tables = ConnectionRegistry(Metrics(), Limits()), TableRegistry(store, Quick())
        paper: Any = Paper()
        connections = [
            Connection(paper, tables, party.table, who, seat, registry) for seat, who in enumerate(party.people)
        ]
        connections.append(Connection(paper, tables, party.table, None, None, registry))
        for _ in range(15):
            connection = data.draw(st.sampled_from(connections))
            raw = data.draw(message() | st.text(max_size=40) | JSON.map(json.dumps))
            raw = raw.replace('"expected_seq": 0', f'"expected_seq": {party.seq}')
            await answered(connection, raw)
            (answer,) = map(json.loads, paper.sent)
            assert answer["type"] in ("ack", "refuse", "news", "advice", "reason", "points")
            paper.sent.clear()
        assert verify(store, party.table.card.match).seq == party.seq

    run(story())


@pytest.fixture
def client(store: Store) -> Iterator[TestClient[Any]]:
    app = make_app(TableRegistry(store, Quick()), Limits(1e6, 1e6))
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
def test_no_request_breaks_the_server(
    client: TestClient[Any], method: str, path: str, body: bytes, known: bool
) -> None:
    headers = {"content-type": "application/json", **(person(client) if known else {})}
    response = client.request(method, path, content=body, headers=headers)
    assert response.status_code < 500, response.text
    if response.status_code >= 400:
        assert set(response.json()) == {"ok", "code", "clause", "error"}


# --- Memory ----------------------------------------------------------------------------------------------------------

BAD = [
    '{"type": "say", "cmd_id": "%d", "text": "\\ud83d"}', "", "{", "[]", '{"type": "dance"}', "\ud83d",
    '{"type": "act", "cmd_id": "%d", "expected_seq": 0, "move": %d}',
    '{"type": "undo", "cmd_id": "%d", "expected_seq": 1, "to": %d}', '{"type": "since", "seq": %d%d}',
    '{"type": "agree", "cmd_id": "%d", "expected_seq": %d}', "x" * (MAX_MESSAGE + 1),
    '{"type": "leave", "cmd_id": "%d", "expected_seq": 2, "bot": "no%d"}',
    '{"type": "hint", "cmd_id": "%d %d"}', '{"type": "say", "cmd_id": "%d", "text": "\\u0007%d"}',
]  # fmt: skip


class Memory:
    """The traced memory after each round.  A leak grows in every round; what other threads hold comes and goes."""

    def __init__(self) -> None:
        self.sizes: list[int] = []

    def is_stable(self) -> bool:
        """Measure it: did it stay the same since the last round?  The first round fills what is kept once."""
        gc.collect()
        self.sizes.append(tracemalloc.get_traced_memory()[0])
        assert len(self.sizes) < ROUNDS, f"bytes after each round: {self.sizes}"
        return len(self.sizes) > 3 and self.sizes[-1] - self.sizes[-2] < GROWTH


def test_thousands_of_bad_messages_leak_no_memory(sqlite: Store) -> None:
    paper: Any = Paper()

    async def messages(number: int) -> None:
        for n in range(number):
            bad = BAD[n % len(BAD)]
            await connections[n % len(connections)].reply(bad.replace("%d", str(n)))
            assert '"type":"refuse"' in paper.sent.pop(), bad

    async def sockets(number: int) -> None:
        for n in range(number):
            with pytest.raises(Refused):
                await tables.table(f"none{n}")

    async def story() -> None:
        party = await Party.of(sqlite, "codex_naturalis")
        for seat, who in ((0, party.people[0]), (1, party.people[1]), (None, None)):
            connections.append(Connection(paper, tables, party.table, who, seat, registry))
        memory = Memory()
        while not memory.is_stable():
            await messages(MANY)
            await sockets(MANY // 10)

    registry, tables, connections = (
        ConnectionRegistry(Metrics(), Limits()),
        TableRegistry(sqlite, Quick()),
        list[Connection](),
    )
    tracemalloc.start()
    try:
        run(story())
    finally:
        tracemalloc.stop()


def test_many_strange_requests_leak_no_memory(sqlite: Store) -> None:
    app = make_app(TableRegistry(sqlite, Quick()), Limits(1e6, 1e6))

    def requests(client: TestClient[Any], number: int) -> None:
        for n in range(number):
            for response in (
                client.get(f"/api/tables/none{n}"),
                client.get(f"/api/none{n}", headers={"authorization": f"Bearer {n}"}),
                client.post("/api/me", content=b"{" * (n % 50), headers={"content-type": "application/json"}),
                client.post("/api/me/follow", json={"secret": f"{n}"}),
            ):
                assert 400 <= response.status_code < 500

    with TestClient(app, raise_server_exceptions=False) as opened:
        tracemalloc.start()
        try:
            memory = Memory()
            while not memory.is_stable():
                requests(opened, MANY // 40)
        finally:
            tracemalloc.stop()
