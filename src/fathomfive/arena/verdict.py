"""Is a bot above or below a bar?  A test that may look after every block, and may stop when it likes."""

from typing import Any

import numpy as np

from fathomfive.kernel.errors import Refused

RISK = 0.05
# Parts of the purse: small ones win slowly and surely against a bar that is near, large ones at once against a far one.
STAKES = np.geomspace(0.05, 0.98, 8)


class Verdict:
    """Two gamblers bet on every block, one that the mean is above the bar, one that it is below.

    Each spreads its money evenly over fixed stakes, and the odds are fair when the mean is just at the bar.  So the one
    who is wrong turns 1 into 1/risk with a chance of at most `risk`, however long it may play (Ville's inequality).
    Nothing is assumed of the scores but that they lie from 0 to 1 and that blocks are alike.
    """

    def __init__(self, bar: float, risk: float = RISK) -> None:
        if not 0 < bar < 1:
            raise Refused("bad_number", f"expected a bar between 0 and 1, got {bar}")
        if not 0 < risk < 1:
            raise Refused("bad_number", f"expected a risk between 0 and 1, got {risk}")
        self.bar = bar
        self.risk = risk
        self.blocks = 0  # heard so far
        self.said: str | None = None  # "above" or "below"; None while undecided
        self._purses = {"above": np.ones_like(STAKES), "below": np.ones_like(STAKES)}

    def hear(self, score: float) -> str | None:
        """Hear the mean score of one more block; nothing that comes after a verdict changes it."""
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
