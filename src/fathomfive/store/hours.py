"""When somebody served: clocks of players stand still while nobody does, or the machine's own clock jumps."""

import threading
import time
from collections.abc import Callable

import sqlalchemy as sa

from fathomfive.store.cards import now
from fathomfive.store.database import reaching
from fathomfive.store.schema import hours
from fathomfive.store.secret import new_name
from fathomfive.store.store import Store

BEAT = 5.0  # seconds between two signs of life; so much may be given to players when a server is killed
JUMP = 2000  # milliseconds the machine's clock may be ahead of ours before that is called a jump

Span = tuple[int, int]


def steady() -> int:
    """Count milliseconds that nobody can set."""
    return time.monotonic_ns() // 1_000_000


class Hours:
    """The time of one server.

    It goes on evenly and never back; when the machine's clock jumps ahead, it follows, and what was jumped over is
    time in which nobody served.
    """

    def __init__(self, store: Store, wall: Callable[[], int] = now, even: Callable[[], int] = steady) -> None:
        self.store = store
        self.wall = wall
        self.even = even
        self._lock = threading.Lock()
        self._start = wall() - even()
        self._row: str | None = None
        self._closed: list[Span] = []

    def now(self) -> int:
        """Tell the time in milliseconds since 1970."""
        return self._start + self.even()

    def counted(self, since: int, until: int) -> int:
        """Say how much of a span somebody served."""
        total = until - since
        for begin, end in reversed(self._closed):
            if end <= since:
                break
            total -= max(0, min(end, until) - max(begin, since))
        return total

    def open(self) -> None:
        """Begin to serve, once; and learn when nobody did."""
        with self._lock:
            if self._row is None:
                self._begin()

    def beat(self) -> None:
        """Give a sign of life, and follow the machine's clock if it has jumped ahead."""
        with self._lock:
            if self._row is None:
                self._begin()
                return
            self._sign(self._row)
            if self.wall() - self.now() > JUMP:
                self._start = self.wall() - self.even()
                self._begin()
            else:
                self._read()

    def close(self) -> None:
        """Say until when one served."""
        with self._lock:
            if self._row is not None:
                self._sign(self._row)

    def _begin(self) -> None:
        row, at = new_name(), self.now()
        insert = hours.insert().values(server=row, opened=at, seen=at)
        self.store.writer.do(lambda c: c.execute(insert) and None)
        self._row = row
        self._read()

    def _sign(self, row: str) -> None:
        update = hours.update().where(hours.c.server == row).values(seen=self.now())
        self.store.writer.do(lambda c: c.execute(update) and None)

    def _read(self) -> None:
        with reaching(self.store.engine), self.store.engine.connect() as c:
            found = [(row.opened, row.seen) for row in c.execute(sa.select(hours.c.opened, hours.c.seen))]
        self._closed = between(found)


def between(spans: list[Span]) -> list[Span]:
    """List the gaps between spans."""
    gaps: list[Span] = []
    end: int | None = None
    for begin, until in sorted(spans):
        if end is not None and begin > end:
            gaps.append((end, begin))
        end = until if end is None else max(end, until)
    return gaps
