"""The plan of a load test, and its report."""

import math
from collections.abc import Iterator
from dataclasses import asdict, dataclass, field
from typing import Any

from fathomfive.kernel.errors import Refused

SEATS = 2  # of a table; its other sockets are spectators
MAX_P99 = 50.0  # milliseconds


@dataclass(frozen=True)
class LoadPlan:
    """How much load, of which game, for how long."""

    game: str
    tables: int = 500
    sockets: int = 2000
    moves_per_second: float = 500
    seconds: float = 300
    database: str | None = None  # None is a temporary file
    bot_tables: int = 0  # tables of one person against a bot
    bot: str = "easy"
    clients: tuple[str, ...] = ()  # addresses that people connect from, in turn; empty: the system chooses

    def __post_init__(self) -> None:
        if self.tables < 1 or self.moves_per_second <= 0 or self.seconds <= 0:
            raise Refused("bad_number", "expected at least one table, and moves per second and seconds above 0")
        if self.sockets < SEATS * self.tables or self.sockets % self.tables:
            raise Refused(
                "bad_number",
                f"expected the sockets to be a multiple of the tables, at least {SEATS} each, got {self.sockets}",
            )

    @property
    def sockets_a_table(self) -> int:
        """The sockets of one table: its players and spectators."""
        return self.sockets // self.tables


@dataclass(frozen=True)
class Latency:
    """Percentiles of latencies in milliseconds."""

    n: int
    p50: float
    p99: float
    p999: float
    most: float

    @classmethod
    def of(cls, times: list[tuple[float, float]], since: float, until: float = math.inf) -> "Latency":
        """Sum up pairs of a due time and a latency in seconds, those due since a moment and before another."""
        spent = sorted(1000 * took for due, took in times if since <= due < until) or [0.0]

        def percentile(share: float) -> float:
            return round(spent[min(len(spent) - 1, int(share * len(spent)))], 1)

        return cls(len(spent), percentile(0.5), percentile(0.99), percentile(0.999), percentile(1))

    def __str__(self) -> str:
        return f"p50 {self.p50:g} ms, p99 {self.p99:g} ms, p99.9 {self.p999:g} ms, max {self.most:g} ms"


@dataclass
class LoadReport:
    """The result of a load test."""

    plan: LoadPlan
    wrong: list[str]
    ack: Latency
    news: Latency
    pace: float  # durable moves a second
    games: int  # that ended and were followed by a rematch
    acknowledged: int
    kept: int = 0  # of the acknowledged moves, found in the store
    least_live: int = 0
    megabytes: list[float] = field(default_factory=list)  # of the server, once a second
    server_cpu: float | None = None  # cores
    crowd_cpu: float | None = None  # cores of the load generator

    @property
    def ok(self) -> bool:
        """Was every acknowledged move stored and every event delivered?"""
        return not self.wrong and self.kept == self.acknowledged > 0

    @property
    def quick(self) -> bool:
        """Was the whole load served at the promised latency?"""
        return max(self.ack.p99, self.news.p99) < MAX_P99 and self.pace >= 0.99 * self.plan.moves_per_second

    def lines(self) -> Iterator[str]:
        """Write the report as text."""
        plan = self.plan
        yield (
            f"{plan.game}: {plan.tables} tables, {plan.sockets} sockets, {plan.seconds:g} seconds; "
            f"at least {self.least_live} tables in play at any time"
        )
        yield f"moves: {self.pace:.1f} per second ({plan.moves_per_second:g} wanted), {self.games} games ended"
        yield f"from the due time of a move to its acknowledgement: {self.ack}"
        yield f"from the due time of a move to the last of the other sockets: {self.news}"
        if self.megabytes:
            third = max(1, len(self.megabytes) // 3)
            first, last = (sum(part) / len(part) for part in (self.megabytes[:third], self.megabytes[-third:]))
            yield (
                f"memory of the server: {first:.0f} MB in the first third, {last:.0f} MB in the last, "
                f"at most {max(self.megabytes):.0f} MB"
            )
        if self.server_cpu is not None and self.crowd_cpu is not None:
            yield f"cores: {self.server_cpu:.2f} for the server, {self.crowd_cpu:.2f} for the load generator"
        yield f"{self.kept} of {self.acknowledged} acknowledged moves are in the store"
        yield from (f"wrong: {words}" for words in self.wrong[:10])

    def shape(self) -> dict[str, Any]:
        """Give the report as plain data."""
        return {"ok": self.ok, "quick": self.quick, **asdict(self)}
