"""The writer: one thread that commits the pending jobs of many callers in one transaction (group commit).

Appended events come first, and few other jobs share a commit with them, so that no move waits for many new tables.
"""

import asyncio
import threading
import time
from collections import deque
from collections.abc import Callable, Sequence
from concurrent.futures import Future
from contextlib import suppress
from functools import partial
from queue import Empty, SimpleQueue
from typing import Any, NamedTuple, TypeVar

import sqlalchemy as sa

from fathomfive.kernel.errors import Refused
from fathomfive.store.database import database_errors
from fathomfive.store.event_log import Append, BatchRejected, append_all, append_one
from fathomfive.store.liveness import is_lost

MAX_APPENDS = 256  # of one commit
MAX_OTHERS = 4  # other jobs of one commit
DELAY = 0.003  # seconds that a commit waits for more jobs
T = TypeVar("T")
Job = Callable[[sa.Connection], Any]
AnyFuture = Future[Any] | asyncio.Future[Any]


class PendingJob(NamedTuple):
    """A job in the queue, and the future of its caller: of a thread or of an event loop."""

    job: Job | Append
    future: AnyFuture


class Outcome(NamedTuple):
    """The result of a job, for its future."""

    future: AnyFuture
    value: Any = None
    error: Exception | None = None


class Writer:
    """A thread that writes.  A job that is refused does not affect the others of its transaction."""

    def __init__(self, engine: sa.Engine) -> None:
        self.commits = 0  # so far
        self.pause = threading.Lock()  # held during a commit; hold it to keep the writer from committing
        self._engine = engine.execution_options(writing=True)
        self._queue: SimpleQueue[PendingJob | None] = SimpleQueue()
        self._appends: deque[PendingJob] = deque()  # taken from the queue, and not committed yet
        self._others: deque[PendingJob] = deque()
        self._open_lock = threading.Lock()
        self._open = True
        self._thread = threading.Thread(target=self._run, name="fathom-writer", daemon=True)
        self._thread.start()

    def do(self, job: Callable[[sa.Connection], T]) -> T:
        """Run a job in a transaction, and return its result when it is durable."""
        future: Future[T] = Future()
        self._put(PendingJob(job, future))
        try:
            return future.result()
        finally:
            del future  # an error knows this frame, and the future knows the error: a cycle

    def append(self, append: Append) -> None:
        """Append events, and return when they are durable."""
        future: Future[None] = Future()
        self._put(PendingJob(append, future))
        try:
            future.result()
        finally:
            del future  # the same

    def append_async(self, append: Append) -> "asyncio.Future[None]":
        """Append events; the future of the running event loop is done when they are durable."""
        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._put(PendingJob(append, future))
        return future

    def close(self) -> None:
        """Finish the pending jobs, then stop."""
        with self._open_lock:
            self._open = False
            self._queue.put(None)
        self._thread.join()

    def _put(self, pending: PendingJob) -> None:
        with self._open_lock:
            if not self._open:
                raise Refused("store_down", "the store is closed")
            self._queue.put(pending)

    def _run(self) -> None:
        is_open = True
        batch: list[PendingJob] = []
        while is_open or self._appends or self._others:
            if not (self._appends or self._others):
                is_open = self._sort(self._queue.get())
            if len(batch) > 1:  # under load, waiting briefly for more jobs is shorter than another commit
                time.sleep(DELAY)
            with suppress(Empty):
                while is_open:
                    is_open = self._sort(self._queue.get_nowait())
            batch = [*_take(self._appends, MAX_APPENDS), *_take(self._others, MAX_OTHERS)]
            if batch:
                with self.pause:
                    outcomes = self._commit(batch)
                self.commits += 1
                resolve(outcomes)

    def _sort(self, pending: PendingJob | None) -> bool:
        """Keep a job from the queue until its turn; False after the last one."""
        if pending is not None:
            (self._appends if isinstance(pending.job, Append) else self._others).append(pending)
        return pending is not None

    def _commit(self, batch: Sequence[PendingJob], together: bool = True, again: bool = True) -> list[Outcome]:
        """Run jobs in one transaction: all appends by one statement, or each in a savepoint if one is rejected.

        Jobs whose connection ends before the commit have done nothing: they run `again`, once.
        """
        outcomes: list[Outcome] = []
        is_running = False
        try:
            with database_errors(self._engine), self._engine.begin() as connection:
                is_running = True
                if together:
                    append_all(connection, [job for job, _ in batch if isinstance(job, Append)])
                for job, future in batch:
                    if not isinstance(job, Append):
                        outcomes.append(self._run_in_savepoint(connection, job, future))
                    elif together:
                        outcomes.append(Outcome(future))
                    else:
                        outcomes.append(self._run_in_savepoint(connection, partial(append_one, append=job), future))
                is_running = False
        except BatchRejected:
            return self._commit(batch, together=False)
        except Exception as error:
            lost = is_lost(error.__cause__)
            if lost and is_running and again:  # PostgreSQL ends a transaction that stands still
                return self._commit(batch, together, again=False)
            if len(batch) == 1 or lost:  # each one would wait for the next timeout
                return [Outcome(future, error=error) for _, future in batch]
            # one job failed the whole transaction, or two hosts were in a deadlock
            return [outcome for pending in batch for outcome in self._commit([pending])]
        return outcomes

    def _run_in_savepoint(self, connection: sa.Connection, job: Job, future: AnyFuture) -> Outcome:
        try:
            with connection.begin_nested():
                return Outcome(future, job(connection))
        except Refused as refusal:
            return Outcome(future, error=refusal.with_traceback(None))  # which knows this frame


def _take(jobs: deque[PendingJob], most: int) -> list[PendingJob]:
    return [jobs.popleft() for _ in range(min(most, len(jobs)))]


def resolve(outcomes: Sequence[Outcome]) -> None:
    """Resolve all futures; those of one event loop by one call, since every call wakes the loop."""
    loops: dict[asyncio.AbstractEventLoop, list[Outcome]] = {}
    for outcome in outcomes:
        if isinstance(outcome.future, Future):
            _set([outcome])
        else:
            loops.setdefault(outcome.future.get_loop(), []).append(outcome)
    for loop, of_loop in loops.items():
        with suppress(RuntimeError):  # the loop is closed
            loop.call_soon_threadsafe(_set, of_loop)


def _set(outcomes: Sequence[Outcome]) -> None:
    for future, value, error in outcomes:
        if future.done():  # the caller was cancelled
            continue
        if error is None:
            future.set_result(value)
        else:
            future.set_exception(error)
