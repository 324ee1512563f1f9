"""The benchmark that compares judgements with results."""

import argparse
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import calibration
from fathomfive.kernel.shelf import take
from fathomfive.session.judge import Manner


def games_of(sureness: float, count: int = 120) -> list[Any]:
    """Games of two sides whose shares are right, and judged too sure or not sure enough."""
    rng = np.random.default_rng(1)
    found = []
    for _ in range(count):
        share = rng.uniform(0.05, 0.95)
        won = float(rng.uniform() < share)
        odds = (share / (1 - share)) ** sureness
        raw = odds / (1 + odds)
        found.append(calibration.Played(2, np.array([[raw, 1 - raw]]), np.array([won, 1 - won])))
    return found


def test_right_judgements_lie_within_the_intervals_and_need_no_temperature() -> None:
    games = games_of(1.0, 600)
    bins = calibration.bins_of(games, Manner())
    assert sum(one.low <= one.judged <= one.high for one in bins) >= len(bins) - 2
    assert sum(one.positions for one in bins) == 2 * len(games)
    assert 0.6 <= calibration.fit(games[:120]).temperature <= 1.6


def test_judgements_that_are_too_sure_are_fitted_by_a_temperature() -> None:
    games = games_of(3.0)
    found = calibration.fit(games)
    assert found.temperature > 1.7
    assert calibration.brier(games, found) < calibration.brier(games, Manner())


def test_a_certain_prophet_has_a_brier_score_of_0_and_a_coin_one_of_a_quarter() -> None:
    sure = [calibration.Played(2, np.array([[1.0, 0.0]]), np.array([1.0, 0.0]))]
    even = [calibration.Played(2, np.array([[0.5, 0.5]]), np.array([1.0, 0.0]))]
    assert (calibration.brier(sure, Manner()), calibration.brier(even, Manner())) == (0.0, 0.25)


def test_games_of_an_interrupted_run_are_not_played_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    known = games_of(1.0, 3)
    numbers = []

    def play(game: Any, bots: str, seed: int, number: int, positions: int) -> Any:
        numbers.append(number)
        return known[number]

    monkeypatch.setattr(calibration, "play", play)
    args = argparse.Namespace(out=tmp_path, bots="easy", positions=1, seed=2, games=2, report=False)
    calibration.played(take("kipicot"), args)
    args.games = 3
    again = calibration.played(take("kipicot"), args)
    assert numbers == [0, 1, 2]
    assert [one.result.tolist() for one in again] == [one.result.tolist() for one in known]


def test_the_picture_shows_every_game_and_every_bin() -> None:
    drawn = calibration.picture([("A & B", calibration.bins_of(games_of(1.0), Manner()))])
    assert drawn.count("<circle") == calibration.BINS
    assert "A &amp; B" in drawn
