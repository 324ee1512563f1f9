"""What is in the box of Klofni rybku: tiles, penguins, the table, and the numbering of moves."""

from enum import IntEnum

import numpy as np

from fathomfive.kernel.records import Cells, Record, i8

# --- Tiles (DD-1, DD-2) ---------------------------------------------------------------------------------------

DEPTHS = 5
DEEPEST = DEPTHS - 1  # depths are numbered from 0 in code, from 1 for players
COLOURS = 3  # pink, green, yellow
STEPS = 3  # most values of food at a depth
FOODS = COLOURS * STEPS
SWAG = FOODS + 1  # kinds that can be gained: the foods and the rock
ROCK = FOODS
BUBBLES = FOODS + 1
PREDATOR = FOODS + 2
KINDS = FOODS + 3

LOWEST = (1, 2, 3, 5, 8)  # the lowest value of food at each depth; the kinds of a colour rise from it by one
VALUES = np.array([[low + kind % STEPS for kind in range(FOODS)] for low in LOWEST], np.int8)  # [depth, kind]

# [reconstructed] The counts by depth are printed.  Which column is rocks and which is bubbles, how often each value
# occurs, and which tiles are marked as the added set are not.  An owner of the box can correct them here alone.
# Values are for ONE colour; all three colours have the same.
#                 lowest  +1  +2   rocks bubbles predators
BASE_TILES = (
    # depth 1     1       2
    (              3,      3,  0,   6,    4,      5),
    # depth 2     2       3   4
    (              1,      3,  1,   6,    3,      6),
    # depth 3     3       4   5
    (              1,      2,  1,   0,    5,      6),
    # depth 4     5       6   7
    (              1,      1,  1,   0,    2,      6),
    # depth 5     8       9   10
    (              1,      1,  1,   0,    0,      8),
)  # fmt: skip
ADDED_TILES = (
    # depth 1     1       2
    (              1,      1,  0,   2,    2,      1),
    # depth 2     2       3   4
    (              1,      0,  1,   1,    1,      2),
    # depth 3     3       4   5
    (              0,      1,  0,   0,    2,      2),
    # depth 4     5       6   7
    (              0,      1,  0,   0,    1,      2),
    # depth 5     8       9   10
    (              0,      1,  0,   0,    0,      3),
)  # fmt: skip

# by seats:  -  1  2  3  4  5  6
REMOVED = np.array((0, 7, 7, 3, 5, 4, 3), np.int8)  # DD-10: tiles taken out unseen at each depth
ADDED_FROM = 4  # DD-10: with at least this many players the added set is used, too


def _tiles(seats: int) -> list[list[int]]:
    """Count the tiles of each kind at each depth, with this number of seats."""
    table = []
    for base, added in zip(BASE_TILES, ADDED_TILES, strict=True):
        row = [b + a if seats >= ADDED_FROM else b for b, a in zip(base, added, strict=True)]
        table.append(row[:STEPS] * COLOURS + row[STEPS:])
    return table


MOST_SEATS = 6
SIDES = 6  # most sides; solo has two
TILES = np.array([_tiles(seats) for seats in range(MOST_SEATS + 1)], np.int8)  # [seats, depth, kind]
PENGUINS = 3
COLUMN = 28  # most tiles of one colour in the whole box, so a column of a grid is never longer

LEVELS = ("easy", "medium", "hard")
EASY, MEDIUM, HARD = range(3)
ROCK_POINTS = np.array((1, 3, 5), np.int8)  # DD-64: the worth of the rival's rock, by level
BUBBLES_POINTS = np.array((0, 0, 3), np.int8)


# --- The table -------------------------------------------------------------------------------------------------


class Phase(IntEnum):
    """The question asked now."""

    START = 0  # of the TABLE: which seat starts
    FLIP = 1  # of the TABLE: which tile the diver flips
    RIVAL_FLIP = 2  # of the TABLE: which tile the rival flips
    DIVE = 3  # of the diver at a depth: take, flip or skip it
    FLIPPED = 4  # of the diver: surface with the flipped tile, or go on
    ROCK = 5  # of the diver: discard a rock to begin deeper?
    RETURN = 6  # of the diver: what the three penguins bring home
    RIVAL_CHOICE = 7  # of the solo player: which colour the rival takes
    TURN_ENDS = 8  # of nobody: `play` passes it at once
    OVER = 9


class State(Record):
    """A table of Klofni rybku."""

    rules: int = i8()  # the rules number this game is played by
    seats: int = i8()
    sides: int = i8()  # seats, or two in a solo game: the player and the rival
    level: int = i8()  # of the rival
    phase: int = i8()
    start: int = i8()  # the seat with the token
    ending: int = i8()  # 1 after the last face-down tile of a depth was flipped
    last: int = i8()  # 1 once the token shows its last-dive side
    side: int = i8()  # whose turn it is
    depth: int = i8()  # the depth of the diver
    flipped: int = i8()  # kind of the tile just flipped, in phase FLIPPED
    homes: int = i8()  # depths the three penguins return from, as bits, in phase RETURN
    rival: int = i8()  # depth of the rival's penguin
    choice: int = i8()  # colours the rival may take, as bits, in phase RIVAL_CHOICE
    discarded: int = i8()  # rocks out of the game
    down: Cells = i8(DEPTHS)  # number of face-down tiles
    unseen: Cells = i8(DEPTHS, KINDS)  # tiles that are face down or were removed, together
    up: Cells = i8(DEPTHS, KINDS)  # face-up tiles
    trapped: Cells = i8(SIDES, DEPTHS)  # penguins on predators
    rocks: Cells = i8(SIDES)
    bubbles: Cells = i8(SIDES)  # only the rival keeps them
    height: Cells = i8(SIDES, COLOURS)  # food in each column of a grid
    grid: Cells = i8(SIDES, COLOURS, COLUMN)  # its values, from the top


# --- Numbering of moves ----------------------------------------------------------------------------------------

TAKE = 0  # + depth * SWAG + kind; nothing can be taken at the deepest depth
FLIP = TAKE + DEEPEST * SWAG
LEAVE = FLIP + 1  # skip the depth
SURFACE = LEAVE + 1  # keep the flipped tile
DEEPER = SURFACE + 1  # leave it there
DECLINE = DEEPER + 1  # bring nothing home
KEEP_ROCKS = DECLINE + 1
DROP_ROCK = KEEP_ROCKS  # + depth, 1 to 4
GIVE = DROP_ROCK + DEPTHS  # + colour, to the rival
MOVES = GIVE + COLOURS

STARTS = MOVES  # + seat
TURN_UP = STARTS + MOST_SEATS  # + kind
OUTCOMES = MOST_SEATS + KINDS

# DD-31: all kinds at depths 2, 3 and 4, where rocks are only at 2, and declining
LONGEST = 29
MOST_MOVES = (0, 598, 598, 750, 972, 1019, 1066)  # by seats
