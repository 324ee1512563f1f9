"""The judge of finished matches: how a table stands for every side, with everything open.

After the end all that was hidden may be known, so every position of a match is judged as the TABLE sees it.  One point
of view for all positions, and the same dice for each of them, leave two causes of a change: a choice, and a draw.
"""

import json
from collections.abc import Mapping
from functools import cache
from typing import Any, NamedTuple

import msgspec
import numpy as np
from numpy.typing import NDArray

from fathomfive.bots.bot import Seen
from fathomfive.bots.features import Features
from fathomfive.bots.search import Search, Settings
from fathomfive.kernel.dice import seed
from fathomfive.kernel.game import NOBODY, TABLE, Game
from fathomfive.kernel.records import Tables

SAMPLES = 1000  # games played on from a table
BATCHES = 8  # of them, each with a tree of its own, where a tree is grown first
NODES = 1 << 14  # more than one judgement can add: a full tree cannot begin at a draw
KEPT = 8  # judgements that are remembered: two neighbouring decisions share a position
MAX_SLOPE = 3.0  # where a raw share is near 0 or 1
TINY = 1e-9
LEARNING = 1 << 20  # dice of the trees are numbered from here on, those of the games from 0

Floats = NDArray[np.float64]


class Manner(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How the tables of a game are judged: `judge.json` in its folder."""

    tree: int = 0  # iterations that look for good moves first; 0 plays on by the features' policy alone
    temperature: float = 1.0  # of the odds: above 1 where raw shares are too sure, below 1 where they are too timid
    doubt: float = 0.0  # the part of the raw shares that is not trusted, but shared by all sides
    fitted: Mapping[str, Any] = msgspec.field(default_factory=dict)  # on which games

    @classmethod
    @cache
    def of(cls, game: Game) -> "Manner":
        """Read the manner of a game, or give the default one."""
        file = game.folder / "judge.json"
        if file.exists():
            return msgspec.convert(json.loads(file.read_text(encoding="utf-8")), cls)
        return cls(tree=0 if Features.of(game).playout else 500)

    def calibrate(self, raw: Floats) -> Floats:
        """Map raw shares to those that such tables were won by."""
        powers = self.trust(raw) ** (1 / self.temperature)
        shares: Floats = powers / powers.sum(axis=-1, keepdims=True)
        return shares

    def trust(self, raw: Floats) -> Floats:
        """Mix raw shares with equal ones."""
        mixed: Floats = (1 - self.doubt) * raw + self.doubt / raw.shape[-1]
        return mixed


class Standing(NamedTuple):
    """The shares of a win at a table, and the measured samples behind them."""

    wins: Floats  # by side, of a sum of 1
    samples: Floats  # a row each, raw; a single one where the game is over
    manner: Manner

    def slope(self) -> Floats:
        """Say how much more or less the shares change than the raw ones do."""
        trusted = self.manner.trust(even_out(self.samples))
        odds = self.wins * (1 - self.wins) / (trusted * (1 - trusted) + TINY)
        slope: Floats = np.clip((1 - self.manner.doubt) * odds / self.manner.temperature, 0.0, MAX_SLOPE)
        return slope

    def error(self) -> float:
        """Give the standard error of the least certain share."""
        return _error(self.samples * self.slope())

    def change_error(self, later: "Standing") -> float:
        """Give the standard error of the change to another table; common dice make it smaller."""
        before, after = self.samples * self.slope(), later.samples * later.slope()
        if len(before) == len(after):
            return _error(after - before)
        return max(_error(before), _error(after))  # one of them is exact


class Choice(NamedTuple):
    """A decision of a match: what its seat could know, and the true tables around it."""

    seen: Seen
    move: int
    before: Tables
    chosen: Tables  # after the move, before the TABLE draws
    then: Tables  # before the next decision, or at the end
    drawn: bool  # whether the TABLE draws in between


class Verdict(NamedTuple):
    """The shares before a decision, after it and after what the TABLE drew; with the errors of the changes."""

    wins: list[float]
    chosen: list[float]
    then: list[float]
    error: float
    choice_error: float
    luck_error: float


class Alternative(NamedTuple):
    """The move that was made and the best other one, from what the deciding seat could know."""

    win: float
    best: int
    best_win: float
    error: float  # of the difference


class Judge:
    """Judges the tables of one match.  Equal tables get equal judgements."""

    def __init__(self, game: Game, seats: int, seed: int, samples: int = SAMPLES) -> None:
        self.game = game
        self.seats = game.check_seats(seats)
        self.seed = seed
        self.samples = samples
        self.manner = Manner.of(game)
        self._search = Search(game, seats, seed, Settings(iterations=samples))
        self._tree = self._search.new_tree(NODES)
        self._known: dict[bytes, Standing] = {}

    def stand(self, seen: Seen) -> Standing:
        """Judge a table as the TABLE sees it; the end of a game is its result."""
        key = seen.table.tobytes()
        if key not in self._known:
            while len(self._known) >= KEPT:
                del self._known[next(iter(self._known))]
            result = result_of(seen)
            raw = self.sample(seen) if result is None else np.array([result])
            wins = raw[0] if result is not None else self.manner.calibrate(even_out(raw))
            self._known[key] = Standing(wins, raw, self.manner)
        return self._known[key]

    def judge(self, choice: Choice) -> Verdict:
        """Judge the tables around a decision."""
        tables = (choice.before, choice.chosen, choice.then)
        before, chosen, then = (self.stand(open_table(choice.seen, table)) for table in tables)
        if not choice.drawn:
            chosen = then  # at most forced moves lie between them
        return Verdict(
            before.wins.tolist(), chosen.wins.tolist(), then.wins.tolist(),
            before.error(), before.change_error(chosen), chosen.change_error(then),
        )  # fmt: skip

    def compare(self, seen: Seen, made: int, others: list[int]) -> Alternative:
        """Compare the move made with others on the same imagined tables, and name the best other one."""
        here = self._of_move(seen, made)
        found = [(self._of_move(seen, m), m) for m in others]
        best, m = max(found, key=lambda one: float(one[0].wins[seen.seat]))
        return Alternative(
            float(here.wins[seen.seat]), m, float(best.wins[seen.seat]), here.change_error(best)
        )  # fmt: skip

    def _of_move(self, seen: Seen, m: int) -> Standing:
        raw = self.sample(seen, m)
        return Standing(self.manner.calibrate(even_out(raw)), raw, self.manner)

    def sample(self, seen: Seen, only: int | None = None) -> Floats:
        """Play on from a table, with the same dice as from every other one, and give the raw shares of each sample."""
        how = self._search.parameters(seen)
        if Features.of(self.game).playout is not None:
            how = how._replace(horizon=-1)
        if only is not None:
            how = how._replace(only=int(only))
        fixed = how._replace(exploration=0.02, widening=0.0)  # follows the tree as it is
        tree, sides = self._tree, self.game.sides(self.seats)
        batches = BATCHES if self.manner.tree else 1
        rows = np.zeros((self.samples, sides))
        for k in range(self.samples):
            if k % (self.samples // batches) == 0:
                tree.clear()
                tree.set_root(seen.table)
                seed(tree.buffers.dice, self.seed, LEARNING + k)
                self._search.iterate(tree, self.manner.tree, how)
            seed(tree.buffers.dice, self.seed, k)
            self._search.iterate(tree, 1, fixed)
            rows[k] = tree.result.win
        # the games of one tree are not independent of each other, so each tree is one sample
        return rows.reshape(batches, -1, sides).mean(axis=1) if batches > 1 else rows


def even_out(samples: Floats) -> Floats:
    """Give the mean of samples and of one game won by all alike: no finite number of games makes a win certain."""
    n = max(len(samples), SAMPLES)
    shares: Floats = (samples.mean(axis=0) * n + 1 / samples.shape[1]) / (n + 1)
    return shares


def _error(samples: Floats) -> float:
    if len(samples) == 1:
        return 0.0
    return float((samples.std(axis=0, ddof=1) / np.sqrt(len(samples))).max())


def open_table(seen: Seen, table: Tables) -> Seen:
    """Look at a table of the same match with everything open."""
    return Seen(seen.game, seen.seats, seen.options, seen.rules, TABLE, table)


def result_of(seen: Seen) -> Floats | None:
    """Share the win of a finished game among its winners; None while it goes on."""
    if seen.game.to_act(seen.state) != NOBODY:
        return None
    places = np.zeros(seen.game.sides(seen.seats), np.int64)
    seen.game.rank(seen.state, places)
    first = places == 1
    shares: Floats = first / first.sum()
    return shares
