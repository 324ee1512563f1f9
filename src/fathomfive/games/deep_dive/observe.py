"""What a seat knows of Klofni rybku, as numbers for learning."""

from typing import Any

from fathomfive.games.deep_dive.components import (
    BUBBLES,
    BUBBLES_POINTS,
    COLOURS,
    COLUMN,
    DEPTHS,
    FOODS,
    KINDS,
    LEVELS,
    LOWEST,
    MOST_SEATS,
    PENGUINS,
    REMOVED,
    ROCK,
    ROCK_POINTS,
    SIDES,
    STEPS,
    SWAG,
    TILES,
    VALUES,
    Phase,
    State,
)  # fmt: skip
from fathomfive.games.deep_dive.rules_scoring import side_points
from fathomfive.kernel.layout import Field, Layout
from fathomfive.kernel.speed import rule

# --- Scales ------------------------------------------------------------------------------------------------------

ASKED = 6  # at a depth, with a flipped tile, about a rock, about a homecoming, about the rival, and the end
ALONE = 1
MOST_DOWN = int(max(TILES[seats].sum(axis=1).max() - REMOVED[seats] for seats in range(1, MOST_SEATS + 1)))
MOST_ALIKE = int(TILES.max())
MOST_ROCKS = int(TILES[MOST_SEATS, :, ROCK].sum())
MOST_BUBBLES = int(TILES[ALONE, :, BUBBLES].sum())
HIGHEST = LOWEST[-1] + STEPS - 1


def _all_food(seats: int) -> int:
    """Add up all food of the ocean; rows are never worth more."""
    return int((TILES[seats, :, :FOODS].astype(int) * VALUES).sum())


MOST_POINTS = max(
    _all_food(MOST_SEATS),
    _all_food(ALONE)
    + int(TILES[ALONE, :, ROCK].sum()) * int(ROCK_POINTS.max())
    + MOST_BUBBLES * int(BUBBLES_POINTS.max()),
)

# --- The layout --------------------------------------------------------------------------------------------------

_SIDE = ("side",)
LAYOUT = Layout(
    Field("seats", "How many play: one to six.", shape=(MOST_SEATS,), axes=("number",)),
    Field("level", "The level of the rival, of a player alone.", shape=(len(LEVELS),), axes=("level",)),
    Field("asked", "What a diver is asked: what to do at a depth, whether to keep a flipped tile, whether to drop a "
          "rock, what the three penguins bring home, what the rival takes; or that the game is over.",
          shape=(ASKED,), axes=("question",)),
    Field("turn", "The side whose turn it is.", shape=(SIDES,), axes=_SIDE),
    Field("start", "The side with the start token.", shape=(SIDES,), axes=_SIDE),
    Field("ending", "The last face-down tile of a depth has been flipped."),
    Field("last", "This is the last round."),
    Field("discarded", "Rocks out of the game.", MOST_ROCKS),
    Field("depth", "The depth of the diver.", shape=(DEPTHS,), axes=("depth",)),
    Field("flipped", "The tile that was just flipped: food, or a rock.", shape=(SWAG,), axes=("kind",)),
    Field("homes", "The depths that the three penguins return from.", shape=(DEPTHS,), axes=("depth",)),
    Field("rival", "The depth of the rival's penguin, in a game alone.", shape=(DEPTHS,), axes=("depth",)),
    Field("choice", "The colours that the rival may take.", shape=(COLOURS,), axes=("colour",)),
    Field("down", "Face-down tiles.", MOST_DOWN, (DEPTHS,), axes=("depth",)),
    Field("unseen", "Tiles that nobody has seen: face down, or taken out before the game.", MOST_ALIKE,
          (DEPTHS, KINDS), axes=("depth", "kind")),
    Field("up", "Face-up tiles.", MOST_ALIKE, (DEPTHS, KINDS), axes=("depth", "kind")),
    Field("trapped", "Penguins on predators.", PENGUINS - 1, (SIDES, DEPTHS), axes=("side", "depth")),
    Field("rocks", "Rocks beside the grid.", MOST_ROCKS, (SIDES,), axes=_SIDE),
    Field("bubbles", "Bubbles beside the grid; only the rival keeps them.", MOST_BUBBLES, (SIDES,), axes=_SIDE),
    Field("points", "Points as the grids lie now.", MOST_POINTS, (SIDES,), axes=_SIDE),
    Field("height", "Food in each column of a grid.", COLUMN, (SIDES, COLOURS), axes=("side", "colour")),
    Field("grid", "The values of this food, from the top.", HIGHEST, (SIDES, COLOURS, COLUMN),
          axes=("side", "colour", "row")),
)  # fmt: skip
(
    SEATS, LEVEL, QUESTION, TURN, START, ENDING, LAST, DISCARDED, DEPTH, FLIPPED, HOMES, RIVAL, CHOICE,
    DOWN, UNSEEN, UP, TRAPPED, BESIDE_ROCKS, BESIDE_BUBBLES, POINTS, HEIGHT, GRID,
) = LAYOUT.starts  # fmt: skip


@rule
def observe(s: State, seat: int, out: Any) -> None:
    """Write what a seat knows, own side first."""
    out[SEATS + s.seats - 1] = 1
    if s.phase >= Phase.DIVE:
        out[QUESTION + (s.phase - Phase.DIVE if s.phase < Phase.OVER else ASKED - 1)] = 1
    out[TURN + (s.side - seat) % s.sides] = 1
    out[START + (s.start - seat) % s.sides] = 1
    out[ENDING] = s.ending
    out[LAST] = s.last
    out[DISCARDED] = s.discarded
    out[DEPTH + s.depth] = 1
    if s.phase == Phase.FLIPPED:
        out[FLIPPED + s.flipped] = 1
    if s.seats == ALONE:
        out[LEVEL + s.level] = 1
        out[RIVAL + s.rival] = 1
    for colour in range(COLOURS):
        out[CHOICE + colour] = s.choice >> colour & 1
    for depth in range(DEPTHS):
        out[HOMES + depth] = s.homes >> depth & 1
        out[DOWN + depth] = s.down[depth]
        for kind in range(KINDS):
            out[UNSEEN + depth * KINDS + kind] = s.unseen[depth, kind]
            out[UP + depth * KINDS + kind] = s.up[depth, kind]
    for k in range(s.sides):
        observe_side(s, (seat + k) % s.sides, out, k)


@rule
def observe_side(s: State, side: int, out: Any, k: int) -> None:
    """Write what lies before one side, which is the k-th from the own one."""
    for depth in range(DEPTHS):
        out[TRAPPED + k * DEPTHS + depth] = s.trapped[side, depth]
    out[BESIDE_ROCKS + k] = s.rocks[side]
    out[BESIDE_BUBBLES + k] = s.bubbles[side]
    out[POINTS + k] = side_points(s, side)
    for colour in range(COLOURS):
        column = k * COLOURS + colour
        out[HEIGHT + column] = s.height[side, colour]
        for row in range(s.height[side, colour]):
            out[GRID + column * COLUMN + row] = s.grid[side, colour, row]
