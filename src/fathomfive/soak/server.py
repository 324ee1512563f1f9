"""`fathom serve` in processes of its own, to be started and killed repeatedly at one address."""

import multiprocessing
import os
import random
import signal
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from http.client import HTTPException
from multiprocessing.process import BaseProcess
from pathlib import Path
from urllib.error import HTTPError
from urllib.request import urlopen

from fathomfive.kernel.child_process import end_with_parent
from fathomfive.kernel.errors import Refused
from fathomfive.server.limits import Limits
from fathomfive.server.runner import Settings, serve
from fathomfive.soak.network import enter
from fathomfive.soak.ports import free_port
from fathomfive.soak.processes import workers_of

PATIENCE = 60.0  # seconds until a wait is given up

# Most of a start is imports.  They are done once, in a fork server.
_forkserver = multiprocessing.get_context("forkserver")
_forkserver.set_forkserver_preload(["fathomfive.server.runner"])


class Server:
    """A server that can be started again; all its runs log to one file.  `run` is the function that serves."""

    def __init__(
        self, database: str, folder: Path, workers: int = 1, run: Callable[[Settings], None] = serve,
        host: str = "127.0.0.1", namespace: str = "",
    ) -> None:  # fmt: skip
        self.host = host
        self.namespace = namespace  # of the network, if it is not ours
        self.port = free_port()
        limits = Limits(people=100_000, messages=100_000, branches=100_000)  # all clients are on this machine
        self.settings = Settings(
            host=host, port=self.port, database=database, workers=workers, cold=True, limits=limits
        )
        self.run = run
        self.log = folder / ("server.log" if host == "127.0.0.1" else f"{host}.log")
        self.process: BaseProcess | None = None

    @property
    def http(self) -> str:
        """The address of the server."""
        return f"http://{self.host}:{self.port}"

    def start(self) -> None:
        """Start the server, and wait until it answers."""
        self.begin()
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end and self.is_running:
            if self.answers():
                return
            time.sleep(0.01)
        raise Refused("no_server", f"the server does not answer; its log: {self.log_text()[-2000:]}")

    def begin(self) -> None:
        """Start the server without waiting."""
        self.process = _forkserver.Process(target=_serve, args=(self.run, self.settings, str(self.log), self.namespace))
        self.process.start()

    @property
    def pid(self) -> int:
        """The id of its process and process group."""
        assert self.process is not None
        assert self.process.pid is not None, "the server was started"
        return self.process.pid

    @property
    def is_running(self) -> bool:
        """Is its process alive?"""
        return self.process is not None and self.process.is_alive()

    def answers(self) -> bool:
        """Do the server and its store answer?"""
        try:
            with urlopen(f"{self.http}/health", timeout=PATIENCE) as answer:
                return bool(answer.status == 200)
        except HTTPError as error:
            error.close()
            return False
        except (OSError, HTTPException):
            return False

    def log_text(self) -> str:
        """Read the log."""
        return self.log.read_text(encoding="utf-8", errors="replace") if self.log.exists() else ""

    def kill(self) -> None:
        """Kill the server with all its processes."""
        if self.process is None:
            return
        with suppress(ProcessLookupError):  # it may not have its own process group yet
            os.killpg(self.pid, signal.SIGKILL)
        self.process.kill()
        self.process.join()

    def freeze(self) -> None:
        """Let all its processes stand still, as a suspended machine does; its connections stay open."""
        os.killpg(self.pid, signal.SIGSTOP)

    def thaw(self) -> None:
        """Let its processes go on."""
        os.killpg(self.pid, signal.SIGCONT)

    def kill_one(self, dice: random.Random) -> bool:
        """Kill one of several workers; False if there are not several."""
        workers = workers_of(self.pid)
        if len(workers) < 2:
            return False
        with suppress(ProcessLookupError):
            os.kill(dice.choice(workers), signal.SIGKILL)
        return True

    def stop(self) -> int | None:
        """Stop the server gracefully, and give its exit status."""
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


def _serve(run: Callable[[Settings], None], settings: Settings, log: str, namespace: str) -> None:
    """Run the server in this process."""
    os.setsid()  # a process group of its own can be killed as a whole
    with open(log, "ab", buffering=0) as out:
        os.dup2(out.fileno(), 1)
        os.dup2(out.fileno(), 2)
    if namespace:
        enter(namespace)
    os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
    sys.stdin = os.fdopen(0)  # workers inherit it by its number
    end_with_parent(lambda: os.killpg(0, signal.SIGKILL))
    run(settings)
