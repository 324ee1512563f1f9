"""Words and views: notation, drawing, what is shown, told, forbidden and explained."""

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from fathomfive.games.kipicot import GAME
from fathomfive.games.kipicot.view import OBSERVATION
from fathomfive.kernel.errors import Refused
from fathomfive.kernel.game import NOBODY
from fathomfive.kernel.match import Match, table_of
from fathomfive.texts import Texts
from games.kipicot.boards import play, reef

MIDDLE = """
 R  .  .   .  Y
 .  Ry .   .  .
 .  R1 Yr3 .  .
 .  .  .   Y  .
 Y  .  .   .  R2
"""


def middle(step: int = 1, seats: int = 3, **words: Any) -> Match:
    """A table with a bit of everything."""
    return reef(MIDDLE, seats, step=step, won={2: (2, 1)}, **words)


# --- Texts -------------------------------------------------------------------------------------------------------


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


# --- Drawn -------------------------------------------------------------------------------------------------------


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
        ("cs", ["Čž hromádka s červeným nahoře", "| kde", "v ruce", "krok 1", "fialová", "| Čž", "| Žč"]),
        ("pl", ["Cż stos z czerwonym na górze", "| gdzie", "w ręce", "krok 1", "fioletowy", "| Cż", "| Żc"]),
    ],
)
def test_people_get_their_own_words_and_a_key_to_the_letters(lang: str, words: list[str]) -> None:
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
def test_a_spoilt_drawing_is_refused(old: str, new: str, error: str) -> None:
    """KI-1"""
    drawn = middle().draw()
    assert old in drawn
    with pytest.raises(Refused, match=error):
        table_of(GAME, drawn.replace(old, new))


# --- Shown -------------------------------------------------------------------------------------------------------


def test_everyone_is_shown_everything() -> None:
    """KI-1"""
    match = middle(step=2, turn=2, calm=9)
    assert match.show() == {
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


def test_what_is_shown_of_the_end() -> None:
    """KI-40"""
    shown = play(middle(left=(1, 5)), "stay Rb1 b1").show()
    assert (shown["asked"], shown["to_act"], shown["side"]) == ("over", NOBODY, 0)


# --- Told --------------------------------------------------------------------------------------------------------

RED, YELLOW = {"kind": "token", "colour": "red"}, {"kind": "token", "colour": "yellow"}


@pytest.mark.parametrize(
    ("drawn", "text", "told"),
    [
        (lambda: middle(), "d4-d3", {"kind": "move", "pieces": [YELLOW], "places": ["d4", "d3"], "to": "d3"}),
        (lambda: middle(step=2), "b2-b5", {"kind": "leap", "pieces": [RED], "places": ["b2", "b5"], "to": "b5"}),
        (lambda: middle(turn=2), "stay", {"kind": "stay", "pieces": [], "places": [], "clause": "KI-10", "seat": 1}),
        (lambda: middle(step=2), "Rb1", {"kind": "add", "pieces": [RED], "places": ["b1"], "clause": "KI-21"}),
        (lambda: middle(step=2), "Ya1", {"kind": "stack", "pieces": [YELLOW], "places": ["a1"], "clause": "KI-21"}),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_a_move_is_told_with_its_token_places_and_clause(drawn: Callable[[], Match], text: str, told: Any) -> None:
    """KI-10, KI-20, KI-21"""
    match = drawn()
    everything = {"seat": 0, "clause": "KI-20"} | told
    assert match.tell(match.read(text)) == everything


def test_a_figure_is_told_with_what_it_wins() -> None:
    """KI-12, KI-31"""
    match = reef(". . . . .\n. Ry Y2 . .\n. Y R . .\n. . . . .\nR1 . . . .", step=3)
    blue = {"pieces": [{"kind": "figure", "colour": "blue"}], "seat": 0}
    assert match.tell(match.read("c3")) == blue | {
        "kind": "fish", "places": ["c3"], "clause": "KI-31", "n": 4, "caught": ["b2", "b3", "c3"],
    }  # fmt: skip
    assert match.tell(match.read("b3")) == blue | {"kind": "figure", "places": ["b3"], "clause": "KI-12"}
    match = reef(". . . . .\n. . Y2 . .\n. . . . .\n. . . . .\nR . . . .", step=3, turn=2)
    assert match.tell(match.read("a5"))["pieces"] == [{"kind": "figure", "colour": "green"}]


def test_lines_of_the_log_read_well() -> None:
    """KI-20, KI-21, KI-31"""
    match = middle(step=2)
    for lang, lines in {
        "en": [
            "Seat 1 moves the yellow token from d4 to d3.",
            "Seat 1 lifts the red token off the stack on b2 and puts it on b5.",
            "Seat 1 adds a red token on b1.",
            "Seat 1 adds a yellow token on a1 and makes a stack.",
        ],
        "cs": [
            "Hráč 1 přesouvá žlutý žeton z d4 na d3.",
            "Hráč 1 bere z hromádky na b2 červený žeton a klade ho na b5.",
            "Hráč 1 přidává červený žeton na b1.",
            "Hráč 1 přidává žlutý žeton na a1 a tvoří hromádku.",
        ],
        "pl": [
            "Gracz 1 przesuwa żółty żeton z d4 na d3.",
            "Gracz 1 zdejmuje czerwony żeton ze stosu na b2 i kładzie go na b5.",
            "Gracz 1 dokłada czerwony żeton na b1.",
            "Gracz 1 dokłada żółty żeton na a1 i tworzy stos.",
        ],
    }.items():
        say = Texts(GAME, lang, 3)
        assert [say.line(match.tell(match.read(text))) for text in ("d4-d3", "b2-b5", "Rb1", "Ya1")] == lines


@pytest.mark.parametrize(
    ("lang", "lines"),
    [
        ("en", {2: "wins 2 tokens.", 5: "wins 5 tokens."}),
        ("cs", {2: "získává 2 žetony.", 5: "získává 5 žetonů."}),
        ("pl", {2: "zdobywa 2 żetony.", 5: "zdobywa 5 żetonów."}),
    ],
)
def test_won_tokens_are_counted_in_the_plural_of_the_language(lang: str, lines: dict[int, str]) -> None:
    """KI-31"""
    told = {"kind": "fish", "seat": 0, "pieces": [], "places": ["c3"], "clause": "KI-31"}
    for n, line in lines.items():
        assert Texts(GAME, lang, 2).line({**told, "n": n}).endswith(line)


# --- Forbidden ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("drawn", "text", "clause"),
    [
        (lambda: middle(), "Rb1", "KI-10"),
        (lambda: middle(), "Ye5", "KI-10"),
        (lambda: middle(), "a1", "KI-10"),
        (lambda: middle(), "a1-c1", "KI-20"),
        (lambda: middle(calm=9), "b3-b4", "KI-20"),
        (lambda: middle(step=2), "b3-b4", "KI-20"),
        (lambda: middle(step=2, calm=9), "b3-b4", "KI-20"),
        (lambda: middle(step=2, calm=9), "d4-d3", "KI-22"),
        (lambda: middle(step=2), "stay", "KI-11"),
        (lambda: middle(step=2), "a1", "KI-11"),
        (lambda: middle(step=2), "Ra1", "KI-21"),
        (lambda: middle(step=2), "Ye1", "KI-21"),
        (lambda: middle(step=2), "Ye5", "KI-21"),
        (lambda: middle(step=3), "stay", "KI-12"),
        (lambda: middle(step=3), "Rb1", "KI-12"),
        (lambda: middle(step=3), "d4-d3", "KI-12"),
        (lambda: middle(step=3), "b1", "KI-12"),
        (lambda: middle(step=3), "b3", "KI-12"),
        (lambda: play(middle(left=(1, 5)), "stay Rb1 b1"), "stay", "KI-40"),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_the_clause_that_forbids_a_move_is_named(drawn: Callable[[], Match], text: str, clause: str) -> None:
    """KI-10, KI-11, KI-12, KI-20, KI-21, KI-22, KI-40"""
    match = drawn()
    number = next(m for m in range(GAME.moves) if match.write(m) == text)
    assert match.forbids(number) == clause


def test_nothing_forbids_a_legal_move() -> None:
    """KI-10"""
    assert all(middle().forbids(m) is None for m in middle().legal())


# --- Explained ---------------------------------------------------------------------------------------------------


def test_points_are_explained_by_colour() -> None:
    """KI-40"""
    assert middle().explain() == [{"side": 1, "kind": "won", "clause": "KI-40", "red": 2, "yellow": 1, "points": 3}]
    assert Match(GAME, 4).explain() == []
    assert Texts(GAME, "en", 3).points(middle().explain()[0]) == "won tokens: 2 red + 1 yellow = 3"


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
