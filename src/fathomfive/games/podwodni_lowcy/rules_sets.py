"""Scoring sets in Podwodni łowcy."""

from typing import Any

from fathomfive.games.podwodni_lowcy.components import (
    BEYOND,
    FREE,
    GIVE,
    KEPT,
    KINDS,
    LANE,
    NEEDS,
    NOTHING,
    SCORE_SET,
    SET_COUNTS,
    SETS,
    SHRIMP,
    TOTAL,
    Phase,
    State,
)  # fmt: skip
from fathomfive.games.podwodni_lowcy.rules_turn import after
from fathomfive.kernel.speed import rule

# --- Which sets ------------------------------------------------------------------------------------------------


@rule
def largest_groups(s: State, p: int) -> tuple[int, int]:
    """PL-50 Count the most face-up fish of a diver that are alike, and the most of one colour or of one kind."""
    alike = 0
    line = 0
    for i in range(KINDS):
        colour = 0
        kind = 0
        for k in range(KINDS):
            n = int(s.up[p, 1 + i * KINDS + k])
            alike = max(alike, n)
            colour += n
            kind += int(s.up[p, 1 + k * KINDS + i])
        line = max(line, colour, kind)
    return alike, line


@rule
def can_score(s: State) -> bool:
    """PL-11, PL-50, PL-51 Check for a set: three alike and two more cards, or four of a line and two more."""
    p = s.side
    held = int(s.held[p])
    if held < 3 + BEYOND:
        return False
    alike, line = largest_groups(s, p)
    shrimp = 1 if s.up[p, SHRIMP] > 0 else 0
    return alike + shrimp >= 3 or (line + shrimp >= 4 and held >= 4 + BEYOND)


@rule
def legal_sets(s: State, out: Any) -> int:
    """PL-50, PL-51 Every set whose cards the diver has, and two more."""
    p = s.side
    cards = FREE + (int(s.held[p]) << TOTAL)
    for card in range(1, KEPT):
        cards += int(s.up[p, card]) << LANE * (card - 1)
    n = 0
    for k in range(SETS):
        out[n] = SCORE_SET + k
        n += (cards - int(NEEDS[k])) & FREE == FREE
    return n


# --- Scoring one -----------------------------------------------------------------------------------------------


@rule
def score(s: State, k: int) -> None:
    """PL-51 Set the cards of the set apart."""
    for card in range(1, KEPT):
        n = int(SET_COUNTS[k, card])
        s.pool[card] = n
        s.up[s.side, card] -= n
        s.held[s.side] -= n
    s.phase = Phase.TURN_DOWN


@rule
def turn_down(s: State, card: int) -> None:
    """PL-51 One card of the set is turned face down."""
    s.pool[card] -= 1
    s.down[s.side, card] += 1
    s.scored[s.side] += 1
    s.phase = Phase.GIVE


@rule
def legal_gifts(s: State, out: Any) -> int:
    """PL-51 Two more cards, in the order of their sorts, so that there is one way to give the same two."""
    n = 0
    from_here = int(s.held[s.side])  # cards of this sort and later ones
    for card in range(1, KEPT):
        own = int(s.up[s.side, card])
        out[n] = GIVE + card
        n += own > 0 and card >= s.given and (from_here >= BEYOND or s.given != NOTHING)
        from_here -= own
    return n


@rule
def give(s: State, card: int) -> None:
    """PL-51 Add a card to the pool; after the second one the others take."""
    s.up[s.side, card] -= 1
    s.held[s.side] -= 1
    s.pool[card] += 1
    if s.phase == Phase.GIVE:
        s.given = card
        s.phase = Phase.GIVE_AGAIN
    else:
        s.given = NOTHING
        s.asked = after(s, s.side)
        s.phase = Phase.TAKE


@rule
def take(s: State, card: int) -> None:
    """PL-51, PL-52 Every other diver takes a card of the pool; the rest is discarded, and the scorer may go on."""
    s.pool[card] -= 1
    s.up[s.asked, card] += 1
    s.held[s.asked] += 1
    s.asked = after(s, s.asked)
    if s.asked == s.side:
        for rest in range(1, KEPT):
            s.discards[rest] += s.pool[rest]
            s.pool[rest] = 0
        s.phase = Phase.MORE_SETS
