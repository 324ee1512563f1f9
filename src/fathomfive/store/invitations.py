"""Invitations: seats of a table that are kept for people, who accept or decline."""

from collections.abc import Mapping

import sqlalchemy as sa

from fathomfive.kernel.errors import Refused
from fathomfive.store.cards import Invitation, now
from fathomfive.store.database import database_errors
from fathomfive.store.forgetting import require_alive
from fathomfive.store.notify import notify
from fathomfive.store.schema import invitations, matches, mutes, people, seats
from fathomfive.store.secret import hashed, new_secret
from fathomfive.store.writer import Writer

MAX_INVITED = 50  # invitations that wait for one person

_WAITING = matches.c.started.is_(None) & matches.c.ended.is_(None)


class Invitations:
    """The table `invitations`."""

    def __init__(self, engine: sa.Engine, writer: Writer) -> None:
        self._engine = engine
        self._writer = writer

    def invite(self, match: str, seat: int, host: str, person: str) -> None:
        """Keep a free seat for a person."""
        self._writer.do(lambda c: _invite(c, match, seat, host, person))

    def decline(self, match: str, person: str) -> None:
        """Give back the seats of a table that are kept for a person; anyone may then take them as before."""

        def job(c: sa.Connection) -> None:
            kept = (invitations.c.match == match) & (invitations.c.person == person)
            if not c.execute(invitations.delete().where(kept)).rowcount:
                raise Refused("not_invited", "nobody keeps a seat of this table for you")
            notify(c, match)

        self._writer.do(job)

    def at(self, match: str) -> dict[int, str]:
        """Give the people for whom seats of a table are kept, by seat."""
        query = sa.select(invitations.c.seat, invitations.c.person).where(invitations.c.match == match)
        with database_errors(self._engine), self._engine.connect() as connection:
            return {row.seat: row.person for row in connection.execute(query)}

    def of(self, person: str) -> list[Invitation]:
        """List the tables that a person is invited to, the newest first."""
        query = (
            sa.select(invitations.c.match, people.c.name, sa.func.max(invitations.c.made).label("made"))
            .join(people, people.c.person == invitations.c.host)
            .join(matches, matches.c.match == invitations.c.match)
            .where((invitations.c.person == person) & _WAITING)
            .group_by(invitations.c.match, people.c.name)
            .order_by(sa.desc("made"))
        )
        with database_errors(self._engine), self._engine.connect() as connection:
            return [Invitation(row.match, row.name, row.made) for row in connection.execute(query)]


def _invite(c: sa.Connection, match: str, seat: int, host: str, person: str) -> None:
    require_alive(c, person)
    chair = sa.select(seats.c.person, seats.c.bot).join(matches)
    found = c.execute(chair.where(seats.c.match == match, seats.c.seat == seat, _WAITING)).first()
    if found is None or found.person is not None or found.bot is not None:
        raise Refused("seat_taken", f"seat {seat + 1} is not free")
    muted = (mutes.c.person == person) & (mutes.c.muted == host)
    waiting = sa.select(sa.func.count()).select_from(invitations).where(invitations.c.person == person)
    if c.scalar(sa.select(mutes.c.made).where(muted)) is not None or (c.scalar(waiting) or 0) >= MAX_INVITED:
        raise Refused("not_invitable", "this person takes no invitations from you now")
    keep_seats(c, match, host, {seat: person})
    notify(c, match)


def keep_seats(c: sa.Connection, match: str, host: str, people_by_seat: Mapping[int, str]) -> None:
    """Keep seats for people, instead of those whom they were kept for before."""
    kept = (invitations.c.match == match) & invitations.c.seat.in_(people_by_seat)
    c.execute(invitations.delete().where(kept))
    rows = [
        {"match": match, "seat": seat, "person": person, "host": host, "made": now()}
        for seat, person in people_by_seat.items()
    ]
    if rows:
        c.execute(invitations.insert(), rows)


def check_kept(c: sa.Connection, match: str, seat: int, person: str) -> None:
    """Refuse a seat that is kept for somebody else."""
    kept = (invitations.c.match == match) & (invitations.c.seat == seat)
    invited = c.scalar(sa.select(invitations.c.person).where(kept))
    if invited is not None and invited != person:
        raise Refused("seat_kept", f"seat {seat + 1} is kept for somebody who was invited")


def free_kept(c: sa.Connection, match: str, seat: int) -> None:
    """Keep a seat for nobody."""
    c.execute(invitations.delete().where(invitations.c.match == match, invitations.c.seat == seat))


def unknown_link() -> str:
    """Make the hash of a secret that nobody knows: the host can make a new link by removing the person."""
    return hashed(new_secret())
