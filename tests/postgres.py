"""A PostgreSQL server for the tests: created for one run, reached by a socket in its folder, without privileges.

`python tests/postgres.py COMMAND ...` runs a command with an empty database; `{}` in it becomes the database's URL.
"""

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from fathomfive.soak import postgres
from fathomfive.soak.postgres import Postgres

__all__ = ["Postgres", "missing", "running"]


def missing(words: str) -> None:
    """Fail where everything must be tested; skip, and say so, elsewhere."""
    if os.environ.get("CI") == "true":
        pytest.fail(words)
    pytest.skip(words)


@contextmanager
def running(durable: bool = False) -> Iterator[Postgres]:
    """Start a server in a new folder; it is removed afterwards, even if this process is killed."""
    if postgres.find("pg_ctl") is None or postgres.find("initdb") is None:
        missing("PostgreSQL is not installed (Debian: apt-get install postgresql)")
    with postgres.running(durable) as started:
        yield started


if __name__ == "__main__":
    with running(durable=True) as postgres_server:
        url = postgres_server.url.format("postgres")
        sys.exit(subprocess.run([word.replace("{}", url) for word in sys.argv[1:]], check=False).returncode)
