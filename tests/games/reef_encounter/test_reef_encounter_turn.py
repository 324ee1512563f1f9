"""A turn and its actions: eating, larvae and polyps, swaps, gathering."""

import pytest

from fathomfive.kernel.game import NOBODY
from fathomfive.kernel.match import Match
from games.reef_encounter.reef import (
    asked,
    at,
    begin,
    colour,
    everywhere,
    goals,
    head,
    in_bag,
    kinds,
    play,
    polyps,
    reef,
    refused,
    row,
    tiles,
)

CORAL = "W A3 B3 A4 B4 A5@1"  # a coral of five polyps on b0
RICH = {"hands": {1: "W9 Y2"}, "prey": {1: "W2 O3"}, "cubes": {1: "W3 Y1 G1"}, "eaten": {1: 1}}


def rich(**more: object) -> Match:
    """A table where the first player can do everything."""
    return reef(boards={0: f"{CORAL}, O G5 G6", 1: "P D1"}, **(RICH | more))  # type: ignore[arg-type]


# --- The order of actions (RE-20) ----------------------------------------------------------------------------------


def test_every_action_is_possible_at_the_beginning_of_a_turn() -> None:
    """RE-20"""
    assert kinds(rich()) == {"eat", "pay", "hatch", "swap", "grow", "take", "put", "move"}


@pytest.mark.parametrize("first", ["pay-W", "hatch-O", "swap-O-blue-sea", "grow-G", "put-b1D1", "move-b0A5-b0A4"])
def test_a_coral_is_eaten_before_anything_else(first: str) -> None:
    """RE-20"""
    match = rich()
    assert "eat-b0A5" in match.texts()
    play(match, first)
    square = "b0A4" if first.startswith("move") else "b0A5"
    assert refused(match, f"eat-{square}") == "RE-20 begun"


def test_a_coral_is_eaten_once_a_turn() -> None:
    """RE-20, RE-21"""
    match = reef(boards={0: f"{CORAL}, Y E1 F1 E2 F2 E3@1"})
    assert goals(match, "eat-") == {"b0A5", "b0E3"}
    play(match, "eat-b0A5")
    assert refused(match, "eat-b0E3") == "RE-20 begun"
    assert kinds(match) == {"take", "move"}


def test_a_turn_allows_two_larvae_and_one_new_shrimp() -> None:
    """RE-20, RE-23, RE-24"""
    match = play(rich(), "pay-W put-b1D1 pay-W")
    assert refused(match, "pay-W") == "RE-23 paid-twice"
    assert refused(match, "put-b0G5") == "RE-24 put-once"


def test_shrimps_move_and_polyps_and_larvae_are_swapped_any_number_of_times() -> None:
    """RE-20"""
    match = play(rich(), "hatch-O hatch-O grow-G grow-O grow-O swap-O-blue-sea move-b0A5-b0A4 grow-W move-b0A4-b0A5")
    play(match, "swap-W-red-sea swap-W-green-sea grow-W move-b0A5-b0A3")
    assert asked(match) == "turn 1"


@pytest.mark.parametrize("other", ["hatch-O", "swap-O-blue-sea", "grow-G", "put-b1D1", "pay-Y"])
def test_placing_ends_as_soon_as_another_action_begins(other: str) -> None:
    """RE-20"""
    match = play(rich(), "pay-W place-Wb0B5")
    assert head(match)["placing"] == "W"
    play(match, other)
    assert head(match)["placing"] == ("Y" if other == "pay-Y" else ".")
    assert not goals(match, "place-W")
    assert not goals(match, "replace-W")


def test_shrimps_may_move_before_and_between_placed_polyps() -> None:
    """RE-20, RE-25"""
    match = play(rich(), "pay-W move-b0A5-b0B5 replace-Wb1E1 place-Wb1F1 move-b0B5-b0B4 place-Wb0B5")
    assert head(match)["placing"] == "W"
    assert head(match)["placed"] == "2"
    play(match, "pay-Y move-b0B4-b0A3")
    assert head(match)["placing"] == "Y"
    play(match, "place-Yb1E2 move-b0A3-b0A4 place-Yb1F2")
    assert row(match, 1)["hand"] == "W7"


def test_gathering_comes_last_and_is_the_only_required_action() -> None:
    """RE-20, RE-29"""
    match = rich()
    assert len(goals(match, "take-")) == 5
    play(match, "take-G")
    assert asked(match) == "refill 1"
    play(match, "polyp-P")
    assert asked(match) == "turn 2"
    assert kinds(match) == {"take", "put"}


def test_no_action_is_possible_outside_a_turn() -> None:
    """RE-20"""
    match = play(rich(), "take-G")
    for text in ("pay-W", "take-W", "grow-G", "swap-O-blue-sea", "hatch-O", "eat-b0A5", "put-b1D1"):
        assert refused(match, text) == "RE-20 no-turn"


def test_a_new_turn_keeps_nothing_of_the_last_one() -> None:
    """RE-20"""
    match = play(rich(), "pay-W place-Wb0A6 pay-W put-b1D1 swap-O-tile1 take-Y polyp-W take-Y polyp-W")
    assert {name: head(match)[name] for name in ("begun", "paid", "placing", "placed", "put", "covered", "tired")} == {
        "begun": "no", "paid": "0", "placing": ".", "placed": "0", "put": "no", "covered": "no", "tired": ".",
    }  # fmt: skip
    assert "eat-b0A5" in match.texts()
    assert goals(match, "put-")
    assert "pay-W" in match.texts()
    assert goals(match, "swap-O-tile")


# --- Action 1: eating ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("more", "gain"), [("", 1), ("A6", 2), ("A6 B6 C6", 4)])
def test_four_polyps_of_an_eaten_coral_return_to_the_bag_and_the_rest_go_into_the_fish(more: str, gain: int) -> None:
    """RE-21"""
    match = reef(boards={0: f"{CORAL} {more}"}, fish={1: "G1"})
    before = int(colour(match, "W")["bag"])
    play(match, "eat-b0A5")
    assert row(match, 1)["fish"] == f"W{gain} G1"
    assert int(colour(match, "W")["bag"]) == before + 4
    assert at(match, "b0A3", "b0A4", "b0A5", "b0B3", "b0B4", "b0A6") == "# # # # # #"
    assert match.points() == [3 * (gain + 1), 3]


def test_a_shrimp_is_eaten_with_its_coral_and_the_first_one_goes_onto_the_sea() -> None:
    """RE-21"""
    match = play(reef(boards={0: CORAL}), "eat-b0A5")
    assert (row(match, 1)["eaten"], row(match, 1)["shrimps"]) == ("1", "3")
    match = play(reef(boards={0: f"{CORAL}, Y F2@1"}, eaten={1: 1}), "eat-b0A5")
    assert (row(match, 1)["eaten"], row(match, 1)["shrimps"]) == ("2", "1")
    assert at(match, "b0F2") == "Y1"


def test_a_small_coral_may_not_be_eaten() -> None:
    """RE-21"""
    match = reef(boards={0: "W A3 B3 A4 A5@1, W E1 F1 E2 E3 F3"})
    assert refused(match, "eat-b0A5") == "RE-21 under-five"


def test_each_of_four_shrimps_may_have_a_coral_to_eat() -> None:
    """RE-21"""
    big = ["W A2 B2 C2 A3 B3@1", "Y F4 G4 F5 G5 E5@1"]
    boards = {0: "W A3 B3 A4 B4 A5@1, Y E1 F1 E2 F2 E3@1", 1: ", ".join(big)}
    assert goals(reef(boards=boards), "eat-") == {"b0A5", "b0E3", "b1B3", "b1E5"}


def test_a_player_eats_only_corals_they_guard() -> None:
    """RE-21"""
    match = reef(boards={0: "W A3 B3 A4 B4 A5@2, Y E1 F1 E2 E3 F3", 1: "G D1@1"})
    assert not goals(match, "eat-")
    assert refused(match, "eat-b1D1") == "RE-21 under-five"
    assert refused(match, "eat-none2") == "RE-21 no-shrimp"
    assert goals(play(match, "take-W polyp-W"), "eat-") == {"b0A5"}


# --- Actions 2 and 3: larvae and polyps ----------------------------------------------------------------------------


def test_a_larva_places_up_to_four_polyps_from_the_hand_and_any_number_of_consumed_ones() -> None:
    """RE-22"""
    match = reef(boards={0: "Y D1"}, hands={1: "W6"}, prey={1: "W3"}, cubes={1: "W1"})
    before = int(colour(match, "W")["larvae"])
    play(match, "pay-W")
    assert (row(match, 1)["larvae"], int(colour(match, "W")["larvae"])) == (".", before + 1)
    play(match, "place-Wb0A6 replace-Wb0B6 place-Wb0C6 place-Wb1B6 place-Wb1C6")
    assert refused(match, "place-Wb0D6") == "RE-22 four-placed"
    assert (row(match, 1)["hand"], row(match, 1)["consumed"]) == ("W2", "W2")
    play(match, "replace-Wb0D6 replace-Wb0E6")
    assert refused(match, "replace-Wb0F6") == "RE-22 no-prey"
    assert row(match, 1)["consumed"] == "."
    assert at(match, "b0A6", "b0B6", "b0C6", "b0D6", "b0E6", "b1B6", "b1C6") == "W W W W W W W"


def test_a_player_places_no_more_polyps_than_they_have() -> None:
    """RE-22"""
    match = play(reef(hands={1: "W1 Y4"}, cubes={1: "W1"}), "pay-W place-Wb0A6")
    assert refused(match, "place-Wb0B6") == "RE-22 no-polyp"
    assert not goals(match, "place-")


def test_polyps_are_placed_only_after_paying_a_larva() -> None:
    """RE-22"""
    match = reef(hands={1: "W4"}, cubes={1: "Y1"})
    assert refused(match, "place-b0A6") == "RE-22 pay-first"
    assert refused(match, "replace-b0A6") == "RE-22 pay-first"
    assert refused(match, "pay-W") == "RE-22 no-larva"


@pytest.mark.parametrize("second", ["W", "Y"])
def test_a_second_larva_of_any_colour_may_be_paid(second: str) -> None:
    """RE-23"""
    match = play(rich(), f"pay-W place-Wb0A6 place-Wb0B6 place-Wb0C6 place-Wb0D6 pay-{second}")
    assert head(match)["placed"] == "0"
    play(match, f"place-{second}b1A3 place-{second}b1A4")
    assert row(match, 1)["hand"] == ("W3 Y2" if second == "W" else "W5")
    assert refused(match, "pay-W") == "RE-23 paid-twice"


def test_a_larva_is_paid_only_if_a_polyp_can_be_placed() -> None:
    """RE-30"""
    match = rich(hands={1: "W9"})
    assert refused(match, "pay-Y") == "RE-30 no-polyp"
    assert goals(match, "pay-") == {"W"}
    assert goals(rich(hands={1: ""}, prey={1: "W1"}), "pay-") == {"W"}


def test_whether_a_polyp_fits_depends_on_the_shrimps_when_the_larva_is_paid() -> None:
    """RE-30, RE-41"""
    boards = {0: f"W A3@1 A5@2, {everywhere('Y', 0, 'A3 A4 A5')}", 1: everywhere("G", 1)}
    match = reef(boards=boards, hands={1: "W1 Y1"}, cubes={1: "W1 Y1"})
    assert refused(match, "pay-W") == "RE-30 no-square"
    assert "pay-Y" in match.texts()
    play(match, "move-b0A3-home pay-W")
    assert goals(match, "place-W") == {"b0A4"}


def test_fewer_polyps_than_possible_or_none_may_be_placed() -> None:
    """RE-30"""
    match = play(rich(), "pay-W pay-Y take-P polyp-W")
    assert asked(match) == "turn 2"
    assert row(match, 1)["larvae"] == "W2 P1 G1"


# --- Actions 6 and 8: larvae ---------------------------------------------------------------------------------------


def test_a_consumed_polyp_is_traded_for_a_larva_of_its_colour() -> None:
    """RE-26"""
    match = reef(prey={1: "W1 Y1"}, hands={1: "Y1"})
    before = int(colour(match, "Y")["bag"]), int(colour(match, "Y")["larvae"])
    assert refused(match, "hatch-G") == "RE-26 no-prey"
    play(match, "hatch-Y")
    assert (int(colour(match, "Y")["bag"]), int(colour(match, "Y")["larvae"])) == (before[0] + 1, before[1] - 1)
    assert (row(match, 1)["consumed"], row(match, 1)["larvae"]) == ("W1", "Y1")
    assert goals(play(match, "pay-Y"), "place-Y")


def test_no_larva_is_hatched_if_the_supply_has_none() -> None:
    """RE-26"""
    assert "hatch-W" in reef(prey={1: "W1"}, cubes={2: "W8"}).texts()
    match = reef(prey={1: "W1"}, cubes={2: "W9"})
    assert refused(match, "hatch-W") == "RE-26 none-left"


def test_a_larva_is_traded_for_a_polyp_of_its_colour_from_the_bag() -> None:
    """RE-28"""
    match = reef(cubes={1: "W2"})
    before = int(colour(match, "W")["bag"]), int(colour(match, "W")["larvae"])
    assert refused(match, "grow-G") == "RE-28 no-larva"
    play(match, "grow-W")
    assert (int(colour(match, "W")["bag"]), int(colour(match, "W")["larvae"])) == (before[0] - 1, before[1] + 1)
    assert (row(match, 1)["hand"], row(match, 1)["larvae"]) == ("W1", "W1")
    assert colour(match, "W")["bonus"] == "1"


def test_the_bonus_tile_is_traded_if_the_bag_has_no_polyp_and_then_none_is_left() -> None:
    """RE-28"""
    match = play(reef(cubes={1: "W2"}, bag="Y5"), "grow-W bonus-gone")
    assert colour(match, "W")["bonus"] == "0"
    assert row(match, 1)["hand"] == "W1"
    assert in_bag(match) == 5
    assert refused(match, "grow-W") == "RE-28 none-left"


# --- Action 10: gathering ------------------------------------------------------------------------------------------


def test_a_larva_and_all_polyps_of_its_space_go_behind_the_screen() -> None:
    """RE-29"""
    match = play(reef(sea={"O": "W1 G2"}, hands={1: "G1"}), "take-O")
    assert (row(match, 1)["hand"], row(match, 1)["larvae"]) == ("W1 G3", "O1")
    assert (colour(match, "O")["larva"], colour(match, "O")["larvae"], colour(match, "O")["space"]) == ("1", "8", ".")


def test_a_space_may_be_empty_when_it_is_taken() -> None:
    """RE-29"""
    match = play(reef(sea={"O": ""}), "take-O")
    assert (row(match, 1)["hand"], row(match, 1)["larvae"]) == (".", "O1")


def test_every_space_with_fewer_than_three_polyps_gets_one_in_the_order_of_colours() -> None:
    """RE-29"""
    match = play(reef(sea={"W": "W1", "O": "", "G": "G2"}), "take-Y")
    spaces = []
    for letter in "PPOO":
        assert match.to_act == -1 or asked(match) == "refill 1"
        spaces.append(head(match)["space"])
        play(match, polyps(letter))
    assert spaces == ["W", "Y", "O", "G"]
    assert asked(match) == "turn 2"
    assert [colour(match, c)["space"] for c in "WYOPG"] == ["W1 P1", "P1", "O1", "P3", "O1 G2"]
    assert head(match)["turns"] == "13"


def test_refills_are_drawn_in_proportion_to_the_bag() -> None:
    """RE-29"""
    match = play(reef(bag="W3 O5", sea={"W": "W2"}), "take-Y")
    assert (match.texts(), match.odds()) == (["polyp-W", "polyp-O"], [3, 5])
    assert (play(match, "polyp-O").texts(), match.odds()) == (["polyp-W", "polyp-O"], [3, 4])


def test_turns_go_clockwise() -> None:
    """RE-14, RE-29"""
    match = begin(3, start=2)
    order = []
    for _ in range(7):
        order.append(match.to_act + 1)
        match.play("take-W")
        match.deal()
    assert order == [2, 3, 1, 2, 3, 1, 2]


# --- The example ---------------------------------------------------------------------------------------------------


def test_the_example_of_a_turn_with_attacks() -> None:
    """RE-22, RE-43, RE-51 Example T2"""
    match = reef(
        3,
        boards={1: "O C5 D5 E5 D4 E4 D3@2 D2, Y A4 A5@1, P F1 E1 F2 E2@3 F3"},
        hands={1: "W4 Y3"},
        prey={1: "W1"},
        cubes={1: "W1 Y1"},
        eaten={1: 2},
    )
    assert row(match, 1)["shrimps"] == "1"
    play(match, "pay-Y place-Yb1B5 attack-Yb1C5 attack-Yb1D5")
    assert row(match, 1)["consumed"] == "W1 O2"
    play(match, "swap-O-tile4")
    assert (tiles(match)[4], tiles(match)[7]) == ("Y>P!", "W>P")
    play(match, "pay-W place-Wb1F4 place-Wb1F5 attack-Wb1E5 attack-Wb1E4 reattack-Wb1F3 put-b1F4")
    assert row(match, 1)["consumed"] == "O3 P1"
    assert row(match, 1, NOBODY)["hand"] == "."
    rows = [at(match, *(f"b1{column}{r}" for column in "ABCDEFG")) for r in range(1, 7)]
    assert rows == [
        ". . . # P P .",
        "# # # O P3 P .",
        "# # # O2 . W #",
        "Y . # O W W1 #",
        "Y1 Y Y Y W W #",
        ". # # # # # .",
    ]
    assert asked(play(match, "take-W polyp-G")) == "turn 2"


def test_the_guards_of_the_example_protect_their_neighbours() -> None:
    """RE-45 Example T2"""
    boards = {1: "O C5 D5 E5 D4 E4 D3@2 D2, W F4 F5 E6 C4, P F1 E1 F2 E2@3 F3"}
    match = reef(3, boards=boards, hands={1: "W4"}, cubes={1: "W1"}, down="7", done="paid 1 placing W")
    assert goals(match, "attack-W") == {"b1E4", "b1E5", "b1F3"}
