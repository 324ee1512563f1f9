"""Networks for tests."""

from itertools import pairwise
from typing import Any

import numpy as np

from fathomfive.bots.weights import Layer, Network
from fathomfive.kernel.game import Game


def new_network(game: Game, *widths: int, seed: int = 1, **about: Any) -> Network:
    """Draw the weights of a network that has learned nothing."""
    dice = np.random.default_rng(seed)

    def layer(into: int, out: int) -> Layer:
        return Layer(
            (dice.standard_normal((into, out)) / np.sqrt(into)).astype(np.float32),
            (dice.standard_normal(out) / 10).astype(np.float32),
        )

    sizes = (game.layout.size, *(widths or (16, 8)))
    hidden = tuple(layer(into, out) for into, out in pairwise(sizes))
    policy, value = layer(sizes[-1], game.moves), layer(sizes[-1], game.most_sides)
    return Network(game.name, game.rules, game.layout.fingerprint, hidden, policy, value, **about)
