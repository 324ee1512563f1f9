"""A PostgreSQL of the tests' own: made for one run, reached by a socket in its folder, owned by nobody important."""

import glob
import os
import pwd
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

FAST = "-c listen_addresses='' -c fsync=off -c full_page_writes=off -c max_connections=100"
USERS = ("postgres", "nobody")  # who it runs as when the tests run as root, which PostgreSQL refuses


def find(program: str) -> str | None:
    """Find a program of PostgreSQL; Debian keeps them off the path."""
    newest = sorted(glob.glob(f"/usr/lib/postgresql/*/bin/{program}"), key=lambda path: int(path.split("/")[4]))
    return shutil.which(program) or (newest[-1] if newest else None)


def missing() -> None:
    """Fail where everything must be tested; skip, and say so, elsewhere."""
    words = "PostgreSQL is not installed (Debian: apt-get install postgresql)"
    if os.environ.get("CI") == "true":
        pytest.fail(words)
    pytest.skip(words)


@contextmanager
def running() -> Iterator[str]:
    """Start one in a new folder, and give its URL without a database; it is gone afterwards."""
    pg_ctl, initdb = find("pg_ctl"), find("initdb")
    if pg_ctl is None or initdb is None:
        missing()
    assert pg_ctl is not None
    assert initdb is not None
    folder = Path(tempfile.mkdtemp(prefix="ff-pg-", dir="/tmp"))  # short: a socket's path has 107 letters at most
    owner = None
    if os.geteuid() == 0:
        known = {entry.pw_name for entry in pwd.getpwall()}
        owner = next(name for name in USERS if name in known)
        shutil.chown(folder, owner)

    def run(*command: str) -> None:
        with (folder / "out").open("w") as out:
            done = subprocess.run(
                command, user=owner, cwd=folder, env={"PATH": os.environ["PATH"], "LC_ALL": "C.UTF-8"},
                stdin=subprocess.DEVNULL, stdout=out, stderr=subprocess.STDOUT, check=False,
            )  # fmt: skip
        assert done.returncode == 0, (folder / "out").read_text()

    try:
        run(initdb, "-D", "data", "-U", "fathom", "-A", "trust", "-E", "UTF8", "--no-locale", "-N")
        run(pg_ctl, "-D", "data", "-l", "log", "-w", "-o", f"{FAST} -k {folder}", "start")
        try:
            yield f"postgresql://fathom@/{{}}?host={folder}"
        finally:
            run(pg_ctl, "-D", "data", "-m", "immediate", "-w", "stop")
    finally:
        shutil.rmtree(folder)
