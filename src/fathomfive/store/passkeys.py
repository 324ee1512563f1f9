"""Passkeys of people, and the challenges that are open."""

import sqlalchemy as sa

from fathomfive.kernel.errors import Refused
from fathomfive.store.cards import Passkey, now
from fathomfive.store.database import database_errors
from fathomfive.store.forgetting import require_alive
from fathomfive.store.schema import challenges, passkeys
from fathomfive.store.secret import hashed, new_secret
from fathomfive.store.writer import Writer

CHALLENGE_LIFETIME = 5 * 60 * 1000  # milliseconds
MAX_CHALLENGES = 10_000  # open ones; the oldest go first
MAX_PASSKEYS = 10  # of one person


class Passkeys:
    """The tables `passkeys` and `challenges`."""

    def __init__(self, engine: sa.Engine, writer: Writer) -> None:
        self._engine = engine
        self._writer = writer

    def challenge(self, person: str | None) -> str:
        """Open a challenge, of a person or of a visitor who wants to sign in."""
        secret = new_secret()

        def job(c: sa.Connection) -> None:
            c.execute(challenges.delete().where(challenges.c.made <= now() - CHALLENGE_LIFETIME))
            newest = sa.select(challenges.c.made).order_by(challenges.c.made.desc()).offset(MAX_CHALLENGES - 1).limit(1)
            oldest = c.scalar(newest)
            if oldest is not None:
                c.execute(challenges.delete().where(challenges.c.made <= oldest))
            c.execute(challenges.insert(), {"hash": hashed(secret), "person": person, "made": now()})

        self._writer.do(job)
        return secret

    def take_challenge(self, secret: str, person: str | None) -> bool:
        """Close a challenge, and say whether it was open."""
        own = challenges.c.person == person if person is not None else challenges.c.person.is_(None)
        is_open = (challenges.c.hash == hashed(secret)) & own & (challenges.c.made > now() - CHALLENGE_LIFETIME)
        return self._writer.do(lambda c: bool(c.execute(challenges.delete().where(is_open)).rowcount))

    def add(self, passkey: Passkey) -> None:
        """Add a passkey."""

        def job(c: sa.Connection) -> None:
            require_alive(c, passkey.person)
            own = sa.select(sa.func.count()).select_from(passkeys).where(passkeys.c.person == passkey.person)
            if (c.scalar(own) or 0) >= MAX_PASSKEYS:
                raise Refused("too_many", f"expected at most {MAX_PASSKEYS} passkeys; remove one of them first")
            known = sa.select(passkeys.c.made).where(passkeys.c.credential == passkey.credential)
            if c.scalar(known) is not None:
                raise Refused("bad_passkey", "expected a new passkey, got one that is registered already")
            c.execute(passkeys.insert(), vars(passkey))

        self._writer.do(job)

    def find(self, credential: str) -> Passkey | None:
        """Find a passkey by its id."""
        found = self._list(passkeys.c.credential == credential)
        return found[0] if found else None

    def of(self, person: str) -> list[Passkey]:
        """List the passkeys of a person, the oldest first."""
        return self._list(passkeys.c.person == person)

    def record_use(self, credential: str, sign_count: int) -> None:
        """Record that a passkey was used, and its counter."""
        own = passkeys.c.credential == credential
        self._writer.do(
            lambda c: c.execute(passkeys.update().where(own).values(sign_count=sign_count, used=now())) and None
        )

    def remove(self, person: str, credential: str) -> None:
        """Delete a passkey of a person."""

        def job(c: sa.Connection) -> None:
            own = (passkeys.c.person == person) & (passkeys.c.credential == credential)
            if not c.execute(passkeys.delete().where(own)).rowcount:
                raise Refused("not_found", f"expected the name of one of your passkeys, got '{credential[:40]}'")

        self._writer.do(job)

    def _list(self, which: sa.ColumnElement[bool]) -> list[Passkey]:
        query = sa.select(passkeys).where(which).order_by(passkeys.c.made, passkeys.c.credential)
        with database_errors(self._engine), self._engine.connect() as connection:
            return [Passkey(**row) for row in connection.execute(query).mappings()]
