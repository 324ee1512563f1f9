"""The plan of a contest: the bots at the seats of every game, and its deal."""

import hashlib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import combinations
from math import comb
from typing import Any

from msgspec.structs import replace

from fathomfive.bots.bot import Bot
from fathomfive.bots.search import Search
from fathomfive.bots.specs import make
from fathomfive.kernel.errors import Refused
from fathomfive.kernel.game import Game

MAX_BLOCK = 10_000  # games
MAX_GAMES = 10_000_000
MAX_OPENING = 100  # choices


@dataclass(frozen=True)
class Plan:
    """A contest.  Games are numbered from 0, and everything about a game follows from its number.

    A block is one deal, played by every line-up in every rotation, so that luck and seats cancel out.
    """

    game: Game
    bots: tuple[str, ...]  # their specs
    seats: int
    options: Mapping[str, str]
    seed: int
    opening: int = 0  # first choices made by dice, the same in all games of a deal
    stay: bool = False  # every bot keeps its seat, and every game has a deal of its own
    clocked: bool = True  # bots with a limit of iterations also keep their limit of time

    @classmethod
    def of(
        cls,
        game: Game,
        bots: Sequence[str],
        seats: int | None = None,
        options: Mapping[str, str] | None = None,
        seed: int = 0,
        opening: int = 0,
        *,
        stay: bool = False,
        clocked: bool = True,
    ) -> "Plan":
        """Plan a contest; too few bots are repeated until every seat is taken."""
        if not bots:
            raise Refused("bad_number", "expected at least one bot, got none")
        seats = game.check_seats(len(bots) if seats is None else seats)
        if not 0 <= opening <= MAX_OPENING:
            raise Refused("bad_number", f"expected an opening of 0 to {MAX_OPENING} choices, got {opening}")
        for spec in bots:
            make(spec, game, seats, seed)
        if stay and len(bots) > seats:
            raise Refused("bad_number", f"expected at most {seats} bots that stay at their seats, got {len(bots)}")
        entered = tuple(bots[i % len(bots)] for i in range(max(len(bots), seats)))
        plan = cls(game, entered, seats, game.check_options(seats, options or {}), seed, opening, stay, clocked)
        if plan.block > MAX_BLOCK:
            raise Refused(
                "bad_number",
                f"{len(bots)} bots at {seats} seats need {plan.block} games on each deal; "
                f"expected at most {MAX_BLOCK}: enter fewer bots",
            )
        return plan

    @cached_property
    def names(self) -> tuple[str, ...]:
        """The names of the bots; a repeated spec gets a number."""
        return tuple(
            spec if (again := self.bots[: i + 1].count(spec)) == 1 else f"{spec}#{again}"
            for i, spec in enumerate(self.bots)
        )

    @cached_property
    def lineups(self) -> tuple[tuple[int, ...], ...]:
        """The line-ups: every choice of as many bots as there are seats."""
        return tuple(combinations(range(len(self.bots)), self.seats))

    @property
    def block(self) -> int:
        """The number of games of one deal."""
        return 1 if self.stay else comb(len(self.bots), self.seats) * self.seats

    def deal(self, n: int) -> int:
        """Give the deal of game n."""
        return n // self.block

    def sitting(self, n: int) -> tuple[int, ...]:
        """Give the bot at every seat of game n.  The order is shuffled for each deal, so that neighbours change."""
        if self.stay:
            return tuple(range(self.seats))
        lineup, rotation = divmod(n % self.block, self.seats)
        circle = sorted(self.lineups[lineup], key=lambda bot: derived(self.seed, "circle", self.deal(n), lineup, bot))
        return tuple(circle[rotation:] + circle[:rotation])

    def make_bot(self, n: int, bot: int) -> Bot:
        """Make a bot for game n."""
        made = make(self.bots[bot], self.game, self.seats, derived(self.seed, "bot", n, bot))
        if isinstance(made, Search) and not self.clocked and (made.settings.iterations or made.settings.tries):
            made.settings = replace(made.settings, seconds=0.0)
        return made

    @property
    def seating(self) -> str:
        """Do the bots `rotate` or `stay` at their seats?"""
        return "stay" if self.stay else "rotate"

    @property
    def timed(self) -> list[str]:
        """The bots that are limited by time: they may play differently when the machine is busy."""
        made = [self.make_bot(0, bot) for bot in range(len(self.bots))]
        return [
            name for name, bot in zip(self.names, made, strict=True) if isinstance(bot, Search) and bot.settings.seconds
        ]

    def check_games(self, games: int) -> int:
        """Check a number of games."""
        if not self.block <= games <= MAX_GAMES:
            once = " (every line-up in every rotation once)" if self.block > 1 else ""
            raise Refused("bad_number", f"expected {self.block}{once} to {MAX_GAMES} games, got {games}")
        return games

    def card(self) -> dict[str, Any]:
        """Give what identifies a contest; a file of results can be continued only with the same card."""
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
    """Derive a seed for one purpose from the seed of the contest."""
    words = " ".join(map(str, (seed, *what)))
    return int.from_bytes(hashlib.sha256(words.encode()).digest()[:8], "big") >> 2
