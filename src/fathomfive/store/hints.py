"""Hints between workers: "match M is at event N".  A hint that is lost costs a moment, never a move."""

import logging
import threading
from collections.abc import Callable

import sqlalchemy as sa

from fathomfive.store.database import is_sqlite

CHANNEL = "fathom"
LOOK = 1.0  # seconds between two looks whether to stop, or to try again

log = logging.getLogger("fathom.store")

Heard = Callable[[str, int | None], None]


def hint(c: sa.Connection, match: str, seq: int | None = None) -> None:
    """Tell other workers, when this transaction is committed and not before, that a match has changed.

    SQLite has one worker, which knows.
    """
    if c.dialect.name != "sqlite":
        c.execute(sa.select(sa.func.pg_notify(CHANNEL, match if seq is None else f"{match} {seq}")))


class Hints:
    """A thread that listens.  It says of which match it heard, and the event; no match is: look at all of them."""

    def __init__(self, engine: sa.Engine, heard: Heard) -> None:
        assert not is_sqlite(engine), "there is nobody to hear of"
        self._engine = engine
        self._heard = heard
        self._stopped = threading.Event()
        self.listening = threading.Event()
        self._thread = threading.Thread(target=self._run, name="fathom-hints", daemon=True)
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
                self._gone(error)
            except Exception as error:  # the driver's own errors come as they are, since we read from it directly
                if type(error).__module__.partition(".")[0] != "psycopg":
                    raise
                self._gone(error)

    def _gone(self, error: Exception) -> None:
        log.warning("hints of other workers do not come (%s); trying again", type(error).__name__)
        self.listening.clear()
        self._stopped.wait(LOOK)

    def _listen(self) -> None:
        with self._engine.connect().execution_options(isolation_level="AUTOCOMMIT") as connection:
            connection.exec_driver_sql(f"LISTEN {CHANNEL}")
            driver = connection.connection.driver_connection
            assert driver is not None, "it is connected"
            self.listening.set()
            self._heard("", None)  # what was said before is lost
            try:
                while not self._stopped.is_set():
                    for note in driver.notifies(timeout=LOOK):
                        match, _, seq = note.payload.partition(" ")
                        self._heard(match, int(seq) if seq else None)
                        if self._stopped.is_set():
                            break
            finally:
                connection.invalidate()  # nobody else shall get a connection that listens
