"""Health: whether the server answers, and whether its store can be read and written."""

import asyncio
import json
import resource
import sqlite3
import threading
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from litestar.testing import TestClient

from fathomfive.kernel.errors import Refused
from fathomfive.server.app import make_app
from fathomfive.server.health import StoreProbe
from fathomfive.server.registry import TableRegistry
from fathomfive.soak.client import ask
from fathomfive.soak.server import PATIENCE, Server
from fathomfive.store.store import Store
from server.clients import wrong
from server.people import run
from server.raw import serving, status, until
from server.test_registry import Quick

A_PAGE = 4096


def health(server: Server) -> tuple[int, int, int]:
    """Give the statuses of live, ready, and the older name of ready."""
    live, ready, old = (status(f"{server.http}/health{part}")[0] for part in ("/live", "/ready", ""))
    return live, ready, old


def test_a_full_disk_is_not_ready_until_there_is_room(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        assert health(server) == (200, 200, 200)
        hard = resource.prlimit(server.pid, resource.RLIMIT_FSIZE)[1]
        resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (A_PAGE, hard))
        until(lambda: health(server) == (200, 503, 503))
        assert json.loads(status(f"{server.http}/health/ready")[1])["code"] == "store_down"
        resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (hard, hard))
        until(lambda: health(server) == (200, 200, 200))


def test_a_locked_file_with_writers_waiting_is_not_ready_and_the_question_is_answered(tmp_path: Path) -> None:
    with serving(tmp_path) as server, ThreadPoolExecutor(20) as visitors:
        lock = sqlite3.connect(tmp_path / "store.db", isolation_level=None)
        lock.execute("BEGIN IMMEDIATE")
        waiting = [visitors.submit(new_person, server, n) for n in range(20)]
        until(lambda: health(server) == (200, 503, 503))
        lock.execute("ROLLBACK")
        lock.close()
        assert {writer.result() for writer in waiting} <= {"", "store_down"}
        until(lambda: health(server) == (200, 200, 200))


def new_person(server: Server, n: int) -> str:
    """Ask for an identity; gives the code of a refusal."""
    try:
        ask(server.http, "/api/me", {"name": f"Anna {n}"})
    except Refused as refused:
        return refused.code
    return ""


def test_a_file_that_can_only_be_read_is_not_ready(sqlite: Store, tmp_path: Path) -> None:
    with TestClient(make_app(TableRegistry(sqlite, Quick()))) as client:
        assert client.get("/health/ready").json()["ok"]

        @sa.event.listens_for(sqlite.engine, "do_connect")
        def connect(*_: object) -> Any:
            return sqlite3.connect(f"file:{tmp_path / 'store.db'}?mode=ro", uri=True, check_same_thread=False)

        sqlite.engine.dispose()
        until(lambda: client.get("/health/ready").status_code == 503)
        words = wrong(client.get("/health"), 503, "store_down")
        assert "store.db" not in words
        assert client.get("/health/live").json() == {"ok": True}
        sa.event.remove(sqlite.engine, "do_connect", connect)
        sqlite.engine.dispose()


def test_all_who_ask_at_once_share_one_probe() -> None:
    asked: list[int] = []
    may_answer = threading.Event()

    def try_store() -> None:
        asked.append(1)
        may_answer.wait()

    async def story() -> None:
        probe = StoreProbe(try_store, deadline=1000)
        waiting = [asyncio.ensure_future(probe.check()) for _ in range(50)]
        while not asked:
            await asyncio.sleep(0.01)
        may_answer.set()
        await asyncio.gather(*waiting)
        await probe.check()
        assert len(asked) == 1
        probe.close()

    run(story())


def test_a_store_that_does_not_answer_in_time_is_down_and_is_not_asked_again_meanwhile() -> None:
    asked: list[int] = []
    may_answer = threading.Event()

    def try_store() -> None:
        asked.append(1)
        may_answer.wait()

    async def story() -> None:
        probe = StoreProbe(try_store, deadline=0.05)
        try:
            async with asyncio.timeout(PATIENCE):
                for _ in range(3):
                    with pytest.raises(Refused, match="has not answered within"):
                        await probe.check()
            assert len(asked) == 1
        finally:
            may_answer.set()
            probe.close()

    run(story())
