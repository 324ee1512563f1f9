"""Who sits where, in which game, on which deal."""

import hashlib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import combinations
from math import comb
from typing import Any

from fathomfive.bots.specs import make
from fathomfive.kernel.errors import Refused
from fathomfive.kernel.game import Game

MOST_IN_A_BLOCK = 10_000  # games
LONGEST_OPENING = 100  # choices


@dataclass(frozen=True)
class Plan:
    """A contest before its first game.  Games are numbered from 0; everything about one follows from its number.

    A block is one deal, played by every line-up in every rotation, so that luck and seats cancel out.
    """

    game: Game
    bots: tuple[str, ...]  # as `make` takes them
    seats: int
    options: Mapping[str, str]
    seed: int
    opening: int = 0  # so many first choices are made by dice, alike in all games of a deal

    @classmethod
    def of(
        cls,
        game: Game,
        bots: Sequence[str],
        seats: int | None = None,
        options: Mapping[str, str] | None = None,
        seed: int = 0,
        opening: int = 0,
    ) -> "Plan":
        """Plan a contest, or refuse it; too few bots are repeated until every seat is taken."""
        if not bots:
            raise Refused("bad_number", "expected at least one bot, got none")
        seats = game.check_seats(len(bots) if seats is None else seats)
        if not 0 <= opening <= LONGEST_OPENING:
            raise Refused("bad_number", f"expected an opening of 0 to {LONGEST_OPENING} choices, got {opening}")
        for spec in bots:
            make(spec, game, seats, seed)
        entered = tuple(bots[i % len(bots)] for i in range(max(len(bots), seats)))
        plan = cls(game, entered, seats, game.check_options(seats, options or {}), seed, opening)
        if plan.block > MOST_IN_A_BLOCK:
            raise Refused(
                "bad_number",
                f"{len(bots)} bots at {seats} seats need {plan.block} games on each deal; "
                f"expected at most {MOST_IN_A_BLOCK}: enter fewer bots",
            )
        return plan

    @cached_property
    def names(self) -> tuple[str, ...]:
        """Name the bots; one that is there again gets a number."""
        return tuple(
            spec if (again := self.bots[: i + 1].count(spec)) == 1 else f"{spec}#{again}"
            for i, spec in enumerate(self.bots)
        )

    @cached_property
    def lineups(self) -> tuple[tuple[int, ...], ...]:
        """List who meets whom: every choice of as many bots as there are seats."""
        return tuple(combinations(range(len(self.bots)), self.seats))

    @property
    def block(self) -> int:
        """Count the games of one deal."""
        return comb(len(self.bots), self.seats) * self.seats

    def deal(self, n: int) -> int:
        """Say which deal game n is played on."""
        return n // self.block

    def sitting(self, n: int) -> tuple[int, ...]:
        """Give the bot at every seat of game n.  The circle is shuffled for each deal, so that neighbours change."""
        lineup, rotation = divmod(n % self.block, self.seats)
        circle = sorted(self.lineups[lineup], key=lambda bot: derived(self.seed, "circle", self.deal(n), lineup, bot))
        return tuple(circle[rotation:] + circle[:rotation])

    def card(self) -> dict[str, Any]:
        """Give what two runs must have in common to be one contest."""
        return {
            "game": self.game.name,
            "rules": self.game.rules,
            "seats": self.seats,
            "options": dict(self.options),
            "bots": list(self.bots),
            "seed": self.seed,
            "opening": self.opening,
        }


def derived(seed: int, *what: object) -> int:
    """Make a seed for one purpose from the seed of the contest."""
    words = " ".join(map(str, (seed, *what)))
    return int.from_bytes(hashlib.sha256(words.encode()).digest()[:8], "big") >> 2
