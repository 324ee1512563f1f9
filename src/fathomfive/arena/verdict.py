"""A sequential test: is a bot above or below a bar?  It may stop after any block."""

from typing import Any

import numpy as np

from fathomfive.kernel.errors import Refused

RISK = 0.05
# Shares of the capital to bet: small ones are best if the mean is near the bar, large ones if it is far from it.
STAKES = np.geomspace(0.05, 0.98, 8)


class Verdict:
    """A test by betting: one gambler bets on every block that the mean is above the bar, another that it is below.

    Each divides its capital of 1 evenly among fixed stakes, and the bets are fair if the mean is exactly at the bar.
    So the gambler who is wrong reaches 1/risk with a probability of at most `risk`, however many blocks are played
    (Ville's inequality).  The only assumptions are that scores lie between 0 and 1 and that blocks are alike.
    """

    def __init__(self, bar: float, risk: float = RISK) -> None:
        if not 0 < bar < 1:
            raise Refused("bad_number", f"expected a bar between 0 and 1, got {bar}")
        if not 0 < risk < 1:
            raise Refused("bad_number", f"expected a risk between 0 and 1, got {risk}")
        self.bar = bar
        self.risk = risk
        self.blocks = 0  # so far
        self.decision: str | None = None  # "above" or "below"; None while undecided
        self._capital = {"above": np.ones_like(STAKES), "below": np.ones_like(STAKES)}

    def add(self, score: float) -> str | None:
        """Add the mean score of one more block, and give the decision, which does not change once it is made."""
        if self.decision is None:
            self.blocks += 1
            surplus = score - self.bar
            self._capital["above"] *= 1 + STAKES * surplus / self.bar
            self._capital["below"] *= 1 - STAKES * surplus / (1 - self.bar)
            self.decision = next(
                (side for side, capital in self._capital.items() if capital.mean() * self.risk >= 1), None
            )
        return self.decision

    def data(self) -> dict[str, Any]:
        """Give the verdict as plain data."""
        return {"bar": self.bar, "risk": self.risk, "decision": self.decision or "undecided", "blocks": self.blocks}
