"""How much the effects of a move in Kipicot speak for it in a hint, in tokens."""

from fathomfive.kernel.game import JsonObject

BREAKS = 0.4  # a fishing square that nobody can use any more
PROTECTED = -0.3  # a token that a catch leaves behind
BARRED = -0.5


def of_effect(effect: JsonObject, seat: int) -> float:
    """Judge an effect of a move of a seat."""
    worth = {"breaks": BREAKS, "protected": PROTECTED * effect.get("n", 1), "barred": BARRED}
    return float(worth.get(effect["kind"], 0.0))
