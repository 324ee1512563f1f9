"""Shrimps: putting, moving and resting."""

import pytest

from fathomfive.kernel.errors import Refused
from fathomfive.kernel.match import Match
from games.reef_encounter.reef import asked, at, begin, everywhere, goals, head, kinds, play, reef, refused, row

CORALS = {0: "W A3@1 B3 A4, Y E1 F1, G F3@2 G3", 1: "P D1 E1"}

# --- Action 4 ------------------------------------------------------------------------------------------------------


def test_a_shrimp_is_put_on_a_polyp_of_a_coral_without_one() -> None:
    """RE-24"""
    match = reef(boards=CORALS)
    assert goals(match, "put-") == {"b0E1", "b0F1", "b1D1", "b1E1"}
    assert refused(match, "put-b0B3") == "RE-46 guarded"  # the player's own shrimp is on that coral
    assert refused(match, "put-b0G3") == "RE-46 guarded"
    assert refused(match, "put-b0A5") == "RE-24 no-coral"
    play(match, "put-b0E1")
    assert at(match, "b0E1") == "Y1"
    assert row(match, 1)["shrimps"] == "2"
    assert refused(match, "put-b1D1") == "RE-24 put-once"


def test_a_shrimp_may_guard_any_coral_whoever_grew_it() -> None:
    """RE-24"""
    match = begin()
    assert goals(match, "put-") == {
        f"b{n}" for n in ["0D2", "0E3", "0B4", "0C5", "0E5", "1D2", "1C3", "1F4", "1C5", "1E5"]
    }


def test_a_shrimp_must_be_behind_the_screen_to_be_put() -> None:
    """RE-24"""
    match = reef(boards={0: "W A3@1, Y E1@1, G F3", 1: "P D1@1"}, eaten={1: 1})
    assert refused(match, "put-b0F3") == "RE-24 no-shrimp"
    match = reef(boards={0: "W A3@1, Y E1@1, G F3", 1: "P D1@1 E1"})
    assert goals(match, "put-") == set()  # two shrimps are on b0, and the only coral of b1 has one
    assert refused(match, "put-b0F3") == "RE-46 two-on-board"
    play(match, "move-b0A3-home")
    assert "b0F3" in goals(match, "put-")


def test_a_shrimp_on_bare_rock_leaves_its_neighbours_unguarded() -> None:
    """RE-24, RE-25"""
    match = reef(boards={0: "W A3 A4, # A5@1"}, done="put no")
    assert goals(match, "put-") == {"b0A3", "b0A4"}


# --- Action 5 ------------------------------------------------------------------------------------------------------


def test_a_shrimp_moves_within_its_coral_to_an_unguarded_coral_to_rock_or_home() -> None:
    """RE-25"""
    match = reef(boards=CORALS)
    found = goals(match, "move-b0A3-")
    corals = {"b0B3", "b0A4", "b0E1", "b0F1", "b1D1", "b1E1"}
    assert corals | {"home"} <= found
    assert len(found) == 1 + 6 + (33 - 7) + (33 - 2)
    assert refused(match, "move-b0A3-b0G3") == "RE-46 guarded"
    assert refused(match, "move-b0A3-b0F3") == "RE-46 guarded"
    assert refused(match, "move-b0A3-b0A3") == "RE-25 same-square"
    assert refused(match, "move-none2-home") == "RE-25 no-shrimp"


def test_a_shrimp_moves_to_another_board() -> None:
    """RE-25"""
    match = play(reef(boards=CORALS), "move-b0A3-b1E1")
    assert at(match, "b0A3", "b1E1") == "W P1"
    assert "b0A4" in goals(match, "put-")


def test_any_shrimp_may_use_the_first_square_and_the_last() -> None:
    """RE-24, RE-25"""
    corals = {0: "W A3@1, Y E1@1, O D1", 1: "P A5@1, G F6"}
    assert at(play(reef(boards=corals), "move-b0E1-b0D1"), "b0D1", "b0E1", "b0A3") == "O1 Y W1"
    assert at(play(reef(boards=corals), "move-b0E1-b1F6"), "b1F6", "b0E1", "b1A5") == "G1 Y P1"
    assert at(play(reef(boards={0: "O D1"}), "put-b0D1"), "b0D1") == "O1"
    assert at(play(reef(boards={1: "O F6"}), "put-b1F6"), "b1F6") == "O1"


def test_a_shrimp_that_went_home_may_be_put_again() -> None:
    """RE-25, RE-24"""
    match = play(reef(boards=CORALS), "move-b0A3-home")
    assert row(match, 1)["shrimps"] == "4"
    assert kinds(match) == {"put", "take"}
    play(match, "put-b0B3")
    assert refused(match, "put-b0E1") == "RE-24 put-once"


def test_no_shrimp_moves_onto_rock_that_holds_one() -> None:
    """RE-25"""
    match = play(reef(boards={0: "W A3@1, Y E1@1"}), "move-b0A3-b0A6")
    assert refused(match, "move-b0E1-b0A6") == "RE-25 shrimp-there"


def test_players_may_not_move_the_shrimps_of_others() -> None:
    """RE-25"""
    match = reef(boards=CORALS)
    assert not goals(match, "move-b0F3-")
    play(match, "take-W polyp-W")
    assert goals(match, "move-b0F3-")
    assert not goals(match, "move-b0A3-")


def test_a_player_with_a_shrimp_on_bare_rock_may_not_gather() -> None:
    """RE-25"""
    match = play(reef(boards=CORALS), "move-b0A3-b0A5")
    assert refused(match, "take-W") == "RE-25 on-rock"
    assert refused(play(reef(boards=CORALS), "move-b0A3-b1A2"), "take-W") == "RE-25 on-rock"
    assert "take-W" in play(match.copy(), "move-b0A5-home").texts()
    assert "take-W" in play(match, "move-b0A5-b0A4").texts()


def test_a_polyp_is_not_placed_under_a_shrimp_on_bare_rock() -> None:
    """RE-25, RE-40"""
    match = reef(boards={0: "W A4, # A5@1", 1: ""}, hands={1: "W2"}, done="paid 1 placing W")
    assert refused(match, "place-Wb0A5") == "RE-40 shrimp-there"


def test_a_shrimp_on_bare_rock_when_the_game_ends_stays_and_guards_nothing() -> None:
    """RE-25, RE-60, RE-63"""
    boards = {0: "W A3 A4 A5 A6 B6 B5, # B3@1"}
    fish = {1: "W1 Y1", 2: "W1 Y1"}
    match = reef(boards=boards, prey={1: "O1"}, eaten={1: 1}, fish=fish, locked="1 2 3 5 6 7 8 9 10", done="put no")
    play(match, "swap-O-tile4")
    assert asked(match) == "reveal 1"
    assert at(match, "b0B3") == "#1"
    play(match, "reveal-W-W")
    assert [line["guarded"] for line in match.explain() if line["kind"] == "tie"] == [0, 0]


# --- Rest (RE-31) ----------------------------------------------------------------------------------------------------


def busy(**more: object) -> Match:
    """A table with many possible actions between two moves of a shrimp."""
    table = {
        "boards": {0: "W A3@1 B3 A4, Y E1 F1, O D1", 1: "P D1 E1@1, G A2"}, "hands": {1: "W4 Y4"},
        "cubes": {1: "W2 Y2 G1"}, "prey": {1: "O3"},
    }  # fmt: skip
    return reef(**(table | more))  # type: ignore[arg-type]


def test_a_shrimp_moved_onto_a_polyp_rests_until_another_action() -> None:
    """RE-31"""
    match = play(busy(), "move-b0A3-b0A4")
    assert head(match)["tired"] == "b0A4"
    assert refused(match, "move-b0A4-b0A3") == "RE-31 tired"
    assert refused(match, "move-b0A4-home") == "RE-31 tired"
    assert refused(match, "move-b0A4-b0A5") == "RE-31 tired"
    play(match, "move-b1E1-b1D1")  # another shrimp's move changes nothing
    assert head(match)["tired"] == "b0A4,b1D1"
    assert kinds(match) == {"pay", "hatch", "swap", "grow", "take", "put"}


def test_a_shrimp_that_was_put_rests_too_and_ends_the_rest_of_others() -> None:
    """RE-31"""
    match = play(busy(), "move-b0A3-b0A4 put-b0E1")
    assert head(match)["tired"] == "b0E1"
    assert refused(match, "move-b0E1-home") == "RE-31 tired"
    assert goals(match, "move-b0A4-")


@pytest.mark.parametrize("other", ["pay-W", "hatch-O", "swap-O-blue-sea", "grow-G", "put-b0E1"])
def test_any_other_action_ends_the_rest(other: str) -> None:
    """RE-31"""
    match = play(busy(), f"move-b0A3-b0A4 {other}")
    assert "home" in goals(match, "move-b0A4-")


def test_shrimps_rest_and_wake_on_every_board() -> None:
    """RE-31"""
    match = play(busy(), "move-b1E1-b1D1")
    assert refused(match, "move-b1D1-home") == "RE-31 tired"
    assert "home" in goals(play(match, "grow-G"), "move-b1D1-")


def test_paying_a_larva_and_placing_a_polyp_end_the_rest() -> None:
    """RE-31"""
    match = play(busy(), "pay-W move-b0A3-b0A4 place-Wb0A5 move-b0A4-b0A5")
    assert refused(match, "move-b0A5-b0A4") == "RE-31 tired"
    play(match, "place-Wb0A6 move-b0A5-b0A6 pay-Y move-b0A6-b0A5")
    assert at(match, "b0A5") == "W1"


def test_a_shrimp_goes_to_bare_rock_only_until_the_second_larva_is_used_up() -> None:
    """RE-31"""
    match = play(busy(), "pay-W")
    assert "b0G6" in goals(match, "move-b0A3-")
    play(match, "hatch-O")  # the first action is over, and the second larva is not paid yet
    assert "b0G6" in goals(match, "move-b0A3-")
    play(match, "pay-Y")
    assert "b0G6" in goals(match, "move-b0A3-")
    play(match, "hatch-O")
    assert refused(match, "move-b0A3-b0G6") == "RE-31 late-for-rock"
    assert goals(match, "move-b0A3-") == {"b0B3", "b0A4", "b0D1", "b0E1", "b0F1", "b1A2", "home"}


def test_a_shrimp_goes_from_bare_rock_only_to_a_polyp_or_home() -> None:
    """RE-31"""
    match = play(busy(), "move-b0A3-b0A5")
    assert head(match)["tired"] == "."
    assert refused(match, "move-b0A5-b0A6") == "RE-31 rock-to-rock"
    assert goals(match, "move-b0A5-") == {"b0A3", "b0A4", "b0B3", "b0D1", "b0E1", "b0F1", "b1A2", "home"}
    play(match, "grow-G")
    assert refused(match, "move-b0A5-b0A6") == "RE-31 rock-to-rock"
    play(match, "move-b0A5-b0A3")
    assert refused(match, "move-b0A3-home") == "RE-31 tired"


def test_a_shrimp_may_leave_bare_rock_after_it_is_too_late_to_go_there() -> None:
    """RE-31, RE-25"""
    match = play(busy(), "pay-W pay-Y move-b0A3-b0A5 hatch-O")
    assert "home" in goals(match, "move-b0A5-")
    assert "b0A4" in goals(match, "move-b0A5-")
    assert refused(match, "take-W") == "RE-25 on-rock"


def test_moves_of_shrimps_alone_come_to_an_end() -> None:
    """RE-31"""
    match = reef(boards={0: "W A3@1 B3 A4, Y E1@1 F1, O D1", 1: "P D1 E1@1, G A2@1"})
    for n in range(100):
        moves = [text for text in match.texts() if text.startswith("move") and "home" not in text]
        if not moves:
            break
        play(match, moves[n * 7 % len(moves)])
    assert n <= 8  # each shrimp steps onto rock and off it, once


# --- Guards --------------------------------------------------------------------------------------------------------


def test_a_player_has_at_most_two_shrimps_on_a_board() -> None:
    """RE-46"""
    boards = {0: "W A3@1, Y E1@1, O D1, G G3@2", 1: "P D1@1 E1, G A2"}
    match = reef(boards=boards)
    assert refused(match, "move-b1D1-b0D1") == "RE-46 two-on-board"
    assert refused(match, "move-b1D1-b0A6") == "RE-46 two-on-board"
    assert refused(match, "put-b0D1") == "RE-46 two-on-board"
    assert "b0D1" in goals(match, "move-b0A3-")
    assert "b1A2" in goals(match, "move-b0A3-")
    play(match, "move-b0A3-b1A2")
    assert refused(match, "move-b0E1-b1A3") == "RE-46 two-on-board"
    assert "b0D1" in goals(match, "move-b1D1-")


def test_shrimps_on_bare_rock_count_towards_the_two_on_a_board() -> None:
    """RE-46"""
    boards = {0: "W A3@1, Y E1@1, O D1", 1: "P D1@1 E1, G A2"}
    match = play(reef(boards=boards), "move-b0A3-b0A6")
    assert refused(match, "move-b1D1-b0D1") == "RE-46 two-on-board"
    assert refused(match, "put-b0D1") == "RE-46 two-on-board"
    play(match, "move-b0A6-home")
    assert "b0D1" in goals(match, "put-")
    assert "b0D1" in goals(match, "move-b1D1-")


def test_each_player_may_have_two_shrimps_on_the_same_board() -> None:
    """RE-46"""
    match = reef(boards={0: "W A3@2, Y E1@2, O D1, G G3, P F3", 1: ""})
    assert goals(match, "put-") == {"b0D1", "b0G3", "b0F3"}


def test_a_coral_holds_one_shrimp() -> None:
    """RE-46"""
    with pytest.raises(Refused, match="do not add up"):
        reef(boards={0: "W A3@1 A4 A5@2"})
    match = reef(boards={0: everywhere("W", 0).replace("A6", "A6@2")}, fish={1: "G1", 2: "G1"})
    assert not goals(match, "put-")
