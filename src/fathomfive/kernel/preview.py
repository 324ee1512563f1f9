"""What a move would do, as data: the shape every game's `preview` gives, and what most of them need to build it."""

import threading
from collections.abc import Callable, Sequence
from typing import Any, TypedDict, TypeVar, cast

import numpy as np

from fathomfive.kernel.records import Record

R = TypeVar("R", bound=Record)
JsonObject = dict[str, Any]  # plain data


class Preview(TypedDict):
    """What a move would do, as far as a viewer may know.

    `points` is the change, by side, of the points that `explain` shows the viewer.  `effects` are what happens to
    pieces, in order.  `chances` are the kinds of outcome the TABLE may draw next, each with its `weight` out of `of`.
    """

    points: list[int]
    effects: list[JsonObject]
    chances: list[JsonObject]


class _Scratch(threading.local):
    """A table of each game to try moves on; a new one for every move of a list would take as long as the move."""

    def __init__(self) -> None:
        self.tables: dict[type[Record], Record] = {}


_scratch = _Scratch()


def after(s: R, play: Callable[[R, int], None], m: int) -> R:
    """Play a move on a copy of the table; the copy is good until the next call for the same game."""
    tables = cast(dict[type[R], R], _scratch.tables)
    kind = type(s)
    copy = tables.get(kind)
    if copy is None:
        copy = tables[kind] = s.copy()
    else:
        copy.copy_from(s)
    play(copy, m)
    return copy


def points_won(before: Sequence[JsonObject], later: Sequence[JsonObject], sides: int) -> list[int]:
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
    tell: Callable[[Any, int, int], JsonObject],
    by: Sequence[str] = ("kind",),
) -> list[JsonObject]:
    """Sum up the TABLE's next draw by what `tell` says of each outcome, for a game whose odds are public.

    Outcomes that agree in the fields `by`, and in their clause, are one chance.
    """
    moves, weights = np.zeros(max_legal, np.int32), np.zeros(max_legal, np.int32)
    n = legal(s, moves)
    odds(s, moves, n, weights)
    names = (*by, "clause")
    found: dict[tuple[Any, ...], JsonObject] = {}
    for m, weight in zip(moves[:n].tolist(), weights[:n].tolist(), strict=True):
        told = tell(s, m, viewer)
        key = tuple(map(told.get, names))
        if key not in found:
            found[key] = {**{name: told[name] for name in names if name in told}, "weight": 0, "of": 0}
        found[key]["weight"] += weight
    total = int(weights[:n].sum())
    for chance in found.values():
        chance["of"] = total
    return list(found.values())
