"""The rules of Kipicot, in the order of its rulebook."""

from typing import Any

from fathomfive.games.kipicot.components import (
    ACROSS,
    ADD,
    BELOW,
    BLOCK,
    BLOCKS,
    BLOCKS_WITH,
    BOARD,
    CALM_ROUNDS,
    COLOURS,
    FIGURE,
    FIRST_FILE,
    HAND,
    LAST_FILE,
    MOST_SEATS,
    MOVE,
    RED,
    RIGHT,
    SQUARES,
    STAY,
    STEP_DOWN,
    STEP_LEFT,
    STEP_RIGHT,
    STEP_UP,
    TARGET,
    TOKENS,
    WAYS,
    YELLOW,
    Phase,
    State,
)  # fmt: skip
from fathomfive.games.kipicot.squares import first_of, size, without_first
from fathomfive.kernel.game import NOBODY
from fathomfive.kernel.ranking import places
from fathomfive.kernel.speed import rule

# --- The table -----------------------------------------------------------------------------------------------------


@rule
def setup(s: State, seats: int, options: Any) -> None:
    """KI-1 The board is empty, the supplies are full, every figure is in hand; seat one starts."""
    s.rules = options[0]
    s.seats = seats
    for colour in range(COLOURS):
        s.supply[colour] = TOKENS
    for seat in range(MOST_SEATS):
        s.figure[seat] = HAND


@rule
def to_act(s: State) -> int:
    """Say who decides now; there is no chance in this game."""
    return s.seat if s.phase != Phase.OVER else NOBODY


@rule
def legal(s: State, out: Any) -> int:
    """List the moves allowed now, rising."""
    if s.phase == Phase.MOVE:
        return legal_in_step_1(s, out)
    if s.phase == Phase.BUILD:
        return legal_in_step_2(s, out)
    if s.phase == Phase.FIGURE:
        return legal_in_step_3(s, out)
    return 0


@rule
def odds(s: State, moves: Any, n: int, weights: Any) -> None:
    """Nothing is left to chance, so there is nothing to weigh."""


@rule
def play(s: State, m: int) -> None:
    """Carry out one legal move."""
    if m < STAY:
        move(s, (m - MOVE) // WAYS, (m - MOVE) % WAYS)
    elif m == STAY:
        s.phase = Phase.BUILD
    elif m < FIGURE:
        add(s, int(m >= ADD + SQUARES), (m - ADD) % SQUARES)
    else:
        put_figure(s, m - FIGURE)


@rule
def taken(s: State) -> int:
    """The squares with a token or a stack."""
    return int(s.top[RED]) | int(s.top[YELLOW])


@rule
def under_figures(s: State) -> int:
    """The squares where a figure stands; what a hand holds shows up beyond the board."""
    squares = 0
    for seat in range(MOST_SEATS):
        squares |= 1 << int(s.figure[seat])
    return squares


@rule
def colour_at(s: State, square: int) -> int:
    """KI-2 The colour of a token, or of the upper one of a stack."""
    return int(s.top[YELLOW]) >> square & 1


# --- A turn --------------------------------------------------------------------------------------------------------


@rule
def legal_in_step_1(s: State, out: Any) -> int:
    """KI-10 Move one token, or none."""
    n = list_moves(s, out)
    out[n] = STAY
    return n + 1


@rule
def legal_in_step_2(s: State, out: Any) -> int:
    """KI-11 Add a token of either colour, or move one unless KI-22 forbids it."""
    n = 0 if must_add(s) else list_moves(s, out)
    n = list_squares(addable(s, RED), ADD, out, n)
    return list_squares(addable(s, YELLOW), ADD + SQUARES, out, n)


@rule
def legal_in_step_3(s: State, out: Any) -> int:
    """KI-12 The figure goes on another token or stack, without a figure."""
    return list_squares(taken(s) & ~under_figures(s), FIGURE, out, 0)


@rule
def list_squares(squares: int, first: int, out: Any, n: int) -> int:
    """Write the moves of a set of squares, numbered from `first`, behind n others."""
    for square in range(SQUARES):
        out[n] = first + square
        n += squares >> square & 1
    return n


@rule
def put_figure(s: State, square: int) -> None:
    """KI-12, KI-13 The figure moves; then what it catches is won, and the turn ends."""
    s.figure[s.seat] = square
    caught = catch(s, square)
    if caught:
        win(s, caught)
    end_turn(s)


# --- Tokens --------------------------------------------------------------------------------------------------------


@rule
def list_moves(s: State, out: Any) -> int:
    """KI-20 Tokens without a figure go to an empty square: one step, or from a stack anywhere in row and column."""
    empty = BOARD & ~taken(s)
    can_go_right, can_go_left = empty >> RIGHT & ~LAST_FILE, empty << RIGHT & ~FIRST_FILE
    can_go_down, can_go_up = empty >> BELOW, empty << BELOW
    movable = taken(s) & ~under_figures(s) & (can_go_right | can_go_left | can_go_down | can_go_up | s.stacks)
    n = 0
    while movable:
        square = first_of(movable)
        movable = without_first(movable)
        m = MOVE + square * WAYS
        if s.stacks >> square & 1:
            for way in range(WAYS):
                out[n] = m + way
                n += empty >> int(TARGET[square, way]) & 1
        else:
            out[n] = m + STEP_RIGHT
            n += can_go_right >> square & 1
            out[n] = m + STEP_LEFT
            n += can_go_left >> square & 1
            out[n] = m + STEP_DOWN
            n += can_go_down >> square & 1
            out[n] = m + STEP_UP
            n += can_go_up >> square & 1
    return n


@rule
def move(s: State, square: int, way: int) -> None:
    """KI-20 Move a token; the lower one of a stack stays."""
    here, there = 1 << square, 1 << int(TARGET[square, way])
    colour = colour_at(s, square)
    s.top[colour] ^= here | there
    s.top[1 - colour] |= s.stacks & here
    s.stacks &= ~here
    if s.phase == Phase.MOVE:
        s.phase = Phase.BUILD
    else:
        s.calm += 1
        s.phase = Phase.FIGURE


@rule
def addable(s: State, colour: int) -> int:
    """KI-21 The squares for a token of a colour: empty ones, and single ones of the other colour without a figure."""
    singles = int(s.top[1 - colour]) & ~s.stacks
    return BOARD & ~taken(s) | singles & ~under_figures(s)


@rule
def add(s: State, colour: int, square: int) -> None:
    """KI-21 Add a token; on another one it makes a stack."""
    here = 1 << square
    s.stacks |= int(s.top[1 - colour]) & here
    s.top[1 - colour] &= ~here
    s.top[colour] |= here
    s.supply[colour] -= 1
    s.calm = 0
    s.phase = Phase.FIGURE


@rule
def must_add(s: State) -> bool:
    """KI-22 Must this turn add a token, after so many turns without one added or won?"""
    return s.phase <= Phase.BUILD and s.calm >= CALM_ROUNDS * s.seats


# --- Fishing squares -----------------------------------------------------------------------------------------------


@rule
def fishing_squares(s: State) -> int:
    """KI-30 The blocks, by their first square, that are full and have equal colours along each diagonal."""
    red, yellow = int(s.top[RED]), int(s.top[YELLOW])
    falling = red & red >> ACROSS | yellow & yellow >> ACROSS
    rising = red >> RIGHT & red >> BELOW | yellow >> RIGHT & yellow >> BELOW
    return falling & rising & BLOCKS


@rule
def catch(s: State, square: int) -> int:
    """KI-30, KI-31, KI-32 The squares that the active figure wins where it stands, all its blocks together."""
    blocks = fishing_squares(s) & int(BLOCKS_WITH[square])
    opponents = under_figures(s) & ~(1 << int(s.figure[s.seat]))
    caught = 0
    while blocks:
        block = first_of(blocks)
        blocks = without_first(blocks)
        opposite = block + block + ACROSS - square
        if opponents >> opposite & 1 == 0:
            caught |= BLOCK << block
    return caught & ~opponents


@rule
def win(s: State, caught: int) -> None:
    """KI-31 All tokens of these squares leave the game, and the figure goes back to hand."""
    for colour in range(COLOURS):
        lower = int(s.top[1 - colour]) & s.stacks
        s.won[s.seat, colour] += size(int(s.top[colour]) & caught) + size(lower & caught)
    for colour in range(COLOURS):
        s.top[colour] &= ~caught
    s.stacks &= ~caught
    s.figure[s.seat] = HAND
    s.calm = 0


# --- End -----------------------------------------------------------------------------------------------------------


@rule
def end_turn(s: State) -> None:
    """KI-1, KI-40 The next seat is up, unless a supply is empty."""
    if s.supply[RED] == 0 or s.supply[YELLOW] == 0:
        s.phase = Phase.OVER
        return
    s.seat = s.seat + 1 if s.seat + 1 < s.seats else 0
    s.phase = Phase.MOVE


@rule
def points(s: State, out: Any) -> None:
    """KI-40 Give the won tokens of every seat."""
    for seat in range(s.seats):
        out[seat] = int(s.won[seat, RED]) + int(s.won[seat, YELLOW])


@rule
def rank(s: State, out: Any) -> None:
    """KI-40 Most tokens first; equal ones share a place."""
    points(s, out)
    places(out, s.seats)


@rule
def reason(s: State) -> int:
    """KI-40 Which supply ran out."""
    return RED if s.supply[RED] == 0 else YELLOW
