"""Players' time counts while a server is up, whatever the system clock does."""

import pytest

from fathomfive.store.store import Store
from fathomfive.store.uptime import HEARTBEAT, JUMP, ServerClock, gaps


class Machine:
    """A machine with a wall clock that can be set and a monotonic one."""

    def __init__(self, wall: int = 1_000_000) -> None:
        self.wall = wall
        self.monotonic = 5_000

    def wait(self, milliseconds: int) -> None:
        self.wall += milliseconds
        self.monotonic += milliseconds

    def serve(self, store: Store) -> ServerClock:
        self.monotonic = 0  # starts again with the machine
        clock = ServerClock(store.uptime, lambda: self.wall, lambda: self.monotonic)
        clock.open()
        return clock


def test_gaps_lie_between_overlapping_spans() -> None:
    assert gaps([]) == []
    assert gaps([(5, 9)]) == []
    assert gaps([(20, 30), (0, 10), (5, 12), (6, 7), (12, 15)]) == [(15, 20)]


def test_downtime_does_not_count(store: Store) -> None:
    machine = Machine()
    first = machine.serve(store)
    asked = first.now()
    machine.wait(60_000)
    first.heartbeat()
    machine.wait(3_000)  # it is killed
    machine.wait(3_600_000)
    second = machine.serve(store)
    assert second.uptime(asked, second.now()) == 60_000, "up to the last heartbeat"
    machine.wait(7_000)
    second.close()
    machine.wait(500_000)
    third = machine.serve(store)
    machine.wait(1_000)
    assert third.uptime(asked, third.now()) == 60_000 + 7_000 + 1_000
    assert third.uptime(third.now(), third.now()) == 0


def test_one_of_two_workers_is_enough(store: Store) -> None:
    machine = Machine()
    one = machine.serve(store)
    two = ServerClock(store.uptime, lambda: machine.wall, lambda: machine.monotonic)
    two.open()
    asked = one.now()
    for _ in range(3):
        machine.wait(int(HEARTBEAT * 1000))
        two.heartbeat()  # the other one was killed
    assert two.uptime(asked, two.now()) == 3 * HEARTBEAT * 1000
    again = ServerClock(store.uptime, lambda: machine.wall, lambda: machine.monotonic)
    again.open()
    machine.wait(1_000)
    assert again.uptime(asked, again.now()) == 3 * HEARTBEAT * 1000 + 1_000


@pytest.mark.parametrize("jump", [3_600_000, 30 * 24 * 3_600_000])
def test_a_system_clock_that_jumps_ahead_costs_nobody_time(store: Store, jump: int) -> None:
    machine = Machine()
    clock = machine.serve(store)
    asked = clock.now()
    machine.wait(10_000)
    machine.wall += jump
    assert clock.uptime(asked, clock.now()) == 10_000, "not even before it is noticed"
    clock.heartbeat()
    assert clock.now() == machine.wall, "it follows"
    machine.wait(5_000)
    assert clock.uptime(asked, clock.now()) == 15_000
    later = machine.serve(store)
    assert later.uptime(asked, later.now()) == 10_000, "the next server knows; the last seconds had no heartbeat"


def test_time_goes_on_when_the_system_clock_jumps_back(store: Store) -> None:
    machine = Machine()
    clock = machine.serve(store)
    asked = clock.now()
    machine.wait(10_000)
    machine.wall -= 3_600_000
    clock.heartbeat()
    machine.wait(5_000)
    clock.heartbeat()
    assert clock.now() == asked + 15_000
    assert clock.uptime(asked, clock.now()) == 15_000


def test_a_small_correction_of_the_clock_is_not_a_jump(store: Store) -> None:
    machine = Machine()
    clock = machine.serve(store)
    machine.wall += JUMP
    before = clock.now()
    clock.heartbeat()
    assert clock.now() == before


DAY = 24 * 3_600_000


def test_a_run_with_the_clock_a_day_ahead_does_not_freeze_the_next_one(store: Store) -> None:
    machine = Machine()
    first = machine.serve(store)
    asked = first.now()
    machine.wait(10_000)
    first.close()
    machine.wall += DAY
    ahead = machine.serve(store)
    machine.wait(20_000)
    answered = ahead.now()
    ahead.close()
    machine.wall -= DAY
    last = machine.serve(store)
    assert last.uptime(asked, last.now()) == 30_000, "nobody loses time"
    assert last.now() >= answered, "it goes on from the latest time that was recorded"
    machine.wait(5_000)
    assert last.uptime(answered, last.now()) == 5_000, "clocks run again"
    last.heartbeat()
    machine.wait(1_000)
    assert last.uptime(asked, last.now()) == 36_000
    last.close()
    again = machine.serve(store)
    assert again.uptime(asked, again.now()) == 36_000


def test_a_worker_follows_another_one_whose_clock_is_ahead(store: Store) -> None:
    machine, other = Machine(), Machine()
    here = machine.serve(store)
    asked = here.now()
    machine.wait(1_000)
    here.heartbeat()
    other.wall += DAY
    there = other.serve(store)
    here.heartbeat()
    assert abs(here.now() - there.now()) <= JUMP
    machine.wait(4_000)
    assert here.uptime(asked, here.now()) == 5_000, "the day between the clocks does not count"
