"""Sets of squares: one bit a square, a1 is bit 0, b1 bit 1, e5 bit 24."""

import numpy as np

from fathomfive.kernel.speed import rule

# De Bruijn multiplication: a single bit times this number has a unique pattern in bits 27 to 31.
DE_BRUIJN = 0x077CB531
PATTERNS = 32
LONE = np.zeros(PATTERNS, np.int8)  # [pattern]: the number of the bit
for _bit in range(PATTERNS):
    LONE[((1 << _bit) * DE_BRUIJN >> 27) % PATTERNS] = _bit


@rule
def first_of(squares: int) -> int:
    """Give the first square of a non-empty set."""
    return int(LONE[((squares & -squares) * DE_BRUIJN >> 27) & (PATTERNS - 1)])


@rule
def without_first(squares: int) -> int:
    """Take the first square out of a set."""
    return squares & (squares - 1)


@rule
def size(squares: int) -> int:
    """Count the squares of a set: by twos, by fours, by eights, and all."""
    n = squares - (squares >> 1 & 0x55555555)
    n = (n & 0x33333333) + (n >> 2 & 0x33333333)
    n = (n + (n >> 4)) & 0x0F0F0F0F
    return (n * 0x01010101 >> 24) & 0xFF
