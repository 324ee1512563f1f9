"""Records of alerts: whose turn it is, and where people want to be told."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal, NamedTuple

TurnKind = Literal["turn", "over"]


class Turn(NamedTuple):
    """It is a person's turn at a match since an event, or the match is over since then."""

    match: str
    person: str
    kind: TurnKind
    seq: int
    at: int


class TableTurns(NamedTuple):
    """The turns that there are at a match after its last known event."""

    match: str
    head: int
    turns: Sequence[Turn]


class Waiting(NamedTuple):
    """A match at which it is a person's turn."""

    match: str
    game: str
    at: int


@dataclass(frozen=True)
class PushSubscription:
    """Where a browser receives messages, and the keys that they are encrypted with."""

    subscription: str
    person: str
    device: str  # the name of the key of the browser
    endpoint: str
    p256dh: str
    auth: str
    lang: str
    made: int


@dataclass(frozen=True)
class MailAddress:
    """The address of a person, how often it is written to, and the secret that ends that."""

    person: str
    address: str
    mode: str  # each, hour, day
    lang: str
    made: int
    confirmed: int | None
    stop: str
    digested: int
