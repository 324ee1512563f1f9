"""Tokens, figures and squares of Kipicot as data, the same in everything a viewer is shown or told."""

from collections.abc import Iterator

from fathomfive.games.kipicot.components import COLOURS, State
from fathomfive.games.kipicot.notation import FIGURES, square_name
from fathomfive.games.kipicot.rules import colour_at
from fathomfive.kernel.game import JsonObject

COLOUR_NAMES = ("red", "yellow")


def token(colour: int) -> JsonObject:
    """Describe a token."""
    return {"kind": "token", "colour": COLOUR_NAMES[colour]}


def figure(seat: int) -> JsonObject:
    """Describe the figure of a seat."""
    return {"kind": "figure", "colour": FIGURES[seat]}


def colours_on(s: State, square: int) -> list[int]:
    """List the colours of the tokens on a square that is not empty, the upper one first."""
    upper = colour_at(s, square)
    return [upper, 1 - upper][: 1 + (s.stacks >> square & 1)]


def each(squares: int) -> Iterator[int]:
    """Give the squares of a set, one after the other."""
    while squares:
        yield (squares & -squares).bit_length() - 1
        squares &= squares - 1


def names(squares: int) -> list[str]:
    """Name the squares of a set."""
    return [square_name(square) for square in each(squares)]


def by_colour(numbers: list[int]) -> dict[str, int]:
    """Give a number for each colour by its name."""
    return {COLOUR_NAMES[colour]: numbers[colour] for colour in range(COLOURS)}
