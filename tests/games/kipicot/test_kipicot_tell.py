"""Moves as data, and in words."""

from collections.abc import Callable
from typing import Any

import pytest

from fathomfive.games.kipicot import GAME
from fathomfive.kernel.match import Match
from fathomfive.texts import Texts
from games.kipicot.boards import middle, reef

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
            "Player 1 moves the yellow token from d4 to d3.",
            "Player 1 moves the red token from the stack on b2 to b5.",
            "Player 1 adds a red token to b1.",
            "Player 1 adds a yellow token to a1, making a stack.",
        ],
        "cs": [
            "Hráč 1 přesouvá žlutý žeton z\u00a0d4 na d3.",
            "Hráč 1 bere z\u00a0hromádky na b2 červený žeton a\u00a0klade ho na b5.",
            "Hráč 1 přidává červený žeton na b1.",
            "Hráč 1 přidává žlutý žeton na a1 a\u00a0vytváří hromádku.",
        ],
        "pl": [
            "Gracz 1 przesuwa żółty żeton z\u00a0d4 na d3.",
            "Gracz 1 zdejmuje czerwony żeton ze stosu na b2 i\u00a0kładzie go na b5.",
            "Gracz 1 dokłada czerwony żeton na b1.",
            "Gracz 1 dokłada żółty żeton na a1 i\u00a0tworzy stos.",
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
