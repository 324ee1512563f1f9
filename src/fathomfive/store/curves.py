"""Curves: the judgement of every decision of a finished match, computed once."""

from dataclasses import asdict
from typing import Any

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
        """Give the curve of a match, None if there is none yet, or only one that an earlier version judged."""
        with database_errors(self._engine), self._engine.connect() as connection:
            kept = connection.scalar(sa.select(curves.c.judged).where(curves.c.match == match))
        return None if kept is None else [Judged(**point) for point in kept]

    def keep(self, match: str, points: list[Judged]) -> None:
        """Add the curve of a match unless another worker was faster; one of an earlier version gives way."""
        row = {
            "made": now(),
            "points": [_as_before(point) for point in points],
            "judged": [asdict(point) for point in points],
        }

        def job(c: sa.Connection) -> None:
            kept = c.execute(sa.select(curves.c.judged).where(curves.c.match == match)).first()
            if kept is None:
                c.execute(curves.insert(), {"match": match, **row})
            elif kept.judged is None:
                c.execute(curves.update().where(curves.c.match == match), row)

        self._writer.do(job)


def _as_before(point: Judged) -> dict[str, Any]:
    """Write a judgement as servers of the version before read it, which go on during an upgrade."""
    best = {"win": point.win, "best": point.best or 0, "best_win": point.best_win}
    return {"seq": point.seq, "seat": point.seat, "wins": point.wins, **best}
