"""What a bot is: what it sees of a table, and what it answers."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any

import numpy as np

from fathomfive.kernel.comparison import Comparison
from fathomfive.kernel.dice import Dice, seeded
from fathomfive.kernel.errors import Refused
from fathomfive.kernel.game import Game
from fathomfive.kernel.match import Match
from fathomfive.kernel.records import Record, Tables


@dataclass(frozen=True)
class Seen:
    """What a bot is given: a table imagined for its seat, never the true one."""

    game: Game
    seats: int
    options: Mapping[str, str]
    rules: int
    seat: int  # the seat to decide
    table: Tables  # one table; everything the seat cannot know is re-dealt

    @classmethod
    def of(cls, match: Match, seat: int, dice: Dice) -> "Seen":
        """Look at a match from the seat to act."""
        if seat < 0 or seat != match.to_act:
            actor = f"seat {match.to_act + 1}" if match.to_act >= 0 else "no seat"
            raise Refused("not_your_turn", f"expected a bot at the seat to act ({actor}), got seat {seat + 1}")
        table = _imagined(match.game, match.state.tables, seat, dice)
        return cls(match.game, match.seats, match.options, match.rules, seat, table)

    @cached_property
    def state(self) -> Any:
        """The table, as rules take it."""
        return self.game.State(self.table)

    def legal(self) -> list[int]:
        """List the legal moves."""
        out = np.zeros(self.game.max_legal, np.int32)
        n = self.game.legal(self.state, out)
        return [int(m) for m in out[:n]]

    def imagine(self, dice: Dice) -> Tables:
        """Imagine another table that looks the same from this seat, with the same odds as from the true table."""
        return _imagined(self.game, self.table, self.seat, dice)

    def after(self, m: int, dice: Dice) -> Record:
        """Imagine a table after a move."""
        state: Record = self.game.State(self.imagine(dice))
        self.game.play(state, m)
        return state


def _imagined(game: Game, tables: Tables, seat: int, dice: Dice) -> Tables:
    imagined: Record = game.State(tables).copy()
    game.imagine(imagined, seat, dice)
    return imagined.tables


@dataclass(frozen=True)
class Advice:
    """What a bot thinks of one move."""

    move: int
    win: float | None  # the expected share of a win, 0 to 1; None for a move it did not try
    points: float | None  # the expected points at the end
    visits: int  # how often it tried the move
    comparison: Comparison | None = None  # with another move, where a hint explains this one


@dataclass(frozen=True)
class Judgement:
    """What a bot thinks of a table before a decision."""

    wins: tuple[float, ...]  # the expected share of a win by side, if the best move is made
    advice: list[Advice]  # on every legal move, the best first


class Bot:
    """A bot for one seat.  A subclass defines `choose` or `advise`; the other follows from it.

    Its `dice` come from its seed, so that the same seed and the same tables give the same answers.
    """

    def __init__(self, game: Game, seats: int, seed: int = 0) -> None:
        if type(self).choose is Bot.choose and type(self).advise is Bot.advise:
            raise TypeError(f"{type(self).__name__} defines neither choose nor advise")
        self.game = game
        self.seats = game.check_seats(seats)
        self.dice = seeded(seed)
        self.thoughts: list[Advice] = []  # on the moves of its latest choice, where it says so

    def choose(self, seen: Seen) -> int:
        """Choose a legal move: the one advised first."""
        legal = seen.legal()
        if len(legal) == 1:
            return legal[0]
        self.thoughts = self.advise(seen)
        return self.thoughts[0].move

    def advise(self, seen: Seen) -> list[Advice]:
        """Judge every legal move, the best first; by default only the chosen move is known to be best."""
        chosen = self.choose(seen)
        rest = [Advice(m, None, None, 0) for m in seen.legal() if m != chosen]
        return [Advice(chosen, None, None, 1), *rest]
