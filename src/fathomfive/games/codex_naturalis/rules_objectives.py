"""Objectives: how often each is met, and by which cards."""

from typing import Any

from fathomfive.games.codex_naturalis.components import (
    BENT,
    DIAGONAL,
    DOWN_THE_COLUMN,
    EACH_OBJECT,
    FACE0,
    FACE_KINGDOM,
    OBJECTIVE_FROM,
    OBJECTIVE_KIND,
    OBJECTIVE_MANY,
    OBJECTIVE_POINTS,
    OBJECTIVE_STEP,
    OBJECTIVE_SYMBOL,
    OBJECTIVE_THIRD,
    QUILL,
    State,
)  # fmt: skip
from fathomfive.kernel.speed import rule


@rule
def times_met(s: State, p: int, objective: int, marks: Any) -> int:
    """CN-31 Count how often an objective is met; cards of the k-th pattern found are marked k."""
    kind = OBJECTIVE_KIND[objective]
    if kind == DIAGONAL:
        return diagonals(s, p, objective, marks)
    if kind == BENT:
        return bends(s, p, objective, marks)
    if kind == EACH_OBJECT:
        return min(int(s.symbols[p, QUILL]), int(s.symbols[p, QUILL + 1]), int(s.symbols[p, QUILL + 2]))
    return int(s.symbols[p, OBJECTIVE_SYMBOL[objective]]) // int(OBJECTIVE_MANY[objective])


@rule
def card_at(s: State, p: int, at: int, kingdom: int) -> int:
    """Find the card of a kingdom at a spot, -1 if there is none."""
    found = -1
    for i in range(s.laid[p]):
        if s.spot[p, i] == at:
            found = i
    if found >= 0 and FACE_KINGDOM[FACE0 + int(s.face[p, found])] != kingdom:
        return -1
    return found


@rule
def begins_line(s: State, p: int, i: int, kingdom: int, step: int) -> bool:
    """Is this a card of the kingdom with none before it on its line?"""
    if FACE_KINGDOM[FACE0 + int(s.face[p, i])] != kingdom:
        return False
    return card_at(s, p, int(s.spot[p, i]) - step, kingdom) < 0


@rule
def diagonals(s: State, p: int, objective: int, marks: Any) -> int:
    """CN-5, CN-31 Count three in a row on a diagonal: a line of seven holds two."""
    kingdom = int(OBJECTIVE_SYMBOL[objective])
    step = int(OBJECTIVE_STEP[objective])
    met = 0
    for i in range(s.laid[p]):
        if begins_line(s, p, i, kingdom, step):
            first = i
            second = card_at(s, p, int(s.spot[p, first]) + step, kingdom)
            while first >= 0 and second >= 0:
                third = card_at(s, p, int(s.spot[p, second]) + step, kingdom)
                if third < 0:
                    break
                met += 1
                marks[first] = met
                marks[second] = met
                marks[third] = met
                first = card_at(s, p, int(s.spot[p, third]) + step, kingdom)
                second = card_at(s, p, int(s.spot[p, third]) + 2 * step, kingdom)
    return met


@rule
def bends(s: State, p: int, objective: int, marks: Any) -> int:
    """CN-5, CN-31 Count two in a column with one beside: go down every column and take the next two free cards.

    The third card is beside one of the two alone, so only the column is shared: two shapes meet in a card when they
    follow each other directly, and taking the upper one first never takes fewer.
    """
    kingdom = int(OBJECTIVE_SYMBOL[objective])
    other = int(OBJECTIVE_THIRD[objective])
    step = int(OBJECTIVE_STEP[objective])
    met = 0
    for i in range(s.laid[p]):
        if begins_line(s, p, i, kingdom, DOWN_THE_COLUMN):
            upper = i
            while upper >= 0:
                lower = card_at(s, p, int(s.spot[p, upper]) + DOWN_THE_COLUMN, kingdom)
                if lower < 0:
                    break
                beside = lower if OBJECTIVE_FROM[objective] else upper
                third = card_at(s, p, int(s.spot[p, beside]) + step, other)
                if third >= 0:
                    met += 1
                    marks[upper] = met
                    marks[lower] = met
                    marks[third] = met
                    upper = card_at(s, p, int(s.spot[p, lower]) + DOWN_THE_COLUMN, kingdom)
                else:
                    upper = lower
    return met


@rule
def objective_points(s: State, p: int, objective: int) -> int:
    """CN-31 Count the points of one objective for a manuscript as it is now."""
    met = times_met(s, p, objective, s.scratch)
    for i in range(s.laid[p]):
        s.scratch[i] = 0
    return met * int(OBJECTIVE_POINTS[objective])


@rule
def score_objectives(s: State) -> None:
    """CN-31 Score the two common objectives and the secret one of every player."""
    for p in range(s.seats):
        total = objective_points(s, p, int(s.secret[p, 0]) - 1)
        for k in range(2):
            total += objective_points(s, p, int(s.common[k]) - 1)
        s.bonus[p] = total
