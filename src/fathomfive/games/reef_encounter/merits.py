"""How much the effects of a move in Reef Encounter speak for it in a hint, in points."""

from fathomfive.kernel.game import JsonObject

OWN = {"grown": 0.7, "on-rock": -0.3, "shrimp-eaten": -0.3}
EACH = {"paid": -0.3, "gained": 0.4}  # of its pieces
COUNTED = {"back": -0.2, "to-place": 0.3, "within-reach": 0.3}
CONSUMED = 1.0
SHRIMPS = {"guarded": 0.5, "unguarded": -0.5, "protected": 0.3, "unprotected": -0.3}  # of the seat itself, a polyp


def of_effect(effect: JsonObject, seat: int) -> float:
    """Judge an effect of a move of a seat."""
    kind = effect["kind"]
    if kind in SHRIMPS:
        return float(SHRIMPS[kind] * effect["n"] * (1 if effect["who"] == seat else -1))
    if kind == "consumed":
        return CONSUMED
    pieces, counted = len(effect["pieces"]), effect.get("n", 0)
    return float(OWN.get(kind, 0.0) + EACH.get(kind, 0.0) * pieces + COUNTED.get(kind, 0.0) * counted)
