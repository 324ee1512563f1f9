"""What a viewer is shown, and what a seat observes."""

import numpy as np

from fathomfive.games.kipicot import GAME
from fathomfive.games.kipicot.observe import OBSERVATION
from fathomfive.kernel.game import NOBODY
from fathomfive.kernel.match import Match
from games.kipicot.boards import middle, play

# --- Shown -------------------------------------------------------------------------------------------------------


def test_everyone_is_shown_everything() -> None:
    """KI-1"""
    match = middle(step=2, turn=2, calm=9)
    assert match.show() == {
        "threats": [
            {"places": ["a2", "b2", "a3", "b3"], "by": [0, 2], "complete": False, "steps": ["move", "add"]},
            {"places": ["b2", "c2", "b3", "c3"], "by": [0, 2], "complete": False, "steps": ["move"]},
        ],
        "rules": 1, "seats": 3, "to_act": 1, "asked": "build", "side": 1,
        "calm": 9, "calm_limit": 9, "must_add": True,
        "supply": {"red": 13, "yellow": 14},
        "board": {
            "a1": ["red"], "e1": ["yellow"], "b2": ["red", "yellow"], "b3": ["red"], "c3": ["yellow", "red"],
            "d4": ["yellow"], "a5": ["yellow"], "e5": ["red"],
        },
        "sides": [
            {"points": 0, "won": {"red": 0, "yellow": 0}, "figure": "blue", "stands": "b3"},
            {"points": 3, "won": {"red": 2, "yellow": 1}, "figure": "green", "stands": "e5"},
            {"points": 0, "won": {"red": 0, "yellow": 0}, "figure": "white", "stands": "c3"},
        ],
    }  # fmt: skip
    for viewer in (0, 1, 2, NOBODY):
        assert match.show(viewer) == match.show()


def test_the_end_of_a_game_is_shown() -> None:
    """KI-40"""
    shown = play(middle(left=(1, 5)), "stay Rb1 b1").show()
    assert (shown["asked"], shown["to_act"], shown["side"]) == ("over", NOBODY, 0)


# --- Observed ----------------------------------------------------------------------------------------------------


def observed(match: Match, seat: int) -> list[int]:
    """Observe a table as whole numbers."""
    out = np.full(OBSERVATION, np.nan, np.float32)
    GAME.observe(match.state, seat, out)
    return [int(x) for x in out]


def test_a_seat_observes_itself_first() -> None:
    """KI-1"""
    match = middle(step=2, turn=2, calm=9)
    for seat in range(3):
        numbers = observed(match, seat)
        assert numbers[:10] == [3, 0, 1, 0, 0, (1 - seat) % 3, 9, 1, 13, 14]
        squares = [numbers[10 + 3 * q : 13 + 3 * q] for q in range(25)]
        assert (squares[0], squares[1], squares[4]) == ([1, 0, 0], [0, 0, 0], [0, 1, 0])
        assert (squares[6], squares[12]) == ([1, 0, 1], [0, 1, 1])
        people = [numbers[85 + 28 * k : 113 + 28 * k] for k in range(4)]
        figures = [11, 24, 12]
        for k in range(3):
            other = (seat + k) % 3
            assert people[k][:26] == [int(q == figures[other]) for q in range(26)]
            assert people[k][26:] == ([2, 1] if other == 1 else [0, 0])
        assert people[3] == [0] * 28
    assert observed(Match(GAME, 2), 0)[85 + 25] == 1  # in hand
    assert [observed(middle(step=step), 0)[1:5] for step in (1, 3)] == [[1, 0, 0, 0], [0, 0, 1, 0]]
    assert observed(play(middle(left=(1, 5)), "stay Rb1 b1"), 0)[1:5] == [0, 0, 0, 1]
    assert observed(middle(), 0)[7] == 0
