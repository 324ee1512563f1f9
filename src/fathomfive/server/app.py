"""The server put together: routes, limits, errors in one shape, health and meters."""

import asyncio
import logging
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from typing import Any

import sqlalchemy as sa
from litestar import Litestar, MediaType, Request, Response, get
from litestar.config.response_cache import ResponseCacheConfig
from litestar.di import Provide
from litestar.exceptions import HTTPException, ValidationException
from litestar.openapi import OpenAPIConfig

from fathomfive.kernel.errors import Refused
from fathomfive.server.afterwards import AFTERWARDS
from fathomfive.server.answers import Health, refuses
from fathomfive.server.guard import HEADERS, LONGEST_BODY, SAFE, Pace, check_address, check_origin, visitor
from fathomfive.server.house import House
from fathomfive.server.judging import Judges
from fathomfive.server.lessons import lesson, lesson_why
from fathomfive.server.limits import Limits
from fathomfive.server.lobby import ROUTES
from fathomfive.server.meters import Meters
from fathomfive.server.pages import pages
from fathomfive.server.questions import frames
from fathomfive.server.socket import Doorman, sit_at
from fathomfive.store.database import reaching

log = logging.getLogger("fathom.server")

PROTOCOL = "1"  # of docs/protocol.md; a client that knows it goes on working while it stays
STATUS = {
    "not_known": 401, "not_host": 403, "not_seated": 403, "private": 403, "bad_origin": 403, "no_such_match": 404,
    "no_such_seat": 404, "not_found": 404, "unknown_game": 404, "stale": 409, "seat_taken": 409, "seats_free": 409,
    "not_over": 409, "game_over": 409, "too_large": 413, "too_many": 429, "store_down": 503,
}  # fmt: skip
CODES = {400: "bad_request", 404: "not_found", 405: "not_allowed", 413: "too_large", 415: "bad_request"}

Asked = Request[Any, Any, Any]


Around = Callable[[Litestar], AbstractAsyncContextManager[None]]


def make_app(
    house: House, limits: Limits | None = None, *, around: Sequence[Around] = (), address: str | None = None
) -> Litestar:
    """Build the server around a house; what is `around` it begins before and ends after."""
    meters = Meters()
    limits = limits or Limits()
    doorman = Doorman(meters, limits)
    judges = Judges(house)
    pace = Pace(limits.requests, limits.at_once)

    async def at_the_door(request: Asked) -> None:
        pace.check(visitor(request))
        check_address(request)
        if request.method not in SAFE:
            check_origin(request)

    @get("/health", responses=refuses())
    async def health() -> Health:
        """Say whether the store answers and the bots are ready."""

        def ask() -> None:
            with reaching(house.store.engine), house.store.engine.connect() as connection:
                connection.execute(sa.select(1))

        await asyncio.to_thread(ask)
        return Health(protocol=PROTOCOL, bots=house.pool.state)

    @get("/metrics", media_type=MediaType.TEXT, include_in_schema=False)
    async def metrics() -> bytes:
        """Give the meters to Prometheus."""
        meters.tables.set(len(house))
        return meters.page()

    @asynccontextmanager
    async def lifespan(_: Litestar) -> AsyncIterator[None]:
        going = [asyncio.ensure_future(house.open()), asyncio.ensure_future(doorman.watch())]
        try:
            yield
        finally:
            for task in going:
                task.cancel()
            await judges.close()
            await house.close()

    return Litestar(
        [*ROUTES, *AFTERWARDS, sit_at, frames, lesson, lesson_why, health, metrics, *pages(address)],
        dependencies={
            "house": Provide(lambda: house, sync_to_thread=False),
            "judges": Provide(lambda: judges, sync_to_thread=False),
            "doorman": Provide(lambda: doorman, sync_to_thread=False),
            "limits": Provide(lambda: limits, sync_to_thread=False),
        },
        before_request=at_the_door,
        exception_handlers={Refused: on_refused, HTTPException: on_http, Exception: on_surprise},
        response_headers=HEADERS,
        request_max_body_size=LONGEST_BODY,
        lifespan=[*around, lifespan],
        openapi_config=OpenAPIConfig("Fathom Five", PROTOCOL, path="/api/schema"),
        response_cache_config=ResponseCacheConfig(),
        logging_config=None,
    )


def answer(refused: Refused, status: int) -> Response[dict[str, object]]:
    """Put a refusal into the one shape."""
    return Response(refused.shape(), status_code=status, media_type=MediaType.JSON, headers=HEADERS)


def on_refused(_: Asked, refused: Refused) -> Response[dict[str, object]]:
    """Answer what was refused."""
    return answer(refused, STATUS.get(refused.code, 400))


def on_http(_: Asked, error: HTTPException) -> Response[dict[str, object]]:
    """Answer what no route took."""
    words = error.detail
    if isinstance(error, ValidationException) and isinstance(error.extra, list) and error.extra:
        words = "; ".join(f"{line.get('key', 'body')}: {line.get('message')}" for line in error.extra)
    return answer(Refused(CODES.get(error.status_code, "bad_request"), words), error.status_code)


def on_surprise(request: Asked, error: Exception) -> Response[dict[str, object]]:
    """Answer what should not happen, and write it down; nothing of it is told."""
    log.error("%s %s failed", request.method, request.scope["path"].partition("/api/tables/")[0], exc_info=error)
    return answer(Refused("internal", "something went wrong here; it was written down"), 500)
