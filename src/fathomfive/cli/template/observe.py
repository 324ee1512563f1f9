"""What a seat knows of Template, as numbers."""

from typing import Any

from fathomfive.cli.template.components import MOST_SEATS, State
from fathomfive.kernel.speed import rule


@rule
def observe(s: State, seat: int, out: Any) -> None:
    """Write what a seat knows, own seat first; whatever is in `out`, every number is written."""
    out[0] = s.seats
    out[1] = (s.seat - seat) % s.seats
    for k in range(MOST_SEATS):
        out[2 + k] = s.passes[(seat + k) % s.seats] if k < s.seats else 0
