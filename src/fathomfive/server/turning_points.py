"""The curve of a finished match from its judgements: decision by decision, and the turning points."""

from collections.abc import Sequence
from typing import Literal, cast

from fathomfive.kernel.game import TABLE
from fathomfive.kernel.match import Match
from fathomfive.server.views import build_told
from fathomfive.server.wire import Curve, CurvePoint, TurningPoint
from fathomfive.session.mistakes import Flaw
from fathomfive.session.session import Session
from fathomfive.store.cards import Judged

MAX_TURNING_POINTS = 6
MIN_SWING = 0.1  # of a win; a smaller change is not a turning point
DIGITS = 3  # of a share: a tenth of a percent, which is more precise than the judge


def build_curve(session: Session, points: Sequence[Judged]) -> Curve:
    """Build the whole curve of a match."""
    return Curve(
        state="ready",
        done=len(points),
        of=len(points),
        points=[_curve_point(point) for point in points],
        result=result(session.match),
        turns=turning_points(session, points),
    )


def _curve_point(point: Judged) -> CurvePoint:
    return CurvePoint(
        seq=point.seq, seat=point.seat, wins=point.wins, chosen=point.chosen, then=point.then, error=point.error,
        choice_error=point.choice_error, luck_error=point.luck_error,
    )  # fmt: skip


def result(match: Match) -> list[float] | None:
    """Share the win among the winners; None while the match is not over."""
    if not match.over:
        return None
    places = match.rank()
    return [(place == 1) / places.count(1) for place in places]


def group_by_turn(session: Session, points: Sequence[Judged]) -> list[list[Judged]]:
    """Group consecutive decisions of one seat; in a solo game each decision is a turn of its own."""
    turns: list[list[Judged]] = []
    for point in points:
        if turns and turns[-1][0].seat == point.seat and session.match.seats > 1:
            turns[-1].append(point)
        else:
            turns.append([point])
    return turns


def turning_turns(session: Session, points: Sequence[Judged]) -> list[list[Judged]]:
    """Find the turns whose decisions, or whose luck, changed the shares most, in their order."""
    turns = group_by_turn(session, points)
    sizes = [
        (max(_largest(choice_part(turn)), _largest(luck_part(turn))), n)
        for n, turn in enumerate(turns)
        if not _was_settled(turn)
    ]
    chosen = sorted(sizes, reverse=True)[:MAX_TURNING_POINTS]
    return [turns[n] for n in sorted(n for size, n in chosen if size >= MIN_SWING)]


def _was_settled(turn: Sequence[Judged]) -> bool:
    """Did every playout of a turn name the same winner?  Then only caution kept the shares from that of the result."""
    sure = not any(point.error or point.choice_error or point.luck_error for point in turn)
    tables = [wins for point in turn for wins in (point.wins, point.chosen, point.then)]
    return sure and len({wins.index(max(wins)) for wins in tables}) == 1


def choice_part(turn: Sequence[Judged]) -> list[float]:
    """Add up what the choices of a turn changed, by side."""
    return _sum([_change(point.wins, point.chosen) for point in turn])


def luck_part(turn: Sequence[Judged]) -> list[float]:
    """Add up what the TABLE's draws after the choices of a turn changed, by side."""
    return _sum([_change(point.chosen, point.then) for point in turn])


def turning_points(session: Session, points: Sequence[Judged]) -> list[TurningPoint]:
    """Find the turning points, each told by the decision in the turn that changed most."""
    return [_turning_point(session, turn) for turn in turning_turns(session, points)]


def _change(before: Sequence[float], after: Sequence[float]) -> list[float]:
    return [b - a for a, b in zip(before, after, strict=True)]


def _sum(changes: Sequence[Sequence[float]]) -> list[float]:
    return [round(sum(side), DIGITS) for side in zip(*changes, strict=True)]


def _largest(change: Sequence[float]) -> float:
    return max(map(abs, change))


def _turning_point(session: Session, turn: Sequence[Judged]) -> TurningPoint:
    """Build a turning point: a mistake where there was one, otherwise what changed more, the choices or the draws."""
    choice, luck = choice_part(turn), luck_part(turn)
    kind: Literal["mistake", "choice", "luck"] = "choice" if _largest(choice) >= _largest(luck) else "luck"
    mistakes = [point for point in turn if point.best is not None]
    if kind == "choice" and mistakes and choice[turn[0].seat] < 0:
        kind = "mistake"
        point = max(mistakes, key=lambda one: (one.best_win or 0) - (one.win or 0))
    elif kind == "choice":
        point = max(turn, key=lambda one: _largest(_change(one.wins, one.chosen)))
    else:
        point = max(turn, key=lambda one: _largest(_change(one.chosen, one.then)))
    n = session.move_seqs.index(point.seq)
    match = session.match.at(n)
    is_mistake = kind == "mistake"
    return TurningPoint(
        seq=point.seq, seat=point.seat, before=turn[0].wins, after=turn[-1].then, choice=choice, luck=luck, kind=kind,
        told=build_told(match, session.match.moves[n], TABLE),
        win=point.win if is_mistake else None,
        better=build_told(match, point.best, point.seat) if is_mistake and point.best is not None else None,
        better_win=point.best_win if is_mistake else None,
        better_error=point.best_error if is_mistake else None,
        flaw=cast(Flaw | None, point.flaw) if is_mistake else None,
    )  # fmt: skip
