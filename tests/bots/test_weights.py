"""The file of learned weights: what is saved is loaded, and what does not fit is refused."""

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from bots.networks import new_network
from fathomfive.bots.weights import Layer, load, network_of
from fathomfive.kernel.errors import Refused
from fathomfive.kernel.shelf import games, take
from tiny import MINNOWS, PIG


def refusal(path: Path, game: Any = PIG) -> str:
    with pytest.raises(Refused) as refused:
        load(path, game)
    return str(refused.value)


def test_a_network_is_saved_and_loaded(tmp_path: Path) -> None:
    network = new_network(PIG, trained={"minutes": 3}, strength={"easy": 0.8})
    network.save(tmp_path / "pig.npz")
    loaded = load(tmp_path / "pig.npz", PIG)
    assert (loaded.game, loaded.trained, loaded.strength) == ("pig", {"minutes": 3}, {"easy": 0.8})
    for name, layer in network.layers().items():
        for before, after in zip(layer, loaded.layers()[name], strict=True):
            assert np.allclose(before, after, rtol=1e-3, atol=1e-7)
            assert after.dtype == np.float32


def test_a_network_scores_every_move_and_values_every_side() -> None:
    network = new_network(PIG)
    seen = np.zeros((3, PIG.layout.size), np.float32)
    scores, values = network.think(seen)
    assert scores.shape == (3, PIG.moves)
    assert values.shape == (3, PIG.most_sides)
    assert (np.abs(values) <= 1).all()
    alone = network.think(seen[0])
    assert np.allclose(alone[0], scores[0])
    by_hand = np.maximum(network.hidden[0].bias, 0)
    for layer in network.hidden[1:]:
        by_hand = np.maximum(by_hand @ layer.weights + layer.bias, 0)
    assert np.allclose(by_hand @ network.policy.weights + network.policy.bias, alone[0])


def test_weights_that_do_not_fit_are_refused(tmp_path: Path) -> None:
    path = tmp_path / "w.npz"
    assert refusal(path) == f"cannot read {path}: No such file or directory"
    path.write_text("nothing")
    assert refusal(path) == f"expected weights that were saved, got something else in {path}"
    network = new_network(PIG)
    network.save(path)
    assert refusal(path, MINNOWS) == f"expected weights with game minnows, got pig in {path}"
    replace(network, layout="another").save(path)
    assert refusal(path) == f"expected weights with layout {PIG.layout.fingerprint}, got another in {path}"
    replace(network, rules=9).save(path)
    assert refusal(path) == f"expected weights with rules {PIG.rules}, got 9 in {path}"
    wide = Layer(np.zeros((network.policy.weights.shape[0], 99), np.float32), np.zeros(99, np.float32))
    replace(network, policy=wide).save(path)
    assert (
        f"expected layer policy of shape ({len(wide.weights)}, {PIG.moves}), got ({len(wide.weights)}, 99)"
        in refusal(path)
    )
    np.savez(path, card=np.array(json.dumps({"format": 1, "game": "pig"})))
    assert "something else" in refusal(path)


@pytest.mark.parametrize("name", [game.name for game in games()])
def test_the_weights_of_a_game_fit_it_and_are_small(name: str) -> None:
    game = take(name)
    if network_of(game) is None:
        assert not (game.folder / "weights.npz").exists()
    else:
        assert (game.folder / "weights.npz").stat().st_size <= 2 << 20
