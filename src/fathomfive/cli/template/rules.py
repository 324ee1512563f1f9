"""The rules of Template, in the order of its rulebook."""

from typing import Any

from fathomfive.cli.template.components import PASS, ROUNDS, State
from fathomfive.kernel.game import NOBODY
from fathomfive.kernel.ranking import places
from fathomfive.kernel.speed import rule


@rule
def setup(s: State, seats: int, options: Any) -> None:
    """TM-1 Nobody has passed yet, and seat one begins."""
    s.rules = options[0]
    s.seats = seats


@rule
def to_act(s: State) -> int:
    """TM-2, TM-3 Find the seat to act: nobody, once it is the turn of a seat that has passed in every round."""
    return NOBODY if s.passes[s.seat] == ROUNDS else s.seat


@rule
def legal(s: State, out: Any) -> int:
    """TM-2 List the legal moves, and return how many."""
    out[0] = PASS
    return 0 if s.passes[s.seat] == ROUNDS else 1


@rule
def odds(s: State, moves: Any, n: int, weights: Any) -> None:
    """There is no chance in this game, so there is nothing to weigh."""


@rule
def play(s: State, m: int) -> None:
    """TM-2 Carry out one legal move."""
    s.passes[s.seat] += 1
    s.seat = (s.seat + 1) % s.seats


@rule
def points(s: State, out: Any) -> None:
    """TM-3 A point for each pass; whatever is in `out`, every seat is written."""
    for seat in range(s.seats):
        out[seat] = s.passes[seat]


@rule
def rank(s: State, out: Any) -> None:
    """TM-3 Most points first; equal seats share a place."""
    points(s, out)
    places(out, s.seats)


@rule
def reason(s: State) -> int:
    """TM-3 Return the reason that ended the game: there is one."""
    return 0
