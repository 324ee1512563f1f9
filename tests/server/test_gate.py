"""The gate: hosts, refusals that help and tell nothing, the access log, and metrics for the host alone."""

import json
import secrets
import socket
import time
from dataclasses import replace
from functools import partial
from pathlib import Path

import pytest
from litestar.exceptions import WebSocketDisconnect
from litestar.testing import TestClient
from prometheus_client.parser import text_string_to_metric_families

import postgres
from fathomfive.kernel.errors import Refused
from fathomfive.server import gate
from fathomfive.server.access_log import AccessLog
from fathomfive.server.app import Network, make_app
from fathomfive.server.errors import raw_problem
from fathomfive.server.limits import Limits
from fathomfive.server.metrics import Metrics
from fathomfive.server.registry import TableRegistry
from fathomfive.server.security import AllowedHosts
from fathomfive.soak.server import Server
from fathomfive.store.store import Store
from server.clients import Client, client, person, read, two_at_a_table, wrong
from server.raw import LOOSE, asked, handshake, head, problem_in, serving, status, table_at, until, watching
from server.test_registry import Quick

__all__ = ["client"]

# --- Hosts -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "host",
    [
        "localhost", "LOCALHOST:8000", "localhost.", "127.0.0.1:8000", "192.168.1.7", "[::1]:8000", "[2001:db8::1]",
        socket.gethostname(), "games.example", "games.example:8443", "table.example",
    ],
)  # fmt: skip
def test_a_server_answers_to_its_own_names_and_addresses(host: str) -> None:
    AllowedHosts(["table.example"], "https://games.example/x").check([(b"host", host.encode())])


@pytest.mark.parametrize("host", ["evil.example", "localhost.evil.example", "127.0.0.1.evil.example", "", "[", "a b"])
def test_any_other_name_is_refused_with_words_that_help(host: str) -> None:
    with pytest.raises(Refused, match="--allowed-host NAME") as refused:
        AllowedHosts().check([(b"host", host.encode())])
    assert refused.value.code == "bad_host"


@pytest.mark.parametrize(
    "forged", ["Origin: https://evil.example", "Origin: null", "Origin: http://[", "Sec-Fetch-Site: cross-site"]
)
def test_a_socket_from_another_site_is_refused_before_its_handshake(tmp_path: Path, forged: str) -> None:
    with serving(tmp_path) as server:
        assert asked(server, handshake(table_at(server), forged))[:2] == (403, "bad_origin")


def test_requests_and_sockets_for_a_rebound_name_are_refused(tmp_path: Path) -> None:
    with serving(tmp_path, allowed_hosts=["games.example"]) as server:
        match = table_at(server)
        evil = {"host": "evil.example:8090"}
        origin = "Origin: http://evil.example:8090"
        assert asked(server, head("GET", "/api/games", "Connection: close", **evil))[:2] == (421, "bad_host")
        assert asked(server, head("POST", "/api/me", origin, "Connection: close", **evil))[:2] == (421, "bad_host")
        assert asked(server, handshake(match, origin, **evil))[:2] == (421, "bad_host")
        assert asked(server, head("GET", "/", "Host: localhost", "Connection: close"))[:2] == (421, "bad_host")
        assert status(f"{server.http}/api/games", Host="games.example")[0] == 200


# --- Refusals ----------------------------------------------------------------------------------------------------


def test_a_store_that_is_down_is_not_described_to_strangers(
    sqlite: Store, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    secret = secrets.token_hex(4)

    def down(*_: object) -> None:
        raise Refused("store_down", f"the store postgresql://anna@{secret} is not available: no route")

    with TestClient(make_app(TableRegistry(sqlite, Quick()), Limits(1000, 1000))) as client:
        match, _ = two_at_a_table(client)
        monkeypatch.setattr(sqlite, "listed", down)
        monkeypatch.setattr(sqlite, "chairs", down)
        monkeypatch.setattr("fathomfive.server.errors._store_log.logged_at", -1e9)
        response = client.get("/api/tables")
        assert secret not in wrong(response, 503, "store_down")
        assert int(response.headers["retry-after"]) >= 1
        with client.websocket_connect(f"/api/tables/{match}/wire") as session:
            refusal = read(session)
        assert refusal["code"] == "store_down"
        assert secret not in refusal["error"]
    assert sum(secret in record.getMessage() for record in caplog.records) == 1, "the host is told, but not each time"


@pytest.mark.parametrize("body", [b'{"name": "\xff"}', b"[" * 20_000, b'{"name": ' + b"[" * 20_000, b"\xff"])
def test_a_body_that_is_no_text_or_nested_too_deeply_is_refused(client: Client, body: bytes) -> None:
    headers = {"content-type": "application/json"}
    wrong(client.post("/api/me", content=body, headers=headers), 400, "bad_request")
    wrong(client.post("/api/tables", content=body, headers={**headers, **person(client)}), 400, "bad_request")


def test_a_client_that_is_too_fast_is_told_when_to_try_again(sqlite: Store) -> None:
    with TestClient(make_app(TableRegistry(sqlite, Quick()), Limits(0.01, 1))) as client:
        assert "retry-after" not in client.get("/api/games").headers
        assert 90 <= int(client.get("/api/games").headers["retry-after"]) <= 100


def test_a_client_that_is_too_fast_waits_for_its_answer(sqlite: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(gate, "DELAY", 1.5)
    with TestClient(make_app(TableRegistry(sqlite, Quick()), Limits(1, 1))) as client:
        took = 0.0
        for _ in range(10):
            began = time.monotonic()
            if client.get("/api/games").status_code == 429:
                took = time.monotonic() - began
                break
        assert took >= 1.5, "although it may come again after a second"


def test_messages_of_one_visitor_are_read_more_slowly_on_all_sockets_together(sqlite: Store) -> None:
    with TestClient(make_app(TableRegistry(sqlite, Quick()), Limits(1000, 1000, messages=4))) as client:
        address = f"/api/tables/{two_at_a_table(client)[0]}/wire"
        with client.websocket_connect(address) as one, client.websocket_connect(address) as two:
            began = time.monotonic()
            for wire in (one, two) * 6:
                wire.send_json({"type": "nothing"})
                while read(wire)["type"] != "refuse":
                    pass
            assert time.monotonic() - began > 0.9, "eight at once, and four of the twelve in a second"


def test_opening_sockets_is_rate_limited(sqlite: Store) -> None:
    limits = Limits(1000, 1000, openings=0.001, openings_at_once=2)
    with TestClient(make_app(TableRegistry(sqlite, Quick()), limits)) as client:
        match, _ = two_at_a_table(client)
        for _ in range(2):
            with client.websocket_connect(f"/api/tables/{match}/wire") as session:
                assert read(session)["type"] == "hello"
        with pytest.raises(WebSocketDisconnect) as refused, client.websocket_connect(f"/api/tables/{match}/wire"):
            pass
        assert (refused.value.code, refused.value.detail) == (1008, "too_many"), "before the handshake"
        assert 'fathom_limits_total{kind="socket_openings"} 1.0' in client.get("/metrics").text


# --- The access log ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("addresses", "expected"), [("no", None), ("network", "192.0.2.0/24"), ("full", "192.0.2.77")])
def test_the_access_log_has_routes_but_no_names_of_matches(tmp_path: Path, addresses: str, expected: str) -> None:
    log = tmp_path / "access.log"
    with serving(tmp_path, access_log=str(log), log_addresses=addresses) as server:
        match = table_at(server)
        status(f"{server.http}/api/tables/{match}?secret=1", X_Forwarded_For="192.0.2.77")
        status(f"{server.http}/api/tables/{match}/story", X_Forwarded_For="192.0.2.77")
        watching(server, match, "X-Forwarded-For: 192.0.2.77").close()
        until(lambda: "WEBSOCKET" in log.read_text())
    lines = [json.loads(line) for line in log.read_text().splitlines()]
    table, story, wire = lines[-3:]
    assert (table["method"], table["route"], table["status"]) == ("GET", "/api/tables/{match}", 200)
    assert (story["route"], story["status"]) == ("/api/tables/{match}/story", 409)
    assert (wire["method"], wire["route"], wire["status"]) == ("WEBSOCKET", "/api/tables/{match}/wire", 101)
    for line in lines[-3:]:
        assert line.get("address") == expected
        assert line["bytes"] > 100
        assert line["ms"] >= 0
    assert match not in log.read_text()
    assert "secret" not in log.read_text()


def test_a_log_that_was_moved_away_is_opened_anew_and_a_full_disk_loses_only_lines(tmp_path: Path) -> None:
    file, metrics = tmp_path / "access.log", Metrics()
    log = AccessLog(str(file), "no", metrics)
    log.write("GET", "/a", 200, 0.1, 1, "192.0.2.1")
    until(lambda: "/a" in file.read_text())
    file.rename(tmp_path / "access.log.1")
    log.write("GET", "/b", 200, 0.1, 1, "192.0.2.1")
    until(lambda: file.exists() and "/b" in file.read_text())
    file.unlink()
    file.symlink_to("/dev/full")
    log.write("GET", "/c", 200, 0.1, 1, "192.0.2.1")
    until(lambda: b"fathom_access_log_lost_total 1.0" in metrics.page())
    log.close()


# --- Metrics -----------------------------------------------------------------------------------------------------


def value(page: str, name: str, **labels: str) -> float:
    """Read one metric of a page."""
    for family in text_string_to_metric_families(page):
        for sample in family.samples:
            if sample.name == name and labels.items() <= sample.labels.items():
                return sample.value
    return 0


def test_requests_are_counted_by_route_method_and_status(client: Client) -> None:
    match, _ = two_at_a_table(client)
    client.get(f"/api/tables/{match}")
    client.get("/api/tables/none")
    client.put("/api/me")
    page = client.get("/metrics").text
    route = "/api/tables/{match}"
    assert value(page, "fathom_requests_total", route=route, method="GET", status="200") == 1
    assert value(page, "fathom_requests_total", route=route, method="GET", status="404") == 1
    assert value(page, "fathom_request_seconds_count", route=route, method="GET") == 2
    assert value(page, "fathom_refusals_total", code="no_such_match") == 1
    assert value(page, "fathom_refusals_total", code="not_allowed") == 1
    assert match not in page


def test_metrics_are_for_those_with_the_token(sqlite: Store) -> None:
    with TestClient(make_app(TableRegistry(sqlite, Quick()), network=Network(metrics_token="right"))) as client:
        wrong(client.get("/metrics"), 403, "private")
        wrong(client.get("/metrics", headers={"authorization": "Bearer wrong"}), 403, "private")
        assert client.get("/metrics", headers={"authorization": "Bearer right"}).status_code == 200


def test_without_a_token_metrics_are_for_this_machine_and_not_through_a_proxy(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        assert status(f"{server.http}/metrics")[0] == 200
        assert status(f"{server.http}/metrics", X_Forwarded_For="192.0.2.1")[0] == 403
        assert status(f"{server.http}/metrics", X_Forwarded_For="127.0.0.1")[0] == 403
        assert status(f"{server.http}/metrics", Via="1.1 proxy")[0] == 403


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
    return port


def test_metrics_have_a_port_of_their_own(tmp_path: Path) -> None:
    port = free_port()
    with serving(tmp_path, metrics_port=port) as server:
        table_at(server)
        own = f"http://127.0.0.1:{port}/metrics"
        until(lambda: value(status(own)[1], "fathom_requests_total", route="/api/tables", method="POST") == 1)


def has_counted(page: str, requests: int) -> bool:
    return value(status(page)[1], "fathom_requests_total", route="/api/games") == requests


def test_the_metrics_of_several_workers_are_added_up(tmp_path: Path) -> None:
    port = free_port()
    with postgres.running() as database:
        url = database.url.format("postgres")
        with Server(url, tmp_path, workers=2) as server:
            server.settings = replace(server.settings, metrics_port=port, limits=LOOSE)
            server.start()
            for _ in range(20):  # each by a connection of its own, so that both workers get some
                assert status(f"{server.http}/api/games")[0] == 200
            for page in (f"http://127.0.0.1:{port}/metrics", f"{server.http}/metrics"):
                until(partial(has_counted, page, 20))


def test_a_refusal_before_any_request_is_one_shape() -> None:
    code, name, headers = problem_in(raw_problem(Refused("too_many", "words", retry_after=2.1)))
    assert (code, name, headers["retry-after"]) == (429, "too_many", "3")
