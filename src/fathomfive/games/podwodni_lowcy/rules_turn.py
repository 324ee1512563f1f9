"""The beginning and the end of a turn in Podwodni łowcy."""

from fathomfive.games.podwodni_lowcy.components import (
    CELLS,
    GOAL,
    MOST_TURNS,
    NOTHING,
    SET_POINTS,
    SORTS,
    Phase,
    State,
)  # fmt: skip
from fathomfive.kernel.speed import rule

# --- A turn begins ---------------------------------------------------------------------------------------------


@rule
def first_gap(s: State) -> int:
    """PL-10 Find the first gap, top row first, left to right; CELLS if there is none."""
    cell = 0
    while cell < CELLS and s.grid[cell] != NOTHING:
        cell += 1
    return cell


@rule
def begin_turn(s: State) -> None:
    """PL-10, PL-11 Gaps are filled first; then the diver is asked."""
    s.phase = Phase.FILL if first_gap(s) < CELLS else Phase.TURN


@rule
def renew_deck(s: State) -> None:
    """PL-10 Make the discards the new deck when a card must be drawn from an empty one."""
    for card in range(SORTS):
        n = int(s.discards[card])
        s.deck[card] = n
        s.discards[card] = 0
        s.left += n


# --- A turn ends -----------------------------------------------------------------------------------------------


@rule
def after(s: State, seat: int) -> int:
    """PL-2 Give the seat to the left."""
    return seat + 1 if seat + 1 < s.seats else 0


@rule
def side_points(s: State, side: int) -> int:
    """PL-60 Ten for each face-down card, one for each face-up one."""
    return int(s.scored[side]) * SET_POINTS + int(s.held[side])


@rule
def next_turn(s: State) -> None:
    """PL-61, PL-63 Pass the turn on, unless all have had their last turn or a thousand turns are over."""
    if s.reached == 0 and side_points(s, s.side) >= GOAL[s.length]:
        s.reached = s.side + 1
    s.turns += 1
    s.side = after(s, s.side)
    s.asked = s.side
    if s.reached == s.side + 1 or s.turns == MOST_TURNS:
        s.phase = Phase.OVER
    else:
        begin_turn(s)
