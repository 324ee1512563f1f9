"""Cards, backs, starters, objectives and symbols as data, for `show`, `tell` and `preview`."""

from functools import cache

from fathomfive.games.codex_naturalis import notation
from fathomfive.games.codex_naturalis.components import (
    BENT,
    CARDS,
    DECK,
    DIAGONAL,
    EACH,
    EACH_OBJECT,
    KINGDOMS,
    LETTERS,
    OBJECTIVE_KIND,
    OBJECTIVE_MANY,
    OBJECTIVE_POINTS,
    OBJECTIVE_STEP,
    OBJECTIVE_SYMBOL,
    OBJECTIVE_THIRD,
    OBJECTIVES,
    PATTERNS,
    STARTERS,
    SYMBOL,
    SYMBOLS,
    where,
)  # fmt: skip
from fathomfive.kernel.game import JsonObject

KINGDOM_NAMES = ("fungi", "plant", "animal", "insect")


def _worth(card: int) -> JsonObject:
    """Name the points of a front: how many, and for each of what; `card` is once, `none` is no points."""
    gives, _, per = notation.worth(card).partition("/")
    return {"gives": int(gives), "per": per or ("card" if int(gives) else "none")}


def _cost(card: int) -> str:
    """Write the symbols a front asks for."""
    return notation.cost(card).strip(notation.NONE)


CARD_WORTH = [_worth(card) for card in range(CARDS)]


def card_piece(card: int) -> JsonObject:
    """Name a front as data, with what its back shows."""
    return _card_piece(card).copy()


@cache  # every card of the box, which tables show again and again
def _card_piece(card: int) -> JsonObject:
    return {
        "kind": "card",
        "card": card + 1,
        "sort": notation.SORT_NAMES[card // DECK],
        "kingdom": KINGDOM_NAMES[card % DECK // EACH],
        "corners": notation.corners(card),
        **CARD_WORTH[card],
        "cost": _cost(card),
        "back": notation.corners(~card),
        "middle": notation.middle(~card),
    }


def back_piece(back: int) -> JsonObject:
    """Name a back as data."""
    face = ~(back * EACH)
    return {
        "kind": "back",
        "sort": notation.SORT_NAMES[back // KINGDOMS],
        "kingdom": KINGDOM_NAMES[back % KINGDOMS],
        "back": notation.corners(face),
        "middle": notation.middle(face),
    }


def starter_piece(card: int) -> JsonObject:
    """Name a starter as data."""
    return {
        "kind": "starter",
        "card": card + 1,
        "corners": notation.corners(card),
        "back": notation.corners(~card),
        "middle": notation.middle(~card),
    }


def objective_piece(number: int) -> JsonObject:
    """Name an objective as data."""
    return {
        "kind": "objective",
        "card": int(notation.objective(number)),
        "points": int(OBJECTIVE_POINTS[number]),
        "pattern": [{"sign": LETTERS[kingdom], **_step(to)} for kingdom, to in PATTERNS[number]],
        "signs": "" if PATTERNS[number] else notation.shape(number),
    }


def _step(to: int) -> JsonObject:
    x, y = where(to)
    return {"x": x, "y": y}


def symbol_pieces(signs: str) -> list[JsonObject]:
    """Name the symbols among corners as data; empty and hidden corners are none."""
    return [{"kind": "symbol", "sign": sign} for sign in signs if sign in LETTERS[:SYMBOLS]]


# --- With the words for a sentence -------------------------------------------------------------------------------


def _signs(written: str, first: int = 1, slots: int = 3) -> JsonObject:
    """Name the symbols among corners for a sentence: a pair as FF, and none where there are no more."""
    found = [sign * written.count(sign) for sign in dict.fromkeys(written) if sign in LETTERS[:SYMBOLS]]
    return {f"sign{first + k}": found[k] if k < len(found) else "none" for k in range(slots)}


def _card_words(card: int) -> JsonObject:
    kingdom = LETTERS[card % DECK // EACH]
    cost = _cost(card)
    return {
        **_signs(notation.corners(card)),
        "many": cost.count(kingdom),
        "also": cost.strip(kingdom) or "none",
    }


def _starter_words(card: int) -> JsonObject:
    back = notation.corners(~card)
    return {**_signs(notation.middle(~card)), **_signs(back, 4, 2), "missing": back.count(notation.NO_CORNER)}


def _objective_words(number: int) -> JsonObject:
    """Say what an objective asks for: symbols, or how three cards lie."""
    x, y = where(int(OBJECTIVE_STEP[number]))
    what = {
        DIAGONAL: "rising" if x * y > 0 else "falling",
        BENT: f"{'above' if y > 0 else 'below'}-{'right' if x > 0 else 'left'}",
        SYMBOL: "three" if OBJECTIVE_MANY[number] > 2 else "pair",
        EACH_OBJECT: "objects",
    }[int(OBJECTIVE_KIND[number])]
    return {"what": what, "sign1": LETTERS[OBJECTIVE_SYMBOL[number]], "sign2": LETTERS[OBJECTIVE_THIRD[number]]}


OBJECTIVE_WORDS = [_objective_words(number) for number in range(OBJECTIVES)]
_TOLD_CARDS = [{**card_piece(card), **_card_words(card)} for card in range(CARDS)]
_TOLD_STARTERS = [{**starter_piece(CARDS + k), **_starter_words(CARDS + k)} for k in range(STARTERS)]
_TOLD_OBJECTIVES = [{**objective_piece(number), **OBJECTIVE_WORDS[number]} for number in range(OBJECTIVES)]


def told_card(card: int) -> JsonObject:
    """Name a front as data for a sentence."""
    return dict(_TOLD_CARDS[card])


def told_starter(card: int) -> JsonObject:
    """Name a starter as data for a sentence."""
    return dict(_TOLD_STARTERS[card - CARDS])


def told_objective(number: int) -> JsonObject:
    """Name an objective as data for a sentence."""
    return dict(_TOLD_OBJECTIVES[number])
