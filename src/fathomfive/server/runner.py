"""Running the server from its settings: in one process, or in several that share a PostgreSQL."""

import asyncio
import json
import logging
import os
import signal
import socket
import sys
import tempfile
import threading
import time
import webbrowser
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager, nullcontext
from dataclasses import asdict, dataclass, field
from email.utils import parseaddr
from pathlib import Path
from typing import Any
from urllib.request import urlopen

import uvicorn
from litestar import Litestar
from litestar.types import ASGIApp
from prometheus_client import CollectorRegistry, start_http_server
from uvicorn.supervisors import Multiprocess

from fathomfive.kernel.errors import Refused
from fathomfive.server.access_log import AccessLog, Addresses
from fathomfive.server.alerts.dispatcher import DELAY, AlertOffer
from fathomfive.server.alerts.mail import MailSender, read_smtp
from fathomfive.server.alerts.push import PushSender, is_available, make_private_key
from fathomfive.server.app import Network, make_app
from fathomfive.server.ceremonies import passkey_site
from fathomfive.server.descriptors import backlog_for, connections_for, descriptor_limit, raise_descriptor_limit
from fathomfive.server.expiry import expire_daily
from fathomfive.server.gc_schedule import collect_garbage
from fathomfive.server.limits import Limits
from fathomfive.server.metrics import SHARED_FOLDER, Metrics, shared_registry
from fathomfive.server.notice import load_notice
from fathomfive.server.peers import PEERS, Peers, TrustedProxies
from fathomfive.server.pool import Pool
from fathomfive.server.protocols import HttpProtocol, SocketProtocol
from fathomfive.server.registry import BOT_PACE, RETRY_SECONDS, TableRegistry
from fathomfive.server.security import MAX_MESSAGE, AllowedHosts
from fathomfive.server.wire.alerts import MAX_VACATION
from fathomfive.store.database import default_url, file_of
from fathomfive.store.sqlite_file import lock_file
from fathomfive.store.store import Store

SETTINGS = "FATHOM_SERVING"  # the environment variable that passes the settings to workers
GRACE = 5  # seconds that open requests have to finish when the server stops
SWITCH_SECONDS = (
    0.0005  # that a thread may keep the event loop waiting for the interpreter; Python gives it ten times as long
)
KEEP_ALIVE = 5  # seconds that a connection may be idle between two requests
WORKER_TIMEOUT = 30  # seconds that a worker has to start, or to show that it is alive
SOCKET_BUFFER = 128 << 10  # bytes
LOG_LEVEL = "INFO"
BROWSER_TIMEOUT = 60  # seconds to wait for the server before opening a browser


@dataclass(frozen=True)
class Settings:
    """The settings of a server."""

    host: str = "127.0.0.1"
    port: int = 8000
    database: str = ""  # empty: the default store
    workers: int = 1
    bots: int = 1  # bot processes of each worker
    cold: bool = False  # compile bots when they are first needed, not at the start
    limits: Limits = field(default_factory=Limits)
    open: bool = False  # open a browser
    address: str = ""  # where others reach the server; empty: detect it
    passkeys: bool = False  # people may sign in with passkeys; needs an `address`
    trusted_proxies: Sequence[str] = ("127.0.0.1", "::1")  # addresses and networks
    allowed_hosts: Sequence[str] = ()  # names of this server, besides its own and that of `address`
    access_log: str = ""  # a file, `-` for standard output; empty: none
    log_addresses: Addresses = "no"
    metrics_port: int | None = None  # the port of the metrics alone
    metrics_host: str = "127.0.0.1"
    notice: str = ""  # a Markdown file of the host, or a folder with one for each language
    expire: bool = False  # close or delete once a day what is abandoned
    smtp: str = ""  # the host's SMTP server; empty: no mail is sent
    mail_from: str = ""
    alert_delay: float = DELAY  # seconds that a turn lasts before its person is told
    private_push: bool = False  # messages may also go to this network; only for tests
    vacation_days: int = 14  # of one person in a year
    metrics_token: str = ""  # whoever sends it may read the metrics on the main port


class JsonFormatter(logging.Formatter):
    """Formats a log record as one line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        """Format a record."""
        line = {"at": round(record.created, 3), "level": record.levelname.lower(), "from": record.name}
        line["says"] = record.getMessage()
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False)


CLIENT_LINES = (
    "connection open", "connection closed", "Invalid HTTP request received.", "Unsupported upgrade request.",
    "Invalid UTF-8 sequence received from client.",
)  # fmt: skip


def _is_no_connection_line(record: logging.LogRecord) -> bool:
    """Leave out what clients do: metrics count it, the address of a table is a secret, and nobody may fill the log."""
    return "WebSocket %s" not in record.msg and record.msg not in CLIENT_LINES


def configure_logging() -> None:
    """Write all logs to stderr as JSON lines.  Requests are not logged, because their addresses are secrets."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonFormatter())
    logging.basicConfig(level=LOG_LEVEL, handlers=[handler], force=True)
    logging.getLogger("alembic").setLevel("WARNING")
    logging.getLogger("uvicorn.error").addFilter(_is_no_connection_line)


def build() -> ASGIApp:
    """Build the application of one worker."""
    configure_logging()
    sys.setswitchinterval(SWITCH_SECONDS)
    given = json.loads(os.environ[SETTINGS])
    settings = Settings(**{**given, "limits": Limits(**given["limits"])})
    network = _network(settings)
    store = _open_store(settings.database)
    pool = Pool(settings.bots)
    tables = TableRegistry(store, pool, pace=BOT_PACE)

    @asynccontextmanager
    async def around(_: Litestar) -> AsyncIterator[None]:
        if not settings.cold:
            pool.warm_up()
            tables.heavy.warm_up()
        tasks = [asyncio.ensure_future(collect_garbage(lambda: store.commits))]
        if settings.expire:
            tasks.append(asyncio.ensure_future(expire_daily(store, tables.leases)))
        try:
            with _metrics_server(settings, network.metrics.registry if settings.workers == 1 else None):
                yield
        finally:
            for task in tasks:
                task.cancel()
            pool.close()
            store.close()
            if network.access_log is not None:
                network.access_log.close()

    app = make_app(
        tables, settings.limits, around=[around], address=settings.address or None, network=network,
        notice=load_notice(settings.notice), alerts=alert_offer(settings, store),
    )  # fmt: skip

    async def with_peers(scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "lifespan":
            scope["state"][PEERS] = network.peers  # uvicorn gives this state to its protocols
        await app(scope, receive, send)

    return with_peers


def mail_sender(settings: Settings) -> MailSender | None:
    """Build what sends mail, if the host has an SMTP server, or refuse bad settings."""
    if not settings.smtp:
        return None
    return MailSender(read_smtp(settings.smtp), settings.mail_from, settings.address)


def alert_offer(settings: Settings, store: Store) -> AlertOffer:
    """Build what people are told by; the key of Web Push is made at the first start and is the same on all hosts."""
    push = None
    if is_available():
        sender = parseaddr(settings.mail_from)[1]
        subject = f"mailto:{sender}" if sender else settings.address or "mailto:nobody@localhost"
        key = store.channels.host_key("vapid", make_private_key)
        push = PushSender(key, subject, private=settings.private_push)
    return AlertOffer(push, mail_sender(settings), settings.vacation_days, settings.alert_delay)


def _network(settings: Settings) -> Network:
    """Build what the application knows of the network around it."""
    metrics = Metrics()
    most = settings.limits.all_connections or connections_for(descriptor_limit())
    log = AccessLog(settings.access_log, settings.log_addresses, metrics) if settings.access_log else None
    return Network(
        metrics=metrics,
        peers=Peers(metrics, settings.limits, TrustedProxies(settings.trusted_proxies), most),
        hosts=AllowedHosts(settings.allowed_hosts, settings.address),
        access_log=log,
        metrics_token=settings.metrics_token,
        passkey_site=passkey_site(settings.address) if settings.passkeys else None,
    )


@contextmanager
def _metrics_server(settings: Settings, registry: CollectorRegistry | None) -> Iterator[None]:
    """Serve the metrics of a registry on their own port, if there are to be any."""
    if settings.metrics_port is None or registry is None:
        yield
        return
    server, thread = start_http_server(settings.metrics_port, settings.metrics_host, registry)
    try:
        yield
    finally:
        server.shutdown()
        server.server_close()
        thread.join()


def _open_store(database: str) -> Store:
    """Open the store, and wait for it if it is down: it answered when the server started."""
    while True:
        try:
            return Store(database)
        except Refused as refused:
            if refused.code != "store_down":
                raise
            logging.getLogger("fathom.server").warning("%s; trying again", refused.error)
            time.sleep(RETRY_SECONDS)


def check(settings: Settings) -> None:
    """Refuse impossible settings."""
    limits = settings.limits
    if settings.workers < 1 or settings.bots < 1:
        raise Refused("bad_number", f"expected at least 1 worker and 1 bot, got {settings.workers} and {settings.bots}")
    rates = (limits.requests, limits.openings, limits.messages)
    if min(*rates, limits.sockets, limits.tables, limits.people, limits.connections) < 1:
        raise Refused("bad_number", f"expected limits of at least 1, got {limits}")
    TrustedProxies(settings.trusted_proxies)
    if settings.passkeys:
        passkey_site(settings.address)
    if not 0 <= settings.vacation_days <= MAX_VACATION:
        raise Refused("bad_number", f"expected 0 to {MAX_VACATION} days of vacation, got {settings.vacation_days}")
    mail_sender(settings)
    if settings.metrics_port is not None:
        listen(settings.metrics_host, settings.metrics_port).close()
    if settings.access_log:
        AccessLog(settings.access_log, settings.log_addresses, Metrics()).close()


def serve(settings: Settings) -> None:
    """Serve until stopped; impossible settings are refused before anything starts."""
    database = settings.database or default_url()
    check(settings)
    load_notice(settings.notice)
    file = file_of(database)
    if file is not None and settings.workers > 1:
        raise Refused("bad_number", f"SQLite supports one worker, not {settings.workers}; for more, use PostgreSQL")
    with nullcontext() if file is None else lock_file(file):
        Store(database).close()  # migrates it, or refuses
        _serve(settings, database, listen(settings.host, settings.port))


def _serve(settings: Settings, database: str, listener: socket.socket) -> None:
    """Serve at an open socket until stopped."""
    host, port = listener.getsockname()[:2]
    address = settings.address or local_address(host, port)
    os.environ[SETTINGS] = json.dumps({**asdict(settings), "database": database, "address": address})
    print(f"the tables are open at {url(host, port)}", flush=True)
    if address:
        print(f"others reach them at {address}", flush=True)
    if settings.open:
        threading.Thread(target=open_browser, args=(url(host, port),), daemon=True).start()
    raise_descriptor_limit()
    config = uvicorn.Config(
        "fathomfive.server.runner:build", factory=True, workers=settings.workers, log_config=None, access_log=False,
        http=HttpProtocol, ws=SocketProtocol, ws_max_size=2 * MAX_MESSAGE, timeout_graceful_shutdown=GRACE,
        timeout_keep_alive=KEEP_ALIVE, timeout_worker_healthcheck=WORKER_TIMEOUT, server_header=False,
        backlog=backlog_for(descriptor_limit()),
        forwarded_allow_ips=TrustedProxies(settings.trusted_proxies).texts(),
        ws_per_message_deflate=False,  # messages are small, and every socket would need a compressor in memory
    )  # fmt: skip
    if settings.workers == 1:
        _stop_on_hangup()
        uvicorn.Server(config).run(sockets=[listener])
        return
    with tempfile.TemporaryDirectory(prefix="fathom-metrics-") as folder:
        os.environ[SHARED_FOLDER] = folder  # workers add their metrics up in it
        with _metrics_server(settings, shared_registry(Path(folder))):
            Multiprocess(config, sockets=[listener]).run()


def _stop_on_hangup() -> None:
    """Let SIGHUP stop a single worker gracefully; several are replaced one after another (uvicorn does that)."""
    if hasattr(signal, "SIGHUP"):
        signal.signal(signal.SIGHUP, lambda *_: signal.raise_signal(signal.SIGTERM))


def url(host: str, port: int) -> str:
    """Write the address of a server; a wildcard host is written as this machine."""
    host = {"0.0.0.0": "127.0.0.1", "::": "::1"}.get(host, host)
    return f"http://{f'[{host}]' if ':' in host else host}:{port}"


def local_address(host: str, port: int) -> str:
    """Find the address where others on the local network reach a server; empty if they cannot."""
    if host not in ("0.0.0.0", "::"):
        return "" if host in ("127.0.0.1", "::1") else url(host, port)
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # sends nothing; the system only chooses its own address
            return url(probe.getsockname()[0], port)
        except OSError:
            return ""


def open_browser(address: str) -> None:
    """Open a browser as soon as the server answers."""
    for _ in range(BROWSER_TIMEOUT):
        time.sleep(1)
        try:
            with urlopen(f"{address}/health", timeout=5):
                webbrowser.open(address)
                return
        except OSError:
            continue


def listen(host: str, port: int) -> socket.socket:
    """Open a listening socket at an address, or refuse."""
    if not 0 <= port <= 65535:
        raise Refused("bad_address", f"expected a port from 0 to 65535, got {port}")
    try:
        family, kind, proto, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
        listener = socket.socket(family, kind, proto)
    except OSError as error:
        raise Refused("bad_address", f"cannot listen at {host}:{port}: {error.strerror}") from None
    try:
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        for option in (socket.SO_SNDBUF, socket.SO_RCVBUF):  # of every connection, in the system's memory
            listener.setsockopt(socket.SOL_SOCKET, option, SOCKET_BUFFER)
        listener.bind(address)
        listener.set_inheritable(True)
    except OSError as error:
        listener.close()
        raise Refused("bad_address", f"cannot listen at {host}:{port}: {error.strerror}") from None
    return listener
