"""People play over a bad line; whatever it does to messages, nothing that anybody was told may be lost."""

import asyncio
import random
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

from fathomfive.kernel.errors import Refused
from fathomfive.soak.crowd import TABLES, Crowd, empty
from fathomfive.soak.found import Found
from fathomfive.soak.line import Line
from fathomfive.soak.server import Server
from fathomfive.soak.witness import Ledger
from fathomfive.store.store import Store

LOOK = 1.0  # seconds between two comparisons with the store


def proxy(
    database: str,
    folder: Path,
    minutes: float,
    workers: int = 1,
    seed: int = 0,
    tables: int = TABLES,
    progress: Callable[[int], None] = lambda seconds: None,
) -> Found:
    """Play over a bad line for so many minutes."""
    if minutes <= 0 or workers < 1:
        raise Refused("bad_number", f"expected some minutes and at least 1 worker, got {minutes} and {workers}")
    with Store(database) as store, Server(database, folder, workers) as server:
        empty(store)
        return asyncio.run(_proxy(store, server, minutes * 60, random.Random(seed), tables, progress))


async def _proxy(
    store: Store, server: Server, seconds: float, dice: random.Random, tables: int, progress: Callable[[int], None]
) -> Found:
    found, began = Found(), time.monotonic()
    await asyncio.to_thread(server.start)
    line = Line(server.port, dice)
    crowd = Crowd(server.http, await line.open(), store, Ledger(), dice, tables)
    try:
        await crowd.open()
        for _ in range(max(1, round(seconds / LOOK))):
            await asyncio.sleep(LOOK)
            crowd.check()
            await asyncio.to_thread(crowd.ledger.compare, store)
            progress(round(LOOK))
        await crowd.heal()
        await crowd.close()
    except TimeoutError:
        found.wrong.append(f"somebody did not heal; the server said: {server.said()[-1000:]}")
    finally:
        with suppress(asyncio.CancelledError):
            await crowd.give_up()
        await line.close()
    found.take(crowd)
    found.faults = dict(line.made)
    found.seconds = round(time.monotonic() - began, 1)
    return found
