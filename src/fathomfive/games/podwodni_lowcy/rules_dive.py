"""Diving in Podwodni łowcy: laying cards, surfacing with a catch, waves."""

from typing import Any

from fathomfive.games.podwodni_lowcy.components import (
    BOTTOM,
    CELLS,
    COLOUR,
    COLUMN,
    COLUMNS,
    DEEPER,
    HARPOON,
    KEPT,
    LAID,
    NET,
    NEXT,
    NO_HARPOON,
    NO_NET,
    NOTHING,
    OWN,
    PICK,
    PICKS,
    RIGHT,
    ROWS,
    SHRIMP,
    SLOTS,
    SPEAR,
    TAKE_BY_NET,
    WAVE,
    Phase,
    State,
)  # fmt: skip
from fathomfive.games.podwodni_lowcy.rules_turn import after, first_gap
from fathomfive.kernel.speed import rule

# --- Dive ------------------------------------------------------------------------------------------------------


@rule
def row_of(s: State, k: int) -> int:
    """PL-21 Find the grid row beside the k-th card of the column, counted from 0; card 0 lies outside."""
    return ROWS - k if s.corner & BOTTOM else k - 1


@rule
def breaks(s: State, card: int) -> bool:
    """PL-22 Check whether a card would break the dive as the next one of the column, from the second on."""
    first = row_of(s, s.laid) * COLUMNS
    colour = int(COLOUR[card])
    if colour > 0:
        beside = first + (COLUMNS - 1 if s.corner & RIGHT else 0)
        return colour == int(COLOUR[s.column[s.laid - 1]]) or colour == int(COLOUR[s.grid[beside]])
    found = False
    for k in range(COLUMNS):
        found |= s.grid[first + k] == card
    for k in range(LAID):  # NOTHING lies beyond the cards laid so far
        found |= s.column[k] == card
    return found


@rule
def lay(s: State, card: int) -> None:
    """PL-20, PL-21, PL-25 Lay the drawn card; from the second on it may break the dive."""
    if s.laid == 0:
        s.phase = Phase.CORNER
    elif not breaks(s, card):
        s.phase = Phase.DEPTH
    elif card != WAVE:
        s.phase = Phase.BROKEN
    else:
        s.phase = Phase.WASH if s.held[s.side] > 0 else Phase.NEXT_WASH
    s.column[s.laid] = card
    s.laid += 1


@rule
def break_off(s: State) -> None:
    """PL-23, PL-24 Two cards laid: the second is discarded, the first received.  More: all are discarded."""
    if s.laid == 2:
        receive(s, s.column[0])
        s.column[0] = NOTHING
    for k in range(LAID):
        s.discards[s.column[k]] += s.column[k] != NOTHING
        s.column[k] = NOTHING
    s.laid = 0
    s.corner = 0
    s.phase = Phase.EFFECTS


# --- Surfacing -------------------------------------------------------------------------------------------------


@rule
def legal_at_depth(s: State, out: Any) -> int:
    """PL-21, PL-30 Go deeper, or surface: with the column, or with cards of the row, the leftmost first."""
    out[0] = DEEPER
    n = 1 if s.laid < LAID else 0
    out[n] = COLUMN
    return legal_picks(s, out, n + 1)


@rule
def legal_picks(s: State, out: Any, n: int) -> int:
    """PL-30 The next card of the row, from left to right, so that enough are left to complete the catch."""
    missing = s.laid - int(PICKS[s.picked])
    for slot in range(NEXT[s.picked], SLOTS - missing + 1):
        out[n] = PICK + slot
        n += 1
    return n


@rule
def catch_column(s: State) -> None:
    """PL-30 Take the whole new column."""
    for k in range(LAID):
        receive(s, s.column[k])
        s.column[k] = NOTHING
    s.laid = 0
    s.corner = 0
    s.phase = Phase.EFFECTS


@rule
def pick(s: State, slot: int) -> None:
    """PL-30 Pick a card of the row; with the last one the catch is taken."""
    s.picked |= 1 << slot
    s.phase = Phase.PICK
    if PICKS[s.picked] == s.laid:
        catch_row(s)


@rule
def catch_row(s: State) -> None:
    """PL-30 Take the picked cards of the row."""
    last = s.laid - 1
    first = row_of(s, last) * COLUMNS
    for k in range(COLUMNS):
        if s.picked >> k & 1:
            receive(s, s.grid[first + k])
            s.grid[first + k] = NOTHING
    if s.picked >> OWN & 1:
        receive(s, s.column[last])
        s.column[last] = NOTHING
    s.picked = 0
    s.phase = Phase.EFFECTS


@rule
def receive(s: State, card: int) -> None:
    """PL-31 Fish and shrimps lie before the diver, waves are discarded, nets and harpoons are going to act."""
    if card == WAVE:
        s.discards[WAVE] += 1
    elif card == NET:
        s.nets += 1
    elif card == HARPOON:
        s.harpoons += 1
    elif card != NOTHING:
        s.up[s.side, card] += 1
        s.held[s.side] += 1


@rule
def settle(s: State) -> None:
    """PL-31, PL-32, PL-33, PL-34 Discard nets and harpoons without a target; after the last one the turn ends."""
    if not others_hold(s):
        s.discards[NET] += s.nets
        s.nets = 0
    if not fish_is_near(s):
        s.discards[HARPOON] += s.harpoons
        s.harpoons = 0
    if s.nets + s.harpoons == 0:
        fill_from_column(s)
        s.phase = Phase.TURN_ENDS


@rule
def others_hold(s: State) -> bool:
    """PL-32 Check whether another diver has a face-up card."""
    n = 0
    for seat in range(s.seats):
        n += int(s.held[seat])
    return n > int(s.held[s.side])


@rule
def fish_is_near(s: State) -> bool:
    """PL-33 Check whether a fish lies in the grid or in the rest of the column."""
    found = False
    for cell in range(CELLS):
        found |= COLOUR[s.grid[cell]] > 0
    for k in range(LAID):
        found |= COLOUR[s.column[k]] > 0
    return found


@rule
def legal_effects(s: State, out: Any) -> int:
    """PL-31, PL-32, PL-33 Any net or harpoon may act next, on any target of its own, or be declined."""
    n = 0
    if s.nets > 0:
        for seat in range(s.seats):
            if seat != s.side:
                for card in range(1, KEPT):
                    out[n] = TAKE_BY_NET + seat * SHRIMP + card
                    n += s.up[seat, card] > 0
        out[n] = NO_NET
        n += 1
    if s.harpoons > 0:
        for cell in range(CELLS):
            out[n] = SPEAR + cell
            n += COLOUR[s.grid[cell]] > 0
        for k in range(LAID):
            out[n] = SPEAR + CELLS + k
            n += COLOUR[s.column[k]] > 0
        out[n] = NO_HARPOON
        n += 1
    return n


@rule
def use_net(s: State, m: int) -> None:
    """PL-32 Take a face-up fish or shrimp of another diver, or decline; the net is discarded."""
    s.nets -= 1
    s.discards[NET] += 1
    if m != NO_NET:
        seat = (m - TAKE_BY_NET - 1) // SHRIMP
        card = (m - TAKE_BY_NET - 1) % SHRIMP + 1
        s.up[seat, card] -= 1
        s.held[seat] -= 1
        receive(s, card)


@rule
def use_harpoon(s: State, m: int) -> None:
    """PL-33 Take a fish from the table, or decline; the harpoon is discarded."""
    s.harpoons -= 1
    s.discards[HARPOON] += 1
    if m < SPEAR + CELLS:
        receive(s, s.grid[m - SPEAR])
        s.grid[m - SPEAR] = NOTHING
    elif m != NO_HARPOON:
        receive(s, s.column[m - SPEAR - CELLS])
        s.column[m - SPEAR - CELLS] = NOTHING


@rule
def fill_from_column(s: State) -> None:
    """PL-34 What is left of the column fills the gaps in the order it was laid; there is one for each."""
    for k in range(LAID):
        if s.column[k] != NOTHING:
            s.grid[first_gap(s)] = s.column[k]
            s.column[k] = NOTHING
    s.laid = 0
    s.corner = 0


# --- Waves -----------------------------------------------------------------------------------------------------


@rule
def wash(s: State, card: int) -> None:
    """PL-40 Discard all face-up cards of one group."""
    n = int(s.up[s.asked, card])
    s.up[s.asked, card] = 0
    s.held[s.asked] -= n
    s.discards[card] += n
    s.phase = Phase.NEXT_WASH


@rule
def next_wash(s: State) -> None:
    """PL-40 Ask the next diver who has a face-up card, clockwise; after the last one the wave is over."""
    s.asked = after(s, s.asked)
    while s.asked != s.side and s.held[s.asked] == 0:
        s.asked = after(s, s.asked)
    if s.asked != s.side:
        s.phase = Phase.WASH
    else:
        calm(s)


@rule
def calm(s: State) -> None:
    """PL-41 The waves of the row and of the column are discarded, and the dive is broken off."""
    first = row_of(s, s.laid - 1) * COLUMNS
    for k in range(COLUMNS):
        if s.grid[first + k] == WAVE:
            s.grid[first + k] = NOTHING
            s.discards[WAVE] += 1
    for k in range(LAID):
        if s.column[k] == WAVE:
            s.column[k] = NOTHING
            s.discards[WAVE] += 1
    s.phase = Phase.BROKEN
