"""One rule, three ways to run it: a stale build is never used."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

from fathomfive.kernel import speed
from fathomfive.kernel.engines import engine
from fathomfive.kernel.errors import Refused
from fathomfive.kernel.shelf import names, take
from walks import TESTS

PROGRAM = """
import numpy as np
from pond import GAME
from fathomfive.kernel.engines import Cpu
from fathomfive.kernel.playout import Series
cpu = Cpu(GAME, checked={checked})
results = cpu.playouts(Series(1, 2, GAME.encode_options(1, dict())), 0, 50)
print(int(results.points.sum()), int(results.steps.sum()), "cached" if cpu.batch.cache_hits else "built")
"""


def run(folder: Path, program: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """Run a program that can import the copied game, with its builds in its folder."""
    result = subprocess.run(
        [sys.executable, "-c", program],
        env={
            **os.environ,
            "PYTHONPATH": os.pathsep.join([str(folder), str(TESTS), os.environ.get("PYTHONPATH", "")]),
            "NUMBA_CACHE_DIR": str(folder / "builds"),
            "FATHOM_QUIET": "0",
            **environment,
        },
        capture_output=True,
        text=True,
        check=False,
    )
    assert result.returncode == 0, result.stderr
    return result


def play_pond(folder: Path, *, checked: bool = False, **environment: str) -> list[str]:
    """Play a copy of Pig in a process of its own; give points, steps and whether a build was loaded from disk."""
    return run(folder, PROGRAM.format(checked=checked), **environment).stdout.split()


@pytest.fixture
def pond(tmp_path: Path) -> Path:
    shutil.copytree(TESTS / "tiny" / "pig", tmp_path / "pond", ignore=shutil.ignore_patterns("__pycache__"))
    return tmp_path


def edit(pond: Path, old: str, new: str) -> None:
    source = pond / "pond" / "__init__.py"
    text = source.read_text()
    assert old in text
    source.write_text(text.replace(old, new))


def test_a_build_is_kept_and_a_changed_rule_is_never_served_from_an_old_one(pond: Path) -> None:
    first = play_pond(pond)
    assert first[2] == "built"
    assert play_pond(pond) == [*first[:2], "cached"]
    edit(pond, "s.seat = (s.seat + 1) % s.seats", "s.seat = s.seat")  # in a function that the entry only calls
    changed = play_pond(pond)
    assert changed[2] == "built"
    assert changed[:2] != first[:2]
    edit(pond, "LONGEST_GAME = 400", "LONGEST_GAME = 10")  # a number that the build has frozen
    shorter = play_pond(pond)
    assert shorter[2] == "built"
    assert int(shorter[1]) < int(changed[1])


def test_a_bounds_checked_run_is_never_served_from_an_unchecked_build(pond: Path) -> None:
    edit(pond, "out[0] = ROLL", "out[0] = ROLL\n    if s.pot > 200:\n        out[5] = s.score[s.seat + 4]")
    plain = play_pond(pond)
    checked = play_pond(pond, checked=True)
    assert checked == [*plain[:2], "built"]
    assert play_pond(pond, checked=True)[2] == "cached"
    assert play_pond(pond, NUMBA_BOUNDSCHECK="1")[2] == "built"


OUTSIDE = """
import numpy as np
from pond import GAME
from fathomfive.kernel.engines import Cpu
tables = GAME.State.blank()
tables["seats"] = 2
tables["seat"] = 100
for checked in (False, True):
    cpu = Cpu(GAME, checked=checked)
    try:
        cpu.reason(tables, 0)
        print("read past the end")
    except IndexError:
        print("caught")
"""


def test_a_checked_run_catches_an_index_that_an_unchecked_one_reads_past(pond: Path) -> None:
    result = run(pond, OUTSIDE)
    assert result.stdout.split("\n")[:2] == ["read past the end", "caught"]


def test_importing_the_package_imports_no_compiler() -> None:
    program = "import sys, fathomfive as ff; ff.new('deep_dive', seats=2).deal(); print('numba' in sys.modules)"
    result = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert result.stdout.strip() == "False"


def test_a_rule_stays_a_plain_function() -> None:
    def surface(s: object) -> int:
        return 7

    assert speed.rule(surface) is surface
    speed._rules.remove(surface)


def test_a_first_compile_says_what_it_is_doing(pond: Path) -> None:
    result = run(pond, PROGRAM.format(checked=False))
    assert "compiling pig (batch) for the CPU" in result.stderr
    assert "ready after" in result.stderr
    assert run(pond, PROGRAM.format(checked=False), FATHOM_QUIET="1").stderr == ""


def test_an_unknown_engine_is_refused_by_name() -> None:
    with pytest.raises(Refused, match="expected one of plain, cpu, gpu for 'on', got 'tpu'"):
        engine(take("deep_dive"), "tpu")


def test_without_a_gpu_the_gpu_engine_is_refused_with_a_reason() -> None:
    from numba import cuda

    if cuda.is_available():
        pytest.skip("there is a GPU here")
    with pytest.raises(Refused, match="needs an NVIDIA GPU"):
        engine(take("deep_dive"), "gpu")


@pytest.mark.gpu
@pytest.mark.parametrize("name", names())
def test_on_a_gpu_the_digest_is_that_of_the_cpu(name: str) -> None:
    from numba import cuda

    from fathomfive.arena.simulate import simulate

    if not cuda.is_available():
        pytest.skip("needs an NVIDIA GPU")
    game = take(name)
    for seats, options in game.ways():
        one = simulate(game, seats, 3_000, on="cpu", options=options)
        two = simulate(game, seats, 3_000, on="gpu", options=options)
        assert one.digest == two.digest
        assert np.allclose(one.points, two.points)
