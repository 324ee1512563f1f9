"""`fathom doctor` finds nothing wrong with a good set-up, and what is wrong with a broken one."""

import json
import os
import socket
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from cli.broken_proxy import certificate, proxy
from fathomfive.archive import backups
from fathomfive.cli import checkup
from fathomfive.cli.main import main
from fathomfive.server import pages
from fathomfive.soak.server import Server
from fathomfive.store.cards import now
from fathomfive.store.sqlite_file import lock_file
from fathomfive.store.store import Store
from fathomfive.store.transfer import count_rows
from store.test_sqlite_file import old_store

PAGES = {"pages", "compression"}  # right only where they are built


def examine(capsys: pytest.CaptureFixture[str], *args: str) -> dict[str, dict[str, str]]:
    """Run it, and give what was found by subject."""
    status = main(["doctor", "--json", *args])
    said: dict[str, Any] = json.loads(capsys.readouterr().out)
    found = {finding["subject"]: finding for finding in said["findings"]}
    assert status == (not said["ok"]) == any(one["state"] == "wrong" for one in found.values())
    assert all(finding["mend"] for finding in found.values() if finding["state"] != "ok")
    return found


def wrong(found: dict[str, dict[str, str]]) -> set[str]:
    return {subject for subject, finding in found.items() if finding["state"] == "wrong"}


@pytest.fixture
def free_port() -> str:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return str(probe.getsockname()[1])


# --- This machine ----------------------------------------------------------------------------------------------------


def test_a_good_machine_passes_and_its_store_is_not_changed(
    url: str, tmp_path: Path, free_port: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pages, "BUILT", tmp_path)
    (tmp_path / "index.html").touch()
    with Store(url) as store:
        store.people.welcome("Anna")
        rows = count_rows(store)
    folder = tmp_path / "backups"
    assert main(["backup", "--into", str(folder), "--database", url]) == 0
    capsys.readouterr()
    here = ("--database", url, "--backups", str(folder), "--port", free_port)
    found = examine(capsys, *here)
    assert wrong(found) == set()
    assert {"Python", "packages", "pages", "schema", "store", "clock", "backups", "file descriptors"} <= set(found)
    with Store(url) as store:
        assert count_rows(store) == rows
    assert main(["doctor", *here]) == 0
    assert "nothing wrong: " in capsys.readouterr().out


def test_what_is_wrong_with_a_machine_is_named(
    tmp_path: Path, free_port: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    file, folder = tmp_path / "store.db", tmp_path / "backups"
    here = ("--database", f"sqlite:///{file}", "--backups", str(folder), "--port", free_port)
    monkeypatch.setattr(pages, "BUILT", tmp_path)
    assert wrong(examine(capsys, *here)) == {"pages", "backups"}
    assert not file.exists(), "looking for a store creates none"
    with Store(f"sqlite:///{file}") as store:
        store.uptime.start("ahead", now())
        store.uptime.heartbeat("ahead", now() + 3_600_000)
    file.chmod(0o644)
    folder.mkdir()
    old = folder / backups.name_for_now()
    old.touch()
    os.utime(old, (time.time() - 3 * 86400,) * 2)
    monkeypatch.setattr(checkup, "MIN_ROOM", 1 << 62)
    monkeypatch.setattr(checkup, "ROOM", 1 << 62)
    with lock_file(tmp_path / "store.db"):
        file.chmod(0o644)
        found = examine(capsys, *here)
    assert wrong(found) == {"pages", "backups", "disk", "file mode", "clock", "port"}
    assert "chmod 600" in found["file mode"]["mend"]
    assert f"process {os.getpid()} serves the store, but nothing answers" in found["port"]["found"]


def test_an_old_or_newer_schema_is_named_and_left_alone(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    url = old_store(tmp_path / "store.db")
    found = examine(capsys, "--database", url)["schema"]
    assert (found["state"], "got 0001" in found["found"]) == ("wrong", True)
    assert examine(capsys, "--database", url)["schema"]["state"] == "wrong", "it was not migrated"
    new = f"sqlite:///{tmp_path / 'new.db'}"
    with Store(new) as store, store.engine.begin() as c:
        c.execute(sa.text("UPDATE alembic_version SET version_num = '9999'"))
    assert "newer" in examine(capsys, "--database", new)["schema"]["mend"]


def test_a_store_that_does_not_answer_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    found = examine(capsys, "--database", "postgresql://fathom:secret@/none?host=/nowhere")
    assert found["store"]["state"] == "wrong"
    assert "secret" not in str(found)


def test_a_missing_package_is_named(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("importlib.metadata.requires", lambda name: ["numpy>=99", "no-such-package", "x; extra == 'y'"])
    found = checkup._packages()
    assert found.state == "wrong"
    assert "numpy >=99, got" in found.found
    assert "no-such-package , got none" in found.found


# --- A running server ------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("doctor")
    with Server(f"sqlite:///{folder / 'store.db'}", folder) as server:
        server.start()
        yield server


def visit(capsys: pytest.CaptureFixture[str], server: Server, *args: str) -> dict[str, dict[str, str]]:
    """Examine a server, and give what was found about it."""
    database = str(server.settings.database)
    return examine(capsys, *args, "--database", database, "--port", str(server.port))


def test_a_good_server_passes(running: Server, capsys: pytest.CaptureFixture[str]) -> None:
    found = visit(capsys, running, running.http)
    assert wrong(found) <= PAGES
    there = {
        "reachable", "server's clock", "TLS", "forwarded headers", "origin", "foreign origin", "WebSocket", "metrics",
        "allowed hosts",
    }  # fmt: skip
    assert there <= {subject for subject, finding in found.items() if finding["state"] == "ok"}
    assert "serves the store" in found["port"]["found"]


def test_a_proxy_that_loses_headers_is_found_out(running: Server, capsys: pytest.CaptureFixture[str]) -> None:
    with proxy(running.http, host=f"127.0.0.1:{running.port}", source="127.0.0.3") as url:
        found = visit(capsys, running, url)
    assert wrong(found) - PAGES == {"forwarded headers", "origin", "WebSocket"}
    assert f"Host: 127.0.0.1:{running.port}" in found["origin"]["found"]
    assert "--trusted-proxies" in found["forwarded headers"]["mend"]
    assert found["allowed hosts"]["state"] == "warning", "any name is answered, since the proxy gives another one"


def test_a_proxy_that_hides_tls_is_found_out(
    running: Server, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    made = certificate(tmp_path, days=5)
    with proxy(running.http, tls=made, X_Forwarded_For="127.0.0.1") as url:
        assert "not valid" in visit(capsys, running, url)["TLS"]["found"]
        found = visit(capsys, running, url, "--ca", str(made[0]))
    assert "ends in 5 days" in found["TLS"]["found"] or "ends in 4 days" in found["TLS"]["found"]
    assert {"TLS", "forwarded headers"} <= wrong(found)
    assert "cookies are not Secure" in found["forwarded headers"]["found"]


def test_a_proxy_with_tls_that_tells_what_visitors_use_passes(
    running: Server, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    made = certificate(tmp_path, days=90)
    with proxy(running.http, tls=made, X_Forwarded_For="127.0.0.1", X_Forwarded_Proto="https") as url:
        found = visit(capsys, running, url, "--ca", str(made[0]))
    assert wrong(found) - PAGES == {"WebSocket"}, "this proxy knows none"
    assert found["forged address"]["state"] == "ok"


def test_an_address_without_a_server_is_found_out(
    running: Server, free_port: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert "reachable" in wrong(visit(capsys, running, f"http://127.0.0.1:{free_port}"))
    assert main(["doctor", "play.example.org"]) == 2
    assert "expected a URL like" in capsys.readouterr().err
