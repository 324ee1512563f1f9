"""Which squares of four could be fished on a player's next turn: complete ones, and those that lack one token."""

from fathomfive.games.kipicot.components import ACROSS, BELOW, BLOCK, BLOCKS, RIGHT, Phase, State
from fathomfive.games.kipicot.pieces import each, names
from fathomfive.games.kipicot.rules import colour_at, fishing_squares, taken, under_figures
from fathomfive.kernel.game import JsonObject


def threats(s: State) -> list[JsonObject]:
    """KI-30 List the blocks that are complete or lack one added token, with the seats that could fish there."""
    if s.phase == Phase.OVER:
        return []
    complete = fishing_squares(s)
    found = []
    for block in each(BLOCKS):
        if complete >> block & 1 or _lacks_one(s, block):
            by = [seat for seat in range(s.seats) if _could_fish(s, block, seat)]
            if by:
                found.append({"places": names(BLOCK << block), "by": by, "complete": bool(complete >> block & 1)})
    return found


def _lacks_one(s: State, block: int) -> bool:
    """KI-21, KI-30 Does one added token complete a block: on an empty square, or on a single token without a figure?"""
    diagonals = ((block, block + ACROSS), (block + RIGHT, block + BELOW))
    for falling, rising in (diagonals, diagonals[::-1]):
        if not _is_equal(s, rising):
            continue
        for square, opposite in (falling, falling[::-1]):
            if taken(s) >> opposite & 1 and (not taken(s) >> square & 1 or _can_cover(s, square, opposite)):
                return True
    return False


def _is_equal(s: State, diagonal: tuple[int, int]) -> bool:
    one, other = diagonal
    return bool(taken(s) >> one & taken(s) >> other & 1) and colour_at(s, one) == colour_at(s, other)


def _can_cover(s: State, square: int, opposite: int) -> bool:
    """KI-21 Can a token of the colour that lies opposite be added on top?"""
    is_single = not s.stacks >> square & 1
    return is_single and not under_figures(s) >> square & 1 and colour_at(s, square) != colour_at(s, opposite)


def _could_fish(s: State, block: int, seat: int) -> bool:
    """KI-12, KI-32 Is there a corner without a figure for this seat, with no opponent diagonally opposite?"""
    others = under_figures(s) & ~(1 << int(s.figure[seat]))
    corners = (block, block + RIGHT, block + BELOW, block + ACROSS)
    return any(
        not under_figures(s) >> corner & 1 and not others >> opposite & 1
        for corner, opposite in zip(corners, reversed(corners), strict=True)
    )
