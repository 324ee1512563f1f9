"""Random play in bulk: many seeded games on any engine and number of cores, with one digest."""

import time
from collections.abc import Callable, Mapping
from dataclasses import asdict, dataclass
from functools import partial
from typing import Any

import numpy as np
from numpy.typing import NDArray

from fathomfive.arena.work import Work
from fathomfive.arena.workers import workers
from fathomfive.kernel.engines import Engine, engine
from fathomfive.kernel.errors import Refused
from fathomfive.kernel.game import Game
from fathomfive.kernel.playout import Results, Series

BATCH = {"plain": 20, "cpu": 2_000, "gpu": 1 << 20}  # games between two reports of progress
MOST_GAMES = 1 << 40


@dataclass
class Report:
    """The report of a run of random games."""

    game: str
    seats: int
    on: str
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

    def data(self) -> dict[str, Any]:
        """Give the report as plain data."""
        return asdict(self)


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
    def of(cls, reasons: int, results: Results) -> "Tally":
        """Sum up a batch of a game that can end for so many reasons."""
        first = results.ranks == 1
        return cls(
            games=len(results.steps),
            steps=int(results.steps.sum(dtype=np.int64)),
            points=results.points.sum(axis=0, dtype=np.float64),
            wins=(first / first.sum(axis=1, keepdims=True)).sum(axis=0),
            reasons=np.bincount(results.reasons, minlength=reasons),
            digest=int(np.add.reduce(results.hashes.view(np.uint64), dtype=np.uint64)),
        )

    def add(self, other: "Tally") -> None:
        """Add the sums of other games."""
        self.games += other.games
        self.steps += other.steps
        self.points += other.points
        self.wins += other.wins
        self.reasons += other.reasons
        self.digest += other.digest


def simulate(
    game: Game,
    seats: int,
    games: int,
    *,
    seed: int = 0,
    on: str = "cpu",
    cores: int = 1,
    options: Mapping[str, str] | None = None,
    progress: Callable[[int], None] = lambda played: None,
) -> Report:
    """Play games of random moves; `progress` is called after each batch with the number of its games."""
    game.check_seats(seats)
    chosen = game.encode_options(game.rules, game.check_options(seats, options or {}))
    if not 1 <= games <= MOST_GAMES:
        raise Refused("bad_number", f"expected 1 to {MOST_GAMES} games, got {games}")
    if not 0 <= seed < 1 << 63:
        raise Refused("bad_number", f"expected a seed from 0 to 2**63 - 1, got {seed}")
    tally = Tally.blank(game, seats)
    work = Work(
        _engine, (game, on), _play, reduce=partial(Tally.of, len(game.reasons)), threads=on != "plain", gpu=on == "gpu"
    )
    with workers(work, cores) as ready:
        size = max(1, min(BATCH.get(on, 1), -(-games // ready.cores)))
        series = Series(seed, seats, chosen)
        began = time.perf_counter()
        for batch in ready.map((series, n, min(size, games - n)) for n in range(0, games, size)):
            tally.add(batch)
            progress(batch.games)
        seconds = time.perf_counter() - began
    return Report(
        game=game.name,
        seats=seats,
        on=on,
        cores=cores,
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
    )


def _engine(game: Game, on: str) -> Engine:
    ready = engine(game, on)
    ready.warm_up()
    return ready


def _play(ready: Engine, series: Series, first: int, count: int) -> Results:
    return ready.playouts(series, first, count)
