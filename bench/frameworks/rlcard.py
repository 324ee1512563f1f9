"""RLCard's games."""

import random
from typing import Any, SupportsIndex

import rlcard

from frameworks import Play, one_by_one

DECK = {"gin-rummy": 52, "uno": 108, "limit-holdem": 52}


class Pile(list[Any]):
    """A pile of cards that counts the cards drawn, also after it is refilled."""

    drawn = 0

    def pop(self, index: SupportsIndex = -1, /) -> Any:
        """Draw a card."""
        self.drawn += 1
        return super().pop(index)


def ready(game: str, players: int) -> Play:
    """Play any legal action; every card that leaves the pile is a step, too."""
    env = rlcard.make(game)
    if env.num_players != players:
        raise ValueError(f"expected {game} for {players} players, got {env.num_players}")

    def one() -> int:
        state, _ = env.reset()
        dealer = env.game.round.dealer if game == "gin-rummy" else env.game.dealer
        name = "stock_pile" if game == "gin-rummy" else "deck"
        pile = Pile(getattr(dealer, name))
        setattr(dealer, name, pile)
        steps = DECK[game] - len(pile)
        while not env.is_over():
            state, _ = env.step(random.choice(list(state["legal_actions"])))
            steps += 1
        return steps + pile.drawn

    return one_by_one(one)
