"""What a game may add for bots: a module `features` in its package, found by that name."""

from collections.abc import Callable
from dataclasses import dataclass, fields
from functools import cache
from typing import Any

from fathomfive.kernel.dice import below
from fathomfive.kernel.game import Game
from fathomfive.kernel.speed import rule


@rule
def uniform(s: Any, moves: Any, n: int, scores: Any, dice: Any) -> int:
    """Choose a move at random, each equally likely."""
    return below(dice, n)


@rule
def equal_scores(s: Any, moves: Any, n: int, scores: Any) -> None:
    """Score all moves alike."""
    for k in range(n):
        scores[k] = 0.0


@rule
def no_value(s: Any, out: Any) -> None:
    """Expect nothing: without a value, the points on the table are taken."""


@rule
def no_points_to_come(s: Any) -> float:
    """Expect no points beyond those of `value`."""
    return 0.0


@rule
def no_ending(s: Any) -> bool:
    """See no end, so that playouts stop at their horizon."""
    return False


@rule
def no_goods(s: Any, out: Any) -> None:
    """Count nothing beyond the value."""


@rule
def no_glance(s: Any, moves: Any) -> int:
    """List nothing, so that all legal moves are considered."""
    return 0


@dataclass(frozen=True)
class Features:
    """What is known of a game beyond its rules; all of it is optional.

    `value(s, out)` writes the points every side may expect, and `spread` is a difference in points that still means
    little.  `to_come(s)` gives the points that every side may expect on top until the end: they are shown in advice and
    change no choice.  `goods(s, out)` adds to the value a little for what is worth keeping, so that nothing is paid for
    nothing.  `ending(s)` says that the end is so near that a playout goes on to it, beyond its horizon.
    `order(s, moves, n, scores)` scores moves, so that the better ones are tried first.

    `playout(s, moves, n, scores, dice)` gives the index of a move that a sensible player in a hurry would make; it may
    write to scores.  `glance(s, out)` lists the moves such a player considers; if it lists none, all legal ones are
    considered.  `horizon` is the number of turns after which a playout stops and is judged by `value`; 0 judges a leaf
    at once, -1 plays to the end.  `rounds` counts whole rounds from the root instead: in a game of long turns, ending a
    turn is overvalued otherwise, because the playout then sees one turn more.

    `exploration` and `widening` shape the tree: how readily it tries moves that look worse, and how many moves a node
    considers (times the square root of its visits).  `pace` is the approximate number of iterations per second on one
    core, `choices` the number of real decisions in a sensible turn; 0 is unknown.
    """

    value: Callable[..., None] | None = None
    order: Callable[..., None] | None = None
    playout: Callable[..., int] | None = None
    glance: Callable[..., int] | None = None
    to_come: Callable[..., float] | None = None
    ending: Callable[..., bool] | None = None
    goods: Callable[..., None] | None = None
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
        """Find the features of a game, or give the defaults."""
        module = game.module("features")
        names = {field.name: field.name if field.default is None else field.name.upper() for field in fields(cls)}
        return cls(**{part: getattr(module, name) for part, name in names.items() if hasattr(module, name)})

    def rules(self) -> list[Callable[..., Any]]:
        """List the parts that compile."""
        return [
            part
            for part in (self.value, self.order, self.playout, self.glance, self.to_come, self.ending, self.goods)
            if part is not None
        ]
