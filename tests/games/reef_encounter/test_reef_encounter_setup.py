"""Set-up."""

from itertools import combinations

import pytest

from fathomfive.games.reef_encounter import GAME
from fathomfive.kernel.game import NOBODY, TABLE
from fathomfive.kernel.match import Match
from games.reef_encounter.reef import (
    asked,
    at,
    begin,
    colour,
    dealt,
    in_bag,
    laid_out,
    play,
    polyps,
    refused,
    row,
    supply,
    tiles,
)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_as_many_boards_as_players_are_drawn_and_every_choice_is_equally_likely(seats: int) -> None:
    """RE-10"""
    match = Match(GAME, seats)
    assert match.to_act == TABLE
    assert set(match.texts()) == {"-".join(["boards", *kinds]) for kinds in combinations("0123", seats)}
    assert set(match.odds()) == {1}
    match.play(match.legal()[-1])
    assert [board["board"] for board in match.show()["boards"]] == list(range(4 - seats, 4))


def test_start_squares_hold_a_polyp_of_their_colour() -> None:
    """RE-10"""
    match = play(Match(GAME, 2), "boards-1-3")
    assert at(match, "b1D2", "b1C3", "b1F4", "b1C5", "b1E5") == "G Y W O P"
    assert at(match, "b3D2", "b3E3", "b3B4", "b3C5", "b3E5") == "O G W P Y"
    assert sum(len(board["squares"]) for board in match.show()["boards"]) == 10
    assert all(colour(match, c)["bag"] == "37" for c in "WYOPG")


def test_bonus_tiles_cylinders_and_larvae_are_beside_the_sea_and_other_polyps_in_the_bag() -> None:
    """RE-11"""
    match = Match(GAME, 3)
    assert all(colour(match, c)["bonus"] == "1" for c in "WYOPG")
    assert all(colour(match, c)["bag"] == "39" for c in "WYOPG")
    assert all(colour(match, c)["larvae"] == "9" for c in "WYOPG")
    assert supply(match) == {"blue": "5", "green": "5", "purple": "5", "red": "5", "afloat": "."}
    assert in_bag(begin(3)) == 200 - 5 - 15 - 12 - 22


def test_a_table_records_the_variant_and_the_rules_number() -> None:
    """RE-70"""
    assert [Match(GAME, 2, {"game": game}).show()["game"] for game in ("basic", "advanced")] == ["basic", "advanced"]
    assert [Match(GAME, seats).show()["rules"] for seats in (2, 3, 4)] == [1, 1, 1]


def test_one_toss_decides_for_all_coral_tiles() -> None:
    """RE-12"""
    match = play(Match(GAME, 2), "boards-0-1")
    assert match.texts() == ["starfish-up", "starfish-down"]
    assert match.odds() == [1, 1]
    up, down = (tiles(match.copy().play(text)) for text in match.texts())
    assert up == {1: "W>Y", 2: "W>O", 3: "Y>O", 4: "Y>P", 5: "O>P", 6: "O>G", 7: "P>W", 8: "P>G", 9: "G>W", 10: "G>Y"}
    assert down == {tile: pair[::-1] for tile, pair in up.items()}


def test_a_drawn_polyp_decides_the_first_space_and_goes_back_into_the_bag() -> None:
    """RE-13"""
    match = play(Match(GAME, 2), "boards-0-1 starfish-up")
    assert match.texts() == ["first-W", "first-Y", "first-O", "first-P", "first-G"]
    assert match.odds() == [37] * 5
    before = in_bag(match)
    assert in_bag(match.play("first-P")) == before


@pytest.mark.parametrize(("first", "sizes"), [("W", [3, 3, 3, 2, 1]), ("P", [3, 2, 1, 3, 3]), ("G", [3, 3, 2, 1, 3])])
def test_the_sea_is_filled_clockwise_from_the_first_space(first: str, sizes: list[int]) -> None:
    """RE-13"""
    match = laid_out(first=first)
    assert [sum(space["polyps"].values()) for space in match.show()["sea"]] == sizes
    order = "WYOPGWYOPG"["WYOPG".index(first) :]
    assert colour(match, order[0])["space"] == "W1 Y1 O1"
    assert colour(match, order[1])["space"] == "W1 P1 G1"
    assert colour(match, order[4])["space"] == "Y1"
    assert all(colour(match, c)["larva"] == "1" for c in "WYOPG")


def test_colours_are_drawn_in_proportion_to_the_bag() -> None:
    """RE-13, RE-14"""
    match = play(Match(GAME, 2), "boards-0-1 starfish-up first-W polyp-W polyp-W polyp-Y")
    assert match.texts() == ["polyp-W", "polyp-Y", "polyp-O", "polyp-P", "polyp-G"]
    assert match.odds() == [35, 36, 37, 37, 37]
    match = play(laid_out(), "start-2 polyp-G")
    assert match.odds() == [34, 34, 35, 35, 34]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_anyone_may_start(seats: int) -> None:
    """RE-14"""
    match = laid_out(seats)
    assert match.texts() == [f"start-{n}" for n in range(1, seats + 1)]
    assert set(match.odds()) == {1}


@pytest.mark.parametrize(
    ("seats", "start", "sizes"),
    [(2, 1, [6, 9]), (2, 2, [9, 6]), (3, 2, [9, 6, 7]), (4, 1, [6, 7, 8, 9]), (4, 3, [8, 9, 6, 7])],
)
def test_later_players_get_more_polyps(seats: int, start: int, sizes: list[int]) -> None:
    """RE-14"""
    match = dealt(seats, start=start)
    assert [side["hand_hidden"] for side in match.show(NOBODY)["sides"]] == sizes
    assert asked(match) == f"feed {start}"


def test_a_player_gets_all_their_polyps_before_the_next() -> None:
    """RE-14"""
    match = play(laid_out(3), f"start-3 {polyps('WWWWWW')}")
    assert row(match, 3)["hand"] == "W6"
    assert asked(match) == "deal 1"
    play(match, polyps("YYYYYYY"))
    assert asked(match) == "deal 2"


def test_everyone_feeds_one_of_their_own_polyps_first() -> None:
    """RE-15"""
    match = dealt(3, start=2, hands={2: "WWYYYY", 3: "OOOOOOO"})
    assert match.texts() == ["feed-W", "feed-Y"]
    assert refused(match, "feed-G") == "RE-15 no-polyp"
    match.play("feed-Y", 1)
    assert (row(match, 2)["hand"], row(match, 2)["fish"], row(match, 2)["fed"]) == ("W2 Y3", "Y1", "Y")
    assert asked(match) == "feed 3"
    match.play("feed-O")
    assert asked(match) == "feed 1"
    match.play("feed-W")
    assert asked(match) == "larva 2"


def test_players_take_two_larvae_in_turn_order_even_two_of_a_colour() -> None:
    """RE-16"""
    match = play(dealt(3, start=2), "feed-W feed-W feed-W")
    assert match.texts() == [f"larva-{c}" for c in "WYOPG"]
    assert refused(match, "feed-W") == "RE-15 not-now"
    match.play("larva-P")
    assert asked(match) == "larva 2"
    match.play("larva-P")
    assert row(match, 2, NOBODY)["larvae"] == "P2"
    assert colour(match, "P")["larvae"] == "7"
    assert asked(match) == "larva 3"
    play(match, "larva-W larva-G larva-P larva-P")
    assert asked(match) == "turn 2"
    assert refused(match, "larva-W") == "RE-16 not-now"
    assert [row(match, n)["larvae"] for n in (1, 2, 3)] == ["P2", "P2", "W1 G1"]


def test_one_colour_has_enough_larvae_for_four_players() -> None:
    """RE-16"""
    match = play(dealt(4), "feed-W feed-W feed-W feed-W")
    play(match, "larva-O " * 8)
    assert colour(match, "O")["larvae"] == "1"
    assert asked(match) == "turn 1"
