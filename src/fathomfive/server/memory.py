"""Memory that was freed, given back to the operating system."""

import ctypes
import gc
import sys


def release_memory() -> None:
    """Collect all garbage, and give freed memory back to the operating system, where the C library can do that."""
    gc.collect()
    trim = getattr(ctypes.CDLL(None), "malloc_trim", None) if sys.platform == "linux" else None
    if trim is not None:
        trim(0)
