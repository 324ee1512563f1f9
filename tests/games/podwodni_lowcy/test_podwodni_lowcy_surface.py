"""Surfacing: the catch, nets and harpoons, and filling the grid from the column."""

from itertools import combinations

import pytest

from fathomfive.kernel.match import Match
from games.podwodni_lowcy.sea import GRID, asked, begin, cards, column, diver, grid, head, heap, play, sea

# A grid to catch from: a row of fish, a mixed row, a row of tools.
MIXED = """\
RA GA YA RB
shrimp net harpoon wave
net net harpoon harpoon"""


# --- The catch ---------------------------------------------------------------------------------------------------


def test_a_catch_of_the_whole_column_leaves_the_grid_unchanged() -> None:
    """PL-30, PL-34"""
    match = play(begin(2), "dive shrimp top-left GC deeper RC deeper GA column")
    assert diver(match, 1).up == "RC GA GC shrimp"
    assert grid(match) == GRID
    assert column(match) == []
    assert asked(match) == "turn 2"


@pytest.mark.parametrize(
    ("laid", "row", "cells"),
    [
        ("shrimp wave", 1, "RA GA YA RB wave"),
        ("shrimp wave deeper RC", 2, "GB YB RC GC RC"),
        ("shrimp wave deeper RC deeper GB", 3, "YC RA GA YB GB"),
    ],
)
def test_a_catch_from_the_row_is_as_many_of_its_five_cards_as_were_laid(laid: str, row: int, cells: str) -> None:
    """PL-30"""
    k = len(laid.replace("deeper", "").split())
    names = [*(f"{x}{row}" for x in "abcd"), "new"]
    start = play(begin(2), f"dive {laid.replace(' ', ' top-left ', 1)}")
    catches = set()

    def pick(match: Match, picked: tuple[str, ...]) -> None:
        if len(picked) == k:
            assert asked(match) == "turn 2"
            caught = cards(" ".join(cells.split()[names.index(name)] for name in picked))
            del caught["wave"]
            assert cards(diver(match, 1).up) == caught
            catches.add(picked)
            return
        for text in match.texts():
            if text.startswith("pick-"):
                pick(match.copy().play(text), (*picked, text.removeprefix("pick-")))

    pick(start, ())
    assert catches == set(combinations(names, k))


def test_cards_of_a_row_are_picked_from_left_to_right() -> None:
    """PL-30"""
    match = play(begin(2), "dive shrimp top-left wave deeper RC pick-b2")
    assert asked(match) == "pick 1"
    assert head(match)["picked"] == "b2"
    assert match.texts() == ["pick-c2", "pick-d2"]
    play(match, "pick-d2")
    assert head(match)["picked"] == "b2,d2"
    assert match.texts() == ["pick-new"]


def test_the_example_of_three_cards() -> None:
    """PL-30"""
    match = play(begin(2), "dive shrimp bottom-right wave deeper RC")
    assert match.texts() == ["deeper", "column", "pick-a2", "pick-b2", "pick-c2"]


def test_a_diver_must_complete_a_catch_from_the_row() -> None:
    """PL-30"""
    match = play(begin(2), "dive shrimp top-left wave deeper RC deeper GB pick-b3")
    for text in ("pick-c3", "pick-d3", "pick-new"):
        assert match.texts() == [text]
        play(match, text)
    assert asked(match) == "turn 2"


# --- What is caught ----------------------------------------------------------------------------------------------


def test_caught_fish_and_shrimps_are_kept_face_up_and_waves_are_discarded() -> None:
    """PL-31"""
    match = play(sea(grid=MIXED, up={1: "RA"}), "dive shrimp top-left YB deeper GC pick-a2 pick-d2 pick-new")
    assert diver(match, 1) == (3, "RA GC shrimp", "-")
    assert heap(match, "discards") == "wave"
    assert asked(match) == "turn 2"


def test_nets_and_harpoons_act_after_fish_are_received() -> None:
    """PL-31"""
    match = play(sea(grid=MIXED, up={2: "YC"}), "dive GC top-left YB deeper GA pick-b2 pick-c2 pick-new")
    assert asked(match) == "effects 1"
    assert diver(match, 1).up == "GA"
    assert (head(match)["nets"], head(match)["harpoons"]) == ("1", "1")


@pytest.mark.parametrize("order", ["net-YC-2 harpoon-a1", "harpoon-a1 net-YC-2"])
def test_nets_and_harpoons_act_in_any_order(order: str) -> None:
    """PL-31"""
    match = play(sea(grid=MIXED, up={2: "YC"}), "dive GC top-left YB deeper GA pick-b2 pick-c2 pick-new")
    assert match.texts() == [
        "net-YC-2", "no-net",
        "harpoon-a1", "harpoon-b1", "harpoon-c1", "harpoon-d1", "harpoon-new1", "harpoon-new2", "no-harpoon",
    ]  # fmt: skip
    first, second = order.split()
    play(match, first)
    assert asked(match) == "effects 1"
    play(match, second)
    assert diver(match, 1).up == "RA GA YC"
    assert heap(match, "discards") == "net harpoon"
    assert asked(match) == "fill 2"


def test_two_nets_and_two_harpoons_act_one_after_the_other() -> None:
    """PL-31"""
    match = sea(3, grid=MIXED, up={2: "RA 2xRB", 3: "RC"})
    play(match, "dive GC top-left YB deeper RC deeper wave pick-a3 pick-b3 pick-c3 pick-d3")
    assert (head(match)["nets"], head(match)["harpoons"]) == ("2", "2")
    play(match, "net-RB-2 harpoon-a1 net-RC-3 no-harpoon")
    assert diver(match, 1).up == "RA RB RC"
    assert diver(match, 2).up == "RA RB"
    assert diver(match, 3).up == "-"
    assert heap(match, "discards") == "2xnet 2xharpoon"


# --- Net ---------------------------------------------------------------------------------------------------------


def test_a_net_takes_a_fish_or_shrimp_of_any_other_diver() -> None:
    """PL-32"""
    match = sea(4, asked="effects", more="nets 1", up={1: "RA", 2: "RA 2xshrimp", 4: "YC"}, down={3: "GC"})
    assert match.texts() == ["net-RA-2", "net-shrimp-2", "net-YC-4", "no-net"]
    before = match.copy()
    play(match, "net-shrimp-2")
    assert [diver(match, n).up for n in (1, 2, 4)] == ["RA shrimp", "RA shrimp", "YC"]
    assert diver(play(before, "net-YC-4"), 4) == (0, "-", "-")


def test_a_net_may_be_declined() -> None:
    """PL-32"""
    match = play(sea(asked="effects", more="nets 1", up={2: "RA"}), "no-net")
    assert diver(match, 2).up == "RA"
    assert heap(match, "discards") == "net"
    assert asked(match) == "turn 2"


def test_a_net_without_a_target_is_discarded_without_a_question() -> None:
    """PL-32"""
    match = play(sea(up={1: "RA"}, down={2: "RA"}), "dive GC top-left net column")
    assert asked(match) == "turn 2"
    assert heap(match, "discards") == "net"


def test_a_second_net_whose_target_is_gone_is_discarded() -> None:
    """PL-32"""
    match = play(sea(asked="effects", more="nets 2", up={2: "RA"}), "net-RA-2")
    assert asked(match) == "turn 2"
    assert heap(match, "discards") == "2xnet"
    asked_again = play(sea(asked="effects", more="nets 2", up={2: "2xRA"}), "net-RA-2")
    assert asked(asked_again) == "effects 1"


def test_a_net_does_not_take_face_down_cards() -> None:
    """PL-32, PL-51"""
    assert sea(asked="effects", more="nets 1", up={2: "RA"}, down={2: "RB"}).texts() == ["net-RA-2", "no-net"]


# --- Harpoon -----------------------------------------------------------------------------------------------------


def test_a_harpoon_takes_a_fish_of_the_grid_but_no_shrimp() -> None:
    """PL-33"""
    match = play(sea(grid=MIXED), "dive GC top-left harpoon column")
    assert match.texts() == ["harpoon-a1", "harpoon-b1", "harpoon-c1", "harpoon-d1", "no-harpoon"]
    play(match, "harpoon-c1")
    assert diver(match, 1).up == "GC YA"
    assert heap(match, "discards") == "harpoon"


def test_a_harpoon_takes_a_fish_from_the_rest_of_the_column() -> None:
    """PL-33"""
    match = play(sea(grid=MIXED), "dive GC top-left YB deeper RC pick-a2 pick-c2 pick-d2")
    assert {"harpoon-new1", "harpoon-new2", "harpoon-new3"} < set(match.texts())
    play(match, "harpoon-new2")
    assert diver(match, 1).up == "YB shrimp"
    assert grid(match) == "RA GA YA RB\nGC net RC -\nnet net harpoon harpoon"
    assert asked(match) == "fill 2"


def test_a_harpoon_may_be_declined() -> None:
    """PL-33"""
    match = play(begin(2), "dive GC top-left harpoon column no-harpoon")
    assert grid(match) == GRID
    assert diver(match, 1).up == "GC"
    assert heap(match, "discards") == "harpoon"


def test_a_harpoon_without_a_fish_to_take_is_discarded_without_a_question() -> None:
    """PL-33"""
    bare = "shrimp wave wave shrimp\nnet net net net\nwave wave wave wave"
    match = play(sea(grid=bare, up={2: "RA"}), "dive GC top-left harpoon column")
    assert asked(match) == "turn 2"
    assert heap(match, "discards") == "harpoon"
    left = play(sea(grid=bare), "dive GC top-left harpoon pick-a1 pick-new")  # card 1 is left in the column
    assert left.texts() == ["harpoon-new1", "no-harpoon"]


@pytest.mark.parametrize("cell", range(12))
@pytest.mark.parametrize("fish", ["RA", "GA", "YA"])
def test_a_harpoon_finds_the_only_fish_anywhere_in_the_grid(cell: int, fish: str) -> None:
    """PL-33"""
    names = ["shrimp", "wave", "wave", "shrimp", "net", "net", "net", "net", "wave", "wave", "wave", "wave"]
    names[cell] = fish
    match = sea(grid="\n".join(" ".join(names[row : row + 4]) for row in (0, 4, 8)))
    play(match, "dive shrimp top-left harpoon column")
    assert match.texts() == [f"harpoon-{'abcd'[cell % 4]}{cell // 4 + 1}", "no-harpoon"]


@pytest.mark.parametrize("nth", [1, 2, 3, 4])
@pytest.mark.parametrize("fish", ["RA", "GA", "YA"])
def test_a_harpoon_finds_the_only_fish_of_the_column(nth: int, fish: str) -> None:
    """PL-33"""
    laid = ["shrimp", "wave", "net", "wave"]
    laid[nth - 1] = fish
    gaps = "- harpoon - -\n- - - -\nnet net net net"
    match = sea(asked="effects", grid=gaps, laid=" ".join(laid), more="harpoons 1")
    assert match.texts() == [f"harpoon-new{nth}", "no-harpoon"]
    play(match, f"harpoon-new{nth}")
    assert diver(match, 1).up == fish


def test_a_second_harpoon_whose_fish_is_gone_is_discarded() -> None:
    """PL-33"""
    one_fish = "shrimp wave wave RA\nnet net net net\nwave wave wave wave"
    match = play(sea(asked="effects", grid=one_fish, more="harpoons 2 nets 1", up={2: "RB"}), "harpoon-d1")
    assert match.texts() == ["net-RB-2", "no-net"]
    assert heap(match, "discards") == "2xharpoon"


# --- The column fills the grid -----------------------------------------------------------------------------------


def test_the_rest_of_the_column_fills_the_gaps_in_the_order_it_was_laid() -> None:
    """PL-34"""
    match = play(begin(2), "dive shrimp top-left wave deeper RC pick-a2 pick-c2 pick-new")
    assert grid(match) == "RA GA YA RB\nshrimp YB wave GC\nYC RA GA YB"
    assert asked(match) == "turn 2"


def test_the_whole_column_fills_the_gaps_if_only_grid_cards_were_taken() -> None:
    """PL-34"""
    match = play(begin(2), "dive shrimp bottom-right wave deeper net deeper harpoon")
    play(match, "pick-a1 pick-b1 pick-c1 pick-d1")
    assert grid(match) == "shrimp wave net harpoon\nGB YB RC GC\nYC RA GA YB"


def test_the_column_fills_the_gap_of_a_harpoon_too_if_it_comes_first() -> None:
    """PL-34"""
    match = play(sea(grid=MIXED), "dive GC top-left YB deeper RC pick-a2 pick-c2 pick-new harpoon-b1")
    assert grid(match) == "RA GC YA RB\nYB net - wave\nnet net harpoon harpoon"
    assert asked(match) == "fill 2"


def test_the_column_fills_gaps_only_after_the_last_effect() -> None:
    """PL-34"""
    match = play(sea(grid=MIXED, up={2: "RA"}), "dive GC top-left YB deeper RC pick-b2 pick-c2 pick-new")
    play(match, "no-net")
    assert column(match) == ["GC", "YB", "-", "-"]
    assert grid(match).splitlines()[1] == "shrimp - - wave"
    play(match, "no-harpoon")
    assert grid(match).splitlines()[1] == "shrimp GC YB wave"


@pytest.mark.parametrize("harpoons", range(5))
def test_there_is_a_gap_for_each_card_of_the_column(harpoons: int) -> None:
    """PL-34"""
    row = ["harpoon"] * harpoons + ["wave"] * (4 - harpoons)
    match = sea(grid=f"{' '.join(row)}\nGB YB RC GC\nYC RA GA YB")
    play(match, "dive net bottom-left shrimp deeper RA deeper GA pick-a1 pick-b1 pick-c1 pick-d1")
    play(match, " ".join([f"harpoon-{x}2" for x in "abcd"][:harpoons]))
    assert grid(match).splitlines()[0] == "net shrimp RA GA"
    assert grid(match).count("-") == harpoons
    assert column(match) == []
