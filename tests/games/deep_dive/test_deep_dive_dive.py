"""A turn: one dive."""

import pytest

from fathomfive.kernel.errors import Refused
from fathomfive.kernel.game import TABLE
from fathomfive.kernel.match import Match
from games.deep_dive.ocean import FOODS, begin, box, depth, head, now, play, sea, side

# --- Down --------------------------------------------------------------------------------------------------------


def test_a_dive_starts_at_depth_1_and_goes_down_one_depth_at_a_time() -> None:
    """DD-20"""
    match = begin(2)
    for n, tile in enumerate(("P1", "G3", "Y4", "P6"), 1):
        assert now(match) == ("dive", 1, n)
        play(match, f"flip {tile} deeper")
    assert now(match) == ("dive", 1, 5)
    play(match, "flip Y9")
    assert now(match) == ("dive", 2, 1)


def test_no_depth_is_left_out_without_a_reason() -> None:
    """DD-20"""
    match = sea(up={1: "P1", 2: "P2"}, trapped={2: "1 2"})
    assert match.texts() == ["take-P1@1", "flip"]
    for text in ("leave", "take-P2@2"):
        with pytest.raises(Refused, match="DD-20"):
            match.play(text)


# --- Rocks -------------------------------------------------------------------------------------------------------


def with_a_rock(seats: int = 2) -> Match:
    """A table where the first seat has gained a rock and is to act again."""
    match = play(begin(seats), "flip rock surface")
    for k in range(seats - 1):
        play(match, f"flip {('P1', 'G1', 'Y1', 'P2', 'G2')[k]} surface")
    return match


def test_a_player_with_a_rock_is_asked_about_it_before_the_dive() -> None:
    """DD-21"""
    match = with_a_rock()
    assert now(match) == ("rock", 1, 1)
    assert match.to_act == 0
    assert match.texts() == ["no-rock", "rock@2", "rock@3", "rock@4", "rock@5"]


def test_a_rock_cannot_be_used_in_the_turn_it_is_gained() -> None:
    """DD-21"""
    match = play(begin(2), "flip rock surface")
    assert side(match, 1).rocks == 1
    assert now(match) == ("dive", 2, 1)


def test_a_player_without_a_rock_is_not_asked() -> None:
    """DD-21"""
    match = play(with_a_rock(3), "no-rock flip P2 surface")
    assert now(match) == ("dive", 2, 1)
    assert now(play(match, "flip G2 surface")) == ("dive", 3, 1)
    assert now(play(match, "flip Y2 surface")) == ("rock", 1, 1)


def test_the_start_player_is_not_asked_in_the_first_round() -> None:
    """DD-21"""
    assert [now(begin(seats)) for seats in range(1, 7)] == [("dive", 1, 1)] * 6


@pytest.mark.parametrize("n", [2, 3, 4, 5])
def test_a_discarded_rock_is_out_of_the_game_and_the_dive_starts_at_the_depth_chosen(n: int) -> None:
    """DD-21"""
    match = play(with_a_rock(), f"rock@{n}")
    assert side(match, 1).rocks == 0
    assert head(match, "discarded") == "1"
    assert now(match) == ("dive", 1, n)
    assert match.texts() == ["flip"]


def test_without_dropping_it_the_rock_is_kept_and_the_dive_starts_at_depth_1() -> None:
    """DD-21"""
    match = play(with_a_rock(), "no-rock")
    assert side(match, 1).rocks == 1
    assert head(match, "discarded") == "0"
    assert now(match) == ("dive", 1, 1)


def test_after_a_rock_the_dive_goes_on_by_the_normal_rules() -> None:
    """DD-21"""
    match = play(with_a_rock(), "rock@3 flip P5 deeper")
    assert now(match) == ("dive", 1, 4)
    play(match, "flip bubbles flip P10")
    assert side(match, 1).pink == "10"


def test_one_rock_may_be_dropped_each_turn() -> None:
    """DD-21"""
    match = sea(asked="rock", gained={1: "rock@1 rock@2"})
    play(match, "rock@2")
    assert side(match, 1).rocks == 1
    play(match, "flip P2 surface flip P1 surface")
    assert now(match) == ("rock", 1, 1)
    play(match, "rock@5")
    assert side(match, 1).rocks == 0
    assert head(match, "discarded") == "2"


def test_a_tile_can_be_taken_where_a_rock_has_led() -> None:
    """DD-21, DD-22"""
    match = sea(asked="rock", gained={1: "rock@1"}, up={1: "P1", 3: "P5 Y3"})
    play(match, "rock@3")
    assert match.texts() == ["take-P5@3", "take-Y3@3", "flip"]


def test_a_rock_may_lead_to_a_depth_with_the_divers_penguin_which_may_then_be_left_out() -> None:
    """DD-21, DD-30"""
    match = sea(asked="rock", gained={1: "rock@1"}, trapped={1: "3"})
    assert play(match, "rock@3").texts() == ["flip", "leave"]
    assert now(play(match, "leave")) == ("dive", 1, 4)


def test_a_rock_may_lead_to_an_exhausted_depth_which_may_then_be_left_out() -> None:
    """DD-21, DD-43"""
    match = sea(asked="rock", gained={1: "rock@1"}, down={3: 0}, up={3: "P5"})
    assert play(match, "rock@3").texts() == ["take-P5@3", "leave"]


def test_a_rock_may_lead_to_a_bare_depth_which_is_passed() -> None:
    """DD-21, DD-27"""
    match = sea(asked="rock", gained={1: "rock@1"}, down={3: 0, 4: 0})
    assert "rock@3" in match.texts()
    assert now(play(match, "rock@3")) == ("dive", 1, 5)


def test_a_rock_dropped_for_a_bare_depth_5_is_lost_and_the_turn_ends() -> None:
    """DD-21, DD-27"""
    match = sea(asked="rock", gained={1: "rock@1"}, down={5: 0})
    before = int(head(match, "discarded"))
    play(match, "rock@5")
    assert now(match) == ("dive", 2, 1)
    assert side(match, 1).rocks == 0
    assert int(head(match, "discarded")) == before + 1


# --- At a depth --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("n", [1, 2, 3, 4])
def test_every_food_that_lay_face_up_can_be_taken_and_ends_the_turn(n: int) -> None:
    """DD-22"""
    foods = [name for name in FOODS[n] if box(2, n)[name]]
    match = sea(up={n: " ".join(foods)}, at=n)
    assert match.texts() == [*(f"take-{name}@{n}" for name in foods), "flip"]
    for name in foods:
        after = match.copy().play(f"take-{name}@{n}")
        columns = dict(zip("PGY", side(after, 1).grid, strict=True))
        assert columns == {letter: name[1:] if letter == name[0] else "-" for letter in "PGY"}
        assert name not in depth(after, n).up.split()
        assert now(after) == ("dive", 2, 1)


@pytest.mark.parametrize("n", [1, 2])
def test_a_rock_that_lay_face_up_can_be_taken_and_ends_the_turn(n: int) -> None:
    """DD-22"""
    match = sea(up={n: "rock"}, at=n)
    assert match.texts() == [f"take-rock@{n}", "flip"]
    play(match, f"take-rock@{n}")
    assert side(match, 1).rocks == 1
    assert depth(match, n).up == "-"
    assert now(match) == ("dive", 2, 1)


def test_predators_and_bubbles_that_lie_face_up_cannot_be_taken() -> None:
    """DD-22, DD-23, DD-25"""
    match = sea(up={1: "bubbles predator"})
    assert match.texts() == ["flip"]


def test_a_flip_is_left_to_the_table_and_turns_up_one_tile() -> None:
    """DD-22"""
    match = play(begin(2), "flip")
    assert now(match) == ("flip", 1, 1)
    assert match.to_act == TABLE
    play(match, "P2")
    assert depth(match, 1).down == 25
    assert depth(match, 1).up == "P2"
    assert "2xP2" in depth(match, 1).unseen.split()


def test_after_a_flip_nothing_that_lay_there_can_be_taken() -> None:
    """DD-22"""
    match = play(sea(up={1: "P2"}), "flip G1")
    assert match.texts() == ["surface", "deeper"]


# --- What is flipped ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("n", [1, 2, 3, 4])
def test_bubbles_drive_the_diver_on_and_stay_face_up(n: int) -> None:
    """DD-23"""
    match = play(sea(at=n), "flip bubbles")
    assert now(match) == ("dive", 1, n + 1)
    assert match.to_act == 0
    assert depth(match, n).up == "bubbles"
    assert side(match, 1).bubbles == 0


def test_bubbles_end_the_turn_if_nothing_is_left_below() -> None:
    """DD-23, DD-27"""
    match = play(sea(at=4, down={5: 0}), "flip bubbles")
    assert now(match) == ("dive", 2, 1)


@pytest.mark.parametrize("n", [1, 2, 3, 4])
def test_a_flipped_food_is_kept_or_left(n: int) -> None:
    """DD-24"""
    for food in (name for name in FOODS[n] if box(2, n)[name]):
        match = play(sea(at=n), f"flip {food}")
        assert now(match) == ("flipped", 1, n)
        assert head(match, "flipped") == food
        assert match.texts() == ["surface", "deeper"]
        kept = match.copy().play("surface")
        assert side(kept, 1).grid == tuple(food[1:] if letter == food[0] else "-" for letter in "PGY")
        assert depth(kept, n).up == "-"
        assert now(kept) == ("dive", 2, 1)
        left = match.copy().play("deeper")
        assert side(left, 1).grid == ("-", "-", "-")
        assert depth(left, n).up == food
        assert now(left) == ("dive", 1, n + 1)


@pytest.mark.parametrize("n", [1, 2])
def test_a_flipped_rock_is_kept_or_left(n: int) -> None:
    """DD-24"""
    match = play(sea(at=n), "flip rock")
    assert match.texts() == ["surface", "deeper"]
    kept = match.copy().play("surface")
    assert side(kept, 1).rocks == 1
    assert side(kept, 1).grid == ("-", "-", "-")
    assert now(kept) == ("dive", 2, 1)
    left = match.copy().play("deeper")
    assert side(left, 1).rocks == 0
    assert depth(left, n).up == "rock"
    assert now(left) == ("dive", 1, n + 1)


def test_a_tile_that_was_left_can_be_taken_by_the_next_diver() -> None:
    """DD-22, DD-24"""
    match = play(begin(2), "flip P1 deeper flip P4 surface")
    assert match.texts() == ["take-P1@1", "flip"]
    play(match, "take-P1@1")
    assert side(match, 2).pink == "1"


def test_a_tile_may_be_left_even_when_the_turn_then_ends_empty_handed() -> None:
    """DD-24, DD-27"""
    match = play(sea(at=4, down={5: 0}), "flip P7")
    assert match.texts() == ["surface", "deeper"]
    play(match, "deeper")
    assert now(match) == ("dive", 2, 1)
    assert side(match, 1).grid == ("-", "-", "-")
    assert "P7" in depth(match, 4).up.split()


def test_a_depth_may_be_left_even_when_the_turn_then_ends_empty_handed() -> None:
    """DD-24, DD-27, DD-43"""
    match = sea(at=4, up={4: "P7"}, down={4: 0, 5: 0})
    assert match.texts() == ["take-P7@4", "leave"]
    play(match, "leave")
    assert now(match) == ("dive", 2, 1)
    assert side(match, 1).grid == ("-", "-", "-")


@pytest.mark.parametrize("n", [1, 2, 3, 4, 5])
def test_a_predator_ends_the_turn_and_traps_the_penguin(n: int) -> None:
    """DD-25"""
    match = play(sea(at=n), "flip predator")
    assert side(match, 1).trapped == str(n)
    assert match.show()["sides"][0]["free"] == 2
    assert depth(match, n).up == "predator"
    assert now(match) == ("dive", 2, 1)


def test_a_predator_that_lies_face_up_does_nothing_more() -> None:
    """DD-25"""
    match = play(begin(2), "flip predator flip P1 surface")
    assert now(match) == ("dive", 1, 1)
    play(match, "flip G1 surface flip predator")
    assert side(match, 1).trapped == "1"
    assert side(match, 2).trapped == "1"
    assert depth(match, 1).up == "2xpredator"


def test_a_second_penguin_may_be_trapped_at_the_same_depth() -> None:
    """DD-25"""
    match = play(begin(2), "flip predator flip P1 surface flip predator")
    assert side(match, 1).trapped == "1 1"
    assert now(match) == ("dive", 2, 1)


@pytest.mark.parametrize("food", FOODS[5])
def test_food_flipped_at_depth_5_is_taken_without_a_choice(food: str) -> None:
    """DD-26"""
    match = play(sea(at=5), f"flip {food}")
    assert side(match, 1).grid == tuple(food[1:] if letter == food[0] else "-" for letter in "PGY")
    assert depth(match, 5).up == "-"
    assert now(match) == ("dive", 2, 1)


def test_neither_rocks_nor_bubbles_turn_up_at_depth_5() -> None:
    """DD-26"""
    for seats in (2, 6):
        match = play(sea(seats, at=5), "flip")
        assert match.texts() == [*FOODS[5], "predator"]


# --- Nothing there -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("bare", [(1,), (1, 2), (1, 2, 3), (1, 2, 3, 4)])
def test_bare_depths_are_passed_at_the_beginning_of_a_turn(bare: tuple[int, ...]) -> None:
    """DD-27"""
    match = play(sea(down=dict.fromkeys(bare, 0), at=5), "flip P9")
    assert now(match) == ("dive", 2, len(bare) + 1)


@pytest.mark.parametrize("bare", [(3,), (3, 4)])
def test_bare_depths_are_passed_in_the_middle_of_a_dive(bare: tuple[int, ...]) -> None:
    """DD-27"""
    match = play(sea(down=dict.fromkeys(bare, 0), at=2), "flip bubbles")
    assert now(match) == ("dive", 1, bare[-1] + 1)
    match = play(sea(down=dict.fromkeys(bare, 0), at=2), "flip rock deeper")
    assert now(match) == ("dive", 1, bare[-1] + 1)
    match = play(sea(down=dict.fromkeys(bare, 0), at=2, trapped={1: "2"}), "leave")
    assert now(match) == ("dive", 1, bare[-1] + 1)


def test_a_depth_with_something_to_take_is_not_passed() -> None:
    """DD-27"""
    match = play(sea(down={2: 0}, up={2: "rock"}), "flip bubbles")
    assert now(match) == ("dive", 1, 2)


def test_a_depth_with_something_to_flip_is_not_passed() -> None:
    """DD-27"""
    match = play(sea(down={2: 1}, up={2: "bubbles predator"}), "flip bubbles")
    assert now(match) == ("dive", 1, 2)


def test_a_bare_depth_5_ends_the_turn_empty_handed() -> None:
    """DD-27"""
    match = play(sea(at=3, down={4: 0, 5: 0}), "flip bubbles")
    assert now(match) == ("dive", 2, 1)
    assert side(match, 1).grid == ("-", "-", "-")


def test_in_an_exhausted_sea_every_turn_is_passed_until_the_end() -> None:
    """DD-27, DD-41"""
    match = sea(3, down={1: 0, 2: 0, 3: 0, 4: 0, 5: 1}, at=5, turn=2)
    play(match, "flip Y9")
    assert match.over


def test_in_an_exhausted_sea_a_player_is_still_asked_about_a_rock() -> None:
    """DD-21, DD-27"""
    match = sea(3, down={1: 0, 2: 0, 3: 0, 4: 0, 5: 1}, at=5, turn=2, gained={1: "rock@1"})
    play(match, "flip Y9")
    assert now(match) == ("rock", 1, 1)
    play(match, "no-rock")
    assert match.over


# --- The grid ----------------------------------------------------------------------------------------------------


def test_food_of_each_colour_fills_its_column_from_the_top_in_the_order_gained() -> None:
    """DD-28"""
    match = begin(2)
    for mine, yours in (("P2", "G1"), ("G2", "G2"), ("P1", "Y1"), ("Y2", "P1"), ("P1", "P2"), ("Y1", "G1")):
        play(match, f"flip {mine} surface flip {yours} surface")
    assert side(match, 1).grid == ("2 1 1", "2", "2 1")
    assert side(match, 2).grid == ("1 2", "1 2 1", "1")


def test_rocks_lie_beside_the_grid() -> None:
    """DD-28"""
    match = play(begin(2), "flip rock surface flip rock surface no-rock flip rock surface")
    assert side(match, 1) == ("-", 2, 0, "-", "-", "-", 0)
    assert side(match, 2) == ("-", 1, 0, "-", "-", "-", 0)
