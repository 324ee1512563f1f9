"""What one viewer may see of Kipicot: everything, since nothing is hidden."""

from typing import Any

from fathomfive.games.kipicot import rules
from fathomfive.games.kipicot.components import (
    ADD,
    CALM_ROUNDS,
    COLOURS,
    FIGURE,
    HAND,
    LONGEST,
    MOST_SEATS,
    MOVE,
    RED,
    SQUARES,
    STAY,
    TARGET,
    WAYS,
    YELLOW,
    Phase,
    State,
)  # fmt: skip
from fathomfive.games.kipicot.notation import FIGURES, square_name
from fathomfive.games.kipicot.squares import first_of, size, without_first
from fathomfive.kernel.dice import Dice
from fathomfive.kernel.game import Told
from fathomfive.kernel.speed import rule

COLOUR_NAMES = ("red", "yellow")

# --- For search and learning ---------------------------------------------------------------------------------------


@rule
def imagine(s: State, viewer: int, dice: Dice) -> None:
    """Re-deal nothing: everyone knows everything."""


A_SEAT = SQUARES + 1 + COLOURS  # what is observed of one seat: its figure, on the board or in hand, and what it won
OBSERVATION = 8 + COLOURS + 3 * SQUARES + MOST_SEATS * A_SEAT


@rule
def observe(s: State, seat: int, out: Any) -> None:
    """Write what a seat knows, own seat first."""
    out[0] = s.seats
    for phase in range(4):
        out[1 + phase] = 1 if s.phase == phase else 0
    out[5] = (s.seat - seat) % s.seats
    out[6] = s.calm
    out[7] = 1 if rules.must_add(s) else 0
    n = 8
    for colour in range(COLOURS):
        out[n] = s.supply[colour]
        n += 1
    for square in range(SQUARES):
        out[n] = s.top[RED] >> square & 1
        out[n + 1] = s.top[YELLOW] >> square & 1
        out[n + 2] = s.stacks >> square & 1
        n += 3
    for k in range(MOST_SEATS):
        for cell in range(A_SEAT):
            out[n + cell] = 0
        if k < s.seats:
            other = (seat + k) % s.seats
            out[n + int(s.figure[other])] = 1
            for colour in range(COLOURS):
                out[n + SQUARES + 1 + colour] = s.won[other, colour]
        n += A_SEAT


# --- For people ----------------------------------------------------------------------------------------------------


def show(s: State, viewer: int) -> Told:
    """Build what a viewer sees."""
    return {
        "rules": s.rules,
        "seats": s.seats,
        "to_act": rules.to_act(s),
        "asked": Phase(s.phase).name.lower(),
        "side": s.seat,
        "calm": s.calm,
        "calm_limit": CALM_ROUNDS * s.seats,
        "must_add": rules.must_add(s),
        "supply": _by_colour(s.supply),
        "board": {square_name(q): _tokens(s, q) for q in range(SQUARES) if rules.taken(s) >> q & 1},
        "sides": [_show_seat(s, seat) for seat in range(s.seats)],
    }


def _by_colour(numbers: Any) -> dict[str, int]:
    return {name: int(n) for name, n in zip(COLOUR_NAMES, numbers, strict=True)}


def _tokens(s: State, square: int) -> list[str]:
    """Name the tokens of a square, the upper one first."""
    colour = rules.colour_at(s, square)
    return [COLOUR_NAMES[colour], COLOUR_NAMES[1 - colour]][: 1 + (s.stacks >> square & 1)]


def _show_seat(s: State, seat: int) -> Told:
    square = int(s.figure[seat])
    won = _by_colour(s.won[seat])
    return {
        "points": sum(won.values()),
        "won": won,
        "figure": FIGURES[seat],
        "stands": None if square == HAND else square_name(square),
    }


def tell(s: State, m: int, viewer: int) -> Told:
    """Tell a move as data, for the log, the board and the list of moves."""
    told: Told = {"kind": "", "seat": rules.to_act(s), "pieces": [], "places": [], "clause": ""}
    if m < STAY:
        square, way = divmod(m - MOVE, WAYS)
        to = square_name(int(TARGET[square, way]))
        kind = "leap" if s.stacks >> square & 1 else "move"
        told |= {"kind": kind, "clause": "KI-20", "pieces": [_token(rules.colour_at(s, square))]}
        return told | {"places": [square_name(square), to], "to": to}
    if m == STAY:
        return told | {"kind": "stay", "clause": "KI-10"}
    if m < FIGURE:
        colour, square = divmod(m - ADD, SQUARES)
        kind = "stack" if rules.taken(s) >> square & 1 else "add"
        return told | {
            "kind": kind, "clause": "KI-21", "pieces": [_token(colour)], "places": [square_name(square)],
        }  # fmt: skip
    square = m - FIGURE
    told |= {"pieces": [{"kind": "figure", "colour": FIGURES[s.seat]}], "places": [square_name(square)]}
    caught = rules.catch(s, square)
    if not caught:
        return told | {"kind": "figure", "clause": "KI-12"}
    return told | {"kind": "fish", "clause": "KI-31", "n": _tokens_on(s, caught), "caught": _names(caught)}


def _token(colour: int) -> Told:
    return {"kind": "token", "colour": COLOUR_NAMES[colour]}


def _tokens_on(s: State, squares: int) -> int:
    return size(squares) + size(squares & s.stacks)


def _names(squares: int) -> list[str]:
    names = []
    while squares:
        names.append(square_name(first_of(squares)))
        squares = without_first(squares)
    return names


def forbids(s: State, m: int) -> str | None:
    """Name the clause that forbids a move now; None when it is legal."""
    buffer = [0] * (LONGEST + 1)
    n = rules.legal(s, buffer)
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
    buffer = [0] * (LONGEST + 1)
    n = rules.list_moves(s, buffer)
    return m in buffer[:n]


def explain(s: State, viewer: int) -> list[Told]:
    """Explain the points of every side: the tokens it won."""
    lines = []
    for seat in range(s.seats):
        won = _by_colour(s.won[seat])
        points = sum(won.values())
        if points:
            lines.append({"side": seat, "kind": "won", "clause": "KI-40", **won, "points": points})
    return lines
