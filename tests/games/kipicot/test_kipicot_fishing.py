"""Fishing squares: which blocks count, what they win, and several at once."""

import pytest

from fathomfive.kernel.match import Match
from games.kipicot.boards import at, looks, play, reef, stands, won

# The block b2-c3; the figure of seat 1 comes from a5.
REST = "\n . . . . .\n R1 . . . .\n"


def block(b2: str, c2: str, b3: str, c3: str, *, rest: str = REST, seats: int = 2) -> Match:
    """Draw a block in step 3 of seat 1."""
    return reef(f". . . . .\n . {b2} {c2} . .\n . {b3} {c3} . .{rest}", seats, step=3)


# --- What is one -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("corner", ["b2", "c2", "b3", "c3"])
def test_equal_colours_along_both_diagonals_with_the_players_figure_on_a_corner_are_won(corner: str) -> None:
    """KI-30"""
    match = play(block("R", "Y", "Y", "R"), corner)
    assert won(match, 1) == (2, 2)
    assert looks(match, ". . . . .\n . . . . .\n . . . . .\n . . . . .\n R . . . .")
    assert stands(match, 1) is None


@pytest.mark.parametrize(("letter", "tokens"), [("R", (4, 0)), ("Y", (0, 4))])
def test_both_diagonals_may_have_the_same_colour(letter: str, tokens: tuple[int, int]) -> None:
    """KI-30"""
    assert won(play(block(letter, letter, letter, letter), "b3"), 1) == tokens


@pytest.mark.parametrize(
    "colours", ["R Y Y Y", "Y Y Y R", "R Y R R", "R R Y R", "Y Y R R", "R Y R Y", "R R Y Y", "Y R Y R"]
)
@pytest.mark.parametrize("corner", ["b2", "c2", "b3", "c3"])
def test_a_diagonal_of_two_colours_wins_nothing(colours: str, corner: str) -> None:
    """KI-30"""
    match = play(block(*colours.split()), corner)
    assert won(match, 1) == (0, 0)
    assert stands(match, 1) == corner


@pytest.mark.parametrize("hole", range(4))
@pytest.mark.parametrize("letter", ["R", "Y"])
def test_a_block_with_an_empty_square_wins_nothing(hole: int, letter: str) -> None:
    """KI-30"""
    cells = [letter] * 4
    cells[hole] = "."
    corner = ["b2", "c2", "b3", "c3"][3 - hole]
    assert won(play(block(*cells), corner), 1) == (0, 0)


def test_four_of_a_colour_that_do_not_form_a_block_win_nothing() -> None:
    """KI-30"""
    over_the_edge = "R . . . R\nR . . . R\n. . . . .\n. . . . .\nR . . . R1"
    assert won(play(reef(over_the_edge, step=3), "a1"), 1) == (0, 0)
    shifted = ". . . . R\nR . . . R\nR . . . .\n. . . . .\n. . . . R1"
    assert won(play(reef(shifted, step=3), "a2"), 1) == (0, 0)
    in_a_row = "R R R R .\n. . . . .\n. . . . .\n. . . . .\n. . . . R1"
    assert won(play(reef(in_a_row, step=3), "b1"), 1) == (0, 0)
    larger = "R . R . .\n. . . . .\nR . R . .\n. . . . .\n. . . . R1"
    assert won(play(reef(larger, step=3), "a1"), 1) == (0, 0)


@pytest.mark.parametrize("first", [f"{file}{row}" for row in range(1, 5) for file in "abcd"])
def test_a_block_may_lie_anywhere_on_the_board(first: str) -> None:
    """KI-30"""
    cells = [["."] * 5 for _ in range(5)]
    file, row = "abcde".index(first[0]), int(first[1]) - 1
    for k in range(4):
        cells[row + k // 2][file + k % 2] = "RYYR"[k]
    cells[0 if row >= 2 else 4][0] = "R1"
    match = reef("\n".join(" ".join(line) for line in cells), step=3)
    assert won(play(match, first), 1) == (2, 2)


def test_the_players_figure_must_stand_in_the_block() -> None:
    """KI-30"""
    match = play(block("R", "Y", "Y", "R", rest="\n . . . . Y\n R1 . . . ."), "e4")
    assert won(match, 1) == (0, 0)
    assert at(match, "b2") == "R"


@pytest.mark.parametrize(
    ("cells", "corner"),
    [("R Y Y R2", "b2"), ("R2 Y Y R", "c3"), ("R Y2 Y R", "b3"), ("R Y Y2 R", "c2")],
)
def test_an_opponent_diagonally_opposite_bars_the_block(cells: str, corner: str) -> None:
    """KI-30"""
    match = play(block(*cells.split()), corner)
    assert won(match, 1) == (0, 0)
    assert stands(match, 1) == corner
    assert sorted(match.show()["board"]) == ["a5", "b2", "b3", "c2", "c3"]


def test_a_token_under_a_figure_gives_its_colour_as_usual() -> None:
    """KI-30"""
    assert won(play(block("R", "Y2", "Y", "R"), "b2"), 1) == (2, 1)
    assert won(play(block("R", "R2", "Y", "R"), "b2"), 1) == (0, 0)


def test_a_stack_counts_with_its_upper_colour() -> None:
    """KI-2, KI-30"""
    assert won(play(block("Ry", "Y", "Y", "R"), "b2"), 1) == (2, 3)
    assert won(play(block("Yr", "Y", "Y", "R"), "b2"), 1) == (0, 0)


# --- What it brings ----------------------------------------------------------------------------------------------


def test_both_tokens_of_stacks_are_won_and_those_under_the_players_figure_too() -> None:
    """KI-31"""
    match = play(block("Ry", "Yr", "Yr", "R"), "b2")
    assert won(match, 1) == (4, 3)
    assert looks(match, ". . . . .\n . . . . .\n . . . . .\n . . . . .\n R . . . .")


def test_a_token_under_an_opponent_on_a_neighbouring_corner_stays() -> None:
    """KI-31"""
    match = play(block("R", "Yr2", "Y", "R"), "b2")
    assert won(match, 1) == (2, 1)
    assert looks(match, ". . . . .\n . . Yr2 . .\n . . . . .\n . . . . .\n R . . . .")


def test_with_opponents_on_both_neighbouring_corners_only_the_players_corner_and_the_opposite_one_are_won() -> None:
    """KI-31"""
    match = play(block("R", "Yr2", "Y3", "Ry", seats=3), "b2")
    assert won(match, 1) == (2, 1)
    assert looks(match, ". . . . .\n . . Yr2 . .\n . Y3 . . .\n . . . . .\n R . . . .")
    assert (stands(match, 2), stands(match, 3)) == ("c2", "b3")


def test_won_tokens_leave_the_game_and_only_the_active_player_gets_them() -> None:
    """KI-31"""
    match = play(reef(". . . . .\n. R Y . .\n. Y R . .\n. . . . .\nR2 . . . .", 3, step=3, turn=3), "c3")
    assert [won(match, seat) for seat in (1, 2, 3)] == [(0, 0), (0, 0), (2, 2)]
    assert match.show()["supply"] == {"red": 17, "yellow": 18}
    assert match.points() == [0, 0, 4]


def test_the_figure_is_back_in_hand_and_enters_in_step_3_of_the_next_turn() -> None:
    """KI-31"""
    match = play(block("R", "Y", "Y", "R", rest="\n . . . . Y2\n R1 . . . ."), "b2 stay Rc1 c1")
    assert (stands(match, 1), match.to_act) == (None, 0)
    play(match, "stay Ye1")
    assert match.texts() == ["e1", "e4", "a5"]
    assert stands(play(match, "e1"), 1) == "e1"


def test_the_token_that_the_figure_stood_on_is_free_after_a_win() -> None:
    """KI-31"""
    match = play(block("R", "Y", "Y", "R"), "c3 a5-a4")
    assert at(match, "a4") == "R"


# --- Several at once ---------------------------------------------------------------------------------------------


def test_chequered_stacks_around_the_figure_bring_eighteen_tokens() -> None:
    """KI-32"""
    drawn = """
     . . . . .
     . Ry Yr Ry .
     . Yr Ry Yr .
     . Ry Yr Ry .
     R1 . . . .
    """
    match = play(reef(drawn, step=3), "c3")
    assert won(match, 1) == (9, 9)
    assert match.points() == [18, 0]
    assert looks(match, ". . . . .\n. . . . .\n. . . . .\n. . . . .\nR . . . .")


def test_a_token_in_two_squares_counts_once() -> None:
    """KI-32"""
    match = play(reef("R Y R . .\nY R Y . .\n. . . . .\n. . . . .\n. . . . R1", step=3), "b1")
    assert won(match, 1) == (3, 3)
    match = play(reef("R Y . . .\nY R . . .\nR Y . . .\n. . . . .\n. . . . R1", step=3), "a2")
    assert won(match, 1) == (3, 3)
    match = play(reef("R Y . . .\nY R Y . .\n. Y R . .\n. . . . .\n. . . . R1", step=3), "b2")
    assert won(match, 1) == (3, 4)


def test_only_squares_with_the_figure_are_won() -> None:
    """KI-32"""
    match = play(reef("R Y R Y .\nY R Y R .\n. . . . .\n. . . . .\n. . . . R1", step=3), "b1")
    assert won(match, 1) == (3, 3)
    assert looks(match, ". . . Y .\n. . . R .\n. . . . .\n. . . . .\n. . . . R")


@pytest.mark.parametrize("corner", ["b2", "d2", "b4", "d4"])
def test_an_opponent_opposite_bars_only_that_block(corner: str) -> None:
    """KI-32"""
    cells = [line.split() for line in ". . . . .\n. R Y R .\n. Y R Y .\n. R Y R .\nR1 . . . .".splitlines()]
    cells[int(corner[1]) - 1]["abcde".index(corner[0])] = "R2"
    match = play(reef("\n".join(" ".join(row) for row in cells), step=3), "c3")
    assert at(match, corner) == "R2"
    assert won(match, 1) == (4, 4)  # all nine but the corner: its neighbours lie in other blocks, too


def test_a_barred_block_keeps_what_no_other_block_wins() -> None:
    """KI-32"""
    match = play(reef("R2 Y . . .\nY R Y . .\n. Y R . .\n. . . . .\n. . . . R1", step=3), "b2")
    assert won(match, 1) == (2, 2)
    assert looks(match, "R2 Y . . .\nY . . . .\n. . . . .\n. . . . .\n. . . . R")


def test_all_squares_are_found_before_a_token_is_removed() -> None:
    """KI-32"""
    match = play(reef("R R . . .\nR R R . .\n. R R . .\n. . . . .\n. . . . R1", step=3), "b2")
    assert won(match, 1) == (7, 0)
