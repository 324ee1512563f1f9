"""The report of a simulation, and the sums it is made from."""

from dataclasses import asdict, dataclass, field
from typing import Any

import numpy as np
from numpy.typing import NDArray

from fathomfive.arena.details import Answers
from fathomfive.arena.game_rows import GameRows, digest_of
from fathomfive.kernel.game import Game


@dataclass
class Tally:
    """The sums of some games; those of batches are added in any order."""

    games: int
    steps: int
    points: NDArray[np.float64]  # by side
    wins: NDArray[np.float64]  # by side
    reasons: NDArray[np.int64]
    digest: int

    @classmethod
    def blank(cls, game: Game, seats: int) -> "Tally":
        """Begin with no games."""
        sides = game.sides(seats)
        return cls(0, 0, np.zeros(sides), np.zeros(sides), np.zeros(len(game.reasons), np.int64), 0)

    @classmethod
    def of(cls, game: Game, rows: GameRows) -> "Tally":
        """Sum up some games."""
        first = rows.ranks == 1
        return cls(
            games=len(rows),
            steps=int(rows.steps.sum(dtype=np.int64)),
            points=rows.points.sum(axis=0, dtype=np.float64),
            wins=(first / first.sum(axis=1, keepdims=True)).sum(axis=0),
            reasons=np.bincount(rows.reasons, minlength=len(game.reasons)),
            digest=digest_of(rows.hashes),
        )

    def add(self, other: "Tally") -> None:
        """Add the sums of other games."""
        self.games += other.games
        self.steps += other.steps
        self.points += other.points
        self.wins += other.wins
        self.reasons += other.reasons
        self.digest += other.digest


@dataclass
class Report:
    """The report of a simulation."""

    game: str
    seats: int
    on: str  # an engine, or bots
    cores: int
    games: int
    steps: int
    seconds: float  # of play, without compiling
    games_per_s: float
    steps_per_s: float
    mean_steps: float
    points: list[float]  # mean, by side
    win_share: list[float]  # by side; a shared first place counts its share
    reasons: dict[str, int]
    digest: str  # of all final tables; the same for every engine and number of cores
    bots: tuple[str, ...] = ()
    seating: str = ""  # do bots rotate or stay?
    timed: list[str] = field(default_factory=list)  # bots that may play differently in another run
    details: Answers | None = None

    @classmethod
    def of(cls, game: Game, tally: Tally, seconds: float, **more: Any) -> "Report":
        """Make the report of all games."""
        return cls(
            game=game.name,
            games=tally.games,
            steps=tally.steps,
            seconds=seconds,
            games_per_s=tally.games / seconds,
            steps_per_s=tally.steps / seconds,
            mean_steps=tally.steps / tally.games,
            points=(tally.points / tally.games).tolist(),
            win_share=(tally.wins / tally.games).tolist(),
            reasons={reason: int(n) for reason, n in zip(game.reasons, tally.reasons, strict=True)},
            digest=f"{tally.digest % (1 << 64):016x}",
            **more,
        )

    def data(self) -> dict[str, Any]:
        """Give the report as plain data; what only bots or details have comes last, where it is known."""
        hidden = () if self.bots else ("bots", "seating", "timed")
        if self.details is None:
            hidden = (*hidden, "details")
        return {name: value for name, value in asdict(self).items() if name not in hidden}
