"""Cards as data: the vocabulary that show, tell and preview share."""

from collections.abc import Collection
from typing import Any

from fathomfive.games.podwodni_lowcy import notation
from fathomfive.games.podwodni_lowcy.components import CELLS, COLUMNS, NOTHING, WAVE, State
from fathomfive.games.podwodni_lowcy.rules_dive import breaks, row_of
from fathomfive.kernel.game import JsonObject

COLOUR_NAMES = ("red", "green", "yellow")

_PIECES: list[JsonObject] = [
    {},
    *({"kind": "fish", "colour": colour, "letter": kind} for colour in COLOUR_NAMES for kind in notation.KIND_LETTERS),
    *({"kind": thing} for thing in notation.THINGS.values()),
]


def piece(card: int) -> JsonObject:
    """Describe a card."""
    return _PIECES[card].copy()


def piece_or_gap(card: int) -> JsonObject | None:
    """Describe the card at a place; None for a gap."""
    return None if card == NOTHING else piece(card)


def heap(counts: Any) -> list[JsonObject]:
    """Describe a heap: every sort in it, and how many."""
    return [{**_PIECES[card], "n": n} for card, n in enumerate(counts.tolist()) if n]


def clashes(s: State, cards: Collection[int]) -> list[int]:
    """PL-22 Find the places whose card alone would break the dive, if one of these cards were laid next."""
    breaking = [card for card in cards if breaks(s, card)]
    if not breaking:
        return []
    lone = s.copy()
    lone.grid[:] = NOTHING
    lone.column[:] = NOTHING
    first = row_of(s, s.laid) * COLUMNS
    found = []
    for place in (*range(first, first + COLUMNS), *range(CELLS, CELLS + s.laid)):
        here, there, k = (s.grid, lone.grid, place) if place < CELLS else (s.column, lone.column, place - CELLS)
        there[k] = here[k]
        if any(breaks(lone, card) for card in breaking):
            found.append(place)
        there[k] = NOTHING
    return found


def blamed_for_wave(s: State) -> list[int]:
    """PL-40 Find the waves that the wave just laid has met."""
    before = s.copy()
    before.laid -= 1
    before.column[before.laid] = NOTHING
    return clashes(before, [WAVE])
