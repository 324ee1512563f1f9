"""Kill the server repeatedly during play; nothing that a client was told may be lost."""

import asyncio
import random
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

from fathomfive.kernel.errors import Refused
from fathomfive.soak.played_tables import TABLES, PlayedTables, require_empty
from fathomfive.soak.report import SoakReport
from fathomfive.soak.server import Server
from fathomfive.soak.witness import Witness
from fathomfive.store.store import Store

MAX_PLAY = 0.5  # seconds of undisturbed play
EARLY = 0.2  # share of kills before all clients have recovered
ALONE = 0.5  # share of kills of a single one of several workers


def run_kill_soak(
    database: str,
    folder: Path,
    cycles: int,
    workers: int = 1,
    seed: int = 0,
    tables: int = TABLES,
    progress: Callable[[int], None] = lambda cycles: None,
) -> SoakReport:
    """Kill a server `cycles` times during play, and report."""
    if cycles < 1 or workers < 1:
        raise Refused("bad_number", f"expected at least 1 cycle and 1 worker, got {cycles} and {workers}")
    with Store(database) as store, Server(database, folder, workers) as server:
        require_empty(store)
        return asyncio.run(_play_and_kill(store, server, cycles, random.Random(seed), tables, workers, progress))


async def _play_and_kill(
    store: Store, server: Server, cycles: int, dice: random.Random, tables: int, workers: int,
    progress: Callable[[int], None],
) -> SoakReport:  # fmt: skip
    report, began = SoakReport(), time.monotonic()
    await asyncio.to_thread(server.start)
    played = PlayedTables(server.http, server.http, store, Witness(), dice, tables)
    try:
        await played.open()
        for _ in range(cycles):
            if dice.random() > EARLY:
                await played.recover()
            await asyncio.sleep(dice.uniform(0, MAX_PLAY))
            if workers > 1 and dice.random() < ALONE and await asyncio.to_thread(server.kill_one, dice):
                report.workers_killed += 1
            else:
                await asyncio.to_thread(server.kill)
                await asyncio.to_thread(played.witness.compare, store)
                await asyncio.to_thread(server.start)
            report.cycles += 1
            progress(1)
        await played.recover()
        await played.close()
    except TimeoutError:
        report.wrong.append(
            f"after {report.cycles} cycles a client did not recover; log of the server: {server.log_text()[-1000:]}"
        )
    finally:
        with suppress(asyncio.CancelledError):
            await played.abort()
    report.add(played)
    report.seconds = round(time.monotonic() - began, 1)
    return report
