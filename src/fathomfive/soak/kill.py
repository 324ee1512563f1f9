"""The server is killed again and again while people play; nothing that anybody was told may be lost."""

import asyncio
import random
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

from fathomfive.kernel.errors import Refused
from fathomfive.soak.crowd import TABLES, Crowd, empty
from fathomfive.soak.found import Found
from fathomfive.soak.server import Server
from fathomfive.soak.witness import Ledger
from fathomfive.store.store import Store

PLAY = 0.5  # the longest time people play undisturbed, in seconds
EARLY = 0.2  # how often the server is killed before everyone is back
ALONE = 0.5  # of several workers, how often only one is killed


def kill(
    database: str,
    folder: Path,
    cycles: int,
    workers: int = 1,
    seed: int = 0,
    tables: int = TABLES,
    progress: Callable[[int], None] = lambda cycles: None,
) -> Found:
    """Kill a server so many times."""
    if cycles < 1 or workers < 1:
        raise Refused("bad_number", f"expected at least 1 cycle and 1 worker, got {cycles} and {workers}")
    with Store(database) as store, Server(database, folder, workers) as server:
        empty(store)
        return asyncio.run(_kill(store, server, cycles, random.Random(seed), tables, workers, progress))


async def _kill(
    store: Store, server: Server, cycles: int, dice: random.Random, tables: int, workers: int,
    progress: Callable[[int], None],
) -> Found:  # fmt: skip
    found, began = Found(), time.monotonic()
    await asyncio.to_thread(server.start)
    crowd = Crowd(server.http, server.http, store, Ledger(), dice, tables)
    try:
        await crowd.open()
        for _ in range(cycles):
            if dice.random() > EARLY:
                await crowd.heal()
            await asyncio.sleep(dice.uniform(0, PLAY))
            if workers > 1 and dice.random() < ALONE and await asyncio.to_thread(server.kill_one, dice):
                found.workers_killed += 1
            else:
                await asyncio.to_thread(server.kill)
                await asyncio.to_thread(crowd.ledger.compare, store)
                await asyncio.to_thread(server.start)
            found.cycles += 1
            progress(1)
        await crowd.heal()
        await crowd.close()
    except TimeoutError:
        found.wrong.append(
            f"after {found.cycles} cycles somebody did not heal; the server said: {server.said()[-1000:]}"
        )
    finally:
        with suppress(asyncio.CancelledError):
            await crowd.give_up()
    found.take(crowd)
    found.seconds = round(time.monotonic() - began, 1)
    return found
