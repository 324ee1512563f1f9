"""What a game is: one object that names every part of the contract."""

import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from importlib import import_module
from importlib.util import find_spec
from itertools import product
from pathlib import Path
from types import ModuleType
from typing import Any, ClassVar, Generic

import numpy as np

from fathomfive.kernel.contract import (
    Actions,
    Audit,
    Candidates,
    Draw,
    Explain,
    Forbids,
    Imagine,
    Legal,
    MakePreview,
    Observe,
    Odds,
    Options,
    Parse,
    Play,
    Read,
    Reason,
    S,
    Score,
    Setup,
    Show,
    Tell,
    ToAct,
    Write,
)
from fathomfive.kernel.errors import Refused
from fathomfive.kernel.layout import Layout
from fathomfive.kernel.preview import JsonObject

__all__ = ["NOBODY", "TABLE", "Game", "JsonObject", "Option", "span"]

TABLE = -1  # chance acts; as a viewer: sees everything
NOBODY = -2  # the game is over; as a viewer: a spectator, the weakest view


def span(seats: Sequence[int], to: str = "-") -> str:
    """Write numbers of seats: 2-4, or 2, or 2, 4 where there is a gap."""
    low, high = min(seats), max(seats)
    if high - low + 1 > len(seats) or low == high:
        return ", ".join(map(str, seats))
    return f"{low}{to}{high}"


@dataclass(frozen=True)
class Option:
    """Something the players agree on before the game."""

    name: str
    values: tuple[str, ...]
    default: str
    seats: tuple[int, ...] = ()  # the numbers of seats it applies to; () is all of them


@dataclass(frozen=True)
class Game(Generic[S]):
    """One game.  The parts down to `audit` are rules and run on every engine; the rest is plain Python.

    `contract.py` says what every part does.
    """

    name: str
    package: str  # `__name__` of the module that says GAME = Game(...)
    title: str  # in the game's own language
    clauses: str  # the prefix of its clause ids
    seats: tuple[int, ...]
    State: type[S]
    moves: int  # decisions are range(moves)
    outcomes: int  # outcomes of the TABLE are numbered after them
    max_legal: int  # the length of the longest list `legal` can give, proven
    max_game_length: Callable[[int], int]  # by the number of seats: the most moves of a game, proven
    layout: Layout  # which numbers `observe` writes
    reasons: tuple[str, ...]  # why a game can end

    setup: Setup[S]
    to_act: ToAct[S]
    legal: Legal[S]
    odds: Odds[S]
    play: Play[S]
    points: Score[S]
    rank: Score[S]
    reason: Reason[S]
    imagine: Imagine[S]
    observe: Observe[S]
    audit: Audit[S]

    write: Write[S]
    read: Read[S]
    draw: Draw[S]
    parse: Parse
    show: Show[S]
    tell: Tell[S]
    forbids: Forbids[S]
    explain: Explain[S]
    preview: MakePreview[S]

    candidates: Candidates[S] | None = None  # without it every decision is compared with what `tell` says of it
    actions: Actions[S] | None = None  # without it nothing is said of what is not possible now
    options: tuple[Option, ...] = ()
    rules: int = 1  # the newest rules number; older ones still play
    sides: Callable[[int], int] = field(default=lambda seats: seats)  # by the number of seats: how many are scored
    perfect_information: bool = False  # nothing is hidden: every viewer sees the same, and the suite insists on it
    stable: bool = False  # every clause has a test, and the suite insists on it

    RULES: ClassVar = (
        "setup", "to_act", "legal", "odds", "play", "points", "rank", "reason", "imagine", "observe", "audit",
    )  # fmt: skip

    def __reduce__(self) -> tuple[Callable[[str], "Game"], tuple[str]]:
        return _game_of, (self.package,)  # functions such as lambdas cannot be pickled

    def module(self, name: str) -> ModuleType | None:
        """Import a module of the game's package, if there is one of that name."""
        path = f"{self.package}.{name}"
        return import_module(path) if find_spec(path) else None

    @property
    def folder(self) -> Path:
        """The folder of the game's package."""
        file = sys.modules[self.package].__file__
        assert file is not None, f"{self.package} is a package with an __init__.py"
        return Path(file).parent

    @property
    def texts(self) -> Path:
        """The folder of its Fluent catalogues."""
        return self.folder / "texts"

    @property
    def rulebook(self) -> Path:
        """The folder of its rulebook pages."""
        return self.folder / "rulebook"

    @property
    def lesson(self) -> Path:
        """The folder of its lesson; not every game has one."""
        return self.folder / "lesson"

    def rule_functions(self) -> list[Callable[..., Any]]:
        """List the parts that run on every engine."""
        return [getattr(self, name) for name in self.RULES]

    @property
    def observation(self) -> int:
        """The length of an observation."""
        return self.layout.size

    @property
    def most_sides(self) -> int:
        """The most sides that any number of seats has."""
        return max(self.sides(seats) for seats in self.seats)

    @property
    def default_seats(self) -> int:
        """The default number of seats: the fewest of at least two."""
        return min((seats for seats in self.seats if seats > 1), default=1)

    def check_seats(self, seats: int) -> int:
        """Check a number of seats."""
        if seats not in self.seats:
            raise Refused("bad_seats", f"{self.name} is for {span(self.seats, ' to ')} seats, not {seats}")
        return seats

    def options_for(self, seats: int) -> list[Option]:
        """List the options that apply to a number of seats."""
        return [option for option in self.options if not option.seats or seats in option.seats]

    def check_options(self, seats: int, given: Mapping[str, str]) -> dict[str, str]:
        """Check the given options and add the defaults of the others."""
        known = {option.name: option for option in self.options}
        usable = self.options_for(seats)
        for name, value in given.items():
            if name not in known:
                there = ", ".join(known) or "none"
                raise Refused("bad_option", f"{self.name} has no option '{name}'; there are: {there}")
            option = known[name]
            if option not in usable:
                where = ", ".join(map(str, option.seats))
                raise Refused(
                    "bad_option", f"option {name} of {self.name} is only for games of {where} seat(s), not {seats}"
                )
            if value not in option.values:
                raise Refused(
                    "bad_option",
                    f"expected one of {', '.join(option.values)} for option {name} of {self.name}, got '{value}'",
                )
        return {option.name: given.get(option.name, option.default) for option in usable}

    def check_rules(self, rules: int | None) -> int:
        """Check a rules number; None is the newest."""
        if rules is None:
            return self.rules
        if not 1 <= rules <= self.rules:
            known = "1" if self.rules == 1 else f"1 to {self.rules}"
            raise Refused("bad_rules", f"{self.name} knows rules number {known}, not {rules}")
        return rules

    def encode_options(self, rules: int, options: Mapping[str, str]) -> Options:
        """Encode the rules number and the options for `setup`."""
        out = np.zeros(1 + len(self.options), np.int64)
        out[0] = rules
        for i, option in enumerate(self.options):
            out[1 + i] = option.values.index(options.get(option.name, option.default))
        return out

    def ways(self) -> Iterator[tuple[int, dict[str, str]]]:
        """List every number of seats with every choice of options."""
        for seats in self.seats:
            usable = self.options_for(seats)
            for values in product(*(option.values for option in usable)):
                yield seats, {option.name: value for option, value in zip(usable, values, strict=True)}

    def canonical_viewer(self, viewer: int) -> int:
        """Name the viewer who sees the same as this one: a spectator where nothing is hidden."""
        return NOBODY if self.perfect_information else viewer

    def viewers(self, seats: int) -> Sequence[int]:
        """List the viewers who must not see everything."""
        return (*range(seats), NOBODY)


def _game_of(package: str) -> Game:
    game: Game = import_module(package).GAME
    return game
