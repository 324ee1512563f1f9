"""A batch on an NVIDIA GPU: a thread a table, and arrays that stay there and are shared without copying."""

from contextlib import nullcontext
from typing import Any, NamedTuple

import numpy as np

from fathomfive.kernel.batch_engines import Arrays, Rows, allocate, from_host, named, scale_of
from fathomfive.kernel.batch_kernels import (
    LINES,
    SECTOR,
    SPAN,
    TILE,
    WIDTH,
    WORD,
    Columns,
    from_tiles,
    move_kernels,
    observation_kernels,
    reading_kernel,
    table_kernels,
    to_tiles,
)
from fathomfive.kernel.device_array import DeviceArray
from fathomfive.kernel.dice import Dice
from fathomfive.kernel.engines import import_cuda
from fathomfive.kernel.errors import Refused
from fathomfive.kernel.game import Game
from fathomfive.kernel.speed import notice
from fathomfive.kernel.stepping import Raw, Room, Schedule

THREADS = 64  # a block
BLOCKS = 16  # a multiprocessor: more tables than its cache can hold play slower
PARTS = 4  # of a batch, whose steps overlap: playing waits for memory that is far away, writing rows for its speed
LEAST_TABLES = 1 << 15  # worth a part


class Part(NamedTuple):
    """Some tables of a batch: views of its arrays."""

    tables: slice
    room: Room
    observation: Any
    marks: Any  # uint64, the mask as words
    columns: Columns
    packed: Any  # int64, all raw observations, four numbers in a word
    used: Any  # bool, by tile and piece of the raw observations: some number is not zero
    ended: Any  # int32, the tables whose game has just ended, in any order
    count: Any  # int32, how many they are


class GpuArrays(NamedTuple):
    """The arrays of a batch on the device."""

    room: Any  # as on this machine, with arrays of the device; but words are kept in tiles
    mask: Any
    observation: Any
    columns: Columns
    parts: list[Part]
    numbers: Any  # int64, those of the tables
    bad: Any  # int64, the first table whose move is not legal, or the number of tables


def cut(n: int) -> list[slice]:
    """Cut a batch of n tables into parts of whole tiles."""
    parts = max(1, min(PARTS, n // LEAST_TABLES))
    size = -(-n // (parts * TILE)) * TILE
    return [slice(first, min(first + size, n)) for first in range(0, n, size)]


def some_of(array: Any, rows: slice) -> Any:
    """Give some rows of an array on the device; one without numbers cannot be sliced there."""
    return array[rows] if array.size else array


class GpuBatch:
    """Tables that a GPU plays."""

    name = "gpu"

    def __init__(self, game: Game) -> None:
        self.game = game
        self.cuda = cuda = import_cuda()
        self._play, self._renew, self._look = (cuda.jit(kernel) for kernel in table_kernels(game))
        self._turn_raw, self._clear = (cuda.jit(kernel) for kernel in observation_kernels())
        self._turn_legal, self._write_masks, self._check = (cuda.jit(kernel) for kernel in move_kernels())
        self._take = cuda.jit(reading_kernel())
        self._streams = [cuda.stream() for _ in range(PARTS)]
        self._blocks = BLOCKS * cuda.get_current_device().MULTIPROCESSOR_COUNT
        kinds = np.dtype(np.float32), np.dtype(Raw)
        self._scales = {kind: cuda.to_device(scale_of(game, kind)) for kind in kinds}  # of the observations
        self._is_compiled = False

    def allocate(self, rows: Rows, moves: str, numbers: str) -> GpuArrays:
        """Make the arrays of a batch on the device."""
        return self._to_device(allocate(self.game, rows, moves, numbers))

    def _to_device(self, host: Arrays) -> GpuArrays:
        n, moves = host.mask.shape
        device, empty = self.cuda.to_device, self.cuda.device_array
        in_tiles = host.room._replace(words=to_tiles(host.room.words))
        room = Room(*(device(np.ascontiguousarray(each)) for each in in_tiles))
        marks = empty(max(1, -(-n * moves // WORD)), np.uint64)
        mask = marks.view(np.bool_)[: n * moves].reshape(n, moves)
        if moves:
            mask.copy_to_device(host.mask)
        tiles, numbers = -(-n // TILE), -(-self.game.layout.size // TILE) * TILE
        legal = empty((tiles, self.game.max_legal, TILE), np.int32)
        columns, observation = Columns(legal, empty((tiles, numbers, TILE), Raw)), device(host.observation)
        parts = [self._part(rows, room, observation, marks, columns, moves) for rows in cut(n)]
        return GpuArrays(
            room, mask, observation, columns, parts, device(np.arange(n)), device(np.full(1, n, np.int64))
        )  # fmt: skip

    def _part(self, rows: slice, room: Room, observation: Any, marks: Any, columns: Columns, moves: int) -> Part:
        tiles = slice(rows.start // TILE, -(-rows.stop // TILE))
        words = slice(rows.start * moves // WORD, -(-rows.stop * moves // WORD))
        own = Columns(*(some_of(each, tiles) for each in columns))
        pieces = -(-(self.game.layout.size + SECTOR) // WIDTH)
        return Part(
            tables=rows,
            room=Room(*(some_of(each, tiles if name == "words" else rows) for name, each in room._asdict().items())),
            observation=observation[rows],
            marks=marks[words],
            columns=own,
            packed=own.raw.reshape(own.raw.size).view(np.int64),
            used=self.cuda.to_device(np.ones((tiles.stop - tiles.start, pieces), np.bool_)),
            ended=self.cuda.device_array(rows.stop - rows.start, np.int32),
            count=self.cuda.to_device(np.zeros(1, np.int32)),
        )

    def step(self, arrays: GpuArrays, moves: Any, seed: int) -> None:
        """Play a legal move at every table, or lay all tables out.

        Every part has a stream, which waits for what was asked of the default one before; that one then waits for all.
        """
        schedule = Schedule(seed, len(arrays.room.to_act))
        if moves is None:
            arrays.room.number.copy_to_device(arrays.numbers)
        with nullcontext() if self._is_compiled else notice(f"compiling {self.game.name} (batch) for the GPU"):
            for part, stream in zip(arrays.parts, self._streams, strict=False):
                self._step_part(part, None if moves is None else moves[part.tables], schedule, stream)
        self._is_compiled = True

    def _step_part(self, part: Part, moves: Any, schedule: Schedule, stream: Any) -> None:
        room, columns, ended, count = part.room, part.columns, part.ended, part.count
        blocks = min(self._blocks, -(-len(room.to_act) // THREADS))
        tiles, pieces = part.used.shape
        self._clear[(pieces, tiles), TILE * LINES, stream](part.packed, part.used)
        if moves is not None:
            self._play[blocks, THREADS, stream](room, moves, ended, count)
            self._look[blocks, THREADS, stream](room, columns)
        self._renew[blocks, THREADS, stream](room, columns, ended, count, moves is None, schedule)
        threads = (TILE, LINES)
        scale = self._scales[part.observation.dtype]
        self._turn_raw[(pieces, tiles), threads, stream](part.packed, part.used, part.observation, scale, count)
        if room.legal.shape[1]:
            across = -(-room.legal.shape[1] // TILE)
            self._turn_legal[(across, tiles), threads, stream](columns.legal, room.legal, room.choices)
        else:
            across = -(-TILE * self.game.moves // SPAN)
            self._write_masks[(across, tiles), threads, stream](
                columns.legal, room.choices, part.marks, self.game.moves
            )

    def read_moves(self, moves: Any, tables: int) -> Any:
        """Read a move for every table, where they are; those of this machine are copied to the device."""
        if not hasattr(moves, "__cuda_array_interface__"):
            moves = np.ascontiguousarray(moves)
            read = self.cuda.to_device(moves) if moves.dtype.kind in "iu" else moves
        else:
            read = self.cuda.as_cuda_array(moves)
        if read.shape != (tables,) or read.dtype.kind not in "iu":
            raise Refused(
                "bad_shape",
                f"expected {tables} whole numbers, a move for each table, got {read.dtype} of shape {read.shape}",
            )
        return read

    def first_illegal(self, arrays: GpuArrays, moves: Any) -> tuple[int, int] | None:
        """Find the first table whose move is not legal, and the move."""
        n = len(arrays.room.to_act)
        self._check[-(-n // THREADS), THREADS](arrays.columns.legal, arrays.room.choices, moves, arrays.bad)
        bad = int(arrays.bad.copy_to_host()[0])
        if bad == n:
            return None
        arrays.bad.copy_to_device(np.full(1, n, np.int64))
        return bad, int(moves[bad : bad + 1].copy_to_host()[0])

    def give(self, arrays: GpuArrays) -> dict[str, Any]:
        """Give what the last step gave, by name, for others to read where it is."""
        return {name: DeviceArray(array) for name, array in named(arrays).items()}

    def read_table(self, arrays: GpuArrays, i: int) -> tuple[Any, Dice]:
        """Give a copy of a table, and of its dice."""
        words = self.cuda.device_array(arrays.room.words.shape[1], np.int64)
        self._take[1, THREADS](arrays.room.words, i, words)
        table = words.copy_to_host().view(self.game.State.dtype)
        dice: Dice = arrays.room.dice[i : i + 1].copy_to_host()
        return self.game.State(table), dice

    def copy(self, arrays: GpuArrays) -> GpuArrays:
        """Copy everything."""
        return self.from_host(self.to_host(arrays))

    def to_host(self, arrays: GpuArrays) -> dict[str, Any]:
        """Give all arrays by name, as NumPy has them."""
        host = {name: array.copy_to_host() for name, array in named(arrays).items()}
        return {**host, "words": from_tiles(host["words"], len(host["to_act"]))}

    def from_host(self, saved: dict[str, Any]) -> GpuArrays:
        """Make the arrays from what `to_host` gave."""
        arrays = self._to_device(from_host(self.game, saved))
        listed = np.zeros((len(saved["to_act"]), self.game.max_legal), np.int32)  # the check reads it
        if saved["legal"].shape[1]:
            listed[:] = saved["legal"]
        else:
            rising = np.argsort(~saved["mask"], axis=1, kind="stable")[:, : self.game.max_legal]
            listed[:, : rising.shape[1]] = rising
        arrays.columns.legal.copy_to_device(to_tiles(listed))
        return arrays
