"""The box, the order of turns, and the bounds of a game."""

import pytest

from fathomfive.games.kipicot import GAME
from fathomfive.games.kipicot.components import LONGEST, most_turns
from fathomfive.games.kipicot.squares import first_of, size, without_first
from fathomfive.kernel.match import Match
from games.kipicot.boards import BARE, adds, asked, at, board, looks, play, reef, stands, supply, won
from walks import walk

EVERYONE = (2, 3, 4)
SQUARES = [f"{file}{row}" for row in range(1, 6) for file in "abcde"]


# --- The box -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", EVERYONE)
def test_a_game_begins_with_a_bare_board_full_supplies_and_figures_in_hand(seats: int) -> None:
    """KI-1"""
    match = Match(GAME, seats)
    assert looks(match, BARE)
    assert supply(match) == (20, 20)
    for seat in range(1, seats + 1):
        assert stands(match, seat) is None
        assert won(match, seat) == (0, 0)
    assert (match.to_act, asked(match)) == (0, "move")


def test_the_board_has_five_columns_and_five_rows() -> None:
    """KI-1"""
    match = Match(GAME, 2).play("stay")
    assert match.texts() == [f"{letter}{square}" for letter in "RY" for square in SQUARES]


def test_the_figures_are_blue_green_white_and_violet() -> None:
    """KI-1"""
    shown = Match(GAME, 4).show()
    assert [side["figure"] for side in shown["sides"]] == ["blue", "green", "white", "violet"]


@pytest.mark.parametrize("seats", EVERYONE)
def test_seat_one_starts_and_the_others_follow_round_and_round(seats: int) -> None:
    """KI-1"""
    turns = []
    for match, _ in walk(GAME, seats, {}, 3):
        if asked(match) == "move":
            turns.append(match.to_act)
    assert turns == [n % seats for n in range(len(turns))]
    assert len(turns) > 2 * seats


def test_every_square_lies_where_its_name_says() -> None:
    """KI-1"""
    for n, square in enumerate(SQUARES):
        match = play(Match(GAME, 2), f"stay R{square} {square}")
        assert board(match).split().index("R1") == n


def test_the_upper_token_gives_a_stack_its_colour() -> None:
    """KI-2"""
    match = play(reef("R . . . .\n. . . . .\n. . . . .\n. . . . .\n. . . . Y"), "stay Ya1")
    assert at(match, "a1") == "Yr"
    assert match.show()["board"] == {"a1": ["yellow", "red"], "e5": ["yellow"]}
    assert at(play(match, "e5 a1-b1 Rc1 c1 stay"), "a1") == "R"
    # red over yellow beside three reds: four reds
    assert won(play(reef("Ry R . . .\nR R . . .\n. . . . .\n. . . . .\n. . . . .", step=3), "a1"), 1) == (4, 1)


# --- Bounds ------------------------------------------------------------------------------------------------------


def test_no_game_is_longer_than_its_bound() -> None:
    """KI-22, KI-40"""
    assert [most_turns(seats) for seats in EVERYONE] == [327, 525, 675]
    assert [GAME.max_game_length(seats) for seats in EVERYONE] == [3 * 327, 3 * 525, 3 * 675]


@pytest.mark.parametrize("seats", EVERYONE)
def test_every_turn_is_three_moves(seats: int) -> None:
    """KI-10, KI-11, KI-12"""
    steps = [asked(match) for match, _ in walk(GAME, seats, {}, 5)]
    assert len(steps) % 3 == 1
    assert steps == ["move", "build", "figure"] * (len(steps) // 3) + ["over"]


SPREAD = """
 Ry . . . Yr
 Yr Ry . . .
 . Ry Yr . .
 . . Ry Ry .
 . . . Yr Ry
"""
CHEQUERED = """
 Ry . Ry . Ry
 . Yr . Yr .
 Ry . Ry . Ry
 . Yr . Yr .
 Ry . Ry . Ry
"""
FULL = """
 R Y R Y R
 R R Y Y R
 Y R Y R Y
 R Y Y2 Y R
 R R Y Y Y
"""


def test_the_longest_lists_are_61_90_and_24() -> None:
    """KI-10, KI-11, KI-12"""
    assert LONGEST == 90
    assert len(reef(CHEQUERED).legal()) == len(reef(SPREAD).legal()) == 61
    assert len(reef(SPREAD, step=2).legal()) == 90
    assert len(reef(CHEQUERED, step=2).legal()) == 60 + 2 * 12
    assert len(reef(FULL, step=3).legal()) == 24


def test_at_most_39_tokens_and_19_stacks_lie_on_the_board() -> None:
    """KI-11, KI-40"""
    stacks = " ".join(["Ry"] * 19).split() + ["."] * 6
    drawn = "\n".join(" ".join(stacks[row * 5 : row * 5 + 5]) for row in range(5))
    match = reef(drawn, step=2)
    assert supply(match) == (1, 1)
    assert adds(match, "R") == adds(match, "Y") == set(SQUARES[19:])
    play(match, "Re5 e5")
    assert (supply(match), match.over) == ((0, 1), True)
    assert sum(len(tokens) for tokens in match.show()["board"].values()) == 39


# --- Sets of squares ---------------------------------------------------------------------------------------------


def test_sets_of_squares_agree_with_real_sets() -> None:
    """KI-1"""
    for squares in (0, 1, 0b1011, 1 << 24, (1 << 25) - 1, 0x155_5555, 0x0AA_AAAA, 0x108_4210):
        real = {q for q in range(32) if squares >> q & 1}
        assert size(squares) == len(real)
        if real:
            assert first_of(squares) == min(real)
            assert {q for q in range(32) if without_first(squares) >> q & 1} == real - {min(real)}
    for q in range(26):
        assert first_of(1 << q) == q
