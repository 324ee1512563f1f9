"""Opening, migrating, copying and losing a database."""

from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path

import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext

from conftest import new_database
from fathomfive.kernel.errors import Refused
from fathomfive.store import schema
from fathomfive.store.database import database_errors, default_url
from fathomfive.store.store import Store
from fathomfive.store.transfer import copy_store, count_rows
from store.samples import begun, code, move


def test_the_migrations_build_the_schema(store: Store) -> None:
    with store.engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), schema.metadata) == []


def test_a_new_store_can_be_opened_concurrently(url: str) -> None:
    with ThreadPoolExecutor(4) as pool:
        for store in pool.map(Store, [url] * 4):
            store.close()


def test_a_store_of_a_newer_program_is_refused(url: str) -> None:
    with Store(url) as store, store.engine.begin() as connection:
        connection.execute(sa.text("UPDATE alembic_version SET version_num = '9999'"))
    assert code(lambda: Store(url)) == "newer_store"


def test_sqlite_commits_are_durable(sqlite: Store) -> None:
    with sqlite.engine.connect() as connection:
        pragmas = {name: connection.exec_driver_sql(f"PRAGMA {name}").scalar() for name in PRAGMAS}
    assert pragmas == PRAGMAS


PRAGMAS = {"journal_mode": "wal", "synchronous": 2, "foreign_keys": 1, "wal_autocheckpoint": 0}


@pytest.mark.parametrize(
    ("url", "words"),
    [
        ("mysql://x/y", "got one of kind 'mysql'"),
        ("rubbish", "expected a database like"),
        ("sqlite://", "expected a file"),
        ("sqlite:///:memory:", "expected a file"),
        ("sqlite:////proc/none/store.db", "cannot create the folder"),
        ("postgresql://fathom:secret@/none?host=/nowhere", "is not available"),
    ],
)
def test_a_bad_database_url_is_refused_with_a_reason(url: str, words: str) -> None:
    with pytest.raises(Refused, match=words) as refused:
        Store(url)
    assert "secret" not in refused.value.error


def test_a_file_that_is_not_a_database_is_refused_and_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "store.db"
    file.write_text("this is a letter, not a database\n" * 50)
    assert code(lambda: Store(f"sqlite:///{file}")) == "store_down"
    assert file.read_text().startswith("this is a letter")


def test_the_environment_names_the_default_database(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("FATHOM_DATABASE", "sqlite:///here.db")
    assert default_url() == "sqlite:///here.db"
    monkeypatch.delenv("FATHOM_DATABASE")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert default_url().endswith("fathom.db")


def test_a_copy_is_complete_and_needs_an_empty_store(store: Store, tmp_path: Path) -> None:
    anna, key = store.people.welcome("Anna")
    begun(store).append("m1", 1, [replace(move(2, "a"), word="easy")])
    assert store.since("m1")[1].word == "easy"
    store.say("m1", anna.person, "ahoj", "c1")
    steps: list[int] = []
    with Store(f"sqlite:///{tmp_path / 'copy.db'}") as copy:
        assert copy_store(store, copy, steps.append) == count_rows(store) == sum(steps) == 8
        assert copy.since("m1") == store.since("m1")
        assert copy.card("m1") == store.card("m1")
        assert copy.people.who(key) == anna
        assert code(lambda: copy_store(store, copy)) == "not_empty"
        assert count_rows(copy) == 8


def test_appends_to_a_full_disk_are_refused_and_nothing_is_lost(sqlite: Store) -> None:
    begun(sqlite)
    room = 10  # pages of the file that may be added

    def limit(pages: int) -> None:
        sqlite.writer.do(lambda c: c.exec_driver_sql(f"PRAGMA max_page_count = {pages}") and None)

    with sqlite.engine.connect() as connection:
        used = int(connection.exec_driver_sql("PRAGMA page_count").scalar_one())
    limit(used + room)

    def fill() -> None:
        for seq in range(1, 10_000):
            sqlite.append("m1", seq, [replace(move(seq + 1), word="x" * 1000)])

    with pytest.raises(Refused, match="full") as refused:
        fill()
    assert refused.value.code == "store_down"
    kept = sqlite.since("m1")
    seq = len(kept)
    assert [event.seq for event in kept] == list(range(1, seq + 1)), (
        "acknowledged events are there, refused ones are not"
    )
    assert seq > 1
    limit(1_000_000)
    sqlite.append("m1", seq, [move(seq + 1)])
    assert len(sqlite.since("m1")) == seq + 1


def test_the_store_reconnects_to_a_database_that_was_down(
    postgresql: str, request: pytest.FixtureRequest, tmp_path: Path
) -> None:
    url = new_database(request, tmp_path, "postgresql")
    with Store(url) as store, Store(postgresql.format("postgres")) as keeper:
        begun(store)

        def shut(allowed: str) -> None:
            with keeper.engine.connect().execution_options(isolation_level="AUTOCOMMIT") as c:
                c.exec_driver_sql(f"ALTER DATABASE tests ALLOW_CONNECTIONS {allowed}")
                c.exec_driver_sql("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = 'tests'")

        shut("false")
        assert code(lambda: store.append("m1", 1, [move(2)])) == "store_down"
        assert code(lambda: store.since("m1")) == "store_down"
        shut("true")
        store.append("m1", 1, [move(2)])
        assert len(store.since("m1")) == 2


def test_a_store_without_a_free_connection_is_not_available(store: Store) -> None:
    with pytest.raises(Refused, match="is not available") as refused, database_errors(store.engine):
        raise sa.exc.TimeoutError("no connection became free")
    assert refused.value.code == "store_down"
