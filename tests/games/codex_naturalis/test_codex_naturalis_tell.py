"""Moves of Codex Naturalis as they are told."""

import json

from fathomfive.games.codex_naturalis.components import LAY, PLACES, REVEAL, TOP_CARD
from fathomfive.kernel.dice import seeded
from fathomfive.kernel.game import NOBODY, TABLE, JsonObject
from fathomfive.kernel.match import Match
from games.codex_naturalis.scriptorium import Scribe, desk, play
from walks import imagined


def told(match: Match, text: str, viewer: int = TABLE) -> JsonObject:
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
    assert (top["kind"], top["clause"], top["sort"], top["kingdom"], "who" in top) == (
        "top", "CN-10", "gold", "insect", False,
    )  # fmt: skip
    assert (top["pieces"][0]["sort"], top["pieces"][0]["kingdom"]) == ("gold", "insect")


def test_the_first_and_last_number_of_every_kind_of_move_are_told_as_that_kind() -> None:
    """CN-10, CN-11, CN-12, CN-25"""
    scribe = Scribe(2, objectives="99 100 87 88")
    match = scribe.match
    seen = {}
    while not match.texts()[0].startswith("lay"):
        for m in match.legal():
            kind = match.tell(m, TABLE)["kind"]
            assert kind in KINDS[match.show()["asked"]]
            seen[match.write(m)] = kind
        match.play(scribe.outcome(match.texts()) if match.to_act == TABLE else match.texts()[0])
    assert {"card-1", "start-1", "starter-81", "starter-86", "objective-87", "objective-102", "keep-87"} <= seen.keys()
    drawing = desk(asked="draw", up="36 37 76 77")
    assert [drawing.tell(m)["kind"] for m in drawing.legal()] == ["take"] * 4 + ["draw"] * 2


KINDS = {
    "top": ["top"], "turn_up": ["turns-up"], "start": ["start"], "starter": ["starter"], "side": ["front", "back"],
    "deal": ["deal"], "common": ["common"], "secret": ["secret"], "keep": ["keep"],
}  # fmt: skip


def test_the_set_up_and_the_reveal_are_told() -> None:
    """CN-11, CN-12, CN-31"""
    scribe = Scribe(2, start=2, starters="85", objectives="99 100 87 88")
    match = scribe.match
    seen: dict[str, JsonObject] = {}
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
    assert [(goal["card"], goal["owner"]) for goal in reveal["pieces"]] == [(87, 0), (95, 1)]


def test_a_player_is_told_the_cards_and_objectives_they_draw_during_set_up() -> None:
    """CN-11, CN-12"""
    scribe = Scribe(2, objectives="99 100 87")
    match = scribe.match
    own: dict[str, JsonObject] = {}
    while match.to_act != 0 or "front" in match.texts():
        text = scribe.outcome(match.texts()) if match.to_act == TABLE else "front"
        own.setdefault(match.tell(match.read(text), 0)["kind"], match.tell(match.read(text), 0))
        match.play(text)
    assert (own["deal"]["clause"], own["deal"]["per"], own["front"]["kind"]) == ("CN-26", "none", "front")
    assert (own["secret"]["clause"], own["secret"]["pieces"][0]["kind"]) == ("CN-12", "objective")


def test_moves_of_imagined_and_true_tables_are_told_alike() -> None:
    """CN-26"""
    match = desk(hands={1: "1 2 41", 2: "3 4 42"}, manuscripts={2: "82@0,0 6b@-1,1"})
    dream = imagined(match, 0, seeded(3))
    assert dream.state.bytes() != match.state.bytes()
    for m in match.legal():
        assert json.dumps([match.tell(m, 0), match.preview(m, 0)]) == json.dumps(
            [dream.tell(m, 0), dream.preview(m, 0)]
        )
