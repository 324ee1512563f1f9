"""What a viewer is shown, and what a seat observes."""

from fathomfive.games.kipicot import GAME
from fathomfive.kernel.game import NOBODY
from fathomfive.kernel.match import Match
from games.kipicot.boards import middle, play
from walks import fields

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


def test_a_seat_observes_itself_first() -> None:
    """KI-1"""
    match = middle(step=2, turn=2, calm=9)
    for seat in range(3):
        seen = fields(match, seat)
        assert (seen["seats"], seen["asked"]) == ([0, 1, 0], [0, 1, 0, 0])
        assert seen["turn"] == [int(k == (1 - seat) % 3) for k in range(4)]
        assert (seen["calm"], seen["must_add"], seen["supply"]) == (9, 1, [13, 14])
        squares = seen["squares"]
        assert (squares[0], squares[1], squares[4]) == ([1, 0, 0], [0, 0, 0], [0, 1, 0])
        assert (squares[6], squares[12]) == ([1, 0, 1], [0, 1, 1])
        figures = [11, 24, 12]
        for k in range(3):
            other = (seat + k) % 3
            assert seen["figures"][k] == [int(q == figures[other]) for q in range(26)]
            assert seen["won"][k] == ([2, 1] if other == 1 else [0, 0])
        assert (seen["figures"][3], seen["won"][3]) == ([0] * 26, [0, 0])


def test_every_question_is_observed() -> None:
    """KI-10, KI-12, KI-22, KI-40"""
    assert fields(Match(GAME, 2), 0)["figures"][0][25] == 1  # in hand
    assert [fields(middle(step=step), 0)["asked"] for step in (1, 3)] == [[1, 0, 0, 0], [0, 0, 1, 0]]
    assert fields(play(middle(left=(1, 5)), "stay Rb1 b1"), 0)["asked"] == [0, 0, 0, 1]
    assert fields(middle(), 0)["must_add"] == 0
