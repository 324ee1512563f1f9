"""`fathom serve` in processes of its own: started and killed as often as wanted, at one address."""

import multiprocessing
import os
import random
import signal
import socket
import sys
import time
from contextlib import suppress
from http.client import HTTPException
from multiprocessing.process import BaseProcess
from pathlib import Path
from urllib.error import HTTPError
from urllib.request import urlopen

from fathomfive.kernel.child_process import end_with_parent
from fathomfive.kernel.errors import Refused
from fathomfive.server.runner import Settings, serve

PATIENCE = 60.0  # seconds until somebody gives up

# Most of a start is imports.  They are made once, in a process that does nothing else than fork those that serve.
_nursery = multiprocessing.get_context("forkserver")
_nursery.set_forkserver_preload(["fathomfive.server.runner"])


class Server:
    """A server that is started and ended; its log goes on in one file."""

    def __init__(self, database: str, folder: Path, workers: int = 1) -> None:
        with socket.socket() as door:
            door.bind(("127.0.0.1", 0))
            self.port: int = door.getsockname()[1]
        self.settings = Settings(port=self.port, database=database, workers=workers, cold=True)
        self.log = folder / "server.log"
        self.process: BaseProcess | None = None

    @property
    def http(self) -> str:
        """Say where it is."""
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        """Start it, and wait until it answers."""
        self.begin()
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end and self.runs:
            if self.answers():
                return
            time.sleep(0.01)
        raise Refused("no_server", f"the server does not answer; it said: {self.said()[-2000:]}")

    def begin(self) -> None:
        """Start it, and do not wait."""
        self.process = _nursery.Process(target=_serve, args=(self.settings, str(self.log)))
        self.process.start()

    @property
    def pid(self) -> int:
        """Give the number of its process, which is that of its group."""
        assert self.process is not None
        assert self.process.pid is not None, "it was started"
        return self.process.pid

    @property
    def runs(self) -> bool:
        """Is there a process?"""
        return self.process is not None and self.process.is_alive()

    def answers(self) -> bool:
        """Does it answer, and its store, too?"""
        try:
            with urlopen(f"{self.http}/health", timeout=PATIENCE) as answer:
                return bool(answer.status == 200)
        except HTTPError as error:
            error.close()
            return False
        except (OSError, HTTPException):
            return False

    def said(self) -> str:
        """Give its log."""
        return self.log.read_text(encoding="utf-8", errors="replace") if self.log.exists() else ""

    def kill(self) -> None:
        """End it at once, with all its processes."""
        if self.process is None:
            return
        with suppress(ProcessLookupError):  # it may not have made its group yet
            os.killpg(self.pid, signal.SIGKILL)
        self.process.kill()
        self.process.join()

    def kill_one(self, dice: random.Random) -> bool:
        """End one of its workers at once, and leave the others; say whether there was one."""
        workers = workers_of(self.pid)
        if len(workers) < 2:
            return False
        with suppress(ProcessLookupError):
            os.kill(dice.choice(workers), signal.SIGKILL)
        return True

    def stop(self) -> int | None:
        """Ask it to stop, and give its exit status."""
        assert self.process is not None
        self.process.terminate()
        self.process.join(PATIENCE)
        status = self.process.exitcode
        self.kill()
        return status

    def __enter__(self) -> "Server":
        return self

    def __exit__(self, *_: object) -> None:
        self.kill()


def _serve(settings: Settings, log: str) -> None:
    """Be the server."""
    os.setsid()  # so that it can be ended with all its processes
    with open(log, "ab", buffering=0) as out:
        os.dup2(out.fileno(), 1)
        os.dup2(out.fileno(), 2)
    os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
    sys.stdin = os.fdopen(0)  # workers are given it by its number
    end_with_parent(lambda: os.killpg(0, signal.SIGKILL))
    serve(settings)


def workers_of(parent: int) -> list[int]:
    """List the processes that serve for a server that has several; none where the system does not say."""
    found = []
    for folder in Path("/proc").glob("[0-9]*"):
        with suppress(OSError):
            state, its_parent = (folder / "stat").read_text().rpartition(")")[2].split()[:2]
            spawned = b"spawn_main" in (folder / "cmdline").read_bytes()
            if int(its_parent) == parent and state != "Z" and spawned:
                found.append(int(folder.name))
    return found
