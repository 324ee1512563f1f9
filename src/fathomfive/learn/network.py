"""The network that learns, as JAX computes it: the same layers as in `bots/weights.py`."""

from itertools import pairwise
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np

from fathomfive.bots.weights import Layer, Network
from fathomfive.kernel.game import Game

Array = jax.Array
NEVER = -1e9  # the score of a move that is not legal


class Weights(NamedTuple):
    """All layers of a network."""

    hidden: tuple[Layer, ...]
    policy: Layer
    value: Layer


def new_weights(game: Game, widths: tuple[int, ...], seed: int, device: Any) -> Weights:
    """Draw the weights of a network that has learned nothing."""
    dice = np.random.default_rng(seed)

    def layer(into: int, out: int, scale: float) -> Layer:
        drawn = dice.standard_normal((into, out), np.float32) * np.float32(scale / np.sqrt(into))
        return Layer(drawn, np.zeros(out, np.float32))

    sizes = (game.layout.size, *widths)
    # most numbers of an observation are zero, so the first layer begins larger
    hidden = tuple(layer(into, out, np.sqrt(2) if n else 2.0) for n, (into, out) in enumerate(pairwise(sizes)))
    drawn = Weights(hidden, layer(sizes[-1], game.moves, 0.01), layer(sizes[-1], game.most_sides, 0.01))
    copied: Weights = jax.device_put(drawn, device)
    return copied


def think(weights: Weights, observation: Array) -> tuple[Array, Array]:
    """Give the scores of all moves, and the reward that every side may expect, the own one first."""
    numbers = observation
    for layer in weights.hidden:
        numbers = jax.nn.relu(numbers @ layer.weights + layer.bias)
    value = jnp.tanh(numbers @ weights.value.weights + weights.value.bias)
    return numbers @ weights.policy.weights + weights.policy.bias, value


def log_policy(scores: Array, mask: Array) -> Array:
    """Give the logarithm of the chance of each move; very negative where it is not legal."""
    return jax.nn.log_softmax(jnp.where(mask, scores, NEVER))


def to_network(game: Game, weights: Weights, trained: dict[str, Any], strength: dict[str, Any]) -> Network:
    """Give the network as it is saved and as bots use it."""
    hidden, policy, value = jax.tree.map(np.asarray, weights)
    return Network(game.name, game.rules, game.layout.fingerprint, hidden, policy, value, trained, strength)
