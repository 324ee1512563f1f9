"""A PostgreSQL server of one's own: created for one run, without privileges, gone afterwards."""

import glob
import os
import pwd
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from fathomfive.kernel.errors import Refused
from fathomfive.soak.ports import free_port

SETTINGS = "-c max_connections=100"
FAST = "-c fsync=off -c full_page_writes=off"  # tests do not pull the plug of the machine
USERS = ("postgres", "nobody")  # who it runs as when the tests run as root, which PostgreSQL refuses

# Waits until whoever holds the other end of its pipe lets go or is killed, then leaves nothing behind.
UNDERTAKER = 'cat; "$1" -D data -m immediate -w stop; cd /; rm -rf "$2"'


def find(program: str) -> str | None:
    """Find a program of PostgreSQL; Debian keeps them off the path."""
    newest = sorted(glob.glob(f"/usr/lib/postgresql/*/bin/{program}"), key=lambda path: int(path.split("/")[4]))
    return shutil.which(program) or (newest[-1] if newest else None)


class Postgres:
    """A server that can be stopped and started again, reached by a socket in its folder, or also by TCP."""

    def __init__(self, folder: Path, pg_ctl: str, owner: str | None, durable: bool, network: str | None) -> None:
        self.folder = folder
        self.pg_ctl = pg_ctl
        self.owner = owner
        self.network = network  # of the clients that may connect by TCP
        self.port = 5432 if network is None else free_port()
        listen = "''" if network is None else "'127.0.0.1'" if network.startswith("127.") else "'*'"
        self.settings = f"{SETTINGS} -c listen_addresses={listen} -c port={self.port}{'' if durable else f' {FAST}'}"
        # with a place for the database's name
        self.url = f"postgresql://fathom@/{{}}?host={folder}" + ("" if network is None else f"&port={self.port}")

    def run(self, *command: str, using: str = "") -> None:
        """Run a program of PostgreSQL in its folder, with more words in `using`."""
        words = [*command, *using.split()]
        with (self.folder / "out").open("w") as out:
            done = subprocess.run(
                words, user=self.owner, cwd=self.folder, env={"PATH": os.environ["PATH"], "LC_ALL": "C.UTF-8"},
                stdin=subprocess.DEVNULL, stdout=out, stderr=subprocess.STDOUT, check=False,
            )  # fmt: skip
        if done.returncode:
            raise Refused("no_postgres", f"{' '.join(words)} failed: {(self.folder / 'out').read_text()}")

    def create(self, initdb: str) -> None:
        """Create its files."""
        self.run(initdb, using="-D data -U fathom -A trust -E UTF8 --no-locale -N")
        if self.network is not None:
            with (self.folder / "data" / "pg_hba.conf").open("a") as rules:
                rules.write(f"host all all {self.network} trust\n")

    def start(self) -> None:
        """Start it."""
        self.run(self.pg_ctl, "-o", f"{self.settings} -k {self.folder}", using="-D data -l log -w start")

    def stop(self) -> None:
        """Stop it at once, as a crash would."""
        self.run(self.pg_ctl, using="-D data -m immediate -w stop")


@contextmanager
def running(durable: bool = False, network: str | None = None) -> Iterator[Postgres]:
    """Start a server in a new folder; it is removed afterwards, even if this process is killed."""
    pg_ctl, initdb = find("pg_ctl"), find("initdb")
    if pg_ctl is None or initdb is None:
        raise Refused("no_postgres", "PostgreSQL is not installed (Debian: apt-get install postgresql)")
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
        found = Postgres(folder, pg_ctl, owner, durable, network)
        found.create(initdb)
        found.start()
        yield found
    finally:
        undertaker.communicate()
