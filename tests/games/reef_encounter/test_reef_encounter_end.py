"""The end of the game, and last turns."""

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
    reef,
    refused,
    row,
)

LAST_TILE = "1 2 3 5 6 7 8 9 10"  # all but tile 4
FIVE = "A3 B3 A4 B4 A5"
SIX = "E1 F1 E2 F2 E3 F3"


def locking(seats: int = 2, seat: int = 1, **more: object) -> Match:
    """A table whose player covers the last coral tile next."""
    table = {"prey": {seat: "O1"}, "eaten": {seat: 1}, "fish": {seat: "W1 Y1"}, "locked": LAST_TILE}
    return reef(seats, seat=seat, **(table | more))  # type: ignore[arg-type]


# --- Why it ends ---------------------------------------------------------------------------------------------------


def test_the_game_ends_when_all_coral_tiles_carry_a_cylinder() -> None:
    """RE-60"""
    match = play(locking(), "swap-O-tile4")
    assert head(match)["ended"] == "tiles_locked"
    assert asked(match) == "reveal 1"  # without gathering
    assert head(match)["turns"] == "12"
    play(match, "reveal-W-W")
    assert match.over
    assert match.reason == "tiles_locked"
    assert match.rank() == [1, 2]


def test_the_game_ends_when_all_shrimps_of_a_player_are_eaten() -> None:
    """RE-60"""
    match = reef(boards={0: f"W {FIVE}@1"}, eaten={1: 3})
    play(match, "eat-b0A5")
    assert head(match)["ended"] == "shrimps_eaten"
    assert asked(match) == "reveal 1"
    assert row(match, 1)["eaten"] == "4"
    assert play(match, "reveal-W-W").reason == "shrimps_eaten"


def test_three_eaten_shrimps_do_not_end_the_game() -> None:
    """RE-60"""
    match = play(reef(boards={0: f"W {FIVE}@1"}, eaten={1: 2}), "eat-b0A5")
    assert asked(match) == "turn 1"


# Every square holds a polyp, and none beats its neighbour.
FULL = {0: everywhere("Y", 0), 1: everywhere("G", 1)}


def refilling(boards: dict[int, str], **more: object) -> Match:
    """A table where the last polyp of a turn is drawn and the next turn begins."""
    return play(reef(boards=boards, asked="refill", more="space G", sea={"G": "W2"}, **more), "polyp-W")  # type: ignore[arg-type]


def test_the_game_ends_when_no_polyp_can_be_placed_anywhere() -> None:
    """RE-60"""
    match = refilling(FULL)
    assert head(match)["ended"] == "nowhere_left"
    assert asked(match) == "reveal 2"
    assert play(match, "reveal-W-W").reason == "nowhere_left"


def test_one_bare_rock_keeps_the_game_going_whatever_players_have() -> None:
    """RE-60"""
    match = refilling({0: everywhere("Y", 0, "G6"), 1: FULL[1]})
    assert asked(match) == "turn 2"
    assert kinds(match) == {"put", "take"}


def test_a_bare_rock_forbidden_to_one_colour_keeps_the_game_going() -> None:
    """RE-60, RE-41"""
    match = refilling({0: f"{everywhere('Y', 0, 'A3 A4 A5')}, W A3@1 A5@2", 1: FULL[1]})
    assert asked(match) == "turn 2"


def test_one_possible_attack_by_any_colour_keeps_the_game_going() -> None:
    """RE-60, RE-43"""
    boards = {0: f"{everywhere('Y', 0, 'A3 A4')}, W A3 A4", 1: FULL[1]}
    assert asked(refilling(boards)) == "turn 2"
    assert head(refilling(boards, down="1"))["ended"] == "no"  # now yellow beats white
    grey = {0: f"{everywhere('Y', 0, 'A3 A4')}, G A3 A4", 1: everywhere("P", 1)}
    assert head(refilling(grey))["ended"] == "no"
    assert head(refilling({0: boards[0].replace("W A3 A4", "O A3 A4"), 1: FULL[1]}, down="3"))["ended"] == "no"


def test_shrimps_protect_polyps_where_they_are_at_that_moment() -> None:
    """RE-60, RE-45"""
    boards = {0: f"{everywhere('Y', 0, 'A6 G6')}, W A6, G G6", 1: FULL[1]}
    # grey beats yellow but is too small; yellow is large but beats nothing here; white is too small
    assert head(refilling(boards))["ended"] == "nowhere_left"
    boards[0] = boards[0].replace("W A6", "O A6")  # yellow beats orange, from A5 and B6
    assert head(refilling(boards))["ended"] == "no"
    boards[0] = boards[0].replace("O A6", "O A6@1")
    assert head(refilling(boards))["ended"] == "nowhere_left"


def test_an_attack_that_would_join_two_guarded_corals_does_not_keep_the_game_going() -> None:
    """RE-60, RE-41"""
    # Grey beats yellow, but all yellow polyps are protected; orange beats grey but is too small; yellow beats orange.
    board = f"Y A3@1 B3 A5@2 A6, O A4, {everywhere('G', 0, 'A3 B3 A4 A5 A6 G6')}"
    boards = {0: board, 1: everywhere("P", 1)}
    match = reef(boards=boards, hands={1: "Y1 G1"}, cubes={1: "G1"}, done="paid 1 placing Y")
    assert refused(match, "attack-Yb0A4") == "RE-41 joins"
    assert goals(match, "attack-Y") == set()
    play(match, "pay-G place-Gb0G6 take-W polyp-W")
    assert head(match)["ended"] == "nowhere_left"


def test_free_squares_are_checked_at_the_start_of_a_turn() -> None:
    """RE-60"""
    match = reef(boards={0: everywhere("Y", 0, "G6"), 1: FULL[1]}, hands={1: "Y1"}, cubes={1: "Y1"})
    play(match, "pay-Y place-Yb0G6")
    assert asked(match) == "turn 1"
    play(match, "take-W polyp-O")
    assert head(match)["ended"] == "nowhere_left"


def test_the_bonus_tiles_go_into_an_empty_bag_when_a_polyp_is_due() -> None:
    """RE-60"""
    match = play(reef(bag="", bonus="WG", sea={"Y": "Y1"}), "take-Y")
    assert match.texts() == ["polyp-W", "polyp-G"]
    assert all(colour(match, c)["bonus"] == "0" for c in "WYOPG")
    play(match, "polyp-G")
    assert asked(match) == "turn 2"
    assert in_bag(match) == 1


def test_bonus_tiles_stay_where_they_are_while_no_polyp_is_due() -> None:
    """RE-60"""
    match = play(reef(bag="P1", bonus="WG", sea={"Y": "Y1"}), "take-Y polyp-P")
    assert asked(match) == "turn 2"
    assert (colour(match, "W")["bonus"], in_bag(match)) == ("1", 0)
    assert play(match, "take-O").texts() == ["polyp-W", "polyp-G"]


def test_the_game_ends_when_a_polyp_is_due_and_there_is_none() -> None:
    """RE-60, RE-29"""
    match = play(reef(bag="", bonus="W", sea={"Y": "Y1", "P": "P1", "G": ""}, hands={1: "O1"}), "take-Y polyp-W")
    assert head(match)["ended"] == "sea_dry"
    assert asked(match) == "reveal 1"
    assert row(match, 1)["hand"] == "Y1 O1"
    assert colour(match, "Y")["space"] == "W1"
    assert play(match, "reveal-W-W").reason == "sea_dry"


def test_the_game_goes_on_when_the_last_polyp_is_enough() -> None:
    """RE-60"""
    match = play(reef(bag="O1", bonus=""), "take-Y polyp-O")
    assert asked(match) == "turn 2"
    assert head(play(match, "take-W"))["ended"] == "sea_dry"


def test_a_larva_that_cannot_be_replaced_ends_the_game_before_polyps_are_drawn() -> None:
    """RE-60, RE-29"""
    match = reef(cubes={2: "O9"}, sea={"O": "W2 G1", "P": ""})
    assert "take-O" in match.texts()
    play(match, "take-O")
    assert head(match)["ended"] == "sea_dry"
    assert (row(match, 1)["hand"], row(match, 1)["larvae"]) == ("W2 G1", "O1")
    assert (colour(match, "O")["larva"], colour(match, "O")["space"], colour(match, "P")["space"]) == ("0", ".", ".")
    assert asked(match) == "reveal 1"
    assert match.show()["sea"][2]["larva"] is False


def test_another_space_may_be_taken_if_a_larva_cannot_be_replaced() -> None:
    """RE-60"""
    match = play(reef(cubes={2: "O9"}), "take-W polyp-W")
    assert asked(match) == "turn 2"


def test_a_game_of_400_turns_ends_after_the_refill() -> None:
    """RE-64"""
    match = play(reef(turns=398, sea={"W": "W1"}), "take-Y polyp-W polyp-W")
    assert head(match)["turns"] == "399"
    assert asked(match) == "turn 2"
    play(match, "take-O polyp-P polyp-P polyp-P")
    assert (head(match)["ended"], head(match)["turns"]) == ("too_long", "400")
    assert colour(match, "O")["space"] == "P1"
    assert asked(match) == "reveal 2"
    assert play(match, "reveal-W-W").reason == "too_long"


def test_the_limit_of_turns_is_checked_after_the_refill_and_before_free_squares() -> None:
    """RE-64, RE-60"""
    assert head(refilling(FULL, turns=399))["ended"] == "too_long"
    dry = play(reef(turns=399, bag="", bonus=""), "take-Y")
    assert head(dry)["ended"] == "sea_dry"


def test_after_the_end_only_the_fed_polyps_are_revealed() -> None:
    """RE-60"""
    match = play(locking(), "swap-O-tile4")
    assert match.texts() == ["reveal-W-W"]
    play(match, "reveal-W-W")
    assert match.legal() == []
    assert refused(match, "take-W") == "RE-60 over"


# --- Last turns ----------------------------------------------------------------------------------------------------


def last_turns() -> Match:
    """A table where seat 2 ends the game; seat 3 has a coral of 6, seat 4 one of 5, seat 1 two of 6 and 7."""
    boards = {
        0: f"W {SIX}@3, Y {FIVE}@4",
        1: "G A2 B2 C2 A3 B3 A4@1",
        2: "P B1 C1 B2 C2 D2 B3 A3@1",
        3: "O B1 C1 D1 E1 F1 C2@2",
    }
    return play(locking(4, 2, boards=boards, eaten={1: 0, 2: 1, 3: 3}), "swap-O-tile4")


def test_after_the_last_tile_the_others_have_one_last_turn_each_clockwise() -> None:
    """RE-61"""
    match = last_turns()
    assert asked(match) == "last 3"
    assert match.texts() == ["pass", "eat-b0F3"]
    assert refused(match, "take-W") == "RE-61 last-turn"
    before = int(colour(match, "W")["bag"])
    play(match, "eat-b0F3")
    assert int(colour(match, "W")["bag"]) == before + 5
    assert row(match, 3)["fish"] == "W2"
    assert row(match, 3)["eaten"] == "4"  # a fourth eaten shrimp no longer has an effect
    assert asked(match) == "last 1"  # seat 4 would gain nothing and is skipped
    assert match.texts() == ["pass", "eat-b1A4", "eat-b2A3"]
    play(match, "eat-b2A3")
    assert row(match, 1)["fish"] == "W1 P2"
    assert at(match, "b1A4") == "G1"
    assert asked(match) == "reveal 2"
    assert head(match)["ended"] == "tiles_locked"
    assert play(match, "reveal-W-W-W-W").reason == "tiles_locked"


def test_a_last_turn_may_be_passed() -> None:
    """RE-61"""
    match = play(last_turns(), "pass pass")
    assert asked(match) == "reveal 2"
    assert [row(match, n)["fish"] for n in (1, 3, 4)] == ["W1"] * 3


def test_a_coral_that_would_give_nothing_is_not_offered() -> None:
    """RE-61"""
    boards = {0: f"W {SIX}@2, Y {FIVE}@2"}
    match = play(locking(boards=boards), "swap-O-tile4")
    assert match.texts() == ["pass", "eat-b0F3"]
    assert refused(match, "eat-b0A5") == "RE-61 gives-nothing"
    match = play(locking(boards=boards, game="advanced"), "swap-O-tile4")
    assert asked(match) == "reveal 1"


def test_there_are_last_turns_after_a_fourth_shrimp_too() -> None:
    """RE-61, RE-60"""
    match = reef(3, seat=3, boards={0: f"W {FIVE}@3, Y {SIX}@2"}, eaten={3: 3})
    play(match, "eat-b0A5")
    assert asked(match) == "last 2"
    assert head(match)["ender"] == "3"
    play(match, "eat-b0F3")
    assert asked(match) == "reveal 3"
    assert head(match)["ended"] == "shrimps_eaten"


def test_other_reasons_to_end_give_no_last_turns() -> None:
    """RE-61"""
    match = play(reef(boards={0: f"Y {SIX}@2"}, bag="", bonus=""), "take-Y")
    assert asked(match) == "reveal 1"


def test_the_coral_for_a_last_turn_may_be_that_of_the_last_of_four_shrimps() -> None:
    """RE-61"""
    boards = {0: "W A3@2, Y E1@2", 1: "G D1@2, P A5 B5 B6 C6 D6 E6@2"}
    match = play(locking(boards=boards), "swap-O-tile4")
    assert match.texts() == ["pass", "eat-b1E6"]


def test_players_pass_only_in_a_last_turn() -> None:
    """RE-61"""
    assert refused(begin(), "pass") == "RE-61 not-last"
