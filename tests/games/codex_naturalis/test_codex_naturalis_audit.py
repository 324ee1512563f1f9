"""The audit notices impossible tables."""

from collections.abc import Callable
from typing import Any

import pytest

from fathomfive.games.codex_naturalis import GAME
from fathomfive.games.codex_naturalis.components import Phase, spot
from fathomfive.kernel.errors import Refused
from fathomfive.kernel.match import Match, table_of
from games.codex_naturalis.scriptorium import Scribe, desk, play
from walks import finished


def table() -> Match:
    """A table in the middle of a game, with two cards beside each starter."""
    return desk(
        hands={1: "1 14 77", 2: "33 48 49"},
        manuscripts={1: "81@0,0 2@1,1 21b@2,0", 2: "85b@0,0 34b@1,1 47b@-1,1"},
    )


Change = Callable[[Any], None]


def broken(match: Match, change: Change) -> bool:
    """Does the audit notice a change to a good table?"""
    assert GAME.audit(match.state)
    change(match.state)
    return not GAME.audit(match.state)


def put(name: str, value: int, *at: int) -> Change:
    """Write a value into a field."""

    def change(s: Any) -> None:
        if at:
            getattr(s, name)[at] = value
        else:
            setattr(s, name, value)

    return change


def both(*changes: Change) -> Change:
    """Combine several changes."""

    def change(s: Any) -> None:
        for one in changes:
            one(s)

    return change


def flip(name: str, bits: int, *at: int) -> Change:
    """Flip bits of a field."""

    def change(s: Any) -> None:
        put(name, int(getattr(s, name)[at] if at else getattr(s, name)) ^ bits, *at)(s)

    return change


WRONG: dict[str, Change] = {
    "a deck counts one more of a kingdom": put("left", 9, 0, 0),
    "a deck is larger than its cards": put("size", 30, 1),
    "a kingdom that is none is on top": put("top", 5, 0),
    "less than nothing is on top": put("top", -1, 0),
    "a card lies in a deck and in a hand": both(flip("cards", 1, 0), put("left", 9, 0, 0), put("size", 33, 0)),
    "a deck holds a card that is not in the box": flip("cards", 1 << 40, 0),
    "a card lies face up twice": put("up", 40, 1),
    "a gold card lies among the resource cards": both(put("up", 80, 0), put("up", 40, 2)),
    "a hand card is lost": put("hand", 0, 0, 2),
    "a hand is out of order": both(put("hand", 14, 0, 0), put("hand", 1, 0, 1)),
    "a hand has a gap": put("hand", 0, 0, 0),
    "a card of a deck has been seen": flip("seen", 1 << 14, 0),
    "a card that is not in the box has been seen": flip("seen", 1 << 40, 0),
    "a face-up card has not been seen": put("seen", 0, 1),
    "a card laid face up has not been seen": flip("seen", 1 << 1, 0),
    "a starter is left and laid": flip("starters", 1),
    "a manuscript begins with another card": both(put("face", ~20, 0, 0), put("face", 80, 0, 2)),
    "a starter is being laid in a turn": both(flip("starters", 2), put("starter", 2)),
    "an objective is drawn twice": put("common", 3, 0),
    "an objective is lost": flip("objectives", 1 << 8),
    "a seat has less than no points": put("points", -1, 0),
    "a seat has more points than can be": put("points", 44, 0),
    "a seat has laid less than nothing": put("laid", -1, 2),
    "a seat that is not there has laid cards": put("laid", 1, 2),
    "the starter lies elsewhere": put("spot", 2, 0, 0),
    "something is written behind the last card": put("spot", 1, 0, 5),
    "a face is written behind the last card": put("face", 1, 0, 5),
    "a corner is open behind the last card": put("open", 1, 0, 5),
    "scratch is not empty": put("scratch", 1, 68),
    "a symbol is counted once too often": put("symbols", 9, 0, 0),
    "an empty corner is counted once too often": put("symbols", 99, 0, 7),
    "a place is open that is not": flip("open", 2, 0, 0),
    "an open place is not listed": put("open", 0, 0, 0),
    "places are counted wrong": put("places", 1, 0),
    "a seat that is not there acts": put("seat", 2),
    "nobody acts": put("seat", -1),
    "a seat that is not there starts": put("start", 2),
    "nobody starts": put("start", -1),
    "a deck is asked about while a card is to be laid": put("deck", 1),
    "a gap is filled while a card is to be laid": put("gap", 1),
    "objectives score before the end": put("bonus", 2, 1),
    "the end is called without a reason": put("called", 1),
    "the decks are said to be empty": put("called", 2),
    "the last round comes without a call": put("last", 1),
    "twenty points call nothing": put("points", 20, 0),
    "the next kingdom is asked though it is known": put("phase", Phase.TOP),
    "a gap is to be filled though there is none": put("phase", Phase.TURN_UP),
    "a card is dealt to a full hand": both(put("phase", Phase.DEAL), put("top", 0, 0)),
}  # fmt: skip


def test_a_good_table_passes() -> None:
    """CN-10, CN-20"""
    assert GAME.audit(table().state)


@pytest.mark.parametrize("change", WRONG.values(), ids=WRONG.keys())
def test_an_impossible_table_is_noticed(change: Change) -> None:
    """CN-26"""
    assert broken(table(), change)


def test_a_card_apart_from_the_others_or_on_a_hidden_corner_is_noticed() -> None:
    """CN-21"""

    def moved(to: int) -> Change:
        return put("spot", to, 0, 2)

    assert broken(table(), moved(spot(9, 9)))
    with pytest.raises(Refused, match="do not add up"):
        desk(manuscripts={1: "81@0,0 2@1,1 21b@0,0"})
    with pytest.raises(Refused, match="do not add up"):
        desk(manuscripts={1: "81@0,0 1@1,1 21b@2,0"})  # card 1 hides its bottom right corner
    with pytest.raises(Refused, match="do not add up"):
        desk(manuscripts={1: "81@0,0 1@1,1 21b@5,5"})


def test_the_phases_of_drawing_fit_the_decks() -> None:
    """CN-10, CN-25"""
    match = play(desk(asked="draw", up="36 37 76 77"), "take-36")
    assert GAME.audit(match.state)
    assert broken(match.copy(), put("gap", 2))
    assert broken(match.copy(), put("gap", 1))
    assert broken(match.copy(), put("top", 0, 0))
    match = play(desk(asked="draw", hands={1: "1 3"}), "draw-gold")
    assert broken(match.copy(), put("top", 0, 1))
    match.play(match.texts()[0])
    assert broken(match.copy(), put("top", 1, 1))
    assert broken(match.copy(), put("phase", Phase.LAY))
    empty = desk(asked="draw", left={"gold": 0})
    assert broken(empty, both(put("phase", Phase.TOP), put("deck", 1)))


def test_a_hand_of_two_is_possible_only_while_drawing_and_in_the_last_round() -> None:
    """CN-20, CN-30"""
    match = desk(asked="draw", turn=1)
    assert GAME.audit(match.state)
    assert broken(match.copy(), put("seat", 1))
    assert broken(match.copy(), put("phase", Phase.LAY))
    fewer = desk(asked="draw", turn=1, hands={1: "1 2"})
    change = both(put("hand", 0, 0, 1), flip("cards", 2, 0), put("left", 3, 0, 0), put("size", 34, 0))
    assert broken(fewer, change)
    absent = desk(3)
    assert broken(absent, put("seats", 2))


def test_a_closed_player_is_not_asked_to_lay() -> None:
    """CN-27"""
    match = desk(asked="draw", manuscripts={1: "85b@0,0 33@1,1 79@0,2 11@2,0 59@-1,1 57@3,1"})
    assert GAME.audit(match.state)
    match.play(match.texts()[-1])
    match.deal()
    assert broken(match, put("seat", 0))


def test_the_end_is_called_exactly_when_there_is_a_reason() -> None:
    """CN-30"""
    empty = desk(asked="draw", left={"resource": 0, "gold": 1})
    play(empty, "draw-gold").deal()
    assert GAME.audit(empty.state)
    assert broken(empty.copy(), put("called", 0))
    assert broken(empty.copy(), put("called", 1))
    assert broken(empty.copy(), put("called", 3))


def test_finished_tables_and_tables_in_setup_pass() -> None:
    """CN-11, CN-31"""
    assert GAME.audit(finished(GAME, 3, {}, 1).state)
    scribe = Scribe(2).ready()
    assert all(GAME.audit(scribe.match.at(n).state) for n in range(len(scribe.match.moves)))


# --- Drawings ----------------------------------------------------------------------------------------------------


def test_a_drawing_that_cannot_be_read_is_refused() -> None:
    """CN-26"""
    good = table().draw()
    for wrong in (
        "",
        good.replace("asked lay", "asked dance"),
        good.replace("stage turns", "phase turns"),
        good.replace("2@1,1", "2@99,1"),
        good.replace("2@1,1", "200@1,1"),
        good.replace("1 14 77", "1 x 77"),
        good.replace("101 102", "101 103"),
        good.replace("\n\n", "\n"),
    ):
        with pytest.raises(Refused, match="drawing"):
            table_of(GAME, wrong)


def test_a_drawing_shows_a_manuscript_with_its_open_places() -> None:
    """CN-21, CN-26"""
    picture = table().draw(1).split("seat 1\n")[1].split("\n\n")[0]
    assert picture.splitlines() == [
        "        0,2         2,2",
        "            F-----F",
        "  -1,1      |  2F |       3,1",
        "      F-----+-----o-----o",
        "      |  81 |     | (A) |",
        "      I-----A     o-----o",
        " -1,-1        1,-1        3,-1",
    ]
