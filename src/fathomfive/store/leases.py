"""Leases: one worker at a time computes bot moves for a match, and a dead worker's leases end."""

import threading
from contextlib import suppress

import sqlalchemy as sa

from fathomfive.store.database import database_errors, is_sqlite
from fathomfive.store.liveness import limit_idle_session


class AdvisoryLeases:
    """The leases of one worker: advisory locks of PostgreSQL, which end with its connection.

    They only save work: the key of the events prevents two workers from writing the same event.
    """

    def __init__(self, engine: sa.Engine) -> None:
        assert not is_sqlite(engine), "SQLite has one worker"
        self._engine = engine
        self._lock = threading.Lock()
        self._connection: sa.Connection | None = None

    def acquire(self, match: str) -> bool:
        """Try to lease a match; False if another worker holds the lease."""
        return bool(self._call(sa.func.pg_try_advisory_lock(_key(match))))

    def release(self, match: str) -> None:
        """End the lease of a match."""
        self._call(sa.func.pg_advisory_unlock(_key(match)))

    def close(self) -> None:
        """End all leases."""
        with self._lock:
            if self._connection is not None:
                with suppress(sa.exc.DBAPIError):  # the server ends the locks of a closed connection, a moment later
                    self._connection.execute(sa.select(sa.func.pg_advisory_unlock_all()))
            self._disconnect()

    def _call(self, function: "sa.Function[bool]") -> bool | None:
        with self._lock, database_errors(self._engine):
            if self._connection is not None:
                with suppress(sa.exc.DBAPIError):
                    return self._connection.scalar(sa.select(function))
                self._disconnect()  # PostgreSQL has ended it, and all leases with it
            self._connection = self._engine.connect().execution_options(isolation_level="AUTOCOMMIT")
            try:
                limit_idle_session(self._connection)
                return self._connection.scalar(sa.select(function))
            except sa.exc.DBAPIError:
                self._disconnect()
                raise

    def _disconnect(self) -> None:
        if self._connection is not None:
            self._connection.invalidate()
            self._connection.close()
            self._connection = None


class SoleLeases:
    """The leases of the only worker of a store: it gets every one."""

    def acquire(self, match: str) -> bool:
        """Lease a match."""
        return True

    def release(self, match: str) -> None:
        """End the lease of a match."""

    def close(self) -> None:
        """End all leases."""


def _key(match: str) -> "sa.Function[int]":
    return sa.func.hashtextextended(match, 0)
