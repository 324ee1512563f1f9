"""Small work for tests of workers, wherever they run."""

import os
import threading
import time
from collections.abc import Iterator
from pathlib import Path


def begin(factor: int) -> tuple[int, int]:
    return factor, os.getpid()


def multiply(ready: tuple[int, int], number: int) -> tuple[int, int, int]:
    factor, prepared = ready
    assert prepared == os.getpid(), "a worker is made ready in its own process"
    return factor * number, os.getpid(), threading.get_ident()


def product(result: tuple[int, int, int]) -> int:
    return result[0]


def nothing() -> None:
    pass


def die_at_three(ready: None, number: int) -> int:
    if number == 3:
        os._exit(1)
    return number


def open_log(log: Path) -> Path:
    return log


def slowly(log: Path, number: int) -> int:
    """Write down that a piece was begun, and take a moment."""
    with log.open("a") as out:
        out.write(f"{number}\n")
    time.sleep(0.1)
    return number


class Counted:
    """A thousand calls, and how many of them were taken."""

    def __init__(self) -> None:
        self.taken = 0

    def __iter__(self) -> Iterator[tuple[int]]:
        for n in range(1000):
            self.taken += 1
            yield (n,)
