"""Impossible tables, damaged in one place and noticed by the function that checks it."""

import pytest

from damage import Damage, both, put
from fathomfive.games.reef_encounter import GAME
from fathomfive.games.reef_encounter.audit import (
    bag_is_counted,
    boards_hold,
    card_fits,
    corals_have_one_shrimp,
    cylinders_add_up,
    larvae_add_up,
    notes_fit,
    polyps_add_up,
    shrimps_hold,
)
from fathomfive.games.reef_encounter.components import (
    ALL_TILES,
    NOWHERE,
    SHRIMPS_EATEN,
    Phase,
)
from fathomfive.kernel.match import Match
from games.reef_encounter.damaged import (
    A3,
    A4,
    A5,
    A6,
    SAND,
    G,
    O,
    P,
    W,
    Y,
    last_turn,
    middle,
    polyp,
    refused_by,
    replacing,
    to,
)
from games.reef_encounter.reef import dealt, play, reef
from walks import finished

# --- Sound tables --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", ["basic", "advanced"])
def test_all_tables_of_a_whole_game_are_possible(game: str) -> None:
    """RE-1"""
    for seats in (2, 4):
        match = finished(GAME, seats, {"game": game}, 5)
        assert all(GAME.audit(match.at(n).state) for n in range(0, len(match.moves), 7))
        assert GAME.audit(match.state)


def test_the_tables_of_these_tests_are_possible() -> None:
    """RE-1"""
    assert all(GAME.audit(match.state) for match in (middle(), last_turn(), replacing()))


# --- The card ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "damage",
    [
        to("seats", 1), to("seats", 5), to("advanced", -1), to("advanced", 2), to("phase", -1), to("phase", 14),
        to("seat", -1), to("seat", 3), to("start", -1), to("start", 3), to("ender", -1), to("ender", 3),
    ],
)  # fmt: skip
def test_seats_variant_and_phase_exist(damage: Damage) -> None:
    """RE-14, RE-70"""
    assert refused_by(middle(), card_fits, damage)


# --- Boards --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "damage",
    [
        to("kind", -1, 0),
        to("kind", 4, 2),
        to("kind", 1, 3),  # a board for an empty seat
        to("kind", 1, 2),  # the same board twice
        both(to("kind", 2, 1), to("kind", 1, 2)),  # boards out of order
        put("coral", 0, G, by=SAND),
        put("coral", 0, G, by=A3),  # two polyps on a square
        put("coral", 3, G, by=A3),
        put("shrimp", 0, 0, by=SAND),
        put("shrimp", 2, 0, by=A4),  # two shrimps on a square
        put("shrimp", 0, 3, by=A3),
        put("shrimp", 3, 0, by=A4),
    ],
)
def test_polyps_and_shrimps_are_on_the_rock_of_different_boards(damage: Damage) -> None:
    """RE-3, RE-10"""
    assert refused_by(middle(), boards_hold, damage)


def test_only_start_squares_hold_polyps_while_the_game_is_set_up() -> None:
    """RE-10"""
    assert refused_by(dealt(), boards_hold, put("coral", 0, G, by=A3), put("bag", G, by=-1))
    assert refused_by(Match(GAME, 2), boards_hold, to("kind", 1, 0))
    assert refused_by(Match(GAME, 2), boards_hold, put("coral", 0, G, by=A3), put("bag", G, by=-1))
    before = play(Match(GAME, 2), "boards-2-3")
    assert refused_by(before, boards_hold, to("phase", Phase.BOARDS))


# --- Pieces --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "damage",
    [
        put("bag", W, by=1),
        put("bonus", W, by=-1),
        put("sea", 0, G, by=1),
        put("hand", 0, W, by=-1),
        put("prey", 1, O, by=1),
        put("fish", 2, P, by=1),
        put("coral", 2, G, by=A3),
        both(to("bag", -1, W), put("hand", 2, W, by=40)),
        both(put("bonus", W, by=-2), put("hand", 2, W, by=2)),
        both(put("bonus", W, by=1), put("bag", W, by=-1)),
        both(put("sea", 1, W, by=-1), put("hand", 2, W, by=1)),
        both(put("hand", 1, G, by=-1), put("bag", G, by=1)),
        both(put("prey", 1, G, by=-1), put("bag", G, by=1)),
        both(put("fish", 1, G, by=-1), put("bag", G, by=1)),
        polyp("sea", W, 0),  # four on a space
    ],
)
def test_there_are_forty_polyps_of_each_colour_and_at_most_three_on_a_space(damage: Damage) -> None:
    """RE-1, RE-4"""
    assert refused_by(middle(), polyps_add_up, damage)


@pytest.mark.parametrize(
    "damage",
    [
        put("larvae", W, by=1),
        put("cubes", 1, G, by=1),
        put("adrift", W, by=-1),
        both(put("adrift", W, by=1), put("larvae", W, by=-1)),
        both(put("adrift", W, by=-2), put("larvae", W, by=2)),
        both(put("larvae", W, by=-9), put("cubes", 0, W, by=9)),
        both(put("cubes", 0, G, by=-1), put("larvae", G, by=1)),
        both(put("adrift", W, by=-1), put("larvae", W, by=1)),
        both(put("adrift", W, by=-1), put("larvae", W, by=-8), put("cubes", 0, W, by=9)),
    ],
)
def test_there_are_ten_larvae_of_each_colour_and_one_on_each_space(damage: Damage) -> None:
    """RE-1, RE-13"""
    assert refused_by(middle(), larvae_add_up, damage)


def test_at_most_one_larva_is_missing_and_only_when_the_sea_ran_dry() -> None:
    """RE-60"""
    match = play(reef(cubes={2: "O9 G9"}), "take-O")
    second = [put("adrift", G, by=-1), put("cubes", 1, G, by=1)]
    assert refused_by(match.copy(), larvae_add_up, *second)
    assert refused_by(match, larvae_add_up, to("ended", NOWHERE))


@pytest.mark.parametrize(
    "damage",
    [
        put("cylinders", 0, by=1),
        to("afloat", 0),
        to("afloat", -1),
        to("afloat", 5),
        to("locked", 1 << 3),
        to("locked", (1 << 2) + (1 << 10)),
        to("down", 1 << 10),
        to("down", 1 << 2),  # the cylinder on tile 3 has the colour of its former large alga
        both(put("cylinders", 0, by=-5), to("afloat", 1)),
    ],
)
def test_there_are_five_cylinders_of_each_colour_including_those_on_tiles(damage: Damage) -> None:
    """RE-1, RE-51"""
    assert refused_by(middle(), cylinders_add_up, damage)


def test_a_negative_number_of_cylinders_is_noticed() -> None:
    """RE-1"""
    match = reef(down="1 4", locked="1 3 4 6 10")
    damage = both(to("afloat", 1), put("cylinders", 0, by=-1))
    assert refused_by(match, cylinders_add_up, damage)


@pytest.mark.parametrize(
    "damage",
    [
        to("down", 1),
        both(to("locked", 1), put("cylinders", 1, by=-1)),
        both(to("afloat", 1), put("cylinders", 0, by=-1)),
    ],
)
def test_all_tiles_show_the_same_side_without_cylinders_until_the_game_begins(damage: Damage) -> None:
    """RE-12"""
    assert refused_by(dealt(), cylinders_add_up, damage)
    match = dealt()
    match.state.down = ALL_TILES
    assert GAME.audit(match.state)


# --- Shrimps -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "damage",
    [
        put("gone", 0, by=3),
        to("gone", -1, 1),
        to("gone", 1, 3),
        put("shrimp", 1, 0, by=A5 + A3),  # three on a board
        put("shrimp", 0, 0, by=A5),  # on bare rock outside their turn
        to("begun", 0),
    ],
)
def test_a_player_has_four_shrimps_two_on_a_board_and_on_bare_rock_only_in_their_turn(damage: Damage) -> None:
    """RE-25, RE-46"""
    assert refused_by(middle(), shrimps_hold, damage)


def test_no_shrimp_is_on_a_board_before_the_game_begins() -> None:
    """RE-1"""
    assert refused_by(dealt(), shrimps_hold, to("gone", 1, 0))
    assert refused_by(dealt(), shrimps_hold, put("shrimp", 0, 0, by=1 << 8 + 3))


def test_a_shrimp_stays_on_bare_rock_only_if_locking_the_last_tile_ended_the_game() -> None:
    """RE-25"""
    match = last_turn()
    assert refused_by(match, shrimps_hold, to("ended", SHRIMPS_EATEN))


def test_a_coral_with_two_shrimps_is_noticed() -> None:
    """RE-46"""
    assert refused_by(middle(), corals_have_one_shrimp, put("shrimp", 2, 0, by=A3))
    assert refused_by(middle(), corals_have_one_shrimp, polyp("hand", W, 2), put("shrimp", 0, 0, by=A3))
    far = reef(boards={0: "W A3@1 A4 A5 A6"})
    assert refused_by(far, corals_have_one_shrimp, put("shrimp", 1, 0, by=A6))


# --- Notes and the bag ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("damage", [put("noted", 1, Y, by=-2), put("noted", 1, Y, by=3), put("noted", 3, W, by=1)])
def test_only_polyps_behind_a_screen_are_noted(damage: Damage) -> None:
    """RE-47"""
    assert refused_by(middle(), notes_fit, damage)


def test_no_polyp_is_noted_before_the_first_turn() -> None:
    """RE-47"""
    for match in (dealt(), play(dealt(), "feed-W feed-W")):
        assert refused_by(match, notes_fit, to("noted", 1, 1, Y))


@pytest.mark.parametrize("damage", [to("counted", -1), to("counted", 32), polyp("hand", W, 2)])
def test_an_empty_bag_is_counted(damage: Damage) -> None:
    """RE-47"""
    assert refused_by(reef(3, bag="W1"), bag_is_counted, damage)


def test_a_colour_without_a_bonus_tile_is_counted() -> None:
    """RE-47"""
    assert refused_by(middle(), bag_is_counted, put("bonus", P, by=-1), put("bag", P, by=1))
    assert refused_by(reef(bonus="W"), bag_is_counted, to("counted", 0b11100))


def test_a_bonus_tile_is_missing_while_its_replacement_is_drawn() -> None:
    """RE-42, RE-47"""
    assert refused_by(replacing(), bag_is_counted, to("counted", 1 << Y))
    assert refused_by(replacing(), bag_is_counted, to("space", P))
    assert refused_by(replacing(), bag_is_counted, to("phase", Phase.TURN))
