"""`fathom verify`, `backup`, `export` and `import`, as an administrator uses them."""

import json
from pathlib import Path

import pytest
import sqlalchemy as sa

from fathomfive.cli.main import main
from fathomfive.store.schema import events
from fathomfive.store.store import Store
from walks import TESTS

GOLDEN = sorted((TESTS / "games").glob("*/games/two-players.tide"))


def kept(url: str, capsys: pytest.CaptureFixture[str], *files: Path) -> list[str]:
    assert main(["import", "--json", "--database", url, *map(str, files)]) == 0
    return [json.loads(line)["match"] for line in capsys.readouterr().out.splitlines()]


def words(capsys: pytest.CaptureFixture[str], *args: str) -> str:
    assert main(list(args)) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.count("\n") == 1
    return said.err


def test_imported_games_verify_and_are_exported_unchanged(
    url: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert len(GOLDEN) > 1
    names = kept(url, capsys, *GOLDEN)
    assert main(["verify", "--database", url]) == 0
    assert capsys.readouterr().out.startswith(f"{len(GOLDEN)} of {len(GOLDEN)} matches are right")
    for name, file in zip(names, GOLDEN, strict=True):
        out = tmp_path / f"{name}.tide"
        assert main(["export", name, "--to", str(out), "--database", url]) == 0
        assert out.read_text() == file.read_text()


def test_verify_names_what_is_wrong_and_fails_with_a_status(url: str, capsys: pytest.CaptureFixture[str]) -> None:
    one, two = kept(url, capsys, GOLDEN[0], GOLDEN[0])
    with Store(url) as store, store.engine.begin() as connection:
        connection.execute(events.delete().where((events.c.match == two) & (events.c.seq == 9)))
    assert main(["verify", "--database", url]) == 1
    said = capsys.readouterr().out.splitlines()
    assert said[0] == f"wrong: match {two}, event 10: expected event 9"
    assert said[1].startswith("1 of 2 matches are right")
    assert main(["verify", "--json", "--database", url, one]) == 0
    assert json.loads(capsys.readouterr().out)["right"] == 1
    assert main(["verify", "--database", url, "nothing"]) == 1
    assert "there is no match 'nothing'" in capsys.readouterr().out


def test_a_backup_is_a_store_that_holds_the_same(url: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (name,) = kept(url, capsys, GOLDEN[0])
    copy = tmp_path / "copy" / "store.db"
    copy.parent.mkdir()
    assert main(["backup", str(copy), "--database", url]) == 0
    assert [file.name for file in copy.parent.iterdir()] == ["store.db"], "one file, nothing half-done beside it"
    assert main(["verify", "--database", f"sqlite:///{copy}", name]) == 0
    assert "1 of 1 matches are right" in capsys.readouterr().out
    assert "already exists" in words(capsys, "backup", str(copy), "--database", url)
    assert "empty store" in words(capsys, "backup", f"sqlite:///{copy}", "--database", url)


def test_a_backup_that_fails_leaves_nothing_behind(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    broken = tmp_path / "broken.db"
    with Store(f"sqlite:///{broken}") as store, store.engine.begin() as connection:
        connection.execute(sa.text("DROP TABLE chat"))
    there = tmp_path / "there"
    there.mkdir()
    assert "no such table" in words(capsys, "backup", str(there / "copy.db"), "--database", f"sqlite:///{broken}")
    assert list(there.iterdir()) == []


def test_a_wrong_file_or_name_is_refused_in_one_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    url = f"sqlite:///{tmp_path / 'store.db'}"
    cut = tmp_path / "cut.tide"
    cut.write_text(GOLDEN[0].read_text()[:-60])
    assert "cut.tide:" in words(capsys, "import", str(cut), "--database", url)
    assert "cannot be read" in words(capsys, "import", str(tmp_path / "none.tide"), "--database", url)
    assert "there is no match 'none'" in words(capsys, "export", "none", "--database", url)
    (name,) = kept(url, capsys, GOLDEN[0])
    assert "already exists" in words(capsys, "export", name, "--to", str(cut), "--database", url)
    assert "kind 'mysql'" in words(capsys, "verify", "--database", "mysql://here")
    with Store(url) as store:
        assert store.all_matches() == [name], "what was refused left nothing behind"
