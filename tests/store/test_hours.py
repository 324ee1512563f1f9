"""Time is counted while somebody serves, whatever the machine's clock does."""

import pytest

from fathomfive.store.hours import BEAT, JUMP, Hours, between
from fathomfive.store.store import Store


class Machine:
    """Its clocks: one on the wall that can be set, one that goes on evenly."""

    def __init__(self, wall: int = 1_000_000) -> None:
        self.wall = wall
        self.even = 5_000

    def wait(self, milliseconds: int) -> None:
        self.wall += milliseconds
        self.even += milliseconds

    def serve(self, store: Store) -> Hours:
        self.even = 0  # begins anew with the machine
        hours = Hours(store, lambda: self.wall, lambda: self.even)
        hours.open()
        return hours


def test_gaps_lie_between_what_overlaps() -> None:
    assert between([]) == []
    assert between([(5, 9)]) == []
    assert between([(20, 30), (0, 10), (5, 12), (6, 7), (12, 15)]) == [(15, 20)]


def test_time_without_a_server_counts_for_nobody(store: Store) -> None:
    machine = Machine()
    first = machine.serve(store)
    asked = first.now()
    machine.wait(60_000)
    first.beat()
    machine.wait(3_000)  # and is killed
    machine.wait(3_600_000)
    second = machine.serve(store)
    assert second.counted(asked, second.now()) == 60_000, "up to the last sign of life"
    machine.wait(7_000)
    second.close()
    machine.wait(500_000)
    third = machine.serve(store)
    machine.wait(1_000)
    assert third.counted(asked, third.now()) == 60_000 + 7_000 + 1_000
    assert third.counted(third.now(), third.now()) == 0


def test_of_two_workers_one_is_enough(store: Store) -> None:
    machine = Machine()
    one = machine.serve(store)
    two = Hours(store, lambda: machine.wall, lambda: machine.even)
    two.open()
    asked = one.now()
    for _ in range(3):
        machine.wait(int(BEAT * 1000))
        two.beat()  # the other one is dead
    assert two.counted(asked, two.now()) == 3 * BEAT * 1000
    again = Hours(store, lambda: machine.wall, lambda: machine.even)
    again.open()
    machine.wait(1_000)
    assert again.counted(asked, again.now()) == 3 * BEAT * 1000 + 1_000


@pytest.mark.parametrize("jump", [3_600_000, 30 * 24 * 3_600_000])
def test_when_the_clock_of_the_machine_jumps_ahead_nobody_loses_time(store: Store, jump: int) -> None:
    machine = Machine()
    hours = machine.serve(store)
    asked = hours.now()
    machine.wait(10_000)
    machine.wall += jump
    assert hours.counted(asked, hours.now()) == 10_000, "not even before it is noticed"
    hours.beat()
    assert hours.now() == machine.wall, "it follows"
    machine.wait(5_000)
    assert hours.counted(asked, hours.now()) == 15_000
    later = machine.serve(store)
    assert later.counted(asked, later.now()) == 10_000, (
        "and the next server knows; the last seconds had no sign of life"
    )


def test_when_the_clock_of_the_machine_jumps_back_time_goes_on(store: Store) -> None:
    machine = Machine()
    hours = machine.serve(store)
    asked = hours.now()
    machine.wait(10_000)
    machine.wall -= 3_600_000
    hours.beat()
    machine.wait(5_000)
    hours.beat()
    assert hours.now() == asked + 15_000
    assert hours.counted(asked, hours.now()) == 15_000


def test_a_clock_that_is_set_a_little_is_not_a_jump(store: Store) -> None:
    machine = Machine()
    hours = machine.serve(store)
    machine.wall += JUMP
    before = hours.now()
    hours.beat()
    assert hours.now() == before
