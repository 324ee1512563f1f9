"""The end of the game, and the ranking."""

import pytest

from fathomfive.games.kipicot import GAME
from fathomfive.kernel.errors import Refused
from fathomfive.kernel.game import NOBODY
from games.kipicot.boards import asked, play, reef, supply, won

READY = """
 R Y . . .
 Y . . . .
 . . . . .
 . . Y1 . R2
 . . . . .
"""


@pytest.mark.parametrize(
    ("left", "text", "reason"), [((1, 5), "Re5", "no_red"), ((5, 1), "Ye5", "no_yellow")]
)  # fmt: skip
def test_the_game_ends_with_the_turn_that_empties_a_supply(left: tuple[int, int], text: str, reason: str) -> None:
    """KI-40"""
    match = play(reef(READY, left=left), f"stay {text}")
    assert asked(match) == "figure"
    assert not match.over
    play(match, "a1")
    assert match.over
    assert (match.to_act, match.legal(), match.reason) == (NOBODY, [], reason)


def test_the_last_red_that_completes_a_square_is_won_and_then_the_game_ends() -> None:
    """KI-40"""
    match = play(reef(READY, left=(1, 5)), "stay Rb2 b2")
    assert won(match, 1) == (2, 2)
    assert match.over
    assert match.reason == "no_red"


def test_the_round_is_not_completed() -> None:
    """KI-40"""
    for turn in (1, 2, 3):
        match = reef(READY, 3, turn=turn, left=(1, 5))
        assert play(match, "stay Re5 e5").over


def test_one_token_left_is_not_the_end() -> None:
    """KI-40"""
    match = play(reef(READY, left=(2, 2)), "stay Re5 e5 stay Yd5 d5")
    assert supply(match) == (1, 1)
    assert not match.over


def test_nothing_is_legal_after_the_end() -> None:
    """KI-40"""
    match = play(reef(READY, left=(1, 5)), "stay Re5 e5")
    for text in ("stay", "Re4", "a1", "a1-a2"):
        with pytest.raises(Refused, match=r"\(KI-40, "):
            match.play(text)
    assert all(match.forbids(m) == "KI-40" for m in range(GAME.moves))


def test_most_won_tokens_win_and_nothing_else_counts() -> None:
    """KI-40"""
    match = reef(READY, 3, won={1: (3, 1), 2: (0, 7), 3: (5, 0)})
    assert match.points() == [4, 7, 5]
    assert match.rank() == [3, 1, 2]


@pytest.mark.parametrize(
    ("hoards", "places"),
    [
        ([(3, 1), (1, 3), (0, 0), (0, 4)], [1, 1, 4, 1]),
        ([(3, 1), (1, 3), (0, 1), (0, 2)], [1, 1, 4, 3]),
        ([(0, 1), (1, 3), (1, 0), (0, 2)], [3, 1, 3, 2]),
        ([(0, 0)] * 4, [1, 1, 1, 1]),
    ],
)
def test_equal_scores_share_a_place(hoards: list[tuple[int, int]], places: list[int]) -> None:
    """KI-40"""
    match = reef(READY, 4, won=dict(enumerate(hoards, 1)))
    assert match.rank() == places


def test_two_may_win_together_and_the_next_is_third() -> None:
    """KI-40"""
    assert reef(READY, 3, won={1: (2, 2), 2: (1, 3), 3: (1, 0)}).rank() == [1, 1, 3]
