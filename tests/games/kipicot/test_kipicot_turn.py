"""A turn: its three steps, and what is checked at its end."""

import pytest

from fathomfive.games.kipicot import GAME
from fathomfive.kernel.errors import Refused
from fathomfive.kernel.match import Match
from games.kipicot.boards import adds, asked, at, looks, moves_from, play, reef, stands, won

EVERYONE = (2, 3, 4)

FEW = """
 R1 . . . .
 . Y . . .
 . . Ry . .
 . . . Y2 .
 . . . . R
"""


# --- Step 1 ------------------------------------------------------------------------------------------------------


def test_step_1_moves_one_token_or_none() -> None:
    """KI-10"""
    match = reef(FEW)
    assert match.texts() == [
        "b2-c2", "b2-a2", "b2-b3", "b2-b1",
        "c3-d3", "c3-e3", "c3-a3", "c3-b3", "c3-c4", "c3-c5", "c3-c1", "c3-c2",
        "e5-d5", "e5-e4",
        "stay",
    ]  # fmt: skip
    for text in ("stay", "b2-b1", "c3-c1"):
        assert asked(match.copy().play(text)) == "build"
        assert match.copy().play(text).to_act == 0


def test_nothing_is_added_in_step_1() -> None:
    """KI-10"""
    for text in ("Ra2", "Yb2", "e5"):
        with pytest.raises(Refused, match=r"\(KI-10, "):
            reef(FEW).play(text)


def test_moving_none_is_asked_even_when_nothing_can_move() -> None:
    """KI-10"""
    assert Match(GAME, 2).texts() == ["stay"]


# --- Step 2 ------------------------------------------------------------------------------------------------------


def test_step_2_adds_a_token_of_either_colour_or_moves_one() -> None:
    """KI-11"""
    match = reef(FEW).play("stay")
    moves = [text for text in match.texts() if "-" in text]
    assert moves == reef(FEW).texts()[:-1]
    empty = {f"{file}{row}" for row in range(1, 6) for file in "abcde"} - {"a1", "b2", "c3", "d4", "e5"}
    assert adds(match, "R") == empty | {"b2"}
    assert adds(match, "Y") == empty | {"e5"}
    assert asked(match.copy().play("b2-b1")) == asked(match.copy().play("Rb2")) == "figure"


def test_step_2_cannot_be_skipped() -> None:
    """KI-11"""
    for text in ("stay", "e5"):
        with pytest.raises(Refused, match=r"\(KI-11, "):
            reef(FEW).play("stay").play(text)


def test_the_token_moved_in_step_1_may_move_again_and_also_back() -> None:
    """KI-11"""
    match = play(reef(FEW), "b2-b3")
    assert moves_from(match, "b3") == {"a3", "b2", "b4"}
    assert looks(play(match, "b3-b2"), FEW)


def test_a_token_that_left_a_stack_in_step_1_is_single_in_step_2() -> None:
    """KI-11"""
    match = play(reef(FEW), "c3-c1")
    assert (at(match, "c3"), at(match, "c1")) == ("Y", "R")
    assert moves_from(match, "c1") == {"b1", "d1", "c2"}
    assert moves_from(match, "c3") == {"b3", "d3", "c2", "c4"}


@pytest.mark.parametrize("seats", EVERYONE)
def test_the_first_turns_must_all_add_on_an_empty_square_and_the_figure_goes_there(seats: int) -> None:
    """KI-11, KI-12"""
    match = Match(GAME, seats)
    squares = ["c3", "a1", "b1", "e5", "d2"][: seats + 1]
    for n, square in enumerate(squares):
        assert match.texts() == ["stay"]
        match.play("stay")
        assert adds(match, "R") == adds(match, "Y")
        assert adds(match, "R").isdisjoint(squares[:n])
        assert len(match.legal()) == 2 * (25 - n)
        match.play(f"R{square}")
        assert match.texts() == [square]
        match.play(square)
    assert len(match.legal()) > 1  # the first token is free again


def test_adding_is_possible_on_the_fullest_board() -> None:
    """KI-11"""
    drawn = """
     Ry Ry Ry Ry Ry
     Ry Yr Yr Yr Yr
     Yr Ry Ry R1 Y2
     R3 Y4 R Y R
     Y R Y R Y
    """
    match = reef(drawn, 4, step=2)
    assert match.show()["supply"] == {"red": 1, "yellow": 1}
    assert not [text for text in match.texts() if "-" in text]
    assert adds(match, "R") == {"d4", "a5", "c5", "e5"}
    assert adds(match, "Y") == {"c4", "e4", "b5", "d5"}


# --- Step 3 ------------------------------------------------------------------------------------------------------


def test_the_figure_goes_on_any_other_token_or_stack_without_an_opponent() -> None:
    """KI-12"""
    match = play(reef(FEW), "stay Ra5")
    assert match.texts() == ["b2", "c3", "a5", "e5"]
    play(match, "c3")
    assert stands(match, 1) == "c3"
    assert (at(match, "a1"), at(match, "c3")) == ("R", "Ry1")
    assert (match.to_act, asked(match)) == (1, "move")


def test_the_figure_may_not_stay_nor_join_an_opponent_nor_stand_on_nothing() -> None:
    """KI-12"""
    match = play(reef(FEW), "stay Ra5")
    for text in ("a1", "d4", "b1", "stay", "Rb2", "b2-b1"):
        with pytest.raises(Refused, match=r"\(KI-12, "):
            match.play(text)


def test_a_figure_enters_from_the_hand() -> None:
    """KI-12"""
    match = play(reef(FEW.replace("R1", "R")), "stay Ra5")
    assert match.texts() == ["a1", "b2", "c3", "a5", "e5"]
    assert stands(play(match, "a1"), 1) == "a1"


# --- The end of a turn -------------------------------------------------------------------------------------------

READY = """
 R1 Y . . .
 Y R . . .
 . . . . .
 . . . R2 .
 . . . . Y
"""


def test_a_square_that_the_figure_leaves_is_not_won() -> None:
    """KI-13"""
    match = play(reef(READY), "stay Re1 e1")
    assert won(match, 1) == (0, 0)
    assert at(match, "a1") == "R"
    # nor does it count that the figure stood there when the square became complete
    match = play(reef(READY.replace("R1 Y", "R1 .")), "stay Yb1 e5")
    assert won(match, 1) == (0, 0)


def test_a_square_completed_under_an_opponents_figure_is_won_by_nobody() -> None:
    """KI-13"""
    drawn = """
     R2 . . . .
     Y R . . .
     . . . . .
     . . . R1 .
     . . . . Y
    """
    match = play(reef(drawn), "stay Yb1 e5")
    assert (won(match, 1), won(match, 2)) == ((0, 0), (0, 0))
    assert (at(match, "a1"), at(match, "b1")) == ("R2", "Y")
    # in the opponent's own turn that figure has to leave the corner
    play(match, "stay Ye1 e1")
    assert won(match, 2) == (0, 0)


def test_only_the_active_figure_is_checked() -> None:
    """KI-13"""
    drawn = """
     R2 Y . . .
     Y R . . .
     . . . . .
     . . . R .
     . . . . Y1
    """
    match = play(reef(drawn), "stay Re1 e1")
    assert (won(match, 1), won(match, 2)) == ((0, 0), (0, 0))
    assert stands(match, 2) == "a1"


def test_winning_is_compulsory_and_ends_the_turn() -> None:
    """KI-13"""
    match = play(reef(READY), "stay Re1 b2")
    assert won(match, 1) == (2, 2)
    assert (match.to_act, asked(match)) == (1, "move")
    assert match.show()["board"] == {"e1": ["red"], "d4": ["red"], "e5": ["yellow"]}


def test_squares_are_checked_once_so_what_a_win_leaves_behind_wins_nothing_more() -> None:
    """KI-13"""
    drawn = """
     R Y R . .
     Y R Y . .
     R Y R2 . .
     . . . . .
     . . . . R1
    """
    match = play(reef(drawn, step=3), "a1")
    assert looks(match, ". . R . .\n. . Y . .\nR Y R2 . .\n. . . . .\n. . . . R")
    assert won(match, 1) == (2, 2)
