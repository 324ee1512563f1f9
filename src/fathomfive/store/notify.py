"""Notifications of changes by others: "match M is at event N", "a key of P is revoked".  A lost one loses no move."""

import logging
import threading
import time
from collections.abc import Collection

import sqlalchemy as sa

from fathomfive.store.database import is_sqlite
from fathomfive.store.port import OnChange
from fathomfive.store.schema import audit

CHANNEL = "fathom"
HOST_ACT = "!"  # before a match, or alone: the host of the server did something, such as banning a person
ANY_MATCH = "*"  # after HOST_ACT: any match may have changed
DELETED_CHAT = "#"  # before a match: lines of its chat were deleted
WATCHED = "~"  # before a match: somebody who does not sit there watches it
PERSON = "@"  # begins a notification that is about a person and not about a match
POLL = 1.0  # seconds between checks for a stop, between attempts to reconnect, and between reads of the audit log

log = logging.getLogger("fathom.store")


def notify(c: sa.Connection, match: str, seq: int | None = None) -> None:
    """Notify other workers of a changed match when this transaction commits; SQLite has no other workers."""
    if c.dialect.name != "sqlite":
        c.execute(sa.select(sa.func.pg_notify(CHANNEL, match if seq is None else f"{match} {seq}")))


def notify_watched(c: sa.Connection, matches: Collection[str]) -> None:
    """Notify other workers of matches that somebody watches, by one statement; SQLite has no other workers."""
    if c.dialect.name != "sqlite":
        marked = sa.literal([WATCHED + match for match in matches], sa.ARRAY(sa.String))
        c.execute(sa.select(sa.func.pg_notify(CHANNEL, sa.func.unnest(marked))))


def notify_person(c: sa.Connection, person: str, device: str = "") -> None:
    """Notify all workers that a key of a person was revoked; without a device, that the person was deleted."""
    notify(c, f"{PERSON}{person}.{device}")


class Listener:
    """A thread that receives notifications and calls back; an empty match means that any may have changed."""

    def __init__(self, engine: sa.Engine, on_change: OnChange) -> None:
        assert not is_sqlite(engine), "SQLite has no notifications"
        self._engine = engine
        self._on_change = on_change
        self._stopped = threading.Event()
        self.listening = threading.Event()
        self._heard = time.monotonic()
        self._thread = threading.Thread(target=self._run, name="fathom-notify", daemon=True)
        self._thread.start()

    @property
    def silence(self) -> float:
        """The seconds since the database last answered."""
        return time.monotonic() - self._heard

    def close(self) -> None:
        """Stop listening."""
        self._stopped.set()
        self._thread.join()

    def _run(self) -> None:
        while not self._stopped.is_set():
            try:
                self._listen()
            except (sa.exc.DBAPIError, OSError) as error:
                self._reconnect_later(error)
            except Exception as error:  # psycopg's own errors: notifications are read from the driver directly
                if type(error).__module__.partition(".")[0] != "psycopg":
                    raise
                self._reconnect_later(error)

    def _reconnect_later(self, error: Exception) -> None:
        log.warning("lost the connection for notifications (%s); reconnecting", type(error).__name__)
        self.listening.clear()
        self._stopped.wait(POLL)

    def _listen(self) -> None:
        with self._engine.connect().execution_options(isolation_level="AUTOCOMMIT") as connection:
            connection.exec_driver_sql(f"LISTEN {CHANNEL}")
            driver = connection.connection.driver_connection
            assert driver is not None, "the connection is open"
            self.listening.set()
            self._heard = time.monotonic()
            self._on_change("", None)  # earlier notifications are lost
            try:
                while not self._stopped.is_set():
                    for note in driver.notifies(timeout=POLL):
                        match, _, seq = note.payload.partition(" ")
                        self._on_change(match, int(seq) if seq else None)
                        if self._stopped.is_set():
                            break
                    driver.execute("SELECT 1")  # a network may lose everything without a word
                    self._heard = time.monotonic()
            finally:
                connection.invalidate()  # a connection that listens must not return to the pool


_NEW_ENTRIES = sa.select(audit.c.at, audit.c.details).where(audit.c.at > sa.bindparam("known")).order_by(audit.c.at)


class AuditPoller:
    """A thread that looks for acts of the host in a SQLite file: another process may have written them.

    Only `fathom admin` writes beside a server, and records everything it does in the audit log.
    """

    def __init__(self, engine: sa.Engine, on_change: OnChange) -> None:
        self._engine = engine
        self._on_change = on_change
        self._stopped = threading.Event()
        self._known = self._read_last()
        self._thread = threading.Thread(target=self._run, name="fathom-audit", daemon=True)
        self._thread.start()

    silence = 0.0

    def close(self) -> None:
        """Stop looking."""
        self._stopped.set()
        self._thread.join()

    def _run(self) -> None:
        while not self._stopped.wait(POLL):
            try:
                self._look()
            except sa.exc.DBAPIError as error:
                log.warning("cannot read the audit log (%s); trying again", type(error.orig).__name__)

    def _read_last(self) -> int:
        with self._engine.connect() as connection:
            return connection.scalar(sa.select(sa.func.max(audit.c.at))) or 0

    def _look(self) -> None:
        with self._engine.connect() as connection:
            entries = connection.execute(_NEW_ENTRIES, {"known": self._known}).all()
        for at, details in entries:
            self._known = at
            for match in details.get("matches", [""]):
                self._on_change(HOST_ACT + match, None)
