"""`fathom serve` in processes of its own, and what is left when they are killed."""

import asyncio
import os
import random
import signal
import socket
import time
from contextlib import suppress
from pathlib import Path

import httpx
import pytest

from conftest import new_database
from fathomfive.cli.main import main
from fathomfive.kernel.game import TABLE
from fathomfive.store.check import check
from fathomfive.store.store import Store
from server.people import run
from server.process import PATIENCE, Player, Server, ask, lay

KILLS = 4  # in the normal run


async def under_fire(server: Server, kills: int, dice: random.Random) -> list[tuple[str, Player]]:
    """Let people play while the server is killed again and again; go on until the last game is over."""
    players: list[tuple[str, Player]] = []
    left = kills
    while left:
        match, keys = await asyncio.to_thread(lay, server)
        pair = [Player(server, match, key) for key in keys]
        players += [(match, player) for player in pair]
        playing = asyncio.gather(*(player.play() for player in pair))
        while left and not playing.done():
            await asyncio.sleep(dice.uniform(0.05, 0.6))
            if not playing.done():
                await asyncio.to_thread(server.kill)
                await asyncio.to_thread(server.start)
                left -= 1
        await asyncio.wait_for(playing, PATIENCE)
    return players


@pytest.mark.parametrize(("kind", "workers"), [("sqlite", 1), ("postgresql", 2)])
def test_a_server_that_is_killed_loses_no_acknowledged_move(
    kind: str, workers: int, request: pytest.FixtureRequest, tmp_path: Path
) -> None:
    url = new_database(request, tmp_path, kind)
    server = Server(url, tmp_path, "--workers", str(workers))
    server.start()
    try:
        players = run(under_fire(server, KILLS, random.Random(5)))
    finally:
        server.kill()
    with Store(url) as store:
        for match, player in players:
            log = check(store, match)
            events = store.since(match)
            assert log.match.over
            assert player.wrong == []
            assert player.acks
            kept = {event.cmd_id.partition(":")[2]: event.seq for event in events if event.cmd_id}
            for cmd_id, seq in player.acks.items():
                assert kept[cmd_id] == seq, "what was acknowledged is kept, at its place"
            assert [event["seq"] for event in player.events] == [event.seq for event in events], "and everyone heard it"
            assert sum(event.seat not in (None, TABLE) for event in events) == len(kept), "nothing was done twice"
        assert sum(player.breaks for _, player in players) >= KILLS


def test_a_server_that_is_killed_leaves_no_process_behind(tmp_path: Path) -> None:
    server = Server(f"sqlite:///{tmp_path / 'store.db'}", tmp_path)
    server.start()
    assert server.process is not None
    group = server.process.pid
    try:
        key = ask(server, "/api/me", {"name": "Anna"})["key"]
        # two bots that have a choice to make, so that a process is started for them
        table = ask(server, "/api/tables", {"game": "kipicot", "seats": ["random", "random"]}, key)
        ask(server, f"/api/tables/{table['match']}/start", None, key)
        while len(processes(group)) < 3:  # the server, the pool's, and the one that tidies up after both
            time.sleep(0.05)
        server.process.kill()
        server.process.wait()
        end = time.monotonic() + PATIENCE
        while processes(group) and time.monotonic() < end:
            time.sleep(0.05)
        assert processes(group) == []
    finally:
        for process in processes(group):
            os.kill(process, signal.SIGKILL)


def processes(group: int) -> list[int]:
    """List the processes of a group that still run."""
    found = []
    for folder in Path("/proc").glob("[0-9]*"):
        with suppress(OSError):
            state, _, its_group = (folder / "stat").read_text().rpartition(")")[2].split()[:3]
            if int(its_group) == group and state != "Z":
                found.append(int(folder.name))
    return found


def test_it_stops_when_asked_and_says_so_in_its_log(tmp_path: Path) -> None:
    server = Server(f"sqlite:///{tmp_path / 'store.db'}", tmp_path)
    server.start()
    assert httpx.get(f"{server.http}/health").json()["ok"]
    assert server.stop() in (0, -signal.SIGTERM)
    said = server.log.read_text()
    assert f"the tables are open at {server.http}" in said
    assert "shutdown complete" in said
    assert "Traceback" not in said


def refused(capsys: pytest.CaptureFixture[str], *args: str) -> str:
    assert main(["serve", *args]) == 2
    said = capsys.readouterr().err
    assert said.count("\n") == 1
    return said


def test_what_cannot_be_served_is_refused_in_one_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    here = ("--database", f"sqlite:///{tmp_path / 'store.db'}")
    assert "SQLite is for one worker, not 2" in refused(capsys, "--workers", "2", *here)
    assert "at least 1 worker" in refused(capsys, "--workers", "0", *here)
    assert "limits of at least 1" in refused(capsys, "--sockets-per-address", "0", *here)
    assert "port from 0 to 65535" in refused(capsys, "--port", "70000", *here)
    assert "cannot listen at" in refused(capsys, "--host", "192.0.2.1", *here)
    assert "kind 'mysql'" in refused(capsys, "--database", "mysql://x")
    with socket.socket() as door:
        door.bind(("127.0.0.1", 0))
        door.listen()
        assert "cannot listen at" in refused(capsys, "--port", str(door.getsockname()[1]), *here)
