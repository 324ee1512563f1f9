"""Tables of Reef Encounter to damage, and ways to damage them."""

from functools import partial
from typing import Any

from damage import Damage, both, put, refuses
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
from fathomfive.kernel.match import Match
from games.reef_encounter.reef import play, reef

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
    """Move a polyp from the bag to another place."""
    return both(put("bag", colour, by=-1), put(name, *where, colour, by=1))


def middle(**more: Any) -> Match:
    """A table with a bit of everything, during the turn of seat 2 of 3."""
    table: dict[str, Any] = {
        "seat": 2, "boards": {0: "W A3 A4@1, # A6@2", 1: "Y A2@2 A3"}, "hands": {1: "W2", 2: "Y3", 3: "P1"},
        "noted": {2: "Y1"}, "prey": {2: "O2"}, "fish": {1: "W2", 2: "Y2", 3: "P1"}, "cubes": {1: "W1", 2: "Y2"},
        "eaten": {1: 1}, "locked": "3", "afloat": "red", "done": "paid 1 placing Y placed 1",
    }  # fmt: skip
    return reef(3, **(table | more))


def last_turn() -> Match:
    """A table where seat 3 has a last turn after seat 2 locked the last tile."""
    match = reef(3, seat=2, boards={0: "W A3 B3 A4 B4 A5 A6@3, # G6@2"}, eaten={2: 1}, prey={2: "O1"}, fish={2: "W2"},
                 locked="1 2 3 5 6 7 8 9 10", done="put no")  # fmt: skip
    return play(match, "swap-O-tile4")


def replacing() -> Match:
    """A table where the TABLE tells whether the bag can replace a bonus tile."""
    return play(reef(cubes={1: "Y1"}, hands={2: "G4"}, bag="W3"), "grow-Y")
