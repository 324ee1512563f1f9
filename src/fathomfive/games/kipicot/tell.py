"""Moves of Kipicot as data, for the log, the board and the list of moves."""

from fathomfive.games.kipicot.components import ADD, FIGURE, MOVE, SQUARES, STAY, TARGET, WAYS, State
from fathomfive.games.kipicot.notation import square_name
from fathomfive.games.kipicot.pieces import figure, names, token
from fathomfive.games.kipicot.rules import catch, colour_at, taken, to_act
from fathomfive.games.kipicot.squares import size
from fathomfive.kernel.game import JsonObject


def tell(s: State, m: int, viewer: int) -> JsonObject:
    """Describe a move."""
    if m < STAY:
        told = _tell_move(s, (m - MOVE) // WAYS, (m - MOVE) % WAYS)
    elif m == STAY:
        told = {"kind": "stay", "clause": "KI-10", "pieces": [], "places": []}
    elif m < FIGURE:
        told = _tell_add(s, *divmod(m - ADD, SQUARES))
    else:
        told = _tell_figure(s, m - FIGURE)
    return {"seat": to_act(s), **told}


def _tell_move(s: State, square: int, way: int) -> JsonObject:
    to = square_name(int(TARGET[square, way]))
    return {
        "kind": "leap" if s.stacks >> square & 1 else "move",
        "clause": "KI-20",
        "pieces": [token(colour_at(s, square))],
        "places": [square_name(square), to],
        "to": to,
    }


def _tell_add(s: State, colour: int, square: int) -> JsonObject:
    kind = "stack" if taken(s) >> square & 1 else "add"
    return {"kind": kind, "clause": "KI-21", "pieces": [token(colour)], "places": [square_name(square)]}


def _tell_figure(s: State, square: int) -> JsonObject:
    told: JsonObject = {"pieces": [figure(s.seat)], "places": [square_name(square)]}
    caught = catch(s, square)
    if not caught:
        return {"kind": "figure", "clause": "KI-12", **told}
    n = size(caught) + size(caught & s.stacks)
    return {"kind": "fish", "clause": "KI-31", **told, "n": n, "caught": names(caught)}
