"""What a seat knows, as numbers for search and learning."""

from typing import Any

from fathomfive.games.codex_naturalis.components import (
    CARDS,
    DISPLAY,
    EACH,
    HAND,
    HIDDEN,
    KINGDOMS,
    LAID,
    MOST_SEATS,
    ROW,
    SORTS,
    State,
)  # fmt: skip
from fathomfive.games.codex_naturalis.imagine import knows_card, knows_kept
from fathomfive.games.codex_naturalis.rules_manuscript import is_seen
from fathomfive.kernel.speed import rule

A_CARD = 3  # x, y, and what it is
A_SEAT = 5 + HAND + HIDDEN + 1 + A_CARD * LAID
OBSERVATION = 10 + SORTS * (2 + KINGDOMS) + DISPLAY + 2 + 2 + CARDS + MOST_SEATS * A_SEAT


@rule
def observe(s: State, seat: int, out: Any) -> None:
    """Write what a seat knows as numbers, its own manuscript first."""
    out[0] = s.seats
    out[1] = s.phase
    out[2] = s.stage
    out[3] = (s.start - seat) % s.seats
    out[4] = (s.seat - seat) % s.seats
    out[5] = s.called
    out[6] = s.last
    out[7] = s.deck
    out[8] = s.gap
    out[9] = s.starter
    n = 10
    for sort in range(SORTS):
        out[n] = s.size[sort]
        out[n + 1] = s.top[sort]
        n += 2
        for kingdom in range(KINGDOMS):
            out[n] = s.left[sort, kingdom]
            n += 1
    for place in range(DISPLAY):
        out[n] = s.up[place]
        n += 1
    for k in range(2):
        out[n] = s.common[k]
        out[n + 1] = s.secret[seat, k]
        n += 2
    for card in range(CARDS):
        out[n + card] = 1 if is_seen(s, card) else 0
    for k in range(HAND):
        if s.hand[seat, k] > 0:
            out[n + s.hand[seat, k] - 1] = 1
    for i in range(1, s.laid[seat]):
        if s.face[seat, i] < 0:
            out[n + ~int(s.face[seat, i])] = 1
    n += CARDS
    for k in range(MOST_SEATS):
        for cell in range(A_SEAT):
            out[n + cell] = 0
        if k < s.seats:
            observe_seat(s, (seat + k) % s.seats, seat, out, n)
        n += A_SEAT


@rule
def observe_seat(s: State, p: int, seat: int, out: Any, n: int) -> None:
    """Write what a seat knows of a hand and a manuscript: cards it knows as 1 to 80, backs as -1 to -8."""
    out[n] = s.points[p]
    out[n + 1] = s.bonus[p]
    out[n + 2] = s.places[p]
    out[n + 3] = s.laid[p]
    out[n + 4] = s.secret[p, 0] if knows_kept(s, p, seat) else 0
    n += 5
    known = n  # cards first, then backs, so that their order reveals nothing
    for k in range(HAND):
        card = int(s.hand[p, k]) - 1
        if card >= 0 and knows_card(s, p, card, seat):
            out[known] = card + 1
            known += 1
    for k in range(HAND):
        card = int(s.hand[p, k]) - 1
        if card >= 0 and not knows_card(s, p, card, seat):
            out[known] = -1 - card // EACH
            known += 1
    n += HAND
    for symbol in range(HIDDEN + 1):
        out[n + symbol] = s.symbols[p, symbol]
    n += HIDDEN + 1
    for i in range(s.laid[p]):
        x = (int(s.spot[p, i]) + ROW // 2) // ROW
        out[n] = x
        out[n + 1] = int(s.spot[p, i]) - x * ROW
        out[n + 2] = observed_face(s, p, i, seat)
        n += A_CARD


@rule
def observed_face(s: State, p: int, i: int, seat: int) -> int:
    """Number a laid card as a seat knows it: 1 to 86, negative if face down, below -100 if its front is unknown."""
    face = int(s.face[p, i])
    if face >= 0:
        return face + 1
    return face if knows_card(s, p, ~face, seat) else -101 - ~face // EACH
