"""The three engines of a game: plain, cpu and gpu, with one way to ask for playouts."""

from collections.abc import Callable
from typing import Any, Protocol

import numpy as np

from fathomfive.kernel.errors import Refused
from fathomfive.kernel.game import Game
from fathomfive.kernel.playout import Results, Scratch, Series, Views, make_batch, make_playout, scratch_for, words_of
from fathomfive.kernel.speed import ON, build_number, compile_for_cpu, notice, register_rules


class Engine(Protocol):
    """Plays games in bulk."""

    def warm_up(self) -> None:
        """Get ready, so that the next call only plays."""

    def playouts(self, series: Series, first: int, count: int) -> Results:
        """Play games first, first + 1, ... of a series."""


class Plain:
    """The rules as they are written, run by Python."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self._batch = make_batch(make_playout(game, 0), 0)

    def warm_up(self) -> None:
        """Do nothing: nothing is compiled here."""

    def playouts(self, series: Series, first: int, count: int) -> Results:
        """Play games first, first + 1, ... of a series."""
        tables = self.game.State.blank()
        results = Results.blank(count, self.game.sides(series.seats))
        views = Views(self.game.State, tables)
        self._batch(views, words_of(tables), first, count, series, scratch_for(self.game), results)
        return results


class Entry:
    """A compiled function, compiled or loaded from disk by its first call."""

    def __init__(self, game: Game, name: str, function: Callable[..., Any], *, checked: bool) -> None:
        self._about = f"compiling {game.name} ({name}) {'with bounds checks' if checked else 'for the CPU'}"
        self._compiled = compile_for_cpu(function, checked=checked)
        self._call: Callable[..., Any] = self._first_call

    def _first_call(self, *args: Any) -> Any:
        with notice(f"{self._about}, the first time only"):
            result = self._compiled(*args)
        self._call = self._compiled
        return result

    def __call__(self, *args: Any) -> Any:
        """Call the function, which takes tables and an index first."""
        return self._call(*args)

    @property
    def cache_hits(self) -> int:
        """How often it was loaded from Numba's disk cache."""
        return sum(self._compiled.stats.cache_hits.values())  # type: ignore[attr-defined]  # Numba's dispatcher has them


class Cpu:
    """The same rules, compiled.  Every entry takes `(tables, i)` first: passing a record would be slow.

    Calls release the GIL, so threads run in parallel; each call of `playouts` has its own table.
    """

    setup: Entry
    to_act: Entry
    legal: Entry
    odds: Entry
    play: Entry
    points: Entry
    rank: Entry
    reason: Entry
    imagine: Entry
    observe: Entry
    audit: Entry

    def __init__(self, game: Game, *, checked: bool = False) -> None:
        self.game = game
        build = build_number(game.rule_functions(), "checked" if checked else "cpu")
        register_rules("cpu")
        playout = make_playout(game, build)
        register_rules("cpu", playout)
        self.batch = Entry(game, "batch", make_batch(playout, build), checked=checked)
        for name in Game.RULES:
            setattr(self, name, Entry(game, name, _on_table(getattr(game, name), build), checked=checked))

    def warm_up(self) -> None:
        """Compile, or load what was compiled before."""
        self.playouts(Series(0, self.game.seats[0], self.game.encode_options(self.game.rules, {})), 0, 0)

    def playouts(self, series: Series, first: int, count: int) -> Results:
        """Play games first, first + 1, ... of a series."""
        tables = self.game.State.blank()
        results = Results.blank(count, self.game.sides(series.seats))
        self.batch(tables, words_of(tables), first, count, series, scratch_for(self.game), results)
        return results


def _on_table(function: Callable[..., Any], build: int) -> Callable[..., Any]:
    """Make the entry of a rule: it takes tables and an index for the state, then the rule's other arguments."""
    others = function.__code__.co_argcount - 1

    def with_none(tables: Any, i: int) -> Any:
        _ = build
        return function(tables[i])

    def with_one(tables: Any, i: int, a: Any) -> Any:
        _ = build
        return function(tables[i], a)

    def with_two(tables: Any, i: int, a: Any, b: Any) -> Any:
        _ = build
        return function(tables[i], a, b)

    def with_three(tables: Any, i: int, a: Any, b: Any, c: Any) -> Any:
        _ = build
        return function(tables[i], a, b, c)

    return (with_none, with_one, with_two, with_three)[others]


def import_cuda() -> Any:
    """Import Numba's CUDA, or refuse where it or the GPU is missing."""
    try:
        from numba import cuda
    except ImportError as error:
        raise Refused("no_gpu", f"--on gpu needs numba-cuda (pip install 'fathomfive[gpu]'): {error}") from None
    if not cuda.is_available():
        raise Refused("no_gpu", "--on gpu needs an NVIDIA GPU with its driver, and none was found here")
    from numba.cuda.core import config

    config.CUDA_LOW_OCCUPANCY_WARNINGS = 0  # the last batch of a run may be small
    return cuda


class Gpu:
    """The same rules on an NVIDIA GPU: a thread a game, tables in device memory."""

    THREADS = 128  # a block
    BLOCKS = 4  # a multiprocessor: more tables than its cache can hold play slower

    def __init__(self, game: Game) -> None:
        self.cuda = cuda = import_cuda()
        self.game = game
        self.kernel = cuda.jit(gpu_kernel(game))
        self.blocks = self.BLOCKS * cuda.get_current_device().MULTIPROCESSOR_COUNT
        size = self.THREADS * self.blocks
        self.words = cuda.device_array((size, game.State.dtype.itemsize // 8), np.int64)
        self.tables = self.words.reshape(self.words.size).view(game.State.dtype)

    def warm_up(self) -> None:
        """Compile, and bring the kernel to the device."""
        with notice(f"compiling {self.game.name} for the GPU"):
            self.playouts(Series(0, self.game.seats[0], self.game.encode_options(self.game.rules, {})), 0, 1)

    def playouts(self, series: Series, first: int, count: int) -> Results:
        """Play games first, first + 1, ... of a series."""
        blank = Results.blank(count, self.game.sides(series.seats))
        there: Any = Results(*(self.cuda.device_array_like(column) for column in blank))
        blocks = min(self.blocks, -(-count // self.THREADS))
        on_device = series._replace(options=self.cuda.to_device(series.options))
        self.kernel[blocks, self.THREADS](self.tables, self.words, first, count, on_device, there)
        self.cuda.synchronize()
        return Results(*(column.copy_to_host() for column in there))


def gpu_kernel(game: Game) -> Callable[..., None]:
    """Make the kernel: the games of a batch are dealt out to threads, each with a table of its own."""
    from numba import cuda, int32, int64

    playout = make_playout(game, 0)
    register_rules("gpu", playout)
    max_legal = game.max_legal

    def kernel(tables: Any, words: Any, first: int, count: int, series: Series, results: Results) -> None:
        thread = cuda.grid(1)
        scratch = Scratch(
            cuda.local.array(1, int64), cuda.local.array(max_legal, int32), cuda.local.array(max_legal, int32)
        )
        for row in range(thread, count, cuda.gridsize(1)):
            playout(tables, words, thread, row, series, first + row, scratch, results)

    return kernel


def ptx(game: Game) -> str:
    """Compile the kernel of playouts to PTX, without a GPU."""
    import numba

    record = numba.from_dtype(game.State.dtype)
    column, rows = numba.int32[::1], numba.int32[:, ::1]
    series = numba.types.NamedTuple((numba.int64, numba.int64, numba.int64[::1]), Series)
    results = numba.types.NamedTuple(
        (column, rows, numba.int64[:, ::1], column, numba.int64[::1], column, column), Results
    )
    return compile_to_ptx(
        gpu_kernel(game), (record[::1], numba.int64[:, ::1], numba.int64, numba.int64, series, results)
    )


def compile_to_ptx(kernel: Callable[..., None], signature: tuple[Any, ...], compute: tuple[int, int] = (9, 0)) -> str:
    """Compile a kernel to PTX, without a GPU; what is not run need not be fast, so nothing is optimised."""
    from numba.cuda import compile_ptx
    from numba.cuda import dispatcher as numba_dispatcher

    class Device:
        compute_capability = compute

    # numba-cuda asks a device it may not have for the capability that is given here by hand
    asked = numba_dispatcher.get_current_device
    numba_dispatcher.get_current_device = lambda: Device
    try:
        text: str = compile_ptx(kernel, signature, cc=compute, opt=False)[0]
    finally:
        numba_dispatcher.get_current_device = asked
    return text


def engine(game: Game, on: str = "cpu") -> Engine:
    """Choose an engine by its name."""
    engines: dict[str, Callable[[Game], Engine]] = {"plain": Plain, "cpu": Cpu, "gpu": Gpu}
    if on not in engines:
        raise Refused("bad_engine", f"expected one of {', '.join(ON)} for 'on', got '{on}'")
    return engines[on](game)
