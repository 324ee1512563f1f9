"""Refusals leave nothing behind for the garbage collection: a flood of them would fill the memory until it runs."""

import asyncio
import gc
from collections.abc import Awaitable, Iterator
from contextlib import contextmanager
from functools import partial
from types import FrameType
from typing import Any

import pytest
import sqlalchemy as sa

from fathomfive.kernel.errors import Refused
from fathomfive.server import gate
from fathomfive.server.connection import until_one_ends
from fathomfive.server.fair_pool import FairPool
from fathomfive.server.fair_queue import Place
from fathomfive.server.gate import Gate
from fathomfive.server.heavy import HeavyWork
from fathomfive.server.limits import Limits
from fathomfive.server.metrics import Metrics
from fathomfive.store.store import Store
from server.people import Party, run
from server.small_jobs import refuse as refuse_words
from server.small_jobs import where


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


async def is_refused(work: Awaitable[object]) -> None:
    """Expect a refusal, and let the event loop forget it."""
    with pytest.raises(Refused):
        await work
    await asyncio.sleep(0)


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


def test_a_command_that_the_table_refuses(sqlite: Store) -> None:
    async def story() -> None:
        party = await Party.of(sqlite, "kipicot")
        await party.act()
        with no_frame_left():
            await is_refused(party.act("nothing at all"))

    run(story())


@pytest.mark.parametrize("error", [None, OSError("the disk is gone")])
def test_a_command_whose_sender_has_gone(sqlite: Store, monkeypatch: pytest.MonkeyPatch, error: OSError | None) -> None:
    """A refusal that nobody waits for is no fault of the server; any other error is reported."""
    reported: list[dict[str, Any]] = []

    async def story() -> None:
        party = await Party.of(sqlite, "kipicot")
        asyncio.get_running_loop().set_exception_handler(lambda _, about: reported.append(about))
        if error is not None:
            monkeypatch.setattr(sqlite, "append_async", partial(fail, error))
        async with party.table._lock:
            command = asyncio.ensure_future(party.act("nothing at all" if error is None else None))
            await asyncio.sleep(0)
            command.cancel()
            await asyncio.wait([command])
        await asyncio.wait(party.table._working)
        await asyncio.sleep(0)
        gc.collect()

    run(story())
    assert [about["exception"] for about in reported] == ([] if error is None else [error])


async def fail(error: Exception, *_: Any) -> None:
    raise error


def test_a_job_that_the_store_refuses(sqlite: Store) -> None:
    def job(_: sa.Connection) -> None:
        refuse()

    async def story() -> None:
        with no_frame_left():
            await is_refused(asyncio.to_thread(sqlite.writer.do, job))

    run(story())


def test_a_connection_that_is_ended() -> None:
    async def wait() -> None:
        await asyncio.Event().wait()

    async def end() -> None:
        refuse()

    async def story() -> None:
        with no_frame_left():
            await is_refused(until_one_ends(wait(), end(), wait()))

    run(story())


def test_a_job_that_fails_in_its_process() -> None:
    pool = FairPool("small", 1, 10, 10)

    async def story() -> None:
        await pool.run(where, None, 60, Place(0, "visitor"))
        with no_frame_left():
            await is_refused(pool.run(refuse_words, "no more", 60, Place(0, "visitor")))

    run(story())
    pool.close()


def test_a_visitor_without_time_left(monkeypatch: pytest.MonkeyPatch) -> None:
    work = HeavyWork()
    monkeypatch.setattr(work, "check_budget", refuse)

    async def story() -> None:
        with no_frame_left():
            await is_refused(work.find_or_run(("lesson", "kipicot"), str, "", "visitor"))

    run(story())
    work.close()
