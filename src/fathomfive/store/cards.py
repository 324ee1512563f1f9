"""What the store hands out: plain records of a match, its seats, its events and its people."""

import time
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any


def now() -> int:
    """Tell the time in milliseconds since 1970."""
    return time.time_ns() // 1_000_000


@dataclass(frozen=True)
class Card:
    """What was agreed on before a match."""

    match: str
    game: str
    rules: int
    seats: int
    options: Mapping[str, str]
    settings: Mapping[str, Any] = field(default_factory=dict)
    listed: bool = False
    host: str | None = None
    made: int = 0
    started: int | None = None
    ended: int | None = None

    @property
    def is_open(self) -> bool:
        """Does it come from a file that somebody opened to look at?  Nobody plays it, and nothing of it is hidden."""
        return bool(self.settings.get("opened"))

    @property
    def may_be_looked_through(self) -> bool:
        """May anyone who knows its name see all of it?"""
        return self.is_open or (self.ended is not None and bool(self.settings.get("replay", True)))


@dataclass(frozen=True)
class Chair:
    """Who sits on a seat: a bot of a level, a person, or nobody yet."""

    seat: int
    bot: str | None = None
    person: str | None = None
    link: str | None = None  # hash of the secret that claims it
    external: bool = False  # the person is a program, which agrees to whatever the others agree to
    seen: int | None = None  # the last event the person was told before leaving


@dataclass(frozen=True)
class Event:
    """Something that happened at a table."""

    seq: int
    kind: str  # start, move, undo, ask, agree, decline, hand-over
    at: int
    seat: int | None = None  # who did it; TABLE for an outcome
    move: int | None = None  # a move's number; of an undo and of who asks for one, the seq to go back to
    word: str | None = None  # of a hand-over, the level of the bot that plays now; None is the person
    cmd_id: str | None = None
    fingerprint: str | None = None


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
