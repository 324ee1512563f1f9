"""Hints, why a move is forbidden, and points explained: questions that change nothing."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any, NamedTuple

from fathomfive.bots.bot import Advice, Bot, Seen
from fathomfive.bots.outlook import Outlook
from fathomfive.bots.search import Search
from fathomfive.kernel.errors import Refused
from fathomfive.kernel.match import Match
from fathomfive.session.decider import find_decision
from fathomfive.session.reasons import compare, compare_asked, is_near
from fathomfive.session.session import Session

HINT_BOT = "hard"  # gives the hints
HINT_MOVES = 3  # named by a hint
RIVALS = 2  # moves after the best one that are tried as often


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
    """Let a bot judge every legal move, and surely the best one of every kind, or the one that is asked about.

    The best move, or the one that is asked about, is compared with another one.  A search gives the same answer when it
    is asked again.
    """
    if not isinstance(bot, Search):
        return bot.advise(seen)
    bot.begin_afresh()
    kinds = {m: str(seen.game.tell(seen.state, m, seen.seat)["kind"]) for m in seen.legal()}
    advice = bot.advise_on(seen, kinds, asked)
    if asked is not None and asked != advice[0].move:
        return _judge_asked(bot, seen, advice, asked)
    advice = bot.deepen(seen, advice, [(line.move, advice[0].visits) for line in _named(kinds, advice)[1 : 1 + RIVALS]])
    advice = advice if asked is not None else _settled(advice)
    tempting = _to_avoid(kinds, advice)
    advice = bot.deepen(seen, advice, [(line.move, advice[0].visits) for line in tempting])
    rivals = [_about(advice, m) for m in dict.fromkeys(line.move for line in (*_named(kinds, advice)[1:], *tempting))]
    comparison = compare(Outlook(bot, seen), advice[0], rivals)
    return [replace(advice[0], comparison=comparison), *advice[1:]]


def _judge_asked(bot: Search, seen: Seen, advice: list[Advice], asked: int) -> list[Advice]:
    """Compare a move that is asked about with the best one."""
    advice = bot.deepen(seen, advice, [(asked, advice[0].visits)])
    explained = _about(advice, asked)
    comparison = compare_asked(Outlook(bot, seen), advice[0], explained)
    return [replace(line, comparison=comparison) if line is explained else line for line in advice]


def _settled(advice: list[Advice]) -> list[Advice]:
    """Put a move first that has proven clearly better than the first one in as many tries."""
    first = advice[0]
    rivals = (line for line in advice[: 1 + RIVALS] if line.win is not None)
    best = max(rivals, key=lambda line: line.win or 0.0, default=first)
    return advice if is_near(first, best) else [best, *(line for line in advice if line is not best)]


def _to_avoid(kinds: Mapping[int, str], advice: Sequence[Advice]) -> list[Advice]:
    """Give the move of the same kind that looks worst, which shows best what to avoid."""
    alike = [line for line in advice[1:] if line.win is not None and kinds[line.move] == kinds[advice[0].move]]
    return sorted(alike, key=lambda line: line.win or 0.0)[:1]


def _about(advice: Sequence[Advice], m: int | None) -> Advice:
    return next(line for line in advice if line.move == m)


def best_moves(match: Match, advice: Sequence[Advice], every: bool = False) -> Sequence[Advice]:
    """Select from a bot's advice what a hint names: the best moves, then the best one of every other kind; or all."""
    kinds = {line.move: str(match.tell(line.move, match.to_act)["kind"]) for line in advice}
    return advice if every else _named(kinds, advice)


def _named(kinds: Mapping[int, str], advice: Sequence[Advice]) -> list[Advice]:
    named = list(advice[:HINT_MOVES])
    known = {kinds[line.move] for line in named}
    for line in advice[HINT_MOVES:]:
        if line.win is not None and kinds[line.move] not in known:
            known.add(kinds[line.move])
            named.append(line)
    return named


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
