"""Fixtures that several folders of tests share: databases, a server, a browser."""

import multiprocessing
import os
import secrets
import sys
from collections.abc import Callable, Generator, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

import psycopg
import pytest

import postgres
from fathomfive.server import processes
from fathomfive.store.store import Store

if TYPE_CHECKING:
    from playwright.sync_api import Browser

    from browser.browsers import Visitor
    from fathomfive.soak.server import Server


processes.START_METHOD = "forkserver"  # many tests need a process, and a new interpreter takes a second each
multiprocessing.set_forkserver_preload(["fathomfive.server.jobs", "fathomfive.server.pool"])

TESTS = Path(__file__).parent
GAMES = TESTS / "games"
COMPILING = ("games/test_engines.py", "kernel/test_batch.py", "bots/test_search.py")
LONG = (
    "test_guide.py", "server/test_schema.py", "cli/test_new_game.py", "soak/test_hostile.py",
    "arena/test_arena_cluster.py", "browser/test_alert_pages.py",
)  # fmt: skip


@pytest.hookimpl(trylast=True)  # after -m and -k
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Run first what takes longest, so that no process of xdist is left alone with it at the end.

    Tests that compile one game follow each other: a process compiles the functions that they share only once.
    """
    processes = int(os.environ.get("PYTEST_XDIST_WORKER_COUNT", "1"))
    groups: dict[str, list[pytest.Item]] = {}
    for item in items:
        groups.setdefault(group_of(item), []).append(item)
    others = groups.pop("", [])
    rows: list[list[pytest.Item]] = [[] for _ in range(processes)]  # each process is given a part of the list
    for n, group in enumerate(groups.values()):
        rows[n % processes] += group
    for n, row in enumerate(rows):
        room = (len(others) + sum(map(len, rows[n:]))) // (processes - n) - len(row)
        row += others[: max(0, room)]
        del others[: max(0, room)]
    items[:] = [item for row in rows for item in row]


def group_of(item: pytest.Item) -> str:
    """Name the tests that are run one after the other with this one at the beginning, if it is among them."""
    file = item.path.relative_to(TESTS).as_posix() if item.path.is_relative_to(TESTS) else ""
    if file in COMPILING and isinstance(item, pytest.Function) and hasattr(item, "callspec"):
        given: dict[str, Any] = dict(item.callspec.params)
        game = given["way"][0] if "way" in given else given.get("game")
        return "" if game is None else f"compile {game.name}"
    return file if file in LONG else ""


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call(item: pytest.Item) -> Generator[None, object, object]:
    """Measure coverage only in a game's own tests: a rule that other tests happen to run may still be wrong.

    Measuring takes as long as running.
    """
    watcher = sys.gettrace()  # by hand, since the `no_cover` of pytest-cov does nothing in the processes of xdist
    own = item.path.parent.parent == GAMES and item.get_closest_marker("unwatched") is None
    if own or type(watcher).__module__ != "coverage":  # a debugger goes on
        return (yield)
    sys.settrace(None)
    try:
        return (yield)
    finally:
        sys.settrace(watcher)


@pytest.fixture(scope="session")
def postgresql() -> Iterator[str]:
    """A running PostgreSQL: a URL with a place for the database's name."""
    with postgres.running() as started:
        with psycopg.connect(started.url.format("postgres"), autocommit=True) as connection:
            connection.execute("CREATE DATABASE tests")
        yield started.url


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database, once of each kind."""
    return new_database(request, tmp_path, request.param)


@pytest.fixture
def store(url: str) -> Iterator[Store]:
    """An empty store, once of each kind."""
    with Store(url) as opened:
        yield opened


@pytest.fixture
def sqlite(tmp_path: Path) -> Iterator[Store]:
    """An empty store in a file, where the kind of database makes no difference."""
    with Store(f"sqlite:///{tmp_path / 'store.db'}") as opened:
        yield opened


def new_database(request: pytest.FixtureRequest, folder: Path, kind: str) -> str:
    if kind == "sqlite":
        return f"sqlite:///{folder / f'{secrets.token_hex(4)}.db'}"
    server: str = request.getfixturevalue("postgresql")
    with psycopg.connect(server.format("tests"), autocommit=True) as connection:  # emptied: many would fill the disk
        connection.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = 'tests' AND pid <> pg_backend_pid()"
        )
        connection.execute("DROP SCHEMA public CASCADE")
        connection.execute("CREATE SCHEMA public")
    return server.format("tests")


@pytest.fixture(scope="module")  # while it is open no other test of its process can run an event loop
def chromium() -> "Iterator[Browser]":
    """A real browser."""
    from browser import browsers

    browsers.needed()
    with browsers.chromium() as opened:
        yield opened


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> "Iterator[Server]":
    """A server without luck in a process of its own."""
    from browser import browsers
    from browser.exact import serve_exactly
    from fathomfive.soak.server import Server

    browsers.needed()
    folder = tmp_path_factory.mktemp("server")
    running = Server(f"sqlite:///{folder / 'store.db'}", folder, run=serve_exactly)
    running.start()
    yield running
    running.stop()


@pytest.fixture
def visit(chromium: "Browser", server: "Server") -> "Iterator[Callable[..., Visitor]]":
    """Give a function that opens a browser for a person; no browser may have logged an error at the end."""
    from browser.browsers import Visitor

    came: list[Visitor] = []

    def come(**how: Any) -> Visitor:
        came.append(Visitor(chromium, server.http, **how))
        return came[-1]

    yield come
    complaints = [line for visitor in came for line in visitor.complaints]
    for visitor in came:
        visitor.close()
    assert complaints == []
