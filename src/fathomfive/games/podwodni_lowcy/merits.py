"""How much the effects of a move in Podwodni łowcy speak for it in a hint, and how near it leads to a set."""

from fathomfive.games.podwodni_lowcy.components import SHRIMP, State
from fathomfive.games.podwodni_lowcy.rules import play
from fathomfive.games.podwodni_lowcy.rules_sets import largest_groups
from fathomfive.kernel.game import JsonObject
from fathomfive.kernel.preview import after

OWN = {"set-points": 3.0, "leave-set": -1.5}
EACH = {"receive": 0.3, "lose": -1.0, "act": 0.5, "idle": -0.3, "steal": 1.0}  # of its cards
COUNTED = {"pick-more": 0.5, "set-missing": -1.0}
CHANCES = {"lay": 0.5, "break": -1.5, "break-all": -4.0, "breaker": -3.0}


def of_effect(effect: JsonObject, seat: int) -> float:
    """Judge an effect of a move of a seat."""
    kind = effect["kind"]
    if kind == "wash":
        return float(-effect["n"] if effect["who"] == seat else effect["n"])
    each = EACH.get(kind, 0.0) * len(effect["pieces"])
    return float(OWN.get(kind, 0.0) + each + COUNTED.get(kind, 0.0) * effect.get("n", 0))


def of_chance(chance: JsonObject, seat: int) -> float:
    """Judge a chance of the next card."""
    return float(CHANCES.get(chance["kind"], 0.0) * chance["weight"] / chance["of"])


def of_move(s: State, m: int, viewer: int) -> list[JsonObject]:
    """PL-50 Say how many cards the diver's best group then lacks to be a set."""
    if viewer < 0:
        return []
    n = missing(after(s, play, m), viewer)
    return [{"kind": "set-missing", "clause": "PL-50", "pieces": [], "places": [], "n": n}]


def missing(s: State, seat: int) -> int:
    """PL-50 Count the cards that a diver's face-up cards lack to make a set."""
    alike, line = largest_groups(s, seat)
    shrimp = 1 if s.up[seat, SHRIMP] > 0 else 0
    return max(0, min(3 - alike - shrimp, 4 - line - shrimp))
