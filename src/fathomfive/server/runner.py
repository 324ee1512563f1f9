"""From settings to a running server: one process, or several that share a PostgreSQL."""

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
from fathomfive.server.house import AGAIN, PACE, House
from fathomfive.server.limits import Limits
from fathomfive.server.pool import Pool
from fathomfive.server.security import MAX_MESSAGE
from fathomfive.store.database import default_url
from fathomfive.store.store import Store

SETTINGS = "FATHOM_SERVING"  # how a worker learns what it is to do
GRACE = 5  # seconds that open requests get when the server stops
LOUDEST = "INFO"
PATIENCE = 60  # seconds until no browser is opened any more


@dataclass(frozen=True)
class Settings:
    """What a server is told when it starts."""

    host: str = "127.0.0.1"
    port: int = 8000
    database: str = ""  # empty: where the store lies by default
    workers: int = 1
    bots: int = 1  # processes that think, of each worker
    cold: bool = False  # bots are compiled when they are first asked, not ahead
    limits: Limits = field(default_factory=Limits)
    open: bool = False  # a browser is opened
    address: str = ""  # where others find it; empty: found out


class Lines(logging.Formatter):
    """One JSON object a line."""

    def format(self, record: logging.LogRecord) -> str:
        """Write a record."""
        line = {"at": round(record.created, 3), "level": record.levelname.lower(), "from": record.name}
        line["says"] = record.getMessage()
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False)


def _worth_a_line(record: logging.LogRecord) -> bool:
    """Leave out who comes and goes: meters count them, and the address of a table lets anyone watch who knows it."""
    return "WebSocket %s" not in record.msg and record.msg not in ("connection open", "connection closed")


def write_logs() -> None:
    """Send all logs to stderr, as JSON lines.  Requests are not logged: their addresses are secrets."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Lines())
    logging.basicConfig(level=LOUDEST, handlers=[handler], force=True)
    logging.getLogger("alembic").setLevel("WARNING")
    logging.getLogger("uvicorn.error").addFilter(_worth_a_line)


def build() -> Litestar:
    """Build what one worker serves."""
    write_logs()
    told = json.loads(os.environ[SETTINGS])
    settings = Settings(**{**told, "limits": Limits(**told["limits"])})
    store = _open(settings.database)
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

    return make_app(House(store, pool, pace=PACE), settings.limits, around=[around], address=settings.address or None)


def _open(database: str) -> Store:
    """Open the store; it was there when the server started, so if it is gone now one waits for it."""
    while True:
        try:
            return Store(database)
        except Refused as refused:
            if refused.code != "store_down":
                raise
            logging.getLogger("fathom.server").warning("%s; trying again", refused.error)
            time.sleep(AGAIN)


def serve(settings: Settings) -> None:
    """Serve until told to stop; what cannot work is refused before anything starts."""
    database = settings.database or default_url()
    if settings.workers < 1 or settings.bots < 1:
        raise Refused("bad_number", f"expected at least 1 worker and 1 bot, got {settings.workers} and {settings.bots}")
    if min(settings.limits.requests, settings.limits.sockets, settings.limits.tables) < 1:
        raise Refused("bad_number", f"expected limits of at least 1, got {settings.limits}")
    with Store(database) as store:
        if not store.is_shared and settings.workers > 1:
            raise Refused(
                "bad_number", f"SQLite is for one worker, not {settings.workers}; for more, name a PostgreSQL"
            )
    door = open_door(settings.host, settings.port)
    host, port = door.getsockname()[:2]
    address = settings.address or at_home(host, port)
    os.environ[SETTINGS] = json.dumps({**asdict(settings), "database": database, "address": address})
    config = uvicorn.Config(
        "fathomfive.server.runner:build", factory=True, workers=settings.workers, log_config=None, access_log=False,
        ws="websockets-sansio", ws_max_size=2 * MAX_MESSAGE, timeout_graceful_shutdown=GRACE, server_header=False,
        ws_per_message_deflate=False,  # a table is small, and a compressor for each socket is not
    )  # fmt: skip
    print(f"the tables are open at {at(host, port)}", flush=True)
    if address:
        print(f"others find them at {address}", flush=True)
    if settings.open:
        threading.Thread(target=show, args=(at(host, port),), daemon=True).start()
    if settings.workers == 1:
        uvicorn.Server(config).run(sockets=[door])
    else:
        Multiprocess(config, sockets=[door]).run()


def at(host: str, port: int) -> str:
    """Write an address; one that means everywhere is written as this machine."""
    host = {"0.0.0.0": "127.0.0.1", "::": "::1"}.get(host, host)
    return f"http://{f'[{host}]' if ':' in host else host}:{port}"


def at_home(host: str, port: int) -> str:
    """Find the address under which others on the local network find a server that listens everywhere."""
    if host not in ("0.0.0.0", "::"):
        return "" if host in ("127.0.0.1", "::1") else at(host, port)
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # nothing is sent; the system only chooses its own address
            return at(probe.getsockname()[0], port)
        except OSError:
            return ""


def show(address: str) -> None:
    """Open a browser as soon as the server answers."""
    for _ in range(PATIENCE):
        time.sleep(1)
        try:
            with urlopen(f"{address}/health", timeout=5):
                webbrowser.open(address)
                return
        except OSError:
            continue


def open_door(host: str, port: int) -> socket.socket:
    """Listen at an address, or say why not."""
    if not 0 <= port <= 65535:
        raise Refused("bad_address", f"expected a port from 0 to 65535, got {port}")
    try:
        family, kind, proto, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
        door = socket.socket(family, kind, proto)
    except OSError as error:
        raise Refused("bad_address", f"cannot listen at {host}:{port}: {error.strerror}") from None
    try:
        door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        door.bind(address)
        door.set_inheritable(True)
    except OSError as error:
        door.close()
        raise Refused("bad_address", f"cannot listen at {host}:{port}: {error.strerror}") from None
    return door
