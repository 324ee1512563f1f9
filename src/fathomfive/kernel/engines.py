"""The three engines of a game: plain, cpu and gpu, with one way to ask for playouts."""

from collections.abc import Callable
from typing import Any, Protocol

import numpy as np

from fathomfive.kernel.errors import Refused
from fathomfive.kernel.game import Game
from fathomfive.kernel.playout import Figures, Views, buffers, many_games, one_game, words_of
from fathomfive.kernel.speed import ON, compile_for_cpu, notice, stamp, teach


class Engine(Protocol):
    """Plays games in bulk."""

    def warm_up(self) -> None:
        """Get ready, so that the next call only plays."""

    def playouts(self, first: int, count: int, series: int, seats: int, options: Any) -> Figures:
        """Play games first, first + 1, ... of a seeded series."""


def _one_after_the_other(
    game: Game, many: Callable[..., None], tables: Any, words: Any,
    first: int, count: int, series: int, seats: int, options: Any,
) -> Figures:  # fmt: skip
    figures = Figures.blank(count, game.sides(seats))
    many(tables, words, first, count, series, seats, options, *buffers(game), *figures.arrays())
    return figures


class Plain:
    """The rules as they are written, run by Python."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.many = many_games(one_game(game, 0), 0)

    def warm_up(self) -> None:
        """Nothing is compiled here."""

    def playouts(self, first: int, count: int, series: int, seats: int, options: Any) -> Figures:
        """Play games first, first + 1, ... of a seeded series."""
        tables = self.game.State.blank()
        return _one_after_the_other(
            self.game, self.many, Views(self.game.State, tables), words_of(tables), first, count, series, seats, options
        )


class Cpu:
    """The same rules, compiled.  Every entry takes `(tables, i)` first: a record would be slow to hand over.

    Calls release the GIL, so threads run side by side; each playouts call has its own table.
    """

    def __init__(self, game: Game, *, checked: bool = False) -> None:
        self.game = game
        self.checked = checked
        self.stamp = stamp(game.rule_functions(), "checked" if checked else "cpu")
        teach("cpu")
        one = one_game(game, self.stamp)
        teach("cpu", one)
        for name, entry in {**_entries(game, self.stamp), "many": many_games(one, self.stamp)}.items():
            setattr(self, name, self._lazy(name, entry))

    def _lazy(self, name: str, entry: Callable[..., Any]) -> Callable[..., Any]:
        def first_call(*args: Any) -> Any:
            compiled = compile_for_cpu(entry, checked=self.checked)
            how = "with bounds checks" if self.checked else "for the CPU"
            with notice(f"compiling {self.game.name} ({name}) {how}, the first time only"):
                result = compiled(*args)
            setattr(self, name, compiled)
            return result

        return first_call

    def __getattr__(self, name: str) -> Callable[..., Any]:
        raise AttributeError(f"no compiled entry '{name}'; there are: {', '.join(Game.RULES)}, many")

    def warm_up(self) -> None:
        """Compile, or load what was compiled before."""
        seats = self.game.seats[0]
        self.playouts(0, 0, 0, seats, self.game.encode_options(self.game.rules, {}))

    def playouts(self, first: int, count: int, series: int, seats: int, options: Any) -> Figures:
        """Play games first, first + 1, ... of a seeded series."""
        tables = self.game.State.blank()
        return _one_after_the_other(
            self.game, self.many, tables, words_of(tables), first, count, series, seats, options
        )


def _entries(game: Game, stamp: int) -> dict[str, Callable[..., Any]]:
    rules = {name: getattr(game, name) for name in Game.RULES}
    return {name: _ENTRY[rules_arity(function)](function, stamp) for name, function in rules.items()}


def rules_arity(function: Callable[..., Any]) -> int:
    """Say how many arguments a rule takes after the state."""
    return function.__code__.co_argcount - 1


def _entry0(function: Callable[..., Any], stamp: int) -> Callable[..., Any]:
    def entry(tables: Any, i: int) -> Any:
        _ = stamp
        return function(tables[i])

    return entry


def _entry1(function: Callable[..., Any], stamp: int) -> Callable[..., Any]:
    def entry(tables: Any, i: int, a: Any) -> Any:
        _ = stamp
        return function(tables[i], a)

    return entry


def _entry2(function: Callable[..., Any], stamp: int) -> Callable[..., Any]:
    def entry(tables: Any, i: int, a: Any, b: Any) -> Any:
        _ = stamp
        return function(tables[i], a, b)

    return entry


def _entry3(function: Callable[..., Any], stamp: int) -> Callable[..., Any]:
    def entry(tables: Any, i: int, a: Any, b: Any, c: Any) -> Any:
        _ = stamp
        return function(tables[i], a, b, c)

    return entry


_ENTRY = (_entry0, _entry1, _entry2, _entry3)


class Gpu:
    """The same rules on an NVIDIA GPU: a thread a game, tables in device memory."""

    THREADS = 128  # a block
    BLOCKS = 4  # a multiprocessor: more tables than its cache can hold play slower

    def __init__(self, game: Game) -> None:
        try:
            from numba import cuda
        except ImportError as error:
            raise Refused("no_gpu", f"--on gpu needs numba-cuda (pip install 'fathomfive[gpu]'): {error}") from None
        if not cuda.is_available():
            raise Refused("no_gpu", "--on gpu needs an NVIDIA GPU with its driver, and none was found here")
        from numba.cuda.core import config

        config.CUDA_LOW_OCCUPANCY_WARNINGS = 0  # the last batch of a run may be small
        self.cuda = cuda
        self.game = game
        self.kernel = cuda.jit(gpu_kernel(game))
        self.blocks = self.BLOCKS * cuda.get_current_device().MULTIPROCESSOR_COUNT
        size = self.THREADS * self.blocks
        self.words = cuda.device_array((size, game.State.dtype.itemsize // 8), np.int64)
        self.tables = self.words.reshape(self.words.size).view(game.State.dtype)

    def warm_up(self) -> None:
        """Compile, and bring the kernel to the device."""
        with notice(f"compiling {self.game.name} for the GPU"):
            self.playouts(0, 1, 0, self.game.seats[0], self.game.encode_options(self.game.rules, {}))

    def playouts(self, first: int, count: int, series: int, seats: int, options: Any) -> Figures:
        """Play games first, first + 1, ... of a seeded series."""
        blank = Figures.blank(count, self.game.sides(seats))
        there = [self.cuda.device_array_like(column) for column in blank.arrays()]
        blocks = min(self.blocks, -(-count // self.THREADS))
        self.kernel[blocks, self.THREADS](
            self.tables, self.words, first, count, series, seats, self.cuda.to_device(options), *there
        )
        self.cuda.synchronize()
        return Figures(*(column.copy_to_host() for column in there))


def gpu_kernel(game: Game) -> Callable[..., None]:
    """Make the kernel: each thread plays every so-many-th game of the batch on a table of its own."""
    from numba import cuda, int32, int64

    one = one_game(game, 0)
    teach("gpu", one)
    max_legal = game.max_legal

    def kernel(
        tables: Any, words: Any, first: int, count: int, series: int, seats: int, options: Any,
        steps: Any, points: Any, ranks: Any, reasons: Any, hashes: Any,
    ) -> None:  # fmt: skip
        thread = cuda.grid(1)
        dice = cuda.local.array(1, int64)
        moves = cuda.local.array(max_legal, int32)
        weights = cuda.local.array(max_legal, int32)
        for row in range(thread, count, cuda.gridsize(1)):
            one(
                tables, words, thread, row, series, first + row, seats, options,
                dice, moves, weights, steps, points, ranks, reasons, hashes,
            )  # fmt: skip

    return kernel


def ptx(game: Game, compute: tuple[int, int] = (9, 0)) -> str:
    """Compile the GPU kernel to PTX, without a GPU."""
    import numba
    from numba.cuda import compile_ptx
    from numba.cuda import dispatcher as numba_dispatcher

    record = numba.from_dtype(game.State.dtype)
    column, rows = numba.int32[::1], numba.int32[:, ::1]
    signature = (
        record[::1], numba.int64[:, ::1], numba.int64, numba.int64, numba.int64, numba.int64, numba.int64[::1],
        column, rows, numba.int64[:, ::1], column, numba.int64[::1],
    )  # fmt: skip

    class Device:
        compute_capability = compute

    # numba-cuda asks a device it may not have for the capability that is given here by hand
    asked = numba_dispatcher.get_current_device
    numba_dispatcher.get_current_device = lambda: Device
    try:
        text: str = compile_ptx(gpu_kernel(game), signature, cc=compute)[0]
    finally:
        numba_dispatcher.get_current_device = asked
    return text


def engine(game: Game, on: str = "cpu") -> Engine:
    """Choose an engine by its name."""
    engines: dict[str, Callable[[Game], Engine]] = {"plain": Plain, "cpu": Cpu, "gpu": Gpu}
    if on not in engines:
        raise Refused("bad_engine", f"'on' is one of {', '.join(ON)}, not '{on}'")
    return engines[on](game)
