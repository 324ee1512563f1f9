"""A bot for beginners: it looks one move ahead, and overlooks one thing in every turn."""

from collections.abc import Sequence
from enum import Enum
from itertools import islice
from typing import Any

import numpy as np
from numpy.typing import NDArray

from fathomfive.bots.bot import Advice, Seen
from fathomfive.bots.features import Features
from fathomfive.bots.mcts import Parameters
from fathomfive.bots.search import Search, Settings
from fathomfive.bots.turns import ends_turn
from fathomfive.kernel.dice import Dice, below, seeded
from fathomfive.kernel.game import Game

LOOKS = 8  # moves that are considered
EXAMPLES = 16  # moves among which kinds are found


class Oversight(Enum):
    """What can be overlooked."""

    LUCK = "only the likeliest outcome happens"
    OTHERS = "the other sides neither gain nor lose"
    KIND = "one kind of move is not thought of"


class Careless(Search):
    """A bot that overlooks one thing in every turn, chosen anew from its seed."""

    def __init__(self, game: Game, seats: int, seed: int = 0, settings: Settings | None = None) -> None:
        super().__init__(game, seats, seed, settings)
        self.oversights = [Oversight.OTHERS, Oversight.KIND] + [Oversight.LUCK] * (game.outcomes > 0)
        self.overlooked: Oversight | None = None
        self.forgotten = ""  # the kind of move that is not thought of
        self.turns = 0

    def choose(self, seen: Seen) -> int:
        """Choose the best move that it thinks of."""
        if len(seen.legal()) > 1 and not self.turn.goes_on(seen):
            self._begin_turn(seen)
        return super().choose(seen)

    def advise(self, seen: Seen) -> list[Advice]:
        """Judge the moves it thinks of alike; the others come last."""
        legal = seen.legal()
        considered = self._consider(seen, legal)
        self._set_roots(seen, 1)
        tries = max(1, self.settings.iterations // len(considered))
        how = self.parameters(seen)
        for m in considered:
            self.iterate(self.trees[0], tries, how._replace(only=int(m)))
        self.thoughts = self._sum_up(legal)
        return self.thoughts

    def _begin_turn(self, seen: Seen) -> None:
        """Choose what to overlook in this turn."""
        self.turns += 1
        dice = seeded(self.seed, self.turns)
        self.overlooked = self.oversights[below(dice, len(self.oversights))]
        self.forgotten = _any_kind(seen, dice) if self.overlooked is Oversight.KIND else ""

    def _consider(self, seen: Seen, legal: Sequence[int]) -> list[int]:
        """List the moves that look best at first sight, or all where the features do not say; no forgotten ones."""
        scores = self._first_sight(seen, legal)
        natural = sorted(legal, key=lambda m: scores[m], reverse=True)
        most = LOOKS if len(set(scores.values())) > 1 else self.settings.iterations
        if self.forgotten:
            rest = (m for m in natural if _kind(seen, m) != self.forgotten)
            return list(islice(rest, most)) or natural[:most]
        return natural[:most]

    def parameters(self, seen: Seen) -> Parameters:
        """Give what the compiled search needs to know, less what is overlooked."""
        how = super().parameters(seen)
        if self.overlooked is Oversight.LUCK:
            return how._replace(likeliest=True)
        if self.overlooked is Oversight.OTHERS:
            return how._replace(alone=True, level=self._own_points(seen))
        return how

    def _own_points(self, seen: Seen) -> float:
        out: NDArray[Any] = np.zeros(seen.game.sides(seen.seats))
        (Features.of(seen.game).value or seen.game.points)(seen.state, out)
        return float(out[seen.seat])


def _kind(seen: Seen, m: int) -> str:
    return str(seen.game.tell(seen.state, m, seen.seat)["kind"])


def _any_kind(seen: Seen, dice: Dice) -> str:
    """Choose a kind of move that does not end the turn; "" if there is none."""
    legal = seen.legal()
    some = [legal[below(dice, len(legal))] for _ in range(EXAMPLES)] if len(legal) > EXAMPLES else legal
    kinds = sorted({_kind(seen, m) for m in some} - {_kind(seen, m) for m in some if ends_turn(seen, m)})
    return kinds[below(dice, len(kinds))] if kinds else ""
