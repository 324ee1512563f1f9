"""Whether a table of Klofni rybku is possible: tiles and penguins in their places, adding up to the box."""

from fathomfive.games.deep_dive.components import (
    BUBBLES,
    COLOURS,
    COLUMN,
    DEEPEST,
    DEPTHS,
    EASY,
    HARD,
    KINDS,
    LOWEST,
    MOST_SEATS,
    PENGUINS,
    PREDATOR,
    REMOVED,
    ROCK,
    SIDES,
    STEPS,
    SWAG,
    TILES,
    Phase,
    State,
)
from fathomfive.games.deep_dive.rules_dive import lies_ready
from fathomfive.games.deep_dive.rules_solo import rival_wishes
from fathomfive.kernel.speed import rule

HIGHEST = LOWEST[DEEPEST] + STEPS - 1


@rule
def audit(s: State) -> bool:
    """Check that the table is possible."""
    return (
        numbers_fit(s)
        and ocean_adds_up(s)
        and gained_adds_up(s)
        and grids_are_filled(s)
        and penguins_add_up(s)
        and leftovers_fit(s)
        and question_fits(s)
    )


@rule
def numbers_fit(s: State) -> bool:
    """Check that every seat, side and depth exists."""
    if s.seats < 1 or s.seats > MOST_SEATS or s.sides != max(s.seats, 2) or s.level < EASY or s.level > HARD:
        return False
    if s.side < 0 or s.side >= s.sides or s.start < 0 or s.start >= s.seats:
        return False
    return s.depth >= 0 and s.depth < DEPTHS and s.rival >= 0 and s.rival < DEPTHS


@rule
def ocean_adds_up(s: State) -> bool:
    """DD-10 Check that no depth holds more tiles than the box, and that the number of removed tiles is right."""
    for depth in range(DEPTHS):
        unseen = 0
        for kind in range(KINDS):
            hidden, shown = int(s.unseen[depth, kind]), int(s.up[depth, kind])
            if hidden < 0 or shown < 0 or hidden + shown > TILES[s.seats, depth, kind]:
                return False
            unseen += hidden
        if s.down[depth] < 0 or unseen - int(s.down[depth]) != REMOVED[s.seats]:
            return False
        if s.unseen[depth, PREDATOR] + s.up[depth, PREDATOR] != TILES[s.seats, depth, PREDATOR]:
            return False
        if s.down[depth] == 0 and s.ending == 0:
            return False
    for kind in range(SWAG):
        if s.up[DEEPEST, kind] != 0:
            return False  # DD-26
    return True


@rule
def gone(s: State, depth: int, kind: int) -> int:
    """Count the tiles of a kind that have left a depth."""
    return int(TILES[s.seats, depth, kind]) - int(s.unseen[depth, kind]) - int(s.up[depth, kind])


@rule
def gained_adds_up(s: State) -> bool:
    """Check that every tile gone from the ocean is in a grid, beside it, or discarded."""
    for colour in range(COLOURS):
        for value in range(1, HIGHEST + 1):
            left = 0
            for depth in range(DEPTHS):
                step = value - LOWEST[depth]
                if 0 <= step < STEPS:
                    left += gone(s, depth, colour * STEPS + step)
            for side in range(SIDES):
                for row in range(s.height[side, colour]):
                    if s.grid[side, colour, row] == value:
                        left -= 1
            if left != 0:
                return False
    rocks = int(s.discarded)
    bubbles = 0
    for side in range(SIDES):
        if s.rocks[side] < 0 or (s.bubbles[side] != 0 and side < s.seats):
            return False
        rocks += int(s.rocks[side])
        bubbles += int(s.bubbles[side])
    for depth in range(DEPTHS):
        rocks -= gone(s, depth, ROCK)
        bubbles -= gone(s, depth, BUBBLES)
    return rocks == 0 and bubbles == 0


@rule
def grids_are_filled(s: State) -> bool:
    """DD-28 Check that columns are filled from the top, and are empty below their ends."""
    for side in range(SIDES):
        for colour in range(COLOURS):
            for row in range(COLUMN):
                if (s.grid[side, colour, row] > 0) != (row < s.height[side, colour]):
                    return False
                if side >= s.sides and s.grid[side, colour, row] != 0:
                    return False
    return True


@rule
def penguins_add_up(s: State) -> bool:
    """DD-25, DD-31 Check that each trapped penguin has a predator of its own, and that each side has a free penguin."""
    for side in range(SIDES):
        penguins = 0
        for depth in range(DEPTHS):
            if s.trapped[side, depth] < 0:
                return False
            penguins += int(s.trapped[side, depth])
        if penguins >= PENGUINS or (penguins > 0 and side >= s.seats):
            return False
    for depth in range(DEPTHS):
        penguins = 0
        for side in range(SIDES):
            penguins += int(s.trapped[side, depth])
        if penguins > s.up[depth, PREDATOR]:
            return False
    return True


@rule
def leftovers_fit(s: State) -> bool:
    """Check that fields of other phases are cleared, and that the last dive comes only after the end has begun."""
    phase = s.phase
    if (s.homes != 0) != (phase == Phase.RETURN) or (s.choice != 0) != (phase == Phase.RIVAL_CHOICE):
        return False
    if s.flipped < 0 or s.flipped >= SWAG or (s.flipped != 0 and phase != Phase.FLIPPED):
        return False
    return s.last <= s.ending


@rule
def question_fits(s: State) -> bool:
    """Check that the side to act can answer the question."""
    phase = s.phase
    if phase == Phase.START:
        return s.seats > 1 and is_untouched(s)
    if phase == Phase.OVER:
        return s.last == 1 and s.side == s.start
    if phase == Phase.RIVAL_CHOICE:
        return s.side >= s.seats and s.choice == rival_wishes(s)
    if s.seats == 1 and s.down[s.rival] == 0 and not is_exhausted(s):
        return False  # DD-62
    if phase == Phase.RIVAL_FLIP:
        return s.side >= s.seats and s.down[s.rival] > 0
    if s.side >= s.seats:
        return False
    if phase == Phase.FLIP:
        return bool(s.down[s.depth] > 0)
    if phase == Phase.DIVE:
        return s.down[s.depth] > 0 or lies_ready(s, s.depth)
    if phase == Phase.FLIPPED:
        return s.depth < DEEPEST and s.up[s.depth, s.flipped] > 0
    if phase == Phase.ROCK:
        return s.depth == 0 and s.rocks[s.side] > 0
    return phase == Phase.RETURN and something_to_bring(s)


@rule
def is_untouched(s: State) -> bool:
    """Has no tile been flipped yet?"""
    for depth in range(DEPTHS):
        for kind in range(KINDS):
            if s.unseen[depth, kind] != TILES[s.seats, depth, kind]:
                return False
    return True


@rule
def is_exhausted(s: State) -> bool:
    """Is no tile face down at any depth?"""
    for depth in range(DEPTHS):
        if s.down[depth] > 0:
            return False
    return True


@rule
def something_to_bring(s: State) -> bool:
    """DD-31 Is there food or a rock at a depth the penguins return from?"""
    for depth in range(DEPTHS):
        if s.homes >> depth & 1 and lies_ready(s, depth):
            return True
    return False
