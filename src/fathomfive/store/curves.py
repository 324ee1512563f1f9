"""Curves: a bot's judgement of every decision of a finished match, computed once."""

from dataclasses import asdict

import sqlalchemy as sa

from fathomfive.store.cards import Judged, now
from fathomfive.store.database import database_errors
from fathomfive.store.schema import curves
from fathomfive.store.writer import Writer


class Curves:
    """The curves of a store, in the table `curves`."""

    def __init__(self, engine: sa.Engine, writer: Writer) -> None:
        self._engine = engine
        self._writer = writer

    def of(self, match: str) -> list[Judged] | None:
        """Give the curve of a match, None if there is none yet."""
        with database_errors(self._engine), self._engine.connect() as connection:
            kept = connection.scalar(sa.select(curves.c.points).where(curves.c.match == match))
        return None if kept is None else [Judged(**point) for point in kept]

    def keep(self, match: str, points: list[Judged]) -> None:
        """Add the curve of a match unless another worker was faster."""

        def job(c: sa.Connection) -> None:
            if c.scalar(sa.select(curves.c.match).where(curves.c.match == match)) is None:
                c.execute(curves.insert(), {"match": match, "made": now(), "points": [asdict(p) for p in points]})

        self._writer.do(job)
