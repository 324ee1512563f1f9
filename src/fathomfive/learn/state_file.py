"""The state of a training, from which it continues exactly: weights, optimizer, counters and tables, in one file."""

import json
import zipfile
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import jax
import numpy as np
from numpy.typing import NDArray

from fathomfive.kernel.batch import Batch
from fathomfive.kernel.errors import Refused
from fathomfive.kernel.game import Game
from fathomfive.kernel.whole_file import whole_file
from fathomfive.learn.network import Weights, new_weights
from fathomfive.learn.settings import LIMITS, Settings
from fathomfive.learn.update import Adam, new_adam

FORMAT = 1
BATCH = "batch.npz"


@dataclass
class Counters:
    """How far a training is."""

    updates: int = 0
    decisions: int = 0
    games: int = 0
    seconds: float = 0.0
    studied: bool = False  # the games of the datasets were learned from


@dataclass
class State:
    """Everything that changes while a network learns, but for the tables."""

    weights: Weights
    adam: Adam
    earlier: list[Weights] = field(default_factory=list)  # networks that the league plays against
    counters: Counters = field(default_factory=Counters)

    @classmethod
    def new(cls, game: Game, settings: Settings, device: Any) -> "State":
        """Begin with a network that has learned nothing."""
        weights = new_weights(game, settings.widths, settings.seed, device)
        return cls(weights, new_adam(weights, device))


def save_state(path: Path, game: Game, settings: Settings, state: State, batch: Batch) -> None:
    """Save a state, whole or not at all."""
    card = {
        "format": FORMAT, "game": game.name, "rules": game.rules, "layout": game.layout.fingerprint,
        "settings": settings.data(), "counters": vars(state.counters),
    }  # fmt: skip
    arrays = {
        **_named("weights", state.weights),
        **_named("adam", state.adam),
        **{name: array for n, each in enumerate(state.earlier) for name, array in _named(f"earlier{n}", each).items()},
    }
    with TemporaryDirectory(prefix=f".{path.name}.", dir=_folder(path)) as folder:
        batch.save(Path(folder) / BATCH)
        arrays["tables"] = np.frombuffer((Path(folder) / BATCH).read_bytes(), np.uint8)
        with whole_file(path) as file:
            np.savez(file, allow_pickle=False, card=np.array(json.dumps(card)), **arrays)


def _folder(path: Path) -> Path:
    if not path.parent.is_dir():
        raise Refused("cannot_save", f"cannot save {path}: there is no folder {path.parent}")
    return path.parent


def load_state(path: Path, game: Game, settings: Settings, device: Any) -> tuple[State, Batch]:
    """Load a state that was saved with the same settings, or refuse it."""
    try:
        with path.open("rb") as opened, np.load(opened, allow_pickle=False) as file:
            arrays = {name: file[name] for name in file.files}
        card = json.loads(str(arrays.pop("card")))
        _check(card, game, settings, path)
        state = State.new(game, settings, device)
        state.weights = _filled("weights", state.weights, arrays, device)
        state.adam = _filled("adam", state.adam, arrays, device)
        count = len({name.partition("_")[0] for name in arrays if name.startswith("earlier")})
        state.earlier = [_filled(f"earlier{n}", state.weights, arrays, device) for n in range(count)]
        state.counters = Counters(**card["counters"])
        with TemporaryDirectory() as folder:
            (Path(folder) / BATCH).write_bytes(arrays["tables"].tobytes())
            batch = Batch.load(Path(folder) / BATCH, on=settings.on)
    except Refused:
        raise
    except OSError as error:
        raise Refused("cannot_read", f"cannot read {path}: {error.strerror or error}") from None
    except (KeyError, ValueError, TypeError, EOFError, zipfile.BadZipFile):
        raise Refused("bad_state", f"expected the state of a training, got something else in {path}") from None
    return state, batch


def _check(card: Mapping[str, Any], game: Game, settings: Settings, path: Path) -> None:
    expected = {"format": FORMAT, "game": game.name, "rules": game.rules, "layout": game.layout.fingerprint}
    for name, value in expected.items():
        if card[name] != value:
            raise Refused("bad_state", f"expected a state with {name} {value}, got {card[name]} in {path}")
    for name, value in settings.data().items():
        if name not in LIMITS and card["settings"][name] != value:
            was = card["settings"][name]
            raise Refused("bad_state", f"expected the settings of {path}: {name} {was}, got {value}")


def _named(name: str, tree: Any) -> dict[str, NDArray[Any]]:
    return {f"{name}_{n}": np.asarray(leaf) for n, leaf in enumerate(jax.tree.leaves(tree))}


def _filled(name: str, tree: Any, arrays: Mapping[str, NDArray[Any]], device: Any) -> Any:
    """Fill a tree with saved arrays of the same shapes."""
    leaves, form = jax.tree.flatten(tree)
    found = [arrays[f"{name}_{n}"] for n in range(len(leaves))]
    if any(new.shape != old.shape or new.dtype != old.dtype for new, old in zip(found, leaves, strict=True)):
        raise ValueError(name)
    return jax.device_put(jax.tree.unflatten(form, found), device)
