"""Connections that are opened and closed all the time, and many that are held open."""

import asyncio
import socket
from contextlib import suppress

from fathomfive.soak.attacks.target import PAUSE, Target
from fathomfive.soak.attacks.visitor import LOST, Visitor

HELD = 60  # connections of each address
AT_ONCE = 10  # connections that an address opens and closes in one step


async def flood_connections(target: Target) -> None:
    """Hold as many connections as the server lets, and open and close others all the time."""
    held: list[socket.socket] = []

    async def open_and_close(visitor: Visitor) -> None:
        opened = await asyncio.gather(*(visitor.connect() for _ in range(AT_ONCE)), return_exceptions=True)
        for bare in opened:
            if isinstance(bare, socket.socket):
                bare.close()
                target.tally["connections"] += 1
        await asyncio.sleep(PAUSE)

    try:
        for visitor in target.visitors:
            for _ in range(target.scaled(HELD)):
                with suppress(*LOST):
                    held.append(await visitor.connect())
        target.tally["held"] += len(held)
        await target.repeat(open_and_close)
        await target.until_dropped([bare.getsockname() for bare in held], "silent connections")
    finally:
        for bare in held:
            bare.close()


async def flood_sockets(target: Target) -> None:
    """Open and close sockets at a table all the time."""
    first = target.visitors[0]
    match = await first.start(await first.person(), target.heavy.name, "me", "me")

    async def watch(visitor: Visitor) -> None:
        (await visitor.sit(match, None)).close()

    await target.repeat(watch, times=2)
