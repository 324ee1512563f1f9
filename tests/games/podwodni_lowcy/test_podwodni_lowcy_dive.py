"""Diving: laying cards beside the grid, and breaking a dive."""

import pytest

from fathomfive.kernel.game import TABLE
from fathomfive.kernel.match import Match
from games.podwodni_lowcy.sea import BARE, GRID, asked, begin, cards, column, diver, grid, head, heap, play, sea

CORNERS = ["top-left", "top-right", "bottom-left", "bottom-right"]
each_corner = pytest.mark.parametrize("corner", CORNERS)

# All cards differ, so only the cards a test adds can break a dive.
PLAIN = "wave net harpoon shrimp\nGB YB RC GC\nYC RA GA YB"


# --- Card 1 ------------------------------------------------------------------------------------------------------


def test_card_1_is_drawn_and_seen_before_it_is_laid() -> None:
    """PL-20"""
    match = play(begin(2), "dive")
    assert match.to_act == TABLE
    play(match, "RC")
    assert head(match)["card"] == "RC"
    assert column(match) == []
    assert asked(match) == "corner 1"
    assert match.texts() == CORNERS


@each_corner
def test_card_1_is_laid_outside_any_of_the_four_corners(corner: str) -> None:
    """PL-20"""
    match = play(begin(2), f"dive RC {corner}")
    lines = match.draw().split("\n\n")[1].splitlines()
    assert column(match) == (["RC", "-", "-", "-"] if "top" in corner else ["-", "-", "-", "RC"])
    assert lines[1 if "top" in corner else 4].startswith("~")
    assert lines[0].endswith("new") == ("right" in corner)
    assert match.to_act == TABLE


@pytest.mark.parametrize("card", ["RC", "shrimp", "wave", "net", "harpoon"])
@each_corner
def test_card_1_cannot_break_the_dive(corner: str, card: str) -> None:
    """PL-20"""
    row = f"{card} GA YA {card}"
    match = play(sea(grid=f"{row}\nGB YB RB GC\n{row}"), f"dive {card} {corner}")
    assert asked(match) == "draw 1"


# --- Cards 2, 3 and 4 --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("corner", "drawn"),
    [
        ("top-left", ["shrimp", "wave", "net", "harpoon"]),
        ("top-right", ["shrimp", "wave", "net", "harpoon"]),
        ("bottom-left", ["harpoon", "net", "wave", "shrimp"]),
        ("bottom-right", ["harpoon", "net", "wave", "shrimp"]),
    ],
)
def test_cards_are_laid_from_the_corner_to_the_far_row(corner: str, drawn: list[str]) -> None:
    """PL-21"""
    match = play(begin(2), f"dive shrimp {corner} wave deeper net deeper harpoon")
    assert column(match) == drawn
    assert grid(match) == GRID


def test_after_card_2_and_card_3_the_diver_goes_deeper_or_surfaces() -> None:
    """PL-21"""
    match = play(begin(2), "dive shrimp top-left wave")
    assert match.texts() == ["deeper", "column", "pick-a1", "pick-b1", "pick-c1", "pick-d1"]
    play(match, "deeper")
    assert match.to_act == TABLE
    assert play(match, "net").texts() == ["deeper", "column", "pick-a2", "pick-b2", "pick-c2"]


def test_after_card_4_the_diver_must_surface() -> None:
    """PL-21"""
    match = play(begin(2), "dive shrimp top-left wave deeper net deeper harpoon")
    assert match.texts() == ["column", "pick-a3", "pick-b3"]


def test_a_dive_has_at_least_two_cards() -> None:
    """PL-21"""
    match = play(begin(2), "dive shrimp")
    assert match.texts() == CORNERS
    assert play(match, "top-left").to_act == TABLE


@pytest.mark.parametrize(
    ("corner", "rows"),
    [("top-left", "123"), ("top-right", "123"), ("bottom-left", "321"), ("bottom-right", "321")],
)
def test_each_card_is_laid_beside_its_own_row(corner: str, rows: str) -> None:
    """PL-21"""
    match = play(begin(2), f"dive shrimp {corner}")
    for row, drawn in zip(rows, ["wave", "deeper net", "deeper harpoon"], strict=True):
        assert f"pick-a{row}" in play(match, drawn).texts()


# --- Breaks ------------------------------------------------------------------------------------------------------


def broken(match: Match) -> bool:
    """Did the dive break?"""
    return column(match) == []


def test_a_fish_next_to_a_fish_of_its_colour_in_the_column_breaks_the_dive() -> None:
    """PL-22"""
    assert broken(play(sea(grid=PLAIN), "dive RA top-left RA"))
    assert broken(play(sea(grid=PLAIN), "dive RA top-left RC"))  # kinds do not matter
    assert not broken(play(sea(grid=PLAIN), "dive RA top-left GA"))
    assert not broken(play(sea(grid=PLAIN), "dive shrimp top-left RA"))


def test_in_the_column_only_the_previous_card_matters_for_a_fish() -> None:
    """PL-22"""
    grid = "wave net harpoon shrimp\nnet wave harpoon net\nYC RA GA YB"
    assert not broken(play(sea(grid=grid), "dive RA top-left GA deeper RB"))
    assert broken(play(sea(grid=grid), "dive RA top-left GA deeper GB"))
    assert broken(play(sea(grid=BARE), "dive RA top-left GA deeper RB deeper RC"))
    assert not broken(play(sea(grid=BARE), "dive RA top-left GA deeper RB deeper GC"))


@pytest.mark.parametrize(
    ("corner", "breakers"),
    [("top-left", "RGY"), ("top-right", "YRG"), ("bottom-left", "YGR"), ("bottom-right", "GRY")],
)
def test_a_fish_beside_the_end_card_of_its_colour_breaks_the_dive(corner: str, breakers: str) -> None:
    """PL-22"""
    grid = "RA wave wave YA\nGA wave wave RA\nYA wave wave GA"
    between = ["shrimp", "net", "harpoon"]
    for n, breaker in enumerate(breakers):
        for colour in "RGY":
            match = sea(grid=grid)
            way = "".join(f"{card} deeper " for card in between[1 : n + 1])
            play(match, f"dive shrimp {corner} {way} {colour}B")
            assert broken(match) == (colour == breaker), (corner, n, colour)


def test_for_a_fish_other_fish_of_the_row_do_not_matter() -> None:
    """PL-22"""
    grid = "GA RA RB RC\nwave wave wave wave\nnet net net net"
    assert not broken(play(sea(grid=grid), "dive shrimp top-left RA"))
    assert broken(play(sea(grid=grid), "dive shrimp top-right RA"))


def test_a_shrimp_has_no_colour() -> None:
    """PL-22"""
    grid = "shrimp RA GA shrimp\nwave wave wave wave\nnet net net net"
    for colour in "RGY":
        assert not broken(play(sea(grid=grid), f"dive shrimp top-left {colour}A"))
        assert not broken(play(sea(grid=grid), f"dive shrimp top-right {colour}A"))


@pytest.mark.parametrize("card", ["shrimp", "net", "harpoon", "wave"])
@pytest.mark.parametrize("where", range(4))
@each_corner
def test_a_card_other_than_a_fish_breaks_the_dive_if_its_row_has_the_same_card(
    corner: str, where: int, card: str
) -> None:
    """PL-22"""
    rows = [["GA", "RB", "YC", "GB"] for _ in range(3)]
    near = 0 if "top" in corner else 2
    rows[near][where] = card
    grid = "\n".join(" ".join(row) for row in rows)
    assert broken(play(sea(grid=grid), f"dive RA {corner} {card}"))
    rows[near][where] = rows[1][where]
    rows[1][where] = card  # the row of card 3
    grid = "\n".join(" ".join(row) for row in rows)
    assert not broken(play(sea(grid=grid), f"dive RA {corner} {card}"))
    assert broken(play(sea(grid=grid), f"dive RA {corner} YA deeper {card}"))


@pytest.mark.parametrize("card", ["shrimp", "net", "harpoon", "wave"])
def test_a_card_other_than_a_fish_breaks_the_dive_if_the_column_has_the_same_card(card: str) -> None:
    """PL-22"""
    others = [other for other in ("shrimp", "net", "harpoon", "wave") if other != card]
    assert broken(play(begin(2), f"dive {card} top-left {card}"))
    assert broken(play(begin(2), f"dive {card} top-left {others[0]} deeper {card}"))
    assert broken(play(begin(2), f"dive {others[0]} top-left {card} deeper {others[1]} deeper {card}"))
    assert not broken(play(begin(2), f"dive {others[0]} top-left {card} deeper {others[1]} deeper {others[2]}"))


def test_different_cards_do_not_break_the_dive() -> None:
    """PL-22"""
    grid = "shrimp net harpoon shrimp\nGB YB RC GC\nYC RA GA YB"
    assert not broken(play(sea(grid=grid), "dive RA top-left wave"))
    assert broken(play(sea(grid=grid), "dive RA top-left harpoon"))


def test_the_example_of_the_red_fish_and_the_net() -> None:
    """PL-22"""
    grid = "GA net YA GB\nwave wave wave wave\nharpoon harpoon harpoon harpoon"
    assert broken(play(sea(grid=grid), "dive RA top-left RB"))
    assert broken(play(sea(grid=grid), "dive RA top-left net"))
    assert not broken(play(sea(grid=grid), "dive RA top-left YB"))


# --- What a break does -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("card", ["RC", "shrimp"])
def test_a_diver_whose_dive_breaks_at_card_2_receives_card_1(card: str) -> None:
    """PL-23"""
    match = play(begin(2), f"dive {card} top-left {'RA' if card == 'RC' else 'shrimp'}")
    assert diver(match, 1) == (1, card, "-")
    assert heap(match, "discards") == ("RA" if card == "RC" else "shrimp")
    assert asked(match) == "turn 2"
    assert column(match) == []
    assert grid(match) == GRID


def test_a_wave_as_card_1_is_discarded_if_card_2_breaks_the_dive() -> None:
    """PL-23"""
    match = play(begin(2), "dive wave top-left RC")
    assert diver(match, 1) == (0, "-", "-")
    assert heap(match, "discards") == "RC wave"
    assert asked(match) == "turn 2"


def test_a_net_as_card_1_acts_and_is_discarded_if_card_2_breaks_the_dive() -> None:
    """PL-23"""
    match = play(sea(up={2: "GA shrimp"}), "dive net top-left RC")
    assert asked(match) == "effects 1"
    assert match.texts() == ["net-GA-2", "net-shrimp-2", "no-net"]
    play(match, "net-shrimp-2")
    assert (diver(match, 1).up, diver(match, 2).up) == ("shrimp", "GA")
    assert heap(match, "discards") == "RC net"
    assert asked(match) == "turn 2"


def test_the_column_is_empty_before_a_net_acts() -> None:
    """PL-23, PL-30"""
    for way in ("net bottom-right YA", "net bottom-right RC column"):
        match = play(sea(up={2: "GA"}), f"dive {way}")
        assert asked(match) == "effects 1"
        assert column(match) == []


def test_a_harpoon_as_card_1_takes_a_fish_of_the_grid_but_not_card_2_that_broke_the_dive() -> None:
    """PL-23"""
    match = play(begin(2), "dive harpoon top-left RC")
    assert heap(match, "discards") == "RC"
    assert match.texts() == [*(f"harpoon-{x}{y}" for y in "123" for x in "abcd"), "no-harpoon"]
    declined = play(match.copy(), "no-harpoon")
    assert grid(declined) == GRID
    assert asked(declined) == "turn 2"
    play(match, "harpoon-c2")
    assert diver(match, 1).up == "RC"
    assert heap(match, "discards") == "RC harpoon"
    assert grid(match) == "RA GA YA RB\nGB YB - GC\nYC RA GA YB"
    assert asked(match) == "fill 2"


@pytest.mark.parametrize("way", ["net deeper shrimp", "net deeper RC deeper YA"])
def test_all_laid_cards_are_discarded_if_card_3_or_4_breaks_the_dive(way: str) -> None:
    """PL-24"""
    grid_ = "RA GA YA RB\nYB shrimp RC GC\nYC RA GA YB"
    match = play(sea(grid=grid_, up={1: "GB", 2: "GB"}), f"dive GA top-left {way}")
    assert diver(match, 1).up == "GB"
    assert cards(heap(match, "discards")) == cards(f"GA {way.replace('deeper', '')}")
    assert grid(match) == grid_
    assert column(match) == []
    assert asked(match) == "turn 2"


@pytest.mark.parametrize("card", ["net", "harpoon"])
def test_a_net_or_harpoon_does_not_act_if_card_3_breaks_the_dive(card: str) -> None:
    """PL-24"""
    match = play(sea(up={2: "GB"}), f"dive {card} top-left wave deeper {card}")
    assert asked(match) == "turn 2"
    assert diver(match, 2).up == "GB"
    assert grid(match) == GRID


def test_a_wave_that_breaks_the_dive_washes_before_card_1_is_received() -> None:
    """PL-25"""
    match = play(sea(grid=PLAIN, up={2: "2xRA GB"}), "dive YA top-left wave")
    assert asked(match) == "wash 2"
    assert diver(match, 1).up == "-"
    play(match, "wash-RA")
    assert diver(match, 1).up == "YA"


def test_a_wave_that_breaks_the_dive_later_washes_before_all_cards_are_discarded() -> None:
    """PL-25"""
    match = play(sea(up={1: "RA"}), "dive wave top-left net deeper wave")
    assert asked(match) == "wash 1"
    assert column(match) == ["wave", "net", "wave", "-"]
    play(match, "wash-RA")
    assert cards(heap(match, "discards")) == cards("RA net 2xwave")


def test_nobody_is_washed_if_another_card_breaks_the_dive() -> None:
    """PL-25"""
    match = play(sea(up={1: "RA", 2: "RA"}), "dive wave top-left net deeper net")
    assert asked(match) == "turn 2"
    assert [diver(match, n).up for n in (1, 2)] == ["RA", "RA"]
