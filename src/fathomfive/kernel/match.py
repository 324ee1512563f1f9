"""A table and its log: play, undo, look back."""

import hashlib
import secrets
from collections.abc import Callable, Mapping
from typing import Any

import numpy as np

from fathomfive.kernel.dice import below, seeded
from fathomfive.kernel.errors import Refused
from fathomfive.kernel.game import NOBODY, TABLE, Game, Told
from fathomfive.kernel.records import Record

CHECKPOINT = 32  # a copy of the table is kept every so many moves, so that looking back is quick


class Match:
    """One match: its card (game, rules, options, seats) and its moves.  Everything else follows from them.

    The TABLE draws from the operating system; with a `seed` it draws the same again.
    """

    def __init__(
        self,
        game: Game,
        seats: int,
        options: Mapping[str, str] | None = None,
        rules: int | None = None,
        seed: int | None = None,
    ) -> None:
        self.game = game
        self.seats = game.check_seats(seats)
        self.options = game.check_options(seats, options or {})
        self.rules = game.check_rules(rules)
        self.moves: list[int] = []
        self._dice = None if seed is None else seeded(seed)
        tables = game.State.blank()
        self.state: Any = game.State(tables)
        game.setup(self.state, seats, game.encode_options(self.rules, self.options))
        self._checkpoints = [tables.copy()]
        self._buffer = np.zeros(game.max_legal, np.int32)

    # --- Now ---

    @property
    def to_act(self) -> int:
        """Say who decides: a seat, TABLE or NOBODY."""
        return int(self.game.to_act(self.state))

    @property
    def over(self) -> bool:
        """Is the game over?"""
        return self.to_act == NOBODY

    def legal(self) -> list[int]:
        """List the moves allowed now."""
        n = self.game.legal(self.state, self._buffer)
        listed: list[int] = self._buffer[:n].tolist()
        return listed

    def odds(self) -> list[int]:
        """Give the weights of the TABLE's outcomes, in the order of `legal`."""
        weights = np.zeros(self.game.max_legal, np.int32)
        n = self.game.legal(self.state, self._buffer)
        self.game.odds(self.state, self._buffer, n, weights)
        listed: list[int] = weights[:n].tolist()
        return listed

    def texts(self, viewer: int = TABLE) -> list[str]:
        """Write the moves allowed now."""
        return [self.write(m, viewer) for m in self.legal()]

    def write(self, m: int, viewer: int = TABLE) -> str:
        """Write a move as the viewer may know it."""
        return self.game.write(self.state, m, viewer)

    def read(self, text: str, viewer: int = TABLE) -> int:
        """Read a legal move from its text, or say why not, in words that are for this viewer."""
        self._check_turn(viewer)
        for m in self.legal():
            if self.write(m, viewer) == text:
                return m
        everything = range(self.game.moves + self.game.outcomes)
        wanted = next((m for m in everything if self.write(m, viewer) == text), None)
        raise self._refusal(text, wanted, viewer)

    def points(self) -> list[int]:
        """Give the points of every side."""
        return self._by_side(self.game.points)

    def rank(self) -> list[int]:
        """Give the places of all sides."""
        return self._by_side(self.game.rank)

    @property
    def reason(self) -> str | None:
        """Say why the game ended."""
        return self.game.reasons[self.game.reason(self.state)] if self.over else None

    def show(self, viewer: int = TABLE) -> Told:
        """Show the table to a viewer as plain data."""
        return self.game.show(self.state, viewer)

    def tell(self, m: int, viewer: int = TABLE) -> Told:
        """Tell a move as data."""
        return self.game.tell(self.state, m, viewer)

    def forbids(self, m: int) -> str | None:
        """Name the clause that forbids a move now."""
        return self.why_not(m)[0]

    def why_not(self, m: int) -> tuple[str | None, str | None]:
        """Name the clause that forbids a move now, and the word for the reason where the game gives one."""
        clause, _, reason = (self.game.forbids(self.state, m) or "").partition(" ")
        return clause or None, reason or None

    def explain(self, viewer: int = TABLE) -> list[Told]:
        """Explain the points line by line."""
        return self.game.explain(self.state, viewer)

    def draw(self, viewer: int = TABLE, word: Callable[[str], str] = str) -> str:
        """Draw the table as text."""
        return self.game.draw(self.state, viewer, word)

    def __str__(self) -> str:
        return self.draw()

    def __repr__(self) -> str:
        return f"<Match {self.game.name}, {self.seats} seats, {len(self.moves)} moves>"

    def fingerprint(self) -> str:
        """Hash the complete drawing, so that another layout of the record changes nothing."""
        return hashlib.sha256(self.draw().encode()).hexdigest()[:16]

    # --- On ---

    def play(self, move: int | str, viewer: int = TABLE) -> "Match":
        """Play a move, given by its number or its text; who is not TABLE plays only own ones."""
        self._check_turn(viewer)
        m = self.read(move, viewer) if isinstance(move, str) else int(move)
        if m not in self.legal():
            known = 0 <= m < self.game.moves + self.game.outcomes
            raise self._refusal(self.write(m, viewer) if known else str(m), m if known else None, viewer)
        return self.play_unchecked(m)

    def play_unchecked(self, m: int) -> "Match":
        """Play a move that is known to be legal, such as one from a log that was checked when it was written."""
        self.game.play(self.state, m)
        self.moves.append(m)
        if len(self.moves) % CHECKPOINT == 0:
            self._checkpoints.append(self.state.tables.copy())
        return self

    def deal(self) -> "Match":
        """Let the TABLE act until somebody is asked."""
        while self.to_act == TABLE:
            self.play(self.draw_outcome())
        return self

    def draw_outcome(self) -> int:
        """Draw one outcome of the TABLE by its odds."""
        weights = self.odds()
        total = sum(weights)
        left = secrets.randbelow(total) if self._dice is None else below(self._dice, total)
        for m, weight in zip(self.legal(), weights, strict=True):
            left -= weight
            if left < 0:
                return m
        raise AssertionError("weights changed while they were drawn from")

    # --- Back ---

    def undo(self, n: int = 1) -> "Match":
        """Take back the last n moves, outcomes included."""
        if not 0 <= n <= len(self.moves):
            raise Refused("nothing_to_undo", f"expected to undo at most {len(self.moves)} moves, got {n}")
        return self._rewind(len(self.moves) - n)

    def at(self, n: int) -> "Match":
        """Give a copy of the match as it was after n moves."""
        if not 0 <= n <= len(self.moves):
            raise Refused("no_such_move", f"expected a move number from 0 to {len(self.moves)}, got {n}")
        return self.copy()._rewind(n)

    def copy(self) -> "Match":
        """Give an independent copy."""
        twin = object.__new__(Match)
        twin.__dict__.update(self.__dict__)
        twin.moves = list(self.moves)
        twin.state = self.game.State(self.state.tables.copy())
        twin._dice = None if self._dice is None else self._dice.copy()
        twin._checkpoints = list(self._checkpoints)
        twin._buffer = self._buffer.copy()
        return twin

    def copy_from(self, other: "Match") -> "Match":
        """Be as another match with the same card is; quicker than another copy, and just as independent."""
        self.moves[:] = other.moves
        self.state.tables[:] = other.state.tables
        self._dice = None if other._dice is None else other._dice.copy()
        self._checkpoints = list(other._checkpoints)
        return self

    def _rewind(self, n: int) -> "Match":
        kept = n // CHECKPOINT
        self.state.tables[:] = self._checkpoints[kept]
        for m in self.moves[kept * CHECKPOINT : n]:
            self.game.play(self.state, m)
        del self.moves[n:]
        del self._checkpoints[kept + 1 :]
        return self

    # --- Inside ---

    def _by_side(self, rule: Callable[..., None]) -> list[int]:
        out = np.zeros(self.game.sides(self.seats), np.int64)
        rule(self.state, out)
        return [int(n) for n in out]

    def _check_turn(self, viewer: int) -> None:
        """Refuse whoever is not asked, without a word of what the one who is asked could do."""
        if viewer not in (TABLE, self.to_act):
            who = "a spectator" if viewer == NOBODY else f"seat {viewer + 1}"
            raise Refused("not_your_turn", f"{who} is not asked in {self.game.name}, move {len(self.moves) + 1}")

    def _refusal(self, text: str, m: int | None, viewer: int) -> Refused:
        who = {TABLE: "the table", NOBODY: "anyone, the game is over,"}.get(self.to_act, f"seat {self.to_act + 1}")
        where = f"{who} in {self.game.name}, move {len(self.moves) + 1}"
        listed = ", ".join(self.texts(viewer)) or "none"
        if m is None:
            return Refused("unknown_move", f"no move is written '{text}' for {where}; legal: {listed}")
        clause, why = self.why_not(m)
        reason = f"{clause}, {why}" if why else clause
        return Refused("illegal_move", f"'{text}' is not legal for {where} ({reason}); legal: {listed}", clause, why)


def table_of(game: Game, drawing: str) -> Record:
    """Read a table from its drawing."""
    return game.State(game.parse(drawing))
