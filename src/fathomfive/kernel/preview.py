"""What a move would do, as data: the shape every game's `preview` gives, and what most of them need to build it."""

from collections.abc import Callable, Sequence
from typing import Any, TypedDict

import numpy as np

from fathomfive.kernel.records import Record

Told = dict[str, Any]  # plain data, ready for JSON


class Preview(TypedDict):
    """What a move would do, as far as a viewer may know.

    `points` is the change, by side, of the points that `explain` shows the viewer.  `effects` are what happens to
    pieces, in order.  `chances` are the kinds of outcome the TABLE may draw next, each with its `weight` out of `of`.
    """

    points: list[int]
    effects: list[Told]
    chances: list[Told]


def after(s: Record, play: Callable[[Any, int], None], m: int) -> Any:
    """Play a move on a copy of the table."""
    copy = type(s)(s.tables[s.i : s.i + 1].copy())
    play(copy, m)
    return copy


def points_won(before: Sequence[Told], later: Sequence[Told], sides: int) -> list[int]:
    """Compare two explanations: the points every side wins or loses between them."""
    won = [0] * sides
    for lines, sign in ((before, -1), (later, 1)):
        for line in lines:
            won[line["side"]] += sign * line["points"]
    return won


def chances(
    s: Any,
    viewer: int,
    max_legal: int,
    legal: Callable[[Any, Any], int],
    odds: Callable[[Any, Any, int, Any], None],
    tell: Callable[[Any, int, int], Told],
    by: Sequence[str] = ("kind",),
) -> list[Told]:
    """Sum up the TABLE's next draw by what `tell` says of each outcome, for a game whose odds are public.

    Outcomes that agree in the fields `by`, and in their clause, are one chance.
    """
    moves, weights = np.zeros(max_legal, np.int32), np.zeros(max_legal, np.int32)
    n = legal(s, moves)
    odds(s, moves, n, weights)
    found: dict[tuple[Any, ...], Told] = {}
    for m, weight in zip(moves[:n].tolist(), weights[:n].tolist(), strict=True):
        told = tell(s, m, viewer)
        key = tuple(told.get(name) for name in (*by, "clause"))
        if key not in found:
            found[key] = {**{name: told[name] for name in (*by, "clause") if name in told}, "weight": 0, "of": 0}
        found[key]["weight"] += weight
    total = int(weights[:n].sum())
    for chance in found.values():
        chance["of"] = total
    return list(found.values())
