"""Why a move is not legal now: the clause that forbids the move of a text, or the one that a press means."""

from typing import NamedTuple

import msgspec

from fathomfive.kernel.errors import Refused
from fathomfive.kernel.match import Match
from fathomfive.server.table import Table
from fathomfive.server.wire import Wanted, Why, WhyReply
from fathomfive.session.decider import find_decision


class Legality(NamedTuple):
    """A move in words, and the clause that forbids it; no clause means that the move is legal."""

    text: str
    clause: str | None
    why: str | None


def legality(match: Match, seat: int, move: str | Wanted) -> Legality:
    """Find the clause that forbids what a seat wants to do."""
    m = likeliest(match, seat, move) if isinstance(move, Wanted) else find_decision(match, move, seat)
    return Legality(match.write(m, seat), *match.why_not(m))


def likeliest(match: Match, seat: int, wanted: Wanted) -> int:
    """Choose the move that a press means: the first candidate that is legal, or else the first one."""
    candidates = match.candidates(msgspec.to_builtins(wanted), seat)
    if not candidates:
        raise Refused("unknown_move", f"there is no such move in {match.game.name}")
    legal = set(match.legal())
    return next((m for m in candidates if m in legal), candidates[0])


def why(table: Table, person: str | None, seat: int | None, question: Why) -> WhyReply:
    """Tell the seat whose turn it is which clause forbids a move; a try would tell it as much."""
    match = table.log.match
    if seat is None or seat not in table.seats_of(person):
        raise Refused("not_seated", "only a player can ask that; you are watching")
    if not table.log.started or match.to_act != seat:
        raise Refused("not_your_turn", "it is not your turn")
    move = question.wanted if question.move is None else question.move
    assert move is not None, "one of them is given"
    return WhyReply(question.cmd_id, *legality(match, seat, move))
