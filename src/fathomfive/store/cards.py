"""Records of people and chat; those of matches, seats and events are in `session`."""

import time
from dataclasses import dataclass


def now() -> int:
    """Tell the time in milliseconds since 1970."""
    return time.time_ns() // 1_000_000


@dataclass(frozen=True)
class Person:
    """Somebody with a name."""

    person: str
    name: str


@dataclass(frozen=True)
class Line:
    """Something said at a table."""

    n: int
    person: str
    text: str
    at: int
    cmd_id: str
