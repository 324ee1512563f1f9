"""A player who says as much as the server lets, from several windows."""

import asyncio
import itertools

from fathomfive.soak.attacks.table_socket import TableSocket
from fathomfive.soak.attacks.target import PAUSE, STEP_SECONDS, Target
from fathomfive.soak.attacks.visitor import Visitor

WINDOWS = 4  # of each attacker
AT_ONCE = 10  # lines that a window sends in one step


async def flood_chat(target: Target) -> None:
    """Fill the chats of tables where somebody else sits, who must be able to talk all the same."""
    target.start()
    await asyncio.gather(*(_flood_one(target, visitor, n) for n, visitor in enumerate(target.visitors[:4])))


async def _flood_one(target: Target, visitor: Visitor, n: int) -> None:
    victim = target.visitor(1000 + n)
    key, other = await visitor.person(), await victim.person("Anna")
    laid = await visitor.lay(key, target.heavy.name, "me", "person")
    await victim.must(f"/api/tables/{laid['match']}/sit", {"secret": laid["links"]["1"]}, other)
    windows = [await visitor.sit(laid["match"], key) for _ in range(WINDOWS)]
    await asyncio.gather(
        *(target.attempt(_talk(target, window), 2 * target.seconds + STEP_SECONDS) for window in windows)
    )
    for window in windows:
        window.close()
    seat = await victim.sit(laid["match"], other)
    said = await seat.tell("say", text="may I say something, too?")
    seat.close()
    if said["type"] != "ack":
        target.broken.append(f"one player silenced a table: the other is refused, {said['code']}")


async def _talk(target: Target, window: TableSocket) -> None:
    for n in itertools.count():
        if target.is_over:
            return
        last = asyncio.ensure_future(window.tell("say", text=f"{n} {'la' * 240}"))
        for m in range(AT_ONCE):
            window.send({"type": "say", "cmd_id": f"w{id(window) % 10**6}-{n}-{m}", "text": "la" * 250})
        await last
        await asyncio.sleep(PAUSE)
