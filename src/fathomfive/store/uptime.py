"""Uptime and downtime of the server: players' clocks stand still during downtime and when the system clock jumps."""

import threading
import time
from collections.abc import Callable

import sqlalchemy as sa

from fathomfive.store.alert_port import Span
from fathomfive.store.cards import now
from fathomfive.store.database import database_errors
from fathomfive.store.port import UptimeStore
from fathomfive.store.schema import hours
from fathomfive.store.secret import new_name
from fathomfive.store.writer import Writer

HEARTBEAT = 5.0  # seconds between heartbeats; when a server is killed, players gain at most this much time
JUMP = 2000  # milliseconds by which the system clock may run ahead before it counts as a jump


def monotonic() -> int:
    """Give milliseconds of a clock that cannot be set."""
    return time.monotonic_ns() // 1_000_000


class Uptime:
    """When workers served, in the table `hours`."""

    def __init__(self, engine: sa.Engine, writer: Writer) -> None:
        self._engine = engine
        self._writer = writer

    def start(self, server: str, at: int) -> None:
        """Record that a worker starts to serve."""
        insert = hours.insert().values(server=server, opened=at, seen=at)
        self._writer.do(lambda c: c.execute(insert) and None)

    def heartbeat(self, server: str, at: int) -> None:
        """Record that a worker still serves."""
        update = hours.update().where(hours.c.server == server).values(seen=at)
        self._writer.do(lambda c: c.execute(update) and None)

    def spans(self) -> list[Span]:
        """List the spans in which workers served."""
        with database_errors(self._engine), self._engine.connect() as c:
            return [(row.opened, row.seen) for row in c.execute(sa.select(hours.c.opened, hours.c.seen))]


class ServerClock:
    """The time of one server, and how much of it some server was up.

    It is monotonic.  When the system clock jumps ahead it follows, and the time jumped over counts as downtime.
    It never goes back either, not even after a restart: it goes on from the latest time that any worker recorded.
    """

    def __init__(
        self, uptime: UptimeStore, wall: Callable[[], int] = now, monotonic: Callable[[], int] = monotonic
    ) -> None:
        self._uptime = uptime
        self._wall = wall
        self._monotonic = monotonic
        self._lock = threading.Lock()
        self._offset = wall() - monotonic()
        self._server: str | None = None
        self._downtime: list[Span] = []

    def now(self) -> int:
        """Give the time in milliseconds since 1970."""
        return self._offset + self._monotonic()

    def uptime(self, since: int, until: int) -> int:
        """Give the milliseconds of a span in which a server was up."""
        total = until - since
        for begin, end in reversed(self._downtime):
            if end <= since:
                break
            total -= max(0, min(end, until) - max(begin, since))
        return total

    def open(self) -> None:
        """Start to serve, once, and read earlier downtime."""
        with self._lock:
            if self._server is None:
                self._start()

    def heartbeat(self) -> None:
        """Record that this server is up, and follow the system clock if it has jumped ahead."""
        with self._lock:
            if self._server is None:
                self._start()
                return
            self._uptime.heartbeat(self._server, self.now())
            spans = self._uptime.spans()
            ahead = max(self._wall(), latest(spans))  # the clock of another worker may have jumped
            if ahead - self.now() > JUMP:
                self._offset = ahead - self._monotonic()
                self._start()
            else:
                self._downtime = gaps(spans)

    def close(self) -> None:
        """Record the end of this server's uptime."""
        with self._lock:
            if self._server is not None:
                self._uptime.heartbeat(self._server, self.now())

    def _start(self) -> None:
        behind = latest(self._uptime.spans()) - self.now()
        if behind > 0:  # the system clock was ahead in an earlier run, and events have its times
            self._offset += behind
        server = new_name()
        self._uptime.start(server, self.now())
        self._server = server
        self._downtime = gaps(self._uptime.spans())


def latest(spans: list[Span]) -> int:
    """Give the last moment at which a worker is known to have served."""
    return max((until for _, until in spans), default=0)


def gaps(spans: list[Span]) -> list[Span]:
    """List the gaps between spans."""
    found: list[Span] = []
    end: int | None = None
    for begin, until in sorted(spans):
        if end is not None and begin > end:
            found.append((end, begin))
        end = until if end is None else max(end, until)
    return found
