"""Our games, on any engine."""

import random

from fathomfive.arena.simulate import simulate
from fathomfive.kernel.shelf import take
from frameworks import Play, Played, in_bulk

TRIAL = 50  # games


def ready(game: str, players: int, on: str = "cpu", cores: int = 1) -> Play:
    """Play through the simulator, as `fathom simulate` does; draws of the table are steps of its own."""
    taken = take(game)

    def games(count: int) -> Played:
        report = simulate(taken, players, count, seed=random.getrandbits(32), on=on, cores=cores)
        return Played(report.games, report.steps, report.seconds)

    return in_bulk(games, TRIAL)
