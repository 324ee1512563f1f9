"""The rules of Kipicot, in the order of its rulebook."""

from typing import Any

from fathomfive.games.kipicot.components import (
    ACROSS,
    ADD,
    BELOW,
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
    """KI-1 Fill the supplies and give everyone a figure in hand; the board is empty, and seat one starts."""
    s.rules = options[0]
    s.seats = seats
    for colour in range(COLOURS):
        s.supply[colour] = TOKENS
    for seat in range(MOST_SEATS):
        s.figure[seat] = HAND


@rule
def to_act(s: State) -> int:
    """Give the seat that decides now, or NOBODY; there is no chance in this game."""
    return s.seat if s.phase != Phase.OVER else NOBODY


@rule
def legal(s: State, out: Any) -> int:
    """List the legal moves in rising order."""
    if s.phase == Phase.MOVE:
        return legal_in_step_1(s, out)
    if s.phase == Phase.BUILD:
        return legal_in_step_2(s, out)
    if s.phase == Phase.FIGURE:
        return legal_in_step_3(s, out)
    return 0


@rule
def odds(s: State, moves: Any, n: int, weights: Any) -> None:
    """Weigh nothing: there is no chance in this game."""


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
    """Find the squares with a token or a stack."""
    return int(s.top[RED]) | int(s.top[YELLOW])


@rule
def under_figures(s: State) -> int:
    """Find the squares where a figure stands; a figure in hand sets a bit beyond the board."""
    squares = 0
    for seat in range(MOST_SEATS):
        squares |= 1 << int(s.figure[seat])
    return squares


@rule
def colour_at(s: State, square: int) -> int:
    """KI-2 Give the colour of a token, or of the upper one of a stack."""
    return int(s.top[YELLOW]) >> square & 1


# --- A turn --------------------------------------------------------------------------------------------------------


@rule
def legal_in_step_1(s: State, out: Any) -> int:
    """KI-10 List the moves of tokens, and moving none."""
    n = list_moves(s, out)
    out[n] = STAY
    return n + 1


@rule
def legal_in_step_2(s: State, out: Any) -> int:
    """KI-11 List the tokens to move, unless KI-22 forbids it, and the tokens to add."""
    n = 0 if must_add(s) else list_moves(s, out)
    n = list_squares(addable(s, RED), ADD, out, n)
    return list_squares(addable(s, YELLOW), ADD + SQUARES, out, n)


@rule
def legal_in_step_3(s: State, out: Any) -> int:
    """KI-12 List the tokens and stacks without a figure."""
    return list_squares(taken(s) & ~under_figures(s), FIGURE, out, 0)


@rule
def list_squares(squares: int, first: int, out: Any, n: int) -> int:
    """Write the moves of a set of squares, numbered from `first`, after n others."""
    for square in range(SQUARES):
        out[n] = first + square
        n += squares >> square & 1
    return n


@rule
def put_figure(s: State, square: int) -> None:
    """KI-12, KI-13 Move the figure, win what it catches, and end the turn."""
    s.figure[s.seat] = square
    caught = catch(s, square)
    if caught:
        win(s, caught)
    end_turn(s)


# --- Tokens --------------------------------------------------------------------------------------------------------


@rule
def list_moves(s: State, out: Any) -> int:
    """KI-20 List the ways of tokens without a figure: one step, or from a stack to any empty square in line."""
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
    """KI-21 Find the squares for a token: empty ones, and single ones of the other colour without a figure."""
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
    """KI-22 Must this turn add a token, because too many turns have passed without one added or won?"""
    return s.phase <= Phase.BUILD and s.calm >= CALM_ROUNDS * s.seats


# --- Fishing squares -----------------------------------------------------------------------------------------------


@rule
def fishing_squares(s: State) -> int:
    """KI-30 Find the blocks, by their first square, that are full and have equal colours along each diagonal."""
    red, yellow = int(s.top[RED]), int(s.top[YELLOW])
    falling = red & red >> ACROSS | yellow & yellow >> ACROSS
    rising = red >> RIGHT & red >> BELOW | yellow >> RIGHT & yellow >> BELOW
    return falling & rising & BLOCKS


@rule
def under_opponents(s: State) -> int:
    """Find the squares where the figures of opponents stand."""
    return under_figures(s) & ~(1 << int(s.figure[s.seat]))


@rule
def winning_blocks(s: State, square: int) -> int:
    """KI-30, KI-32 Find the blocks that the active figure wins from a square: no opponent stands opposite it."""
    opponents = under_opponents(s)
    blocks = fishing_squares(s) & int(BLOCKS_WITH[square])
    barred = 0
    left = blocks
    while left:
        block = first_of(left)
        left = without_first(left)
        opposite = block + block + ACROSS - square
        barred |= (opponents >> opposite & 1) << block
    return blocks & ~barred


@rule
def catch(s: State, square: int) -> int:
    """KI-31, KI-32 Find the squares that the active figure wins from a square, all its blocks together."""
    blocks = winning_blocks(s, square)
    caught = blocks | blocks << RIGHT | blocks << BELOW | blocks << ACROSS
    return caught & ~under_opponents(s)


@rule
def win(s: State, caught: int) -> None:
    """KI-31 Take all tokens of these squares out of the game, and the figure back to hand."""
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
    """KI-1, KI-40 Pass the turn to the next seat, or end the game if a supply is empty."""
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
    """KI-40 Give the place of every seat: most tokens first, equal seats share one."""
    points(s, out)
    places(out, s.seats)


@rule
def reason(s: State) -> int:
    """KI-40 Give the supply that ran out."""
    return RED if s.supply[RED] == 0 else YELLOW
