"""Tables that cannot be: damaged in one place, refused by the paragraph that looks there."""

from functools import partial
from typing import Any

import pytest

from damage import Damage, both, put, refuses
from fathomfive.games.reef_encounter import GAME
from fathomfive.games.reef_encounter.audit import (
    bag_is_counted,
    boards_hold,
    card_fits,
    corals_have_one_shrimp,
    cylinders_add_up,
    end_fits,
    larvae_add_up,
    notes_fit,
    phase_fits,
    players_fit,
    polyps_add_up,
    sea_fits,
    shrimps_hold,
    turn_fits,
)
from fathomfive.games.reef_encounter.components import (
    ALL_TILES,
    LOCKED,
    NOWHERE,
    SEA_DRY,
    SHRIMPS_EATEN,
    TOO_LONG,
    Phase,
)
from fathomfive.kernel.match import Match
from games.reef_encounter.reef import dealt, everywhere, laid_out, play, polyps, reef
from walks import finished

W, Y, O, P, G = range(5)  # noqa: E741  # colours

CHECKS = [
    card_fits, boards_hold, polyps_add_up, larvae_add_up, cylinders_add_up, shrimps_hold, corals_have_one_shrimp,
    notes_fit, bag_is_counted, players_fit, sea_fits, turn_fits, phase_fits, end_fits,
]  # fmt: skip

refused_by = partial(refuses, CHECKS)

A3, A4, A5, A6 = (1 << 8 * row for row in range(2, 6))  # of b0
G6 = 1 << 8 * 5 + 6
SAND = 1  # A1


def to(name: str, value: int, *where: int) -> Damage:
    """Set a field, or a cell of an array."""

    def damage(s: Any) -> None:
        if where:
            getattr(s, name)[where] = value
        else:
            setattr(s, name, value)

    return damage


def polyp(name: str, colour: int, *where: int) -> Damage:
    """Take a polyp from the bag and lay it elsewhere."""
    return both(put("bag", colour, by=-1), put(name, *where, colour, by=1))


def middle(**more: Any) -> Match:
    """A table with a bit of everything, in a turn of seat 2 of 3."""
    table: dict[str, Any] = {
        "seat": 2, "boards": {0: "W A3 A4@1, # A6@2", 1: "Y A2@2 A3"}, "hands": {1: "W2", 2: "Y3", 3: "P1"},
        "noted": {2: "Y1"}, "prey": {2: "O2"}, "fish": {1: "W2", 2: "Y2", 3: "P1"}, "cubes": {1: "W1", 2: "Y2"},
        "eaten": {1: 1}, "locked": "3", "afloat": "red", "done": "paid 1 placing Y placed 1",
    }  # fmt: skip
    return reef(3, **(table | more))


def last_turn() -> Match:
    """Seat 3 is asked for a last meal after seat 2 locked the last tile."""
    match = reef(3, seat=2, boards={0: "W A3 B3 A4 B4 A5 A6@3, # G6@2"}, eaten={2: 1}, prey={2: "O1"}, fish={2: "W2"},
                 locked="1 2 3 5 6 7 8 9 10", done="put no")  # fmt: skip
    return play(match, "swap-O-tile4")


def replacing() -> Match:
    """Whether the bag replaces a bonus tile is asked."""
    return play(reef(cubes={1: "Y1"}, hands={2: "G4"}, bag="W3"), "grow-Y")


# --- Sound tables --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", ["basic", "advanced"])
def test_tables_of_a_whole_game_can_be(game: str) -> None:
    """RE-1"""
    for seats in (2, 4):
        match = finished(GAME, seats, {"game": game}, 5)
        assert all(GAME.audit(match.at(n).state) for n in range(0, len(match.moves), 7))
        assert GAME.audit(match.state)


def test_the_tables_of_these_tests_can_be() -> None:
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
def test_a_table_is_one_that_can_be_set_up_and_whoever_is_asked_sits_there(damage: Damage) -> None:
    """RE-14, RE-70"""
    assert refused_by(middle(), card_fits, damage)


# --- Boards --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "damage",
    [
        to("kind", -1, 0),
        to("kind", 4, 2),
        to("kind", 1, 3),  # a board for a seat that is not there
        to("kind", 1, 2),  # twice the same
        both(to("kind", 2, 1), to("kind", 1, 2)),  # not in order
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
def test_there_are_forty_polyps_of_each_colour_and_three_on_a_space_at_most(damage: Damage) -> None:
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


def test_one_larva_is_missing_at_most_and_only_when_the_sea_ran_dry() -> None:
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
        to("down", 1 << 2),  # the cylinder on tile 3 has the colour of what was its large alga
        both(put("cylinders", 0, by=-5), to("afloat", 1)),
    ],
)
def test_there_are_five_cylinders_of_each_colour_and_tiles_carry_their_own(damage: Damage) -> None:
    """RE-1, RE-51"""
    assert refused_by(middle(), cylinders_add_up, damage)


def test_fewer_cylinders_than_none_are_noticed() -> None:
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
def test_all_tiles_lie_alike_and_bare_until_the_game_begins(damage: Damage) -> None:
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
        put("shrimp", 0, 0, by=A5),  # on bare rock though it is not their turn
        to("begun", 0),
    ],
)
def test_four_shrimps_a_player_two_on_a_board_and_bare_rock_only_in_the_own_turn(damage: Damage) -> None:
    """RE-25, RE-46"""
    assert refused_by(middle(), shrimps_hold, damage)


def test_no_shrimp_is_out_before_the_game_begins() -> None:
    """RE-1"""
    assert refused_by(dealt(), shrimps_hold, to("gone", 1, 0))
    assert refused_by(dealt(), shrimps_hold, put("shrimp", 0, 0, by=1 << 8 + 3))


def test_a_shrimp_stays_on_bare_rock_only_when_the_last_tile_was_locked() -> None:
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
def test_only_what_is_behind_a_screen_is_noted(damage: Damage) -> None:
    """RE-47"""
    assert refused_by(middle(), notes_fit, damage)


def test_nothing_is_noted_before_the_first_turn() -> None:
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


def test_a_bonus_tile_is_missing_while_it_is_asked_for() -> None:
    """RE-42, RE-47"""
    assert refused_by(replacing(), bag_is_counted, to("counted", 1 << Y))
    assert refused_by(replacing(), bag_is_counted, to("space", P))
    assert refused_by(replacing(), bag_is_counted, to("phase", Phase.TURN))


# --- Players -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "damage",
    [
        to("fed", -1, 0),
        to("fed", 6, 0),
        to("fed", 0, 0),
        to("fed", 1 + G, 0),  # of which there is none in the fish
        polyp("hand", W, 3),
        polyp("fish", W, 3),
        polyp("prey", W, 3),
        both(put("cubes", 3, W, by=1), put("larvae", W, by=-1)),
    ],
)
def test_players_have_fed_and_who_is_not_there_has_nothing(damage: Damage) -> None:
    """RE-15"""
    assert refused_by(middle(), players_fit, damage)


def test_nobody_has_anything_before_polyps_are_dealt() -> None:
    """RE-14"""
    match = laid_out()
    assert refused_by(match.copy(), players_fit, polyp("hand", W, 0))
    assert refused_by(match.copy(), players_fit, polyp("prey", W, 0))
    assert refused_by(match, players_fit, put("cubes", 0, W, by=1), put("larvae", W, by=-1))


def test_polyps_are_dealt_in_turn_order() -> None:
    """RE-14"""
    match = play(laid_out(3), f"start-2 {polyps('WWWWWWYY')}")
    assert refused_by(match.copy(), players_fit, polyp("hand", W, 0))
    assert refused_by(match.copy(), players_fit, polyp("hand", W, 1))
    full = both(put("bag", Y, by=-5), put("hand", 2, Y, by=5))
    assert refused_by(match.copy(), players_fit, full)
    assert refused_by(match.copy(), players_fit, put("cubes", 1, W, by=1), put("larvae", W, by=-1))
    assert refused_by(match, players_fit, polyp("fish", W, 1), to("fed", 1 + W, 1))


def test_polyps_are_fed_in_turn_order() -> None:
    """RE-15"""
    match = play(dealt(3, start=2), "feed-W")
    assert refused_by(match.copy(), players_fit, polyp("hand", W, 1))
    assert refused_by(match.copy(), players_fit, polyp("fish", W, 1))
    assert refused_by(match.copy(), players_fit, to("fed", 0, 1))
    early = both(put("hand", 2, W, by=-1), put("fish", 2, W, by=1), to("fed", 1 + W, 2))
    assert refused_by(match, players_fit, early)


def test_larvae_are_taken_in_turn_order() -> None:
    """RE-16"""
    match = play(dealt(3, start=2), "feed-W feed-W feed-W larva-W larva-W larva-G")

    def more(p: int) -> Damage:
        return both(put("cubes", p, W, by=1), put("larvae", W, by=-1))

    assert all(refused_by(match.copy(), players_fit, more(p)) for p in range(3))
    assert refused_by(match.copy(), players_fit, to("fed", 0, 0))
    assert refused_by(match, players_fit, put("cubes", 1, W, by=-1), put("larvae", W, by=1))


# --- The sea, the turn, the question -------------------------------------------------------------------------------


def test_the_sea_is_laid_out_before_polyps_are_dealt() -> None:
    """RE-13"""
    empty = play(Match(GAME, 2), "boards-0-1 starfish-up")
    assert refused_by(empty, sea_fits, polyp("sea", W, 0))
    filling = play(Match(GAME, 2), "boards-0-1 starfish-up first-W polyp-W polyp-W polyp-W polyp-W")
    assert refused_by(filling.copy(), sea_fits, polyp("sea", W, 4))
    assert refused_by(filling, sea_fits, put("laid_out", by=1))
    for match in (laid_out(), dealt()):
        assert refused_by(match, sea_fits, polyp("sea", W, 4))


@pytest.mark.parametrize(
    "damage",
    [
        to("put", -1),
        to("put", 2),
        to("covered", -1),
        to("covered", 2),
        to("paid", -1),
        to("paid", 3),
        to("colour", -1),
        to("colour", 6),
        to("placed", -1),
        to("placed", 5),
        to("paid", 0),
        both(to("paid", 0), to("colour", 0)),
        both(to("paid", 0), to("placed", 0)),
        to("scratch", 1, 3),
        to("tired", A3, 0),  # no shrimp is there
        to("tired", A4, 0),  # not an own one
        to("tired", A6, 0),  # it stands on rock
    ],
)
def test_what_was_done_this_turn_fits_together(damage: Damage) -> None:
    """RE-20, RE-31"""
    assert refused_by(middle(), turn_fits, damage)


def test_nothing_was_done_in_a_turn_that_has_not_begun() -> None:
    """RE-20"""
    fresh = partial(middle, boards={0: "W A3 A4@2"}, done="")
    assert refused_by(fresh(), turn_fits, to("begun", -1))
    assert refused_by(fresh(), turn_fits, to("begun", 2))
    for damage in (to("put", 1), to("covered", 1), to("paid", 1), to("tired", A4, 0)):
        assert refused_by(fresh(), turn_fits, damage)


@pytest.mark.parametrize(
    ("match", "damage"),
    [
        (middle(), to("space", 1)),
        (middle(), to("space", -1)),
        (middle(), to("laid_out", 1)),
        (middle(), to("ender", 1)),
        (middle(), to("turns", -1)),
        (play(reef(), "take-W"), to("space", 5)),
        (play(reef(), "take-W"), to("begun", 1)),
        (dealt(), to("turns", 1)),
        (middle(), to("laid_out", -1)),
        (laid_out(), both(to("phase", Phase.LAY_OUT), to("laid_out", 12))),
        (middle(), to("turns", 401)),
    ],
)
def test_nothing_of_another_question_lies_about(match: Match, damage: Damage) -> None:
    """RE-20"""
    assert refused_by(match.copy(), phase_fits, damage)


def test_a_bonus_tile_is_asked_for_within_a_turn() -> None:
    """RE-42"""
    assert refused_by(replacing(), phase_fits, to("begun", 0))


# --- The end -------------------------------------------------------------------------------------------------------


def test_a_game_that_ends_has_a_reason_and_one_that_goes_on_has_none() -> None:
    """RE-60"""
    assert refused_by(middle(boards={}), end_fits, to("ended", TOO_LONG))
    assert refused_by(middle(boards={}), end_fits, to("turns", 400))
    assert refused_by(last_turn(), end_fits, to("phase", Phase.REFILL), to("ender", 0), put("shrimp", 1, 0, by=-G6))
    over = play(reef(asked="reveal", ended="too_long", turns=400), "reveal-W-W")
    assert refused_by(over.copy(), end_fits, to("ended", 0))
    assert refused_by(over.copy(), end_fits, to("ended", 6))
    assert refused_by(over.copy(), end_fits, to("ended", -1))
    for reason in (LOCKED, SHRIMPS_EATEN, NOWHERE, SEA_DRY):
        assert refused_by(over.copy(), end_fits, to("ended", reason), to("turns", 30))
    assert refused_by(over, end_fits, to("turns", 30))


def test_all_tiles_are_locked_exactly_when_that_ended_the_game() -> None:
    """RE-60"""
    match = play(last_turn(), "pass")
    four = [to("gone", 4, 1), put("shrimp", 1, 0, by=-G6)]
    assert refused_by(match, end_fits, to("ended", SHRIMPS_EATEN), *four)


def test_a_last_turn_is_for_others_with_a_coral_worth_eating() -> None:
    """RE-61"""
    assert refused_by(last_turn(), end_fits, to("ender", 2))
    assert refused_by(last_turn(), end_fits, to("seat", 0))


def test_all_shrimps_of_a_player_are_eaten_exactly_when_that_ended_the_game_or_in_a_last_turn() -> None:
    """RE-60, RE-61"""
    assert refused_by(middle(boards={}), end_fits, to("gone", 4, 0))
    ended = play(reef(boards={0: "W A3 B3 A4 B4 A5@1"}, eaten={1: 3}), "eat-b0A5")
    assert refused_by(ended, end_fits, to("gone", 3, 0))
    last = last_turn()
    last.state.gone[2] = 3
    assert GAME.audit(play(last, "eat-b0A6").state)


def test_a_turn_begins_only_while_a_polyp_could_be_placed() -> None:
    """RE-60"""
    boards = {0: everywhere("Y", 0), 1: everywhere("G", 1)}
    match = reef(boards=boards, done="put no")
    assert refused_by(match, end_fits, to("begun", 0))
    ended = play(reef(boards=boards, asked="refill", more="space G", sea={"G": "W2"}), "polyp-W")
    assert refused_by(ended, end_fits, put("coral", 0, Y, by=-A3), put("bag", Y, by=1))


def test_the_sea_is_dry_when_a_larva_or_every_polyp_is_missing() -> None:
    """RE-60"""
    dry = play(reef(bag="", bonus="", sea={"Y": "Y1"}), "take-W")
    assert refused_by(dry, end_fits, put("hand", 0, W, by=-1), put("bag", W, by=1), put("noted", 0, W, by=-1))
    larva = play(reef(cubes={2: "O9"}), "take-O")
    assert refused_by(larva, end_fits, put("adrift", O, by=1), put("cubes", 1, O, by=-1))
