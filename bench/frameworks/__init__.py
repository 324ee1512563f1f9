"""Timing of random play.  Each module of this package plays the games of one framework."""

import time
from collections.abc import Callable
from typing import NamedTuple


class Played(NamedTuple):
    """What was played, and how long it took."""

    games: float
    steps: float  # including outcomes of chance
    seconds: float
    note: str = ""  # on how it was played

    @property
    def games_per_s(self) -> float:
        """The speed in games."""
        return self.games / self.seconds

    @property
    def steps_per_s(self) -> float:
        """The speed in steps."""
        return self.steps / self.seconds


Play = Callable[[float], Played]  # plays for about this many seconds; a file's `ready(game, players)` gives one


def one_by_one(game: Callable[[], int]) -> Play:
    """Play whole games until the time is up; `one` plays a game and gives its steps."""

    def play(seconds: float) -> Played:
        games = steps = 0
        began = time.perf_counter()
        while not games or time.perf_counter() - began < seconds:
            steps += game()
            games += 1
        return Played(games, steps, time.perf_counter() - began)

    return play


def in_bulk(games: Callable[[int], Played], trial: int) -> Play:
    """Play as many games at once as fit the time at the last speed."""
    last = games(trial)

    def play(seconds: float) -> Played:
        nonlocal last
        last = games(max(1, int(last.games_per_s * seconds)))
        return last

    return play
