"""People and the keys that identify them."""

from collections.abc import Callable

import sqlalchemy as sa

from fathomfive.kernel.errors import Refused
from fathomfive.store.cards import Device, Forgotten, Person, now
from fathomfive.store.database import database_errors
from fathomfive.store.forgetting import delete_person, require_alive
from fathomfive.store.notify import notify_person
from fathomfive.store.personal_data import PersonalRows, read_personal_rows
from fathomfive.store.schema import people, push_subscriptions, tokens
from fathomfive.store.secret import hashed, new_name, new_secret
from fathomfive.store.writer import Writer

DAY = 24 * 3600 * 1000  # milliseconds
KEY_LIFETIME = 365 * DAY  # from the last use of a key
LINK_LIFETIME = 15 * 60 * 1000  # milliseconds until a link to another device expires
MAX_LINKS = 5  # open ones of one person

_USED = sa.func.coalesce(tokens.c.used, tokens.c.made)
_WHO = (
    sa.select(
        people.c.person, people.c.name, tokens.c.name.label("device"), _USED.label("used"), tokens.c.used.label("day")
    )
    .join_from(tokens, people)
    .where(tokens.c.hash == sa.bindparam("of"), tokens.c.kind == "key")
)


class People:
    """People, in the tables `people` and `tokens`.  A key identifies a person; the store keeps its hash."""

    def __init__(self, engine: sa.Engine, writer: Writer, scrub: Callable[[], None] = lambda: None) -> None:
        self._engine = engine
        self._writer = writer
        self._scrub = scrub  # removes deleted rows from files beside the database

    def welcome(self, name: str, device: str = "") -> tuple[Person, str]:
        """Add a person, and give the key that identifies them."""
        person, key = Person(new_name(), name, new_name()), new_secret()

        def job(c: sa.Connection) -> None:
            c.execute(people.insert(), {"person": person.person, "name": name, "made": now(), "seen": _today()})
            _add_key(c, person, key, device)

        self._writer.do(job)
        return person, key

    def who(self, key: str) -> Person | None:
        """Find the person with a key, and record the day of its use; a key expires a year after its last use."""
        with database_errors(self._engine), self._engine.connect() as connection:
            row = connection.execute(_WHO, {"of": hashed(key)}).first()
        if row is None:
            return None
        if now() - row.used > KEY_LIFETIME:
            self._writer.do(lambda c: c.execute(tokens.delete().where(tokens.c.hash == hashed(key))) and None)
            return None
        device = row.device or new_name()  # keys of before have no name
        if row.device is None or row.day is None or row.day < _today():
            device = self._writer.do(lambda c: _record_use(c, hashed(key), row.person, device))
        return Person(row.person, row.name, device)

    def names(self, of: set[str]) -> dict[str, str]:
        """Give the names of people."""
        query = sa.select(people.c.person, people.c.name).where(people.c.person.in_(of))
        with database_errors(self._engine), self._engine.connect() as connection:
            return {row.person: row.name for row in connection.execute(query)}

    def rename(self, person: str, name: str) -> None:
        """Change the name of a person."""

        def job(c: sa.Connection) -> None:
            require_alive(c, person)
            c.execute(people.update().where(people.c.person == person).values(name=name))

        self._writer.do(job)

    def forget(self, person: str) -> Forgotten:
        """Delete a person for good: keys, name, chat, reports; moves stay, without a name."""
        forgotten = self._writer.do(lambda c: delete_person(c, person))
        self._scrub()
        return forgotten

    def data(self, person: str) -> PersonalRows:
        """Read everything that is stored about a person."""
        return read_personal_rows(self._engine, person)

    # --- Devices ---

    def devices(self, person: str) -> list[Device]:
        """List the keys of a person, the last used first."""
        own = (tokens.c.person == person) & (tokens.c.kind == "key")

        def job(c: sa.Connection) -> list[Device]:
            for row in c.execute(sa.select(tokens.c.hash).where(own & tokens.c.name.is_(None))).all():
                c.execute(tokens.update().where(tokens.c.hash == row.hash).values(name=new_name()))
            query = sa.select(tokens, _USED.label("last")).where(own & (now() - KEY_LIFETIME < _USED))
            rows = c.execute(query.order_by(_USED.desc(), tokens.c.made.desc())).all()
            return [Device(row.name, row.device or "", row.made, row.last) for row in rows]

        return self._writer.do(job)

    def revoke(self, person: str, device: str) -> None:
        """Delete a key of a person by its name."""

        def job(c: sa.Connection) -> None:
            own = (tokens.c.person == person) & (tokens.c.kind == "key") & (tokens.c.name == device)
            if not c.execute(tokens.delete().where(own)).rowcount:
                raise Refused("not_found", f"expected the name of one of your devices, got '{device[:40]}'")
            delete_orphans(c, person)
            notify_person(c, person, device)

        self._writer.do(job)

    def revoke_others(self, person: str, device: str) -> list[str]:
        """Delete all keys and links of a person but the key with a name, and give the names of the deleted ones."""

        def job(c: sa.Connection) -> list[str]:
            other = (tokens.c.person == person) & (sa.func.coalesce(tokens.c.name, "") != device)
            gone = [row.name or "" for row in c.execute(sa.select(tokens).where(other & (tokens.c.kind == "key")))]
            c.execute(tokens.delete().where(other))
            delete_orphans(c, person)
            for name in gone:
                notify_person(c, person, name or "?")
            return gone

        return self._writer.do(job)

    def valid_devices(self, names: set[str]) -> set[str]:
        """Give those names of keys that still exist."""
        query = sa.select(tokens.c.name).where(tokens.c.name.in_(names) & (tokens.c.kind == "key"))
        with database_errors(self._engine), self._engine.connect() as connection:
            return set(connection.scalars(query))

    def expire(self) -> int:
        """Delete the keys and links that have expired, and give their number."""
        old_key = (tokens.c.kind == "key") & (now() - KEY_LIFETIME >= _USED)
        old_link = (tokens.c.kind == "link") & (tokens.c.made <= now() - LINK_LIFETIME)

        def job(c: sa.Connection) -> int:
            gone: int = c.execute(tokens.delete().where(old_key | old_link)).rowcount
            delete_orphans(c)
            return gone

        return self._writer.do(job)

    # --- Links to another device ---

    def link(self, person: str) -> str:
        """Make a secret that gives another device a key of this person; it works once and expires."""
        secret = new_secret()

        def job(c: sa.Connection) -> None:
            require_alive(c, person)
            own = (tokens.c.person == person) & (tokens.c.kind == "link")
            c.execute(tokens.delete().where(own & (tokens.c.made <= now() - LINK_LIFETIME)))
            newest = sa.select(tokens.c.hash).where(own).order_by(tokens.c.made.desc(), tokens.c.hash)
            kept = list(c.scalars(newest.limit(MAX_LINKS - 1)))
            c.execute(tokens.delete().where(own & tokens.c.hash.not_in(kept)))
            c.execute(tokens.insert(), {"hash": hashed(secret), "person": person, "kind": "link", "made": now()})

        self._writer.do(job)
        return secret

    def linked(self, secret: str) -> Person:
        """Give the person who made a link, which stays open."""
        with database_errors(self._engine), self._engine.connect() as connection:
            person = _linked(connection, secret)
        if person is None:
            raise _bad_link()
        return person

    def follow(self, secret: str, device: str = "") -> tuple[Person, str]:
        """Exchange the secret of a link for a key."""
        key = new_secret()

        def job(c: sa.Connection) -> Person | None:
            person = _linked(c, secret)
            # of two devices at once, only the one that deletes the row may use it
            if not c.execute(tokens.delete().where(tokens.c.hash == hashed(secret), tokens.c.kind == "link")).rowcount:
                return None
            if person is not None:
                _add_key(c, person, key, device)
            return person

        person = self._writer.do(job)
        if person is None:
            raise _bad_link()
        return person, key

    def add_key(self, person: str, device: str = "") -> tuple[Person, str]:
        """Give a person who proved their identity another key."""
        key = new_secret()

        def job(c: sa.Connection) -> Person:
            known = Person(person, require_alive(c, person), new_name())
            _add_key(c, known, key, device)
            return known

        return self._writer.do(job), key


def delete_orphans(c: sa.Connection, person: str | None = None) -> None:
    """Delete the push subscriptions of devices that have no key any more."""
    alive = sa.select(tokens.c.name).where(tokens.c.kind == "key", tokens.c.name.is_not(None))
    gone = push_subscriptions.c.device.not_in(alive)
    c.execute(
        push_subscriptions.delete().where(gone if person is None else gone & (push_subscriptions.c.person == person))
    )


def _today() -> int:
    return now() // DAY * DAY


def _add_key(c: sa.Connection, person: Person, key: str, device: str) -> None:
    row = {"hash": hashed(key), "person": person.person, "kind": "key", "made": now()}
    c.execute(tokens.insert(), {**row, "name": person.device, "device": device, "used": _today()})


def _record_use(c: sa.Connection, of: str, person: str, device: str) -> str:
    """Record the day of a use, and give the name of the key."""
    own = tokens.c.hash == of
    c.execute(tokens.update().where(own).values(used=_today(), name=sa.func.coalesce(tokens.c.name, device)))
    c.execute(people.update().where((people.c.person == person) & (people.c.name != "")).values(seen=_today()))
    return c.scalar(sa.select(tokens.c.name).where(own)) or device


def _linked(c: sa.Connection, secret: str) -> Person | None:
    query = (
        sa.select(people.c.person, people.c.name)
        .join_from(tokens, people)
        .where(tokens.c.hash == hashed(secret), tokens.c.kind == "link", tokens.c.made > now() - LINK_LIFETIME)
    )
    row = c.execute(query).first()
    return None if row is None else Person(row.person, row.name, new_name())


def _bad_link() -> Refused:
    return Refused("bad_link", "this link was used already or has expired; ask for a new one")
