"""Advantages and updates: compared with the example in NumPy, and with slow twins."""

from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
import pytest

import ppo
from fathomfive.bots.weights import Layer
from fathomfive.learn.advantages import Past, Tables, advantages
from fathomfive.learn.network import Weights, log_policy
from fathomfive.learn.points import leads
from fathomfive.learn.update import Decisions, adam_step, new_adam, normalized, policy_losses, value_loss

STEPS, TABLES, SEATS = 40, 5, 3


def some_past(dice: np.random.Generator, sides: int = SEATS) -> tuple[dict[str, Any], Any]:
    done = dice.random((STEPS, TABLES)) < 0.1
    past = {
        "seat": dice.integers(0, sides, (STEPS, TABLES)),
        "value": dice.standard_normal((STEPS, TABLES, sides)).astype(np.float32),
        "real": dice.random((STEPS, TABLES)) < 0.7,
        "done": done,
        "reward": (dice.standard_normal((STEPS, TABLES, sides)) * done[..., None]).astype(np.float32),
    }
    return past, dice.standard_normal((TABLES, sides)).astype(np.float32)


def found_by(past: dict[str, Any], last: Any, seat: Any, sides: Any, gae: float) -> Any:
    now = Tables(jnp.asarray(last), jnp.asarray(seat), jnp.asarray(sides))
    return np.asarray(advantages(Past(**{name: jnp.asarray(array) for name, array in past.items()}), now, gae))


def test_the_advantage_of_the_own_side_is_that_of_the_example() -> None:
    past, last = some_past(np.random.default_rng(1))
    seat = np.array([0, 1, 2, 1, 0])
    last = np.repeat(-last[:, :1] / (SEATS - 1), SEATS, axis=1)  # the example lets the others share what one expects
    last[:, 0] *= -(SEATS - 1)
    own = ppo.Past(past["seat"], past["value"][..., 0], past["real"], past["done"], past["reward"])
    expected = ppo.advantages(own, last[:, 0], seat, 0.9)
    found = found_by(past, last, seat, np.full(TABLES, SEATS), 0.9)
    assert np.allclose(found[..., 0], expected, atol=1e-4)


def slow(past: dict[str, Any], last: Any, at: tuple[int, int, int], now: tuple[int, int], gae: float) -> float:
    """Follow the later decisions of one seat, for one side counted from it."""
    t, table, ahead = at
    seat, (last_seat, sides) = int(past["seat"][t, table]), now
    side, reward = (seat + ahead) % sides, 0.0
    for later in range(t, STEPS):
        if later > t and past["real"][later, table] and past["seat"][later, table] == seat:
            further = slow(past, last, (later, table, ahead), now, gae)
            value = past["value"][:, table, ahead]
            return float(reward + value[later] - value[t] + gae * further)
        reward += past["reward"][later, table, side]
        if past["done"][later, table]:
            return float(reward - past["value"][t, table, ahead])
    return float(reward + last[table, (side - last_seat) % sides] - past["value"][t, table, ahead])


def test_every_side_is_judged_and_absent_ones_are_not() -> None:
    dice = np.random.default_rng(2)
    past, last = some_past(dice)
    past["reward"] += dice.standard_normal(past["reward"].shape).astype(np.float32)  # points on the way
    sides, seat = np.array([2, 3, 3, 2, 3]), np.array([1, 2, 0, 0, 1])
    past["seat"] %= sides
    found = found_by(past, last, seat, sides, 0.9)
    for t, table, ahead in np.ndindex(STEPS, TABLES, SEATS):
        judged = past["real"][t, table] and ahead < sides[table]
        now = int(seat[table]), int(sides[table])
        expected = slow(past, last, (t, table, ahead), now, 0.9) if judged else 0.0
        assert found[t, table, ahead] == pytest.approx(expected, abs=1e-3)


def test_a_lead_in_points_is_a_reward_that_is_lost_with_it() -> None:
    points = np.array([[[4, 0]], [[0, 6]], [[8, 2]]], np.float32)  # as seats 0, 1 and 0 count them
    done = jnp.array([[False], [False]])
    past = Past(jnp.array([[0], [1]]), jnp.zeros((2, 1, 2)), jnp.ones((2, 1), bool), done, jnp.zeros((2, 1, 2)))
    now = Tables(jnp.zeros((1, 2)), jnp.array([0]), jnp.array([2]))
    found = np.asarray(leads((jnp.asarray(points[:2]), jnp.asarray(points[2])), past, now))
    usual = np.sqrt(np.mean(np.array([4.0, 6.0, 6.0]) ** 2)) + 1e-3
    assert np.allclose(found[:, 0], np.array([[2, -2], [0, 0]]) / usual)
    ended = np.asarray(leads((jnp.asarray(points[:2]), jnp.asarray(points[2])), past._replace(done=~done), now))
    assert not ended.any()


ROWS, MOVES = 60, 5


def some_decisions() -> tuple[Any, Decisions]:
    dice = np.random.default_rng(3)
    mask = dice.random((ROWS, MOVES)) < 0.6
    mask[:, 2] = True
    scores = dice.standard_normal((ROWS, MOVES)).astype(np.float32)
    move = np.where(mask, dice.random(mask.shape), -1).argmax(axis=1)
    chance = np.asarray(log_policy(jnp.asarray(scores), jnp.asarray(mask)))[np.arange(ROWS), move]
    before = chance + dice.choice([-0.5, -0.05, 0.05, 0.5], ROWS).astype(np.float32)
    made = Decisions(
        observation=jnp.zeros((ROWS, 1)), mask=jnp.asarray(mask), move=jnp.asarray(move),
        log_chance=jnp.asarray(before), real=jnp.ones(ROWS, jnp.bool_),
        advantage=jnp.asarray(dice.standard_normal(ROWS), jnp.float32), target=jnp.zeros((ROWS, 1)),
        present=jnp.ones((ROWS, 1), jnp.bool_),
    )  # fmt: skip
    return scores, made


def test_the_gradient_of_the_policy_is_that_of_the_example() -> None:
    scores, made = some_decisions()
    settings = ppo.Settings()

    def loss(scores: jax.Array) -> jax.Array:
        policy, entropy, _ = policy_losses(log_policy(scores, made.mask), made, settings.clip)
        return policy - settings.entropy * entropy

    found = np.asarray(jax.grad(loss)(jnp.asarray(scores)))
    policy = np.asarray(log_policy(jnp.asarray(scores), made.mask))
    thought = ppo.Thought(scores, scores, policy, np.zeros(ROWS, np.float32))
    theirs = {name: np.asarray(getattr(made, name)) for name in ppo.Decisions._fields if name != "target"}
    theirs["target"] = np.zeros(ROWS)
    expected = ppo.output_gradient(thought, ppo.Decisions(**theirs), settings, settings.entropy)
    assert np.allclose(found, expected[:, :-1], atol=1e-6)


def test_decisions_that_do_not_count_change_nothing() -> None:
    scores, made = some_decisions()
    half = made._replace(real=jnp.arange(ROWS) < ROWS // 2)
    first = Decisions(*(array[: ROWS // 2] for array in made))
    policy = log_policy(jnp.asarray(scores), made.mask)
    for all_of_it, part in zip(
        policy_losses(policy, normalized(half), 0.2),
        policy_losses(policy[: ROWS // 2], normalized(first), 0.2),
        strict=True,
    ):
        assert float(all_of_it) == pytest.approx(float(part), abs=1e-5)


def test_the_values_of_absent_sides_do_not_count() -> None:
    value, present = jnp.array([[0.5, 9.0], [0.0, 0.25]]), jnp.array([[True, False], [True, True]])
    found = value_loss(value, jnp.zeros((2, 2)), present, jnp.array([True, True]))
    assert float(found) == pytest.approx((0.25 + 0.0625) / 3 / 2)
    assert float(value_loss(value, jnp.zeros((2, 2)), present, jnp.array([True, False]))) == pytest.approx(0.125)


def test_adam_is_that_of_the_example() -> None:
    dice = np.random.default_rng(4)
    start = {name: dice.standard_normal((3, 3)).astype(np.float32) for name in ("a", "b")}
    theirs, their_adam = {name: array.copy() for name, array in start.items()}, ppo.Adam(start)
    zero = Layer(*(jnp.zeros(()) for _ in range(2)))  # type: ignore[arg-type]  # arrays of JAX
    ours: Any = Weights((), Layer(*map(jnp.asarray, start.values())), zero)  # type: ignore[arg-type]  # the same
    our_adam = new_adam(ours, jax.devices("cpu")[0])
    for _ in range(3):
        gradients = {name: dice.standard_normal((3, 3)).astype(np.float32) for name in start}
        norm = float(np.sqrt(sum((gradient**2).sum() for gradient in gradients.values())))
        their_adam.step(theirs, {name: gradient * 0.5 / norm for name, gradient in gradients.items()}, 0.01)
        own: Any = Weights((), Layer(*map(jnp.asarray, gradients.values())), zero)  # type: ignore[arg-type]
        ours, our_adam = adam_step(ours, our_adam, own, 0.01, 0.5)
    for name, array in zip(start, ours.policy, strict=True):
        assert np.allclose(np.asarray(array), theirs[name], atol=1e-5)
