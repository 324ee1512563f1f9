"""Moves and drawings, as people read and write them."""

import pytest

from fathomfive.games.kipicot import GAME
from fathomfive.games.kipicot.notation import read
from fathomfive.kernel.errors import Refused
from fathomfive.kernel.game import NOBODY
from fathomfive.kernel.match import Match, table_of
from fathomfive.texts import Texts
from games.kipicot.boards import middle

# --- Moves -------------------------------------------------------------------------------------------------------


def test_moves_are_written_by_squares_and_colours() -> None:
    """KI-10, KI-11, KI-12"""
    match = Match(GAME, 2)
    texts = [match.write(m) for m in range(GAME.moves)]
    assert len(set(texts)) == GAME.moves == 25 * 8 + 1 + 2 * 25 + 25
    assert texts[:8] == ["a1-b1", "a1-c1", "a1-d1", "a1-e1", "a1-a2", "a1-a3", "a1-a4", "a1-a5"]
    assert texts[96:104] == ["c3-d3", "c3-e3", "c3-a3", "c3-b3", "c3-c4", "c3-c5", "c3-c1", "c3-c2"]
    assert texts[200:202] == ["stay", "Ra1"]
    assert texts[250:252] == ["Ye5", "a1"]
    assert texts[-1] == "e5"
    for square in ("a1", "b2", "c3", "e5"):
        targets = {text[3:] for text in texts if text.startswith(f"{square}-")}
        assert targets == {f"{f}{r}" for f in "abcde" for r in range(1, 6) if (f == square[0]) != (str(r) == square[1])}


def test_every_text_of_a_move_reads_back() -> None:
    """KI-10, KI-11, KI-12"""
    for match in (Match(GAME, 2), middle(step=3)):
        for m in range(GAME.moves):
            assert read(match.state, match.write(m), 0) == m


@pytest.mark.parametrize(
    "text",
    [
        "",
        " ",
        "a",
        "a6",
        "f1",
        "A1",
        "a1 ",
        "a1-a1",
        "a1-b2",
        "a1-",
        "-a1",
        "Ra",
        "R",
        "Ga1",
        "stays",
        "a²",
        "a١",
        "1" * 5000,
        "\0",
    ],
)
def test_other_texts_are_not_moves(text: str) -> None:
    assert read(Match(GAME, 2).state, text, 0) is None


# --- Drawings ----------------------------------------------------------------------------------------------------


def test_a_table_is_drawn_as_it_lies() -> None:
    """KI-1, KI-2"""
    assert (
        middle(step=2, turn=3, calm=4).draw()
        == """\
kipicot table  rules 1  seats 3
seat 3  asked phase-build  calm 4/9
supply-red 13  supply-yellow 14

  | a | b  | c   | d | e
1 | R | .  | .   | . | Y
2 | . | Ry | .   | . | .
3 | . | R1 | Yr3 | . | .
4 | . | .  | .   | Y | .
5 | Y | .  | .   | . | R2

seat | figure | stands | red | yellow | points
1    | blue   | b3     | 0   | 0      | 0
2    | green  | e5     | 2   | 1      | 3
3    | white  | c3     | 0   | 0      | 0
"""
    )


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("en", ["Ry a stack with red on top", "| where", "in hand", "step 1", "violet"]),
        ("cs", ["Čž hromádka s\u00a0červeným nahoře", "| kde", "v\u00a0ruce", "krok 1", "fialová", "| Čž", "| Žč"]),
        ("pl", ["Cż stos z\u00a0czerwonym na górze", "| gdzie", "w\u00a0ręce", "krok 1", "fioletowy", "| Cż", "| Żc"]),
    ],
)
def test_a_drawing_for_people_is_translated_and_has_a_legend(lang: str, words: list[str]) -> None:
    """KI-2"""
    drawn = middle(seats=4).draw(NOBODY, Texts(GAME, lang, 4).word)
    for word in words:
        assert word in drawn, word
    assert "phase-" not in drawn


@pytest.mark.parametrize(
    ("old", "new", "error"),
    [
        ("\n\n", "\n", "has three parts"),
        ("5 | Y | .  | .   | . | R2\n", "", "has three parts"),
        ("asked phase-move", "asked", "expected pairs"),
        ("asked phase-move", "asked phase-dance", "'DANCE'"),
        ("rules 1", "rule 1", "'rules'"),
        ("rules 1", "rules one", "invalid literal"),
        ("supply-red 13", "supply-red 1300", "out of bounds"),
        ("1 | R |", "1 | G |", "substring not found"),
        ("1 | R |", "1 |", "shorter"),
        ("1 | R |", "1 | Rr |", "invalid literal"),
        ("1 | R |", "1 | R4 |", "expected each figure of 3 seats at most once, got 'R4'"),
        ("1 | R |", "1 | R0 |", "expected each figure of 3 seats at most once, got 'R0'"),
        ("1 | R |", "1 | R1 |", "expected each figure of 3 seats at most once, got 'R1'"),
        ("b3     | 0", "c4     | 0", "figure 1 stands on 'c4' in the list, on 'b3' on the board"),
        ("| . | R2", "| . | R", "figure 2 stands on 'e5' in the list, on 'hand' on the board"),
        ("3    | white  | c3     | 0   | 0      | 0\n", "", "shorter"),
    ],
)
def test_a_damaged_drawing_is_refused(old: str, new: str, error: str) -> None:
    """KI-1"""
    drawn = middle().draw()
    assert old in drawn
    with pytest.raises(Refused, match=error):
        table_of(GAME, drawn.replace(old, new))
