"""The dive of Klofni rybku: one turn of a player."""

from typing import Any

from fathomfive.games.deep_dive.components import (
    BUBBLES,
    DECLINE,
    DEEPEST,
    DEPTHS,
    FLIP,
    FOODS,
    KINDS,
    LEAVE,
    PENGUINS,
    PREDATOR,
    ROCK,
    STEPS,
    SWAG,
    TAKE,
    TURN_UP,
    VALUES,
    Phase,
    State,
)  # fmt: skip
from fathomfive.kernel.speed import rule


@rule
def begin_turn(s: State) -> None:
    """DD-20, DD-21 Ask a player with a rock whether to drop it; everyone else begins at the top."""
    if s.rocks[s.side] > 0:
        s.phase = Phase.ROCK
    else:
        arrive(s, 0)


@rule
def drop_rock(s: State, depth: int) -> None:
    """DD-21 Begin at the top, or discard a rock and begin deeper."""
    if depth > 0:
        s.rocks[s.side] -= 1
        s.discarded += 1
    arrive(s, depth)


@rule
def first_stop(s: State, depth: int) -> int:
    """DD-27 Find the first depth from here down with something to flip or take; DEPTHS if there is none."""
    while depth < DEPTHS and s.down[depth] == 0 and not lies_ready(s, depth):
        depth += 1
    return depth


@rule
def arrive(s: State, depth: int) -> None:
    """DD-20, DD-27 Go down to a depth or to the first one below it that is not exhausted; without any, end the turn."""
    stop = first_stop(s, depth)
    if stop < DEPTHS:
        s.depth = stop
        s.phase = Phase.DIVE
    else:
        end_turn(s)


@rule
def lies_ready(s: State, depth: int) -> bool:
    """DD-22 Is there a face-up food or rock?"""
    for kind in range(SWAG):
        if s.up[depth, kind] > 0:
            return True
    return False


@rule
def may_leave_out(s: State) -> bool:
    """DD-30, DD-43 May the diver leave out this depth: with a penguin trapped there, or late with no tile face down?"""
    depth = s.depth
    if depth == DEEPEST:
        return False
    return s.trapped[s.side, depth] > 0 or (s.ending == 1 and s.down[depth] == 0)


@rule
def legal_at_depth(s: State, out: Any) -> int:
    """DD-13, DD-22, DD-30, DD-43 List the face-up tiles to take, the flip, and leaving the depth out."""
    depth = s.depth
    n = 0
    for kind in range(SWAG):
        out[n] = TAKE + depth * SWAG + kind
        n += s.up[depth, kind] > 0
    if s.down[depth] > 0:
        out[n] = FLIP
        n += 1
    if may_leave_out(s):
        out[n] = LEAVE
        n += 1
    return n


@rule
def legal_flips(s: State, depth: int, out: Any) -> int:
    """DD-22 List the kinds still unseen at the depth: any of them may be turned up."""
    n = 0
    for kind in range(KINDS):
        out[n] = TURN_UP + kind
        n += s.unseen[depth, kind] > 0
    return n


@rule
def turn_up(s: State, depth: int, kind: int) -> None:
    """DD-40 Turn a tile face up; the last one of a depth begins the end."""
    s.unseen[depth, kind] -= 1
    s.down[depth] -= 1
    s.up[depth, kind] += 1
    if s.down[depth] == 0:
        s.ending = 1


@rule
def flip(s: State, kind: int) -> None:
    """DD-23, DD-24, DD-25, DD-26 Turn up the tile that the diver has flipped."""
    depth = s.depth
    turn_up(s, depth, kind)
    if kind == PREDATOR:
        trap(s)
    elif kind == BUBBLES:
        arrive(s, depth + 1)
    elif depth == DEEPEST:
        take(s, depth, kind)
    else:
        s.flipped = kind
        s.phase = Phase.FLIPPED


@rule
def surface(s: State) -> None:
    """DD-24 Keep the flipped tile and end the turn."""
    kind = s.flipped
    s.flipped = 0
    take(s, s.depth, kind)


@rule
def take(s: State, depth: int, kind: int) -> None:
    """DD-22, DD-31 Take a face-up tile and end the turn."""
    gain(s, depth, kind)
    end_turn(s)


@rule
def gain(s: State, depth: int, kind: int) -> None:
    """DD-28 Put food at the end of its column, and a rock (or the rival's bubbles) beside the grid."""
    s.up[depth, kind] -= 1
    if kind < FOODS:
        colour = kind // STEPS
        row = int(s.height[s.side, colour])
        s.grid[s.side, colour, row] = VALUES[depth, kind]
        s.height[s.side, colour] = row + 1
    elif kind == ROCK:
        s.rocks[s.side] += 1
    else:
        s.bubbles[s.side] += 1


@rule
def trap(s: State) -> None:
    """DD-25, DD-31 Trap the penguin; the third one frees all three, and they may bring something home."""
    s.trapped[s.side, s.depth] += 1
    penguins = 0
    for depth in range(DEPTHS):
        penguins += int(s.trapped[s.side, depth])
    if penguins < PENGUINS:
        end_turn(s)
        return
    found = False
    homes = 0
    for depth in range(DEPTHS):
        if s.trapped[s.side, depth] > 0:
            s.trapped[s.side, depth] = 0
            homes |= 1 << depth
            if lies_ready(s, depth):
                found = True
    if found:
        s.homes = homes
        s.phase = Phase.RETURN
    else:
        end_turn(s)


@rule
def legal_homecomings(s: State, out: Any) -> int:
    """DD-31 List the face-up food and rocks at the depths where the three were trapped, and the move to decline."""
    n = 0
    for depth in range(DEEPEST):
        if s.homes >> depth & 1:
            for kind in range(SWAG):
                if s.up[depth, kind] > 0:
                    out[n] = TAKE + depth * SWAG + kind
                    n += 1
    out[n] = DECLINE
    return n + 1


@rule
def end_turn(s: State) -> None:
    """DD-12 End the turn; `play` goes on to the next one."""
    s.depth = 0
    s.homes = 0
    s.phase = Phase.TURN_ENDS
