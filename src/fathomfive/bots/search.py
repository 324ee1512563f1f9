"""Bots that try moves on imagined tables: greedy, flat and tree search, which differ in their settings alone."""

import os
import time
from collections.abc import Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from typing import Annotated, NamedTuple

import msgspec
import numpy as np
from numpy.typing import NDArray

from fathomfive.bots.bot import Advice, Bot, Judgement, Seen
from fathomfive.bots.features import Features
from fathomfive.bots.mcts import Parameters, SearchFunction, make_search
from fathomfive.bots.tree import Tree
from fathomfive.bots.turns import Ranked, Turn
from fathomfive.kernel.dice import FACES, mix, seed, throw
from fathomfive.kernel.errors import Refused
from fathomfive.kernel.game import Game
from fathomfive.kernel.speed import build_number, compile_for_cpu, notice, register_rules

MAX_NODES = 1 << 18  # of one tree: about 30 MB
CHUNK = 50  # iterations between two checks of the time
EVEN = 1e6  # exploration so strong that all moves are tried alike, widening so large that all are considered
SHARE = 8  # a move that a search hardly tried is tried on its own, for this part of the iterations
COST = 0.001  # of a decision, so that none is made for nothing: a point is worth many times as much
USUAL = 5  # decisions in a turn, where the features do not say
OBVIOUS = 0.15  # of a win: nobody gives away so much by a slip
STREAMS = 1 << 10  # more than the cores of a machine: each has dice of its own

Count = Annotated[int, msgspec.Meta(ge=0, le=1 << 62)]
Seconds = Annotated[float, msgspec.Meta(ge=0, le=1e9)]
Factor = Annotated[float, msgspec.Meta(gt=0, le=1e9)]
Share = Annotated[float, msgspec.Meta(ge=0, le=1)]
Horizon = Annotated[int, msgspec.Meta(ge=-1, le=1 << 31)]


class Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How to think.  A spec names the fields: `search:iterations=1000,cores=2`."""

    iterations: Count = 0  # a decision; 0 is no limit
    tries: Count = 0  # of each legal move, instead of iterations
    seconds: Seconds = 0.0  # a decision; 0 is no limit
    cores: int = 1
    features: bool = True  # use what the game adds for bots
    ending: bool = True  # play on beyond the horizon where the end is near
    goods: bool = True  # count goods that are worth keeping
    tree: bool = True  # grow a tree, or only try the legal moves
    # None is what the features say
    exploration: Factor | None = None
    widening: Factor | None = None
    horizon: Horizon | None = None  # turns to play on, -1 to the end
    decision_cost: Share = COST  # the part of the reward that a decision must be worth; 0 never ends a turn for that
    blunders: bool = False  # a slip is made whatever it gives away
    slips: Share = 0.0  # how often the second-best move is made, so that the bot can be beaten

    def __post_init__(self) -> None:
        most = os.cpu_count() or 1
        if not 1 <= self.cores <= most:
            raise Refused("bad_bot", f"expected 1 to {most} cores on this machine, got {self.cores}")
        if not (self.iterations or self.tries or self.seconds):
            raise Refused("bad_bot", "expected a limit to the thinking: iterations, tries or seconds above 0")


class Tally(NamedTuple):
    """What all trees found about one move at the root."""

    visits: float = 0.0
    reward: float = 0.0
    win: float = 0.0
    points: float = 0.0


class Search(Bot):
    """A bot that tries moves out on imagined tables."""

    def __init__(self, game: Game, seats: int, seed: int = 0, settings: Settings | None = None) -> None:
        super().__init__(game, seats, seed)
        self.settings = settings or Settings(iterations=1000)
        self.seed = seed
        self.searches = 0  # so far; each has dice of its own
        self.trees: list[Tree] = []
        self.turn = Turn(Features.of(game), Features.of(game).choices or USUAL)

    def choose(self, seen: Seen) -> int:
        """Choose the best move, or the second-best one in a slip."""
        legal = seen.legal()
        if len(legal) == 1:
            return legal[0]
        slips = throw(self.dice) < self.settings.slips * FACES
        advice = self.advise(seen)
        slips = slips and self._may_slip(advice[0], advice[1])
        if not self.settings.decision_cost:
            return advice[int(slips)].move
        rewards = self._mean_rewards()
        ranked = [Ranked(line.move, rewards.get(line.move, 0.0), line.visits) for line in advice]
        m = advice[1].move if slips else self.turn.choose(seen, ranked, self.settings.decision_cost)
        self.turn.remember(seen, m)
        return m

    def _may_slip(self, best: Advice, second: Advice) -> bool:
        """Could a person take the second-best move for the best one?"""
        if self.settings.blunders or best.win is None or best.points is None:
            return True
        if second.win is None or second.points is None:
            return False
        few = Features.of(self.game).spread / 4
        return best.win - second.win < OBVIOUS and best.points - second.points < few

    def advise(self, seen: Seen) -> list[Advice]:
        """Search, and judge every legal move."""
        legal = seen.legal()
        settings = self.settings
        iterations = settings.tries * len(legal) or settings.iterations
        self._set_roots(seen, iterations)
        each = -(-iterations // settings.cores)
        if settings.cores == 1:
            self._search(self.trees[0], seen, each)
        else:
            with ThreadPoolExecutor(settings.cores) as pool:
                list(pool.map(lambda tree: self._search(tree, seen, each), self.trees))
        self.thoughts = self._sum_up(legal)
        return self.thoughts

    def advise_on(self, seen: Seen, kinds: Mapping[int, str], asked: int | None = None) -> list[Advice]:
        """Judge every legal move, and surely the best one of every kind, or the one that is asked about.

        A move that the search left out is tried on its own, so that its figures mean something.
        """
        advice = self.advise(seen)
        wanted = [asked] if asked is not None else self._natural(seen, advice, kinds)
        iterations = self.settings.tries * len(advice) or self.settings.iterations or CHUNK * SHARE
        enough = max(CHUNK, iterations // (2 if asked is not None else SHARE))
        return self.deepen(seen, advice, [(m, enough) for m in wanted])

    def deepen(self, seen: Seen, advice: Sequence[Advice], wanted: Sequence[tuple[int, int]]) -> list[Advice]:
        """Try some moves on their own until each was tried a number of times, and judge all in the same order."""
        tried = {line.move: line.visits for line in advice}
        how = self.parameters(seen)
        for m, enough in wanted:
            if tried[m] < enough:
                self.iterate(self.trees[0], enough - tried[m], how._replace(only=int(m)))
        figures = {line.move: line for line in self._sum_up(list(tried))}
        return [figures[line.move] for line in advice]  # having been asked about makes no move better

    def begin_afresh(self) -> None:
        """Forget what was searched, so that the same table gives the same advice."""
        self.searches = 0
        for tree in self.trees:
            tree.clear()

    def _natural(self, seen: Seen, advice: Sequence[Advice], kinds: Mapping[int, str]) -> list[int]:
        """Name the best move of every kind: the most tried one, or the one that looks best at first sight."""
        scores = self._first_sight(seen, [line.move for line in advice])
        best: dict[str, Advice] = {}
        for line in advice:
            known = best.get(kinds[line.move])
            if known is None or (line.visits, scores[line.move]) > (known.visits, scores[known.move]):
                best[kinds[line.move]] = line
        return [line.move for line in best.values()]

    def _first_sight(self, seen: Seen, legal: Sequence[int]) -> dict[int, float]:
        """Score moves by the features of the game, as far as it has any."""
        order = Features.of(self.game).order if self.settings.features else None
        scores = np.zeros(len(legal))
        if order is not None:
            order(seen.state, np.array(legal, np.int32), len(legal), scores)
        return dict(zip(legal, map(float, scores), strict=True))

    def judge(self, seen: Seen) -> Judgement:
        """Search, and say how the table stands for every side."""
        advice = self.advise(seen)
        sums = np.sum([tree.result.total_wins for tree in self.trees], axis=0)
        mean = sums / sums.sum()
        own, best = float(mean[seen.seat]), advice[0].win
        if best is None or own >= 1.0:
            return Judgement(tuple(map(float, mean)), advice)
        # the mean is over all moves tried; the seat will play the best one, and the others share the rest
        wins = mean * (1.0 - best) / (1.0 - own)
        wins[seen.seat] = best
        return Judgement(tuple(map(float, wins)), advice)

    def _set_roots(self, seen: Seen, iterations: int) -> None:
        """Set the root of every tree; nodes of earlier searches are kept while less than half of the tree is full."""
        settings = self.settings
        if not self.trees:
            nodes = min(MAX_NODES, 4 * iterations or MAX_NODES) if settings.tree else 1
            self.trees = [self.new_tree(nodes) for _ in range(settings.cores)]
        self.searches += 1
        for core, tree in enumerate(self.trees):
            if not settings.tree or tree.is_half_full():
                tree.clear()
            tree.set_root(seen.table)
            seed(tree.buffers.dice, self.seed, self.searches * STREAMS + core)

    def _search(self, tree: Tree, seen: Seen, iterations: int) -> None:
        """Search one tree until the iterations are done or the time is up."""
        how = self.parameters(seen)
        if not self.settings.seconds:
            self.iterate(tree, iterations, how)
            return
        end = time.perf_counter() + self.settings.seconds
        left = iterations or 1 << 62
        while left > 0:
            self.iterate(tree, min(CHUNK, left), how)
            left -= CHUNK
            if time.perf_counter() >= end:
                break

    def new_tree(self, nodes: int) -> Tree:
        """Allocate a tree."""
        return Tree.blank(self.game, self.seats, nodes)

    def iterate(self, tree: Tree, iterations: int, how: Parameters) -> None:
        """Add iterations to a tree."""
        compiled(self.game)(iterations, how, tree)

    def parameters(self, seen: Seen) -> Parameters:
        """Give what the compiled search needs to know: the settings, completed by the features."""
        settings = self.settings
        features = Features.of(self.game) if settings.features else Features()
        sides = self.game.sides(self.seats)
        # the more opponents act in a round, the noisier is what one round shows
        exploration = features.exploration * (max(1, sides - 1) if features.rounds else 1)
        horizon = features.rounds * sides or features.horizon
        return Parameters(
            key=self._key(seen),
            seat=int(seen.seat),
            sides=int(sides),
            exploration=float(exploration if settings.exploration is None else settings.exploration),
            widening=float(features.widening if settings.widening is None else settings.widening),
            horizon=int(horizon if settings.horizon is None else settings.horizon),
            from_root=features.rounds > 0,
            spread=float(features.spread),
            by_value=features.value is not None,
            by_order=features.order is not None,
            by_policy=features.playout is not None,
            by_ending=settings.ending and features.ending is not None,
            cost=float(settings.decision_cost),
            by_goods=settings.goods and features.goods is not None,
        )

    def _key(self, seen: Seen) -> int:
        """Give a number that tells nodes of different seats and options apart."""
        key = seen.seats * 16 + seen.seat
        for number in self.game.encode_options(seen.rules, seen.options):
            key = mix(key ^ mix(int(number)))
        return key

    def _mean_rewards(self) -> dict[int, float]:
        """Give the mean reward of every move that was tried."""
        sums: dict[int, NDArray[np.float64]] = {}
        for tree in self.trees:
            for m, found in tree.at_root():
                sums[m] = sums.get(m, 0.0) + found
        return {m: float(reward / visits) for m, (visits, reward, _, _) in sums.items() if visits}

    def _sum_up(self, legal: list[int]) -> list[Advice]:
        """Add the trees up and sort the moves: by visits, or by reward where all were tried equally often."""
        sums = {m: np.zeros(4) for m in legal}
        for tree in self.trees:
            for m, found in tree.at_root():
                sums[m] += found
        tallies = {m: Tally(*map(float, found)) for m, found in sums.items()}

        def goodness(m: int) -> tuple[float, float]:
            visits, mean = tallies[m].visits, tallies[m].reward / max(1.0, tallies[m].visits)
            return (visits, mean) if self.settings.tree else (mean, visits)

        return [_advice(m, tallies[m]) for m in sorted(legal, key=goodness, reverse=True)]


def _advice(m: int, tally: Tally) -> Advice:
    if not tally.visits:
        return Advice(m, None, None, 0)
    return Advice(m, tally.win / tally.visits, tally.points / tally.visits, int(tally.visits))


@cache
def compiled(game: Game) -> SearchFunction:
    """Compile the search of a game, or load it from the cache on disk."""
    features = Features.of(game)
    number = build_number([*game.rule_functions(), *features.rules(), make_search], "cpu")
    plain = make_search(game, features, number)
    register_rules("cpu")
    search = compile_for_cpu(plain)
    seats = game.seats[0]
    with notice(f"compiling {game.name} (search) for the CPU, the first time only"):
        search(0, Parameters(), Tree.blank(game, seats, 1))
    return search
