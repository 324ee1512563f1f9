"""Moves and tables of Sixth as text."""

from collections.abc import Callable

from fathomfive.cli.sixth.components import State
from fathomfive.kernel.drawing import cells, columns, pairs, unpair
from fathomfive.kernel.errors import Refused
from fathomfive.kernel.game import TABLE
from fathomfive.kernel.records import Tables


def write(s: State, m: int, viewer: int) -> str:
    """Write a move; nothing here is secret, so every viewer reads the same."""
    return "pass"


def draw(s: State, viewer: int = TABLE, word: Callable[[str], str] = str) -> str:
    """Draw the whole table; `word` may put the labels into a language, and the drawing then no longer reads back."""
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
