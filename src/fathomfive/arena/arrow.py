"""Columns as Arrow tables and Parquet files, through pyarrow."""

import io
import json
from collections.abc import Mapping
from types import ModuleType
from typing import Any, BinaryIO

import numpy as np
from numpy.typing import NDArray

from fathomfive.kernel.errors import Refused

COMPRESSION = "zstd"
ABOUT = b"fathomfive"  # the key of what a schema says about its rows, as JSON


def import_arrow() -> ModuleType:
    """Import pyarrow with its Parquet files, or say how it is installed."""
    try:
        import pyarrow
        import pyarrow.parquet
    except ImportError:
        needed = "Parquet files need pyarrow; install it with: pip install 'fathomfive[data]'"
        raise Refused("no_pyarrow", needed) from None
    module: ModuleType = pyarrow
    return module


def described(schema: Any, about: Mapping[str, Any]) -> Any:
    """Add to a schema what is true of all its rows."""
    return schema.with_metadata({ABOUT: json.dumps(about, ensure_ascii=False).encode()})


def fixed_lists(pa: ModuleType, rows: NDArray[Any], field: Any) -> Any:
    """Give rows of equal length as a column of a fixed-size list type."""
    flat = pa.array(np.ascontiguousarray(rows).reshape(-1), type=field.type.value_type)
    return pa.FixedSizeListArray.from_arrays(flat, type=field.type)


def lists(pa: ModuleType, flat: NDArray[Any], ends: NDArray[np.int32], field: Any) -> Any:
    """Give lists of different lengths, which end at these places of a flat array; NaN is null."""
    values = pa.array(flat, type=field.type.value_type, from_pandas=True)
    offsets = pa.array(np.concatenate([[0], ends]).astype(np.int32))
    return pa.ListArray.from_arrays(offsets, values, type=field.type)


def same(pa: ModuleType, value: Any, count: int, field: Any) -> Any:
    """Give a column of equal values."""
    return pa.repeat(pa.scalar(value, type=field.type), count)


class ParquetFile:
    """A Parquet file that is written table by table."""

    def __init__(self, out: BinaryIO, schema: Any) -> None:
        from pyarrow.parquet import ParquetWriter

        self._sink = _Sink(out)
        self._writer = ParquetWriter(self._sink, schema, compression=COMPRESSION)

    def write(self, table: Any) -> None:
        """Write a table as one row group."""
        self._writer.write_table(table, row_group_size=max(1, len(table)))

    def close(self, *, whole: bool = True) -> None:
        """Write the footer, or give the file up: a writer that is forgotten would write to a closed file later."""
        if not whole:
            self._sink.out = None
        self._writer.close()


class _Sink(io.RawIOBase):
    """Passes on what is written, until nothing more is wanted."""

    def __init__(self, out: BinaryIO) -> None:
        self.out: BinaryIO | None = out
        self.written = 0

    def writable(self) -> bool:
        return True

    def tell(self) -> int:
        return self.written

    def write(self, data: Any) -> int:
        if self.out is not None:
            self.out.write(data)
        self.written += len(data)
        return len(data)
