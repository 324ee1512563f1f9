"""The health of this worker: whether the store can be read and written, found out by one probe at a time."""

import asyncio
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

from fathomfive.kernel.errors import Refused

DEADLINE = 2.0  # seconds in which the store must answer
SHARED_SECONDS = 1.0  # that a result is valid for all who ask


class StoreProbe:
    """Tries the store in a thread of its own; all who ask meanwhile, and shortly after, share the result."""

    def __init__(self, probe: Callable[[], None], deadline: float = DEADLINE) -> None:
        self._probe = probe
        self._deadline = deadline
        self._thread = ThreadPoolExecutor(1, "fathom-health")  # other threads may all be waiting for the store
        self._result: asyncio.Future[None] | None = None
        self._began = 0.0
        self._ended = 0.0

    async def check(self) -> None:
        """Return if the store can be read and written, and refuse otherwise."""
        result = self._result
        if result is None or (result.done() and time.monotonic() - self._ended > SHARED_SECONDS):
            result = self._start()
        left = self._began + self._deadline - time.monotonic()
        try:
            async with asyncio.timeout(None if result.done() else max(left, 0)):
                await asyncio.shield(result)
        except TimeoutError:
            raise Refused("store_down", f"the store has not answered within {self._deadline:g} seconds") from None

    def _start(self) -> "asyncio.Future[None]":
        self._began = time.monotonic()
        self._result = asyncio.get_running_loop().run_in_executor(self._thread, self._probe)
        self._result.add_done_callback(self._end)
        return self._result

    def _end(self, result: "asyncio.Future[None]") -> None:
        self._ended = time.monotonic()
        if not result.cancelled():
            result.exception()  # it may be that nobody waits any longer

    def close(self) -> None:
        """Ask no more."""
        self._thread.shutdown(wait=False, cancel_futures=True)
