"""What the host of a server may look up: people, matches, chat, reports, sanctions and the audit log.  No hands."""

from typing import Any

import sqlalchemy as sa

from fathomfive.kernel.errors import Refused
from fathomfive.store.cards import now
from fathomfive.store.database import database_errors
from fathomfive.store.schema import audit, chat, events, matches, passkeys, people, reports, sanctions, seats, tokens

DAY = 24 * 3600 * 1000  # milliseconds
MOST = 100  # rows of a list, unless more are asked for
Row = dict[str, Any]

LAST_EVENT = (
    sa.select(sa.func.max(events.c.at)).where(events.c.match == matches.c.match).correlate(matches).scalar_subquery()
)


def count_of(table: sa.Table, *where: sa.ColumnElement[bool]) -> sa.ScalarSelect[int]:
    """Build the query that counts rows of a table which belong to a row of the outer query."""
    return sa.select(sa.func.count()).select_from(table).where(*where).correlate(matches, people).scalar_subquery()


class Records:
    """The records of a store, as far as its host may look at them."""

    def __init__(self, engine: sa.Engine) -> None:
        self._engine = engine

    def people(self, name: str | None = None, most: int = MOST) -> list[Row]:
        """List people, those seen last first; only those whose name contains some text."""
        query = sa.select(
            people.c.person,
            people.c.name,
            people.c.made,
            people.c.seen,
            count_of(seats, seats.c.person == people.c.person).label("seats"),
            count_of(chat, chat.c.person == people.c.person).label("lines"),
            count_of(tokens, tokens.c.person == people.c.person, tokens.c.kind == "key").label("keys"),
        )
        if name is not None:
            query = query.where(sa.func.lower(people.c.name).contains(name.lower(), autoescape=True))
        newest = sa.func.coalesce(people.c.seen, people.c.made).desc()
        return self._rows(query.order_by(newest, people.c.person).limit(most))

    def matches(self, person: str | None = None, state: str | None = None, most: int = MOST) -> list[Row]:
        """List matches, the newest first; only those of a person, or those that are `running` or `abandoned`."""
        card = [matches.c[name] for name in ("match", "game", "seats", "host", "made", "started", "ended", "closed")]
        number = count_of(events, events.c.match == matches.c.match)
        query = sa.select(*card, LAST_EVENT.label("last"), number.label("events"))
        if person is not None:
            there = sa.select(seats.c.match).where(seats.c.person == person)
            query = query.where(matches.c.match.in_(there) | (matches.c.host == person))
        if state == "running":
            query = query.where(matches.c.started.is_not(None), matches.c.ended.is_(None))
        if state == "abandoned":
            query = query.where(sa.or_(never_started(now() - 7 * DAY), without_move(now() - 90 * DAY)))
        return self._rows(query.order_by(matches.c.made.desc(), matches.c.match).limit(most))

    def show(self, name: str) -> Row:
        """Give what is stored about a match or a person, without hands and without what was said."""
        found = self._rows(sa.select(matches).where(matches.c.match == name))
        if found:
            return {"kind": "match", **found[0], **self._of_match(name)}
        person = self.find_person(name)
        (row,) = self._rows(sa.select(people).where(people.c.person == person))
        return {"kind": "person", **row, **self._of_person(person)}

    def _of_match(self, match: str) -> Row:
        there = sa.select(
            seats.c.seat, seats.c.bot, seats.c.person, people.c.name, seats.c.external, seats.c.here
        ).join_from(seats, people, isouter=True)
        count = sa.select(sa.func.count()).select_from
        return {
            "sitting": self._rows(there.where(seats.c.match == match).order_by(seats.c.seat)),
            "events": self._one(count(events).where(events.c.match == match)),
            "last": self._one(sa.select(sa.func.max(events.c.at)).where(events.c.match == match)),
            "lines": self._one(count(chat).where(chat.c.match == match)),
            "reports": self._one(count(reports).where(reports.c.match == match)),
        }

    def _of_person(self, person: str) -> Row:
        keys = sa.select(tokens.c.name, tokens.c.kind, tokens.c.device, tokens.c.made, tokens.c.used)
        count = sa.select(sa.func.count()).select_from
        there = sa.select(seats.c.match).where(seats.c.person == person).distinct()
        return {
            "keys": self._rows(keys.where(tokens.c.person == person).order_by(tokens.c.made)),
            "passkeys": self._one(count(passkeys).where(passkeys.c.person == person)),
            "matches": [row["match"] for row in self._rows(there)],
            "hosts": self._one(count(matches).where(matches.c.host == person)),
            "lines": self._one(count(chat).where(chat.c.person == person)),
            "reported": self._one(count(reports).where(reports.c.about == person)),
            "sanctions": self._rows(sa.select(sanctions).where(sanctions.c.person == person)),
        }

    def chat(self, match: str) -> list[Row]:
        """List what was said at a table."""
        self.need_match(match)
        query = sa.select(chat.c.n, chat.c.person, people.c.name, chat.c.at, chat.c.text).join_from(chat, people)
        return self._rows(query.where(chat.c.match == match).order_by(chat.c.n))

    def reports(self, closed: bool = False, most: int = MOST) -> list[Row]:
        """List the reports that wait for the host, or those that are closed; the oldest first."""
        wanted = reports.c.closed.is_not(None) if closed else reports.c.closed.is_(None)
        return self._rows(sa.select(reports).where(wanted).order_by(reports.c.made).limit(most))

    def sanctions(self, ended: bool = False) -> list[Row]:
        """List the bans and mutes that hold, or all of them."""
        query = sa.select(sanctions).order_by(sanctions.c.made)
        return self._rows(
            query if ended else query.where(sanctions.c.until.is_(None) | (sanctions.c.until > now()))
        )  # fmt: skip

    def audit(self, most: int = MOST) -> list[Row]:
        """List the last acts of the host, the newest first."""
        return self._rows(sa.select(audit).order_by(audit.c.at.desc()).limit(most))

    def find_person(self, text: str) -> str:
        """Find a person by id, or by a name that only one person has."""
        found = self._rows(sa.select(people.c.person).where(people.c.person == text))
        found = found or self._rows(sa.select(people.c.person).where(people.c.name == text).limit(6))
        if not found:
            raise Refused("no_such_person", f"there is no match, and no person with the id or the name '{text[:40]}'")
        if len(found) > 1:
            ids = ", ".join(row["person"] for row in found)
            raise Refused("no_such_person", f"several people are called '{text[:40]}'; give an id: {ids}")
        return str(found[0]["person"])

    def need_match(self, match: str) -> None:
        """Refuse the name of a match that does not exist."""
        if not self._rows(sa.select(matches.c.match).where(matches.c.match == match)):
            raise Refused("no_such_match", f"there is no match '{match[:40]}'")

    def _one(self, query: sa.Select[Any]) -> Any:
        with database_errors(self._engine), self._engine.connect() as connection:
            return connection.scalar(query)

    def _rows(self, query: sa.Select[Any]) -> list[Row]:
        with database_errors(self._engine), self._engine.connect() as connection:
            return [dict(row) for row in connection.execute(query).mappings()]


def never_started(before: int) -> sa.ColumnElement[bool]:
    """Was a table created before a time, and never started?"""
    return sa.and_(matches.c.started.is_(None), matches.c.ended.is_(None), matches.c.made < before)


def without_move(before: int) -> sa.ColumnElement[bool]:
    """Did nothing happen since some time in a match that is not over?"""
    quiet = sa.func.coalesce(LAST_EVENT, matches.c.started) < before
    return sa.and_(matches.c.started.is_not(None), matches.c.ended.is_(None), quiet)
