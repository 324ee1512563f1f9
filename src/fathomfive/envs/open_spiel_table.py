"""A table with what every seat was told: what an OpenSpiel state is made of, without OpenSpiel."""

import hashlib
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from fathomfive.kernel.dice import Dice, seeded
from fathomfive.kernel.engines import Cpu
from fathomfive.kernel.errors import Refused
from fathomfive.kernel.game import NOBODY, Game
from fathomfive.kernel.match import Match
from fathomfive.kernel.ranking import part_left_behind
from fathomfive.kernel.records import Record

ON = ("plain", "cpu")  # the engines that play single tables
DIGEST = 64  # numbers, each a bit, that stand for everything a seat was told


class CompiledRules:
    """The rules of a game, compiled, but called with a record like the plain ones.

    Every rule is compiled, or loaded from disk, when it is first called.
    """

    def __init__(self, game: Game) -> None:
        cpu = Cpu(game)
        for name in Game.RULES:
            setattr(self, name, _on_record(getattr(cpu, name)))


def _on_record(entry: Callable[..., Any]) -> Callable[..., Any]:
    def call(s: Record, *more: Any) -> Any:
        return entry(s.tables, s.i, *more)

    return call


@cache
def rules_of(game: Game, on: str) -> Any:
    """Give an object whose attributes are the rules of a game: the game itself, or its compiled rules."""
    return game if on == "plain" else CompiledRules(game)


@dataclass(frozen=True)
class Way:
    """One way to play a game: its seats, all its options and its rules number, and the engine that plays it."""

    game: Game
    seats: int
    options: tuple[tuple[str, str], ...]
    rules: int
    on: str

    def __post_init__(self) -> None:
        if self.on not in ON:
            raise Refused("bad_engine", f"expected one of {', '.join(ON)} for parameter on, got '{self.on}'")

    def new_match(self) -> Match:
        """Lay out a match that is played this way."""
        return Match(self.game, self.seats, dict(self.options), self.rules)

    @property
    def viewers(self) -> Sequence[int]:
        """The viewers who are told different words: the seats, or one for all where nothing is hidden."""
        return (NOBODY,) if self.game.perfect_information else range(self.seats)


class ToldTable:
    """A table, and the words in which its moves were written to every viewer."""

    def __init__(self, way: Way, state: Record, told: tuple[str, ...], *, imagined: bool = False) -> None:
        self.way = way
        self.state = state
        self.told = told  # by viewer
        self.imagined = imagined  # the table was imagined on the way here, so no history leads to it
        self.rules = rules_of(way.game, way.on)
        self._to_act: int | None = None
        self._legal: list[int] | None = None

    @classmethod
    def at_setup(cls, way: Way) -> "ToldTable":
        """Lay out a table about which nothing was told yet."""
        return cls(way, way.new_match().state, ("",) * len(way.viewers))

    def copy(self) -> "ToldTable":
        """Give an independent copy."""
        twin: ToldTable = object.__new__(ToldTable)
        twin.__dict__.update(self.__dict__)
        twin.state = self.state.copy()
        return twin

    def __deepcopy__(self, memo: dict[int, Any]) -> "ToldTable":
        return self.copy()  # OpenSpiel clones a state by deepcopy

    def __reduce__(self) -> tuple[Callable[..., "ToldTable"], tuple[Any, ...]]:
        return _from_bytes, (self.way, self.state.bytes(), self.told, self.imagined)

    # --- Now ---

    @property
    def to_act(self) -> int:
        """The seat that decides, TABLE or NOBODY."""
        if self._to_act is None:
            self._to_act = int(self.rules.to_act(self.state))
        return self._to_act

    def legal(self) -> list[int]:
        """List the legal moves; the list belongs to the table."""
        if self._legal is None:
            out = np.zeros(self.way.game.max_legal, np.int32)
            n = self.rules.legal(self.state, out)
            self._legal = out[:n].tolist()
        return self._legal

    def chances(self) -> list[tuple[int, float]]:
        """Give the TABLE's outcomes with their probabilities."""
        outcomes, n = self.legal(), len(self.legal())
        moves, weights = np.zeros((2, self.way.game.max_legal), np.int32)  # rules may write beyond n
        moves[:n] = outcomes
        self.rules.odds(self.state, moves, n, weights)
        total = int(weights[:n].sum())
        return [(m, weight / total) for m, weight in zip(outcomes, weights[:n].tolist(), strict=True)]

    def rewards(self) -> list[float]:
        """Give every seat's reward at the end of the game: the part of the other sides it left behind, -1 to 1."""
        sides = self.way.game.sides(self.way.seats)
        places = np.zeros(sides, np.int64)
        self.rules.rank(self.state, places)
        return [float(part_left_behind(places, sides, seat)) for seat in range(self.way.seats)]

    def observe(self, seat: int) -> NDArray[np.float32]:
        """Give what a seat knows as numbers from -1 to 1."""
        layout = self.way.game.layout
        written = np.zeros(layout.size, np.int16)
        self.rules.observe(self.state, seat, written)
        return layout.scaled(written)

    def information(self, seat: int) -> str:
        """Give everything a seat was told so far, in words."""
        return f"seat {seat + 1}:{self.told[0 if self.way.game.perfect_information else seat]}"

    def digest(self, seat: int) -> NDArray[np.uint8]:
        """Give everything a seat was told so far as the bits of a hash."""
        hashed = hashlib.sha256(self.information(seat).encode()).digest()
        return np.unpackbits(np.frombuffer(hashed[: DIGEST // 8], np.uint8))

    def to_match(self, moves: Sequence[int] = ()) -> Match:
        """Give the table as a match: with its moves, or one that begins here where none lead to it."""
        way = self.way
        if self.imagined:
            return Match.from_table(way.game, way.seats, self.state, dict(way.options), way.rules)
        return Match.from_moves(way.game, way.seats, moves, dict(way.options), way.rules)

    # --- Forward ---

    def play(self, m: int) -> None:
        """Play a move that is known to be legal, and tell every viewer what that viewer may know of it."""
        write = self.way.game.write
        self.told = tuple(
            f"{words} {write(self.state, m, viewer)}" for words, viewer in zip(self.told, self.way.viewers, strict=True)
        )
        self.rules.play(self.state, m)
        self._to_act = self._legal = None

    def imagine(self, seat: int, dice: Dice) -> None:
        """Re-deal what a seat cannot know.

        The seat was told what it was told.  What the others would have been told is not known, but what they would
        see now is: a hash of it stands for their past.
        """
        if self.way.game.perfect_information:
            return
        self.rules.imagine(self.state, seat, dice)
        self.told = tuple(
            words if viewer == seat else f" ({self._view(viewer)})"
            for words, viewer in zip(self.told, self.way.viewers, strict=True)
        )
        self.imagined = True
        self._to_act = self._legal = None

    def _view(self, seat: int) -> str:
        """Hash what a seat sees: tables that look alike to it are imagined alike with the same dice."""
        view = self.state.copy()
        self.rules.imagine(view, seat, seeded(0))
        return hashlib.sha256(view.bytes()).hexdigest()[:16]


def _from_bytes(way: Way, table: bytes, told: tuple[str, ...], imagined: bool) -> ToldTable:
    state = way.game.State(np.frombuffer(bytearray(table), way.game.State.dtype))
    return ToldTable(way, state, told, imagined=imagined)
