"""Heuristics for bots in Podwodni łowcy: the worth of cards and the risk of dives."""

from typing import Any

import numpy as np

from fathomfive.games.podwodni_lowcy.components import (
    CELLS,
    COLUMN,
    COLUMNS,
    DEEPER,
    GIVE,
    HARPOON,
    KINDS,
    LAID,
    NET,
    NO_HARPOON,
    NO_NET,
    NOTHING,
    OWN,
    PICK,
    PICKS,
    SET_POINTS,
    SHRIMP,
    SLOTS,
    SORTS,
    SPEAR,
    TAKE,
    TAKE_BY_NET,
    TURN_DOWN,
    WASH,
    Phase,
    State,
)  # fmt: skip
from fathomfive.games.podwodni_lowcy.rules_dive import breaks, row_of
from fathomfive.games.podwodni_lowcy.rules_sets import largest_groups
from fathomfive.games.podwodni_lowcy.rules_turn import side_points
from fathomfive.kernel.dice import below
from fathomfive.kernel.speed import rule

SPREAD = 8.0
HORIZON = -1
PACE = 90_000

# The worth of a card in points: 1 for a fish, and more for each card that makes a set with it
ALIKE, IN_LINE = 0.7, 0.25
FIRST_SHRIMP, A_SHRIMP = 1.6, 1.1
NO_FISH = np.zeros(SORTS)
NO_FISH[NET], NO_FISH[HARPOON] = 1.8, 1.6


@rule
def worth(s: State, p: int, card: int) -> float:
    """Weigh a card for a diver by its points and by the sets it helps."""
    if card == SHRIMP:
        return FIRST_SHRIMP if s.up[p, SHRIMP] == 0 else A_SHRIMP
    if card > SHRIMP or card == NOTHING:
        return float(NO_FISH[card])
    colour = (card - 1) // KINDS
    kind = (card - 1) % KINDS
    line = 0
    column = 0
    for k in range(KINDS):
        line += int(s.up[p, 1 + colour * KINDS + k])
        column += int(s.up[p, 1 + k * KINDS + kind])
    return 1.0 + ALIKE * min(2, int(s.up[p, card])) + IN_LINE * min(3, max(line, column))


@rule
def column_worth(s: State, p: int) -> float:
    """Weigh the whole new column as a catch."""
    total = 0.0
    for k in range(LAID):
        total += worth(s, p, int(s.column[k]))
    return total


@rule
def slot_card(s: State, slot: int) -> int:
    """Find the card at a slot of the row of the last card laid."""
    if slot == OWN:
        return int(s.column[s.laid - 1])
    return int(s.grid[row_of(s, s.laid - 1) * COLUMNS + slot])


@rule
def next_pick(s: State, p: int, first: int, missing: int) -> int:
    """Find the leftmost of the best cards still to be picked at or after a slot."""
    for slot in range(first, SLOTS):
        here = worth(s, p, slot_card(s, slot))
        better = 0
        for other in range(first, SLOTS):
            there = worth(s, p, slot_card(s, other))
            better += there > here or (there == here and other < slot)
        if better < missing:
            return slot
    return SLOTS - 1


@rule
def row_worth(s: State, p: int) -> float:
    """Weigh the best cards of the row that a diver may take."""
    total = 0.0
    for slot in range(SLOTS):
        here = worth(s, p, slot_card(s, slot))
        better = 0
        for other in range(SLOTS):
            there = worth(s, p, slot_card(s, other))
            better += there > here or (there == here and other < slot)
        if better < s.laid:
            total += here
    return total


@rule
def risk(s: State) -> float:
    """Compute the probability that the next card of the column breaks the dive."""
    bad = 0
    for card in range(1, SORTS):
        if s.deck[card] > 0 and breaks(s, card):
            bad += int(s.deck[card])
    return bad / max(1, int(s.left))


@rule
def choose_depth(s: State, p: int) -> int:
    """Choose to go deeper while one more card is worth the risk, otherwise the better catch."""
    column = column_worth(s, p)
    row = row_worth(s, p)
    now = max(column, row)
    if s.laid < LAID and (1.0 - risk(s)) * now * (s.laid + 1) / s.laid > now:
        return DEEPER
    if column >= row:
        return COLUMN
    return PICK + next_pick(s, p, 0, s.laid)


@rule
def corner_risk(s: State, corner: int) -> float:
    """Compute the probability that the second card breaks a dive from a corner."""
    s.corner = corner
    found = risk(s)
    s.corner = 0
    return found


@rule
def move_worth(s: State, p: int, m: int) -> float:
    """Weigh a move that chooses one of several cards."""
    if m >= TAKE + 1:
        return worth(s, p, m - TAKE)
    if m >= GIVE + 1:
        return 9.0 - worth(s, p, m - GIVE)
    if m >= TURN_DOWN + 1:
        return 9.0 - worth(s, p, m - TURN_DOWN)
    if m > WASH:
        card = m - WASH
        return 99.0 - int(s.up[p, card]) * worth(s, p, card)
    if m in (NO_HARPOON, NO_NET):
        return 0.0
    if m >= SPEAR:
        place = m - SPEAR
        return worth(s, p, int(s.grid[place]) if place < CELLS else int(s.column[place - CELLS]))
    return worth(s, p, (m - TAKE_BY_NET - 1) % SHRIMP + 1) + 0.5


@rule
def playout(s: State, moves: Any, n: int, scores: Any, dice: Any) -> int:
    """Choose a move: score if possible, dive where the risk is low, surface when it is high, keep cards for sets."""
    p = s.asked
    phase = s.phase
    if phase == Phase.TURN:
        return n - 1
    if phase == Phase.FIRST_SET or phase == Phase.MORE_SETS:
        return 0  # the sets of three come first
    if phase == Phase.CORNER:
        best = below(dice, n)
        least = corner_risk(s, best)
        for k in range(n):
            here = corner_risk(s, k)
            if here < least:
                least = here
                best = k
        return best
    wanted = -1
    if phase == Phase.DEPTH:
        wanted = choose_depth(s, p)
    elif phase == Phase.PICK:
        wanted = PICK + next_pick(s, p, int(moves[0]) - PICK, s.laid - int(PICKS[s.picked]))
    best = 0
    most = -1.0
    for k in range(n):
        if wanted >= 0:
            if moves[k] == wanted:
                best = k
        else:
            here = move_worth(s, p, int(moves[k]))
            if here > most:
                most = here
                best = k
    return best


@rule
def hand_worth(s: State, p: int) -> float:
    """Estimate the worth of face-up cards beyond their points, from complete and nearly complete sets."""
    alike, line = largest_groups(s, p)
    shrimp = 1 if s.up[p, SHRIMP] > 0 else 0
    near = max(min(3, alike + shrimp) / 3.0, min(4, line + shrimp) / 4.0)
    held = int(s.held[p])
    return 4.0 * near * min(1.0, held / 5.0) + 0.25 * min(held, 9)


@rule
def value(s: State, out: Any) -> None:
    """Estimate final points: those on the table, and more for cards that make a set."""
    for p in range(s.seats):
        out[p] = float(side_points(s, p)) + hand_worth(s, p)
    if s.phase == Phase.DEPTH:
        out[s.side] += 0.8 * max(column_worth(s, s.side), row_worth(s, s.side))
    elif s.phase == Phase.CORNER or s.phase == Phase.TURN:
        out[s.side] += 1.0
    elif s.phase == Phase.EFFECTS:
        out[s.side] += 1.5 * (s.nets + s.harpoons)
    elif s.phase == Phase.TURN_DOWN:
        out[s.side] += SET_POINTS
