"""One table that plays the games of a seed, one after another, each dealt as in a batch of one table."""

import secrets
from collections.abc import Mapping, Sequence
from operator import index
from typing import Any

import numpy as np
from numpy.typing import NDArray

from fathomfive.arena.plan import derived
from fathomfive.kernel.dice import Dice, below, seeded
from fathomfive.kernel.errors import Refused
from fathomfive.kernel.game import TABLE, Game
from fathomfive.kernel.match import Match
from fathomfive.kernel.ranking import part_left_behind
from fathomfive.kernel.shelf import take

ILLEGAL = ("lose", "refuse", "random")  # what becomes of an illegal move
LOST = -1.0  # the reward of a seat that made one and loses
MOST_SEED = (1 << 63) - 1

Mask = NDArray[np.int8]


def take_game(game: str | Game) -> Game:
    """Take a game from the shelf, if it is not one already."""
    return take(game) if isinstance(game, str) else game


def check_choice(name: str, given: str | None, known: Sequence[str | None]) -> None:
    """Refuse what is not one of the known values of a setting."""
    if given not in known:
        raise Refused("bad_choice", f"expected one of {', '.join(map(str, known))} for '{name}', got '{given}'")


def read_move(action: Any, moves: int) -> int:
    """Read the number of a move, as Python or NumPy has it."""
    try:
        m = index(action)
    except TypeError:
        kind = type(action).__name__
        raise Refused("unknown_move", f"expected the number of a move, got {action!r} ({kind})") from None
    if not 0 <= m < moves:
        raise Refused("unknown_move", f"expected a move from 0 to {moves - 1}, got {m}")
    return m


def check_seed(seed: Any) -> int:
    """Check the seed of a series."""
    if not isinstance(seed, int | np.integer) or not 0 <= seed <= MOST_SEED:
        raise Refused("bad_number", f"expected a seed from 0 to 2**63 - 1, got {seed!r}")
    return int(seed)


def rewards(places: Sequence[int]) -> list[float]:
    """Give every side its reward, as batches do."""
    return [part_left_behind(places, len(places), side) for side in range(len(places))]


class Series:
    """A table of one game.  `begin` lays out the first game of a seed, or the next one."""

    def __init__(
        self,
        game: str | Game,
        seats: int | None = None,
        options: Mapping[str, str] | None = None,
        rules: int | None = None,
    ) -> None:
        self.game = take_game(game)
        self.seats = self.game.check_seats(self.game.default_seats if seats is None else seats)
        self.options = self.game.check_options(self.seats, options or {})
        self.rules = self.game.check_rules(rules)
        self.seed: int | None = None
        self.number = 0  # of the game in the series
        self._match: Match | None = None
        self._dice: Dice = seeded(0)
        self._random: Dice = seeded(0)

    @property
    def match(self) -> Match:
        """The match that is being played."""
        if self._match is None:
            raise Refused("not_begun", f"expected reset() before anything else is asked of a table of {self.game.name}")
        return self._match

    @property
    def has_begun(self) -> bool:
        """Is there a match?"""
        return self._match is not None

    def begin(self, seed: int | None) -> Match:
        """Lay out game 0 of a seed; without a seed the next game of the last one, or of a fresh one."""
        if seed is None and self.seed is not None:
            self.number += 1
        else:
            self.seed, self.number = secrets.randbits(62) if seed is None else check_seed(seed), 0
        self._match = Match(self.game, self.seats, self.options, self.rules)
        self._dice = seeded(self.seed or 0, self.number)
        self._random = seeded(self.derived("illegal"))
        self._deal()
        return self._match

    def derived(self, *what: object) -> int:
        """Derive a seed for one purpose in this game."""
        return derived(self.seed or 0, *what, self.number)

    def play(self, m: int) -> None:
        """Play a decision of the seat to act, and let the TABLE draw; refuse an illegal one and change nothing."""
        match = self.match
        if match.over:
            raise Refused("game_over", f"expected reset() after the end of a game of {self.game.name}, got move {m}")
        match.play(m, match.to_act)
        self._deal()

    def legal_or_random(self, m: int) -> int:
        """Give a move if it is legal, else one of the legal ones by dice."""
        legal = self.match.legal()
        return m if m in legal else legal[below(self._random, len(legal))]

    def observe(self, seat: int) -> NDArray[np.float32]:
        """Give what a seat knows."""
        return self.match.observe(seat)

    def mask(self, seat: int) -> Mask:
        """Mark the moves that are legal for a seat; none where another one decides."""
        match = self.match
        return match.mask().astype(np.int8) if match.to_act == seat else np.zeros(self.game.moves, np.int8)

    def result(self, side: int) -> dict[str, Any]:
        """Say how the game ended for a side."""
        match = self.match
        return {"reason": match.reason, "place": match.rank()[side], "points": match.points()[side]}

    def _deal(self) -> None:
        match = self.match
        while match.to_act == TABLE:
            match.play_unchecked(match.draw_outcome(self._dice))
