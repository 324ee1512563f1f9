"""`fathom backup` and `restore`: named by time, rotated, checked, and restored into an empty store."""

import json
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from cli.test_cli_archive import GOLDEN, kept, words
from conftest import new_database
from fathomfive.archive import backups
from fathomfive.cli.main import main
from fathomfive.store.schema import events
from fathomfive.store.sqlite_file import is_private, lock_file
from fathomfive.store.store import Store
from fathomfive.store.transfer import count_rows
from store.test_sqlite_file import old_store


def test_backups_are_named_by_time_checked_and_rotated(
    url: str, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    names = kept(url, capsys, *GOLDEN)
    folder = tmp_path / "backups"
    made = []
    for second in range(4):
        monkeypatch.setattr(backups, "name_for_now", lambda second=second: f"fathom-20260101T00000{second}Z.db")
        assert main(["backup", "--into", str(folder), "--keep", "2", "--json", "--database", url]) == 0
        made.append(json.loads(capsys.readouterr().out))
    assert [file.name for file in backups.list_backups(folder)] == [
        "fathom-20260101T000002Z.db",
        "fathom-20260101T000003Z.db",
    ]
    assert [len(one["deleted"]) for one in made] == [0, 0, 1, 1]
    assert made[0]["checked"] == len(names)
    assert all(is_private(file) for file in folder.iterdir())
    assert len(list(folder.iterdir())) == 2, "nothing half-done is left"


def test_rotation_leaves_other_files_alone(tmp_path: Path) -> None:
    for name in ("store.db", "fathom-1.db", "fathom-20260101T000000Z.db", "fathom-20260102T000000Z.db"):
        (tmp_path / name).touch()
    assert [file.name for file in backups.rotate(tmp_path, 1)] == ["fathom-20260101T000000Z.db"]
    assert len(list(tmp_path.iterdir())) == 3


def test_the_name_of_a_backup_is_one(tmp_path: Path) -> None:
    (tmp_path / backups.name_for_now()).touch()
    assert len(backups.list_backups(tmp_path)) == 1


def test_a_backup_is_restored_into_an_empty_store_of_either_kind(
    url: str, tmp_path: Path, capsys: pytest.CaptureFixture[str], request: pytest.FixtureRequest
) -> None:
    names = kept(url, capsys, *GOLDEN)
    with Store(url) as store:
        anna, key = store.people.welcome("Anna")
        rows = count_rows(store)
    file = tmp_path / "copy.db"
    assert main(["backup", str(file), "--database", url]) == 0
    before = file.read_bytes()
    for kind in ("sqlite", "postgresql"):
        target = new_database(request, tmp_path, kind)
        with Store(target) as store:
            store.uptime.start("a server that nobody visited", 5)
        capsys.readouterr()
        assert main(["restore", str(file), "--json", "--database", target]) == 0
        found = json.loads(capsys.readouterr().out)
        assert (found["rows"], found["checked"], found["wrong"]) == (rows, len(names), [])
        with Store(target) as store:
            assert store.people.who(key) == anna
        assert "empty store" in words(capsys, "restore", str(file), "--database", target)
    assert file.read_bytes() == before, "the backup is not changed"


def test_a_backup_of_an_older_version_is_migrated_on_the_way(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    file = tmp_path / "old.db"
    old_store(file)
    before = file.read_bytes()
    target = f"sqlite:///{tmp_path / 'new.db'}"
    assert main(["restore", str(file), "--database", target]) == 0
    with Store(target) as store:
        assert store.people.names({"p1"}) == {"p1": "Anna"}
    assert file.read_bytes() == before
    assert "schema" not in caplog.text


def test_a_damaged_match_is_copied_as_it_is_and_named(
    url: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    one, two = kept(url, capsys, GOLDEN[0], GOLDEN[0])
    with Store(url) as store, store.engine.begin() as connection:
        connection.execute(events.delete().where((events.c.match == two) & (events.c.seq == 9)))
    file = tmp_path / "copy.db"
    assert main(["backup", str(file), "--check", "all", "--database", url]) == 1
    assert f"wrong: match {two}, event 10" in capsys.readouterr().out
    with Store(f"sqlite:///{file}") as copy:
        assert copy.all_matches() == sorted([one, two], key=copy.all_matches().index)


def test_a_copy_that_differs_is_not_kept(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    url = f"sqlite:///{tmp_path / 'store.db'}"
    kept(url, capsys, GOLDEN[0])
    monkeypatch.setattr(backups, "count_rows", lambda store: 3)
    there = tmp_path / "there"
    there.mkdir()
    assert "rows in the copy, got 3" in words(capsys, "backup", str(there / "copy.db"), "--database", url)
    assert list(there.iterdir()) == []


def test_impossible_backups_and_restores_are_refused_in_one_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "store.db"
    here = ("--database", f"sqlite:///{file}")
    copy = str(tmp_path / "copy.db")
    assert "either TO or --into" in words(capsys, "backup", *here)
    assert "either TO or --into" in words(capsys, "backup", copy, "--into", str(tmp_path), *here)
    assert "--keep of at least 1" in words(capsys, "backup", "--into", str(tmp_path), "--keep", "0", *here)
    assert "number of matches to check" in words(capsys, "backup", copy, "--check", "x", *here)
    assert "cannot read" in words(capsys, "restore", copy, *here)
    Path(copy).write_text("not a database")
    assert "expected a backup of a store" in words(capsys, "restore", copy, *here)
    with closing(sqlite3.connect(tmp_path / "other.db")) as other:
        other.execute("CREATE TABLE x (y)")
    assert "expected a backup of a store" in words(capsys, "restore", str(tmp_path / "other.db"), *here)
    with lock_file(file):
        assert "no server uses" in words(capsys, "restore", copy, *here)
