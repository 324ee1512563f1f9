"""The rules of a network give what the matrices give, plain and compiled, in every game."""

import numpy as np
import pytest

from bots.networks import new_network
from fathomfive.bots.network import Thought, compiled_look, make_look, pack
from fathomfive.bots.policy import think_sparsely
from fathomfive.kernel.game import Game
from fathomfive.kernel.match import Match
from walks import ALL, walk

each_game = pytest.mark.parametrize("game", ALL, ids=lambda game: game.name)


def positions(game: Game) -> list[Match]:
    """Give decisions of random games with the fewest and the most seats: every question, and some of each."""
    found: dict[tuple[object, ...], Match] = {}
    for seats in {game.seats[0], game.seats[-1]}:
        for match, _ in walk(game, seats, {}, 1):
            if match.to_act >= 0:
                kinds = {str(match.tell(m, match.to_act)["kind"]) for m in match.legal()}
                key = (seats, *sorted(kinds))
                if key not in found:
                    found[key] = match.copy()
    return list(found.values())[:24]


@each_game
def test_rules_and_matrices_give_the_same(game: Game) -> None:
    look = make_look(game)
    moves = np.zeros(game.max_legal, np.int32)
    networks = [new_network(game, 10), new_network(game, 9, 6, 5)]  # widths that fill no whole lanes
    for match in positions(game):
        n, seat = game.legal(match.state, moves), match.to_act
        raw = np.zeros(game.layout.size, np.int16)
        game.observe(match.state, seat, raw)
        for network in networks:
            weights = pack(network, game)
            plain, compiled = (Thought.blank(game, weights) for _ in range(2))
            compiled.raw[:] = 7  # whatever was there before
            scores, values = network.think(match.observe(seat))
            for found in think_sparsely(network, raw, game.layout.scale):
                assert any(
                    found.shape == array.shape and np.allclose(found, array, atol=1e-5) for array in (scores, values)
                )
            look(match.state, seat, moves, n, weights, plain)
            compiled_look(game)(1, match.state.tables, seat, moves, n, weights, compiled)
            for thought in (plain, compiled):
                assert np.allclose(thought.scores[:n], scores[moves[:n]], atol=1e-5)
                assert np.allclose(thought.values, values, atol=1e-5)
