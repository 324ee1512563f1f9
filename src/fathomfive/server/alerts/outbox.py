"""The outbox: deliveries in threads of their own, a limited number of them, tried again with pauses."""

import asyncio
import logging
from collections import Counter
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor

MAX_PENDING = 1000  # deliveries that wait, are under way or are tried again later
MAX_PENDING_PER_HOST = 200  # of these to one host: one that hangs must not fill the outbox
MAX_AT_ONCE_PER_HOST = 2  # deliveries under way: one that hangs must not keep all threads
PAUSES = (5.0, 60.0, 300.0)  # seconds before a delivery is tried again
MAX_PAUSE = 600.0  # seconds that a host may ask to wait
CLOSE_SECONDS = 3.0  # that deliveries under way have when the server stops

log = logging.getLogger("fathom.alerts")

Work = Callable[[], None]


class TryAgain(Exception):
    """A delivery failed, and may succeed later; it may say after how many seconds."""

    def __init__(self, words: str, after: float | None = None) -> None:
        super().__init__(words)
        self.after = after


class Undeliverable(Exception):
    """A delivery failed for good."""


class Outbox:
    """Deliveries of one channel, never on the event loop."""

    def __init__(
        self, name: str, threads: int, pauses: Sequence[float] = PAUSES,
        count: Callable[[str], object] = lambda outcome: None,
    ) -> None:  # fmt: skip
        self.name = name
        self.pauses = pauses
        self._count = count  # counts the outcome of every delivery: sent, failed
        self._threads = ThreadPoolExecutor(threads, f"fathom-{name}")
        self._tasks: set[asyncio.Task[None]] = set()
        self._pending: Counter[str] = Counter()  # by host
        self._gates: dict[str, asyncio.Semaphore] = {}  # of hosts with something pending

    @property
    def is_full(self) -> bool:
        """Are there as many deliveries as it takes?"""
        return len(self._tasks) >= MAX_PENDING

    def put(self, host: str, work: Work) -> bool:
        """Deliver something to a host soon; False if too much is waiting already."""
        if self.is_full or self._pending[host] >= MAX_PENDING_PER_HOST:
            self._count("failed")
            log.warning("%s: too many deliveries are waiting, one is left out", self.name)
            return False
        self._pending[host] += 1
        self._gates.setdefault(host, asyncio.Semaphore(MAX_AT_ONCE_PER_HOST))
        task = asyncio.ensure_future(self._deliver(host, work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return True

    async def _deliver(self, host: str, work: Work) -> None:
        try:
            for pause in (*self.pauses, None):
                try:
                    async with self._gates[host]:
                        await asyncio.get_running_loop().run_in_executor(self._threads, work)
                    self._count("sent")
                    return
                except TryAgain as failed:
                    if pause is None:
                        raise Undeliverable(f"given up: {failed}") from None
                    await asyncio.sleep(min(MAX_PAUSE, max(pause, failed.after or 0)))
        except Undeliverable as failed:
            self._count("failed")
            log.warning("%s: %s", self.name, failed)
        except Exception:
            self._count("failed")
            log.exception("%s: a delivery failed", self.name)
        finally:
            self._pending[host] -= 1
            if not self._pending[host]:
                del self._pending[host], self._gates[host]

    async def close(self) -> None:
        """Finish what is under way, as far as that is quick."""
        if self._tasks:
            await asyncio.wait(self._tasks, timeout=CLOSE_SECONDS)
        for task in self._tasks:
            task.cancel()
        self._threads.shutdown(wait=False, cancel_futures=True)
