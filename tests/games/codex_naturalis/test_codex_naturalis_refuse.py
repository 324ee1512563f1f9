"""The clause that forbids a move, and the moves a press may mean."""

from typing import Any

import pytest

from fathomfive.games.codex_naturalis import GAME
from fathomfive.games.codex_naturalis.components import LAY, REVEAL, TAKE, TOP_CARD, TOPS
from fathomfive.games.codex_naturalis.notation import read
from fathomfive.games.codex_naturalis.refuse import candidates
from fathomfive.kernel.game import TABLE, JsonObject
from fathomfive.kernel.match import Match
from games.codex_naturalis.scriptorium import CLOSED, Scribe, desk, play
from walks import walk


def test_decisions_are_forbidden_by_the_clause_of_their_question() -> None:
    """CN-11, CN-12, CN-20, CN-21, CN-23, CN-25, CN-30"""
    laying = desk(hands={1: "50 1 2"})
    s = laying.state
    for text, clause in (("front", "CN-11"), ("back", "CN-11"), ("keep-one-1", "CN-12"), ("keep-one-2", "CN-12"),
                         ("draw-gold", "CN-20"), ("lay-50@1,1", "CN-23"), ("lay-1@1,1", None), ("lay-50b@1,1", None),
                         (f"take-{laying.show()['decks'][0]['up'][0]['card']}", "CN-20")):  # fmt: skip
        m = read(s, text, TABLE)
        assert m is not None
        assert laying.forbids(m) == clause, text
    assert laying.forbids(LAY + 4) == "CN-21", "there is no second card yet"
    drawing = desk(asked="draw", up="36 . 76 77", left={"resource": 0})
    assert [drawing.forbids(m) for m in range(TAKE, TOP_CARD + 2)] == [None, "CN-25", None, None, "CN-25", None]
    assert drawing.forbids(LAY) == "CN-20"
    over = desk(turn=2, last=True, called="empty_decks", left={"resource": 0, "gold": 0})
    over.play(over.texts()[0])
    assert [over.forbids(REVEAL), over.forbids(REVEAL - 1), over.forbids(0)] == [None, "CN-12", "CN-11"]
    over.play(REVEAL)
    assert {over.forbids(m) for m in range(GAME.moves + GAME.outcomes)} == {"CN-30"}


def test_outcomes_are_forbidden_by_the_clause_that_draws_them() -> None:
    """CN-10, CN-11, CN-12, CN-31"""
    clauses = {"top": "CN-10", "card": "CN-10", "start": "CN-11", "starter": "CN-11", "objective": "CN-12",
               "reveal": "CN-31"}  # fmt: skip
    scribe = Scribe(3)
    match = scribe.match
    while not match.texts()[0].startswith("lay"):
        legal = match.legal()
        for m in range(GAME.moves, GAME.moves + GAME.outcomes):
            kind = match.write(m).partition("-")[0]
            assert match.forbids(m) == (None if m in legal else clauses[kind])
        if match.to_act == TABLE:
            match.play(scribe.outcome(match.texts()))
        else:
            match.play(match.texts()[0])


def test_only_a_kingdom_that_is_left_may_be_on_top_of_a_deck() -> None:
    """CN-10"""
    match = play(desk(asked="draw", left={"gold": 2}), "draw-gold card-41")  # 42 is the last one
    assert [match.forbids(TOPS + kingdom) for kingdom in range(4)] == [None, "CN-10", "CN-10", "CN-10"]


def meant(match: Match, seat: int = 0, **wanted: Any) -> list[str]:
    """List the texts of the moves a press may mean."""
    return [match.write(m) for m in candidates(match.state, seat, wanted)]


def piece(card: int) -> JsonObject:
    return {"kind": "card", "card": card}


def test_a_press_on_a_hand_card_means_its_lays_and_those_face_up_first() -> None:
    """CN-20, CN-23"""
    match = desk(hands={1: "3 44 5"})
    every = [f"lay-44@{at}" for at in ("-1,1", "1,1", "-1,-1", "1,-1")]
    assert meant(match, kind="lay", pieces=[piece(44)]) == every
    assert {match.forbids(m) for m in candidates(match.state, 0, {"kind": "lay", "pieces": [piece(44)]})} == {"CN-23"}
    down = [text.replace("@", "b@") for text in every]
    assert meant(match, kind="lay-down", pieces=[piece(44)]) == down
    assert meant(match, pieces=[piece(44)]) == every + down
    assert meant(match, kind="lay", pieces=[piece(44)], places=["1,1"]) == ["lay-44@1,1"]
    assert meant(match, 1, kind="lay", pieces=[piece(44)]) == [], "it is another's turn"
    assert meant(match, kind="lay", pieces=[piece(6)]) == [], "no such card in the hand"


def test_a_press_on_a_place_means_every_lay_there_even_if_none_is_legal() -> None:
    """CN-21"""
    match = desk(manuscripts={1: "81@0,0 3@-1,1 11b@1,1"}, hands={1: "1 2 44"})
    assert meant(match, places=["1,-1"]) == [
        "lay-1@1,-1", "lay-2@1,-1", "lay-44@1,-1", "lay-1b@1,-1", "lay-2b@1,-1", "lay-44b@1,-1",
    ]  # fmt: skip
    for place, why in (("0,2", "blocked"), ("1,1", "taken"), ("0,0", "taken"), ("9,9", "no-corner")):
        found = candidates(match.state, 0, {"places": [place]})
        assert found
        assert {match.why_not(m) for m in found} == {("CN-21", why)}, place
    starter = candidates(desk().state, 0, {"places": ["0,0"]})
    assert {desk().why_not(m) for m in starter} == {("CN-21", "no-corner")}, "no corner leads to a card on its own"
    assert meant(match, kind="lay-down", pieces=[piece(1)], places=["2,2"]) == ["lay-1b@2,2"]
    two = desk(manuscripts={1: "81@0,0 12b@-1,1 11b@1,1"}, hands={1: "1 2 44"})
    over = candidates(two.state, 0, {"kind": "lay", "pieces": [piece(1)], "places": ["0,2"]})
    assert [two.forbids(m) for m in over] == [None, "CN-21"], "the corner that opens the place comes first"
    closed = desk(2, manuscripts={1: CLOSED}, asked="draw", hands={1: "1 2"})
    assert [closed.forbids(m) for m in candidates(closed.state, 0, {"kind": "lay", "pieces": [piece(1)]})] == ["CN-20"]


def test_the_last_place_of_the_numbering_is_found() -> None:
    """CN-21"""
    match = desk(left={"resource": 2, "gold": 1}, keeper=1, up="36 37 76 77", hands={1: "1 2 3"})
    assert len(match.show()["manuscripts"][0]["laid"]) == 68
    assert meant(match, kind="lay-down", pieces=[piece(1)], places=["68,-68"]) == ["lay-1b@68,-68"]
    assert len(meant(match, kind="lay", pieces=[piece(1)], places=["99,99"])) == 1, "one move stands for no place"


def test_a_press_on_a_face_up_card_or_a_deck_means_a_draw() -> None:
    """CN-25"""
    match = desk(asked="draw", up="36 . 76 77", left={"resource": 0}, hands={1: "1 2"})
    back = {"kind": "back", "sort": "resource"}
    assert meant(match, pieces=[piece(76)]) == meant(match, kind="take", pieces=[piece(76)]) == ["take-76"]
    assert meant(match, pieces=[piece(77)]) == ["take-77"]
    assert not [text for text in meant(match, kind="lay") if "nothing" in text], "two cards are left in the hand"
    assert meant(match, kind="draw", pieces=[piece(76)]) == []
    assert meant(match, pieces=[back]) == meant(match, kind="draw", pieces=[back]) == ["draw-resource"]
    assert meant(match, pieces=[{**back, "sort": "gold"}]) == ["draw-gold"]
    assert meant(match, kind="take", pieces=[back]) == []
    assert meant(match, pieces=[piece(1)])[0].startswith("lay-1@"), "a hand card while a card is to be drawn"
    assert match.forbids(candidates(match.state, 0, {"pieces": [piece(1)]})[0]) == "CN-20"
    assert meant(match, pieces=[{"kind": "card", "card": 0}]) == ["take-nothing-2"], "the empty place"


def test_a_press_on_a_starter_or_an_objective_means_the_moves_that_use_it() -> None:
    """CN-11, CN-12"""
    scribe = Scribe(2, starters="85", objectives="99 100 87 88").deal()
    starter = {"kind": "starter", "card": 85}
    assert meant(scribe.match, pieces=[starter]) == ["front", "back"]
    assert meant(scribe.match, kind="back", pieces=[starter]) == ["back"]
    assert meant(scribe.match, kind="front", pieces=[starter]) == ["front"]
    assert meant(scribe.match, kind="keep", pieces=[starter]) == []
    match = scribe.match
    while "keep-87" not in match.texts():
        match.play("front" if match.to_act >= 0 else scribe.outcome(match.texts()))
    for card in (87, 88):
        goal = {"kind": "objective", "card": card}
        assert meant(match, pieces=[goal]) == meant(match, kind="keep", pieces=[goal]) == [f"keep-{card}"]
        assert meant(match, kind="take", pieces=[goal]) == []
    assert meant(match, pieces=[{"kind": "objective", "card": 99}]) == []


@pytest.mark.parametrize("seats", [2, 3])
def test_a_press_on_the_pieces_and_places_of_a_legal_move_may_mean_it(seats: int) -> None:
    """CN-20, CN-25"""
    for match, m in walk(GAME, seats, {}, 2):
        seat = match.to_act
        for k in {m, *match.legal()[:: 1 + len(match.legal()) // 8]} if seat >= 0 else ():
            line = match.tell(k, seat)
            assert k == candidates(match.state, seat, {key: line[key] for key in ("kind", "pieces", "places")})[0]


def test_empty_and_unknown_presses_are_harmless() -> None:
    """CN-20"""
    match = desk()
    assert meant(match, kind="fly") == []
    assert len(meant(match)) == 3 * 4 * 2
    assert meant(match, kind="lay", pieces=[{}], places=[None]) == []
    assert meant(match, pieces=None, places=None) == meant(match)
    nonsense: list[dict[str, Any]] = [{"kind": 7}, {"pieces": ["x"]}, {"pieces": [7]}, {"pieces": [["card"]]}]
    assert [meant(match, **wrong) for wrong in nonsense] == [[]] * 4
    no_lists: list[dict[str, Any]] = [{"pieces": "card"}, {"pieces": 7}, {"places": "1,1"}, {"places": {}}]
    assert [meant(match, **wrong) for wrong in no_lists] == [meant(match)] * 4
    assert {match.forbids(m) for m in candidates(match.state, 0, {"places": [{"x": 1}]})} == {"CN-21"}
