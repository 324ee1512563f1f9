"""The contents of the box, checked against the rulebook page, and the bounds that follow from them."""

from itertools import combinations_with_replacement

import pytest

from fathomfive.games.reef_encounter import GAME
from fathomfive.games.reef_encounter import components as box
from fathomfive.kernel.errors import Refused
from fathomfive.kernel.match import Match
from fathomfive.texts import rulebook
from games.reef_encounter.reef import ALL, at, begin, colour, dealt, everywhere, in_bag, laid_out, play, reef, row

PAGE = rulebook(GAME, "en")
NAMES = dict(zip(("white", "yellow", "orange", "pink", "grey"), "WYOPG", strict=True))


def block(clause: str) -> list[str]:
    """Read the lines of the table or picture that follows a clause of the page."""
    return PAGE.split(f"- **{clause}** ")[1].split("\n\n")[1].splitlines()


# --- The box -----------------------------------------------------------------------------------------------------


def test_the_box_holds_what_the_page_says() -> None:
    """RE-1"""
    match = Match(GAME, 4)
    assert [int(colour(match, c)["bag"]) + int(colour(match, c)["bonus"]) for c in "WYOPG"] == [40] * 5
    assert [int(colour(match, c)["larvae"]) + int(colour(match, c)["larva"]) for c in "WYOPG"] == [10] * 5
    assert match.show()["cylinders"] == {"blue": 5, "green": 5, "purple": 5, "red": 5}
    assert [side["shrimps"] for side in match.show()["sides"]] == [4] * 4
    assert [side["player"] for side in match.show()["sides"]] == ["purple", "green", "red", "yellow"]
    assert len(match.show()["tiles"]) == 10


@pytest.mark.parametrize("side", ["up", "down"])
def test_coral_tiles_match_the_page(side: str) -> None:
    """RE-2"""
    shown = laid_out(starfish=side).show()["tiles"]
    page = {}
    for line in block("RE-2")[2:]:
        number, pair, algae = (cell.strip() for cell in line.strip("|").split("|"))
        page[int(number)] = [*pair.split(" > "), *algae.split(", ")]
    assert len(page) == 10
    for tile in shown:
        strong, weak, large, small = page[tile["tile"]]
        if side == "down":
            strong, weak, large, small = weak, strong, small, large
        assert [tile["strong"], tile["weak"], tile["large"], tile["small"]] == [strong, weak, large, small]


def test_there_is_a_coral_tile_for_every_pair_of_colours() -> None:
    """RE-2"""
    assert len({frozenset(pair) for pair in box.TILE_PAIRS}) == box.TILES == 10
    assert all(large != small for large, small in box.TILE_ALGAE)


def test_boards_match_the_page() -> None:
    """RE-3"""
    match = Match(GAME, 4)
    match.play("boards-0-1-2-3")
    for r, line in enumerate(block("RE-3")[2:8], 1):
        for kind, printed in enumerate(line.split()[1::2]):
            drawn = at(match, *(f"b{kind}{column}{r}" for column in "ABCDEFG"))
            assert drawn.replace(" ", "") == printed
    assert at(match, "b0D4", "b1D4", "b2D4", "b3D4") == "* * * *"
    for kind in range(4):
        cells = at(match, *(f"b{kind}{column}{r}" for column in "ABCDEFG" for r in range(1, 7)))
        assert sum(cell != "." for cell in cells.split()) == 33
        assert sorted(cell for cell in cells if cell.isalpha()) == sorted("WYOPG")


def test_boards_do_not_touch_each_other() -> None:
    """RE-3"""
    match = reef(boards={0: "W G3 G4, # E4", 1: "W A4 A5, Y A3"}, hands={1: "W1"}, cubes={1: "W1"})
    assert [len(coral["squares"]) for board in match.show()["boards"] for coral in board["corals"]] == [2, 2, 1]
    wide = reef(boards={0: "W G3, Y F3", 1: "W A3"}, hands={1: "W1"}, cubes={1: "W1"}, done="paid 1 placing W")
    assert not [text for text in wide.texts() if text.startswith("attack")]


def test_the_sea_has_five_spaces_in_the_order_of_the_colours() -> None:
    """RE-4"""
    sea = begin().show()["sea"]
    assert [space["colour"] for space in sea] == ["white", "yellow", "orange", "pink", "grey"]
    assert all(space["larva"] for space in sea)
    assert [sum(space["polyps"].values()) for space in sea] == [3, 3, 3, 2, 1]
    with pytest.raises(Refused, match="do not add up"):
        reef(sea={"W": "W2 Y2"})
    assert reef(afloat="red").show()["afloat"] == "red"
    assert begin().show()["afloat"] is None


# --- Values ------------------------------------------------------------------------------------------------------


def test_values_are_three_at_the_start_and_always_sum_to_fifteen() -> None:
    """RE-62 Example T4"""
    for side in ("up", "down"):
        assert laid_out(starfish=side).show()["values"] == dict.fromkeys(NAMES, 3)
    assert all(worth.sum() == 15 for worth in box.VALUE)
    for down in ("3 6 10", "1 2 7 9", ALL):
        assert sum(reef(down=down).show()["values"].values()) == 15


# --- Bounds ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "draws", "left"), [(2, 31, 158), (3, 38, 146), (4, 46, 133)])
def test_the_number_of_draws_during_set_up_is_known(seats: int, draws: int, left: int) -> None:
    """RE-14"""
    match = dealt(seats)
    assert len(match.moves) == draws == box.SET_UP[seats]
    assert in_bag(match) == left
    assert in_bag(begin(seats)) == left


def test_at_most_132_polyps_are_on_boards() -> None:
    """RE-3"""
    match = reef(4, asked="refill", more="space W", sea={"W": "W2"}, fish=dict.fromkeys(range(1, 5), "G1"),
                 boards={n: everywhere("WYOP"[n], n) for n in range(4)})  # fmt: skip
    assert sum(cell["colour"] is not None for b in match.show()["boards"] for cell in b["squares"].values()) == 132
    assert box.PLACES == 132


def longest(on_boards: int, at_sea: bool) -> int:
    """Bound the legal moves of a turn for a player with this many shrimps on boards.

    Neither a polyp nor another shrimp may go onto the square of a shrimp.
    """
    free = 4 * 33 - on_boards
    moves = on_boards * (free + 1)
    puts = free if on_boards + at_sea < 4 else 0
    swaps = 5 * (4 + 10 * at_sea)
    return moves + puts + 2 * free + swaps + 5 + 5 + 5 + 5  # pay, hatch, grow, take


def test_no_list_of_legal_moves_is_longer_than_the_bound() -> None:
    """RE-20"""
    most = max(longest(n, sea) for n in range(5) for sea in (False, True) if n + sea <= 4)
    assert most == 817
    assert most <= box.LONGEST <= 826
    meals = 4 + 4 * 129 + 5 * 14 + 20  # nothing can be placed while a coral may be eaten
    assert meals <= box.LONGEST


def test_a_very_long_list_of_legal_moves_is_complete() -> None:
    """RE-20"""
    boards = {0: "Y B2@1", 1: "O F2@1", 2: "P B6@1", 3: "G B6@1"}
    match = reef(4, boards=boards, done="paid 1 placing W", hands={1: "W1 Y1 O1 P1 G1"}, prey={1: "W1 Y1 O1 P1 G1"},
                 cubes={1: "W1 Y1 O1 P1 G1"})  # fmt: skip
    texts = match.texts()
    names = [text.split("-")[0] for text in texts]
    assert {name: names.count(name) for name in set(names)} == {
        "move": 4 * (128 + 1), "place": 128, "replace": 128, "swap": 5 * 4, "pay": 5, "hatch": 5, "grow": 5, "take": 5,
    }  # fmt: skip
    assert len(texts) == longest(4, False) == 812
    assert all(match.forbids(m) is None for m in match.legal())


def test_a_score_is_at_most_411() -> None:
    """RE-21, RE-62"""
    # The largest coral fills a board: 33 polyps, of which 29 stay.  Two corals of a colour leave out 4 of its 40.
    best = 0
    for values in {tuple(sorted(worth, reverse=True)) for worth in box.VALUE.tolist()}:
        for meals in combinations_with_replacement(range(5), 4):
            for fed in range(5):
                polyps = [min(29 * meals.count(c) + (c == fed), 40 - 4 * (c in meals)) for c in range(5)]
                best = max(best, sum(n * value for n, value in zip(polyps, values, strict=True)))
    assert best == 411
    match = reef(down="7 9 10", fish={1: "W30 Y29 O29 P29", 2: "G1"}, eaten={1: 3})
    assert [int(colour(match, c)["value"]) for c in "WYOPG"] == [5, 4, 3, 2, 1]
    assert match.points()[0] == 411


def test_a_hand_may_hold_forty_polyps_of_a_colour_and_nearly_all_polyps() -> None:
    """RE-29"""
    match = reef(bag="", bonus="", sea=dict.fromkeys("WYOPG", ""), boards={0: "W A6", 1: ""}, fish={1: "W1", 2: "Y1"})
    assert row(match, 2)["hand"] == "W38 Y39 O40 P40 G40"
    assert match.rank() == [2, 1]
    assert play(match, "take-W").over is False
