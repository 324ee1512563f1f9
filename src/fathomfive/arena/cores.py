"""Workers on the cores of this machine: this process, its threads, or other processes."""

import multiprocessing
import os
import signal
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED as FIRST
from concurrent.futures import Executor, Future, ProcessPoolExecutor, ThreadPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from functools import partial
from itertools import islice
from typing import Any

from fathomfive.arena.work import Call, Work, Workers
from fathomfive.kernel.child_process import end_with_parent
from fathomfive.kernel.errors import Refused


def check_cores(cores: int) -> int:
    """Check a number of cores."""
    most = os.cpu_count() or 1
    if not 1 <= cores <= most:
        raise Refused("bad_number", f"expected 1 to {most} cores on this machine, got {cores}")
    return cores


@contextmanager
def on_cores(work: Work, cores: int) -> Iterator[Workers]:
    """Give workers on cores of this machine, as soon as they are ready."""
    check_cores(cores)
    ready = work.ready()  # here first, so that other processes find the compiled code
    run = partial(work.run, ready)
    if work.threads:
        threads = ThreadPoolExecutor(cores)
        try:
            yield _Pool(work, cores, threads, run)
        finally:
            threads.shutdown(cancel_futures=True)
    elif cores == 1:
        yield _ThisProcess(work, run)
    else:
        with _processes(work, cores) as pool, _reporting():
            wait([pool.submit(_nothing) for _ in range(cores)])
            yield _Pool(work, cores, pool, _run)


class _ThisProcess:
    """One worker: the process that asks."""

    cores = 1

    def __init__(self, work: Work, run: Callable[..., Any]) -> None:
        self.work = work
        self.run = run

    def map(self, calls: Iterable[Call]) -> Iterator[Any]:
        return (self.work.reduced(self.run(*call)) for call in calls)


class _Pool:
    """Workers of a pool, which are given a few calls ahead."""

    def __init__(self, work: Work, cores: int, pool: Executor, run: Callable[..., Any]) -> None:
        self.work = work
        self.cores = cores
        self.pool = pool
        self.run = run

    def map(self, calls: Iterable[Call]) -> Iterator[Any]:
        waiting = iter(calls)
        running: set[Future[Any]] = {self.pool.submit(self.run, *call) for call in islice(waiting, 2 * self.cores)}
        while running:
            done, running = wait(running, return_when=FIRST)
            for _ in done:
                running |= {self.pool.submit(self.run, *call) for call in islice(waiting, 1)}
            for future in done:
                yield self.work.reduced(future.result())


# --- Processes ---------------------------------------------------------------------------------------------------

_work: tuple[Work, Any]  # of this process, and what it needs for that


@contextmanager
def _processes(work: Work, cores: int) -> Iterator[ProcessPoolExecutor]:
    """Start processes for some work; they are terminated at the end."""
    others = set(multiprocessing.active_children())
    pool = ProcessPoolExecutor(cores, multiprocessing.get_context("spawn"), initializer=_begin, initargs=(work,))
    try:
        yield pool
    finally:
        own = [child for child in multiprocessing.active_children() if child not in others]
        pool.shutdown(wait=False, cancel_futures=True)
        for child in own:  # a call that still runs may take minutes
            child.terminate()
        for child in own:
            child.join()


@contextmanager
def _reporting() -> Iterator[None]:
    try:
        yield
    except BrokenProcessPool:
        died = "a worker process died: a bot ended it, or memory ran out"
        raise Refused("worker_lost", died) from None


def _begin(work: Work) -> None:
    global _work
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is handled by the parent
    end_with_parent()
    _work = work, work.ready()


def _nothing() -> None:
    """Do nothing: the process that answers is ready."""


def _run(*call: Any) -> Any:
    work, ready = _work
    return work.run(ready, *call)
