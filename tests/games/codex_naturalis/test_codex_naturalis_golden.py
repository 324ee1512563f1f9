"""The recorded games show what their names say."""

from pathlib import Path

import pytest

from fathomfive.kernel import replay
from fathomfive.kernel.game import NOBODY
from fathomfive.kernel.match import Match
from fathomfive.texts import Texts
from games.codex_naturalis.scriptorium import asked, laid, row

GAMES = Path(__file__).parent / "games"


def golden(name: str) -> Match:
    """Replay a recorded game."""
    match = replay.load(GAMES / f"{name}.tide")
    assert match.over
    return match


@pytest.mark.parametrize(("name", "seats"), [("two-players", 2), ("three-players", 3), ("four-players", 4)])
def test_a_game_is_recorded_for_each_number_of_players(name: str, seats: int) -> None:
    """CN-11"""
    assert golden(name).seats == seats


@pytest.mark.parametrize(("name", "reason"), [("twenty-points", "twenty_points"), ("decks-run-out", "empty_decks")])
def test_both_reasons_to_call_the_end_are_recorded(name: str, reason: str) -> None:
    """CN-30"""
    assert golden(name).reason == reason


def test_a_tie_is_broken_by_objectives() -> None:
    """CN-32"""
    match = golden("tie-broken-by-objectives")
    rank, points = match.rank(), match.points()
    first, second = rank.index(1), rank.index(2)
    assert points[first] == points[second]
    assert match.state.bonus[first] > match.state.bonus[second]


def test_a_victory_is_shared() -> None:
    """CN-32"""
    match = golden("victory-shared")
    winners = [p for p, place in enumerate(match.rank()) if place == 1]
    assert len(winners) == 2
    assert len({(match.points()[p], int(match.state.bonus[p])) for p in winners}) == 1


def test_objectives_change_the_winner() -> None:
    """CN-31, CN-32"""
    match = golden("objectives-turn-the-game")
    assert match.state.points[match.rank().index(1)] < max(match.state.points)


def test_a_manuscript_is_closed_and_the_other_grows_to_its_bound() -> None:
    """CN-27"""
    match = golden("a-closed-manuscript")
    assert [len(laid(match, n)) - 1 for n in (1, 2)] == [68, 5]
    assert len(row(match, 2)["hand"].split()) == 3
    turns = [asked(match.at(n)) for n in range(len(match.moves))]
    assert turns.count(("lay", 2)) == 5


@pytest.mark.parametrize("name", ["two-players", "four-players", "twenty-points"])
def test_a_lay_tells_what_it_scores(name: str) -> None:
    """CN-24"""
    match = golden(name)
    told = []
    for n, m in enumerate(match.moves):
        before = match.at(n)
        told.append(before.tell(m, NOBODY))
        if told[-1]["kind"] in ("lay", "lay-down"):
            seat = told[-1]["seat"]
            assert told[-1].get("scores", 0) == match.at(n + 1).state.points[seat] - before.state.points[seat]
    assert any(one.get("scores", 0) > 1 for one in told)


def test_the_log_names_decks_objectives_and_secret_draws() -> None:
    """CN-10, CN-25, CN-31"""
    match = golden("two-players")
    lines: dict[str, str] = {}
    for n, m in enumerate(match.moves):
        told = match.at(n).tell(m, NOBODY)
        lines.setdefault(told["kind"], Texts(match.game, "en", 2).line(told))
    assert lines["top"].startswith("Top of the resource deck: ")
    assert lines["drawn-unseen"].endswith("sees which one it is.")
    assert "each time), Player 2: objective" in lines["reveal"]
