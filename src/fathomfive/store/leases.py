"""One worker at a time thinks for a match; whoever dies lets go."""

import threading

import sqlalchemy as sa

from fathomfive.store.database import is_sqlite, reaching


class Leases:
    """What one worker thinks about: locks of PostgreSQL that end with its connection.

    They save work and nothing else: that two never write the same event is the events' own key.
    """

    def __init__(self, engine: sa.Engine) -> None:
        assert not is_sqlite(engine), "a file has one worker"
        self._engine = engine
        self._lock = threading.Lock()
        self._connection: sa.Connection | None = None

    def take(self, match: str) -> bool:
        """Try to take a match; say whether nobody else has it."""
        return bool(self._ask(sa.func.pg_try_advisory_lock(_key(match))))

    def give(self, match: str) -> None:
        """Give it back."""
        self._ask(sa.func.pg_advisory_unlock(_key(match)))

    def close(self) -> None:
        """Give everything back."""
        with self._lock:
            self._drop()

    def _ask(self, what: "sa.Function[bool]") -> bool | None:
        with self._lock, reaching(self._engine):
            try:
                if self._connection is None:
                    self._connection = self._engine.connect().execution_options(isolation_level="AUTOCOMMIT")
                return self._connection.scalar(sa.select(what))
            except sa.exc.DBAPIError:
                self._drop()  # with it goes all we had
                raise

    def _drop(self) -> None:
        if self._connection is not None:
            self._connection.invalidate()
            self._connection.close()
            self._connection = None


def _key(match: str) -> "sa.Function[int]":
    return sa.func.hashtextextended(match, 0)
