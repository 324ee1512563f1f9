"""Moves of Kipicot that are not allowed: the clause that forbids one and why, and what a press may have meant."""

from collections.abc import Mapping
from typing import Any

import numpy as np

from fathomfive.games.kipicot.components import (
    ADD,
    FIGURE,
    MOVE,
    MOVES,
    SQUARES,
    STAY,
    TARGET,
    WAYS,
    Phase,
    State,
)
from fathomfive.games.kipicot.pieces import names
from fathomfive.games.kipicot.rules import legal, list_moves, taken, under_figures
from fathomfive.games.kipicot.tell import tell
from fathomfive.kernel.game import JsonObject


def forbids(s: State, m: int) -> str | None:
    """Give the clause that forbids a move now, with the reason as one word; None when it is legal."""
    buffer = np.empty(MOVES, np.int32)
    n = legal(s, buffer)
    if m in buffer[:n]:
        return None
    if s.phase == Phase.OVER:
        return "KI-40 over"
    if s.phase == Phase.FIGURE:
        return _forbids_figure(s, m - FIGURE) if m >= FIGURE else "KI-12 only-figure"
    if m < STAY:
        return _forbids_move(s, m, *divmod(m - MOVE, WAYS))
    if m >= FIGURE:
        return "KI-10 figure-last" if s.phase == Phase.MOVE else "KI-11 figure-last"
    if m == STAY:
        return "KI-11 no-skip"
    return "KI-10 add-later" if s.phase == Phase.MOVE else _forbids_add(s, (m - ADD) % SQUARES)


def _forbids_move(s: State, m: int, square: int, way: int) -> str:
    """KI-20, KI-22 Give the reason why a token may not move."""
    buffer = np.empty(MOVES, np.int32)
    ways = buffer[: list_moves(s, buffer)]
    if m in ways:
        return "KI-22 must-add"
    if not taken(s) >> square & 1:
        return "KI-20 nothing-there"
    if under_figures(s) >> square & 1:
        return "KI-20 under-figure"
    if not np.any((ways - MOVE) // WAYS == square):
        return "KI-20 stuck"
    return "KI-20 occupied" if taken(s) >> int(TARGET[square, way]) & 1 else "KI-20 one-step"


def _forbids_add(s: State, square: int) -> str:
    """KI-21 Give the reason why no token of a colour may go on a square."""
    if under_figures(s) >> square & 1:
        return "KI-21 add-figure"
    return "KI-21 on-stack" if s.stacks >> square & 1 else "KI-21 same-colour"


def _forbids_figure(s: State, square: int) -> str:
    """KI-12 Give the reason why the figure may not go to a square."""
    if not taken(s) >> square & 1:
        return "KI-12 no-token"
    return "KI-12 same-place" if s.figure[s.seat] == square else "KI-12 opponent"


# --- What a press may mean ---------------------------------------------------------------------------------------

ALIKE = {"leap": "move", "stack": "add", "fish": "figure"}  # nobody presses for one of these in particular


def candidates(s: State, seat: int, wanted: Mapping[str, Any]) -> list[int]:
    """List the decisions that a press may mean, likeliest first, legal or not.

    A press on one square may mean the token that leaves it, a token to add there, or the figure.  Where nothing can be
    caught, a catch without a place means the figure.
    """
    occupied = names(taken(s))
    found = [m for m in range(MOVES) if _means(tell(s, m, seat), wanted, occupied)]
    if not found and dict(wanted) == {"kind": "fish"}:
        found = list(range(FIGURE, MOVES))
    return sorted(found, key=lambda m: m < FIGURE) if s.phase == Phase.FIGURE else found


def _means(told: JsonObject, wanted: Mapping[str, Any], occupied: list[str]) -> bool:
    """Does a decision fit everything that was pressed?"""
    if "kind" in wanted and wanted["kind"] not in (told["kind"], ALIKE.get(told["kind"])):
        return False
    if "pieces" in wanted and wanted["pieces"] != told["pieces"]:
        return False
    places = wanted.get("places", told["places"])
    return places == told["places"] or (places == told["places"][:1] and told["places"][0] in occupied)
