"""What is in the box of Codex Naturalis: cards, objectives, the table, and the numbering of moves."""

from enum import IntEnum
from typing import NamedTuple

import numpy as np

from fathomfive.kernel.records import Cells, Record, i8, i16, i32, i64

# --- Symbols and corners ---------------------------------------------------------------------------------------

KINGDOMS = 4  # fungi, plant, animal, insect
LETTERS = "FPAIqkmo-"  # the kingdoms; quill, inkwell, manuscript; a visible empty corner; a hidden one
SYMBOLS = 7  # kingdoms and objects, which can be counted
QUILL = 4
EMPTY = 7
HIDDEN = 8
CORNERS = 4  # top left, top right, bottom left, bottom right; the corner opposite c is 3 - c

# --- Cards (CN-1, CN-2, CN-3, CN-4) ----------------------------------------------------------------------------

# CN-2: corners, then the points where there are any; card 1 is the first of the first column, 11 the first of the next
RESOURCE_CARDS = """
  FoF-     PoP-     AAo-     IIo-
  FF-o     PP-o     -oAA     -oII
  o-FF     o-PP     A-Ao     I-Io
  -FoF     -PoP     oA-A     oI-I
  -qPF     -IqP     -IkA     -qAI
  kF-A     FP-k     PA-m     mI-F
  FImo     m-PA     q-AF     IPk-
  oFo-/1   ooP-/1   -oAo/1   I-oo/1
  F-oo/1   oo-P/1   o-oA/1   oo-I/1
  -oFo/1   -Poo/1   oAo-/1   -Ioo/1
"""

# CN-3: corners, points (q, k, m: for each such object; c: for each corner covered), cost; 41, 51, 61, 71 come first
GOLD_CARDS = """
  -ooq/1q/FFA    qoo-/1q/PPI    koo-/1k/AAI    oq-o/1q/IIP
  ok-o/1k/FFP    om-o/1m/PPF    -oom/1m/AAP    o-mo/1m/IIA
  moo-/1m/FFI    o-ko/1k/PPA    o-qo/1q/AAF    -ook/1k/IIF
  oo-o/2c/FFFA   -ooo/2c/PPPI   oo-o/2c/AAAI   oo-o/2c/IIIA
  ooo-/2c/FFFP   ooo-/2c/PPPA   o-oo/2c/AAAF   ooo-/2c/IIIP
  o-oo/2c/FFFI   o-oo/2c/PPPF   -ooo/2c/AAAP   o-oo/2c/IIIF
  o-k-/3/FFF     o-q-/3/PPP     o-m-/3/AAA     k-o-/3/III
  qo--/3/FFF     mo--/3/PPP     ok--/3/AAA     om--/3/III
  -m-o/3/FFF     -k-o/3/PPP     -o-q/3/AAA     --qo/3/III
  o-o-/5/FFFFF   oo--/5/PPPPP   -o-o/5/AAAAA   oo--/5/IIIII
"""

# CN-4: front corners, back corners, symbols in the middle of the back; cards 81 to 86
STARTER_CARDS = """
  FPIA/oPIo/I   PAFI/AooF/F   IAFP/oooo/PF   PIAF/oooo/AI   IFPA/oo--/AIP   FAPI/oo--/PAF
"""

EACH = 10  # cards of a kingdom in a deck
DECK = KINGDOMS * EACH
SORTS = 2  # resource and gold: the two decks
RESOURCE, GOLD = range(SORTS)
CARDS = SORTS * DECK  # cards are numbered from 0 in code, from 1 for players
BACKS = SORTS * KINGDOMS  # the back of a card shows its sort and its kingdom: card // EACH
STARTERS = 6
ALL_CARDS = CARDS + STARTERS
NO_KINGDOM = KINGDOMS  # of a starter

PER_CORNER = HIDDEN + 1  # CN-3: points for each corner covered; PER an object: its symbol; 0: flat
CONDITIONS = {"": 0, "q": QUILL, "k": QUILL + 1, "m": QUILL + 2, "c": PER_CORNER}


def _by_kingdom(table: str) -> list[list[str]]:
    """Split a printed table column by column, which is the order of the card numbers."""
    rows = [line.split() for line in table.strip().splitlines()]
    return [[*row[column].split("/"), "", ""][:3] for column in range(len(rows[0])) for row in rows]


_RESOURCES, _GOLDS, _STARTERS = (_by_kingdom(table) for table in (RESOURCE_CARDS, GOLD_CARDS, STARTER_CARDS))
_FRONTS = [*_RESOURCES, *_GOLDS]


def _corners(text: str) -> list[int]:
    return [LETTERS.index(letter) for letter in text]


def _counts(text: str) -> list[int]:
    return [text.count(letter) for letter in LETTERS[:KINGDOMS]]


# A face is a card with a side up: `card` if face up, `~card` if face down.  Arrays of faces use the index FACE0 + face.
FACE0 = ALL_CARDS
FACE_CORNERS = np.zeros((2 * ALL_CARDS, CORNERS), np.int8)  # the symbol in each corner
FACE_MIDDLE = np.zeros((2 * ALL_CARDS, KINGDOMS), np.int8)  # permanent symbols in the middle
FACE_KINGDOM = np.full(2 * ALL_CARDS, NO_KINGDOM, np.int8)
for _card, (_front, _, _) in enumerate(_FRONTS):
    FACE_CORNERS[FACE0 + _card] = _corners(_front)
    FACE_CORNERS[FACE0 + ~_card] = EMPTY  # CN-1
    FACE_KINGDOM[FACE0 + _card] = FACE_KINGDOM[FACE0 + ~_card] = _card % DECK // EACH
    FACE_MIDDLE[FACE0 + ~_card, _card % DECK // EACH] = 1
for _card, (_front, _back, _middle) in enumerate(_STARTERS, CARDS):
    FACE_CORNERS[FACE0 + _card] = _corners(_front)
    FACE_CORNERS[FACE0 + ~_card] = _corners(_back)
    FACE_MIDDLE[FACE0 + ~_card] = _counts(_middle)

POINTS = np.array([int(points.rstrip("qkmc") or 0) for _, points, _ in _FRONTS], np.int8)
PER = np.array([CONDITIONS[points.lstrip("0123456789")] for _, points, _ in _FRONTS], np.int8)
COST = np.array([_counts(cost) for _, _, cost in _FRONTS], np.int8)  # [card, kingdom]

# --- Objectives (CN-5) -----------------------------------------------------------------------------------------

OBJECTIVES = 16  # 87 to 102 for players

DIAGONAL, BENT, SYMBOL, EACH_OBJECT = range(4)  # three on a diagonal; two in a column and one beside; symbols; objects

UPPER, LOWER = range(2)


class Objective(NamedTuple):
    """What is printed on an objective; steps are (right, up)."""

    kind: int
    points: int
    symbol: str = "q"  # the kingdom of the diagonal or of the two in a column; the symbol
    step: tuple[int, int] = (0, 0)  # down the diagonal; to the third card
    third: str = "F"  # the kingdom of the third card
    beside: int = UPPER  # which of the two the third card is beside
    many: int = 1  # how many symbols


OBJECTIVE_CARDS = (
    Objective(DIAGONAL, 2, "F", (-1, -1)),  # 87
    Objective(DIAGONAL, 2, "P", (1, -1)),  # 88
    Objective(DIAGONAL, 2, "A", (-1, -1)),  # 89
    Objective(DIAGONAL, 2, "I", (1, -1)),  # 90
    Objective(BENT, 3, "F", (1, -1), "P", LOWER),  # 91: F (0, 0), F (0, -2), P (1, -3)
    Objective(BENT, 3, "P", (-1, -1), "I", LOWER),  # 92: P (0, 0), P (0, -2), I (-1, -3)
    Objective(BENT, 3, "A", (1, 1), "F", UPPER),  # 93: F (0, 0), A (-1, -1), A (-1, -3)
    Objective(BENT, 3, "I", (-1, 1), "A", UPPER),  # 94: A (0, 0), I (1, -1), I (1, -3)
    Objective(SYMBOL, 2, "F", many=3),  # 95
    Objective(SYMBOL, 2, "P", many=3),  # 96
    Objective(SYMBOL, 2, "A", many=3),  # 97
    Objective(SYMBOL, 2, "I", many=3),  # 98
    Objective(EACH_OBJECT, 3),  # 99: q k m
    Objective(SYMBOL, 2, "m", many=2),  # 100
    Objective(SYMBOL, 2, "k", many=2),  # 101
    Objective(SYMBOL, 2, "q", many=2),  # 102
)

# --- Spots of a manuscript ---------------------------------------------------------------------------------------

ROW = 256  # a spot is one number, x * ROW + y, and so is a step


def spot(x: int, y: int) -> int:
    """Give the number of a spot or a step."""
    return x * ROW + y


def where(number: int) -> tuple[int, int]:
    """Give the coordinates of a spot."""
    x = (number + ROW // 2) // ROW
    return x, number - x * ROW


STEPS = ((-1, 1), (1, 1), (-1, -1), (1, -1))  # CN-21: towards each corner
STEP = np.array([spot(*step) for step in STEPS], np.int16)

OBJECTIVE_KIND = np.array([card.kind for card in OBJECTIVE_CARDS], np.int8)
OBJECTIVE_POINTS = np.array([card.points for card in OBJECTIVE_CARDS], np.int8)
OBJECTIVE_SYMBOL = np.array([LETTERS.index(card.symbol) for card in OBJECTIVE_CARDS], np.int8)
OBJECTIVE_STEP = np.array([spot(*card.step) for card in OBJECTIVE_CARDS], np.int16)
OBJECTIVE_THIRD = np.array([LETTERS.index(card.third) for card in OBJECTIVE_CARDS], np.int8)
OBJECTIVE_FROM = np.array([card.beside for card in OBJECTIVE_CARDS], np.int8)
OBJECTIVE_MANY = np.array([card.many for card in OBJECTIVE_CARDS], np.int8)
DOWN_THE_COLUMN = spot(0, -2)


def _pattern(card: Objective) -> tuple[tuple[int, int], ...]:
    """List the cards of a pattern, each as its kingdom and its step from the first one; none for symbols."""
    kingdom, step = LETTERS.index(card.symbol), spot(*card.step)
    if card.kind == DIAGONAL:
        return (kingdom, 0), (kingdom, step), (kingdom, 2 * step)
    if card.kind == BENT:
        third = LETTERS.index(card.third), step + DOWN_THE_COLUMN * card.beside
        return (kingdom, 0), (kingdom, DOWN_THE_COLUMN), third
    return ()


PATTERNS = tuple(_pattern(card) for card in OBJECTIVE_CARDS)

# --- Bounds (proven on the rules page) ---------------------------------------------------------------------------

MOST_SEATS = 4
HAND = 3
DISPLAY = 4  # two of each sort are face up
MOST_LAID = 68  # beside the starter, if another player is closed
LAID = MOST_LAID + 1
MOST_PLACES = 2 * (MOST_LAID - 1) + 4  # a card covers one place and opens three at most
CALL_AT = 20  # CN-30
TRACK_END = 29  # CN-24: the end of the printed score track
MORE_THAN_BONUS = 1024  # more points than objectives can give

# The cards around a new card: every step up to (+-2, +-2) has a weight that shifts the number of the card found there
# into seven bits of its own.  BESIDE are the four diagonal steps, BEYOND the eight spots next to those.
REACH = spot(2, 2)
BESIDE_BITS = BEYOND_BITS = 7
BEYOND = ((-2, 2), (0, 2), (2, 2), (-2, 0), (2, 0), (-2, -2), (0, -2), (2, -2))
BESIDE_WEIGHT = np.zeros(2 * REACH + 2, np.int64)  # [1 + REACH + step]; 0 is out of reach
BEYOND_WEIGHT = np.zeros(2 * REACH + 2, np.int64)
for _n, _step in enumerate(STEPS):
    BESIDE_WEIGHT[1 + REACH + spot(*_step)] = 1 << BESIDE_BITS * _n
for _n, _step in enumerate(BEYOND):
    BEYOND_WEIGHT[1 + REACH + spot(*_step)] = 1 << BEYOND_BITS * _n
# [corner, k]: the k-th other spot that touches the place at a corner: its bits in BEYOND, its corner facing the place
TOUCHING = np.zeros((CORNERS, CORNERS - 1), np.int8)
FACING = np.zeros((CORNERS, CORNERS - 1), np.int8)
for _corner, (_x, _y) in enumerate(STEPS):
    _others = [n for n in range(CORNERS) if n != 3 - _corner]  # the fourth is the new card
    for _n, _other in enumerate(_others):
        TOUCHING[_corner, _n] = BEYOND_BITS * BEYOND.index((_x + STEPS[_other][0], _y + STEPS[_other][1]))
        FACING[_corner, _n] = 3 - _other
# [1 + REACH + step]: the corners, as bits, whose places also touch a card so far away, and its corner at each of them
SHARED = np.zeros(2 * REACH + 2, np.int8)
SHARED_CORNER = np.zeros((2 * REACH + 2, CORNERS), np.int8)
for _corner, (_x, _y) in enumerate(STEPS):
    for _n, _step in enumerate(STEPS):
        if _n != _corner:
            _near = 1 + REACH + spot(_x - _step[0], _y - _step[1])
            SHARED[_near] |= 1 << _corner
            SHARED_CORNER[_near, _corner] = _n

# [open corners as bits]: the corners, and how many
OPEN_CORNERS = np.array([([c for c in range(4) if bits >> c & 1] + [0] * 4)[:4] for bits in range(16)], np.int8)
OPEN_COUNT = np.array([bits.bit_count() for bits in range(16)], np.int8)

# --- The table -------------------------------------------------------------------------------------------------


class Stage(IntEnum):
    """The stages of a game."""

    DECKS = 0  # two of each sort are turned up
    HANDS = 1  # everyone gets a starter and a hand
    OBJECTIVES = 2  # everyone keeps a secret objective
    TURNS = 3


class Phase(IntEnum):
    """The question asked now."""

    TOP = 0  # of the TABLE: the kingdom on top of a deck
    TURN_UP = 1  # of the TABLE: which card is turned face up
    START = 2  # of the TABLE: the start player
    STARTER = 3  # of the TABLE: which starter
    DEAL = 4  # of the TABLE: which card goes into a hand
    COMMON = 5  # of the TABLE: which objective is common to all
    SECRET = 6  # of the TABLE: which objective a player draws
    REVEAL = 7  # of the TABLE: the secret objectives are shown
    SIDE = 8  # of a player: which side of the starter is up
    KEEP = 9  # of a player: which objective to keep
    LAY = 10  # of a player: which card, which side, where
    DRAW = 11  # of a player: which card to take
    OVER = 12


NOT_CALLED, TWENTY_POINTS, EMPTY_DECKS = range(3)
REASONS = ("twenty_points", "empty_decks")


class State(Record):
    """A table of Codex Naturalis."""

    rules: int = i8()  # the rules number this game is played by
    seats: int = i8()
    stage: int = i8()
    phase: int = i8()
    start: int = i8()  # the start player
    seat: int = i8()  # the seat whose turn it is
    deck: int = i8()  # the deck in question, in phases TOP, TURN_UP and DEAL
    gap: int = i8()  # where the next card is turned up, in phase TURN_UP
    starter: int = i8()  # the starter drawn and not laid yet, + 1
    called: int = i8()  # why the end is called
    last: int = i8()  # 1 in the last round
    starters: int = i8()  # the starters left, as bits
    size: Cells = i8(SORTS)  # cards left in each deck
    top: Cells = i8(SORTS)  # the kingdom on top of it, + 1; 0 while it is not shown
    left: Cells = i8(SORTS, KINGDOMS)  # cards of each kingdom left in it
    cards: Cells = i64(SORTS)  # the cards left in it, as bits
    seen: Cells = i64(SORTS)  # the cards whose front everybody has seen, as bits
    up: Cells = i8(DISPLAY)  # the face-up cards, + 1: two resource, two gold
    objectives: int = i32()  # the objectives left in their deck, as bits
    common: Cells = i8(2)  # the objectives common to all, + 1
    secret: Cells = i8(MOST_SEATS, 2)  # of each seat, + 1: drawn, rising; then kept and returned
    points: Cells = i8(MOST_SEATS)  # points from cards
    bonus: Cells = i16(MOST_SEATS)  # points from objectives, once they are shown
    hand: Cells = i8(MOST_SEATS, HAND)  # cards, + 1, rising; then zeros
    symbols: Cells = i16(MOST_SEATS, HIDDEN + 1)  # visible symbols; visible empty corners; hidden corners
    places: Cells = i16(MOST_SEATS)  # how many open places there are
    laid: Cells = i8(MOST_SEATS)  # number of cards in a manuscript
    spot: Cells = i16(MOST_SEATS, LAID)  # the spots of these cards, in the order they were laid
    face: Cells = i8(MOST_SEATS, LAID)  # which cards they are: card, or ~card if face down
    open: Cells = i8(MOST_SEATS, LAID)  # corners whose place is open and touches no card laid earlier, as bits
    scratch: Cells = i8(LAID)  # the pattern a card is used for, while objectives are counted


# --- Numbering of moves ----------------------------------------------------------------------------------------

FRONT, BACK = range(2)
SIDE = 0  # + side
KEEP = SIDE + 2  # + which of the two drawn
TAKE = KEEP + 2  # + place among the face-up cards
TOP_CARD = TAKE + DISPLAY  # + deck
LAY = TOP_CARD + SORTS  # + (place in the hand * 2 + side) * PLACES + number of the laid card * 4 + corner
PLACES = MOST_LAID * CORNERS
MOVES = LAY + HAND * 2 * PLACES

LAST_KIND = HAND * 2 - 1  # six kinds to lay, card by card: front, back
BACKS_ONLY = 0b101010  # of these, as bits
KINDS_COUNT = np.array([kinds.bit_count() for kinds in range(1 << HAND * 2)], np.int8)

TOPS = MOVES  # + kingdom
CARD = TOPS + KINGDOMS  # + card
STARTS = CARD + CARDS  # + seat
STARTER = STARTS + MOST_SEATS  # + starter
OBJECTIVE = STARTER + STARTERS  # + objective
REVEAL = OBJECTIVE + OBJECTIVES
OUTCOMES = REVEAL + 1 - MOVES

LONGEST = MOST_PLACES * HAND * 2

# The moves of a game are: each card shown on top of its deck and leaving it (2 x CARDS), the start player and the
# reveal (2), for each seat a starter, its side, two objectives and the choice (5), two common objectives (2), then the
# cards taken and laid.  MOST_TAKEN, by seats, counts all cards that can be drawn until the end of the round in which
# the decks run out.  MOST_TURNS adds one more card laid by each seat in the last round.  (Decks hold 70, 67, 64 cards
# after set-up.  Two face-up cards may be taken without replacement before the call, and one more by each seat still to
# play in that round.  If one of three players is closed, one more card is taken and one fewer is laid at the end.)
MOST_TAKEN = (0, 0, 72, 70, 68)
MOST_TURNS = (0, 0, 74, 72, 72)
MOST_MOVES = tuple(2 * CARDS + 2 + 5 * n + 2 + MOST_TURNS[n] + MOST_TAKEN[n] for n in range(MOST_SEATS + 1))
