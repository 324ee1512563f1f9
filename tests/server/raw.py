"""Raw sockets to a real server, for clients that do not behave."""

import json
import os
import re
import secrets
import socket
import struct
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any
from urllib.error import HTTPError
from urllib.request import Request, urlopen

from fathomfive.server import runner
from fathomfive.server.limits import Limits
from fathomfive.server.runner import Settings
from fathomfive.soak.client import ask
from fathomfive.soak.server import PATIENCE, Server

LOOSE = Limits(
    requests=1e6, at_once=1e6, sockets=10**6, tables=10**6, openings=1e6, openings_at_once=1e6, connections=10**6,
    messages=1e6,    head_seconds=1000, body_seconds=1000, read_seconds=1000, close_seconds=1000,
)  # fmt: skip
SMALL = 4096  # bytes that the system keeps for a client that does not read, on each side


def serve_small(settings: Settings) -> None:
    """Serve with small buffers of the system, so that little has to be sent to fill them."""
    runner.SOCKET_BUFFER = SMALL
    runner.serve(settings)


@contextmanager
def serving(
    folder: Path, limits: Limits = LOOSE, run: Callable[[Settings], None] = serve_small, **settings: Any
) -> Iterator[Server]:
    """Run a server with these limits and settings."""
    with Server(f"sqlite:///{folder / 'store.db'}", folder, run=run) as server:
        server.settings = replace(server.settings, limits=limits, **settings)
        server.start()
        yield server


def connected(server: Server, source: str = "127.0.0.1") -> socket.socket:
    """Connect from an address, with a small receive buffer."""
    client = socket.socket()
    client.settimeout(PATIENCE)
    client.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, SMALL)
    client.bind((source, 0))
    client.connect(("127.0.0.1", server.port))
    return client


def head(method: str, path: str, *headers: str, host: str = "127.0.0.1") -> bytes:
    """Write the head of a request."""
    return "\r\n".join([f"{method} {path} HTTP/1.1", f"Host: {host}", *headers, "", ""]).encode()


def read_all(client: socket.socket) -> bytes:
    """Read until the server closes or resets the connection."""
    read = bytearray()
    try:
        while data := client.recv(65536):
            read += data
    except ConnectionResetError:
        pass
    return bytes(read)


def read_response(client: socket.socket) -> bytes:
    """Read one response of a connection that stays open."""
    read = b""
    while b"\r\n\r\n" not in read:
        read += client.recv(1)
    length = int(re.search(rb"content-length: (\d+)", read)[1])  # type: ignore[index]
    body = b""
    while len(body) < length:
        body += client.recv(length - len(body))
    return read + body


def problem_in(raw: bytes) -> tuple[int, str, dict[str, str]]:
    """Expect a response with the one shape of errors; gives its status, its code and its headers."""
    top, _, body = raw.partition(b"\r\n\r\n")
    first, *lines = top.decode().split("\r\n")
    headers = {name.lower(): value for name, _, value in (line.partition(": ") for line in lines)}
    shape = json.loads(body)
    assert set(shape) == {"ok", "code", "clause", "error"}
    return int(first.split()[1]), shape["code"], headers


def asked(server: Server, request: bytes, source: str = "127.0.0.1") -> tuple[int, str, dict[str, str]]:
    """Send a request that is refused and closes the connection."""
    with connected(server, source) as client:
        client.sendall(request)
        return problem_in(read_all(client))


def status(url: str, **headers: str) -> tuple[int, str]:
    """Get a page; gives its status and its text."""
    request = Request(url, headers={name.replace("_", "-"): value for name, value in headers.items()})
    try:
        with urlopen(request, timeout=PATIENCE) as answer:
            return answer.status, answer.read().decode()
    except HTTPError as error:
        with error:
            return error.code, error.read().decode()


def metric(server: Server, name: str) -> float:
    """Read one metric; 0 if it was never counted."""
    for line in status(f"{server.http}/metrics")[1].splitlines():
        if line.startswith(f"{name} "):
            return float(line.split()[1])
    return 0


def until(done: Callable[[], bool]) -> None:
    """Wait until something is true."""
    end = time.monotonic() + PATIENCE
    while not done():
        assert time.monotonic() < end
        time.sleep(0.05)


def sockets_of(server: Server) -> int:
    """Count the sockets that the server's process holds."""
    count = 0
    for link in Path(f"/proc/{server.pid}/fd").iterdir():
        try:
            count += os.readlink(link).startswith("socket:")
        except OSError:
            continue
    return count


# --- WebSockets --------------------------------------------------------------------------------------------------


def table_at(server: Server) -> str:
    """Lay and start a table; gives its match."""
    key = ask(server.http, "/api/me", {"name": "Anna"})["key"]
    match: str = ask(server.http, "/api/tables", {"game": "kipicot", "seats": ["me", "random"]}, key)["match"]
    ask(server.http, f"/api/tables/{match}/start", None, key)
    return match


def handshake(match: str, *headers: str, host: str = "127.0.0.1") -> bytes:
    """Write the handshake of a spectator's socket."""
    upgrade = ("Connection: Upgrade", "Upgrade: websocket", "Sec-WebSocket-Version: 13")
    key = "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ=="
    return head("GET", f"/api/tables/{match}/wire", *upgrade, key, *headers, host=host)


def frame(payload: bytes, opcode: int = 1) -> bytes:
    """Write a frame as a client does."""
    assert len(payload) < 126
    mask = secrets.token_bytes(4)
    masked = bytes(byte ^ mask[n % 4] for n, byte in enumerate(payload))
    return struct.pack("!BB", 0x80 | opcode, 0x80 | len(payload)) + mask + masked


def watching(server: Server, match: str, *headers: str) -> socket.socket:
    """Open a spectator's socket, and read only that it was accepted."""
    client = connected(server)
    client.sendall(handshake(match, *headers))
    got = b""
    while b"\r\n\r\n" not in got:
        got += client.recv(1)
    assert b" 101 " in got, got
    return client
