"""Whole matches are stored with pauses, in which moves are stored."""

import asyncio
import itertools
import time

import pytest

from fathomfive.kernel.errors import Refused
from fathomfive.server.heavy import PAUSE, HeavyWork
from server.people import run


def test_whole_matches_are_stored_with_pauses_for_moves() -> None:
    async def story() -> None:
        work, times = HeavyWork(), list[tuple[float, float]]()

        def store(seconds: float) -> None:
            began = time.monotonic()
            time.sleep(seconds)
            times.append((began, time.monotonic()))

        def fail() -> None:
            raise Refused("stale", "in words")

        try:
            await asyncio.gather(*(work.store(store, 0.05) for _ in range(3)))
            for (began, ended), (next_began, _) in itertools.pairwise(times):
                assert next_began - ended >= 0.9 * PAUSE * (ended - began)
            with pytest.raises(Refused, match="in words"):
                await work.store(fail)
            await work.store(store, 0)
            assert len(times) == 4, "a failure does not stop the others"
        finally:
            work.close()

    run(story())
