"""Child processes of the server: what they leave behind is given back."""

import asyncio
import time

import psutil

from fathomfive.server import processes
from fathomfive.server.processes import SupervisedProcess
from server.people import run
from server.small_jobs import leave_gaps

MEGABYTES = 200
PATIENCE = processes.IDLE_SECONDS + 30


def test_an_idle_process_gives_back_the_memory_that_its_jobs_have_freed() -> None:
    async def story() -> None:
        process = SupervisedProcess("test")
        try:
            before, after = await process.run(leave_gaps, MEGABYTES, PATIENCE)
            assert after - before > MEGABYTES / 2, "freed memory stays with the process"
            end = time.monotonic() + PATIENCE
            while psutil.Process(process.pid).memory_info().rss / 2**20 - before > MEGABYTES / 4:
                assert time.monotonic() < end
                await asyncio.sleep(0.1)
            assert await process.run(abs, -3, PATIENCE) == 3
        finally:
            process.close()

    run(story())
