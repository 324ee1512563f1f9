"""Positions in which a seat decides, and the tables next to them, which differ in one number."""

import random
import re
from collections.abc import Iterator
from itertools import pairwise
from typing import Any

from fathomfive.kernel.match import Match
from fathomfive.kernel.records import Record
from walks import Way, walk

CELLS = 20  # of the array fields, changed one at a time


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
