"""Requests whose headers are huge, or far too many."""

import asyncio

from fathomfive.soak.attacks.target import Target
from fathomfive.soak.attacks.visitor import Visitor

MOST = 16 << 20  # bytes; more than the buffers of both systems hold, so a server that takes them has read them
CHUNK = 64 << 10
CHUNK_SECONDS = 0.008  # after each: 16 addresses together send a gigabit a second, as much as a network carries
BEGIN = b"GET /api/games HTTP/1.1\r\nhost: 127.0.0.1\r\n"


async def flood_headers(target: Target) -> None:
    """Send headers until the server closes the connection; a server that takes them all breaks a promise."""

    async def one_header(visitor: Visitor) -> None:
        await _send(target, visitor, b"x-huge: ", b"a" * CHUNK, "one header")

    async def many_headers(visitor: Visitor) -> None:
        line = b"x-many: a\r\n"
        await _send(target, visitor, b"", line * (CHUNK // len(line)), "many headers")

    async def long_path(visitor: Visitor) -> None:
        await _send(target, visitor, b"", b"a" * CHUNK, "a long address", b"GET /")

    async def step(visitor: Visitor) -> None:
        for kind in (one_header, many_headers, long_path):
            await target.attempt(kind(visitor))

    await target.repeat(step)


async def _send(
    target: Target, visitor: Visitor, first: bytes, chunk: bytes, what: str, begin: bytes = BEGIN
) -> None:  # fmt: skip
    bare = await visitor.connect()
    target.tally["connections"] += 1
    loop = asyncio.get_running_loop()
    sent = 0
    try:
        await loop.sock_sendall(bare, begin + first)
        while sent < MOST:
            await loop.sock_sendall(bare, chunk)
            sent += len(chunk)
            await asyncio.sleep(CHUNK_SECONDS)
        target.broken.append(f"the server took {sent >> 20} MiB of {what} without closing the connection")
    finally:
        target.tally["kilobytes"] += sent >> 10
        bare.close()
