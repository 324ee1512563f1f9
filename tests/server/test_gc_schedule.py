"""Closed sockets are freed at once, and other garbage is collected on a schedule."""

import asyncio
import gc
import sys
import threading
import time
import weakref
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import psutil
import pytest
import uvicorn
from websockets.sync.client import connect

from fathomfive.server import gc_schedule
from fathomfive.server.app import make_app
from fathomfive.server.limits import Limits
from fathomfive.server.memory import release_memory
from fathomfive.server.metrics import Metrics
from fathomfive.server.peers import PEERS, Peers, TrustedProxies
from fathomfive.server.protocols import HttpProtocol, SocketProtocol
from fathomfive.server.registry import TableRegistry
from fathomfive.server.runner import listen
from fathomfive.store.store import Store
from server.people import Party, run
from server.test_registry import Quick


def wait_until(true: Callable[[], bool], what: str) -> None:
    """Wait until something is true, up to a time limit."""
    end = time.monotonic() + 20
    while not true():
        assert time.monotonic() < end, what
        time.sleep(0.01)


@pytest.mark.parametrize("loop", ["asyncio", "uvloop"])
def test_a_closed_socket_is_freed_without_a_collection(sqlite: Store, loop: str) -> None:
    pytest.importorskip(loop, reason="it does not run on this system")
    match = run(Party.of(sqlite, "deep_dive")).table.card.match
    met: weakref.WeakSet[HttpProtocol | SocketProtocol] = weakref.WeakSet()

    class Http(HttpProtocol):
        def connection_made(self, transport: asyncio.BaseTransport) -> None:
            super().connection_made(transport)
            met.add(self)

    class Socket(SocketProtocol):
        def connection_made(self, transport: asyncio.BaseTransport) -> None:
            super().connection_made(transport)
            met.add(self)

    app = make_app(TableRegistry(sqlite, Quick()))
    peers = Peers(Metrics(), Limits(), TrustedProxies([]), most=100)

    async def with_peers(scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "lifespan":
            scope["state"][PEERS] = peers
        await app(scope, receive, send)

    door = listen("127.0.0.1", 0)
    config = uvicorn.Config(with_peers, http=Http, ws=Socket, loop=loop, log_config=None)
    server = uvicorn.Server(config)
    thread = threading.Thread(target=server.run, kwargs={"sockets": [door]})
    thread.start()
    address = f"ws://127.0.0.1:{door.getsockname()[1]}/api/tables"
    try:
        wait_until(lambda: server.started, "the server has not started")
        gc.collect()
        gc.disable()
        with connect(f"{address}/{match}/wire") as one, connect(f"{address}/{match}/wire") as two:
            assert '"hello"' in str(one.recv())
            assert '"hello"' in str(two.recv())
            assert sum(isinstance(one, SocketProtocol) for one in met) == 2
            two.socket.close()  # without a word
        with connect(f"{address}/nothing/wire") as three:
            assert '"no_such_match"' in str(three.recv())
        wait_until(lambda: len(met) == 0, "a closed socket holds itself")
    finally:
        gc.enable()
        server.should_exit = True
        thread.join()


class Ring:
    """An object that refers to itself."""

    def __init__(self) -> None:
        self.me = self


def test_young_objects_are_collected_often_and_all_objects_when_idle(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(gc_schedule, "YOUNG_EVERY", 0.01)
    monkeypatch.setattr(gc_schedule, "FULL_EVERY", 0.0)
    done = 0

    async def story() -> None:
        nonlocal done
        busy = True

        def count() -> int:
            nonlocal done
            done += busy
            return done

        old = Ring()
        gc.collect()
        schedule = asyncio.ensure_future(gc_schedule.collect_garbage(count))
        await asyncio.sleep(0.05)
        assert not gc.isenabled()
        kept = Ring()
        gc.collect(1)  # it is not new any more
        gone, young = weakref.ref(kept), weakref.ref(Ring())
        frozen = weakref.ref(old)
        del kept, old
        async with asyncio.timeout(10):
            while young() is not None:
                await asyncio.sleep(0.01)
        await asyncio.sleep(0.2)
        assert gone() is not None, "while something happens nobody is kept waiting"
        busy = False
        async with asyncio.timeout(10):
            while gone() is not None:
                await asyncio.sleep(0.01)
        assert frozen() is not None, "what was there from the start is not looked through"
        schedule.cancel()
        with suppress(asyncio.CancelledError):
            await schedule
        assert gc.isenabled()
        gc.collect()
        assert frozen() is None

    run(story())


@pytest.mark.skipif(sys.platform != "linux", reason="other C libraries do it by themselves")
def test_freed_memory_is_given_back_to_the_system() -> None:
    process = psutil.Process()
    blocks = [b"a" * (50_000 + n % 2) for n in range(4_000)]  # 200 MB, in blocks too small to be mapped one by one
    pins = blocks[::200]  # between them nothing is given back without being asked for
    blocks.clear()
    before = process.memory_info().rss
    release_memory()
    assert before - process.memory_info().rss > 100 << 20
    assert len(pins) == 20
