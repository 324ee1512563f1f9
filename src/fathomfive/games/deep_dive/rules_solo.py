"""The rival of Klofni rybku, for a player alone."""

from typing import Any

from fathomfive.games.deep_dive.components import (
    COLOURS,
    DEPTHS,
    GIVE,
    PREDATOR,
    STEPS,
    Phase,
    State,
)  # fmt: skip
from fathomfive.games.deep_dive.rules_dive import end_turn, gain, turn_up
from fathomfive.kernel.speed import rule


@rule
def rival_begins(s: State) -> None:
    """DD-61, DD-62 Let the rival flip a tile of its depth; with none face down anywhere its turn does nothing."""
    if s.down[s.rival] > 0:
        s.phase = Phase.RIVAL_FLIP


@rule
def rival_flips(s: State, kind: int) -> None:
    """DD-61 Let the rival keep what it flips; a predator stays, and it takes a face-up food instead."""
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
    """DD-61 Find the colours the rival may take, as bits: those it has fewest of, then those of the highest value."""
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
    """DD-61 List the colours that the rival may equally well take: the player chooses."""
    n = 0
    for colour in range(COLOURS):
        if s.choice >> colour & 1:
            out[n] = GIVE + colour
            n += 1
    return n


@rule
def rival_is_given(s: State, colour: int) -> None:
    """DD-61 Let the rival take the colour that was chosen for it."""
    s.choice = 0
    rival_takes(s, colour)


@rule
def rival_takes(s: State, colour: int) -> None:
    """DD-61 Let the rival take the highest face-up food of a colour at its depth."""
    gain(s, s.rival, best_of(s, s.rival, colour))
    rival_dives(s)


@rule
def rival_dives(s: State) -> None:
    """DD-62 Move the rival one depth down and end its turn."""
    rival_moves_on(s)
    end_turn(s)


@rule
def rival_moves_on(s: State) -> None:
    """DD-62 Move the rival to the next depth with a face-down tile, from 5 back to 1; with none anywhere, it stays."""
    for k in range(1, DEPTHS):
        depth = (s.rival + k) % DEPTHS
        if s.down[depth] > 0:
            s.rival = depth
            return


@rule
def rival_leaves_empty_depth(s: State) -> None:
    """DD-62 Move the rival on as soon as its depth has no face-down tile."""
    if s.seats == 1 and s.down[s.rival] == 0:
        rival_moves_on(s)
