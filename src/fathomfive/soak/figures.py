"""How much load is asked for, and what came of it."""

import os
import time
from collections.abc import Iterator
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

import msgspec

from fathomfive.kernel.errors import Refused

SEATS = 2  # of a table; the other sockets of it watch
BAR = 50.0  # milliseconds that 99 of 100 may take


@dataclass(frozen=True)
class Plan:
    """How much load, of which game, for how long."""

    game: str
    tables: int = 500
    sockets: int = 2000
    moves_per_second: float = 500
    seconds: float = 300
    database: str | None = None  # None is a new file that is thrown away

    def __post_init__(self) -> None:
        if self.tables < 1 or self.moves_per_second <= 0 or self.seconds <= 0:
            raise Refused("bad_number", "expected at least one table, and more than no moves and no seconds")
        if self.sockets < SEATS * self.tables or self.sockets % self.tables:
            raise Refused(
                "bad_number",
                f"expected the sockets to be a multiple of the tables, at least {SEATS} each, got {self.sockets}",
            )


class Usage(msgspec.Struct):
    """What a process has used."""

    at: float
    seconds: float  # of a core
    megabytes: float  # that it holds now


def usage(pid: int) -> Usage | None:
    """Ask the system what a process uses; None where it cannot be asked this way."""
    try:
        fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return None
    ticks = int(fields[11]) + int(fields[12])
    pages = int(fields[21])
    return Usage(
        time.perf_counter(), ticks / os.sysconf("SC_CLK_TCK"), pages * os.sysconf("SC_PAGE_SIZE") / 2**20
    )  # fmt: skip


@dataclass(frozen=True)
class Times:
    """Milliseconds: of a half, of 99 in 100, and of all at most."""

    n: int
    p50: float
    p99: float
    p999: float
    most: float

    @classmethod
    def of(cls, times: list[tuple[float, float]], since: float) -> "Times":
        """Sort those that were due since a moment."""
        spent = sorted(1000 * took for due, took in times if due >= since) or [0.0]

        def at(share: float) -> float:
            return round(spent[min(len(spent) - 1, int(share * len(spent)))], 1)

        return cls(len(spent), at(0.5), at(0.99), at(0.999), at(1))

    def __str__(self) -> str:
        return f"p50 {self.p50:g} ms, p99 {self.p99:g} ms, p99.9 {self.p999:g} ms, at most {self.most:g} ms"


@dataclass
class Found:
    """What came of it."""

    plan: Plan
    wrong: list[str]
    ack: Times
    news: Times
    pace: float  # durable moves a second
    games: int  # that ended, and went on as a rematch
    acknowledged: int
    kept: int  # of those, found in the store
    least_live: int = 0
    megabytes: list[float] = field(default_factory=list)  # of the server, once a second
    server_cpu: float | None = None  # cores
    crowd_cpu: float | None = None

    @property
    def ok(self) -> bool:
        """Was everything kept and told?"""
        return not self.wrong and self.kept == self.acknowledged > 0

    @property
    def quick(self) -> bool:
        """Was it as quick as it is meant to be, at the whole pace?"""
        return max(self.ack.p99, self.news.p99) < BAR and self.pace >= 0.99 * self.plan.moves_per_second

    def lines(self) -> Iterator[str]:
        """Say it in words."""
        plan = self.plan
        yield (
            f"{plan.game}: {plan.tables} tables, {plan.sockets} sockets, {plan.seconds:g} seconds; "
            f"at least {self.least_live} tables were played at any time"
        )
        yield f"moves: {self.pace:.1f} a second ({plan.moves_per_second:g} wanted), {self.games} games ended"
        yield f"from when a move was due to its acknowledgement: {self.ack}"
        yield f"from when a move was due to the last of the others who heard of it: {self.news}"
        if self.megabytes:
            third = max(1, len(self.megabytes) // 3)
            first, last = (sum(part) / len(part) for part in (self.megabytes[:third], self.megabytes[-third:]))
            yield (
                f"memory of the server: {first:.0f} MB in the first third, {last:.0f} MB in the last, "
                f"at most {max(self.megabytes):.0f} MB"
            )
        if self.server_cpu is not None and self.crowd_cpu is not None:
            yield f"cores: {self.server_cpu:.2f} by the server, {self.crowd_cpu:.2f} by those who play"
        yield f"{self.kept} of {self.acknowledged} acknowledged moves are in the store"
        yield from (f"wrong: {words}" for words in self.wrong[:10])

    def shape(self) -> dict[str, Any]:
        """Give it as plain data."""
        return {"ok": self.ok, "quick": self.quick, **asdict(self)}
