"""One game played at random from set-up to the end, and its figures: the same at every speed."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np

from fathomfive.kernel.dice import CARRY, HALF, below, pick, seed
from fathomfive.kernel.game import NOBODY, TABLE, Game
from fathomfive.kernel.records import WORD, Record, Tables
from fathomfive.kernel.speed import rule


@rule
def hash_words(words: Any, i: int, start: int) -> int:
    """Hash the words of table i, half a word at a time."""
    h = start
    for k in range(words.shape[1]):
        word = int(words[i, k])
        h = ((h ^ word) & HALF) * CARRY + (h >> 32)
        h = ((h ^ (word >> 32)) & HALF) * CARRY + (h >> 32)
    return h


@dataclass
class Figures:
    """What a batch of playouts leaves: one row a game."""

    steps: Any  # moves, outcomes counted
    points: Any  # by side
    ranks: Any  # by side
    reasons: Any
    hashes: Any  # of the final table

    @classmethod
    def blank(cls, count: int, sides: int) -> "Figures":
        """Make room for count games."""
        return cls(
            np.zeros(count, np.int32),
            np.zeros((count, sides), np.int32),
            np.zeros((count, sides), np.int64),
            np.zeros(count, np.int32),
            np.zeros(count, np.int64),
        )

    def arrays(self) -> tuple[Any, ...]:
        """Give the columns in the order a playout takes them."""
        return self.steps, self.points, self.ranks, self.reasons, self.hashes


def one_game(game: Game, stamp: int) -> Callable[..., None]:
    """Make the function that plays game `number` of a seeded series on table `i` and writes row `row`."""
    setup, to_act, legal, odds, play = game.setup, game.to_act, game.legal, game.odds, game.play
    points, rank, reason = game.points, game.rank, game.reason

    def one(
        tables: Any, words: Any, i: int, row: int, series: int, number: int, seats: int, options: Any,
        dice: Any, moves: Any, weights: Any,
        all_steps: Any, all_points: Any, all_ranks: Any, all_reasons: Any, all_hashes: Any,
    ) -> None:  # fmt: skip
        _ = stamp
        for k in range(words.shape[1]):
            words[i, k] = 0
        s = tables[i]
        setup(s, seats, options)
        seed(dice, series, number)
        steps = 0
        who = to_act(s)
        while who != NOBODY:
            n = legal(s, moves)
            if who == TABLE:
                odds(s, moves, n, weights)
                k = pick(dice, weights, n)
            else:
                k = below(dice, n)
            play(s, int(moves[k]))
            steps += 1
            who = to_act(s)
        all_steps[row] = steps
        points(s, all_points[row])
        rank(s, all_ranks[row])
        all_reasons[row] = reason(s)
        all_hashes[row] = hash_words(words, i, number)

    return one


def many_games(one: Callable[..., None], stamp: int) -> Callable[..., None]:
    """Make the function that plays `count` games of a series from number `first` on, one after the other."""

    def many(
        tables: Any, words: Any, first: int, count: int, series: int, seats: int, options: Any,
        dice: Any, moves: Any, weights: Any,
        steps: Any, points: Any, ranks: Any, reasons: Any, hashes: Any,
    ) -> None:  # fmt: skip
        _ = stamp
        for row in range(count):
            one(
                tables, words, 0, row, series, first + row, seats, options,
                dice, moves, weights, steps, points, ranks, reasons, hashes,
            )  # fmt: skip

    return many


class Views:
    """Many tables, as plain Python sees them: `views[i]` is a record."""

    def __init__(self, state: type[Record], tables: Tables) -> None:
        self.records = [state(tables, i) for i in range(len(tables))]

    def __getitem__(self, i: int) -> Record:
        return self.records[i]


def words_of(tables: Tables) -> Any:
    """See the tables as rows of int64 words."""
    return tables.view(np.int64).reshape(len(tables), tables.dtype.itemsize // WORD)


def buffers(game: Game) -> tuple[Any, Any, Any]:
    """Make what a playout writes on: dice, moves, weights."""
    return np.zeros(1, np.int64), np.zeros(game.max_legal, np.int32), np.zeros(game.max_legal, np.int32)
