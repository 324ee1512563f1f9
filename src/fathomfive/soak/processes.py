"""What the operating system says about processes."""

import time
from contextlib import suppress
from typing import NamedTuple

from fathomfive.kernel.errors import Refused

try:
    import psutil
except ImportError:
    raise Refused("no_psutil", "fathom soak needs psutil; install it with: pip install 'fathomfive[soak]'") from None


class Usage(NamedTuple):
    """What a process has used."""

    at: float
    seconds: float  # of a core
    megabytes: float  # resident now


def usage(pid: int) -> Usage | None:
    """Measure a process; None if it is gone."""
    try:
        process = psutil.Process(pid)
        times = process.cpu_times()
        return Usage(time.perf_counter(), times.user + times.system, process.memory_info().rss / 2**20)
    except psutil.Error:
        return None


def workers_of(parent: int) -> list[int]:
    """List the worker processes of a server; none if it has a single process."""
    found = []
    with suppress(psutil.Error):
        for child in psutil.Process(parent).children():
            with suppress(psutil.Error):
                is_worker = any("spawn_main" in word for word in child.cmdline())
                if is_worker and child.status() != psutil.STATUS_ZOMBIE:
                    found.append(child.pid)
    return found
