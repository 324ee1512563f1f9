"""The corals of a table of Reef Encounter, computed once for `show` and `preview`."""

from dataclasses import dataclass
from functools import lru_cache
from typing import Any, cast

from fathomfive.games.reef_encounter.components import State
from fathomfive.games.reef_encounter.notation import NAMES
from fathomfive.games.reef_encounter.pieces import coral_piece
from fathomfive.games.reef_encounter.rules_reef import joined, protected
from fathomfive.kernel.game import JsonObject

UNGUARDED = -1


@dataclass(frozen=True, eq=False)
class Coral:
    """A coral, and the shrimp that guards it."""

    colour: int
    squares: int
    guard: int  # the seat whose shrimp guards it, or UNGUARDED
    shrimp: int  # the square of that shrimp
    names: list[str]

    @property
    def piece(self) -> JsonObject:
        """The coral as a piece."""
        return coral_piece(self.colour, len(self.names))

    @property
    def protected(self) -> int:
        """The squares its shrimp protects (RE-45)."""
        return protected(self.squares, self.shrimp)


def names_of(kind: int, squares: int) -> list[str]:
    """Name a set of squares on a board of the box, in reading order."""
    return list(_names_of(kind, squares))


@lru_cache(maxsize=4096)  # the corals of a board are named again and again
def _names_of(kind: int, squares: int) -> tuple[str, ...]:
    return tuple(name for bit, name in NAMES[kind].items() if squares >> bit & 1)


def corals_of(s: State, board: int) -> list[Coral]:
    """List the corals of a board, colour by colour."""
    kind = int(s.kind[board])
    owned: list[int] = s.shrimp[: s.seats, board].tolist()
    found = []
    for colour, polyps in enumerate(s.coral[board].tolist()):
        left = polyps
        while left:
            squares = joined(polyps, left & -left)
            left &= ~squares
            guard = next((p for p, own in enumerate(owned) if own & squares), UNGUARDED)
            shrimp = 0 if guard == UNGUARDED else owned[guard] & squares
            found.append(Coral(colour, squares, guard, shrimp, names_of(kind, squares)))
    return found


class _Plain:
    """A table as Python numbers."""


def plain(s: State) -> State:
    """Copy a table for rules that only read it, since plain Python numbers are faster to read than array cells."""
    copy: Any = _Plain()
    for name in s.scalars:
        setattr(copy, name, getattr(s, name))
    for name in s.arrays:
        cells = getattr(s, name).tolist()
        if isinstance(cells[0], list):
            cells = {(i, j): cell for i, row in enumerate(cells) for j, cell in enumerate(row)}
        setattr(copy, name, cells)
    return cast(State, copy)
