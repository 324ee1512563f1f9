"""Hints, why a move is forbidden, and points explained: questions that change nothing."""

from collections.abc import Sequence
from dataclasses import dataclass

from fathomfive.bots.bot import Advice
from fathomfive.kernel.errors import Refused
from fathomfive.session.decider import find_decision
from fathomfive.session.session import Session

HINT_BOT = "hard"  # gives the hints
HINT_MOVES = 3  # named by a hint


@dataclass(frozen=True)
class Verdict:
    """Whether a move can be made now, and if not, why."""

    move: int
    clause: str | None  # that forbids it; None: it is legal
    why: str | None  # which reason of the clause applies, for the text `why-<word>`


def check_hint(session: Session, seat: int) -> int:
    """Accept a seat that may ask for a hint now, or refuse it."""
    if not session.card.settings.get("hints", True):
        raise Refused("no_hints", "this table plays without hints")
    return _check_turn(session, seat)


def best_moves(advice: Sequence[Advice], every: bool = False) -> Sequence[Advice]:
    """Give what a hint names of all that a bot thought: the best moves, or every one."""
    return advice if every else advice[:HINT_MOVES]


def why(session: Session, seat: int, move: int | str) -> Verdict:
    """Name the clause that forbids a move to the seat to act; it learns no more than an attempt would tell."""
    _check_turn(session, seat)
    m = find_decision(session.match, move, seat)
    return Verdict(m, *session.match.why_not(m))


def _check_turn(session: Session, seat: int) -> int:
    if not session.awaits_seat(seat):
        raise Refused("not_your_turn", f"only the seat to act can ask that; it is not the turn of seat {seat + 1}")
    return seat
