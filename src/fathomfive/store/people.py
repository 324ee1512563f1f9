"""People and the keys that identify them."""

import sqlalchemy as sa

from fathomfive.kernel.errors import Refused
from fathomfive.store.cards import Person, now
from fathomfive.store.database import database_errors
from fathomfive.store.schema import matches, people, tokens
from fathomfive.store.secret import hashed, new_name, new_secret
from fathomfive.store.writer import Writer

_WHO = (
    sa.select(people.c.person, people.c.name)
    .join_from(tokens, people)
    .where(tokens.c.hash == sa.bindparam("of"), tokens.c.kind == "key")
)
LINK_LIFETIME = 15 * 60 * 1000  # milliseconds until a link to another device expires


class People:
    """People, in the tables `people` and `tokens`.  A key identifies a person; the store keeps its hash."""

    def __init__(self, engine: sa.Engine, writer: Writer) -> None:
        self._engine = engine
        self._writer = writer

    def welcome(self, name: str) -> tuple[Person, str]:
        """Add a person, and give the key that identifies them."""
        person, key = Person(new_name(), name), new_secret()

        def job(c: sa.Connection) -> None:
            c.execute(people.insert(), {"person": person.person, "name": name, "made": now()})
            _add_token(c, person.person, key, "key")

        self._writer.do(job)
        return person, key

    def who(self, key: str) -> Person | None:
        """Find the person with a key."""
        with database_errors(self._engine), self._engine.connect() as connection:
            row = connection.execute(_WHO, {"of": hashed(key)}).first()
        return None if row is None else Person(row.person, row.name)

    def names(self, of: set[str]) -> dict[str, str]:
        """Give the names of people."""
        query = sa.select(people.c.person, people.c.name).where(people.c.person.in_(of))
        with database_errors(self._engine), self._engine.connect() as connection:
            return {row.person: row.name for row in connection.execute(query)}

    def rename(self, person: str, name: str) -> None:
        """Change the name of a person."""
        self._writer.do(
            lambda c: c.execute(people.update().where(people.c.person == person).values(name=name)) and None
        )

    def forget(self, person: str) -> None:
        """Delete the name and all keys of a person, and the names of guests on their device; the moves stay."""

        def job(c: sa.Connection) -> None:
            c.execute(tokens.delete().where(tokens.c.person == person))
            c.execute(people.update().where(people.c.person == person).values(name=""))
            hosted = c.execute(sa.select(matches.c.match, matches.c.settings).where(matches.c.host == person)).all()
            for row in hosted:
                if row.settings.get("names"):
                    kept = {**row.settings, "names": {}}
                    c.execute(matches.update().where(matches.c.match == row.match).values(settings=kept))

        self._writer.do(job)

    def link(self, person: str) -> str:
        """Make a secret that gives another device a key of this person, once and soon."""
        secret = new_secret()
        self._writer.do(lambda c: _add_token(c, person, secret, "link"))
        return secret

    def follow(self, secret: str) -> tuple[Person, str]:
        """Exchange the secret of a link for a key."""
        key = new_secret()

        def job(c: sa.Connection) -> Person | None:
            link = (tokens.c.hash == hashed(secret)) & (tokens.c.kind == "link")
            row = c.execute(
                sa.select(people.c.person, people.c.name, tokens.c.made).join_from(tokens, people).where(link)
            ).first()
            # of two devices at once, only the one that deletes the row may use it
            if row is None or not c.execute(tokens.delete().where(link)).rowcount or now() - row.made > LINK_LIFETIME:
                return None
            _add_token(c, row.person, key, "key")
            return Person(row.person, row.name)

        person = self._writer.do(job)
        if person is None:
            raise Refused("bad_link", "this link was used already or has expired; ask for a new one")
        return person, key


def _add_token(c: sa.Connection, person: str, secret: str, kind: str) -> None:
    c.execute(tokens.insert(), {"hash": hashed(secret), "person": person, "kind": kind, "made": now()})
