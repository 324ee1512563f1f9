"""Trapped penguins: depths to leave out, and what three penguins bring home."""

import pytest

from fathomfive.kernel.errors import Refused
from games.deep_dive.ocean import FOODS, begin, depth, head, now, play, sea, side

# --- Own penguins ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("n", [1, 2, 3, 4])
def test_a_depth_with_the_divers_penguin_may_be_left_out_or_used(n: int) -> None:
    """DD-30"""
    match = sea(at=n, trapped={1: str(n)}, up={n: FOODS[n][0]})
    assert match.texts() == [f"take-{FOODS[n][0]}@{n}", "flip", "leave"]
    assert now(match.copy().play("leave")) == ("dive", 1, n + 1)
    assert now(play(match.copy(), "flip bubbles")) == ("dive", 1, n + 1)
    assert side(match.copy().play("leave"), 1).trapped == str(n)


def test_only_a_depth_with_the_divers_penguin_may_be_left_out() -> None:
    """DD-30"""
    match = sea(trapped={1: "2", 2: "1 3"})
    assert match.texts() == ["flip"]
    play(match, "flip bubbles")
    assert match.texts() == ["flip", "leave"]
    play(match, "leave")
    assert match.texts() == ["flip"]


def test_several_depths_with_the_divers_penguins_may_be_left_out_one_after_the_other() -> None:
    """DD-30"""
    match = play(sea(trapped={1: "1 2"}), "leave leave")
    assert now(match) == ("dive", 1, 3)


def test_the_first_depth_may_be_left_out_from_the_next_turn_on() -> None:
    """DD-30"""
    match = play(begin(2), "flip predator flip P1 surface")
    assert match.texts() == ["flip", "leave"]
    assert now(match.play("leave")) == ("dive", 1, 2)


def test_depth_5_cannot_be_left_out_even_with_the_divers_penguin_there() -> None:
    """DD-30"""
    match = sea(at=5, trapped={1: "5"})
    assert match.texts() == ["flip"]
    with pytest.raises(Refused, match="DD-30"):
        match.play("leave")


# --- Three penguins ----------------------------------------------------------------------------------------------


def test_the_third_trapped_penguin_brings_all_three_home() -> None:
    """DD-31"""
    match = play(sea(at=3, trapped={1: "1 2", 2: "3"}, up={3: "P5"}), "flip predator")
    assert side(match, 1).trapped == "-"
    assert match.show()["sides"][0]["free"] == 3
    assert side(match, 2).trapped == "3"
    assert now(match)[:2] == ("return", 1)
    assert match.to_act == 0
    assert head(match, "homes") == "1,2,3"


def test_two_trapped_penguins_do_not_come_home() -> None:
    """DD-31"""
    match = play(sea(trapped={1: "1"}, up={1: "P1"}), "flip predator")
    assert side(match, 1).trapped == "1 1"
    assert now(match) == ("dive", 2, 1)


def test_three_penguins_bring_any_food_or_rock_from_their_depths_and_from_no_other() -> None:
    """DD-31"""
    lying = {1: "P1 G2 bubbles", 2: "Y3 2xrock", 3: "G4 G5", 4: "P7"}
    match = play(sea(at=4, trapped={1: "1 2"}, up=lying), "flip predator")
    assert match.texts() == ["take-P1@1", "take-G2@1", "take-Y3@2", "take-rock@2", "take-P7@4", "decline"]
    for text, gained in (
        ("take-G2@1", (0, "-", "2", "-")),
        ("take-rock@2", (1, "-", "-", "-")),
        ("take-P7@4", (0, "7", "-", "-")),
    ):
        after = match.copy().play(text)
        assert (side(after, 1).rocks, *side(after, 1).grid) == gained
        assert now(after) == ("dive", 2, 1)
    assert depth(match.copy().play("take-rock@2"), 2).up == "Y3 rock predator"


def test_three_penguins_may_bring_nothing() -> None:
    """DD-31"""
    match = play(sea(at=2, trapped={1: "1 2"}, up={1: "P1"}), "flip predator decline")
    assert now(match) == ("dive", 2, 1)
    assert side(match, 1) == ("-", 0, 0, "-", "-", "-", 0)
    assert depth(match, 1).up == "P1 predator"


def test_three_penguins_may_bring_a_tile_left_on_the_same_turn() -> None:
    """DD-31"""
    match = play(sea(trapped={1: "1 2"}), "flip Y2 deeper flip P4 deeper flip predator")
    assert match.texts() == ["take-Y2@1", "take-P4@2", "decline"]
    assert side(play(match, "take-P4@2"), 1).pink == "4"


def test_three_penguins_may_bring_a_tile_from_where_the_last_one_was_trapped() -> None:
    """DD-31"""
    match = play(sea(at=3, trapped={1: "1 2"}, up={3: "Y5"}), "flip predator")
    assert match.texts() == ["take-Y5@3", "decline"]


@pytest.mark.parametrize("n", [1, 2, 3, 4])
def test_three_penguins_trapped_at_one_depth_bring_a_tile_from_there(n: int) -> None:
    """DD-31"""
    lying = {k: FOODS[k][0] for k in (1, 2, 3, 4)}
    match = play(sea(at=n, trapped={1: f"{n} {n}"}, up=lying), "flip predator")
    assert match.texts() == [f"take-{FOODS[n][0]}@{n}", "decline"]
    assert head(match, "homes") == str(n)


def test_penguins_from_depth_5_bring_something_only_from_the_other_depths() -> None:
    """DD-31, DD-26"""
    match = play(sea(at=5, trapped={1: "3 5"}, up={3: "P5", 4: "P7"}), "flip predator")
    assert head(match, "homes") == "3,5"
    assert match.texts() == ["take-P5@3", "decline"]


@pytest.mark.parametrize("trapped", ["1 2", "2 2", "2 5", "5 5"])
def test_nothing_is_asked_when_nothing_lies_where_the_penguins_were(trapped: str) -> None:
    """DD-31"""
    match = play(sea(at=2, trapped={1: trapped}, up={1: "bubbles", 2: "bubbles", 3: "P3", 4: "P7"}), "flip predator")
    assert now(match) == ("dive", 2, 1)
    assert side(match, 1).trapped == "-"


def test_once_the_penguins_are_home_no_depth_may_be_left_out_for_them() -> None:
    """DD-30, DD-31"""
    match = play(sea(at=2, trapped={1: "1 2"}), "flip predator flip P1 surface")
    assert now(match) == ("dive", 1, 1)
    assert match.texts() == ["flip"]


def test_three_penguins_can_come_home_twice() -> None:
    """DD-31"""
    match = begin(2)
    play(match, "flip predator flip P1 surface leave flip predator flip P1 surface leave leave flip predator")
    assert side(match, 1).trapped == "-"
    play(
        match,
        "flip P1 surface flip predator flip P2 surface flip predator flip G1 deeper flip Y2 surface flip predator",
    )
    assert match.texts() == ["take-G1@1", "decline"]
    play(match, "take-G1@1")
    assert side(match, 1) == ("-", 0, 0, "-", "1", "-", 0)


def test_a_predator_that_is_the_last_tile_of_its_depth_still_brings_three_penguins_home() -> None:
    """DD-31, DD-40"""
    match = play(sea(at=2, trapped={1: "1 2"}, up={1: "P1"}, down={2: 1}, unseen={2: "predator"}), "flip predator")
    assert head(match, "ending") == "yes"
    assert match.texts() == ["take-P1@1", "decline"]
