"""A bot that plays by one look of a network: NumPy alone, nothing is compiled and nothing is searched."""

from typing import Annotated

import msgspec
import numpy as np
from numpy.typing import NDArray

from fathomfive.bots.bot import Advice, Bot, Seen
from fathomfive.bots.weights import Floats, Network, network_for
from fathomfive.kernel.dice import FACES, throw
from fathomfive.kernel.game import Game

THOUSAND = 1000  # visits of all moves together: a policy makes no visits, so its shares are written as such
TWO_SIDES = 2


class PolicySettings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How to play by a network.  A spec names the fields: `policy:temperature=0.3`."""

    weights: str = ""  # the file; none is the one that comes with the game
    temperature: Annotated[float, msgspec.Meta(ge=0, le=100)] = 0.0  # 0 makes the best move, 1 draws by the policy


class Policy(Bot):
    """A bot that makes the move that a network scores highest, or draws one by the scores."""

    def __init__(self, game: Game, seats: int, seed: int = 0, settings: PolicySettings | None = None) -> None:
        super().__init__(game, seats, seed)
        self.settings = settings or PolicySettings()
        self.network = network_for(game, self.settings.weights)
        self._raw = np.zeros(game.layout.size, np.int16)

    def choose(self, seen: Seen) -> int:
        """Choose the best move, or draw one."""
        legal = seen.legal()
        if len(legal) == 1:
            return legal[0]
        scores, values = self.look(seen, legal)
        self.thoughts = self._advice(legal, scores, values)
        if self.settings.temperature == 0:
            return self.thoughts[0].move
        chances = np.cumsum(softmax(scores / self.settings.temperature))
        drawn = int(np.searchsorted(chances, throw(self.dice) / FACES * chances[-1], side="right"))
        return legal[min(drawn, len(legal) - 1)]

    def advise(self, seen: Seen) -> list[Advice]:
        """Give every legal move with its share of the policy in thousandths as visits, the best first.

        The network values the table, not the moves, as the part of the others that a side will leave behind.  Only
        with two sides is that the chance to win, and it is given with the best move alone.
        """
        legal = seen.legal()
        self.thoughts = self._advice(legal, *self.look(seen, legal))
        return self.thoughts

    def look(self, seen: Seen, legal: list[int]) -> tuple[Floats, Floats]:
        """Give the scores of the legal moves, and the values of all sides as the seat counts them."""
        self._raw[:] = 0
        seen.game.observe(seen.state, seen.seat, self._raw)
        scores, values = think_sparsely(self.network, self._raw, seen.game.layout.scale)
        return scores[legal], values

    def _advice(self, legal: list[int], scores: Floats, values: Floats) -> list[Advice]:
        visits = np.rint(softmax(scores) * THOUSAND).astype(int).tolist()
        win = 0.5 + 0.5 * float(values[0]) if self.game.sides(self.seats) == TWO_SIDES else None
        best = np.argsort(-scores, kind="stable").tolist()
        return [Advice(legal[k], None if place else win, None, visits[k]) for place, k in enumerate(best)]


def think_sparsely(network: Network, raw: NDArray[np.int16], scale: Floats) -> tuple[Floats, Floats]:
    """Do what `Network.think` does for one observation: most of its numbers are zeros, whose rows are skipped."""
    at = raw.nonzero()[0]
    first = network.hidden[0]
    numbers = np.maximum((raw[at] * scale[at]) @ first.weights[at] + first.bias, 0)
    for layer in network.hidden[1:]:
        numbers = np.maximum(layer.of(numbers), 0)
    return network.policy.of(numbers), np.tanh(network.value.of(numbers))


def softmax(scores: Floats) -> Floats:
    """Turn scores into chances that add up to 1."""
    chances = np.exp(scores - scores.max())
    summed: Floats = chances / chances.sum()
    return summed
