"""What a proof has found, in numbers and in words."""

from dataclasses import asdict, dataclass, field
from typing import Any

from fathomfive.soak.crowd import Crowd

MOST_WORDS = 10  # complaints that are written out


@dataclass
class Found:
    """What a proof has found."""

    seconds: float = 0.0
    cycles: int = 0
    workers_killed: int = 0  # alone, while the others went on
    games: int = 0  # played to their end
    matches: int = 0
    events: int = 0  # kept
    seen: int = 0  # events told to anyone, counted for each
    acknowledged: int = 0  # commands
    breaks: int = 0  # connections lost
    resent: int = 0  # commands in doubt, said again
    settled: int = 0  # of these, acknowledged in the end
    gaps: int = 0  # news that came too early, and were asked for
    faults: dict[str, int] = field(default_factory=dict)
    wrong: list[str] = field(default_factory=list)

    @property
    def ok(self) -> bool:
        """Was nothing lost, and did everyone hear everything?"""
        return not self.wrong

    def shape(self) -> dict[str, Any]:
        """Give it as plain data."""
        return {"ok": self.ok, **asdict(self)}

    def take(self, crowd: Crowd) -> None:
        """Sum up what a crowd has lived through, and hold all of it against the store."""
        ledger = crowd.ledger
        self.events = ledger.finish(crowd.store)
        self.matches, self.seen, self.acknowledged = len(ledger.matches), ledger.sightings, ledger.acks
        for what in ("games", "breaks", "resent", "settled", "gaps"):
            setattr(self, what, crowd.counted[what])
        self.wrong += ledger.wrong

    def lines(self) -> list[str]:
        """Say it in words."""
        kept = f"{self.events:,} events of {self.matches:,} matches kept, {self.games:,} played to their end"
        told = f"{self.seen:,} events seen and {self.acknowledged:,} commands acknowledged, each held against the store"
        line = f"{self.breaks:,} connections lost, {self.gaps:,} gaps filled"
        again = f"{self.resent:,} commands said again, {self.settled:,} of them acknowledged"
        killed = f"killed {self.cycles:,} times, {self.workers_killed:,} of them one worker alone"
        faults = ", ".join(f"{number:,} {kind}" for kind, number in sorted(self.faults.items()))
        return [
            *([killed] if self.cycles else []), *([faults] if faults else []), kept, told, line, again,
            f"{self.seconds:,.0f} s", *(f"wrong: {words}" for words in self.wrong[:MOST_WORDS]),
            "nothing is lost or wrong" if self.ok else f"{len(self.wrong):,} things are lost or wrong",
        ]  # fmt: skip
