"""One writer: what many ask for at once is committed together, and nobody is answered before."""

import asyncio
import threading
import time
from collections.abc import Callable, Sequence
from concurrent.futures import Future
from contextlib import suppress
from queue import Empty, SimpleQueue
from typing import Any, NamedTuple, TypeVar

import sqlalchemy as sa

from fathomfive.kernel.errors import Refused
from fathomfive.store.appending import Append, Spoilt, append_all, append_one
from fathomfive.store.database import reaching

MOST = 256  # jobs of one commit
MOMENT = 0.003  # seconds that a commit waits for more of them
T = TypeVar("T")
Job = Callable[[sa.Connection], Any]


class Waiting(NamedTuple):
    """A job, and who waits for it: a thread, or something in an event loop."""

    job: Job | Append
    future: "Future[Any] | asyncio.Future[Any]"


class Answer(NamedTuple):
    """What to tell who waits."""

    future: "Future[Any] | asyncio.Future[Any]"
    value: Any = None
    error: Exception | None = None


class Writer:
    """A thread that writes.  A job that is refused takes nothing of the others with it."""

    def __init__(self, engine: sa.Engine) -> None:
        self.commits = 0  # so far
        self.still = threading.Lock()  # who holds it keeps the writer from writing
        self._engine = engine.execution_options(writing=True)
        self._queue: SimpleQueue[Waiting | None] = SimpleQueue()
        self._door = threading.Lock()
        self._open = True
        self._thread = threading.Thread(target=self._run, name="fathom-writer", daemon=True)
        self._thread.start()

    def do(self, job: Callable[[sa.Connection], T]) -> T:
        """Do a job in a transaction, and come back when it is durable."""
        future: Future[T] = Future()
        self._put(Waiting(job, future))
        return future.result()

    def append(self, append: Append) -> None:
        """Append events, and come back when they are durable."""
        future: Future[None] = Future()
        self._put(Waiting(append, future))
        future.result()

    def append_soon(self, append: Append) -> "asyncio.Future[None]":
        """Append events; in the running event loop somebody waits until they are durable."""
        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._put(Waiting(append, future))
        return future

    def close(self) -> None:
        """Finish what was asked for, then stop."""
        with self._door:
            self._open = False
            self._queue.put(None)
        self._thread.join()

    def _put(self, waiting: Waiting) -> None:
        with self._door:
            if not self._open:
                raise Refused("store_down", "the store is closed")
            self._queue.put(waiting)

    def _run(self) -> None:
        going = True
        batch: list[Waiting] = []
        while going:
            waiting = self._queue.get()
            if len(batch) > 1:  # many write: what comes in a moment shares this commit, which takes longer than that
                time.sleep(MOMENT)
            batch = []
            while waiting is not None:
                batch.append(waiting)
                if len(batch) == MOST:
                    break
                try:
                    waiting = self._queue.get_nowait()
                except Empty:
                    break
            going = waiting is not None
            if batch:
                with self.still:
                    answers = self._commit(batch)
                self.commits += 1
                answer(answers)

    def _commit(self, batch: Sequence[Waiting], together: bool = True) -> list[Answer]:
        """Do jobs in one transaction: events all together, unless one of them spoils it, and the rest one by one."""
        answers: list[Answer] = []
        try:
            with reaching(self._engine), self._engine.begin() as connection:
                if together:
                    append_all(connection, [job for job, _ in batch if isinstance(job, Append)])
                for job, future in batch:
                    if not isinstance(job, Append):
                        answers.append(self._alone(connection, job, future))
                    elif together:
                        answers.append(Answer(future))
                    else:
                        append = job
                        answers.append(self._alone(connection, lambda c, a=append: append_one(c, a), future))  # type: ignore[misc]
        except Spoilt:
            return self._commit(batch, together=False)
        except Exception as error:
            if len(batch) == 1:
                return [Answer(batch[0].future, error=error)]
            # one of them spoilt it for all, or two hosts waited for each other
            return [answer for one in batch for answer in self._commit([one])]
        return answers

    def _alone(self, connection: sa.Connection, job: Job, future: "Future[Any] | asyncio.Future[Any]") -> Answer:
        try:
            with connection.begin_nested():
                return Answer(future, job(connection))
        except Refused as refusal:
            return Answer(future, error=refusal)


def answer(answers: Sequence[Answer]) -> None:
    """Tell everyone; those of one event loop by one call, since every call wakes it."""
    loops: dict[asyncio.AbstractEventLoop, list[Answer]] = {}
    for one in answers:
        if isinstance(one.future, Future):
            _settle([one])
        else:
            loops.setdefault(one.future.get_loop(), []).append(one)
    for loop, waiting in loops.items():
        with suppress(RuntimeError):  # it was closed, and nobody waits there any more
            loop.call_soon_threadsafe(_settle, waiting)


def _settle(answers: Sequence[Answer]) -> None:
    for future, value, error in answers:
        if future.done():  # who waited has gone
            continue
        if error is None:
            future.set_result(value)
        else:
            future.set_exception(error)
