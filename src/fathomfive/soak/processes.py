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


class Footprint(NamedTuple):
    """What a server with all its processes holds at one moment."""

    megabytes: float  # resident
    descriptors: int  # that are no files of the disk: sockets, pipes


def footprint(pid: int) -> Footprint:
    """Measure a server and all its child processes."""
    megabytes, descriptors = 0.0, 0
    for process in (psutil.Process(pid), *psutil.Process(pid).children(recursive=True)):
        with suppress(psutil.Error):
            megabytes += process.memory_info().rss / 2**20
            descriptors += process.num_fds() - len(process.open_files())
    return Footprint(megabytes, descriptors)


def clients_of(pid: int, port: int) -> set[tuple[str, int]]:
    """List the addresses and ports of the clients whose connections a server still holds, whatever the clients did."""
    with suppress(psutil.Error):
        return {
            (found.raddr.ip, found.raddr.port)
            for found in psutil.Process(pid).net_connections("tcp")
            if found.laddr.port == port and found.raddr
        }
    return set()
