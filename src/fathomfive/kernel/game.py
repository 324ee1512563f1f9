"""What a game is: the card on its box, naming every part of the contract."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import product
from pathlib import Path
from typing import Any

import numpy as np

from fathomfive.kernel.errors import Refused
from fathomfive.kernel.preview import Preview
from fathomfive.kernel.records import Record, Tables

TABLE = -1  # chance acts; as a viewer: sees everything
NOBODY = -2  # the game is over; as a viewer: a spectator, the weakest view

Told = dict[str, Any]  # plain data, ready for JSON


def span(seats: Sequence[int], to: str = "-") -> str:
    """Write numbers of seats: 2-4, or 2, or 2, 4 where there is a gap."""
    low, high = min(seats), max(seats)
    if high - low + 1 > len(seats) or low == high:
        return ", ".join(map(str, seats))
    return f"{low}{to}{high}"


@dataclass(frozen=True)
class Option:
    """Something to be agreed on before the game."""

    name: str
    values: tuple[str, ...]
    default: str
    seats: tuple[int, ...] = ()  # where it means something; () is everywhere


@dataclass(frozen=True)
class Game:
    """One game.  The parts down to `audit` are rules and run at every speed; the rest is plain Python."""

    name: str
    title: str  # in the game's own language
    clauses: str  # what its clause ids begin with
    seats: tuple[int, ...]
    State: type[Record]
    moves: int  # decisions are range(moves)
    outcomes: int  # outcomes of the TABLE follow them
    max_legal: int  # the longest list `legal` can give, proven
    max_game_length: Callable[[int], int]  # the most moves of a game with so many seats, proven
    observation: int  # how long an observation is
    reasons: tuple[str, ...]  # why a game can end

    setup: Callable[..., None]
    to_act: Callable[..., int]
    legal: Callable[..., int]
    odds: Callable[..., None]
    play: Callable[..., None]
    points: Callable[..., None]
    rank: Callable[..., None]
    reason: Callable[..., int]
    imagine: Callable[..., None]
    observe: Callable[..., None]
    audit: Callable[..., bool]

    write: Callable[[Any, int, int], str]
    draw: Callable[..., str]
    parse: Callable[[str], Tables]
    show: Callable[[Any, int], Told]
    tell: Callable[[Any, int, int], Told]
    forbids: Callable[[Any, int], str | None]
    explain: Callable[[Any, int], list[Told]]

    package: str = ""  # the package it lies in: `__name__` of the module that says GAME = Game(...)
    read: Callable[[Any, str, int], int | None] | None = None  # the inverse of `write`
    preview: Callable[[Any, int, int], Preview] | None = None  # what a move would do
    candidates: Callable[[Any, int, Mapping[str, Any]], list[int]] | None = None  # what a seat may mean by a press
    options: tuple[Option, ...] = ()
    rules: int = 1  # the newest rules number; older ones still play
    sides: Callable[[int], int] = field(default=lambda seats: seats)  # who is scored
    perfect_information: bool = False  # nothing is hidden: every viewer sees the same, and the suite insists on it
    stable: bool = False  # every clause has a test, and the suite insists on it

    RULES = (
        "setup", "to_act", "legal", "odds", "play", "points", "rank", "reason", "imagine", "observe", "audit",
    )  # fmt: skip

    def rule_functions(self) -> list[Callable[..., Any]]:
        """Give the parts that run at every speed."""
        return [getattr(self, name) for name in self.RULES]

    @property
    def folder(self) -> Path:
        """Say where the game's pages and texts lie."""
        return Path(self.setup.__code__.co_filename).parent

    @property
    def default_seats(self) -> int:
        """Choose how many sit down when nobody says: the fewest of at least two."""
        return min((seats for seats in self.seats if seats > 1), default=1)

    def check_seats(self, seats: int) -> int:
        """Accept a number of seats or refuse it."""
        if seats not in self.seats:
            raise Refused("bad_seats", f"{self.name} is for {span(self.seats, ' to ')} seats, not {seats}")
        return seats

    def options_for(self, seats: int) -> list[Option]:
        """List the options that mean something at so many seats."""
        return [option for option in self.options if not option.seats or seats in option.seats]

    def check_options(self, seats: int, given: Mapping[str, str]) -> dict[str, str]:
        """Complete the given options by their defaults, or refuse them."""
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
                    f"option {name} of {self.name} is one of {', '.join(option.values)}, not '{value}'",
                )
        return {option.name: given.get(option.name, option.default) for option in usable}

    def check_rules(self, rules: int | None) -> int:
        """Accept a rules number or refuse it; None is the newest."""
        if rules is None:
            return self.rules
        if not 1 <= rules <= self.rules:
            known = "1" if self.rules == 1 else f"1 to {self.rules}"
            raise Refused("bad_rules", f"{self.name} knows rules number {known}, not {rules}")
        return rules

    def encode_options(self, rules: int, options: Mapping[str, str]) -> Any:
        """Turn the rules number and the options into what `setup` takes."""
        out = np.zeros(1 + len(self.options), np.int64)
        out[0] = rules
        for i, option in enumerate(self.options):
            out[1 + i] = option.values.index(options.get(option.name, option.default))
        return out

    def ways(self) -> Iterator[tuple[int, dict[str, str]]]:
        """Give every number of seats with every choice of options."""
        for seats in self.seats:
            usable = self.options_for(seats)
            for values in product(*(option.values for option in usable)):
                yield seats, {option.name: value for option, value in zip(usable, values, strict=True)}

    def canonical_viewer(self, viewer: int) -> int:
        """Name the viewer whose sight this one shares: where nothing is hidden, everyone looks like a spectator."""
        return NOBODY if self.perfect_information else viewer

    def viewers(self, seats: int) -> Sequence[int]:
        """List everyone who must not see everything."""
        return (*range(seats), NOBODY)
