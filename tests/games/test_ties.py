"""Tie-breakers are explained for the players who are tied, and for nobody else."""

from pathlib import Path

import pytest

from fathomfive.kernel import replay

GAMES = Path(__file__).parent
TIES = {  # a game that was decided so: which value decides, and whether more of it is better
    "deep_dive/games/tie-broken-by-full-rows": ("rows", 1),
    "codex_naturalis/games/tie-broken-by-objectives": ("bonus", 1),
    "podwodni_lowcy/games/tie-broken-by-shrimps": ("shrimps", -1),
}
SHARED = ["deep_dive", "codex_naturalis", "podwodni_lowcy"]


def ties(name: str) -> tuple[list[int], list[int], dict[int, dict[str, int]]]:
    """Give points, places, and the lines about ties by side."""
    match = replay.load(GAMES / f"{name}.tide")
    assert not any(line["kind"] == "tie" for line in match.at(len(match.moves) - 1).explain()), "not before the end"
    lines = {line["side"]: line for line in match.explain() if line["kind"] == "tie"}
    points = match.points()
    assert set(lines) == {side for side, own in enumerate(points) if points.count(own) > 1}
    return points, match.rank(), lines


@pytest.mark.parametrize("name", TIES)
def test_a_tie_is_broken_as_explained(name: str) -> None:
    """DD-50, CN-32, PL-62"""
    key, better = TIES[name]
    points, places, lines = ties(name)
    first = [side for side in lines if points[side] == max(points)]
    values = [better * lines[side][key] for side in first]
    assert len(set(values)) > 1
    assert {places[side] == 1 for side in first if better * lines[side][key] == max(values)} == {True}
    assert {places[side] == 1 for side in first if better * lines[side][key] < max(values)} == {False}


@pytest.mark.parametrize("game", SHARED)
def test_players_who_are_still_equal_share_the_place(game: str) -> None:
    _, places, lines = ties(f"{game}/games/victory-shared")
    first = [side for side, place in enumerate(places) if place == 1]
    assert len(first) > 1
    assert len({str({**lines[side], "side": 0}) for side in first}) == 1
