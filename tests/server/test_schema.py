"""The answers to valid and invalid requests conform to the OpenAPI schema."""

import json
import random
import threading
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from socket import SHUT_RD, SHUT_RDWR, SHUT_WR
from typing import Any

import httpx
import pytest
import schemathesis
import uvicorn
from hypothesis import HealthCheck, given, settings
from hypothesis.errors import Unsatisfiable
from schemathesis import GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi import checks
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from checkout import ROOT
from fathomfive.archive.verification import verify_all
from fathomfive.kernel.errors import Refused
from fathomfive.server.alerts.dispatcher import AlertOffer
from fathomfive.server.alerts.mail import MailSender, read_smtp
from fathomfive.server.alerts.routes import ALERT_ROUTES
from fathomfive.server.app import Network, make_app
from fathomfive.server.ceremonies import Site
from fathomfive.server.company import COMPANY_ROUTES
from fathomfive.server.conduct import CONDUCT_ROUTES
from fathomfive.server.curves import CURVE_ROUTES
from fathomfive.server.lesson_plans import load_lesson
from fathomfive.server.lessons import LESSON_ROUTES
from fathomfive.server.limits import Limits
from fathomfive.server.lobby import LOBBY_ROUTES
from fathomfive.server.passkeys import PASSKEY_ROUTES
from fathomfive.server.people import PEOPLE_ROUTES
from fathomfive.server.personal_data import take_data
from fathomfive.server.previews.routes import show_picture
from fathomfive.server.registry import TableRegistry
from fathomfive.server.replays import REPLAY_ROUTES
from fathomfive.server.runner import listen
from fathomfive.server.vacations import VACATION_ROUTES
from fathomfive.soak.server import PATIENCE
from fathomfive.store.cards import Passkey
from fathomfive.store.store import Store
from server.test_registry import Quick

TIDE = ROOT / "tests" / "games" / "kipicot" / "games" / "two-players-red-runs-out.tide"
ROUTES = [
    *PEOPLE_ROUTES, *PASSKEY_ROUTES, take_data, *LOBBY_ROUTES, *COMPANY_ROUTES, *CONDUCT_ROUTES, *REPLAY_ROUTES,
    *CURVE_ROUTES, *LESSON_ROUTES, *ALERT_ROUTES, *VACATION_ROUTES, show_picture,
]  # fmt: skip
UNKNOWABLE = {
    "POST /api/me/passkeys", "POST /api/passkeys/sign-in",  # only an authenticator knows a right answer
    "POST /api/me/push", "POST /api/mail/confirm",  # only a browser with keys, and the reader of a mail
    "POST /api/tables/{match}/nudge",  # an hour has to pass first
}  # fmt: skip
NEVER_REFUSED = {
    "GET /api/games", "GET /api/tables", "GET /api/address", "GET /api/notice", "GET /api/seen", "GET /health",
    "GET /health/live", "GET /health/ready", "POST /api/passkeys/options", "POST /api/mail/stop/{secret}",
}  # fmt: skip
EXAMPLES = 30  # of every route, valid and not

# That valid data is accepted is not among them: a schema cannot say which seats are free or how many a game has.
CHECKS = [
    not_a_server_error,
    checks.status_code_conformance,
    checks.content_type_conformance,
    checks.response_headers_conformance,
    checks.response_schema_conformance,
    checks.negative_data_rejection,
    checks.unsupported_method,
]


@dataclass
class Served:
    """A server in a thread of its own, with a known person and tables in every state."""

    url: str
    store: Store
    key: str
    matches: list[str]
    secrets: list[str]
    own: dict[str, str]  # by route, a table with another person for this route alone


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    folder: Path = tmp_path_factory.mktemp("schema")
    with Store(f"sqlite:///{folder / 'store.db'}") as store:
        door = listen("127.0.0.1", 0)
        network = Network(passkey_site=Site("localhost", "http://localhost"))
        nowhere = MailSender(read_smtp("smtp://127.0.0.1:1"), "play@example.org", "http://localhost")
        app = make_app(
            TableRegistry(store, Quick()), Limits(1e6, 1e6), network=network, notice={"": "ours"},
            alerts=AlertOffer(mail=nowhere),
        )  # fmt: skip
        server = uvicorn.Server(uvicorn.Config(app, log_config=None, ws="websockets-sansio"))
        thread = threading.Thread(target=server.run, kwargs={"sockets": [door]})
        thread.start()
        url = f"http://127.0.0.1:{door.getsockname()[1]}"
        try:
            while not server.started:
                time.sleep(0.01)
            yield furnished(url, store)
        finally:
            server.should_exit = True
            thread.join()
            door.close()
        assert all(not isinstance(found, Exception) for _, found in verify_all(store, store.all_matches()))


def furnished(url: str, store: Store) -> Served:
    with httpx.Client(base_url=url) as client:
        key = client.post("/api/me", json={"name": "Anna"}).json()["key"]
        client.headers["authorization"] = f"Bearer {key}"
        client.cookies.clear()
        laid: list[dict[str, Any]] = []
        for seats in (["me", "person"], ["me", "random"], ["me", "random"], ["person", "person"]):
            table = {"game": "kipicot", "seats": seats, "listed": True, "clock": {"kind": "move", "seconds": 60}}
            laid.append(client.post("/api/tables", json=table).json())
        for table in laid[1:3]:
            client.post(f"/api/tables/{table['match']}/start")
        leave(f"{url.replace('http', 'ws', 1)}/api/tables/{laid[2]['match']}/wire", key)
        assert client.get(f"/api/tables/{laid[2]['match']}").json()["ended"] is not None
        jan = client.post("/api/me", json={"name": "Jan"}, headers={"authorization": ""}).json()["key"]
        client.cookies.clear()
        sat = {"authorization": f"Bearer {jan}"}
        own: dict[str, str] = {}
        for route in ("close", "kick", "mute", "report"):
            table = {"game": "kipicot", "seats": ["me", "person"], "listed": True}
            own[route] = client.post("/api/tables", json=table).json()["match"]
            assert client.post(f"/api/tables/{own[route]}/sit", json={"seat": 1}, headers=sat).json()["ok"]
        own["invite"] = client.post("/api/tables", json=table).json()["match"]
        for route in ("accept", "decline"):  # Anna is invited there
            own[route] = client.post("/api/tables", json=table, headers=sat).json()["match"]
    secrets = [secret for table in laid for secret in table["links"].values()]
    return Served(url, store, key, [table["match"] for table in laid], secrets, own)


def leave(wire: str, key: str) -> None:
    """Let bots play a match to its end, and watch: they do not play among themselves while nobody looks."""
    with connect(wire, additional_headers={"authorization": f"Bearer {key}"}) as socket:
        left = False
        while (told := json.loads(socket.recv(timeout=PATIENCE))).get("view", {}).get("end") is None:
            left = left or told["type"] == "ack"
            if told["type"] == "news" and not left:
                seq = told["seq"]
                socket.send(json.dumps({"type": "leave", "cmd_id": f"l{seq}", "expected_seq": seq, "bot": "random"}))


def invite_anna(served: Served, match: str) -> None:
    """Keep a seat of Jan's table for Anna, unless she has taken it."""
    anna = served.store.people.who(served.key)
    host = served.store.card(match).host if match in served.own.values() else None
    if anna is not None and host is not None:
        with suppress(Refused):
            served.store.invitations.invite(match, 1, host, anna.person)


def answer(case: Any, served: Served, known: bool, turn: int) -> int:
    """Send a generated request with or without a key, and check the answer against the schema."""
    dice = random.Random(repr((case.method, case.path, case.path_parameters, case.body)))
    if case.meta.generation.mode.is_positive:  # what is valid shall also find something
        if "match" in case.path_parameters and turn % 5:
            own = served.own.get(case.path.rpartition("/")[2])
            case.path_parameters["match"] = own or dice.choice(served.matches)
        if case.path.endswith("/sit") and isinstance(case.body, dict) and turn % 5:
            case.path_parameters["match"] = served.matches[-1]
            case.body.clear()
            case.body["secret"] = served.secrets[-1 if turn % 2 else 0]  # of this table, or of another one
        if case.path.endswith(("/kick", "/mute", "/report")) and isinstance(case.body, dict) and dice.random() < 0.5:
            case.body["seat"] = 1
        if case.path == "/api/tables" and isinstance(case.body, dict) and dice.random() < 0.5:
            case.body.update(game="deep_dive", seats=["me", "easy"], options={})
        if case.path.endswith(("/accept", "/decline")):
            invite_anna(served, case.path_parameters["match"])
        if case.path.endswith(("/invite", "/friends")) and isinstance(case.body, dict):
            case.body["person"] = {"match": served.own["mute"], "seat": 1}
        if case.path.endswith("/invite") and isinstance(case.body, dict):
            case.body["seat"] = 1
        if case.path == "/api/quick" and isinstance(case.body, dict):
            case.body.update(game="kipicot", seats=2, bot="easy")
        if case.path.endswith("/on") and isinstance(case.body, dict) and turn % 5:
            case.path_parameters["match"] = served.matches[2]  # it is over
            case.body.update(seq=9, seat=1, bot="easy")
        if case.path == "/api/me/mail" and isinstance(case.body, dict):
            case.body["address"] = "anna@example.org"
        if case.path == "/api/replays" and isinstance(case.body, dict) and dice.random() < 0.3:
            case.body["text"] = TIDE.read_text(encoding="utf-8")
        if case.path.startswith("/api/lessons/") and dice.random() < 0.8:
            case.path_parameters["game"] = "kipicot"
            if case.path.endswith("/why"):
                match, lesson = load_lesson("kipicot")
                n = next(n for n, step in enumerate(lesson.step) if step.asks)
                at = lesson.step[n].at
                case.query.update(step=n, move=match.at(at).write(match.moves[at], lesson.seat))
    key = served.key
    if case.method == "DELETE" or "/follow" in case.path:  # Anna stays, and keeps her key
        nobody, key = served.store.people.welcome("Nobody")
        if "/passkeys/" in case.path and dice.random() < 0.5:
            case.path_parameters["name"] = dice.choice("abc")
            with suppress(Refused):
                served.store.passkeys.add(Passkey(case.path_parameters["name"], nobody.person, "", 0, "", 1))
        if case.path == "/api/me/vacation":
            served.store.vacations.take(nobody.person, 1, int(time.time() * 1000), 14)
        if "/devices/" in case.path and dice.random() < 0.5:
            case.path_parameters["name"] = nobody.device
        if case.meta.generation.mode.is_positive and "/follow" in case.path and dice.random() < 0.5:
            case.body["secret"] = served.store.people.link(nobody.person)
    if case.path.startswith("/api/mine/"):
        key, case.path_parameters["match"] = served.key, dice.choice(served.matches)
    headers = {"authorization": f"Bearer {key}"} if known else None
    return int(case.call_and_validate(headers=headers, checks=CHECKS).status_code)


def test_every_answer_conforms_to_the_schema(served: Served) -> None:
    schema = schemathesis.openapi.from_url(f"{served.url}/api/schema/openapi.json")
    operations: list[Any] = [found.ok() for found in schema.get_all_operations()]  # type: ignore[union-attr]  # or it fails
    assert len(operations) == len(ROUTES) + 6, (
        "and the address, the notice, what is seen of a client, health by three names"
    )
    answers: dict[str, Counter[int]] = {operation.label: Counter() for operation in operations}
    for operation in operations:
        for mode in GenerationMode:

            @settings(max_examples=EXAMPLES, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))
            @given(case=operation.as_strategy(generation_mode=mode))
            def holds(case: Any) -> None:
                statuses = answers[case.operation.label]
                turn = statuses.total() // 2
                for known in (True, False):
                    statuses[answer(case, served, known, turn)] += 1

            with suppress(Unsatisfiable):  # where nothing can be sent, nothing wrong can be sent
                holds()
    for label, statuses in answers.items():
        done = sum(number for status, number in statuses.items() if status < 300)
        assert done or label in UNKNOWABLE, f"{label}: {statuses}"
        refused = sum(statuses.values()) - done
        assert refused or label in NEVER_REFUSED, f"{label}: {statuses}"


def test_the_schema_lists_the_errors_of_every_route(served: Served) -> None:
    schema = httpx.get(f"{served.url}/api/schema/openapi.json").json()
    for path, methods in schema["paths"].items():
        for method, told in methods.items():
            refusals = {status for status in told["responses"] if status >= "400"}
            assert {"400", "429", "503"} <= refusals, (method, path)
            for status in refusals:
                (content,) = told["responses"][status]["content"].values()
                assert content["schema"] == {"$ref": "#/components/schemas/Problem"}, (method, path, status)


def test_the_server_survives_anything_sent_on_a_socket(served: Served, caplog: pytest.LogCaptureFixture) -> None:
    """Texts, bytes, invalid frames and invalid UTF-8 are answered by an error, or the socket is closed."""
    dice = random.Random(9)
    wire = f"{served.url.replace('http', 'ws', 1)}/api/tables/{served.matches[1]}/wire"
    headers = {"authorization": f"Bearer {served.key}"}
    answered = 0
    for _ in range(40):
        with suppress(ConnectionClosed, OSError), connect(wire, additional_headers=headers, close_timeout=1) as socket:
            for _ in range(5):
                rubbish = dice.randbytes(dice.randrange(200))
                frames: list[list[bytes] | list[str]] = [
                    [rubbish],
                    [rubbish.decode("latin-1")],
                    ["{", '"type"', ": 1}"],
                ]
                socket.send(dice.choice(frames))
                while (told := json.loads(socket.recv(timeout=5)))["type"] != "refuse":
                    assert told["type"] in ("hello", "news", "chat"), told
                assert told["code"] == "bad_message", told
                answered += 1
            socket.socket.sendall(dice.randbytes(dice.randrange(1, 100)))  # no frame, or the beginning of one
            socket.socket.shutdown(dice.choice([SHUT_RD, SHUT_WR, SHUT_RDWR]))
    assert answered == 200
    with connect(wire, additional_headers=headers) as socket:
        assert json.loads(socket.recv(timeout=5))["type"] == "hello"
    assert httpx.get(f"{served.url}/health").json()["ok"]
    errors = [record for record in caplog.records if record.levelname == "ERROR"]
    assert [record.message for record in errors if record.name != "websockets.client"] == [], "the client's are its own"
