"""Presence: which people are connected to the tables, here and at other workers."""

import asyncio
import logging
from collections.abc import AsyncIterator, Callable, Coroutine, Iterable
from contextlib import asynccontextmanager, suppress
from typing import TYPE_CHECKING, Any, NamedTuple

from fathomfive.kernel.errors import Refused
from fathomfive.server.limits import RateLimiter
from fathomfive.store.port import MatchStore

if TYPE_CHECKING:
    from fathomfive.server.connection import Connection
    from fathomfive.server.table import Table

RENEW_SECONDS = 30.0  # between two records that people are still connected
CHECKS = 2  # in that time
LOOKS_PER_SECOND = 1 / 5  # records of one person at one table that their page was in front

log = logging.getLogger("fathom.tables")


def _count_look(table: "Table", person: str, change: int) -> None:
    table.looking[person] += change
    if not table.looking[person]:
        del table.looking[person]


class Visit(NamedTuple):
    """A connection to a table: the network that it comes from, its seat, and its person."""

    visitor: str
    seat: int | None
    person: str | None = None


class Presence:
    """Records in the store which people are connected to this worker, and reads which are connected to others."""

    def __init__(self, store: MatchStore, tables: Callable[[], Iterable["Table"]]) -> None:
        self.store = store
        self._tables = tables
        self._looks = RateLimiter(LOOKS_PER_SECOND, 1)
        self._recording: set[asyncio.Future[Any]] = set()

    @asynccontextmanager
    async def of(self, connection: "Connection", muted: frozenset[str]) -> AsyncIterator[None]:
        """Count the person of a connection as connected for as long as it lasts."""
        table, person = connection.table, connection.person
        if person is None:
            yield
            return
        table.chat.muted[person] = muted
        self._arrive(table, person)
        table.looking[person] += connection.is_looking
        try:
            yield
        finally:
            table.depart(person)
            _count_look(table, person, -connection.is_looking)
            if connection.expelled is None:  # nothing is recorded of a person who was deleted
                await self._record_departure(connection, table, person)

    async def _record_departure(self, connection: "Connection", table: "Table", person: str) -> None:
        seat = connection.seat if table.session.started else None
        with suppress(Refused):  # without the store this visit is not remembered, which does no harm
            await asyncio.to_thread(
                lambda: self.store.presence.depart(
                    table.card.match, person, table.now(), seat, connection.last_sent_event,
                    looked=connection.is_looking,
                )
            )  # fmt: skip

    def _arrive(self, table: "Table", person: str) -> None:
        """Count one more connection, and record the first one without waiting for the store."""
        is_new = any(seat in table.session.away for seat in table.session.seats_of(person))
        if table.arrive(person) == 1 and table.session.seats_of(person):
            self._start(self._record_arrival(table, person, is_new))

    def _start(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.ensure_future(work)
        self._recording.add(task)
        task.add_done_callback(self._recording.discard)

    async def _record_arrival(self, table: "Table", person: str, is_new: bool) -> None:
        with suppress(Refused):  # it is recorded again soon
            match, at = table.card.match, table.now()
            await asyncio.to_thread(lambda: self.store.presence.arrive(match, person, at, is_new=is_new))

    def look(self, connection: "Connection", on: bool) -> None:
        """Take in whether the page of a connection is in front; that it was is recorded, at most every few seconds."""
        table, person = connection.table, connection.person
        if person is None or connection.is_looking == on:
            return
        connection.is_looking = on
        _count_look(table, person, 1 if on else -1)
        if not on and self._looks.take(f"{table.card.match} {person}") == 0:
            self._start(self._record_look(table.card.match, person, table.now()))

    async def _record_look(self, match: str, person: str, at: int) -> None:
        with suppress(Refused):
            await asyncio.to_thread(self.store.presence.look, match, person, at)

    async def run(self) -> None:
        """Record and check regularly, until cancelled."""
        turn = 0
        while True:
            await asyncio.sleep(RENEW_SECONDS / CHECKS)
            turn += 1
            try:
                await self.check(renew=turn % CHECKS == 0)
            except Refused as refused:
                log.warning("cannot record who is connected: %s", refused.error)

    async def check(self, renew: bool) -> None:
        """Read who is connected to other workers, tell viewers what has changed, and renew what is recorded."""
        tables = [table for table in self._tables() if not table.session.over]
        if renew:
            places = [(table.card.match, person) for table in tables for person in table.connected]
            looking = [(table.card.match, person) for table in tables for person in table.looking]
            if places:
                await asyncio.to_thread(self.store.presence.renew, places, tables[0].clock(), looking)
        if self.store.is_shared and tables:
            last = await asyncio.to_thread(self.store.presence.last, [table.card.match for table in tables])
            for table in tables:
                table.set_here(last.get(table.card.match, {}))
        for table in tables:
            table.update_presence()
        await self._check_spectators()

    async def _check_spectators(self) -> None:
        """Find out which tables are still watched, also after a game, and tell other workers of those watched here."""
        tables = list(self._tables())
        for table in tables:
            table.update_watched()
        watched = [table.card.match for table in tables if table.has_spectators()]
        if self.store.is_shared and watched:
            await asyncio.to_thread(self.store.presence.tell_watched, watched)
