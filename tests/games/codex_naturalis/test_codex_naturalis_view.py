"""What is shown and told, which move a text or a press means, and why one is forbidden."""

import json
from typing import Any

import pytest

from fathomfive.games.codex_naturalis import GAME
from fathomfive.games.codex_naturalis.components import LAY, PLACES, REVEAL, TAKE, TOP_CARD
from fathomfive.games.codex_naturalis.notation import read, write
from fathomfive.games.codex_naturalis.refuse import candidates
from fathomfive.kernel.dice import seeded
from fathomfive.kernel.game import NOBODY, TABLE, Told
from fathomfive.kernel.match import Match
from games.codex_naturalis.scriptorium import CLOSED, NINETEEN, Scribe, desk, play
from walks import imagined, walk

# --- Shown -------------------------------------------------------------------------------------------------------


def legal_texts(shown: Told) -> list[str]:
    """Write the legal moves from what the seat to act is shown, and from nothing else."""
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
def test_what_a_seat_is_shown_decides_what_it_may_do(seats: int) -> None:
    """CN-20, CN-21, CN-23, CN-25: two tables that look the same to the seat to act offer it the same moves"""
    for match, _ in walk(GAME, seats, {}, 3):
        if match.to_act >= 0:
            shown = match.show(match.to_act)
            assert legal_texts(shown) == match.texts(match.to_act)
            opened = shown["manuscripts"][match.to_act]
            taken = {(card["x"], card["y"]) for card in opened["laid"]}
            assert not taken & {(place["x"], place["y"]) for place in opened["blocked"]}


def test_a_table_is_shown_with_all_that_is_open() -> None:
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
    assert (resource["sort"], resource["top"], gold["sort"], gold["top"]) == ("resource", "plant", "gold", "fungi")
    assert (gold["left"], gold["of_kingdom"]) == (4, [4, 0, 0, 0])
    assert [card["card"] for deck in (resource, gold) for card in deck["up"]] == [36, 37, 76, 77]
    assert [goal["card"] for goal in shown["common"]] == [101, 102]
    assert "starter" not in shown
    hands = [[card.get("card", card["kind"]) for card in seat["hand"]] for seat in shown["manuscripts"]]
    assert hands[0] == [2, "back", "back"]
    assert shown["manuscripts"][0]["hand"][0]["seen"]
    assert [card["seen"] for card in shown["manuscripts"][1]["hand"]] == [False] * 3
    assert ["kept" in seat for seat in shown["manuscripts"]] == [False, True, False]
    assert ["returned" in seat for seat in shown["manuscripts"]] == [False, True, False]


def test_the_round_and_the_reason_of_the_end_are_shown() -> None:
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


def test_a_gold_card_of_the_hand_shows_what_its_cost_lacks() -> None:
    """CN-23"""
    match = desk(manuscripts={1: "82b@0,0 11b@1,-1 1b@-1,1"}, hands={1: "44 47 53"})  # F F P visible
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
         "kingdom": "fungi", "points": "0", "cost": "."},
        {"name": "gFb", "x": -1, "y": 1, "up": False, "sort": "gold", "corners": "oooo", "middle": "F",
         "kingdom": "fungi"},
    ]  # fmt: skip
    assert seat["blocked"] == [
        {"x": -1, "y": -1, "by": [0, 0]}, {"x": 1, "y": -1, "by": [0, 0]}, {"x": 2, "y": 2, "by": [1, 1]},
    ]  # fmt: skip
    assert seat["open"] == [[0, 2], [2, 0], [-2, 2], [-2, 0]]
    assert match.show(0)["manuscripts"][0]["laid"][2]["name"] == "44b"
    front = desk(manuscripts={1: "81@0,0 8@1,1"}).show()["manuscripts"][0]["laid"]
    assert (front[0]["name"], front[0]["up"], "points" in front[0]) == ("81", True, False)
    assert front[1]["points"] == "1"


def test_a_starter_is_shown_while_its_side_is_chosen() -> None:
    """CN-11"""
    match = Scribe(2, starters="85").deal().match
    assert match.show(NOBODY)["starter"] == {
        "kind": "starter", "card": 85, "corners": "IFPA", "back": "oo--", "middle": "PAI",
    }  # fmt: skip


# --- Told --------------------------------------------------------------------------------------------------------


def told(match: Match, text: str, viewer: int = TABLE) -> Told:
    return match.tell(match.read(text), viewer)


def test_a_lay_is_told_with_its_card_place_and_points() -> None:
    """CN-20, CN-1"""
    match = desk(turn=2, hands={2: "8 9 44"})
    lay = told(match, "lay-8@-1,1", 0)
    assert {k: v for k, v in lay.items() if k != "pieces"} == {
        "kind": "lay", "seat": 1, "who": 1, "places": ["-1,1"], "x": -1, "y": 1, "clause": "CN-20", "scores": 1,
        "sort": "resource", "kingdom": "fungi", "card": 8,
    }  # fmt: skip
    assert lay["pieces"][0]["card"] == 8
    down = told(match, "lay-44b@1,1", 0)
    assert {k: v for k, v in down.items() if k != "pieces"} == {
        "kind": "lay-down", "seat": 1, "who": 1, "places": ["1,1"], "x": 1, "y": 1, "clause": "CN-1", "sort": "gold",
        "kingdom": "fungi", "card": 0,
    }  # fmt: skip
    assert down["pieces"] == [{"kind": "back", "sort": "gold", "kingdom": "fungi", "back": "oooo", "middle": "F"}]
    assert told(match, "lay-44b@1,1", 1)["card"] == 44
    illegal = match.tell(LAY + PLACES - 1, 1)
    assert (illegal["places"], illegal["scores"]) == (["0,0"], 0)


def test_draws_are_told() -> None:
    """CN-25, CN-10, CN-26"""
    match = desk(asked="draw", up="36 37 76 77", tops="PA", hands={1: "1 2"})
    take = told(match, "take-76")
    assert (take["kind"], take["clause"], take["seat"], take["who"]) == ("take", "CN-25", 0, 0)
    assert take["pieces"][0]["card"] == 76
    draw = told(match, "draw-gold")
    assert (draw["kind"], draw["clause"]) == ("draw", "CN-25")
    assert (draw["pieces"][0]["sort"], draw["pieces"][0]["kingdom"]) == ("gold", "animal")
    assert told(match, "draw-resource")["pieces"][0]["kingdom"] == "plant"
    empty = desk(asked="draw", left={"gold": 0})
    assert empty.tell(TOP_CARD + 1)["pieces"][0]["kingdom"] == "fungi", "an empty deck is told of, too"
    drawn = play(match.copy(), "draw-gold")
    own, other = told(drawn, "card-61", 0), drawn.tell(drawn.read("card-61"), 1)
    assert (own["kind"], own["clause"], own["gives"], own["per"]) == ("drawn", "CN-26", 1, "k")
    assert (own["seat"], own["who"], own["pieces"][0]["card"]) == (TABLE, 0, 61)
    assert (other["kind"], other["clause"], other["pieces"][0]["kind"]) == ("drawn-unseen", "CN-26", "back")
    assert (other["pieces"][0]["kingdom"], "gives" in other) == ("animal", False)
    up = play(match.copy(), "take-76")
    turned = told(up, "card-61", 1)
    assert (turned["kind"], turned["clause"], turned["gives"], "who" in turned) == ("turns-up", "CN-10", 1, False)
    top = told(play(up, "card-61"), "top-gI", 1)
    assert (top["kind"], top["clause"], top["sort"], "who" in top) == ("top", "CN-10", "gold", False)
    assert (top["pieces"][0]["sort"], top["pieces"][0]["kingdom"]) == ("gold", "insect")


def test_the_set_up_and_the_reveal_are_told() -> None:
    """CN-11, CN-12, CN-31"""
    scribe = Scribe(2, start=2, starters="85", objectives="99 100 87 88")
    match = scribe.match
    seen: dict[str, Told] = {}
    while "keep-87" not in match.texts():
        text = scribe.outcome(match.texts()) if match.to_act == TABLE else "back"
        line = match.tell(match.read(text), 0)
        seen.setdefault(line["kind"], line)
        match.play(text)
    assert {kind: (line["clause"], line.get("who"), line["seat"]) for kind, line in seen.items()} == {
        "top": ("CN-10", None, -1), "turns-up": ("CN-10", None, -1), "start": ("CN-11", 1, -1),
        "starter": ("CN-11", 1, -1), "back": ("CN-11", 1, 1), "deal": ("CN-26", 1, -1), "common": ("CN-12", None, -1),
        "secret-unseen": ("CN-12", 1, -1),
    }  # fmt: skip
    assert [seen[kind]["pieces"][0]["card"] for kind in ("starter", "back", "common")] == [85, 85, 99]
    assert seen["deal"]["pieces"][0]["kind"] == "back"
    assert seen["secret-unseen"]["pieces"] == []
    keeps = [match.tell(match.read("keep-88"), viewer) for viewer in (1, 0)]
    assert [(line["kind"], line["clause"], line["seat"]) for line in keeps] == [
        ("keep", "CN-12", 1), ("keep-unseen", "CN-12", 1),
    ]  # fmt: skip
    assert (keeps[0]["pieces"][0]["card"], keeps[1]["pieces"]) == (88, [])
    end = desk(
        turn=2, last=True, called="empty_decks", left={"resource": 0, "gold": 0}, secrets={1: "87 88", 2: "95 96"}
    )
    end.play(end.texts()[0])
    reveal = end.tell(REVEAL, NOBODY)
    assert (reveal["kind"], reveal["clause"], "who" in reveal) == ("reveal", "CN-31", False)
    assert [goal["card"] for goal in reveal["pieces"]] == [87, 95]


def test_a_drawing_player_is_told_the_cards_of_the_first_hand_and_objectives() -> None:
    """CN-11, CN-12"""
    scribe = Scribe(2, objectives="99 100 87")
    match = scribe.match
    own: dict[str, Told] = {}
    while match.to_act != 0 or "front" in match.texts():
        text = scribe.outcome(match.texts()) if match.to_act == TABLE else "front"
        own[match.tell(match.read(text), 0)["kind"]] = match.tell(match.read(text), 0)
        match.play(text)
    assert (own["deal"]["clause"], own["deal"]["gives"], own["front"]["kind"]) == ("CN-26", 1, "front")
    assert (own["secret"]["clause"], own["secret"]["pieces"][0]["kind"]) == ("CN-12", "objective")


# --- Read back ---------------------------------------------------------------------------------------------------


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


def test_what_a_viewer_cannot_know_is_not_read() -> None:
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
def test_what_is_no_text_of_a_move_is_not_read(text: str) -> None:
    """CN-20"""
    assert read(desk(hands={1: "1 2 3"}).state, text, TABLE) is None


# --- Why not -----------------------------------------------------------------------------------------------------


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


# --- What a press means ------------------------------------------------------------------------------------------


def meant(match: Match, seat: int = 0, **wanted: Any) -> list[str]:
    """Write the moves that a press may mean."""
    return [match.write(m) for m in candidates(match.state, seat, wanted)]


def piece(card: int) -> Told:
    return {"kind": "card", "card": card}


def test_a_card_of_the_hand_means_its_lays_face_up_first() -> None:
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


def test_a_place_means_every_lay_there_also_where_none_can_be() -> None:
    """CN-21"""
    match = desk(manuscripts={1: "81@0,0 3@-1,1 11b@1,1"}, hands={1: "1 2 44"})
    assert meant(match, places=["1,-1"]) == [
        "lay-1@1,-1", "lay-2@1,-1", "lay-44@1,-1", "lay-1b@1,-1", "lay-2b@1,-1", "lay-44b@1,-1",
    ]  # fmt: skip
    for place in ("0,2", "1,1", "0,0", "9,9"):  # blocked, taken, taken, far away
        found = candidates(match.state, 0, {"places": [place]})
        assert found
        assert {match.forbids(m) for m in found} == {"CN-21"}
    assert meant(match, kind="lay-down", pieces=[piece(1)], places=["2,2"]) == ["lay-1b@2,2"]
    two = desk(manuscripts={1: "81@0,0 12b@-1,1 11b@1,1"}, hands={1: "1 2 44"})
    over = candidates(two.state, 0, {"kind": "lay", "pieces": [piece(1)], "places": ["0,2"]})
    assert [two.forbids(m) for m in over] == [None, "CN-21"], "the corner that opens the place comes first"
    closed = desk(2, manuscripts={1: CLOSED}, asked="draw", hands={1: "1 2"})
    assert [closed.forbids(m) for m in candidates(closed.state, 0, {"kind": "lay", "pieces": [piece(1)]})] == ["CN-20"]


def test_what_lies_face_up_and_the_decks_mean_a_draw() -> None:
    """CN-25"""
    match = desk(asked="draw", up="36 . 76 77", left={"resource": 0}, hands={1: "1 2"})
    back = {"kind": "back", "sort": "resource"}
    assert meant(match, pieces=[piece(76)]) == meant(match, kind="take", pieces=[piece(76)]) == ["take-76"]
    assert meant(match, kind="draw", pieces=[piece(76)]) == []
    assert meant(match, pieces=[back]) == meant(match, kind="draw", pieces=[back]) == ["draw-resource"]
    assert meant(match, pieces=[{**back, "sort": "gold"}]) == ["draw-gold"]
    assert meant(match, kind="take", pieces=[back]) == []
    assert meant(match, pieces=[piece(1)])[0].startswith("lay-1@"), "a hand card while a card is to be drawn"
    assert match.forbids(candidates(match.state, 0, {"pieces": [piece(1)]})[0]) == "CN-20"
    assert meant(match, pieces=[{"kind": "card", "card": 0}]) == [], "an empty place is no card"


def test_starters_and_objectives_mean_what_may_be_done_with_them() -> None:
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
def test_every_legal_move_is_among_those_its_telling_means(seats: int) -> None:
    """CN-20, CN-25"""
    for match, m in walk(GAME, seats, {}, 2):
        seat = match.to_act
        for k in {m, *match.legal()[:: 1 + len(match.legal()) // 8]} if seat >= 0 else ():
            line = match.tell(k, seat)
            assert k == candidates(match.state, seat, {key: line[key] for key in ("kind", "pieces", "places")})[0]


def test_nothing_and_nonsense_mean_nothing_that_breaks() -> None:
    """CN-20"""
    match = desk()
    assert meant(match, kind="fly") == []
    assert len(meant(match)) == 3 * 4 * 2
    assert meant(match, kind="lay", pieces=[{}], places=[None]) == []
    assert meant(match, pieces=None, places=None) == meant(match)


# --- Points ------------------------------------------------------------------------------------------------------


def test_points_are_explained_line_by_line() -> None:
    """CN-24, CN-31, CN-32"""
    match = desk(
        turn=2, last=True, called="twenty_points", manuscripts={1: NINETEEN + " 20@4,2", 2: "81@0,0 1b@1,1 2b@2,2"},
        common="97 87", secrets={1: "101 88", 2: "95 96"}, hands={2: "3 50 60"},
    )  # fmt: skip
    assert [line for line in match.explain(NOBODY) if line["kind"] == "cards"] == [
        {"side": 0, "kind": "cards", "clause": "CN-24", "points": 20}
    ]
    match.play("lay-3b@3,3")
    lines = [line for line in match.explain(NOBODY) if line["side"] == 1]
    assert [(line["kind"], line["card"], line["worth"], line["points"]) for line in lines] == [("so-far", 87, 2, 0)]
    own = match.explain(1)[-1]
    assert own == {
        "side": 1, "kind": "so-far", "clause": "CN-31", "card": 95, "what": "three", "sign1": "F", "sign2": "F",
        "n": 1, "values": ["FFF"], "worth": 2, "points": 0,
    }  # fmt: skip
    match.play(REVEAL)
    lines = [line for line in match.explain(NOBODY) if line["side"] == 1]
    assert [(line["kind"], line["card"], line["worth"], line["points"]) for line in lines] == [
        ("objective", 87, 2, 2), ("objective", 95, 2, 2),
    ]  # fmt: skip
    assert not [line for line in match.explain() if line["kind"] == "tie"]
    tied = desk(turn=2, last=True, called="empty_decks", left={"resource": 0, "gold": 0}, hands={2: "50 60 70"})
    tied.play("lay-50b@-1,1")
    tied.play(REVEAL)
    assert tied.points()[0] == tied.points()[1]
    assert [line for line in tied.explain(NOBODY) if line["kind"] == "tie"] == [
        {"side": p, "kind": "tie", "clause": "CN-32", "bonus": tied.points()[p], "points": 0} for p in range(2)
    ]


def test_what_is_told_of_an_imagined_table_is_what_is_told_of_the_true_one() -> None:
    """CN-26"""
    match = desk(hands={1: "1 2 41", 2: "3 4 42"}, manuscripts={2: "82@0,0 6b@-1,1"})
    dream = imagined(match, 0, seeded(3))
    assert dream.state.bytes() != match.state.bytes()
    for m in match.legal():
        assert json.dumps([match.tell(m, 0), match.preview(m, 0)]) == json.dumps(
            [dream.tell(m, 0), dream.preview(m, 0)]
        )
