"""Points, line by line."""

from fathomfive.games.kipicot import GAME
from fathomfive.kernel.match import Match
from fathomfive.texts import Texts
from games.kipicot.boards import middle


def test_points_are_explained_by_colour() -> None:
    """KI-40"""
    assert middle().explain() == [{"side": 1, "kind": "won", "clause": "KI-40", "red": 2, "yellow": 1, "points": 3}]
    assert Match(GAME, 4).explain() == []
    assert Texts(GAME, "en", 3).points(middle().explain()[0]) == "tokens won: 2 red + 1 yellow = 3"
