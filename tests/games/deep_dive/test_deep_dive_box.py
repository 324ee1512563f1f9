"""The box, setting up, and the order of turns."""

from collections import Counter

import pytest

from fathomfive.games.deep_dive import GAME
from fathomfive.games.deep_dive.components import COLUMN, LONGEST
from fathomfive.kernel.game import TABLE
from fathomfive.kernel.match import Match
from games.deep_dive.ocean import begin, box, depth, head, heap, now, play, sea, side, turns
from walks import finished

EVERYONE = (1, 2, 3, 4, 5, 6)
COLOURS = "PGY"


def food(tiles: Counter[str], letter: str) -> list[int]:
    """List the values of a colour."""
    return sorted(int(name[1:]) for name in tiles.elements() if name[0] == letter)


def printed(tiles: Counter[str]) -> tuple[int, ...]:
    """Count as the rules page does: bubbles, rocks, food, predators."""
    meals = sum(len(food(tiles, letter)) for letter in COLOURS)
    return tiles["bubbles"], tiles["rock"], meals, tiles["predator"]


# --- Tiles -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("n", "counts", "each", "values", "total"),
    [
        (1, (6, 8, 24, 6), 8, {1, 2}, 44),
        (2, (4, 7, 21, 8), 7, {2, 3, 4}, 40),
        (3, (7, 0, 15, 8), 5, {3, 4, 5}, 30),
        (4, (3, 0, 12, 8), 4, {5, 6, 7}, 23),
        (5, (0, 0, 12, 11), 4, {8, 9, 10}, 23),
    ],
)
def test_both_sets_together_are_the_printed_counts(
    n: int, counts: tuple[int, ...], each: int, values: set[int], total: int
) -> None:
    """DD-1"""
    tiles = box(6, n)
    assert printed(tiles) == counts
    assert tiles.total() == sum(counts) == total
    for letter in COLOURS:
        assert len(food(tiles, letter)) == each
        assert set(food(tiles, letter)) == values


def test_the_box_holds_160_tiles() -> None:
    """DD-1"""
    assert sum(box(6, n).total() for n in range(1, 6)) == 160


@pytest.mark.parametrize(
    ("n", "base", "added", "base_counts", "added_counts"),
    [
        (1, [1, 1, 1, 2, 2, 2], [1, 2], (4, 6, 18, 5), (2, 2, 6, 1)),
        (2, [2, 3, 3, 3, 4], [2, 4], (3, 6, 15, 6), (1, 1, 6, 2)),
        (3, [3, 4, 4, 5], [4], (5, 0, 12, 6), (2, 0, 3, 2)),
        (4, [5, 6, 7], [6], (2, 0, 9, 6), (1, 0, 3, 2)),
        (5, [8, 9, 10], [9], (0, 0, 9, 8), (0, 0, 3, 3)),
    ],
)
def test_the_base_set_and_the_added_set_are_as_listed(
    n: int, base: list[int], added: list[int], base_counts: tuple[int, ...], added_counts: tuple[int, ...]
) -> None:
    """DD-2"""
    first, second = box(3, n), box(4, n) - box(3, n)
    assert printed(first) == base_counts
    assert printed(second) == added_counts
    for letter in COLOURS:
        assert food(first, letter) == base
        assert food(second, letter) == added


def test_the_sets_have_120_and_40_tiles() -> None:
    """DD-2"""
    assert [sum(box(seats, n).total() for n in range(1, 6)) for seats in (1, 2, 3)] == [120] * 3
    assert [sum(box(seats, n).total() for n in range(1, 6)) for seats in (4, 5, 6)] == [160] * 3


# --- Setting up --------------------------------------------------------------------------------------------------

IN_PLAY = {
    1: (7, 26, 23, 16, 10, 10),
    2: (7, 26, 23, 16, 10, 10),
    3: (3, 30, 27, 20, 14, 14),
    4: (5, 39, 35, 25, 18, 18),
    5: (4, 40, 36, 26, 19, 19),
    6: (3, 41, 37, 27, 20, 20),
}


@pytest.mark.parametrize("seats", EVERYONE)
def test_tiles_in_play_are_those_of_the_set_less_the_removed_ones(seats: int) -> None:
    """DD-10"""
    removed, *in_play = IN_PLAY[seats]
    match = begin(seats)
    for n in range(1, 6):
        assert depth(match, n).down == in_play[n - 1]
        assert depth(match, n).up == "-"
        assert heap(depth(match, n).unseen) == +box(seats, n)
        assert depth(match, n).down + removed == box(seats, n).total()


def test_up_to_three_players_use_the_base_set_and_more_use_both() -> None:
    """DD-10"""
    sizes = [sum(heap(depth(begin(seats), n).unseen).total() for n in range(1, 6)) for seats in EVERYONE]
    assert sizes == [120, 120, 120, 160, 160, 160]


@pytest.mark.parametrize("seats", EVERYONE)
def test_nobody_learns_what_was_removed_even_at_the_end(seats: int) -> None:
    """DD-10"""
    match = finished(GAME, seats, {}, 3)
    empty = [n for n in range(1, 6) if depth(match, n).down == 0]
    assert empty
    for n in empty:
        assert heap(depth(match, n).unseen).total() == IN_PLAY[seats][0]
    for viewer in GAME.viewers(seats):
        shown = match.show(viewer)["depths"]
        assert [sum(tiles["n"] for tiles in row["unseen"]) - row["down"] for row in shown] == [IN_PLAY[seats][0]] * 5


def test_a_removed_tile_is_as_likely_to_turn_up_as_any_other_of_its_depth() -> None:
    """DD-10, DD-22"""
    match = play(begin(2), "flip")
    assert dict(zip(match.texts(), match.odds(), strict=True)) == +box(2, 1)
    match = play(begin(6), "flip bubbles flip")
    assert dict(zip(match.texts(), match.odds(), strict=True)) == +box(6, 2)


@pytest.mark.parametrize("seats", EVERYONE[1:])
def test_every_seat_is_equally_likely_to_start(seats: int) -> None:
    """DD-11"""
    match = Match(GAME, seats)
    assert match.to_act == TABLE
    assert match.texts() == [f"start-{n}" for n in range(1, seats + 1)]
    assert match.odds() == [1] * seats


@pytest.mark.parametrize("seats", EVERYONE[1:])
def test_the_start_player_holds_the_token_and_dives_first(seats: int) -> None:
    """DD-11"""
    for start in range(1, seats + 1):
        match = begin(seats, start)
        assert head(match, "start") == str(start)
        assert head(match, "token") == "start-side"
        assert now(match) == ("dive", start, 1)
        assert match.to_act == start - 1


@pytest.mark.parametrize("seats", EVERYONE)
def test_everyone_begins_with_three_free_penguins_and_nothing_else(seats: int) -> None:
    """DD-11"""
    for shown in begin(seats).show()["sides"]:
        assert shown["free"] == 3
        assert shown["trapped"] == [0] * 5
        assert (shown["grid"], shown["rocks"], shown["bubbles"], shown["points"]) == ([[], [], []], 0, 0, 0)


@pytest.mark.parametrize("seats", EVERYONE[1:])
def test_turns_go_round_in_rising_order_from_the_start_player(seats: int) -> None:
    """DD-12"""
    for start in range(1, seats + 1):
        match = begin(seats, start)
        for k in range(2 * seats):
            play(match, f"flip {'PGY'[k % 3]}{k // 6 + 1} surface")
        assert turns(match) == [(start - 1 + k) % seats + 1 for k in range(2 * seats)]


# --- Alike -------------------------------------------------------------------------------------------------------


def test_tiles_of_one_kind_lying_at_a_depth_are_one_choice() -> None:
    """DD-13"""
    match = sea(up={1: "2xP1 G1 3xrock 2xbubbles"})
    assert match.texts() == ["take-P1@1", "take-G1@1", "take-rock@1", "flip"]
    play(match, "take-P1@1")
    assert depth(match, 1).up == "P1 G1 3xrock 2xbubbles"


def test_each_kind_of_tile_is_one_outcome_weighted_by_its_number() -> None:
    """DD-13, DD-22"""
    match = play(sea(up={3: "P4"}, at=3), "flip")
    assert dict(zip(match.texts(), match.odds(), strict=True)) == {
        "P3": 1, "P4": 1, "P5": 1, "G3": 1, "G4": 2, "G5": 1, "Y3": 1, "Y4": 2, "Y5": 1, "bubbles": 5, "predator": 6,
    }  # fmt: skip


def test_the_mark_of_the_added_set_makes_no_second_kind() -> None:
    """DD-13"""
    match = play(begin(4), "flip")
    assert match.texts() == ["P1", "P2", "G1", "G2", "Y1", "Y2", "rock", "bubbles", "predator"]
    assert match.odds() == [4, 4, 4, 4, 4, 4, 8, 6, 6]


# --- Bounds ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "longest"), [(1, 21), (2, 21), (3, 21), (4, 28), (5, 28), (6, 28)])
def test_a_column_is_never_longer_than_the_box_has_food_of_its_colour(seats: int, longest: int) -> None:
    """DD-2, DD-28"""
    for letter in COLOURS:
        assert sum(len(food(box(seats, n), letter)) for n in range(1, 6)) == longest <= COLUMN
    assert COLUMN == 28


def test_one_seat_can_gain_all_21_of_a_colour() -> None:
    """DD-28"""
    match = begin(2)
    for n in (5, 4, 3, 2):
        for value in food(box(2, n), "P"):
            for _ in range(1, n):
                play(match, "flip")
                match.play(next(text for text in match.texts() if text[0] in "GYrb"))
                play(match, "deeper" if now(match)[0] == "flipped" else "")
            play(match, f"flip P{value}" if n == 5 else f"flip P{value} surface")
            play(match, "no-rock" if now(match)[0] == "rock" else "")
            match.play(match.texts()[0])  # the other seat takes what was left at the top
    play(match, "flip P1 surface")
    for value in (1, 1, 2, 2, 2):
        play(match, f"no-rock flip P{value} deeper flip rock surface take-P{value}@1")
    assert side(match, 1).pink == "8 9 10 5 6 7 3 4 4 5 2 3 3 3 4 1 1 1 2 2 2"
    assert head(match, "ending") == "no"


def test_one_seat_can_gain_all_28_of_a_colour() -> None:
    """DD-28"""
    pinks = [f"P{value}@{n}" for n in range(1, 6) for value in food(box(4, n), "P")]
    match = sea(4, gained={1: " ".join(pinks[:-1])}, at=5)
    play(match, "flip P10")
    assert len(side(match, 1).pink.split()) == len(pinks) == 28


def test_a_player_has_at_most_29_moves() -> None:
    """DD-31"""
    everything = {n: " ".join(name for name in +box(2, n) if name not in ("predator", "bubbles")) for n in (2, 3, 4)}
    match = sea(up={1: "P1 rock", **everything}, trapped={1: "2 3"}, at=4)
    play(match, "flip predator")
    assert len(match.legal()) == LONGEST == 29
    assert match.texts()[-1] == "decline"


@pytest.mark.parametrize("seats", EVERYONE)
def test_the_table_has_at_most_12_outcomes(seats: int) -> None:
    """DD-1, DD-22"""
    assert [len(+box(seats, n)) for n in range(1, 6)] == [9, 12, 11, 11, 10]
    assert len(play(begin(seats), "flip bubbles flip").legal()) == 12
