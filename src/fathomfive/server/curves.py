"""The curve of a finished match over HTTP: the shares of a win turn by turn, and the turning points."""

import asyncio

from litestar import get, post
from litestar.di import NamedDependency
from litestar.params import FromPath

from fathomfive.kernel.game import TABLE
from fathomfive.kernel.match import Match
from fathomfive.server.analysis import AnalysisQueue
from fathomfive.server.errors import error_responses
from fathomfive.server.people import HttpRequest, require_person
from fathomfive.server.registry import TableRegistry
from fathomfive.server.replays import require_replay_access
from fathomfive.server.views import build_told
from fathomfive.server.wire import Curve, CurvePoint, TurningPoint
from fathomfive.session.session import Session, rebuild
from fathomfive.store.cards import Judged

MAX_TURNING_POINTS = 6
MIN_SWING = 0.1  # of a win; a smaller change is not a turning point
MIN_DIFFERENCE = 0.05  # of a win; a smaller difference between two moves means nothing


@get("/api/tables/{match:str}/curve", responses=error_responses(403, 404, 409))
async def show_curve(
    match: FromPath[str], table_registry: NamedDependency[TableRegistry], analyses: NamedDependency[AnalysisQueue]
) -> Curve:
    """Give the curve of a match, or how far the bots are with it."""
    return await _curve(match, table_registry, analyses)


@post("/api/tables/{match:str}/curve", status_code=200, responses=error_responses(401, 403, 404, 409))
async def request_curve(
    request: HttpRequest,
    match: FromPath[str],
    table_registry: NamedDependency[TableRegistry],
    analyses: NamedDependency[AnalysisQueue],
) -> Curve:
    """Let bots judge a match, unless they have done so or are about to."""
    await require_person(request, table_registry)
    require_replay_access(await asyncio.to_thread(table_registry.store.card, match))
    if await asyncio.to_thread(table_registry.store.curves.of, match) is None:
        analyses.begin(match)
    return await _curve(match, table_registry, analyses)


async def _curve(match: str, table_registry: TableRegistry, analyses: AnalysisQueue) -> Curve:
    job = analyses.jobs.get(match)

    def build() -> Curve:
        card = require_replay_access(table_registry.store.card(match))
        points = table_registry.store.curves.of(match)
        if points is None:
            return Curve(state="thinking", done=job.done, of=job.of) if job else Curve(state="none")
        session = rebuild(card, table_registry.store.since(match), trusted=True)
        return Curve(
            state="ready",
            done=len(points),
            of=len(points),
            points=[CurvePoint(turn[0].seq, turn[0].wins) for turn in group_by_turn(session, points)],
            result=result(session.match),
            turns=turning_points(session, points),
        )

    return await asyncio.to_thread(build)


def result(match: Match) -> list[float] | None:
    """Share the win among the winners; None while the match is not over."""
    if not match.over:
        return None
    places = match.rank()
    return [round((place == 1) / places.count(1), 3) for place in places]


def group_by_turn(session: Session, points: list[Judged]) -> list[list[Judged]]:
    """Group consecutive decisions of one seat; in a solo game each decision is a turn of its own."""
    turns: list[list[Judged]] = []
    for point in points:
        if turns and turns[-1][0].seat == point.seat and session.match.seats > 1:
            turns[-1].append(point)
        else:
            turns.append([point])
    return turns


def turning_points(session: Session, points: list[Judged]) -> list[TurningPoint]:
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


CURVE_ROUTES = [show_curve, request_curve]
