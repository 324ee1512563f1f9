"""The disk beside a test: how long it takes to flush a few bytes that nobody else needs."""

import os
import tempfile
import threading
import time
from pathlib import Path

from fathomfive.soak.load_report import Latency

INTERVAL = 0.1  # seconds between two flushes
BYTES = 4096


class DiskProbe:
    """A thread that appends to a file of its own and flushes it, as every commit of a SQLite store does.

    A disk that is shared with other machines stalls by itself now and then, and then no server can acknowledge a move.
    """

    def __init__(self, folder: Path) -> None:
        self.times: list[tuple[float, float]] = []  # when a flush began, and how long it took
        self._stopped = threading.Event()
        self._file = tempfile.TemporaryFile(dir=folder, buffering=0)  # noqa: SIM115 - closed by __exit__
        self._thread = threading.Thread(target=self._run, name="fathom-disk-probe", daemon=True)
        self._thread.start()

    def _run(self) -> None:
        while not self._stopped.wait(INTERVAL):
            self._file.write(bytes(BYTES))
            began = time.perf_counter()
            os.fdatasync(self._file.fileno())
            self.times.append((began, time.perf_counter() - began))

    def since(self, began: float, ended: float) -> Latency:
        """Sum up the flushes of a time."""
        return Latency.of(self.times, began, ended)

    def __enter__(self) -> "DiskProbe":
        return self

    def __exit__(self, *_: object) -> None:
        self._stopped.set()
        self._thread.join()
        self._file.close()
