"""A queue that is fair to visitors: urgent work first, then visitors in turn, and the tables of each in turn."""

from collections import Counter, OrderedDict, deque
from collections.abc import Container
from typing import Generic, NamedTuple, TypeVar

from fathomfive.kernel.errors import Refused

REMEMBERED = 1000  # visitors whose last turn is remembered while they wait for nothing
RETRY_SECONDS = 5.0  # that a visitor is told to wait for room in the queue

T = TypeVar("T")


class QueueFull(Refused):
    """Too much work is waiting already."""


class Place(NamedTuple):
    """Where work waits: lower ranks come first; in a rank visitors take turns, and so do the tables of a visitor."""

    rank: int = 0
    visitor: str = ""  # the network of the visitor, so that a new identity gains nothing
    table: str = ""


class FairQueue(Generic[T]):
    """Waiting work, limited for each visitor and in all; work of higher ranks takes no room from that of lower ones.

    The visitor served least recently comes first, so that work of many tables delays another visitor by one turn.
    """

    def __init__(self, most: int, most_per_visitor: int) -> None:
        self.most = most
        self.most_per_visitor = most_per_visitor
        self._places: OrderedDict[Place, deque[T]] = OrderedDict()  # in a rank and for a visitor, the next table first
        self._counts: Counter[str] = Counter()  # waiting work by visitor
        self._last_turns: OrderedDict[str, int] = OrderedDict()  # by visitor, the latest last
        self._turn = 0

    def __len__(self) -> int:
        return self._counts.total()

    def last_turn(self, visitor: str) -> int:
        """Say when a visitor had a turn: a number that rises with every turn, 0 if that is long ago."""
        return self._last_turns.get(visitor, 0)

    def put(self, place: Place, work: T) -> None:
        """Add work, or refuse it where too much is waiting."""
        if self._counts[place.visitor] >= self.most_per_visitor:
            words = f"slow down: {self.most_per_visitor} of your requests are waiting for the server already"
            raise QueueFull("too_many", words, retry_after=RETRY_SECONDS)
        if sum(len(waiting) for other, waiting in self._places.items() if other.rank <= place.rank) >= self.most:
            words = f"{self.most} requests are waiting for the server; try again later"
            raise QueueFull("busy", words, retry_after=RETRY_SECONDS)
        self._places.setdefault(place, deque()).append(work)
        self._counts[place.visitor] += 1

    def take(self, not_now: Container[str] = ()) -> tuple[Place, T] | None:
        """Take the work whose turn it is, except that of some visitors beyond the first rank; None if there is none."""
        places = [place for place in self._places if place.rank == 0 or place.visitor not in not_now]
        if not places:
            return None
        place = min(places, key=lambda place: (place.rank, self.last_turn(place.visitor)))
        work = self._places[place][0]
        self.discard(place, work)
        if place in self._places:
            self._places.move_to_end(place)
        self._turn += 1
        self._last_turns[place.visitor] = self._turn
        self._last_turns.move_to_end(place.visitor)
        if len(self._last_turns) > REMEMBERED:
            self._last_turns.popitem(last=False)
        return place, work

    def discard(self, place: Place, work: T) -> None:
        """Remove work that nobody waits for any more, unless it was taken."""
        waiting = self._places.get(place)
        if waiting is None or work not in waiting:
            return
        waiting.remove(work)
        if not waiting:
            del self._places[place]
        self._counts[place.visitor] -= 1
        if not self._counts[place.visitor]:
            del self._counts[place.visitor]
