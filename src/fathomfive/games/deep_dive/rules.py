"""The rules of Klofni rybku, in the order of its rulebook."""

from typing import Any

from fathomfive.games.deep_dive.components import (
    BUBBLES,
    BUBBLES_POINTS,
    COLOURS,
    DECLINE,
    DEEPER,
    DEEPEST,
    DEPTHS,
    DROP_ROCK,
    FLIP,
    FOODS,
    GIVE,
    HARD,
    KEEP_ROCKS,
    KINDS,
    LEAVE,
    PENGUINS,
    PREDATOR,
    REMOVED,
    ROCK,
    ROCK_POINTS,
    STARTS,
    STEPS,
    SURFACE,
    SWAG,
    TAKE,
    TILES,
    TURN_UP,
    VALUES,
    Phase,
    State,
)  # fmt: skip
from fathomfive.kernel.game import NOBODY, TABLE
from fathomfive.kernel.ranking import places
from fathomfive.kernel.speed import rule

# --- Set-up ----------------------------------------------------------------------------------------------------


@rule
def setup(s: State, seats: int, options: Any) -> None:
    """DD-10, DD-60 Lay out the ocean; nobody knows which tiles were removed."""
    s.rules = options[0]
    s.level = options[1]
    s.seats = seats
    s.sides = max(seats, 2)
    for depth in range(DEPTHS):
        tiles = 0
        for kind in range(KINDS):
            n = int(TILES[seats, depth, kind])
            s.unseen[depth, kind] = n
            tiles += n
        s.down[depth] = tiles - int(REMOVED[seats])
    if seats > 1:
        s.phase = Phase.START
    else:
        begin_turn(s)


@rule
def to_act(s: State) -> int:
    """Say who decides now."""
    if s.phase <= Phase.RIVAL_FLIP:
        return TABLE
    if s.phase == Phase.OVER:
        return NOBODY
    return s.side if s.phase != Phase.RIVAL_CHOICE else 0


@rule
def legal(s: State, out: Any) -> int:
    """List the moves allowed now, rising."""
    phase = s.phase
    if phase == Phase.FLIP:
        return legal_flips(s, s.depth, out)
    if phase == Phase.DIVE:
        return legal_at_depth(s, out)
    if phase == Phase.FLIPPED:
        out[0] = SURFACE
        out[1] = DEEPER
        return 2
    if phase == Phase.ROCK:
        for k in range(DEPTHS):
            out[k] = KEEP_ROCKS + k
        return DEPTHS
    if phase == Phase.RETURN:
        return legal_homecomings(s, out)
    if phase == Phase.RIVAL_FLIP:
        return legal_flips(s, s.rival, out)
    if phase == Phase.RIVAL_CHOICE:
        return legal_gifts(s, out)
    if phase == Phase.START:
        for seat in range(s.seats):
            out[seat] = STARTS + seat
        return s.seats
    return 0


@rule
def odds(s: State, moves: Any, n: int, weights: Any) -> None:
    """DD-11, DD-22 Every seat is as likely to start, every unseen tile of a depth as likely to be the one flipped."""
    if s.phase == Phase.START:
        for k in range(n):
            weights[k] = 1
    else:
        depth = s.depth if s.phase == Phase.FLIP else s.rival
        k = 0
        for kind in range(KINDS):  # in the order of legal_flips, whose list need not be read again
            weights[k] = s.unseen[depth, kind]
            k += s.unseen[depth, kind] > 0


@rule
def play(s: State, m: int) -> None:
    """Carry out one legal move."""
    if m >= TURN_UP:
        if s.phase == Phase.FLIP:
            flip(s, m - TURN_UP)
        else:
            rival_flips(s, m - TURN_UP)
    elif m == FLIP:
        s.phase = Phase.FLIP
    elif m < FLIP:
        take(s, (m - TAKE) // SWAG, (m - TAKE) % SWAG)
    elif m == SURFACE:
        surface(s)
    elif m == DEEPER:
        s.flipped = 0
        arrive(s, s.depth + 1)
    elif m == LEAVE:
        arrive(s, s.depth + 1)
    elif m == DECLINE:
        end_turn(s)
    elif m >= STARTS:
        s.start = m - STARTS
        s.side = s.start
        begin_turn(s)
    elif m >= GIVE:
        rival_is_given(s, m - GIVE)
    else:
        drop_rock(s, m - DROP_ROCK)
    while s.phase == Phase.TURN_ENDS:
        next_turn(s)


# --- A turn: one dive ------------------------------------------------------------------------------------------


@rule
def begin_turn(s: State) -> None:
    """DD-20, DD-21 Ask whoever holds a rock for it; everyone else begins at the top."""
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
def arrive(s: State, depth: int) -> None:
    """DD-20, DD-27 Reach a depth; pass those with nothing to flip and nothing to take."""
    while depth < DEPTHS and s.down[depth] == 0 and not lies_ready(s, depth):
        depth += 1
    if depth < DEPTHS:
        s.depth = depth
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
    """DD-30, DD-43 May the diver leave out the depth: over an own penguin, or an exhausted depth at the end?"""
    depth = s.depth
    if depth == DEEPEST:
        return False
    return s.trapped[s.side, depth] > 0 or (s.ending == 1 and s.down[depth] == 0)


@rule
def legal_at_depth(s: State, out: Any) -> int:
    """DD-13, DD-22, DD-30, DD-43 Take a tile that lies face up, flip one, or leave the depth out."""
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
    """DD-22 Any kind still unseen at the depth may be turned up."""
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
    """DD-23, DD-24, DD-25, DD-26 What the diver has flipped."""
    depth = s.depth
    turn_up(s, depth, kind)
    if s.seats == 1 and s.down[s.rival] == 0:
        rival_moves_on(s)
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
    """DD-28 Food goes to the end of its column, rocks (and the rival's bubbles) lie beside the grid."""
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
    """DD-25, DD-31 The penguin is trapped; the third one frees all three, who may bring something home."""
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
    """DD-31 One face-up food or rock from a depth where one of the three was trapped, or none."""
    n = 0
    for depth in range(DEEPEST):
        if s.homes >> depth & 1:
            for kind in range(SWAG):
                if s.up[depth, kind] > 0:
                    out[n] = TAKE + depth * SWAG + kind
                    n += 1
    out[n] = DECLINE
    return n + 1


# --- End -------------------------------------------------------------------------------------------------------


@rule
def end_turn(s: State) -> None:
    """DD-12 The turn is over; `play` passes on to the next one."""
    s.depth = 0
    s.homes = 0
    s.phase = Phase.TURN_ENDS


@rule
def next_turn(s: State) -> None:
    """DD-12, DD-41 The next side is up; the round after the one in which the end began is the last."""
    s.side = s.side + 1 if s.side + 1 < s.sides else 0
    if s.side == s.start:
        if s.last == 1:
            s.phase = Phase.OVER
            return
        s.last = s.ending
    if s.side < s.seats:
        begin_turn(s)
    else:
        rival_begins(s)


# --- Scoring ---------------------------------------------------------------------------------------------------


@rule
def full_rows(s: State, side: int) -> int:
    """DD-50 Count the rows with all three colours."""
    return min(int(s.height[side, 0]), int(s.height[side, 1]), int(s.height[side, 2]))


@rule
def row_sum(s: State, side: int, row: int) -> int:
    """DD-50 Add up a row."""
    total = 0
    for colour in range(COLOURS):
        total += int(s.grid[side, colour, row])  # 0 below the end of a column
    return total


@rule
def row_points(s: State, side: int, row: int) -> int:
    """DD-50, DD-64 A full row counts all, another one half; everything counts all for a hard rival."""
    total = row_sum(s, side, row)
    if row < full_rows(s, side) or (side >= s.seats and s.level == HARD):
        return total
    return total // 2


@rule
def rows(s: State, side: int) -> int:
    """Count the rows of a grid, full or not."""
    return max(int(s.height[side, 0]), int(s.height[side, 1]), int(s.height[side, 2]))


@rule
def side_points(s: State, side: int) -> int:
    """DD-50, DD-64 Add up the points of a side as its grid lies now."""
    total = 0
    for row in range(rows(s, side)):
        total += row_points(s, side, row)
    if side >= s.seats:
        total += int(s.rocks[side]) * int(ROCK_POINTS[s.level])
        total += int(s.bubbles[side]) * int(BUBBLES_POINTS[s.level])
    return total


@rule
def points(s: State, out: Any) -> None:
    """DD-50 Give the points of every side."""
    for side in range(s.sides):
        out[side] = side_points(s, side)


@rule
def standing(s: State, side: int) -> int:
    """DD-50, DD-64 One number to rank by: points, then full rows, which are not compared with the rival's."""
    tie_break = full_rows(s, side) if s.seats > 1 else 0
    return side_points(s, side) * 64 + tie_break


@rule
def rank(s: State, out: Any) -> None:
    """DD-50 Give the place of every side; equal ones share it."""
    for side in range(s.sides):
        out[side] = standing(s, side)
    places(out, s.sides)


@rule
def reason(s: State) -> int:
    """DD-41 There is one way to end: everyone had the last dive."""
    return 0


# --- Solo ------------------------------------------------------------------------------------------------------


@rule
def rival_begins(s: State) -> None:
    """DD-61, DD-62 The rival flips a tile of its depth; with none anywhere its turn ends as it began."""
    if s.down[s.rival] > 0:
        s.phase = Phase.RIVAL_FLIP


@rule
def rival_flips(s: State, kind: int) -> None:
    """DD-61 The rival keeps what it flips; a predator stays, and it takes a face-up food instead."""
    depth = s.rival
    turn_up(s, depth, kind)
    if kind != PREDATOR:
        gain(s, depth, kind)
        rival_dives(s)
        return
    colours = rival_wishes(s)
    if colours == 0:
        rival_dives(s)
    elif colours & (colours - 1):
        s.choice = colours
        s.phase = Phase.RIVAL_CHOICE
    else:
        rival_takes(s, colours >> 1)  # bits 1, 2, 4 are colours 0, 1, 2


@rule
def best_of(s: State, depth: int, colour: int) -> int:
    """DD-61 Find the kind of highest value among the face-up food of a colour, -1 if none lies there."""
    for kind in range((colour + 1) * STEPS - 1, colour * STEPS - 1, -1):
        if s.up[depth, kind] > 0:
            return kind
    return -1


@rule
def rival_wishes(s: State) -> int:
    """DD-61 The colours the rival may take, as bits: those it has fewest of, then those of the highest value."""
    fewest = 127
    highest = 0
    wishes = 0
    for colour in range(COLOURS):
        kind = best_of(s, s.rival, colour)
        if kind >= 0:
            height = int(s.height[s.side, colour])
            step = kind % STEPS
            if height < fewest or (height == fewest and step > highest):
                fewest = height
                highest = step
                wishes = 1 << colour
            elif height == fewest and step == highest:
                wishes |= 1 << colour
    return wishes


@rule
def legal_gifts(s: State, out: Any) -> int:
    """DD-61 You choose among the colours the rival likes equally."""
    n = 0
    for colour in range(COLOURS):
        if s.choice >> colour & 1:
            out[n] = GIVE + colour
            n += 1
    return n


@rule
def rival_is_given(s: State, colour: int) -> None:
    """DD-61 The rival takes the colour that was chosen for it."""
    s.choice = 0
    rival_takes(s, colour)


@rule
def rival_takes(s: State, colour: int) -> None:
    """DD-61 The rival takes the highest face-up food of a colour at its depth."""
    gain(s, s.rival, best_of(s, s.rival, colour))
    rival_dives(s)


@rule
def rival_dives(s: State) -> None:
    """DD-62 The rival's turn ends one depth further down."""
    rival_moves_on(s)
    end_turn(s)


@rule
def rival_moves_on(s: State) -> None:
    """DD-62 Go to the next depth with a face-down tile, from 5 back to 1; with none anywhere, stay."""
    for k in range(1, DEPTHS):
        depth = (s.rival + k) % DEPTHS
        if s.down[depth] > 0:
            s.rival = depth
            return
