"""The fair queue: urgent work first, visitors in turn, the tables of each in turn, and limits."""

import pytest

from fathomfive.server import fair_queue
from fathomfive.server.fair_queue import FairQueue, Place, QueueFull


def filled(*places: Place) -> FairQueue[str]:
    """Make a queue in which work waits, called by its visitor and number."""
    queue: FairQueue[str] = FairQueue(100, 50)
    for n, place in enumerate(places):
        queue.put(place, f"{place.visitor}{n}")
    return queue


def emptied(queue: FairQueue[str]) -> list[str]:
    """Take everything."""
    found = []
    while (taken := queue.take()) is not None:
        found.append(taken[1])
    return found


def test_a_lower_rank_comes_first() -> None:
    assert emptied(filled(Place(2, "a"), Place(0, "b"), Place(1, "c"), Place(0, "d"))) == ["b1", "d3", "c2", "a0"]


def test_visitors_take_turns_and_so_do_the_tables_of_each() -> None:
    one, two = Place(0, "a", "one"), Place(0, "a", "two")
    queue = filled(one, one, one, two, Place(0, "b"), Place(0, "b"))
    assert emptied(queue) == ["a0", "b4", "a3", "b5", "a1", "a2"]


def test_a_visitor_with_much_work_delays_another_by_one_turn_however_often_that_one_comes() -> None:
    queue = filled(*(Place(0, "many", f"t{n}") for n in range(20)))
    for n in range(5):
        taken = queue.take()
        assert taken is not None
        assert taken[1].startswith("many")
        queue.put(Place(0, "one"), f"one{n}")
        assert queue.take() == (Place(0, "one"), f"one{n}"), "the next turn"


def test_work_is_limited_for_each_visitor_and_in_all() -> None:
    queue: FairQueue[int] = FairQueue(3, 2)
    for n in range(2):
        queue.put(Place(0, "a"), n)
    with pytest.raises(QueueFull, match="2 of your requests") as found:
        queue.put(Place(0, "a"), 3)
    assert found.value.code == "too_many"
    assert found.value.retry_after
    queue.put(Place(0, "b"), 4)
    with pytest.raises(QueueFull, match="3 requests are waiting") as found:
        queue.put(Place(0, "c"), 5)
    assert found.value.code == "busy"
    queue.discard(Place(0, "b"), 4)
    queue.discard(Place(0, "b"), 4)
    queue.put(Place(0, "c"), 5)
    assert len(queue) == 3


def test_work_that_can_wait_takes_no_room_from_urgent_work() -> None:
    queue: FairQueue[int] = FairQueue(2, 2)
    for visitor in "ab":
        queue.put(Place(1, visitor), 1)
    with pytest.raises(QueueFull):
        queue.put(Place(1, "c"), 1)
    queue.put(Place(0, "c"), 0)
    assert queue.take() == (Place(0, "c"), 0)


def test_work_of_some_visitors_can_be_left_for_later() -> None:
    queue = filled(Place(1, "a"), Place(2, "b"), Place(0, "a"))
    assert queue.take({"a"}) == (Place(0, "a"), "a2"), "the first rank never waits"
    assert queue.take({"a"}) == (Place(2, "b"), "b1")
    assert queue.take({"a"}) is None
    assert queue.take() == (Place(1, "a"), "a0")


def test_visitors_who_are_gone_are_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fair_queue, "REMEMBERED", 10)
    queue: FairQueue[int] = FairQueue(10, 10)
    for n in range(100):
        queue.put(Place(0, f"v{n}", f"t{n}"), n)
        queue.take()
    assert (len(queue._last_turns), len(queue._counts), len(queue._places)) == (10, 0, 0)
