"""Bots that try moves out on imagined tables: greedy, flat and tree search.  They differ in settings alone."""

import os
import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import cache
from typing import Any

import numpy as np

from fathomfive.bots.bot import Advice, Bot, Judgement, Seen
from fathomfive.bots.features import Features
from fathomfive.bots.tree import (
    BY_ORDER,
    BY_POLICY,
    BY_VALUE,
    EXPLORATION,
    FROM_ROOT,
    HORIZON,
    HOW,
    SPREAD,
    WIDENING,
    Tree,
    searching,
)
from fathomfive.kernel.dice import FACES, mix, seed, throw
from fathomfive.kernel.errors import Refused
from fathomfive.kernel.game import Game
from fathomfive.kernel.speed import compile_for_cpu, notice, stamp, teach

MOST_NODES = 1 << 18  # of one tree: about 30 MB
CHUNK = 50  # iterations between two looks at the clock
EVENLY = 1e6  # so strong an exploration that all moves are tried alike, so wide a tree that all are looked at
STREAMS = 1 << 10  # more than the cores of a machine: each has dice of its own


@dataclass(frozen=True)
class Settings:
    """How to think.  These are the words of a spec: `search:iterations=1000,cores=2`."""

    iterations: int = 0  # a decision; 0 is no limit
    tries: int = 0  # of each legal move, instead of iterations
    seconds: float = 0.0  # a decision; 0 is no limit
    cores: int = 1
    features: bool = True  # use what the game adds for bots
    tree: bool = True  # grow one, or only try out the moves at hand
    # None is what the features say
    exploration: float | None = None
    widening: float | None = None
    horizon: int | None = None  # turns to play on, -1 to the end
    slips: float = 0.0  # how often the second-best move is made, by a bot that shall be beatable

    def __post_init__(self) -> None:
        most = os.cpu_count() or 1
        if not 1 <= self.cores <= most:
            raise Refused("bad_bot", f"expected 1 to {most} cores on this machine, got {self.cores}")
        for name in ("iterations", "tries", "seconds"):
            if not getattr(self, name) >= 0:
                raise Refused("bad_bot", f"expected {name} of at least 0, got {getattr(self, name)}")
        for name in ("exploration", "widening"):
            value = getattr(self, name)
            if value is not None and not value > 0:
                raise Refused("bad_bot", f"expected {name} above 0, got {value}")
        if not (self.iterations or self.tries or self.seconds):
            raise Refused("bad_bot", "when is it to stop thinking? expected iterations, tries or seconds above 0")
        if not 0 <= self.slips <= 1:
            raise Refused("bad_bot", f"expected slips from 0 to 1, got {self.slips}")


class Search(Bot):
    """Thinks by trying moves out."""

    def __init__(self, game: Game, seats: int, seed: int = 0, settings: Settings | None = None) -> None:
        super().__init__(game, seats, seed)
        self.settings = settings or Settings(iterations=1000)
        self.seed = seed
        self.asked = 0  # how often; every time has dice of its own
        self.trees: list[Tree] = []

    def choose(self, seen: Seen) -> int:
        """Choose the best move, or slip."""
        legal = seen.legal()
        if len(legal) == 1:
            return legal[0]
        slips = throw(self.dice) < self.settings.slips * FACES
        return self.advise(seen)[int(slips)].move

    def advise(self, seen: Seen) -> list[Advice]:
        """Think, and judge every legal move."""
        legal = seen.legal()
        settings = self.settings
        iterations = settings.tries * len(legal) or settings.iterations
        self._lay(seen, iterations)
        each = -(-iterations // settings.cores)
        if settings.cores == 1:
            self._search(self.trees[0], seen, each)
        else:
            with ThreadPoolExecutor(settings.cores) as pool:
                list(pool.map(lambda tree: self._search(tree, seen, each), self.trees))
        return self._sum_up(legal)

    def judge(self, seen: Seen) -> Judgement:
        """Think, and say how the table stands for every side."""
        advice = self.advise(seen)
        sums = np.sum([tree.wins for tree in self.trees], axis=0)
        mean = sums / sums.sum()
        own, best = float(mean[seen.seat]), advice[0].win
        if best is None or own >= 1.0:
            return Judgement(tuple(map(float, mean)), advice)
        # the mean is of all moves that were tried; what counts is the best one, and the others share the rest
        wins = mean * (1.0 - best) / (1.0 - own)
        wins[seen.seat] = best
        return Judgement(tuple(map(float, wins)), advice)

    def _lay(self, seen: Seen, iterations: int) -> None:
        """Lay the table at every root; what was thought before is kept while there is room for more."""
        settings = self.settings
        if not self.trees:
            nodes = min(MOST_NODES, 4 * iterations or MOST_NODES) if settings.tree else 1
            self.trees = [Tree.of(self.game, self.seats, nodes) for _ in range(settings.cores)]
        self.asked += 1
        for core, tree in enumerate(self.trees):
            if not settings.tree or tree.is_half_full():
                tree.clear()
            tree.put(seen.table)
            seed(tree.dice, self.seed, self.asked * STREAMS + core)

    def _search(self, tree: Tree, seen: Seen, iterations: int) -> None:
        """Search one tree: so many iterations, and no longer than there is time."""
        search = compiled(self.game)
        sides = self.game.sides(self.seats)
        key, how = self._key(seen), self._how()
        if not self.settings.seconds:
            search(iterations, key, seen.seat, sides, how, tree)
            return
        end = time.perf_counter() + self.settings.seconds
        left = iterations or 1 << 62
        while left > 0:
            search(min(CHUNK, left), key, seen.seat, sides, how, tree)
            left -= CHUNK
            if time.perf_counter() >= end:
                break

    def _key(self, seen: Seen) -> int:
        """Give what the nodes of other seats and other options must not be mixed up with."""
        key = seen.seats * 16 + seen.seat
        for number in self.game.encode_options(seen.rules, seen.options):
            key = mix(key ^ mix(int(number)))
        return key

    def _how(self) -> Any:
        settings = self.settings
        features = Features.of(self.game) if settings.features else Features()
        how = np.zeros(HOW)
        sides = self.game.sides(self.seats)
        # the more others act in a round, the more luck is in what one sees at its end
        exploration = features.exploration * (max(1, sides - 1) if features.rounds else 1)
        how[EXPLORATION] = exploration if settings.exploration is None else settings.exploration
        how[WIDENING] = features.widening if settings.widening is None else settings.widening
        how[SPREAD] = features.spread
        horizon = features.rounds * sides or features.horizon
        how[HORIZON] = horizon if settings.horizon is None else settings.horizon
        how[FROM_ROOT] = features.rounds > 0
        how[BY_VALUE] = features.value is not None
        how[BY_ORDER] = features.order is not None
        how[BY_POLICY] = features.playout is not None
        return how

    def _sum_up(self, legal: list[int]) -> list[Advice]:
        """Add the trees up: the move tried most is best, and where all were tried alike, the one that won most."""
        sums = {m: np.zeros(4) for m in legal}
        for tree in self.trees:
            for m, found in tree.at_root():
                sums[m] += found

        def goodness(m: int) -> tuple[float, float]:
            visits, reward = sums[m][0], sums[m][1] / max(1.0, sums[m][0])
            return (visits, reward) if self.settings.tree else (reward, visits)

        return [_advice(m, *sums[m]) for m in sorted(legal, key=goodness, reverse=True)]


def _advice(m: int, visits: float, reward: float, win: float, points: float) -> Advice:
    if not visits:
        return Advice(m, None, None, 0)
    return Advice(m, float(win / visits), float(points / visits), int(visits))


@cache
def compiled(game: Game) -> Any:
    """Compile the search of a game, or load what was compiled before."""
    features = Features.of(game)
    number = stamp([*game.rule_functions(), *features.rules(), searching], "cpu")
    teach("cpu")
    search = compile_for_cpu(searching(game, features, number))
    seats = game.seats[0]
    with notice(f"compiling {game.name} (search) for the CPU, the first time only"):
        search(0, 0, 0, game.sides(seats), np.zeros(HOW), Tree.of(game, seats, 1))
    return search
