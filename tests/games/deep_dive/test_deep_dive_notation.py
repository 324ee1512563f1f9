"""Drawings and moves, as people read and write them."""

from collections.abc import Callable

import pytest

from fathomfive.games.deep_dive import GAME
from fathomfive.games.deep_dive.components import TURN_UP
from fathomfive.games.deep_dive.notation import read
from fathomfive.kernel.errors import Refused
from fathomfive.kernel.game import TABLE
from fathomfive.kernel.match import Match, table_of
from fathomfive.texts import Texts
from games.deep_dive.ocean import begin, play, sea

MIDDLE = """\
deep_dive table  rules 1  seats 2
asked flipped  side 2  depth 3  flipped G4
start 2  token start-side  ending no  discarded 0

depth | down | up          | unseen
1     | 23   | P1 predator | 2xP1 3xP2 3xG1 3xG2 3xY1 3xY2 5xrock 4xbubbles 4xpredator
2     | 22   | bubbles     | P2 3xP3 P4 G2 3xG3 G4 Y2 3xY3 Y4 6xrock 2xbubbles 6xpredator
3     | 15   | G4          | P3 2xP4 P5 G3 G4 G5 Y3 2xY4 Y5 5xbubbles 6xpredator
4     | 10   | -           | P5 P6 P7 G5 G6 G7 Y5 Y6 Y7 2xbubbles 6xpredator
5     | 10   | -           | P8 P9 P10 G8 G9 G10 Y8 Y9 Y10 8xpredator

side | trapped | rocks | bubbles | P | G | Y | points
1    | -       | 1     | 0       | - | - | - | 0
2    | 1       | 0     | 0       | - | - | - | 0
"""


def test_a_table_is_drawn_with_everything_that_can_be_seen() -> None:
    """DD-13, DD-24"""
    match = play(begin(2, start=2), "flip predator flip rock surface flip P1 deeper flip bubbles flip G4")
    assert match.draw() == MIDDLE


@pytest.mark.parametrize(("lang", "food"), [("en", "P8 P9 P10 G8"), ("cs", "R8 R9 R10 Z8"), ("pl", "R8 R9 R10 Z8")])
def test_a_drawing_for_people_has_the_letters_of_their_language(lang: str, food: str) -> None:
    assert food in begin(2).draw(TABLE, Texts(GAME, lang, 2).word)


@pytest.mark.parametrize(
    ("drawn", "words"),
    [
        (lambda: play(sea(at=3), "flip G4"), "flipped G4"),
        (lambda: play(sea(at=4, trapped={1: "1 2"}, up={1: "P1"}), "flip predator"), "homes 1,2,4"),
        (lambda: play(sea(1, asked="rival-flip", turn=2, rival=2, up={2: "P4 Y4"}), "predator"), "choice PY"),
    ],
    ids=["flipped", "homes", "choice"],
)
def test_the_details_of_a_question_are_drawn_and_read_back(drawn: Callable[[], Match], words: str) -> None:
    """DD-24, DD-31, DD-61"""
    match = drawn()
    assert words in match.draw().splitlines()[1]
    assert table_of(GAME, match.draw()).bytes() == match.state.bytes()


@pytest.mark.parametrize(
    ("good", "bad", "error"),
    [
        ("asked", "\nasked", "three parts"),
        ("  depth 3", "  depth", "pairs of name and value"),
        ("asked flipped", "asked nothing", "NOTHING"),
        ("seats 2", "seats two", "two"),
        ("2xP1", "axP1", "expected NUMBERxTILE, got 'axP1'"),
        ("2xP1", "2xP9", "expected a tile of depth 1, such as rock or P1, got 'P9'"),
        ("2xP1", "2xB1", "expected a tile of depth 1, such as rock or P1, got 'B1'"),
        ("| 23 ", "| 300 ", "300"),
        ("| 23 ", "", "not enough values"),
    ],
)
def test_a_drawing_that_cannot_be_read_is_refused(good: str, bad: str, error: str) -> None:
    assert good in MIDDLE
    with pytest.raises(Refused, match=error) as refused:
        GAME.parse(MIDDLE.replace(good, bad, 1))
    assert refused.value.code == "bad_drawing"


# --- Moves read back ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "drawn",
    [
        lambda: Match(GAME, 6),
        lambda: sea(at=3),
        lambda: sea(at=5),
        lambda: sea(1, asked="rival-flip", turn=2, rival=4, at=1),
    ],
    ids=["start", "depth 3", "depth 5", "rival"],
)
def test_every_text_of_a_move_reads_back(drawn: Callable[[], Match]) -> None:
    """DD-13"""
    match = drawn()
    for m in range(GAME.moves + GAME.outcomes):
        assert read(match.state, match.write(m), TABLE) == m


def test_a_tile_is_read_at_the_depth_where_it_is_turned_up() -> None:
    """DD-22, DD-61"""
    assert read(sea(at=1).state, "P2", 0) == TURN_UP + 1
    assert read(sea(at=2).state, "P2", 0) == TURN_UP
    assert read(sea(at=3).state, "P2", 0) is None
    assert read(sea(1, asked="rival-flip", turn=2, rival=2).state, "P4", 0) == TURN_UP + 2


@pytest.mark.parametrize(
    "text",
    ["", " ", "fly", "FLIP", "flip ", "take-P4", "take-P4@6", "take-P4@", "take-bubbles@1", "take-P9@1", "rock@1",
     "rock@6", "rock@²", "start-0", "start-7", "start-١", "give-B", "P" + "9" * 5000, "P٣", "-1", "\0"],
)  # fmt: skip
def test_other_texts_are_not_moves(text: str) -> None:
    assert read(sea(at=2).state, text, 0) is None
