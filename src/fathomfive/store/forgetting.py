"""Deleting a person for good: what goes, what is left without a name."""

from collections.abc import Sequence

import sqlalchemy as sa

from fathomfive.kernel.errors import Refused
from fathomfive.store.cards import Forgotten
from fathomfive.store.notify import DELETED_CHAT, notify, notify_person
from fathomfive.store.schema import (
    challenges,
    chat,
    curves,
    events,
    friends,
    hidden,
    invitations,
    mail_addresses,
    matches,
    mutes,
    passkeys,
    people,
    push_subscriptions,
    reports,
    results,
    sanctions,
    seats,
    tokens,
    turns,
    vacations,
)


def require_alive(c: sa.Connection, person: str) -> str:
    """Give the name of a person, or refuse one who was deleted; nobody deletes them before this transaction ends."""
    name = c.scalar(sa.select(people.c.name).where(people.c.person == person).with_for_update(read=True))
    if not name:
        raise Refused("not_known", "you have left for good; choose a name first: POST /api/me")
    return str(name)


def lock_person(c: sa.Connection, person: str) -> None:
    """Let nobody else change what a person has before this transaction ends, or refuse one who was deleted."""
    c.execute(sa.select(people.c.person).where(people.c.person == person).with_for_update())
    require_alive(c, person)


def delete_person(c: sa.Connection, person: str) -> Forgotten:
    """Delete a person in one transaction, and notify all workers."""
    c.execute(people.update().where(people.c.person == person).values(name="", seen=None))  # locks the row
    _lock_matches(c, person)
    devices = c.execute(tokens.delete().where(tokens.c.person == person, tokens.c.kind == "key")).rowcount
    c.execute(tokens.delete().where(tokens.c.person == person))
    keys = c.execute(passkeys.delete().where(passkeys.c.person == person)).rowcount
    about = (reports.c.reporter == person) | (reports.c.about == person)
    complaints = c.execute(reports.delete().where(about)).rowcount
    c.execute(mutes.delete().where((mutes.c.person == person) | (mutes.c.muted == person)))
    c.execute(friends.delete().where((friends.c.person == person) | (friends.c.friend == person)))
    c.execute(invitations.delete().where((invitations.c.person == person) | (invitations.c.host == person)))
    c.execute(hidden.delete().where(hidden.c.person == person))
    c.execute(challenges.delete().where(challenges.c.person == person))
    c.execute(sanctions.delete().where(sanctions.c.person == person))
    for table in (turns, push_subscriptions, mail_addresses, vacations):
        c.execute(table.delete().where(table.c.person == person))
    hosted = [*c.scalars(sa.select(matches.c.match).where(matches.c.host == person, matches.c.started.is_(None)))]
    delete_matches(c, hosted)
    running, named = _delete_names(c, person)
    freed = _free_seats(c, person)
    lines, talked = _delete_chat(c, person)
    for match in {*hosted, *running, *named}:
        notify(c, match)
    for match in talked:
        notify(c, DELETED_CHAT + match)
    notify_person(c, person)
    return Forgotten(
        devices, keys, lines, complaints, tables=hosted, freed=freed, running=running, named=named, talked=talked
    )


def _lock_matches(c: sa.Connection, person: str) -> None:
    """Let no match of a person start before this transaction ends: its seat would be freed after the start."""
    at = sa.select(seats.c.match).where(seats.c.person == person)
    waiting = matches.c.started.is_(None) & matches.c.match.in_(at)
    c.execute(sa.select(matches.c.match).where(waiting).order_by(matches.c.match).with_for_update())


def delete_matches(c: sa.Connection, names: Sequence[str]) -> int:
    """Delete matches and all that belongs to them, with the keys of their programs; give how many there were."""
    programs = [*c.scalars(sa.select(seats.c.person).where(seats.c.match.in_(names), seats.c.external))]
    c.execute(tokens.delete().where(tokens.c.person.in_(programs)))
    c.execute(matches.update().where(matches.c.rematch.in_(names)).values(rematch=None))
    for table in (chat, events, curves, invitations, hidden, results, turns, seats):
        c.execute(table.delete().where(table.c.match.in_(names)))
    return c.execute(matches.delete().where(matches.c.match.in_(names))).rowcount


def _free_seats(c: sa.Connection, person: str) -> list[str]:
    """Free the seats of a person at tables that have not started."""
    waiting = sa.select(matches.c.match).where(matches.c.started.is_(None))
    own = (seats.c.person == person) & seats.c.match.in_(waiting)
    freed = [*c.scalars(sa.select(seats.c.match).where(own).distinct())]
    c.execute(seats.update().where(own).values(person=None, external=False, seen=None, here=None, looked=None))
    return freed


def _delete_chat(c: sa.Connection, person: str) -> tuple[int, list[str]]:
    """Delete the text of all lines of a person; give how many there were, and the matches that they were said at.

    Their numbers stay, so that those of others do not change.
    """
    own = (chat.c.person == person) & (chat.c.text != "")
    # what a client chose as cmd_id could be text, too
    numbers = sa.literal("deleted:") + sa.cast(chat.c.n, sa.String)
    deleted = chat.update().where(own).values(text="", cmd_id=numbers).returning(chat.c.match)
    found = [*c.scalars(deleted)]
    return len(found), sorted(set(found))


def _delete_names(c: sa.Connection, person: str) -> tuple[list[str], list[str]]:
    """Delete the names of guests on the device of a person; give the matches that go on, and all others."""
    at = sa.select(seats.c.match, seats.c.seat).where(seats.c.person == person)
    own: dict[str, set[str]] = {}
    for row in c.execute(at):
        own.setdefault(row.match, set()).add(str(row.seat))
    c.execute(seats.update().where(seats.c.person == person).values(seen=None, here=None, looked=None))
    there = matches.c.match.in_(sa.select(seats.c.match).where(seats.c.person == person)) | (matches.c.host == person)
    running: list[str] = []
    named: list[str] = []
    for row in c.execute(sa.select(matches).where(there)).all():
        goes_on = row.match in own and row.started is not None and row.ended is None
        (running if goes_on else named).append(row.match)
        names = row.settings.get("names") or {}
        kept = {} if row.host == person else {seat: name for seat, name in names.items() if seat not in own[row.match]}
        if kept != names:
            settings = {**row.settings, "names": kept}
            c.execute(matches.update().where(matches.c.match == row.match).values(settings=settings))
    return running, named
