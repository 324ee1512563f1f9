"""Clients that do not read, send slowly, or open too many connections are cut, and what they held is given back."""

import asyncio
import resource
import socket
from contextlib import ExitStack, suppress
from dataclasses import replace
from pathlib import Path
from typing import Any
from unittest.mock import Mock

import pytest

from fathomfive.kernel.errors import Refused
from fathomfive.server import protocols
from fathomfive.server.descriptors import backlog_for, connections_for
from fathomfive.server.limits import Limits
from fathomfive.server.metrics import Metrics
from fathomfive.server.peers import Peers, TrustedProxies
from fathomfive.server.runner import Settings, serve
from server.raw import (
    LOOSE,
    asked,
    connected,
    frame,
    handshake,
    head,
    metric,
    problem_in,
    read_all,
    read_response,
    serving,
    sockets_of,
    status,
    table_at,
    until,
    watching,
)

SINCE = frame(b'{"type": "since", "seq": 0}')
PING = 9


def flood(client: socket.socket, data: bytes, times: int) -> None:
    """Send something again and again, as long as the server reads it."""
    client.settimeout(0.5)
    try:
        for _ in range(times):
            client.sendall(data)
    except TimeoutError:
        pass


# --- Clients that do not read ------------------------------------------------------------------------------------


def test_a_socket_that_does_not_read_is_cut_at_a_quiet_table(tmp_path: Path) -> None:
    with serving(tmp_path, replace(LOOSE, read_seconds=1)) as server, ExitStack() as still:
        match = table_at(server)
        before = sockets_of(server)
        clients = [still.enter_context(watching(server, match)) for _ in range(3)]
        for client in clients:
            flood(client, SINCE, 300)
        until(lambda: metric(server, 'fathom_aborted_connections_total{reason="unread"}') == 3)
        until(lambda: metric(server, "fathom_sockets") == 0)
        until(lambda: sockets_of(server) <= before)
        assert metric(server, "fathom_unsent_bytes") == 0


class Slow(asyncio.Transport):
    """A transport whose client takes what the test says."""

    def __init__(self) -> None:
        super().__init__()
        self.size = 0
        self.aborted = False

    def write(self, data: Any) -> None:
        self.size += len(data)

    def get_write_buffer_size(self) -> int:
        return self.size

    def is_closing(self) -> bool:
        return self.aborted

    def abort(self) -> None:
        self.aborted = True

    def get_extra_info(self, name: str, default: Any = None) -> Any:
        return Mock() if name == "socket" else ("192.0.2.1", 1)


def test_a_client_that_reads_is_not_cut_however_slowly_it_goes_while_more_is_sent() -> None:
    time, slow = [0.0], Slow()
    peers = Peers(Metrics(), Limits(), TrustedProxies([]), most=10)
    peers.now = lambda: time[0]
    peer = peers.add(slow)
    for _ in range(100):  # what is unsent grows all the time
        time[0] += 10
        peer.write(b"x" * 2000)
        slow.size -= 1000
        peers.check()
    assert not slow.aborted
    for _ in range(3):
        time[0] += 10
        peer.write(b"x" * 2000)
        peers.check()
    assert slow.aborted, "it has read nothing for 30 seconds"


def test_unread_answers_to_pings_do_not_fill_the_memory(tmp_path: Path) -> None:
    with serving(tmp_path) as server, watching(server, table_at(server)) as client:
        pings = frame(b"x" * 100, PING) * 1000
        for _ in range(20):
            client.sendall(pings)
        until(lambda: metric(server, "fathom_unsent_bytes") > 0)
        client.sendall(pings)
        assert metric(server, "fathom_unsent_bytes") < 1_000_000
        assert metric(server, "fathom_sockets") == 1


def test_a_response_that_is_not_read_is_cut(tmp_path: Path) -> None:
    with serving(tmp_path, replace(LOOSE, read_seconds=1)) as server, connected(server) as client:
        flood(client, head("GET", "/api/schema/openapi.json"), 50)
        until(lambda: metric(server, 'fathom_aborted_connections_total{reason="unread"}') == 1)
        until(lambda: metric(server, "fathom_connections") == 1)  # the one that asks


def test_requests_that_wait_behind_an_unread_response_do_not_fill_the_log(tmp_path: Path) -> None:
    """They come in one segment; when the connection is cut, one of them is being answered."""
    with serving(tmp_path, replace(LOOSE, read_seconds=1)) as server, connected(server) as client:
        client.sendall(50 * head("GET", "/api/schema/openapi.json"))
        until(lambda: metric(server, 'fathom_aborted_connections_total{reason="unread"}') == 1)
        until(lambda: metric(server, "fathom_connections") == 1)  # the one that asks
        server.stop()
        assert "Exception" not in server.log_text()


def test_a_connection_that_is_closed_waits_for_nothing() -> None:
    slow = Slow()
    peers = Peers(Metrics(), Limits(), TrustedProxies([]), most=1)
    gone = peers.add(slow)
    peers.remove(gone)
    gone.write(b"late")
    peers.waits(gone)
    assert slow.size == 0
    first, second = Slow(), Slow()
    peers.add(first)
    peers.add(second)
    assert (first.aborted, second.aborted) == (True, False), "no connection that is closed was cut in place of it"


@pytest.mark.parametrize("half_closed", [True, False], ids=["by the client", "by the server"])
def test_a_connection_that_is_being_closed_does_not_wait_for_its_client(tmp_path: Path, half_closed: bool) -> None:
    """When a client has half closed a connection, the event loop itself closes it politely."""
    with serving(tmp_path, replace(LOOSE, close_seconds=1)) as server, connected(server) as client:
        client.sendall(head("GET", "/api/schema/openapi.json", *([] if half_closed else ["Connection: close"])))
        if half_closed:
            client.shutdown(socket.SHUT_WR)
        until(lambda: metric(server, 'fathom_aborted_connections_total{reason="unclosed"}') == 1)
        until(lambda: metric(server, "fathom_connections") == 1)  # the one that asks


def test_a_server_stops_although_a_client_does_not_read(tmp_path: Path) -> None:
    with serving(tmp_path, replace(LOOSE, close_seconds=1)) as server:
        match = table_at(server)
        with watching(server, match) as client:
            flood(client, SINCE, 300)
            server.stop()
        assert "Application shutdown complete" in server.log_text()
        assert "timeout graceful shutdown exceeded" not in server.log_text()


# --- Clients that send slowly ------------------------------------------------------------------------------------


def test_headers_and_bodies_that_come_too_slowly_are_refused(tmp_path: Path) -> None:
    with serving(tmp_path, replace(LOOSE, head_seconds=3, body_seconds=3)) as server:
        body = head("POST", "/api/me", "Content-Type: application/json", "Content-Length: 20")
        large = head("POST", "/api/me", "Content-Type: application/json", "Content-Length: 2000000")
        with (
            connected(server) as one,
            connected(server) as two,
            connected(server) as again,
            connected(server) as silent,
            connected(server) as answered,
        ):
            answered.sendall(large)
            one.sendall(b"GET /api/games HTTP/1.1\r\nHost: 127")
            two.sendall(body + b'{"na')
            again.sendall(head("GET", "/health/live"))
            assert read_response(again).startswith(b"HTTP/1.1 200")
            again.sendall(b"GET /health")
            for slow in (one, two, again):
                assert problem_in(read_all(slow))[:2] == (408, "too_slow")
            assert read_all(silent) == b""
            assert problem_in(read_all(answered))[:2] == (413, "too_large"), "the only answer"
        until(lambda: metric(server, "fathom_connections") == 1)
        assert metric(server, 'fathom_limits_total{kind="head_seconds"}') == 3
        assert "Traceback" not in server.log_text()


@pytest.mark.parametrize(
    "headers",
    [
        b"X: " + b"x" * (30 << 20),
        b"".join(b"X-%d: x\r\n" % n for n in range(protocols.MAX_HEADERS)),
        b"".join(b"X-%d: %s\r\n" % (n, b"x" * 4000) for n in range(5)),
        b"X: " + b"x" * protocols.MAX_LINE,
    ],
    ids=["a huge one", "many", "large ones", "a long one"],
)
def test_a_request_with_too_many_or_too_large_headers_is_refused(tmp_path: Path, headers: bytes) -> None:
    with serving(tmp_path) as server, connected(server) as client:
        with suppress(ConnectionError):  # the server may close while the client is still sending
            client.sendall(b"GET /health/live HTTP/1.1\r\nHost: 127.0.0.1\r\n" + headers + b"\r\n\r\n")
        answer = read_all(client)  # it may be lost with a connection that is closed while something is unread
        if len(headers) < protocols.MAX_HEAD:
            assert problem_in(answer)[:2] == (431, "headers_too_large")
        assert b" 200 " not in answer
        assert metric(server, 'fathom_refusals_total{code="headers_too_large"}') == 1


def test_a_request_that_cannot_be_parsed_gets_the_one_shape_of_errors(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        code, name, headers = asked(server, b"rubbish\r\n\r\n")
        assert (code, name) == (400, "bad_request")
        assert "content-security-policy" in headers
        broken = handshake("m").replace(b"Sec-WebSocket-Key: ", b"Sec-WebSocket-Key : ")
        assert asked(server, broken)[0] == 400
        assert "Traceback" not in server.log_text()


# --- Too many connections ----------------------------------------------------------------------------------------

STRANGER = "127.0.0.7"  # not a trusted proxy


def test_an_address_has_a_limited_number_of_connections_from_accept_to_close(tmp_path: Path) -> None:
    with serving(tmp_path, replace(LOOSE, connections=3)) as server, ExitStack() as still:
        held = [still.enter_context(connected(server, STRANGER)) for _ in range(3)]
        with connected(server, STRANGER) as fourth:
            code, name, headers = problem_in(read_all(fourth))
            assert (code, name) == (429, "too_many")
            assert int(headers["retry-after"]) > 0
        with connected(server, "127.0.0.8") as other:
            other.sendall(head("GET", "/health/live"))
            assert other.recv(12) == b"HTTP/1.1 200"
        held.pop().close()
        until(lambda: metric(server, "fathom_connections") == 3)
        with connected(server, STRANGER) as client:
            client.sendall(head("GET", "/health/live"))
            assert client.recv(12) == b"HTTP/1.1 200"


def test_connections_of_a_trusted_proxy_count_for_the_addresses_it_forwards(tmp_path: Path) -> None:
    with serving(tmp_path, replace(LOOSE, connections=2)) as server, ExitStack() as still:
        match = table_at(server)
        one, other = "X-Forwarded-For: 2001:db8::1", "X-Forwarded-For: 2001:db8::2"
        still.enter_context(watching(server, match, one))
        still.enter_context(watching(server, match, other))
        for _ in range(5):  # a proxy keeps connections ready
            still.enter_context(connected(server))
        same_network = "X-Forwarded-For: 2001:db8::3"
        assert asked(server, handshake(match, same_network))[:2] == (429, "too_many")
        still.enter_context(watching(server, match, "X-Forwarded-For: 2001:db8:0:1::1"))
        with connected(server) as client:  # one connection for the requests of many visitors
            for n in range(5):
                client.sendall(head("GET", "/health/live", f"X-Forwarded-For: 192.0.2.{n}"))
                assert read_response(client).startswith(b"HTTP/1.1 200")


def test_when_connections_run_out_those_that_wait_longest_are_cut(tmp_path: Path) -> None:
    with serving(tmp_path, replace(LOOSE, all_connections=10)) as server, ExitStack() as still:
        match = table_at(server)
        with watching(server, match) as player:
            silent = [still.enter_context(connected(server)) for _ in range(30)]
            assert status(f"{server.http}/health/live")[0] == 200
            assert read_all(silent[0]) == b"", "the first one was cut"
            assert metric(server, 'fathom_aborted_connections_total{reason="crowded"}') > 20
            assert metric(server, "fathom_sockets") == 1, "a socket that plays is not cut"
            assert player.recv(1)


def serve_with_few_descriptors(settings: Settings) -> None:
    resource.setrlimit(resource.RLIMIT_NOFILE, (128, 128))
    serve(settings)


def test_more_silent_connections_than_file_descriptors_do_not_stop_the_service(tmp_path: Path) -> None:
    with serving(tmp_path, run=serve_with_few_descriptors) as server, ExitStack() as still:
        for _ in range(150):
            still.enter_context(connected(server))
        assert status(f"{server.http}/health/ready")[0] == 200
        match = table_at(server)
        watching(server, match).close()


def test_a_reserve_of_descriptors_is_left() -> None:
    for descriptors in (64, 128, 256, 1024, 65_536):
        assert connections_for(descriptors) + backlog_for(descriptors) < descriptors


def test_trusted_proxies_may_be_networks() -> None:
    proxies = TrustedProxies(["10.0.0.0/8", "::1"])
    assert "10.1.2.3" in proxies
    assert "::ffff:10.1.2.3" in proxies, "as a socket for both kinds of addresses shows it"
    assert "::1" in proxies
    assert "11.0.0.1" not in proxies
    assert "unknown" not in proxies
    with pytest.raises(Refused, match="expected addresses or networks of proxies, got 'nginx'"):
        TrustedProxies(["nginx"])


def test_only_a_trusted_proxy_says_where_a_visitor_comes_from(tmp_path: Path) -> None:
    log = tmp_path / "access.log"
    trusted = ["127.0.0.7/32"]
    with serving(tmp_path, trusted_proxies=trusted, access_log=str(log), log_addresses="full") as server:
        for source in ("127.0.0.7", "127.0.0.9"):
            with connected(server, source) as client:
                client.sendall(head("GET", "/api/games", "X-Forwarded-For: 192.0.2.1", "Connection: close"))
                assert read_all(client).startswith(b"HTTP/1.1 200")
        until(lambda: log.read_text().count("/api/games") == 2)
    assert '"address": "192.0.2.1"' in log.read_text().splitlines()[-2]
    assert '"address": "127.0.0.9"' in log.read_text().splitlines()[-1]
