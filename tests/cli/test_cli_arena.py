"""`fathom arena`, as a person or a program uses it."""

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from fathomfive.cli.main import main

GAME = "kipicot"
ARENA = ["arena", GAME, "random", "random", "--games", "6", "--seed", "4"]


def test_json_has_the_promised_shape(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*ARENA, "--json"]) == 0
    report = json.loads(capsys.readouterr().out)
    assert list(report)[:4] == ["game", "seats", "games", "bots"]
    assert (report["game"], report["seats"], report["games"]) == (GAME, 2, 6)
    keys = "name games wins win_share low high rating rating_low rating_high mean_points seconds_per_move mean_place"
    for bot in report["bots"]:
        assert list(bot) == keys.split()
        assert 0 <= bot["low"] <= bot["win_share"] == bot["wins"] / bot["games"] <= bot["high"] <= 1
        assert bot["rating_low"] <= bot["rating"] <= bot["rating_high"]
        assert bot["seconds_per_move"] > 0
    assert [bot["name"] for bot in report["bots"]] == ["random", "random#2"]
    assert [seat["seat"] for seat in report["seat_advantage"]] == [1, 2]
    assert report["verdict"] is None


def test_people_get_a_table(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*ARENA, "--until", "0.5", "--seats", "3"]) == 0
    printed = capsys.readouterr().out
    assert printed.startswith(f"{GAME}, 3 seat(s), 6 games on 2 deals, seed 4\n\nbot ")
    for word in ("win share", "rating", "points", "place", "s a move", "random#3", "seat in turn"):
        assert word in printed
    assert "random is neither above nor below a win share of 50.0% (after 2 deals; risk of error 5.0%)" in printed


@pytest.mark.parametrize(
    ("args", "words"),
    [
        (["arena", GAME], "the following arguments are required: BOT"),
        (["arena", "reaf", "random", "random"], "no game 'reaf' on the shelf"),
        (["arena", GAME, "random", "clever"], "no bot 'clever'; expected one of easy, medium, hard, expert"),
        (["arena", GAME, "random"], "kipicot is for 2 to 4 seats, not 1"),
        (["arena", GAME, "random", "random", "--games", "0"], "expected 2 (every line-up in every rotation once)"),
        (["arena", GAME, "random", "random", "--until", "70"], "expected a bar between 0 and 1, got 70.0"),
        (["arena", GAME, "random", "random", "--option", "x=1"], "kipicot has no option 'x'"),
        (["arena", GAME, "random", "random", "--cores", "999"], "cores on this machine, got 999"),
        (["arena", GAME, "random", "random", "--out", "/nowhere/x.jsonl"], "cannot keep results in /nowhere/x.jsonl"),
    ],
)
def test_bad_input_is_one_line(capsys: pytest.CaptureFixture[str], args: list[str], words: str) -> None:
    assert main(args) == 2
    printed = capsys.readouterr()
    assert printed.out == ""
    assert printed.err.startswith("fathom: ")
    assert printed.err.count("\n") == 1
    assert words in printed.err


def running(group: int) -> list[str]:
    """List the live processes of a group, where the system tells."""
    stats = [read(stat) for stat in Path("/proc").glob("[0-9]*/stat")]
    found = [(stat, stat.rpartition(")")[2].split()) for stat in stats if stat]
    return [stat for stat, (state, _, pgrp, *_) in found if int(pgrp) == group and state != "Z"]


def read(file: Path) -> str:
    try:
        return file.read_text(errors="replace")
    except OSError:  # it ended while we looked
        return ""


def begun(file: Path) -> "subprocess.Popen[str]":
    """Start a long contest on two cores, and wait until a few games are played."""
    command = f"arena {GAME} tiny.players:Sleepy random --games 5000 --cores 2 --out {file}"
    process = subprocess.Popen(
        [sys.executable, "-m", "fathomfive", *command.split()],
        env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
        stderr=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        start_new_session=True,
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),  # what runs in the background ignores it
    )
    while not file.exists() or file.read_bytes().count(b"\n") < 4:
        assert process.poll() is None, process.communicate()
        time.sleep(0.05)
    assert len(running(process.pid)) >= 3 or not Path("/proc").exists()
    return process


def soon_nobody_runs(group: int) -> None:
    patience = time.monotonic() + 20
    while running(group):
        assert time.monotonic() < patience, running(group)
        time.sleep(0.05)


def test_ctrl_c_keeps_what_was_played_and_leaves_nothing_running(tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    process = begun(file)
    os.killpg(process.pid, signal.SIGINT)  # as a terminal does: everyone hears it
    out, err = process.communicate(timeout=60)
    assert process.returncode == 130
    assert out == ""
    assert err.strip() == f"fathom: the games so far are in {file}; the same command continues"
    soon_nobody_runs(process.pid)
    lines = file.read_text().splitlines()
    assert len(lines) >= 4
    assert all(json.loads(line) for line in lines)


def test_a_contest_that_is_killed_leaves_nothing_running(tmp_path: Path) -> None:
    process = begun(tmp_path / "results.jsonl")
    process.kill()
    process.communicate(timeout=60)
    soon_nobody_runs(process.pid)
