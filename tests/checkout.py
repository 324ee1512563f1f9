"""A copy of the sources in which commands can be run, for tests that add a game."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
SOURCES = ("src", "tests", "docs", "bench", "deploy", "examples", "pyproject.toml", "README.md")
TYPES = ".mypy_cache"  # of the last run of mypy, which takes a minute without it


def copy_to(folder: Path) -> Path:
    """Copy the sources into a folder, with what mypy remembers of them."""
    for name in (*SOURCES, TYPES) if (ROOT / TYPES).exists() else SOURCES:
        if (ROOT / name).is_dir():
            shutil.copytree(ROOT / name, folder / name, ignore=shutil.ignore_patterns("__pycache__"))
        else:
            shutil.copy(ROOT / name, folder / name)
    return folder


def shell(
    folder: Path, command: str, typed: str = "", code: Path | None = None, **environment: str
) -> subprocess.CompletedProcess[str]:
    """Run a command in a folder as a developer would; the package is taken from there, or from `code`."""
    clean = {name: value for name, value in os.environ.items() if not name.startswith(("COV", "FATHOM", "PYTEST"))}
    if folder != ROOT:
        clean.pop("PYTHONDONTWRITEBYTECODE", None)  # in a copy a suite that is collected again need not be read anew
    programs = os.pathsep.join([str(Path(sys.executable).parent), os.environ["PATH"]])
    own = {"PATH": programs, "PYTHONPATH": str(code or folder / "src"), "LC_ALL": "C.UTF-8", "FATHOM_QUIET": "1"}
    return subprocess.run(
        ["bash", "-euc", command],
        cwd=folder,
        env={**clean, **own, **environment},
        input=typed,
        capture_output=True,
        text=True,
        check=False,
    )


def done(result: subprocess.CompletedProcess[str]) -> str:
    """Give the output of a command that must succeed."""
    assert result.returncode == 0, f"{result.args}\n{result.stdout}\n{result.stderr}"
    return result.stdout
