"""Heuristics for bots: the worth of lays, draws, hands and tables of Codex Naturalis."""

from typing import Any

from fathomfive.games.codex_naturalis.components import (
    CALL_AT,
    CORNERS,
    DECK,
    EMPTY,
    FACE0,
    FACE_CORNERS,
    HAND,
    KINGDOMS,
    LAY,
    PER,
    PER_CORNER,
    PLACES,
    POINTS,
    QUILL,
    STEP,
    SYMBOLS,
    TAKE,
    TOP_CARD,
    Phase,
    State,
)  # fmt: skip
from fathomfive.games.codex_naturalis.rules_manuscript import can_pay
from fathomfive.games.codex_naturalis.rules_objectives import objective_points
from fathomfive.kernel.dice import below
from fathomfive.kernel.speed import rule

SPREAD = 5.0
HORIZON = 4
PACE = 150_000

LOOKS = 6  # number of places a playout looks at
A_SYMBOL = 0.35  # worth of a visible kingdom symbol, before the end
AN_OBJECT = 0.5
A_PLACE = 0.1


@rule
def symbol_worth(symbol: int) -> float:
    """Weigh a visible corner."""
    if symbol < KINGDOMS:
        return A_SYMBOL
    return AN_OBJECT if symbol < SYMBOLS else 0.0


@rule
def kind_worth(s: State, p: int, kind: int) -> float:
    """Weigh a card of the hand with a side up, without the corners it will cover."""
    card = int(s.hand[p, kind >> 1]) - 1
    late = s.last == 1
    if kind & 1:
        spent = 0.3 * int(POINTS[card]) if card >= DECK else 0.0
        return 0.0 if late else A_SYMBOL + A_PLACE - 0.5 * spent
    won = float(POINTS[card])
    per = int(PER[card])
    if per == PER_CORNER:
        won = 2.0  # for one corner at least
    elif per > 0:
        won *= 1.0 + int(s.symbols[p, per])
    if late:
        return won
    for corner in range(CORNERS):
        symbol = int(FACE_CORNERS[FACE0 + card, corner])
        won += symbol_worth(symbol)
        won += A_PLACE if symbol <= EMPTY else -A_PLACE
    return won


@rule
def corners_covered(s: State, p: int, at: int) -> int:
    """Count the corners that a card at a spot covers."""
    found = 0
    for i in range(s.laid[p]):
        step = int(s.spot[p, i]) - at
        found += step == STEP[0] or step == STEP[1] or step == STEP[2] or step == STEP[3]
    return found


@rule
def place_worth(s: State, p: int, m: int) -> float:
    """Weigh a place by the symbol it covers, and by the points of a card that scores for covered corners."""
    kind = (m - LAY) // PLACES
    place = (m - LAY) % PLACES
    touched = place // CORNERS
    corner = place % CORNERS
    won = 0.0
    if s.last == 0:
        won -= symbol_worth(int(FACE_CORNERS[FACE0 + int(s.face[p, touched]), corner]))
    card = int(s.hand[p, kind >> 1]) - 1
    if kind & 1 == 0 and PER[card] == PER_CORNER:
        won += 2.0 * (corners_covered(s, p, int(s.spot[p, touched]) + int(STEP[corner])) - 1)
    return won


@rule
def draw_worth(s: State, p: int, m: int) -> float:
    """Weigh a card to draw: its symbols, and its points, which count less while its cost is not visible."""
    if m >= TOP_CARD:
        return 0.8
    card = int(s.up[m - TAKE]) - 1
    won = 0.0
    for corner in range(CORNERS):
        won += symbol_worth(int(FACE_CORNERS[FACE0 + card, corner]))
    if card >= DECK:
        per = int(PER[card])
        worth = float(POINTS[card]) * (1.0 if per == 0 or per == PER_CORNER else 1.0 + int(s.symbols[p, per]))
        return won + (worth if can_pay(s, p, card) else 0.3 * worth)
    return won + float(POINTS[card])


@rule
def playout(s: State, moves: Any, n: int, scores: Any, dice: Any) -> int:
    """Lay the card of the highest worth at the best of a few places; draw the card of the highest worth."""
    p = s.seat
    best = below(dice, n)
    if s.phase == Phase.LAY:
        places = int(s.places[p])
        first = 0
        most = -9.0
        for k in range(0, n, places):
            here = kind_worth(s, p, (int(moves[k]) - LAY) // PLACES) + 0.0001 * below(dice, 4096)
            if here > most:
                most = here
                first = k
        most = -99.0
        for _ in range(LOOKS):
            k = first + below(dice, places)
            here = place_worth(s, p, int(moves[k]))
            if here > most:
                most = here
                best = k
    elif s.phase == Phase.DRAW:
        most = -9.0
        for k in range(n):
            here = draw_worth(s, p, int(moves[k])) + 0.0002 * below(dice, 4096)
            if here > most:
                most = here
                best = k
    return best


@rule
def order(s: State, moves: Any, n: int, scores: Any) -> None:
    """Score moves by their immediate worth."""
    p = s.seat
    kind = -1
    worth = 0.0
    for k in range(n):
        m = int(moves[k])
        if s.phase == Phase.LAY:
            if (m - LAY) // PLACES != kind:
                kind = (m - LAY) // PLACES
                worth = kind_worth(s, p, kind)
            scores[k] = worth + place_worth(s, p, m)
        elif s.phase == Phase.DRAW:
            scores[k] = draw_worth(s, p, m)
        else:
            scores[k] = 0.0


@rule
def hand_promise(s: State, p: int) -> float:
    """Estimate the points that the gold cards of a hand will score."""
    total = 0.0
    for k in range(HAND):
        card = int(s.hand[p, k]) - 1
        if card >= DECK:
            per = int(PER[card])
            worth = float(POINTS[card]) * (1.0 if per == 0 or per == PER_CORNER else 1.0 + int(s.symbols[p, per]))
            total += (0.6 if can_pay(s, p, card) else 0.2) * worth
    return total


@rule
def value(s: State, out: Any) -> None:
    """Estimate final points: those of cards and objectives now, and more for symbols, places and the hand."""
    for p in range(s.seats):
        total = float(s.points[p])
        if s.common[1] > 0:
            for k in range(2):
                total += float(objective_points(s, p, int(s.common[k]) - 1))
        if s.secret[p, 1] > 0:
            total += float(objective_points(s, p, int(s.secret[p, 0]) - 1))
        if s.last == 0:
            for symbol in range(QUILL):
                total += A_SYMBOL * min(6, int(s.symbols[p, symbol]))
            for symbol in range(QUILL, SYMBOLS):
                total += AN_OBJECT * min(4, int(s.symbols[p, symbol]))
            total += A_PLACE * min(8, int(s.places[p])) + hand_promise(s, p)
        out[p] = total


@rule
def to_come(s: State) -> float:
    """Estimate the points each player will still win from the points the leader needs to call the end."""
    most = 0
    for p in range(s.seats):
        most = max(most, int(s.points[p]))
    return max(0.0, 1.2 * (CALL_AT - most) - 2.0)
