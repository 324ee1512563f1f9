"""The points of Kipicot, line by line."""

from fathomfive.games.kipicot.components import State
from fathomfive.games.kipicot.pieces import by_colour
from fathomfive.kernel.game import JsonObject


def explain(s: State, viewer: int) -> list[JsonObject]:
    """Explain the points of every seat by the tokens it has won."""
    return [
        {"side": seat, "kind": "won", "clause": "KI-40", **by_colour(won), "points": sum(won)}
        for seat, won in enumerate(s.won[: s.seats].tolist())
        if sum(won)
    ]
