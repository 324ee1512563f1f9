"""Playing: the network plays every seat of every table, and its decisions are kept."""

from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np

from fathomfive.kernel.batch import Batch
from fathomfive.kernel.game import Game
from fathomfive.learn.advantages import Past, Tables, advantages
from fathomfive.learn.device import Look, SharedTables
from fathomfive.learn.mixture import Mixture
from fathomfive.learn.network import Weights, log_policy, think
from fathomfive.learn.points import find_points, leads
from fathomfive.learn.settings import Settings

Array = jax.Array


class Kept(NamedTuple):
    """What is kept of some steps: a row a step, then a column a table."""

    observation: Array
    mask: Array
    move: Array
    log_chance: Array  # of the move, when it was chosen
    value: Array  # by side, counted from the seat
    seat: Array
    real: Array  # the network chose between several moves
    done: Array  # the game ended after it
    reward: Array  # by side


class Judged(NamedTuple):
    """What became of the decisions."""

    advantage: Array  # of the seat itself
    target: Array  # of the value, by side
    present: Array  # by side


class Played(NamedTuple):
    """Sums over all steps."""

    decisions: Array  # between several moves
    games: Array
    league_games: Array
    league_reward: Array  # of the learner against earlier networks


class Rollout:
    """The tables where the network plays, and their last steps."""

    def __init__(self, game: Game, settings: Settings, device: Any, batch: Batch | None = None) -> None:
        self.game, self.settings = game, settings
        self.mixture = Mixture.of(game, settings)
        self.sides = max(map(int, self.mixture.sides))
        if batch is None:
            batch = Batch(
                game, settings.tables, self.mixture.seats, options=self.mixture.options, on=settings.on,
                seed=settings.seed,
            )  # fmt: skip
            self.tables = SharedTables(batch)
        else:
            self.tables = SharedTables(batch, batch.look())
        self._points = find_points(game.layout)
        self._act = jax.jit(self._choose, donate_argnums=(0,))
        self._judge = jax.jit(self._judge_all, donate_argnums=(0,))
        self._kept: Kept | None = jax.device_put(self._empty(), device)

    def play(self, weights: Weights, rival: Weights, key: Array, shaping: float) -> tuple[Kept, Judged, Played]:
        """Play some decisions at every table; in the league, `rival` has the other seats."""
        kept, self._kept = self._kept, None  # its memory is used again
        for t in range(self.settings.steps):
            kept, move = self._act(kept, weights, rival, np.int32(t), key, self.tables.look())
            self.tables.play(move)
        found: tuple[Kept, Judged, Played] = self._judge(kept, weights, np.float32(shaping), self.tables.look())
        found[2].games.block_until_ready()  # the last look was read
        return found

    def give_back(self, kept: Kept) -> None:
        """Let the memory of decisions that were learned from be used again."""
        self._kept = kept

    def _empty(self) -> Kept:
        steps, tables, sides = self.settings.steps, self.settings.tables, self.sides

        def room(kind: Any, *shape: int) -> Array:
            return jnp.zeros((steps, tables, *shape), kind)

        return Kept(
            observation=room(jnp.float32, self.game.layout.size), mask=room(jnp.bool_, self.game.moves),
            move=room(jnp.int32), log_chance=room(jnp.float32), value=room(jnp.float32, sides), seat=room(jnp.int32),
            real=room(jnp.bool_), done=room(jnp.bool_), reward=room(jnp.float32, sides),
        )  # fmt: skip

    # --- Compiled by JAX ---

    def _choose(
        self, kept: Kept, weights: Weights, rival: Weights, t: Array, key: Array, look: Look
    ) -> tuple[Kept, Array]:
        """Draw a move for every table by its chance, and keep what was known."""
        scores, value = think(weights, look.observation)
        policy = log_policy(scores, look.mask)
        noise = jax.random.gumbel(jax.random.fold_in(key, t), policy.shape)
        move = jnp.argmax(policy + noise, 1).astype(jnp.int32)
        real = look.choices > 1
        if len(self.mixture.league):
            rows = self.mixture.league
            others = look.to_act[rows] != self.mixture.learner
            scores, _ = think(rival, look.observation[rows])
            drawn = jnp.argmax(log_policy(scores, look.mask[rows]) + noise[rows], 1).astype(jnp.int32)
            move = move.at[rows].set(jnp.where(others, drawn, move[rows]))
            real = real.at[rows].set(real[rows] & ~others)
        now = {
            "observation": look.observation, "mask": look.mask, "move": move, "value": value[:, : self.sides],
            "log_chance": jnp.take_along_axis(policy, move[:, None], 1)[:, 0], "seat": look.to_act, "real": real,
        }  # fmt: skip
        kept = kept._replace(**{name: getattr(kept, name).at[t].set(array) for name, array in now.items()})
        return self._end_step(kept, (t - 1) % self.settings.steps, look), move

    def _end_step(self, kept: Kept, t: Array | int, look: Look) -> Kept:
        """Keep how step t ended, which the next look tells."""
        return kept._replace(done=kept.done.at[t].set(look.done), reward=kept.reward.at[t].set(look.reward))

    def _judge_all(self, kept: Kept, weights: Weights, shaping: Array, look: Look) -> tuple[Kept, Judged, Played]:
        """Say how good the decisions were."""
        kept = self._end_step(kept, self.settings.steps - 1, look)
        _, value = think(weights, look.observation)
        sides = jnp.asarray(self.mixture.sides)
        now = Tables(value[:, : self.sides], look.to_act, sides)
        reward = kept.reward
        if self._points is not None and self.settings.shaping:
            seen = kept.observation[..., self._points], look.observation[..., self._points]
            reward = reward + shaping * leads(seen, Past(*(getattr(kept, name) for name in Past._fields)), now)
        past = Past(kept.seat, kept.value, kept.real, kept.done, reward)
        judged = advantages(past, now, self.settings.gae)
        present = jnp.broadcast_to(jnp.arange(self.sides) < sides[:, None], judged.shape)
        return kept, Judged(judged[..., 0], judged + kept.value, present), self._sum_up(kept)

    def _sum_up(self, kept: Kept) -> Played:
        rows, learner = self.mixture.league, self.mixture.learner
        ended = kept.done[:, rows]
        own = jnp.take_along_axis(kept.reward[:, rows], jnp.asarray(learner)[None, :, None], 2)[..., 0]
        return Played(kept.real.sum(), kept.done.sum(), ended.sum(), (own * ended).sum())
