"""Expiry: what is abandoned is closed or deleted, after ages that the host chooses."""

from collections.abc import Iterator
from dataclasses import dataclass, field

import sqlalchemy as sa

from fathomfive.archive.ages import Ages
from fathomfive.archive.closing import close_match
from fathomfive.kernel.errors import Refused
from fathomfive.store.admin import DAY, never_started, without_move
from fathomfive.store.cards import now
from fathomfive.store.database import database_errors
from fathomfive.store.forgetting import delete_matches
from fathomfive.store.host_acts import HostActs
from fathomfive.store.people import LINK_LIFETIME
from fathomfive.store.schema import (
    chat,
    hours,
    mail_addresses,
    matches,
    mutes,
    passkeys,
    people,
    push_subscriptions,
    reports,
    seats,
    tokens,
    turns,
    vacations,
)
from fathomfive.store.store import Store

CHUNK = 500  # rows of one transaction, so that no player waits for long


@dataclass
class Expired:
    """What is abandoned."""

    tables: list[str] = field(default_factory=list)
    matches: list[str] = field(default_factory=list)
    people: list[str] = field(default_factory=list)
    links: list[str] = field(default_factory=list)  # hashes
    keys: list[str] = field(default_factory=list)  # hashes
    hours: list[str] = field(default_factory=list)

    def counts(self) -> dict[str, int]:
        """Count it by kind."""
        return {kind: len(found) for kind, found in vars(self).items()}


def find_expired(store: Store, ages: Ages) -> Expired:
    """Find what is abandoned; nothing is changed."""
    at = now()
    with database_errors(store.engine), store.engine.connect() as c:

        def listed(column: "sa.Column[str]", *where: sa.ColumnElement[bool]) -> list[str]:
            return list(c.scalars(sa.select(column).where(*where)))

        tables = listed(matches.c.match, never_started(at - ages.tables * DAY))
        quiet = c.execute(
            sa.select(matches.c.match, matches.c.settings).where(without_move(at - ages.matches * DAY))
        ).all()
        link, key = tokens.c.kind == "link", tokens.c.kind == "key"
        return Expired(
            tables=tables,
            matches=[row.match for row in quiet if not row.settings.get("opened")],
            people=listed(people.c.person, *_unknown(at - ages.people * DAY)),
            links=listed(tokens.c.hash, link, tokens.c.made < at - LINK_LIFETIME),
            keys=listed(tokens.c.hash, key, sa.func.coalesce(tokens.c.used, tokens.c.made) < at - ages.keys * DAY),
            hours=listed(hours.c.server, hours.c.seen < _needed_since(c, at - ages.hours * DAY)),
        )


def expire(store: Store, acts: HostActs, ages: Ages) -> Expired:
    """Close or delete what is abandoned, and record how much that was; give what is gone."""
    found = find_expired(store, ages)
    for match in found.matches[:]:
        try:
            close_match(store, acts, match, "abandoned")
        except Refused as refused:
            if refused.code == "store_down":
                raise
            found.matches.remove(match)  # it went on meanwhile, or cannot be replayed: `fathom verify` says why
    for chunk in _chunks(found.tables):
        acts.expire({"tables": len(chunk)}, lambda c, chunk=chunk: _delete_tables(c, chunk, ages), chunk)  # type: ignore[misc]
    for chunk in _chunks(found.people):
        acts.expire({"people": len(chunk)}, lambda c, chunk=chunk: _delete_people(c, chunk, ages))  # type: ignore[misc]
    rest = {"links": len(found.links), "keys": len(found.keys), "hours": len(found.hours)}
    if any(rest.values()):
        acts.expire(rest, lambda c: _delete_rest(c, found))
    return found


def _unknown(before: int) -> list[sa.ColumnElement[bool]]:
    """Was a person not seen since some time, and is nothing else stored that names them?"""
    named = [
        sa.exists().where(column == people.c.person)
        for column in (seats.c.person, matches.c.host, chat.c.person, reports.c.about)
    ]
    return [sa.func.coalesce(people.c.seen, people.c.made) < before, *(~one for one in named)]


def _needed_since(c: sa.Connection, before: int) -> int:
    """Give the time since when the uptime is needed: by the clock of a match that is not over, or by age."""
    going = c.execute(sa.select(matches.c.made, matches.c.settings).where(matches.c.ended.is_(None))).all()
    clocked: list[int] = [row.made for row in going if row.settings.get("clock")]
    last: int = c.scalar(sa.select(sa.func.max(hours.c.seen))) or 0  # the server's clock goes on from there
    return min([before, last, *clocked])


def _delete_tables(c: sa.Connection, names: list[str], ages: Ages) -> None:
    still = sa.select(matches.c.match).where(matches.c.match.in_(names), never_started(now() - ages.tables * DAY))
    delete_matches(c, list(c.scalars(still)))


def _delete_people(c: sa.Connection, names: list[str], ages: Ages) -> None:
    still = sa.select(people.c.person).where(people.c.person.in_(names), *_unknown(now() - ages.people * DAY))
    gone = list(c.scalars(still))
    for table in (tokens, passkeys, mutes, turns, push_subscriptions, mail_addresses, vacations):
        c.execute(table.delete().where(table.c.person.in_(gone)))
    c.execute(mutes.delete().where(mutes.c.muted.in_(gone)))
    c.execute(people.delete().where(people.c.person.in_(gone)))


def _delete_rest(c: sa.Connection, found: Expired) -> None:
    for chunk in _chunks([*found.links, *found.keys]):
        c.execute(tokens.delete().where(tokens.c.hash.in_(chunk)))
    for chunk in _chunks(found.hours):
        c.execute(hours.delete().where(hours.c.server.in_(chunk)))


def _chunks(names: list[str]) -> Iterator[list[str]]:
    for first in range(0, len(names), CHUNK):
        yield names[first : first + CHUNK]
