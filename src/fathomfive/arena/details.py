"""What many games answer: win shares with intervals by side, by seat in turn and by bot, points and lengths."""

from collections.abc import Sequence
from dataclasses import asdict, dataclass
from math import lcm, sqrt
from typing import Any

import numpy as np
from numpy.typing import NDArray

from fathomfive.arena.game_rows import GameRows, Ints
from fathomfive.arena.plan import Plan
from fathomfive.arena.standings import MAX_GROUPS, Floats, win_shares, with_interval
from fathomfive.kernel.game import Game

QUANTILES = {"min": 0.0, "p5": 0.05, "p25": 0.25, "p50": 0.5, "p75": 0.75, "p95": 0.95, "max": 1.0}
Z = 1.959964  # standard deviations of a normal interval of 95%


class Histogram:
    """How often each whole number was seen."""

    def __init__(self) -> None:
        self.low = 0
        self.counts = np.zeros(0, np.int64)

    def add(self, values: Ints) -> None:
        """Count numbers."""
        if len(values):
            low = int(values.min())
            self._merge(low, np.bincount(values - low))

    def merge(self, other: "Histogram") -> None:
        """Add the counts of another one."""
        self._merge(other.low, other.counts)

    def _merge(self, low: int, counts: NDArray[np.int64]) -> None:
        if not len(self.counts):
            self.low = low
        first = min(self.low, low)
        size = max(self.low + len(self.counts), low + len(counts)) - first
        merged = np.zeros(size, np.int64)
        merged[self.low - first :][: len(self.counts)] += self.counts
        merged[low - first :][: len(counts)] += counts
        self.low, self.counts = first, merged

    def data(self) -> dict[str, float]:
        """Give the mean and the quantiles: a quantile of 5% is the least number that 5% of the games do not exceed."""
        total = int(self.counts.sum())
        if not total:
            return {}
        values = np.arange(self.low, self.low + len(self.counts))
        reached = np.cumsum(self.counts)
        at = {name: np.searchsorted(reached, max(1, np.ceil(total * q))) for name, q in QUANTILES.items()}
        mean = float((values * self.counts).sum() / total)
        return {"mean": mean, **{name: int(values[i]) for name, i in at.items()}}


@dataclass(frozen=True)
class Line:
    """The results of one side, of one seat in turn, or of one bot."""

    name: str  # a number from 1, or the name of a bot
    games: int
    wins: float  # a first place shared by k counts 1/k
    win_share: float
    low: float
    high: float
    mean_place: float
    points: dict[str, float]


@dataclass(frozen=True)
class Answers:
    """What is known of many games."""

    sides: list[Line]
    turns: list[Line]  # seats counted from the one that decided first
    bots: list[Line]
    steps: dict[str, float]
    decisions: dict[str, float]

    def data(self) -> dict[str, Any]:
        """Give the answers as plain data."""
        return asdict(self)


class Details:
    """Sums of games, which can be added in any order: the same on any number of cores."""

    def __init__(self, game: Game, seats: int, bots: Sequence[str] = ()) -> None:
        self.seats = seats
        self.sides = game.sides(seats)
        self.bots = tuple(bots)
        lines = self.sides + seats + len(self.bots)
        self.whole = lcm(*range(1, self.sides + 1))  # a win in parts that every tie can share
        self.won = np.zeros(lines, np.int64)
        self.places = np.zeros(lines, np.int64)
        self.points = [Histogram() for _ in range(lines)]
        self.steps, self.decisions = Histogram(), Histogram()

    def add(self, rows: GameRows) -> None:
        """Add games."""
        self.steps.add(rows.steps)
        self.decisions.add(rows.decisions)
        shares = self.shares(rows)
        for line, at in enumerate(self.places_of(rows)):
            self.won[line] += shares[at].sum()
            self.places[line] += rows.ranks[at].sum()
            self.points[line].add(rows.points[at])

    def shares(self, rows: GameRows) -> NDArray[np.int64]:
        """Give the share of the win of every side, in parts."""
        is_first = rows.ranks == 1
        shares: NDArray[np.int64] = np.where(is_first, self.whole // is_first.sum(axis=1, keepdims=True), 0)
        return shares

    def places_of(self, rows: GameRows) -> list[Any]:
        """Give for every line where its figures stand among those of the games by side."""
        games = np.arange(len(rows))
        places: list[Any] = [(games, np.full(len(rows), side)) for side in range(self.sides)]
        places += [(games, (rows.firsts + turn) % self.seats) for turn in range(self.seats)]
        if rows.bots is not None:
            places += [np.nonzero(rows.bots == bot) for bot in range(len(self.bots))]
        return places

    def merge(self, other: "Details") -> None:
        """Add other games."""
        self.won += other.won
        self.places += other.places
        for mine, others in zip(self.points, other.points, strict=True):
            mine.merge(others)
        self.steps.merge(other.steps)
        self.decisions.merge(other.decisions)

    def answers(self, intervals: tuple[Floats, Floats] | None = None) -> Answers:
        """Sum up; without intervals that are known better, games are taken as independent."""
        names = [*map(str, range(1, self.sides + 1)), *map(str, range(1, self.seats + 1)), *self.bots]
        lines = []
        for k, name in enumerate(names):
            games = int(self.points[k].counts.sum())
            wins = float(self.won[k] / self.whole)
            low, high = wilson(wins, games) if intervals is None else (float(bound[k]) for bound in intervals)
            lines.append(
                Line(
                    name=name,
                    games=games,
                    wins=wins,
                    win_share=wins / max(1, games),
                    low=low,
                    high=high,
                    mean_place=float(self.places[k] / max(1, games)),
                    points=self.points[k].data(),
                )
            )
        a, b = self.sides, self.sides + self.seats
        return Answers(lines[:a], lines[a:b], lines[b:], self.steps.data(), self.decisions.data())


def wilson(wins: float, games: int) -> tuple[float, float]:
    """Give Wilson's interval of 95% for the share of wins in independent games; shared wins make it a little wide."""
    if not games:
        return 0.0, 1.0
    share, weight = wins / games, Z * Z / games
    middle = share + weight / 2
    half = Z * sqrt(share * (1 - share) / games + weight / (4 * games))
    return max(0.0, (middle - half) / (1 + weight)), min(1.0, (middle + half) / (1 + weight))


class Blocks:
    """The wins of every block of a plan that rotates seats: its games share a deal and are not independent."""

    def __init__(self, plan: Plan, games: int, details: Details) -> None:
        self.plan = plan
        self.details = details
        self.whole = games // plan.block
        groups = min(self.whole, MAX_GROUPS)
        self.won, self.played = np.zeros((2, groups, len(details.won)), np.int64)

    def add(self, rows: GameRows) -> None:
        """Add games; those of an incomplete last block join the block before."""
        deals = np.minimum((rows.start + np.arange(len(rows))) // self.plan.block, self.whole - 1)
        groups = deals * len(self.won) // self.whole
        shares = self.details.shares(rows)
        for line, at in enumerate(self.details.places_of(rows)):
            np.add.at(self.won[:, line], groups[at[0]], shares[at])
            np.add.at(self.played[:, line], groups[at[0]], 1)

    def intervals(self) -> tuple[Floats, Floats]:
        """Resample whole blocks, as the arena does."""
        wins = np.stack([self.won / self.details.whole, self.played], axis=-1)
        rng = np.random.default_rng(self.plan.seed)
        _, low, high = with_interval(win_shares(wins), win_shares(wins, rng))
        return low, high
