"""Sockets that send useless messages as fast as they can."""

import asyncio
import itertools

from fathomfive.soak.attacks.table_socket import TableSocket
from fathomfive.soak.attacks.target import PAUSE, STEP_SECONDS, Target
from fathomfive.soak.attacks.visitor import Visitor

SOCKETS = 40  # of each address: together they may send far more than one address may
AT_ONCE = 20  # messages of a socket that are not waited for


async def flood_messages(target: Target) -> None:
    """Send commands that are impossible, and messages that are none, on many sockets at once."""
    await asyncio.gather(*(_flood_one(target, visitor) for visitor in target.visitors))


async def _flood_one(target: Target, visitor: Visitor) -> None:
    key = await visitor.person()
    match = await visitor.start(key, target.heavy.name, "me", "me")
    sockets = [await visitor.sit(match, key) for _ in range(target.scaled(SOCKETS))]
    target.start()
    await asyncio.gather(*(target.attempt(_send(target, one), 2 * target.seconds + STEP_SECONDS) for one in sockets))
    for one in sockets:
        one.close()


async def _send(target: Target, table: TableSocket) -> None:
    for n in itertools.count():
        if target.is_over:
            return
        for m in range(AT_ONCE):
            move = f"nothing-{n}" if m % 2 else 10**6 + n
            act = {"type": "act", "cmd_id": f"m{id(table) % 10**6}-{n}-{m}", "expected_seq": table.seq, "move": move}
            table.send(act if m % 4 else {"type": "nothing"})
        await table.command("act", move="nothing at all")
        await asyncio.sleep(PAUSE)
