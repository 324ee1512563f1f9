"""What was learned about a game: the weights of a network, and the file that holds them."""

import json
import zipfile
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache, lru_cache
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from fathomfive.kernel.errors import Refused
from fathomfive.kernel.game import Game
from fathomfive.kernel.whole_file import whole_file

FORMAT = 1
FILE = "weights.npz"  # in the folder of a game
STORED = np.float16
Floats = NDArray[np.float32]


class Layer(NamedTuple):
    """A matrix and what is added to its product."""

    weights: Floats  # (numbers in, numbers out)
    bias: Floats

    def of(self, numbers: Floats) -> Floats:
        """Give the numbers out for numbers in; the last axis has them."""
        return numbers @ self.weights + self.bias


@dataclass(frozen=True, eq=False)  # a network equals itself alone, so that what is made from it can be cached
class Network:
    """Layers that turn what a seat observes into a score for each move, and what every side may expect.

    Hidden layers are cut off below zero.  Values are rewards from -1 to 1 of the sides as the seat counts them, its own
    first.  `trained` and `strength` say where the weights come from and what they are worth, as plain data.
    """

    game: str
    rules: int
    layout: str  # the fingerprint of the observations it was trained on
    hidden: tuple[Layer, ...]
    policy: Layer
    value: Layer
    trained: Mapping[str, Any] = field(default_factory=dict)
    strength: Mapping[str, Any] = field(default_factory=dict)

    def think(self, observation: Floats) -> tuple[Floats, Floats]:
        """Give the scores of all moves and the values of all sides, for one observation or for rows of them."""
        numbers = observation
        for layer in self.hidden:
            numbers = np.maximum(layer.of(numbers), 0)
        return self.policy.of(numbers), np.tanh(self.value.of(numbers))

    def layers(self) -> dict[str, Layer]:
        """Give all layers by name."""
        return {
            **{f"hidden_{n}": layer for n, layer in enumerate(self.hidden)},
            "policy": self.policy,
            "value": self.value,
        }

    def save(self, path: Path) -> None:
        """Save the network to a file, whole or not at all."""
        card = {
            "format": FORMAT, "game": self.game, "rules": self.rules, "layout": self.layout,
            "trained": dict(self.trained), "strength": dict(self.strength),
        }  # fmt: skip
        arrays = {
            f"{name}_{part}": array.astype(STORED)
            for name, layer in self.layers().items()
            for part, array in layer._asdict().items()
        }
        with whole_file(path) as file:
            np.savez_compressed(file, allow_pickle=False, card=np.array(json.dumps(card)), **arrays)


def load(path: Path, game: Game) -> Network:
    """Load the network of a game from a file, or refuse one that does not fit."""
    try:
        with np.load(path, allow_pickle=False) as file:
            arrays = {name: file[name] for name in file.files}
        card = json.loads(str(arrays.pop("card")))
        network = _assemble(card, arrays)
    except OSError as error:
        raise Refused("cannot_read", f"cannot read {path}: {error.strerror or error}") from None
    except (KeyError, ValueError, TypeError, zipfile.BadZipFile):
        raise Refused("bad_weights", f"expected weights that were saved, got something else in {path}") from None
    expected = {"format": FORMAT, "game": game.name, "rules": game.rules, "layout": game.layout.fingerprint}
    for name, value in expected.items():
        if card[name] != value:
            raise Refused("bad_weights", f"expected weights with {name} {value}, got {card[name]} in {path}")
    _check_shapes(network, game, path)
    return network


def _assemble(card: dict[str, Any], arrays: dict[str, NDArray[Any]]) -> Network:
    def layer(name: str) -> Layer:
        return Layer(*(arrays[f"{name}_{part}"].astype(np.float32) for part in Layer._fields))

    depth = sum(name.startswith("hidden_") for name in arrays) // len(Layer._fields)
    hidden = tuple(layer(f"hidden_{n}") for n in range(depth))
    about = {name: card[name] for name in ("game", "rules", "layout", "trained", "strength")}
    return Network(hidden=hidden, policy=layer("policy"), value=layer("value"), **about)


def _check_shapes(network: Network, game: Game, path: Path) -> None:
    """Check that every layer takes what the one before gives."""
    numbers = game.layout.size
    for name, layer in network.layers().items():
        out = {"policy": game.moves, "value": game.most_sides}.get(name, layer.bias.size)
        if layer.weights.shape != (numbers, out) or layer.bias.shape != (out,):
            shape = layer.weights.shape
            raise Refused("bad_weights", f"expected layer {name} of shape ({numbers}, {out}), got {shape} in {path}")
        if name.startswith("hidden_"):
            numbers = out


def has_network(game: Game) -> bool:
    """Does a network come with a game?"""
    return (game.folder / FILE).is_file()


@cache
def network_of(game: Game) -> Network | None:
    """Load the network that comes with a game; None where there is none."""
    return load(game.folder / FILE, game) if has_network(game) else None


def network_for(game: Game, file: str = "") -> Network:
    """Find the network that a bot plays by: in a file, or the one that comes with the game."""
    if file:
        path = Path(file).expanduser()
        return _load_once(path, path.stat().st_mtime_ns if path.is_file() else 0, game)
    network = network_of(game)
    if network is None:
        raise Refused("no_weights", f"expected weights=FILE: no weights come with {game.name}")
    return network


@lru_cache(maxsize=16)
def _load_once(path: Path, changed: int, game: Game) -> Network:
    return load(path, game)
