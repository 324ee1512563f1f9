"""Places from standings, and what a place is worth."""

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


@rule
def part_left_behind(ranks: Any, sides: int, side: int) -> float:
    """Give the part of the other sides that a side left behind, from -1 to 1; a tie counts half."""
    behind = 0  # twice the number of sides left behind, and once those that are tied
    for other in range(sides):
        if other != side:
            behind += int(ranks[other] >= ranks[side])
            behind += int(ranks[other] > ranks[side])
    return behind / max(1, sides - 1) - 1
