"""Our games, on any engine."""

import random
import time
from typing import Any

import numba
import numpy as np

from fathomfive.arena.simulate import simulate
from fathomfive.kernel.batch import Batch
from fathomfive.kernel.shelf import take
from frameworks import Play, Played, in_bulk

TRIAL = 50  # games
TABLES = 256  # of a batch


def ready(game: str, players: int, on: str = "cpu", cores: int = 1) -> Play:
    """Play through the simulator, as `fathom simulate` does; draws of the table are steps of its own."""
    taken = take(game)

    def games(count: int) -> Played:
        report = simulate(taken, players, count, seed=random.getrandbits(32), on=on, cores=cores)
        return Played(report.games, report.steps, report.seconds)

    return in_bulk(games, TRIAL)


def observed(game: str, players: int) -> Play:
    """Play a batch on one core with an observation and a mask for every decision; only decisions are steps."""
    batch = Batch(take(game), TABLES, players, cores=1, seed=random.getrandbits(32))
    choose = numba.njit(_choose)
    moves = np.zeros(TABLES, np.int64)
    choose(batch.reset().mask, batch.look().choices, moves)  # compiles

    def play(seconds: float) -> Played:
        games = decisions = 0
        began = time.perf_counter()
        while (spent := time.perf_counter() - began) < seconds:
            step = batch.step(moves)
            choose(step.mask, step.choices, moves)
            games += int(step.done.sum())
            decisions += TABLES
        return Played(games, decisions, spent, f"batch of {TABLES}")

    return play


def _choose(mask: Any, choices: Any, moves: Any) -> None:
    """Choose a move that its mask allows at every table."""
    for i in range(moves.shape[0]):
        left = np.random.randint(choices[i])
        for m in range(mask.shape[1]):
            left -= mask[i, m]
            if left < 0:
                moves[i] = m
                break
