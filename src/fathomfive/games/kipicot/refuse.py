"""Moves of Kipicot that are not allowed: the clause that forbids one, and what a press may have meant."""

from collections.abc import Mapping
from typing import Any

import numpy as np

from fathomfive.games.kipicot.components import ADD, FIGURE, MOVES, STAY, Phase, State
from fathomfive.games.kipicot.pieces import names
from fathomfive.games.kipicot.rules import legal, list_moves, taken
from fathomfive.games.kipicot.tell import tell
from fathomfive.kernel.game import JsonObject


def forbids(s: State, m: int) -> str | None:
    """Name the clause that forbids a move now; None when it is legal."""
    buffer = np.empty(MOVES, np.int32)
    n = legal(s, buffer)
    if m in buffer[:n]:
        return None
    if s.phase == Phase.OVER:
        return "KI-40"
    if s.phase == Phase.FIGURE:
        return "KI-12"
    if m < STAY:
        return "KI-22" if s.phase == Phase.BUILD and _could_move(s, m) else "KI-20"
    if s.phase == Phase.MOVE:
        return "KI-10"
    return "KI-21" if ADD <= m < FIGURE else "KI-11"


def _could_move(s: State, m: int) -> bool:
    """Would the move be allowed if nothing had to be added?"""
    buffer = np.empty(MOVES, np.int32)
    n = list_moves(s, buffer)
    return m in buffer[:n]


# --- What a press may mean ---------------------------------------------------------------------------------------

ALIKE = {"leap": "move", "stack": "add", "fish": "figure"}  # nobody presses for one of these in particular


def candidates(s: State, seat: int, wanted: Mapping[str, Any]) -> list[int]:
    """List the decisions that a press may mean, likeliest first, legal or not.

    A press on one square may mean the token that leaves it, a token to add there, or the figure.
    """
    occupied = names(taken(s))
    found = [m for m in range(MOVES) if _means(tell(s, m, seat), wanted, occupied)]
    return sorted(found, key=lambda m: m < FIGURE) if s.phase == Phase.FIGURE else found


def _means(told: JsonObject, wanted: Mapping[str, Any], occupied: list[str]) -> bool:
    """Does a decision fit everything that was pressed?"""
    if "kind" in wanted and wanted["kind"] not in (told["kind"], ALIKE.get(told["kind"])):
        return False
    if "pieces" in wanted and wanted["pieces"] != told["pieces"]:
        return False
    places = wanted.get("places", told["places"])
    return places == told["places"] or (places == told["places"][:1] and told["places"][0] in occupied)
