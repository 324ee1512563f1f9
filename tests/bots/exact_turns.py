"""What last turns are worth, by exhaustive search of the turn in plain Python, while all others reply in a fixed way.

The others make their first legal move, so what is hidden from the seat does not matter: only its own points count.
In Reef Encounter a meal that ends the game is judged by whether it surely wins, whatever was fed in secret.
"""

from itertools import product
from typing import Any, NamedTuple

import numpy as np

from bots.exact import TooLargeError, random_game
from fathomfive.bots.bot import Seen
from fathomfive.kernel.dice import seeded
from fathomfive.kernel.game import NOBODY, TABLE, Game
from fathomfive.kernel.match import Match
from fathomfive.kernel.shelf import take


class LastTurn(NamedTuple):
    """A position in a last turn, and what each of its moves is worth to the seat to act."""

    game: str
    seats: int
    seed: int  # of a random game
    at: int  # moves made before
    drawing: str  # of the position, where it comes from a game between bots
    worth: list[int]  # by legal move, in their order: points at the end, or 1 where a win is sure

    def match(self) -> Match:
        """Set up the position."""
        if self.drawing:
            return Match.from_drawing(take(self.game), self.seats, self.drawing)
        return random_game(take(self.game), self.seed).at(self.at)

    def loss(self, match: Match, m: int) -> int:
        """Say how much a move is worse than the best one."""
        return max(self.worth) - self.worth[match.legal().index(m)]


class TurnSolver:
    """Finds the most points that a seat can have at the end: every decision of its own, remembered by table."""

    def __init__(self, game: Game, seat: int, most: int) -> None:
        self.game = game
        self.seat = seat
        self.most = most  # tables
        self.buffer = np.zeros(game.max_legal, np.int32)
        self.known: dict[bytes, int] = {}

    def moves(self, state: Any) -> list[int]:
        """Give the worth of every legal move, in their order."""
        return [self.best(self._after(state, m)) for m in self._legal(state)]

    def best(self, state: Any) -> int:
        """Give the most points that the seat can have at the end."""
        key = state.bytes()
        if key not in self.known:
            if len(self.known) >= self.most:
                raise TooLargeError
            self.known[key] = 0  # counts while it is being solved
            self.known[key] = self._solve(state)
        return self.known[key]

    def _solve(self, state: Any) -> int:
        actor = self.game.to_act(state)
        if actor == NOBODY:
            points = np.zeros(self.game.most_sides, np.int64)
            self.game.points(state, points)
            return int(points[self.seat])
        legal = self._legal(state)
        if actor == TABLE and len(legal) > 1:
            raise TooLargeError  # a draw could matter
        considered = legal if actor == self.seat else legal[:1]
        return max(self.best(self._after(state, m)) for m in considered)

    def _legal(self, state: Any) -> list[int]:
        n = self.game.legal(state, self.buffer)
        listed: list[int] = self.buffer[:n].tolist()
        return listed

    def _after(self, state: Any, m: int) -> Any:
        after = state.copy()
        self.game.play(after, m)
        return after


def solve_points(match: Match, most: int) -> list[int]:
    """Give the points that every legal move leads to, or raise if the turn is not the last one or too large."""
    return TurnSolver(match.game, match.to_act, most).moves(match.state)


def solve_reef_endings(match: Match) -> list[int]:
    """Give 1 for every meal after which the seat surely wins alone, and 0 for all other moves, which prove nothing."""
    seat = match.to_act
    worth = []
    for m in match.legal():
        after = Seen.of(match, seat, seeded(0)).after(m, seeded(0))
        ends = match.write(m, seat).startswith("eat-") and int(after.gone[seat]) == 4
        worth.append(
            int(ends and all(_wins(match.game, fed, seat) for fed in _fed_otherwise(after, match.seats, seat)))
        )
    return worth


def _fed_otherwise(state: Any, seats: int, seat: int) -> list[Any]:
    """Give the table with every polyp that the others may have fed in secret."""
    tables = []
    others = [p for p in range(seats) if p != seat]
    for colours in product(range(5), repeat=len(others)):
        table = state.copy()
        for p, colour in zip(others, colours, strict=True):
            table.fish[p, table.fed[p] - 1] -= 1
            table.fish[p, colour] += 1
            table.fed[p] = colour + 1
        tables.append(table)
    return tables


def _wins(game: Game, state: Any, seat: int) -> bool:
    """Does the seat come first alone, whatever the others still eat?"""
    if game.to_act(state) == NOBODY:
        places = np.zeros(game.most_sides, np.int64)
        game.rank(state, places)
        return bool(places[seat] == 1 and (places[: state.seats] == 1).sum() == 1)
    buffer = np.zeros(game.max_legal, np.int32)
    for m in buffer[: game.legal(state, buffer)].tolist():
        after = state.copy()
        game.play(after, m)
        if not _wins(game, after, seat):
            return False
    return True
