"""The bot that does not think."""

from fathomfive.bots.bot import Bot, Seen
from fathomfive.kernel.dice import below


class Random(Bot):
    """Chooses any legal move, each equally likely."""

    def choose(self, seen: Seen) -> int:
        """Throw dice."""
        legal = seen.legal()
        return legal[below(self.dice, len(legal))]
