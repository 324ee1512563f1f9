"""Heuristics for bots in Kipicot, based on what the seat to act can still win this turn."""

from typing import Any

from fathomfive.games.kipicot.components import (
    ACROSS,
    BELOW,
    BLOCK,
    BLOCKS,
    BOARD,
    FIGURE,
    FIRST_FILE,
    LAST_FILE,
    RED,
    RIGHT,
    SIDE,
    YELLOW,
    Phase,
    State,
)  # fmt: skip
from fathomfive.games.kipicot.rules import catch, play, under_figures
from fathomfive.games.kipicot.squares import first_of, size, without_first
from fathomfive.kernel.speed import rule

SPREAD = 4.0
HORIZON = 0
EXPLORATION = 0.05  # low, since without chance a move that proved worse stays worse
PACE = 200_000

FIRST_ROW = (1 << SIDE) - 1
FALLING = 1 | 1 << ACROSS  # the diagonal of the block at a1
SURE = 0.8  # the part of the tokens within reach this turn that counts as won


@rule
def within_reach(s: State, square: int, colour: int, block: int) -> bool:
    """Can a token of a colour move to an empty square from outside a block: one step, or from a stack in line?"""
    lines = FIRST_ROW << square // SIDE * SIDE | FIRST_FILE << square % SIDE
    here = 1 << square
    steps = here << BELOW | here >> BELOW | (here << RIGHT & ~FIRST_FILE) | (here >> RIGHT & ~LAST_FILE)
    free = int(s.top[colour]) & ~under_figures(s) & ~block
    return free & (steps & BOARD | lines & s.stacks) != 0


@rule
def one_can_move(s: State, wrong: int, pattern: int, corner: int) -> bool:
    """Can a move correct one of two wrong squares, so that an added token corrects the other?"""
    movable = False
    while wrong:
        square = first_of(wrong)
        wrong = without_first(wrong)
        colour = pattern & 1 if FALLING << corner >> square & 1 else pattern >> 1
        if s.stacks >> square & 1:
            movable = True  # the upper token leaves
        elif (int(s.top[RED]) | int(s.top[YELLOW])) >> square & 1 == 0:
            movable = movable or within_reach(s, square, colour, BLOCK << corner)
    return movable


@rule
def threat(s: State) -> int:
    """Count the tokens of the best block that the seat to act can complete and win this turn."""
    figures = under_figures(s)
    opponents = figures & ~(1 << int(s.figure[s.seat]))
    red, yellow, stacks = int(s.top[RED]), int(s.top[YELLOW]), int(s.stacks)
    changes = Phase.FIGURE - int(s.phase)
    full = red | yellow
    best = 0
    blocks = BLOCKS
    while blocks:
        corner = first_of(blocks)
        blocks = without_first(blocks)
        block = BLOCK << corner
        falling = FALLING << corner
        if size(full & block) + changes < 4:
            continue
        prize = 4 + size(stacks & block) - size(opponents & block) - size(opponents & block & stacks)
        if prize <= best:
            continue
        for pattern in range(4):
            on_falling = yellow if pattern & 1 else red
            on_rising = yellow if pattern & 2 else red
            wrong = block & ~(on_falling & falling | on_rising & ~falling)
            missing = size(wrong)
            if missing > changes or wrong & figures:
                continue
            if missing < 2 or one_can_move(s, wrong, pattern, corner):
                best = max(best, prize)
    return best


@rule
def value(s: State, out: Any) -> None:
    """Estimate final points: tokens won, and most of those that can be won this turn."""
    for seat in range(s.seats):
        out[seat] = float(int(s.won[seat, RED]) + int(s.won[seat, YELLOW]))
    if s.phase != Phase.OVER:
        out[s.seat] += SURE * threat(s)


@rule
def order(s: State, moves: Any, n: int, scores: Any) -> None:
    """Score moves by the tokens they win now, or by the tokens that can be won later this turn."""
    if s.phase == Phase.FIGURE:
        figure = int(s.figure[s.seat])
        for k in range(n):
            square = int(moves[k]) - FIGURE
            s.figure[s.seat] = square
            scores[k] = float(size(catch(s, square)))
        s.figure[s.seat] = figure
        return
    red, yellow, stacks = int(s.top[RED]), int(s.top[YELLOW]), int(s.stacks)
    reds, yellows, calm, phase = int(s.supply[RED]), int(s.supply[YELLOW]), int(s.calm), int(s.phase)
    for k in range(n):
        play(s, int(moves[k]))
        scores[k] = float(threat(s))
        s.top[RED], s.top[YELLOW], s.stacks = red, yellow, stacks
        s.supply[RED], s.supply[YELLOW], s.calm, s.phase = reds, yellows, calm, phase


@rule
def to_come(s: State) -> float:
    """Estimate the points each seat will still win from the supplies; more players spoil more chances."""
    return 1.9 * min(int(s.supply[RED]), int(s.supply[YELLOW])) / (s.seats * s.seats)
