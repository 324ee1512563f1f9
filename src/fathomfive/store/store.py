"""The store: matches, their seats, events and chat in SQLite or PostgreSQL."""

import asyncio
from collections.abc import Collection, Mapping, Sequence
from typing import Any, TypeVar

import msgspec
import sqlalchemy as sa

from fathomfive.kernel.errors import Refused
from fathomfive.session.cards import Card, Chair
from fathomfive.session.events import Event
from fathomfive.store import seating
from fathomfive.store.cards import Line
from fathomfive.store.channels import Channels
from fathomfive.store.chat import CHAT_SINCE, DELETED_LINES, add_line, line_of, newest
from fathomfive.store.checkpoint import Checkpointer
from fathomfive.store.company import Company
from fathomfive.store.conduct import Conduct
from fathomfive.store.creation import create_match, create_rematch
from fathomfive.store.curves import Curves
from fathomfive.store.damage import Damaged, DamageLog
from fathomfive.store.database import database_errors, default_url, is_sqlite, open_database, snapshot
from fathomfive.store.event_log import Append, insert_events, read_events
from fathomfive.store.invitations import Invitations
from fathomfive.store.leases import AdvisoryLeases, SoleLeases
from fathomfive.store.notify import AuditPoller, Listener
from fathomfive.store.passkeys import Passkeys
from fathomfive.store.people import People
from fathomfive.store.port import Leases, OnChange, Subscription
from fathomfive.store.presence import Presence
from fathomfive.store.sanctions import Sanctions
from fathomfive.store.schema import hidden, matches, metadata, seats
from fathomfive.store.turns import Turns
from fathomfive.store.uptime import Uptime
from fathomfive.store.vacations import Vacations
from fathomfive.store.writer import Writer

T = TypeVar("T")

DAY = 24 * 3600 * 1000  # milliseconds
MAX_LISTED = 100  # the longest list of matches


class Store:
    """One database, as the port `MatchStore` describes it."""

    def __init__(self, url: str | None = None, *, keep_old: bool = True) -> None:
        self.engine = open_database(url or default_url(), keep_old)
        self.writer = Writer(self.engine)
        self._checkpointer = None if self.is_shared else Checkpointer(self.engine, self.writer)
        self.damage = DamageLog()
        self.people = People(self.engine, self.writer, self.checkpoint)
        self.passkeys = Passkeys(self.engine, self.writer)
        self.presence = Presence(self.engine, self.writer)
        self.conduct = Conduct(self.engine, self.writer)
        self.invitations = Invitations(self.engine, self.writer)
        self.company = Company(self.engine, self.writer)
        self.curves = Curves(self.engine, self.writer)
        self.uptime = Uptime(self.engine, self.writer)
        self.sanctions = Sanctions(self.engine)
        self.turns = Turns(self.engine, self.writer)
        self.channels = Channels(self.engine, self.writer)
        self.vacations = Vacations(self.engine, self.writer)

    @property
    def is_shared(self) -> bool:
        """Can several workers use it at once?  Not with SQLite."""
        return not is_sqlite(self.engine)

    @property
    def commits(self) -> int:
        """The number of transactions committed by this process."""
        return self.writer.commits

    def ping(self) -> None:
        """Return if the database answers and has every table and column that is used here."""
        with database_errors(self.engine), self.engine.connect() as connection:
            for table in metadata.sorted_tables:  # a newer version of the program may have removed something
                connection.execute(sa.select(table).where(sa.false()))

    def open_leases(self) -> Leases:
        """Start a set of leases for one worker."""
        return AdvisoryLeases(self.engine) if self.is_shared else SoleLeases()

    def listen(self, on_change: OnChange) -> Subscription:
        """Call back, from another thread, when another process changes a match or the host acts."""
        return Listener(self.engine, on_change) if self.is_shared else AuditPoller(self.engine, on_change)

    def checkpoint(self) -> None:
        """Copy the whole WAL of SQLite into its file and empty it: the file can be moved, and deleted rows are gone."""
        if self.is_shared:
            return
        with database_errors(self.engine), self.engine.connect() as connection:
            connection.exec_driver_sql("COMMIT")  # a checkpoint cannot run inside a transaction
            connection.exec_driver_sql("PRAGMA wal_checkpoint(TRUNCATE)")
            connection.exec_driver_sql("BEGIN")

    def close(self) -> None:
        """Finish pending writes and disconnect."""
        self.writer.close()
        if self._checkpointer is not None:
            self._checkpointer.close()
        self.engine.dispose()

    def __enter__(self) -> "Store":
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    # --- Cards and seats ---

    def create(self, card: Card, chairs: Sequence[Chair], *, most: int | None = None) -> None:
        """Add a table, unless its host has `most` tables that are not over."""
        self.writer.do(lambda c: create_match(c, card, chairs, most))

    def create_with_events(
        self, card: Card, chairs: Sequence[Chair], log: Sequence[Event], *, most: int | None = None
    ) -> None:
        """Add a match with all its events, unless its host has `most` tables that are not over."""

        def job(c: sa.Connection) -> None:
            create_match(c, card, chairs, most)
            insert_events(c, [Append(card.match, 0, log)])

        self.writer.do(job)

    def create_rematch(
        self, match: str, card: Card, chairs: Sequence[Chair], invited: Mapping[int, str], *, most: int | None = None
    ) -> str:
        """Add the table that follows a match, once, with seats kept for people; give its name."""
        return self.writer.do(lambda c: create_rematch(c, match, card, chairs, invited, most))

    def card(self, match: str) -> Card:
        """Give the card of a match."""
        with self.damage.reading(), database_errors(self.engine), self.engine.connect() as connection:
            return _card(connection, match)

    def chairs(self, match: str) -> list[Chair]:
        """List the seats of a match."""
        with self.damage.reading(), database_errors(self.engine), self.engine.connect() as connection:
            return _chairs(connection, match)

    def load_match(self, match: str) -> tuple[Card, list[Chair], list[Event]]:
        """Give the card, the seats and the events of a match from one snapshot."""
        with self.damage.reading(), snapshot(self.engine) as connection:
            return _card(connection, match), _chairs(connection, match), read_events(connection, match, 0)

    def claim(self, match: str, person: str, secret: str) -> int:
        """Seat a person by the secret of a seat, and give the seat; the same person may claim it again."""
        return self.writer.do(lambda c: seating.claim(c, match, person, secret))

    def sit(self, match: str, seat: int, person: str) -> None:
        """Seat a person on a free chair of a table that has not started."""
        self.writer.do(lambda c: seating.sit(c, match, seat, person))

    def stand_up(self, match: str, person: str) -> None:
        """Free the seats of a person at a table that has not started."""
        self.writer.do(lambda c: seating.stand_up(c, match, person))

    def kick(self, match: str, seat: int, secret: str) -> None:
        """Free a seat of a table that has not started; from now on another secret claims it."""
        self.writer.do(lambda c: seating.kick(c, match, seat, secret))

    def fill_with_bots(self, match: str, bot: str) -> None:
        """Seat a bot on every free chair of a table that has not started."""
        self.writer.do(lambda c: seating.fill_with_bots(c, match, bot))

    def find_quick(self, game: str, size: int, person: str) -> str | None:
        """Seat a person at a table that waits for anybody, and give its name; None if there is none."""
        return self.writer.do(lambda c: seating.find_quick(c, game, size, person))

    def listed(self) -> list[Card]:
        """List the newest public tables that are not over."""
        public = matches.c.listed & matches.c.ended.is_(None)
        return self._cards(sa.select(matches).where(public).order_by(*_NEWEST).limit(MAX_LISTED))

    def chairs_of(self, names: Collection[str]) -> dict[str, list[Chair]]:
        """List the seats of several matches, by match."""
        found: dict[str, list[Chair]] = {name: [] for name in names}
        query = sa.select(seats).where(seats.c.match.in_(names)).order_by(seats.c.match, seats.c.seat)
        for row in self._rows(query):
            try:
                found[row["match"]].append(_read(Chair, row["match"], row))
            except Damaged as damaged:
                self.damage.report(damaged)
        return found

    def left_alone(self, before: int) -> list[str]:
        """List the public tables that wait for a start although their host was last there before a time."""
        host = (
            sa.select(sa.func.max(sa.func.coalesce(seats.c.here, matches.c.made)))
            .where((seats.c.match == matches.c.match) & (seats.c.person == matches.c.host))
            .correlate(matches)
            .scalar_subquery()
        )
        waits = matches.c.listed & matches.c.started.is_(None) & matches.c.ended.is_(None)
        alone = sa.func.coalesce(host, matches.c.made + DAY) < before  # a host without a seat cannot be seen
        query = sa.select(matches.c.match).where(waits & alone).limit(MAX_LISTED)
        return [row["match"] for row in self._rows(query)]

    def matches_of_person(self, person: str) -> list[Card]:
        """List the newest matches that a person plays or hosts."""
        there = sa.select(seats.c.match).where(seats.c.person == person)
        own = matches.c.match.in_(there) | (matches.c.host == person)
        own &= matches.c.match.not_in(sa.select(hidden.c.match).where(hidden.c.person == person))
        return self._cards(sa.select(matches).where(own).order_by(*_NEWEST).limit(MAX_LISTED))

    def running(self) -> list[str]:
        """List the matches that have started, are not over and were not opened from a file."""
        going = matches.c.started.is_not(None) & matches.c.ended.is_(None)
        return [card.match for card in self._cards(sa.select(matches).where(going)) if not card.is_open]

    def all_matches(self) -> list[str]:
        """List all matches, the oldest first."""
        return [
            row["match"] for row in self._rows(sa.select(matches.c.match).order_by(matches.c.made, matches.c.match))
        ]

    # --- Events ---

    def append(self, match: str, expected: int, new: Sequence[Event], ended: bool = False) -> None:
        """Append events after number `expected`, all or none; refused as `stale` if there are others already."""
        self.writer.append(_append(match, expected, new, ended))

    def append_async(
        self, match: str, expected: int, new: Sequence[Event], ended: bool = False
    ) -> "asyncio.Future[None]":
        """Append events as `append` does, without blocking the running event loop."""
        return self.writer.append_async(_append(match, expected, new, ended))

    def start(self, match: str, expected: int, new: Sequence[Event], ended: bool = False) -> None:
        """Append the start of a match as `append` does; refused if a seat is free by now."""
        self.writer.do(lambda c: seating.start(c, _append(match, expected, new, ended)))

    def since(self, match: str, seq: int = 0) -> list[Event]:
        """List the events after a number."""
        with database_errors(self.engine), self.engine.connect() as connection:
            return read_events(connection, match, seq)

    # --- Chat ---

    def say(self, match: str, person: str, text: str, cmd_id: str) -> Line:
        """Add a line of chat; a repeated command gives the same line."""
        return self.writer.do(lambda c: add_line(c, match, person, text, cmd_id))

    def chat(self, match: str, after: int = 0) -> list[Line]:
        """List the lines of chat after a number."""
        return [line_of(row) for row in self._rows(CHAT_SINCE, of=match, after=after)]

    def deleted_lines(self, match: str) -> frozenset[int]:
        """Give the numbers of the lines of chat that were deleted."""
        return frozenset(row["n"] for row in self._rows(DELETED_LINES, of=match))

    def newest_lines(
        self, match: str, most: int, *, before: int | None = None, without: Collection[str] = ()
    ) -> list[Line]:
        """List the newest lines of chat, the oldest first: before a line, and without those of some people."""
        return [line_of(row) for row in reversed(self._rows(newest(match, most, before, without)))]

    def _cards(self, query: sa.Select[Any]) -> list[Card]:
        """Read cards; damaged ones are reported and left out."""
        cards = []
        for row in self._rows(query):
            try:
                cards.append(_read(Card, str(row["match"]), row))
            except Damaged as damaged:
                self.damage.report(damaged)
        return cards

    def _rows(self, query: sa.Select[Any], **given: Any) -> list[dict[str, Any]]:
        with database_errors(self.engine), self.engine.connect() as connection:
            return [dict(row) for row in connection.execute(query, given).mappings()]


_NEWEST = (matches.c.made.desc(), matches.c.match)

# The queries for every visitor of a table are built once: building them takes longer than running them.
_OF: sa.BindParameter[str] = sa.bindparam("of")
_CARD = sa.select(matches).where(matches.c.match == _OF)
_CHAIRS = sa.select(seats).where(seats.c.match == _OF).order_by(seats.c.seat)


def _card(c: sa.Connection, match: str) -> Card:
    found = c.execute(_CARD, {"of": match}).mappings().first()
    if found is None:
        raise Refused("no_such_match", f"there is no match '{match[:40]}'")
    return _read(Card, match, dict(found))


def _chairs(c: sa.Connection, match: str) -> list[Chair]:
    rows = c.execute(_CHAIRS, {"of": match}).mappings()
    return [_read(Chair, match, dict(row)) for row in rows]


def _read(kind: type[T], match: str, row: dict[str, Any]) -> T:
    """Read a record of a match, and check the type of every field: a file may have been changed by another program."""
    try:
        return msgspec.convert({str(column): value for column, value in row.items()}, kind)
    except msgspec.ValidationError as error:
        raise Damaged(match, f"{kind.__name__.lower()}: {error}") from None


def _append(match: str, expected: int, new: Sequence[Event], ended: bool) -> Append:
    assert [event.seq for event in new] == list(range(expected + 1, expected + 1 + len(new))), "no gaps"
    return Append(match, expected, new, ended)
