"""The actions of Klofni rybku that a player looks for, and why one of them is not possible now."""

from fathomfive.games.deep_dive.components import DEEPER, FLIP, LEAVE, SURFACE, SWAG, TAKE, Phase, State
from fathomfive.games.deep_dive.refuse import forbids_decision
from fathomfive.kernel.actions import Action


def actions(s: State) -> list[Action]:
    """DD-22, DD-24 List what a diver looks for at a depth, or with a flipped tile; other questions name all answers."""
    if s.phase not in (Phase.DIVE, Phase.FLIPPED):
        return []
    here = range(TAKE + s.depth * SWAG, min(FLIP, TAKE + (s.depth + 1) * SWAG))  # at the bottom nothing lies ready
    return [
        Action("flip", [FLIP], lambda: forbids_decision(s, FLIP)),
        Action("take", here, lambda: "DD-22 nothing-up" if s.phase == Phase.DIVE else forbids_decision(s, here[0])),
        Action("surface", [SURFACE], lambda: forbids_decision(s, SURFACE)),
        Action("deeper", [DEEPER, LEAVE], lambda: forbids_decision(s, LEAVE)),
    ]
