"""Impossible players, turns and ends, noticed by the function that checks them."""

from functools import partial

import pytest

from damage import Damage, both, put
from fathomfive.games.reef_encounter import GAME
from fathomfive.games.reef_encounter.audit import (
    end_fits,
    phase_fits,
    players_fit,
    sea_fits,
    turn_fits,
)
from fathomfive.games.reef_encounter.components import (
    LOCKED,
    NOWHERE,
    SEA_DRY,
    SHRIMPS_EATEN,
    TOO_LONG,
    Phase,
)
from fathomfive.kernel.match import Match
from games.reef_encounter.damaged import (
    A3,
    A4,
    A6,
    G6,
    G,
    O,
    W,
    Y,
    last_turn,
    middle,
    polyp,
    refused_by,
    replacing,
    to,
)
from games.reef_encounter.reef import dealt, everywhere, laid_out, play, polyps, reef

# --- Players -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "damage",
    [
        to("fed", -1, 0),
        to("fed", 6, 0),
        to("fed", 0, 0),
        to("fed", 1 + G, 0),  # a colour that is not in the fish
        polyp("hand", W, 3),
        polyp("fish", W, 3),
        polyp("prey", W, 3),
        both(put("cubes", 3, W, by=1), put("larvae", W, by=-1)),
    ],
)
def test_players_have_fed_a_polyp_and_empty_seats_have_nothing(damage: Damage) -> None:
    """RE-15"""
    assert refused_by(middle(), players_fit, damage)


def test_players_have_nothing_before_polyps_are_dealt() -> None:
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
        to("tired", A4, 0),  # another player's shrimp
        to("tired", A6, 0),  # the shrimp is on bare rock
    ],
)
def test_the_actions_of_this_turn_are_consistent(damage: Damage) -> None:
    """RE-20, RE-31"""
    assert refused_by(middle(), turn_fits, damage)


def test_no_action_was_done_in_a_turn_that_has_not_begun() -> None:
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
def test_fields_of_other_phases_are_cleared(match: Match, damage: Damage) -> None:
    """RE-20"""
    assert refused_by(match.copy(), phase_fits, damage)


def test_a_bonus_tile_is_replaced_during_a_turn() -> None:
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


def test_only_other_players_with_a_coral_worth_eating_have_a_last_turn() -> None:
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
