"""Points of Template, line by line."""

from fathomfive.cli.template.components import State
from fathomfive.kernel.game import JsonObject


def explain(s: State, viewer: int) -> list[JsonObject]:
    """Explain the points; texts/ has the words for it: points-passes."""
    return [
        {"side": seat, "kind": "passes", "clause": "TM-3", "points": int(s.passes[seat])} for seat in range(s.seats)
    ]
