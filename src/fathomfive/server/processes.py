"""A child process that does jobs one at a time: it is killed and replaced when it hangs or dies."""

import asyncio
import logging
import multiprocessing
import os
import signal
import threading
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import Any, NamedTuple, TypeVar

from fathomfive.kernel.child_process import end_with_parent
from fathomfive.server.memory import release_memory

START_METHOD = "spawn"  # a new interpreter: it inherits no sockets and no threads of the server
IDLE_SECONDS = 5.0  # without a job until a process gives back the memory that it does not need
START_SECONDS = 120.0  # the longest a process may take to start, on the slowest machine

log = logging.getLogger("fathom.processes")

T = TypeVar("T")


class ProcessDied(Exception):
    """The process ended in the middle of a job, or could not be started."""


class _Done(NamedTuple):
    """The answer of a job, and the seconds of a processor that it took."""

    answer: Any
    seconds: float


class _Failed(NamedTuple):
    """The exception of a job."""

    error: Exception


class SupervisedProcess:
    """One child process, started for its first job.

    A thread waits for the answer.  A process that exceeds the time limit of a job is killed with SIGKILL, which also
    ends one that is stopped; the next job starts another.  It ends with its parent.
    """

    def __init__(self, name: str, nice: int = 0) -> None:
        self.name = name
        self.nice = nice
        self.killed = 0  # because they exceeded a time limit
        self.died = 0  # of their own, or killed by somebody else
        self.seconds = 0.0  # of a processor that the last job took; of a killed one, its time limit
        self._child: BaseProcess | None = None
        self._pipe: Connection | None = None
        self._thread = ThreadPoolExecutor(1, f"fathom-{name}")
        self._lock = threading.Lock()  # of the child, while it is started, killed or removed
        self._is_late = False
        self._is_closed = False

    @property
    def pid(self) -> int | None:
        """The id of the process; None while there is none."""
        return None if self._child is None else self._child.pid

    async def run(self, job: Callable[[T], Any], argument: T, seconds: float) -> Any:
        """Run a job; raises its exception, TimeoutError after the time limit, or ProcessDied."""
        if self._child is None:
            await self._exchange(_start, self.nice, START_SECONDS)
        return await self._exchange(job, argument, seconds)

    async def _exchange(self, job: Callable[[T], Any], argument: T, seconds: float) -> Any:
        loop = asyncio.get_running_loop()
        self._is_late = False
        limit = loop.call_later(seconds, self._expire)
        try:
            done = await loop.run_in_executor(self._thread, self._ask, job, argument)
        except (EOFError, OSError) as error:
            limit.cancel()
            await loop.run_in_executor(self._thread, self._stop)
            if self._is_late:
                self.killed += 1
                self.seconds = seconds
                log.warning("a process for %s took more than %g seconds and was killed", self.name, seconds)
                raise TimeoutError(f"a process for {self.name} took more than {seconds:g} seconds") from None
            self.died += 1
            log.warning("a process for %s has died (%r)", self.name, error)
            raise ProcessDied(f"a process for {self.name} has died") from None
        finally:
            limit.cancel()
        self.seconds = done.seconds
        if isinstance(done.answer, _Failed):
            try:
                raise done.answer.error
            finally:
                del done  # the error knows this frame: a cycle
        return done.answer

    def _expire(self) -> None:
        self._is_late = True
        self._kill()

    def close(self) -> None:
        """Kill the process, whatever it is doing."""
        self._is_closed = True
        self._kill()
        self._thread.submit(self._stop)
        self._thread.shutdown()

    def _kill(self) -> None:
        with self._lock:
            if self._child is not None:
                self._child.kill()

    # --- In the thread ---

    def _ask(self, job: Callable[[T], Any], argument: T) -> _Done:
        if self._pipe is None:
            self._begin()
        assert self._pipe is not None, "the process has begun"
        self._pipe.send((job, argument))
        done: _Done = self._pipe.recv()
        return done

    def _begin(self) -> None:
        context: Any = multiprocessing.get_context(START_METHOD)
        with self._lock:
            if self._is_late or self._is_closed:
                raise EOFError("there is no time to start a process")
            self._pipe, its_end = context.Pipe()
            child = context.Process(target=_work, args=(its_end,), name=f"fathom-{self.name}", daemon=True)
            try:
                child.start()
            finally:
                its_end.close()  # the end of the process is noticed only if nobody else holds its end
            self._child = child

    def _stop(self) -> None:
        with self._lock:
            if self._child is not None:
                self._child.kill()
                self._child.join()
                self._child.close()
            if self._pipe is not None:
                self._pipe.close()
            self._child = self._pipe = None


# --- In the process ----------------------------------------------------------------------------------------------


def _start(nice: int) -> None:
    os.nice(nice)


def _work(pipe: Connection) -> None:
    """Do jobs until the parent is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which stops its processes itself
    signal.signal(signal.SIGTERM, signal.SIG_DFL)
    end_with_parent()
    has_worked = False
    while True:
        try:
            if has_worked and not pipe.poll(IDLE_SECONDS):
                release_memory()  # compilers and search trees leave much behind
            job, argument = pipe.recv()
        except EOFError:
            return
        has_worked = True
        began = time.process_time()
        try:
            answer = job(argument)
        except Exception as error:  # the caller handles it
            answer = _Failed(error)
        pipe.send(_Done(answer, time.process_time() - began))
