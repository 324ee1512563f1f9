"""The clauses that forbid moves of Podwodni łowcy, and the moves a press may mean."""

from itertools import islice
from typing import Any

import pytest

from fathomfive.games.podwodni_lowcy import GAME
from fathomfive.games.podwodni_lowcy.refuse import candidates, forbids
from fathomfive.kernel.errors import Refused
from fathomfive.kernel.match import Match
from games.podwodni_lowcy.sea import begin, effects, late, over, play, sea, washing
from walks import walk


@pytest.mark.parametrize(
    ("match", "text", "clause"),
    [
        (Match(GAME, 2), "dive", "PL-2"),
        (Match(GAME, 2).play("start-1"), "dive", "PL-10"),
        (begin(2), "score", "PL-11"),
        (begin(2), "column", "PL-11"),
        (begin(2), "net-RA-1", "PL-11"),
        (begin(2), "no-harpoon", "PL-11"),
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
        (play(sea(up={1: "3xRA GB YC"}), "score"), "set-2xRA+shrimp", "PL-50"),
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
def test_the_right_clause_forbids_a_move(match: Match, text: str, clause: str) -> None:
    """PL-11"""
    with pytest.raises(Refused) as refused:
        match.play(text)
    assert refused.value.clause == clause


def test_exactly_the_illegal_moves_are_forbidden() -> None:
    """PL-11"""
    for match in (Match(GAME, 2), begin(3), play(begin(2), "dive"), effects(), washing(), over()):
        allowed = [m for m in range(GAME.moves + GAME.outcomes) if forbids(match.state, m) is None]
        assert allowed == match.legal()


@pytest.mark.parametrize(
    ("match", "text"),
    [
        (begin(2), "pick-a1"),
        (begin(2), "harpoon-a1"),
        (play(begin(2), "dive RC top-left YA"), "harpoon-b3"),
        (play(begin(2), "dive RC top-left YA pick-b1"), "harpoon-new1"),
    ],
)
def test_taking_cards_of_the_table_is_forbidden_by_the_clause_on_surfacing(match: Match, text: str) -> None:
    """PL-30"""
    with pytest.raises(Refused) as refused:
        match.play(text)
    assert refused.value.clause == "PL-30"


# --- Pressed -----------------------------------------------------------------------------------------------------

RED_A = {"kind": "fish", "colour": "red", "letter": "A"}


def meant(match: Match, **wanted: Any) -> list[str]:
    """List the texts of the decisions a press may mean."""
    return [match.write(m) for m in candidates(match.state, match.to_act, wanted)]


def test_a_press_means_an_answer_to_the_current_question_first() -> None:
    """PL-40, PL-51"""
    others = {"net-RA-1", "net-RA-2", "net-RA-3", "net-RA-4", "net-RA-5", "wash-RA", "down-RA", "give-RA", "take-RA"}
    for match, first in (
        (sea(up={1: "RA"}, asked="wash", laid="wave wave"), "wash-RA"),
        (play(sea(up={1: "3xRA GB YC"}), "score set-3xRA"), "down-RA"),
        (play(sea(up={1: "3xRA GB YC"}), "score set-3xRA down-RA"), "give-RA"),
        (play(sea(up={1: "3xRA GB YC"}), "score set-3xRA down-RA give-GB give-YC"), "take-RA"),
        (effects(), "net-RA-1"),
    ):
        found = meant(match, pieces=[{**RED_A, "n": 2}])
        assert found[0] == first
        assert others <= set(found)


def test_a_press_on_a_diver_card_may_mean_every_set_with_it() -> None:
    """PL-50"""
    match = play(sea(up={1: "3xRA GB YC"}), "score")
    found = meant(match, pieces=[RED_A])
    assert found[:3] == ["set-3xRA", "set-2xRA+shrimp", "set-4xRA"]
    assert found.index("set-3xRA") < found.index("set-2xRA+2xRB") < found.index("wash-RA")
    assert meant(match, pieces=[RED_A, {"kind": "shrimp"}])[0] == "set-2xRA+shrimp"
    assert "set-3xRA" not in meant(match, pieces=[RED_A, RED_A, {"kind": "shrimp"}])


def test_a_press_on_a_place_may_mean_a_pick_or_a_harpoon() -> None:
    """PL-30, PL-33"""
    match = play(begin(2), "dive RC top-left YA")
    assert meant(match, places=["b1"]) == ["pick-b1", "harpoon-b1"]
    assert meant(match, places=["b2"]) == ["harpoon-b2"]
    assert meant(match, places=["new"]) == ["pick-new"]
    assert meant(match, kind="harpoon", places=["b1"]) == ["harpoon-b1"]
    assert meant(effects(), places=["d3"]) == ["harpoon-d3"]


def test_a_press_on_a_card_of_the_pool_may_mean_taking_it() -> None:
    """PL-51"""
    match = play(sea(up={1: "2xRA shrimp GB YC"}), "score set-2xRA+shrimp down-RA give-GB give-YC")
    assert meant(match, kind="take", pieces=[{"kind": "shrimp"}]) == ["take-shrimp"]


@pytest.mark.parametrize(
    "wanted", [{"kind": "fly"}, {"places": ["z9"]}, {"pieces": [{"kind": ["net"]}]}, {"pieces": [7]}]
)
def test_nonsensical_presses_mean_nothing(wanted: dict[str, Any]) -> None:
    """PL-11"""
    assert meant(begin(2), **wanted) == []


@pytest.mark.parametrize("seats", [2, 4])
def test_a_press_on_the_pieces_and_places_of_a_legal_decision_may_mean_it(seats: int) -> None:
    """PL-11"""
    for match, m in islice(walk(GAME, seats, {"length": "short"}, 4), 250):
        if m >= 0 and match.to_act >= 0:
            told = match.tell(m)
            wanted = {name: told[name] for name in ("kind", "pieces", "places")}
            assert m in candidates(match.state, match.to_act, wanted)
