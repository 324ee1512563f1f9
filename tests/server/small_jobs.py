"""Small jobs that tests run in a process."""

import os
import time

import psutil

from fathomfive.kernel.errors import Refused


def where(_: object) -> tuple[int, int]:
    """Say which process runs this, and its priority number."""
    return os.getpid(), os.nice(0)


def burn(seconds: float) -> bytes:
    """Use a processor for some time."""
    end = time.process_time() + seconds
    while time.process_time() < end:
        pass
    return b"done"


def hang(_: object) -> None:
    """Do nothing for longer than any test takes."""
    time.sleep(1000)


def refuse(words: str) -> None:
    """Refuse."""
    raise Refused("bad_seq", words)


_kept: list[bytes] = []


def leave_gaps(megabytes: int) -> tuple[float, float]:
    """Fill the heap with small blocks, free all but a few, and give the megabytes of the process before and then."""
    before = _own_megabytes()
    blocks = [bytes(50_000) for _ in range(megabytes * 2**20 // 50_000)]
    _kept.extend(blocks[::100])
    _kept.append(blocks[-1])  # the end of the heap stays in use, so nothing is given back by itself
    del blocks
    return before, _own_megabytes()


def _own_megabytes() -> float:
    return float(psutil.Process().memory_info().rss) / 2**20
