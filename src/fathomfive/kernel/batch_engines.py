"""The engines of a batch on this machine: plain Python, and compiled code on all cores."""

import os
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from typing import Any, NamedTuple, Protocol

import numpy as np
from numpy.typing import NDArray

from fathomfive.kernel.dice import Dice
from fathomfive.kernel.engines import Entry
from fathomfive.kernel.errors import Refused
from fathomfive.kernel.game import Game
from fathomfive.kernel.playout import Views, words_of
from fathomfive.kernel.speed import ON, build_number, register_rules
from fathomfive.kernel.stepping import (
    HOLD,
    Buffers,
    Raw,
    Register,
    Room,
    Schedule,
    buffers_for,
    make_advance,
    make_look,
)

LEAST_TABLES = 64  # worth a thread


class Rows(NamedTuple):
    """How each table is set up, a row each."""

    seats: NDArray[np.int64]
    options: NDArray[np.int64]


class Arrays(NamedTuple):
    """Everything a batch has: the tables, what is kept of each, and what the last step gave."""

    tables: Any
    room: Room
    mask: Any
    observation: Any
    scale: Any  # of its numbers


class BatchEngine(Protocol):
    """Plays the tables of a batch, in arrays of its own kind."""

    name: str

    def allocate(self, rows: Rows, moves: str, numbers: str) -> Any:
        """Make the arrays of a batch."""

    def step(self, arrays: Any, moves: Any, seed: int) -> None:
        """Play a legal move at every table, or lay all tables out where there are no moves."""

    def read_moves(self, moves: Any, tables: int) -> Any:
        """Read a move for every table, or refuse what has another shape."""

    def first_illegal(self, arrays: Any, moves: Any) -> tuple[int, int] | None:
        """Find the first table whose move is not legal, and the move."""

    def give(self, arrays: Any) -> dict[str, Any]:
        """Give what the last step gave, by name, for others to read."""

    def read_table(self, arrays: Any, i: int) -> tuple[Any, Dice]:
        """Give a copy of a table, and of its dice."""

    def copy(self, arrays: Any) -> Any:
        """Copy everything."""

    def to_host(self, arrays: Any) -> dict[str, Any]:
        """Give all arrays by name, as NumPy has them."""

    def from_host(self, saved: dict[str, Any]) -> Any:
        """Make the arrays from what `to_host` gave."""


def allocate(game: Game, rows: Rows, moves: str, numbers: str) -> Arrays:
    """Make the arrays of a batch in the memory of this machine."""
    n = len(rows.seats)
    tables = game.State.blank(n)
    sides = max(game.sides(int(seats)) for seats in np.unique(rows.seats))
    room = Room(
        words=words_of(tables), dice=np.zeros(n, np.int64), number=np.zeros(n, np.int64), seats=rows.seats,
        options=rows.options, to_act=np.zeros(n, np.int32), done=np.zeros(n, np.bool_), reason=np.zeros(n, np.int32),
        reward=np.zeros((n, sides), np.float32), choices=np.zeros(n, np.int32),
        legal=np.zeros((n, game.max_legal if moves == "list" else 0), np.int32),
    )  # fmt: skip
    mask = np.zeros((n, game.moves if moves == "mask" else 0), np.bool_)
    observation = np.zeros((n, game.layout.size), Raw if numbers == "whole" else np.float32)
    return Arrays(tables, room, mask, observation, scale_of(game, observation.dtype))


def scale_of(game: Game, kind: np.dtype[Any]) -> NDArray[np.float32]:
    """Give what the numbers of an observation are multiplied by; whole ones stay as they are."""
    return np.ones_like(game.layout.scale) if kind == Raw else game.layout.scale


def named(arrays: Any) -> dict[str, Any]:
    """Name the arrays of a batch, but for the tables, which are its words."""
    return {**arrays.room._asdict(), "mask": arrays.mask, "observation": arrays.observation}


def from_host(game: Game, arrays: dict[str, Any]) -> Arrays:
    """Put named arrays together."""
    room = Room(**{name: arrays[name] for name in Room._fields})
    tables = room.words.reshape(-1).view(game.State.dtype)
    return Arrays(tables, room, arrays["mask"], arrays["observation"], scale_of(game, arrays["observation"].dtype))


def make_step_rows(game: Game, build: int, register: Register) -> Callable[..., None]:
    """Make the function that plays a move at some rows of tables, or lays them out."""
    advance, look = make_advance(game, register), make_look(game, register)

    def step_rows(
        tables: Any, room: Room, mask: Any, observation: Any, scale: Any, moves: Any, begins: bool, first: int,
        end: int, schedule: Schedule, buffers: Buffers,
    ) -> None:  # fmt: skip
        _ = build
        for i in range(first, end):
            advance(tables[i], room.words[i], room, i, moves[i], begins, schedule, buffers)
            look(tables, room, i, mask, observation, scale, buffers)

    return step_rows


class _Host:
    """What the engines of this machine have in common: NumPy arrays."""

    def __init__(self, game: Game) -> None:
        self.game = game

    def allocate(self, rows: Rows, moves: str, numbers: str) -> Arrays:
        return allocate(self.game, rows, moves, numbers)

    def number_games(self, arrays: Arrays) -> NDArray[np.int64]:
        """Let every table begin with the game of its own number."""
        arrays.room.number[:] = np.arange(len(arrays.tables))
        return arrays.room.number

    def read_moves(self, moves: Any, tables: int) -> NDArray[np.int64]:
        read = np.asarray(moves)
        if read.shape != (tables,) or read.dtype.kind not in "iu":
            raise Refused(
                "bad_shape",
                f"expected {tables} whole numbers, a move for each table, got {read.dtype} of shape {read.shape}",
            )
        if read.dtype == np.uint64:
            read = np.minimum(read, np.iinfo(np.int64).max)  # a larger number would become a negative one
        return read.astype(np.int64, copy=False)

    def first_illegal(self, arrays: Arrays, moves: NDArray[np.int64]) -> tuple[int, int] | None:
        if arrays.mask.shape[1]:
            known = (moves >= 0) & (moves < self.game.moves)
            fine = known & arrays.mask[np.arange(len(moves)), np.where(known, moves, 0)]
        else:
            fine = (moves >= 0) & (arrays.room.legal == moves[:, None]).any(axis=1)
        fine |= moves == HOLD
        if fine.all():
            return None
        i = int(np.argmin(fine))
        return i, int(moves[i])

    def give(self, arrays: Arrays) -> dict[str, Any]:
        return named(arrays)

    def read_table(self, arrays: Arrays, i: int) -> tuple[Any, Dice]:
        return self.game.State(arrays.tables[i : i + 1].copy()), arrays.room.dice[i : i + 1].copy()

    def copy(self, arrays: Arrays) -> Arrays:
        return self.from_host({name: array.copy() for name, array in self.to_host(arrays).items()})

    def to_host(self, arrays: Arrays) -> dict[str, Any]:
        return named(arrays)

    def from_host(self, saved: dict[str, Any]) -> Arrays:
        return from_host(self.game, saved)


class PlainBatch(_Host):
    """Tables that Python plays."""

    name = "plain"

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self._buffers = buffers_for(game)
        self._rows = make_step_rows(game, 0, lambda *functions: None)

    def step(self, arrays: Arrays, moves: Any, seed: int) -> None:
        """Play a legal move at every table, or lay all tables out."""
        views, n = Views(self.game.State, arrays.tables), len(arrays.tables)
        begins, chosen = moves is None, self.number_games(arrays) if moves is None else moves
        self._rows(views, *arrays[1:], chosen, begins, 0, n, Schedule(seed, n), self._buffers)


class CpuBatch(_Host):
    """Tables that compiled code plays, on as many cores as there are."""

    name = "cpu"

    def __init__(self, game: Game, cores: int) -> None:
        super().__init__(game)
        register_rules("cpu")
        build = build_number(game.rule_functions(), "cpu")

        def register(*functions: Callable[..., Any]) -> None:
            register_rules("cpu", *functions)

        self._rows = Entry(game, "batch", make_step_rows(game, build, register), checked=False)
        self._buffers = [buffers_for(game) for _ in range(cores)]
        self._threads = ThreadPoolExecutor(cores, "fathom-batch")
        self._lock = threading.Lock()  # all batches of a game share the buffers

    def step(self, arrays: Arrays, moves: Any, seed: int) -> None:
        """Play a legal move at every table, or lay all tables out."""
        n = len(arrays.tables)
        begins, chosen = moves is None, self.number_games(arrays) if moves is None else moves
        parts = max(1, min(len(self._buffers), n // LEAST_TABLES))
        ends = [n * k // parts for k in range(parts + 1)]
        calls = [
            (*arrays, chosen, begins, first, end, Schedule(seed, n), buffers)
            for first, end, buffers in zip(ends, ends[1:], self._buffers, strict=False)
        ]
        with self._lock:
            others = [self._threads.submit(self._rows, *call) for call in calls[1:]]
            self._rows(*calls[0])
            for other in others:
                other.result()


def batch_engine(game: Game, on: str, cores: int | None) -> BatchEngine:
    """Choose the engine of a batch by its name."""
    if on not in ON:
        raise Refused("bad_engine", f"expected one of {', '.join(ON)} for 'on', got '{on}'")
    if on == "plain":
        return PlainBatch(game)
    if on == "cpu":
        return _cpu_batch(game, cores or os.cpu_count() or 1)
    return _gpu_batch(game)


@cache
def _cpu_batch(game: Game, cores: int) -> CpuBatch:
    return CpuBatch(game, cores)


@cache
def _gpu_batch(game: Game) -> BatchEngine:
    from fathomfive.kernel.batch_gpu import GpuBatch

    return GpuBatch(game)
