"""Explanations of points in Podwodni łowcy."""

from fathomfive.games.podwodni_lowcy import GAME
from fathomfive.texts import Texts
from games.podwodni_lowcy.sea import play, sea


def test_points_are_explained_by_face_up_and_face_down_cards() -> None:
    """PL-60"""
    match = sea(2, up={1: "RA shrimp"}, down={1: "RB RC", 2: "GA"})
    assert match.explain() == [
        {"side": 0, "kind": "down", "clause": "PL-60", "n": 2, "points": 20},
        {"side": 0, "kind": "up", "clause": "PL-60", "n": 2, "points": 2},
        {"side": 1, "kind": "down", "clause": "PL-60", "n": 1, "points": 10},
    ]
    words = Texts(GAME, "en", 2)
    assert [words.points(line) for line in match.explain()] == [
        "2 face-down cards = 20", "2 face-up cards = 2", "1 face-down card = 10",
    ]  # fmt: skip


def test_a_tie_is_explained_by_the_shrimps_once_the_game_is_over() -> None:
    """PL-62"""
    match = sea(4, diver=2, reached=3, up={1: "2xshrimp", 2: "RA RB RC", 3: "GA", 4: "shrimp YC"})
    assert [line["kind"] for line in match.explain()] == ["up"] * 4
    play(match, "dive wave top-left RC")
    ties = [line for line in match.explain() if line["kind"] == "tie"]
    assert ties == [
        {"side": side, "kind": "tie", "clause": "PL-62", "shrimps": shrimps, "points": 0}
        for side, shrimps in ((0, 2), (3, 1))
    ]
    assert Texts(GAME, "en", 4).points(ties[0]) == "tie-break: 2 face-up shrimps (fewer is better)"
