"""What one viewer may see of Podwodni łowcy: everything but the order of the deck, and that is not there."""

from typing import Any

from fathomfive.games.podwodni_lowcy import notation, rules
from fathomfive.games.podwodni_lowcy.components import (
    CELLS,
    COLUMN,
    COLUMNS,
    CORNER,
    CORNERS,
    DEEPER,
    DIVE,
    DRAW,
    GIVE,
    GOAL,
    KEPT,
    LAID,
    LENGTHS,
    LONGEST,
    MOST_SEATS,
    MOVES,
    NO_HARPOON,
    NO_NET,
    NOTHING,
    OWN,
    PICK,
    ROWS,
    SCORE,
    SCORE_SET,
    SET_CARDS,
    SET_COUNTS,
    SET_POINTS,
    SHRIMP,
    SLOTS,
    SORTS,
    SPEAR,
    STARTS,
    STOP,
    TAKE,
    TAKE_BY_NET,
    TURN_DOWN,
    WASH,
    WAVE,
    Phase,
    State,
)  # fmt: skip
from fathomfive.games.podwodni_lowcy.rules_dive import breaks, row_of
from fathomfive.games.podwodni_lowcy.rules_turn import first_gap, side_points
from fathomfive.kernel.dice import Dice
from fathomfive.kernel.game import NOBODY, TABLE, Told
from fathomfive.kernel.speed import rule

COLOUR_NAMES = ("red", "green", "yellow")

# --- For search and learning -------------------------------------------------------------------------------------


@rule
def imagine(s: State, viewer: int, dice: Dice) -> None:
    """Re-deal nothing: what nobody knows has not been drawn yet."""


ASKED = Phase.OVER + 1  # questions a viewer may meet
A_DIVER = 4 + 2 * SHRIMP  # what is observed of one diver
OBSERVATION = (
    7 + ASKED + CORNERS + SLOTS + KEPT + SHRIMP + 2 * (SORTS - 1) + (CELLS + LAID) * SORTS + MOST_SEATS * A_DIVER
)  # fmt: skip


@rule
def observe(s: State, seat: int, out: Any) -> None:
    """Write what a seat knows, own side first; what is one of several is a one among zeros."""
    out[:] = 0
    out[0] = s.seats
    out[1] = GOAL[s.length]
    out[2] = s.turns
    out[3] = s.laid
    out[4] = s.nets
    out[5] = s.harpoons
    out[6] = s.left
    n = 7
    out[n + s.phase] = 1
    n += ASKED
    out[n + s.corner] = 1 if s.laid > 0 else 0
    n += CORNERS
    for slot in range(SLOTS):
        out[n + slot] = s.picked >> slot & 1
    n += SLOTS
    out[n + s.given] = 1  # NOTHING among them
    n += KEPT
    for card in range(1, KEPT):
        out[n + card - 1] = s.pool[card]
    n += SHRIMP
    for card in range(1, SORTS):
        out[n + card - 1] = s.deck[card]
        out[n + SORTS - 1 + card - 1] = s.discards[card]
    n += 2 * (SORTS - 1)
    for cell in range(CELLS):
        out[n + int(s.grid[cell])] = 1  # NOTHING among them
        n += SORTS
    for k in range(LAID):
        out[n + int(s.column[k])] = 1
        n += SORTS
    for k in range(s.seats):
        observe_diver(s, (seat + k) % s.seats, out, n)
        n += A_DIVER


@rule
def observe_diver(s: State, side: int, out: Any, n: int) -> None:
    """Write what lies before one diver, and where the diver stands in the turn and in the game."""
    out[n] = side_points(s, side)
    out[n + 1] = 1 if s.side == side else 0
    out[n + 2] = 1 if s.asked == side else 0
    out[n + 3] = 1 if s.reached == side + 1 else 0
    up, down = s.up[side], s.down[side]
    for card in range(1, KEPT):
        out[n + 3 + card] = up[card]
        out[n + 3 + SHRIMP + card] = down[card]


# --- For people ----------------------------------------------------------------------------------------------------


def piece(card: int) -> Told:
    """Name a sort of card as data."""
    return _PIECES[card].copy()


_PIECES: list[Told] = [
    {},
    *({"kind": "fish", "colour": colour, "letter": kind} for colour in COLOUR_NAMES for kind in notation.KIND_LETTERS),
    *({"kind": thing} for thing in notation.THINGS.values()),
]


def _place(card: int) -> Told | None:
    return None if card == NOTHING else piece(card)


def _heap(counts: Any) -> list[Told]:
    return [{**_PIECES[card], "n": n} for card, n in enumerate(counts.tolist()) if n]


def show(s: State, viewer: int) -> Told:
    """Build what a viewer sees."""
    return {
        "rules": s.rules,
        "seats": s.seats,
        "length": LENGTHS[s.length],
        "goal": int(GOAL[s.length]),
        "to_act": rules.to_act(s),
        "asked": Phase(s.phase).name.lower(),
        "side": s.side,
        "turns": s.turns,
        "reached": s.reached - 1 if s.reached else None,
        "grid": [[_place(card) for card in row] for row in s.grid.reshape(ROWS, COLUMNS).tolist()],
        "corner": notation.CORNERS[s.corner] if s.laid and s.phase != Phase.CORNER else None,
        "column": [_place(card) for card in s.column[: s.laid].tolist()],
        "picked": [notation.slot_name(s, slot) for slot in range(SLOTS) if s.picked >> slot & 1],
        "nets": s.nets,
        "harpoons": s.harpoons,
        "given": _place(s.given),
        "deck": _heap(s.deck),
        "discards": _heap(s.discards),
        "pool": _heap(s.pool),
        "sides": [
            {"points": side_points(s, side), "up": _heap(s.up[side]), "down": _heap(s.down[side])}
            for side in range(s.seats)
        ],
    }


def tell(s: State, m: int, viewer: int) -> Told:
    """Tell a move as data, for the log, the board and the list of moves."""
    told: Told = {"kind": "", "seat": rules.to_act(s), "pieces": [], "places": [], "clause": ""}
    return {**told, **(_tell_outcome(s, m) if m >= MOVES else _tell_decision(s, m))}


def _tell_outcome(s: State, m: int) -> Told:
    if m <= DRAW:
        return {"kind": "start", "clause": "PL-2", "who": m - STARTS}
    card = m - DRAW
    told: Told = {"kind": "draw", "clause": "PL-20", "who": s.side, "pieces": [piece(card)]}
    if s.phase == Phase.FILL:
        return {**told, "kind": "fill", "clause": "PL-10", "places": [notation.cell_name(first_gap(s) % CELLS)]}
    if s.phase != Phase.DRAW or s.laid == 0:
        return told
    told["nth"] = s.laid + 1
    if not breaks(s, card):
        return {**told, "kind": "lay", "clause": "PL-21"}
    if card == WAVE:
        return {**told, "kind": "breaker", "clause": "PL-40"}
    if s.laid == 1:
        return {**told, "kind": "break", "clause": "PL-23"}
    return {**told, "kind": "break-all", "clause": "PL-24"}


def _tell_decision(s: State, m: int) -> Told:
    if m in _PLAIN:
        kind, clause = _PLAIN[m]
        cards = [card for card in s.column if card != NOTHING] if m == COLUMN else []
        return {"kind": kind, "clause": clause, "pieces": [piece(card) for card in cards], "nth": s.laid + 1}
    if m < DEEPER:
        return {"kind": "corner", "clause": "PL-20", "places": [notation.CORNERS[m - CORNER]]}
    if m < PICK + SLOTS:
        slot = m - PICK
        row = row_of(s, max(s.laid - 1, 1))
        card = s.column[max(s.laid - 1, 0)] if slot == OWN else s.grid[row * COLUMNS + slot]
        kind = "pick-new" if slot == OWN else "pick"
        return {"kind": kind, "clause": "PL-30", **_caught(card), "places": [notation.slot_name(s, slot)]}
    if m < NO_NET:
        seat, card = divmod(m - TAKE_BY_NET - 1, SHRIMP)
        return {"kind": "net", "clause": "PL-32", "pieces": [piece(card + 1)], "other": seat}
    if m < NO_HARPOON:
        place = m - SPEAR
        card = s.grid[place] if place < CELLS else s.column[place - CELLS]
        kind = "harpoon" if place < CELLS else "harpoon-new"
        return {"kind": kind, "clause": "PL-33", **_caught(card), "places": [notation.place_name(place)]}
    if m < SCORE_SET:
        card = m - WASH
        return {"kind": "wash", "clause": "PL-40", "pieces": [piece(card)], "n": int(s.up[s.asked, card])}
    if m < STOP:
        return {"kind": "set", "clause": "PL-50", "pieces": [piece(card) for card in SET_CARDS[m - SCORE_SET]]}
    for kind, first in (("down", TURN_DOWN), ("give", GIVE)):
        if m <= first + SHRIMP:
            return {"kind": kind, "clause": "PL-51", "pieces": [piece(m - first)]}
    return {"kind": "take", "clause": "PL-51", "pieces": [piece(m - TAKE)], "other": s.side}


_PLAIN = {
    DIVE: ("dive", "PL-11"), SCORE: ("score", "PL-11"), DEEPER: ("deeper", "PL-21"), COLUMN: ("column", "PL-30"),
    NO_NET: ("no-net", "PL-32"), NO_HARPOON: ("no-harpoon", "PL-33"), STOP: ("stop", "PL-52"),
}  # fmt: skip


def _caught(card: int) -> Told:
    """Name a card at a place, which is a gap when the move is not legal."""
    return {"pieces": [piece(card)]} if card != NOTHING else {}


# Which clause says what is asked; it forbids whatever else is wanted.
_ASKS = {
    Phase.START: "PL-2", Phase.FILL: "PL-10", Phase.DRAW: "PL-21", Phase.TURN: "PL-11", Phase.CORNER: "PL-20",
    Phase.DEPTH: "PL-21", Phase.PICK: "PL-30", Phase.EFFECTS: "PL-31", Phase.WASH: "PL-40", Phase.FIRST_SET: "PL-50",
    Phase.MORE_SETS: "PL-52", Phase.TURN_DOWN: "PL-51", Phase.GIVE: "PL-51", Phase.GIVE_AGAIN: "PL-51",
    Phase.TAKE: "PL-51",
}  # fmt: skip


def forbids(s: State, m: int) -> str | None:
    """Name the clause that forbids a move now; None when it is legal."""
    if (m >= MOVES) == (rules.to_act(s) == TABLE):
        buffer = [0] * LONGEST
        n = rules.legal(s, buffer)
        if m in buffer[:n]:
            return None
    phase = Phase(s.phase)
    if phase == Phase.OVER:
        return "PL-61" if rules.reason(s) == 0 else "PL-63"
    if phase == Phase.DRAW and s.laid == 0:
        return "PL-20"
    if phase in (Phase.DEPTH, Phase.PICK) and PICK <= m < PICK + SLOTS:
        return "PL-30"
    if phase == Phase.EFFECTS and m <= NO_HARPOON and m >= PICK + SLOTS:
        return "PL-32" if m <= NO_NET else "PL-33"
    if phase in (Phase.FIRST_SET, Phase.MORE_SETS) and SCORE_SET <= m < STOP:
        has_all = all(s.up[s.side, card] >= SET_COUNTS[m - SCORE_SET, card] for card in range(KEPT))
        return "PL-51" if has_all else "PL-50"
    return _ASKS[phase]


def explain(s: State, viewer: int) -> list[Told]:
    """Explain the points of every diver, line by line."""
    lines: list[Told] = []
    for side in range(s.seats):
        for kind, n, worth in (("down", int(s.scored[side]), SET_POINTS), ("up", int(s.held[side]), 1)):
            if n:
                lines.append({"side": side, "kind": kind, "clause": "PL-60", "n": n, "points": n * worth})
    return lines + (_ties(s) if rules.to_act(s) == NOBODY else [])


def _ties(s: State) -> list[Told]:
    """Give what breaks a tie, for every diver who shares the points with another."""
    points = [side_points(s, side) for side in range(s.seats)]
    return [
        {"side": side, "kind": "tie", "clause": "PL-62", "shrimps": int(s.up[side, SHRIMP]), "points": 0}
        for side in range(s.seats)
        if points.count(points[side]) > 1
    ]
