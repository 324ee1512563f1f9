"""Adding matches: the limit of a host's tables and the one rematch hold in the transaction that adds."""

import hashlib
from collections.abc import Mapping, Sequence
from dataclasses import asdict

import sqlalchemy as sa

from fathomfive.kernel.errors import Refused
from fathomfive.session.cards import Card, Chair
from fathomfive.store.invitations import keep_seats
from fathomfive.store.notify import notify
from fathomfive.store.schema import matches, people, seats


def create_match(c: sa.Connection, card: Card, chairs: Sequence[Chair], most: int | None = None) -> None:
    """Add a table, unless its host has `most` tables that are not over."""
    assert [chair.seat for chair in chairs] == list(range(card.seats)), "every seat has its chair"
    if _exists(c, card.match):
        raise Refused("exists", f"there is a match {card.match} already")
    if most is not None and card.host is not None:
        _check_room(c, card.host, most)
    c.execute(matches.insert(), asdict(card))
    c.execute(seats.insert(), [{"match": card.match, **asdict(chair)} for chair in chairs])


def create_rematch(
    c: sa.Connection,
    match: str,
    card: Card,
    chairs: Sequence[Chair],
    invited: Mapping[int, str],
    most: int | None = None,
) -> str:
    """Add the table that follows a match and keep seats for the others, unless there is one; give its name."""
    row = sa.select(matches.c.rematch).where(matches.c.match == match).with_for_update()
    name: str | None = c.scalar(row)  # the lock makes another worker wait for this transaction
    if name is not None:
        return name
    name = first_rematch_name(match)
    if not _exists(c, name):
        create_match(c, card, chairs, most)
        keep_seats(c, card.match, card.host or "", invited)
        name = card.match
    c.execute(matches.update().where(matches.c.match == match).values(rematch=name))
    notify(c, match)
    return name


def first_rematch_name(match: str) -> str:
    """Give the name that a rematch had before names were random; rematches of that time keep theirs."""
    return hashlib.sha256(f"again {match}".encode()).hexdigest()[:16]


def _exists(c: sa.Connection, match: str) -> bool:
    return c.scalar(sa.select(matches.c.match).where(matches.c.match == match)) is not None


def _check_room(c: sa.Connection, host: str, most: int) -> None:
    """Refuse a host who has too many tables that are not over."""
    c.execute(sa.select(people.c.person).where(people.c.person == host).with_for_update())  # one worker at a time
    opened = sa.func.coalesce(matches.c.settings["opened"].as_boolean(), sa.false())
    own = (matches.c.host == host) & matches.c.ended.is_(None) & sa.not_(opened)
    if (c.scalar(sa.select(sa.func.count()).select_from(matches).where(own)) or 0) >= most:
        raise Refused("too_many", f"you have {most} tables that are not over; finish or close some of them first")
