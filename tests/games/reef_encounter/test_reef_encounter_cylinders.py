"""Cylinders and coral tiles."""

import pytest

from games.reef_encounter.reef import asked, colour, goals, kinds, play, reef, refused, row, supply, tiles

LAST_TILE = "1 2 3 5 6 7 8 9 10"  # all but tile 4


def turned(before: dict[int, str], after: dict[int, str]) -> set[int]:
    """List the coral tiles that have been flipped."""
    return {tile for tile in before if before[tile].strip("!") != after[tile].strip("!")}


def test_a_blue_cylinder_goes_on_the_sea_and_then_a_red_one_on_a_tile() -> None:
    """RE-50, RE-51 Example T1"""
    match = reef(prey={1: "O2"}, eaten={1: 1})
    start = tiles(match)
    play(match, "swap-O-blue-sea")
    middle = tiles(match)
    assert turned(start, middle) == {3, 6, 10}
    assert middle[3] == "O>Y"
    assert "tile3" in goals(match, "swap-O-")
    play(match, "swap-O-tile3")
    end = tiles(match)
    assert turned(middle, end) == {2, 9, 10}
    assert end[3] == "O>Y!"
    assert supply(match) == {"blue": "4", "green": "5", "purple": "5", "red": "4", "afloat": "blue"}


def test_any_consumed_polyp_buys_a_cylinder_of_any_colour_and_goes_into_the_bag() -> None:
    """RE-27"""
    match = reef(prey={1: "O1 G1"})
    assert kinds(match) == {"hatch", "swap", "take"}
    algae = ("blue", "green", "purple", "red")
    assert goals(match, "swap-") == {f"{c}-{alga}-sea" for c in "OG" for alga in algae}
    assert refused(match, "swap-W-blue-sea") == "RE-27 no-prey"
    assert refused(match, "swap-W-tile1") == "RE-27 no-prey"
    before = int(colour(match, "G")["bag"])
    play(match, "swap-G-red-sea")
    assert int(colour(match, "G")["bag"]) == before + 1
    assert row(match, 1)["consumed"] == "O1"
    assert supply(match)["afloat"] == "red"


def test_a_colour_that_is_sold_out_cannot_be_chosen() -> None:
    """RE-27"""
    match = reef(prey={1: "O1"}, eaten={1: 1}, down="1 4", locked="1 3 4 6 10")
    assert supply(match)["blue"] == "0"
    assert refused(match, "swap-O-blue-sea") == "RE-27 sold-out"
    assert goals(match, "swap-O-") == {f"{a}-sea" for a in ("green", "purple", "red")} | {
        f"tile{n}" for n in (2, 5, 7, 8, 9)
    }


def test_the_last_cylinder_in_the_supply_may_lock_a_tile_but_not_the_one_on_the_sea() -> None:
    """RE-27, RE-51"""
    table = {"prey": {1: "O1"}, "eaten": {1: 1}, "down": "6 7", "locked": "5 6 7 8"}
    match = reef(**table)  # type: ignore[arg-type]
    assert supply(match)["green"] == "1"
    assert "tile1" in goals(match, "swap-O-")
    match = reef(**table, afloat="green")  # type: ignore[arg-type]
    assert refused(match, "swap-O-tile1") == "RE-27 sold-out"
    assert goals(match, "swap-O-tile") == {"2", "3", "4", "9", "10"}


def test_the_cylinder_on_the_sea_is_not_part_of_the_supply() -> None:
    """RE-27"""
    match = reef(prey={1: "O2"}, eaten={1: 1}, down="1 4", locked="1 3 4 6", afloat="blue")
    assert refused(match, "swap-O-blue-sea") == "RE-27 sold-out"
    assert refused(match, "swap-O-tile10") == "RE-27 sold-out"
    play(match, "swap-O-red-sea")
    assert "blue-sea" in goals(match, "swap-O-")


def test_a_cylinder_on_the_sea_returns_the_old_one_and_flips_unlocked_tiles() -> None:
    """RE-50"""
    match = reef(prey={1: "O3"}, locked="6", afloat="red")
    assert supply(match) == {"blue": "4", "green": "5", "purple": "5", "red": "4", "afloat": "red"}
    before = tiles(match)
    play(match, "swap-O-blue-sea")
    assert turned(before, tiles(match)) == {3, 10}
    assert supply(match) == {"blue": "3", "green": "5", "purple": "5", "red": "5", "afloat": "blue"}
    play(match, "swap-O-blue-sea")  # the same colour again flips nothing: no tile shows it as the large alga now
    assert turned(before, tiles(match)) == {3, 10}
    assert supply(match)["blue"] == "3"
    play(match, "swap-O-red-sea")
    assert turned(before, tiles(match)) == {2, 9}
    assert asked(match) == "turn 1"


@pytest.mark.parametrize(
    ("alga", "up", "down"),
    [
        ("blue", {3, 6, 10}, {1, 4}),
        ("green", {1, 5, 8}, {6, 7}),
        ("purple", {4, 7}, {2, 8, 9}),
        ("red", {2, 9}, {3, 5, 10}),
    ],
)
def test_tiles_flip_by_their_large_alga(alga: str, up: set[int], down: set[int]) -> None:
    """RE-50, RE-2"""
    for side, flips in (("", up), ("1 2 3 4 5 6 7 8 9 10", down)):
        match = reef(prey={1: "O1"}, down=side)
        before = tiles(match)
        assert turned(before, tiles(play(match, f"swap-O-{alga}-sea"))) == flips


def test_a_cylinder_may_flip_nothing() -> None:
    """RE-50"""
    match = reef(prey={1: "O1"}, locked="1 5 8")
    before = tiles(match)
    assert turned(before, tiles(play(match, "swap-O-green-sea"))) == set()
    assert supply(match)["afloat"] == "green"


def test_a_locked_tile_is_not_flipped_but_others_of_its_alga_are() -> None:
    """RE-51"""
    match = reef(prey={1: "O1"}, eaten={1: 1}, locked="8", afloat="red")
    before = tiles(match)
    play(match, "swap-O-tile5")
    after = tiles(match)
    assert turned(before, after) == {1}
    assert after[5] == "O>P!"
    assert supply(match) == {"blue": "5", "green": "3", "purple": "5", "red": "4", "afloat": "red"}


def test_a_player_locks_one_tile_a_turn_and_only_with_a_shrimp_on_the_sea() -> None:
    """RE-51"""
    match = reef(prey={1: "O2"}, eaten={2: 1})
    assert refused(match, "swap-O-tile1") == "RE-51 no-shrimp-at-sea"
    match = reef(prey={1: "O2"}, eaten={1: 1})
    assert {f"tile{n}" for n in range(1, 11)} <= goals(match, "swap-O-")
    play(match, "swap-O-tile1")
    assert refused(match, "swap-O-tile1") == "RE-51 locked"
    assert refused(match, "swap-O-tile2") == "RE-51 covered"
    assert "red-sea" in goals(match, "swap-O-")


def test_a_locked_tile_is_never_flipped_or_covered_again() -> None:
    """RE-51"""
    match = reef(prey={1: "O2"}, eaten={1: 2}, locked="3")
    assert refused(match, "swap-O-tile3") == "RE-51 locked"
    before = tiles(match)
    assert turned(before, tiles(play(match, "swap-O-blue-sea swap-O-red-sea"))) == {2, 6, 9}
    assert tiles(match)[3] == "Y>O!"


@pytest.mark.parametrize("tile", range(1, 11))
def test_only_a_player_with_two_polyps_in_the_fish_covers_the_last_tile(tile: int) -> None:
    """RE-52"""
    locked = " ".join(str(n) for n in range(1, 11) if n != tile)
    match = reef(prey={1: "O1"}, eaten={1: 1}, fish={1: "W1"}, locked=locked, game="advanced")
    assert refused(match, f"swap-O-tile{tile}") == "RE-52 last-tile"
    assert not goals(match, "swap-O-tile")
    match = reef(prey={1: "O1"}, eaten={1: 1}, fish={1: "W2"}, locked=locked, game="advanced")
    assert asked(play(match, f"swap-O-tile{tile}")) == "reveal 1"


def test_locking_the_last_tile_but_one_needs_no_second_polyp_in_the_fish() -> None:
    """RE-52"""
    match = reef(prey={1: "O1"}, eaten={1: 1}, fish={1: "W1"}, locked="1 2 3 5 6 8 9 10", game="advanced")
    assert {"tile4", "tile7"} <= goals(match, "swap-O-")


def test_in_the_basic_game_eating_always_leaves_two_polyps_in_the_fish() -> None:
    """RE-52"""
    match = reef(boards={0: "W A3 B3 A4 B4 A5@1, Y A6"}, prey={1: "O1"}, fish={1: "G1"}, locked=LAST_TILE)
    play(match, "eat-b0A5")
    assert row(match, 1)["fish"] == "W1 G1"
    assert "tile4" in goals(match, "swap-O-")
    advanced = reef(boards={0: "W A3 B3 A4 B4 A5@1"}, prey={1: "O1"}, fish={1: "G1"}, locked=LAST_TILE, game="advanced")
    play(advanced, "eat-b0A5")
    assert row(advanced, 1)["fish"] == "G1"
    assert refused(advanced, "swap-O-tile4") == "RE-52 last-tile"
