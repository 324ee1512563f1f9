"""Moves of Podwodni łowcy as data, for the log, the board and the list of moves."""

from fathomfive.games.podwodni_lowcy import notation, rules
from fathomfive.games.podwodni_lowcy.components import (
    CELLS,
    COLUMN,
    CORNER,
    DEEPER,
    DIVE,
    DRAW,
    GIVE,
    MOVES,
    NO_HARPOON,
    NO_NET,
    NOTHING,
    OWN,
    PICK,
    SCORE,
    SCORE_SET,
    SET_CARDS,
    SHRIMP,
    SLOTS,
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
from fathomfive.games.podwodni_lowcy.pieces import clashes, piece
from fathomfive.games.podwodni_lowcy.rules_dive import breaks
from fathomfive.games.podwodni_lowcy.rules_turn import first_gap
from fathomfive.kernel.game import JsonObject

_PLAIN = {
    DIVE: ("dive", "PL-11"), SCORE: ("score", "PL-11"), DEEPER: ("deeper", "PL-21"), COLUMN: ("column", "PL-30"),
    NO_NET: ("no-net", "PL-32"), NO_HARPOON: ("no-harpoon", "PL-33"), STOP: ("stop", "PL-52"),
}  # fmt: skip


def tell(s: State, m: int, viewer: int) -> JsonObject:
    """Describe a move."""
    told: JsonObject = {"kind": "", "seat": rules.to_act(s), "pieces": [], "places": [], "clause": ""}
    return {**told, **(_outcome(s, m) if m >= MOVES else _decision(s, m))}


def _outcome(s: State, m: int) -> JsonObject:
    """PL-2, PL-10, PL-20, PL-22 Describe what the TABLE draws, and the places to blame where the dive breaks."""
    if m <= DRAW:
        return {"kind": "start", "clause": "PL-2", "who": m - STARTS}
    card = m - DRAW
    kind, clause = kind_of_draw(s, card)
    told: JsonObject = {"kind": kind, "clause": clause, "who": s.side, "pieces": [piece(card)]}
    if kind == "fill":
        told["places"] = [notation.cell_name(first_gap(s) % CELLS)]
    elif kind != "draw":
        told["nth"] = s.laid + 1
        if kind != "lay":
            told["places"] = [notation.place_name(place) for place in clashes(s, [card])]
    return told


def kind_of_draw(s: State, card: int) -> tuple[str, str]:
    """PL-10, PL-20, PL-21, PL-22 Name what a card would do if it were drawn now, and the clause of it."""
    if s.phase == Phase.FILL:
        return "fill", "PL-10"
    if s.phase != Phase.DRAW or s.laid == 0:
        return "draw", "PL-20"
    if not breaks(s, card):
        return "lay", "PL-21"
    if card == WAVE:
        return "breaker", "PL-40"
    return ("break", "PL-23") if s.laid == 1 else ("break-all", "PL-24")


def _decision(s: State, m: int) -> JsonObject:
    """Describe what a diver chooses."""
    if m in _PLAIN:
        kind, clause = _PLAIN[m]
        cards = [card for card in s.column if card != NOTHING] if m == COLUMN else []
        return {"kind": kind, "clause": clause, "pieces": [piece(card) for card in cards], "nth": s.laid + 1}
    if m < DEEPER:
        return {"kind": "corner", "clause": "PL-20", "places": [notation.CORNERS[m - CORNER]]}
    if m < PICK + SLOTS:
        slot = m - PICK
        kind = "pick-new" if slot == OWN else "pick"
        return {
            "kind": kind,
            "clause": "PL-30",
            **_pieces_at(slot_card(s, slot)),
            "places": [notation.slot_name(s, slot)],
        }
    if m < NO_NET:
        seat, card = divmod(m - TAKE_BY_NET - 1, SHRIMP)
        return {"kind": "net", "clause": "PL-32", "pieces": [piece(card + 1)], "other": seat}
    if m < NO_HARPOON:
        place = m - SPEAR
        kind = "harpoon" if place < CELLS else "harpoon-new"
        return {
            "kind": kind,
            "clause": "PL-33",
            **_pieces_at(card_at(s, place)),
            "places": [notation.place_name(place)],
        }
    if m < SCORE_SET:
        card = m - WASH
        return {"kind": "wash", "clause": "PL-40", "pieces": [piece(card)], "n": int(s.up[s.asked, card])}
    if m < STOP:
        return {"kind": "set", "clause": "PL-50", "pieces": [piece(card) for card in SET_CARDS[m - SCORE_SET]]}
    for kind, first in (("down", TURN_DOWN), ("give", GIVE)):
        if m <= first + SHRIMP:
            return {"kind": kind, "clause": "PL-51", "pieces": [piece(m - first)]}
    return {"kind": "take", "clause": "PL-51", "pieces": [piece(m - TAKE)], "other": s.side}


def card_at(s: State, place: int) -> int:
    """Find the card at a place of the grid or of the new column."""
    return int(s.grid[place] if place < CELLS else s.column[place - CELLS])


def slot_card(s: State, slot: int) -> int:
    """PL-30 Find the card at a slot of the row of the last laid card."""
    return int(s.column[s.laid - 1] if slot == OWN else s.grid[notation.slot_cell(s, slot)])


def _pieces_at(card: int) -> JsonObject:
    """Describe the card at a place, which may be a gap when the move is not legal."""
    return {"pieces": [piece(card)]} if card != NOTHING else {}
