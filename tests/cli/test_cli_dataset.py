"""`fathom dataset`, as a person or a program uses it: interrupted, killed, on a full disk."""

import json
import os
import resource
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pyarrow.parquet as pq
import pytest

from fathomfive.arena.dataset import make_dataset
from fathomfive.cli.arguments import bot_specs
from fathomfive.cli.main import main

GAME = "kipicot"
BOTS = ["tiny.players:Sleepy", "random"]


def command(folder: Path, *more: str) -> list[str]:
    return ["dataset", GAME, "--bots", ",".join(BOTS), "--games", "4", "--shard", "1", "--out", str(folder), *more]


def started(folder: Path, before: Callable[[], object]) -> "subprocess.Popen[str]":
    return subprocess.Popen(
        [sys.executable, "-m", "fathomfive", *command(folder)],
        env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
        stderr=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        start_new_session=True,
        preexec_fn=before,
    )


def files_of(folder: Path) -> dict[str, bytes]:
    found = [path for path in folder.rglob("*") if path.is_file() and path.name != ".lock"]
    return {path.relative_to(folder).as_posix(): path.read_bytes() for path in found}


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> dict[str, bytes]:
    """The files of a run without interruption."""
    folder = tmp_path_factory.mktemp("whole")
    make_dataset(GAME, BOTS, 4, folder, shard=1)
    return files_of(folder)


@pytest.mark.parametrize("end", [signal.SIGINT, signal.SIGKILL])
def test_a_run_that_is_ended_is_continued_by_the_same_command(
    tmp_path: Path, whole: dict[str, bytes], end: signal.Signals, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = tmp_path / "data"
    # what runs in the background ignores Ctrl-C
    process = started(folder, lambda: signal.signal(signal.SIGINT, signal.SIG_DFL))
    while not (folder / "games" / "000000.parquet").exists():
        assert process.poll() is None, process.communicate()
        time.sleep(0.02)
    process.send_signal(end)
    out, err = process.communicate(timeout=60)
    assert out == ""
    if end == signal.SIGINT:
        assert process.returncode == 130
        assert err.strip() == f"fathom: the whole shards so far are in {folder}; the same command continues"
        assert not list(folder.rglob("*.part"))
    kept = files_of(folder)
    assert all(whole[name] == kept[name] for name in kept if not name.endswith(".part"))
    assert main(command(folder, "--json")) == 0
    report = json.loads(capsys.readouterr().out)
    assert (report["games"], report["shards"]) == (4, 4)
    assert 0 < report["played"] < 4
    assert files_of(folder) == whole


def test_a_full_disk_leaves_nothing_half_written(tmp_path: Path, whole: dict[str, bytes]) -> None:
    """A limit on the size of files stands in for a full disk: the manifest fits, no shard does."""
    folder = tmp_path / "data"
    size = 4096
    assert len(whole["manifest.json"]) < size < min(len(data) for name, data in whole.items() if "/" in name)
    process = started(folder, lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (size, size)))
    out, err = process.communicate(timeout=60)
    assert (process.returncode, out) == (2, "")
    assert err == f"fathom: cannot save {folder}/games/000000.parquet: File too large\n"
    assert set(files_of(folder)) == {"manifest.json"}
    make_dataset(GAME, BOTS, 4, folder, shard=1)
    assert files_of(folder) == whole


def test_a_full_disk_leaves_no_file_of_a_simulation(tmp_path: Path) -> None:
    """What is left is a journal, which the same command goes on from when there is room."""
    for suffix in ("parquet", "jsonl"):
        words = f"simulate {GAME} --on plain --games 300 --out {tmp_path}/games.{suffix}"
        result = subprocess.run(
            [sys.executable, "-m", "fathomfive", *words.split()],
            capture_output=True,
            text=True,
            check=False,
            preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (4096, 4096)),
        )
        assert (result.returncode, result.stdout) == (2, "")
        assert result.stderr == f"fathom: cannot keep games in {tmp_path}/.games.{suffix}.games: File too large\n"
    assert {path.name for path in tmp_path.iterdir()} == {".games.parquet.games", ".games.jsonl.games"}
    for name in ("games.parquet", "whole.parquet"):
        assert main(f"simulate {GAME} --on plain --games 300 --out {tmp_path}/{name}".split()) == 0
    assert (tmp_path / "games.parquet").read_bytes() == (tmp_path / "whole.parquet").read_bytes()


def test_people_read_what_is_in_the_folder(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = f"dataset {GAME} --bots random --games 3 --seating stay --opening 2 --out {tmp_path}/data"
    assert main(words.split()) == 0
    printed = capsys.readouterr()
    positions = pq.read_metadata(tmp_path / "data" / "positions" / "000000.parquet").num_rows
    for line in ("3   3 of them new", f"positions  {positions:>14,}", "kipicot, 2 seat(s), random, random#2, seed 0"):
        assert line in printed.out
    assert printed.err == ""
    assert main(words.split()) == 0
    assert "3   0 of them new" in capsys.readouterr().out


def test_bots_limited_by_time_are_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = f"dataset {GAME} --bots search:seconds=0.001,tree=no,random --games 2 --out {tmp_path}/data --json"
    assert main(words.split()) == 0
    printed = capsys.readouterr()
    named = "fathom: limited by time, may play differently in another run: search:seconds=0.001,tree=no\n"
    assert printed.err.endswith(named)  # after a notice of compiling, perhaps
    assert json.loads(printed.out)["timed"] == ["search:seconds=0.001,tree=no"]


def test_a_list_of_bots_keeps_their_settings() -> None:
    assert bot_specs(["medium,hard"]) == ["medium", "hard"]
    assert bot_specs(["search:iterations=9,horizon=1,random", "my/bot.py:Own"]) == [
        "search:iterations=9,horizon=1", "random", "my/bot.py:Own",
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("words", "refusal"),
    [
        (f"dataset {GAME} --games 4 --out data", "the following arguments are required: --bots"),
        ("dataset reaf --bots random --games 4 --out data", "no game 'reaf' on the shelf"),
        (f"dataset {GAME} --bots random,clever --games 4 --out data", "no bot 'clever'; expected one of easy"),
        (f"dataset {GAME} --bots random, --games 4 --out data", "no bot ''; expected one of easy"),
        (f"dataset {GAME} --bots iterations=4 --games 4 --out data", "no bot 'iterations=4'; expected one of easy"),
        (f"dataset {GAME} --bots random --games 0 --out data", "to 10000000 games, got 0"),
        (f"dataset {GAME} --bots random --games 4 --shard 0 --out data", "games in a shard, got 0"),
        (f"dataset {GAME} --bots random --games 4 --option x=1 --out data", "kipicot has no option 'x'"),
        (f"dataset {GAME} --bots random --games 4 --seats 7 --out data", "kipicot is for 2 to 4 seats, not 7"),
        (f"dataset {GAME} --bots random --games 4 --seed -1 --out data", "expected a seed from 0"),
        (f"dataset {GAME} --bots random --games 4 --out /dev/null/data", "cannot keep a dataset in /dev/null/data"),
        (f"simulate {GAME} --bots medium --on cpu", "expected --on for moves at random, got --on cpu with --bots"),
        (f"simulate {GAME} --opening 3", "expected --bots with --opening and --seating, got none"),
        (f"simulate {GAME} --bots clever", "no bot 'clever'; expected one of easy"),
        (f"simulate {GAME} --out games.xlsx", "expected a file that ends in .parquet, .csv, .jsonl, got games.xlsx"),
        (f"simulate {GAME} --out /nowhere/games.csv", "cannot save /nowhere/games.csv: No such file or directory"),
    ],
)
def test_bad_input_is_one_line(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, words: str, refusal: str
) -> None:
    monkeypatch.chdir(tmp_path)
    assert main(words.split()) == 2
    printed = capsys.readouterr()
    assert printed.out == ""
    assert printed.err.startswith("fathom: ")
    assert printed.err.count("\n") == 1
    assert refusal in printed.err
    assert list(tmp_path.iterdir()) == []
