"""Tiles of Klofni rybku as data, the same in everything a viewer is shown or told."""

from fathomfive.games.deep_dive.components import DEPTHS, FOODS, KINDS, STEPS, VALUES
from fathomfive.games.deep_dive.notation import THINGS
from fathomfive.kernel.game import JsonObject

COLOUR_NAMES = ("pink", "green", "yellow")


def _piece(depth: int, kind: int) -> JsonObject:
    if kind < FOODS:
        return {"kind": "food", "colour": COLOUR_NAMES[kind // STEPS], "value": int(VALUES[depth, kind])}
    return {"kind": THINGS[kind]}


PIECES = [[_piece(depth, kind) for kind in range(KINDS)] for depth in range(DEPTHS)]


def piece(depth: int, kind: int) -> JsonObject:
    """Describe a kind of tile."""
    return dict(PIECES[depth][kind])
