"""What is in the box of Reef Encounter: boards, coral tiles, the table, and the numbering of moves."""

from enum import IntEnum

import numpy as np

from fathomfive.kernel.records import Cells, Record, i8, i16, i64

# --- Pieces (RE-1) -----------------------------------------------------------------------------------------------

LETTERS = "WYOPG"  # white, yellow, orange, pink, grey: the colours of polyps, larvae and spaces of the sea
COLOURS = 5
EACH = 40  # polyp tiles of each colour
LARVAE = 10  # cubes of each colour
ALGAE = ("blue", "green", "purple", "red")
ALGA = len(ALGAE)
CYLINDERS = 5  # of each colour
MOST_SEATS = 4
SHRIMPS = 4  # of each player

# --- Coral tiles (RE-2) ------------------------------------------------------------------------------------------

# Starfish side: strong > weak, large alga / small alga; the other side swaps both pairs.
CORAL_TILES = """
  W>Y green/blue    W>O red/purple    Y>O blue/red    Y>P purple/blue    O>P green/red
  O>G blue/green    P>W purple/green  P>G green/purple  G>W red/purple    G>Y blue/red
"""
_TILES = [tuple(zip(*[iter(row.split())] * 2, strict=True)) for row in CORAL_TILES.strip().splitlines()]
TILE_PAIRS = [(pair[0], pair[2]) for row in _TILES for pair, _ in row]  # letters, the stronger first
TILE_ALGAE = [tuple(algae.split("/")) for row in _TILES for _, algae in row]  # names, the larger first
TILES = len(TILE_PAIRS)
ALL_TILES = (1 << TILES) - 1

# A set of coral tiles is one number, a bit for each tile.  [alga]: the tiles whose large alga it is, on either side
LARGE_UP = np.array([sum(1 << t for t in range(TILES) if TILE_ALGAE[t][0] == alga) for alga in ALGAE], np.int64)
LARGE_DOWN = np.array([sum(1 << t for t in range(TILES) if TILE_ALGAE[t][1] == alga) for alga in ALGAE], np.int64)

BEATS = np.zeros((1 << TILES, COLOURS), np.int8)  # [starfish down, colour]: the colours it beats, as bits
VALUE = np.ones((1 << TILES, COLOURS), np.int8)  # RE-62: the worth of a polyp in a parrotfish
for _down in range(1 << TILES):
    for _tile, _pair in enumerate(TILE_PAIRS):
        _weak, _strong = (LETTERS.index(letter) for letter in (_pair if _down >> _tile & 1 else _pair[::-1]))
        BEATS[_down, _strong] |= 1 << _weak
        VALUE[_down, _strong] += 1

# --- Boards (RE-3) -----------------------------------------------------------------------------------------------

BOARDS = """
   ...###.   ...###.   .##.###   .#####.
   .##Y##.   ###G##.   .###O#.   ###O.##
   ##.#W##   ##Y#.##   ##W.#Y#   ##.#G##
   #G#*#.#   #.#*#W#   ###*#.#   #W#*###
   ##P.O##   ##O#P##   .#P#G##   .#P#Y#.
   #######   .#####.   .###.##   .##.##.
"""
KINDS = 4
ROWS, WIDTH = 6, 7
ROCKS = 33  # squares of a board that are not sand
SAND = "."
PRINTED = [[row.split()[kind] for row in BOARDS.strip().splitlines()] for kind in range(KINDS)]

# A set of squares of one board is one number.  Rows are one bit wider than the board, so that a step to the side never
# wraps: the square in row r and column c is bit r * STRIDE + c.
STRIDE = 8
EXTRA = 1 << (3 * STRIDE + 3)  # D4, where corals grow by themselves

SQUARES = [
    [r * STRIDE + c for r in range(ROWS) for c in range(WIDTH) if PRINTED[kind][r][c] != SAND] for kind in range(KINDS)
]
SQUARE = np.array([[1 << bit for bit in bits] for bits in SQUARES], np.int64)  # [kind of board, number of the square]
ROCK = np.array([sum(1 << bit for bit in bits) for bits in SQUARES], np.int64)
START = np.array(  # [kind, colour]
    [
        [1 << next(bit for bit in bits if PRINTED[kind][bit // STRIDE][bit % STRIDE] == letter) for letter in LETTERS]
        for kind, bits in enumerate(SQUARES)
    ],
    np.int64,
)
SETS = 1 << KINDS  # sets of boards, as bits
SIZES = np.array([kinds.bit_count() for kinds in range(SETS)], np.int64)

# --- Set-up and turns (RE-13, RE-14, RE-21, RE-64, RE-70) ----------------------------------------------------------

SPACE = 3  # most polyps on a space of the sea
LAID_OUT = np.array([0, 0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 4], np.int64)  # by polyp: how many spaces after the first
DEALT = np.array([[0, 0, 0, 0], [0, 0, 0, 0], [6, 9, 0, 0], [6, 7, 9, 0], [6, 7, 8, 9]], np.int64)  # [seats, order]
CUBES = 2  # larvae each player begins with
LARGE_ENOUGH = 5  # smallest coral that may be eaten
TO_THE_BAG = 4  # polyps of an eaten coral; one more in the advanced game, one more in a last turn
AT_ONCE = 4  # most polyps from behind the screen for one larva
PAID = 2  # most larvae a turn
ON_A_BOARD = 2  # most shrimps of a player
TWO_IN_FISH = 2  # RE-52
MOST_TURNS = 400
PLENTY = COLOURS * EACH + 1  # more than anyone has of anything that breaks ties (RE-63)

# --- The table -------------------------------------------------------------------------------------------------


class Phase(IntEnum):
    """The question asked now."""

    BOARDS = 0  # of the TABLE: which boards
    STARFISH = 1  # of the TABLE: which side of the coral tiles is up
    FIRST = 2  # of the TABLE: which space of the sea is filled first
    LAY_OUT = 3  # of the TABLE: a polyp for the sea
    STARTER = 4  # of the TABLE: the start player
    DEAL = 5  # of the TABLE: a polyp behind a screen
    REFILL = 6  # of the TABLE: a polyp for the sea
    REPLACE = 7  # of the TABLE: whether the bag has a polyp to replace a bonus tile
    REVEAL = 8  # of the TABLE: the polyps that were fed first are revealed
    FEED = 9  # of a player: the first polyp for the parrotfish
    LARVA = 10  # of a player: one of the first two larvae
    TURN = 11  # of a player: the next action
    LAST = 12  # of a player: a last coral to eat, or nothing
    OVER = 13


NOT_ENDED, LOCKED, SHRIMPS_EATEN, NOWHERE, SEA_DRY, TOO_LONG = range(6)
REASONS = ("tiles_locked", "shrimps_eaten", "nowhere_left", "sea_dry", "too_long")


class State(Record):
    """A table of Reef Encounter."""

    rules: int = i8()  # the rules number this game is played by
    seats: int = i8()  # also the number of boards on the table
    advanced: int = i8()  # RE-70
    phase: int = i8()
    start: int = i8()  # the start player
    seat: int = i8()  # whose turn it is
    turns: int = i16()  # turns finished
    ended: int = i8()  # the reason why the game ends
    ender: int = i8()  # the seat that ended the game, in phase LAST
    space: int = i8()  # the first space to fill, the next one to refill, or the bonus tile to replace
    laid_out: int = i8()  # polyps laid out in the sea so far, in phase LAY_OUT

    # boards, by their number on the table, which is below `seats`
    kind: Cells = i8(MOST_SEATS)  # which board of the box it is, in rising order
    coral: Cells = i64(MOST_SEATS, COLOURS)  # squares of a board that hold a polyp of a colour
    shrimp: Cells = i64(MOST_SEATS, MOST_SEATS)  # [seat, board]: squares that hold a shrimp

    # beside the boards
    down: int = i16()  # coral tiles with the starfish face down, as bits
    locked: int = i16()  # coral tiles with a cylinder, as bits
    cylinders: Cells = i8(ALGA)  # in the supply
    afloat: int = i8()  # the colour of the cylinder on the sea, + 1
    larvae: Cells = i8(COLOURS)  # in the supply
    bag: Cells = i8(COLOURS)  # polyps by colour
    counted: int = i8()  # colours whose number in the bag is known to all, as bits
    bonus: Cells = i8(COLOURS)  # bonus tiles
    sea: Cells = i8(COLOURS, COLOURS)  # [space, colour]: polyps
    adrift: Cells = i8(COLOURS)  # larvae on the spaces

    # players
    hand: Cells = i8(MOST_SEATS, COLOURS)  # polyps behind the screen
    noted: Cells = i8(MOST_SEATS, COLOURS)  # RE-47: how many of these are known to all
    prey: Cells = i8(MOST_SEATS, COLOURS)  # consumed polyps in front of the screen
    fish: Cells = i8(MOST_SEATS, COLOURS)  # polyps in the parrotfish
    fed: Cells = i8(MOST_SEATS)  # the colour of the first of them, + 1
    cubes: Cells = i8(MOST_SEATS, COLOURS)  # larvae behind the screen
    gone: Cells = i8(MOST_SEATS)  # shrimps eaten; the first of them is on the sea

    # this turn
    begun: int = i8()  # 1 after the first action, when it is too late to eat
    paid: int = i8()  # larvae paid for actions 2 and 3
    colour: int = i8()  # the colour that is being placed, + 1
    placed: int = i8()  # polyps of it placed from behind the screen
    put: int = i8()  # 1 after action 4
    covered: int = i8()  # 1 after a coral tile was locked
    tired: Cells = i64(MOST_SEATS)  # RE-31: squares of shrimps that may not move again yet

    scratch: Cells = i64(MOST_SEATS)  # polyps of corals without a shrimp, while moves are listed


# --- Numbering of moves ----------------------------------------------------------------------------------------

PLACES = MOST_SEATS * ROCKS  # a place is board * ROCKS + number of the square
HOME = PLACES  # behind the screen, as a place to move to
WAYS = ALGA + TILES  # a cylinder goes onto the sea, in any colour, or onto a tile, which determines its colour

FEED = 0  # + colour
LARVA = FEED + COLOURS  # + colour, during set-up
PASS = LARVA + COLOURS  # in a last turn
EAT = PASS + 1  # + index of the player's shrimp, in the order of boards and squares: action 1
PAY = EAT + SHRIMPS  # + colour: actions 2 and 3
HATCH = PAY + COLOURS  # + colour: action 6
SWAP = HATCH + COLOURS  # + colour * WAYS + alga, or + colour * WAYS + ALGA + tile: action 7
GROW = SWAP + COLOURS * WAYS  # + colour: action 8
TAKE = GROW + COLOURS  # + space: action 10
PUT = TAKE + COLOURS  # + place: action 4
PLACE = PUT + PLACES  # + place: a polyp from behind the screen
AGAIN = PLACE + PLACES  # + place: a consumed polyp
MOVE = AGAIN + PLACES  # + index of the shrimp * (PLACES + 1) + place: action 5
MOVES = MOVE + SHRIMPS * (PLACES + 1)

KINDS_DRAWN = MOVES  # + boards as bits
STARFISH = KINDS_DRAWN + SETS  # + 1 for starfish down
FIRST = STARFISH + 2  # + space
POLYP = FIRST + COLOURS  # + colour
STARTS = POLYP + COLOURS  # + seat
REVEAL = STARTS + MOST_SEATS
REPLACED = REVEAL + 1  # + 1 if the bonus tile is gone
OUTCOMES = REPLACED + 2 - MOVES

# --- Bounds ------------------------------------------------------------------------------------------------------

# The longest list of legal moves: four shrimps on the boards may each move to every square except those of the four, or
# home; polyps from both sides of the screen may go to every square; every colour may be paid, hatched, swapped and
# grown, and every space taken.  With only three shrimps on the boards the fourth may be put on 129 squares, or tiles
# may be locked, which is fewer than the moves it had.  Corals are eaten only before anything is placed.
LONGEST = SHRIMPS * (PLACES - SHRIMPS + 1) + 2 * PLACES + COLOURS * (ALGA + 4)

SET_UP = {2: 31, 3: 38, 4: 46}  # draws, by seats
# A turn has at most one coral eaten, two larvae paid, one shrimp put and one space taken.  An action of one colour
# places at most one polyp on a square, so two of them place 264.  At most 200 consumed polyps, and one more for each of
# those 264, are placed, hatched or swapped.  At most 50 larvae, and those hatched, each grow a polyp.  Before each of
# these all four shrimps may step onto rock and off it (RE-31), and after it a bonus tile may be replaced.  The turn
# closes with five draws.
TURN_ACTIONS = 1 + 2 + 1 + 1 + 2 * PLACES + (200 + 2 * PLACES) + (50 + 200 + 2 * PLACES)
A_TURN = TURN_ACTIONS * (1 + 2 * SHRIMPS + 1) + COLOURS
