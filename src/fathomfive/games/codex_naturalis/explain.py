"""The points of Codex Naturalis, line by line."""

import numpy as np

from fathomfive.games.codex_naturalis import notation
from fathomfive.games.codex_naturalis.components import LAID, OBJECTIVE_POINTS, Phase, Stage, State, where
from fathomfive.games.codex_naturalis.imagine import knows_kept
from fathomfive.games.codex_naturalis.pieces import OBJECTIVE_WORDS
from fathomfive.games.codex_naturalis.rules_objectives import times_met
from fathomfive.kernel.game import JsonObject


def explain(s: State, viewer: int) -> list[JsonObject]:
    """Explain the points of every side, line by line; before the end also what objectives would score now."""
    lines: list[JsonObject] = []
    for p in range(s.seats):
        if s.points[p]:
            lines.append({"side": p, "kind": "cards", "clause": "CN-24", "points": int(s.points[p])})
        lines += _objectives(s, p, viewer)
    return lines + (_ties(s) if s.phase == Phase.OVER else [])


def scored_objectives(s: State, p: int, viewer: int) -> list[int]:
    """List the objectives that count for a seat, as far as a viewer may know: the common ones, then the kept one."""
    found = [int(n) - 1 for n in s.common if n]
    if s.stage == Stage.TURNS and knows_kept(s, p, viewer):
        found.append(int(s.secret[p, 0]) - 1)
    return found


def _objectives(s: State, p: int, viewer: int) -> list[JsonObject]:
    """CN-31 Explain what objectives give, or would give if the game ended now."""
    over = s.phase == Phase.OVER
    lines = []
    for number in scored_objectives(s, p, viewer):
        met, found = patterns(s, p, number, viewer)
        if met:
            worth = met * int(OBJECTIVE_POINTS[number])
            lines.append(
                {
                    "side": p,
                    "kind": "objective" if over else "so-far",
                    "clause": "CN-31",
                    "card": int(notation.objective(number)),
                    **OBJECTIVE_WORDS[number],
                    "n": met,
                    "values": found,
                    "worth": worth,
                    "points": worth if over else 0,
                }
            )
    return lines


def _ties(s: State) -> list[JsonObject]:
    """CN-32 Name the points that break a tie, for every seat that shares its points with another."""
    points = [int(s.points[p]) + int(s.bonus[p]) for p in range(s.seats)]
    return [
        {"side": p, "kind": "tie", "clause": "CN-32", "bonus": int(s.bonus[p]), "points": 0}
        for p in range(s.seats)
        if points.count(points[p]) > 1
    ]


def patterns(s: State, p: int, number: int, viewer: int) -> tuple[int, list[str]]:
    """Count how often an objective is met, and name the cards of each pattern, or its symbols."""
    marks = np.zeros(LAID, np.int8)
    met = times_met(s, p, number, marks)
    if not marks.any():
        return met, [notation.shape(number)] * met
    found: list[list[str]] = [[] for _ in range(met)]
    for i in np.nonzero(marks)[0]:
        x, y = where(int(s.spot[p, i]))
        found[marks[i] - 1].append(f"{notation.laid(s, p, int(s.face[p, i]), viewer)}@{x},{y}")
    return met, [" ".join(names) for names in found]
