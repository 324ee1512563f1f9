"""What a game may add for bots: a `features.py` beside its rules, found here and named nowhere."""

from collections.abc import Callable
from dataclasses import dataclass, fields
from functools import cache
from typing import Any

from fathomfive.kernel.dice import below
from fathomfive.kernel.game import Game
from fathomfive.kernel.speed import rule


@rule
def uniform(s: Any, moves: Any, n: int, scores: Any, dice: Any) -> int:
    """Every move is as likely."""
    return below(dice, n)


@rule
def unordered(s: Any, moves: Any, n: int, scores: Any) -> None:
    """No move looks better than another."""
    for k in range(n):
        scores[k] = 0.0


@rule
def nothing_more(s: Any) -> float:
    """What is told is what is expected."""
    return 0.0


@rule
def unseen(s: Any, moves: Any) -> int:
    """Nothing stands out."""
    return 0


@dataclass(frozen=True)
class Features:
    """What is known of a game beyond its rules; all of it is optional.

    `value(s, out)` writes the points every side may expect, and `spread` says how many points of difference still mean
    little.  `to_come(s)` are the points more that all may expect alike until the end: they are told and decide nothing.
    `order(s, moves, n, scores)` scores moves, so that the better ones are tried first.

    `playout(s, moves, n, scores, dice)` gives the index of a move that a sensible player in a hurry would make; it may
    write on scores.  `glance(s, out)` lists the moves such a player looks at; of none, all legal ones are looked at.
    `horizon` is how many turns after a leaf they are stopped and judged by `value`; 0 judges a leaf at once, -1 lets
    them play to the end.  `rounds` counts whole rounds from the root instead, more where the tree reaches beyond: in a
    game of long turns, to end one would else look better, because one turn more is seen behind it.

    `exploration` and `widening` say how the tree grows: how gladly it tries what seems worse, and how many moves it
    looks at (so many times the root of the visits).  `pace` is about how many iterations fit into a second of one core,
    `choices` how many real decisions a turn has when played sensibly; 0 is not known.
    """

    value: Callable[..., None] | None = None
    order: Callable[..., None] | None = None
    playout: Callable[..., int] | None = None
    glance: Callable[..., int] | None = None
    to_come: Callable[..., float] | None = None
    spread: float = 8.0
    horizon: int = -1
    rounds: int = 0
    exploration: float = 0.3
    widening: float = 2.0
    pace: int = 0
    choices: int = 0

    @classmethod
    @cache
    def of(cls, game: Game) -> "Features":
        """Find the features of a game, or none."""
        found = game.module("features")
        names = {field.name: field.name if field.default is None else field.name.upper() for field in fields(cls)}
        return cls(**{part: getattr(found, name) for part, name in names.items() if hasattr(found, name)})

    def rules(self) -> list[Callable[..., Any]]:
        """Give those parts that are there."""
        return [part for part in (self.value, self.order, self.playout, self.glance, self.to_come) if part is not None]
