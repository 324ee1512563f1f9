"""Tables as fixed records: fields are declared in reading order and laid out by size."""

from collections.abc import Callable
from operator import attrgetter
from typing import Any, ClassVar, NamedTuple, Self

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
    _views: ClassVar[dict[str, type[np.integer[Any]]]]  # of a table as numbers of one size, for the scalar fields

    def __init_subclass__(cls) -> None:
        fields = {name: value for name, value in vars(cls).items() if isinstance(value, Field)}
        cls.dtype = layout(fields)
        cls.scalars = tuple(name for name, field in fields.items() if not field.shape)
        cls.arrays = tuple(name for name, field in fields.items() if field.shape)
        cls._views = {}
        for name in cls.scalars:
            base = fields[name].base
            cls._views[f"_{base.name}"] = base.type
            assert cls.dtype.fields is not None
            setattr(cls, name, _scalar(f"_{base.name}", cls.dtype.fields[name][1] // base.itemsize))
        for name in cls.arrays:
            setattr(cls, name, property(attrgetter(f"_{name}")))  # quicker than a function, and they are read a lot

    def __init__(self, tables: Tables, i: int = 0) -> None:
        self.tables = tables
        self.i = i
        self._words = tables[i : i + 1].view(np.int64)
        for view, base in self._views.items():
            self.__dict__[view] = self._words.view(base).data

    def __getattr__(self, slot: str) -> Any:
        """Look an array field up when it is first used: many copies of a table are made for a glance."""
        name = slot[1:]
        if name not in self.arrays:
            raise AttributeError(f"a table of this game has no '{slot}'")
        cells = self.__dict__[slot] = self.tables[name][self.i]
        return cells

    @classmethod
    def blank(cls, n: int = 1) -> Tables:
        """Make n zeroed tables."""
        return np.zeros(n, cls.dtype)

    def copy(self) -> Self:
        """Give an independent copy of the table."""
        # As words: NumPy would copy field by field, which takes ten times as long.
        return type(self)(np.ndarray(1, self.dtype, self._words.copy()))

    def copy_from(self, other: Self) -> None:
        """Become equal to another table."""
        self._words[:] = other._words

    def bytes(self) -> bytes:
        """Give the table's bytes, equal for equal tables."""
        return self._words.tobytes()


def _scalar(view: str, position: int) -> property:
    def get(self: Record) -> Any:
        return self.__dict__[view][position]

    def put(self: Record, value: int) -> None:
        self.__dict__[view][position] = value

    return property(get, put)
