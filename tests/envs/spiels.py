"""States of OpenSpiel for tests: every game, and random play."""

import random
from typing import Any

import pyspiel

from fathomfive.envs import open_spiel
from fathomfive.kernel.game import Game
from tiny import TINY
from walks import ALL, Way

for tiny in TINY:
    open_spiel.register(tiny)

HIDING = [game for game in ALL if not game.perfect_information]


def loaded(game: Game, seats: int = 0, options: dict[str, str] | None = None, on: str = "plain") -> Any:
    """Load a game from OpenSpiel by its text."""
    chosen = {"players": seats or game.default_seats, **(options or {}), "on": on}
    return pyspiel.load_game(f"fathom_{game.name}({','.join(f'{name}={value}' for name, value in chosen.items())})")


def loaded_way(way: Way) -> Any:
    return loaded(*way)


def step(state: Any, dice: random.Random) -> int:
    """Play a random action; outcomes of the TABLE are drawn alike, whatever their odds."""
    action: int = dice.choice(state.legal_actions())
    state.apply_action(action)
    return action


def after(game: Any, actions: int, seed: int = 0) -> Any:
    """Play some random actions, and on until a player decides."""
    dice = random.Random(f"{game} {seed}")
    state = game.new_initial_state()
    while not state.is_terminal() and (len(state.history()) < actions or state.is_chance_node()):
        step(state, dice)
    return state


def finished(game: Any, seed: int = 0) -> Any:
    """Play a random game to its end."""
    return after(game, 1 << 30, seed)
