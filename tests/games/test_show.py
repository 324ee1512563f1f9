"""`show` is complete: two tables that look alike to the seat that decides offer it the same moves."""

import json
import random
import re
from collections.abc import Iterator
from itertools import pairwise
from typing import Any

import numpy as np
import pytest

from fathomfive.kernel.game import Game, JsonObject
from fathomfive.kernel.match import Match, table_of
from fathomfive.kernel.records import Record
from walks import WAYS, Way, walk, way_name

FULL = [way for way in WAYS if way[1] == max(way[0].seats)]  # all rules apply at a full table
each_way = pytest.mark.parametrize("way", [*FULL, *(way for way in WAYS if way[1] == 1)], ids=way_name)

CELLS = 20  # of the array fields, changed one at a time
GAMES = {"few": range(1), "many": range(2, 20)}


@pytest.fixture(params=["few", pytest.param("many", marks=pytest.mark.slow)])
def seeds(request: pytest.FixtureRequest) -> range:
    """Few games in the normal run, many in the slow one."""
    return GAMES[request.param]


def questions(way: Way, seeds: range) -> Iterator[Match]:
    """Give positions in which a seat decides, one for every combination of kinds of moves on offer."""
    asked: set[frozenset[str]] = set()
    for seed in seeds:
        for match, _ in walk(*way, seed):
            if match.to_act >= 0:
                legal = match.legal()
                texts = (match.write(m) for m in legal[:: 1 + len(legal) // 40])
                kinds = frozenset(re.split(r"[^a-z]", text)[0] for text in texts)
                if kinds not in asked:
                    asked.add(kinds)
                    yield match


def neighbours(s: Any, dice: random.Random) -> Iterator[Record]:
    """Give tables that differ in one number: a bit or two of every scalar field, or a cell of an array."""
    for name in s.scalars:
        for change in _CHANGES:
            yield from _changed(s, name, 0, change)
    arrays = [(name, k) for name in s.arrays for k in range(getattr(s, name).size)]
    for name, k in dice.sample(arrays, min(CELLS, len(arrays))):
        yield from _changed(s, name, k, 1)


_BITS = [1 << k for k in range(7)]
_CHANGES = [*_BITS, *(a | b for a, b in pairwise(_BITS))]


def _changed(s: Any, name: str, k: int, change: int) -> Iterator[Record]:
    other: Record = s.copy()
    numbers = other.tables[name].reshape(-1)
    if int(numbers[k]) ^ change < 128:
        numbers[k] ^= change
        yield other


def looks_alike(game: Game, s: Record, seat: int, shown: JsonObject) -> bool:
    """Could this be a table at which the seat decides and sees the same?"""
    try:
        if game.to_act(s) != seat or game.show(s, seat) != shown or not game.audit(s):
            return False
        drawn: Record = table_of(game, game.draw(s))
        return drawn.bytes() == s.bytes()  # a drawing is complete
    except (IndexError, KeyError, OverflowError, ValueError, ZeroDivisionError):  # there is no such table
        return False


def on_offer(game: Game, s: Any, seat: int) -> list[Any]:
    moves = np.zeros(game.max_legal, np.int32)
    n = game.legal(s, moves)
    return [(game.write(s, m, seat), game.tell(s, m, seat)) for m in moves[:n].tolist()]


@each_way
def test_tables_that_look_alike_to_the_seat_that_decides_offer_it_the_same_moves(way: Way, seeds: range) -> None:
    game = way[0]
    dice = random.Random(way_name(way))
    for match in questions(way, seeds):
        seat = match.to_act
        shown = match.show(seat)
        moves = on_offer(game, match.state, seat)
        for other in neighbours(match.state, dice):
            if looks_alike(game, other, seat, shown):
                assert on_offer(game, other, seat) == moves, (
                    f"seat {seat + 1} is shown the same, {json.dumps(shown)[:200]}, and offered other moves:\n"
                    f"{match}\n{game.draw(other)}"
                )
