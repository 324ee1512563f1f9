"""Actions: the kinds of moves that a player looks for, and why some of them are not possible now."""

from collections.abc import Callable, Collection, Sequence
from typing import NamedTuple


class Action(NamedTuple):
    """A kind of decision that the seat to act may look for now."""

    kind: str  # names the text `action-<kind>`
    moves: Sequence[int]  # the decisions that it stands for
    why: Callable[[], str | None]  # asked where none of them is legal: the clause that forbids them, and the reason


class Impossible(NamedTuple):
    """A kind of decision that is not possible now: the clause that forbids it, and the text `why-<word>`."""

    kind: str
    clause: str
    why: str | None


def impossible(actions: Sequence[Action], legal: Collection[int]) -> list[Impossible]:
    """List the actions of which no decision is legal, in their order."""
    allowed = set(legal)
    found = []
    for action in actions:
        if allowed.isdisjoint(action.moves):
            clause, _, word = (action.why() or "").partition(" ")
            assert clause, f"{action.kind}: no decision is legal, and no clause forbids all of them"
            found.append(Impossible(action.kind, clause, word or None))
    return found
