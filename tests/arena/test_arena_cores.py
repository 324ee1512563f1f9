"""Workers on the cores of this machine: every call is done once, wherever it runs."""

import os
import threading
from collections.abc import Iterator

import pytest

from arena.pieces import begin, die_at_three, multiply, nothing, product
from fathomfive.arena.cores import on_cores
from fathomfive.arena.work import Work
from fathomfive.kernel.errors import Refused

PLACES = [(1, False), (1, True), (2, True), (2, False)]  # cores, threads


@pytest.mark.parametrize(("cores", "threads"), PLACES)
def test_every_call_is_done_once(cores: int, threads: bool) -> None:
    with on_cores(Work(begin, (10,), multiply, reduce=product, threads=threads), cores) as workers:
        assert workers.cores == cores
        assert sorted(workers.map((n,) for n in range(50))) == [10 * n for n in range(50)]
        assert list(workers.map([])) == []


def test_work_that_needs_the_interpreter_runs_in_other_processes_and_the_rest_in_threads() -> None:
    def ran(cores: int, threads: bool) -> tuple[set[int], set[int]]:
        with on_cores(Work(begin, (1,), multiply, threads=threads), cores) as workers:
            done = list(workers.map((n,) for n in range(20)))
        return {process for _, process, _ in done}, {thread for *_, thread in done}

    here = ({os.getpid()}, {threading.get_ident()})
    assert ran(1, False) == here
    processes, threads = ran(2, True)
    assert processes == here[0]
    assert threads.isdisjoint(here[1])
    assert ran(2, False)[0].isdisjoint(here[0])


@pytest.mark.parametrize(("cores", "threads"), PLACES)
def test_calls_are_taken_only_a_few_ahead(cores: int, threads: bool) -> None:
    taken = 0

    def calls() -> Iterator[tuple[int]]:
        nonlocal taken
        for n in range(1000):
            taken += 1
            yield (n,)

    with on_cores(Work(begin, (1,), multiply, threads=threads), cores) as workers:
        for done, _ in enumerate(workers.map(calls())):
            assert taken <= done + 1 + 4 * cores
            if done == 20:
                break
    assert taken < 40


def test_a_process_that_dies_is_reported() -> None:
    with (
        pytest.raises(Refused, match="a worker process died: a bot ended it, or memory ran out"),
        on_cores(Work(nothing, (), die_at_three), 2) as workers,
    ):
        list(workers.map((n,) for n in range(9)))
