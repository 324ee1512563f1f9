"""The store: matches, their seats, events and chat in SQLite or PostgreSQL."""

import asyncio
from collections.abc import Sequence
from dataclasses import asdict
from typing import Any

import sqlalchemy as sa

from fathomfive.kernel.errors import Refused
from fathomfive.session.cards import Card, Chair
from fathomfive.session.events import Event
from fathomfive.store.cards import Line, now
from fathomfive.store.checkpoint import Checkpointer
from fathomfive.store.curves import Curves
from fathomfive.store.database import database_errors, default_url, is_sqlite, open_database, snapshot
from fathomfive.store.event_log import COLUMNS, Append, stale
from fathomfive.store.leases import AdvisoryLeases, SoleLeases
from fathomfive.store.notify import Listener, NoListener, notify
from fathomfive.store.people import People
from fathomfive.store.port import Leases, OnChange, Subscription
from fathomfive.store.schema import chat, events, matches, seats
from fathomfive.store.secret import hashed
from fathomfive.store.uptime import Uptime
from fathomfive.store.writer import Writer

MAX_LISTED = 100  # the longest list of matches


class Store:
    """One database, as the port `MatchStore` describes it."""

    def __init__(self, url: str | None = None) -> None:
        self.engine = open_database(url or default_url())
        self.writer = Writer(self.engine)
        self._checkpointer = None if self.is_shared else Checkpointer(self.engine, self.writer)
        self.people = People(self.engine, self.writer)
        self.curves = Curves(self.engine, self.writer)
        self.uptime = Uptime(self.engine, self.writer)

    @property
    def is_shared(self) -> bool:
        """Can several workers use it at once?  Not with SQLite."""
        return not is_sqlite(self.engine)

    @property
    def commits(self) -> int:
        """The number of transactions committed by this process."""
        return self.writer.commits

    def ping(self) -> None:
        """Return if the database answers."""
        with database_errors(self.engine), self.engine.connect() as connection:
            connection.execute(sa.select(1))

    def open_leases(self) -> Leases:
        """Start a set of leases for one worker."""
        return AdvisoryLeases(self.engine) if self.is_shared else SoleLeases()

    def listen(self, on_change: OnChange) -> Subscription:
        """Call back, from another thread, when another worker changes a match."""
        return Listener(self.engine, on_change) if self.is_shared else NoListener()

    def checkpoint(self) -> None:
        """Copy the whole WAL of SQLite into its file, so that the file can be moved."""
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

    def create(self, card: Card, chairs: Sequence[Chair]) -> None:
        """Add a table."""
        self.writer.do(lambda c: self._create(c, card, chairs))

    def create_with_events(self, card: Card, chairs: Sequence[Chair], log: Sequence[Event]) -> None:
        """Add a match with all its events."""

        def job(c: sa.Connection) -> None:
            self._create(c, card, chairs)
            c.execute(
                events.insert(),
                [
                    {"match": card.match, **{column: getattr(event, name) for name, column in COLUMNS.items()}}
                    for event in log
                ],
            )

        self.writer.do(job)

    def _create(self, c: sa.Connection, card: Card, chairs: Sequence[Chair]) -> None:
        assert [chair.seat for chair in chairs] == list(range(card.seats)), "every seat has its chair"
        if c.scalar(sa.select(matches.c.match).where(matches.c.match == card.match)) is not None:
            raise Refused("exists", f"there is a match {card.match} already")
        c.execute(matches.insert(), asdict(card))
        c.execute(seats.insert(), [{"match": card.match, **asdict(chair)} for chair in chairs])

    def card(self, match: str) -> Card:
        """Give the card of a match."""
        with database_errors(self.engine), self.engine.connect() as connection:
            return _card(connection, match)

    def chairs(self, match: str) -> list[Chair]:
        """List the seats of a match."""
        with database_errors(self.engine), self.engine.connect() as connection:
            return _chairs(connection, match)

    def load_match(self, match: str) -> tuple[Card, list[Chair], list[Event]]:
        """Give the card, the seats and the events of a match from one snapshot."""
        with snapshot(self.engine) as connection:
            return _card(connection, match), _chairs(connection, match), _since(connection, match, 0)

    def claim(self, match: str, person: str, secret: str) -> int:
        """Seat a person by the secret of a seat, and give the seat; the same person may claim it again."""

        def job(c: sa.Connection) -> int:
            link = (seats.c.match == match) & (seats.c.link == hashed(secret))
            free = seats.c.person.is_(None) | (seats.c.person == person)
            if not c.execute(seats.update().where(link & free).values(person=person)).rowcount:
                if c.scalar(sa.select(seats.c.seat).where(link)) is None:
                    raise Refused("no_such_seat", "this link does not belong to a seat of this table")
                raise Refused("seat_taken", "somebody else has taken this seat")
            notify(c, match)
            return int(c.execute(sa.select(seats.c.seat).where(link)).scalar_one())

        return self.writer.do(job)

    def sit(self, match: str, seat: int, person: str) -> None:
        """Seat a person on a free chair of a table that has not started."""

        def job(c: sa.Connection) -> None:
            chair = (seats.c.match == match) & (seats.c.seat == seat) & seats.c.bot.is_(None)
            waits = sa.exists().where((matches.c.match == match) & matches.c.started.is_(None))
            free = seats.c.person.is_(None) | (seats.c.person == person)
            if not c.execute(seats.update().where(chair & free & waits).values(person=person)).rowcount:
                raise Refused("seat_taken", f"seat {seat + 1} is not free")
            notify(c, match)

        self.writer.do(job)

    def stand_up(self, match: str, person: str) -> None:
        """Free the seats of a person at a table that has not started."""

        def job(c: sa.Connection) -> None:
            waits = sa.exists().where((matches.c.match == match) & matches.c.started.is_(None))
            own = (seats.c.match == match) & (seats.c.person == person)
            if not c.execute(seats.update().where(own & waits).values(person=None)).rowcount:
                raise Refused("not_seated", "you do not sit at this table, or it has started")
            notify(c, match)

        self.writer.do(job)

    def mark_seen(self, match: str, seat: int, seq: int) -> None:
        """Record the last event that was sent to the person of a seat."""
        self.writer.do(lambda c: c.execute(_MARK_SEEN, {"of": match, "at": seat, "seq": seq}) and None)

    def listed(self) -> list[Card]:
        """List the newest public tables that are not over."""
        public = matches.c.listed & matches.c.ended.is_(None)
        return [
            Card(**row) for row in self._rows(sa.select(matches).where(public).order_by(*_NEWEST).limit(MAX_LISTED))
        ]

    def matches_of_person(self, person: str) -> list[Card]:
        """List the newest matches that a person plays or hosts."""
        there = sa.select(seats.c.match).where(seats.c.person == person)
        own = matches.c.match.in_(there) | (matches.c.host == person)
        return [Card(**row) for row in self._rows(sa.select(matches).where(own).order_by(*_NEWEST).limit(MAX_LISTED))]

    def running(self) -> list[str]:
        """List the matches that have started, are not over and were not opened from a file."""
        going = matches.c.started.is_not(None) & matches.c.ended.is_(None)
        cards = [Card(**row) for row in self._rows(sa.select(matches).where(going))]
        return [card.match for card in cards if not card.is_open]

    def all_matches(self) -> list[str]:
        """List all matches, the oldest first."""
        return [
            row["match"] for row in self._rows(sa.select(matches.c.match).order_by(matches.c.made, matches.c.match))
        ]

    # --- Events ---

    def append(self, match: str, expected: int, new: Sequence[Event], ended: bool = False) -> None:
        """Append events after number `expected`, all or none; refused as `stale` if there are others already."""
        self.writer.append(_append(match, expected, new, ended))

    def append_soon(
        self, match: str, expected: int, new: Sequence[Event], ended: bool = False
    ) -> "asyncio.Future[None]":
        """Append events as `append` does, without blocking the running event loop."""
        return self.writer.append_soon(_append(match, expected, new, ended))

    def since(self, match: str, seq: int = 0) -> list[Event]:
        """List the events after a number."""
        with database_errors(self.engine), self.engine.connect() as connection:
            return _since(connection, match, seq)

    # --- Chat ---

    def say(self, match: str, person: str, text: str, cmd_id: str) -> Line:
        """Add a line of chat; a repeated command gives the same line."""

        def job(c: sa.Connection) -> Line:
            mine = (chat.c.match == match) & (chat.c.cmd_id == cmd_id)
            known = c.execute(sa.select(chat).where(mine)).mappings().first()
            if known is not None:
                return _line(dict(known))
            n = c.scalar(sa.select(sa.func.max(chat.c.n)).where(chat.c.match == match)) or 0
            line = Line(n + 1, person, text, now(), cmd_id)
            try:
                c.execute(chat.insert(), {"match": match, **asdict(line)})
            except sa.exc.IntegrityError:
                raise stale(n, None) from None
            notify(c, match)
            return line

        return self.writer.do(job)

    def chat(self, match: str, after: int = 0) -> list[Line]:
        """List the lines of chat after a number."""
        return [_line(row) for row in self._rows(_CHAT, of=match, after=after)]

    def _rows(self, query: sa.Select[Any], **given: Any) -> list[dict[str, Any]]:
        with database_errors(self.engine), self.engine.connect() as connection:
            return [dict(row) for row in connection.execute(query, given).mappings()]


_NEWEST = (matches.c.made.desc(), matches.c.match)

# The queries for every visitor of a table are built once: building them takes longer than running them.
_OF: sa.BindParameter[str] = sa.bindparam("of")
_AFTER: sa.BindParameter[int] = sa.bindparam("after")
_SEQ: sa.BindParameter[int] = sa.bindparam("seq")
_CARD = sa.select(matches).where(matches.c.match == _OF)
_CHAIRS = sa.select(seats).where(seats.c.match == _OF).order_by(seats.c.seat)
_SINCE = (
    sa.select(*(events.c[column] for column in COLUMNS.values()))
    .where((events.c.match == _OF) & (events.c.seq > _AFTER))
    .order_by(events.c.seq)
)
_CHAT = sa.select(chat).where((chat.c.match == _OF) & (chat.c.n > _AFTER)).order_by(chat.c.n)
_MARK_SEEN = (
    seats.update()
    .where((seats.c.match == _OF) & (seats.c.seat == sa.bindparam("at")) & (sa.func.coalesce(seats.c.seen, -1) < _SEQ))
    .values(seen=_SEQ)
)


def _card(c: sa.Connection, match: str) -> Card:
    found = c.execute(_CARD, {"of": match}).mappings().first()
    if found is None:
        raise Refused("no_such_match", f"there is no match '{match[:40]}'")
    return Card(**found)


def _chairs(c: sa.Connection, match: str) -> list[Chair]:
    rows = c.execute(_CHAIRS, {"of": match}).mappings()
    return [Chair(**{key: value for key, value in row.items() if key != "match"}) for row in rows]


def _since(c: sa.Connection, match: str, seq: int) -> list[Event]:
    return [Event(*row) for row in c.execute(_SINCE, {"of": match, "after": seq})]


def _append(match: str, expected: int, new: Sequence[Event], ended: bool) -> Append:
    assert [event.seq for event in new] == list(range(expected + 1, expected + 1 + len(new))), "no gaps"
    return Append(match, expected, new, ended)


def _line(row: dict[str, Any]) -> Line:
    return Line(**{key: value for key, value in row.items() if key != "match"})
