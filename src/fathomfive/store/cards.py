"""Records of people, sanctions, chat and judgements; those of matches, seats and events are in `session`."""

import time
from dataclasses import dataclass, field


def now() -> int:
    """Give the time in milliseconds since 1970."""
    return time.time_ns() // 1_000_000


@dataclass(frozen=True)
class Person:
    """A person with a name."""

    person: str
    name: str
    device: str = field(default="", compare=False)  # the name of the key that identified them


@dataclass(frozen=True)
class Device:
    """A key of a person: a browser or a program that acts for them."""

    name: str
    label: str  # such as "Firefox on Linux"
    made: int
    used: int  # the last use, to the day


@dataclass(frozen=True)
class Passkey:
    """The public part of a credential."""

    credential: str  # its id, base64url
    person: str
    public_key: str  # base64url
    sign_count: int
    name: str
    made: int
    used: int | None = None


@dataclass(frozen=True)
class Forgotten:
    """What was deleted when a person left for good."""

    devices: int
    passkeys: int
    lines: int  # of chat
    reports: int
    tables: list[str]  # that had not started: deleted
    freed: list[str]  # tables that had not started, where seats are free again
    running: list[str]  # matches where a bot plays on
    named: list[str]  # all other matches that they created or sat at
    talked: list[str]  # matches where they said something


@dataclass(frozen=True)
class Sanction:
    """A ban or a mute of a person, or a ban of a network."""

    sanction: str
    kind: str  # ban, mute
    person: str | None
    network: str | None
    reason: str
    made: int
    until: int | None  # None: for good
    keys: tuple[str, ...] = ()  # of a banned person, the hashes of their keys


@dataclass(frozen=True)
class Invitation:
    """A table where a seat is kept for a person."""

    match: str
    by: str  # the name of the person who invites
    made: int


@dataclass(frozen=True)
class Opponent:
    """A person whom somebody has played with, known by a seat of the last match they both played."""

    name: str
    match: str
    game: str
    seat: int
    last: int  # when that match was made
    games: int
    friend: bool


@dataclass(frozen=True)
class Result:
    """The result of a finished match, by seat."""

    points: list[int]
    ranks: list[int]


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
    """The judgement of one decision of a finished match; shares of a win are by side."""

    seq: int  # the event of the decision
    seat: int  # the seat that decided
    wins: list[float]  # before the decision
    chosen: list[float]  # after it, before the TABLE drew
    then: list[float]  # before the next decision, or the result
    error: float = 0.0  # the standard error of `wins` ...
    choice_error: float = 0.0  # ... of the change by the choice
    luck_error: float = 0.0  # ... and of that by the draw
    win: float | None = None  # where another move was clearly better, by what the seat could know: of the move made ...
    best: int | None = None  # ... the better move ...
    best_win: float | None = None  # ... its share ...
    best_error: float | None = None  # ... the standard error of the difference ...
    flaw: str | None = None  # ... and what kind of mistake it was
