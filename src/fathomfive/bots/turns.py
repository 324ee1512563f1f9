"""What a bot remembers of its own turn, so that it neither goes to and fro nor goes on for nothing."""

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from fathomfive.bots.bot import Seen
from fathomfive.bots.features import Features
from fathomfive.kernel.dice import pick, seeded
from fathomfive.kernel.game import TABLE
from fathomfive.kernel.records import Record

OFTEN = 0.25  # of the visits of the best move: a move with fewer may look good by luck
MOST_STEPS = 64  # forced moves and outcomes that are followed to see whether a turn ends


class Ranked(NamedTuple):
    """A move, and its mean reward in a search."""

    move: int
    reward: float
    visits: int  # 0: it was not tried, and the reward means nothing


class Turn:
    """The decisions of a turn so far.

    A turn goes on while every table is the one that the bot's own move led to; a draw of the TABLE begins a new count.
    """

    def __init__(self, features: Features, patience: float) -> None:
        self.features = features
        self.patience = patience  # decisions in a row that may gain nothing
        self.tables: list[Record] = []  # at which the bot decided, as the seat sees them
        self.expected = b""  # what the seat will see if its turn goes on

    def goes_on(self, seen: Seen) -> bool:
        """Is this the table that the latest decision led to?"""
        return self.expected == _view(seen.state, seen).bytes()

    def choose(self, seen: Seen, ranked: Sequence[Ranked], cost: float) -> int:
        """Choose the best of some moves, the best first, unless it comes back or gains nothing again.

        A move that leads back to a table of this turn is passed over for one as good.  After some decisions that gained
        nothing, one more must be worth more than a move that ends the turn: by `cost`, and twice as much after each.
        """
        now = _view(seen.state, seen)
        if self.expected != now.bytes():
            self.tables = []
        chosen = ranked[0]
        if self._comes_back(seen, now, chosen.move):
            as_good = (line for line in ranked[1:] if _is_near(line, chosen, cost))
            chosen = next((line for line in as_good if not self._comes_back(seen, now, line.move)), chosen)
        idle = self._idle(seen, now) - self.patience
        if idle >= 0 and not ends_turn(seen, chosen.move):
            near = (line for line in ranked if _is_near(line, chosen, cost * 2.0**idle))
            by_reward = sorted(near, key=lambda line: line.reward, reverse=True)
            chosen = next((line for line in by_reward if ends_turn(seen, line.move)), chosen)
        return chosen.move

    def remember(self, seen: Seen, m: int) -> None:
        """Remember a decision, and what it leads to."""
        if not self.goes_on(seen):
            self.tables = []
        self.tables.append(_view(seen.state, seen))
        after = seen.after(m, seeded(0))
        for state in _forced(after, seen):
            after = state
        self.expected = _view(after, seen).bytes() if seen.game.to_act(after) == seen.seat else b""

    def _idle(self, seen: Seen, now: Record) -> int:
        """Count the decisions since the seat last came to expect more points than before in this turn."""
        if len(self.tables) < self.patience:
            return 0
        worth = [self._values(table, seen)[seen.seat] for table in (*self.tables, now)]
        return len(worth) - 1 - worth.index(max(worth))

    def _comes_back(self, seen: Seen, now: Record, m: int) -> bool:
        """Does a move lead nearer to an earlier table of the turn, with no other values and no other moves?"""
        if not self.tables:
            return False
        after = seen.after(m, seeded(0))
        if seen.game.to_act(after) != seen.seat:
            return False
        return any(
            _differences(after, table) < _differences(now, table)
            and self._values(after, seen) == self._values(table, seen)
            and set(_legal(after, seen)) <= set(_legal(table, seen))
            for table in self.tables
        )

    def _values(self, state: Record, seen: Seen) -> tuple[float, ...]:
        out: NDArray[Any] = np.zeros(seen.game.sides(seen.seats))
        (self.features.value or seen.game.points)(state, out)
        return tuple(out.tolist())


def _is_near(line: Ranked, best: Ranked, less: float) -> bool:
    """Is a move nearly as good as the best one, and was it tried often enough to tell?"""
    return line.visits >= max(1, OFTEN * best.visits) and line.reward >= best.reward - less


def _legal(state: Record, seen: Seen) -> list[int]:
    out = np.zeros(seen.game.max_legal, np.int32)
    return [int(m) for m in out[: seen.game.legal(state, out)]]


def _differences(one: Record, two: Record) -> int:
    """Count the bytes in which two tables differ."""
    return sum(a != b for a, b in zip(one.bytes(), two.bytes(), strict=True))


def _view(state: Record, seen: Seen) -> Record:
    """Give a table as the seat sees it: what is hidden is dealt alike every time."""
    view = state.copy()
    seen.game.imagine(view, seen.seat, seeded(0))
    return view


def _forced(state: Record, seen: Seen) -> Iterator[Record]:
    """Follow the moves without a choice of the seat itself."""
    for _ in range(MOST_STEPS):
        if seen.game.to_act(state) != seen.seat:
            return
        legal = _legal(state, seen)
        if len(legal) > 1:
            return
        seen.game.play(state, legal[0])
        yield state


def ends_turn(seen: Seen, m: int) -> bool:
    """Does another seat decide after a move?  Outcomes of the TABLE are drawn once."""
    game, dice = seen.game, seeded(1)
    state = seen.after(m, seeded(0))
    moves, weights = np.zeros(game.max_legal, np.int32), np.zeros(game.max_legal, np.int32)
    for _ in range(MOST_STEPS):
        if game.to_act(state) != TABLE:
            break
        n = game.legal(state, moves)
        game.odds(state, moves, n, weights)
        game.play(state, int(moves[pick(dice, weights, n)]))
    return bool(game.to_act(state) != seen.seat)
