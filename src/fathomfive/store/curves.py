"""How a match stood before every decision, as a bot thought afterwards: kept, so that it is thought once."""

from dataclasses import asdict, dataclass

import sqlalchemy as sa

from fathomfive.store.cards import now
from fathomfive.store.database import reaching
from fathomfive.store.schema import curves
from fathomfive.store.writer import Writer


@dataclass(frozen=True)
class Judged:
    """How it stood before a decision, as far as who decided could know."""

    seq: int  # the event of the decision
    seat: int  # who decided
    wins: list[float]  # the share of a win of every side
    win: float | None  # of the move that was made; None where the bot did not look at it
    best: int  # the move the bot would have made ...
    best_win: float | None


class Curves:
    """The curves of a store."""

    def __init__(self, engine: sa.Engine, writer: Writer) -> None:
        self._engine = engine
        self._writer = writer

    def of(self, match: str) -> list[Judged] | None:
        """Give the curve of a match; None where nobody has thought about it."""
        with reaching(self._engine), self._engine.connect() as connection:
            kept = connection.scalar(sa.select(curves.c.points).where(curves.c.match == match))
        return None if kept is None else [Judged(**point) for point in kept]

    def keep(self, match: str, points: list[Judged]) -> None:
        """Keep a curve, unless another worker was faster."""

        def job(c: sa.Connection) -> None:
            if c.scalar(sa.select(curves.c.match).where(curves.c.match == match)) is None:
                c.execute(curves.insert(), {"match": match, "made": now(), "points": [asdict(p) for p in points]})

        self._writer.do(job)
