"""How contestants are timed.  Each file beside this one plays the games of one framework at random."""

import time
from collections.abc import Callable
from typing import NamedTuple


class Played(NamedTuple):
    """What was played, and in which time."""

    games: float
    steps: float  # outcomes of chance counted
    seconds: float
    note: str = ""  # how, where there is a choice

    @property
    def games_per_s(self) -> float:
        """Give the speed in games."""
        return self.games / self.seconds

    @property
    def steps_per_s(self) -> float:
        """Give the speed in steps."""
        return self.steps / self.seconds


Play = Callable[[float], Played]  # plays for about so many seconds; a file's `ready(game, players)` gives one


def one_by_one(game: Callable[[], int]) -> Play:
    """Play games to their end until the time is over; one game gives its steps."""

    def play(seconds: float) -> Played:
        games = steps = 0
        began = time.perf_counter()
        while not games or time.perf_counter() - began < seconds:
            steps += game()
            games += 1
        return Played(games, steps, time.perf_counter() - began)

    return play


def in_bulk(games: Callable[[int], Played], trial: int) -> Play:
    """Play as many games in one go as fit the time at the speed of the last go."""
    last = games(trial)

    def play(seconds: float) -> Played:
        nonlocal last
        last = games(max(1, int(last.games_per_s * seconds)))
        return last

    return play
