"""Moves and tables of Kipicot as text."""

from collections.abc import Callable

from fathomfive.games.kipicot import rules
from fathomfive.games.kipicot.components import (
    ADD,
    CALM_ROUNDS,
    COLOURS,
    FIGURE,
    HAND,
    MOST_SEATS,
    MOVE,
    MOVES,
    RED,
    SIDE,
    SQUARES,
    STAY,
    TARGET,
    WAYS,
    YELLOW,
    Phase,
    State,
)  # fmt: skip
from fathomfive.kernel.drawing import cells, columns, pairs, unpair
from fathomfive.kernel.errors import Refused
from fathomfive.kernel.game import TABLE
from fathomfive.kernel.records import Tables

NAME = "kipicot"
FILES = "abcde"
LETTERS = "RY"  # red, yellow; small for the lower token of a stack
FIGURES = ("blue", "green", "white", "violet")  # by seat
EMPTY = "."
IN_HAND = "hand"

Word = Callable[[str], str]


def square_name(square: int) -> str:
    """Name a square: a1, c3."""
    return f"{FILES[square % SIDE]}{square // SIDE + 1}"


def write(s: State, m: int, viewer: int) -> str:
    """Write a move; nothing is secret, so every viewer reads the same."""
    if m < STAY:
        square, way = divmod(m - MOVE, WAYS)
        return f"{square_name(square)}-{square_name(int(TARGET[square, way]))}"
    if m == STAY:
        return "stay"
    if m < FIGURE:
        colour, square = divmod(m - ADD, SQUARES)
        return f"{LETTERS[colour]}{square_name(square)}"
    return square_name(m - FIGURE)


def read(s: State, text: str, viewer: int) -> int | None:
    """Read a move from its text; None if no move has this text."""
    return NUMBERS.get(text)


NUMBERS = {write(State(State.blank()), m, TABLE): m for m in range(MOVES)}  # texts are the same at any time


# --- Drawing -------------------------------------------------------------------------------------------------------


def draw(s: State, viewer: int = TABLE, word: Word = str) -> str:
    """Draw the whole table; with labels translated by `word` it does not read back."""
    head: list[tuple[str, object]] = [(NAME, word("table")), ("rules", s.rules), ("seats", s.seats)]
    asked: list[tuple[str, object]] = [
        ("seat", s.seat + 1),
        ("asked", word(f"phase-{Phase(s.phase).name.lower()}")),
        ("calm", f"{s.calm}/{CALM_ROUNDS * s.seats}"),
    ]
    supply: list[tuple[str, object]] = [("supply-red", s.supply[RED]), ("supply-yellow", s.supply[YELLOW])]
    board: list[list[object]] = [["", *FILES]]
    for row in range(SIDE):
        board.append([row + 1, *(_cell(s, row * SIDE + file, word) for file in range(SIDE))])
    seats: list[list[object]] = [[word(name) for name in ("seat", "figure", "stands", "red", "yellow", "points")]]
    for seat in range(s.seats):
        square = int(s.figure[seat])
        stands = word(IN_HAND) if square == HAND else square_name(square)
        won = [int(n) for n in s.won[seat]]
        seats.append([seat + 1, word(FIGURES[seat]), stands, *won, sum(won)])
    lines = [pairs((word(k), v) for k, v in line) for line in (head, asked, supply)]
    legend = [] if word is str else [word("legend")]  # a legend of the letters, for people only
    return "\n".join([*lines, "", *columns(board), *legend, "", *columns(seats), ""])


def _cell(s: State, square: int, word: Word) -> str:
    """Write what is on a square: `Ry1` is a red token over a yellow one, under the figure of seat 1."""
    if not rules.taken(s) >> square & 1:
        return EMPTY
    colour = rules.colour_at(s, square)
    lower = LETTERS[1 - colour].lower() if s.stacks >> square & 1 else ""
    figure = "".join(str(seat + 1) for seat in range(s.seats) if s.figure[seat] == square)
    return word(LETTERS[colour]) + (word(lower) if lower else "") + figure


# --- And back ------------------------------------------------------------------------------------------------------


def parse(text: str) -> Tables:
    """Read a drawing back into a table."""
    tables = State.blank()
    s = State(tables)
    blocks = [block.splitlines() for block in text.strip().split("\n\n")]
    if [len(block) for block in blocks[:2]] != [3, SIDE + 1] or len(blocks) != 3:
        raise Refused("bad_drawing", f"a drawing of {NAME} has three parts: asked, board, seats; got {len(blocks)}")
    try:
        _read_head(s, *(unpair(line) for line in blocks[0]))
        for row, line in enumerate(blocks[1][1:]):
            _, *squares = cells(line)
            for file, cell in zip(range(SIDE), squares, strict=True):
                _read_cell(s, row * SIDE + file, cell)
        for seat, line in zip(range(s.seats), blocks[2][1:], strict=True):
            _read_seat(s, seat, cells(line))
    except (KeyError, ValueError, IndexError, OverflowError) as error:
        raise Refused("bad_drawing", f"cannot read this drawing of {NAME}: {error}") from None
    return tables


def _read_head(s: State, head: dict[str, str], asked: dict[str, str], supply: dict[str, str]) -> None:
    s.rules = int(head["rules"])
    s.seats = int(head["seats"])
    s.phase = Phase[asked["asked"].removeprefix("phase-").upper()]
    s.seat = int(asked["seat"]) - 1
    s.calm = int(asked["calm"].partition("/")[0])
    s.supply[RED] = int(supply["supply-red"])
    s.supply[YELLOW] = int(supply["supply-yellow"])
    for seat in range(MOST_SEATS):
        s.figure[seat] = HAND


def _read_cell(s: State, square: int, text: str) -> None:
    if text == EMPTY:
        return
    colour, rest = LETTERS.index(text[0]), text[1:]
    s.top[colour] |= 1 << square
    if rest.startswith(LETTERS[1 - colour].lower()):
        s.stacks |= 1 << square
        rest = rest[1:]
    if rest:
        seat = int(rest) - 1
        if not 0 <= seat < s.seats or s.figure[seat] != HAND:
            raise ValueError(f"expected each figure of {s.seats} seats at most once, got '{text}'")
        s.figure[seat] = square


def _read_seat(s: State, seat: int, row: list[str]) -> None:
    _, _, stands, *won, _ = row
    square = int(s.figure[seat])
    on_board = IN_HAND if square == HAND else square_name(square)
    if stands != on_board:
        raise ValueError(f"figure {seat + 1} stands on '{stands}' in the list, on '{on_board}' on the board")
    for colour in range(COLOURS):
        s.won[seat, colour] = int(won[colour])
