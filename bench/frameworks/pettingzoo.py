"""PettingZoo's classic games, without the checking wrappers."""

import random
from collections.abc import Callable
from importlib import import_module
from typing import Any

import numpy as np

from frameworks import Play, one_by_one

HOLDEM_DECK = 52


def no_chance(env: Any, decisions: int) -> int:
    """Count nothing."""
    return 0


# outcomes of chance of a finished game, from the table and its decisions
CHANCE: dict[str, Callable[[Any, int], int]] = {
    "hanabi_v5": lambda env, decisions: env.hanabi_env.game_state.move_number() - decisions,
    "texas_holdem_v4": lambda env, decisions: HOLDEM_DECK - len(env.env.game.dealer.deck),
}


def ready(game: str, players: int) -> Play:
    """Play any move that the mask allows."""
    env = import_module(f"pettingzoo.classic.{game}").raw_env()
    if len(env.possible_agents) != players:
        raise ValueError(f"expected {game} for {players} players, got {len(env.possible_agents)}")
    chance = CHANCE.get(game, no_chance)

    def one() -> int:
        env.reset()
        decisions = 0
        while not (env.terminations[env.agent_selection] or env.truncations[env.agent_selection]):
            mask = env.observe(env.agent_selection)["action_mask"]
            env.step(random.choice(np.flatnonzero(mask).tolist()))
            decisions += 1
        return decisions + chance(env, decisions)

    return one_by_one(one)
