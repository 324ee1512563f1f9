"""Checks the kernels of a batch on a simulated GPU.

Run it by `NUMBA_ENABLE_CUDASIM=1 python tests/kernel/simulated_gpu.py`.
"""

from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import numpy as np
from numba import cuda

from fathomfive.kernel import batch_gpu, batch_kernels
from fathomfive.kernel.batch import Batch
from fathomfive.kernel.batch_kernels import (
    LINES,
    SECTOR,
    SPAN,
    TILE,
    WIDTH,
    Kernel,
    move_kernels,
    observation_kernels,
    reading_kernel,
    to_tiles,
)
from fathomfive.kernel.stepping import HOLD
from tiny import PIG

BLOCK = (TILE, LINES)


class Simulated:
    """Stands for `numba.cuda` in a kernel: the simulator replaces that module among globals, but not in closures."""

    def __getattr__(self, name: str) -> Any:
        return getattr(batch_kernels.__dict__["simulated"], name)


def adapt(kernels: Any) -> Any:
    """Let kernels run on the simulated GPU, whose records have attributes only if NumPy is asked for them."""
    batch_kernels.__dict__["simulated"] = cuda
    for kernel in kernels if isinstance(kernels, tuple) else (kernels,):
        for cell in kernel.__closure__ or ():
            if cell.cell_contents is cuda:
                cell.cell_contents = Simulated()
            elif isinstance(cell.cell_contents, np.dtype):
                cell.cell_contents = np.dtype((np.record, cell.cell_contents))
    return kernels


def simulate(*kernels: Kernel) -> list[Any]:
    """Make kernels that run on the simulated GPU."""
    return [cuda.jit(kernel) for kernel in adapt(kernels)]


turn_raw, clear = simulate(*observation_kernels())
turn_legal, write_masks, check = simulate(*move_kernels())
(take,) = simulate(reading_kernel())


def parts(size: int) -> int:
    """Count the parts in which an observation is turned into a row."""
    return -(-(size + SECTOR) // WIDTH)


def check_observations(n: int, size: int, dice: np.random.Generator) -> None:
    """Numbers are written as rows and scaled, and parts with other numbers than zeros are cleared."""
    raw = np.where(dice.random((n, size)) < 0.02, dice.integers(-999, 999, (n, size)), 0).astype(np.int16)
    raw[:, WIDTH - SECTOR : 2 * WIDTH] = 0  # so the second part is not used
    raw[:, 0] = 1
    padded = np.zeros((n, -(-size // TILE) * TILE), np.int16)
    padded[:, :size] = raw
    packed = to_tiles(padded).reshape(-1).view(np.int64)
    tiles, rows = -(-n // TILE), np.full((n, size), 7, np.float32)
    scale, count = dice.random(size).astype(np.float32), np.ones(1, np.int32)
    used = np.ones((tiles, parts(size)), np.bool_)
    turn_raw[(parts(size), tiles), BLOCK](packed, used, rows, scale, count)
    assert np.array_equal(rows, raw.astype(np.float32) * scale)
    assert count[0] == 0
    assert size < 2 * WIDTH or not used[:, 1].any()
    assert used[:, 0].all()
    clear[(parts(size), tiles), TILE * LINES](packed, used)
    assert not packed.any()


def check_moves(n: int, moves: int, dice: np.random.Generator) -> None:
    """Lists become rows and masks, and a move that is not listed is found."""
    mask = dice.random((n, moves)) < 0.1
    mask[:, 0] = True
    choices = mask.sum(axis=1).astype(np.int32)
    longest = int(choices.max())
    lists = np.full((n, longest), -5, np.int32)
    for row, marked in zip(lists, mask, strict=True):
        row[: marked.sum()] = np.flatnonzero(marked)
    legal, tiles = to_tiles(lists), -(-n // TILE)
    marks = np.full(-(-n * moves // 8), 9, np.uint64)
    write_masks[(-(-TILE * moves // SPAN), tiles), BLOCK](legal, choices, marks, moves)
    assert np.array_equal(marks.view(np.uint8)[: n * moves].reshape(n, moves), mask)
    rows = np.full((n, longest + 3), 7, np.int32)
    turn_legal[(-(-rows.shape[1] // TILE), tiles), BLOCK](legal, rows, choices)
    for row, marked in zip(rows, mask, strict=True):
        assert row[: marked.sum()].tolist() == np.flatnonzero(marked).tolist()
        assert (row[marked.sum() :] == -1).all()
    chosen = np.array([dice.choice(np.flatnonzero(marked)) for marked in mask])
    chosen[0] = HOLD
    assert first_bad(legal, choices, chosen, n) == n
    wrong = n // 2
    chosen[wrong] = np.flatnonzero(~mask[wrong])[0]
    chosen[-1] = -2
    assert first_bad(legal, choices, chosen, n) == wrong


def first_bad(legal: Any, choices: Any, chosen: Any, n: int) -> int:
    """Find the first table whose move is not legal."""
    bad = np.full(1, n, np.int64)
    check[-(-n // TILE), TILE](legal, choices, chosen, bad)
    return int(bad[0])


def check_tables(n: int, dice: np.random.Generator) -> None:
    """A table is taken from its tile, and tiles become the rows that they were made from."""
    words = dice.integers(-9, 9, (n, 70))
    tiles = to_tiles(words)
    assert np.array_equal(batch_kernels.from_tiles(tiles, n), words)
    for i in (0, n // 2, n - 1):
        column = np.zeros(70, np.int64)
        take[1, TILE](tiles, i, column)
        assert np.array_equal(column, words[i])


def adapted(make: Callable[..., Any]) -> Callable[..., Any]:
    """Adapt what makes kernels."""
    return lambda *args: adapt(make(*args))


def check_batch(moves: str, numbers: str) -> None:
    """A batch in two parts, the second of which is not full, gives the bytes of plain Python while games end."""
    cuda.get_current_device = lambda: SimpleNamespace(MULTIPROCESSOR_COUNT=1)
    small = {"LEAST_TABLES": TILE, "BLOCKS": 1, "THREADS": 8, "import_cuda": lambda: cuda}
    makers = ("table_kernels", "observation_kernels", "move_kernels", "reading_kernel")
    for name, other in (small | {name: adapted(getattr(batch_kernels, name)) for name in makers}).items():
        setattr(batch_gpu, name, other)
    tables = 2 * TILE + 3
    there, here = (Batch(PIG, tables, 2, on=on, seed=1, moves=moves, numbers=numbers) for on in ("gpu", "plain"))
    guide = Batch(PIG, tables, 2, on="plain", seed=1)
    dice, ended = np.random.default_rng(1), 0
    for n in range(24):
        if n == 0:
            for batch in (there, here, guide):
                batch.reset()
        else:
            chosen = np.array([dice.choice(np.flatnonzero(row)) for row in guide.look().mask])
            for batch in (here, guide):
                batch.step(chosen)
            if n >= 21:
                there.step(chosen)
            ended += int(here.look().done.sum()) * (n >= 21)
        given, known = (batch._engine.to_host(batch._arrays) for batch in (there, here))
        if n == 20:  # plain Python is faster up to here
            there._arrays = there._engine.from_host({name: array.copy() for name, array in known.items()})
        elif n == 0 or n > 20:
            assert [name for name in known if not np.array_equal(given[name], known[name])] == []
    assert ended > 3


def main() -> None:
    """Check small batches, the last of whose tiles is not full, and a mask that needs two blocks of threads."""
    dice = np.random.default_rng(1)
    for n, size in ((3, 5), (33, 202), (40, 401)):
        check_observations(n, size, dice)
    for n, moves in ((3, 20), (40, 276), (33, SPAN // TILE + 100)):
        check_moves(n, moves, dice)
    check_tables(70, dice)
    check_batch("mask", "scaled")
    check_batch("list", "whole")
    print("all is as it should be")


if __name__ == "__main__":
    main()
