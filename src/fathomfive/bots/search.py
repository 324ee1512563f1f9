"""Bots that try moves out: greedy, flat Monte Carlo, and information-set tree search.  They differ in settings alone."""

import os
import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, replace
from functools import cache
from typing import Any

import numpy as np

from fathomfive.bots.bot import Advice, Bot, Seen
from fathomfive.bots.features import Features
from fathomfive.bots.tree import NODES, Tree, searching
from fathomfive.kernel.dice import mix, seed
from fathomfive.kernel.errors import Refused
from fathomfive.kernel.game import Game
from fathomfive.kernel.speed import compile_for_cpu, notice, stamp, teach

MOST_NODES = 1 << 17  # of one tree: about 30 MB
CHUNK = 64  # iterations between two looks at the clock
EVENLY = 1e6  # an exploration so strong that all moves are tried alike


@dataclass(frozen=True)
class Settings:
    """How to think.  These are the words of a spec: `search:iterations=1000,cores=2`."""

    iterations: int = 0  # a decision; 0 is no limit
    seconds: float = 0.0  # a decision; 0 is no limit
    tries: int = 0  # instead of iterations: so many for each legal move
    cores: int = 1
    features: bool = True  # use what the game adds for bots
    tree: bool = True  # grow one; without it moves are only tried out
    exploration: float = 0.6
    widening: float = 2.0
    power: float = 0.5
    points: float = 0.1  # how much of the reward is points
    horizon: int | None = None  # turns to play on from a leaf, -1 to the end; None is what the features say
    value: bool = True
    order: bool = True
    playout: bool = True

    def check(self) -> "Settings":
        """Refuse what makes no sense."""
        most = os.cpu_count() or 1
        if not 1 <= self.cores <= most:
            raise Refused("bad_bot", f"expected 1 to {most} cores on this machine, got {self.cores}")
        for name in ("iterations", "seconds", "tries", "exploration", "points", "power"):
            if not getattr(self, name) >= 0:
                raise Refused("bad_bot", f"expected {name} of at least 0, got {getattr(self, name)}")
        if not (self.iterations or self.seconds or self.tries):
            raise Refused("bad_bot", "expected iterations, seconds or tries above 0: when is it to stop thinking?")
        if not self.widening >= 1:
            raise Refused("bad_bot", f"expected widening of at least 1, got {self.widening}")
        return self


@cache
def _compiled(game: Game) -> Any:
    """Compile the search of a game, or load what was compiled before."""
    features = Features.of(game)
    number = stamp([*game.rule_functions(), *features.rules(), searching], "cpu")
    teach("cpu")
    return compile_for_cpu(searching(game, features, number))


class Search(Bot):
    """Thinks by trying out moves on imagined tables."""

    def __init__(self, game: Game, seats: int, seed: int = 0, settings: Settings | None = None) -> None:
        super().__init__(game, seats, seed)
        self.settings = (settings or Settings(iterations=1000)).check()
        self.seed = seed
        self.asked = 0
        self.trees: list[Tree] = []
        self.how = self._how(self.settings)

    def _how(self, settings: Settings) -> Any:
        features = Features.of(self.game)
        use = settings.features
        by_value = use and settings.value and features.value is not None
        horizon = settings.horizon
        if horizon is None:
            horizon = features.horizon if by_value else -1
        return np.array([
            settings.exploration, settings.widening, settings.power, settings.points,
            features.spread, horizon,
            by_value, use and settings.order and features.order is not None,
            use and settings.playout and features.playout is not None,
        ], np.float64)  # fmt: skip

    def choose(self, seen: Seen) -> int:
        """Choose the move that was tried most."""
        legal = seen.legal()
        return legal[0] if len(legal) == 1 else self.advise(seen)[0].move

    def advise(self, seen: Seen) -> list[Advice]:
        """Think, and judge every legal move."""
        legal = seen.legal()
        settings = self.settings
        iterations = settings.tries * len(legal) or settings.iterations
        self._lay(seen, iterations)
        with notice(f"getting {self.game.name} ready for search, the first time only"):
            self._run(seen, self.trees[0], 0, 0.0)
        each = -(-iterations // settings.cores)
        if settings.cores == 1:
            self._run(seen, self.trees[0], each, settings.seconds)
        else:
            with ThreadPoolExecutor(settings.cores) as pool:
                list(pool.map(lambda tree: self._run(seen, tree, each, settings.seconds), self.trees))
        return self._sum(legal)

    def _lay(self, seen: Seen, iterations: int) -> None:
        """Lay the table at every root; keep the trees while there is room, so that a turn is thought through once."""
        nodes = 1
        if self.settings.tree:
            nodes = MOST_NODES if self.settings.seconds else min(MOST_NODES, 4 * iterations)
        if not self.trees:
            self.trees = [Tree.of(self.game, self.seats, nodes) for _ in range(self.settings.cores)]
        self.asked += 1
        for core, tree in enumerate(self.trees):
            if 2 * tree.counts[NODES] > len(tree.node_visits) - 1:
                tree.clear()
            tree.tables[0] = seen.table[0]
            seed(tree.dice, self.seed, self.asked * 256 + core)

    def _run(self, seen: Seen, tree: Tree, iterations: int, seconds: float) -> None:
        """Search one tree: so many iterations, or as long as there is time."""
        search = _compiled(self.game)
        salt = mix(hash((seen.seat, seen.seats, seen.rules, *sorted(seen.options.items()))) & 0xFFFFFFFF)
        sides = self.game.sides(self.seats)
        if not seconds:
            search(iterations, salt, seen.seat, sides, self.how, *tree)
            return
        end = time.perf_counter() + seconds
        left = iterations or 1 << 62
        while left > 0 and time.perf_counter() < end:
            search(min(CHUNK, left), salt, seen.seat, sides, self.how, *tree)
            left -= CHUNK

    def _sum(self, legal: list[int]) -> list[Advice]:
        sums = {m: [0, 0.0, 0.0, 0.0] for m in legal}
        for tree in self.trees:
            for m, found in tree.at_root().items():
                sums[m] = [a + b for a, b in zip(sums[m], found, strict=True)]
        def rank(m):
            visits, value, _, _ = sums[m]
            return (visits, value / max(visits,1)) if self.settings.tree else (value / max(visits,1), visits)
        best = sorted(legal, key=rank, reverse=True)
        return [Advice(m, sums[m][2]/sums[m][0] if sums[m][0] else None, sums[m][3]/sums[m][0] if sums[m][0] else None, int(sums[m][0])) for m in best]
