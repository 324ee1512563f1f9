"""Corals and shrimps on the boards of Reef Encounter.

A set of squares of one board is one number (see `components`); all rules here work on whole sets.
"""

from fathomfive.games.reef_encounter.components import (
    BEATS,
    COLOURS,
    EXTRA,
    ON_A_BOARD,
    ROCK,
    STRIDE,
    State,
)
from fathomfive.kernel.speed import rule

# --- Sets of squares -----------------------------------------------------------------------------------------------


@rule
def beside(squares: int) -> int:
    """Give the squares that share an edge with any of these, including sand and bits off the board."""
    return squares << 1 | squares >> 1 | squares << STRIDE | squares >> STRIDE


@rule
def joined(coral: int, seeds: int) -> int:
    """RE-40 Give the corals that contain any of the seeds, among all polyps of their colour."""
    found = seeds & coral
    while True:
        more = (found | beside(found)) & coral
        if more == found:
            return found
        found = more


@rule
def many(squares: int) -> int:
    """Count the squares of a set."""
    n = 0
    while squares != 0:
        squares &= squares - 1
        n += 1
    return n


# --- A board -------------------------------------------------------------------------------------------------------


@rule
def polyps(s: State, board: int) -> int:
    """Give the squares that hold a polyp."""
    found = 0
    for colour in range(COLOURS):
        found |= int(s.coral[board, colour])
    return found


@rule
def shrimps(s: State, board: int) -> int:
    """Give the squares that hold a shrimp of any player."""
    found = 0
    for p in range(s.seats):
        found |= int(s.shrimp[p, board])
    return found


@rule
def bare(s: State, board: int) -> int:
    """RE-40 Give the rock squares that hold neither a polyp nor a shrimp."""
    return int(ROCK[s.kind[board]]) & ~(polyps(s, board) | shrimps(s, board))


@rule
def protected(coral: int, guards: int) -> int:
    """RE-45 Give the polyps of one colour that any of these shrimps protects."""
    standing = coral & guards
    return coral & (standing | beside(standing))


@rule
def unjoinable(coral: int, guards: int) -> int:
    """RE-41 Give the squares where a polyp would join two corals of one colour that both hold a shrimp."""
    once = 0
    twice = 0
    left = coral & guards
    while left != 0:
        one = joined(coral, left & -left)
        left &= ~one
        around = beside(one)
        twice |= once & around
        once |= around
    return twice


@rule
def attackable(s: State, board: int, colour: int, guards: int) -> int:
    """RE-43 Give the polyps that this colour could consume, judged by strength, size and protection."""
    own = int(s.coral[board, colour])
    reach = beside(own & beside(own))  # a polyp beside one of its colour belongs to a coral of two or more
    if reach == 0:
        return 0
    beaten = int(BEATS[s.down, colour])
    found = 0
    for other in range(COLOURS):
        if beaten >> other & 1:
            coral = int(s.coral[board, other])
            found |= coral & reach & ~protected(coral, guards)
    return found


@rule
def placeable(s: State, board: int, colour: int) -> int:
    """RE-40, RE-41, RE-43 Give the squares where a polyp of this colour may go."""
    guards = shrimps(s, board)
    own = int(s.coral[board, colour])
    rock = int(ROCK[s.kind[board]]) & ~(polyps(s, board) | guards)
    return (rock | attackable(s, board, colour, guards)) & ~unjoinable(own, guards)


@rule
def has_place(s: State, colour: int) -> bool:
    """RE-30 Is there a square where a polyp of this colour may go?"""
    for board in range(s.seats):
        if placeable(s, board, colour) != 0:
            return True
    return False


@rule
def nowhere_left(s: State) -> bool:
    """RE-60 Is there no square where a polyp of any colour may go?"""
    for colour in range(COLOURS):
        if has_place(s, colour):
            return False
    return True


@rule
def grows(s: State, board: int, colour: int, square: int) -> bool:
    """RE-42, RE-70 Does a polyp placed on this square make its coral grow onto D4?"""
    if s.advanced == 1 or square & beside(EXTRA) == 0 or s.bag[colour] + s.bonus[colour] == 0:
        return False
    if bare(s, board) & EXTRA == 0:
        return False
    return unjoinable(int(s.coral[board, colour]) | square, shrimps(s, board)) & EXTRA == 0


# --- Shrimps -------------------------------------------------------------------------------------------------------


@rule
def unguarded(s: State, board: int) -> int:
    """RE-24 Give the polyps of corals that hold no shrimp."""
    guards = shrimps(s, board)
    found = 0
    for colour in range(COLOURS):
        coral = int(s.coral[board, colour])
        found |= coral & ~joined(coral, coral & guards)
    return found


@rule
def coral_at(s: State, board: int, square: int) -> int:
    """Give the coral that contains a square; the empty set if no polyp is there."""
    for colour in range(COLOURS):
        if int(s.coral[board, colour]) & square != 0:
            return joined(int(s.coral[board, colour]), square)
    return 0


@rule
def colour_at(s: State, board: int, square: int) -> int:
    """Give the colour of the polyp on a square, -1 if there is none."""
    for colour in range(COLOURS):
        if int(s.coral[board, colour]) & square != 0:
            return colour
    return -1


@rule
def on_boards(s: State, p: int) -> int:
    """Count a player's shrimps on the boards."""
    n = 0
    for board in range(s.seats):
        n += many(int(s.shrimp[p, board]))
    return n


@rule
def has_room(s: State, p: int, board: int) -> bool:
    """RE-46 May a player have one more shrimp on this board?"""
    return many(int(s.shrimp[p, board])) < ON_A_BOARD


@rule
def on_bare_rock(s: State, p: int) -> bool:
    """RE-25 Does the player have a shrimp on bare rock?"""
    for board in range(s.seats):
        if int(s.shrimp[p, board]) & ~polyps(s, board) != 0:
            return True
    return False
