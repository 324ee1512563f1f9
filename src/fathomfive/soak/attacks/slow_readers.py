"""Sockets that ask for much and never read what is sent to them."""

import asyncio
import itertools
import socket
from contextlib import suppress

import msgspec

from fathomfive.kernel.errors import Refused
from fathomfive.soak.attacks.matches import open_long_match
from fathomfive.soak.attacks.target import PAUSE, Target
from fathomfive.soak.attacks.visitor import LOST, Visitor
from fathomfive.soak.connections import FIN, LENGTH_16, MASK, TEXT, handshake

LINES = 300  # of a chat that newcomers are sent
SOCKETS = 10  # of each address
RECEIVE_BUFFER = 4096  # bytes
BURST = 50  # questions whose answers fill all buffers


async def read_nothing(target: Target) -> None:
    """Fill a chat, open a long match, and connect sockets that never read and ask for all events again and again."""
    first = target.visitors[0]
    key = await first.person()
    chat = await first.start(key, target.heavy.name, "me", "me")
    talker = await first.sit(chat, key)
    for _ in range(target.scaled(LINES)):
        with suppress(Refused):
            await talker.tell("say", text="\N{FISH}" * 500)
    long = await open_long_match(target, first, key)
    held: list[socket.socket] = []
    try:
        for visitor in target.visitors:
            for match in (chat, long) * target.scaled(SOCKETS // 2):
                with suppress(*LOST):
                    held.append(await _connect(visitor, match))
        target.tally["sockets"] += len(held)
        opened = [bare.getsockname() for bare in held]
        asking = asyncio.ensure_future(_ask_on(held))
        await target.rest()
        await target.until_dropped(opened, "sockets that never read")
        asking.cancel()
    finally:
        talker.close()
        for bare in held:
            bare.close()


async def _connect(visitor: Visitor, match: str) -> socket.socket:
    """Ask for a socket with all events, and do not even read the answer."""
    bare = await visitor.connect(RECEIVE_BUFFER)
    head = visitor.address.head("GET", f"/api/tables/{match}/wire?since=0", None, handshake())
    await asyncio.get_running_loop().sock_sendall(bare, f"{head}\r\n".encode())
    return bare


async def _ask_on(held: list[socket.socket]) -> None:
    """Go on asking for everything over every socket, as long as it accepts a byte."""
    body = msgspec.json.encode({"type": "since", "seq": 0})
    assert len(body) < LENGTH_16, "the length fits one byte"
    frame = bytes((FIN | TEXT, MASK | len(body))) + bytes(4) + body
    for n in itertools.count():
        for bare in held:
            with suppress(OSError):
                bare.send(frame * (1 if n else BURST))
        await asyncio.sleep(10 * PAUSE)
