"""A batch on an NVIDIA GPU: a thread a table, and arrays that stay there and are shared without copying."""

from contextlib import nullcontext
from typing import Any, NamedTuple

import numpy as np

from fathomfive.kernel.batch_engines import Arrays, Rows, allocate, from_host, named
from fathomfive.kernel.batch_kernels import (
    LINES,
    SECTOR,
    SPAN,
    TILE,
    WIDTH,
    WORD,
    Columns,
    from_tiles,
    row_kernels,
    small_kernels,
    table_kernels,
    to_tiles,
)  # fmt: skip
from fathomfive.kernel.device_array import DeviceArray
from fathomfive.kernel.dice import Dice
from fathomfive.kernel.engines import import_cuda
from fathomfive.kernel.errors import Refused
from fathomfive.kernel.game import Game
from fathomfive.kernel.speed import notice
from fathomfive.kernel.stepping import Raw, Room

THREADS = 64  # a block
BLOCKS = 16  # a multiprocessor: more tables than its cache can hold play slower


class GpuArrays(NamedTuple):
    """The arrays of a batch on the device."""

    room: Any  # as on this machine, with arrays of the device; but words are kept in tiles
    mask: Any
    marks: Any  # uint64, the mask as words
    observation: Any
    columns: Columns
    packed: Any  # int64, all raw observations, four numbers in a word
    used: Any  # bool, by tile and part of the raw observations: some number is not zero
    ended: Any  # int32, the tables whose game has just ended, in any order
    count: Any  # int32, how many they are
    bad: Any  # int64, the first table whose move is not legal, or the number of tables


class GpuBatch:
    """Tables that a GPU plays."""

    name = "gpu"

    def __init__(self, game: Game) -> None:
        self.game = game
        self.cuda = cuda = import_cuda()
        self._play, self._renew, self._look = (cuda.jit(kernel) for kernel in table_kernels(game))
        self._turn_raw, self._turn_legal, self._write_masks = (cuda.jit(kernel) for kernel in row_kernels())
        self._check, self._take, self._clear = (cuda.jit(kernel) for kernel in small_kernels())
        self._main, self._aside = cuda.stream(), cuda.stream()
        self._cleared, self._played = cuda.event(timing=False), cuda.event(timing=False)
        self._blocks = BLOCKS * cuda.get_current_device().MULTIPROCESSOR_COUNT
        self._scale = cuda.to_device(game.layout.scale)
        self._is_compiled = False

    def allocate(self, rows: Rows, moves: str) -> GpuArrays:
        """Make the arrays of a batch on the device."""
        return self._to_device(allocate(self.game, rows, moves))

    def _to_device(self, host: Arrays) -> GpuArrays:
        n, moves = host.mask.shape
        device, empty = self.cuda.to_device, self.cuda.device_array
        in_tiles = host.room._replace(words=to_tiles(host.room.words))
        room = Room(*(device(np.ascontiguousarray(each)) for each in in_tiles))
        marks = empty(max(1, -(-n * moves // WORD)), np.uint64)
        mask = marks.view(np.bool_)[: n * moves].reshape(n, moves)
        mask.copy_to_device(host.mask)
        tiles, numbers = -(-n // TILE), -(-self.game.layout.size // TILE) * TILE
        legal = empty((tiles, self.game.max_legal, TILE), np.int32)
        columns = Columns(legal, empty((tiles, numbers, TILE), Raw))
        packed = columns.raw.reshape(columns.raw.size).view(np.int64)
        used = device(np.ones((tiles, -(-(self.game.layout.size + SECTOR) // WIDTH)), np.bool_))
        return GpuArrays(
            room, mask, marks, device(host.observation), columns, packed, used,
            empty(n, np.int32), device(np.zeros(1, np.int32)), device(np.full(1, n, np.int64)),
        )  # fmt: skip

    def step(self, arrays: GpuArrays, moves: Any, seed: int) -> None:
        """Play a legal move at every table, or lay all tables out."""
        n = len(arrays.room.to_act)
        with nullcontext() if self._is_compiled else notice(f"compiling {self.game.name} (batch) for the GPU"):
            self._step_tables(arrays, moves, seed, min(self._blocks, -(-n // THREADS)))
        self._is_compiled = True
        self._write_rows(arrays)

    def _step_tables(self, arrays: GpuArrays, moves: Any, seed: int, blocks: int) -> None:
        """Play, lay tables out and look at all, where possible at the same time.

        Both streams wait for what was asked of the default one before, which then waits for both.
        """
        room, columns, ended, count = arrays.room, arrays.columns, arrays.ended, arrays.count
        self._clear[arrays.used.shape[::-1], TILE * LINES, self._main](arrays.packed, arrays.used)
        self._cleared.record(self._main)
        if moves is not None:
            self._play[blocks, THREADS, self._aside](room, moves, ended, count)
        self._played.record(self._aside)
        self._cleared.wait(self._aside)
        self._played.wait(self._main)
        self._renew[blocks, THREADS, self._aside](room, columns, ended, count, moves is None, seed)
        if moves is not None:
            self._look[blocks, THREADS, self._main](room, columns)

    def _write_rows(self, arrays: GpuArrays) -> None:
        room, columns, threads = arrays.room, arrays.columns, (TILE, LINES)
        tiles, across = arrays.used.shape
        self._turn_raw[(across, tiles), threads](
            arrays.packed, arrays.used, arrays.observation, self._scale, arrays.count
        )
        if room.legal.shape[1]:
            across = -(-room.legal.shape[1] // TILE)
            self._turn_legal[(across, tiles), threads](columns.legal, room.legal, room.choices)
        else:
            across = -(-TILE * self.game.moves // SPAN)
            self._write_masks[(across, tiles), threads](columns.legal, room.choices, arrays.marks, self.game.moves)

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
        listed = saved["legal"]
        if not listed.shape[1]:  # moves rise in the list
            listed = np.argsort(~saved["mask"], axis=1, kind="stable")[:, : self.game.max_legal].astype(np.int32)
        arrays.columns.legal.copy_to_device(to_tiles(listed))  # the check reads it
        return arrays
