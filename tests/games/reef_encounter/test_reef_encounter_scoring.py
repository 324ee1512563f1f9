"""Scoring, and the advanced game."""

import numpy as np

from fathomfive.games.reef_encounter import GAME
from fathomfive.kernel.match import Match
from games.reef_encounter.reef import (
    asked,
    at,
    begin,
    colour,
    head,
    laid_out,
    play,
    polyps,
    reef,
    row,
)

LAST_TILE = "1 2 3 5 6 7 8 9 10"  # all but tile 4
FIVE = "A3 B3 A4 B4 A5"
SIX = "E1 F1 E2 F2 E3 F3"


def locking(seats: int = 2, seat: int = 1, **more: object) -> Match:
    """A table whose player covers the last coral tile next."""
    table = {"prey": {seat: "O1"}, "eaten": {seat: 1}, "fish": {seat: "W1 Y1"}, "locked": LAST_TILE}
    return reef(seats, seat=seat, **(table | more))  # type: ignore[arg-type]


# --- Scoring -------------------------------------------------------------------------------------------------------


def test_polyps_score_by_the_coral_tiles() -> None:
    """RE-62 Example T3"""
    fish = {1: "W3 Y1 G2", 2: "Y4 P1", 3: "W4 O4", 4: "Y1 P3 G3"}
    match = reef(4, down="1 5 7 10", fish=fish)
    assert match.show()["values"] == {"grey": 2, "pink": 3, "orange": 2, "white": 3, "yellow": 5}
    assert match.points() == [18, 23, 20, 20]


def test_points_and_places_overwrite_old_values() -> None:
    """RE-62, RE-63"""
    match = reef(fish={1: "W3", 2: "Y1"})
    for rule, expected in ((GAME.points, [9, 3]), (GAME.rank, [1, 2])):
        out = np.full(2, 77, np.int64)
        rule(match.state, out)
        assert out.tolist() == expected


def test_the_polyp_from_set_up_scores_like_any_other() -> None:
    """RE-62"""
    match = reef(asked="reveal", ended="too_long", turns=400, fish={1: "W1 Y1", 2: "Y1"}, fed={1: "Y"}, down="1")
    assert play(match, "reveal-Y-Y").points() == [2 + 4, 4]


def over(**more: object) -> list[int]:
    """Give the places of both players at the end; by default both have three points."""
    match = reef(asked="reveal", ended="too_long", turns=400, **more)  # type: ignore[arg-type]
    match.play(match.legal()[0])
    assert match.over
    return match.rank()


GUARDED = {0: "W A3@1 A4 A5, Y E1@2 F1, G A6 B6 C6"}


def test_most_points_win_regardless_of_tie_breakers() -> None:
    """RE-62, RE-63"""
    more = {"prey": {2: "O9"}, "cubes": {2: "W9"}, "hands": {2: "W9"}}
    assert over(fish={1: "W2"}, **more) == [1, 2]
    assert over(fish={2: "W2"}, **more) == [2, 1]


def test_more_consumed_polyps_break_a_tie_first() -> None:
    """RE-63"""
    assert over(prey={1: "O1 Y2", 2: "P2"}, cubes={2: "W9"}, hands={2: "W9"}, boards={0: "W A3@2 A4"}) == [1, 2]
    assert over(prey={1: "O1", 2: "P2"}, cubes={1: "W9"}, hands={1: "W9"}) == [2, 1]


def test_more_larvae_break_a_tie_second() -> None:
    """RE-63"""
    later = {"hands": {2: "W9"}, "boards": {0: "W A3@2 A4"}}
    assert over(prey={1: "O2", 2: "P2"}, cubes={1: "W1 G1", 2: "W1"}, **later) == [1, 2]


def test_more_polyps_behind_the_screen_break_a_tie_third() -> None:
    """RE-63"""
    equal = {"prey": {1: "O2", 2: "P2"}, "cubes": {1: "G1", 2: "W1"}}
    assert over(**equal, hands={1: "W1 G2", 2: "Y2"}, boards={0: "W A3@2 A4"}) == [1, 2]


def test_more_polyps_in_guarded_corals_break_a_tie_last() -> None:
    """RE-63"""
    equal = {"prey": {1: "O2", 2: "P2"}, "cubes": {1: "G1", 2: "W1"}, "hands": {1: "W2", 2: "Y2"}}
    assert over(**equal, boards=GUARDED) == [1, 2]
    assert over(**equal, boards={0: "W A3@1 A4, Y E1@2", 1: "P D1 E1@2 F1"}) == [2, 1]
    assert over(**equal, boards={0: "W A3@1 A4 A5, Y E1 F1 E2 F2, G F6@2"}) == [1, 2]


def test_players_equal_in_everything_share_a_place() -> None:
    """RE-63"""
    equal = {"prey": {1: "O2", 2: "P2"}, "cubes": {1: "G1", 2: "W1"}, "hands": {1: "W2", 2: "Y2"}}
    assert over(**equal, boards={0: "W A3@1 A4, Y E1@2 F1"}) == [1, 1]
    assert over(seats=3, fish={3: "W2"}) == [2, 2, 1]


# --- The advanced game ---------------------------------------------------------------------------------------------


def test_in_the_advanced_game_corals_do_not_grow_by_themselves() -> None:
    """RE-70"""
    match = reef(hands={1: "W1"}, done="paid 1 placing W", game="advanced")
    play(match, "place-Wb1D5")
    assert at(match, "b1D4", "b1D5") == "* W"


def test_the_advanced_game_has_bonus_tiles_too() -> None:
    """RE-70, RE-28, RE-60"""
    assert all(colour(laid_out(game="advanced"), c)["bonus"] == "1" for c in "WYOPG")
    match = play(reef(cubes={1: "W1"}, bag="Y5", game="advanced"), "grow-W bonus-gone")
    assert (row(match, 1)["hand"], colour(match, "W")["bonus"]) == ("W1", "0")
    match = play(reef(bag="", bonus="OG", game="advanced"), "take-W")
    assert match.texts() == ["polyp-O", "polyp-G"]


def test_in_the_advanced_game_eating_returns_five_polyps_or_six_in_a_last_turn() -> None:
    """RE-70, RE-21, RE-61"""
    match = reef(boards={0: f"W {SIX}@1"}, fish={1: "G1"}, game="advanced")
    before = int(colour(match, "W")["bag"])
    play(match, "eat-b0F3")
    assert (row(match, 1)["fish"], int(colour(match, "W")["bag"])) == ("W1 G1", before + 5)
    boards = {0: f"W {SIX} G3@2, Y {FIVE}@2"}
    match = play(locking(boards=boards, game="advanced"), "swap-O-tile4")
    assert match.texts() == ["pass", "eat-b0G3"]
    before = int(colour(match, "W")["bag"])
    play(match, "eat-b0G3")
    assert (row(match, 2)["fish"], int(colour(match, "W")["bag"])) == ("W2", before + 6)


def test_in_the_advanced_game_a_coral_of_five_may_be_eaten_for_nothing() -> None:
    """RE-70, RE-21"""
    match = play(reef(boards={0: f"W {FIVE}@1"}, fish={1: "G1"}, game="advanced"), "eat-b0A5")
    assert (row(match, 1)["fish"], row(match, 1)["eaten"]) == ("G1", "1")


def test_in_the_advanced_game_a_coral_of_six_gives_nothing_in_a_last_turn() -> None:
    """RE-61, RE-70"""
    match = play(locking(boards={0: f"W {SIX}@2"}, game="advanced"), "swap-O-tile4")
    assert asked(match).startswith("reveal")


def test_both_variants_are_offered() -> None:
    """RE-70"""
    assert [option.values for option in GAME.options] == [("basic", "advanced")]
    match = play(begin(game="advanced"), "take-W")
    assert head(match)["game"] == "advanced"
    assert play(match, polyps("YYY")).to_act == 1
