"""Scoring: sets, the card turned down, and the pool."""

import pytest

from fathomfive.games.podwodni_lowcy.rules_sets import can_score, legal_sets
from games.podwodni_lowcy.sea import BARE, asked, cards, diver, grid, head, heap, play, sea
from games.podwodni_lowcy.twin import FISH
from walks import walk


def sets(up: str) -> set[str]:
    """List the sets that a diver with these cards can score."""
    match = sea(up={1: up}, grid=BARE)
    if match.texts() == ["dive"]:
        return set()
    return {text.removeprefix("set-") for text in match.play("score").texts()}


# --- Sets --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("fish", FISH)
def test_three_of_one_kind_in_one_colour_are_a_set(fish: str) -> None:
    """PL-50"""
    two = [other for other in FISH if other[0] != fish[0] and other[1] != fish[1]][:2]
    assert sets(f"3x{fish} {' '.join(two)}") == {f"3x{fish}"}


def test_two_alike_and_a_shrimp_are_a_set() -> None:
    """PL-50"""
    assert sets("2xRA GB YC shrimp") == {"2xRA+shrimp"}
    assert sets("2xRA GB YC") == set()
    assert sets("RA GB YC 2xshrimp") == set()


@pytest.mark.parametrize("kind", "ABC")
def test_four_of_one_kind_in_any_colours_are_a_set(kind: str) -> None:
    """PL-50"""
    others = [f"{colour}{'ABC'[('ABC'.index(kind) + 1) % 3]}" for colour in "RG"]
    assert sets(f"2xR{kind} G{kind} Y{kind} {' '.join(others)}") == {f"2xR{kind}+G{kind}+Y{kind}"}


@pytest.mark.parametrize("colour", "RGY")
def test_four_of_one_colour_of_any_kinds_are_a_set(colour: str) -> None:
    """PL-50"""
    others = [f"{'RGY'[('RGY'.index(colour) + 1) % 3]}{kind}" for kind in "AB"]
    assert sets(f"2x{colour}A {colour}B {colour}C {' '.join(others)}") == {f"2x{colour}A+{colour}B+{colour}C"}


def test_a_shrimp_may_stand_in_for_one_of_four() -> None:
    """PL-50"""
    assert sets("RA GA YA shrimp GB YC") == {"RA+GA+YA+shrimp"}
    assert sets("RA RB RC shrimp GB YC") == {"RA+RB+RC+shrimp"}
    assert sets("RA GA 2xshrimp GB YC") == set()


def test_four_of_one_kind_in_one_colour_are_a_set_of_four_too() -> None:
    """PL-50"""
    assert sets("4xRA GB YC") == {"3xRA", "4xRA"}
    assert sets("3xRA shrimp GB YC") == {"3xRA", "2xRA+shrimp", "3xRA+shrimp"}


def test_there_are_150_sets() -> None:
    """PL-50"""
    every = " ".join(f"4x{fish}" for fish in FISH)
    match = sea(up={1: f"{every} shrimp"}, grid=BARE)
    assert len(match.play("score").texts()) == 150


# --- Two cards beyond the set ------------------------------------------------------------------------------------


def test_a_set_needs_two_more_face_up_cards() -> None:
    """PL-51"""
    assert sets("3xRA GB") == set()
    assert sets("3xRA GB YC") == {"3xRA"}
    assert sets("RA GA 2xYA GB") == set()
    assert sets("RA GA 2xYA GB RC") == {"RA+GA+2xYA"}


def test_the_two_more_cards_may_be_alike_and_may_be_shrimps() -> None:
    """PL-51"""
    assert sets("5xRA") == {"3xRA"}
    assert sets("3xRA 2xshrimp") == {"3xRA", "2xRA+shrimp"}
    assert sets("6xRA") == {"3xRA", "4xRA"}


def test_face_down_cards_do_not_count_as_the_two_more_cards() -> None:
    """PL-51"""
    assert sea(up={1: "3xRA GB"}, down={1: "YC GC"}).texts() == ["dive"]


# --- Scoring one -------------------------------------------------------------------------------------------------


def test_one_card_of_the_set_is_turned_down() -> None:
    """PL-51"""
    match = play(sea(up={1: "RA 2xRB RC GB GC"}), "score set-RA+2xRB+RC")
    assert match.texts() == ["down-RA", "down-RB", "down-RC"]
    assert heap(match, "pool") == "RA 2xRB RC"
    play(match, "down-RB")
    assert diver(match, 1) == (12, "GB GC", "RB")
    assert heap(match, "pool") == "RA RB RC"


def test_the_shrimp_may_be_turned_down() -> None:
    """PL-51"""
    match = play(sea(up={1: "2xRA shrimp GB GC"}), "score set-2xRA+shrimp")
    assert match.texts() == ["down-RA", "down-shrimp"]
    assert diver(play(match, "down-shrimp"), 1).down == "shrimp"


def test_two_more_cards_are_given_in_rising_order() -> None:
    """PL-51"""
    match = play(sea(up={1: "3xRA RB 2xGC YA shrimp"}), "score set-3xRA down-RA")
    assert match.texts() == ["give-RB", "give-GC", "give-YA"]  # no card comes after the shrimp
    assert play(match.copy(), "give-RB").texts() == ["give-GC", "give-YA", "give-shrimp"]
    assert play(match.copy(), "give-YA").texts() == ["give-shrimp"]
    play(match, "give-GC")
    assert asked(match) == "give-again 1"
    assert head(match)["given"] == "GC"
    assert match.texts() == ["give-GC", "give-YA", "give-shrimp"]
    play(match, "give-GC")
    assert heap(match, "pool") == "2xRA 2xGC"
    assert diver(match, 1) == (13, "RB YA shrimp", "RA")


def test_two_shrimps_may_be_given_and_the_last_two_cards_must_be() -> None:
    """PL-51"""
    match = play(sea(up={1: "3xRA 2xshrimp"}), "score set-3xRA down-RA")
    assert match.texts() == ["give-shrimp"]
    assert play(match, "give-shrimp").texts() == ["give-shrimp"]
    assert heap(play(match, "give-shrimp"), "pool") == "2xRA 2xshrimp"


def test_a_card_of_the_same_sort_as_the_set_may_be_given() -> None:
    """PL-51"""
    match = play(sea(up={1: "5xRA"}, grid=BARE), "score set-3xRA down-RA give-RA give-RA")
    assert heap(match, "pool") == "4xRA"


def test_every_other_diver_takes_a_card_clockwise_from_the_scorers_left() -> None:
    """PL-51"""
    match = sea(5, diver=4, up={4: "4xRA GB YC"})
    play(match, "score set-4xRA down-RA give-GB give-YC")
    assert heap(match, "pool") == "3xRA GB YC"
    order = []
    while head(match)["asked"] == "take":
        order.append(head(match)["seat"])
        assert match.texts() == [f"take-{card}" for card in ("RA", "GB", "YC") if card in heap(match, "pool")]
        play(match, match.texts()[-1])
    assert order == ["5", "1", "2", "3"]
    assert [diver(match, n).up for n in (5, 1, 2, 3)] == ["YC", "GB", "RA", "RA"]
    assert heap(match, "discards") == "RA"
    assert heap(match, "pool") == "-"
    assert asked(match) == "more-sets 4"


def test_every_other_diver_must_take_a_card() -> None:
    """PL-51"""
    match = play(sea(up={1: "5xRA"}, grid=BARE), "score set-3xRA down-RA give-RA give-RA")
    assert asked(match) == "take 2"
    assert match.texts() == ["take-RA"]


def test_with_five_divers_the_smallest_pool_has_a_card_for_each() -> None:
    """PL-51"""
    match = play(sea(5, up={1: "3xRA GB GC"}), "score set-3xRA down-RA give-GB give-GC")
    assert cards(heap(match, "pool")).total() == 4
    play(match, "take-GB take-RA take-GC take-RA")
    assert heap(match, "discards") == "-"
    assert asked(match) == "more-sets 1"


def test_the_example_of_three_reds() -> None:
    """PL-51"""
    match = play(sea(3, up={1: "3xRA GB YC"}), "score set-3xRA down-RA give-GB give-YC")
    assert heap(match, "pool") == "2xRA GB YC"
    play(match, "take-YC take-RA")
    assert [diver(match, n) for n in (1, 2, 3)] == [(10, "-", "RA"), (1, "YC", "-"), (1, "RA", "-")]
    assert heap(match, "discards") == "RA GB"


# --- Several sets ------------------------------------------------------------------------------------------------


def test_several_sets_are_scored_one_after_the_other() -> None:
    """PL-52"""
    match = play(sea(up={1: "3xRA 3xGB 4xYC"}), "score set-3xRA down-RA give-YC give-YC take-YC")
    assert match.texts() == ["set-3xGB", "stop"]
    play(match, "set-3xGB down-GB give-YC give-YC take-GB")
    assert diver(match, 1) == (20, "-", "RA GB")
    assert diver(match, 2).up == "GB YC"
    assert heap(match, "discards") == "2xRA GB 3xYC"
    assert match.texts() == ["stop"]
    before = grid(match)
    play(match, "stop")
    assert asked(match) == "turn 2"
    assert grid(match) == before


def test_a_diver_may_stop_before_scoring_another_set() -> None:
    """PL-52"""
    match = play(sea(up={1: "3xRA 3xGB 4xYC"}), "score set-3xRA down-RA give-YC give-YC take-YC stop")
    assert asked(match) == "turn 2"
    assert diver(match, 1) == (15, "3xGB 2xYC", "RA")


def test_a_diver_who_chose_to_score_must_score_at_least_one_set() -> None:
    """PL-11, PL-52"""
    assert "stop" not in play(sea(up={1: "3xRA GB YC"}), "score").texts()


# --- The shortcut ------------------------------------------------------------------------------------------------


def test_the_quick_test_for_a_set_agrees_with_the_list_of_sets() -> None:
    """PL-11, PL-50, PL-51"""
    buffer = [0] * 151
    found = 0
    for seats in (2, 4):
        for seed in range(4):
            for match, _ in walk(sea().game, seats, {"length": "long"}, seed):
                own = match.state
                assert can_score(own) == (legal_sets(own, buffer) > 0)
                found += can_score(own)
    assert found > 100
