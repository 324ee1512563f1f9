"""A copy of the whole store in another one: a backup, or a move from SQLite to PostgreSQL and back."""

from collections.abc import Callable

import sqlalchemy as sa

from fathomfive.kernel.errors import Refused
from fathomfive.store.database import one_moment, reaching
from fathomfive.store.schema import matches, metadata, people
from fathomfive.store.store import Store

ROWS = 1000  # copied at a time


def count_rows(store: Store) -> int:
    """Count everything there is."""
    with reaching(store.engine), store.engine.connect() as c:
        return sum(
            c.execute(sa.select(sa.func.count()).select_from(table)).scalar_one() for table in metadata.sorted_tables
        )


def copy_all(source: Store, target: Store, copied: Callable[[int], None] = lambda rows: None) -> int:
    """Copy everything as it is at one moment into an empty store, all or nothing; say how many rows."""

    def job(into: sa.Connection) -> int:
        for table in (people, matches):
            if into.execute(sa.select(sa.func.count()).select_from(table)).scalar_one():
                raise Refused("not_empty", "expected an empty store to copy into; there are matches or people in it")
        total = 0
        with one_moment(source.engine) as c:
            for table in metadata.sorted_tables:
                for rows in c.execute(sa.select(table)).mappings().partitions(ROWS):
                    into.execute(table.insert(), [dict(row) for row in rows])
                    total += len(rows)
                    copied(len(rows))
        return total

    return target.writer.do(job)
