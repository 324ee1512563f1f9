"""When to look for garbage: little by little while tables are played, thoroughly when nothing happens.

Python itself would look after so many new objects.  At a busy table nearly as many go as come, so it looks seldom and
then through very many at once, and everybody waits.
"""

import asyncio
import gc
import time
from collections.abc import Callable

OFTEN = 0.1  # seconds until what is new is looked through
THOROUGHLY = 60.0  # seconds until everything is, once there is a quiet moment
AT_LAST = 1800.0  # and if there is none
QUIET = 10  # looks during which nothing happened: a quiet moment


async def sweep(done: Callable[[], int]) -> None:
    """Look for garbage until cancelled; `done` counts what happens here."""
    gc.collect()
    gc.freeze()  # what is there from the start stays
    gc.disable()
    last, before, quiet = time.monotonic(), done(), 0
    try:
        while True:
            await asyncio.sleep(OFTEN)
            gc.collect(0)
            before, quiet = done(), quiet + 1 if done() == before else 0
            since = time.monotonic() - last
            if since > AT_LAST or (since > THOROUGHLY and quiet >= QUIET):
                gc.collect()
                last = time.monotonic()
    finally:
        gc.enable()
        gc.unfreeze()
