"""What is shown, told, refused, explained and previewed in Template."""

import pytest

from fathomfive.cli.template import GAME
from fathomfive.cli.template.components import PASS, ROUNDS
from fathomfive.kernel.game import NOBODY, TABLE
from fathomfive.kernel.match import Match

each_viewer = pytest.mark.parametrize("viewer", [0, 1, NOBODY, TABLE])


@each_viewer
def test_everyone_sees_who_acts_and_all_passes(viewer: int) -> None:
    """TM-1"""
    match = Match(GAME, 2).play("pass")
    assert match.show(viewer) == {"to_act": 1, "sides": [{"passes": 1}, {"passes": 0}]}


@each_viewer
def test_a_pass_is_told_and_reads_back(viewer: int) -> None:
    """TM-2"""
    match = Match(GAME, 2).play("pass")
    assert match.tell(PASS, viewer) == {"kind": "pass", "seat": 1, "pieces": [], "places": [], "clause": "TM-2"}
    assert [GAME.read(match.state, text, viewer) for text in ("pass", "Pass", "", "0")] == [PASS, None, None, None]


def test_passing_is_forbidden_only_when_the_game_is_over() -> None:
    """TM-3"""
    match = Match(GAME, 2)
    for _ in range(2 * ROUNDS):
        assert match.forbids(PASS) is None
        match.play(PASS)
    assert match.forbids(PASS) == "TM-3"


@each_viewer
def test_points_are_explained_by_passes(viewer: int) -> None:
    """TM-3"""
    assert Match(GAME, 2).play("pass").explain(viewer) == [
        {"side": 0, "kind": "passes", "clause": "TM-3", "points": 1},
        {"side": 1, "kind": "passes", "clause": "TM-3", "points": 0},
    ]


@each_viewer
def test_a_preview_says_who_wins_a_point_and_when_the_game_ends(viewer: int) -> None:
    """TM-3"""
    match = Match(GAME, 2)
    for n in range(2 * ROUNDS):
        last = n == 2 * ROUNDS - 1
        end = [{"kind": "end", "clause": "TM-3", "who": 1, "pieces": [], "places": []}] if last else []
        points = [1 - n % 2, n % 2]
        assert GAME.preview(match.state, PASS, viewer) == {"points": points, "effects": end, "chances": []}
        match.play("pass")
