"""The texts of moves, written and read back."""

import pytest

from fathomfive.games.codex_naturalis import GAME
from fathomfive.games.codex_naturalis.notation import read, write
from fathomfive.kernel.game import NOBODY, TABLE
from games.codex_naturalis.scriptorium import desk, play
from walks import walk


@pytest.mark.parametrize("seats", [2, 4])
def test_every_number_is_written_and_read_back(seats: int) -> None:
    """CN-20"""
    for n, (match, _) in enumerate(walk(GAME, seats, {}, 1)):
        s, legal = match.state, set(match.legal())
        if n % 9:
            continue
        for viewer in (TABLE, NOBODY, *range(seats)):
            whole = viewer in (TABLE, s.seat)
            for m in range(0, GAME.moves + GAME.outcomes, 1 if whole else 7):
                text = write(s, m, viewer)
                back = read(s, text, viewer)
                assert (back == m or m not in legal) if whole else True
                assert not whole or back is not None, text
                assert back is None or write(s, back, viewer) == text


def test_texts_a_viewer_cannot_know_are_not_read() -> None:
    """CN-26"""
    match = desk(hands={1: "11 12 44"})
    assert read(match.state, "lay-11b@1,1", 0) == read(match.state, "lay-11b@1,1", TABLE) is not None
    assert read(match.state, "lay-11b@1,1", 1) is None
    assert read(match.state, "lay-rPb@1,1", 1) is None, "this may be two cards"
    drawing = play(desk(asked="draw", turn=2, hands={2: "1 3"}), "draw-resource")
    card = drawing.texts()[0]
    assert read(drawing.state, card, 1) == drawing.legal()[0]
    assert read(drawing.state, card, 0) is None


@pytest.mark.parametrize(
    "text",
    ["", "-", "lay", "lay-", "lay-1", "lay-1@1", "lay-01@1,1", "lay-1@+1,1", "lay-1@1,1 ", "lay-1@99,1", "lay-1@1,257",
     "lay-\u0661@1,1", "lay-1@\u0661,1", "take-" + "9" * 5_000, "lay-" + "9" * 5_000 + "@1,1", "card-0", "card-81",
     "card--1", "top-rX", "start-9", "starter-80", "objective-86", "objective-103", "reveal-1", "keep-1", "keep-one-0",
     "lay-nothing-99999", "lay-nothing-0", "take-nothing-9", "draw-silver", "\N{SNOWMAN}", "front\n", "a-" * 9_000],
)  # fmt: skip
def test_texts_that_are_not_moves_are_not_read(text: str) -> None:
    """CN-20"""
    assert read(desk(hands={1: "1 2 3"}).state, text, TABLE) is None
