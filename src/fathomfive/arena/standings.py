"""Standings of a contest: win shares, ratings and the worth of seats, each with an interval."""

from collections.abc import Sequence
from dataclasses import asdict, dataclass
from itertools import combinations
from math import log
from typing import Any

import numpy as np
from numpy.typing import NDArray

from fathomfive.arena.bout import Result
from fathomfive.arena.plan import Plan
from fathomfive.arena.verdict import Verdict

Floats = NDArray[np.float64]

RESAMPLES = 1000
INTERVAL = (2.5, 97.5)  # percent
MAX_GROUPS = 2000  # blocks are resampled one by one up to this number, then in groups
ELO = 400 / log(10)  # rating points of a natural unit: 400 points are odds of 10 to 1
PSEUDO_GAMES = 2  # games that every resample adds as won, and as many as lost
PRIOR = 1000 / ELO  # the standard deviation expected of ratings, which keeps all of them finite


@dataclass(frozen=True)
class BotLine:
    """The result of one bot."""

    name: str
    games: int
    wins: float  # a first place shared by k counts 1/k
    win_share: float
    low: float
    high: float
    rating: float  # points from the mean of this contest; 400 more are odds of 10 to 1 to finish ahead
    rating_low: float
    rating_high: float
    mean_points: float
    seconds_per_move: float
    mean_place: float


@dataclass(frozen=True)
class SeatLine:
    """The result of one seat, counted from the first seat to act."""

    seat: int  # from 1
    games: int
    wins: float
    win_share: float
    low: float
    high: float
    rating: float  # the worth of the seat in rating points
    rating_low: float
    rating_high: float


@dataclass(frozen=True)
class Standings:
    """The standings of a contest."""

    game: str
    seats: int
    games: int
    bots: list[BotLine]
    rules: int
    options: dict[str, str]
    seed: int
    opening: int
    deals: int
    seat_advantage: list[SeatLine]
    verdict: dict[str, Any] | None  # of the sequential test on the first bot, if there was one

    def data(self) -> dict[str, Any]:
        """Give the standings as plain data."""
        return asdict(self)


def sum_up(plan: Plan, results: Sequence[Result], verdict: Verdict | None = None) -> Standings:
    """Sum up at least one block of results; intervals resample whole blocks, since games of one deal are alike."""
    sums = _Sums(plan, results)
    rng = np.random.default_rng(plan.seed)
    entered, seats = len(plan.bots), plan.seats
    share, share_low, share_high = with_interval(win_shares(sums.wins), win_shares(sums.wins, rng))
    meetings = sums.design, sums.met, sums.won, entered
    rating, rating_low, rating_high = with_interval(ratings(*meetings), ratings(*meetings, rng))
    wins, games = sums.wins.sum(axis=0).T

    def figures(row: int, rated: int) -> dict[str, Any]:
        return {
            "games": int(games[row]), "wins": float(wins[row]),
            "win_share": float(share[row]), "low": float(share_low[row]), "high": float(share_high[row]),
            "rating": float(rating[rated]),
            "rating_low": float(rating_low[rated]), "rating_high": float(rating_high[rated]),
        }  # fmt: skip

    return Standings(
        game=plan.game.name,
        seats=seats,
        games=len(results),
        bots=[
            BotLine(
                name,
                **figures(bot, bot),
                mean_points=float(sums.points[bot] / games[bot]),
                seconds_per_move=float(sums.seconds[bot] / max(1, sums.asked[bot])),
                mean_place=float(sums.places[bot] / games[bot]),
            )
            for bot, name in enumerate(plan.names)
        ],
        rules=plan.game.rules,
        options=dict(plan.options),
        seed=plan.seed,
        opening=plan.opening,
        deals=-(-len(results) // plan.block),
        seat_advantage=[SeatLine(k + 1, **figures(entered + k, sums.seats_from + k)) for k in range(seats)],
        verdict=None if verdict is None else {"bot": plan.names[0], **verdict.data()},
    )


class _Sums:
    """Sums of results by block, for resampling."""

    def __init__(self, plan: Plan, results: Sequence[Result]) -> None:
        entered, seats = len(plan.bots), plan.seats
        whole = len(results) // plan.block
        self.blocks = range(min(whole, MAX_GROUPS))
        sides = plan.game.sides(seats)
        self.seats_from = entered + sides - seats  # a side without a player is rated, but not reported
        unknowns = self.seats_from + seats
        self.wins = np.zeros((len(self.blocks), entered + seats, 2))  # won and played: by bot, then by seat
        self.points, self.places, self.asked, self.seconds = np.zeros((4, entered))  # by bot
        kinds: dict[tuple[int, ...], int] = {}  # of pairings: two players and their seats
        meetings: list[tuple[int, int, float]] = []
        for result in results:
            # the last block may be incomplete; its games join the one before
            block = min(plan.deal(result.n), whole - 1) * len(self.blocks) // whole
            players = [*result.bots, *range(entered, self.seats_from)]
            turns = [(seat - result.first) % seats for seat in range(seats)]
            for seat, bot in enumerate(result.bots):
                for row in (bot, entered + turns[seat]):
                    self.wins[block, row] += result.share(seat), 1
                self.points[bot] += result.points[seat]
                self.places[bot] += result.places[seat]
                self.asked[bot] += result.asked[seat]
                self.seconds[bot] += result.seconds[seat]
            for a, b in combinations(range(sides), 2):
                if players[a] > players[b]:
                    a, b = b, a
                seated = (self.seats_from + turns[a], self.seats_from + turns[b]) if b < seats and a < seats else ()
                kind = kinds.setdefault((players[a], players[b], *seated), len(kinds))
                ahead = (np.sign(result.places[b] - result.places[a]) + 1) / 2  # a shared place is half a win
                meetings.append((block, kind, float(ahead)))
        self.met = np.zeros((len(self.blocks), len(kinds)))
        self.won = np.zeros_like(self.met)
        for block, kind, ahead in meetings:
            self.met[block, kind] += 1
            self.won[block, kind] += ahead
        self.design = np.zeros((len(kinds), unknowns))
        for (a, b, *at), kind in kinds.items():
            self.design[kind, a] += 1
            self.design[kind, b] -= 1
            if at:
                self.design[kind, at[0]] += 1
                self.design[kind, at[1]] -= 1


# --- Resampling --------------------------------------------------------------------------------------------------


def resample_counts(blocks: int, rng: np.random.Generator) -> Floats:
    """Give how often each block is in every resample; one block fewer is drawn, since few blocks vary too little."""
    return rng.multinomial(max(1, blocks - 1), np.full(blocks, 1 / blocks), size=RESAMPLES).astype(np.float64)


def pseudo_games(counts: Floats, rng: np.random.Generator) -> Floats:
    """Give a few pseudo-games, won and lost, for every resample.

    Without them ten wins out of ten would look like a certain win.
    """
    return counts * rng.poisson(1.0, (2, RESAMPLES, len(counts)))


def win_shares(wins: Floats, rng: np.random.Generator | None = None) -> Floats:
    """Divide games won by games played (blocks, rows, 2): once, or in every resample."""
    total = wins.sum(axis=0)[None]
    if rng is not None:
        won, lost = pseudo_games(np.minimum(wins[:, :, 1].mean(axis=0), PSEUDO_GAMES), rng)
        total = np.tensordot(resample_counts(len(wins), rng), wins, 1) + np.stack([won, won + lost], axis=-1)
    shares: Floats = total[:, :, 0] / total[:, :, 1]
    return shares


def ratings(design: Floats, met: Floats, won: Floats, bots: int, rng: np.random.Generator | None = None) -> Floats:
    """Rate players and seats from pairwise results (blocks, kinds of pairings): once, or in every resample."""
    all_met, all_won = met.sum(axis=0)[None], won.sum(axis=0)[None]
    if rng is not None:
        typical = met.mean(axis=0)
        more_won, more_lost = pseudo_games(typical * min(1, PSEUDO_GAMES * bots / (2 * typical.sum())), rng)
        weights = resample_counts(len(met), rng)
        all_met, all_won = weights @ met + more_won + more_lost, weights @ won + more_won
    return ELO * fit(design, all_met, all_won)


def fit(design: Floats, met: Floats, won: Floats) -> Floats:
    """Fit strengths to every row of data (the Bradley-Terry model, by Newton's method).

    The odds to finish ahead of another are e to the power of the difference in strength, seats included.
    """
    theta = np.zeros((len(met), design.shape[1]))
    for _ in range(100):
        chance = 1 / (1 + np.exp(-theta @ design.T))
        slope = (won - met * chance) @ design - theta / PRIOR**2
        curve = np.einsum("bk,kp,kq->bpq", met * chance * (1 - chance), design, design, optimize=True)
        step = np.linalg.solve(curve + np.eye(design.shape[1]) / PRIOR**2, slope[:, :, None])[:, :, 0]
        largest = np.abs(step).max(axis=1, keepdims=True)
        theta += step / np.maximum(1, largest)  # a long step may diverge
        if largest.max() < 1e-9:
            break
    return theta


def with_interval(once: Floats, resampled: Floats) -> tuple[Floats, Floats, Floats]:
    """Give figures with the interval that most resamples lie in."""
    low, high = np.percentile(resampled, INTERVAL, axis=0)
    return once[0], np.minimum(low, once[0]), np.maximum(high, once[0])
