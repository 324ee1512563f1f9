"""The bot that plays at random."""

from fathomfive.bots.bot import Bot, Seen
from fathomfive.kernel.dice import below


class RandomBot(Bot):
    """Chooses a legal move at random, each equally likely."""

    def choose(self, seen: Seen) -> int:
        """Choose by dice."""
        legal = seen.legal()
        return legal[below(self.dice, len(legal))]
