"""The curve of a finished match from a bot's judgements: the shares of a win turn by turn, and the turning points."""

from collections.abc import Sequence

from fathomfive.kernel.game import TABLE
from fathomfive.kernel.match import Match
from fathomfive.server.views import build_told
from fathomfive.server.wire import Curve, CurvePoint, TurningPoint
from fathomfive.session.session import Session
from fathomfive.store.cards import Judged

MAX_TURNING_POINTS = 6
MIN_SWING = 0.1  # of a win; a smaller change is not a turning point
MIN_DIFFERENCE = 0.05  # of a win; a smaller difference between two moves means nothing


def build_curve(session: Session, points: Sequence[Judged]) -> Curve:
    """Build the whole curve of a match."""
    return Curve(
        state="ready",
        done=len(points),
        of=len(points),
        points=[CurvePoint(turn[0].seq, turn[0].wins) for turn in group_by_turn(session, points)],
        result=result(session.match),
        turns=turning_points(session, points),
    )


def result(match: Match) -> list[float] | None:
    """Share the win among the winners; None while the match is not over."""
    if not match.over:
        return None
    places = match.rank()
    return [round((place == 1) / places.count(1), 3) for place in places]


def group_by_turn(session: Session, points: Sequence[Judged]) -> list[list[Judged]]:
    """Group consecutive decisions of one seat; in a solo game each decision is a turn of its own."""
    turns: list[list[Judged]] = []
    for point in points:
        if turns and turns[-1][0].seat == point.seat and session.match.seats > 1:
            turns[-1].append(point)
        else:
            turns.append([point])
    return turns


def turning_points(session: Session, points: Sequence[Judged]) -> list[TurningPoint]:
    """Find the turns that changed the shares most, each told by the decision in it that changed most."""
    turns = group_by_turn(session, points)
    last = result(session.match)
    after = [turn[0].wins for turn in turns[1:]] + ([last] if last else [])
    pairs = [(swing(turn[0].wins, then), n) for n, (turn, then) in enumerate(zip(turns, after, strict=False))]
    found = []
    for n in sorted(n for size, n in sorted(pairs, reverse=True)[:MAX_TURNING_POINTS] if size >= MIN_SWING):
        turn, then = turns[n], after[n]
        ahead = [point.wins for point in turn[1:]] + [then]
        k = max(range(len(turn)), key=lambda k: abs(ahead[k][turn[k].seat] - turn[k].wins[turn[k].seat]))
        found.append(_turning_point(session, turn[k], turn[0].wins, then))
    return found


def swing(before: list[float], after: list[float]) -> float:
    """Measure the largest change of any side."""
    return max(abs(b - a) for a, b in zip(before, after, strict=True))


def _turning_point(session: Session, point: Judged, before: list[float], after: list[float]) -> TurningPoint:
    """Build a turning point with its move, and the better move where there was one."""
    n = session.move_seqs.index(point.seq)
    match = session.match.at(n)
    made = session.match.moves[n]
    better = None
    clear = point.win is not None and point.best_win is not None and point.best_win - point.win >= MIN_DIFFERENCE
    if clear and point.best != made:
        better = build_told(match, point.best, point.seat)
    return TurningPoint(
        seq=point.seq, seat=point.seat, before=before, after=after, told=build_told(match, made, TABLE),
        win=point.win, better=better, better_win=point.best_win if better else None,
    )  # fmt: skip
