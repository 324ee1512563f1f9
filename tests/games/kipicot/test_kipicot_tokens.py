"""How tokens move and are added, and when one must be added."""

import pytest

from fathomfive.games.kipicot import GAME
from fathomfive.kernel.errors import Refused
from fathomfive.kernel.match import Match
from games.kipicot.boards import adds, asked, at, calm, looks, moves_from, play, reef, supply, won

SPOTS = """
 R . . . Y
 . . Y2 . .
 Y R1 Ry R Y
 . . R . .
 Yr . . . Y
"""


# --- Moving ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("square", "targets"),
    [
        ("a1", {"b1", "a2"}),
        ("e1", {"d1", "e2"}),
        ("e5", {"d5", "e4"}),
        ("a3", {"a2", "a4"}),
        ("d3", {"d2", "d4"}),
        ("e3", {"e2", "e4"}),
        ("c4", {"b4", "d4", "c5"}),
    ],
)
def test_a_single_token_goes_one_step_along_row_or_column_to_an_empty_square(square: str, targets: set[str]) -> None:
    """KI-20"""
    assert moves_from(reef(SPOTS), square) == targets
    assert moves_from(reef(SPOTS).play("stay"), square) == targets


def test_no_step_leads_round_the_edge_of_the_board() -> None:
    """KI-20"""
    drawn = ". . . . .\n. . . . R\nY . . . .\n. . . . R\n. . . . ."
    assert moves_from(reef(drawn), "e2") == {"d2", "e1", "e3"}
    assert moves_from(reef(drawn), "a3") == {"b3", "a2", "a4"}
    corners = reef("R . . . R\n. . . . .\n. . . . .\n. . . . .\nR . . . R")
    assert moves_from(corners, "a1") == {"b1", "a2"}
    assert moves_from(corners, "e1") == {"d1", "e2"}
    assert moves_from(corners, "a5") == {"b5", "a4"}
    assert moves_from(corners, "e5") == {"d5", "e4"}


def test_the_upper_token_of_a_stack_goes_anywhere_in_row_and_column_over_everything() -> None:
    """KI-20"""
    assert moves_from(reef(SPOTS), "c3") == {"c1", "c5"}  # over a figure, and over a token
    assert moves_from(reef(SPOTS), "a5") == {"a4", "a2", "b5", "c5", "d5"}
    over_stacks = reef("Ry Yr R1 Y2 .\nRy . . . .\nYr . . . .\nR . . . .\n. . . . .")
    assert moves_from(over_stacks, "a1") == {"e1", "a5"}
    alone = reef(". . . . .\n. . . . .\n. . . Yr .\n. . . . .\n. . . . .")
    assert moves_from(alone, "d3") == {"a3", "b3", "c3", "e3", "d1", "d2", "d4", "d5"}


def test_a_token_under_any_figure_never_moves() -> None:
    """KI-20"""
    for drawn in (SPOTS, SPOTS.replace("Y2", "Yr2").replace("R1", "Ry1")):
        for turn in (1, 2):
            for step in (1, 2):
                match = reef(drawn, step=step, turn=turn)
                assert not moves_from(match, "b3") | moves_from(match, "c2")
    with pytest.raises(Refused, match=r"\(KI-20, "):
        reef(SPOTS).play("b3-b2")


def test_the_lower_token_of_a_stack_stays_and_is_then_single() -> None:
    """KI-20"""
    match = play(reef(SPOTS), "a5-a2")
    assert (at(match, "a5"), at(match, "a2")) == ("R", "Y")
    assert moves_from(match, "a5") == {"b5", "a4"}
    match = play(reef(SPOTS), "c3-c5")
    assert (at(match, "c3"), at(match, "c5")) == ("Y", "R")


def test_nothing_is_moved_onto_another_token() -> None:
    """KI-20"""
    for text in ("a1-c1", "c3-d3", "c3-b3", "c4-c3", "e3-d3", "a5-e5", "a1-b2"):
        with pytest.raises(Refused):
            reef(SPOTS).play(text)
    for step in (1, 2):
        match = reef(SPOTS, step=step)
        assert not {text[3:] for text in match.texts() if "-" in text} & set(match.show()["board"])


def test_a_moved_token_leaves_its_square_and_keeps_its_colour() -> None:
    """KI-20"""
    match = play(reef(SPOTS), "a1-b1 e1-e2")
    assert looks(match, ". R . . .\n. . Y2 . Y\nY R1 Ry R Y\n. . R . .\nYr . . . Y")


# --- Adding ------------------------------------------------------------------------------------------------------


def test_a_token_is_added_on_an_empty_square_or_on_a_single_one_of_the_other_colour() -> None:
    """KI-21"""
    match = reef(SPOTS, step=2)
    empty = {"b1", "c1", "d1", "a2", "b2", "d2", "e2", "a4", "b4", "d4", "e4", "b5", "c5", "d5"}
    assert adds(match, "R") == empty | {"e1", "a3", "e3", "e5"}
    assert adds(match, "Y") == empty | {"a1", "d3", "c4"}
    assert at(match.copy().play("Re1"), "e1") == "Ry"
    assert at(match.copy().play("Ya1"), "a1") == "Yr"
    assert at(match.copy().play("Yb1"), "b1") == "Y"


def test_an_added_token_comes_from_its_supply() -> None:
    """KI-21"""
    match = reef(SPOTS, step=2, left=(7, 5))
    assert supply(match.copy().play("Re1")) == (6, 5)
    assert supply(match.copy().play("Yb1")) == (7, 4)


@pytest.mark.parametrize("text", ["Rc3", "Yc3", "Ra1", "Ye1", "Yb3", "Rc2"])
def test_nothing_is_added_on_a_stack_on_its_own_colour_or_under_a_figure(text: str) -> None:
    """KI-21"""
    for turn in (1, 2):
        with pytest.raises(Refused, match=r"\(KI-21, "):
            reef(SPOTS, step=2, turn=turn).play(text)


# --- When one must be added --------------------------------------------------------------------------------------

PAIR = "R1 R2 . . .\n. . . . .\n. . Y . .\n. . . . .\n. . . . ."


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_after_three_calm_turns_of_each_player_a_token_must_be_added(seats: int) -> None:
    """KI-22"""
    match = Match(GAME, seats)
    for square in ("a1", "b1", "c1", "d1", "e1")[: seats + 1]:
        play(match, f"stay R{square} {square}")
    for n in range(3 * seats):
        assert calm(match) == n
        assert not match.show()["must_add"]
        match.play("stay")
        match.play(next(text for text in match.texts() if "-" in text))
        match.play(match.legal()[0])
    assert calm(match) == 3 * seats
    assert match.show()["must_add"]
    assert any("-" in text for text in match.texts())  # step 1 stays free
    match.play("stay")
    assert all(text[0] in "RY" for text in match.texts())
    match.play(match.legal()[0])
    assert (calm(match), asked(match)) == (0, "figure")


def test_calm_turns_count_whoever_began_them() -> None:
    """KI-22"""
    for turn in (1, 2, 3):
        match = reef(PAIR, 3, step=2, turn=turn, calm=8)
        assert "c3-c4" in match.texts()
        match = reef(PAIR, 3, step=2, turn=turn, calm=9)
        assert "c3-c4" not in match.texts()
        with pytest.raises(Refused, match=r"\(KI-22, "):
            match.play("c3-c4")


def test_step_1_stays_free_and_does_not_count() -> None:
    """KI-22"""
    match = play(reef(PAIR, calm=6), "c3-c4")
    assert calm(match) == 6
    assert all(text[0] in "RY" for text in match.texts())
    assert calm(play(match, "Ra5 a5")) == 0


def test_a_turn_counts_once_step_2_has_moved_a_token() -> None:
    """KI-22"""
    match = reef(PAIR, calm=3)
    moves = ("c3-c4", "c4-c3", "c3", "stay", "a1-a2", "a2")
    assert [calm(match.play(text)) for text in moves] == [3, 4, 4, 4, 5, 5]


def test_an_added_token_starts_the_count_anew() -> None:
    """KI-22"""
    match = reef(PAIR, calm=5)
    assert calm(play(match, "stay Ye5 e5")) == 0
    assert calm(play(match, "stay c3-c4 c4")) == 1


def test_a_win_without_an_add_starts_the_count_anew() -> None:
    """KI-22"""
    drawn = "R Y . . R1\nY . R . .\n. . . . .\n. . . Y2 .\n. . . . ."
    match = play(reef(drawn, calm=5), "stay c2-b2")
    assert (calm(match), match.show()["must_add"]) == (6, False)  # the turn is not over yet
    play(match, "a1")
    assert won(match, 1) == (2, 2)
    assert calm(match) == 0
    assert not match.show()["must_add"]


def test_an_impossible_move_is_not_explained_by_the_count() -> None:
    """KI-20, KI-22"""
    with pytest.raises(Refused, match=r"\(KI-20, "):
        reef(PAIR, step=2, calm=6).play("a1-a2")
