"""The end of Klofni rybku: whose turn is next, and when the game is over."""

from fathomfive.games.deep_dive.components import (
    Phase,
    State,
)  # fmt: skip
from fathomfive.games.deep_dive.rules_dive import begin_turn
from fathomfive.games.deep_dive.rules_solo import rival_begins
from fathomfive.kernel.speed import rule


@rule
def next_turn(s: State) -> None:
    """DD-12, DD-41 Pass the turn on; the round after the one in which the end began is the last."""
    s.side = s.side + 1 if s.side + 1 < s.sides else 0
    if s.side == s.start:
        if s.last == 1:
            s.phase = Phase.OVER
            return
        s.last = s.ending
    if s.side < s.seats:
        begin_turn(s)
    else:
        rival_begins(s)


@rule
def reason(s: State) -> int:
    """DD-41 Give the only reason: everyone has had the last dive."""
    return 0
