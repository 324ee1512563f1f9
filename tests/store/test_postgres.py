"""The PostgreSQL of the tests leaves nothing behind, even if the tests are killed."""

import subprocess
import sys
import time
from pathlib import Path
from urllib.parse import parse_qs, urlsplit

import postgres

PATIENCE = 60.0  # seconds


def test_it_stops_when_the_process_that_started_it_is_killed(postgresql: str) -> None:
    command = [sys.executable, postgres.__file__, "sh", "-c", "echo '{}'; cat"]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as started:
        assert started.stdout is not None
        folder = Path(parse_qs(urlsplit(started.stdout.readline().strip()).query)["host"][0])
        assert (folder / "data" / "postmaster.pid").exists()
        started.kill()
        end = time.monotonic() + PATIENCE
        while folder.exists():
            assert time.monotonic() < end
            time.sleep(0.05)
