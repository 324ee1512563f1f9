"""Impossible tables, damaged in one place and noticed by the function that checks it."""

from functools import partial
from typing import Any

import pytest

from damage import Damage, both, put, refuses
from fathomfive.games.podwodni_lowcy.audit import (
    card_fits,
    cards_add_up,
    dive_fits,
    divers_add_up,
    effects_fit,
    end_fits,
    grid_fits,
    pool_fits,
    sea_is_of_cards,
    seats_fit,
)
from fathomfive.games.podwodni_lowcy.components import HARPOON, NET, SHRIMP, WAVE, Phase
from fathomfive.kernel.match import Match
from games.podwodni_lowcy.sea import BARE, asked, begin, play, sea

RA, RB = 1, 2

CHECKS = [
    card_fits, seats_fit, sea_is_of_cards, cards_add_up, divers_add_up, grid_fits, dive_fits, effects_fit, pool_fits,
    end_fits,
]  # fmt: skip


refused_by = partial(refuses, CHECKS)


def middle() -> Match:
    """A table with a bit of everything."""
    return sea(3, diver=2, up={1: "RA RB shrimp", 2: "3xRA"}, down={3: "GA"}, deck="5xRC net wave")


def at_depth() -> Match:
    """A table with two cards laid at the bottom right."""
    return play(begin(3), "dive shrimp bottom-right wave")


def at_effects() -> Match:
    """A table where a net and a harpoon wait, and two cards of the column are left."""
    match = sea(grid="RA GA YA RB\nshrimp net harpoon wave\nGB GB GB GB", up={2: "RA"})
    play(match, "dive RC top-left YB deeper GC pick-b2 pick-c2 pick-new")
    assert asked(match) == "effects 1"
    return match


def to(name: str, value: int) -> Damage:
    """Set a field."""
    return lambda s: setattr(s, name, value)


# --- The card and the seats --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "damage",
    [to("seats", 1), to("seats", 6), to("length", -1), to("length", 3), to("phase", -1), to("phase", Phase.TURN_ENDS)],
)
def test_seats_length_and_phase_exist(damage: Damage) -> None:
    """PL-60"""
    assert refused_by(middle(), card_fits, damage)


@pytest.mark.parametrize("damage", [to("side", -1), to("side", 3), to("asked", -1), to("asked", 3), to("asked", 0)])
def test_the_active_diver_exists_and_is_asked(damage: Damage) -> None:
    """PL-11"""
    assert refused_by(middle(), seats_fit, damage)


def test_a_pool_is_not_offered_to_the_scorer() -> None:
    """PL-51"""
    match = play(sea(3, up={1: "3xRA GB YC"}), "score set-3xRA down-RA give-GB give-YC")
    assert refused_by(match, seats_fit, to("asked", 0))


# --- Cards -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "damage",
    [put("grid", 0, by=-2), put("grid", 11, by=20), put("column", 0, by=-1), put("column", 3, by=14)],
)
def test_every_place_holds_a_card_or_nothing(damage: Damage) -> None:
    """PL-1"""
    assert refused_by(middle(), sea_is_of_cards, damage)


@pytest.mark.parametrize(
    "damage",
    [
        put("deck", RA, by=1),
        put("discards", WAVE, by=-1),
        put("deck", 0, by=1),
        put("discards", 0, by=1),
        put("grid", 0, by=1),
        put("column", 0, by=RA),
        put("pool", RA, by=1),
        put("pool", 0, by=1),
        put("up", 0, RA, by=1),
        put("down", 2, 0, by=1),
        put("nets", by=1),
        put("harpoons", by=1),
        put("left", by=1),
        both(put("deck", RA, by=-1), put("discards", RA, by=1), put("left", by=-1)),
        both(put("deck", RB, by=6), put("discards", RB, by=-6), put("left", by=6)),
    ],
)
def test_there_are_as_many_cards_as_in_the_box(damage: Damage) -> None:
    """PL-1"""
    assert refused_by(middle(), cards_add_up, damage)


def test_waiting_nets_and_harpoons_are_counted() -> None:
    """PL-1"""
    assert refused_by(at_effects(), cards_add_up, put("nets", by=-1))
    assert refused_by(at_effects(), cards_add_up, put("harpoons", by=-1))


def test_the_deck_is_complete_until_the_start_player_is_drawn() -> None:
    """PL-2"""
    match = begin(2).at(0)
    move = both(put("deck", RA, by=-1), put("left", by=-1))
    assert refused_by(match.copy(), cards_add_up, move, put("discards", RA, by=1))
    assert refused_by(match, cards_add_up, move, put("grid", 0, by=RA))


def test_the_deck_is_not_empty_when_a_card_is_drawn() -> None:
    """PL-10"""

    def empty(s: Any) -> None:
        s.discards[:] += s.deck
        s.deck[:] = 0
        s.left = 0

    assert refused_by(play(begin(2), "dive"), cards_add_up, empty)
    match = begin(2)
    empty(match.state)
    assert match.game.audit(match.state)


@pytest.mark.parametrize(
    "damage",
    [
        both(put("up", 0, RA, by=-2), put("deck", RA, by=2), put("left", by=2), put("held", 0, by=-2)),
        both(put("down", 0, RA, by=-1), put("deck", RA, by=1), put("left", by=1), put("scored", 0, by=-1)),
        put("held", 0, by=1),
        put("scored", 2, by=-1),
        both(put("up", 0, RA, by=-1), put("held", 0, by=-1), put("up", 3, RA, by=1), put("held", 3, by=1)),
        both(put("down", 2, 4, by=-1), put("scored", 2, by=-1), put("down", 4, 4, by=1), put("scored", 4, by=1)),
    ],
)
def test_the_cards_of_divers_are_counted_correctly(damage: Damage) -> None:
    """PL-31, PL-51"""
    assert refused_by(middle(), divers_add_up, damage)


def test_a_washed_diver_has_a_card() -> None:
    """PL-40"""
    match = play(sea(3, up={2: "RA"}), "dive wave top-left wave")
    assert asked(match) == "wash 2"
    assert refused_by(match, divers_add_up, to("asked", 2))


# --- The sea -----------------------------------------------------------------------------------------------------


def test_a_turn_begins_without_gaps() -> None:
    """PL-10"""
    assert refused_by(middle(), grid_fits, put("grid", 0, by=-RA), put("discards", RA, by=1))
    assert refused_by(middle(), grid_fits, to("phase", Phase.FILL))


def test_there_is_a_gap_for_every_card_of_the_column() -> None:
    """PL-34"""
    fill = [put("grid", 5, by=WAVE), put("deck", WAVE, by=-1), put("left", by=-1)]
    assert refused_by(at_effects(), grid_fits, *fill)


LAY_RC = both(put("deck", 3, by=-1), put("left", by=-1))


@pytest.mark.parametrize(
    ("match", "damages"),
    [
        (begin(2), [to("laid", -1)]),
        (at_depth(), [to("laid", 5)]),
        (at_depth(), [to("corner", -1)]),
        (at_depth(), [to("corner", 4)]),
        (begin(2), [to("corner", 1)]),
        (begin(2), [to("laid", 1)]),
        (begin(2), [put("column", 0, by=3), LAY_RC]),
        (begin(2), [put("column", 0, by=3), LAY_RC, to("laid", 1)]),
        (at_depth(), [put("column", 3, by=3), LAY_RC]),
        (at_depth(), [to("picked", 1)]),
        (at_depth(), [to("phase", Phase.PICK)]),
        (at_depth(), [to("phase", Phase.PICK), to("picked", 32)]),
        (at_depth(), [to("phase", Phase.PICK), to("picked", 3)]),
        (at_depth(), [to("phase", Phase.PICK), to("picked", 7)]),
        (at_depth(), [to("phase", Phase.PICK), to("picked", 16)]),
        (at_depth(), [to("phase", Phase.CORNER), to("corner", 0)]),
        (play(begin(2), "dive RC"), [to("corner", 1)]),
        (play(begin(2), "dive RC"), [to("phase", Phase.DEPTH)]),
        (play(begin(2), "dive RC"), [to("phase", Phase.TURN)]),
        (play(begin(2), "dive shrimp top-left wave deeper net deeper RA"), [to("phase", Phase.DRAW)]),
        (at_effects(), [to("picked", 1)]),
        (at_effects(), [put("column", 3, by=3), LAY_RC, put("grid", 0, by=-RA), put("discards", RA, by=1)]),
    ],
)
def test_the_cards_laid_and_picked_fit_the_phase(match: Match, damages: list[Damage]) -> None:
    """PL-20, PL-21, PL-30"""
    assert refused_by(match.copy(), dive_fits, *damages)


def test_a_washing_needs_two_cards() -> None:
    """PL-40"""
    match = play(sea(up={1: "RA"}), "dive RC")
    assert refused_by(match, dive_fits, to("phase", Phase.WASH))


def test_enough_cards_are_left_to_complete_the_catch() -> None:
    """PL-30"""
    match = play(begin(2), "dive shrimp top-left wave pick-a1")
    for picked in (1, 2, 4, 8):
        match.state.picked = picked
        assert match.game.audit(match.state)


@pytest.mark.parametrize(
    "damages",
    [
        [to("nets", -1), put("discards", NET, by=2)],
        [to("harpoons", -1), put("discards", HARPOON, by=2)],
        [to("nets", 4), put("deck", NET, by=-3), put("left", by=-3)],
        [put("up", 1, RA, by=-1), put("held", 1, by=-1), put("discards", RA, by=1)],
        [to("nets", 0), to("harpoons", 0), put("discards", NET, by=1), put("discards", HARPOON, by=1)],
    ],
)
def test_nets_and_harpoons_wait_for_a_target(damages: list[Damage]) -> None:
    """PL-32, PL-33"""
    assert refused_by(at_effects(), effects_fit, *damages)


def test_a_harpoon_waits_for_a_fish() -> None:
    """PL-33"""
    match = sea(asked="effects", grid=BARE.replace("wave", "RA", 1), more="harpoons 1")
    assert refused_by(match, effects_fit, put("grid", 0, by=WAVE - RA), put("deck", RA, by=1), put("deck", WAVE, by=-1))


def test_nets_and_harpoons_do_not_wait_in_other_phases() -> None:
    """PL-31"""
    match = sea(up={2: "RA"})
    assert refused_by(match, effects_fit, put("nets", by=1), put("deck", NET, by=-1), put("left", by=-1))


# --- The pool ----------------------------------------------------------------------------------------------------


def scoring(moves: str, seats: int = 3) -> Match:
    """A table where a set of three reds is scored with five cards."""
    return play(sea(seats, up={1: "3xRA GB YC"}), f"score set-3xRA {moves}")


PUT_IN = [put("pool", RB, by=1), put("deck", RB, by=-1), put("left", by=-1)]
TAKE_OUT = [put("pool", RA, by=-1), put("discards", RA, by=1)]


@pytest.mark.parametrize(
    "match",
    [
        scoring(""),
        scoring("down-RA"),
        scoring("down-RA give-GB"),
        scoring("down-RA give-GB give-YC"),
        scoring("down-RA give-GB give-YC take-GB"),
    ],
)
def test_the_size_of_the_pool_fits_the_phase(match: Match) -> None:
    """PL-51"""
    assert refused_by(match.copy(), pool_fits, *TAKE_OUT)
    more = match.copy()
    both(*PUT_IN)(more.state)
    assert more.game.audit(more.state)  # as for a set of four
    assert refused_by(more, pool_fits, *PUT_IN)


def test_the_pool_shrinks_by_a_card_for_each_diver_who_took_even_past_the_first_seat() -> None:
    """PL-51"""
    match = play(sea(3, diver=3, up={3: "3xRA GB YC"}), "score set-3xRA down-RA give-GB give-YC")
    assert asked(match) == "take 1"
    assert refused_by(match.copy(), pool_fits, *TAKE_OUT)
    play(match, "take-GB")
    assert refused_by(match, pool_fits, *PUT_IN, *PUT_IN)


@pytest.mark.parametrize(
    ("match", "damage"),
    [
        (scoring("down-RA give-GB"), to("given", -1)),
        (scoring("down-RA give-GB"), to("given", SHRIMP + 1)),
        (scoring("down-RA give-GB"), to("given", 0)),
        (scoring("down-RA"), to("given", RA)),
    ],
)
def test_the_first_card_given_is_known_while_the_second_is_chosen(match: Match, damage: Damage) -> None:
    """PL-51"""
    assert refused_by(match.copy(), pool_fits, damage)


def test_there_is_no_pool_unless_a_set_is_scored() -> None:
    """PL-51"""
    assert refused_by(middle(), pool_fits, *PUT_IN[:1], put("up", 0, RB, by=-1), put("held", 0, by=-1))


def test_the_pool_has_no_negative_numbers_of_cards() -> None:
    """PL-51"""
    damages = [put("pool", RA, by=-3), put("discards", RA, by=3)]
    assert refused_by(scoring("down-RA"), pool_fits, *damages)


# --- The end -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "damage",
    [
        to("reached", -1),
        to("reached", 4),
        to("turns", -1),
        to("turns", 1001),
        both(to("reached", 1), to("turns", 0)),
        to("reached", 2),
        to("turns", 1000),
        to("phase", Phase.OVER),
    ],
)
def test_the_game_is_over_exactly_when_it_must_be(damage: Damage) -> None:
    """PL-61, PL-63"""
    assert refused_by(middle(), end_fits, damage)


def test_a_game_that_is_over_stays_over() -> None:
    """PL-61, PL-63"""
    match = play(sea(2, diver=2, reached=1), "dive wave top-left RC")
    assert match.over
    assert refused_by(match.copy(), end_fits, to("reached", 2))
    match.state.turns = 1000
    assert match.game.audit(match.state)
