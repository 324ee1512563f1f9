"""Players who move and undo, leave and return, without end, and what that does to the clock of a move."""

import asyncio
import time
from typing import Any

from fathomfive.soak.attacks.table_socket import TableSocket
from fathomfive.soak.attacks.target import PAUSE, Target
from fathomfive.soak.attacks.visitor import Visitor

SECONDS = 60  # of the clock of a move
LONG_ENOUGH = 1.0  # seconds of a decision after which its clock is judged
COUNTED = 1 / 3  # of the time of a decision must be counted; the rest is for the moments in which a bot has the seat


async def loop_commands(target: Target) -> None:
    """Move, undo, leave and return as fast as the server answers."""
    tables: dict[Visitor, TableSocket] = {}

    async def step(visitor: Visitor) -> None:
        if visitor not in tables or tables[visitor].lost:
            key = await visitor.person()
            match = await visitor.start(key, target.light.name, "me", "me")
            tables[visitor] = await visitor.sit(match, key, "?since=0")
        await _one_loop(tables[visitor])

    await target.repeat(step)
    for table in tables.values():
        table.close()


async def _one_loop(table: TableSocket) -> None:
    view: dict[str, Any] = table.view
    if view["legal"]:
        await table.command("act", move=view["legal"][0]["move"])
    if table.view["undo"] is not None:
        await table.command("undo", to=table.view["undo"]["to"])
    await table.command("leave", bot="random")
    await table.command("return")


async def refill_clock(target: Target) -> None:
    """Leave and return at a table with a clock: nobody may get time back by that, neither oneself nor the other."""
    visitor = target.visitors[0]
    key, other = await visitor.person(), await visitor.person("Malvin")
    laid = await visitor.lay(key, target.light.name, "me", "person", clock={"kind": "move", "seconds": SECONDS})
    await visitor.must(f"/api/tables/{laid['match']}/sit", {"secret": laid["links"]["1"]}, other)
    await visitor.must(f"/api/tables/{laid['match']}/start", None, key)
    tables = [await visitor.sit(laid["match"], one, "?since=0") for one in (key, other)]
    target.start()
    judged = False
    while tables[0].view["end"] is None and not (judged and target.is_over):
        judged |= await _refill_once(target, tables)
    for table in tables:
        table.close()


async def _refill_once(target: Target, tables: list[TableSocket]) -> bool:
    """Leave and return during one decision, and say whether its clock could be judged.

    A decision without a choice is made, because a bot makes it at once.
    """
    deciding = next((n for n, table in enumerate(tables) if table.view["legal"]), None)
    if deciding is None or len(tables[deciding].view["legal"]) == 1:
        if deciding is not None:
            await tables[deciding].command("act", move=tables[deciding].view["legal"][0]["move"])
        await asyncio.sleep(PAUSE)
        return False
    began, moves = time.monotonic(), tables[0].moves
    while True:
        spent = time.monotonic() - began
        for n in (deciding, 1 - deciding):
            await _leave_and_return(tables[n])
        if tables[0].moves != moves:  # a bot was quick enough to move
            return False
        if spent > LONG_ENOUGH:
            if tables[deciding].view["clock"][deciding] > 1000 * (SECONDS - COUNTED * spent):
                target.broken.append("leaving and returning refilled the clock of a move")
                return True
            if target.is_over:
                return True
        await asyncio.sleep(PAUSE)


async def _leave_and_return(table: TableSocket) -> None:
    for kind, more in (("leave", {"bot": "expert"}), ("return", {})):
        answer = await table.command(kind, **more)
        if answer["type"] == "ack":
            await table.reached(answer["seq"])
