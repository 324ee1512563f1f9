"""`fathom learn`, as a person or a program uses it: stopped, on a full disk, without JAX."""

import json
import os
import resource
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from fathomfive.bots.weights import load
from fathomfive.cli.learn import page
from fathomfive.cli.main import main
from tiny import PIG

TINY = Path(__file__).parent.parent / "tiny"
SMALL = "--tables 60 --steps 16 --widths 16 --minibatch 64"


def started(words: str, before: Callable[[], object] | None = None) -> "subprocess.Popen[str]":
    return subprocess.Popen(
        [sys.executable, "-m", "fathomfive", *words.split()],
        env={**os.environ, "FATHOM_GAMES": str(TINY)},
        stderr=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        start_new_session=True,
        preexec_fn=before,
    )


def test_a_training_is_stopped_continued_and_measured(tmp_path: Path) -> None:
    out = tmp_path / "pig.npz"
    words = f"learn pig {SMALL} --out {out} --rivals random --games 20"
    # what runs in the background ignores Ctrl-C
    process = started(f"{words} --minutes 60", lambda: signal.signal(signal.SIGINT, signal.SIG_DFL))
    curves = out.with_suffix(".jsonl")
    while not curves.exists() or curves.read_text().count("\n") < 3:
        assert process.poll() is None, process.communicate()
        time.sleep(0.02)
    process.send_signal(signal.SIGINT)
    printed, err = process.communicate(timeout=60)
    assert (process.returncode, printed) == (130, "")
    assert err.endswith(f"fathom: the network so far is {out}; the same command with --resume continues\n")
    before = load(out, PIG).trained["updates"]
    assert before >= 3
    process = started(f"{words} --updates {before + 2} --minutes 0 --resume --json")
    printed, err = process.communicate(timeout=60)
    assert process.returncode == 0, err
    said = json.loads(printed)
    assert said["trained"]["updates"] == before + 2
    assert said["strength"]["random"]["games"] == 20
    assert load(out, PIG).strength == said["strength"]
    assert out.with_suffix(".svg").read_text().startswith("<svg")


def test_a_full_disk_leaves_no_half_written_file(tmp_path: Path) -> None:
    """A limit on the size of files stands in for a full disk: the curves fit, no network does."""
    words = f"learn pig {SMALL} --widths 256,256 --updates 1 --out {tmp_path}/pig.npz --rivals none"
    process = started(words, lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (4096, 4096)))
    printed, err = process.communicate(timeout=60)
    assert (process.returncode, printed) == (2, "")
    assert err.endswith(f"fathom: cannot save {tmp_path}/pig.npz: File too large\n")
    assert [path.name for path in tmp_path.iterdir()] == ["pig.jsonl"]


@pytest.mark.parametrize(
    ("words", "refusal"),
    [
        ("learn kipicot", "the following arguments are required: --out"),
        ("learn reaf --out w.npz", "no game 'reaf' on the shelf"),
        ("learn kipicot --out w.txt --minutes 1", "expected a file that ends in .npz for the weights, got w.txt"),
        ("learn kipicot --out w.npz --widths 256,wide", "expected widths such as 256,256, got '256,wide'"),
        ("learn kipicot --out w.npz --widths 0", "expected one to eight widths from 1 to 8192"),
        ("learn kipicot --out w.npz --seats 9", "kipicot is for 2 to 4 seats, not 9"),
        ("learn kipicot --out w.npz --rivals clever", "no bot 'clever'; expected one of easy"),
        ("learn kipicot --out w.npz --games 0", "expected 1 to 1000000 games against each rival, got 0"),
        ("learn kipicot --out w.npz --minutes 0", "expected minutes or updates to learn for"),
        ("learn kipicot --out w.npz --resume", "cannot read w.state.npz: No such file or directory"),
        ("learn kipicot --out w.npz --on tpu", "argument --on: invalid choice: 'tpu'"),
        ("learn kipicot --out w.npz --cores 0", "cores on this machine, got 0"),
        ("learn kipicot --out w.npz --from nowhere --minutes 0", "that 'fathom dataset' wrote, got nowhere"),
    ],
)
def test_bad_input_is_refused_in_one_line(
    words: str, refusal: str, capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    assert main(words.split()) == 2
    err = capsys.readouterr().err.splitlines()[-1]
    assert err.startswith("fathom: ")
    assert refusal in err


def test_without_jax_the_command_says_how_to_install_it(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "jax", None)
    assert main(["learn", "kipicot", "--out", "w.npz"]) == 2
    assert capsys.readouterr().err == ("fathom: learning needs JAX; install it with: pip install 'fathomfive[learn]'\n")


def test_people_read_how_strong_the_network_is() -> None:
    from bots.networks import new_network

    strength = {"seats": 2, "games": 100, "win_share": 0.88, "low": 0.8, "high": 0.93}
    trained: dict[str, Any] = {"minutes": 5.0, "device": "cpu", "decisions": 4_431_872, "games": 9, "updates": 541}
    lines = page(new_network(PIG, trained=trained, strength={"easy": strength}), Path("pig.npz"))
    assert lines[0] == "pig, 5.0 minutes on cpu, pig.npz"
    assert "4,431,872" in lines[1]
    assert lines[-1].split() == ["easy", "2", "100", "88.0%", "80.0%", "to", "93.0%"]
    assert np.array(lines).size == 7
