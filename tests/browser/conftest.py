"""What tests of the pages are given: a server, and a browser."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser

from browser.browsers import Visitor, chromium, needed
from server.process import Server


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    needed()
    with chromium() as opened:
        yield opened


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    needed()
    folder: Path = tmp_path_factory.mktemp("house")
    running = Server(f"sqlite:///{folder / 'store.db'}", folder)
    running.start()
    yield running
    running.stop()


@pytest.fixture
def visit(browser: Browser, server: Server) -> Iterator[Callable[..., Visitor]]:
    """Let somebody come; nobody's browser may have complained when they go."""
    came: list[Visitor] = []

    def come(**how: Any) -> Visitor:
        came.append(Visitor(browser, server.http, **how))
        return came[-1]

    yield come
    complaints = [line for visitor in came for line in visitor.complaints]
    for visitor in came:
        visitor.close()
    assert complaints == []
