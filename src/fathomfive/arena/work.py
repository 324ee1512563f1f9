"""Work in pieces: what workers do, and how it is asked for, wherever they run."""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from typing import Any, Protocol

Call = tuple[Any, ...]


@dataclass(frozen=True)
class Work:
    """A kind of work: `begin(*args)` gets a worker ready once, `run(ready, *call)` does one piece of it.

    Functions, arguments and results are pickled, so functions must be found by their names in modules.  A worker keeps
    nothing but what `begin` gave: a piece that was lost with its worker is done again by another.
    """

    begin: Callable[..., Any]
    args: tuple[Any, ...]
    run: Callable[..., Any]
    reduce: Callable[[Any], Any] | None = None  # what to make of a result before it travels to another machine
    merge: Callable[[Any, Any], Any] | None = None  # how results that travel together become one
    threads: bool = False  # `run` releases the GIL: threads of one process are enough
    gpu: bool = False  # every worker needs a GPU

    def ready(self) -> Any:
        """Get this process ready."""
        return self.begin(*self.args)

    def reduced(self, result: Any) -> Any:
        """Give what is asked for of a result."""
        return result if self.reduce is None else self.reduce(result)


class Workers(Protocol):
    """Workers that are ready for one kind of work."""

    cores: int  # how many calls run at the same time

    def map(self, calls: Iterable[Call]) -> Iterator[Any]:
        """Run the work for each call, and yield every result once, as it completes, in any order."""
