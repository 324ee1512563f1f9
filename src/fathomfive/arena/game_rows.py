"""Finished games as columns, one row a game: what simulations sum up and data files keep."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from fathomfive.arena.bout import Result
from fathomfive.kernel.game import Game
from fathomfive.kernel.match import Match
from fathomfive.kernel.playout import Results, hash_words, words_of

Ints = NDArray[np.integer[Any]]


@dataclass(frozen=True)
class GameRows:
    """Some games of a run with consecutive numbers."""

    start: int  # the number of the first of them
    bots: Ints | None  # by seat, as numbers of the bots of the run; None is play at random
    firsts: Ints  # the seat that decided first
    points: Ints  # by side
    ranks: Ints  # by side
    reasons: Ints  # as numbers of the reasons of the game
    steps: Ints  # moves, outcomes included
    decisions: Ints  # moves of seats
    hashes: NDArray[np.int64]  # of the final table and the number of the game

    def __len__(self) -> int:
        return len(self.steps)

    @classmethod
    def of_results(cls, start: int, results: Results) -> "GameRows":
        """Give the games of a batch of random play."""
        return cls(
            start=start,
            bots=None,
            firsts=results.firsts,
            points=results.points,
            ranks=results.ranks,
            reasons=results.reasons,
            steps=results.steps,
            decisions=results.decisions,
            hashes=results.hashes,
        )

    @classmethod
    def of_match(cls, result: Result, match: Match) -> "GameRows":
        """Give one game between bots."""
        return cls(
            start=result.n,
            bots=np.array([result.bots], np.int32),
            firsts=np.array([result.first], np.int32),
            points=np.array([result.points], np.int32),
            ranks=np.array([result.places], np.int32),
            reasons=np.array([match.game.reasons.index(result.reason)], np.int32),
            steps=np.array([len(match.moves)], np.int32),
            decisions=np.array([decisions_of(match.game, match.moves)], np.int32),
            hashes=np.array([hash_of(match, result.n)], np.int64),
        )

    @classmethod
    def joined(cls, parts: Sequence["GameRows"]) -> "GameRows":
        """Join games that follow each other."""

        def join(name: str) -> Any:
            return np.concatenate([getattr(part, name) for part in parts])

        columns = ("firsts", "points", "ranks", "reasons", "steps", "decisions", "hashes")
        bots = None if parts[0].bots is None else join("bots")
        return cls(start=parts[0].start, bots=bots, **{name: join(name) for name in columns})

    def cut(self, begin: int, end: int) -> "GameRows":
        """Give some of the rows."""
        return GameRows(
            start=self.start + begin,
            bots=None if self.bots is None else self.bots[begin:end],
            firsts=self.firsts[begin:end],
            points=self.points[begin:end],
            ranks=self.ranks[begin:end],
            reasons=self.reasons[begin:end],
            steps=self.steps[begin:end],
            decisions=self.decisions[begin:end],
            hashes=self.hashes[begin:end],
        )


def decisions_of(game: Game, moves: Sequence[int]) -> int:
    """Count the moves of seats; outcomes are numbered after them."""
    return sum(m < game.moves for m in moves)


def hash_of(match: Match, n: int) -> int:
    """Hash a final table with the number of its game, as playouts do."""
    return int(hash_words(words_of(match.state.tables), 0, n))


def digest_of(hashes: NDArray[np.int64]) -> int:
    """Add hashes up; the digest of a run is that sum, in whatever order games ended."""
    return int(np.add.reduce(hashes.view(np.uint64), dtype=np.uint64))
