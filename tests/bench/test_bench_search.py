"""What the benchmarks of search and levels measure, not how fast they are."""

import sys

import pytest

import levels
import search
from fathomfive.kernel.game import TABLE


@pytest.mark.parametrize("name", search.PAIRS)
def test_a_search_begins_after_every_seat_has_had_a_choice(name: str) -> None:
    seats = search.PAIRS[name].seats
    match = search.first_choice(name, seats)
    assert match.to_act != TABLE
    assert len(match.legal()) > 1
    chose = {at.to_act for i in range(len(match.moves)) if (at := match.at(i)).to_act != TABLE}
    assert chose == set(range(seats))


def test_a_playout_by_the_policy_is_shorter_than_a_uniform_one_in_reef_encounter() -> None:
    match = search.first_choice("reef_encounter", 2)
    by_policy = search.steps_to_the_end(match, by_policy=True, games=2)
    assert 0 < by_policy < search.steps_to_the_end(match, by_policy=False, games=2)


def test_without_openspiel_our_own_figures_are_given(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pyspiel", None)
    monkeypatch.setattr(search, "ROUNDS", 1)
    monkeypatch.setattr(search, "SECONDS", 0.01)
    result = search.beside("kipicot")
    assert result["beside"].startswith("nothing")
    assert set(result["per_s"]) == {"ours", "ours, 2 cores"}
    assert all(figure > 0 for figure in result["per_s"].values())
    assert set(result["ratios"]) == {"two cores / one"}


def test_a_level_is_timed_by_whole_turns() -> None:
    spent = levels.turns("kipicot", 2, "medium", 0.05)
    assert spent
    assert all(seconds > 0 for seconds in spent)
    assert sum(spent) >= 0.05
