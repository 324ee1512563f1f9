"""Vacations: whole days in which the clocks of a person who plays by days stand still."""

from collections.abc import Collection
from typing import Any

import sqlalchemy as sa

from fathomfive.kernel.errors import Refused
from fathomfive.store.alert_port import Span
from fathomfive.store.database import database_errors
from fathomfive.store.forgetting import lock_person
from fathomfive.store.notify import notify
from fathomfive.store.schema import matches, seats, vacations
from fathomfive.store.secret import new_name
from fathomfive.store.writer import Writer

DAY = 24 * 3600 * 1000  # milliseconds
YEAR = 365 * DAY  # in which the days of the allowance are counted
KEPT = 2 * YEAR  # milliseconds after its end; no clock needs an older one


class Vacations:
    """The table `vacations`."""

    def __init__(self, engine: sa.Engine, writer: Writer) -> None:
        self._engine = engine
        self._writer = writer

    def of(self, people: Collection[str]) -> dict[str, list[Span]]:
        """Give by person the spans of their vacations, the earliest first."""
        query = sa.select(vacations).where(vacations.c.person.in_(people)).order_by(vacations.c.begins)
        found: dict[str, list[Span]] = {}
        with database_errors(self._engine), self._engine.connect() as c:
            for row in c.execute(query):
                found.setdefault(row.person, []).append((row.begins, row.ends))
        return found

    def used(self, person: str, at: int) -> int:
        """Give the days that a person has taken within the last year."""
        with database_errors(self._engine), self._engine.connect() as c:
            return _used(c, person, at)

    def take(self, person: str, days: int, at: int, allowance: int) -> Span:
        """Begin a vacation of whole days now, unless there is one or the allowance is used up."""

        def job(c: sa.Connection) -> Span:
            lock_person(c, person)  # of two requests at once the second finds the vacation of the first
            c.execute(vacations.delete().where(vacations.c.ends < at - KEPT))
            if _running(c, person, at) is not None:
                raise Refused("on_vacation", "you are on vacation already")
            left = allowance - _used(c, person, at)
            if days > left:
                raise Refused("no_vacation", f"expected at most {max(0, left)} days, which are left, got {days}")
            row = {"vacation": new_name(), "person": person, "begins": at, "ends": at + days * DAY, "days": days}
            c.execute(vacations.insert(), row)
            _notify_tables(c, person)
            return at, at + days * DAY

        return self._writer.do(job)

    def end(self, person: str, at: int) -> None:
        """End a vacation now; a day that has begun counts as a whole one."""

        def job(c: sa.Connection) -> None:
            lock_person(c, person)
            row = _running(c, person, at)
            if row is None:
                raise Refused("not_on_vacation", "you are not on vacation")
            days = max(1, -(-(at - row.begins) // DAY))
            own = vacations.c.vacation == row.vacation
            c.execute(vacations.update().where(own).values(ends=at, days=days))
            _notify_tables(c, person)

        self._writer.do(job)


def _running(c: sa.Connection, person: str, at: int) -> Any:
    own = (vacations.c.person == person) & (vacations.c.ends > at)
    return c.execute(sa.select(vacations.c.vacation, vacations.c.begins).where(own)).first()


def _used(c: sa.Connection, person: str, at: int) -> int:
    own = (vacations.c.person == person) & (vacations.c.begins > at - YEAR)
    return int(c.scalar(sa.select(sa.func.coalesce(sa.func.sum(vacations.c.days), 0)).where(own)) or 0)


def _notify_tables(c: sa.Connection, person: str) -> None:
    there = sa.select(seats.c.match).join(matches).where(seats.c.person == person, matches.c.ended.is_(None))
    for match in c.scalars(there.distinct()).all():
        notify(c, match)  # its table may be open at another worker
