"""What a seat of Reef Encounter knows, as numbers."""

from typing import Any

from fathomfive.games.reef_encounter.components import (
    ALGA,
    COLOURS,
    MOST_SEATS,
    ROCKS,
    SHRIMPS,
    SQUARE,
    TILES,
    VALUE,
    Phase,
    State,
)
from fathomfive.games.reef_encounter.knowledge import behind, knows_bag, knows_fed, knows_hand, unnoted
from fathomfive.games.reef_encounter.rules import in_bag
from fathomfive.games.reef_encounter.rules_reef import colour_at, on_boards
from fathomfive.kernel.speed import rule

HEAD = 15
A_SQUARE = 3  # colour, whose shrimp, tired
A_BOARD = 1 + ROCKS * A_SQUARE
A_COLOUR = 5 + COLOURS
A_SEAT = 5 + 4 * COLOURS
OBSERVATION = HEAD + MOST_SEATS * A_BOARD + COLOURS * A_COLOUR + 2 * TILES + ALGA + MOST_SEATS * A_SEAT


@rule
def observe(s: State, seat: int, out: Any) -> None:
    """Write what a seat knows, beginning with its own pieces."""
    out[0] = s.seats
    out[1] = s.advanced
    out[2] = s.phase
    out[3] = (s.start - seat) % s.seats
    out[4] = (s.seat - seat) % s.seats
    out[5] = s.turns
    out[6] = s.ended
    out[7] = s.begun
    out[8] = s.paid
    out[9] = s.colour
    out[10] = s.placed
    out[11] = s.put
    out[12] = s.covered
    out[13] = s.afloat
    out[14] = in_bag(s)
    n = HEAD
    for board in range(MOST_SEATS):
        for cell in range(A_BOARD):
            out[n + cell] = 0
        if board < s.seats and s.phase != Phase.BOARDS:
            observe_board(s, board, seat, out, n)
        n += A_BOARD
    for colour in range(COLOURS):
        out[n] = VALUE[s.down, colour]
        out[n + 1] = s.larvae[colour]
        out[n + 2] = s.bag[colour] if knows_bag(s, colour, seat) else -1
        out[n + 3] = s.bonus[colour]
        out[n + 4] = s.adrift[colour]
        for polyp in range(COLOURS):
            out[n + 5 + polyp] = s.sea[colour, polyp]
        n += A_COLOUR
    for tile in range(TILES):
        out[n] = s.down >> tile & 1
        out[n + 1] = s.locked >> tile & 1
        n += 2
    for alga in range(ALGA):
        out[n] = s.cylinders[alga]
        n += 1
    for k in range(MOST_SEATS):
        for cell in range(A_SEAT):
            out[n + cell] = 0
        if k < s.seats:
            observe_seat(s, (seat + k) % s.seats, seat, out, n)
        n += A_SEAT


@rule
def observe_board(s: State, board: int, seat: int, out: Any, n: int) -> None:
    """Write which board it is, and for each square its colour, the owner of its shrimp, and whether that is tired."""
    out[n] = s.kind[board] + 1
    for i in range(ROCKS):
        square = int(SQUARE[s.kind[board], i])
        at = n + 1 + i * A_SQUARE
        out[at] = colour_at(s, board, square) + 1
        for k in range(s.seats):
            if int(s.shrimp[(seat + k) % s.seats, board]) & square != 0:
                out[at + 1] = k + 1
        out[at + 2] = int(s.tired[board]) & square != 0


@rule
def observe_seat(s: State, p: int, seat: int, out: Any, n: int) -> None:
    """Write what the observing seat knows of a player: everything of itself, public knowledge of others."""
    out[n] = s.gone[p]
    out[n + 1] = SHRIMPS - s.gone[p] - on_boards(s, p)
    out[n + 2] = behind(s, p)
    out[n + 3] = s.fed[p] if knows_fed(s, p, seat) else -1
    out[n + 4] = unnoted(s, p)
    n += 5
    for colour in range(COLOURS):
        hidden = s.fed[p] == colour + 1 and not knows_fed(s, p, seat)
        out[n] = s.cubes[p, colour]
        out[n + 1] = s.prey[p, colour]
        out[n + 2] = s.fish[p, colour] - hidden
        out[n + 3] = s.hand[p, colour] if knows_hand(p, seat) else s.noted[p, colour]
        n += 4
