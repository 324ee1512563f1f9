"""A sequential test: is a bot above or below a bar?  It may stop after any block."""

from typing import Any

import numpy as np

from fathomfive.kernel.errors import Refused

RISK = 0.05
# Shares of the purse: small ones decide slowly but surely near the bar, large ones quickly far from it.
STAKES = np.geomspace(0.05, 0.98, 8)


class Verdict:
    """Two gamblers bet on every block, one that the mean is above the bar, one that it is below.

    Each spreads its money evenly over fixed stakes, and the odds are fair if the mean is exactly at the bar.  So the
    gambler who is wrong turns 1 into 1/risk with a probability of at most `risk`, however long the game (Ville's
    inequality).  The only assumptions are that scores lie between 0 and 1 and that blocks are alike.
    """

    def __init__(self, bar: float, risk: float = RISK) -> None:
        if not 0 < bar < 1:
            raise Refused("bad_number", f"expected a bar between 0 and 1, got {bar}")
        if not 0 < risk < 1:
            raise Refused("bad_number", f"expected a risk between 0 and 1, got {risk}")
        self.bar = bar
        self.risk = risk
        self.blocks = 0  # so far
        self.said: str | None = None  # "above" or "below"; None while undecided
        self._purses = {"above": np.ones_like(STAKES), "below": np.ones_like(STAKES)}

    def add(self, score: float) -> str | None:
        """Add the mean score of one more block; later blocks do not change a verdict."""
        if self.said is None:
            self.blocks += 1
            surplus = score - self.bar
            self._purses["above"] *= 1 + STAKES * surplus / self.bar
            self._purses["below"] *= 1 - STAKES * surplus / (1 - self.bar)
            self.said = next((side for side, purse in self._purses.items() if purse.mean() * self.risk >= 1), None)
        return self.said

    def data(self) -> dict[str, Any]:
        """Give the verdict as plain data."""
        return {"bar": self.bar, "risk": self.risk, "said": self.said or "undecided", "blocks": self.blocks}
