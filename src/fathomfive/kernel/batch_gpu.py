"""A batch on an NVIDIA GPU: a thread a table, and arrays that stay there and are shared without copying.

Neighbouring threads write neighbouring numbers: masks and observations are written with a column a table, and then
turned into rows.  Written row by row they would take several times as long.
"""

from collections.abc import Callable
from contextlib import nullcontext
from typing import Any, NamedTuple

import numpy as np

from fathomfive.kernel.batch_engines import Arrays, Rows, allocate, from_host, named
from fathomfive.kernel.device_array import DeviceArray
from fathomfive.kernel.dice import Dice
from fathomfive.kernel.engines import compile_to_ptx, import_cuda
from fathomfive.kernel.errors import Refused
from fathomfive.kernel.game import Game
from fathomfive.kernel.speed import notice, register_rules
from fathomfive.kernel.stepping import HOLD, Buffers, Raw, Room, make_advance, most_sides

THREADS = 64  # a block
TILE, LINES = 32, 8  # rows and columns that are turned at once, by so many lines of threads
SHAPE = (TILE, TILE + 1)  # a column more, so that threads do not wait for the same bank of memory
WORD = 8  # bytes


class Columns(NamedTuple):
    """What threads write, a column a table."""

    mask: Any  # uint8, (moves, tables); no rows where moves are listed
    words: Any  # the mask as words, which are cleared faster
    legal: Any  # int32, (longest list, tables); no rows where moves are masked
    raw: Any  # int16, (numbers, tables)


class GpuArrays(NamedTuple):
    """The arrays of a batch on the device."""

    tables: Any
    room: Any  # as on this machine, with arrays of the device
    mask: Any
    observation: Any
    columns: Columns
    bad: Any  # the first table whose move is not legal


class GpuBatch:
    """Tables that a GPU plays."""

    name = "gpu"

    def __init__(self, game: Game) -> None:
        self.game = game
        self.cuda = cuda = import_cuda()
        self._tables = cuda.jit(table_kernel(game))
        self._turn_raw, self._turn_mask, self._turn_legal = (cuda.jit(kernel) for kernel in turning_kernels())
        self._clear, self._check_mask, self._check_list = (cuda.jit(kernel) for kernel in checking_kernels())
        self._scale = cuda.to_device(game.layout.scale)
        self._is_compiled = False

    def allocate(self, rows: Rows, moves: str) -> GpuArrays:
        """Make the arrays of a batch on the device."""
        return self._to_device(allocate(self.game, rows, moves))

    def _to_device(self, host: Arrays) -> GpuArrays:
        device = self.cuda.to_device
        room = Room(*(device(np.ascontiguousarray(column)) for column in host.room))
        n, moves = host.mask.shape
        words = self.cuda.device_array(max(1, -(-n * moves // WORD)), np.int64)
        mask = words.view(np.uint8)[: n * moves].reshape(moves, n)
        columns = Columns(
            mask, words, self.cuda.device_array(host.room.legal.shape[::-1], np.int32),
            self.cuda.device_array((self.game.layout.size, n), Raw),
        )  # fmt: skip
        tables = room.words.reshape(room.words.size).view(self.game.State.dtype)
        bad = device(np.zeros(1, np.int64))
        return GpuArrays(tables, room, device(host.mask), device(host.observation), columns, bad)

    def step(self, arrays: GpuArrays, moves: Any, seed: int) -> None:
        """Play a legal move at every table, or lay all tables out."""
        columns, room = arrays.columns, arrays.room
        n = len(room.to_act)
        begins, chosen = moves is None, room.number if moves is None else moves
        if columns.mask.shape[0]:
            self._clear[self._blocks(columns.words.size), THREADS](columns.words)
        with nullcontext() if self._is_compiled else notice(f"compiling {self.game.name} (batch) for the GPU"):
            self._tables[self._blocks(n), THREADS](arrays.tables, room, columns, chosen, begins, seed)
        self._is_compiled = True
        self._turn(self._turn_raw, columns.raw, arrays.observation, self._scale)
        if columns.mask.shape[0]:
            self._turn(self._turn_mask, columns.mask, arrays.mask)
        else:
            self._turn(self._turn_legal, columns.legal, room.legal, room.choices)

    def _turn(self, kernel: Any, columns: Any, rows: Any, *more: Any) -> None:
        tiles = tuple(-(-size // TILE) for size in rows.shape)
        kernel[tiles, (TILE, LINES)](columns, rows, *more)

    @staticmethod
    def _blocks(n: int) -> int:
        return -(-n // THREADS)

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
        arrays.bad.copy_to_device(np.full(1, n, np.int64))
        if arrays.columns.mask.shape[0]:
            self._check_mask[self._blocks(n), THREADS](arrays.columns.mask, moves, arrays.bad)
        else:
            self._check_list[self._blocks(n), THREADS](arrays.columns.legal, arrays.room.choices, moves, arrays.bad)
        bad = int(arrays.bad.copy_to_host()[0])
        return None if bad == n else (bad, int(moves[bad : bad + 1].copy_to_host()[0]))

    def give(self, arrays: GpuArrays) -> dict[str, Any]:
        """Give what the last step gave, by name, for others to read where it is."""
        return {name: DeviceArray(array) for name, array in named(arrays).items()}

    def read_table(self, arrays: GpuArrays, i: int) -> tuple[Any, Dice]:
        """Give a copy of a table, and of its dice."""
        table = arrays.room.words[i : i + 1].copy_to_host().reshape(-1).view(self.game.State.dtype)
        dice: Dice = arrays.room.dice[i : i + 1].copy_to_host()
        return self.game.State(table), dice

    def copy(self, arrays: GpuArrays) -> GpuArrays:
        """Copy everything."""
        return self.from_host(self.to_host(arrays))

    def to_host(self, arrays: GpuArrays) -> dict[str, Any]:
        """Give all arrays by name, as NumPy has them."""
        return {name: array.copy_to_host() for name, array in named(arrays).items()}

    def from_host(self, saved: dict[str, Any]) -> GpuArrays:
        """Make the arrays from what `to_host` gave."""
        arrays = self._to_device(from_host(self.game, saved))
        # the check reads columns
        arrays.columns.mask.copy_to_device(np.ascontiguousarray(saved["mask"].T).view(np.uint8))
        arrays.columns.legal.copy_to_device(np.ascontiguousarray(saved["legal"].T))
        return arrays


def table_kernel(game: Game) -> Callable[..., None]:
    """Make the kernel that advances the tables, a thread each."""
    from numba import cuda, int16, int32, int64

    def register(*functions: Callable[..., Any]) -> None:
        register_rules("gpu", *functions)

    advance = make_advance(game, register)
    legal, observe = game.legal, game.observe
    longest, sides = game.max_legal, most_sides(game)

    def look(tables: Any, room: Room, i: int, columns: Columns, moves: Any) -> None:
        s = tables[i]
        n = legal(s, moves)
        room.choices[i] = n
        if columns.mask.shape[0]:
            for k in range(n):
                columns.mask[moves[k], i] = 1
        for k in range(min(n, columns.legal.shape[0])):
            columns.legal[k, i] = moves[k]
        observe(s, room.to_act[i], columns.raw[:, i])

    register(look)

    def step_tables(tables: Any, room: Room, columns: Columns, moves: Any, begins: bool, series: int) -> None:
        i = cuda.grid(1)
        buffers = Buffers(
            cuda.local.array(longest, int32), cuda.local.array(longest, int32), cuda.local.array(sides, int64),
            cuda.local.array(1, int16),
        )  # fmt: skip
        if i < room.to_act.shape[0]:
            advance(tables, room, i, moves[i], begins, series, buffers)
            look(tables, room, i, columns, buffers.moves)

    return step_tables


def turning_kernels() -> tuple[Callable[..., None], Callable[..., None], Callable[..., None]]:
    """Make the kernels that turn columns into rows, a tile at a time: observations, masks and lists."""
    from numba import cuda, float32, int16, int32, uint8

    def turn_raw(columns: Any, rows: Any, scale: Any) -> None:
        tile = cuda.shared.array(SHAPE, int16)
        x, y = cuda.threadIdx.x, cuda.threadIdx.y
        row, column = cuda.blockIdx.x * TILE, cuda.blockIdx.y * TILE
        for k in range(y, TILE, LINES):
            if row + x < rows.shape[0] and column + k < rows.shape[1]:
                tile[k, x] = columns[column + k, row + x]
        cuda.syncthreads()
        for k in range(y, TILE, LINES):
            if row + k < rows.shape[0] and column + x < rows.shape[1]:
                rows[row + k, column + x] = float32(tile[x, k]) * scale[column + x]

    def turn_mask(columns: Any, rows: Any) -> None:
        tile = cuda.shared.array(SHAPE, uint8)
        x, y = cuda.threadIdx.x, cuda.threadIdx.y
        row, column = cuda.blockIdx.x * TILE, cuda.blockIdx.y * TILE
        for k in range(y, TILE, LINES):
            if row + x < rows.shape[0] and column + k < rows.shape[1]:
                tile[k, x] = columns[column + k, row + x]
        cuda.syncthreads()
        for k in range(y, TILE, LINES):
            if row + k < rows.shape[0] and column + x < rows.shape[1]:
                rows[row + k, column + x] = tile[x, k] != 0

    def turn_legal(columns: Any, rows: Any, count: Any) -> None:
        tile = cuda.shared.array(SHAPE, int32)
        x, y = cuda.threadIdx.x, cuda.threadIdx.y
        row, column = cuda.blockIdx.x * TILE, cuda.blockIdx.y * TILE
        for k in range(y, TILE, LINES):
            if row + x < rows.shape[0] and column + k < count[row + x]:
                tile[k, x] = columns[column + k, row + x]
        cuda.syncthreads()
        for k in range(y, TILE, LINES):
            if row + k < rows.shape[0] and column + x < rows.shape[1]:
                rows[row + k, column + x] = tile[x, k] if column + x < count[row + k] else -1

    return turn_raw, turn_mask, turn_legal


def checking_kernels() -> tuple[Callable[..., None], Callable[..., None], Callable[..., None]]:
    """Make the kernels that clear a mask, and that find a move which is not legal."""
    from numba import cuda

    def clear(words: Any) -> None:
        k = cuda.grid(1)
        if k < words.shape[0]:
            words[k] = 0

    def check_mask(mask: Any, moves: Any, bad: Any) -> None:
        i = cuda.grid(1)
        if i < moves.shape[0]:
            m = moves[i]
            if m != HOLD and (m < 0 or m >= mask.shape[0] or mask[m, i] == 0):
                cuda.atomic.min(bad, 0, i)

    def check_list(legal: Any, count: Any, moves: Any, bad: Any) -> None:
        i = cuda.grid(1)
        if i < moves.shape[0]:
            found = moves[i] == HOLD
            for k in range(count[i]):
                found = found or legal[k, i] == moves[i]
            if not found:
                cuda.atomic.min(bad, 0, i)

    return clear, check_mask, check_list


def batch_ptx(game: Game) -> list[str]:
    """Compile the kernels of a batch to PTX, without a GPU."""
    from numba import boolean, float32, from_dtype, int16, int32, int64, types, uint8

    room = types.NamedTuple(
        (
            int64[:, ::1], int64[::1], int64[::1], int64[::1], int64[:, ::1], int32[::1], boolean[::1], int32[::1],
            float32[:, ::1], int32[::1], int32[:, ::1],
        ), Room,
    )  # fmt: skip
    columns = types.NamedTuple((uint8[:, ::1], int64[::1], int32[:, ::1], int16[:, ::1]), Columns)
    tables = from_dtype(game.State.dtype)[::1]
    turn_raw, turn_mask, turn_legal = turning_kernels()
    clear, check_mask, check_list = checking_kernels()
    kernels: list[tuple[Callable[..., None], tuple[Any, ...]]] = [
        (table_kernel(game), (tables, room, columns, int64[::1], boolean, int64)),
        (turn_raw, (int16[:, ::1], float32[:, ::1], float32[::1])),
        (turn_mask, (uint8[:, ::1], boolean[:, ::1])),
        (turn_legal, (int32[:, ::1], int32[:, ::1], int32[::1])),
        (clear, (int64[::1],)),
        (check_mask, (uint8[:, ::1], int64[::1], int64[::1])),
        (check_list, (int32[:, ::1], int32[::1], int64[::1], int64[::1])),
    ]
    return [compile_to_ptx(kernel, signature) for kernel, signature in kernels]
