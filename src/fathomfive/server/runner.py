"""Running the server from its settings: in one process, or in several that share a PostgreSQL."""

import asyncio
import json
import logging
import os
import socket
import sys
import threading
import time
import webbrowser
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import asdict, dataclass, field
from urllib.request import urlopen

import uvicorn
from litestar import Litestar
from uvicorn.supervisors import Multiprocess

from fathomfive.kernel.errors import Refused
from fathomfive.server.app import make_app
from fathomfive.server.gc_schedule import collect_garbage
from fathomfive.server.limits import Limits
from fathomfive.server.pool import Pool
from fathomfive.server.registry import BOT_PACE, RETRY_SECONDS, TableRegistry
from fathomfive.server.security import MAX_MESSAGE
from fathomfive.store.database import default_url
from fathomfive.store.store import Store

SETTINGS = "FATHOM_SERVING"  # the environment variable that passes the settings to workers
GRACE = 5  # seconds that open requests have to finish when the server stops
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


class JsonFormatter(logging.Formatter):
    """Formats a log record as one line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        """Format a record."""
        line = {"at": round(record.created, 3), "level": record.levelname.lower(), "from": record.name}
        line["says"] = record.getMessage()
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False)


def _is_no_connection_line(record: logging.LogRecord) -> bool:
    """Leave out connections: metrics count them, and the address of a table is a secret."""
    return "WebSocket %s" not in record.msg and record.msg not in ("connection open", "connection closed")


def configure_logging() -> None:
    """Write all logs to stderr as JSON lines.  Requests are not logged, because their addresses are secrets."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonFormatter())
    logging.basicConfig(level=LOG_LEVEL, handlers=[handler], force=True)
    logging.getLogger("alembic").setLevel("WARNING")
    logging.getLogger("uvicorn.error").addFilter(_is_no_connection_line)


def build() -> Litestar:
    """Build the application of one worker."""
    configure_logging()
    given = json.loads(os.environ[SETTINGS])
    settings = Settings(**{**given, "limits": Limits(**given["limits"])})
    store = _open_store(settings.database)
    pool = Pool(settings.bots)

    @asynccontextmanager
    async def around(_: Litestar) -> AsyncIterator[None]:
        if not settings.cold:
            pool.warm_up()
        garbage_collection = asyncio.ensure_future(collect_garbage(lambda: store.commits))
        try:
            yield
        finally:
            garbage_collection.cancel()
            pool.close()
            store.close()

    return make_app(
        TableRegistry(store, pool, pace=BOT_PACE), settings.limits, around=[around], address=settings.address or None
    )


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


def serve(settings: Settings) -> None:
    """Serve until stopped; impossible settings are refused before anything starts."""
    database = settings.database or default_url()
    if settings.workers < 1 or settings.bots < 1:
        raise Refused("bad_number", f"expected at least 1 worker and 1 bot, got {settings.workers} and {settings.bots}")
    if min(settings.limits.requests, settings.limits.sockets, settings.limits.tables) < 1:
        raise Refused("bad_number", f"expected limits of at least 1, got {settings.limits}")
    with Store(database) as store:
        if not store.is_shared and settings.workers > 1:
            raise Refused("bad_number", f"SQLite supports one worker, not {settings.workers}; for more, use PostgreSQL")
    listener = listen(settings.host, settings.port)
    host, port = listener.getsockname()[:2]
    address = settings.address or local_address(host, port)
    os.environ[SETTINGS] = json.dumps({**asdict(settings), "database": database, "address": address})
    config = uvicorn.Config(
        "fathomfive.server.runner:build", factory=True, workers=settings.workers, log_config=None, access_log=False,
        ws="websockets-sansio", ws_max_size=2 * MAX_MESSAGE, timeout_graceful_shutdown=GRACE, server_header=False,
        ws_per_message_deflate=False,  # messages are small, and every socket would need a compressor in memory
    )  # fmt: skip
    print(f"the tables are open at {url(host, port)}", flush=True)
    if address:
        print(f"others reach them at {address}", flush=True)
    if settings.open:
        threading.Thread(target=open_browser, args=(url(host, port),), daemon=True).start()
    if settings.workers == 1:
        uvicorn.Server(config).run(sockets=[listener])
    else:
        Multiprocess(config, sockets=[listener]).run()


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
        listener.bind(address)
        listener.set_inheritable(True)
    except OSError as error:
        listener.close()
        raise Refused("bad_address", f"cannot listen at {host}:{port}: {error.strerror}") from None
    return listener
