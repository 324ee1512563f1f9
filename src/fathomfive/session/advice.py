"""Hints, why a move is forbidden, and points explained: questions that change nothing."""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from fathomfive.bots.bot import Advice, Bot, Seen
from fathomfive.bots.search import Search
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


def judge_moves(bot: Bot, seen: Seen, asked: int | None = None) -> list[Advice]:
    """Let a bot judge every legal move, and surely the best one of every kind, or the one that is asked about."""
    if not isinstance(bot, Search):
        return bot.advise(seen)
    kinds = {m: str(seen.game.tell(seen.state, m, seen.seat)["kind"]) for m in seen.legal()}
    return bot.advise_on(seen, kinds, asked)


def best_moves(match: Match, advice: Sequence[Advice], every: bool = False) -> Sequence[Advice]:
    """Select from a bot's advice what a hint names: the best moves, then the best one of every other kind; or all."""
    if every:
        return advice
    named = list(advice[:HINT_MOVES])
    kinds = {_kind(match, line) for line in named}
    for line in advice[HINT_MOVES:]:
        if line.win is not None and _kind(match, line) not in kinds:
            kinds.add(_kind(match, line))
            named.append(line)
    return named


def _kind(match: Match, line: Advice) -> str:
    return str(match.tell(line.move, match.to_act)["kind"])


def why(session: Session, seat: int, wanted: int | str | Mapping[str, Any]) -> Legality:
    """Tell the seat to act which clause forbids a move; it learns no more than an attempt would tell."""
    check_turn(session, seat)
    return legality(session.match, seat, wanted)


def legality(match: Match, seat: int, wanted: int | str | Mapping[str, Any]) -> Legality:
    """Find the clause that forbids a decision: a number, a text, or the kind, pieces and places of a press."""
    m = _meant(match, seat, wanted) if isinstance(wanted, Mapping) else find_decision(match, wanted, seat)
    action = _impossible_action(match, wanted) if isinstance(wanted, Mapping) else None
    return Legality(m, match.write(m, seat), *(action or match.why_not(m)))


def _impossible_action(match: Match, wanted: Mapping[str, Any]) -> tuple[str, str | None] | None:
    """Give the reason why a kind of decision is not possible at all, where no piece and no place narrows it down."""
    if wanted.get("pieces") or wanted.get("places"):
        return None
    found = (one for one in match.impossible() if one.kind == wanted.get("kind"))
    return next(((one.clause, one.why) for one in found), None)


def _of_action(match: Match, wanted: Mapping[str, Any]) -> Sequence[int]:
    """List the decisions of an action that is asked about by its kind alone."""
    if match.game.actions is None or set(wanted) != {"kind"}:
        return ()
    return next((one.moves for one in match.game.actions(match.state) if one.kind == wanted["kind"]), ())


def _meant(match: Match, seat: int, wanted: Mapping[str, Any]) -> int:
    """Give the decision that a press means: a legal one if there is one, or else the likeliest."""
    candidates = match.candidates(wanted, seat) or _of_action(match, wanted)
    if not candidates:
        raise Refused("unknown_move", f"there is no such move in {match.game.name}")
    legal = set(match.legal())
    return next((m for m in candidates if m in legal), candidates[0])


def check_turn(session: Session, seat: int) -> int:
    """Check that a seat is to act."""
    if not session.awaits_seat(seat):
        raise Refused("not_your_turn", f"only the seat to act can ask that; it is not the turn of seat {seat + 1}")
    return seat
