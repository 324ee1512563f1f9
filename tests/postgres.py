"""A PostgreSQL of the tests' own: made for one run, reached by a socket in its folder, owned by nobody important.

`python tests/postgres.py COMMAND ...` runs a command beside an empty one; `{}` in it becomes the database's URL.
"""

import glob
import os
import pwd
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

SETTINGS = "-c listen_addresses='' -c max_connections=100"
FAST = "-c fsync=off -c full_page_writes=off"  # tests do not pull the plug of the machine
USERS = ("postgres", "nobody")  # who it runs as when the tests run as root, which PostgreSQL refuses

# Waits until whoever holds the other end of its pipe lets go or is killed, then leaves nothing behind.
UNDERTAKER = 'cat; "$1" -D data -m immediate -w stop; cd /; rm -rf "$2"'


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


class Postgres:
    """One that can be stopped and started again."""

    def __init__(self, folder: Path, pg_ctl: str, owner: str | None, durable: bool) -> None:
        self.folder = folder
        self.pg_ctl = pg_ctl
        self.owner = owner
        self.settings = SETTINGS if durable else f"{SETTINGS} {FAST}"
        self.url = f"postgresql://fathom@/{{}}?host={folder}"  # with a place for the database's name

    def run(self, *command: str) -> None:
        with (self.folder / "out").open("w") as out:
            done = subprocess.run(
                command, user=self.owner, cwd=self.folder, env={"PATH": os.environ["PATH"], "LC_ALL": "C.UTF-8"},
                stdin=subprocess.DEVNULL, stdout=out, stderr=subprocess.STDOUT, check=False,
            )  # fmt: skip
        assert done.returncode == 0, (self.folder / "out").read_text()

    def start(self) -> None:
        self.run(self.pg_ctl, "-D", "data", "-l", "log", "-w", "-o", f"{self.settings} -k {self.folder}", "start")

    def stop(self) -> None:
        self.run(self.pg_ctl, "-D", "data", "-m", "immediate", "-w", "stop")


@contextmanager
def running(durable: bool = False) -> Iterator[Postgres]:
    """Start one in a new folder; it is gone afterwards, also when this process is killed."""
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
    undertaker = subprocess.Popen(
        ["sh", "-c", UNDERTAKER, "sh", pg_ctl, str(folder)], stdin=subprocess.PIPE, stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL, cwd=folder, user=owner, start_new_session=True,
    )  # fmt: skip
    try:
        found = Postgres(folder, pg_ctl, owner, durable)
        found.run(initdb, "-D", "data", "-U", "fathom", "-A", "trust", "-E", "UTF8", "--no-locale", "-N")
        found.start()
        yield found
    finally:
        undertaker.communicate()


if __name__ == "__main__":
    with running(durable=True) as postgres:
        url = postgres.url.format("postgres")
        sys.exit(subprocess.run([word.replace("{}", url) for word in sys.argv[1:]], check=False).returncode)
