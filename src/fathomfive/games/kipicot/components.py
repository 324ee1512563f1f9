"""What is in the box of Kipicot: the board, urchins and figures, the table, and the numbering of moves."""

from enum import IntEnum

import numpy as np

from fathomfive.kernel.records import Cells, Record, i8, i32

# --- The board (KI-1) --------------------------------------------------------------------------------------------

SIDE = 5
SQUARES = SIDE * SIDE  # numbered along the rows from a1 at the top left: a1 is 0, b1 is 1, e5 is 24
BOARD = (1 << SQUARES) - 1  # all squares, as a set
HAND = SQUARES  # the square of a figure in hand


def _set(squares: list[int]) -> int:
    """Make a set of squares."""
    return sum(1 << q for q in squares)


FIRST_FILE = _set([q for q in range(SQUARES) if q % SIDE == 0])
LAST_FILE = FIRST_FILE << (SIDE - 1)

# KI-20: a square's row and column have eight other squares, numbered as ways and wrapping round the edge: 1 to 4 to the
# right, then 1 to 4 down.  The single steps are the first and the last of each four.
WAYS = 2 * (SIDE - 1)
STEP_RIGHT, STEP_LEFT = 0, SIDE - 2
STEP_DOWN, STEP_UP = SIDE - 1, WAYS - 1


def _target(square: int, way: int) -> int:
    """Give the square that a way leads to."""
    row, file = divmod(square, SIDE)
    if way <= STEP_LEFT:
        return row * SIDE + (file + way + 1) % SIDE
    return (row + way - STEP_LEFT) % SIDE * SIDE + file


TARGET = np.array([[_target(square, way) for way in range(WAYS)] for square in range(SQUARES)], np.int8)

# KI-30: a 2 x 2 block is identified by its first square; these are the offsets of the others
RIGHT, BELOW, ACROSS = 1, SIDE, SIDE + 1
BLOCK = _set([0, RIGHT, BELOW, ACROSS])  # the block at a1
BLOCKS = _set([q for q in range(SQUARES) if q % SIDE < SIDE - 1 and q // SIDE < SIDE - 1])
_WITH = [[b for b in range(SQUARES) if BLOCKS >> b & BLOCK << b >> q & 1] for q in range(SQUARES)]
BLOCKS_WITH = np.array([_set(blocks) for blocks in _WITH], np.int32)  # [square]: the blocks that contain it

# --- Urchins and figures -----------------------------------------------------------------------------------------

COLOURS = 2
RED, YELLOW = range(COLOURS)
TOKENS = 20  # of each colour
MOST_SEATS = 4  # blue, green, white, violet
CALM_ROUNDS = 3  # KI-22


# --- The table ---------------------------------------------------------------------------------------------------


class Phase(IntEnum):
    """The question asked now of the seat whose turn it is."""

    MOVE = 0  # step 1: move a token, or none
    BUILD = 1  # step 2: add a token, or move one
    FIGURE = 2  # step 3: put the figure somewhere else
    OVER = 3


class State(Record):
    """A table of Kipicot."""

    rules: int = i8()  # the rules number this game is played by
    seats: int = i8()
    phase: int = i8()
    seat: int = i8()  # the seat whose turn it is, or was when the game ended
    calm: int = i8()  # turns in a row without a token added or won; the current one counts after step 2
    supply: Cells = i8(COLOURS)
    top: Cells = i32(COLOURS)  # the squares with a token of that colour, single or upper
    stacks: int = i32()  # the squares with a token of the other colour below
    figure: Cells = i8(MOST_SEATS)  # the square of each, or HAND
    won: Cells = i8(MOST_SEATS, COLOURS)


# --- Numbering of moves ------------------------------------------------------------------------------------------

MOVE = 0  # + square * WAYS + way
STAY = MOVE + SQUARES * WAYS  # move nothing in step 1
ADD = STAY + 1  # + colour * SQUARES + square
FIGURE = ADD + COLOURS * SQUARES  # + square
MOVES = FIGURE + SQUARES

# Step 2 with all figures in hand, 10 stacks and 15 empty squares, 3 of them in every row and column: 2 x 15 tokens to
# add, and 10 upper tokens with 6 squares to go to.  A row or column with e empty squares gives at most e x (5 - e)
# moves, so more empty squares cost more moves than they are worth.
LONGEST = 90

STEPS = 3  # of a turn, each of them one move


def most_turns(seats: int) -> int:
    """Bound the turns of a game.

    The last token to be added is the 39th at the latest.  The first seats + 1 turns must add; each later add comes at
    most `calm` turns after the token added or won before it (KI-22), not counting its own turn.  A turn that wins
    without adding comes at least one turn sooner, or it would have to add.  A win takes at least two corners, three
    against a single opponent, and cannot take the token that ends the game.
    """
    calm = CALM_ROUNDS * seats
    adds = COLOURS * TOKENS - 1
    wins = (adds - 1) // (3 if seats == 2 else 2)
    return seats + 1 + (adds - seats - 1) * (calm + 1) + wins * calm
