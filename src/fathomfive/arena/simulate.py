"""Random play in bulk: many seeded games, at any speed, on any number of cores, with one digest."""

import multiprocessing
import os
import time
from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import FIRST_COMPLETED as FIRST
from concurrent.futures import Executor, Future, ProcessPoolExecutor, ThreadPoolExecutor, wait
from dataclasses import asdict, dataclass
from functools import cache
from importlib import import_module
from itertools import islice
from typing import Any

import numpy as np

from fathomfive.kernel.engines import Engine, engine
from fathomfive.kernel.errors import Refused
from fathomfive.kernel.game import Game
from fathomfive.kernel.playout import Figures

BATCH = {"plain": 20, "cpu": 2_000, "gpu": 1 << 20}  # games played between two signs of life
MOST_GAMES = 1 << 40


@dataclass
class Report:
    """What a run of random games shows."""

    game: str
    seats: int
    on: str
    cores: int
    games: int
    steps: int
    seconds: float  # of playing; compiling is not in it
    games_per_s: float
    steps_per_s: float
    mean_steps: float
    points: list[float]  # mean, by side
    win_share: list[float]  # by side; a shared first place counts its share
    reasons: dict[str, int]
    digest: str  # over all final tables; the same for every engine and number of cores

    def data(self) -> dict[str, Any]:
        """Give the report as plain data."""
        return asdict(self)


class _Tally:
    """Adds up figures of batches, in any order."""

    def __init__(self, game: Game, seats: int) -> None:
        sides = game.sides(seats)
        self.games = 0
        self.steps = 0
        self.points = np.zeros(sides)
        self.wins = np.zeros(sides)
        self.reasons = np.zeros(len(game.reasons), np.int64)
        self.digest = 0

    def add(self, figures: Figures) -> None:
        self.games += len(figures.steps)
        self.steps += int(figures.steps.sum(dtype=np.int64))
        self.points += figures.points.sum(axis=0)
        first = figures.ranks == 1
        self.wins += (first / first.sum(axis=1, keepdims=True)).sum(axis=0)
        self.reasons += np.bincount(figures.reasons, minlength=len(self.reasons))
        self.digest += int(np.add.reduce(figures.hashes.view(np.uint64), dtype=np.uint64))


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
    """Play games of random moves; `progress` hears after each batch how many more were played."""
    game.check_seats(seats)
    numbers = game.numbers(game.rules, game.check_options(seats, options or {}))
    if not 1 <= games <= MOST_GAMES:
        raise Refused("bad_number", f"expected 1 to {MOST_GAMES} games, got {games}")
    most = os.cpu_count() or 1
    if not 1 <= cores <= most:
        raise Refused("bad_number", f"expected 1 to {most} cores on this machine, got {cores}")
    if not 0 <= seed < 1 << 63:
        raise Refused("bad_number", f"expected a seed from 0 to 2**63 - 1, got {seed}")
    tally = _Tally(game, seats)
    size = max(1, min(BATCH.get(on, 1), -(-games // cores)))
    batches = ((first, min(size, games - first)) for first in range(0, games, size))
    play, ready = _player(game, on, cores)
    with ready as pool:
        began = time.perf_counter()
        for figures in _in_parallel(pool, cores, lambda b: (*play, *b, seed, seats, numbers), batches):
            tally.add(figures)
            progress(len(figures.steps))
        seconds = time.perf_counter() - began
    return Report(
        game.name, seats, on, cores, tally.games, tally.steps, seconds,
        tally.games / seconds, tally.steps / seconds, tally.steps / tally.games,
        (tally.points / tally.games).tolist(), (tally.wins / tally.games).tolist(),
        {reason: int(n) for reason, n in zip(game.reasons, tally.reasons, strict=True)},
        f"{tally.digest % (1 << 64):016x}",
    )  # fmt: skip


def _player(game: Game, on: str, cores: int) -> tuple[tuple[Any, ...], Executor]:
    """Give what plays a batch, ready to go, and the pool to run it in: threads, or processes for plain Python."""
    if on == "plain" and cores > 1:
        pool = ProcessPoolExecutor(cores, multiprocessing.get_context("spawn"))
        wait([pool.submit(_plain_batch, game.setup.__module__, 0, 0, 0, game.seats[0], None) for _ in range(cores)])
        return (_plain_batch, game.setup.__module__), pool
    ready = engine(game, on)
    ready.warm_up()
    return (ready.playouts,), ThreadPoolExecutor(cores)


def _plain_batch(module: str, first: int, count: int, seed: int, seats: int, numbers: Any) -> Figures:
    return _plain_engine(module).playouts(first, count, seed, seats, numbers)


@cache
def _plain_engine(module: str) -> Engine:
    """Find the game whose set-up stands in a module: there, or in the package around it."""
    home = import_module(module)
    if not hasattr(home, "GAME"):
        home = import_module(module.rpartition(".")[0])
    return engine(home.GAME, "plain")


def _in_parallel(
    pool: Executor, cores: int, call: Callable[[tuple[int, int]], tuple[Any, ...]], batches: Iterator[tuple[int, int]]
) -> Iterator[Figures]:
    """Run batches in a pool, a few ahead, and yield results as they come."""
    running: set[Future[Figures]] = {pool.submit(*call(batch)) for batch in islice(batches, 2 * cores)}
    while running:
        done, running = wait(running, return_when=FIRST)
        for _ in done:
            running |= {pool.submit(*call(batch)) for batch in islice(batches, 1)}
        for future in done:
            yield future.result()
