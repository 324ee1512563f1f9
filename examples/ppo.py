"""PPO by self-play in one file: learns a game on `ff.batch` with NumPy alone, then meets a bot in the arena.

python examples/ppo.py                                   # less than a minute on one core; writes ppo.npz
fathom arena deep_dive examples/ppo.py:Learned medium    # what it learned plays like any other bot
"""

import argparse
import os
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, NamedTuple

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # one thread multiplies such small matrices faster than two

import numpy as np
from numpy.typing import NDArray

import fathomfive as ff
from fathomfive.arena import BotLine, compete
from fathomfive.bots.bot import Bot, Seen

Floats = NDArray[np.floating[Any]]  # float32; the test of the gradients uses more
Ints = NDArray[np.int64]
Bools = NDArray[np.bool_]
Weights = dict[str, Floats]


def weights_file() -> Path:
    """Say where the weights are: in `ppo.npz`, or where PPO_WEIGHTS says."""
    return Path(os.environ.get("PPO_WEIGHTS", "ppo.npz"))


@dataclass(frozen=True)
class Settings:
    """How to learn."""

    game: str = "deep_dive"
    seats: int = 2
    updates: int = 200  # of the weights
    tables: int = 64
    steps: int = 64  # decisions at each table between two updates
    epochs: int = 3  # how often an update goes through them
    minibatch: int = 256
    width: int = 128  # of the two hidden layers
    learning_rate: float = 5e-4  # falls to a tenth
    entropy: float = 0.02  # falls to a tenth
    gae: float = 0.95  # lambda; nothing is discounted
    clip: float = 0.2
    value_weight: float = 0.5
    most_norm: float = 0.5  # longer gradients are shortened
    seed: int = 1


# --- The network: two hidden layers, then a score for each move and the expected reward --------------------------


class Thought(NamedTuple):
    """What the network makes of some observations."""

    first: Floats
    second: Floats
    log_policy: Floats  # of each move; very negative where it is not legal
    value: Floats  # the reward that the seat expects


def new_weights(numbers: int, moves: int, width: int, rng: np.random.Generator) -> Weights:
    """Draw the weights of a network that has learned nothing."""

    def layer(into: int, out: int, scale: float) -> Floats:
        return rng.standard_normal((into, out), np.float32) * np.float32(scale / np.sqrt(into))

    return {
        "W1": layer(numbers, width, 2.0), "b1": np.zeros(width, np.float32),
        "W2": layer(width, width, np.sqrt(2)), "b2": np.zeros(width, np.float32),
        "W3": layer(width, moves + 1, 0.01), "b3": np.zeros(moves + 1, np.float32),
    }  # fmt: skip


def think(weights: Weights, observation: Floats, mask: Bools) -> Thought:
    """Score the legal moves and the tables."""
    first = np.maximum(observation @ weights["W1"] + weights["b1"], 0)
    second = np.maximum(first @ weights["W2"] + weights["b2"], 0)
    out = second @ weights["W3"] + weights["b3"]
    scores = np.where(mask, out[:, :-1], np.float32(-1e9))
    scores -= scores.max(axis=1, keepdims=True)
    return Thought(first, second, scores - np.log(np.exp(scores).sum(axis=1, keepdims=True)), out[:, -1])


def backward(weights: Weights, observation: Floats, thought: Thought, out: Floats) -> Weights:
    """Give the gradients of all weights for those of the outputs."""
    second = (out @ weights["W3"].T) * (thought.second > 0)
    first = (second @ weights["W2"].T) * (thought.first > 0)
    return {
        "W1": observation.T @ first, "b1": first.sum(axis=0),
        "W2": thought.first.T @ second, "b2": second.sum(axis=0),
        "W3": thought.second.T @ out, "b3": out.sum(axis=0),
    }  # fmt: skip


class Adam:
    """The optimizer."""

    def __init__(self, weights: Weights) -> None:
        self.steps = 0
        self.mean = {name: np.zeros_like(weight) for name, weight in weights.items()}
        self.square = {name: np.zeros_like(weight) for name, weight in weights.items()}

    def step(self, weights: Weights, gradients: Weights, rate: float) -> None:
        """Change the weights a little, against their gradients."""
        self.steps += 1
        rate *= np.sqrt(1 - 0.999**self.steps) / (1 - 0.9**self.steps)
        for name, gradient in gradients.items():
            self.mean[name] += np.float32(0.1) * (gradient - self.mean[name])
            self.square[name] += np.float32(0.001) * (gradient * gradient - self.square[name])
            weights[name] -= np.float32(rate) * self.mean[name] / (np.sqrt(self.square[name]) + np.float32(1e-5))


# --- Playing: every seat of every table is played by the network -------------------------------------------------


class Decisions(NamedTuple):
    """Decisions between several moves, and what became of them."""

    observation: Floats
    mask: Bools
    move: Ints
    log_chance: Floats  # of the move, when it was chosen
    advantage: Floats
    target: Floats  # of the value


class Rollout:
    """The tables that the network plays at, and their last decisions."""

    def __init__(self, settings: Settings, rng: np.random.Generator) -> None:
        self.settings = settings
        self.rng = rng
        self.batch = ff.batch(settings.game, settings.tables, settings.seats, seed=settings.seed)
        self.now = self.batch.reset()

    def play(self, weights: Weights) -> Decisions:
        """Play some decisions at every table."""
        steps, tables = self.settings.steps, self.settings.tables
        observation = np.empty((steps, *self.now.observation.shape), np.float32)
        mask = np.empty((steps, *self.now.mask.shape), np.bool_)
        move, seat, choices = (np.empty((steps, tables), np.int64) for _ in range(3))
        chance, value = (np.empty((steps, tables), np.float32) for _ in range(2))
        done, reward = np.empty((steps, tables), np.bool_), np.empty((steps, *self.now.reward.shape), np.float32)
        for t in range(steps):
            now = self.now  # its arrays are overwritten by the next step
            observation[t], mask[t], seat[t], choices[t] = now.observation, now.mask, now.to_act, now.choices
            thought = think(weights, now.observation, now.mask)
            noise = self.rng.gumbel(size=thought.log_policy.shape).astype(np.float32)
            move[t] = (thought.log_policy + noise).argmax(axis=1)  # draws moves by their chances
            chance[t] = thought.log_policy[np.arange(tables), move[t]]
            value[t] = thought.value
            self.now = self.batch.step(move[t])
            done[t], reward[t] = self.now.done, self.now.reward
        last = think(weights, self.now.observation, self.now.mask).value
        real = choices > 1
        advantage = advantages(Past(seat, value, real, done, reward), last, self.now.to_act, self.settings.gae)
        return Decisions(
            observation[real], mask[real], move[real], chance[real], advantage[real], (advantage + value)[real]
        )


class Past(NamedTuple):
    """What is needed of a rollout to judge its decisions: a row a step, a column a table."""

    seat: Ints
    value: Floats
    real: Bools  # there was a choice
    done: Bools  # the game ended after it
    reward: Floats  # by side


def advantages(past: Past, last_value: Floats, last_seat: Ints, gae: float) -> Floats:
    """Say how much better than expected each decision turned out, along the decisions of its own seat (GAE)."""
    tables, sides = past.reward.shape[1:]
    rows = np.arange(tables)
    # what comes next for each side; all rewards of a game add up to 0, so the others share what one seat expects
    value = np.repeat(-last_value[:, None] / max(1, sides - 1), sides, axis=1)
    value[rows, last_seat] = last_value
    advantage, reward = np.zeros_like(value), np.zeros_like(value)
    out = np.zeros_like(past.value)
    for t in reversed(range(len(past.value))):
        ended = past.done[t]
        value[ended], advantage[ended], reward[ended] = 0, 0, past.reward[t][ended]
        at = rows[past.real[t]], past.seat[t][past.real[t]]
        surprise = reward[at] + value[at] - past.value[t][past.real[t]]
        advantage[at] = surprise + gae * advantage[at]
        value[at], reward[at] = past.value[t][past.real[t]], 0
        out[t][past.real[t]] = advantage[at]
    return out


# --- Learning ----------------------------------------------------------------------------------------------------


def output_gradient(thought: Thought, batch: Decisions, settings: Settings, entropy_weight: float) -> Floats:
    """Give the gradient of the loss of PPO for the outputs of the network."""
    n = len(batch.move)
    policy = np.exp(thought.log_policy)
    entropy = -(policy * thought.log_policy).sum(axis=1, keepdims=True)
    ratio = np.exp(thought.log_policy[np.arange(n), batch.move] - batch.log_chance)
    better = batch.advantage > 0
    clipped = np.where(better, ratio > 1 + settings.clip, ratio < 1 - settings.clip)
    pull = np.where(clipped, 0, batch.advantage * ratio)[:, None]
    scores = pull * policy + entropy_weight * policy * (thought.log_policy + entropy)
    scores[np.arange(n), batch.move] -= pull[:, 0]
    value = settings.value_weight * (thought.value - batch.target)
    return (np.concatenate([scores, value[:, None]], axis=1) / n).astype(np.float32)


def update(weights: Weights, adam: Adam, played: Decisions, settings: Settings, left: float, rng: Any) -> None:
    """Learn from decisions; `left` is the part of the training that is left."""
    fall = 0.1 + 0.9 * left
    for _ in range(settings.epochs):
        order = rng.permutation(len(played.move))
        for begin in range(0, len(order) - settings.minibatch + 1, settings.minibatch):
            some = Decisions(*(array[order[begin : begin + settings.minibatch]] for array in played))
            spread = some.advantage.std() + 1e-8
            some = some._replace(advantage=(some.advantage - some.advantage.mean()) / spread)
            thought = think(weights, some.observation, some.mask)
            out = output_gradient(thought, some, settings, settings.entropy * fall)
            gradients = backward(weights, some.observation, thought, out)
            norm = float(np.sqrt(sum(float((gradient**2).sum()) for gradient in gradients.values())))
            shorter = np.float32(min(1.0, settings.most_norm / (norm + 1e-8)))
            gradients = {name: gradient * shorter for name, gradient in gradients.items()}
            adam.step(weights, gradients, settings.learning_rate * fall)


class Report(NamedTuple):
    """How far the training is."""

    updates: int
    decisions: int
    seconds: float  # of processor time
    weights: Weights


def train(settings: Settings) -> Iterator[Report]:
    """Learn, and report after every update."""
    game = ff.shelf.take(settings.game)
    rng = np.random.default_rng(settings.seed)
    weights = new_weights(game.layout.size, game.moves, settings.width, rng)
    adam, rollout = Adam(weights), Rollout(settings, rng)  # compiles the game the first time, which does not count
    began = time.process_time()
    for n in range(settings.updates):
        update(weights, adam, rollout.play(weights), settings, 1 - n / settings.updates, rng)
        yield Report(n + 1, (n + 1) * settings.tables * settings.steps, time.process_time() - began, weights)


# --- What was learned, as a bot ----------------------------------------------------------------------------------


class Learned(Bot):
    """Plays the move that the saved weights score highest."""

    def __init__(self, game: ff.Game, seats: int, seed: int = 0) -> None:
        super().__init__(game, seats, seed)
        if not weights_file().is_file():
            raise ff.Refused("no_weights", f"no weights in {weights_file()}; train some with: python {__file__}")
        with np.load(weights_file()) as file:
            self.weights = {name: file[name] for name in file.files if name != "layout"}
            if str(file["layout"]) != game.layout.fingerprint:
                raise ff.Refused("bad_weights", f"expected weights for {game.name}, got others in {weights_file()}")

    def choose(self, seen: Seen) -> int:
        """Choose the move with the highest score."""
        raw = np.zeros(seen.game.layout.size, np.int16)
        seen.game.observe(seen.state, seen.seat, raw)
        mask = np.zeros((1, seen.game.moves), np.bool_)
        mask[0, seen.legal()] = True
        return int(think(self.weights, seen.game.layout.scaled(raw)[None], mask).log_policy.argmax())


def save(weights: Weights, game: str) -> None:
    """Save weights where `Learned` finds them."""
    layout = np.array(ff.shelf.take(game).layout.fingerprint)
    np.savez(weights_file(), allow_pickle=False, layout=layout, **weights)


def measure(settings: Settings, rival: str, games: int) -> BotLine:
    """Let what was learned play against a bot, and give its result."""
    bots = [f"{__file__}:Learned", rival]
    return compete(settings.game, bots, games, seats=settings.seats, seed=settings.seed).bots[0]


def main() -> None:
    """Train, save and measure."""
    reader = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    reader.add_argument("--game", default=Settings.game)
    reader.add_argument("--seats", type=int, default=Settings.seats)
    reader.add_argument("--updates", type=int, default=Settings.updates)
    reader.add_argument("--seed", type=int, default=Settings.seed)
    reader.add_argument("--rival", default="easy@1", help="the bot to play against at the end")
    reader.add_argument("--games", type=int, default=400, help="how many games to play against it")
    given = vars(reader.parse_args())
    rival, games = given.pop("rival"), given.pop("games")
    settings = Settings(**given)
    for report in train(settings):
        if report.updates % 20 == 0:
            print(f"{report.seconds:5.0f} s  {report.decisions:>10,} decisions", flush=True)
    save(report.weights, settings.game)
    line = measure(settings, rival, games)
    print(f"{line.win_share:.1%} of {line.games} games against {rival} ({line.low:.1%} to {line.high:.1%})")


if __name__ == "__main__":
    main()
