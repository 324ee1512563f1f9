"""Connections to PostgreSQL: both ends notice a dead or halted peer within seconds, and nothing stays locked."""

import threading
import time
from collections.abc import Callable
from concurrent.futures import Future
from functools import partial
from pathlib import Path

import pytest
import sqlalchemy as sa

from conftest import new_database
from fathomfive.kernel.errors import Refused
from fathomfive.store import liveness
from fathomfive.store.leases import AdvisoryLeases
from fathomfive.store.schema import events
from fathomfive.store.store import Store
from fathomfive.store.writer import PendingJob
from store.samples import begun, move

PATIENCE = 60.0  # seconds


@pytest.fixture
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    return new_database(request, tmp_path, "postgresql")


def until(holds: Callable[[], bool]) -> None:
    end = time.monotonic() + PATIENCE
    while not holds():
        assert time.monotonic() < end
        time.sleep(0.02)


def test_each_end_of_a_connection_has_timeouts(url: str) -> None:
    with Store(url) as store, store.engine.connect() as c:
        for name, value in liveness.THEIRS.items():
            if not name.startswith("tcp_"):  # PostgreSQL shows 0 for these on a socket that is a file
                assert c.exec_driver_sql(f"SHOW {name}").scalar_one() == value
        driver = c.connection.driver_connection
        assert driver is not None
        ours = driver.info.get_parameters()
        assert {name: ours[name] for name in ("keepalives_idle", "tcp_user_timeout")} == {
            "keepalives_idle": "1",
            "tcp_user_timeout": "4000",
        }


def test_the_url_may_set_other_timeouts() -> None:
    parsed = sa.make_url("postgresql+psycopg://db/x?tcp_user_timeout=60000")
    assert "tcp_user_timeout" not in liveness.own_timeouts(parsed)
    assert "keepalives_idle" in liveness.own_timeouts(parsed)


def test_a_worker_that_halts_inside_a_transaction_blocks_no_other(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(liveness.THEIRS, "idle_in_transaction_session_timeout", "200ms")
    with Store(url) as halted, Store(url) as other:
        begun(halted)
        with halted.engine.connect() as c:
            c.execute(events.insert(), {"match": "m1", "seq": 2, "kind": "move", "at": 1, "seat": 0, "move": 0})
            other.append("m1", 1, [move(2)])  # waits for the lock of that row
            c.invalidate()
        assert other.since("m1")[1] == move(2)


def test_a_job_whose_connection_ends_before_the_commit_is_done_again_once(url: str) -> None:
    with Store(url) as store:
        begun(store)
        attempts: list[int] = []

        def ends(most: int, c: sa.Connection) -> int:
            """Append a move, then lose the connection, as a worker does that halted; not more than `most` times."""
            c.execute(events.insert(), {"match": "m1", "seq": 2, "kind": "move", "at": 1, "seat": 0, "move": 0})
            attempts.append(len(attempts))
            if len(attempts) <= most:
                c.execute(sa.select(sa.func.pg_terminate_backend(sa.func.pg_backend_pid())))
            return len(attempts)

        with pytest.raises(Refused) as refused:
            store.writer.do(partial(ends, 2))
        assert refused.value.code == "store_down"
        assert len(store.since("m1")) == 1
        attempts.clear()
        assert store.writer.do(partial(ends, 1)) == 2
        assert [event.seq for event in store.since("m1")] == [1, 2]


def test_a_lease_of_a_worker_that_halts_ends(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(liveness, "LEASE_TIMEOUT", "200ms")
    with Store(url) as store:
        halted, other = AdvisoryLeases(store.engine), AdvisoryLeases(store.engine)
        assert halted.acquire("m")
        until(lambda: other.acquire("m"))
        other.close()
        until(lambda: halted.acquire("m"))  # it goes on, with a new connection
        halted.close()


def test_jobs_that_wait_for_a_lost_database_fail_together(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """One after another they would wait for a timeout each, and the store would stay busy for minutes."""
    with Store(url) as store:
        begun(store)
        attempts: list[float] = []

        def fail(*_: object) -> None:
            attempts.append(time.monotonic())
            raise sa.exc.OperationalError(None, None, OSError("no route"))

        store.engine.dispose()
        sa.event.listen(store.engine, "do_connect", fail)
        jobs: list[Future[str]] = []
        put, waiting = store.writer._put, list[object]()

        def put_and_note(job: PendingJob) -> None:
            put(job)
            waiting.append(job)

        monkeypatch.setattr(store.writer, "_put", put_and_note)
        with store.writer.pause:  # so that all of them wait
            threads = [threading.Thread(target=try_to_append, args=(store, jobs)) for _ in range(5)]
            for thread in threads:
                thread.start()
            until(lambda: len(waiting) == 5)
        for thread in threads:
            thread.join()
        sa.event.remove(store.engine, "do_connect", fail)
        assert [job.result() for job in jobs] == ["store_down"] * 5
        assert len(attempts) <= 2, "at most one for the job that came first, and one for all others"


def try_to_append(store: Store, jobs: "list[Future[str]]") -> None:
    done: Future[str] = Future()
    try:
        store.append("m1", 1, [move(2)])
        done.set_result("appended")
    except Refused as refused:
        done.set_result(refused.code)
    jobs.append(done)
