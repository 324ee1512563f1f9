"""The WAL of a SQLite file is checkpointed during writes, and a failed checkpoint loses nothing."""

import shutil
import sqlite3
import time
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path

import pytest

from fathomfive.session.cards import Card, Chair
from fathomfive.session.events import Event
from fathomfive.store import checkpoint
from fathomfive.store.store import Store

CARD = Card("m1", "deep_dive", 1, 1, {}, {}, made=5)
PATIENCE = 120.0  # seconds; a busy machine may need a tenth of a second for a commit


@pytest.fixture
def file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(checkpoint, "SHORTEST", 0.01)
    monkeypatch.setattr(checkpoint, "LONGEST", 0.01)
    monkeypatch.setattr(checkpoint, "MAX_PAGES", 40)
    return tmp_path / "store.db"


@pytest.fixture
def store(file: Path) -> Iterator[Store]:
    with Store(f"sqlite:///{file}") as store:
        store.create(CARD, [Chair(0, bot="easy")])
        store.append("m1", 0, [Event(1, "start", at=10)])
        yield store


def write_until(store: Store, enough: Callable[[], bool]) -> None:
    """Append events until something is true."""
    end = time.monotonic() + PATIENCE
    seq = store.since("m1")[-1].seq
    while not enough():
        assert time.monotonic() < end, f"not true after event {seq}"
        store.append("m1", seq, [Event(seq + 1, "move", at=10, seat=0, move=1)])
        seq += 1
    assert [event.seq for event in store.since("m1")] == list(range(1, seq + 1))


def wal_salt(file: Path) -> bytes:
    """Give the salt of the WAL, which changes whenever the WAL is restarted."""
    with Path(f"{file}-wal").open("rb") as log:
        return log.read(24)[16:]


def write_until_restart(store: Store, file: Path) -> None:
    """Append events until the WAL is restarted."""
    before = wal_salt(file)
    write_until(store, lambda: wal_salt(file) != before)


def test_a_long_wal_is_restarted(store: Store, file: Path) -> None:
    write_until_restart(store, file)
    write_until_restart(store, file)
    alone = file.parent / "alone.db"
    shutil.copy(file, alone)
    with closing(sqlite3.connect(alone)) as copy:
        assert copy.execute("SELECT count(*) FROM events").fetchone()[0] > 1  # what left the WAL is in the file


def test_a_long_read_delays_the_restart(store: Store, file: Path) -> None:
    with store.engine.connect() as reader:
        seen = reader.exec_driver_sql("SELECT count(*) FROM events").scalar_one()
        write_until(store, lambda: store.since("m1")[-1].seq == 50)  # an earlier checkpoint has had its effect
        before = wal_salt(file)
        write_until(store, lambda: store.since("m1")[-1].seq == 300)
        assert wal_salt(file) == before
        assert reader.exec_driver_sql("SELECT count(*) FROM events").scalar_one() == seen
    write_until_restart(store, file)


def test_a_failed_checkpoint_leaves_the_events_in_the_wal(
    store: Store, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    tried = 0

    class Broken:
        def raw_connection(self) -> None:
            nonlocal tried
            tried += 1
            raise sqlite3.OperationalError("disk I/O error")

    with monkeypatch.context() as broken:
        broken.setattr(store._checkpointer, "_engine", Broken())
        write_until(store, lambda: tried > 3)  # an earlier checkpoint has had its effect by then
        before = wal_salt(file)
        write_until(store, lambda: tried > 10)
        assert wal_salt(file) == before
    write_until_restart(store, file)
