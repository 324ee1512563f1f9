"""Set-up: decks, starters, hands, objectives."""

import pytest

from fathomfive.games.codex_naturalis import GAME
from fathomfive.kernel.errors import Refused
from fathomfive.kernel.game import NOBODY, TABLE
from fathomfive.kernel.match import Match
from games.codex_naturalis.scriptorium import Scribe, asked, deck, desk, laid, play, row, symbols


def test_two_cards_of_each_deck_are_turned_up_after_their_kingdoms_are_drawn() -> None:
    """CN-10"""
    match = Match(GAME, 2)
    assert asked(match)[0] == "top"
    assert match.texts() == ["top-rF", "top-rP", "top-rA", "top-rI"]
    assert match.odds() == [10, 10, 10, 10]
    play(match, "top-rP")
    assert match.texts() == ["top-gF", "top-gP", "top-gA", "top-gI"]
    play(match, "top-gI")
    assert match.texts() == [f"card-{n}" for n in range(11, 21)]
    assert match.odds() == [1] * 10
    play(match, "card-14")
    assert match.odds() == [10, 9, 10, 10]
    play(match, "top-rP")
    assert "card-14" not in match.texts()
    play(match, "card-11 top-rA card-71 top-gI")
    assert deck(match, "resource") | {"cards": ""} == {
        "deck": "resource", "left": "38", "top": "A", "up": "14 11", "cards": "",
    }  # fmt: skip
    play(match, "card-80 top-gF")
    assert (deck(match, "gold")["up"], deck(match, "gold")["left"]) == ("71 80", "38")
    assert match.texts() == ["start-1", "start-2"]
    assert match.odds() == [1, 1]


def test_a_kingdom_without_cards_left_is_never_on_top_and_an_empty_deck_shows_none() -> None:
    """CN-10"""
    match = desk(asked="draw", up="1 2 41 42", left={"resource": 2, "gold": 1})
    assert deck(match, "resource")["cards"] == "8 9"
    play(match, "draw-resource card-8")
    assert match.texts() == ["top-rF"]
    assert match.odds() == [1]
    match = desk(asked="draw", up="1 2 41 42", left={"resource": 2, "gold": 1})
    play(match, "draw-gold card-43")
    assert asked(match) == ("lay", 2)
    assert deck(match, "gold")["top"] == "."


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_players_get_a_starter_choose_its_side_and_get_a_hand_in_turn_order(seats: int) -> None:
    """CN-11"""
    scribe = Scribe(seats, start=2)
    match = scribe.match
    order = [(1 + k) % seats + 1 for k in range(seats)]
    scribe.outcome([""])
    while not match.texts()[0].startswith("starter"):
        match.play(scribe.outcome(match.texts()))
    for k, seat in enumerate(order):
        assert asked(match) == ("starter", seat)
        assert len(match.texts()) == 6 - k
        assert match.odds() == [1] * (6 - k)
        match.play(match.texts()[0])
        assert asked(match) == ("side", seat)
        assert match.to_act == seat - 1
        assert match.texts() == ["front", "back"]
        assert row(match, seat)["hand"] == "."
        match.play("back")
        assert len(laid(match, seat)) == 1
        assert laid(match, seat)[0].endswith("b@0,0")
        backs = []
        while asked(match)[0] in ("deal", "top"):
            if asked(match)[0] == "deal":
                backs.append(match.texts(NOBODY)[0][5])
            match.play(match.texts()[0])
        assert backs == ["r", "r", "g"]
        assert len(row(match, seat)["hand"].split()) == 3
    assert asked(match) == ("common", 2)


def test_every_seat_may_start() -> None:
    """CN-11"""
    for seats in GAME.seats:
        match = Scribe(seats).match
        while not match.texts()[0].startswith("start-"):
            match.play(match.texts()[0])
        assert match.texts() == [f"start-{n}" for n in range(1, seats + 1)]
        match.play(f"start-{seats}")
        assert asked(match) == ("starter", seats)


def test_the_side_of_the_starter_decides_what_it_shows() -> None:
    """CN-4, CN-11"""
    scribe = Scribe(3, starters="81 85 86", sides="front back front").ready()
    assert [symbols(scribe.match, n) for n in (1, 2, 3)] == ["FPAI", "PAI", "FPAI"]
    assert row(scribe.match, 2)["hand"] != "."


def test_two_objectives_are_common_and_each_player_keeps_one_of_two() -> None:
    """CN-12"""
    scribe = Scribe(2, start=2, objectives="99 87 95 90 102 88")
    match = scribe.match
    while asked(match)[0] != "common":
        scribe.match.play(scribe.outcome(match.texts()) if match.to_act == TABLE else "front")
    assert len(match.texts()) == 16
    play(match, "objective-99")
    assert len(match.texts()) == 15
    play(match, "objective-87")
    assert deck(match, "objective")["up"] == "99 87"
    assert asked(match) == ("secret", 2)
    play(match, "objective-95 objective-90")
    assert asked(match) == ("keep", 2)
    assert match.texts() == ["keep-90", "keep-95"]
    play(match, "keep-95")
    assert (row(match, 2)["kept"], row(match, 2)["returned"]) == ("95", "90")
    assert asked(match) == ("secret", 1)
    assert not {"objective-90", "objective-95"} & set(match.texts())
    play(match, "objective-88 objective-102 keep-88")
    assert (row(match, 1)["kept"], row(match, 1)["returned"]) == ("88", "102")
    assert asked(match) == ("lay", 2)


def test_moves_of_another_stage_are_refused_with_their_clause() -> None:
    """CN-11, CN-12, CN-20"""
    match = Match(GAME, 2)
    for text, clause in (("front", "CN-11"), ("draw-gold", "CN-20"), ("start-1", "CN-11"), ("reveal", "CN-31"),
                         ("keep-one-1", "CN-12"), ("lay-nothing-0", "CN-20"), ("objective-87", "CN-12"),
                         ("card-1", "CN-10"), ("starter-81", "CN-11"), ("take-nothing-1", "CN-20")):  # fmt: skip
        with pytest.raises(Refused, match=clause):
            match.play(text)
