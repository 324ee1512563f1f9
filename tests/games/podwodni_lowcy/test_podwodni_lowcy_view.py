"""What is shown, told, written, drawn, forbidden, observed and explained."""

from collections.abc import Callable

import numpy as np
import pytest

from fathomfive.games.podwodni_lowcy import GAME
from fathomfive.games.podwodni_lowcy.components import MOVES
from fathomfive.games.podwodni_lowcy.view import OBSERVATION
from fathomfive.kernel.errors import Refused
from fathomfive.kernel.game import NOBODY, TABLE
from fathomfive.kernel.match import Match
from fathomfive.texts import Texts
from games.podwodni_lowcy.sea import GRID, begin, play, sea
from walks import observed

RED_A = {"kind": "fish", "colour": "red", "letter": "A"}
MIXED = "RA GA YA RB\nshrimp net harpoon wave\nYC RA GA YB"


def effects() -> Match:
    """A net and a harpoon wait."""
    return play(sea(grid=MIXED, up={2: "RA 2xshrimp"}), "dive RC top-left YB deeper GC pick-b2 pick-c2 pick-new")


def washing() -> Match:
    """A wave asks the second of three divers."""
    return play(sea(3, up={1: "RA", 2: "2xRB"}), "dive wave top-left wave wash-RA")


def over() -> Match:
    """The length was reached."""
    return play(sea(2, diver=2, reached=1), "dive wave top-left RC")


def late() -> Match:
    """A thousand turns are over."""
    return play(sea(2, turns=999), "dive wave top-left RC")


# --- Shown -------------------------------------------------------------------------------------------------------


def test_everyone_is_shown_the_same() -> None:
    """PL-20"""
    match = play(begin(3, start=2), "dive RC")
    shown = match.show(TABLE)
    assert all(match.show(viewer) == shown for viewer in (0, 1, 2, NOBODY))
    assert shown["column"] == [{"kind": "fish", "colour": "red", "letter": "C"}]
    assert shown["corner"] is None


def test_what_is_shown_at_the_beginning() -> None:
    """PL-2"""
    shown = begin(3, start=2, length="long").show()
    few = {k: v for k, v in shown.items() if k not in ("grid", "deck", "sides")}
    assert few == {
        "rules": 1, "seats": 3, "length": "long", "goal": 45, "to_act": 1, "asked": "turn", "side": 1, "turns": 0,
        "reached": None, "corner": None, "column": [], "picked": [], "nets": 0, "harpoons": 0, "given": None,
        "discards": [], "pool": [],
    }  # fmt: skip
    assert shown["grid"][0][0] == RED_A
    assert [len(row) for row in shown["grid"]] == [4, 4, 4]
    assert shown["deck"][0] == {**RED_A, "n": 4}
    assert shown["sides"] == [{"points": 0, "up": [], "down": []}] * 3


def test_what_is_shown_in_a_dive() -> None:
    """PL-30"""
    shown = effects().show()
    assert shown["corner"] == "top-left"
    assert [card and card["kind"] for card in shown["column"]] == ["fish", "fish", None]
    assert (shown["nets"], shown["harpoons"]) == (1, 1)
    assert shown["grid"][1][1] is None
    picking = play(begin(2), "dive shrimp bottom-right wave pick-b3").show()
    assert picking["picked"] == ["b3"]
    assert picking["corner"] == "bottom-right"


def test_what_is_shown_while_a_set_is_scored() -> None:
    """PL-51"""
    shown = play(sea(3, up={1: "3xRA GB YC"}, reached=2), "score set-3xRA down-RA give-GB").show()
    assert shown["given"] == {"kind": "fish", "colour": "green", "letter": "B"}
    assert shown["pool"][0] == {**RED_A, "n": 2}
    assert shown["sides"][0]["down"] == [{**RED_A, "n": 1}]
    assert shown["sides"][0]["points"] == 11
    assert shown["reached"] == 1


# --- Told --------------------------------------------------------------------------------------------------------


def told(match: Match, text: str) -> str:
    """Say a move in English, as a line of the log, and where it may be chosen, as a choice."""
    m = match.read(text)
    words = Texts(GAME, "en", match.seats)
    line = words.line(match.tell(m))
    return line if match.to_act == TABLE else f"{line} / {words.choice(match.tell(m))}"


@pytest.mark.parametrize(
    ("match", "text", "line", "clause"),
    [
        (Match(GAME, 2), "start-2", "Seat 2 starts.", "PL-2"),
        (Match(GAME, 2).play("start-1"), "RA", "New card at a1: red A.", "PL-10"),
        (begin(2), "dive", "Seat 1 dives. / Dive", "PL-11"),
        (sea(up={1: "3xRA GB YC"}), "score", "Seat 1 is going to score. / Score sets", "PL-11"),
        (play(begin(2), "dive"), "wave", "Seat 1 draws card 1: wave.", "PL-20"),
        (
            play(begin(2), "dive RC"),
            "bottom-left",
            "Seat 1 lays card 1 at the bottom left corner. / Lay it at the bottom left corner",
            "PL-20",
        ),
        (play(begin(2), "dive RC top-left"), "YA", "Seat 1 lays card 2: yellow A.", "PL-21"),
        (
            play(begin(2), "dive RC top-left"),
            "RA",
            "Seat 1 lays card 2: red A. The dive breaks! Card 1 is received.",
            "PL-23",
        ),
        (
            play(begin(2), "dive RC top-left YA deeper"),
            "GA",
            "Seat 1 lays card 3: green A. The dive breaks! All laid cards are lost.",
            "PL-24",
        ),
        (
            play(begin(2), "dive wave top-left"),
            "wave",
            "Seat 1 lays card 2: a wave meets a wave. The dive breaks, and everyone is washed!",
            "PL-40",
        ),
        (
            play(begin(2), "dive RC top-left YA"),
            "deeper",
            "Seat 1 dives deeper, for card 3. / Dive deeper: draw card 3",
            "PL-21",
        ),
        (
            play(begin(2), "dive RC top-left shrimp"),
            "column",
            "Seat 1 surfaces with the new column: red C, shrimp. / Surface with the new column: red C, shrimp",
            "PL-30",
        ),
        (
            play(begin(2), "dive RC top-left shrimp"),
            "pick-b1",
            "Seat 1 picks from the row, at b1: green A. / Take from the row, at b1: green A",
            "PL-30",
        ),
        (
            play(begin(2), "dive RC top-left shrimp pick-b1"),
            "pick-new",
            "Seat 1 picks the card just laid: shrimp. / Take from the row the card just laid: shrimp",
            "PL-30",
        ),
        (
            effects(),
            "net-shrimp-2",
            "Seat 1 casts a net and takes from Seat 2: shrimp. / Net: take from Seat 2: shrimp",
            "PL-32",
        ),
        (effects(), "no-net", "Seat 1 casts no net. / Net: take nothing", "PL-32"),
        (
            effects(),
            "harpoon-d3",
            "Seat 1 harpoons a fish at d3: yellow B. / Harpoon: take the fish at d3: yellow B",
            "PL-33",
        ),
        (
            effects(),
            "harpoon-new2",
            "Seat 1 harpoons a fish of the new column: yellow B. / Harpoon: take from the new column: yellow B",
            "PL-33",
        ),
        (effects(), "no-harpoon", "Seat 1 throws no harpoon. / Harpoon: take nothing", "PL-33"),
        (washing(), "wash-RB", "Seat 2 loses to the wave: 2× red B. / Let the wave have: 2× red B", "PL-40"),
        (
            play(sea(up={1: "2xRA shrimp GB YC"}), "score"),
            "set-2xRA+shrimp",
            "Seat 1 scores a set: 2× red A, shrimp. / Score: 2× red A, shrimp",
            "PL-50",
        ),
        (
            play(sea(up={1: "3xRA GB YC"}), "score set-3xRA"),
            "down-RA",
            "Seat 1 turns a card face down: red A. / Turn face down: red A",
            "PL-51",
        ),
        (
            play(sea(up={1: "3xRA GB YC"}), "score set-3xRA down-RA"),
            "give-GB",
            "Seat 1 adds to the pool: green B. / Add to the pool: green B",
            "PL-51",
        ),
        (
            play(sea(up={1: "3xRA GB YC"}), "score set-3xRA down-RA give-GB give-YC"),
            "take-YC",
            "Seat 2 takes from the pool: yellow C. / Take from the pool: yellow C",
            "PL-51",
        ),
        (
            play(sea(up={1: "3xRA GB YC"}), "score set-3xRA down-RA give-GB give-YC take-YC"),
            "stop",
            "Seat 1 stops scoring. / Stop scoring",
            "PL-52",
        ),
    ],
)
def test_moves_are_told(match: Match, text: str, line: str, clause: str) -> None:
    """PL-11"""
    assert told(match, text) == line
    assert match.tell(match.read(text))["clause"] == clause


def test_every_number_can_be_told_at_any_time() -> None:
    """PL-11"""
    for match in (Match(GAME, 2), begin(5), play(begin(2), "dive shrimp bottom-right wave"), effects(), over()):
        for m in range(MOVES + GAME.outcomes):
            assert match.tell(m)["kind"]


# --- Forbidden ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("match", "text", "clause"),
    [
        (Match(GAME, 2), "dive", "PL-2"),
        (Match(GAME, 2).play("start-1"), "dive", "PL-10"),
        (begin(2), "score", "PL-11"),
        (begin(2), "column", "PL-11"),
        (play(begin(2), "dive"), "dive", "PL-20"),
        (play(begin(2), "dive RC"), "dive", "PL-20"),
        (play(begin(2), "dive RC top-left"), "deeper", "PL-21"),
        (play(sea(deck="2xRC"), "dive RC top-left"), "RA", "PL-21"),
        (play(begin(2), "dive RC top-left YA"), "top-left", "PL-21"),
        (play(begin(2), "dive RC top-left YA"), "pick-new", "PL-30"),
        (play(begin(2), "dive shrimp top-left wave deeper net deeper RA"), "deeper", "PL-21"),
        (play(begin(2), "dive RC top-left YA pick-b1"), "pick-a1", "PL-30"),
        (play(begin(2), "dive RC top-left YA pick-b1"), "column", "PL-30"),
        (effects(), "net-RB-2", "PL-32"),
        (effects(), "net-RA-1", "PL-32"),
        (effects(), "harpoon-a2", "PL-33"),
        (effects().play("no-harpoon"), "no-harpoon", "PL-33"),
        (effects().play("no-net"), "no-net", "PL-32"),
        (effects(), "pick-b2", "PL-31"),
        (effects(), "wash-RA", "PL-31"),
        (washing(), "wash-RA", "PL-40"),
        (play(sea(up={1: "3xRA GB YC"}), "score"), "set-3xRB", "PL-50"),
        (play(sea(up={1: "3xRA shrimp YC"}), "score"), "set-3xRA+shrimp", "PL-51"),
        (play(sea(up={1: "3xRA GB YC"}), "score"), "stop", "PL-50"),
        (play(sea(up={1: "3xRA GB YC"}), "score"), "down-RA", "PL-50"),
        (play(sea(up={1: "3xRA GB YC"}), "score set-3xRA"), "down-GB", "PL-51"),
        (play(sea(up={1: "3xRA GB YC"}), "score set-3xRA down-RA"), "give-YC", "PL-51"),
        (play(sea(up={1: "3xRA GB YC"}), "score set-3xRA down-RA give-GB"), "give-GB", "PL-51"),
        (play(sea(up={1: "3xRA GB YC"}), "score set-3xRA down-RA give-GB give-YC"), "take-RB", "PL-51"),
        (play(sea(up={1: "3xRA GB YC"}), "score set-3xRA down-RA give-GB give-YC take-RA"), "dive", "PL-52"),
        (play(sea(up={1: "3xRA GB YC"}), "score set-3xRA down-RA give-GB give-YC take-RA"), "set-3xRA", "PL-50"),
        (over(), "dive", "PL-61"),
        (late(), "dive", "PL-63"),
    ],
)
def test_a_clause_forbids(match: Match, text: str, clause: str) -> None:
    """PL-11"""
    with pytest.raises(Refused) as refused:
        match.play(text)
    assert refused.value.clause == clause


# --- Drawn -------------------------------------------------------------------------------------------------------

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
        (lambda text: text.replace("3xRA", "manyxRA"), "expected so many x card"),
        (lambda text: text.replace("| GC ", "| GD "), "no card 'GD'"),
        (lambda text: text.replace("new ", "old "), "cannot read"),
        (lambda text: text.replace("~ ", "? "), "cannot read"),
        (lambda text: text.replace("discards", "heap"), "cannot read"),
        (lambda text: text.replace("3xRA", "999xRA"), "cannot read"),
        (lambda text: text.replace("3 | -   | YC     | RA | GA | YB\n", ""), "cannot read"),
    ],
)
def test_a_spoilt_drawing_is_refused(spoil: Callable[[str], str], words: str) -> None:
    """PL-1"""
    with pytest.raises(Refused, match=words):
        GAME.parse(spoil(DRAWN))


@pytest.mark.parametrize("corner", ["top-left", "top-right", "bottom-left", "bottom-right"])
def test_every_corner_reads_back(corner: str) -> None:
    """PL-20"""
    match = play(begin(2), f"dive RC {corner} shrimp deeper wave")
    assert GAME.State(GAME.parse(match.draw())).bytes() == match.state.bytes()


# --- Observed and explained --------------------------------------------------------------------------------------


def test_a_seat_observes_itself_first() -> None:
    """PL-60"""
    match = sea(3, diver=2, up={1: "RA", 2: "2xRB"}, down={3: "GA"})
    seats = [np.frombuffer(observed(match, seat), np.float32) for seat in range(3)]
    assert {len(seen) for seen in seats} == {OBSERVATION}
    turned = sea(3, diver=1, up={3: "RA", 1: "2xRB"}, down={2: "GA"})
    assert observed(turned, 0) == observed(match, 1)
    assert observed(turned, 2) == observed(match, 0)


def test_everything_on_the_table_is_observed() -> None:
    """PL-60"""
    base = observed(sea(), 0)
    others = [
        sea(length="long"), sea(turns=21), sea(diver=2), sea(reached=2), sea(grid=GRID.replace("RA", "net")),
        sea(deck="RA"), sea(up={1: "RA"}), sea(down={2: "RA"}), sea(up={2: "RA"}), sea(3), sea(asked="more-sets"),
        play(sea(), "dive RC"), play(sea(), "dive RC top-right"), effects(),
    ]  # fmt: skip
    seen = {base, *(observed(match, 0) for match in others)}
    assert len(seen) == len(others) + 1


def test_points_are_explained() -> None:
    """PL-60"""
    match = sea(2, up={1: "RA shrimp"}, down={1: "RB RC", 2: "GA"})
    assert match.explain() == [
        {"side": 0, "kind": "down", "clause": "PL-60", "n": 2, "points": 20},
        {"side": 0, "kind": "up", "clause": "PL-60", "n": 2, "points": 2},
        {"side": 1, "kind": "down", "clause": "PL-60", "n": 1, "points": 10},
    ]
    words = Texts(GAME, "en", 2)
    assert [words.points(line) for line in match.explain()] == [
        "2 face-down cards = 20", "2 face-up cards = 2", "1 face-down card = 10",
    ]  # fmt: skip
