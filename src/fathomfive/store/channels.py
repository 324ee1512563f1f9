"""Where people want to be told of their turn: subscriptions of Web Push, and addresses of mail."""

from collections.abc import Callable
from typing import Any

import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite

from fathomfive.kernel.errors import Refused
from fathomfive.store.alert_records import MailAddress, PushSubscription
from fathomfive.store.cards import now
from fathomfive.store.database import database_errors
from fathomfive.store.forgetting import lock_person
from fathomfive.store.schema import host_keys, mail_addresses, push_subscriptions, tokens, turns
from fathomfive.store.secret import hashed, new_name, new_secret
from fathomfive.store.writer import Writer

MAX_SUBSCRIPTIONS = 10  # of one person; the oldest goes first
CONFIRM_LIFETIME = 24 * 3600 * 1000  # milliseconds until the link that confirms an address expires
HOUR = 3600 * 1000  # milliseconds
PAUSES = {"hour": HOUR, "day": 24 * HOUR}  # at least, between two digests
MAX_DIGESTS = 50  # that one look takes on


_MAIL = [column for column in mail_addresses.c if column.name != "secret"]
_ALIVE = sa.select(tokens.c.name).where(tokens.c.kind == "key")


class Channels:
    """The tables `push_subscriptions`, `mail_addresses` and `host_keys`."""

    def __init__(self, engine: sa.Engine, writer: Writer) -> None:
        self._engine = engine
        self._writer = writer

    def host_key(self, name: str, make: Callable[[], str]) -> str:
        """Give a secret of the server, which the first worker makes: all hosts have the same one."""
        query = sa.select(host_keys.c.value).where(host_keys.c.name == name)
        with database_errors(self._engine), self._engine.connect() as c:
            found: str | None = c.scalar(query)
        if found is not None:
            return found
        made = make()

        def job(c: sa.Connection) -> str:
            insert = (sqlite if c.dialect.name == "sqlite" else postgresql).insert(host_keys)
            c.execute(insert.values(name=name, value=made).on_conflict_do_nothing())
            return str(c.scalar(query))

        return self._writer.do(job)

    def set_language(self, person: str, device: str, lang: str) -> None:
        """Write to a person in another language: by mail, and in messages to the device that asks."""
        mail = mail_addresses.update().where(mail_addresses.c.person == person)
        own = (push_subscriptions.c.person == person) & (push_subscriptions.c.device == device)

        def job(c: sa.Connection) -> None:
            c.execute(mail.values(lang=lang))
            c.execute(push_subscriptions.update().where(own).values(lang=lang))

        self._writer.do(job)

    # --- Web Push ---

    def subscribe(self, person: str, device: str, endpoint: str, p256dh: str, auth: str, lang: str) -> None:
        """Keep the subscription of a browser; a browser has one, and an endpoint belongs to one person."""
        row = {
            "subscription": new_name(), "person": person, "device": device, "endpoint": endpoint, "p256dh": p256dh,
            "auth": auth, "lang": lang, "made": now(),
        }  # fmt: skip

        def job(c: sa.Connection) -> None:
            lock_person(c, person)
            table = push_subscriptions
            c.execute(table.delete().where((table.c.endpoint == endpoint) | (table.c.device == device)))
            newest = sa.select(table.c.subscription).where(table.c.person == person).order_by(table.c.made.desc())
            kept = list(c.scalars(newest.limit(MAX_SUBSCRIPTIONS - 1)))
            c.execute(table.delete().where(table.c.person == person, table.c.subscription.not_in(kept)))
            c.execute(table.insert(), row)

        self._writer.do(job)

    def unsubscribe(self, person: str, device: str) -> None:
        """Delete the subscription of a browser."""
        own = (push_subscriptions.c.person == person) & (push_subscriptions.c.device == device)
        self._writer.do(lambda c: c.execute(push_subscriptions.delete().where(own)) and None)

    def drop(self, subscription: str) -> None:
        """Delete a subscription that its push service no longer knows."""
        gone = push_subscriptions.c.subscription == subscription
        self._writer.do(lambda c: c.execute(push_subscriptions.delete().where(gone)) and None)

    def subscriptions(self, person: str) -> list[PushSubscription]:
        """List the subscriptions of a person's devices that are not signed out."""
        own = (push_subscriptions.c.person == person) & push_subscriptions.c.device.in_(_ALIVE)
        query = sa.select(push_subscriptions).where(own).order_by(push_subscriptions.c.made)
        return [PushSubscription(**row) for row in self._rows(query)]

    # --- Mail ---

    def mail(self, person: str) -> MailAddress | None:
        """Give the address of a person."""
        rows = self._rows(sa.select(*_MAIL).where(mail_addresses.c.person == person))
        return MailAddress(**rows[0]) if rows else None

    def set_mail(self, person: str, address: str, mode: str, lang: str) -> str | None:
        """Keep an address, and give the secret that confirms it; None where it is confirmed already."""
        secret = new_secret()
        fresh = {
            "address": address, "made": now(), "confirmed": None, "secret": hashed(secret), "stop": new_secret(),
            "digested": now(),
        }  # fmt: skip
        own = mail_addresses.c.person == person

        def job(c: sa.Connection) -> str | None:
            lock_person(c, person)
            row = c.execute(sa.select(mail_addresses).where(own)).first()
            if row is not None and row.address == address and row.confirmed is not None:
                c.execute(mail_addresses.update().where(own).values(mode=mode, lang=lang))
                return None
            c.execute(mail_addresses.delete().where(own))
            c.execute(mail_addresses.insert(), {"person": person, "mode": mode, "lang": lang, **fresh})
            return secret

        return self._writer.do(job)

    def remove_mail(self, person: str) -> None:
        """Delete the address of a person."""
        self._writer.do(lambda c: c.execute(mail_addresses.delete().where(mail_addresses.c.person == person)) and None)

    def confirm_mail(self, secret: str) -> MailAddress:
        """Confirm the address that a secret was sent to; a second time changes nothing."""
        own = (mail_addresses.c.secret == hashed(secret)) & (mail_addresses.c.made > now() - CONFIRM_LIFETIME)

        def job(c: sa.Connection) -> Any:
            at = sa.func.coalesce(mail_addresses.c.confirmed, now())
            c.execute(mail_addresses.update().where(own).values(confirmed=at))
            return c.execute(sa.select(*_MAIL).where(own)).mappings().first()

        found = self._writer.do(job)
        if found is None:
            raise Refused("bad_link", "this link has expired, or the address was changed; ask for a new one")
        return MailAddress(**found)

    def stop_mail(self, secret: str) -> bool:
        """Delete the address whose mails have a secret, and say whether there was one."""
        gone = mail_addresses.delete().where(mail_addresses.c.stop == secret)
        return self._writer.do(lambda c: bool(c.execute(gone).rowcount))

    def due_digests(self, until: int) -> list[MailAddress]:
        """List the addresses whose pause is over and whose people have something new since their last digest."""
        found: list[MailAddress] = []
        for mode, pause in PAUSES.items():
            new = (turns.c.person == mail_addresses.c.person) & (turns.c.at <= until)
            new &= turns.c.at > mail_addresses.c.digested
            due = (mail_addresses.c.mode == mode) & mail_addresses.c.confirmed.is_not(None)
            due &= (mail_addresses.c.digested <= until - pause) & sa.exists().where(new)
            found += [MailAddress(**row) for row in self._rows(sa.select(*_MAIL).where(due).limit(MAX_DIGESTS))]
        return found

    def claim_digest(self, mail: MailAddress, until: int) -> bool:
        """Take a digest on, in one transaction, up to a moment; False if another worker has."""
        own = (mail_addresses.c.person == mail.person) & (mail_addresses.c.digested == mail.digested)
        same = own & (mail_addresses.c.mode == mail.mode) & (mail_addresses.c.stop == mail.stop)
        update = mail_addresses.update().where(same).values(digested=until)
        return self._writer.do(lambda c: bool(c.execute(update).rowcount))

    def _rows(self, query: sa.Select[Any]) -> list[dict[str, Any]]:
        with database_errors(self._engine), self._engine.connect() as c:
            return [dict(row) for row in c.execute(query).mappings()]
