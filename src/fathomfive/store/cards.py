"""Records of people, chat and judgements; those of matches, seats and events are in `session`."""

import time
from dataclasses import dataclass


def now() -> int:
    """Give the time in milliseconds since 1970."""
    return time.time_ns() // 1_000_000


@dataclass(frozen=True)
class Person:
    """A person with a name."""

    person: str
    name: str


@dataclass(frozen=True)
class Line:
    """A line of chat at a table."""

    n: int
    person: str
    text: str
    at: int
    cmd_id: str


@dataclass(frozen=True)
class Judged:
    """A bot's judgement of one decision, from what the deciding seat could know."""

    seq: int  # the event of the decision
    seat: int  # the seat that decided
    wins: list[float]  # the expected share of a win by side, before the decision
    win: float | None  # after the move that was made; None if the bot did not try it
    best: int  # the move that the bot prefers
    best_win: float | None
