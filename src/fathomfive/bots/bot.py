"""What a bot is: what it sees of a table, and what it answers."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any

import numpy as np

from fathomfive.kernel.dice import Dice, seeded
from fathomfive.kernel.errors import Refused
from fathomfive.kernel.game import Game
from fathomfive.kernel.match import Match
from fathomfive.kernel.records import Record, Tables


@dataclass(frozen=True)
class Seen:
    """What a bot is given: one table as its seat may imagine it, never the true one."""

    game: Game
    seats: int
    options: Mapping[str, str]
    rules: int
    seat: int  # who is asked
    table: Tables  # one table; what the seat cannot know was dealt anew

    @classmethod
    def of(cls, match: Match, seat: int, dice: Dice) -> "Seen":
        """Look at a match from the seat that is asked."""
        if seat < 0 or seat != match.to_act:
            who = f"seat {match.to_act + 1}" if match.to_act >= 0 else "nobody"
            raise Refused("not_your_turn", f"a bot looks when it is asked: {who} is asked now, not seat {seat + 1}")
        return cls(
            match.game, match.seats, match.options, match.rules, seat,
            _imagined(match.game, match.state.tables, seat, dice),
        )  # fmt: skip

    @cached_property
    def state(self) -> Any:
        """The table as rules take it."""
        return self.game.State(self.table)

    def legal(self) -> list[int]:
        """List the moves to choose from."""
        out = np.zeros(self.game.max_legal, np.int32)
        n = self.game.legal(self.state, out)
        return [int(m) for m in out[:n]]

    def imagine(self, dice: Dice) -> Tables:
        """Give another table that looks the same from this seat, each as likely as it is from the true one."""
        return _imagined(self.game, self.table, self.seat, dice)

    def after(self, m: int, dice: Dice) -> Record:
        """Give an imagined table after a move."""
        state: Record = self.game.State(self.imagine(dice))
        self.game.play(state, m)
        return state


def _imagined(game: Game, tables: Tables, seat: int, dice: Dice) -> Tables:
    dream = tables.copy()
    game.imagine(game.State(dream), seat, dice)
    return dream


@dataclass(frozen=True)
class Advice:
    """What a bot thinks of one move."""

    move: int
    win: float | None  # the share of a win it expects, 0 to 1; None where it did not look
    points: float | None  # the points it expects to end with
    visits: int  # how often it tried the move


@dataclass(frozen=True)
class Judgement:
    """What a bot thinks of a table before a decision."""

    wins: tuple[float, ...]  # the share of a win it expects for every side, if the best move is made
    advice: list[Advice]  # of every legal move, the best first


class Bot:
    """A bot of one seat.  An own one says how to `choose` or how to `advise`; the other follows from it.

    Its `dice` come from its seed, so that the same seed and the same questions give the same answers.
    """

    def __init__(self, game: Game, seats: int, seed: int = 0) -> None:
        if type(self).choose is Bot.choose and type(self).advise is Bot.advise:
            raise TypeError(f"{type(self).__name__} says neither how to choose nor how to advise")
        self.game = game
        self.seats = game.check_seats(seats)
        self.dice = seeded(seed)

    def choose(self, seen: Seen) -> int:
        """Choose a legal move: the one advised first."""
        legal = seen.legal()
        return legal[0] if len(legal) == 1 else self.advise(seen)[0].move

    def advise(self, seen: Seen) -> list[Advice]:
        """Judge every legal move, the best first: all that is known here is which one would be chosen."""
        chosen = self.choose(seen)
        rest = [Advice(m, None, None, 0) for m in seen.legal() if m != chosen]
        return [Advice(chosen, None, None, 1), *rest]
