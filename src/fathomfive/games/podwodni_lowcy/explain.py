"""Points of Podwodni łowcy, line by line."""

from fathomfive.games.podwodni_lowcy import rules
from fathomfive.games.podwodni_lowcy.components import SET_POINTS, SHRIMP, State
from fathomfive.games.podwodni_lowcy.rules_turn import side_points
from fathomfive.kernel.game import NOBODY, JsonObject


def explain(s: State, viewer: int) -> list[JsonObject]:
    """PL-60 Explain the points of every diver."""
    lines: list[JsonObject] = []
    for side in range(s.seats):
        for kind, n, worth in (("down", int(s.scored[side]), SET_POINTS), ("up", int(s.held[side]), 1)):
            if n:
                lines.append({"side": side, "kind": kind, "clause": "PL-60", "n": n, "points": n * worth})
    return lines + (_ties(s) if rules.to_act(s) == NOBODY else [])


def _ties(s: State) -> list[JsonObject]:
    """PL-62 Explain what breaks a tie, for every diver with as many points as another."""
    points = [side_points(s, side) for side in range(s.seats)]
    return [
        {"side": side, "kind": "tie", "clause": "PL-62", "shrimps": int(s.up[side, SHRIMP]), "points": 0}
        for side in range(s.seats)
        if points.count(points[side]) > 1
    ]
