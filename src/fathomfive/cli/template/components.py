"""What is in the box of Template: the table, the numbering of moves, and their bounds."""

from fathomfive.kernel.records import Cells, Record, i8

SEATS = (2, 3, 4)  # how many may play; (2,) is a game for two
MOST_SEATS = max(SEATS)
ROUNDS = 3  # TM-3


class State(Record):
    """A table of Template."""

    rules: int = i8()  # the rules number this game is played by
    seats: int = i8()
    seat: int = i8()  # whose turn it is; after the end it does not matter
    passes: Cells = i8(MOST_SEATS)  # how often each seat has passed


# Moves are numbers.  Decisions come first; outcomes of the TABLE, where a game has them, follow.
PASS = 0
MOVES = 1

LONGEST = 1  # the longest list of legal moves


def most_moves(seats: int) -> int:
    """TM-3 Everyone passes in every round."""
    return ROUNDS * seats
