"""The limits of deploy/nginx.conf on one visitor, exceeded at the real nginx; other visitors are served meanwhile."""

import re
import socket
import ssl
import time
from collections.abc import Iterator
from contextlib import ExitStack
from dataclasses import dataclass
from http.client import parse_headers
from pathlib import Path

import httpx
import pytest

from fathomfive.server.limits import Limits
from fathomfive.soak.ports import free_port
from hosting.kit import DEPLOY, PATIENCE, nginx, server_of_unit

FILE = (DEPLOY / "nginx.conf").read_text()
CONNECTIONS = int(re.findall(r"limit_conn fathom_connections (\d+);", FILE)[0])
RATE = int(re.findall(r"zone=fathom_requests:10m rate=(\d+)r/s;", FILE)[0])
BURST = int(re.findall(r"limit_req zone=fathom_requests burst=(\d+) nodelay;", FILE)[0])
WORDS = "slow down: too many requests or connections"  # of nginx; the server has its own
PATH = "/"  # the server itself does not limit pages
# visitors: the whole range is this machine
GREEDY, OTHER = "127.0.0.80", "127.0.0.81"
HOLDING, ANOTHER = "127.0.0.82", "127.0.0.83"


@dataclass
class Proxy:
    """nginx in front of one server."""

    https: str
    trust: ssl.SSLContext
    errors: Path  # the error log

    def visitor(self, source: str) -> httpx.Client:
        """A visitor from an address."""
        transport = httpx.HTTPTransport(local_address=source, verify=self.trust)
        return httpx.Client(base_url=self.https, transport=transport, timeout=PATIENCE)

    def connect(self, source: str) -> ssl.SSLSocket:
        """Open a connection from an address."""
        port = int(self.https.rpartition(":")[2])
        plain = socket.create_connection(("127.0.0.1", port), PATIENCE, source_address=(source, 0))
        return self.trust.wrap_socket(plain, server_hostname="localhost")


@pytest.fixture(scope="module")
def proxy(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Proxy]:
    folder = tmp_path_factory.mktemp("limits")
    port = free_port()
    server = server_of_unit(port, folder, f"sqlite:///{folder / 'store.db'}")
    with server, nginx(folder, [port, port]) as started:
        trust = ssl.create_default_context(cafile=started.environment["CERTIFICATE"])
        yield Proxy(started.environment["HTTPS"], trust, folder / "error.log")


def check_refusal(answer: httpx.Response) -> float:
    """Check a refusal of nginx, and give the seconds after which to try again."""
    assert answer.status_code == 429
    assert answer.json() == {"ok": False, "code": "too_many", "clause": None, "error": WORDS}
    assert answer.headers["content-type"] == "application/json"
    assert answer.headers["strict-transport-security"], "as in every answer"
    return float(answer.headers["retry-after"])


def test_a_visitor_with_too_many_requests_is_refused_and_others_are_not(proxy: Proxy) -> None:
    with proxy.visitor(GREEDY) as greedy, proxy.visitor(OTHER) as other:
        sent = 0
        end = time.monotonic() + PATIENCE
        while WORDS not in (answer := greedy.get(PATH)).text:
            assert answer.status_code == 200
            sent += 1
            assert time.monotonic() < end, "nginx refuses nobody"
        assert sent >= BURST
        wait = check_refusal(answer)
        assert "limiting requests, excess: " in proxy.errors.read_text()

        assert other.get(PATH).status_code == 200

        while answer.status_code == 429:
            assert time.monotonic() < end, "a visitor that waits as long as told is served again"
            time.sleep(wait)
            answer = greedy.get(PATH)
            wait = float(answer.headers.get("retry-after", 0))
        assert answer.status_code == 200


def test_a_visitor_with_too_many_connections_is_refused_and_others_are_not(proxy: Proxy) -> None:
    """nginx counts a connection while a request is open on it: here one whose body does not come."""
    with ExitStack() as stack, proxy.visitor(ANOTHER) as other:
        opened = [stack.enter_context(begin(proxy, HOLDING)) for _ in range(CONNECTIONS)]
        assert "limiting connections" not in proxy.errors.read_text()

        end = time.monotonic() + PATIENCE
        while 'limiting connections by zone "fathom_connections"' not in proxy.errors.read_text():
            assert time.monotonic() < end
            refused = try_to_begin(proxy, HOLDING)
            assert isinstance(refused, httpx.Response), "there are as many connections as a visitor may have"
            time.sleep(check_refusal(refused))  # as long as told: the first time it may have been one request too many

        assert other.get(PATH).status_code == 200
        stack.enter_context(begin(proxy, ANOTHER))

        opened[0].close()
        stack.enter_context(begin(proxy, HOLDING))


def begin(proxy: Proxy, source: str) -> ssl.SSLSocket:
    """Begin a request, as often as it is refused, and give its connection."""
    end = time.monotonic() + PATIENCE
    while isinstance(begun := try_to_begin(proxy, source), httpx.Response):
        assert time.monotonic() < end
        time.sleep(check_refusal(begun))  # as long as told
    return begun


def try_to_begin(proxy: Proxy, source: str) -> ssl.SSLSocket | httpx.Response:
    """Begin a request whose body is to follow; gives its connection, or the refusal."""
    connection = proxy.connect(source)
    connection.sendall(
        b"POST /api/me HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 15\r\n"
        b"Expect: 100-continue\r\n\r\n"
    )
    with connection.makefile("rb") as stream:
        status = int(stream.readline().split()[1])
        headers = parse_headers(stream)
        if status == 100:
            return connection
        body = stream.read(int(headers["content-length"]))
    connection.close()
    return httpx.Response(status, headers=headers.items(), content=body)


def test_the_limits_of_the_server_are_no_higher() -> None:
    """They can be set by its options; those of the file protect the server itself."""
    assert Limits().connections <= CONNECTIONS
    assert Limits().requests <= RATE
    assert Limits().at_once <= BURST
