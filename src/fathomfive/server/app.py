"""The application: routes, dependencies, error handlers, health and metrics."""

import asyncio
from collections.abc import AsyncIterator, Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from dataclasses import dataclass, field

from litestar import Litestar, MediaType, get
from litestar.config.response_cache import ResponseCacheConfig
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.handlers import HTTPRouteHandler
from litestar.openapi import OpenAPIConfig

from fathomfive.kernel.errors import Refused
from fathomfive.server.access_log import AccessLog
from fathomfive.server.alerts.dispatcher import AlertOffer, Dispatcher
from fathomfive.server.alerts.routes import ALERT_ROUTES, AlertLimits, open_stop_page
from fathomfive.server.analysis import AnalysisQueue
from fathomfive.server.ceremonies import Site
from fathomfive.server.company import COMPANY_ROUTES
from fathomfive.server.conduct import CONDUCT_ROUTES, VisitorLimits
from fathomfive.server.connection import ConnectionRegistry, connect
from fathomfive.server.curves import CURVE_ROUTES
from fathomfive.server.errors import (
    AnyRequest,
    CheckedRequest,
    error_responses,
    on_exception,
    on_http_error,
    on_refused,
)
from fathomfive.server.gate import Gate
from fathomfive.server.health import StoreProbe
from fathomfive.server.lessons import LESSON_ROUTES
from fathomfive.server.limits import Limits
from fathomfive.server.lobby import LOBBY_ROUTES
from fathomfive.server.metrics import Metrics
from fathomfive.server.notice import notice_route
from fathomfive.server.pages import page_routes
from fathomfive.server.passkeys import PASSKEY_ROUTES, PasskeyOffer
from fathomfive.server.peers import Peers
from fathomfive.server.people import PEOPLE_ROUTES, NewcomerLimiter, delete_expired
from fathomfive.server.personal_data import DataLimiter, take_data
from fathomfive.server.previews.builder import PreviewBuilder
from fathomfive.server.previews.routes import show_picture
from fathomfive.server.registry import TableRegistry
from fathomfive.server.replays import REPLAY_ROUTES, FileGate
from fathomfive.server.security import (
    HEADERS,
    MAX_BODY,
    AllowedHosts,
    check_metrics_access,
    check_path,
    key_of,
)
from fathomfive.server.seen import show_seen
from fathomfive.server.vacations import VACATION_ROUTES
from fathomfive.server.wire import PROTOCOL, Answer, Health

CHECK_SECONDS = 1.0  # between two checks of all connections

THREADS = 2  # for short work with a SQLite file: each one that works takes the interpreter from the event loop
DATABASE_THREADS = 8  # for short work with a database server: these mostly wait for its answers

Lifespan = Callable[[Litestar], AbstractAsyncContextManager[None]]


@dataclass(frozen=True)
class Network:
    """What the application knows of the network around it; a test client has none."""

    metrics: Metrics = field(default_factory=Metrics)
    peers: Peers | None = None
    hosts: AllowedHosts | None = None  # None: any
    access_log: AccessLog | None = None
    metrics_token: str | None = None  # None: anyone may read the metrics
    passkey_site: Site | None = None  # None: no passkeys are offered


def make_app(
    table_registry: TableRegistry,
    limits: Limits | None = None,
    *,
    around: Sequence[Lifespan] = (),
    address: str | None = None,
    network: Network | None = None,
    notice: dict[str, str] | None = None,
    alerts: AlertOffer | None = None,
) -> Litestar:
    """Build the application around the open tables; the lifespans `around` it start before it and end after it."""
    network = network or Network()
    metrics = network.metrics
    limits = limits or Limits()
    registry = ConnectionRegistry(metrics, limits)
    analyses = AnalysisQueue(table_registry.store, table_registry.pool, table_registry.heavy)
    table_registry.pool.on_failure = lambda bot, game: metrics.bot_failures.labels(bot, game).inc()
    registry.revocations.watch(table_registry)
    dispatcher = Dispatcher(table_registry, alerts or AlertOffer(), lambda *of: metrics.alerts.labels(*of).inc())
    previews = PreviewBuilder(table_registry, address)
    sanctions = table_registry.sanctions
    sanctions.on_change = lambda: registry.enforce(sanctions)

    async def check_request(request: AnyRequest) -> None:
        sanctions.check_key(key_of(request))
        check_path(request)

    app = Litestar(
        [
            *PEOPLE_ROUTES, *PASSKEY_ROUTES, take_data, *LOBBY_ROUTES, *COMPANY_ROUTES, *CONDUCT_ROUTES, *REPLAY_ROUTES,
            *CURVE_ROUTES, *LESSON_ROUTES, *ALERT_ROUTES, open_stop_page, *VACATION_ROUTES, connect,
            *health_routes(table_registry, network), notice_route(notice or {}), show_seen, show_picture,
            *page_routes(
                address, has_notice=bool(notice), passkeys=network.passkey_site is not None, previews=previews
            ),
        ],
        dependencies=provided(
            table_registry=table_registry, analyses=analyses, registry=registry, limits=limits, files=FileGate(),
            data_limiter=DataLimiter(), newcomers=NewcomerLimiter(limits), visitor_limits=VisitorLimits(limits),
            passkey_offer=PasskeyOffer(network.passkey_site), dispatcher=dispatcher, alert_limits=AlertLimits(),
        ),
        before_request=check_request,
        exception_handlers={Refused: on_refused, HTTPException: on_http_error, Exception: on_exception},
        response_headers=HEADERS,
        request_max_body_size=MAX_BODY,
        request_class=CheckedRequest,
        state=State({"metrics": metrics}),
        lifespan=[*around, _lifespan(table_registry, registry, analyses, network, dispatcher)],
        openapi_config=OpenAPIConfig("Fathom Five", PROTOCOL, path="/api/schema"),
        response_cache_config=ResponseCacheConfig(),
        logging_config=None,
    )  # fmt: skip
    app.asgi_handler = Gate(app.asgi_handler, metrics, network.hosts, network.access_log, sanctions, limits)
    return app


def provided(**values: object) -> dict[str, Provide]:
    """Give every request the same values as dependencies."""

    def constant(value: object) -> Provide:
        return Provide(lambda: value, sync_to_thread=False)

    return {name: constant(value) for name, value in values.items()}


def health_routes(tables: TableRegistry, network: Network) -> list[HTTPRouteHandler]:
    """Make the routes that say how this worker is."""

    def try_store() -> None:
        tables.store.ping()
        tables.clock.heartbeat()  # a write that has to be made anyway

    probe = StoreProbe(try_store)

    @get("/health/live", responses=error_responses())
    async def live() -> Answer:
        """Say that this worker answers."""
        return Answer()

    @get(["/health", "/health/ready"], responses=error_responses())
    async def ready() -> Health:
        """Say whether the store can be read and written, and how the bots are."""
        await probe.check()
        return Health(protocol=PROTOCOL, bots=tables.pool.state)

    @get("/metrics", media_type=MediaType.TEXT, include_in_schema=False, responses=error_responses(403))
    async def show_metrics(request: AnyRequest) -> bytes:
        """Give the metrics to Prometheus."""
        if network.metrics_token is not None:
            check_metrics_access(request, network.metrics_token)
        measure(tables, network.metrics)
        return network.metrics.page()

    return [live, ready, show_metrics]


def measure(tables: TableRegistry, metrics: Metrics) -> None:
    """Set the metrics of tables and of the processes that think and compute for them."""
    metrics.tables.set(len(tables))
    metrics.damaged.set(len(tables.store.damage))
    for name, pool in (("bots", tables.pool.pool), ("advice", tables.pool.patient), ("work", tables.heavy.pool)):
        metrics.killed.labels(name).set(pool.killed)
        metrics.died.labels(name).set(pool.died)


def _lifespan(
    tables: TableRegistry,
    connections: ConnectionRegistry,
    analyses: AnalysisQueue,
    network: Network,
    dispatcher: Dispatcher,
) -> Lifespan:
    """Open the tables when the application starts, and close them when it ends."""

    async def watch() -> None:
        while True:
            await asyncio.sleep(CHECK_SECONDS)
            measure(tables, network.metrics)
            if network.peers is not None:
                network.peers.check()
            if tables.is_cut_off:
                connections.disconnect_all()

    @asynccontextmanager
    async def lifespan(_: Litestar) -> AsyncIterator[None]:
        # Threads for what is short: chat, sitting down, connecting, health.  Heavy reading has threads of its own.
        threads = DATABASE_THREADS if tables.store.is_shared else THREADS
        asyncio.get_running_loop().set_default_executor(ThreadPoolExecutor(threads, "fathom-thread"))
        work = (tables.open(), watch(), delete_expired(tables.store.people), dispatcher.run())
        tasks = [asyncio.ensure_future(each) for each in work]
        try:
            yield
        finally:
            for task in tasks:
                task.cancel()
            await dispatcher.close()
            await analyses.close()
            await tables.close()

    return lifespan
