"""The actions of Podwodni łowcy that a player looks for, and why one of them is not possible now."""

from fathomfive.games.podwodni_lowcy.components import DEEPER, SCORE, SCORE_SET, STOP, Phase, State
from fathomfive.games.podwodni_lowcy.refuse import forbids
from fathomfive.kernel.actions import Action


def actions(s: State) -> list[Action]:
    """PL-11, PL-21, PL-52 List what a diver looks for; every other question names all its answers."""
    phase = s.phase
    if phase == Phase.TURN:
        return [Action("score", [SCORE], lambda: forbids(s, SCORE))]
    if phase == Phase.DEPTH:
        return [Action("deeper", [DEEPER], lambda: forbids(s, DEEPER))]
    if phase == Phase.MORE_SETS:
        return [Action("set", range(SCORE_SET, STOP), lambda: "PL-50 no-more-sets")]
    return []
