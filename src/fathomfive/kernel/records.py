"""Tables as fixed records: fields are declared in reading order and laid out by size."""

from collections.abc import Callable
from typing import Any, ClassVar, NamedTuple

import numpy as np
from numpy.typing import NDArray

WORD = 8  # a record is a whole number of these bytes, so that it can be read as int64 words

Cells = NDArray[Any]  # an array field, as rules see it
Tables = NDArray[np.void]  # many tables: a structured array


class Field(NamedTuple):
    """One declared field: its integer type and its shape."""

    base: np.dtype[Any]
    shape: tuple[int, ...]


def _field(base: type[np.integer[Any]]) -> Callable[..., Any]:
    def declare(*shape: int) -> Any:
        return Field(np.dtype(base), shape)

    return declare


# All signed: in compiled code the difference of two unsigned numbers wraps around, and mixing signed and unsigned
# numbers gives floats.
i8 = _field(np.int8)
i16 = _field(np.int16)
i32 = _field(np.int32)
i64 = _field(np.int64)


def layout(fields: dict[str, Field]) -> np.dtype[np.void]:
    """Sort fields by size and pad by name, so that equal tables have equal bytes and a GPU can read them."""
    names = sorted(fields, key=lambda name: -fields[name].base.itemsize)
    formats: list[Any] = []
    offsets: list[int] = []
    end = 0
    for name in names:
        base, shape = fields[name]
        formats.append((base, shape) if shape else base)
        offsets.append(end)
        end += base.itemsize * int(np.prod(shape, dtype=np.int64))
    padding = -end % WORD
    if padding:
        names.append("padding")
        formats.append((np.dtype(np.uint8), (padding,)))
        offsets.append(end)
    dtype = np.dtype(
        {"names": names, "formats": formats, "offsets": offsets, "itemsize": end + padding},
        align=True,
    )
    assert dtype.itemsize == end + padding, "the dtype has padding without a name"
    for name, offset in zip(names, offsets, strict=True):
        assert offset % dtype[name].base.itemsize == 0, f"{name} is not aligned"
    return dtype


class Record:
    """A view of one table in an array of tables, for plain Python.

    Scalar fields read as Python ints and refuse what does not fit; array fields are NumPy views.
    """

    dtype: ClassVar[np.dtype[np.void]]
    scalars: ClassVar[tuple[str, ...]]
    arrays: ClassVar[tuple[str, ...]]

    def __init_subclass__(cls) -> None:
        fields = {name: value for name, value in vars(cls).items() if isinstance(value, Field)}
        cls.dtype = layout(fields)
        cls.scalars = tuple(name for name, field in fields.items() if not field.shape)
        cls.arrays = tuple(name for name, field in fields.items() if field.shape)
        for name in cls.scalars:
            setattr(cls, name, _scalar(f"_{name}"))
        for name in cls.arrays:
            setattr(cls, name, _array(f"_{name}"))

    def __init__(self, tables: Tables, i: int = 0) -> None:
        self.tables = tables
        self.i = i
        row = tables[i : i + 1]
        own = self.__dict__
        for name in self.scalars:
            own[f"_{name}"] = row[name].data
        for name in self.arrays:
            own[f"_{name}"] = row[name][0]

    @classmethod
    def blank(cls, n: int = 1) -> Tables:
        """Make n zeroed tables."""
        return np.zeros(n, cls.dtype)

    def bytes(self) -> bytes:
        """Give the table's bytes, equal for equal tables."""
        return bytes(self.tables[self.i].tobytes())


def _scalar(slot: str) -> property:
    def get(self: Record) -> Any:
        return self.__dict__[slot][0]

    def put(self: Record, value: int) -> None:
        self.__dict__[slot][0] = value

    return property(get, put)


def _array(slot: str) -> property:
    def get(self: Record) -> Any:
        return self.__dict__[slot]

    return property(get)
