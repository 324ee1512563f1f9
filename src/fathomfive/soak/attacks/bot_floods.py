"""Tables where only the strongest bots play, watched and unwatched."""

from fathomfive.soak.attacks.table_socket import TableSocket
from fathomfive.soak.attacks.target import Target
from fathomfive.soak.attacks.visitor import Visitor

TABLES = 10  # of each of the first addresses
ATTACKERS = 4


async def flood_bots(target: Target) -> None:
    """Let the strongest bots play against each other at many tables; every second one is watched."""
    watching: list[TableSocket] = []

    async def lay(visitor: Visitor) -> None:
        key = await visitor.person()
        for n in range(target.scaled(TABLES)):
            match = await visitor.start(key, target.heavy.name, "expert", "expert")
            target.tally["tables"] += 1
            if n % 2:
                watching.append(await visitor.sit(match, None))

    for visitor in target.visitors[:ATTACKERS]:
        await target.attempt(lay(visitor))
    await target.rest()
    target.tally["moves"] += sum(table.moves for table in watching)
    for table in watching:
        table.close()
