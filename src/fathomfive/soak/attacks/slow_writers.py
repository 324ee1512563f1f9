"""Connections that send nothing, or a byte now and then: headers and bodies that never end."""

import asyncio
import socket
from contextlib import suppress

from fathomfive.soak.attacks.target import Target
from fathomfive.soak.attacks.visitor import LOST

CONNECTIONS = 10  # of each kind, from each address
DRIP_SECONDS = 0.5  # between two bytes
KINDS = {
    "silent connections": b"",
    "requests without an end of their headers": b"GET /api/games HTTP/1.1\r\nhost: 127.0.0.1\r\nx-a: ",
    "requests without an end of their body": (
        b"POST /api/me HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-type: application/json\r\ncontent-length: 60000\r\n\r\n{"
    ),
}


async def write_slowly(target: Target) -> None:
    """Open connections of every kind, send a byte now and then, and see whether the server closes them."""
    held: dict[str, list[socket.socket]] = {kind: [] for kind in KINDS}
    try:
        for visitor in target.visitors:
            for kind, begin in KINDS.items():
                for _ in range(target.scaled(CONNECTIONS)):
                    with suppress(*LOST):
                        bare = await visitor.connect()
                        held[kind].append(bare)
                        await asyncio.get_running_loop().sock_sendall(bare, begin)
        target.tally["connections"] += sum(map(len, held.values()))
        ports = {kind: [bare.getsockname() for bare in some] for kind, some in held.items()}
        dripping = asyncio.ensure_future(_drip([bare for kind, some in held.items() if KINDS[kind] for bare in some]))
        await target.rest()
        for kind, opened in ports.items():
            await target.until_dropped(opened, kind)
        dripping.cancel()
    finally:
        for some in held.values():
            for bare in some:
                bare.close()


async def _drip(held: list[socket.socket]) -> None:
    while True:
        for bare in held:
            with suppress(OSError):
                bare.send(b"a")
        await asyncio.sleep(DRIP_SECONDS)
