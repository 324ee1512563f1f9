"""Strict typing checks a game against the contract: a part of the wrong shape is an error before anything runs."""

import subprocess
import sys
from pathlib import Path

import pytest

import fathomfive
from walks import TESTS

GOOD = """
from dataclasses import replace
from typing import Any

from fathomfive.kernel.game import Game, JsonObject
from fathomfive.kernel.records import Record, i8
from tiny.pig import GAME, State


class Other(Record):
    pot: int = i8()


def to_act(s: State) -> int:
    return 0


def legal(s: State, out: Any) -> int:
    return 0


GAME.to_act(GAME.State(GAME.State.blank()))
part: {part}
"""

# what is wrong with each part, as mypy is to notice it
WRONG = {
    "returns nothing": ("ToAct[State] = wrong", "def wrong(s: State) -> None: ..."),
    "another table": ("ToAct[State] = wrong", "def wrong(s: Other) -> int: return 0"),
    "no buffer": ("Legal[State] = wrong", "def wrong(s: State) -> int: return 0"),
    "a list for a buffer": ("Legal[State] = wrong", "def wrong(s: State, out: list[int]) -> int: return 0"),
    "no viewer": ("Show[State] = wrong", "def wrong(s: State) -> JsonObject: return {}"),
    "text for data": ("Tell[State] = wrong", "def wrong(s: State, m: int, viewer: int) -> str: return ''"),
    "a move for its text": ("Write[State] = wrong", "def wrong(s: State, m: str, viewer: int) -> str: return m"),
    "points for a preview": ("MakePreview[State] = wrong", "def wrong(s: State, m: int, v: int) -> int: return 0"),
}


def check(folder: Path, name: str, text: str) -> subprocess.CompletedProcess[str]:
    """Type-check a file as `make test` does."""
    file = (
        folder / f"{name}.py"
    )  # a name of its own: mypy's cache overlooks a change of the same length within a second
    file.write_text(text, encoding="utf-8")
    root = Path(fathomfive.__file__).parents[2]
    command = [sys.executable, "-m", "mypy", "--config-file", str(root / "pyproject.toml"), str(file)]
    return subprocess.run(command, cwd=root, capture_output=True, text=True, check=False)


def test_mypy_refuses_parts_of_the_wrong_shape(tmp_path: Path) -> None:
    lines = ["from fathomfive.kernel.contract import Legal, MakePreview, Show, Tell, ToAct, Write"]
    lines.append(GOOD.format(part="ToAct[State] = to_act"))
    lines.append("listed: Legal[State] = legal")
    right = check(tmp_path, "right_parts", "\n".join(lines))
    assert right.returncode == 0, right.stdout

    expected = []
    for name, (annotation, definition) in WRONG.items():
        word = name.replace(" ", "_")
        lines.append(definition.replace("def wrong", f"def {word}"))
        lines.append(f"part_{word}: {annotation.replace('wrong', word)}")
        expected.append(sum(line.count("\n") + 1 for line in lines))
    found = check(tmp_path, "wrong_parts", "\n".join(lines))
    assert found.returncode == 1, found.stdout + found.stderr
    refused = {int(line.split(":")[1]) for line in found.stdout.splitlines() if " error: " in line}
    assert refused == set(expected), found.stdout


@pytest.mark.parametrize("part", ["setup", "legal", "show", "preview"])
def test_mypy_refuses_a_whole_game_with_one_wrong_part(tmp_path: Path, part: str) -> None:
    source = (TESTS / "tiny" / "pig" / "__init__.py").read_text(encoding="utf-8")
    assert f"{part}={part}" in source
    right = check(tmp_path, "right_game", source)
    assert right.returncode == 0, right.stdout
    wrong = check(tmp_path, "wrong_game", source.replace(f"{part}={part}", f"{part}=audit"))
    assert wrong.returncode == 1
    assert f'Argument "{part}" to "Game" has incompatible type' in wrong.stdout
