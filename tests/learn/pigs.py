"""Pig on the shelf, and a network that learned it."""

import os
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

import fathomfive.games
from fathomfive.bots.weights import Network
from fathomfive.kernel import shelf
from fathomfive.kernel.game import Game
from fathomfive.learn.settings import Settings, settings_for
from fathomfive.learn.training import train

UPDATES = 150
TINY = Path(__file__).parent.parent / "tiny"


@pytest.fixture(scope="module")
def pig() -> Iterator[Game]:
    """Pig, where a command or another process finds it, too."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("FATHOM_GAMES", str(TINY))
        patch.setenv("PYTHONPATH", os.pathsep.join([str(TINY.parent), os.environ.get("PYTHONPATH", "")]))
        patch.setattr(fathomfive.games, "__path__", [*fathomfive.games.__path__, str(TINY)])
        shelf.names.cache_clear()
        yield shelf.take("pig")
    shelf.names.cache_clear()


class Trained(NamedTuple):
    """A training of a few seconds."""

    settings: Settings
    out: Path
    network: Network


@pytest.fixture(scope="module")
def trained(pig: Game, tmp_path_factory: pytest.TempPathFactory) -> Trained:
    """A network that learned Pig with all seats, both goals, a league and points on the way."""
    settings = settings_for(
        pig, "cpu", tables=120, steps=32, updates=UPDATES, widths=(32, 32), epochs=2, minibatch=256, learning_rate=2e-3,
        league=0.2, shaping=0.2,
    )  # fmt: skip
    out = tmp_path_factory.mktemp("trained") / "pig.npz"
    return Trained(settings, out, train(pig, settings, out))
