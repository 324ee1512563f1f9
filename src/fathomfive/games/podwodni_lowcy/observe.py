"""What a seat knows of Podwodni łowcy, as numbers for learning."""

from typing import Any

from fathomfive.games.podwodni_lowcy.components import (
    BEYOND,
    BOX,
    CARDS,
    CELLS,
    COLUMNS,
    CORNERS,
    GOAL,
    KEPT,
    LAID,
    LENGTHS,
    MOST_SEATS,
    MOST_SETS,
    MOST_TURNS,
    NOTHING,
    SET_POINTS,
    SHRIMP,
    SLOTS,
    SORTS,
    Phase,
    State,
)  # fmt: skip
from fathomfive.games.podwodni_lowcy.rules_turn import side_points
from fathomfive.kernel.layout import Field, Layout
from fathomfive.kernel.speed import rule

# --- Scales ------------------------------------------------------------------------------------------------------

FEWEST = 2
ASKED = Phase.OVER - Phase.TURN + 1  # the questions of divers, and the end
A_CARD = SORTS - 1  # the sorts of cards
ALIKE = int(BOX.max())
SMALLEST_SET = 3
IN_POOL = 4 + BEYOND
# A diver who begins a turn has fewer points than the longest game asks for, so few cards face down.  Every set of this
# turn takes five face-up cards and turns one of them down; the game is over before the next turn.
DOWN_BEFORE = (int(GOAL.max()) - 1) // SET_POINTS
MOST_DOWN = DOWN_BEFORE + (MOST_SETS - DOWN_BEFORE) // (SMALLEST_SET + BEYOND)
MOST_POINTS = MOST_DOWN * SET_POINTS + MOST_SETS - MOST_DOWN

# --- The layout --------------------------------------------------------------------------------------------------

_SEAT = ("seat",)
LAYOUT = Layout(
    Field("seats", "How many dive: two to five.", shape=(MOST_SEATS - 1,), axes=("number",)),
    Field("length", "The length of the game: short, standard, long.", shape=(len(LENGTHS),), axes=("length",)),
    Field("asked", "What a diver is asked: dive or score, corner, deeper or surface, next card of the row, net or "
          "harpoon, what is washed away, which set, another set, card to turn down, first card for the pool, second "
          "one, card of the pool; or that the game is over.", shape=(ASKED,), axes=("question",)),
    Field("turns", "Turns finished so far.", MOST_TURNS),
    Field("turn", "The diver whose turn it is.", shape=(MOST_SEATS,), axes=_SEAT),
    Field("to_act", "The diver who is asked.", shape=(MOST_SEATS,), axes=_SEAT),
    Field("reached", "The diver who reached the length of the game first.", shape=(MOST_SEATS,), axes=_SEAT),
    Field("points", "Points now.", MOST_POINTS, (MOST_SEATS,), axes=_SEAT),
    Field("up", "Face-up cards before each diver: nine fish, colour by colour, and shrimps.", ALIKE,
          (MOST_SEATS, SHRIMP), axes=("seat", "card")),
    Field("down", "Face-down cards before each diver.", ALIKE, (MOST_SEATS, SHRIMP), axes=("seat", "card")),
    Field("laid", "Cards laid in this dive.", LAID),
    Field("corner", "The corner of the first of them: top left, top right, bottom left, bottom right.",
          shape=(CORNERS,), axes=("corner",)),
    Field("picked", "Cards of the row that are picked: the four of the grid, then the one just laid.", shape=(SLOTS,),
          axes=("slot",)),
    Field("nets", "Nets that are caught and yet to act.", COLUMNS),
    Field("harpoons", "Harpoons that are caught and yet to act.", COLUMNS),
    Field("given", "The first card that was added to the pool, while the second one is chosen.", shape=(SHRIMP,),
          axes=("card",)),
    Field("pool", "Cards of the set that is being scored, and those added to it.", IN_POOL, (SHRIMP,), axes=("card",)),
    Field("left", "Cards in the deck.", CARDS),
    Field("deck", "Cards in the deck by sort: nine fish, shrimp, wave, net, harpoon.", ALIKE, (A_CARD,),
          axes=("card",)),
    Field("discards", "Discarded cards.", ALIKE, (A_CARD,), axes=("card",)),
    Field("grid", "The card at each place of the grid, row by row.", shape=(CELLS, A_CARD), axes=("place", "card")),
    Field("column", "The cards of the new column, in the order laid.", shape=(LAID, A_CARD), axes=("place", "card")),
)  # fmt: skip
(
    NUMBER, LENGTH, QUESTION, TURNS, TURN, TO_ACT, REACHED, POINTS, UP, DOWN, IN_DIVE, CORNER, PICKED, NETS, HARPOONS,
    GIVEN, POOL, LEFT, DECK, DISCARDS, GRID, COLUMN,
) = LAYOUT.starts  # fmt: skip


@rule
def observe(s: State, seat: int, out: Any) -> None:
    """Write what a seat knows, own side first."""
    out[NUMBER + s.seats - FEWEST] = 1
    out[LENGTH + s.length] = 1
    if s.phase >= Phase.TURN:
        out[QUESTION + s.phase - Phase.TURN] = 1
    out[TURNS] = s.turns
    out[TURN + (s.side - seat) % s.seats] = 1
    out[TO_ACT + (s.asked - seat) % s.seats] = 1
    if s.reached > 0:
        out[REACHED + (s.reached - 1 - seat) % s.seats] = 1
    for k in range(s.seats):
        observe_diver(s, (seat + k) % s.seats, out, k)
    observe_dive(s, out)
    if s.given != NOTHING:
        out[GIVEN + s.given - 1] = 1
    for card in range(1, KEPT):
        out[POOL + card - 1] = s.pool[card]
    out[LEFT] = s.left
    for card in range(1, SORTS):
        out[DECK + card - 1] = s.deck[card]
        out[DISCARDS + card - 1] = s.discards[card]


@rule
def observe_diver(s: State, side: int, out: Any, k: int) -> None:
    """Write what lies before one diver, who is the k-th from the own seat."""
    out[POINTS + k] = side_points(s, side)
    for card in range(1, KEPT):
        n = k * SHRIMP + card - 1
        out[UP + n] = s.up[side, card]
        out[DOWN + n] = s.down[side, card]


@rule
def observe_dive(s: State, out: Any) -> None:
    """Write the grid, and the dive beside it."""
    out[IN_DIVE] = s.laid
    if s.laid > 0 and s.phase != Phase.CORNER:
        out[CORNER + s.corner] = 1
    for slot in range(SLOTS):
        out[PICKED + slot] = s.picked >> slot & 1
    out[NETS] = s.nets
    out[HARPOONS] = s.harpoons
    for cell in range(CELLS):
        if s.grid[cell] != NOTHING:
            out[GRID + cell * A_CARD + int(s.grid[cell]) - 1] = 1
    for k in range(LAID):
        if s.column[k] != NOTHING:
            out[COLUMN + k * A_CARD + int(s.column[k]) - 1] = 1
