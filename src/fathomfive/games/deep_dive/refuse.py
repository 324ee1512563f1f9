"""Moves of Klofni rybku that are not allowed: the clause that forbids one, and what a press may have meant."""

from collections.abc import Mapping
from typing import Any

import numpy as np

from fathomfive.games.deep_dive.components import (
    DECLINE,
    DEEPER,
    DEEPEST,
    FLIP,
    GIVE,
    KEEP_ROCKS,
    LEAVE,
    LONGEST,
    MOVES,
    SURFACE,
    SWAG,
    TAKE,
    TURN_UP,
    Phase,
    State,
)  # fmt: skip
from fathomfive.games.deep_dive.rules import legal
from fathomfive.games.deep_dive.tell import tell
from fathomfive.kernel.game import JsonObject


def forbids(s: State, m: int) -> str | None:
    """Name the clause that forbids a move now, with the reason as one word; None when it is legal."""
    buffer = np.empty(LONGEST, np.int32)
    n = legal(s, buffer)
    if m in buffer[:n]:
        return None
    if s.phase == Phase.OVER:
        return "DD-41 over"
    return _forbids_outcome(s, m) if m >= MOVES else forbids_decision(s, m)


def _forbids_outcome(s: State, m: int) -> str:
    if m < TURN_UP:
        return "DD-11"
    if s.phase == Phase.RIVAL_FLIP:
        return "DD-61"
    return "DD-1" if s.phase == Phase.FLIP else "DD-22"


def forbids_decision(s: State, m: int) -> str:
    """Name the clause that forbids a decision which is known not to be legal."""
    phase = s.phase
    if phase == Phase.START:
        return "DD-11 wait"
    if m >= GIVE or phase in (Phase.RIVAL_CHOICE, Phase.RIVAL_FLIP):
        return "DD-61 rival"
    if m >= KEEP_ROCKS or phase == Phase.ROCK:
        return "DD-21 rock-first" if phase == Phase.ROCK else "DD-21 rock-before"
    if m == DECLINE or phase == Phase.RETURN:
        return "DD-31 where-trapped" if phase == Phase.RETURN else "DD-31 no-homecoming"
    if m in (SURFACE, DEEPER) or phase == Phase.FLIPPED:
        return "DD-24 keep-or-leave" if phase == Phase.FLIPPED else "DD-24 flip-first"
    if m == FLIP or phase == Phase.FLIP:
        return "DD-22 wait" if phase == Phase.FLIP else "DD-22 nothing-down"
    if m == LEAVE:
        return "DD-30 deepest" if s.depth == DEEPEST else "DD-20 no-skipping"
    return "DD-22 not-here" if (m - TAKE) // SWAG == s.depth else "DD-20 other-depth"


# --- What a press may mean ---------------------------------------------------------------------------------------

LIKELY = {
    Phase.FLIPPED: ("surface", "deeper"),
    Phase.ROCK: ("no-rock", "rock"),
    Phase.RIVAL_CHOICE: ("give",),
}  # what is pressed while this is asked; otherwise the tiles that lie face up, then the piles


def candidates(s: State, seat: int, wanted: Mapping[str, Any]) -> list[int]:
    """List the decisions that a press may mean, likeliest first, legal or not."""
    told = {m: tell(s, m, seat) for m in range(MOVES)}
    found = [m for m in told if _means(s, told[m], wanted)]
    if not found and "kind" in wanted:  # a pile at another depth stands for the moves there
        return candidates(s, seat, {name: value for name, value in wanted.items() if name != "kind"})
    likely = LIKELY.get(Phase(s.phase), ())
    return sorted(found, key=lambda m: told[m]["kind"] not in likely)


def _means(s: State, told: JsonObject, wanted: Mapping[str, Any]) -> bool:
    """Does a decision fit everything that was pressed?"""
    if any(name in wanted and wanted[name] != told[name] for name in ("kind", "pieces")):
        return False
    if wanted.get("places", told["places"]) == told["places"]:
        return True
    below = [[depth + 1] for depth in range(s.depth + 1, DEEPEST + 1)]
    return told["kind"] in ("leave", "deeper") and wanted["places"] in below  # a press further down asks to go there
