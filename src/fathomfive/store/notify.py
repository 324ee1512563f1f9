"""Notifications between workers: "match M is at event N".  A lost one delays a refresh and loses no move."""

import logging
import threading

import sqlalchemy as sa

from fathomfive.store.database import is_sqlite
from fathomfive.store.port import OnChange

CHANNEL = "fathom"
POLL = 1.0  # seconds between checks for a stop, and between attempts to reconnect

log = logging.getLogger("fathom.store")


def notify(c: sa.Connection, match: str, seq: int | None = None) -> None:
    """Notify other workers of a changed match when this transaction commits; SQLite has no other workers."""
    if c.dialect.name != "sqlite":
        c.execute(sa.select(sa.func.pg_notify(CHANNEL, match if seq is None else f"{match} {seq}")))


class Listener:
    """A thread that receives notifications and calls back; an empty match means that any may have changed."""

    def __init__(self, engine: sa.Engine, on_change: OnChange) -> None:
        assert not is_sqlite(engine), "SQLite has no notifications"
        self._engine = engine
        self._on_change = on_change
        self._stopped = threading.Event()
        self.listening = threading.Event()
        self._thread = threading.Thread(target=self._run, name="fathom-notify", daemon=True)
        self._thread.start()

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
            self._on_change("", None)  # earlier notifications are lost
            try:
                while not self._stopped.is_set():
                    for note in driver.notifies(timeout=POLL):
                        match, _, seq = note.payload.partition(" ")
                        self._on_change(match, int(seq) if seq else None)
                        if self._stopped.is_set():
                            break
            finally:
                connection.invalidate()  # a connection that listens must not return to the pool


class NoListener:
    """The listener of a store with one worker: nobody else changes a match."""

    def close(self) -> None:
        """Stop listening."""
