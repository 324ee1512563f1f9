"""What the server and the command line need of a store: another database would implement these Protocols."""

import asyncio
from collections.abc import Callable, Sequence
from typing import Protocol

from fathomfive.session.cards import Card, Chair
from fathomfive.session.events import Event
from fathomfive.store.cards import Judged, Line, Person

OnChange = Callable[[str, int | None], None]  # a match and its last event; an empty match means any
Span = tuple[int, int]  # milliseconds since 1970, from and until


class PeopleStore(Protocol):
    """People and the secrets that identify them."""

    def welcome(self, name: str) -> tuple[Person, str]:
        """Add a person, and give the key that identifies them."""

    def who(self, key: str) -> Person | None:
        """Find the person with a key."""

    def names(self, of: set[str]) -> dict[str, str]:
        """Give the names of people."""

    def rename(self, person: str, name: str) -> None:
        """Change the name of a person."""

    def forget(self, person: str) -> None:
        """Delete the name and all keys of a person, and the names of guests on their device; the moves stay."""

    def link(self, person: str) -> str:
        """Make a secret that gives another device a key of this person, once and soon."""

    def follow(self, secret: str) -> tuple[Person, str]:
        """Exchange the secret of a link for a key."""


class CurveStore(Protocol):
    """Judgements of finished matches."""

    def of(self, match: str) -> list[Judged] | None:
        """Give the curve of a match, None if there is none yet."""

    def keep(self, match: str, points: list[Judged]) -> None:
        """Add the curve of a match unless there is one."""


class UptimeStore(Protocol):
    """When workers served."""

    def start(self, server: str, at: int) -> None:
        """Record that a worker starts to serve."""

    def heartbeat(self, server: str, at: int) -> None:
        """Record that a worker still serves."""

    def spans(self) -> list[Span]:
        """List the spans in which workers served."""


class Leases(Protocol):
    """What one worker has leased; all of it ends with the worker."""

    def acquire(self, match: str) -> bool:
        """Try to lease a match; False if another worker holds the lease."""

    def release(self, match: str) -> None:
        """End the lease of a match."""

    def close(self) -> None:
        """End all leases."""


class Subscription(Protocol):
    """Notifications that arrive until it is closed."""

    def close(self) -> None:
        """Stop the notifications."""


class MatchStore(Protocol):
    """Matches, their seats, events and chat.

    Methods may be called from any thread.  One that writes returns when the change is durable.
    """

    @property
    def people(self) -> PeopleStore:
        """People and their keys."""

    @property
    def curves(self) -> CurveStore:
        """Judgements of finished matches."""

    @property
    def uptime(self) -> UptimeStore:
        """When workers served."""

    @property
    def is_shared(self) -> bool:
        """Can several workers use it at once?"""

    @property
    def commits(self) -> int:
        """The number of transactions committed by this process."""

    def ping(self) -> None:
        """Return if the database answers, else raise Refused."""

    def close(self) -> None:
        """Finish pending writes and disconnect."""

    def open_leases(self) -> Leases:
        """Start a set of leases for one worker."""

    def listen(self, on_change: OnChange) -> Subscription:
        """Call back, from another thread, when another worker changes a match."""

    def create(self, card: Card, chairs: Sequence[Chair]) -> None:
        """Add a table."""

    def create_with_events(self, card: Card, chairs: Sequence[Chair], log: Sequence[Event]) -> None:
        """Add a match with all its events."""

    def card(self, match: str) -> Card:
        """Give the card of a match."""

    def chairs(self, match: str) -> list[Chair]:
        """List the seats of a match."""

    def load_match(self, match: str) -> tuple[Card, list[Chair], list[Event]]:
        """Give the card, the seats and the events of a match from one snapshot."""

    def claim(self, match: str, person: str, secret: str) -> int:
        """Seat a person by the secret of a seat, and give the seat."""

    def sit(self, match: str, seat: int, person: str) -> None:
        """Seat a person on a free chair of a table that has not started."""

    def stand_up(self, match: str, person: str) -> None:
        """Free the seats of a person at a table that has not started."""

    def mark_seen(self, match: str, seat: int, seq: int) -> None:
        """Record the last event that was sent to the person of a seat."""

    def listed(self) -> list[Card]:
        """List the newest public tables that are not over."""

    def matches_of_person(self, person: str) -> list[Card]:
        """List the newest matches that a person plays or hosts."""

    def running(self) -> list[str]:
        """List the matches that have started, are not over and were not opened from a file."""

    def all_matches(self) -> list[str]:
        """List all matches, the oldest first."""

    def append(self, match: str, expected: int, new: Sequence[Event], ended: bool = False) -> None:
        """Append events after number `expected`, all or none; refused as `stale` if there are others already."""

    def append_soon(
        self, match: str, expected: int, new: Sequence[Event], ended: bool = False
    ) -> "asyncio.Future[None]":
        """Append events as `append` does, without blocking the running event loop."""

    def since(self, match: str, seq: int = 0) -> list[Event]:
        """List the events after a number."""

    def say(self, match: str, person: str, text: str, cmd_id: str) -> Line:
        """Add a line of chat; a repeated command gives the same line."""

    def chat(self, match: str, after: int = 0) -> list[Line]:
        """List the lines of chat after a number."""
