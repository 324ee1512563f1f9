"""What a seat knows, for OpenSpiel: observations by `observe`, information states by what the seat was told."""

from math import prod
from typing import Any

import numpy as np

from fathomfive.envs.open_spiel_table import DIGEST, ToldTable
from fathomfive.kernel.game import Game


class Observer:
    """An observer as OpenSpiel expects it: one flat `tensor`, its parts by name, and a string.

    With perfect recall it gives information states, without it observations.
    """

    def __init__(self, game: Game, *, perfect_recall: bool) -> None:
        self.perfect_recall = perfect_recall
        shapes = {field.name: field.shape or (1,) for field in game.layout}
        if self.perfect_recall:
            shapes["told"] = (DIGEST,)
        self.tensor = np.zeros(sum(map(prod, shapes.values())), np.float32)
        self.dict: dict[str, Any] = {}
        begin = 0
        for name, shape in shapes.items():
            self.dict[name] = self.tensor[begin : begin + prod(shape)].reshape(shape)
            begin += prod(shape)
        self._size = game.layout.size

    def set_from(self, state: Any, player: int) -> None:
        """Write what a player knows into the tensor."""
        table: ToldTable = state.table
        self.tensor[: self._size] = table.observe(player)
        if self.perfect_recall:
            self.tensor[self._size :] = table.digest(player)

    def string_from(self, state: Any, player: int) -> str:
        """Give what a player was told, or the table as the player sees it."""
        table: ToldTable = state.table
        if self.perfect_recall:
            return table.information(player)
        return table.way.game.draw(table.state, player, str)
