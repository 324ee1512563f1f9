"""The curve of a finished match over HTTP."""

import asyncio
from typing import cast

from litestar import MediaType, Response, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath

from fathomfive.server import jobs
from fathomfive.server.access import require_watching
from fathomfive.server.analysis import AnalysisQueue
from fathomfive.server.errors import error_responses
from fathomfive.server.people import HttpRequest, require_person
from fathomfive.server.registry import TableRegistry
from fathomfive.server.replays import require_replay_access
from fathomfive.server.security import visitor_key
from fathomfive.server.wire import Curve, encode
from fathomfive.session.cards import Card


@get("/api/tables/{match:str}/curve", responses=error_responses(403, 404, 409))
async def show_curve(
    request: HttpRequest,
    match: FromPath[str],
    table_registry: NamedDependency[TableRegistry],
    analyses: NamedDependency[AnalysisQueue],
) -> Response[Curve]:
    """Give the curve of a match, or the progress of its analysis."""
    card = require_replay_access(await require_watching(request, match, table_registry))
    return await _curve(card, table_registry, analyses, visitor_key(request))


@post("/api/tables/{match:str}/curve", status_code=200, responses=error_responses(401, 403, 404, 409))
async def request_curve(
    request: HttpRequest,
    match: FromPath[str],
    table_registry: NamedDependency[TableRegistry],
    analyses: NamedDependency[AnalysisQueue],
) -> Response[Curve]:
    """Let bots judge a match, unless they have done so or are about to."""
    await require_person(request, table_registry)
    card = require_replay_access(await require_watching(request, match, table_registry))
    if await asyncio.to_thread(table_registry.store.curves.of, match) is None:
        analyses.begin(match, visitor_key(request))
    return await _curve(card, table_registry, analyses, visitor_key(request))


async def _curve(
    card: Card, table_registry: TableRegistry, analyses: AnalysisQueue, visitor: str
) -> Response[Curve]:  # fmt: skip
    store, heavy, match = table_registry.store, table_registry.heavy, card.match
    job = analyses.jobs.get(match)
    key = ("curve", match)
    body = heavy.find(key)
    if body is None:
        points = await heavy.read(store.curves.of, match)
        if points is None:
            body = encode(Curve(state="thinking", done=job.done, of=job.of) if job else Curve(state="none"))
        else:
            heavy.check_budget(visitor)
            records = jobs.Records(card, await heavy.read(store.since, match))
            body = await heavy.find_or_run(key, jobs.encode_curve, (records, points), visitor)
    return cast(Response[Curve], Response(body, media_type=MediaType.JSON))


CURVE_ROUTES = [show_curve, request_curve]
