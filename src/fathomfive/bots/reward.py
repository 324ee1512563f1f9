"""What the result of an iteration is worth to every side, as functions that compile."""

import math

from fathomfive.bots.tree import Result
from fathomfive.kernel.speed import rule

POINTS_WEIGHT = 0.1  # the part of a reward that is points


@rule
def reward_places(r: Result, sides: int) -> None:
    """Reward a finished game: half for the share of the win, half for the part of the other sides left behind."""
    firsts = 0
    for a in range(sides):
        firsts += r.places[a] == 1
    for a in range(sides):
        r.win[a] = 1.0 / firsts if r.places[a] == 1 else 0.0
        beaten = 0.0
        for b in range(sides):
            if b != a:
                beaten += 1.0 if r.places[a] < r.places[b] else 0.5 if r.places[a] == r.places[b] else 0.0
        r.reward[a] = 0.5 * r.win[a] + 0.5 * beaten / max(1, sides - 1)


@rule
def reward_value(r: Result, sides: int, spread: float) -> None:
    """Reward a game that was stopped, by the points every side may expect: a large lead most likely wins."""
    best = r.value[0]
    for a in range(sides):
        best = max(best, r.value[a])
    total = 0.0
    for a in range(sides):
        r.win[a] = math.exp((r.value[a] - best) / spread)
        total += r.win[a]
    for a in range(sides):
        r.win[a] /= total
        beaten = 0.0
        for b in range(sides):
            if b != a:
                beaten += 1.0 / (1.0 + math.exp(min((r.value[b] - r.value[a]) / spread, 50.0)))
        r.reward[a] = 0.5 * r.win[a] + 0.5 * beaten / max(1, sides - 1)


@rule
def reward_points(r: Result, sides: int) -> None:
    """Mix a little of the lead in points into every reward, so that a lost game is still played well."""
    for a in range(sides):
        best = -1e9
        for b in range(sides):
            if b != a:
                best = max(best, r.value[b])
        lead = (r.value[a] - best) / (abs(r.value[a]) + abs(best) + 1.0)
        r.reward[a] += POINTS_WEIGHT * (0.5 + 0.5 * lead - r.reward[a])
