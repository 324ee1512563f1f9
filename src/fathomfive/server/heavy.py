"""Heavy work for visitors, in processes of low priority: limited in time, queued fairly, paid from a budget, cached."""

import asyncio
import logging
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from enum import IntEnum
from typing import Any, ParamSpec, Protocol, TypeVar, cast

import msgspec
from cachetools import LRUCache

from fathomfive.kernel.errors import Refused
from fathomfive.server.fair_pool import FairPool
from fathomfive.server.fair_queue import Place
from fathomfive.server.jobs import Part, build_events, encode_events, load_games
from fathomfive.server.limits import RateLimiter
from fathomfive.server.processes import ProcessDied
from fathomfive.server.wire import TableEvent

PROCESSES = 2  # one visitor uses one of them at a time
NICE = 5  # added to their priority number: moves and bots come first
SECONDS = 30.0  # the longest a job may take
MAX_WAITING = 200  # jobs of all visitors
MAX_WAITING_PER_VISITOR = 16
WORK_PER_SECOND, WORK_BURST = 0.25, 20.0  # seconds of work that a visitor may use
CACHE_BYTES = 16 << 20  # of finished answers
ENTRY_BYTES = 1024  # of an answer besides its text: many empty ones must not fill the memory
SHORT = 300  # events of a match that is replayed in a few milliseconds
PAUSE = 4  # times as long as storing a whole match took is the pause before the next one, in which moves are stored
READERS = 1  # threads that read matches from the store for such jobs: more would delay the event loop

log = logging.getLogger("fathom.work")

P = ParamSpec("P")
T = TypeVar("T")
A = TypeVar("A")
Key = tuple[Any, ...]


class Replay(Protocol):
    """Builds the events of a stored match from a first one on for a viewer, encoded or not."""

    async def __call__(self, part: Part, visitor: str) -> list[TableEvent]:
        """Build them at the expense of a visitor."""


async def replay_in_thread(part: Part, visitor: str) -> list[TableEvent]:
    """Build events in a thread of this process."""
    return await asyncio.to_thread(build_events, part)


class Rank(IntEnum):
    """The order of heavy work."""

    QUESTION = 0  # short, and a player waits at a table
    REPLAY = 1  # replays, stories, lessons, files
    ANALYSIS = 2  # in the background


class HeavyWork:
    """Runs jobs for visitors, and caches what can no longer change.

    A visitor is charged with the seconds that the jobs really took, also when nobody waits for the answer any more.
    """

    def __init__(self) -> None:
        self.pool = FairPool("work", PROCESSES, MAX_WAITING, MAX_WAITING_PER_VISITOR, nice=NICE, one_each=True)
        self.pool.on_spent = self._charge
        self.budget = RateLimiter(WORK_PER_SECOND, WORK_BURST)
        self._cache: LRUCache[Key, Any] = LRUCache(CACHE_BYTES, getsizeof=lambda answer: len(answer) + ENTRY_BYTES)
        self._pending: dict[Key, asyncio.Future[Any]] = {}
        self._warming: asyncio.Future[None] | None = None
        self._readers = ThreadPoolExecutor(READERS, "fathom-reader")
        self._storing = asyncio.Lock()

    def _charge(self, visitor: str, seconds: float) -> None:
        self.budget.charge(visitor, seconds)

    async def read(self, function: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Read from the store in threads that nothing else uses."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._readers, lambda: function(*args, **kwargs))

    async def store(self, function: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Store a whole match, one after another and with pauses."""
        await self._storing.acquire()
        began = time.monotonic()
        try:
            return await self.read(function, *args, **kwargs)
        finally:
            took = time.monotonic() - began
            asyncio.get_running_loop().call_later(PAUSE * took, self._storing.release)

    def check_budget(self, visitor: str) -> None:
        """Refuse a visitor who has no time left."""
        wait = self.budget.wait(visitor)
        if wait:
            words = f"slow down: your replays have used up the time of the server; try again in {wait:.0f} seconds"
            raise Refused("too_many", words, retry_after=wait)

    def warm_up(self) -> None:
        """Start a process in the background, so that the first visitor does not wait for it."""
        self._warming = asyncio.ensure_future(self._warm())

    async def _warm(self) -> None:
        with suppress(Refused):  # the server stops, or the first visitor will find out
            await self.run(load_games, None, "", Rank.ANALYSIS)

    async def run(self, job: Callable[[A], T], argument: A, visitor: str, rank: Rank = Rank.REPLAY) -> T:
        """Run a job for a visitor who has time left in the budget, or refuse it.

        Questions of a visitor without time left are answered, but they no longer come before the work of others.
        """
        if rank == Rank.REPLAY:
            self.check_budget(visitor)
        elif rank == Rank.QUESTION and self.budget.wait(visitor):
            rank = Rank.REPLAY
        return await self._run(job, argument, Place(rank, visitor))

    async def _run(self, job: Callable[[A], T], argument: A, place: Place) -> T:
        try:
            answer: T = await self.pool.run(job, argument, SECONDS, place)
        except TimeoutError:
            raise Refused("busy", f"this took longer than {SECONDS:g} seconds, so it was stopped") from None
        except ProcessDied:
            raise Refused("busy", "the process that worked on this has ended; try again", retry_after=1) from None
        return answer

    def find(self, key: Key) -> Any:
        """Find a cached answer; None if there is none."""
        return self._cache.get(key)

    async def find_or_run(self, key: Key, job: Callable[[A], T], argument: A, visitor: str) -> T:
        """Give a cached answer, or run a job and cache its answer; several visitors wait for the same job."""
        if key in self._cache:
            found: T = self._cache[key]
            return found
        if key in self._pending:
            with suppress(Refused):  # the other visitor has no time left, perhaps
                shared: T = await asyncio.shield(self._pending[key])
                return shared
        task = asyncio.ensure_future(self.run(job, argument, visitor))
        self._pending[key] = task
        task.add_done_callback(lambda task: self._keep(key, task))
        try:
            answer: T = await asyncio.shield(task)
            return answer
        finally:
            del task  # a refusal knows this frame, and the task knows the refusal: a cycle

    def _keep(self, key: Key, task: "asyncio.Future[Any]") -> None:
        if self._pending.get(key) is task:
            del self._pending[key]
        if (
            not task.cancelled()
            and task.exception() is None
            and len(task.result()) + ENTRY_BYTES <= self._cache.maxsize
        ):
            self._cache[key] = task.result()

    async def replay(self, part: Part, visitor: str) -> list[TableEvent]:
        """Build the events of a stored match: of a short one in a thread, which is quicker, of others in a process.

        A visitor without time left is not refused, since a player may have to come back to a table; but this takes as
        long as a replay, so that it waits among them: as a question it would keep both processes from everybody else.
        """
        if len(part.records.events) <= SHORT:
            return await self.read(build_events, part)
        lines = await self._run(encode_events, part, Place(Rank.REPLAY, visitor))
        return [cast(TableEvent, msgspec.Raw(line)) for line in lines]

    def close(self) -> None:
        """Stop all processes and threads."""
        if self._warming is not None:
            self._warming.cancel()
        self.pool.close()
        self._readers.shutdown(wait=False, cancel_futures=True)
