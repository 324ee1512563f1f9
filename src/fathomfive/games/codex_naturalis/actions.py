"""The actions of Codex Naturalis that a player looks for, and why one of them is not possible now."""

from fathomfive.games.codex_naturalis import notation
from fathomfive.games.codex_naturalis.components import (
    BACK,
    FRONT,
    HAND,
    LAY,
    PLACES,
    SORTS,
    TAKE,
    TOP_CARD,
    Phase,
    State,
)
from fathomfive.kernel.actions import Action


def actions(s: State) -> list[Action]:
    """CN-20, CN-25 List what a player looks for: a card face up or face down, then a face-up card or a deck."""
    if s.phase == Phase.LAY:
        return [
            Action("lay", _lays(s, FRONT), lambda: "CN-23 no-card" if s.open[s.seat].any() else "CN-21 no-place"),
            Action("lay-down", _lays(s, BACK), lambda: "CN-21 no-place"),
        ]
    if s.phase == Phase.DRAW:
        return [
            Action("take", range(TAKE, TOP_CARD), lambda: "CN-25 none-up"),
            Action("draw", range(TOP_CARD, TOP_CARD + SORTS), lambda: "CN-25 decks-empty"),
        ]
    return []


def _lays(s: State, side: int) -> list[int]:
    """CN-21, CN-22 List the ways to lay a card of the hand on a side."""
    held = [slot for slot in range(HAND) if s.hand[s.seat, slot] > 0]
    return [notation.pack(slot, side, place) for slot in held for place in range(PLACES)] or [LAY]
