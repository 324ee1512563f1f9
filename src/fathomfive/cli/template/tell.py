"""Moves of Template as data."""

from fathomfive.cli.template import rules
from fathomfive.cli.template.components import State
from fathomfive.kernel.game import JsonObject


def tell(s: State, m: int, viewer: int) -> JsonObject:
    """Describe a move; texts/ has the words for it: move-pass and choose-pass.

    A move of pieces would have "pieces": [{"kind": "stone", "colour": "red"}], "places": ["b3"].
    """
    return {"kind": "pass", "seat": rules.to_act(s), "pieces": [], "places": [], "clause": "TM-2"}
