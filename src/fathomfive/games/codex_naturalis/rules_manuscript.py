"""A manuscript and how it grows: places, cost, covering, points of a card."""

from typing import Any

from fathomfive.games.codex_naturalis.components import (
    BACKS_ONLY,
    BESIDE_BITS,
    BESIDE_WEIGHT,
    BEYOND_WEIGHT,
    CALL_AT,
    CARDS,
    CORNERS,
    COST,
    DECK,
    FACE0,
    FACE_CORNERS,
    FACE_MIDDLE,
    FACING,
    HAND,
    HIDDEN,
    KINDS_COUNT,
    KINGDOMS,
    LAST_KIND,
    LAY,
    NOT_CALLED,
    OPEN_CORNERS,
    OPEN_COUNT,
    PER,
    PER_CORNER,
    PLACES,
    POINTS,
    REACH,
    STEP,
    TOUCHING,
    TWENTY_POINTS,
    State,
)  # fmt: skip
from fathomfive.kernel.speed import rule

NOBODY_NEAR = (1 << BESIDE_BITS) - 1  # later than every card


@rule
def legal_lays(s: State, out: Any) -> int:
    """CN-20, CN-21, CN-23 List the cards of the hand, either side up, at open places; gold fronts need their cost."""
    p = s.seat
    places = 0
    for i in range(s.laid[p]):
        bits = s.open[p, i]
        number = LAY + i * CORNERS
        for k in range(CORNERS):
            out[places + k] = number + int(OPEN_CORNERS[bits, k])
        places += int(OPEN_COUNT[bits])
    kinds = BACKS_ONLY
    for slot in range(HAND):
        kinds |= can_pay(s, p, int(s.hand[p, slot]) - 1) << slot * 2
    n = places * int(KINDS_COUNT[kinds])
    end = n
    for kind in range(
        LAST_KIND, 0, -1
    ):  # the first kind is in place already; downwards, because a copy may overwrite it
        if kinds >> kind & 1:
            end -= places
            for k in range(places):
                out[end + k] = out[k] + kind * PLACES
    return n


@rule
def can_pay(s: State, p: int, card: int) -> bool:
    """CN-23 Are the symbols that a gold card asks for visible?  A resource card asks for none."""
    for kingdom in range(KINGDOMS):
        if s.symbols[p, kingdom] < COST[card, kingdom]:
            return False
    return True


@rule
def put(s: State, p: int, face: int, at: int) -> int:
    """CN-21, CN-22 Put a card at a spot, on top of all cards it touches, and count the corners it covers."""
    n = int(s.laid[p])
    row = FACE0 + face
    beside = 0
    beyond = 0
    for i in range(n):
        step = int(s.spot[p, i]) - at
        near = 1 + REACH + step if -REACH <= step <= REACH else 0
        beside += (i + 1) * int(BESIDE_WEIGHT[near])
        beyond += (i + 1) * int(BEYOND_WEIGHT[near])
    covers = 0
    places = int(s.places[p])
    for corner in range(CORNERS):
        symbol = int(FACE_CORNERS[row, corner])
        s.symbols[p, symbol] += 1
        neighbour = (beside >> BESIDE_BITS * corner) & NOBODY_NEAR
        if neighbour > 0:
            covered = FACE_CORNERS[FACE0 + int(s.face[p, neighbour - 1]), 3 - corner]
            s.symbols[p, covered] -= 1
            covers += 1
        else:
            places += meet_place(s, p, n, corner, symbol, beyond)
    for kingdom in range(KINGDOMS):
        s.symbols[p, kingdom] += FACE_MIDDLE[row, kingdom]
    s.spot[p, n] = at
    s.face[p, n] = face
    s.laid[p] = n + 1
    s.places[p] = places
    return covers


@rule
def meet_place(s: State, p: int, n: int, corner: int, symbol: int, beyond: int) -> int:
    """CN-21 Open or close the place at a corner of a new card, and give the change of the number of open places."""
    first = NOBODY_NEAR
    facing = 0
    for k in range(CORNERS - 1):
        touching = (beyond >> int(TOUCHING[corner, k])) & NOBODY_NEAR
        if 0 < touching < first:
            first = touching
            facing = int(FACING[corner, k])
    if first == NOBODY_NEAR:
        if symbol != HIDDEN:
            s.open[p, n] |= 1 << corner
            return 1
    elif symbol == HIDDEN and s.open[p, first - 1] >> facing & 1:
        s.open[p, first - 1] ^= 1 << facing
        return -1
    return 0


@rule
def lay(s: State, m: int) -> None:
    """CN-20, CN-24 Lay a card of the hand and score it if it lies face up; 20 points call the end."""
    p = s.seat
    kind = (m - LAY) // PLACES
    place = (m - LAY) - kind * PLACES
    slot = kind >> 1
    card = int(s.hand[p, slot]) - 1
    for k in range(slot, HAND - 1):
        s.hand[p, k] = s.hand[p, k + 1]
    s.hand[p, HAND - 1] = 0
    touched = place // CORNERS
    corner = place % CORNERS
    s.open[p, touched] ^= 1 << corner
    s.places[p] -= 1
    at = int(s.spot[p, touched]) + int(STEP[corner])
    if kind & 1:
        put(s, p, ~card, at)
    else:
        covers = put(s, p, card, at)
        show_to_all(s, card)
        s.points[p] += card_points(s, p, card, covers)
        if s.points[p] >= CALL_AT and s.called == NOT_CALLED:
            s.called = TWENTY_POINTS


@rule
def show_to_all(s: State, card: int) -> None:
    """CN-26 Note that everybody has seen a front."""
    sort = card // DECK
    s.seen[sort] |= 1 << card - sort * DECK


@rule
def is_seen(s: State, card: int) -> bool:
    """CN-26 Has everybody seen the front of a card?  Starters lie open, whichever side is up."""
    if card >= CARDS:
        return True
    sort = card // DECK
    return (int(s.seen[sort]) >> card - sort * DECK) & 1 == 1


@rule
def card_points(s: State, p: int, card: int, covers: int) -> int:
    """CN-3, CN-24 Count the points of a card that has just been laid face up."""
    per = int(PER[card])
    if per == 0:
        return int(POINTS[card])
    if per == PER_CORNER:
        return int(POINTS[card]) * covers
    return int(POINTS[card]) * int(s.symbols[p, per])
