"""SQLite writes into a log beside its file.  A thread of its own folds the log into the file, so that nobody waits."""

import sqlite3
import threading

import sqlalchemy as sa

from fathomfive.store.writer import Writer

EVERY = 0.5  # seconds
LONGEST = 4000  # pages of a log; then a new one is begun


class Folding:
    """Folds while somebody writes.  What cannot be folded now, since the disk is full, say, is as safe in the log."""

    def __init__(self, engine: sa.Engine, writer: Writer) -> None:
        self._engine = engine
        self._writer = writer
        self._end = threading.Event()
        self._thread = threading.Thread(target=self._run, name="fathom-folding", daemon=True)
        self._thread.start()

    def close(self) -> None:
        """Stop; whoever leaves the file last folds the rest."""
        self._end.set()
        self._thread.join()

    def _run(self) -> None:
        folded = 0
        while not self._end.wait(EVERY):
            if self._writer.commits == folded:
                continue
            folded = self._writer.commits
            if self._fold() > LONGEST:
                with self._writer.still:
                    self._fold()  # the few pages of meanwhile: a log is begun anew only when all of it is folded

    def _fold(self) -> int:
        """Fold what there is, and say how many pages the log has."""
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
