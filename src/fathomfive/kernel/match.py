"""A table and its log: play, undo, look back."""

import hashlib
import secrets
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Generic

import numpy as np
from numpy.typing import NDArray

from fathomfive.kernel.actions import Impossible, impossible
from fathomfive.kernel.contract import S, Score
from fathomfive.kernel.dice import Dice, below, seeded
from fathomfive.kernel.errors import Refused
from fathomfive.kernel.game import NOBODY, TABLE, Game, JsonObject
from fathomfive.kernel.preview import Preview

SNAPSHOT_EVERY = 32  # moves between two copies of the table, which make looking back quick


class Match(Generic[S]):
    """One match: its game, rules number, options and seats, and its moves.  Everything else follows from them.

    The TABLE draws from the operating system; with a `seed` the draws are reproducible.
    """

    def __init__(
        self,
        game: Game[S],
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
        self.from_setup = True  # False: the first table came from a drawing
        self._dice = None if seed is None else seeded(seed)
        self.state: S = game.State(game.State.blank())
        game.setup(self.state, seats, game.encode_options(self.rules, self.options))
        self._snapshots = [self.state.copy()]
        self._buffer = np.zeros(game.max_legal, np.int32)

    @classmethod
    def from_moves(
        cls,
        game: Game[S],
        seats: int,
        moves: Iterable[int | str],
        options: Mapping[str, str] | None = None,
        rules: int | None = None,
        seed: int | None = None,
    ) -> "Match[S]":
        """Begin a match and play moves, outcomes included, given by number or by text."""
        match = cls(game, seats, options, rules, seed)
        for move in moves:
            match.play(move)
        return match

    @classmethod
    def from_drawing(
        cls,
        game: Game[S],
        seats: int,
        drawing: str,
        options: Mapping[str, str] | None = None,
        rules: int | None = None,
        seed: int | None = None,
    ) -> "Match[S]":
        """Begin a match at a drawn table; its log begins there, and it cannot be saved as a replay."""
        drawn = game.State(game.parse(drawing))
        if not game.audit(drawn):
            raise Refused("bad_drawing", f"the pieces of this drawing do not add up to a table of {game.name}")
        return cls.from_table(game, seats, drawn, options, rules, None if seed is None else seeded(seed))

    @classmethod
    def from_table(
        cls,
        game: Game[S],
        seats: int,
        table: S,
        options: Mapping[str, str] | None = None,
        rules: int | None = None,
        dice: Dice | None = None,
    ) -> "Match[S]":
        """Begin a match at a copy of a table; its log begins there."""
        match = cls(game, seats, options, rules)
        match.state.copy_from(table)
        match._snapshots = [match.state.copy()]
        match._dice = dice
        match.from_setup = False
        return match

    # --- Now ---

    @property
    def to_act(self) -> int:
        """The seat that decides, TABLE or NOBODY."""
        return int(self.game.to_act(self.state))

    @property
    def over(self) -> bool:
        """Is the game over?"""
        return self.to_act == NOBODY

    def legal(self) -> list[int]:
        """List the legal moves."""
        n = self.game.legal(self.state, self._buffer)
        listed: list[int] = self._buffer[:n].tolist()
        return listed

    def odds(self) -> list[int]:
        """Give the weights of the TABLE's outcomes, in the order of `legal`."""
        return self._outcomes()[1]

    def _outcomes(self) -> tuple[list[int], list[int]]:
        """Give the TABLE's outcomes and their weights."""
        weights = np.zeros(self.game.max_legal, np.int32)
        n = self.game.legal(self.state, self._buffer)
        self.game.odds(self.state, self._buffer, n, weights)
        return self._buffer[:n].tolist(), weights[:n].tolist()

    def mask(self) -> NDArray[np.bool_]:
        """Mark the legal decisions among all decisions of the game; none where no seat is to act."""
        marked = np.zeros(self.game.moves, np.bool_)
        if self.to_act >= 0:
            marked[self.legal()] = True
        return marked

    def observe(self, seat: int) -> NDArray[np.float32]:
        """Give what a seat knows as numbers from -1 to 1; `game.layout` says what they mean."""
        if not 0 <= seat < self.seats:
            raise Refused("no_such_seat", f"expected a seat from 0 to {self.seats - 1} to observe from, got {seat}")
        written = np.zeros(self.game.layout.size, np.int16)
        self.game.observe(self.state, seat, written)
        return self.game.layout.scaled(written)

    def texts(self, viewer: int = TABLE) -> list[str]:
        """Write the legal moves."""
        return [self.write(m, viewer) for m in self.legal()]

    def write(self, m: int, viewer: int = TABLE) -> str:
        """Write a move as the viewer may know it."""
        return self.game.write(self.state, m, viewer)

    def find(self, text: str, viewer: int = TABLE) -> int | None:
        """Look up the move with this text for this viewer, legal or not; None if there is none."""
        return self.game.read(self.state, text, viewer)

    def read(self, text: str, viewer: int = TABLE) -> int:
        """Read a legal move from its text, or refuse it and list the legal moves as this viewer may read them."""
        self._check_turn(viewer)
        m = self.find(text, viewer)
        if m is None or m not in self.legal():
            raise self._refusal(text, m, viewer)
        return m

    def points(self) -> list[int]:
        """Give the points of every side."""
        return self._by_side(self.game.points)

    def rank(self) -> list[int]:
        """Give the places of all sides."""
        return self._by_side(self.game.rank)

    @property
    def reason(self) -> str | None:
        """Why the game ended; None while it goes on."""
        return self.game.reasons[self.game.reason(self.state)] if self.over else None

    def show(self, viewer: int = TABLE) -> JsonObject:
        """Show the table to a viewer as plain data."""
        return self.game.show(self.state, viewer)

    def tell(self, m: int, viewer: int = TABLE) -> JsonObject:
        """Tell a move as data."""
        return self.game.tell(self.state, m, viewer)

    def preview(self, m: int, viewer: int = TABLE) -> Preview:
        """Predict what a legal move would do, as far as the viewer may know."""
        return self.game.preview(self.state, m, viewer)

    def forbids(self, m: int) -> str | None:
        """Name the clause that forbids a move now."""
        return self.why_not(m)[0]

    def why_not(self, m: int) -> tuple[str | None, str | None]:
        """Name the clause that forbids a move now, and the word for the reason where the game gives one."""
        clause, _, reason = (self.game.forbids(self.state, m) or "").partition(" ")
        return clause or None, reason or None

    def candidates(self, wanted: Mapping[str, Any], seat: int) -> list[int]:
        """List the decisions a seat may mean by a kind, pieces and places, the likeliest first, legal or not."""
        if self.game.candidates is not None:
            return self.game.candidates(self.state, seat, wanted)
        return [m for m in range(self.game.moves) if _is_about(self.tell(m, seat), wanted)]

    def impossible(self, legal: Sequence[int] | None = None) -> list[Impossible]:
        """List the kinds of decisions that the seat to act may look for and that are not possible now, with reasons."""
        if self.game.actions is None or self.to_act < 0:
            return []
        return impossible(self.game.actions(self.state), self.legal() if legal is None else legal)

    def explain(self, viewer: int = TABLE) -> list[JsonObject]:
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

    # --- Forward ---

    def play(self, move: int | str, viewer: int = TABLE) -> "Match[S]":
        """Play a move given by its number or its text; players may only move on their turn."""
        self._check_turn(viewer)
        if isinstance(move, str):
            return self.play_unchecked(self.read(move, viewer))
        m = int(move)
        if m not in self.legal():
            known = 0 <= m < self.game.moves + self.game.outcomes
            raise self._refusal(self.write(m, viewer) if known else str(m), m if known else None, viewer)
        return self.play_unchecked(m)

    def play_unchecked(self, m: int) -> "Match[S]":
        """Play a move that is known to be legal, such as one from a log that was checked when it was written."""
        self.game.play(self.state, m)
        self.moves.append(m)
        if len(self.moves) % SNAPSHOT_EVERY == 0:
            self._snapshots.append(self.state.copy())
        return self

    def deal(self) -> "Match[S]":
        """Let the TABLE act until a seat decides or the game is over."""
        while self.to_act == TABLE:
            self.play_unchecked(self.draw_outcome())
        return self

    def draw_outcome(self, dice: Dice | None = None) -> int:
        """Draw one outcome of the TABLE by its odds, from other dice if they are given."""
        dice = self._dice if dice is None else dice
        outcomes, weights = self._outcomes()
        total = sum(weights)
        left = secrets.randbelow(total) if dice is None else below(dice, total)
        for m, weight in zip(outcomes, weights, strict=True):
            left -= weight
            if left < 0:
                return m
        raise AssertionError("the weights changed during the draw")

    # --- Back ---

    def undo(self, n: int = 1) -> "Match[S]":
        """Take back the last n moves, outcomes included."""
        if not 0 <= n <= len(self.moves):
            raise Refused("nothing_to_undo", f"expected to undo at most {len(self.moves)} moves, got {n}")
        return self._rewind(len(self.moves) - n)

    def at(self, n: int) -> "Match[S]":
        """Give a copy of the match as it was after n moves."""
        if not 0 <= n <= len(self.moves):
            raise Refused("no_such_move", f"expected a move number from 0 to {len(self.moves)}, got {n}")
        return self.copy()._rewind(n)

    def copy(self) -> "Match[S]":
        """Give an independent copy."""
        twin: Match[S] = object.__new__(Match)
        twin.__dict__.update(self.__dict__)
        twin.moves = list(self.moves)
        twin.state = self.state.copy()
        twin._dice = None if self._dice is None else self._dice.copy()
        twin._snapshots = list(self._snapshots)
        twin._buffer = self._buffer.copy()
        return twin

    def copy_from(self, other: "Match[S]") -> "Match[S]":
        """Become an independent copy of another match of the same game and seats; cheaper than `copy`."""
        self.moves[:] = other.moves
        self.state.copy_from(other.state)
        self.from_setup = other.from_setup
        self._dice = None if other._dice is None else other._dice.copy()
        self._snapshots = list(other._snapshots)
        return self

    def _rewind(self, n: int) -> "Match[S]":
        kept = n // SNAPSHOT_EVERY
        self.state.copy_from(self._snapshots[kept])
        for m in self.moves[kept * SNAPSHOT_EVERY : n]:
            self.game.play(self.state, m)
        del self.moves[n:]
        del self._snapshots[kept + 1 :]
        return self

    # --- Helpers ---

    def _by_side(self, rule: Score[S]) -> list[int]:
        out = np.zeros(self.game.sides(self.seats), np.int64)
        rule(self.state, out)
        return [int(n) for n in out]

    def _check_turn(self, viewer: int) -> None:
        """Refuse a player who is not to act, without revealing the active player's moves."""
        if viewer not in (TABLE, self.to_act):
            player = "a spectator" if viewer == NOBODY else f"seat {viewer + 1}"
            raise Refused("not_your_turn", f"{player} is not to act in {self.game.name}, move {len(self.moves) + 1}")

    def _refusal(self, text: str, m: int | None, viewer: int) -> Refused:
        player = {TABLE: "the table", NOBODY: "anyone, the game is over,"}.get(self.to_act, f"seat {self.to_act + 1}")
        where = f"{player} in {self.game.name}, move {len(self.moves) + 1}"
        listed = ", ".join(self.texts(viewer)) or "none"
        if m is None:
            return Refused("unknown_move", f"there is no move '{text}' for {where}; legal: {listed}")
        clause, why = self.why_not(m)
        reason = f"{clause}, {why}" if why else clause
        return Refused("illegal_move", f"'{text}' is not legal for {where} ({reason}); legal: {listed}", clause, why)


def _is_about(told: JsonObject, wanted: Mapping[str, Any]) -> bool:
    """Does a move have the wanted kind, and the wanted pieces and places among its own?"""
    return (
        wanted.get("kind", told["kind"]) == told["kind"]
        and _contains(told["pieces"], wanted.get("pieces", ()))
        and _contains(told["places"], wanted.get("places", ()))
    )


def _contains(there: Sequence[Any], wanted: Iterable[Any]) -> bool:
    return all(thing in there for thing in wanted)


def table_of(game: Game[S], drawing: str) -> S:
    """Read a table from its drawing."""
    return game.State(game.parse(drawing))
