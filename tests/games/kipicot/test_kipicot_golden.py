"""The golden games show what their names say."""

from collections.abc import Callable
from itertools import pairwise
from typing import Any

import pytest

from fathomfive.games.kipicot import GAME
from fathomfive.kernel import replay
from fathomfive.kernel.match import Match
from walks import home


def golden(name: str) -> Match:
    """Load a golden game."""
    return replay.load(home(GAME) / "games" / f"{name}.tide")


def told(match: Match) -> list[Any]:
    """Tell every move."""
    again = match.at(0)
    tales = []
    for m in match.moves:
        tales.append({**again.tell(m), "must_add": again.show()["must_add"]})
        again.play(m)
    return tales


def catches(match: Match) -> list[Any]:
    """Tell the moves that won something."""
    return [tale for tale in told(match) if tale["kind"] == "fish"]


@pytest.mark.parametrize(
    ("name", "shows"),
    [
        ("eighteen-tokens-at-once", lambda match: max(tale["n"] for tale in catches(match)) == 18),
        ("three-blocks-at-once", lambda match: any(len(tale["caught"]) == 8 for tale in catches(match))),
        ("two-corners-between-two-opponents", lambda match: any(len(tale["caught"]) == 2 for tale in catches(match))),
        ("last-token-completes-a-square", lambda match: told(match)[-1]["kind"] == "fish"),
        ("victory-shared-and-the-next-is-third", lambda match: sorted(match.rank()) == [1, 1, 3]),
        ("nobody-wins-anything", lambda match: match.points() == [0, 0]),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_a_golden_game_shows_what_it_is_named_for(name: str, shows: Callable[[Match], bool]) -> None:
    """KI-31, KI-32, KI-40"""
    assert shows(golden(name))


def test_players_who_only_move_are_made_to_add_and_win_in_between() -> None:
    """KI-22"""
    match = golden("calm-turns-force-adds")
    tales = told(match)
    forced = [after for before, after in pairwise(tales) if before["must_add"] and after["must_add"]]
    assert len(forced) > 20
    assert {tale["kind"] for tale in forced} == {"add", "stack"}
    assert catches(match)
