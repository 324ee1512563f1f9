"""What the server and the command line need of a store: another database would implement these Protocols."""

import asyncio
from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Protocol

from fathomfive.session.cards import Card, Chair
from fathomfive.session.events import Event
from fathomfive.store.alert_port import ChannelStore, Span, TurnStore, VacationStore
from fathomfive.store.cards import (
    Device,
    Forgotten,
    Invitation,
    Judged,
    Line,
    Opponent,
    Passkey,
    Person,
    Result,
    Sanction,
)
from fathomfive.store.damage import DamageLog
from fathomfive.store.personal_data import PersonalRows

OnChange = Callable[[str, int | None], None]  # a match (or any, or what notify.py marks), and its last event


class PeopleStore(Protocol):
    """People and the secrets that identify them."""

    def welcome(self, name: str, device: str = "") -> tuple[Person, str]:
        """Add a person, and give the key that identifies them."""

    def who(self, key: str) -> Person | None:
        """Find the person with a key, and record the day of its use; a key expires a year after its last use."""

    def names(self, of: set[str]) -> dict[str, str]:
        """Give the names of people."""

    def rename(self, person: str, name: str) -> None:
        """Change the name of a person."""

    def forget(self, person: str) -> Forgotten:
        """Delete a person for good: keys, name, chat, reports; moves stay, without a name."""

    def data(self, person: str) -> PersonalRows:
        """Read everything that is stored about a person."""

    def devices(self, person: str) -> list[Device]:
        """List the keys of a person, the last used first."""

    def revoke(self, person: str, device: str) -> None:
        """Delete a key of a person by its name."""

    def revoke_others(self, person: str, device: str) -> list[str]:
        """Delete all keys and links of a person but the key with a name, and give the names of the deleted ones."""

    def valid_devices(self, names: set[str]) -> set[str]:
        """Give those names of keys that still exist."""

    def expire(self) -> int:
        """Delete the keys and links that have expired, and give their number."""

    def link(self, person: str) -> str:
        """Make a secret that gives another device a key of this person; it works once and expires."""

    def linked(self, secret: str) -> Person:
        """Give the person who made a link, which stays open."""

    def follow(self, secret: str, device: str = "") -> tuple[Person, str]:
        """Exchange the secret of a link for a key."""

    def add_key(self, person: str, device: str = "") -> tuple[Person, str]:
        """Give a person who proved their identity another key."""


class PresenceStore(Protocol):
    """When people were last connected to a table."""

    def arrive(self, match: str, person: str, at: int, *, is_new: bool) -> None:
        """Record that a person is connected, and notify other workers if the person was away."""

    def depart(
        self, match: str, person: str, at: int, seat: int | None, seen: int, *, looked: bool = True
    ) -> None:  # fmt: skip
        """Record that a person was connected, and perhaps looked, until now; and the last event sent to the seat."""

    def look(self, match: str, person: str, at: int) -> None:
        """Record that a person has looked at a table until now."""

    def looked(self, match: str, person: str) -> int:
        """Give when a person was last known to look at a table; 0 if never."""

    def renew(
        self, places: Sequence[tuple[str, str]], at: int, looking: Sequence[tuple[str, str]] = ()
    ) -> None:  # fmt: skip
        """Record that people are still connected, and that some look: each a match and a person who sits there."""

    def tell_watched(self, matches: Collection[str]) -> None:
        """Notify other workers of matches that somebody watches; nothing is recorded."""

    def last(self, matches: Collection[str]) -> dict[str, dict[int, int | None]]:
        """Give by match and seat when its person was last known to be connected."""


class ConductStore(Protocol):
    """Mutes and reports."""

    def mute(self, person: str, muted: str, on: bool) -> None:
        """Record that a person does not want to read another one, or does again."""

    def muted_by(self, people: Collection[str]) -> dict[str, frozenset[str]]:
        """Give the people whom each of some people does not want to read."""

    def report(self, match: str, reporter: str, about: str, text: str) -> None:
        """Keep a complaint about a person for the host of the server."""


class InvitationStore(Protocol):
    """Seats of tables that are kept for people."""

    def invite(self, match: str, seat: int, host: str, person: str) -> None:
        """Keep a free seat for a person."""

    def decline(self, match: str, person: str) -> None:
        """Give back the seats of a table that are kept for a person."""

    def at(self, match: str) -> dict[int, str]:
        """Give the people for whom seats of a table are kept, by seat."""

    def of(self, person: str) -> list[Invitation]:
        """List the tables that a person is invited to, the newest first."""


class CompanyStore(Protocol):
    """The people whom a person plays with, and the finished matches on their list."""

    def opponents(self, person: str) -> list[Opponent]:
        """List the people whom a person has played with: friends first, then the last opponents."""

    def befriend(self, person: str, friend: str, on: bool) -> None:
        """Record that a person likes to play with another one, or no longer does."""

    def hide(self, person: str, match: str) -> None:
        """Remove a finished match from the list of a person."""

    def results(self, names: Collection[str]) -> dict[str, Result]:
        """Give the results of matches that are known, by match."""

    def keep_result(self, match: str, result: Result) -> None:
        """Keep the result of a finished match."""


class PasskeyStore(Protocol):
    """Passkeys of people, and the challenges that are open."""

    def challenge(self, person: str | None) -> str:
        """Open a challenge, of a person or of a visitor who wants to sign in."""

    def take_challenge(self, secret: str, person: str | None) -> bool:
        """Close a challenge, and say whether it was open."""

    def add(self, passkey: Passkey) -> None:
        """Add a passkey."""

    def find(self, credential: str) -> Passkey | None:
        """Find a passkey by its id."""

    def of(self, person: str) -> list[Passkey]:
        """List the passkeys of a person, the oldest first."""

    def record_use(self, credential: str, sign_count: int) -> None:
        """Record that a passkey was used, and its counter."""

    def remove(self, person: str, credential: str) -> None:
        """Delete a passkey of a person."""


class CurveStore(Protocol):
    """Judgements of finished matches."""

    def of(self, match: str) -> list[Judged] | None:
        """Give the curve of a match, None if there is none yet, or only one that an earlier version judged."""

    def keep(self, match: str, points: list[Judged]) -> None:
        """Add the curve of a match unless there is one; one of an earlier version gives way."""


class UptimeStore(Protocol):
    """When workers served."""

    def start(self, server: str, at: int) -> None:
        """Record that a worker starts to serve."""

    def heartbeat(self, server: str, at: int) -> None:
        """Record that a worker still serves."""

    def spans(self) -> list[Span]:
        """List the spans in which workers served."""


class SanctionStore(Protocol):
    """Bans and mutes by the host of the server."""

    def active(self) -> list[Sanction]:
        """List the sanctions that have not ended."""


class Leases(Protocol):
    """The leases of one worker, which end with the worker."""

    def acquire(self, match: str) -> bool:
        """Try to lease a match; False if another worker holds the lease."""

    def release(self, match: str) -> None:
        """End the lease of a match."""

    def close(self) -> None:
        """End all leases."""


class Subscription(Protocol):
    """Notifications that arrive until it is closed."""

    @property
    def silence(self) -> float:
        """The seconds since the database last answered; 0 where no other worker changes it."""

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
    def presence(self) -> PresenceStore:
        """When people were last connected."""

    @property
    def conduct(self) -> ConductStore:
        """Mutes and reports."""

    @property
    def invitations(self) -> InvitationStore:
        """Seats that are kept for people."""

    @property
    def company(self) -> CompanyStore:
        """Friends, opponents and results."""

    @property
    def passkeys(self) -> PasskeyStore:
        """Passkeys and open challenges."""

    @property
    def curves(self) -> CurveStore:
        """Judgements of finished matches."""

    @property
    def uptime(self) -> UptimeStore:
        """When workers served."""

    @property
    def damage(self) -> DamageLog:
        """The damaged matches that were met so far."""

    @property
    def sanctions(self) -> SanctionStore:
        """Bans and mutes by the host of the server."""

    @property
    def turns(self) -> TurnStore:
        """Whose turn it is."""

    @property
    def channels(self) -> ChannelStore:
        """Where people want to be told of their turn."""

    @property
    def vacations(self) -> VacationStore:
        """Days in which the clocks of a person stand still."""

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
        """Call back, from another thread, when another process changes a match, revokes a key or acts as the host."""

    def create(self, card: Card, chairs: Sequence[Chair], *, most: int | None = None) -> None:
        """Add a table, unless its host has `most` tables that are not over."""

    def create_with_events(
        self, card: Card, chairs: Sequence[Chair], log: Sequence[Event], *, most: int | None = None
    ) -> None:
        """Add a match with all its events, unless its host has `most` tables that are not over."""

    def create_rematch(
        self, match: str, card: Card, chairs: Sequence[Chair], invited: Mapping[int, str], *, most: int | None = None
    ) -> str:
        """Add the table that follows a match, once, with seats kept for people; give its name."""

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

    def kick(self, match: str, seat: int, secret: str) -> None:
        """Free a seat of a table that has not started; from now on another secret claims it."""

    def fill_with_bots(self, match: str, bot: str) -> None:
        """Seat a bot on every free chair of a table that has not started."""

    def find_quick(self, game: str, size: int, person: str) -> str | None:
        """Seat a person at a table that waits for anybody, and give its name; None if there is none."""

    def chairs_of(self, names: Collection[str]) -> dict[str, list[Chair]]:
        """List the seats of several matches, by match."""

    def left_alone(self, before: int) -> list[str]:
        """List the public tables that wait for a start although their host was last there before a time."""

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

    def append_async(
        self, match: str, expected: int, new: Sequence[Event], ended: bool = False
    ) -> "asyncio.Future[None]":
        """Append events as `append` does, without blocking the running event loop."""

    def start(self, match: str, expected: int, new: Sequence[Event], ended: bool = False) -> None:
        """Append the start of a match as `append` does; refused if a seat is free by now."""

    def since(self, match: str, seq: int = 0) -> list[Event]:
        """List the events after a number."""

    def say(self, match: str, person: str, text: str, cmd_id: str) -> Line:
        """Add a line of chat; a repeated command gives the same line."""

    def chat(self, match: str, after: int = 0) -> list[Line]:
        """List the lines of chat after a number."""

    def deleted_lines(self, match: str) -> frozenset[int]:
        """Give the numbers of the lines of chat that were deleted."""

    def newest_lines(
        self, match: str, most: int, *, before: int | None = None, without: Collection[str] = ()
    ) -> list[Line]:
        """List the newest lines of chat, the oldest first: before a line, and without those of some people."""
