"""Random numbers that are the same on every engine: plain, compiled and on a GPU.

Dice are one int64, a multiply-with-carry generator.  Every product fits 63 bits: signed overflow is undefined.
"""

import secrets

import numpy as np
from numpy.typing import NDArray

from fathomfive.kernel.speed import rule

Dice = NDArray[np.int64]

HALF = (1 << 32) - 1  # the lower half of a word
FACES = 1 << 32  # one throw is a number below this
CARRY = 2147483085  # below 2**31; CARRY * 2**32 - 1 is a safe prime, so the period is near 2**62


@rule
def mix(x: int) -> int:
    """Mix 32 bits one to one, so that similar numbers become very different."""
    x = ((x ^ (x >> 16)) * 0x7FEB352D) & HALF
    x = ((x ^ (x >> 15)) * 0x2C1B3C6D) & HALF
    return x ^ (x >> 16)


@rule
def seed(dice: Dice, series: int, game: int) -> None:
    """Seed dice for one game of a series."""
    key = mix((series & HALF) ^ mix((series >> 32) ^ mix((game >> 32) ^ 0x5EA)))
    low = mix((game & HALF) ^ key)
    high = mix(((game & HALF) + mix(key ^ 0x5A17)) & HALF) >> 2
    dice[0] = (high << 32) + low + 1  # 0 would stay 0


@rule
def throw(dice: Dice) -> int:
    """Draw the next number below 2**32."""
    x = int(dice[0])
    dice[0] = (x & HALF) * CARRY + (x >> 32)
    return (x & HALF) ^ (x >> 32)


@rule
def below(dice: Dice, n: int) -> int:
    """Draw a number below n (at most 2**31) without bias: a throw that would favour some numbers is repeated."""
    wide = throw(dice) * n
    if (wide & HALF) < n:
        unfair = FACES % n
        while (wide & HALF) < unfair:
            wide = throw(dice) * n
    return wide >> 32


@rule
def pick(dice: Dice, weights: NDArray[np.int32], n: int) -> int:
    """Draw an index below n, with probabilities in proportion to the weights."""
    total = 0
    for i in range(n):
        total += int(weights[i])
    mark = below(dice, total)
    passed = 0
    chosen = 0
    for i in range(n):  # no early exit: a mispredicted branch costs more than the rest of the loop
        passed += int(weights[i])
        chosen += passed <= mark
    return chosen


def seeded(series: int, game: int = 0) -> Dice:
    """Make dice from a seed."""
    dice = np.zeros(1, np.int64)
    seed(dice, series, game)
    return dice


def fresh() -> Dice:
    """Make dice seeded by the operating system."""
    return seeded(secrets.randbits(63), secrets.randbits(63))
