"""Small jobs that tests run in a process."""

import os
import time

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
