"""Mutes and reports: whom people do not want to read, and their complaints for the host of the server."""

from collections.abc import Collection

import sqlalchemy as sa

from fathomfive.kernel.errors import Refused
from fathomfive.store.cards import now
from fathomfive.store.database import database_errors
from fathomfive.store.forgetting import require_alive
from fathomfive.store.notify import notify
from fathomfive.store.schema import matches, mutes, reports, seats
from fathomfive.store.secret import new_name
from fathomfive.store.writer import Writer

MAX_REPORTS = 50  # of one person that the host of the server has not closed
MAX_MUTES = 1000  # of one person


class Conduct:
    """The tables `mutes` and `reports`."""

    def __init__(self, engine: sa.Engine, writer: Writer) -> None:
        self._engine = engine
        self._writer = writer

    def mute(self, person: str, muted: str, on: bool) -> None:
        """Record that a person does not want to read another one, or does again."""

        def job(c: sa.Connection) -> None:
            require_alive(c, person)
            require_alive(c, muted)
            pair = (mutes.c.person == person) & (mutes.c.muted == muted)
            if not on:
                c.execute(mutes.delete().where(pair))
            elif c.scalar(sa.select(mutes.c.made).where(pair)) is None:
                own = sa.select(sa.func.count()).select_from(mutes).where(mutes.c.person == person)
                if (c.scalar(own) or 0) >= MAX_MUTES:
                    raise Refused("too_many", f"you have muted {MAX_MUTES} people; unmute some of them first")
                c.execute(mutes.insert(), {"person": person, "muted": muted, "made": now()})
            there = sa.select(seats.c.match).join(matches).where(seats.c.person == muted, matches.c.ended.is_(None))
            for match in c.scalars(there.distinct()).all():
                notify(c, match)  # the person may be connected to another worker

        self._writer.do(job)

    def muted_by(self, people: Collection[str]) -> dict[str, frozenset[str]]:
        """Give the people whom each of some people does not want to read."""
        query = sa.select(mutes.c.person, mutes.c.muted).where(mutes.c.person.in_(people))
        found: dict[str, set[str]] = {person: set() for person in people}
        with database_errors(self._engine), self._engine.connect() as connection:
            for row in connection.execute(query):
                found[row.person].add(row.muted)
        return {person: frozenset(muted) for person, muted in found.items()}

    def report(self, match: str, reporter: str, about: str, text: str) -> None:
        """Keep a complaint about a person for the host of the server."""

        def job(c: sa.Connection) -> None:
            require_alive(c, reporter)
            require_alive(c, about)
            waiting = (reports.c.reporter == reporter) & reports.c.closed.is_(None)
            if (c.scalar(sa.select(sa.func.count()).select_from(reports).where(waiting)) or 0) >= MAX_REPORTS:
                raise Refused("too_many", f"{MAX_REPORTS} of your reports have not been read yet")
            report = {"report": new_name(), "match": match, "reporter": reporter, "about": about, "text": text}
            c.execute(reports.insert(), {**report, "made": now()})

        self._writer.do(job)
