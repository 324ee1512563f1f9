"""Pgx's games, many tables in step, on a core or on a GPU if JAX finds one."""

import sys
import time
from collections.abc import Callable
from functools import cached_property
from itertools import count
from typing import Any

import jax
import jax.numpy as jnp
import pgx

from frameworks import Play, Played

TURNS = 32  # of every table, in one call
BATCHES = {"cpu": (16, 128, 1024, 8192), "gpu": (1 << 12, 1 << 15, 1 << 18, 1 << 21)}  # tables
TRIAL = 0.5  # seconds that a batch is tried
COUNTED = 256  # games at least, to measure the mean length

# outcomes of chance inside a step of Pgx, from the table before and after it; and before the first step
CHANCE: dict[str, tuple[Callable[[Any, Any], Any], int]] = {
    "backgammon": (lambda before, after: before._turn != after._turn, 1),  # a roll
    "sparrow_mahjong": (lambda before, after: after._draw_ix - before._draw_ix, 3 * 5 + 1 + 1),  # hands, draw, dora
}


def observed(game: str, players: int) -> Play:
    """Play with an observation and a mask for every decision; only decisions are steps."""
    return ready(game, players, observes=True)


def ready(game: str, players: int, observes: bool = False) -> Play:
    """Take the fastest batch size: larger ones are tried until one is slower."""
    env = pgx.make(game)
    if env.num_players != players:
        raise ValueError(f"expected {game} for {players} players, got {env.num_players}")
    best: Batch | None = None
    most = 0.0
    for size in BATCHES[jax.default_backend()]:
        try:
            batch = Batch(env, size, observes)
            speed = batch.timed(TRIAL).steps_per_s
        except RuntimeError as error:  # the memory is full
            if best is None:
                raise
            print(f"{game}: no batch of {size:,}: {str(error).splitlines()[0]}", file=sys.stderr)
            break
        if speed <= most:
            break
        best, most = batch, speed
    assert best is not None
    return best.play


class Batch:
    """Tables that play in step; a finished one restarts."""

    def __init__(self, env: Any, size: int, observes: bool) -> None:
        self.env = env
        self.size = size
        self.keep = whole if observes else blind
        self.counted = -(-COUNTED // size)  # games of each table
        self.chance, self.dealt = CHANCE.get("" if observes else env.id, (lambda before, after: 0, 0))
        self.run = jax.jit(self._turns)
        self.keys = map(jax.random.PRNGKey, count())
        begin = jax.jit(lambda key: self.keep(jax.vmap(env.init)(jax.random.split(key, size))))
        # the state of each table, the games ended there, and the steps of those that are counted
        self.tables = (begin(next(self.keys)), jnp.zeros(size, jnp.int32), jnp.zeros(size, jnp.int32))
        self._once()  # compiles

    def _turn(self, table: Any, key: Any) -> Any:
        state, games, steps = table
        choice, roll, anew = jax.random.split(key, 3)
        legal = jnp.cumsum(state.legal_action_mask)
        action = jnp.argmax(legal > jax.random.randint(choice, (), 0, legal[-1]))  # cheaper than noise for every action
        after = self.env.step(state, action, roll)
        over = after.terminated | after.truncated
        done = 1 + self.chance(state, after) + over * self.dealt
        after = jax.tree_util.tree_map(lambda new, old: jnp.where(over, new, old), self.env.init(anew), after)
        return (self.keep(after), games + over, steps + jnp.where(games < self.counted, done, 0)), done

    def _turns(self, tables: Any, key: Any) -> Any:
        def all_once(tables: Any, key: Any) -> Any:
            tables, steps = jax.vmap(self._turn)(tables, jax.random.split(key, self.size))
            return tables, steps.sum()

        tables, steps = jax.lax.scan(all_once, tables, jax.random.split(key, TURNS))
        return tables, steps.sum()

    def _once(self) -> int:
        self.tables, steps = self.run(self.tables, next(self.keys))
        return int(steps)

    def timed(self, seconds: float) -> Played:
        """Play for so long, counting steps only."""
        began = time.perf_counter()
        steps = self._once()
        while time.perf_counter() - began < seconds:
            steps += self._once()
        return Played(0, steps, time.perf_counter() - began, f"batch of {self.size:,}")

    @cached_property
    def mean(self) -> float:
        """The mean length of the first games of every table; the games ended so far would be the short ones."""
        while (self.tables[1] < self.counted).any():
            self._once()
        return float(self.tables[2].sum()) / (self.size * self.counted)

    def play(self, seconds: float) -> Played:
        """Play for so long."""
        mean = self.mean
        played = self.timed(seconds)
        return played._replace(games=played.steps / mean)


def whole(state: Any) -> Any:
    """Keep the observations."""
    return state


def blind(state: Any) -> Any:
    """Drop the unused observations, so that the compiler leaves them out."""
    return state.replace(observation=jnp.zeros_like(state.observation))
