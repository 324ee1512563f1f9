"""What the contest with OpenSpiel's search measures, not how strong the players are."""

import time

import pytest

from fathomfive.kernel.game import Game
from open_spiel_ismcts import LEAST, Clock, contest, interval
from tiny import MINNOWS, PIG


@pytest.mark.parametrize(
    ("game", "spec", "evaluator", "search"),
    [(PIG, "search", "compiled", "MCTS, compiled"), (MINNOWS, "random", "own", "IS-MCTS, own")],
    ids=["pig", "minnows"],
)
def test_a_contest_plays_all_games_and_counts_what_both_thought(
    game: Game, spec: str, evaluator: str, search: str
) -> None:
    result = contest(game, spec, evaluator, seconds=0.001, games=2)
    assert result["theirs"] == f"{search} rollouts"
    assert result["share of wins, theirs"] in (0.0, 0.25, 0.5, 0.75, 1.0)
    low, high = result["interval"]
    assert 0 <= low <= result["share of wins, theirs"] <= high <= 1
    assert result["simulations a decision"]["theirs"] >= LEAST
    assert (result["simulations a decision"]["ours"] == 0) == (spec == "random")


def test_a_clock_allows_as_many_simulations_as_fit_the_pace(monkeypatch: pytest.MonkeyPatch) -> None:
    now = iter([0.0, 2.0, 10.0, 11.0])
    monkeypatch.setattr(time, "process_time", lambda: next(now))
    clock = Clock(seconds=0.5)
    assert clock.time(lambda simulations: simulations) == 20  # in 2 s
    assert clock.allowed() == 5
    assert clock.time(lambda simulations: simulations) == 5  # in 1 s
    assert (clock.decisions, clock.simulations, clock.spent) == (2, 25, 3.0)
    assert clock.allowed() == round(0.5 * 25 / 3)


def test_an_interval_is_wide_for_few_games_even_if_all_are_won() -> None:
    assert interval(1.0, 10) == pytest.approx((0.722, 1.0), abs=0.001)
    assert interval(0.5, 100) == pytest.approx((0.404, 0.596), abs=0.001)
