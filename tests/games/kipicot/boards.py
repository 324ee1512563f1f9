"""Tables of Kipicot for its tests: played in notation, or drawn from a board and a few words."""

from collections.abc import Mapping
from typing import Any

from fathomfive.games.kipicot import GAME
from fathomfive.games.kipicot.components import TOKENS, Phase
from fathomfive.games.kipicot.notation import FIGURES, FILES, IN_HAND
from fathomfive.kernel.drawing import columns, pairs
from fathomfive.kernel.match import Match
from walks import position

BARE = "\n".join([". . . . ."] * 5)

# --- Playing -----------------------------------------------------------------------------------------------------


def play(match: Match, moves: str) -> Match:
    """Play moves written one after the other."""
    for text in moves.split():
        match.play(text)
    return match


# --- Looking -----------------------------------------------------------------------------------------------------


def board(match: Match) -> str:
    """Write the board, a line a row, as `reef` takes it."""
    lines = match.draw().split("\n\n")[1].splitlines()[1:]
    return "\n".join(" ".join(line.split(" | ")[1:]) for line in lines)


def looks(match: Match, drawn: str) -> bool:
    """Does the board look as drawn?"""
    return [line.split() for line in board(match).splitlines()] == [line.split() for line in drawn.strip().splitlines()]


def at(match: Match, square: str) -> str:
    """Look at a square: `.`, `R`, `Yr`, `R2`."""
    return board(match).splitlines()[int(square[1]) - 1].split()[FILES.index(square[0])]


def asked(match: Match) -> str:
    """Give the question: move, build, figure or over."""
    return Phase(match.state.phase).name.lower()


def stands(match: Match, seat: int) -> str | None:
    """Give the square of a seat's figure, None if it is in hand."""
    square: str | None = match.show()["sides"][seat - 1]["stands"]
    return square


def won(match: Match, seat: int) -> tuple[int, int]:
    """Count the red and yellow tokens a seat has won."""
    tokens = match.show()["sides"][seat - 1]["won"]
    return tokens["red"], tokens["yellow"]


def supply(match: Match) -> tuple[int, int]:
    """Count the red and yellow tokens in the supplies."""
    left = match.show()["supply"]
    return left["red"], left["yellow"]


def calm(match: Match) -> int:
    """Count the turns in a row without a token added or won."""
    turns: int = match.show()["calm"]
    return turns


def moves_from(match: Match, square: str) -> set[str]:
    """List the squares that a token may move to."""
    return {text[3:] for text in match.texts() if text.startswith(f"{square}-")}


def adds(match: Match, letter: str) -> set[str]:
    """List the squares where a token of a colour may be added."""
    return {text[1:] for text in match.texts() if text[0] == letter}


# --- Drawing -----------------------------------------------------------------------------------------------------


def reef(
    drawn: str = BARE,
    seats: int = 2,
    *,
    step: int = 1,
    turn: int = 1,
    calm: int = 0,
    won: Mapping[int, tuple[int, int]] | None = None,
    left: tuple[int, int] | None = None,
    over: bool = False,
) -> Match:
    """Draw a table and sit down at it.

    drawn: five rows of five squares: `.` empty, `R` a red token, `Ry` red over yellow, `R2` under the figure of seat 2.
    won: the red and yellow tokens of a seat.
    left: the red and yellow tokens in the supplies; the last seat has won the rest.
    """
    rows = [line.split() for line in drawn.strip().splitlines()]
    hoards = {seat: list((won or {}).get(seat, (0, 0))) for seat in range(1, seats + 1)}
    rest = []
    for colour, letter in enumerate("RY"):
        lying = sum(cell.upper().count(letter) for row in rows for cell in row)
        rest.append(TOKENS - lying - sum(hoard[colour] for hoard in hoards.values()))
        if left:
            hoards[seats][colour] += rest[colour] - left[colour]
            rest[colour] = left[colour]
    figures = {
        int(cell[-1]): f"{file}{n}"
        for n, row in enumerate(rows, 1)
        for file, cell in zip(FILES, row, strict=True)
        if cell[-1].isdigit()
    }
    phase = "over" if over else ("move", "build", "figure")[step - 1]
    lines = [
        pairs([("kipicot", "table"), ("rules", 1), ("seats", seats)]),
        pairs([("seat", turn), ("asked", f"phase-{phase}"), ("calm", f"{calm}/{3 * seats}")]),
        pairs([("supply-red", rest[0]), ("supply-yellow", rest[1])]),
    ]
    squares = [["", *FILES], *([n, *row] for n, row in enumerate(rows, 1))]
    people = [["seat", "figure", "stands", "red", "yellow", "points"]]
    for seat, hoard in hoards.items():
        people.append([str(seat), FIGURES[seat - 1], figures.get(seat, IN_HAND), *map(str, hoard), str(sum(hoard))])
    return position(GAME, "\n".join([*lines, "", *columns(squares), "", *columns(people)]), seats)


# --- Positions -----------------------------------------------------------------------------------------------------

MIDDLE = """
 R  .  .   .  Y
 .  Ry .   .  .
 .  R1 Yr3 .  .
 .  .  .   Y  .
 Y  .  .   .  R2
"""


def middle(step: int = 1, seats: int = 3, **words: Any) -> Match:
    """A table with a bit of everything."""
    return reef(MIDDLE, seats, step=step, won={2: (2, 1)}, **words)
