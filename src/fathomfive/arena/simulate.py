"""Random play in bulk: many seeded games on any engine and number of cores, with one digest."""

import time
from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import Executor, ThreadPoolExecutor, wait
from contextlib import contextmanager
from dataclasses import asdict, dataclass
from functools import cache
from typing import Any

import numpy as np

from fathomfive.arena.cores import check_cores, in_parallel, processes
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


class _Tally:
    """Adds up the results of batches, in any order."""

    def __init__(self, game: Game, seats: int) -> None:
        sides = game.sides(seats)
        self.games = 0
        self.steps = 0
        self.points = np.zeros(sides)
        self.wins = np.zeros(sides)
        self.reasons = np.zeros(len(game.reasons), np.int64)
        self.digest = 0

    def add(self, results: Results) -> None:
        self.games += len(results.steps)
        self.steps += int(results.steps.sum(dtype=np.int64))
        self.points += results.points.sum(axis=0)
        first = results.ranks == 1
        self.wins += (first / first.sum(axis=1, keepdims=True)).sum(axis=0)
        self.reasons += np.bincount(results.reasons, minlength=len(self.reasons))
        self.digest += int(np.add.reduce(results.hashes.view(np.uint64), dtype=np.uint64))


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
    check_cores(cores)
    if not 0 <= seed < 1 << 63:
        raise Refused("bad_number", f"expected a seed from 0 to 2**63 - 1, got {seed}")
    tally = _Tally(game, seats)
    size = max(1, min(BATCH.get(on, 1), -(-games // cores)))
    with _player(game, on, cores) as (play, pool):
        series = Series(seed, seats, chosen)
        batches = ((*play, series, n, min(size, games - n)) for n in range(0, games, size))
        began = time.perf_counter()
        for results in in_parallel(pool, cores, batches):
            tally.add(results)
            progress(len(results.steps))
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


@contextmanager
def _player(game: Game, on: str, cores: int) -> Iterator[tuple[tuple[Any, ...], Executor]]:
    """Give the call that plays a batch, and its pool: threads, or processes for plain Python."""
    if on == "plain" and cores > 1:
        with processes(cores, _plain_engine, game) as pool:
            nothing = Series(0, game.seats[0], game.encode_options(game.rules, {}))
            wait([pool.submit(_plain_batch, game, nothing, 0, 0) for _ in range(cores)])
            yield (_plain_batch, game), pool
        return
    ready = engine(game, on)
    ready.warm_up()
    with ThreadPoolExecutor(cores) as threads:
        yield (ready.playouts,), threads


def _plain_batch(game: Game, series: Series, first: int, count: int) -> Results:
    return _plain_engine(game).playouts(series, first, count)


@cache
def _plain_engine(game: Game) -> Engine:
    return engine(game, "plain")
