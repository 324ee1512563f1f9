"""Why a move is not legal now: the clause that forbids the move of a text, or the one that a press means."""

from typing import Any

import msgspec

from fathomfive.kernel.errors import Refused
from fathomfive.server.table import Table
from fathomfive.server.wire import Wanted, Why, WhyReply
from fathomfive.session import advice


def why(table: Table, person: str | None, seat: int | None, question: Why) -> WhyReply:
    """Tell the seat whose turn it is which clause forbids a move; an attempt would tell it as much."""
    if seat is None or seat not in table.session.seats_of(person):
        raise Refused("not_seated", "only a player can ask that; you are watching")
    move = question.move if question.wanted is None else press(question.wanted)
    assert move is not None, "one of them is given"
    found = advice.why(table.session, seat, move)
    return WhyReply(question.cmd_id, found.text, found.clause, found.why)


def press(wanted: Wanted) -> dict[str, Any]:
    """Give what a player pressed as plain data."""
    pressed: dict[str, Any] = msgspec.to_builtins(wanted)
    return pressed
