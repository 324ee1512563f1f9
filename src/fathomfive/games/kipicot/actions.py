"""The actions of Kipicot that a player looks for, and why one of them is not possible now."""

from fathomfive.games.kipicot.components import ADD, FIGURE, MOVE, SQUARES, STAY, Phase, State
from fathomfive.games.kipicot.refuse import forbids
from fathomfive.games.kipicot.rules import catch, fishing_squares, must_add, taken, under_figures
from fathomfive.kernel.actions import Action


def actions(s: State) -> list[Action]:
    """KI-10, KI-11, KI-12 List what a player looks for: to move a token, to add one, to fish."""
    fish = Action("fish", _catches(s), lambda: _no_catch(s))
    if s.phase == Phase.FIGURE:
        return [fish]
    if s.phase == Phase.OVER:
        return []
    return [
        Action("move", range(MOVE, STAY), lambda: _no_token_moves(s)),
        Action("add", range(ADD, FIGURE), lambda: forbids(s, ADD)),
        fish,
    ]


def _no_token_moves(s: State) -> str:
    """KI-20, KI-22 No token can be moved."""
    if must_add(s) and s.phase == Phase.BUILD:
        return "KI-22 must-add"
    if not taken(s):
        return "KI-20 empty-board"
    return "KI-20 all-under" if not taken(s) & ~under_figures(s) else "KI-20 all-stuck"


def _catches(s: State) -> list[int]:
    """KI-30, KI-31 List the squares from which the active figure would win something."""
    return [FIGURE + square for square in range(SQUARES) if s.phase != Phase.FIGURE or catch(s, square)]


def _no_catch(s: State) -> str | None:
    """KI-12, KI-30, KI-32 Nothing can be won this turn."""
    if s.phase != Phase.FIGURE:
        return forbids(s, FIGURE)
    return "KI-32 no-corner" if fishing_squares(s) else "KI-30 no-square"
