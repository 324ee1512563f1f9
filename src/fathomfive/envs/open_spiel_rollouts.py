"""Random play to the end, compiled, as an evaluator for the searches of OpenSpiel."""

from collections.abc import Callable
from functools import cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from fathomfive.bots.tree import ROOT, TRIAL, copy_table
from fathomfive.envs.open_spiel_table import ToldTable
from fathomfive.kernel.dice import below, pick, seeded
from fathomfive.kernel.engines import Entry
from fathomfive.kernel.errors import Refused
from fathomfive.kernel.game import NOBODY, TABLE, Game
from fathomfive.kernel.playout import Scratch, scratch_for, words_of
from fathomfive.kernel.ranking import part_left_behind
from fathomfive.kernel.speed import build_number, register_rules


def make_rollouts(game: Game, build: int) -> Callable[..., None]:
    """Make the function that plays from a table to the end `count` times and adds up the rewards of all sides."""
    to_act, legal, odds, play, rank = game.to_act, game.legal, game.odds, game.play, game.rank

    def rollouts(tables: Any, words: Any, count: int, scratch: Scratch, places: Any, total: Any) -> None:
        _ = build
        s = tables[TRIAL]
        dice, moves, weights = scratch.dice, scratch.moves, scratch.weights
        for _game in range(count):
            copy_table(words, ROOT, TRIAL)
            actor = to_act(s)
            while actor != NOBODY:
                n = legal(s, moves)
                if actor == TABLE:
                    odds(s, moves, n, weights)
                    k = pick(dice, weights, n)
                else:
                    k = below(dice, n)
                play(s, int(moves[k]))
                actor = to_act(s)
            rank(s, places)
            for side in range(total.shape[0]):
                total[side] += part_left_behind(places, total.shape[0], side)

    return rollouts


@cache
def compiled_rollouts(game: Game) -> Entry:
    """Compile the rollouts of a game, or load them from the cache on disk."""
    build = build_number([*game.rule_functions(), copy_table, make_rollouts], "cpu")
    register_rules("cpu")
    return Entry(game, "rollouts", make_rollouts(game, build), checked=False)


class Rollouts:
    """An evaluator for `MCTSBot` and `ISMCTSBot` of `open_spiel.python`: the mean returns of random games.

    It does what OpenSpiel's RandomRolloutEvaluator does, but a whole game is one compiled call.
    """

    def __init__(self, count: int = 1, seed: int = 0) -> None:
        if count < 1:
            raise Refused("bad_count", f"expected at least 1 random game for an evaluation, got {count}")
        self.count = count
        self.dice = seeded(seed)

    def evaluate(self, state: Any) -> NDArray[np.float64]:
        """Give the mean returns of random games from a state."""
        table: ToldTable = state.table
        game, seats = table.way.game, table.way.seats
        tables = game.State.blank(max(ROOT, TRIAL) + 1)
        words = words_of(tables)
        words[ROOT] = words_of(table.state.tables)[table.state.i]
        sides = game.sides(seats)
        places, total = np.zeros(sides, np.int64), np.zeros(sides)
        scratch = scratch_for(game)._replace(dice=self.dice)
        compiled_rollouts(game)(tables, words, self.count, scratch, places, total)
        return total[:seats] / self.count

    def prior(self, state: Any) -> list[tuple[int, float]]:
        """Give every legal action the same prior, and every outcome its probability."""
        if state.is_chance_node():
            outcomes: list[tuple[int, float]] = state.chance_outcomes()
            return outcomes
        legal: list[int] = state.legal_actions()
        return [(action, 1 / len(legal)) for action in legal]
