"""An upgrade under play: servers and workers are replaced one after another, and no move is lost."""

import asyncio
import os
import random
import signal
import ssl
import threading
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from conftest import new_database
from fathomfive.soak.client import ask
from fathomfive.soak.played_tables import PlayedTables
from fathomfive.soak.ports import free_port
from fathomfive.soak.processes import workers_of
from fathomfive.soak.server import Server
from fathomfive.soak.witness import Witness
from fathomfive.store.store import Store
from hosting.kit import PATIENCE, nginx, server_of_unit
from server.people import run
from server.test_trouble import more

SERVICE_RESTART = 1012  # the close code of a server that stops
Upgrade = Callable[[PlayedTables], Coroutine[Any, Any, None]]


class Visitor(threading.Thread):
    """Somebody who asks for a page again and again, and notes every answer that is not one."""

    def __init__(self, address: str, certificate: str | None) -> None:
        super().__init__(daemon=True)
        self.address = address
        self.trust = ssl.create_default_context(cafile=certificate)
        self.answered = 0
        self.refused: list[str] = []
        self.leaving = threading.Event()

    def run(self) -> None:
        while not self.leaving.wait(0.2):  # far below the limits of one visitor
            try:
                answer = httpx.get(f"{self.address}/api/games", verify=self.trust, timeout=PATIENCE)
            except httpx.HTTPError as error:
                self.refused.append(repr(error))
            else:
                self.answered += 1
                if answer.status_code != 200:
                    self.refused.append(answer.text)


@contextmanager
def visited(address: str, certificate: str | None = None) -> Iterator[Visitor]:
    visitor = Visitor(address, certificate)
    visitor.start()
    try:
        yield visitor
    finally:
        visitor.leaving.set()
        visitor.join()


async def play_during(upgrade: Upgrade, address: str, store: Store) -> PlayedTables:
    """Let people play before, during and after an upgrade, then compare all they were told with the store."""
    tables = PlayedTables(address, address, store, Witness(), random.Random(3), tables=2)
    try:
        await tables.open()
        await more(tables)
        await upgrade(tables)
        await more(tables)
        await tables.close()
    finally:
        await tables.abort()
    tables.witness.finish(store)
    return tables


def test_two_servers_behind_nginx_are_replaced_one_after_another(
    request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    database = new_database(request, tmp_path, "postgresql")
    ports = [free_port(), free_port()]
    one, two = (server_of_unit(port, tmp_path, database) for port in ports)
    one.begin()
    with two, one, nginx(tmp_path, ports) as proxy, Store(database) as store:
        https = proxy.environment["HTTPS"]
        monkeypatch.setenv("SSL_CERT_FILE", proxy.environment["CERTIFICATE"])

        async def replace_both(tables: PlayedTables) -> None:
            for server in (one, two):
                assert await asyncio.to_thread(server.stop) in (0, -signal.SIGTERM)
                await more(tables)  # at the other one
                await asyncio.to_thread(server.start)
                await more(tables)

        with visited(https, proxy.environment["CERTIFICATE"]) as visitor:
            tables = run(play_during(replace_both, https, store))
    assert tables.witness.wrong == []
    assert tables.counted["breaks"], "clients went to the other server"
    assert visitor.answered
    assert visitor.refused == [], "a visitor notices nothing"
    for server in (one, two):
        assert "Traceback" not in server.text()


@pytest.mark.parametrize("stop", [signal.SIGTERM, signal.SIGHUP])
def test_a_server_that_stops_tells_its_clients_to_come_back(stop: signal.Signals, tmp_path: Path) -> None:
    """With one worker `systemctl reload` stops the server as gracefully, and systemd starts it again."""
    server = Server(f"sqlite:///{tmp_path / 'store.db'}", tmp_path)
    server.start()
    key = ask(server.http, "/api/me", {"name": "Anna"})["key"]
    match = ask(server.http, "/api/tables", {"game": "kipicot", "seats": ["me", "random"]}, key)["match"]
    with connect(f"{server.http.replace('http', 'ws', 1)}/api/tables/{match}/wire") as wire:
        wire.recv(PATIENCE)
        wire.recv(PATIENCE)
        os.kill(server.pid, stop)
        with pytest.raises(ConnectionClosed) as closed:
            wire.recv(PATIENCE)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == SERVICE_RESTART
    assert server.stop() in (0, -signal.SIGTERM)
    assert "shutdown complete" in server.log_text()


def test_workers_are_replaced_one_after_another_on_a_signal(request: pytest.FixtureRequest, tmp_path: Path) -> None:
    """`systemctl reload` sends SIGHUP: a new worker is ready before an old one stops."""
    database = new_database(request, tmp_path, "postgresql")
    with Server(database, tmp_path, workers=2) as server, Store(database) as store:
        server.start()
        old = set(workers_of(server.pid))

        async def reload(tables: PlayedTables) -> None:
            os.kill(server.pid, signal.SIGHUP)
            async with asyncio.timeout(2 * PATIENCE):
                while len(now := set(workers_of(server.pid))) != 2 or now & old:
                    tables.check()
                    await asyncio.sleep(0.05)

        with visited(server.http) as visitor:
            tables = run(play_during(reload, server.http, store))
    assert len(old) == 2
    assert tables.witness.wrong == []
    assert tables.counted["breaks"], "clients went to the other worker"
    assert visitor.answered
    assert visitor.refused == []
