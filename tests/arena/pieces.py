"""Small work for tests of workers, wherever they run."""

import os
import threading
import time
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
