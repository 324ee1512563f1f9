"""The report of a soak test."""

from dataclasses import asdict, dataclass, field
from typing import Any

from fathomfive.soak.played_tables import PlayedTables

MAX_COMPLAINTS = 10  # that are printed


@dataclass
class SoakReport:
    """What happened during a soak test."""

    seconds: float = 0.0
    cycles: int = 0
    workers_killed: int = 0  # alone, while other workers went on
    games: int = 0  # played to their end
    matches: int = 0
    events: int = 0  # stored
    seen: int = 0  # events received, counted for each client
    acknowledged: int = 0  # commands
    breaks: int = 0  # connections lost
    resent: int = 0  # commands in doubt, sent again
    settled: int = 0  # of these, acknowledged
    gaps: int = 0  # in the events received, and filled on request
    faults: dict[str, int] = field(default_factory=dict)
    wrong: list[str] = field(default_factory=list)

    @property
    def ok(self) -> bool:
        """Was nothing lost, and did every client receive everything?"""
        return not self.wrong

    def shape(self) -> dict[str, Any]:
        """Give the report as plain data."""
        return {"ok": self.ok, **asdict(self)}

    def add(self, tables: PlayedTables) -> None:
        """Add what the clients counted, after comparing all they received with the store."""
        witness = tables.witness
        self.events = witness.finish(tables.store)
        self.matches, self.seen, self.acknowledged = len(witness.matches), witness.sightings, witness.acks
        for what in ("games", "breaks", "resent", "settled", "gaps"):
            setattr(self, what, tables.counted[what])
        self.wrong += witness.wrong

    def lines(self) -> list[str]:
        """Write the report as text."""
        kept = f"{self.events:,} events of {self.matches:,} matches stored, {self.games:,} games finished"
        told = (
            f"{self.seen:,} events received, {self.acknowledged:,} commands acknowledged, all compared with the store"
        )
        line = f"{self.breaks:,} connections lost, {self.gaps:,} gaps filled"
        again = f"{self.resent:,} commands sent again, {self.settled:,} of them acknowledged"
        killed = f"killed {self.cycles:,} times, {self.workers_killed:,} of them one worker alone"
        faults = ", ".join(f"{number:,} {kind}" for kind, number in sorted(self.faults.items()))
        return [
            *([killed] if self.cycles else []), *([faults] if faults else []), kept, told, line, again,
            f"{self.seconds:,.0f} s", *(f"wrong: {words}" for words in self.wrong[:MAX_COMPLAINTS]),
            "nothing is lost or wrong" if self.ok else f"{len(self.wrong):,} things are lost or wrong",
        ]  # fmt: skip
