"""One writer: what many ask for at once is committed together, and nobody is answered before."""

import threading
from collections.abc import Callable
from concurrent.futures import Future
from queue import Empty, SimpleQueue
from typing import Any, TypeVar

import sqlalchemy as sa

from fathomfive.kernel.errors import Refused
from fathomfive.store.database import reaching

MOST = 256  # jobs of one commit
T = TypeVar("T")
Job = Callable[[sa.Connection], Any]
Waiting = tuple[Job, "Future[Any]"]


class Writer:
    """A thread that writes.  A job that is refused takes nothing of the others with it."""

    def __init__(self, engine: sa.Engine) -> None:
        self._engine = engine.execution_options(writing=True)
        self._queue: SimpleQueue[Waiting | None] = SimpleQueue()
        self._door = threading.Lock()
        self._open = True
        self._thread = threading.Thread(target=self._run, name="fathom-writer", daemon=True)
        self._thread.start()

    def do(self, job: Callable[[sa.Connection], T]) -> T:
        """Do a job in a transaction, and come back when it is durable."""
        future: Future[T] = Future()
        with self._door:
            if not self._open:
                raise Refused("store_down", "the store is closed")
            self._queue.put((job, future))
        return future.result()

    def close(self) -> None:
        """Finish what was asked for, then stop."""
        with self._door:
            self._open = False
            self._queue.put(None)
        self._thread.join()

    def _run(self) -> None:
        going = True
        while going:
            batch: list[Waiting] = []
            waiting = self._queue.get()
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
                self._commit(batch)

    def _commit(self, batch: list[Waiting]) -> None:
        answers: list[tuple[Future[Any], Any, Refused | None]] = []
        try:
            with reaching(self._engine), self._engine.begin() as connection:
                for job, future in batch:
                    try:
                        with connection.begin_nested():
                            answers.append((future, job(connection), None))
                    except Refused as refusal:
                        answers.append((future, None, refusal))
        except Exception as error:
            if len(batch) == 1:
                batch[0][1].set_exception(error)
                return
            for one in batch:  # one of them spoilt it for all, or two hosts waited for each other
                self._commit([one])
            return
        for future, answer, refused in answers:
            if refused is None:
                future.set_result(answer)
            else:
                future.set_exception(refused)
