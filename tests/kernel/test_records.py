"""A table is one record."""

import numpy as np
import pytest

from fathomfive.kernel.records import Cells, Record, i8, i16, i32, i64


class Chest(Record):
    """Declared in reading order, small and large mixed."""

    lid: int = i8()
    coins: int = i64()
    rows: Cells = i16(3)
    map: Cells = i8(2, 3)
    depth: int = i32()


def test_fields_are_sorted_by_size_and_padded_by_name() -> None:
    dtype = Chest.dtype
    assert dtype.names == ("coins", "depth", "rows", "lid", "map", "padding")
    assert dtype.itemsize % 8 == 0
    assert dtype.isalignedstruct
    covered = sum(dtype[name].itemsize for name in dtype.names)
    assert covered == dtype.itemsize, "no byte without a name"
    fields = dtype.fields
    assert fields is not None
    for name in dtype.names:
        assert fields[name][1] % dtype[name].base.itemsize == 0


def test_equal_tables_have_equal_bytes_also_after_a_copy() -> None:
    tables = Chest.blank(2)
    for i in range(2):
        chest = Chest(tables, i)
        chest.lid, chest.coins, chest.depth = 1, 1 << 40, -7
        chest.rows[:] = 300
        chest.map[1, 2] = 5
    assert Chest(tables, 0).bytes() == Chest(tables, 1).bytes() == tables.copy()[1].tobytes()


def test_scalars_are_python_ints_and_refuse_what_does_not_fit() -> None:
    chest = Chest(Chest.blank())
    assert type(chest.lid) is int
    with pytest.raises(ValueError, match="invalid value for format"):
        chest.lid = 128
    with pytest.raises(TypeError):
        chest.lid = 1.5  # type: ignore[assignment]  # the point of the test
    chest.lid = np.int16(5)  # type: ignore[assignment]  # what an array gives
    assert chest.lid == 5


def test_arrays_are_views_and_cannot_be_rebound() -> None:
    tables = Chest.blank(3)
    chest = Chest(tables, 1)
    chest.map[0, 1] = 9
    assert tables["map"][1, 0, 1] == 9
    assert not tables["map"][[0, 2]].any()
    with pytest.raises(AttributeError):
        chest.map = np.zeros((2, 3), np.int8)
