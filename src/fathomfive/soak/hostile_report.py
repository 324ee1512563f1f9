"""The plan of a test with hostile visitors, and its report."""

from collections.abc import Iterator
from dataclasses import asdict, dataclass, field
from typing import Any

from fathomfive.kernel.errors import Refused
from fathomfive.soak.attackers import Outcome
from fathomfive.soak.load_report import Latency
from fathomfive.soak.processes import Footprint

MAX_P99 = 100.0  # milliseconds of an honest move during any attack
MAX_BOTS = 2.0  # times as long as usual that honest bots may take
MAX_MEMORY = 0.1  # share by which memory may have grown in the end
MAX_ADDRESSES = 250
MAX_COMPLAINTS = 20  # that are printed
NOTHING = Footprint(0, 0)


@dataclass(frozen=True)
class HostilePlan:
    """Which attacks, how hard, and how many people play meanwhile."""

    attacks: tuple[str, ...]
    seconds: float = 60  # of each attack
    calm: float = 10  # seconds of undisturbed play after each attack, and three times as many before the first
    addresses: int = 16  # that an attack comes from
    size: float = 1.0  # of each attack; tests make it smaller
    patience: float = 60.0  # seconds after which the server must have closed useless connections
    tables: int = 50
    bot_tables: int = 5  # of the tables, those with a bot
    bot: str = "hard"
    moves_per_second: float = 50
    memory: float = MAX_MEMORY
    memory_seconds: float = 120  # for memory to be given back: unwatched tables are closed, then garbage is collected
    cold: bool = False  # do not compile bots at the start
    database: str | None = None  # None is a temporary file

    def __post_init__(self) -> None:
        if self.seconds <= 0 or not 1 <= self.addresses <= MAX_ADDRESSES or self.tables < 1:
            raise Refused(
                "bad_number",
                f"expected seconds above 0, 1 to {MAX_ADDRESSES} addresses and at least one table, "
                f"got {self.seconds:g}, {self.addresses} and {self.tables}",
            )


@dataclass
class AttackResult:
    """What one attack did, and how the people and the server fared."""

    name: str
    does: str
    outcome: Outcome
    during: Latency  # of honest moves
    after: Latency
    bots: Latency  # of turns of honest bots during the attack
    flush: Latency  # of a few bytes to the same disk during the attack
    peak: float  # megabytes during the attack
    left: Footprint  # some time after the attack
    sockets_left: int  # of the attackers that the server holds after the attack

    @property
    def repelled(self) -> bool:
        """Did the server keep its promises?"""
        return not self.outcome.broken and not self.sockets_left

    def line(self, usual_bots: float) -> str:
        """Write the result in one line."""
        did = ", ".join(f"{number:,} {what}" for what, number in self.outcome.tally.items())
        bots = f", bots {self.bots.p50:g} ms" if usual_bots else ""
        state = "repelled" if self.repelled else "NOT REPELLED"
        return (
            f"{self.name}: {state}; moves p50 {self.during.p50:g} ms, p99 {self.during.p99:g} ms "
            f"(afterwards {self.after.p99:g}){bots}; disk at most {self.flush.most:g} ms; "
            f"at most {self.peak:.0f} MB, then {self.left.megabytes:.0f}; {did}"
        )


@dataclass
class HostileReport:
    """The result of a test with hostile visitors."""

    plan: HostilePlan
    usual: Latency = field(default_factory=lambda: Latency.of([], 0))  # of honest moves before the attacks
    usual_bots: Latency = field(default_factory=lambda: Latency.of([], 0))
    began: Footprint = NOTHING  # before the attacks
    ended: Footprint = NOTHING
    results: list[AttackResult] = field(default_factory=list)
    games: int = 0
    acknowledged: int = 0
    kept: int = 0
    wrong: list[str] = field(default_factory=list)

    @property
    def memory_is_back(self) -> bool:
        """Is the memory of the server what it was before the attacks?"""
        return self.ended.megabytes <= (1 + self.plan.memory) * self.began.megabytes

    @property
    def ok(self) -> bool:
        """Was every promise kept that is not about time?"""
        return not list(self.complaints())

    @property
    def slow(self) -> list[str]:
        """What was slower than promised."""
        found = [
            f"{result.name}: the p99 of honest moves is {result.during.p99:g} ms, expected below {MAX_P99:g}; "
            f"the disk alone took up to {result.flush.most:g} ms"
            for result in self.results
            if result.during.p99 >= MAX_P99
        ]
        most = MAX_BOTS * self.usual_bots.p50
        return found + [
            f"{result.name}: honest bots took {result.bots.p50:g} ms, expected at most {most:g}"
            for result in self.results
            if result.bots.p50 > most > 0
        ]

    def complaints(self) -> Iterator[str]:
        """List the promises that were broken."""
        yield from self.wrong
        for result in self.results:
            yield from (f"{result.name}: {words}" for words in result.outcome.broken)
            if result.sockets_left:
                yield f"{result.name}: {result.sockets_left} sockets of attackers who are gone are still open"
        if not self.kept == self.acknowledged > 0:
            yield f"{self.kept} of {self.acknowledged} acknowledged moves are in the store"
        if not self.memory_is_back:
            yield f"the server began with {self.began.megabytes:.0f} MB and ended with {self.ended.megabytes:.0f} MB"
        if self.ended.descriptors > self.began.descriptors:
            yield f"the server began with {self.began.descriptors} descriptors and ended with {self.ended.descriptors}"

    def lines(self) -> Iterator[str]:
        """Write the report as text."""
        plan = self.plan
        yield (
            f"{plan.tables} tables, {plan.moves_per_second:g} moves per second, "
            f"{len(self.results)} attacks of {plan.seconds:g} seconds from {plan.addresses} addresses each"
        )
        yield f"before the attacks: moves {self.usual}; turns of bots {self.usual_bots}"
        for result in self.results:
            yield result.line(self.usual_bots.p50)
            if result.outcome.note:
                yield f"  {result.outcome.note}"
        yield (
            f"memory {self.began.megabytes:.0f} MB before, {self.ended.megabytes:.0f} MB in the end; "
            f"descriptors {self.began.descriptors} and {self.ended.descriptors}"
        )
        yield f"{self.kept} of {self.acknowledged} acknowledged moves are in the store, {self.games} games ended"
        yield from (f"too slow: {words}" for words in self.slow)
        broken = list(self.complaints())
        yield from (f"broken: {words}" for words in broken[:MAX_COMPLAINTS])
        yield "every promise is kept" if not broken else f"{len(broken)} promises are broken"

    def shape(self) -> dict[str, Any]:
        """Give the report as plain data."""
        return {"ok": self.ok, "slow": self.slow, "broken": list(self.complaints()), **asdict(self)}
