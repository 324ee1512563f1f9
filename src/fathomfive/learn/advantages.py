"""How much better than expected every decision turned out, along the decisions of its own seat (GAE)."""

from typing import NamedTuple

import jax
import jax.numpy as jnp

Array = jax.Array


class Past(NamedTuple):
    """What is needed of some steps to judge their decisions: a row a step, then a column a table."""

    seat: Array  # that decided
    value: Array  # by side, counted from the seat: the reward that was expected
    real: Array  # a decision to judge
    done: Array  # the game ended after it
    reward: Array  # by side


class Tables(NamedTuple):
    """What is true at every table after the last step."""

    value: Array  # by side, counted from the seat to act
    seat: Array  # to act
    sides: Array  # how many there are


def advantages(past: Past, now: Tables, gae: float) -> Array:
    """Judge the decisions, for every side as the seat counts them; nothing is discounted."""
    most = past.reward.shape[2]
    sides = now.sides[:, None, None]
    seat, ahead = jnp.arange(most)[None, :, None], jnp.arange(most)[None, None, :]
    side = (seat + ahead) % sides  # table, seat, how many sides ahead: the side that is meant
    present = ahead < sides

    def by_seat(rewards: Array) -> Array:
        """Let every seat count the rewards of the sides from its own."""
        return jnp.where(present, jnp.take_along_axis(rewards[:, None, :], side, 2), 0.0)

    # the seat to act says what all sides may expect from here
    seen = jnp.where(
        present, jnp.take_along_axis(now.value[:, None, :], (side - now.seat[:, None, None]) % sides, 2), 0.0
    )

    def back(later: tuple[Array, Array, Array], step: Past) -> tuple[tuple[Array, Array, Array], Array]:
        ended = step.done[:, None, None]
        value, advantage, reward = (jnp.where(ended, 0.0, each) for each in later)
        reward = reward + by_seat(step.reward)
        at = step.seat[:, None, None]
        surprise = jnp.take_along_axis(reward + value, at, 1)[:, 0] - step.value
        better = jnp.where(present[:, 0], surprise + gae * jnp.take_along_axis(advantage, at, 1)[:, 0], 0.0)
        own = (seat == at) & step.real[:, None, None]
        value = jnp.where(own, step.value[:, None, :], value)
        advantage = jnp.where(own, better[:, None, :], advantage)
        reward = jnp.where(own, 0.0, reward)
        return (value, advantage, reward), jnp.where(step.real[:, None], better, 0.0)

    _, found = jax.lax.scan(back, (seen, jnp.zeros_like(seen), jnp.zeros_like(seen)), past, reverse=True)
    judged: Array = found
    return judged
