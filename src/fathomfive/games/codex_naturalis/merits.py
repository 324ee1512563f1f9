"""How much the effects of a move in Codex Naturalis speak for it in a hint, and what a drawn card is good for."""

from fathomfive.games.codex_naturalis import notation
from fathomfive.games.codex_naturalis.components import (
    COST,
    DECK,
    HAND,
    KINGDOMS,
    LAY,
    LETTERS,
    TAKE,
    TOP_CARD,
    State,
)  # fmt: skip
from fathomfive.games.codex_naturalis.imagine import unseen_fronts
from fathomfive.games.codex_naturalis.pieces import told_card, told_objective
from fathomfive.games.codex_naturalis.preview import best_objectives, best_points, top_back
from fathomfive.kernel.game import JsonObject

EACH = {"hides": -0.5, "gains": 0.5, "helps": 0.8}  # of its symbols or cards
PLACES = {"opens": 0.3, "closes": -0.4}  # of its places
OWN = {"skips": -3.0, "unpaid": -0.4}
LAID, SCORED = 0.3, 0.5  # a card that may be laid next, and each point that it would score


def of_effect(effect: JsonObject, seat: int) -> float:
    """Judge an effect of a move of a seat."""
    kind = effect["kind"]
    if kind == "objective":
        return float(effect["worth"] - effect["before"])
    if kind in ("could-lay", "could-meet"):
        return float(LAID + SCORED * effect["n"])
    if kind == "could-score":
        return float(effect["n"] / effect["of"])
    symbols, places = len(effect["pieces"]), len(effect["places"])
    return OWN.get(kind, 0.0) + EACH.get(kind, 0.0) * symbols + PLACES.get(kind, 0.0) * places


def of_move(s: State, m: int, viewer: int) -> list[JsonObject]:
    """CN-23, CN-24, CN-31 Say what a card that is taken or drawn would be good for in the next turn."""
    if not TAKE <= m < LAY or s.last:
        return []
    if m >= TOP_CARD:
        fronts = unseen_fronts(s, viewer, top_back(s, m - TOP_CARD))
        scoring = sum((best_points(s, card) or 0) > 0 for card in fronts)
        return [_effect("could-score", "CN-24", [], n=scoring, of=len(fronts))] if scoring else []
    card = int(s.up[m - TAKE]) - 1
    points = best_points(s, card)
    if points is None:
        return [_effect("unpaid", "CN-23", [told_card(card)])]
    helped = [told_card(gold) for gold in _in_hand(s) if _helps(s, card, gold)]
    met = [
        {**_effect("could-meet", "CN-31", [told_objective(number)]), "n": gain, "card": int(notation.objective(number))}
        for number, gain in best_objectives(s, card, viewer).items()
    ]
    return [
        _effect("could-lay", "CN-24", [told_card(card)], n=points),
        *met,
        *([_effect("helps", "CN-23", helped)] if helped else []),
    ]


def _effect(kind: str, clause: str, pieces: list[JsonObject], **more: object) -> JsonObject:
    return {"kind": kind, "clause": clause, "pieces": pieces, "places": [], **more}


def _in_hand(s: State) -> list[int]:
    """List the cards that the seat to act holds."""
    return [int(card) - 1 for card in s.hand[s.seat, :HAND] if card > 0]


def _helps(s: State, card: int, gold: int) -> bool:
    """CN-23 Does a front show a symbol that the cost of a gold card still lacks?"""
    signs = notation.corners(card) + notation.middle(card)
    lacking = (LETTERS[k] for k in range(KINGDOMS) if s.symbols[s.seat, k] < COST[gold, k])
    return gold >= DECK and any(letter in signs for letter in lacking)
