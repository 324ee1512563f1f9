"""Moves and tables of Template as text."""

from collections.abc import Callable

from fathomfive.cli.template.components import PASS, State
from fathomfive.kernel.drawing import cells, columns, pairs, unpair
from fathomfive.kernel.errors import Refused
from fathomfive.kernel.game import TABLE
from fathomfive.kernel.records import Tables

PASSES = "pass"


def write(s: State, m: int, viewer: int) -> str:
    """Write a move, in the same words for every viewer: nothing is secret."""
    return PASSES


def read(s: State, text: str, viewer: int) -> int | None:
    """Read a move; None if no move has this text."""
    return PASS if text == PASSES else None


def draw(s: State, viewer: int = TABLE, word: Callable[[str], str] = str) -> str:
    """Draw the whole table; `word` may translate the labels, and a translated drawing does not read back."""
    head = pairs([(word("rules"), s.rules), (word("seat"), s.seat + 1)])
    rows: list[list[object]] = [[word("seat"), word("passes")]]
    rows += [[seat + 1, s.passes[seat]] for seat in range(s.seats)]
    return "\n".join([head, "", *columns(rows), ""])


def parse(text: str) -> Tables:
    """Read a drawing back into a table."""
    tables = State.blank()
    s = State(tables)
    try:
        head, _, _, *rows = text.splitlines()
        s.rules = int(unpair(head)["rules"])
        s.seat = int(unpair(head)["seat"]) - 1
        s.seats = len(rows)
        for seat, row in enumerate(rows):
            s.passes[seat] = int(cells(row)[1])
    except (KeyError, ValueError, IndexError, OverflowError) as error:
        raise Refused("bad_drawing", f"cannot read this drawing: {error}") from None
    return tables
