"""What a viewer sees of Codex Naturalis, built from nothing upwards."""

from fathomfive.games.codex_naturalis import notation
from fathomfive.games.codex_naturalis.components import (
    CALL_AT,
    CARDS,
    COST,
    DECK,
    FACE0,
    FACE_KINGDOM,
    KINGDOMS,
    LETTERS,
    REASONS,
    SORTS,
    SYMBOLS,
    TRACK_END,
    Phase,
    Stage,
    State,
    where,
)  # fmt: skip
from fathomfive.games.codex_naturalis.imagine import hand_seen, knows_kept, knows_returned
from fathomfive.games.codex_naturalis.pieces import (
    KINGDOM_NAMES,
    back_piece,
    card_piece,
    objective_piece,
    starter_piece,
)
from fathomfive.games.codex_naturalis.rules import to_act
from fathomfive.games.codex_naturalis.rules_manuscript import is_seen
from fathomfive.games.codex_naturalis.threats import draws_left, ends_round, may_call
from fathomfive.kernel.game import JsonObject

PRINTED = ("gives", "per", "cost")  # of a front that lies in a manuscript


def show(s: State, viewer: int) -> JsonObject:
    """Build what a viewer sees."""
    shown: JsonObject = {
        "rules": s.rules,
        "seats": s.seats,
        "to_act": to_act(s),
        "asked": Phase(s.phase).name.lower(),
        "stage": Stage(s.stage).name.lower(),
        "round": _round(s),
        "seat": s.seat,
        "start": s.start,
        "ends_round": ends_round(s),
        "called": REASONS[s.called - 1] if s.called else None,
        "calls_at": CALL_AT,
        "track": TRACK_END,
        "last": bool(s.last),
        "draws_left": draws_left(s),
        "decks": [_show_deck(s, sort) for sort in range(SORTS)],
        "common": [objective_piece(int(n) - 1) for n in s.common if n],
        "manuscripts": [_show_seat(s, p, viewer) for p in range(s.seats)],
    }
    if s.starter:
        shown["starter"] = starter_piece(CARDS + s.starter - 1)
    return shown


def _round(s: State) -> int:
    """Count the rounds begun: one card is laid in each by all who have a place."""
    if s.stage != Stage.TURNS:
        return 0
    if s.phase in (Phase.REVEAL, Phase.OVER):
        return int(max(s.laid)) - 1
    return int(s.laid[s.seat]) - (s.phase != Phase.LAY)


def _show_deck(s: State, sort: int) -> JsonObject:
    up = [int(s.up[2 * sort + k]) - 1 for k in range(2)]
    return {
        "sort": notation.SORT_NAMES[sort],
        "left": int(s.size[sort]),
        "top": back_piece(sort * KINGDOMS + int(s.top[sort]) - 1) if s.top[sort] else None,
        "of_kingdom": [{"kingdom": KINGDOM_NAMES[k], "n": int(s.left[sort, k])} for k in range(KINGDOMS)],
        "up": [card_piece(card) if card >= 0 else None for card in up],
    }


def _show_seat(s: State, p: int, viewer: int) -> JsonObject:
    blocked = []
    for at, i in notation.blocked_places(s, p).items():
        x, y = where(at)
        blocked.append({"x": x, "y": y, "by": list(where(int(s.spot[p, i])))})
    shown: JsonObject = {
        "points": int(s.points[p]) + int(s.bonus[p]),
        "hand": [_show_held(s, p, card) if known else back_piece(card) for card, known in hand_seen(s, p, viewer)],
        "symbols": {LETTERS[k]: int(s.symbols[p, k]) for k in range(SYMBOLS)},
        "laid": [_show_laid(s, p, i, viewer) for i in range(s.laid[p])],
        "may_call": may_call(s, p, viewer),
        "open": [list(place) for place in notation.open_places(s, p)],
        "blocked": blocked,
    }
    if s.secret[p, 0] and knows_kept(s, p, viewer):
        shown["kept"] = objective_piece(int(s.secret[p, 0]) - 1)
    if s.secret[p, 1] and knows_returned(s, p, viewer):
        shown["returned"] = objective_piece(int(s.secret[p, 1]) - 1)
    return shown


def _show_held(s: State, p: int, card: int) -> JsonObject:
    """CN-23, CN-26 Show a known card of a hand: have all seen it, and which symbols of its cost are not visible?"""
    lacks = [max(0, int(COST[card, k]) - int(s.symbols[p, k])) for k in range(KINGDOMS)]
    missing = "".join(LETTERS[k] * n for k, n in enumerate(lacks))
    return {**card_piece(card), "seen": is_seen(s, card), "lacks": missing}


def _show_laid(s: State, p: int, i: int, viewer: int) -> JsonObject:
    face = int(s.face[p, i])
    card = max(face, ~face)
    x, y = where(int(s.spot[p, i]))
    kingdom = int(FACE_KINGDOM[FACE0 + face])
    printed = {key: card_piece(face)[key] for key in PRINTED} if 0 <= face < CARDS else {}
    return {
        "name": notation.laid(s, p, face, viewer),
        "x": x,
        "y": y,
        "up": face >= 0,
        "sort": notation.SORT_NAMES[card // DECK] if card < CARDS else None,
        "corners": notation.corners(face),
        "middle": notation.middle(face),
        "kingdom": KINGDOM_NAMES[kingdom] if kingdom < KINGDOMS else None,
        **printed,
    }
