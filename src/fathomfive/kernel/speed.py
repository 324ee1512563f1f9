"""One rule, three ways to run it: plain Python, compiled for a CPU, compiled for a GPU.

A rule is a plain function.  Marking it costs nothing; Numba is imported only when a compiled run is asked for.
"""

import hashlib
import inspect
import os
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, TypeVar

F = TypeVar("F", bound=Callable[..., Any])

ON = ("plain", "cpu", "gpu")

_rules: list[Callable[..., Any]] = []
_known: dict[str, set[Callable[..., Any]]] = {"cpu": set(), "gpu": set()}


def rule(function: F) -> F:
    """Mark a function that works on one table as a rule, which runs on every engine."""
    _rules.append(function)
    return function


def register_rules(target: str, *more: Callable[..., Any]) -> None:
    """Register every rule marked so far, and these functions, with the compiler of a target."""
    if target == "cpu":
        from numba import extending

        register = extending.register_jitable(forceinline=True)  # calls unpack every array struct: a third slower
    else:
        from numba.cuda import extending

        register = extending.register_jitable
    known = _known[target]
    for function in (*_rules, *more):
        if function not in known:
            register(function)
            known.add(function)


def build_number(functions: list[Callable[..., Any]], mode: str) -> int:
    """Hash the sources a build is made from and the way it is built.

    Numba's disk cache sees neither changed callees nor its own bounds-check setting, but it does see the values a
    function closes over.  Every compiled entry closes over this number.
    """
    folders = {Path(inspect.getfile(function)).resolve().parent for function in functions}
    folders.add(Path(__file__).resolve().parent)
    digest = hashlib.sha256(f"{mode} {os.environ.get('NUMBA_BOUNDSCHECK')}".encode())
    for folder in sorted(folders):
        for source in sorted(folder.glob("*.py")):
            digest.update(source.name.encode())
            digest.update(source.read_bytes())
    return int.from_bytes(digest.digest()[:7], "big")


def compile_for_cpu(function: Callable[..., Any], *, checked: bool = False) -> Callable[..., Any]:
    """Compile an entry function; a `checked` one raises for wrong indices and divisions, as plain Python does."""
    from numba import config, njit

    compiled: Callable[..., Any] = njit(
        cache=True,
        nogil=True,
        _nrt=False,  # rules allocate nothing, so reference counts are not needed (a sixth of the time)
        # Unlike `boundscheck` this is handed on to callees, so it keeps checked and unchecked ones apart, too.
        error_model="python" if checked else "numpy",
    )(function)
    if not checked:
        return compiled

    def with_checks(*args: Any) -> Any:
        # Callees compiled meanwhile get checks, too; no option reaches them.
        before, config.BOUNDSCHECK = config.BOUNDSCHECK, 1
        try:
            return compiled(*args)
        finally:
            config.BOUNDSCHECK = before

    with_checks.stats = compiled.stats  # type: ignore[attr-defined]  # Numba's counts of its disk cache
    return with_checks


@contextmanager
def notice(what: str, after: float = 0.4) -> Iterator[None]:
    """Print what is going on to stderr if it takes longer than a moment (not with FATHOM_QUIET=1)."""
    said = threading.Event()
    began = time.monotonic()

    def say() -> None:
        said.set()
        print(f"fathom: {what} ...", file=sys.stderr, flush=True)

    timer = threading.Timer(after, say)
    timer.daemon = True
    if os.environ.get("FATHOM_QUIET", "") in ("", "0"):
        timer.start()
    try:
        yield
    finally:
        timer.cancel()
    if said.is_set():
        print(f"fathom: ready after {time.monotonic() - began:.1f} s", file=sys.stderr, flush=True)
