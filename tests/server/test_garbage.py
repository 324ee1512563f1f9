"""Refusals leave nothing behind for the garbage collection: a flood of them would fill the memory until it runs."""

import gc
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from types import FrameType
from typing import Any

import pytest
import sqlalchemy as sa

from fathomfive.kernel.errors import Refused
from fathomfive.server import gate
from fathomfive.server.gate import Gate
from fathomfive.server.heavy import HeavyWork
from fathomfive.server.limits import Limits
from fathomfive.server.metrics import Metrics
from fathomfive.store.store import Store
from server.people import run


@contextmanager
def no_frame_left() -> Iterator[None]:
    """Fail if a function that is over stays in memory until a collection: with all that it knew."""
    gc.collect()
    gc.disable()
    gc.set_debug(gc.DEBUG_SAVEALL)
    try:
        yield
        gc.collect()
        left = sorted({one.f_code.co_qualname for one in gc.garbage if isinstance(one, FrameType)})
    finally:
        gc.set_debug(0)
        gc.garbage.clear()
        gc.enable()
    assert left == []


def refuse(*_: Any) -> None:
    raise Refused("too_many", "no more")


def test_a_request_that_is_refused_at_the_gate(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(gate, "DELAY", 0)
    sent: list[Any] = []

    async def send(message: Any) -> None:
        sent.append(message)

    async def story() -> None:
        strict = Gate(send, Metrics(), limits=Limits(requests=1e-6, at_once=1))  # type: ignore[arg-type]  # not called
        scope = {"type": "http", "path": "/api/me", "method": "GET", "headers": [], "client": ("127.0.0.1", 1)}
        strict.requests.check("127.0.0.1", "the first is let in")
        with no_frame_left():
            await strict(scope, None, send)  # type: ignore[arg-type]

    run(story())
    assert sent[0]["status"] == 429


def test_a_job_that_the_store_refuses(sqlite: Store) -> None:
    def job(_: sa.Connection) -> None:
        refuse()

    with no_frame_left(), suppress(Refused):
        sqlite.writer.do(job)


def test_a_visitor_without_time_left(monkeypatch: pytest.MonkeyPatch) -> None:
    work = HeavyWork()
    monkeypatch.setattr(work, "check_budget", refuse)

    async def story() -> None:
        with no_frame_left(), suppress(Refused):
            await work.find_or_run(("lesson", "kipicot"), str, "", "visitor")

    run(story())
    work.close()
