"""WAL checkpoints of a SQLite file, made by a thread of their own so that no commit waits for one.

A page that changes often is copied into the file once a checkpoint, so that rare checkpoints write much less.
"""

import sqlite3
import threading

import sqlalchemy as sa

from fathomfive.store.writer import Writer

SHORTEST, LONGEST = 0.5, 10.0  # seconds between checkpoints
PAGES = 1000  # of the WAL that a checkpoint should copy
MAX_PAGES = 4000  # of the WAL; beyond it the WAL is restarted


class Checkpointer:
    """Copies the WAL into the file while there are commits.  A failed checkpoint is harmless: the WAL is durable."""

    def __init__(self, engine: sa.Engine, writer: Writer) -> None:
        self._engine = engine
        self._writer = writer
        self._stopped = threading.Event()
        self._thread = threading.Thread(target=self._run, name="fathom-checkpoint", daemon=True)
        self._thread.start()

    def close(self) -> None:
        """Stop; SQLite checkpoints the rest when the last connection closes."""
        self._stopped.set()
        self._thread.join()

    def _run(self) -> None:
        done, pages, interval = 0, 0, SHORTEST  # commits and pages of the WAL at the last checkpoint
        while not self._stopped.wait(interval):
            if self._writer.commits == done:
                continue
            done = self._writer.commits
            before, pages = pages, self._checkpoint()
            new = pages - before if pages > before else pages  # fewer pages: the WAL was restarted
            interval = min(max(interval * PAGES / max(new, 1), SHORTEST), LONGEST)
            if pages > MAX_PAGES:
                with self._writer.pause:
                    self._checkpoint()  # few pages are left: SQLite restarts the WAL once all of it is checkpointed

    def _checkpoint(self) -> int:
        """Checkpoint what can be without waiting, and give the pages of the WAL."""
        connection = None
        try:
            connection = self._engine.raw_connection()
            cursor = connection.cursor()
            cursor.execute("PRAGMA wal_checkpoint(PASSIVE)")
            found = cursor.fetchone()
            return int(found[1]) if found else 0
        except (sqlite3.Error, sa.exc.DBAPIError):
            return 0
        finally:
            if connection is not None:
                connection.close()
