"""The application: routes, dependencies, error handlers, health and metrics."""

import asyncio
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import AbstractAsyncContextManager, asynccontextmanager

from litestar import Litestar, MediaType, get
from litestar.config.response_cache import ResponseCacheConfig
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig

from fathomfive.kernel.errors import Refused
from fathomfive.server.analysis import AnalysisQueue
from fathomfive.server.connection import ConnectionRegistry, connect
from fathomfive.server.curves import CURVE_ROUTES
from fathomfive.server.errors import AnyRequest, error_responses, on_exception, on_http_error, on_refused
from fathomfive.server.lessons import LESSON_ROUTES
from fathomfive.server.limits import Limits, RateLimiter
from fathomfive.server.lobby import LOBBY_ROUTES
from fathomfive.server.metrics import Metrics
from fathomfive.server.pages import page_routes
from fathomfive.server.people import PEOPLE_ROUTES
from fathomfive.server.registry import TableRegistry
from fathomfive.server.replays import REPLAY_ROUTES, FileGate
from fathomfive.server.security import HEADERS, MAX_BODY, SAFE_METHODS, check_origin, check_path, client_address
from fathomfive.server.wire import PROTOCOL, Health

Lifespan = Callable[[Litestar], AbstractAsyncContextManager[None]]


def make_app(
    table_registry: TableRegistry,
    limits: Limits | None = None,
    *,
    around: Sequence[Lifespan] = (),
    address: str | None = None,
) -> Litestar:
    """Build the application around the open tables; the lifespans `around` it start before it and end after it."""
    metrics = Metrics()
    limits = limits or Limits()
    registry = ConnectionRegistry(metrics, limits)
    analyses = AnalysisQueue(table_registry.store, table_registry.pool)
    table_registry.pool.on_failure = lambda bot, game: metrics.bot_failures.labels(bot, game).inc()
    files = FileGate()
    rate_limiter = RateLimiter(limits.requests, limits.at_once)

    async def check_request(request: AnyRequest) -> None:
        rate_limiter.check(client_address(request))
        check_path(request)
        if request.method not in SAFE_METHODS:
            check_origin(request)

    @get("/health", responses=error_responses())
    async def health() -> Health:
        """Say whether the store answers and the bots are ready."""
        await asyncio.to_thread(table_registry.store.ping)
        return Health(protocol=PROTOCOL, bots=table_registry.pool.state)

    @get("/metrics", media_type=MediaType.TEXT, include_in_schema=False)
    async def show_metrics() -> bytes:
        """Give the metrics to Prometheus."""
        metrics.tables.set(len(table_registry))
        return metrics.page()

    return Litestar(
        [
            *PEOPLE_ROUTES, *LOBBY_ROUTES, *REPLAY_ROUTES, *CURVE_ROUTES, *LESSON_ROUTES,
            connect, health, show_metrics, *page_routes(address),
        ],
        dependencies={
            "table_registry": Provide(lambda: table_registry, sync_to_thread=False),
            "analyses": Provide(lambda: analyses, sync_to_thread=False),
            "registry": Provide(lambda: registry, sync_to_thread=False),
            "limits": Provide(lambda: limits, sync_to_thread=False),
            "files": Provide(lambda: files, sync_to_thread=False),
        },
        before_request=check_request,
        exception_handlers={Refused: on_refused, HTTPException: on_http_error, Exception: on_exception},
        response_headers=HEADERS,
        request_max_body_size=MAX_BODY,
        lifespan=[*around, _lifespan(table_registry, registry, analyses)],
        openapi_config=OpenAPIConfig("Fathom Five", PROTOCOL, path="/api/schema"),
        response_cache_config=ResponseCacheConfig(),
        logging_config=None,
    )  # fmt: skip


def _lifespan(tables: TableRegistry, connections: ConnectionRegistry, analyses: AnalysisQueue) -> Lifespan:
    """Open the tables when the application starts, and close them when it ends."""

    @asynccontextmanager
    async def lifespan(_: Litestar) -> AsyncIterator[None]:
        tasks = [asyncio.ensure_future(tables.open()), asyncio.ensure_future(connections.disconnect_slow_clients())]
        try:
            yield
        finally:
            for task in tasks:
                task.cancel()
            await analyses.close()
            await tables.close()

    return lifespan
