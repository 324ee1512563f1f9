"""Everything that is stored about a person, for that person."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import sqlalchemy as sa

from fathomfive.store.database import snapshot
from fathomfive.store.schema import (
    chat,
    friends,
    mail_addresses,
    matches,
    mutes,
    passkeys,
    people,
    push_subscriptions,
    reports,
    seats,
    vacations,
)

MAX_MATCHES = 500  # the newest ones
MAX_LINES = 20_000  # of chat, the newest ones
Rows = Sequence[dict[str, Any]]


@dataclass(frozen=True)
class PersonalRows:
    """The rows of a person, by what they are."""

    person: dict[str, Any]
    matches: Rows
    all_matches: int
    seats: Rows
    lines: Rows
    reports: Rows
    mutes: Rows
    friends: Rows
    passkeys: Rows
    subscriptions: Rows
    mail: Rows
    vacations: Rows


def read_personal_rows(engine: sa.Engine, person: str) -> PersonalRows:
    """Read what is stored about a person from one snapshot."""
    there = sa.select(seats.c.match).where(seats.c.person == person)
    own = matches.c.match.in_(there) | (matches.c.host == person)
    said = (chat.c.person == person) & (chat.c.text != "")
    with snapshot(engine) as c:

        def rows(query: sa.Select[Any]) -> Rows:
            return [dict(row) for row in c.execute(query).mappings()]

        return PersonalRows(
            person=rows(sa.select(people).where(people.c.person == person))[0],
            matches=rows(sa.select(matches).where(own).order_by(matches.c.made.desc()).limit(MAX_MATCHES)),
            all_matches=c.scalar(sa.select(sa.func.count()).select_from(matches).where(own)) or 0,
            seats=rows(sa.select(seats.c.match, seats.c.seat).where(seats.c.person == person)),
            lines=rows(sa.select(chat).where(said).order_by(chat.c.at.desc()).limit(MAX_LINES)),
            reports=rows(sa.select(reports).where(reports.c.reporter == person)),
            friends=rows(sa.select(friends).where(friends.c.person == person)),
            mutes=rows(sa.select(mutes).where(mutes.c.person == person)),
            passkeys=rows(sa.select(passkeys).where(passkeys.c.person == person)),
            subscriptions=rows(sa.select(push_subscriptions).where(push_subscriptions.c.person == person)),
            mail=rows(sa.select(mail_addresses).where(mail_addresses.c.person == person)),
            vacations=rows(sa.select(vacations).where(vacations.c.person == person).order_by(vacations.c.begins)),
        )
