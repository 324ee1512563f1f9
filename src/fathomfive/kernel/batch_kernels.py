"""The kernels of a batch on a GPU.

The 32 threads of a warp run in step, and are fast where they read and write neighbouring numbers.  So the tables, legal
moves and observations of 32 tables are kept together, by columns: a tile.  Masks and observations are then written as
rows.  A thread works on a copy of its table in its own memory, which the GPU also keeps by columns.  Tables whose game
is over are laid out by a kernel of their own, because all threads of a warp wait for the slowest.
"""

from collections.abc import Callable
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from fathomfive.kernel.engines import compile_to_ptx
from fathomfive.kernel.game import Game
from fathomfive.kernel.speed import register_rules
from fathomfive.kernel.stepping import HOLD, Buffers, Room, Schedule, make_parts

TILE, LINES = 32, 8  # tables, and numbers of each, that are turned into rows at once, by so many lines of threads
SHAPE = (TILE, TILE + 1)  # a column more, so that threads do not wait for the same bank of memory
WORD = 8  # bytes
PACK = TILE * 2 // WORD  # words that hold a raw number of every table of a tile
WIDTH = 128  # raw numbers that are turned into rows at once
SECTOR = 8  # numbers of an observation that a GPU writes at once, if they begin at such a number
PACKED = (WIDTH + SECTOR, PACK + 1)
SPAN = 1 << 16  # bits of masks that a block of threads writes
GROUPS = SPAN // 32  # of bits

Kernel = Callable[..., None]


class Columns(NamedTuple):
    """What threads write for every table: by tile, number and table."""

    legal: Any  # int32, as many as `room.choices`
    raw: Any  # int16


def to_tiles(rows: NDArray[Any]) -> NDArray[Any]:
    """Turn rows into tiles; the last one may be filled up."""
    n, size = rows.shape
    whole = np.zeros((-(-n // TILE) * TILE, size), rows.dtype)
    whole[:n] = rows
    return np.ascontiguousarray(whole.reshape(-1, TILE, size).transpose(0, 2, 1))


def from_tiles(tiles: NDArray[Any], n: int) -> NDArray[Any]:
    """Turn tiles back into n rows."""
    return np.ascontiguousarray(tiles.transpose(0, 2, 1).reshape(-1, tiles.shape[1])[:n])


def make_copies(size: int) -> tuple[Kernel, Kernel]:
    """Make the functions that copy table i from its tile, and back; a table has so many words."""

    def fetch(tiles: Any, i: int, words: Any) -> None:
        for k in range(size):
            words[k] = tiles[i // TILE, k, i % TILE]

    def put(tiles: Any, i: int, words: Any) -> None:
        for k in range(size):
            tiles[i // TILE, k, i % TILE] = words[k]

    return fetch, put


def table_kernels(game: Game) -> tuple[Kernel, Kernel, Kernel]:
    """Make the kernels that play on, that lay out and look at tables whose game is over, and that look at the others.

    A thread plays a table.
    """
    from numba import cuda, int16, int32, int64

    def register(*functions: Callable[..., Any]) -> None:
        register_rules("gpu", *functions)

    play_on, renew = make_parts(game, register)
    legal, observe = game.legal, game.observe
    longest, sides = game.max_legal, game.most_sides
    record = game.State.dtype
    size = record.itemsize // WORD
    fetch, put = make_copies(size)

    def look(s: Any, room: Room, i: int, columns: Columns) -> None:
        room.choices[i] = legal(s, columns.legal[i // TILE, :, i % TILE])
        observe(s, room.to_act[i], columns.raw[i // TILE, :, i % TILE])

    register(fetch, put, look)

    def play_tables(room: Room, moves: Any, ended: Any, count: Any) -> None:
        words = cuda.local.array(size, int64)
        buffers = Buffers(
            cuda.local.array(longest, int32), cuda.local.array(longest, int32), cuda.local.array(1, int64),
            cuda.local.array(1, int16),
        )  # fmt: skip
        for i in range(cuda.grid(1), room.to_act.shape[0], cuda.gridsize(1)):
            fetch(room.words, i, words)
            if play_on(words.view(record)[0], room, i, moves[i], buffers):
                ended[cuda.atomic.add(count, 0, 1)] = i
            put(room.words, i, words)

    def renew_tables(room: Room, columns: Columns, ended: Any, count: Any, begins: bool, schedule: Schedule) -> None:
        words = cuda.local.array(size, int64)
        buffers = Buffers(
            cuda.local.array(longest, int32), cuda.local.array(longest, int32), cuda.local.array(sides, int64),
            cuda.local.array(1, int16),
        )  # fmt: skip
        n = room.to_act.shape[0] if begins else count[0]
        for k in range(cuda.grid(1), n, cuda.gridsize(1)):
            i = k if begins else ended[k]
            fetch(room.words, i, words)
            s = words.view(record)[0]
            renew(s, words, room, i, begins, schedule, buffers)
            put(room.words, i, words)
            look(s, room, i, columns)

    def look_at_tables(room: Room, columns: Columns) -> None:
        words = cuda.local.array(size, int64)
        for i in range(cuda.grid(1), room.to_act.shape[0], cuda.gridsize(1)):
            if not room.done[i]:
                fetch(room.words, i, words)
                look(words.view(record)[0], room, i, columns)

    return play_tables, renew_tables, look_at_tables


def observation_kernels() -> tuple[Kernel, Kernel]:
    """Make the kernels that turn the raw observations of tiles into rows, and that clear them."""
    from numba import cuda, float32, int32, int64, uint64

    tall, lines, pack, threads, width, sector = (np.uint64(n) for n in (TILE, LINES, PACK, TILE * LINES, WIDTH, SECTOR))

    def turn_raw(packed: Any, used: Any, rows: Any, scale: Any, count: Any) -> None:
        """Write some numbers of the observations of a tile as rows.

        A row may begin within a sector: what is written of it begins so much earlier, with a whole sector.
        Indices are unsigned: others may be negative, which would cost more than all the rest.
        """
        packs = cuda.shared.array(PACKED, int64)
        tile = packs.view(np.int16)
        x, y = uint64(cuda.threadIdx.x), uint64(cuda.threadIdx.y)
        first, row = uint64(cuda.blockIdx.x) * width, uint64(cuda.blockIdx.y) * tall + y
        size = uint64(rows.shape[1])
        whole = (size + tall - uint64(1)) // tall * tall * pack  # words of a tile
        k = y * tall + x
        found = int32(0)
        if first == uint64(0) and row == uint64(0) and x == uint64(0):
            count[0] = 0  # of the tables that end in the next step
        while k < (width + sector) * pack:
            at = first * pack + k
            if at >= sector * pack and at - sector * pack < whole:
                word = packed[uint64(cuda.blockIdx.y) * whole + at - sector * pack]
                packs[k // pack, k % pack] = word
                if word != 0:
                    found = int32(1)
            k += threads
        used[cuda.blockIdx.y, cuda.blockIdx.x] = cuda.syncthreads_or(found) != 0
        while y < tall and row < uint64(rows.shape[0]):
            early = row * size % sector
            n = x
            while n < width:
                if first + n >= early and first + n - early < size:
                    column = first + n - early
                    rows[row, column] = float32(tile[n + sector - early, y]) * scale[column]
                n += tall
            y += lines
            row += lines

    def clear(packed: Any, used: Any) -> None:
        if used[cuda.blockIdx.y, cuda.blockIdx.x]:
            whole = packed.shape[0] // used.shape[0]
            first = cuda.blockIdx.x * WIDTH * PACK
            for k in range(first + cuda.threadIdx.x, min(first + WIDTH * PACK, whole), cuda.blockDim.x):
                packed[cuda.blockIdx.y * whole + k] = 0

    return turn_raw, clear


def move_kernels() -> tuple[Kernel, Kernel, Kernel]:
    """Make the kernels that turn lists of legal moves into rows or masks, and that find a move which is not legal."""
    from numba import cuda, int32, uint32, uint64

    every, each, most = uint64(0x0101010101010101), uint64(0x8040201008040201), uint64(0x7F7F7F7F7F7F7F7F)

    def turn_legal(tiles: Any, rows: Any, count: Any) -> None:
        tile = cuda.shared.array(SHAPE, int32)
        x, y = cuda.threadIdx.x, cuda.threadIdx.y
        column, row = cuda.blockIdx.x * TILE, cuda.blockIdx.y * TILE
        for k in range(y, TILE, LINES):
            if row + x < rows.shape[0] and column + k < count[row + x]:
                tile[k, x] = tiles[cuda.blockIdx.y, column + k, x]
        cuda.syncthreads()
        if column + x < rows.shape[1]:
            for k in range(y, min(TILE, rows.shape[0] - row), LINES):
                rows[row + k, column + x] = tile[x, k] if column + x < count[row + k] else -1

    def write_masks(tiles: Any, count: Any, words: Any, moves: int) -> None:
        """Mark the legal moves of a tile as bits, as many as a block writes, and write a byte for each bit."""
        bits = cuda.shared.array(GROUPS, uint32)
        x, y = cuda.threadIdx.x, cuda.threadIdx.y
        thread, step = y * TILE + x, TILE * LINES
        first, row = cuda.blockIdx.x * SPAN, cuda.blockIdx.y * TILE + x
        for k in range(thread, GROUPS, step):
            bits[k] = 0
        cuda.syncthreads()
        if row < count.shape[0]:
            for k in range(y, count[row], LINES):
                at = x * moves + tiles[cuda.blockIdx.y, k, x] - first
                if 0 <= at < SPAN:
                    cuda.atomic.or_(bits, at // 32, uint32(1) << uint32(at % 32))
        cuda.syncthreads()
        begin = (cuda.blockIdx.y * TILE * moves + first) // WORD
        end = min((cuda.blockIdx.y + 1) * TILE * moves // WORD, words.shape[0])
        for k in range(thread, min(SPAN // WORD, end - begin), step):
            byte = uint64(bits[k // 4] >> uint32(k % 4 * 8) & uint32(0xFF))
            words[begin + k] = ((byte * every & each) + most) >> uint64(7) & every

    def check(legal: Any, count: Any, moves: Any, bad: Any) -> None:
        i = cuda.grid(1)
        if i < moves.shape[0]:
            found = moves[i] == HOLD
            k = 0
            while not found and k < count[i]:
                found = legal[i // TILE, k, i % TILE] == moves[i]
                k += 1
            if not found:
                cuda.atomic.min(bad, 0, i)

    return turn_legal, write_masks, check


def reading_kernel() -> Kernel:
    """Make the kernel that takes a table from its tile."""
    from numba import cuda

    def take(tiles: Any, i: int, column: Any) -> None:
        for k in range(cuda.threadIdx.x, column.shape[0], cuda.blockDim.x):
            column[k] = tiles[i // TILE, k, i % TILE]

    return take


def batch_ptx(game: Game) -> list[str]:
    """Compile the kernels of a batch that play a game to PTX, without a GPU."""
    from numba import boolean, float32, int16, int32, int64, types

    room = types.NamedTuple(
        (
            int64[:, :, ::1], int64[::1], int64[::1], int64[::1], int64[:, ::1], int32[::1], boolean[::1], int32[::1],
            float32[:, ::1], int32[::1], int32[:, ::1],
        ), Room,
    )  # fmt: skip
    columns = types.NamedTuple((int32[:, :, ::1], int16[:, :, ::1]), Columns)
    schedule, numbers = types.NamedUniTuple(int64, 2, Schedule), int32[::1]
    play_tables, renew_tables, look_at_tables = table_kernels(game)
    return [
        compile_to_ptx(play_tables, (room, int64[::1], numbers, numbers)),
        compile_to_ptx(renew_tables, (room, columns, numbers, numbers, boolean, schedule)),
        compile_to_ptx(look_at_tables, (room, columns)),
    ]


def shared_ptx() -> list[str]:
    """Compile the kernels that know no game to PTX."""
    from numba import boolean, float32, int32, int64, uint64

    lists, numbers = int32[:, :, ::1], int32[::1]
    turn_raw, clear = observation_kernels()
    turn_legal, write_masks, check = move_kernels()
    return [
        compile_to_ptx(turn_raw, (int64[::1], boolean[:, ::1], float32[:, ::1], float32[::1], numbers)),
        compile_to_ptx(clear, (int64[::1], boolean[:, ::1])),
        compile_to_ptx(turn_legal, (lists, int32[:, ::1], numbers)),
        compile_to_ptx(write_masks, (lists, numbers, uint64[::1], int64)),
        compile_to_ptx(check, (lists, numbers, int64[::1], int64[::1])),
        compile_to_ptx(reading_kernel(), (int64[:, :, ::1], int64, int64[::1])),
    ]
