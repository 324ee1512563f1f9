"""Many new people, and many tables of each."""

import asyncio

from fathomfive.server.limits import Limits
from fathomfive.soak.attacks.target import Target
from fathomfive.soak.attacks.visitor import Visitor

AT_ONCE = 20  # tables that a person lays at once


async def flood_people(target: Target) -> None:
    """Become a new person again and again."""

    async def step(visitor: Visitor) -> None:
        await visitor.ask("POST", "/api/me", {"name": f"M{target.tally['accepted']}"})

    await target.repeat(step, times=2)


async def flood_tables(target: Target) -> None:
    """Lay more tables at once than one person may have, again and again as new people."""
    limit = Limits().tables

    async def step(visitor: Visitor) -> None:
        key = await visitor.person()
        laid = 0

        async def lay() -> None:
            nonlocal laid
            while laid <= limit and not target.is_over:
                reply = await visitor.ask(
                    "POST", "/api/tables", {"game": target.heavy.name, "seats": ["me", "person"]}, key
                )  # fmt: skip
                laid += reply.status < 400
                if reply.status == 429:
                    await asyncio.sleep(1 / AT_ONCE)

        await asyncio.gather(*(target.attempt(lay(), target.seconds + 30) for _ in range(AT_ONCE)))
        if laid > limit:
            target.broken.append(f"one person laid {laid} tables, and {limit} are allowed")

    await target.repeat(step)
