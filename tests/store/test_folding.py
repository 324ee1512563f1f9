"""The log beside a SQLite file is folded into it while somebody writes, and while nobody can, nothing is lost."""

import shutil
import sqlite3
import time
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path

import pytest

from fathomfive.session.cards import Card, Chair
from fathomfive.session.events import Event
from fathomfive.store import folding
from fathomfive.store.store import Store

CARD = Card("m1", "deep_dive", 1, 1, {}, {}, made=5)
PATIENCE = 30.0  # seconds


@pytest.fixture
def file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(folding, "EVERY", 0.01)
    monkeypatch.setattr(folding, "LONGEST", 40)
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
        assert time.monotonic() < end, f"it did not come true until event {seq}"
        store.append("m1", seq, [Event(seq + 1, "move", at=10, seat=0, move=1)])
        seq += 1
    assert [event.seq for event in store.since("m1")] == list(range(1, seq + 1))


def which_log(file: Path) -> bytes:
    """Give the salt of a log, which is another one whenever the log is begun anew."""
    with Path(f"{file}-wal").open("rb") as log:
        return log.read(24)[16:]


def write_until_new(store: Store, file: Path) -> None:
    """Append events until the log is another one."""
    before = which_log(file)
    write_until(store, lambda: which_log(file) != before)


def test_a_log_is_begun_anew_when_it_is_long(store: Store, file: Path) -> None:
    write_until_new(store, file)
    write_until_new(store, file)
    alone = file.parent / "alone.db"
    shutil.copy(file, alone)
    with closing(sqlite3.connect(alone)) as copy:
        assert copy.execute("SELECT count(*) FROM events").fetchone()[0] > 1  # what left the log is in the file


def test_who_reads_for_long_delays_it(store: Store, file: Path) -> None:
    with store.engine.connect() as reader:
        seen = reader.exec_driver_sql("SELECT count(*) FROM events").scalar_one()
        write_until(store, lambda: store.since("m1")[-1].seq == 50)  # what was folded before has had its consequences
        before = which_log(file)
        write_until(store, lambda: store.since("m1")[-1].seq == 300)
        assert which_log(file) == before
        assert reader.exec_driver_sql("SELECT count(*) FROM events").scalar_one() == seen
    write_until_new(store, file)


def test_what_cannot_be_folded_stays_in_the_log(store: Store, file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    tried = 0

    class Broken:
        def raw_connection(self) -> None:
            nonlocal tried
            tried += 1
            raise sqlite3.OperationalError("disk I/O error")

    with monkeypatch.context() as broken:
        broken.setattr(store._folding, "_engine", Broken())
        write_until(store, lambda: tried > 3)  # what was folded before has had its consequences by then
        before = which_log(file)
        write_until(store, lambda: tried > 10)
        assert which_log(file) == before
    write_until_new(store, file)
