"""Frames, messages and bodies that are no frames, messages and bodies."""

import asyncio
import socket
from contextlib import suppress

from fathomfive.soak.attacks.target import Target
from fathomfive.soak.attacks.visitor import LOST, Visitor
from fathomfive.soak.connections import handshake

BODIES = (
    b"\xff\xfe\xfd", b'{"name": "\xff"}', b"[" * 20_000, b'{"a":' * 10_000, b"{", b"null", b'{"name": 1e999999}',
    b'{"name": "' + b"a" * 60_000 + b'"}', b"\0" * 1000, b'{"name": "\\ud800"}',
)  # fmt: skip
FRAMES = (
    b"\x81\x80\0\0\0\0",  # an empty text
    b"\x81\x82\0\0\0\0\xff\xfe",  # no UTF-8
    b"\x81\x02hi",  # not masked
    b"\x83\x80\0\0\0\0",  # a reserved kind
    b"\xf1\x80\0\0\0\0",  # reserved bits
    b"\x80\x82\0\0\0\0hi",  # a continuation of nothing
    b"\x89\xfe\x00\x80\0\0\0\0" + b"p" * 128,  # a ping that is too long
    b"\x81\xff\x7f\xff\xff\xff\xff\xff\xff\xff\0\0\0\0",  # a length of 63 bits
    b"\x81\xfe\x9c\x40\0\0\0\0" + b"[" * 40_000,  # a message that is too large
    b"\x81\xfe\x3e\x80\0\0\0\0" + b"[" * 16_000,  # a message that is deep
    b"\x82\x82\0\0\0\0\xff\xfe",  # binary
    b"\x88\x81\0\0\0\0\x03",  # half a reason to close
)
REQUESTS = (
    b"\r\n\r\n", b"GET\r\n\r\n", b"\x16\x03\x01\x02\x00\x01\x00", b"GET / HTTP/9.9\r\n\r\n",
    b"POST /api/me HTTP/1.1\r\nhost: a\r\ncontent-length: -1\r\n\r\n",
    b"POST /api/me HTTP/1.1\r\nhost: a\r\ntransfer-encoding: chunked\r\ncontent-length: 3\r\n\r\nzz\r\n",
    b"GET /%00 HTTP/1.1\r\nhost: a\r\n\r\n", b"GET /%ff%fe HTTP/1.1\r\nhost: \xff\r\n\r\n",
)  # fmt: skip


async def send_nonsense(target: Target) -> None:
    """Send broken frames, bodies and requests; each is refused or its connection closed, and nothing else happens."""
    first = target.visitors[0]
    match = await first.start(await first.person(), target.light.name, "me", "me")

    async def step(visitor: Visitor) -> None:
        for body in BODIES:
            for path in ("/api/me", "/api/tables", "/api/replays"):
                with suppress(*LOST):
                    await visitor.ask("POST", path, raw=body)
        for raw in REQUESTS:
            await _exchange(target, visitor, raw)
        head = visitor.address.head("GET", f"/api/tables/{match}/wire", None, handshake())
        for frame in FRAMES:
            await _exchange(target, visitor, f"{head}\r\n".encode() + frame)

    await target.repeat(step)


async def _exchange(target: Target, visitor: Visitor, raw: bytes) -> None:
    """Send bytes, read a while, and hang up; an internal error breaks a promise."""
    bare: socket.socket | None = None
    with suppress(*LOST):
        bare = await visitor.connect()
        loop = asyncio.get_running_loop()
        await loop.sock_sendall(bare, raw)
        target.tally["connections"] += 1
        async with asyncio.timeout(0.2):
            answer = await loop.sock_recv(bare, 4096)
            if b" 500 " in answer[:20]:
                target.broken.append(f"{raw[:60]!r} was answered by an internal error")
    if bare is not None:
        bare.close()
