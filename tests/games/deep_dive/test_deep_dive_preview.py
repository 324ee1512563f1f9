"""What a decision would do."""

from collections.abc import Callable
from typing import Any

import pytest

from fathomfive.games.deep_dive.preview import preview
from fathomfive.kernel.match import Match
from games.deep_dive.effects import effects
from games.deep_dive.ocean import begin, coming_home, play, rival_choosing, sea

Effect = dict[str, Any]


def previewed(match: Match, text: str) -> Any:
    """Preview the move with this text."""
    return preview(match.state, match.read(text), 0)


def effect(kind: str, clause: str, pieces: Any = (), places: Any = (), **more: Any) -> Effect:
    """Write an effect."""
    return {"kind": kind, "clause": clause, "pieces": list(pieces), "places": list(places), **more}


def food(colour: str, value: int) -> Effect:
    """Write a food tile."""
    return {"kind": "food", "colour": colour, "value": value}


ROCK = {"kind": "rock"}
PREDATOR = {"kind": "predator"}

# --- Food and rocks ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("gained", "kind", "clause", "row", "n", "points", "gain"),
    [
        ("", "row-opens", "DD-28", 1, 1, 2, 2),
        ("G9@5", "row-grows", "DD-28", 1, 2, 6, 2),
        ("G9@5 Y3@2", "row-completes", "DD-50", 1, 3, 16, 10),
        ("P1@1 G9@5 Y3@2", "row-opens", "DD-28", 2, 1, 2, 2),
        ("P1@1 G9@5 G1@1", "row-grows", "DD-28", 2, 2, 2, 2),
    ],
)
def test_food_goes_to_the_end_of_its_column_and_its_row_is_worth_more(
    gained: str, kind: str, clause: str, row: int, n: int, points: int, gain: int
) -> None:
    """DD-28, DD-50"""
    match = sea(at=2, turn=2, up={2: "P4"}, gained={1: "P2@1 G2@1", 2: gained})
    expected = effect(kind, clause, [food("pink", 4)], [2], side=1, row=row, n=n, of=3, points=points, gain=gain)
    assert previewed(match, "take-P4@2") == {"points": [0, gain], "effects": [expected], "chances": []}


def test_a_tile_that_was_just_flipped_is_previewed_like_any_other() -> None:
    """DD-24"""
    match = play(sea(at=3, gained={1: "P1@1 P2@1 G2@1"}), "flip Y4")
    assert previewed(match, "surface")["effects"] == [
        effect("row-completes", "DD-50", [food("yellow", 4)], [3], side=0, row=1, n=3, of=3, points=7, gain=6)
    ]
    assert previewed(match, "surface")["points"] == [6, 0]


def test_a_tile_that_is_brought_home_is_previewed_like_any_other() -> None:
    """DD-31"""
    assert previewed(coming_home(), "take-P1@1")["effects"] == [
        effect("row-opens", "DD-28", [food("pink", 1)], [1], side=0, row=1, n=1, of=3, points=0, gain=0)
    ]
    assert previewed(coming_home(), "decline") == {
        "points": [0, 0], "effects": [effect("empty-handed", "DD-31")], "chances": [],
    }  # fmt: skip


def test_a_rock_is_useful_only_while_another_dive_follows() -> None:
    """DD-21, DD-41"""
    match = sea(at=2, up={2: "rock"})
    assert previewed(match, "take-rock@2") == {
        "points": [0, 0], "effects": [effect("rock-gained", "DD-21", [ROCK], [2])], "chances": [],
    }  # fmt: skip
    match = sea(at=2, up={2: "rock"}, down={1: 0}, last=True)
    assert previewed(match, "take-rock@2")["effects"] == [effect("rock-useless", "DD-21", [ROCK], [2])]


def test_food_for_the_rival_counts_for_the_rival_by_its_level() -> None:
    """DD-61, DD-62, DD-64"""
    assert previewed(rival_choosing(), "give-Y") == {
        "points": [0, 2],
        "effects": [
            effect("row-opens", "DD-28", [food("yellow", 4)], [2], side=1, row=1, n=1, of=3, points=2, gain=2),
            effect("rival-dives", "DD-62", places=[3]),
        ],
        "chances": [],
    }  # fmt: skip
    hard = play(sea(1, asked="rival-flip", turn=2, rival=2, up={2: "P4 Y4"}, level="hard"), "predator")
    assert previewed(hard, "give-Y")["points"] == [0, 4]
    down = dict.fromkeys((1, 3, 4, 5), 0)
    stays = play(
        sea(
            1,
            asked="rival-flip",
            turn=2,
            rival=2,
            up={2: "P4 Y4"},
            down=down | {2: 1},
            unseen={2: "predator"},
            keeper=1,
        ),
        "predator",
    )
    assert [it["kind"] for it in previewed(stays, "give-P")["effects"]] == ["row-opens", "last-round"]


# --- Down --------------------------------------------------------------------------------------------------------


def dives(n: int, *ready: Effect, predators: int, unseen: int, own: str = "no") -> Effect:
    """Write the effect of coming to a depth."""
    return effect("dives", "DD-20", ready, [n], n=len(ready), predators=predators, unseen=unseen, own=own)


def test_the_way_down_says_what_awaits_the_diver() -> None:
    """DD-20, DD-24, DD-30"""
    match = play(sea(at=1, up={2: "2xrock G3 bubbles"}, trapped={1: "2", 2: "3"}), "flip P1")
    left = effect("left", "DD-24", [food("pink", 1)], [1])
    ready = dives(2, food("green", 3), ROCK, ROCK, predators=5, unseen=25, own="yes")
    assert previewed(match, "deeper") == {"points": [0, 0], "effects": [left, ready], "chances": []}
    assert previewed(sea(at=2, trapped={1: "2", 2: "3"}), "leave")["effects"] == [dives(3, predators=5, unseen=22)]


def test_a_penguin_trapped_at_depth_5_opens_no_way_past_it() -> None:
    """DD-30"""
    match = sea(at=4, trapped={1: "4 5"})
    assert previewed(match, "leave")["effects"] == [dives(5, predators=7, unseen=16)]


def test_no_predator_threatens_where_nothing_is_left_to_flip() -> None:
    """DD-22, DD-43"""
    match = sea(at=1, trapped={1: "1"}, down={2: 0}, unseen={2: "6xpredator"}, up={2: "P4"}, keeper=2)
    assert previewed(match, "leave")["effects"] == [dives(2, food("pink", 4), predators=0, unseen=0)]


def test_one_tile_left_to_flip_threatens_with_all_unseen_predators() -> None:
    """DD-22"""
    match = sea(at=1, trapped={1: "1"}, down={2: 1}, unseen={2: "2xpredator"})
    assert previewed(match, "leave")["effects"] == [dives(2, predators=2, unseen=8)]


def test_a_rock_is_paid_for_a_way_down_and_none_for_the_top() -> None:
    """DD-21"""
    match = sea(asked="rock", gained={1: "rock@1"}, trapped={1: "1"})
    assert previewed(match, "rock@3")["effects"] == [
        effect("rock-dropped", "DD-21", [ROCK]),
        dives(3, predators=6, unseen=23),
    ]
    assert previewed(match, "no-rock")["effects"] == [dives(1, predators=4, unseen=31, own="yes")]


def test_exhausted_depths_are_passed() -> None:
    """DD-27"""
    match = sea(asked="rock", gained={1: "rock@1"}, down={2: 0, 3: 0})
    assert previewed(match, "rock@2")["effects"] == [
        effect("rock-dropped", "DD-21", [ROCK]),
        effect("passes", "DD-27", places=[2, 3], n=2),
        dives(4, predators=6, unseen=17),
    ]


def test_a_dive_past_an_exhausted_depth_5_ends_empty_handed() -> None:
    """DD-27"""
    match = sea(at=4, trapped={1: "4"}, down={5: 0})
    assert previewed(match, "leave")["effects"] == [
        effect("passes", "DD-27", places=[5], n=1),
        effect("empty-handed", "DD-27"),
    ]


# --- Flips -------------------------------------------------------------------------------------------------------


def chance(then: str, clause: str, weight: int, of: int, kind: str = "turns-up") -> Effect:
    """Write a chance."""
    return {"kind": kind, "then": then, "clause": clause, "weight": weight, "of": of}


def test_a_flip_has_the_odds_of_all_unseen_tiles() -> None:
    """DD-22, DD-23, DD-24, DD-25, DD-26"""
    assert previewed(begin(2), "flip") == {
        "points": [0, 0],
        "effects": [],
        "chances": [chance("choice", "DD-24", 24, 33), chance("on", "DD-23", 4, 33), chance("trapped", "DD-25", 5, 33)],
    }  # fmt: skip
    assert previewed(sea(at=5), "flip")["chances"] == [
        chance("takes", "DD-26", 9, 17), chance("trapped", "DD-25", 8, 17),
    ]  # fmt: skip


def test_a_flip_warns_of_the_third_penguin() -> None:
    """DD-31"""
    match = sea(at=3, trapped={1: "1 2", 2: "3"})
    assert previewed(match, "flip")["effects"] == [effect("third-penguin", "DD-31", [PREDATOR], [3])]
    assert previewed(sea(at=3, trapped={1: "1", 2: "3 3"}), "flip")["effects"] == []
    harmless = sea(at=3, trapped={1: "1 2"}, up={3: "6xpredator"})
    assert previewed(harmless, "flip")["effects"] == []
    last = sea(at=3, trapped={1: "1 2"}, up={3: "5xpredator"})
    assert previewed(last, "flip")["effects"] == [effect("third-penguin", "DD-31", [PREDATOR], [3])]


def test_a_flip_of_the_last_tile_of_a_depth_begins_the_end() -> None:
    """DD-40"""
    assert previewed(sea(at=3, down={3: 1}), "flip")["effects"] == [effect("last-tile", "DD-40", places=[3])]
    assert previewed(sea(at=3, down={3: 2}), "flip")["effects"] == []
    assert previewed(sea(at=3, down={1: 0, 3: 1}), "flip")["effects"] == []


def test_after_your_dive_the_rival_flips() -> None:
    """DD-61"""
    match = play(begin(1), "flip P1")
    assert previewed(match, "surface")["chances"] == [
        chance("keeps", "DD-61", 27, 32, "rival-flips"), chance("stays", "DD-61", 5, 32, "rival-flips"),
    ]  # fmt: skip
    assert previewed(match, "deeper")["chances"] == []


# --- The end -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("turn", "last", "ends"),
    [(1, False, []), (2, False, ["last-round"]), (1, True, []), (2, True, ["game-ends"])],
)
def test_a_dive_that_begins_the_last_round_or_ends_the_game_says_so(turn: int, last: bool, ends: list[str]) -> None:
    """DD-41"""
    match = sea(at=2, turn=turn, last=last, down={1: 0}, up={2: "P4"})
    *_, food_gained = previewed(match, "take-P4@2")["effects"][:1]
    assert food_gained["kind"].startswith("row-")
    assert previewed(match, "take-P4@2")["effects"][1:] == [effect(kind, "DD-41") for kind in ends]


# --- The slow twin -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "drawn",
    [
        lambda: sea(at=2, up={2: "P4 rock"}, trapped={1: "2"}, gained={1: "G9@5"}),
        lambda: play(sea(at=1, up={2: "2xrock G3"}, trapped={1: "2 3"}), "flip P1"),
        lambda: sea(asked="rock", gained={1: "rock@1"}, down={2: 0, 3: 0, 5: 0}),
        lambda: sea(1, asked="rock", gained={1: "rock@1"}, down=dict.fromkeys(range(1, 6), 0), keeper=2, last=True),
        lambda: sea(at=3, trapped={1: "1 2"}, down={3: 1}),
        lambda: sea(turn=2, at=2, up={2: "P4 rock"}, down={1: 0}, last=True),
        coming_home,
        rival_choosing,
    ],
    ids=["at a depth", "flipped", "rock", "bare sea", "third penguin", "last dive", "home", "rival"],
)
def test_a_preview_says_what_the_tables_before_and_after_show(drawn: Callable[[], Match]) -> None:
    """DD-20, DD-21, DD-22, DD-24, DD-28, DD-31, DD-41, DD-61"""
    match = drawn()
    for m in match.legal():
        assert preview(match.state, m, 0)["effects"] == effects(match, m, 0)
