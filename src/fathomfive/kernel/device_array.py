"""An array on a GPU that PyTorch, JAX, CuPy and Numba read without copying: DLPack and the CUDA array interface."""

import ctypes
from typing import Any

import numpy as np
from numpy.typing import NDArray

CUDA = 2  # kDLCUDA
CODES = {"i": 0, "u": 1, "f": 2, "b": 6}  # DLDataTypeCode, by the kind of a NumPy type
LEGACY_STREAM = 1  # work is ordered on the default stream


class _Device(ctypes.Structure):
    _fields_ = (("type", ctypes.c_int32), ("id", ctypes.c_int32))


class _Type(ctypes.Structure):
    _fields_ = (("code", ctypes.c_uint8), ("bits", ctypes.c_uint8), ("lanes", ctypes.c_uint16))


class _Tensor(ctypes.Structure):
    _fields_ = (
        ("data", ctypes.c_void_p), ("device", _Device), ("ndim", ctypes.c_int32), ("dtype", _Type),
        ("shape", ctypes.POINTER(ctypes.c_int64)), ("strides", ctypes.POINTER(ctypes.c_int64)),
        ("byte_offset", ctypes.c_uint64),
    )  # fmt: skip


class _Managed(ctypes.Structure):
    pass


_Deleter = ctypes.CFUNCTYPE(None, ctypes.POINTER(_Managed))
_Managed._fields_ = (("tensor", _Tensor), ("context", ctypes.c_void_p), ("deleter", _Deleter))

_lent: dict[int, tuple[Any, ...]] = {}  # by the address of a tensor that is lent, what it needs


def _return(managed: Any) -> None:
    _lent.pop(ctypes.addressof(managed.contents), None)


_give_back = _Deleter(_return)

_new_capsule = ctypes.pythonapi.PyCapsule_New
_new_capsule.restype = ctypes.py_object
_new_capsule.argtypes = (ctypes.c_void_p, ctypes.c_char_p, ctypes.c_void_p)
_NAME = b"dltensor"


class DeviceArray:
    """A row-major array on a GPU, lent to other libraries as long as they need it."""

    def __init__(self, owner: Any) -> None:
        self._owner = owner  # an array of numba-cuda
        self.shape: tuple[int, ...] = tuple(owner.shape)
        self.dtype = np.dtype(owner.dtype)

    def __repr__(self) -> str:
        return f"<DeviceArray {self.dtype} {self.shape}>"

    def __len__(self) -> int:
        return self.shape[0]

    @property
    def __cuda_array_interface__(self) -> dict[str, Any]:
        return {**self._owner.__cuda_array_interface__, "stream": LEGACY_STREAM}

    def __dlpack_device__(self) -> tuple[int, int]:
        return CUDA, 0

    def __dlpack__(self, *, stream: int | None = None, **_: Any) -> Any:
        """Lend the array; a reader on another stream waits until everything is written."""
        if stream not in (None, -1, LEGACY_STREAM):
            from numba import cuda

            cuda.synchronize()
        shape = (ctypes.c_int64 * len(self.shape))(*self.shape)
        steps = [int(np.prod(self.shape[axis + 1 :], dtype=np.int64)) for axis in range(len(self.shape))]
        strides = (ctypes.c_int64 * len(steps))(*steps)
        kind = _Type(CODES[self.dtype.kind], 8 * self.dtype.itemsize, 1)
        address = self._owner.__cuda_array_interface__["data"][0]
        tensor = _Tensor(address, _Device(*self.__dlpack_device__()), len(self.shape), kind, shape, strides, 0)
        managed = _Managed(tensor, None, _give_back)
        at = ctypes.addressof(managed)
        _lent[at] = managed, shape, strides, self._owner
        return _new_capsule(at, _NAME, None)

    def copy_to_host(self) -> NDArray[Any]:
        """Copy the array to the memory of this machine."""
        copied: NDArray[Any] = self._owner.copy_to_host()
        return copied

    def __array__(self, dtype: Any = None, copy: bool | None = None) -> NDArray[Any]:
        if copy is False:
            raise ValueError("an array on a GPU is copied to become one of NumPy's")
        return self.copy_to_host().astype(dtype or self.dtype, copy=False)
