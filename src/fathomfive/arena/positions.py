"""The positions of one game between bots: what the seat to decide knew, could do, thought, did, and what came of it."""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from fathomfive.arena.bout import play_match
from fathomfive.arena.game_rows import GameRows
from fathomfive.arena.plan import Plan
from fathomfive.bots.bot import Advice
from fathomfive.kernel.match import Match

Floats = NDArray[np.float32]
Ints = NDArray[np.int32]


@dataclass(frozen=True)
class Positions:
    """The decisions of a game, a row each; lists of moves stand one after the other in flat arrays."""

    n: int  # the number of the game
    at: Ints  # how many moves were made before
    seat: Ints  # the seat that decides
    observation: NDArray[np.int16]
    legal: Ints  # flat
    ends: Ints  # where the legal moves of every row end
    move: Ints  # the one that was played
    asked: NDArray[np.bool_]  # a bot chose; else the move was forced, or made by dice in an opening
    visits: Ints  # flat, of the legal moves
    win: Floats  # flat; NaN where the bot says nothing
    expected: Floats  # flat
    points: tuple[int, ...]  # at the end, by side
    reward: tuple[float, ...]  # by side

    def __len__(self) -> int:
        return len(self.at)


@dataclass(frozen=True)
class PlayedGame:
    """A game of a dataset."""

    row: GameRows
    moves: tuple[int, ...]  # all of them, outcomes included
    positions: Positions


def play_game(plan: Plan, n: int) -> PlayedGame:
    """Play game n of a plan and keep everything about it."""
    thoughts: dict[int, list[Advice]] = {}
    result, match = play_match(plan, n, watch=thoughts.__setitem__)
    return PlayedGame(GameRows.of_match(result, match), tuple(match.moves), positions_of(match, n, thoughts))


def positions_of(match: Match, n: int, thoughts: dict[int, list[Advice]]) -> Positions:
    """Look at every decision of a finished match; `thoughts` has the choices of bots by the moves made before."""
    game = match.game
    table = Match(game, match.seats, match.options, match.rules)
    at, seats, observed, legal, ends, asked, advised = [], [], [], [], [], [], []
    for k, m in enumerate(match.moves):
        if m < game.moves:
            seat, moves = table.to_act, table.legal()
            seen = np.zeros(game.layout.size, np.int16)
            game.observe(table.state, seat, seen)
            at.append(k)
            seats.append(seat)
            observed.append(seen)
            legal += moves
            ends.append(len(legal))
            asked.append(k in thoughts)
            advised += _figures(moves, thoughts.get(k, []))
        table.play_unchecked(m)
    visits, win, expected = np.array(advised, np.float64).reshape(-1, 3).T
    return Positions(
        n=n,
        at=np.array(at, np.int32),
        seat=np.array(seats, np.int32),
        observation=np.array(observed, np.int16).reshape(-1, game.layout.size),
        legal=np.array(legal, np.int32),
        ends=np.array(ends, np.int32),
        move=np.array(match.moves, np.int32)[at],
        asked=np.array(asked, np.bool_),
        visits=visits.astype(np.int32),
        win=win.astype(np.float32),
        expected=expected.astype(np.float32),
        points=tuple(match.points()),
        reward=rewards(match.rank()),
    )


def _figures(legal: Sequence[int], thoughts: Sequence[Advice]) -> list[tuple[float, float, float]]:
    """Give visits, win share and points of every legal move, NaN for what the bot does not say."""
    known = {advice.move: advice for advice in thoughts}
    nan = float("nan")
    figures = []
    for m in legal:
        advice = known.get(m, Advice(m, None, None, 0))
        win, points = (nan if value is None else value for value in (advice.win, advice.points))
        figures.append((float(advice.visits), win, points))
    return figures


def rewards(ranks: Sequence[int]) -> tuple[float, ...]:
    """Give every side the part of the others it left behind, from -1 to 1; a tie counts half."""
    others = max(1, len(ranks) - 1)
    behind = [sum((b > a) + (b >= a) for b in ranks) - 1 for a in ranks]
    return tuple(twice / others - 1 for twice in behind)
