"""Learning from the games of a search: its visits or moves teach the policy, the results the values."""

from collections.abc import Callable, Iterator
from functools import partial
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np

from fathomfive.kernel.game import Game
from fathomfive.learn.dataset_rows import Rows
from fathomfive.learn.network import Weights, log_policy, think
from fathomfive.learn.settings import AFTER_GAMES, Settings
from fathomfive.learn.update import Adam, adam_step, new_adam, value_loss

Array = jax.Array
HELD_BACK = 10  # every tenth game only tests what was learned
TESTED = 2048  # rows at once
LEAST_ROWS = 32  # of a minibatch


class Studied(NamedTuple):
    """What a pass through the games gave, on games that were held back."""

    one: int  # the number of the pass
    policy: float  # the cross-entropy with what the search held to be good
    value: float
    agreed: float  # the part of the positions where the move that was held to be best scores highest


def study(
    game: Game, settings: Settings, rows: Rows, weights: Weights, interrupted: Callable[[], bool] = lambda: False
) -> Iterator[tuple[Studied, Weights]]:
    """Learn from datasets, and tell after every pass how well games that were held back are predicted."""
    adam = new_adam(weights, weights.value.bias.device)
    held = rows.game % HELD_BACK == HELD_BACK - 1
    if held.all() or not held.any():
        held = np.arange(len(rows)) % HELD_BACK == HELD_BACK - 1
    train, test = np.flatnonzero(~held), np.flatnonzero(held)
    size = max(1, min(settings.minibatch, max(LEAST_ROWS, len(train) // 8), len(train)))
    begun = settings.learning_rate / AFTER_GAMES
    step, test_step = jax.jit(_make_step(settings), donate_argnums=(1,)), jax.jit(_losses)
    total = max(1, settings.passes * (len(train) // size))
    done = 0
    for n in range(settings.passes):
        order = np.random.default_rng([settings.seed, n]).permutation(train)
        for first in range(0, len(order) - size + 1, size):
            if interrupted():
                return
            rate = np.float32(begun * (1 - 0.9 * done / total))
            weights, adam = step(weights, adam, _arrays(game, rows.some(order[first : first + size])), rate)
            done += 1
        yield _test_all(game, rows.some(test), n + 1, partial(test_step, weights)), weights


def _arrays(game: Game, rows: Rows) -> dict[str, Any]:
    """Give rows as the network takes them, with a column a move."""
    mask, share = np.zeros((len(rows), game.moves), np.bool_), np.zeros((len(rows), game.moves), np.float32)
    line, place = np.nonzero(rows.legal >= 0)
    mask[line, rows.legal[line, place]] = True
    share[line, rows.legal[line, place]] = rows.share[line, place]
    return {
        "observation": game.layout.scaled(rows.observation), "mask": mask, "share": share, "reward": rows.reward,
        "present": rows.present,
    }  # fmt: skip


def _losses(weights: Weights, some: dict[str, Array]) -> tuple[Array, Array, Array]:
    scores, value = think(weights, some["observation"])
    policy = log_policy(scores, some["mask"])
    wrong = -(some["share"] * jnp.where(some["mask"], policy, 0.0)).sum(1).mean()
    missed = value_loss(value, some["reward"], some["present"], jnp.ones(len(value), jnp.bool_))
    return wrong, missed, (policy.argmax(1) == some["share"].argmax(1)).mean()


def _make_step(settings: Settings) -> Callable[..., Any]:
    def whole(weights: Weights, some: dict[str, Array]) -> Array:
        wrong, missed, _ = _losses(weights, some)
        return wrong + settings.value_weight * missed

    def step(weights: Weights, adam: Adam, some: dict[str, Array], rate: Array) -> tuple[Weights, Adam]:
        return adam_step(weights, adam, jax.grad(whole)(weights, some), rate, settings.most_norm)

    return step


def _test_all(game: Game, rows: Rows, one: int, losses: Callable[[Any], Any]) -> Studied:
    parts = np.array_split(np.arange(len(rows)), max(1, len(rows) // TESTED))
    found = np.array([[float(each) for each in losses(_arrays(game, rows.some(part)))] for part in parts])
    policy, value, agreed = np.average(found, axis=0, weights=[len(part) for part in parts])
    return Studied(one, round(float(policy), 5), round(float(value), 5), round(float(agreed), 5))
