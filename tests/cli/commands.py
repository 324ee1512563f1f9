"""The command `fathom` in a process of its own, for tests."""

import os
import subprocess
import sys


def fathom(*args: str, typed: str = "", **environment: str) -> subprocess.CompletedProcess[str]:
    """Run the command in a process of its own, as installed."""
    return subprocess.run(
        [sys.executable, "-m", "fathomfive", *args],
        input=typed,
        env={**os.environ, "LC_ALL": "C.UTF-8", **environment},
        capture_output=True,
        text=True,
        check=False,
    )


def refused(*args: str) -> str:
    """Run a command that must be refused: one line, exit status 2, no traceback."""
    result = fathom(*args)
    assert result.returncode == 2
    assert result.stdout == ""
    assert result.stderr.startswith("fathom: ")
    assert result.stderr.count("\n") == 1
    return result.stderr
