"""The rules of Klofni rybku: setting up, and what each kind of move does; each later chapter has a file of its own."""

from typing import Any

from fathomfive.games.deep_dive.components import (
    DECLINE,
    DEEPER,
    DEPTHS,
    DROP_ROCK,
    FLIP,
    GIVE,
    KEEP_ROCKS,
    KINDS,
    LEAVE,
    REMOVED,
    STARTS,
    SURFACE,
    SWAG,
    TAKE,
    TILES,
    TURN_UP,
    Phase,
    State,
)  # fmt: skip
from fathomfive.games.deep_dive.rules_dive import (
    arrive,
    begin_turn,
    drop_rock,
    end_turn,
    flip,
    legal_at_depth,
    legal_flips,
    legal_homecomings,
    surface,
    take,
)
from fathomfive.games.deep_dive.rules_end import next_turn
from fathomfive.games.deep_dive.rules_solo import legal_gifts, rival_flips, rival_is_given, rival_leaves_empty_depth
from fathomfive.kernel.game import NOBODY, TABLE
from fathomfive.kernel.speed import rule


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
    """Give the seat that decides now, TABLE or NOBODY."""
    if s.phase <= Phase.RIVAL_FLIP:
        return TABLE
    if s.phase == Phase.OVER:
        return NOBODY
    return s.side if s.phase != Phase.RIVAL_CHOICE else 0


@rule
def legal(s: State, out: Any) -> int:
    """List the legal moves in rising order."""
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
    """DD-11, DD-22 Weigh every seat alike as the start player, and every unseen tile of a depth as the one flipped."""
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
            rival_leaves_empty_depth(s)
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
