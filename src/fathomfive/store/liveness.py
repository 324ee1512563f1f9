"""Timeouts of connections to PostgreSQL: each end notices within seconds that the other one is gone.

Without them a host that is cut off would wait for the kernel's timeouts, which take from 15 minutes to two hours,
and PostgreSQL would keep its locks for as long.
"""

from typing import Any

import sqlalchemy as sa

# Of our end (libpq).  Parameters in the database's URL take precedence.
OURS = {
    "connect_timeout": 3,  # seconds
    "keepalives_idle": 1,  # seconds without traffic until the first probe
    "keepalives_interval": 1,  # seconds between probes
    "keepalives_count": 3,  # probes without an answer until the connection is dead
    "tcp_user_timeout": 4000,  # milliseconds that sent data may stay unacknowledged
}

# Of PostgreSQL's end, set by each connection for itself, so that a host need not configure the database.
THEIRS = {
    "tcp_keepalives_idle": "1",
    "tcp_keepalives_interval": "1",
    "tcp_keepalives_count": "3",
    "tcp_user_timeout": "4s",
    "client_connection_check_interval": "2s",  # while a statement runs or waits for a lock
    "idle_in_transaction_session_timeout": "3s",  # of a worker that stands still inside a transaction
    "statement_timeout": "15s",  # longer than a dead worker's locks last
}

LEASE_TIMEOUT = "5s"  # of a worker that stands still while it holds leases; it leases again when it goes on

MIGRATION_LOCK_WAIT = (
    "300ms"  # others wait behind it; below deadlock_timeout (1 s), so that a migration gives way first
)
BLOCKED = ("55P03", "40P01")  # PostgreSQL's codes: lock_not_available, deadlock_detected


def own_timeouts(url: sa.URL) -> dict[str, Any]:
    """Give the parameters of a new connection, but for those that the URL sets."""
    return {name: value for name, value in OURS.items() if name not in url.query}


def set_their_timeouts(connection: Any, _record: Any = None) -> None:
    """Set the timeouts of PostgreSQL's end of a new connection."""
    names = ", ".join("set_config(%s, %s, false)" for _ in THEIRS)
    before = connection.autocommit
    connection.autocommit = True
    with connection.cursor() as cursor:
        cursor.execute(f"SELECT {names}", [word for pair in THEIRS.items() for word in pair])
    connection.autocommit = before


def allow_long_transaction(c: sa.Connection) -> None:
    """Lift the timeouts for the transaction of a job that takes long: a migration, or the copy of a whole store."""
    if c.dialect.name != "sqlite":
        for name in ("statement_timeout", "idle_in_transaction_session_timeout"):
            c.execute(sa.select(sa.func.set_config(name, "0", True)))


def limit_lock_waits(c: sa.Connection) -> None:
    """Let a transaction fail that waits long for a table: everybody else would wait for the table behind it."""
    c.execute(sa.select(sa.func.set_config("lock_timeout", MIGRATION_LOCK_WAIT, True)))


def limit_idle_session(c: sa.Connection) -> None:
    """Let PostgreSQL end a connection that holds leases and stands still."""
    c.execute(sa.select(sa.func.set_config("idle_session_timeout", LEASE_TIMEOUT, False)))


def is_blocked(error: sa.exc.DBAPIError) -> bool:
    """Did a transaction of PostgreSQL fail because others hold what it needs?"""
    return getattr(error.orig, "sqlstate", None) in BLOCKED


def is_lost(error: BaseException | None) -> bool:
    """Was there no connection, or did it end?"""
    return isinstance(error, sa.exc.DBAPIError) and (error.connection_invalidated or error.statement is None)
