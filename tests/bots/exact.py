"""What ends of games are worth, computed without any search: every decision and every outcome, in plain Python.

It is for games in which nothing is hidden from the seats.  The TABLE's outcomes are weighted by their odds, and every
seat makes the move that is best for its share of the win.
"""

import random
from collections.abc import Iterator
from typing import Any, NamedTuple

import numpy as np

from fathomfive.kernel.game import NOBODY, TABLE, Game
from fathomfive.kernel.match import Match
from fathomfive.kernel.shelf import take

SEATS = 2
EVEN = 0.005  # moves whose worth differs by less are equally good


class TooLargeError(Exception):
    """There are more tables than were allowed for."""


class Problem(NamedTuple):
    """A position near the end of a random game, and what each of its moves is worth to the seat to act."""

    game: str
    seed: int
    at: int  # moves made before
    worth: dict[
        str, float
    ]  # by the number of a move: the share of the win; in Kipicot, 1 where a win this turn is sure

    def match(self) -> Match:
        """Play up to the position."""
        return random_game(take(self.game), self.seed).at(self.at)

    def loss(self, m: int) -> float:
        """Say how much a move is worse than the best one."""
        return max(self.worth.values()) - self.worth[str(m)]


def random_game(game: Game, seed: int) -> Match:
    """Play a random game to its end."""
    match, dice = Match(game, SEATS, seed=seed), random.Random(seed)
    while not match.over:
        match.play_unchecked(match.draw_outcome() if match.to_act == TABLE else dice.choice(match.legal()))
    return match


class Solver:
    """Solves tables of a game: to the end, or only as far as the turn of a seat goes, which can prove a win."""

    def __init__(self, game: Game, most: int, turn_of: int = NOBODY) -> None:
        self.game = game
        self.most = most  # tables
        self.turn_of = turn_of
        self.buffer = np.zeros(game.max_legal, np.int32)
        self.known: dict[bytes, tuple[float, ...]] = {}

    def moves(self, state: Any) -> dict[int, float]:
        """Give the worth of every legal move to the seat to act."""
        seat = self.game.to_act(state)
        return {m: self.wins(after)[seat] for m, after in self._after(state)}

    def wins(self, state: Any) -> tuple[float, ...]:
        """Give the shares of the win if everybody plays best from here on."""
        key = state.bytes()
        if key not in self.known:
            if len(self.known) >= self.most:
                raise TooLargeError
            self.known[key] = self._solve(state)
        return self.known[key]

    def _solve(self, state: Any) -> tuple[float, ...]:
        seat = self.game.to_act(state)
        if seat == NOBODY:
            places = np.zeros(SEATS, np.int64)
            self.game.rank(state, places)
            return tuple(float(place == 1) / int((places == 1).sum()) for place in places)
        if self.turn_of != NOBODY and seat != self.turn_of:
            return (0.0,) * SEATS  # nothing is proven
        if seat != TABLE:
            return max((self.wins(after) for _, after in self._after(state)), key=lambda shares: shares[seat])
        odds = np.zeros_like(self.buffer)
        n = self.game.legal(state, self.buffer)
        self.game.odds(state, self.buffer, n, odds)
        wins = [self.wins(after) for _, after in self._after(state)]
        return tuple(float(np.average([shares[a] for shares in wins], weights=odds[:n])) for a in range(SEATS))

    def _legal(self, state: Any) -> list[int]:
        n = self.game.legal(state, self.buffer)
        listed: list[int] = self.buffer[:n].tolist()
        return listed

    def _after(self, state: Any) -> Iterator[tuple[int, Any]]:
        for m in self._legal(state):
            after = state.copy()
            self.game.play(after, m)
            yield m, after


def solve(match: Match, most: int) -> dict[int, float]:
    """Give the worth of every legal move, or raise if the end of the game is too far away.

    A turn of Kipicot, which has no chance, can be played in thousands of ways, and so can the next one: only wins
    within the turn are proven.
    """
    assert match.game.perfect_information, "the solver may look at the whole table"
    within = match.to_act if match.game.outcomes == 0 else NOBODY
    return Solver(match.game, most, within).moves(match.state)
