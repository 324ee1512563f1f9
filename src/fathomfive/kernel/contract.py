"""The parts of a game as types, against which mypy checks every game.

`s` is the table, a record of the game's `State`.  A viewer is a seat, NOBODY (a spectator) or TABLE (sees everything).
"""

from collections.abc import Callable, Mapping
from typing import Any, Protocol

import numpy as np
from numpy.typing import NDArray
from typing_extensions import TypeVar

from fathomfive.kernel.actions import Action
from fathomfive.kernel.dice import Dice
from fathomfive.kernel.preview import JsonObject, Preview
from fathomfive.kernel.records import Record, Tables

Moves = NDArray[np.int32]  # where `legal` writes
Weights = NDArray[np.int32]  # where `odds` writes
BySide = NDArray[np.int64]  # where `points` and `rank` write
Observation = NDArray[np.int16]  # where `observe` writes; `Layout` says what every number means
Options = NDArray[np.int64]  # the rules number, then an index into the values of every option

S = TypeVar("S", bound=Record, default=Any)
S_contra = TypeVar("S_contra", bound=Record, contravariant=True)

# --- Rules: these run on every engine ----------------------------------------------------------------------------


class Setup(Protocol[S_contra]):
    """Fills a zeroed table.  Nothing is drawn here."""

    def __call__(self, s: S_contra, seats: int, options: Options, /) -> None: ...


class ToAct(Protocol[S_contra]):
    """Gives the seat that decides, TABLE, or NOBODY when the game is over."""

    def __call__(self, s: S_contra, /) -> int: ...


class Legal(Protocol[S_contra]):
    """Writes the legal moves in rising order and gives their number."""

    def __call__(self, s: S_contra, out: Moves, /) -> int: ...


class Odds(Protocol[S_contra]):
    """Writes whole-number weights of the TABLE's outcomes."""

    def __call__(self, s: S_contra, moves: Moves, n: int, weights: Weights, /) -> None: ...


class Play(Protocol[S_contra]):
    """Carries out one legal move."""

    def __call__(self, s: S_contra, m: int, /) -> None: ...


class Score(Protocol[S_contra]):
    """Writes a number for every side: its points, or its place."""

    def __call__(self, s: S_contra, out: BySide, /) -> None: ...


class Reason(Protocol[S_contra]):
    """Gives the index of the reason why the game ended."""

    def __call__(self, s: S_contra, /) -> int: ...


class Imagine(Protocol[S_contra]):
    """Re-deals in place what the viewer cannot know, every placing equally likely."""

    def __call__(self, s: S_contra, viewer: int, dice: Dice, /) -> None: ...


class Observe(Protocol[S_contra]):
    """Writes what a seat knows as whole numbers, as the layout says, its own side first; `out` holds zeros."""

    def __call__(self, s: S_contra, seat: int, out: Observation, /) -> None: ...


class Audit(Protocol[S_contra]):
    """Is every piece where it can be, and do all of them add up to the box?"""

    def __call__(self, s: S_contra, /) -> bool: ...


# --- Plain Python ------------------------------------------------------------------------------------------------


class Write(Protocol[S_contra]):
    """Writes a move as the viewer may know it; every number has a text at any time."""

    def __call__(self, s: S_contra, m: int, viewer: int, /) -> str: ...


class Read(Protocol[S_contra]):
    """Reads a move back from its text, a legal one if there is one; None if no move has this text."""

    def __call__(self, s: S_contra, text: str, viewer: int, /) -> int | None: ...


class Draw(Protocol[S_contra]):
    """Draws the table as text, complete for TABLE; `word` translates labels."""

    def __call__(self, s: S_contra, viewer: int = ..., word: Callable[[str], str] = ..., /) -> str: ...


class Parse(Protocol):
    """Reads a table back from its complete drawing."""

    def __call__(self, text: str, /) -> Tables: ...


class Show(Protocol[S_contra]):
    """Gives what a viewer sees, built from nothing upwards."""

    def __call__(self, s: S_contra, viewer: int, /) -> JsonObject: ...


class Tell(Protocol[S_contra]):
    """Tells a move as data: kind, seat, pieces, places, clause."""

    def __call__(self, s: S_contra, m: int, viewer: int, /) -> JsonObject: ...


class Forbids(Protocol[S_contra]):
    """Names the clause that forbids a move now, perhaps with a word for its reason; None exactly for legal moves."""

    def __call__(self, s: S_contra, m: int, /) -> str | None: ...


class Explain(Protocol[S_contra]):
    """Explains the points line by line, as far as the viewer may know."""

    def __call__(self, s: S_contra, viewer: int, /) -> list[JsonObject]: ...


class MakePreview(Protocol[S_contra]):
    """Predicts what a move would do, as far as the viewer may know."""

    def __call__(self, s: S_contra, m: int, viewer: int, /) -> Preview: ...


class Candidates(Protocol[S_contra]):
    """Lists the decisions a seat may mean by what it pressed, the likeliest first, legal or not."""

    def __call__(self, s: S_contra, seat: int, wanted: Mapping[str, Any], /) -> list[int]: ...


class Actions(Protocol[S_contra]):
    """Lists the kinds of decisions that the seat to act may look for now, with the decisions each stands for."""

    def __call__(self, s: S_contra, /) -> list[Action]: ...
