"""What is in the box of Podwodni łowcy: cards, sets, the table, and the numbering of moves."""

from enum import IntEnum
from itertools import combinations_with_replacement as multisets

import numpy as np

from fathomfive.kernel.records import Cells, Record, i8, i16

# --- Cards (PL-1) ----------------------------------------------------------------------------------------------

NOTHING = 0  # no card: a gap
COLOURS = 3  # red, green, yellow
KINDS = 3  # printed without names; called A, B and C in code
FISH = COLOURS * KINDS  # 1 to 9 are the fish, colour by colour
SHRIMP = FISH + 1
WAVE = SHRIMP + 1
NET = WAVE + 1
HARPOON = NET + 1
SORTS = HARPOON + 1  # including NOTHING
KEPT = SHRIMP + 1  # sorts that a diver may have, including NOTHING

# [ruling] six fish of each kind in each colour: the printed rules give 18 of each colour
#                - RA RB RC GA GB GC YA YB YC shrimp wave net harpoon
BOX = np.array((0, 6, 6, 6, 6, 6, 6, 6, 6, 6, 8,     8,   8,  8), np.int8)  # fmt: skip
COLOUR = np.array((0, 1, 1, 1, 2, 2, 2, 3, 3, 3, 0, 0, 0, 0), np.int8)  # fmt: skip  # 0 is none
CARDS = int(BOX.sum())

COLUMNS = 4
ROWS = 3
CELLS = COLUMNS * ROWS  # the grid, row by row
LAID = 4  # most cards in a dive
SLOTS = COLUMNS + 1  # PL-30: the four cards of a row and the one just laid
OWN = COLUMNS  # the slot of the one just laid
PLACES = CELLS + LAID  # places where a harpoon may strike: the grid, then the new column

RIGHT, BOTTOM = 1, 2  # a corner of the grid is 0 (top left) plus these bits
CORNERS = 4

MOST_SEATS = 5
LENGTHS = ("short", "standard", "long")
GOAL = np.array((25, 35, 45), np.int8)  # PL-60: points that start the last turns, by length
MOST_TURNS = 1000  # PL-63
SET_POINTS = 10
BEYOND = 2  # PL-51: cards a diver needs beyond a set, and adds to the pool


# --- Sets (PL-50) ----------------------------------------------------------------------------------------------


def _sets() -> list[tuple[int, ...]]:
    """List the different sets, each as its cards in rising order."""
    kinds = [[1 + colour * KINDS + kind for colour in range(COLOURS)] for kind in range(KINDS)]
    colours = [[1 + colour * KINDS + kind for kind in range(KINDS)] for colour in range(COLOURS)]
    found: list[tuple[int, ...]] = []
    for fish in range(1, FISH + 1):
        found += [(fish, fish, fish), (fish, fish, SHRIMP)]
    for line in (*kinds, *colours):
        found += multisets(line, 4)
        found += [(*three, SHRIMP) for three in multisets(line, 3)]
    return list(dict.fromkeys(found))  # four of one kind in one colour are found twice


SET_CARDS = _sets()
SETS = len(SET_CARDS)
SET_COUNTS = np.array([[cards.count(card) for card in range(KEPT)] for cards in SET_CARDS], np.int8)  # [set, card]

# A diver's cards as one number: five bits for each of ten sorts, then seven for how many there are in all.  The highest
# bit of each group stays free, so one subtraction compares all of them with what a set needs.
LANE = 5
TOTAL = LANE * SHRIMP  # position of the number of all cards
FREE = sum(1 << LANE * card - 1 for card in range(1, KEPT)) | 1 << TOTAL + 6
NEEDS = np.array(
    [sum(1 << LANE * (card - 1) for card in cards) + (len(cards) + BEYOND << TOTAL) for cards in SET_CARDS], np.int64
)

# [picked slots of a row, as bits]: how many there are, and the next slot
PICKS = np.array([bits.bit_count() for bits in range(1 << SLOTS)], np.int8)
NEXT = np.array([bits.bit_length() for bits in range(1 << SLOTS)], np.int8)


# --- The table -------------------------------------------------------------------------------------------------


class Phase(IntEnum):
    """The question asked now."""

    START = 0  # of the TABLE: the start player
    FILL = 1  # of the TABLE: which card fills the first gap
    DRAW = 2  # of the TABLE: which card the diver draws
    TURN = 3  # of the diver: dive or score
    CORNER = 4  # of the diver: the corner for card 1
    DEPTH = 5  # of the diver: deeper, or surface with the column, or with a first card of the row
    PICK = 6  # of the diver: which next card of the row
    EFFECTS = 7  # of the diver: what a net or a harpoon takes
    WASH = 8  # of every diver in turn: which group is washed away
    FIRST_SET = 9  # of the diver: which set to score
    MORE_SETS = 10  # of the diver: which set to score next, or stop
    TURN_DOWN = 11  # of the diver: which card of the set
    GIVE = 12  # of the diver: the first card added to the pool
    GIVE_AGAIN = 13  # of the diver: the second one
    TAKE = 14  # of every other diver in turn: a card of the pool
    OVER = 15
    # of nobody; `play` never stops here
    NEXT_WASH = 16
    BROKEN = 17
    TURN_ENDS = 18


class State(Record):
    """A table of Podwodni łowcy."""

    rules: int = i8()  # the rules number this game is played by
    seats: int = i8()
    length: int = i8()
    phase: int = i8()
    turns: int = i16()  # finished so far
    side: int = i8()  # whose turn it is
    asked: int = i8()  # the seat to act
    reached: int = i8()  # 1 + the seat that first reached the length, 0 for none
    corner: int = i8()  # the corner of card 1, once it is laid
    laid: int = i8()  # cards of this dive
    picked: int = i8()  # slots of the row picked so far, as bits, in phase PICK
    nets: int = i8()  # caught and yet to act
    harpoons: int = i8()
    given: int = i8()  # the first card added to the pool, in phase GIVE_AGAIN
    left: int = i8()  # cards in the deck
    deck: Cells = i8(SORTS)
    discards: Cells = i8(SORTS)
    grid: Cells = i8(CELLS)  # the card at each place, NOTHING for a gap
    column: Cells = i8(LAID)  # the new column in the order laid
    pool: Cells = i8(KEPT)  # cards of the pool of the set being scored; the set itself until a card is turned down
    up: Cells = i8(MOST_SEATS, KEPT)  # face-up cards before each diver
    down: Cells = i8(MOST_SEATS, KEPT)  # face-down ones
    held: Cells = i8(MOST_SEATS)  # number of face-up cards
    scored: Cells = i8(MOST_SEATS)  # number of face-down cards


# --- Numbering of moves ----------------------------------------------------------------------------------------

DIVE = 0
SCORE = DIVE + 1
CORNER = SCORE + 1  # + corner
DEEPER = CORNER + CORNERS
COLUMN = DEEPER + 1  # surface with the whole new column
PICK = COLUMN + 1  # + slot of the row
TAKE_BY_NET = PICK + SLOTS - 1  # + seat * SHRIMP + card
NO_NET = TAKE_BY_NET + MOST_SEATS * SHRIMP + 1
SPEAR = NO_NET + 1  # + place
NO_HARPOON = SPEAR + PLACES
WASH = NO_HARPOON  # + card
SCORE_SET = WASH + KEPT  # + set
STOP = SCORE_SET + SETS
TURN_DOWN = STOP  # + card
GIVE = TURN_DOWN + SHRIMP  # + card
TAKE = GIVE + SHRIMP  # + card
MOVES = TAKE + KEPT

STARTS = MOVES  # + seat
DRAW = STARTS + MOST_SEATS - 1  # + card
OUTCOMES = MOST_SEATS + SORTS - 1

LONGEST = SETS + 1  # all sets, and stopping


# --- Bounds ----------------------------------------------------------------------------------------------------

# Gaps at the start of a turn come from the previous turn.  A catch of k cards leaves k gaps or k - 1, and as many cards
# of the column to fill them; then every harpoon may leave a gap.  At most one card of the column is a harpoon, and at
# most four of the row: 4 gaps.  A wave may clear a row of four waves, and the received card 1 may be a harpoon: 5 gaps.
GAPS = COLUMNS + 1
# Fill the gaps, dive, draw four cards, choose a corner, go deeper twice, pick four cards of the row, all of which act.
DIVE_MOVES = GAPS + 1 + LAID + 1 + 2 + LAID + LAID
# Fill the gaps, score, stop.  Every set turns down one of the 62 cards that divers can have, for good: the set is
# named, a card is turned down, two are given, and every other diver takes one.
MOST_SETS = int(BOX[:KEPT].sum())


def most_moves(seats: int) -> int:
    """Bound the moves of a game: the start player, the grid, a dive for every turn and a set for every card."""
    return 1 + CELLS - GAPS + MOST_TURNS * DIVE_MOVES + MOST_SETS * (1 + 1 + BEYOND + seats - 1)
