"""Work on several cores: processes, and calls that run in parallel."""

import multiprocessing
import os
import signal
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED as FIRST
from concurrent.futures import Executor, Future, ProcessPoolExecutor, wait
from contextlib import contextmanager
from itertools import islice
from typing import Any

from fathomfive.kernel.child_process import end_with_parent
from fathomfive.kernel.errors import Refused


def check_cores(cores: int) -> int:
    """Check a number of cores."""
    most = os.cpu_count() or 1
    if not 1 <= cores <= most:
        raise Refused("bad_number", f"expected 1 to {most} cores on this machine, got {cores}")
    return cores


@contextmanager
def processes(cores: int, begin: Callable[..., object], *args: Any) -> Iterator[ProcessPoolExecutor]:
    """Start processes that call `begin` with these arguments; they are terminated at the end."""
    others = set(multiprocessing.active_children())
    pool = ProcessPoolExecutor(cores, multiprocessing.get_context("spawn"), initializer=_begin, initargs=(begin, *args))
    try:
        yield pool
    finally:
        own = [child for child in multiprocessing.active_children() if child not in others]
        pool.shutdown(wait=False, cancel_futures=True)
        for child in own:  # a call that still runs may take minutes
            child.terminate()
        for child in own:
            child.join()


def _begin(begin: Callable[..., object], *args: Any) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is handled by the parent
    end_with_parent()
    begin(*args)


def in_parallel(pool: Executor, cores: int, calls: Iterator[tuple[Any, ...]]) -> Iterator[Any]:
    """Run calls (a function and its arguments) in a pool, a few ahead, and yield results as they complete."""
    running: set[Future[Any]] = {pool.submit(*call) for call in islice(calls, 2 * cores)}
    while running:
        done, running = wait(running, return_when=FIRST)
        for _ in done:
            running |= {pool.submit(*call) for call in islice(calls, 1)}
        for future in done:
            yield future.result()
