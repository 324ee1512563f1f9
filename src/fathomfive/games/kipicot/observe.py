"""What a seat knows of Kipicot, as numbers for learning."""

from typing import Any

from fathomfive.games.kipicot.components import (
    CALM_ROUNDS,
    COLOURS,
    MOST_SEATS,
    RED,
    SQUARES,
    TOKENS,
    YELLOW,
    Phase,
    State,
)
from fathomfive.games.kipicot.rules import must_add
from fathomfive.kernel.layout import Field, Layout
from fathomfive.kernel.speed import rule

FEWEST = 2
STANDS = SQUARES + 1  # the squares, and in hand
ON_A_SQUARE = COLOURS + 1

LAYOUT = Layout(
    Field("seats", "How many play: two to four.", shape=(MOST_SEATS - 1,), axes=("number",)),
    Field("asked", "What a seat is asked: to move a token, to add or move one, to put the figure; or that the game is "
          "over.", shape=(len(Phase),), axes=("question",)),
    Field("turn", "The seat whose turn it is.", shape=(MOST_SEATS,), axes=("seat",)),
    Field("calm", "Turns in a row without a token added or won.", CALM_ROUNDS * MOST_SEATS),
    Field("must_add", "This turn must add a token."),
    Field("supply", "Tokens in the supply: red, yellow.", TOKENS, (COLOURS,), axes=("colour",)),
    Field("squares", "For every square: a red token on top, a yellow token on top, a token of the other colour below.",
          shape=(SQUARES, ON_A_SQUARE), axes=("square", "token")),
    Field("figures", "Where the figures stand; the last place is the hand.", shape=(MOST_SEATS, STANDS),
          axes=("seat", "place")),
    Field("won", "Tokens won: red, yellow.", TOKENS, (MOST_SEATS, COLOURS), axes=("seat", "colour")),
)  # fmt: skip
NUMBER, QUESTION, TURN, CALM, MUST_ADD, SUPPLY, TOPS, FIGURES, WON = LAYOUT.starts


@rule
def observe(s: State, seat: int, out: Any) -> None:
    """Write what a seat knows, own seat first."""
    out[NUMBER + s.seats - FEWEST] = 1
    out[QUESTION + s.phase] = 1
    out[TURN + (s.seat - seat) % s.seats] = 1
    out[CALM] = s.calm
    out[MUST_ADD] = 1 if must_add(s) else 0
    for colour in range(COLOURS):
        out[SUPPLY + colour] = s.supply[colour]
    red, yellow = int(s.top[RED]), int(s.top[YELLOW])
    for square in range(SQUARES):
        n = TOPS + square * ON_A_SQUARE
        out[n] = red >> square & 1
        out[n + 1] = yellow >> square & 1
        out[n + 2] = s.stacks >> square & 1
    for k in range(s.seats):
        other = (seat + k) % s.seats
        out[FIGURES + k * STANDS + int(s.figure[other])] = 1
        for colour in range(COLOURS):
            out[WON + k * COLOURS + colour] = s.won[other, colour]
