"""Copying a whole store into another: for a backup, or to move between SQLite and PostgreSQL."""

from collections.abc import Callable

import sqlalchemy as sa

from fathomfive.kernel.errors import Refused
from fathomfive.store.database import database_errors, snapshot
from fathomfive.store.liveness import allow_long_transaction
from fathomfive.store.schema import host_keys, hours, metadata
from fathomfive.store.store import Store

CHUNK = 1000  # rows copied at a time


def count_rows(store: Store) -> int:
    """Count the rows of all tables."""
    with database_errors(store.engine), store.engine.connect() as c:
        return sum(
            c.execute(sa.select(sa.func.count()).select_from(table)).scalar_one() for table in metadata.sorted_tables
        )


def copy_store(source: Store, target: Store, progress: Callable[[int], None] = lambda rows: None) -> int:
    """Copy a snapshot of a store into an empty one, all or nothing; give the number of rows."""

    def job(into: sa.Connection) -> int:
        allow_long_transaction(into)
        for table in metadata.sorted_tables:
            count = sa.select(sa.func.count()).select_from(table)
            if table not in (hours, host_keys) and into.execute(count).scalar_one():
                raise Refused("not_empty", f"expected an empty store to copy into, got one with {table.name}")
        for table in (hours, host_keys):  # a server may have run there before anyone came
            into.execute(table.delete())
        total = 0
        with snapshot(source.engine) as c:
            allow_long_transaction(c)
            for table in metadata.sorted_tables:
                for rows in c.execute(sa.select(table)).mappings().partitions(CHUNK):
                    into.execute(table.insert(), [dict(row) for row in rows])
                    total += len(rows)
                    progress(len(rows))
        return total

    return target.writer.do(job)
