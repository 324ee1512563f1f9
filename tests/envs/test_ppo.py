"""The example that learns: its gradients, its advantages, and that what it learned beats a bot."""

import os
import re
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

import fathomfive as ff
import ppo
from ppo import Decisions, Learned, Past, Settings, Weights, advantages, backward, new_weights, output_gradient, think

MOVES, NUMBERS, ROWS = 5, 7, 40


def some_decisions(dice: np.random.Generator) -> tuple[Weights, Decisions]:
    """Make a small network, and decisions that were made by a slightly different one."""
    weights: Weights = {name: array.astype(np.float64) for name, array in new_weights(NUMBERS, MOVES, 6, dice).items()}
    weights["W3"] += dice.standard_normal(weights["W3"].shape)
    observation = dice.standard_normal((ROWS, NUMBERS))
    mask = dice.random((ROWS, MOVES)) < 0.6
    mask[:, 2] = True
    move = np.where(mask, dice.random(mask.shape), -1).argmax(axis=1)
    chance = think(weights, observation, mask).log_policy[np.arange(ROWS), move]
    before = chance + dice.choice([-0.5, -0.05, 0.05, 0.5], ROWS)
    drawn = dice.standard_normal((2, ROWS))
    return weights, Decisions(observation, mask, move, before, drawn[0], drawn[1])


def loss(weights: Weights, made: Decisions, settings: Settings) -> float:
    """Write the loss of PPO down as papers do."""
    thought = think(weights, made.observation, made.mask)
    policy = np.exp(thought.log_policy)
    ratio = np.exp(thought.log_policy[np.arange(ROWS), made.move] - made.log_chance)
    clipped = np.clip(ratio, 1 - settings.clip, 1 + settings.clip)
    gain = np.minimum(ratio * made.advantage, clipped * made.advantage).mean()
    entropy = -(policy * np.where(made.mask, thought.log_policy, 0)).sum(axis=1).mean()
    missed = ((thought.value - made.target) ** 2).mean() / 2
    return float(-gain - settings.entropy * entropy + settings.value_weight * missed)


def test_the_gradients_are_those_of_the_loss() -> None:
    dice, settings, tiny = np.random.default_rng(1), Settings(), 1e-6
    weights, made = some_decisions(dice)
    thought = think(weights, made.observation, made.mask)
    out = output_gradient(thought, made, settings, settings.entropy)
    gradients = backward(weights, made.observation, thought, out)
    for name, gradient in gradients.items():
        for _ in range(12):
            at = tuple(dice.integers(0, n) for n in gradient.shape)
            weights[name][at] += tiny
            above = loss(weights, made, settings)
            weights[name][at] -= 2 * tiny
            below = loss(weights, made, settings)
            weights[name][at] += tiny
            assert gradient[at] == pytest.approx((above - below) / (2 * tiny), rel=1e-3, abs=1e-6), (name, at)


def slow_advantage(past: Past, last: dict[int, float], t: int, gae: float) -> float:
    """Follow the later decisions of one seat at table 0, one by one."""
    seat = int(past.seat[t, 0])
    for later in range(t, len(past.seat)):
        if later > t and past.real[later, 0] and past.seat[later, 0] == seat:
            ahead = slow_advantage(past, last, later, gae)
            return float(past.value[later, 0] - past.value[t, 0] + gae * ahead)
        if past.done[later, 0]:
            return float(past.reward[later, 0, seat] - past.value[t, 0])
    return float(last[seat] - past.value[t, 0])


def test_advantages_follow_the_decisions_of_each_seat_alone() -> None:
    dice, steps, seats = np.random.default_rng(2), 60, 3
    done = dice.random((steps, 1)) < 0.1
    past = Past(
        seat=dice.integers(0, seats, (steps, 1)),
        value=dice.standard_normal((steps, 1)).astype(np.float32),
        real=dice.random((steps, 1)) < 0.7,
        done=done,
        reward=(dice.standard_normal((steps, 1, seats)) * done[:, :, None]).astype(np.float32),
    )
    found = advantages(past, np.array([0.4], np.float32), np.array([1]), 0.9)
    last = {0: -0.2, 1: 0.4, 2: -0.2}
    for t in range(steps):
        expected = slow_advantage(past, last, t, 0.9) if past.real[t, 0] else 0.0
        assert found[t, 0] == pytest.approx(expected, rel=1e-4, abs=1e-5)


def run(folder: Path, *arguments: str) -> tuple[float, float]:
    """Run the example, and give its share of wins against a bot with the lower end of the interval, in percent."""
    environment = {**os.environ, "PPO_WEIGHTS": str(folder / "weights.npz")}
    command = [sys.executable, ppo.__file__, *arguments]
    done = subprocess.run(command, capture_output=True, text=True, check=True, env=environment)
    said = re.search(r"([\d.]+)% of \d+ games against [\w@]+ \(([\d.]+)% to", done.stdout)
    assert said is not None, done.stdout
    return float(said[1]), float(said[2])


def test_a_short_training_beats_easy(tmp_path: Path) -> None:
    share, low = run(tmp_path, "--updates", "60", "--games", "120")
    assert low > 50, f"{share}% of the games"


@pytest.mark.slow
@pytest.mark.parametrize("seed", ["1", "2", "3"])
def test_the_whole_training_beats_easy_clearly(tmp_path: Path, seed: str) -> None:
    share, low = run(tmp_path, "--seed", seed)
    assert low > 75, f"{share}% of the games"


def test_missing_weights_and_those_of_another_game_are_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PPO_WEIGHTS", str(tmp_path / "weights.npz"))
    game = ff.shelf.take("kipicot")
    with pytest.raises(ff.Refused, match=r"no weights in .*weights.npz; train some with: python .*ppo.py"):
        Learned(game, 2)
    ppo.save(new_weights(game.layout.size, game.moves, 4, np.random.default_rng(0)), "kipicot")
    assert Learned(game, 2).weights["W3"].shape == (4, game.moves + 1)
    with pytest.raises(ff.Refused, match="expected weights for deep_dive, got others"):
        Learned(ff.shelf.take("deep_dive"), 2)
