"""Play through a faulty proxy; whatever it does to messages, nothing that a client was told may be lost."""

import asyncio
import random
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

from fathomfive.kernel.errors import Refused
from fathomfive.soak.faulty_proxy import FaultyProxy
from fathomfive.soak.played_tables import TABLES, PlayedTables, require_empty
from fathomfive.soak.report import SoakReport
from fathomfive.soak.server import Server
from fathomfive.soak.witness import Witness
from fathomfive.store.store import Store

INTERVAL = 1.0  # seconds between comparisons with the store


def run_proxy_soak(
    database: str,
    folder: Path,
    minutes: float,
    workers: int = 1,
    seed: int = 0,
    tables: int = TABLES,
    progress: Callable[[int], None] = lambda seconds: None,
) -> SoakReport:
    """Play through a faulty proxy for some minutes, and report."""
    if minutes <= 0 or workers < 1:
        raise Refused("bad_number", f"expected minutes above 0 and at least 1 worker, got {minutes} and {workers}")
    with Store(database) as store, Server(database, folder, workers) as server:
        require_empty(store)
        return asyncio.run(_play_through_proxy(store, server, minutes * 60, random.Random(seed), tables, progress))


async def _play_through_proxy(
    store: Store, server: Server, seconds: float, dice: random.Random, tables: int, progress: Callable[[int], None]
) -> SoakReport:
    report, began = SoakReport(), time.monotonic()
    await asyncio.to_thread(server.start)
    faulty = FaultyProxy(server.port, dice)
    played = PlayedTables(server.http, await faulty.open(), store, Witness(), dice, tables)
    try:
        await played.open()
        for _ in range(max(1, round(seconds / INTERVAL))):
            await asyncio.sleep(INTERVAL)
            played.check()
            await asyncio.to_thread(played.witness.compare, store)
            progress(round(INTERVAL))
        await played.recover()
        await played.close()
    except TimeoutError:
        report.wrong.append(f"a client did not recover; log of the server: {server.log_text()[-1000:]}")
    finally:
        with suppress(asyncio.CancelledError):
            await played.abort()
        await faulty.close()
    report.add(played)
    report.faults = dict(faulty.made)
    report.seconds = round(time.monotonic() - began, 1)
    return report
