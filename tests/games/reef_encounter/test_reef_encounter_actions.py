"""Actions of Reef Encounter that are not possible, each with its reason."""

import re

import pytest

from fathomfive.games.reef_encounter import GAME
from fathomfive.games.reef_encounter.refuse import candidates
from fathomfive.kernel.match import Match
from fathomfive.session.advice import legality
from games.reef_encounter.reef import dealt, everywhere, play, reef

LAST_TILE = "1 2 3 5 6 7 8 9 10"  # all but tile 4
SIX = "E1 F1 E2 F2 E3 F3"
PLACING = "paid 1 placing W"
GUARDED = reef(boards={0: "W A3@1"})
TIRED = play(reef(boards={0: "W A3@1 A4"}), "move-b0A3-b0A4")

WHY: dict[str, tuple[Match, str]] = {
    "RE-21 none-in": (reef(), "eat"),
    "RE-20 begun": (play(reef(boards={0: f"W {SIX}@1"}, prey={1: "O1"}), "hatch-O"), "eat"),
    "RE-21 no-meal": (GUARDED, "eat"),
    "RE-23 paid-twice": (reef(hands={1: "W5"}, cubes={1: "W1"}, done="paid 2"), "pay"),
    "RE-22 no-larvae": (reef(hands={1: "W5"}), "pay"),
    "RE-30 no-match": (reef(hands={1: "Y5"}, cubes={1: "W1"}), "pay"),
    "RE-30 nowhere": (reef(boards={0: everywhere("Y", 0), 1: everywhere("G", 1, "A5") + ", P A5"}, hands={1: "O1"},
                           cubes={1: "O1"}, done="put no"), "pay"),
    "RE-22 no-polyp": (reef(done=PLACING), "place"),
    "RE-22 four-placed": (reef(hands={1: "W5"}, done=f"{PLACING} placed 4"), "attack"),
    "RE-22 pay-first": (reef(hands={1: "W5"}, cubes={1: "W1"}), "attack"),
    "RE-43 no-target": (reef(boards={0: "Y A5"}, hands={1: "W1"}, done=PLACING), "attack"),
    "RE-24 put-once": (play(reef(boards={0: "W A3, Y E1"}), "put-b0A3"), "put"),
    "RE-24 no-shrimp": (reef(boards={0: "W A3@1, Y E1@1, O D1", 1: "P D1@1"}, eaten={1: 1}), "put"),
    "RE-24 no-corals": (reef(), "put"),
    "RE-46 all-guarded": (GUARDED, "put"),
    "RE-46 no-room": (reef(boards={0: "W A3@1, Y E1@1, O D1"}), "put"),
    "RE-25 none-in": (reef(), "move"),
    "RE-31 all-tired": (TIRED, "move"),
    "RE-26 no-prey": (reef(), "hatch"),
    "RE-26 none-left": (reef(prey={1: "W1"}, cubes={2: "W9"}), "hatch"),
    "RE-27 no-prey": (reef(), "swap"),
    "RE-51 no-shrimp-at-sea": (reef(prey={1: "O1"}), "lock"),
    "RE-51 covered": (play(reef(prey={1: "O2"}, eaten={1: 1}), "swap-O-tile1"), "lock"),
    "RE-52 last-tile": (reef(prey={1: "O1"}, eaten={1: 1}, locked=LAST_TILE, game="advanced"), "lock"),
    "RE-28 no-larvae": (reef(), "grow"),
    "RE-25 on-rock": (play(reef(boards={0: "W A3@1 A4"}), "move-b0A3-b0A6"), "take"),
}  # fmt: skip


@pytest.mark.parametrize("reason", WHY)
def test_an_action_is_not_possible_for_its_reason(reason: str) -> None:
    """RE-20"""
    match, kind = WHY[reason]
    found = {one.kind: f"{one.clause} {one.why}" for one in match.impossible()}
    assert found.get(kind) == reason, str(match)


def test_before_the_turns_begin_nothing_is_missed() -> None:
    """RE-15"""
    assert dealt().impossible() == []


def test_all_reasons_that_are_written_down_are_shown_here_or_rare() -> None:
    """RE-20"""
    written = set(re.findall(r'"(RE-\d+ [a-z-]+)"', (GAME.folder / "actions.py").read_text(encoding="utf-8")))
    rare = {"RE-41 joins", "RE-40 no-rock", "RE-45 all-protected", "RE-27 sold-out"}
    assert written - rare <= set(WHY)


def test_asking_for_a_kind_alone_gives_the_reason_of_the_action() -> None:
    """RE-46"""
    found = legality(GUARDED, 0, {"kind": "put"})
    assert (found.clause, found.why) == ("RE-46", "all-guarded")
    one = legality(GUARDED, 0, {"kind": "put", "places": ["b0A3"]})
    assert (one.clause, one.why) == ("RE-46", "guarded"), "a place narrows the question down"


def test_a_press_on_own_polyps_means_a_place_for_one() -> None:
    """RE-22"""
    white = {"kind": "polyp", "colour": "white"}
    placing = reef(hands={1: "W1"}, done=PLACING, boards={0: "Y A5"})
    found = legality(placing, 0, {"kind": "place", "pieces": [white]})
    assert (found.clause, found.text[:5]) == (None, "place")
    four = reef(hands={1: "W5"}, done=f"{PLACING} placed 4")
    assert legality(four, 0, {"kind": "place", "pieces": [white]}).why == "four-placed"
    kinds = {placing.tell(m, 0)["kind"] for m in candidates(placing.state, 0, {"kind": "attack"})}
    assert kinds == {"attack"}
