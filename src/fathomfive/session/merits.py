"""How much the effects of a move speak for it: what a game may add for hints, a module `merits` found by that name."""

from collections.abc import Callable
from dataclasses import dataclass, fields
from functools import cache
from typing import Any

from fathomfive.kernel.game import Game, JsonObject

Merit = Callable[[JsonObject, int], float]
Further = Callable[[Any, int, int], list[JsonObject]]


def no_merit(told: JsonObject, seat: int) -> float:
    """Judge nothing."""
    return 0.0


def nothing_further(s: Any, m: int, viewer: int) -> list[JsonObject]:
    """Tell nothing beyond the preview."""
    return []


@dataclass(frozen=True)
class Merits:
    """About how many points an effect, or a chance of the next draw, is worth to the seat that decides.

    Points that the preview counts are not counted again.  An effect without merit is never a reason.  `of_move` gives
    further effects that would be too much for a preview, with their words among the texts of effects.
    """

    of_effect: Merit = no_merit
    of_chance: Merit = no_merit
    of_move: Further = nothing_further

    @classmethod
    @cache
    def of(cls, game: Game) -> "Merits":
        """Find the merits of a game, or give none."""
        module = game.module("merits")
        parts = {field.name: getattr(module, field.name) for field in fields(cls) if hasattr(module, field.name)}
        return cls(**parts)
