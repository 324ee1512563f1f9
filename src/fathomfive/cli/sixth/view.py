"""What one viewer may see of Sixth: everything, since nothing is hidden."""

from typing import Any

from fathomfive.cli.sixth import rules
from fathomfive.cli.sixth.components import LONGEST, MOST_SEATS, State
from fathomfive.kernel.game import Told
from fathomfive.kernel.speed import rule

# --- For search and learning -------------------------------------------------------------------------------------


@rule
def imagine(s: State, viewer: int, dice: Any) -> None:
    """Re-deal nothing: everyone knows everything."""


@rule
def observe(s: State, seat: int, out: Any) -> None:
    """Write what a seat knows as numbers, own seat first; whatever is in `out`, every number is written."""
    out[0] = s.seats
    out[1] = (s.seat - seat) % s.seats
    for k in range(MOST_SEATS):
        out[2 + k] = s.passes[(seat + k) % s.seats] if k < s.seats else 0


# --- For people --------------------------------------------------------------------------------------------------


def show(s: State, viewer: int) -> Told:
    """Build what a viewer sees, from nothing upwards."""
    return {"to_act": rules.to_act(s), "sides": [{"passes": int(s.passes[seat])} for seat in range(s.seats)]}


def tell(s: State, m: int, viewer: int) -> Told:
    """Tell a move as data; texts/ has the words for it: move-pass and choose-pass.

    A move of pieces would have "pieces": [{"kind": "stone", "colour": "red"}], "places": ["b3"].
    """
    return {"kind": "pass", "seat": rules.to_act(s), "pieces": [], "places": [], "clause": "SX-2"}


def forbids(s: State, m: int) -> str | None:
    """Name the clause that forbids a move now; None when it is legal."""
    buffer = [0] * LONGEST
    n = rules.legal(s, buffer)
    return None if m in buffer[:n] else "SX-3"


def explain(s: State, viewer: int) -> list[Told]:
    """Explain the points line by line; texts/ has the words for it: points-passes."""
    return [
        {"side": seat, "kind": "passes", "clause": "SX-3", "points": int(s.passes[seat])} for seat in range(s.seats)
    ]
