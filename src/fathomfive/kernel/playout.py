"""One game of random moves from set-up to the end, and what is recorded of it: the same on every engine."""

from collections.abc import Callable
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from fathomfive.kernel.contract import Moves, Options, Weights
from fathomfive.kernel.dice import CARRY, HALF, Dice, below, pick, seed
from fathomfive.kernel.game import NOBODY, TABLE, Game
from fathomfive.kernel.records import WORD, Record, Tables
from fathomfive.kernel.speed import rule

Words = NDArray[np.int64]  # tables as rows of words


class Series(NamedTuple):
    """A seeded series of games: game `n` of it is always the same."""

    seed: int
    seats: int
    options: Options


class Scratch(NamedTuple):
    """The buffers of a playout."""

    dice: Dice
    moves: Moves
    weights: Weights


class Results(NamedTuple):
    """The results of a batch of playouts, one row per game."""

    steps: NDArray[np.int32]  # moves, outcomes included
    points: NDArray[np.int32]  # by side
    ranks: NDArray[np.int64]  # by side
    reasons: NDArray[np.int32]
    hashes: NDArray[np.int64]  # of the final tables
    firsts: NDArray[np.int32]  # the seat that decided first
    decisions: NDArray[np.int32]  # moves of seats

    @classmethod
    def blank(cls, count: int, sides: int) -> "Results":
        """Allocate the results of games."""
        return cls(
            np.zeros(count, np.int32),
            np.zeros((count, sides), np.int32),
            np.zeros((count, sides), np.int64),
            np.zeros(count, np.int32),
            np.zeros(count, np.int64),
            np.zeros(count, np.int32),
            np.zeros(count, np.int32),
        )


@rule
def hash_words(words: Any, i: int, start: int) -> int:
    """Hash the words of table i, half a word at a time."""
    h = start
    for k in range(words.shape[1]):
        word = int(words[i, k])
        h = ((h ^ word) & HALF) * CARRY + (h >> 32)
        h = ((h ^ (word >> 32)) & HALF) * CARRY + (h >> 32)
    return h


Playout = Callable[[Any, Words, int, int, Series, int, Scratch, Results], None]
Batch = Callable[[Any, Words, int, int, Series, Scratch, Results], None]


def make_playout(game: Game, build: int) -> Playout:
    """Make the function that plays game `number` of a series on table `i` and records it in row `row`."""
    setup, to_act, legal, odds, play = game.setup, game.to_act, game.legal, game.odds, game.play
    points, rank, reason = game.points, game.rank, game.reason

    def playout(
        tables: Any, words: Any, i: int, row: int, series: Series, number: int, scratch: Scratch, results: Results
    ) -> None:
        _ = build
        for k in range(words.shape[1]):
            words[i, k] = 0
        s = tables[i]
        setup(s, series.seats, series.options)
        dice, moves, weights = scratch.dice, scratch.moves, scratch.weights
        seed(dice, series.seed, number)
        steps = 0
        decisions = 0
        first = NOBODY
        actor = to_act(s)
        while actor != NOBODY:
            n = legal(s, moves)
            if actor == TABLE:
                odds(s, moves, n, weights)
                k = pick(dice, weights, n)
            else:
                k = below(dice, n)
                decisions += 1
                if first == NOBODY:
                    first = actor
            play(s, int(moves[k]))
            steps += 1
            actor = to_act(s)
        results.steps[row] = steps
        points(s, results.points[row])
        rank(s, results.ranks[row])
        results.reasons[row] = reason(s)
        results.hashes[row] = hash_words(words, i, number)
        results.firsts[row] = first
        results.decisions[row] = decisions

    return playout


def make_batch(playout: Playout, build: int) -> Batch:
    """Make the function that plays `count` games of a series from number `first` on, one after the other."""

    def batch(
        tables: Any, words: Any, first: int, count: int, series: Series, scratch: Scratch, results: Results
    ) -> None:
        _ = build
        for row in range(count):
            playout(tables, words, 0, row, series, first + row, scratch, results)

    return batch


class Views:
    """Many tables as plain Python sees them: `views[i]` is a record."""

    def __init__(self, state: type[Record], tables: Tables) -> None:
        self.records = [state(tables, i) for i in range(len(tables))]

    def __getitem__(self, i: int) -> Record:
        return self.records[i]


def words_of(tables: Tables) -> Words:
    """View tables as rows of int64 words."""
    return tables.view(np.int64).reshape(len(tables), tables.dtype.itemsize // WORD)


def scratch_for(game: Game) -> Scratch:
    """Allocate the buffers of a playout."""
    return Scratch(np.zeros(1, np.int64), np.zeros(game.max_legal, np.int32), np.zeros(game.max_legal, np.int32))
