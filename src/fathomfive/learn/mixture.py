"""Which games are played at which tables: all numbers of seats and all options together."""

from collections.abc import Mapping
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from fathomfive.kernel.game import Game
from fathomfive.learn.settings import Settings, ways


class Mixture(NamedTuple):
    """What is played at every table."""

    seats: list[int]
    options: list[Mapping[str, str]]
    sides: NDArray[np.int32]
    league: NDArray[np.int32]  # the tables where earlier networks play, too
    learner: NDArray[np.int32]  # the seat of the learner at these tables

    @classmethod
    def of(cls, game: Game, settings: Settings) -> "Mixture":
        """Give every number of seats the same part of the tables, and in it every choice of options."""
        played = ways(game, settings.seats)
        weight = [1 / sum(other[0] == way[0] for other in played) for way in played]
        ends = np.maximum(np.cumsum(weight) / sum(weight) * settings.tables, np.arange(1, len(played) + 1))
        way_of = np.searchsorted(np.round(ends), np.arange(settings.tables), side="right").clip(max=len(played) - 1)
        seats = np.array([played[way][0] for way in way_of], np.int32)
        inside = np.concatenate([np.arange(n) for n in np.bincount(way_of, minlength=len(played))])
        share = np.floor((inside + 1) * settings.league) > np.floor(inside * settings.league)
        league = np.flatnonzero(share).astype(np.int32)
        learner = np.arange(len(league), dtype=np.int32) % seats[league]
        sides = np.array([game.sides(int(n)) for n in seats], np.int32)
        return cls([int(n) for n in seats], [played[way][1] for way in way_of], sides, league, learner)

    def describe(self) -> dict[str, Any]:
        """Say how many tables have how many seats."""
        found, counts = np.unique(np.array(self.seats), return_counts=True)
        return {str(seats): int(n) for seats, n in zip(found, counts, strict=True)}
