"""The schedule of garbage collection: young objects often, everything when the server is idle.

Python starts a collection after a number of new objects.  A busy table frees nearly as many as it makes, so full
collections would come rarely, take long, and stall every table.
"""

import asyncio
import gc
import time
from collections.abc import Callable

from fathomfive.server.memory import release_memory

YOUNG_EVERY = 0.1  # seconds between collections of young objects
FULL_EVERY = 60.0  # seconds after which a full collection runs as soon as the server is idle
FULL_AT_LATEST = 1800.0  # seconds after which it runs in any case
IDLE_ROUNDS = 10  # rounds without activity after which the server counts as idle


async def collect_garbage(activity: Callable[[], int]) -> None:
    """Collect garbage on the schedule until cancelled; `activity` is a counter that grows with work."""
    gc.collect()
    gc.freeze()  # objects from the start are never garbage
    gc.disable()
    last_full, before, idle_rounds = time.monotonic(), activity(), 0
    try:
        while True:
            await asyncio.sleep(YOUNG_EVERY)
            gc.collect(0)
            before, idle_rounds = activity(), idle_rounds + 1 if activity() == before else 0
            since = time.monotonic() - last_full
            if since > FULL_AT_LATEST or (since > FULL_EVERY and idle_rounds >= IDLE_ROUNDS):
                release_memory()
                last_full = time.monotonic()
    finally:
        gc.enable()
        gc.unfreeze()
