"""Places from standings."""

from typing import Any

from fathomfive.kernel.speed import rule

STANDINGS = 1 << 56  # a standing is a number from 0 to below this


@rule
def places(out: Any, n: int) -> None:
    """Replace n standings by places in the same array: the highest is first, equal ones share a place (1, 1, 3)."""
    for a in range(n):
        place = 1
        for b in range(n):
            if int(out[b]) % STANDINGS > int(out[a]) % STANDINGS:
                place += 1
        out[a] += place * STANDINGS
    for a in range(n):
        out[a] //= STANDINGS
