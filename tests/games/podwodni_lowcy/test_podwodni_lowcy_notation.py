"""Moves and tables of Podwodni łowcy as text."""

from collections.abc import Callable

import pytest

from fathomfive.games.podwodni_lowcy import GAME
from fathomfive.games.podwodni_lowcy.notation import read, write
from fathomfive.kernel.errors import Refused
from fathomfive.kernel.game import TABLE
from fathomfive.kernel.match import Match
from games.podwodni_lowcy.sea import begin, effects, play

DRAWN = """\
podwodni_lowcy table  rules 1  seats 2  length standard
asked effects  seat 1  diver 1  turns 20
laid 3  nets 1  harpoons 1

  | new | a      | b  | c  | d
~ | RC  |        |    |    |
1 | YB  | RA     | GA | YA | RB
2 | -   | shrimp | -  | -  | wave
3 | -   | YC     | RA | GA | YB

deck     | 68 | 3xRA 5xRB 5xRC 4xGA 6xGB 5xGC 5xYA 4xYB 5xYC 5xshrimp 7xwave 7xnet 7xharpoon
discards | 0  | -

seat | points | up          | down
1    | 1      | GC          | -
2    | 3      | RA 2xshrimp | -
"""


def test_a_table_is_drawn() -> None:
    """PL-30"""
    assert effects().draw() == DRAWN


@pytest.mark.parametrize(
    ("spoil", "words"),
    [
        (lambda text: text.replace("\n\n", "\n"), "has four parts"),
        (lambda text: text.replace("laid 3", "laid"), "expected pairs"),
        (lambda text: text.replace("asked effects", "asked nothing"), "cannot read"),
        (lambda text: text.replace("asked effects", "asks effects"), "cannot read"),
        (lambda text: text.replace("standard", "endless"), "cannot read"),
        (lambda text: text.replace("wave\n3", "whale\n3"), "no card 'whale'"),
        (lambda text: text.replace("3xRA", "manyxRA"), "expected NUMBERxCARD"),
        (lambda text: text.replace("| GC ", "| GD "), "no card 'GD'"),
        (lambda text: text.replace("new ", "old "), "cannot read"),
        (lambda text: text.replace("~ ", "? "), "cannot read"),
        (lambda text: text.replace("discards", "heap"), "cannot read"),
        (lambda text: text.replace("3xRA", "999xRA"), "cannot read"),
        (lambda text: text.replace("3 | -   | YC     | RA | GA | YB\n", ""), "cannot read"),
    ],
)
def test_a_damaged_drawing_is_refused(spoil: Callable[[str], str], words: str) -> None:
    """PL-1"""
    with pytest.raises(Refused, match=words):
        GAME.parse(spoil(DRAWN))


@pytest.mark.parametrize("corner", ["top-left", "top-right", "bottom-left", "bottom-right"])
def test_every_corner_reads_back(corner: str) -> None:
    """PL-20"""
    match = play(begin(2), f"dive RC {corner} shrimp deeper wave")
    assert GAME.State(GAME.parse(match.draw())).bytes() == match.state.bytes()


# --- Moves -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "match", [begin(2), begin(5), play(begin(2), "dive shrimp bottom-right wave deeper net"), effects()]
)
def test_every_text_reads_back(match: Match) -> None:
    """PL-30"""
    for m in range(GAME.moves + GAME.outcomes):
        assert read(match.state, write(match.state, m, TABLE), TABLE) == m


@pytest.mark.parametrize(
    "text",
    ["", "pick-", "pick-b3", "pick-new3", "net-RA-6", "net-RA-0", "net-RA-٢", "harpoon-new5", "harpoon-e1", "start-6",
     "set-RA+2xRA", "set-3xRa", "wash-wave", "give--", "take", "Dive", " dive", "9" * 5000, "\x00", "żółta"],
)  # fmt: skip
def test_other_texts_are_not_read_as_moves(text: str) -> None:
    """PL-30"""
    assert read(play(begin(2), "dive RC top-left YA").state, text, 0) is None
