"""Polyps and corals: where they go, how they grow, what they consume."""

import pytest

from fathomfive.kernel.match import Match
from games.reef_encounter.reef import ALL, at, colour, everywhere, goals, head, in_bag, play, reef, refused, row, tiles


def placing(letter: str, boards: dict[int, str], seats: int = 2, **more: object) -> Match:
    """A table where the first player has paid a larva and has polyps of its colour on both sides of the screen."""
    table = {"hands": {1: f"{letter}4"}, "prey": {1: f"{letter}2"}, "done": f"paid 1 placing {letter}"}
    return reef(seats, boards=boards, **(table | more))  # type: ignore[arg-type]


def corals(match: Match, kind: int) -> list[str]:
    """List the corals of a board with their colours, squares and guards."""
    board = next(board for board in match.show()["boards"] if board["board"] == kind)
    return [
        " ".join([coral["colour"], *(name[2:] for name in coral["squares"])])
        + (f" @{coral['guard'] + 1}" if coral["guard"] is not None else "")
        for coral in board["corals"]
    ]


# --- Placing -------------------------------------------------------------------------------------------------------


def test_a_coral_is_a_group_of_one_colour_joined_by_edges() -> None:
    """RE-40"""
    match = reef(boards={1: "W A2 B2 B3 C4 E5, Y C2 C3 D3"})
    assert corals(match, 1) == ["white A2 B2 B3", "white C4", "white E5", "yellow C2 C3 D3"]


def test_squares_at_opposite_edges_are_not_neighbours() -> None:
    """RE-40"""
    match = placing("W", {0: "W G5 A6, Y G3 G4 A5"})
    assert corals(match, 0) == ["white G5", "white A6", "yellow G3 G4", "yellow A5"]
    assert goals(match, "attack-W") == set()


def test_a_polyp_goes_to_any_bare_rock_and_need_not_touch_anything() -> None:
    """RE-40"""
    match = placing("W", {0: "Y D1 D2@2, # F3@1", 1: ""})
    free = goals(match, "place-W")
    assert len(free) == 33 - 3 + 33
    assert "b1G5" in free
    assert goals(match, "replace-W") == free
    assert refused(match, "place-Wb0F3") == "RE-40 shrimp-there"
    assert "b0D4" in free
    assert "b0D5" not in free  # sand
    assert refused(placing("Y", {0: "Y D1 D2@2"}), "place-Yb0D1") == "RE-40 same-colour"


def test_polyps_from_both_sides_of_the_screen_reach_the_first_square_and_the_last() -> None:
    """RE-40, RE-22"""
    for square in ("b0D1", "b1F6"):
        match = play(placing("W", {0: "Y A3"}), f"place-W{square}")
        assert (at(match, square), row(match, 1)["hand"], row(match, 1)["consumed"]) == ("W", "W3", "W2")
        match = play(placing("W", {0: "Y A3"}), f"replace-W{square}")
        assert (at(match, square), row(match, 1)["hand"], row(match, 1)["consumed"]) == ("W", "W4", "W1")


def test_a_square_becomes_free_when_the_players_shrimp_leaves_it() -> None:
    """RE-40"""
    match = play(placing("W", {0: "Y D1, # F3@1", 1: ""}), "move-b0F3-b0D1")
    assert "b0F3" in goals(match, "place-W")


# --- Joining -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("owners", [(1, 1), (1, 2), (2, 2)])
def test_corals_that_both_hold_a_shrimp_are_never_joined(owners: tuple[int, int]) -> None:
    """RE-41"""
    one, two = owners
    match = placing("W", {0: f"W A3@{one} A5@{two}"})
    assert refused(match, "place-Wb0A4") == "RE-41 joins"
    assert "b0B4" in goals(match, "place-W")


def test_corals_with_one_shrimp_between_them_merge() -> None:
    """RE-41"""
    match = play(placing("W", {0: "W A3@2 A5"}), "place-Wb0A4")
    assert corals(match, 0) == ["white A3 A4 A5 @2"]
    match = play(placing("W", {0: "W A3 A5"}), "place-Wb0A4")
    assert corals(match, 0) == ["white A3 A4 A5"]


def test_joining_depends_on_whole_corals_of_one_colour() -> None:
    """RE-41"""
    match = placing("W", {0: "W A3 B3@1 A5 A6@2, Y B4@2 B5"}, hands={1: "W4"}, down="1")
    assert refused(match, "place-Wb0A4") == "RE-41 joins"
    match = placing("Y", {0: "W A3@1 A5@2, Y B4"})
    assert "b0A4" in goals(match, "place-Y")


def test_three_corals_with_shrimps_are_never_joined() -> None:
    """RE-41"""
    match = placing("W", {1: "W C5@1 D6@2 E5@1"})
    assert refused(match, "place-Wb1D5") == "RE-41 joins"
    assert refused(match, "place-Wb1C6") == "RE-41 joins"
    assert "b1B5" in goals(match, "place-W")


def test_an_attack_never_joins_two_guarded_corals_either() -> None:
    """RE-41, RE-43"""
    boards = {0: "W A3 B3@1 A5 A6@2, Y A4"}
    assert refused(placing("W", boards), "attack-Wb0A4") == "RE-41 joins"
    assert goals(placing("W", {0: "W A3 B3@1 A5 A6, Y A4"}), "attack-W") == {"b0A4"}


# --- Extra growth --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("square", ["b1D3", "b1C4", "b1E4", "b1D5"])
def test_a_polyp_beside_an_empty_d4_makes_the_coral_grow_there(square: str) -> None:
    """RE-42"""
    match = placing("W", {1: "Y A2"})
    bag = int(colour(match, "W")["bag"])
    play(match, f"place-W{square}")
    assert at(match, square, "b1D4") == "W W"
    assert (int(colour(match, "W")["bag"]), colour(match, "W")["bonus"]) == (bag - 1, "1")
    assert (row(match, 1)["hand"], row(match, 1)["consumed"]) == ("W3", "W2")
    assert head(match)["placed"] == "1"


def test_a_polyp_elsewhere_or_on_d4_itself_causes_no_growth() -> None:
    """RE-42"""
    for square in ("b1C3", "b1D2", "b1D4", "b0E3"):
        match = placing("W", {1: "Y A2"})
        bag = colour(match, "W")["bag"]
        play(match, f"place-W{square}")
        assert colour(match, "W")["bag"] == bag
        assert at(match, "b0D4") == "*"


def test_growth_counts_at_once_for_the_size_of_the_coral() -> None:
    """RE-42, RE-43"""
    match = placing("W", {1: "O D5"})
    assert goals(match, "attack-W") == set()
    play(match, "place-Wb1D3")
    assert goals(match, "attack-W") == {"b1D5"}


def test_a_coral_does_not_grow_if_that_would_join_two_guarded_corals() -> None:
    """RE-42, RE-41"""
    match = play(placing("W", {1: "W C4@1 D5@2"}), "place-Wb1C3")
    assert at(match, "b1D4") == "*"
    match = play(placing("W", {1: "W C4@1 D6@2"}), "place-Wb1D5")  # the new polyp belongs to the second coral
    assert at(match, "b1D4") == "*"
    match = play(placing("W", {1: "W C4@1"}), "place-Wb1D5")
    assert corals(match, 1) == ["white C4 D4 D5 @1"]


def test_a_coral_does_not_grow_onto_a_shrimp() -> None:
    """RE-42"""
    match = play(placing("W", {1: "Y A2, # D4@1"}), "place-Wb1D5")
    assert at(match, "b1D4", "b1D5") == "*1 W"
    play(match, "move-b1D4-home place-Wb1A4")
    assert at(match, "b1D4") == "*"  # the coral does not grow by itself
    play(match, "place-Wb1D3")
    assert at(match, "b1D4") == "W"


def test_a_coral_does_not_grow_onto_a_polyp() -> None:
    """RE-42"""
    match = play(placing("W", {1: "Y D4@2"}), "place-Wb1D5")
    assert at(match, "b1D4", "b1D5") == "Y2 W"


def test_a_coral_does_not_grow_if_bonus_tiles_and_bag_lack_its_colour() -> None:
    """RE-42"""
    match = play(placing("W", {1: "Y A2"}, bag="Y5", bonus="YOPG"), "place-Wb1D5")
    assert at(match, "b1D4", "b1D5") == "* W"
    assert in_bag(match) == 5


def test_a_bonus_tile_that_the_bag_cannot_replace_leaves_its_place_empty() -> None:
    """RE-42"""
    match = play(placing("W", {1: "Y A2"}, bag="Y5"), "place-Wb1D5 bonus-gone")
    assert at(match, "b1D4", "b1D5") == "W W"
    assert (colour(match, "W")["bonus"], colour(match, "W")["bag"]) == ("0", "0!")
    play(match, "place-Wb0C4")
    assert at(match, "b0D4", "b0C4") == "* W"


def test_the_place_of_a_bonus_tile_stays_empty_and_polyps_come_from_the_bag() -> None:
    """RE-42, RE-28"""
    match = play(placing("W", {1: "Y A2"}, bag="Y5", cubes={1: "W2"}), "place-Wb1D5 bonus-gone hatch-W hatch-W")
    assert (colour(match, "W")["bonus"], colour(match, "W")["bag"]) == ("0", "2!")
    play(match, "pay-W place-Wb0C4")
    assert at(match, "b0D4", "b0C4") == "W W"
    assert (colour(match, "W")["bonus"], colour(match, "W")["bag"]) == ("0", "1!")
    play(match, "grow-W")
    assert (colour(match, "W")["bonus"], colour(match, "W")["bag"]) == ("0", "0!")
    assert refused(match, "grow-W") == "RE-28 none-left"


def test_corals_grow_onto_d4_again_once_it_is_empty() -> None:
    """RE-42, RE-21"""
    match = reef(boards={1: "W D4@1 D5 D6 C6 C5"}, hands={1: "Y2"}, cubes={1: "Y1"})
    play(match, "eat-b1D4")
    assert at(match, "b1D4") == "*"
    play(match, "pay-Y place-Yb1D5")
    assert at(match, "b1D4", "b1D5") == "Y Y"


def test_an_attacking_polyp_makes_its_coral_grow_too() -> None:
    """RE-42, RE-43"""
    match = play(placing("W", {1: "W B5 B6, O C5 C6, Y A2"}), "attack-Wb1C5")
    assert at(match, "b1D4") == "*"  # C5 is not beside it
    match = play(placing("W", {1: "W C5 C6, O D5"}), "attack-Wb1D5")
    assert at(match, "b1D4", "b1D5") == "W W"
    assert row(match, 1)["consumed"] == "W2 O1"


# --- Attacks -------------------------------------------------------------------------------------------------------


def test_a_coral_of_two_consumes_a_weaker_neighbour() -> None:
    """RE-43"""
    match = placing("W", {0: "W A3 A4, Y A5 B4 E1, G B3"})
    assert goals(match, "attack-W") == goals(match, "reattack-W") == {"b0A5", "b0B4"}
    play(match, "attack-Wb0A5")
    assert at(match, "b0A5") == "W"
    assert row(match, 1)["consumed"] == "W2 Y1"
    play(match, "reattack-Wb0B4")
    assert row(match, 1)["consumed"] == "W1 Y2"
    assert refused(match, "attack-Wb0B3") == "RE-43 weaker"
    assert refused(match, "attack-Wb0E1") == "RE-43 not-beside"


@pytest.mark.parametrize("weak", "WYOPG")
@pytest.mark.parametrize("strong", "WYOPG")
def test_a_colour_consumes_exactly_those_it_beats(strong: str, weak: str) -> None:
    """RE-43, RE-2"""
    boards = {0: f"{strong} A3 A4, {weak} {'A5' if strong != weak else 'E1'}"}
    for down in ("", ALL):
        shown = {pair.split(">")[0] + pair.split(">")[1] for pair in tiles(reef(down=down)).values()}
        found = goals(placing(strong, boards, down=down), f"attack-{strong}")
        assert found == ({"b0A5"} if strong + weak in shown else set())


def test_a_single_polyp_consumes_nothing_even_if_the_new_one_would_make_two() -> None:
    """RE-43"""
    match = placing("W", {0: "W A4 E1, Y A5 E2"})
    assert refused(match, "attack-Wb0A5") == "RE-43 under-two"
    assert goals(match, "attack-W") == set()
    play(match, "place-Wb0A3")
    assert goals(match, "attack-W") == {"b0A5"}


def test_two_single_polyps_beside_a_square_are_not_a_coral_of_two() -> None:
    """RE-43"""
    match = placing("W", {0: "W A4 B5, Y A5"})
    assert refused(match, "attack-Wb0A5") == "RE-43 under-two"


def test_strength_follows_the_coral_tiles_at_that_moment() -> None:
    """RE-43, RE-2"""
    boards = {0: "W A3 A4, P A5"}
    assert refused(placing("W", boards), "attack-Wb0A5") == "RE-43 weaker"
    assert goals(placing("W", boards, down="7"), "attack-W") == {"b0A5"}
    match = placing("W", boards, prey={1: "W1 O1"}, cubes={1: "W1"})
    play(match, "swap-O-purple-sea pay-W attack-Wb0A5")
    assert row(match, 1)["consumed"] == "W1 P1"


def test_the_guards_of_corals_and_the_size_of_the_weaker_one_do_not_matter() -> None:
    """RE-43"""
    match = placing("W", {0: "W A3 A4@2, Y A5 A6 B6 C6 D6 E6@1"})
    assert goals(match, "attack-W") == {"b0A5"}
    match = placing("W", {0: "W A3 A4@2, Y A5 A6 B6@2"}, hands={1: "W1"})
    assert goals(play(match, "attack-Wb0A5"), "reattack-W") == set()
    assert row(match, 1)["consumed"] == "W2 Y1"


def test_an_attack_splits_a_coral_and_only_the_part_with_the_shrimp_keeps_it() -> None:
    """RE-44"""
    match = placing("W", {0: "W B5 C5, Y A6 B6 C6 D6@2"})
    assert corals(match, 0)[1:] == ["yellow A6 B6 C6 D6 @2"]
    play(match, "attack-Wb0B6")
    assert corals(match, 0)[1:] == ["yellow A6", "yellow C6 D6 @2"]
    assert "b0A6" in goals(play(match, "hatch-W"), "put-")
    assert refused(match, "put-b0C6") == "RE-46 guarded"


def test_a_part_that_is_split_off_cannot_be_eaten_and_the_rest_only_if_large() -> None:
    """RE-44, RE-21"""
    boards = {0: "W B5 C5, Y A6 B6 C6 D6 E6@2"}
    match = play(placing("W", boards), "attack-Wb0B6 take-P polyp-W")
    assert refused(match, "eat-b0E6") == "RE-21 under-five"
    assert goals(play(reef(boards=boards), "take-P polyp-W"), "eat-") == {"b0E6"}


def test_a_shrimp_protects_its_square_and_the_neighbours_in_its_coral_from_everyone() -> None:
    """RE-45"""
    boards = {0: "W A5 B5 C5 E5 F5, Y A6 B6 C6@2 D6 E6"}
    match = placing("W", boards)
    assert goals(match, "attack-W") == {"b0A6", "b0E6"}
    for square in ("b0B6", "b0C6"):
        assert refused(match, f"attack-W{square}") == "RE-45 protected"
    own = placing("W", {0: boards[0].replace("@2", "@1")})
    assert goals(own, "attack-W") == {"b0A6", "b0E6"}


def test_a_shrimp_protects_no_other_coral_and_nothing_from_bare_rock() -> None:
    """RE-45, RE-25"""
    match = placing("W", {0: "W A5 B5, Y B6, G C6@2, O A6"})
    assert goals(match, "attack-W") == {"b0A6", "b0B6"}
    match = placing("W", {0: "W A5 B5, Y B6, # C6@1"})
    assert goals(match, "attack-W") == {"b0B6"}


def test_a_shrimp_that_moved_away_no_longer_protects() -> None:
    """RE-45, RE-25"""
    match = placing("W", {0: "W A5 B5, Y B6@1 C6"})
    assert goals(match, "attack-W") == set()
    assert goals(play(match, "move-b0B6-home"), "attack-W") == {"b0B6"}


def test_on_full_boards_a_polyp_goes_only_onto_a_weaker_polyp() -> None:
    """RE-40, RE-43"""
    match = placing("W", {0: everywhere("Y", 0, "A3 B3") + ", W A3 B3", 1: everywhere("G", 1)}, prey={1: ""})
    assert goals(match, "place-W") == set()
    assert goals(match, "attack-W") == {"b0A4", "b0B4", "b0B2"}
