"""The spaces of Gymnasium in which observations and moves lie; PettingZoo has the same."""

import numpy as np

from fathomfive.kernel.errors import Refused
from fathomfive.kernel.game import Game

try:
    from gymnasium import spaces
except ImportError:
    raise Refused(
        "no_gymnasium", "these environments need Gymnasium; install it with: pip install 'fathomfive[gymnasium]'"
    ) from None


def observation_space(game: Game) -> spaces.Box:
    """Give the space of the observations of a game."""
    least = np.repeat([field.least for field in game.layout], [field.size for field in game.layout])
    return spaces.Box(least.astype(np.float32) * game.layout.scale, np.float32(1), dtype=np.float32)


def action_space(moves: int) -> spaces.Discrete:
    """Give the space of moves that are numbered from 0."""
    return spaces.Discrete(moves)


def observation_with_mask_space(game: Game, actions: int) -> spaces.Dict:
    """Give the space of observations that bring their mask along."""
    mask = spaces.Box(0, 1, (actions,), np.int8)
    return spaces.Dict({"observation": observation_space(game), "action_mask": mask})
