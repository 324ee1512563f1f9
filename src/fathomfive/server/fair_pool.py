"""A few processes that do jobs from a fair queue, each one at a time and within a time limit."""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Any, TypeVar

from fathomfive.kernel.errors import Refused
from fathomfive.server.fair_queue import FairQueue, Place
from fathomfive.server.processes import ProcessDied, SupervisedProcess

T = TypeVar("T")


@dataclass(eq=False)
class _Job:
    """A job that waits, and the future of its caller."""

    do: Callable[[Any], Any]
    argument: Any
    seconds: float
    future: asyncio.Future[Any]


class FairPool:
    """Processes for one kind of work.

    With `one_each`, a visitor has one job beyond the first rank running at a time, so that long jobs of one visitor do
    not take all processes.
    """

    on_spent: Callable[[str, float], object] | None = None  # called with a visitor and the seconds that a job took

    def __init__(
        self, name: str, processes: int, most: int, most_per_visitor: int, *, nice: int = 0, one_each: bool = False
    ) -> None:
        self.processes = [SupervisedProcess(name, nice) for _ in range(processes)]
        self.queue: FairQueue[_Job] = FairQueue(most, most_per_visitor)
        self.one_each = one_each
        self.is_failing = False  # the last job was not answered
        self._free = list(reversed(self.processes))
        self._running: dict[asyncio.Task[None], Place] = {}
        self._jobs: set[_Job] = set()  # waiting and running
        self._is_closed = False

    @property
    def killed(self) -> int:
        """The number of processes killed because they exceeded a time limit."""
        return sum(process.killed for process in self.processes)

    @property
    def died(self) -> int:
        """The number of processes that died of their own."""
        return sum(process.died for process in self.processes)

    async def run(self, do: Callable[[T], Any], argument: T, seconds: float, place: Place) -> Any:
        """Run a job when its turn comes; raises what `SupervisedProcess.run` raises, or refuses it.

        A job whose caller is cancelled leaves the queue; one that runs already keeps its process until it is done.
        """
        if self._is_closed:
            raise Refused("busy", "the server stops")
        job = _Job(do, argument, seconds, asyncio.get_running_loop().create_future())
        self.queue.put(place, job)
        self._jobs.add(job)
        try:
            self._dispatch()
            return await job.future
        finally:
            self._jobs.discard(job)
            self.queue.discard(place, job)
            del job  # an error knows this frame, and the future knows the error: a cycle

    def _dispatch(self) -> None:
        """Start jobs while there is a free process."""
        while self._free:
            busy = {place.visitor for place in self._running.values() if place.rank > 0}
            taken = self.queue.take(busy if self.one_each else ())
            if taken is None:
                return
            (place, job), process = taken, self._free.pop()
            task = asyncio.ensure_future(self._work(process, job, place.visitor))
            self._running[task] = place
            task.add_done_callback(partial(self._ended, process))

    async def _work(self, process: SupervisedProcess, job: _Job, visitor: str) -> None:
        """Run a job; if the process dies, the job is tried once more in another."""
        try:
            try:
                done = await process.run(job.do, job.argument, job.seconds)
            except ProcessDied:
                done = await process.run(job.do, job.argument, job.seconds)
            finally:
                if self.on_spent is not None:
                    self.on_spent(visitor, process.seconds)
        except Exception as error:
            self.is_failing = isinstance(error, TimeoutError | ProcessDied)
            if not job.future.done():
                job.future.set_exception(error)
        else:
            self.is_failing = False
            if not job.future.done():
                job.future.set_result(done)
        finally:
            del job  # the same

    def _ended(self, process: SupervisedProcess, task: asyncio.Task[None]) -> None:
        del self._running[task]
        self._free.append(process)
        if not self._is_closed:
            self._dispatch()

    def close(self) -> None:
        """Kill all processes, whatever they are doing."""
        self._is_closed = True
        for job in self._jobs:
            if not job.future.done():
                job.future.set_exception(Refused("busy", "the server stops"))
        for task in self._running:
            task.cancel()
        for process in self.processes:
            process.close()
