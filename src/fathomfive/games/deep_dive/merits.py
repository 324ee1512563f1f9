"""How much the effects of a move in Klofni rybku speak for it in a hint, in points."""

from fathomfive.kernel.game import JsonObject

EFFECTS = {"rock-gained": 1.5, "rock-useless": -0.5, "rock-dropped": -1.0, "left": -1.0, "empty-handed": -2.0}
EFFECTS |= {"third-penguin": -2.0, "row-completes": 1.0}
PREDATORS = -4.0  # if all unseen tiles of the next depth were predators
READY = 0.5  # a tile that lies face up at the next depth
CHANCES = {"trapped": -5.0, "on": -0.5, "takes": 2.0, "choice": 2.0, "stays": 2.0, "keeps": -2.0}


def of_effect(effect: JsonObject, seat: int) -> float:
    """Judge an effect of a move of a seat."""
    if effect["kind"] == "dives":
        return float(READY * effect["n"] + PREDATORS * effect["predators"] / max(1, effect["unseen"]))
    return EFFECTS.get(effect["kind"], 0.0)


def of_chance(chance: JsonObject, seat: int) -> float:
    """Judge a chance of the next flip."""
    return float(CHANCES[chance["then"]] * chance["weight"] / chance["of"])
