"""What viewers of Podwodni łowcy are shown."""

import json

from fathomfive.games.podwodni_lowcy import GAME
from fathomfive.kernel.game import NOBODY, TABLE
from fathomfive.kernel.match import Match
from games.podwodni_lowcy.sea import begin, effects, play, sea, washing
from walks import walk

RED_A = {"kind": "fish", "colour": "red", "letter": "A"}


def test_all_viewers_are_shown_the_same() -> None:
    """PL-20"""
    match = play(begin(3, start=2), "dive RC")
    shown = match.show(TABLE)
    assert all(match.show(viewer) == shown for viewer in (0, 1, 2, NOBODY))
    assert shown["column"] == [{"kind": "fish", "colour": "red", "letter": "C"}]
    assert shown["corner"] is None


def test_the_beginning_of_a_game_is_shown() -> None:
    """PL-2"""
    shown = begin(3, start=2, length="long").show()
    few = {k: v for k, v in shown.items() if k not in ("grid", "deck", "sides")}
    assert few == {
        "rules": 1, "seats": 3, "length": "long", "goal": 45, "to_act": 1, "asked": "turn", "side": 1, "turns": 0,
        "reached": None, "corner": None, "column": [], "picked": [], "nets": 0, "harpoons": 0, "given": None,
        "discards": [], "pool": [], "blame": [], "catch": None, "next": None, "set_points": 10, "to_add": 0,
        "together": None,
    }  # fmt: skip
    assert shown["grid"][0][0] == RED_A
    assert [len(row) for row in shown["grid"]] == [4, 4, 4]
    assert shown["deck"][0] == {**RED_A, "n": 4}
    nothing = {"points": 0, "up": [], "down": [], "ready": False, "perils": [], "wants": []}
    assert shown["sides"] == [nothing] * 3


def test_a_dive_is_shown() -> None:
    """PL-30"""
    shown = effects().show()
    assert shown["corner"] == "top-left"
    assert [card and card["kind"] for card in shown["column"]] == ["fish", "fish", None]
    assert (shown["nets"], shown["harpoons"]) == (1, 1)
    assert shown["grid"][1][1] is None
    picking = play(begin(2), "dive shrimp bottom-right wave pick-b3").show()
    assert picking["picked"] == ["b3"]
    assert picking["corner"] == "bottom-right"


def test_possible_catches_and_the_place_of_the_next_card_are_shown() -> None:
    """PL-21, PL-30"""
    match = play(begin(2), "dive shrimp bottom-right")
    assert (match.show()["catch"], match.show()["next"]) == (None, None)
    expected = [("a3 b3 c3 d3 new", "new3"), ("a2 b2 c2 d2 new", "new4"), ("a1 b1 c1 d1 new", None)]
    for n, (drawn, (row, following)) in enumerate(zip(("wave", "net", "harpoon"), expected, strict=True), 2):
        shown = play(match, drawn).show()
        assert (shown["catch"], shown["next"]) == ({"n": n, "places": row.split()}, following)
        if following:
            play(match, "deeper")
    picking = play(match, "pick-a1").show()
    assert (picking["catch"]["n"], picking["picked"], picking["next"]) == (4, ["a1"], None)


def test_the_waves_that_met_are_shown_while_divers_are_washed() -> None:
    """PL-40"""
    assert washing().show()["blame"] == ["new1"]
    waves = "RA GA wave RB\nwave YB RC wave\nYC RA GA YB"
    near = play(sea(grid=waves, up={2: "RA"}), "dive RC top-left YA deeper wave").show()
    assert near["blame"] == ["a2", "d2"]
    assert [card["kind"] for card in near["column"]] == ["fish", "fish", "wave"]
    assert play(begin(2), "dive wave top-left YA").show()["blame"] == []


def test_a_set_is_shown_while_it_is_scored() -> None:
    """PL-51"""
    shown = play(sea(3, up={1: "3xRA GB YC"}, reached=2), "score set-3xRA down-RA give-GB").show()
    assert shown["given"] == {"kind": "fish", "colour": "green", "letter": "B"}
    assert shown["pool"][0] == {**RED_A, "n": 2}
    assert shown["sides"][0]["down"] == [{**RED_A, "n": 1}]
    assert shown["sides"][0]["points"] == 11
    assert shown["reached"] == 1


def test_the_number_of_cards_the_pool_still_needs_is_shown() -> None:
    """PL-51"""
    match = play(sea(up={1: "3xRA GB YC"}), "score set-3xRA")
    needed = [match.show()["to_add"]]
    for text in ("down-RA", "give-GB", "give-YC", "take-YC"):
        needed.append(play(match, text).show()["to_add"])
    assert needed == [0, 2, 1, 0, 0]


def parts(match: Match) -> tuple[int, list[str]] | None:
    """Write the cards that may be chosen together: their number, and the moves."""
    found = match.show()["together"]
    if found is None:
        return None
    told = {json.dumps(match.tell(m)): match.write(m) for m in range(GAME.moves)}
    return found["n"], [told[json.dumps(part)] for part in found["parts"]]


def test_cards_that_may_be_chosen_together_are_shown() -> None:
    """PL-30, PL-51"""
    match = play(begin(2), "dive shrimp bottom-right wave")
    assert parts(match) == (2, ["pick-a3", "pick-b3", "pick-c3", "pick-d3", "pick-new"])
    assert parts(play(match, "deeper net pick-b2")) == (2, ["pick-c2", "pick-d2", "pick-new"])
    assert parts(play(match, "pick-c2")) is None
    scoring = play(sea(up={1: "4xRA GB YC"}), "score set-3xRA down-RA")
    assert parts(scoring) == (2, ["give-RA", "give-GB", "give-YC"])
    assert parts(play(scoring, "give-RA")) is None
    twice = play(sea(up={1: "4xRA GB shrimp"}), "score set-2xRA+shrimp down-shrimp")
    assert parts(twice) == (2, ["give-RA", "give-RA", "give-GB"])
    assert parts(begin(2)) is None


# --- Whole -------------------------------------------------------------------------------------------------------


def test_tables_that_look_alike_are_alike() -> None:
    """PL-20  They therefore offer the same moves with the same previews."""
    seen: dict[str, bytes] = {}
    for seed in range(2):
        for match, _ in walk(GAME, 3, {"length": "short"}, seed):
            assert seen.setdefault(json.dumps(match.show(0)), match.state.bytes()) == match.state.bytes()
    for corner in ("top-left", "top-right", "bottom-left", "bottom-right"):
        for moves in ("", "wave", "wave column", "wave deeper net", "wave deeper net deeper YB"):
            match = play(begin(2), f"dive shrimp {corner} {moves}")
            assert seen.setdefault(json.dumps(match.show(0)), match.state.bytes()) == match.state.bytes()
