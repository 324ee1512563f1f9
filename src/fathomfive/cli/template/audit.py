"""Whether a table of Template is possible."""

from fathomfive.cli.template.components import ROUNDS, State
from fathomfive.kernel.speed import rule


@rule
def audit(s: State) -> bool:
    """TM-2, TM-3 Check that turns went round: seats before the one to act have passed once more than the others."""
    if s.seat < 0 or s.seat >= s.seats:
        return False
    done = int(s.passes[s.seat])
    for seat in range(s.seats):
        if s.passes[seat] != done + (1 if seat < s.seat else 0):
            return False
        if s.passes[seat] < 0 or s.passes[seat] > ROUNDS:
            return False
    return True
