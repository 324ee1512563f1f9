"""Settings: defaults that fit every game, all ways to play at the tables, and refusals."""

from typing import Any

import jax.numpy as jnp
import numpy as np
import pytest

from fathomfive.kernel.batch import Batch
from fathomfive.kernel.errors import Refused
from fathomfive.kernel.shelf import games, take
from fathomfive.learn.device import Look, SharedTables, find_device
from fathomfive.learn.mixture import Mixture
from fathomfive.learn.network import new_weights, to_network
from fathomfive.learn.points import find_points
from fathomfive.learn.settings import Settings, settings_for, ways, weights_of
from tiny import PIG

GAMES = [game.name for game in games()]


@pytest.mark.parametrize("name", GAMES)
def test_the_default_networks_are_small_files(name: str, tmp_path: Any) -> None:
    game = take(name)
    settings = settings_for(game, "gpu")
    weights = new_weights(game, settings.widths, 1, find_device("cpu"))
    assert sum(array.size for layer in (*weights.hidden, *weights[1:]) for array in layer) == weights_of(
        game, settings.widths
    )
    to_network(game, weights, {}, {}).save(tmp_path / "weights.npz")
    assert (tmp_path / "weights.npz").stat().st_size <= 2 << 20
    assert len(settings.widths) == 3
    assert settings.tables in (8_192, 16_384)
    assert settings.tables * settings.steps * game.layout.size < 1 << 31
    assert max(settings_for(game, "cpu").widths) <= 128


@pytest.mark.parametrize("name", GAMES)
def test_every_number_of_seats_and_every_option_is_played(name: str) -> None:
    game = take(name)
    for tables in (len(list(game.ways())), 100, 16_384):
        mixture = Mixture.of(game, settings_for(game, "cpu", tables=tables, league=0.25, minibatch=64))
        played = [(seats, tuple(sorted(options.items()))) for seats, options in zip(*mixture[:2], strict=True)]
        assert set(played) == {(seats, tuple(sorted(options.items()))) for seats, options in game.ways()}
        assert len(played) == tables
        assert mixture.seats == sorted(mixture.seats)  # equal tables stand together
        assert mixture.sides.tolist() == [game.sides(seats) for seats in mixture.seats]
    counts = mixture.describe().values()
    assert max(counts) - min(counts) <= 2
    assert len(mixture.league) == pytest.approx(0.25 * tables, rel=0.01)
    assert (mixture.learner < np.array(mixture.seats)[mixture.league]).all()
    assert len(set(mixture.learner.tolist())) == max(game.seats)


def test_only_the_seats_that_are_asked_for_are_played() -> None:
    assert ways(PIG, (3,)) == [(3, {"goal": "20"}), (3, {"goal": "50"})]
    assert set(Mixture.of(PIG, settings_for(PIG, "cpu", seats=(3,))).seats) == {3}


@pytest.mark.parametrize("name", GAMES)
def test_points_on_the_way_are_found_where_a_layout_has_them(name: str) -> None:
    game = take(name)
    found = find_points(game.layout)
    if found is not None:
        assert found.stop - found.start == game.most_sides
    assert find_points(PIG.layout) == PIG.layout.where("score")


def test_settings_of_a_gpu_are_those_of_the_pilot() -> None:
    settings = settings_for(PIG, "gpu")
    assert (settings.tables, settings.steps, settings.learning_rate, settings.entropy) == (16_384, 64, 4e-4, 0.02)
    assert settings_for(PIG, "gpu", datasets=("games",)).learning_rate == 1e-4
    assert settings_for(PIG, "cpu", updates=5).minutes == 0


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ({"widths": (0,)}, "expected one to eight widths from 1 to 8192, such as 256,256, got '0'"),
        ({"widths": (9,) * 9}, "expected one to eight widths"),
        ({"seats": (5,)}, "pig is for 2 to 4 seats, not 5"),
        ({"tables": 3}, "expected at least 6 tables, one for each number of seats and choice of options, got 3"),
        ({"tables": 8, "steps": 8}, "expected a minibatch of at most 64 decisions, got 512"),
        ({"minutes": 0}, "expected minutes or updates to learn for, or games to learn from, got none"),
        ({"learning_rate": -1}, "expected learning rate from 0 to 1, got -1"),
        ({"league": 1.5}, "expected league from 0 to 0.9, got 1.5"),
        ({"minutes": float("nan")}, "expected minutes from 0 to 100000, got nan"),
    ],
)
def test_settings_that_make_no_sense_are_refused(given: dict[str, Any], said: str) -> None:
    with pytest.raises(Refused, match=said):
        settings_for(PIG, "cpu", **given)


def test_settings_are_plain_data() -> None:
    assert Settings(widths=(3, 4)).data()["widths"] == [3, 4]


def test_the_arrays_of_a_batch_are_shared_with_jax() -> None:
    batch = Batch(PIG, 8, [2, 2, 2, 3, 3, 4, 4, 4], on="plain", seed=3)
    twin = Batch(PIG, 8, [2, 2, 2, 3, 3, 4, 4, 4], on="plain", seed=3)
    tables, step = SharedTables(batch), twin.reset()
    for _ in range(40):
        look = tables.look()
        for name in Look._fields:
            assert np.array_equal(np.asarray(getattr(look, name)), getattr(step, name)), name
        moves = look.mask.argmax(1).astype(jnp.int32)
        tables.play(moves)
        step = twin.step(step.mask.argmax(axis=1))


def test_a_missing_device_is_refused() -> None:
    with pytest.raises(Refused, match="expected one of cpu, gpu for 'on', got 'tpu'"):
        find_device("tpu")
