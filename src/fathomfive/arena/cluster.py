"""Workers on a Ray cluster: chunks of calls run on any of its machines, and a chunk lost with one is done again."""

import logging
import os
import pickle
import tempfile
import time
from collections.abc import Iterable, Iterator
from contextlib import ExitStack, contextmanager
from itertools import islice
from shutil import rmtree
from typing import Any

from fathomfive.arena import remote_start
from fathomfive.arena.cluster_address import find_cluster, listens, temporary_folder
from fathomfive.arena.remote import Outcome
from fathomfive.arena.versions import versions
from fathomfive.arena.work import Call, Work, Workers
from fathomfive.kernel.errors import Refused

CHUNK_SECONDS = 0.5  # how long a chunk should take: long for Ray's overhead, short for what an end may lose
CHUNKS_PER_S = 200  # that one process can send and receive; with many cores, chunks take longer
MAX_CHUNK = 10_000  # calls
AHEAD = 2  # chunks in flight for each core: one runs, one waits beside it
RETRIES = 3  # of a chunk that was lost
CHECK_SECONDS = 1.0  # between two looks at the cluster
GONE_SECONDS = 5.0  # without a head until a cluster counts as gone
BARE_SECONDS = 60.0  # without any core until a cluster counts as gone
QUIET = {"log_to_driver": False, "logging_level": logging.ERROR}
STORE_BYTES = 100 << 20  # of Ray's object store on this machine: results are small


def import_ray() -> Any:
    """Import Ray, or refuse where it is missing."""
    try:
        import ray
    except ImportError as error:
        raise Refused("no_ray", f"--cluster needs Ray (pip install 'fathomfive[cluster]'): {error}") from None
    return ray


@contextmanager
def on_cluster(work: Work, address: str) -> Iterator[Workers]:
    """Give the workers of a cluster, as soon as they are ready."""
    ray = import_ray()
    with _connected(ray, address) as head:
        cluster = _Cluster(ray, work, head)
        cluster.get_ready()
        yield cluster


@contextmanager
def _connected(ray: Any, address: str) -> Iterator[str]:
    """Connect to a cluster, or start one on the cores of this machine; gives the address of its head."""
    if ray.is_initialized():  # by the program that calls us: its connection stays open
        head = ray.get_runtime_context().gcs_address
        if address not in ("auto", head):
            raise Refused("bad_address", f"expected auto or {head}, to which Ray is connected already, got {address}")
        yield head
        return
    found = find_cluster(address)
    with ExitStack() as stack:
        how = _start(stack) if found is None else {"address": found}
        stack.callback(ray.shutdown)  # before its files are removed
        try:
            ray.init(**how, **QUIET)
        except (OSError, RuntimeError, ValueError) as error:
            raise Refused("no_cluster", _cannot_connect(found, error)) from None
        yield ray.get_runtime_context().gcs_address


def _start(stack: ExitStack) -> dict[str, Any]:
    """Give how a cluster of this machine is started: it reports nothing, serves no page, and leaves no files."""
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    folder = tempfile.mkdtemp(prefix="fathom-", dir=temporary_folder())
    stack.callback(rmtree, folder, ignore_errors=True)
    return {
        "address": "local",
        "num_cpus": os.cpu_count(),
        "include_dashboard": False,
        "object_store_memory": STORE_BYTES,
        "_temp_dir": folder,
    }


def _cannot_connect(found: str | None, error: Exception) -> str:
    reason = " ".join(str(error).split())[:300]
    if found is None:
        return f"cannot start a cluster on this machine: {reason}"
    return f"cannot connect to the cluster at {found}, of which this machine must be a part (ray start): {reason}"


class _Cluster:
    """Sends chunks of calls, a bounded number at a time, and gives what comes back."""

    def __init__(self, ray: Any, work: Work, head: str) -> None:
        self.ray = ray
        self.head = head
        self.resource = "GPU" if work.gpu else "CPU"
        ray.cloudpickle.register_pickle_by_value(remote_start)
        needs = {"num_gpus": 1, "num_cpus": 0} if work.gpu else {"num_cpus": 1}
        self.task = ray.remote(max_retries=RETRIES, **needs)(remote_start.start_chunk)
        expected = versions(work.args)
        self.about = expected["fathomfive"], ray.put(pickle.dumps(work)), ray.put(expected)
        self.size = 1  # calls in the next chunk
        self.checked = self.answered = self.staffed = time.monotonic()
        self.cores = self._count()
        if not self.cores:
            raise Refused("no_cluster", f"expected a {self.resource} in the cluster at {head}, got none")

    def get_ready(self) -> None:
        """Let workers load or compile what they need, and check that they have the same code."""
        for outcome in self._run(iter([[]] * self.cores)):
            if outcome.error is not None:
                raise outcome.error

    def map(self, calls: Iterable[Call]) -> Iterator[Any]:
        waiting = iter(calls)
        for outcome in self._run(iter(lambda: list(islice(waiting, self.size)), [])):
            yield from outcome.results
            if outcome.error is not None:
                raise outcome.error

    def _run(self, chunks: Iterator[list[Call]]) -> Iterator[Outcome]:
        flying: dict[Any, int] = {}  # the number of calls of every chunk that was sent
        while True:
            for chunk in islice(chunks, max(0, AHEAD * max(1, self.cores) - len(flying))):
                flying[self.task.remote(*self.about, chunk)] = len(chunk)
            if not flying:
                return
            outcomes = [self._outcome(done, flying.pop(done)) for done in self._wait(list(flying))]
            self._check()
            yield from outcomes

    def _wait(self, flying: list[Any]) -> list[Any]:
        """Wait for a chunk, and give all that are done; none after a while."""
        done: list[Any] = self.ray.wait(flying, timeout=CHECK_SECONDS)[0]
        if done:
            done = self.ray.wait(flying, num_returns=len(flying), timeout=0)[0]
        return done

    def _outcome(self, done: Any, calls: int) -> Outcome:
        try:
            answer = self.ray.get(done)
        except self.ray.exceptions.RayError as error:
            if not listens(self.head):
                raise self._gone("its head does not answer") from None
            reason = " ".join(str(error).split())[:300]
            raise Refused(
                "worker_lost",
                f"a chunk of work was lost {RETRIES + 1} times (a bot ended its process, or memory ran out): {reason}",
            ) from None
        if isinstance(answer, str):
            raise Refused("other_code", answer)
        outcome: Outcome = pickle.loads(answer)
        if outcome.error is None and calls:
            wanted = int(calls * max(CHUNK_SECONDS, self.cores / CHUNKS_PER_S) / max(outcome.seconds, 1e-6))
            self.size = max(1, min(wanted, 2 * self.size, MAX_CHUNK))
        return outcome

    # --- Is it still there? ---

    def _count(self) -> int:
        return int(self.ray.cluster_resources().get(self.resource, 0))

    def _check(self) -> None:
        """Refuse a cluster that has gone away; Ray itself would wait for a minute and end this process."""
        now = time.monotonic()
        if now < self.checked + CHECK_SECONDS:
            return
        self.checked = now
        if listens(self.head):
            self.answered = now
            self.cores = self._count()
        elif now > self.answered + GONE_SECONDS:
            raise self._gone("its head does not answer")
        if self.cores:
            self.staffed = now
        elif now > self.staffed + BARE_SECONDS:
            raise self._gone(f"it has had no {self.resource} for {BARE_SECONDS:.0f} s")

    def _gone(self, why: str) -> Refused:
        return Refused("cluster_gone", f"the cluster at {self.head} has gone away: {why}")
