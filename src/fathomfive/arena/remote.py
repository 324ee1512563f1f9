"""What a worker process of a cluster does with a chunk of calls."""

import pickle
import socket
import time
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any

from fathomfive.arena.versions import versions
from fathomfive.arena.work import Call, Work
from fathomfive.kernel.errors import Refused


@dataclass
class Outcome:
    """What became of a chunk: results up to the first error, if there is one."""

    results: list[Any] = field(default_factory=list)
    error: Exception | None = None
    seconds: float = 0.0  # of work, without getting ready


def run_chunk(work: bytes, expected: dict[str, str], chunk: list[Call]) -> bytes:
    """Do a chunk of some pickled work; this process must have the same code as the one that asks."""
    outcome = Outcome()
    try:
        prepared, ready = _prepare(work, tuple(expected.items()))
        began = time.perf_counter()
        for call in chunk:
            _add(prepared, outcome.results, prepared.reduced(prepared.run(ready, *call)))
        outcome.seconds = time.perf_counter() - began
        return pickle.dumps(outcome)
    except Exception as error:  # whatever a bot raises is reported where the work was asked for
        outcome.error = _portable(error)
        return pickle.dumps(outcome)


def _add(work: Work, results: list[Any], result: Any) -> None:
    if work.merge is not None and results:
        results[0] = work.merge(results[0], result)
    else:
        results.append(result)


@lru_cache(maxsize=1)  # one kind of work at a time: its code is compiled or loaded once a process
def _prepare(work: bytes, expected: tuple[tuple[str, str], ...]) -> tuple[Work, Any]:
    host = socket.gethostname()
    check(dict(expected), versions(()), host)  # first: what is pickled may not exist in other code
    try:
        loaded: Work = pickle.loads(work)
    except (ImportError, AttributeError) as error:
        raise Refused("other_code", f"the worker on {host} does not have what is asked for: {error}") from None
    check(dict(expected), versions(loaded.args), host)
    return loaded, loaded.ready()


def check(expected: dict[str, str], got: dict[str, str], host: str) -> None:
    """Refuse a worker with other code."""
    for name, version in got.items():
        if version != expected.get(name):
            raise Refused(
                "other_code",
                f"expected {name} {expected.get(name)} on every machine of the cluster, got {version} on {host}; "
                "install the same there",
            )


def _portable(error: Exception) -> Exception:
    """Give an error that can be read on another machine."""
    try:
        pickle.loads(pickle.dumps(error))
    except Exception:  # pickling calls code of the error itself
        return RuntimeError(f"{type(error).__name__}: {error}")
    return error
