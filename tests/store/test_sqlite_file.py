"""The file of a SQLite store: its mode, the lock of its server, and the copy before a migration."""

import os
import sqlite3
import stat
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from alembic import command
from alembic.config import Config

from fathomfive.cli.main import main
from fathomfive.kernel.errors import Refused
from fathomfive.soak.server import Server
from fathomfive.store import migrations
from fathomfive.store.database import schema_versions
from fathomfive.store.sqlite_file import lock_file, server_of
from fathomfive.store.store import Store
from store.samples import begun, code


@pytest.fixture(autouse=True)
def usual_umask() -> Iterator[None]:
    before = os.umask(0o022)
    yield
    os.umask(before)


def mode(file: Path) -> int:
    return stat.S_IMODE(file.stat().st_mode)


# --- Mode ------------------------------------------------------------------------------------------------------------


def test_only_its_owner_may_read_a_store(tmp_path: Path) -> None:
    file = tmp_path / "folder" / "store.db"
    with Store(f"sqlite:///{file}") as store:
        begun(store)
        with lock_file(file):
            found = {one.name: mode(one) for one in file.parent.iterdir()}
    assert found == dict.fromkeys(("store.db", "store.db-wal", "store.db-shm", "store.db.lock"), 0o600)
    assert mode(file.parent) == 0o700


def test_a_store_that_others_could_read_is_tightened_and_that_is_logged(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    file = tmp_path / "store.db"
    Store(f"sqlite:///{file}").close()
    file.chmod(0o644)
    with Store(f"sqlite:///{file}"):
        assert mode(file) == 0o600
    assert f"{file} had mode 0644 and has 0600 now" in caplog.text
    caplog.clear()
    Store(f"sqlite:///{file}").close()
    assert [record.getMessage() for record in caplog.records if record.name == "fathom.store"] == []


# --- Lock ------------------------------------------------------------------------------------------------------------


def test_a_second_server_on_the_same_file_is_refused_with_the_pid_of_the_first(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'store.db'}"
    first = Server(url, tmp_path)
    with first:
        first.start()
        said = subprocess.run(
            [sys.executable, "-m", "fathomfive", "serve", "--cold", "--port", "0", "--database", url],
            capture_output=True, text=True, check=False, timeout=120,
        )  # fmt: skip
        assert said.returncode == 2
        assert f"which the process {first.pid} serves" in said.stderr
        assert server_of(tmp_path / "store.db") == str(first.pid)
        assert main(["verify", "--database", url]) == 0, "other commands work beside it"
        assert main(["backup", str(tmp_path / "copy.db"), "--database", url]) == 0
        first.kill()
        assert server_of(tmp_path / "store.db") is None, "a killed process has no lock"
        first.start()


def test_the_lock_is_the_same_by_any_path_of_the_file(tmp_path: Path) -> None:
    (tmp_path / "link").symlink_to(tmp_path, target_is_directory=True)
    with lock_file(tmp_path / "store.db"):
        assert code(lambda: lock_file(tmp_path / "link" / "store.db")) == "store_in_use"
    lock_file(tmp_path / "link" / "store.db").release()


# --- Migration -------------------------------------------------------------------------------------------------------


def old_store(file: Path) -> str:
    """Make a store with the first schema and one person."""
    with closing(sqlite3.connect(file)):
        pass
    from sqlalchemy import create_engine

    url = f"sqlite:///{file}"
    config = Config()
    config.set_main_option("script_location", str(Path(next(iter(migrations.__path__)))))
    engine = create_engine(url)
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "0001")
        connection.exec_driver_sql("INSERT INTO people (person, name, made) VALUES ('p1', 'Anna', 5)")
    engine.dispose()
    file.chmod(0o600)
    return url


def test_a_store_is_copied_before_it_is_migrated(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    file = tmp_path / "store.db"
    url = old_store(file)
    assert schema_versions(url) == ("0001", schema_versions(url)[1])
    with Store(url) as store:
        assert store.people.names({"p1"}) == {"p1": "Anna"}
    (copy,) = tmp_path.glob("store.db.schema-0001-*")
    assert f"kept in {copy}" in caplog.text
    assert mode(copy) == 0o600
    with closing(sqlite3.connect(copy)) as old:
        assert old.execute("SELECT version_num FROM alembic_version").fetchall() == [("0001",)]
        assert old.execute("SELECT name FROM people").fetchall() == [("Anna",)]
    Store(url).close()
    assert len(list(tmp_path.glob("store.db.schema-*"))) == 1, "there is nothing to migrate"


def test_a_store_that_cannot_be_copied_is_not_migrated(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "store.db"
    url = old_store(file)

    def fail(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(Path, "replace", fail)
    with pytest.raises(Refused, match="not migrated from 0001") as refused:
        Store(url)
    assert refused.value.code == "cannot_save"
    assert schema_versions(url)[0] == "0001"
    assert not list(tmp_path.glob("*.part"))


def test_a_store_is_not_migrated_under_a_running_server(tmp_path: Path) -> None:
    url = old_store(tmp_path / "store.db")
    holder = subprocess.Popen(
        [sys.executable, "-c", HOLDER, str(tmp_path / "store.db")],
        stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True,
    )  # fmt: skip
    assert holder.stdout is not None
    assert holder.stdout.readline() == "held\n"
    with pytest.raises(Refused, match=f"which the process {holder.pid} serves"):
        Store(url)
    holder.communicate()
    Store(url).close()


HOLDER = """
import sys
from pathlib import Path
from fathomfive.store.sqlite_file import lock_file
with lock_file(Path(sys.argv[1])):
    print("held", flush=True)
    sys.stdin.read()
"""
