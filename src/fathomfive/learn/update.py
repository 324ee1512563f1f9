"""Learning from decisions: the loss of PPO, and Adam."""

from collections.abc import Callable
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp

from fathomfive.learn.network import Weights, log_policy, think
from fathomfive.learn.rollout import Judged, Kept
from fathomfive.learn.settings import Settings

Array = jax.Array
FIRST, SECOND, TINY = 0.9, 0.999, 1e-5  # of Adam


class Adam(NamedTuple):
    """What the optimizer remembers."""

    steps: Array
    mean: Weights
    square: Weights


class Rates(NamedTuple):
    """What falls while the network learns."""

    learning_rate: Any  # a number, or an array without axes
    entropy: Any


class Decisions(NamedTuple):
    """Some decisions, a row each."""

    observation: Array
    mask: Array
    move: Array
    log_chance: Array  # when it was chosen
    real: Array  # whether to learn from it
    advantage: Array
    target: Array  # of the value, by side
    present: Array  # by side


class Losses(NamedTuple):
    """What the updates tried to make small, and how the policy looked."""

    policy: Array
    value: Array
    entropy: Array
    clipped: Array  # the part of the decisions that changed too much already


def new_adam(weights: Weights, device: Any) -> Adam:
    """Begin without memory."""
    mean, square = (jax.tree.map(jnp.zeros_like, weights) for _ in range(2))
    begun: Adam = jax.device_put(Adam(jnp.zeros((), jnp.int32), mean, square), device)
    return begun


def adam_step(weights: Weights, adam: Adam, gradients: Weights, rate: Any, most_norm: float) -> tuple[Weights, Adam]:
    """Change the weights a little, against their gradients; long gradients are shortened."""
    norm = jnp.sqrt(sum((gradient**2).sum() for gradient in jax.tree.leaves(gradients)))
    shorter = jnp.minimum(1.0, most_norm / (norm + 1e-8))
    gradients = jax.tree.map(lambda gradient: gradient * shorter, gradients)
    steps = adam.steps + 1
    mean = jax.tree.map(lambda old, new: FIRST * old + (1 - FIRST) * new, adam.mean, gradients)
    square = jax.tree.map(lambda old, new: SECOND * old + (1 - SECOND) * new**2, adam.square, gradients)
    rate = rate * jnp.sqrt(1 - SECOND**steps) / (1 - FIRST**steps)
    moved = jax.tree.map(lambda weight, m, v: weight - rate * m / (jnp.sqrt(v) + TINY), weights, mean, square)
    return moved, Adam(steps, mean, square)


def policy_losses(policy: Array, made: Decisions, clip: float) -> tuple[Array, Array, Array]:
    """Give the loss of PPO, the entropy, and the part that is clipped, for logarithms of chances."""
    weight = made.real / jnp.maximum(made.real.sum(), 1)
    ratio = jnp.exp(jnp.take_along_axis(policy, made.move[:, None], 1)[:, 0] - made.log_chance)
    gain = jnp.minimum(ratio * made.advantage, jnp.clip(ratio, 1 - clip, 1 + clip) * made.advantage)
    entropy = -jnp.where(made.mask, jnp.exp(policy) * policy, 0.0).sum(1)
    clipped = jnp.abs(ratio - 1) > clip
    return -(gain * weight).sum(), (entropy * weight).sum(), (clipped * weight).sum()


def value_loss(value: Array, target: Array, present: Array, real: Array) -> Array:
    """Give half of the mean squared error of the values of all sides that there are."""
    weight = present * real[:, None]
    return (weight * (value - target) ** 2).sum() / jnp.maximum(weight.sum(), 1) / 2


def loss(weights: Weights, made: Decisions, entropy_weight: Any, settings: Settings) -> tuple[Array, Losses]:
    """Give the whole loss and its parts."""
    scores, value = think(weights, made.observation)
    policy, entropy, clipped = policy_losses(log_policy(scores, made.mask), made, settings.clip)
    missed = value_loss(value[:, : made.target.shape[1]], made.target, made.present, made.real)
    total = policy - entropy_weight * entropy + settings.value_weight * missed
    return total, Losses(policy, missed, entropy, clipped)


def make_update(settings: Settings) -> Callable[..., Any]:
    """Make the compiled function that learns from all decisions of a rollout."""

    def update(weights: Weights, adam: Adam, kept: Kept, judged: Judged, rates: Rates, key: Array) -> Any:
        def flat(array: Array) -> Array:
            return array.reshape(-1, *array.shape[2:])

        everything = Decisions(*map(flat, (*kept[:4], kept.real, *judged)))
        size, count = settings.minibatch, everything.real.sum()
        rounds = jnp.maximum(count // size, 1)

        def minibatch(n: Array, state: Any) -> Any:
            weights, adam, losses, order = state
            rows = jax.lax.dynamic_slice(order, (n * size,), (size,))
            some = normalized(Decisions(*(array[rows] for array in everything)))
            gradients, parts = jax.grad(loss, has_aux=True)(weights, some, rates.entropy, settings)
            weights, adam = adam_step(weights, adam, gradients, rates.learning_rate, settings.most_norm)
            return weights, adam, jax.tree.map(jnp.add, losses, parts), order

        def epoch(state: Any, key: Array) -> Any:
            noise = jax.random.uniform(key, everything.real.shape)
            order = jnp.argsort(jnp.where(everything.real, noise, 2.0))  # those to learn from first
            weights, adam, losses, _ = jax.lax.fori_loop(0, rounds, minibatch, (*state, order))
            return (weights, adam, losses), None

        nothing = Losses(*(jnp.zeros(()) for _ in Losses._fields))
        keys = jax.random.split(key, settings.epochs)
        (weights, adam, losses), _ = jax.lax.scan(epoch, (weights, adam, nothing), keys)
        return weights, adam, jax.tree.map(lambda total: total / (rounds * settings.epochs), losses)

    compiled: Callable[..., Any] = jax.jit(update, donate_argnums=(1,))
    return compiled


def normalized(some: Decisions) -> Decisions:
    """Give the advantages of a minibatch the mean 0 and the spread 1."""
    weight = some.real / jnp.maximum(some.real.sum(), 1)
    mean = (some.advantage * weight).sum()
    spread = jnp.sqrt(((some.advantage - mean) ** 2 * weight).sum())
    return some._replace(advantage=(some.advantage - mean) / (spread + 1e-8))
