"""`fathom serve` in its own processes: starting, stopping, and being killed."""

import os
import signal
import socket
import time
from contextlib import suppress
from pathlib import Path

import httpx
import pytest
from websockets.sync.client import connect

from fathomfive.cli.main import main
from fathomfive.soak.client import ask
from fathomfive.soak.server import PATIENCE, Server


def test_a_server_that_is_killed_leaves_no_process_behind(tmp_path: Path) -> None:
    server = Server(f"sqlite:///{tmp_path / 'store.db'}", tmp_path)
    server.start()
    group = server.pid
    try:
        key = ask(server.http, "/api/me", {"name": "Anna"})["key"]
        # bots that have a choice to make, so that a process is started for them; bots alone think for spectators only
        table = ask(server.http, "/api/tables", {"game": "kipicot", "seats": ["easy", "me"]}, key)
        ask(server.http, f"/api/tables/{table['match']}/start", None, key)
        end = time.monotonic() + PATIENCE
        while len(processes(group)) < 2:  # the server and the pool's
            assert time.monotonic() < end
            time.sleep(0.05)
        os.kill(group, signal.SIGKILL)
        end = time.monotonic() + PATIENCE
        while processes(group) and time.monotonic() < end:
            time.sleep(0.05)
        assert processes(group) == []
    finally:
        server.kill()


def processes(group: int) -> list[int]:
    """List the processes of a group that still run."""
    found = []
    for folder in Path("/proc").glob("[0-9]*"):
        with suppress(OSError):
            state, _, its_group = (folder / "stat").read_text().rpartition(")")[2].split()[:3]
            if int(its_group) == group and state != "Z":
                found.append(int(folder.name))
    return found


def test_the_server_stops_on_a_signal_and_logs_it(tmp_path: Path) -> None:
    server = Server(f"sqlite:///{tmp_path / 'store.db'}", tmp_path)
    server.start()
    assert httpx.get(f"{server.http}/health").json()["ok"]
    assert server.stop() in (0, -signal.SIGTERM)
    said = server.log.read_text()
    assert f"the tables are open at {server.http}" in said
    assert "shutdown complete" in said
    assert "Traceback" not in said


def test_the_log_names_no_table(tmp_path: Path) -> None:
    """Anyone who knows the name of a table may watch it."""
    with Server(f"sqlite:///{tmp_path / 'store.db'}", tmp_path) as server:
        server.start()
        key = ask(server.http, "/api/me", {"name": "Anna"})["key"]
        match = ask(server.http, "/api/tables", {"game": "kipicot", "seats": ["me", "random"]}, key)["match"]
        with connect(f"{server.http.replace('http', 'ws', 1)}/api/tables/{match}/wire") as wire:
            assert match in str(wire.recv())
        assert server.stop() in (0, -signal.SIGTERM)
        said = server.log_text()
    assert "shutdown complete" in said
    assert match not in said
    assert key not in said


def refused(capsys: pytest.CaptureFixture[str], *args: str) -> str:
    assert main(["serve", *args]) == 2
    said = capsys.readouterr().err
    assert said.count("\n") == 1
    return said


def test_impossible_settings_are_refused_in_one_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    here = ("--database", f"sqlite:///{tmp_path / 'store.db'}")
    assert "SQLite supports one worker, not 2" in refused(capsys, "--workers", "2", *here)
    assert "at least 1 worker" in refused(capsys, "--workers", "0", *here)
    assert "limits of at least 1" in refused(capsys, "--sockets-per-address", "0", *here)
    assert "port from 0 to 65535" in refused(capsys, "--port", "70000", *here)
    assert "cannot listen at" in refused(capsys, "--host", "192.0.2.1", *here)
    assert "addresses or networks of proxies, got 'nginx'" in refused(capsys, "--trusted-proxies", "nginx", *here)
    assert "cannot write the access log" in refused(capsys, "--access-log", str(tmp_path / "no" / "log"), *here)
    assert "limits of at least 1" in refused(capsys, "--sockets-per-second", "0", *here)
    assert "kind 'mysql'" in refused(capsys, "--database", "mysql://x")
    with socket.socket() as door:
        door.bind(("127.0.0.1", 0))
        door.listen()
        taken = str(door.getsockname()[1])
        assert "cannot listen at" in refused(capsys, "--port", taken, *here)
        assert "cannot listen at" in refused(capsys, "--metrics-port", taken, *here)
