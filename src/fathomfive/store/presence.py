"""When people were last connected, in the column `here` of `seats`: other workers learn of it in this way."""

from collections.abc import Collection, Sequence

import sqlalchemy as sa

from fathomfive.store.database import database_errors
from fathomfive.store.notify import notify, notify_watched
from fathomfive.store.schema import seats
from fathomfive.store.writer import Writer

Place = tuple[str, str]  # a match, and a person who sits there
MAX_PLACES = 10_000  # of one statement: SQLite accepts 32,766 parameters

_OF: sa.BindParameter[str] = sa.bindparam("of")
_SEQ: sa.BindParameter[int] = sa.bindparam("seq")
_MARK_HERE = (
    seats.update()
    .where((seats.c.match == _OF) & (seats.c.person == sa.bindparam("who")))
    .values(here=sa.bindparam("now"))
)  # fmt: skip
_MARK_LOOKED = (
    seats.update()
    .where((seats.c.match == _OF) & (seats.c.person == sa.bindparam("who")))
    .values(looked=sa.bindparam("now"))
)  # fmt: skip
_MARK_SEEN = (
    seats.update()
    .where((seats.c.match == _OF) & (seats.c.seat == sa.bindparam("at")) & (sa.func.coalesce(seats.c.seen, -1) < _SEQ))
    .values(seen=_SEQ)
)


class Presence:
    """When people were last connected to a table, and the last event that they were sent."""

    def __init__(self, engine: sa.Engine, writer: Writer) -> None:
        self._engine = engine
        self._writer = writer

    def arrive(self, match: str, person: str, at: int, *, is_new: bool) -> None:
        """Record that a person is connected, and notify other workers if the person was away."""

        def job(c: sa.Connection) -> None:
            c.execute(_MARK_HERE, {"of": match, "who": person, "now": at})
            if is_new:
                notify(c, match)

        self._writer.do(job)

    def depart(
        self, match: str, person: str, at: int, seat: int | None, seen: int, *, looked: bool = True
    ) -> None:  # fmt: skip
        """Record that a person was connected, and perhaps looked, until now; and the last event sent to the seat."""

        def job(c: sa.Connection) -> None:
            c.execute(_MARK_HERE, {"of": match, "who": person, "now": at})
            if looked:
                c.execute(_MARK_LOOKED, {"of": match, "who": person, "now": at})
            if seat is not None:
                c.execute(_MARK_SEEN, {"of": match, "at": seat, "seq": seen})

        self._writer.do(job)

    def look(self, match: str, person: str, at: int) -> None:
        """Record that a person has looked at a table until now."""
        self._writer.do(lambda c: c.execute(_MARK_LOOKED, {"of": match, "who": person, "now": at}) and None)

    def looked(self, match: str, person: str) -> int:
        """Give when a person was last known to look at a table; 0 if never."""
        own = (seats.c.match == match) & (seats.c.person == person)
        with database_errors(self._engine), self._engine.connect() as connection:
            return connection.scalar(sa.select(sa.func.max(seats.c.looked)).where(own)) or 0

    def renew(self, places: Sequence[Place], at: int, looking: Sequence[Place] = ()) -> None:
        """Record that people are still connected, and that some of them look, by one statement each."""

        def job(c: sa.Connection) -> None:
            for n in range(0, len(places), MAX_PLACES):
                there = sa.tuple_(seats.c.match, seats.c.person).in_(places[n : n + MAX_PLACES])
                c.execute(seats.update().where(there).values(here=at))
            for n in range(0, len(looking), MAX_PLACES):
                there = sa.tuple_(seats.c.match, seats.c.person).in_(looking[n : n + MAX_PLACES])
                c.execute(seats.update().where(there).values(looked=at))

        if places:
            self._writer.do(job)

    def tell_watched(self, matches: Collection[str]) -> None:
        """Notify other workers of matches that somebody watches; nothing is recorded."""
        self._writer.do(lambda c: notify_watched(c, matches))

    def last(self, matches: Collection[str]) -> dict[str, dict[int, int | None]]:
        """Give by match and seat when its person was last known to be connected."""
        query = sa.select(seats.c.match, seats.c.seat, seats.c.here).where(seats.c.match.in_(matches))
        with database_errors(self._engine), self._engine.connect() as connection:
            found: dict[str, dict[int, int | None]] = {}
            for row in connection.execute(query):
                found.setdefault(row.match, {})[row.seat] = row.here
            return found
