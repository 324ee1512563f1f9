"""Hints, why a move is forbidden, and points explained: questions that change nothing."""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from fathomfive.bots.bot import Advice
from fathomfive.kernel.errors import Refused
from fathomfive.kernel.match import Match
from fathomfive.session.decider import find_decision
from fathomfive.session.session import Session

HINT_BOT = "hard"  # gives the hints
HINT_MOVES = 3  # named by a hint


class Legality(NamedTuple):
    """A move in words, and the clause that forbids it now; no clause means that the move is legal."""

    move: int
    text: str
    clause: str | None
    why: str | None  # which reason of the clause applies, for the text `why-<word>`


def check_hint(session: Session, seat: int) -> int:
    """Check that a seat may ask for a hint now."""
    if not session.card.settings.get("hints", True):
        raise Refused("no_hints", "hints are off at this table")
    return check_turn(session, seat)


def best_moves(advice: Sequence[Advice], every: bool = False) -> Sequence[Advice]:
    """Select from a bot's advice what a hint names: the best moves, or all moves."""
    return advice if every else advice[:HINT_MOVES]


def why(session: Session, seat: int, wanted: int | str | Mapping[str, Any]) -> Legality:
    """Tell the seat to act which clause forbids a move; it learns no more than an attempt would tell."""
    check_turn(session, seat)
    return legality(session.match, seat, wanted)


def legality(match: Match, seat: int, wanted: int | str | Mapping[str, Any]) -> Legality:
    """Find the clause that forbids a decision: a number, a text, or the kind, pieces and places of a press."""
    m = _meant(match, seat, wanted) if isinstance(wanted, Mapping) else find_decision(match, wanted, seat)
    return Legality(m, match.write(m, seat), *match.why_not(m))


def _meant(match: Match, seat: int, wanted: Mapping[str, Any]) -> int:
    """Give the decision that a press means: a legal one if there is one, or else the likeliest."""
    candidates = match.candidates(wanted, seat)
    if not candidates:
        raise Refused("unknown_move", f"there is no such move in {match.game.name}")
    legal = set(match.legal())
    return next((m for m in candidates if m in legal), candidates[0])


def check_turn(session: Session, seat: int) -> int:
    """Check that a seat is to act."""
    if not session.awaits_seat(seat):
        raise Refused("not_your_turn", f"only the seat to act can ask that; it is not the turn of seat {seat + 1}")
    return seat
