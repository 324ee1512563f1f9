"""What the benchmark of clusters measures, not how fast they are."""

import dataclasses

import pytest

import cluster
from fathomfive.arena.report import Report
from fathomfive.arena.simulate import simulate
from fathomfive.kernel.shelf import take

GAME = take("deep_dive")


def test_a_ratio_is_one_of_medians_of_runs_in_turn() -> None:
    played = simulate(GAME, 2, 2, on="plain")
    speeds = iter([100, 180, 90, 200, 5000, 190])

    def run() -> Report:
        return dataclasses.replace(played, games_per_s=next(speeds))

    assert cluster.compare(run, run) == {"one": 100, "two": 190, "ratio": 1.9, "digest": played.digest}


def test_runs_that_played_other_games_are_not_compared() -> None:
    one, other = (simulate(GAME, 2, 2, seed=seed, on="plain") for seed in (1, 2))
    with pytest.raises(AssertionError, match="expected one digest"):
        cluster.compare(lambda: one, lambda: other)


def test_what_comes_back_for_a_chunk_is_small() -> None:
    assert 100 < cluster.bytes_of_a_chunk(GAME, 4) < 5000
