"""What a seat knows of Template, as numbers for learning."""

from typing import Any

from fathomfive.cli.template.components import MOST_SEATS, ROUNDS, SEATS, State
from fathomfive.kernel.layout import Field, Layout
from fathomfive.kernel.speed import rule

LAYOUT = Layout(
    Field("seats", "The number of seats.", shape=(len(SEATS),), axes=("from the fewest",)),
    Field("turn", "The seat whose turn it is, counted from the own seat.", shape=(MOST_SEATS,), axes=("seat",)),
    Field("passes", "How often each seat has passed, the own seat first.", ROUNDS, (MOST_SEATS,), axes=("seat",)),
)
NUMBER, TURN, PASSES = LAYOUT.starts
FEWEST = min(SEATS)


@rule
def observe(s: State, seat: int, out: Any) -> None:
    """Write what a seat knows, own seat first; `out` holds zeros."""
    out[NUMBER + s.seats - FEWEST] = 1
    out[TURN + (s.seat - seat) % s.seats] = 1
    for k in range(s.seats):
        out[PASSES + k] = s.passes[(seat + k) % s.seats]
