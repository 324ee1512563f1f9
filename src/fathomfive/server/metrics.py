"""Metrics for Prometheus.  They contain no names, no addresses, no matches and no secrets."""

import os
from collections.abc import Iterable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.metrics_core import Metric
from prometheus_client.multiprocess import MultiProcessCollector, mark_process_dead
from prometheus_client.registry import Collector

from fathomfive.kernel.errors import Refused

BUCKETS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 5.0)  # seconds
SHARED_FOLDER = "PROMETHEUS_MULTIPROC_DIR"  # the environment variable that names the folder several workers share
METHODS = frozenset({"GET", "HEAD", "OPTIONS", "POST", "PUT", "PATCH", "DELETE", "WEBSOCKET"})


class Metrics:
    """The metrics of one server process; several workers add theirs up in a shared folder."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.commands = self._histogram("fathom_command_seconds", "from a command to its acknowledgement")
        self.refusals = self._counter("fathom_refusals", "refused messages and requests", "code")
        self.bot_failures = self._counter(
            "fathom_bot_failures", "random moves for bots without an answer", "bot", "game"
        )
        self.requests = self._counter("fathom_requests", "requests and closed sockets", "route", "method", "status")
        self.request_seconds = self._histogram("fathom_request_seconds", "from a request to the end of its response",
                                               "route", "method")  # fmt: skip
        self.limits = self._counter("fathom_limits", "limits that were hit", "kind")
        self.aborted = self._counter("fathom_aborted_connections", "connections that were cut", "reason")
        self.alerts = self._counter("fathom_alerts", "alerts of people who are elsewhere", "channel", "outcome")
        self.lost_lines = self._counter("fathom_access_log_lost", "lines that the access log could not take")
        self.sockets = self._gauge("fathom_sockets", "open sockets")
        self.connections = self._gauge("fathom_connections", "open connections, HTTP and sockets")
        self.unsent = self._gauge("fathom_unsent_bytes", "bytes that clients have not taken yet")
        self.tables = self._gauge("fathom_tables", "open tables")
        self.killed = self._gauge("fathom_processes_killed", "processes killed because they hung", "work")
        self.died = self._gauge("fathom_processes_died", "processes that died", "work")
        self.damaged = self._gauge("fathom_damaged_matches", "damaged matches that were met")

    def _counter(self, name: str, what: str, *labels: str) -> Counter:
        return Counter(name, what, labels, registry=self.registry)

    def _gauge(self, name: str, what: str, *labels: str) -> Gauge:
        return Gauge(name, what, labels, registry=self.registry, multiprocess_mode="livesum")

    def _histogram(self, name: str, what: str, *labels: str) -> Histogram:
        return Histogram(name, what, labels, registry=self.registry, buckets=BUCKETS)

    @contextmanager
    def counting_limit(self, kind: str) -> Iterator[None]:
        """Count a refusal inside as a limit that was hit."""
        try:
            yield
        except Refused:
            self.limits.labels(kind).inc()
            raise

    def request(self, route: str, method: str, status: int | None, seconds: float) -> None:
        """Count a request by its route, method and status; None if the client left before the response."""
        method = method if method in METHODS else "other"
        self.requests.labels(route, method, "none" if status is None else str(status)).inc()
        if method != "WEBSOCKET":
            self.request_seconds.labels(route, method).observe(seconds)

    def page(self) -> bytes:
        """Give all metrics in the text format of Prometheus."""
        folder = os.environ.get(SHARED_FOLDER)
        return generate_latest(self.registry if folder is None else shared_registry(Path(folder)))


class SharedCollector(Collector):
    """Adds up the metrics of all workers; gauges of those that have died are left out."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def collect(self) -> Iterable[Metric]:
        """Read the metrics of all workers."""
        for file in self.folder.glob("gauge_live*_*.db"):
            pid = int(file.stem.rpartition("_")[2])
            if not is_running(pid):
                with suppress(FileNotFoundError):  # another worker was faster
                    mark_process_dead(pid, str(self.folder))  # type: ignore[no-untyped-call]
        found: Iterable[Metric] = MultiProcessCollector(None, str(self.folder)).collect()  # type: ignore[no-untyped-call]
        return found


def shared_registry(folder: Path) -> CollectorRegistry:
    """Make a registry of the metrics of all workers."""
    registry = CollectorRegistry()
    registry.register(SharedCollector(folder))
    return registry


def is_running(pid: int) -> bool:
    """Is there a process with this id?"""
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    except PermissionError:
        return True
    return True
