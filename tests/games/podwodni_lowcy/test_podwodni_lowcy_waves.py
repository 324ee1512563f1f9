"""Waves: washing divers, discarding cards, and ending the turn."""

import pytest

from games.podwodni_lowcy.sea import asked, cards, column, diver, grid, head, heap, play, sea

WAVY = "wave GA wave RB\nGB YB RC GC\nYC RA wave YB"


def test_every_diver_chooses_a_group_beginning_with_the_active_one_clockwise() -> None:
    """PL-40"""
    match = sea(4, diver=3, grid=WAVY, up={1: "RA", 2: "RB", 3: "RC", 4: "GA"})
    play(match, "dive net top-left wave")
    order = []
    while head(match)["asked"] == "wash":
        order.append(head(match)["seat"])
        play(match, match.texts()[0])
    assert order == ["3", "4", "1", "2"]
    assert asked(match) == "fill 4"


def test_a_diver_without_face_up_cards_is_not_asked() -> None:
    """PL-40"""
    match = sea(5, diver=2, grid=WAVY, up={1: "RA", 4: "RB"}, down={3: "RC", 5: "GA"})
    play(match, "dive YA top-left wave")
    assert asked(match) == "wash 4"
    assert asked(play(match, "wash-RB")) == "wash 1"
    assert asked(play(match, "wash-RA")) == "fill 3"
    assert diver(match, 2).up == "YA"


def test_a_group_is_a_kind_in_a_colour_or_the_shrimps() -> None:
    """PL-40"""
    match = play(sea(grid=WAVY, up={1: "2xRA RB 3xGA shrimp", 2: "2xshrimp"}), "dive net top-left wave")
    assert match.texts() == ["wash-RA", "wash-RB", "wash-GA", "wash-shrimp"]
    play(match, "wash-GA")
    assert diver(match, 1) == (4, "2xRA RB shrimp", "-")
    assert match.texts() == ["wash-shrimp"]
    play(match, "wash-shrimp")
    assert diver(match, 2) == (0, "-", "-")
    assert cards(heap(match, "discards")) == cards("3xGA 2xshrimp net 3xwave")


def test_face_down_cards_are_safe() -> None:
    """PL-40, PL-51"""
    match = play(sea(grid=WAVY, up={1: "RA"}, down={1: "RA RB"}), "dive YA top-left wave")
    assert match.texts() == ["wash-RA"]
    assert diver(play(match, "wash-RA"), 1) == (21, "YA", "RA RB")


def test_no_question_is_asked_if_nobody_has_a_card() -> None:
    """PL-40"""
    match = play(sea(3, grid=WAVY), "dive YA top-left wave")
    assert asked(match) == "fill 2"
    assert diver(match, 1).up == "YA"
    assert heap(match, "discards") == "3xwave"


@pytest.mark.parametrize("way", ["wave top-left wave", "wave top-left net deeper wave"])
def test_another_wave_in_the_column_is_enough_to_wash(way: str) -> None:
    """PL-40"""
    match = play(sea(up={1: "RA"}), f"dive {way}")
    assert asked(match) == "wash 1"


def test_all_waves_of_the_row_and_of_the_column_are_discarded() -> None:
    """PL-41"""
    match = play(sea(grid=WAVY, up={2: "GC"}), "dive YA top-left wave wash-GC")
    assert grid(match) == "- GA - RB\nGB YB RC GC\nYC RA wave YB"
    assert heap(match, "discards") == "GC 3xwave"
    assert asked(match) == "fill 2"


@pytest.mark.parametrize(
    ("corner", "rows"),
    [("top-left", [0, 1, 2]), ("top-right", [0, 1, 2]), ("bottom-left", [2, 1, 0]), ("bottom-right", [2, 1, 0])],
)
@pytest.mark.parametrize("n", [2, 3, 4])
def test_only_waves_in_the_row_of_the_laid_wave_are_discarded(corner: str, rows: list[int], n: int) -> None:
    """PL-41"""
    full = ["GA wave YB RB", "GB RC wave RA", "wave YC GC YA"]
    way = ["shrimp", "net", "harpoon"][: n - 1]
    play(match := sea(grid="\n".join(full)), f"dive {way[0]} {corner} {' deeper '.join([*way[1:], 'wave'])}")
    gone = rows[n - 2]
    assert grid(match) == "\n".join(row.replace("wave", "-") if k == gone else row for k, row in enumerate(full))
    assert diver(match, 1).up == ("shrimp" if n == 2 else "-")
    assert column(match) == []


def test_the_diver_receives_card_1_if_card_2_is_a_washing_wave() -> None:
    """PL-41"""
    match = play(sea(3, grid=WAVY, up={1: "2xRA", 2: "RB", 3: "RC GC"}), "dive YA top-left wave")
    play(match, "wash-RA wash-RB wash-GC")
    assert [diver(match, n).up for n in (1, 2, 3)] == ["YA", "-", "RC"]
    assert cards(heap(match, "discards")) == cards("2xRA RB GC 3xwave")
    assert asked(match) == "fill 2"


def test_card_1_is_safe_from_the_washing() -> None:
    """PL-41"""
    match = play(sea(grid=WAVY, up={1: "GC"}), "dive YA top-left wave")
    assert match.texts() == ["wash-GC"]


def test_a_net_as_card_1_acts_after_the_washing() -> None:
    """PL-41"""
    match = play(sea(grid=WAVY, up={2: "2xGC RB"}), "dive net top-left wave wash-GC")
    assert match.texts() == ["net-RB-2", "no-net"]
    washed_away = play(sea(grid=WAVY, up={2: "2xGC"}), "dive net top-left wave wash-GC")
    assert asked(washed_away) == "fill 2"
    assert cards(heap(washed_away, "discards")) == cards("2xGC net 3xwave")


def test_a_harpoon_as_card_1_acts_after_the_washing() -> None:
    """PL-41"""
    match = play(sea(grid=WAVY), "dive harpoon top-left wave harpoon-b1")
    assert grid(match).splitlines()[0] == "- - - RB"
    assert diver(match, 1).up == "GA"


def test_the_diver_receives_nothing_if_card_1_is_a_wave_too() -> None:
    """PL-41"""
    match = play(sea(up={1: "GC RB"}), "dive wave top-left wave wash-GC")
    assert diver(match, 1).up == "RB"
    assert heap(match, "discards") == "GC 2xwave"
    assert asked(match) == "turn 2"


@pytest.mark.parametrize("way", ["RC top-right shrimp deeper wave", "RC top-right shrimp deeper net deeper wave"])
def test_a_later_wave_discards_all_laid_cards(way: str) -> None:
    """PL-41"""
    wavy = "YA GA YB YA\nwave YB RC GC\nwave RA GA wave"
    match = play(sea(grid=wavy, up={1: "GA"}), f"dive {way} wash-GA")
    assert diver(match, 1).up == "-"
    laid = cards(way.replace("deeper", "").replace("top-right", ""))
    washed = 1 if "net" not in way else 2
    assert cards(heap(match, "discards")) == laid + cards(f"GA {washed}xwave")
    assert asked(match) == "fill 2"


def test_gaps_left_by_a_washing_are_filled_in_the_next_turn() -> None:
    """PL-41"""
    match = play(sea(grid=WAVY), "dive YA top-left wave")
    assert asked(match) == "fill 2"
    play(match, "net harpoon")
    assert grid(match).splitlines()[0] == "net GA harpoon RB"
    assert asked(match) == "turn 2"


def test_a_wave_without_another_wave_does_nothing() -> None:
    """PL-40"""
    match = play(sea(grid="RA GA YA RB\nwave wave wave wave\nYC RA GA YB", up={1: "RA"}), "dive YA top-left wave")
    assert asked(match) == "depth 1"
