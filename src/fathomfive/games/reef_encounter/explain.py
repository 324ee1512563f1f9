"""The points of Reef Encounter, line by line."""

from fathomfive.games.reef_encounter.components import COLOURS, VALUE, Phase, State
from fathomfive.games.reef_encounter.knowledge import behind, fish_seen, knows_bag, unseen
from fathomfive.games.reef_encounter.pieces import COLOUR_NAMES
from fathomfive.games.reef_encounter.rules import guarded
from fathomfive.kernel.game import JsonObject


def explain(s: State, viewer: int) -> list[JsonObject]:
    """Explain the points of every side, colour by colour, then the lead, as far as the viewer may know."""
    lines: list[JsonObject] = []
    low: list[int] = []
    high: list[int] = []
    values = [int(VALUE[s.down, colour]) for colour in range(COLOURS)]
    possible = [
        values[colour] for colour, n in enumerate(unseen(s, viewer)) if n > surely_in_bag_for(s, colour, viewer)
    ]
    possible = possible or [0]
    for p in range(s.seats):
        fish, hidden = fish_seen(s, p, viewer)
        for colour, n in enumerate(fish):
            if n:
                lines.append(
                    {
                        "side": p, "kind": "polyps", "clause": "RE-62", "colour": COLOUR_NAMES[colour], "n": n,
                        "value": values[colour], "points": n * values[colour],
                    }
                )  # fmt: skip
        points = sum(n * value for n, value in zip(fish, values, strict=True))
        low.append(points + hidden * min(possible))
        high.append(points + hidden * max(possible))
        if hidden:
            lines.append(
                {
                    "side": p, "kind": "hidden", "clause": "RE-47", "low": min(possible), "high": max(possible),
                    "sure": "yes" if min(possible) == max(possible) else "no", "points": 0,
                }
            )  # fmt: skip
    return lines + (_ties(s, low) if s.phase == Phase.OVER else _ahead(low, high))


def surely_in_bag_for(s: State, colour: int, viewer: int) -> int:
    """Count the polyps of a colour that the viewer knows to be in the bag."""
    return int(s.bag[colour]) if knows_bag(s, colour, viewer) else 0


def _ahead(low: list[int], high: list[int]) -> list[JsonObject]:
    """Give the certain leader and the smallest possible lead, or else all possible leaders."""
    if max(high) == min(low):
        return []
    leaders = [p for p in range(len(low)) if high[p] >= max(low)]
    if len(leaders) == 1:
        lead = low[leaders[0]] - max(points for p, points in enumerate(high) if p != leaders[0])
        return [{"side": leaders[0], "kind": "leads", "clause": "RE-62", "n": lead, "points": 0}]
    return [{"side": p, "kind": "may-lead", "clause": "RE-62", "points": 0} for p in leaders]


def _ties(s: State, points: list[int]) -> list[JsonObject]:
    """Give the tie-breakers of every side that has as many points as another."""
    return [
        {
            "side": p,
            "kind": "tie",
            "clause": "RE-63",
            "consumed": sum(int(n) for n in s.prey[p]),
            "larvae": sum(int(n) for n in s.cubes[p]),
            "behind": behind(s, p),
            "guarded": guarded(s, p),
            "points": 0,
        }
        for p in range(s.seats)
        if points.count(points[p]) > 1
    ]
