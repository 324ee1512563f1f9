"""Taking and leaving seats before the start, and the start itself: each function is one job of the writer."""

from typing import Any

import sqlalchemy as sa

from fathomfive.kernel.errors import Refused
from fathomfive.store.cards import now
from fathomfive.store.event_log import Append, append_one
from fathomfive.store.invitations import check_kept, free_kept
from fathomfive.store.notify import notify
from fathomfive.store.schema import matches, seats
from fathomfive.store.secret import hashed

MAX_KICKED = 100  # people that a table remembers to have removed
STILL_HERE = 90_000  # milliseconds since a person was last recorded as connected
MAX_QUICK = 50  # tables of one game and size that are looked at for a quick match


def _is_open(match: str) -> Any:
    """Has a table neither started nor been closed?"""
    return sa.exists().where((matches.c.match == match) & matches.c.started.is_(None) & matches.c.ended.is_(None))


def _lock(c: sa.Connection, match: str) -> None:
    """Let no other worker start a table, or change its seats, before this transaction ends."""
    c.execute(sa.select(matches.c.match).where(matches.c.match == match).with_for_update())


def claim(c: sa.Connection, match: str, person: str, secret: str) -> int:
    """Seat a person by the secret of a seat, and give the seat; the same person may claim it again."""
    link = (seats.c.match == match) & (seats.c.link == hashed(secret))
    free = seats.c.person.is_(None) | (seats.c.person == person)
    never_began = matches.c.started.is_(None) & matches.c.ended.is_not(None)
    if c.scalar(sa.select(matches.c.match).where((matches.c.match == match) & never_began)) is not None:
        raise Refused("game_over", "this table was closed before the start")
    if not c.execute(seats.update().where(link & free).values(person=person, external=False)).rowcount:
        if c.scalar(sa.select(seats.c.seat).where(link)) is None:
            raise Refused("no_such_seat", "this link does not belong to a seat of this table")
        raise Refused("seat_taken", "somebody else has taken this seat")
    seat = int(c.execute(sa.select(seats.c.seat).where(link)).scalar_one())
    free_kept(c, match, seat)
    notify(c, match)
    return seat


def sit(c: sa.Connection, match: str, seat: int, person: str) -> None:
    """Seat a person on a free chair of a table that has not started."""
    settings = c.scalar(sa.select(matches.c.settings).where(matches.c.match == match)) or {}
    if person in settings.get("kicked", ()):
        raise Refused("kicked", "the host has removed you from this table; ask them for a link")
    check_kept(c, match, seat, person)
    chair = (seats.c.match == match) & (seats.c.seat == seat) & seats.c.bot.is_(None)
    free = seats.c.person.is_(None) | (seats.c.person == person)
    stays_external = seats.c.external & seats.c.person.is_not(None)  # a person on a free seat is not a program
    taken = seats.update().where(chair & free & _is_open(match)).values(person=person, external=stays_external)
    if not c.execute(taken).rowcount:
        raise Refused("seat_taken", f"seat {seat + 1} is not free")
    free_kept(c, match, seat)
    notify(c, match)


def stand_up(c: sa.Connection, match: str, person: str) -> None:
    """Free the seats of a person at a table that has not started; a program's seat becomes an ordinary one."""
    _lock(c, match)
    own = (seats.c.match == match) & (seats.c.person == person)
    if not c.execute(
        seats.update().where(own & _is_open(match)).values(person=None, external=False, here=None, looked=None)
    ).rowcount:  # fmt: skip
        raise Refused("not_seated", "you do not sit at this table, or it has started")
    notify(c, match)


def kick(c: sa.Connection, match: str, seat: int, secret: str) -> None:
    """Free a seat of a table that has not started; from now on another secret claims it."""
    _lock(c, match)
    chair = (seats.c.match == match) & (seats.c.seat == seat)
    found = c.execute(sa.select(seats.c.person).where(chair & seats.c.bot.is_(None))).first()
    if found is None:
        raise Refused("no_such_seat", f"expected the seat of a person, got {seat}")
    freed = {"person": None, "external": False, "here": None, "link": hashed(secret)}
    if not c.execute(seats.update().where(chair & _is_open(match)).values(freed)).rowcount:
        raise Refused("already_started", "nobody can be removed after the start")
    agreed = sa.select(matches.c.settings).where(matches.c.match == match).with_for_update()
    settings = dict(c.execute(agreed).scalar_one())
    if found.person is not None:
        settings["kicked"] = [*settings.get("kicked", ()), found.person][-MAX_KICKED:]
        c.execute(matches.update().where(matches.c.match == match).values(settings=settings))
    free_kept(c, match, seat)
    notify(c, match)


def fill_with_bots(c: sa.Connection, match: str, bot: str) -> None:
    """Seat a bot on every free chair of a table that has not started."""
    _lock(c, match)
    free = (seats.c.match == match) & seats.c.bot.is_(None) & seats.c.person.is_(None)
    c.execute(seats.update().where(free & _is_open(match)).values(bot=bot, link=None, external=False))
    notify(c, match)


def find_quick(c: sa.Connection, game: str, size: int, person: str) -> str | None:
    """Seat a person at a table of strangers who wait for just this, and give its name; None if there is none."""
    waits = matches.c.started.is_(None) & matches.c.ended.is_(None) & matches.c.listed
    same = (matches.c.game == game) & (matches.c.seats == size)
    newest = sa.select(matches.c.match, matches.c.settings, matches.c.made).where(waits & same).order_by(matches.c.made)
    for row in c.execute(newest.limit(MAX_QUICK).with_for_update(skip_locked=True)).all():
        if "quick" not in row.settings or person in row.settings.get("kicked", ()):
            continue
        here = sa.select(seats).where(seats.c.match == row.match)
        chairs = c.execute(here.order_by(seats.c.seat)).all()
        if any(chair.person == person for chair in chairs):
            return str(row.match)
        if all((chair.here or row.made) < now() - STILL_HERE for chair in chairs if chair.person):
            continue  # nobody is there any more
        for chair in chairs:
            if chair.person is None and chair.bot is None:
                c.execute(
                    seats.update().where(seats.c.match == row.match, seats.c.seat == chair.seat).values(person=person)
                )
                notify(c, row.match)
                return str(row.match)
    return None


def start(c: sa.Connection, append: Append) -> None:
    """Append the start of a match, unless somebody has left a seat meanwhile."""
    _lock(c, append.match)
    free = (seats.c.match == append.match) & seats.c.bot.is_(None) & seats.c.person.is_(None)
    if c.scalar(sa.select(seats.c.seat).where(free).limit(1)) is not None:
        raise Refused("seats_free", "every seat must be taken before the start; somebody has just left")
    append_one(c, append)
