"""What viewers of Codex Naturalis are shown."""

import pytest

from fathomfive.games.codex_naturalis import GAME
from fathomfive.games.codex_naturalis.components import REVEAL
from fathomfive.kernel.game import NOBODY, JsonObject
from fathomfive.kernel.match import Match
from games.codex_naturalis.scriptorium import CLOSED, NINETEEN, Scribe, desk
from walks import walk


def legal_texts(shown: JsonObject) -> list[str]:
    """Write the legal moves using only what the seat to act is shown."""
    own = shown["manuscripts"][shown["to_act"]]
    if shown["asked"] == "side":
        return ["front", "back"]
    if shown["asked"] == "keep":
        return [f"keep-{own[key]['card']}" for key in ("kept", "returned")]
    if shown["asked"] == "draw":
        up = [card for deck in shown["decks"] for card in deck["up"]]
        return [f"take-{card['card']}" for card in up if card] + [
            f"draw-{deck['sort']}" for deck in shown["decks"] if deck["left"]
        ]
    found = []
    for card in own["hand"]:
        for side in ("", "b"):
            if side or not card["lacks"]:
                found += [f"lay-{card['card']}{side}@{x},{y}" for x, y in own["open"]]
    return found


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_legal_moves_of_a_seat_follow_from_what_it_is_shown(seats: int) -> None:
    """CN-20, CN-21, CN-23, CN-25: two tables that look the same to the seat to act offer it the same moves"""
    for match, _ in walk(GAME, seats, {}, 3):
        if match.to_act >= 0:
            shown = match.show(match.to_act)
            assert legal_texts(shown) == match.texts(match.to_act)
            opened = shown["manuscripts"][match.to_act]
            taken = {(card["x"], card["y"]) for card in opened["laid"]}
            assert not taken & {(place["x"], place["y"]) for place in opened["blocked"]}


def test_a_table_is_shown_with_all_public_cards() -> None:
    """CN-10, CN-26, CN-30"""
    match = desk(3, turn=2, start=3, up="36 37 76 77", left={"gold": 4}, tops="PF", hands={1: "1 2* 41"}, keeper=3)
    shown = match.show(1)
    top = {key: shown[key] for key in ("rules", "seats", "to_act", "asked", "stage", "seat", "start", "called", "last")}
    assert top == {
        "rules": 1, "seats": 3, "to_act": 1, "asked": "lay", "stage": "turns", "seat": 1, "start": 2, "called": None,
        "last": False,
    }  # fmt: skip
    assert (shown["calls_at"], shown["track"]) == (20, 29)
    resource, gold = shown["decks"]
    assert (resource["sort"], resource["top"]["kingdom"], gold["sort"]) == ("resource", "plant", "gold")
    assert gold["top"] == {"kind": "back", "sort": "gold", "kingdom": "fungi", "back": "oooo", "middle": "F"}
    kingdoms = ("fungi", "plant", "animal", "insect")
    assert gold["of_kingdom"] == [{"kingdom": name, "n": 4 * (name == "fungi")} for name in kingdoms]
    assert (gold["left"], desk(left={"gold": 0}).show()["decks"][1]["top"]) == (4, None)
    assert [card["card"] for deck in (resource, gold) for card in deck["up"]] == [36, 37, 76, 77]
    assert [goal["card"] for goal in shown["common"]] == [101, 102]
    assert "starter" not in shown
    hands = [[card.get("card", card["kind"]) for card in seat["hand"]] for seat in shown["manuscripts"]]
    assert hands[0] == [2, "back", "back"]
    assert shown["manuscripts"][0]["hand"][0]["seen"]
    assert [card["seen"] for card in shown["manuscripts"][1]["hand"]] == [False] * 3
    assert ["kept" in seat for seat in shown["manuscripts"]] == [False, True, False]
    assert ["returned" in seat for seat in shown["manuscripts"]] == [False, True, False]


def test_the_last_round_and_the_reason_of_the_end_are_shown() -> None:
    """CN-30"""
    assert Match(GAME, 2).show()["round"] == 0
    match = Scribe(2).ready().match
    assert (match.show()["round"], match.show()["asked"]) == (1, "lay")
    match.play("lay-3@1,1") if "lay-3@1,1" in match.texts() else match.play(match.texts()[0])
    assert match.show()["round"] == 1
    last = desk(turn=2, manuscripts={2: NINETEEN + " 20@4,2"}, called="twenty_points", last=True)
    assert (last.show()["called"], last.show()["last"], last.show()["round"]) == ("twenty_points", True, 15)
    last.play(last.texts()[0])
    assert (last.show()["asked"], last.show()["round"]) == ("reveal", 15)
    last.play(REVEAL)
    assert (last.show()["asked"], last.show()["round"]) == ("over", 15)


@pytest.mark.parametrize(
    ("turn", "start", "manuscripts", "ends"),
    [
        (1, 1, {}, False), (2, 1, {}, False), (3, 1, {}, True),
        (1, 2, {}, True), (2, 2, {}, False), (3, 2, {}, False),
        (2, 1, {3: CLOSED}, True), (1, 1, {3: CLOSED}, False), (1, 1, {2: CLOSED}, False), (3, 2, {1: CLOSED}, True),
    ],
)  # fmt: skip
def test_the_turn_that_ends_a_round_is_shown(turn: int, start: int, manuscripts: dict[int, str], ends: bool) -> None:
    """CN-27, CN-30: players without an open place are passed over"""
    assert desk(3, turn=turn, start=start, manuscripts=manuscripts).show()["ends_round"] is ends


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_new_round_begins_exactly_after_the_turn_that_ends_a_round(seats: int) -> None:
    """CN-27, CN-30"""
    before = Match(GAME, seats).show()
    assert before["ends_round"] is False, "nobody has a turn before the deal"
    for match, _ in walk(GAME, seats, {}, 5):
        shown = match.show()
        if shown["stage"] == "turns":
            if (shown["seat"], shown["asked"]) != (before["seat"], before["asked"]) and shown["asked"] == "lay":
                assert (shown["round"] > before["round"]) == (before["ends_round"] or before["stage"] != "turns")
            if shown["asked"] == "reveal":
                assert before["ends_round"] or before["asked"] == "reveal"
        before = shown


def test_the_first_card_of_the_box_is_shown_like_any_other() -> None:
    """CN-2, CN-10"""
    match = desk(manuscripts={1: "81@0,0 1@1,1"}, up="2 3 41 42")
    laid = match.show()["manuscripts"][0]["laid"][1]
    assert (laid["name"], laid["up"], laid["gives"]) == ("1", True, 0)
    assert [card and card["card"] for card in desk(up="1 . 41 42", left={"resource": 0}).show()["decks"][0]["up"]] == [
        1, None,
    ]  # fmt: skip


def test_symbols_and_points_are_shown() -> None:
    """CN-22, CN-31"""
    match = desk(
        turn=2, last=True, called="empty_decks", left={"resource": 0, "gold": 0}, common="95 102",
        manuscripts={1: "81@0,0 1b@1,1 2b@2,2 8@3,3"}, keeper=2, hands={2: "50 60 70"},
    )  # fmt: skip
    assert match.show()["manuscripts"][0]["symbols"] == {"F": 4, "P": 0, "A": 1, "I": 1, "q": 0, "k": 0, "m": 0}
    assert match.show()["manuscripts"][0]["points"] == 1
    match.play(match.texts()[0])
    match.play(REVEAL)
    assert match.show()["manuscripts"][0]["points"] == match.points()[0] == 5  # 95 and 87


def test_the_first_of_two_objectives_is_shown_to_its_owner_as_soon_as_it_is_drawn() -> None:
    """CN-12"""
    scribe = Scribe(2, objectives="99 100 87 88")
    match = scribe.match
    while match.show()["asked"] != "secret":
        match.play("front" if match.to_act >= 0 else scribe.outcome(match.texts()))
    assert "kept" not in match.show(0)["manuscripts"][0]
    match.play("objective-87")
    own = match.show(0)["manuscripts"][0]
    assert (own["kept"]["card"], "returned" in own) == (87, False)


def test_a_gold_card_in_hand_shows_the_missing_part_of_its_cost() -> None:
    """CN-23"""
    match = desk(manuscripts={1: "82b@0,0 11b@1,-1 1b@-1,1"}, hands={1: "44 47 53"})  # F F P are visible
    lacks = {card["card"]: card["lacks"] for card in match.show(0)["manuscripts"][0]["hand"]}
    assert lacks == {44: "FA", 47: "F", 53: "PA"}
    assert {card["card"]: card["lacks"] for card in desk(hands={1: "1 2 3"}).show(0)["manuscripts"][0]["hand"]} == {
        1: "", 2: "", 3: "",
    }  # fmt: skip


def test_laid_cards_and_blocked_places_are_shown() -> None:
    """CN-21, CN-26"""
    match = desk(manuscripts={1: "85b@0,0 3@1,1 44b@-1,1"})
    seat = match.show(1)["manuscripts"][0]
    assert seat["laid"] == [
        {"name": "85b", "x": 0, "y": 0, "up": False, "sort": None, "corners": "oo--", "middle": "PAI", "kingdom": None},
        {"name": "3", "x": 1, "y": 1, "up": True, "sort": "resource", "corners": "o-FF", "middle": "",
         "kingdom": "fungi", "gives": 0, "per": "none", "cost": ""},
        {"name": "gFb", "x": -1, "y": 1, "up": False, "sort": "gold", "corners": "oooo", "middle": "F",
         "kingdom": "fungi"},
    ]  # fmt: skip
    assert seat["blocked"] == [
        {"x": -1, "y": -1, "by": [0, 0]}, {"x": 1, "y": -1, "by": [0, 0]}, {"x": 2, "y": 2, "by": [1, 1]},
    ]  # fmt: skip
    assert seat["open"] == [[0, 2], [2, 0], [-2, 2], [-2, 0]]
    assert match.show(0)["manuscripts"][0]["laid"][2]["name"] == "44b"
    front = desk(manuscripts={1: "81@0,0 8@1,1"}).show()["manuscripts"][0]["laid"]
    assert (front[0]["name"], front[0]["up"], "gives" in front[0]) == ("81", True, False)
    assert (front[1]["gives"], front[1]["per"], front[1]["cost"]) == (1, "card", "")


def test_a_starter_is_shown_while_its_side_is_chosen() -> None:
    """CN-11"""
    match = Scribe(2, starters="85").deal().match
    assert match.show(NOBODY)["starter"] == {
        "kind": "starter", "card": 85, "corners": "IFPA", "back": "oo--", "middle": "PAI",
    }  # fmt: skip
