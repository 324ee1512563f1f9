"""One step of many tables: a decision, what the TABLE draws after it, and a new game where one is over.

The functions made here run on every engine, like the rules they call.
"""

from collections.abc import Callable
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from fathomfive.kernel.contract import Moves, Weights
from fathomfive.kernel.dice import pick, seed
from fathomfive.kernel.game import NOBODY, TABLE, Game
from fathomfive.kernel.playout import Words
from fathomfive.kernel.ranking import part_left_behind

HOLD = -1  # in place of a move
Raw = np.int16  # what `observe` writes before it is scaled


class Room(NamedTuple):
    """What a batch keeps of every table, a row each.  Game `number` of a series is always dealt the same."""

    words: Words  # the tables
    dice: NDArray[np.int64]
    number: NDArray[np.int64]  # of the game that is being played; at first the number of the table
    seats: NDArray[np.int64]
    options: NDArray[np.int64]  # as `setup` takes them
    to_act: NDArray[np.int32]
    done: NDArray[np.bool_]  # a game ended in the last step
    reason: NDArray[np.int32]  # why it did; -1 where none did
    reward: NDArray[np.float32]  # by side, where a game ended
    choices: NDArray[np.int32]  # how many moves are legal
    legal: NDArray[np.int32]  # as many rows as tables; the first `choices` are the legal moves, the others -1


class Schedule(NamedTuple):
    """Which games a batch plays: those of a seed, and at each table every `tables`-th."""

    seed: int
    tables: int


class Buffers(NamedTuple):
    """What one thread writes to while it plays."""

    moves: Moves
    weights: Weights
    ranks: NDArray[np.int64]
    raw: NDArray[np.int16]


def buffers_for(game: Game) -> Buffers:
    """Allocate the buffers of a thread."""
    return Buffers(
        np.zeros(game.max_legal, np.int32),
        np.zeros(game.max_legal, np.int32),
        np.zeros(game.most_sides, np.int64),
        np.zeros(game.layout.size, Raw),
    )


Advance = Callable[[Any, Any, Room, int, int, bool, Schedule, Buffers], None]
PlayOn = Callable[[Any, Room, int, int, Buffers], bool]
Renew = Callable[[Any, Any, Room, int, bool, Schedule, Buffers], None]
Look = Callable[[Any, Room, int, Any, Any, Any, Buffers], None]
Register = Callable[..., None]  # makes functions known to the compiler of a target


def make_finish(game: Game, register: Register) -> Callable[..., None]:
    """Make the function that records how the game at table i ended."""
    rank, reason = game.rank, game.reason
    # the number of sides by the number of seats, because `game.sides` does not compile
    sides_of = np.array([game.sides(n) if n in game.seats else 0 for n in range(max(game.seats) + 1)], np.int64)

    def finish(s: Any, room: Room, i: int, buffers: Buffers) -> None:
        room.reason[i] = reason(s)
        rank(s, buffers.ranks)
        sides = int(sides_of[room.seats[i]])
        for side in range(sides):
            room.reward[i, side] = part_left_behind(buffers.ranks, sides, side)

    register(finish)
    return finish


def make_parts(game: Game, register: Register) -> tuple[PlayOn, Renew]:
    """Make the two parts of a step at table i: to play on, and to lay the table out where a game is over."""
    setup, to_act, legal, odds, play = game.setup, game.to_act, game.legal, game.odds, game.play
    finish = make_finish(game, register)

    def deal(s: Any, dice: Any, buffers: Buffers) -> int:
        actor = int(to_act(s))
        while actor == TABLE:
            n = legal(s, buffers.moves)
            odds(s, buffers.moves, n, buffers.weights)
            play(s, int(buffers.moves[pick(dice, buffers.weights, n)]))
            actor = int(to_act(s))
        return actor

    def clear(room: Room, i: int) -> None:
        room.done[i] = False
        room.reason[i] = -1
        for side in range(room.reward.shape[1]):
            room.reward[i, side] = 0

    register(deal, clear)

    def play_on(s: Any, room: Room, i: int, m: int, buffers: Buffers) -> bool:
        clear(room, i)
        if m != HOLD:
            play(s, m)
            room.to_act[i] = deal(s, room.dice[i : i + 1], buffers)
            room.done[i] = room.to_act[i] == NOBODY
        return bool(room.done[i])

    def renew(s: Any, words: Any, room: Room, i: int, begins: bool, schedule: Schedule, buffers: Buffers) -> None:
        if begins:
            clear(room, i)
        else:
            finish(s, room, i, buffers)
            room.number[i] += schedule.tables
        for k in range(words.shape[0]):
            words[k] = 0
        dice = room.dice[i : i + 1]
        setup(s, room.seats[i], room.options[i])
        seed(dice, schedule.seed, room.number[i])
        room.to_act[i] = deal(s, dice, buffers)

    register(play_on, renew)
    return play_on, renew


def make_advance(game: Game, register: Register) -> Advance:
    """Make the function that plays move m at table i, or lays it out for its first game of a series.

    HOLD leaves the table as it is.  Where a game ends, the next one of the table is as many numbers later as there are
    tables.
    """
    play_on, renew = make_parts(game, register)

    def advance(
        s: Any, words: Any, room: Room, i: int, m: int, begins: bool, schedule: Schedule, buffers: Buffers
    ) -> None:
        if begins or play_on(s, room, i, m, buffers):
            renew(s, words, room, i, begins, schedule, buffers)

    register(advance)
    return advance


def make_look(game: Game, register: Register) -> Look:
    """Make the function that writes what the seat to act at table i may do and what it knows."""
    legal, observe, moves = game.legal, game.observe, game.moves

    def look(tables: Any, room: Room, i: int, mask: Any, observation: Any, scale: Any, buffers: Buffers) -> None:
        s = tables[i]
        n = legal(s, buffers.moves)
        room.choices[i] = n
        if room.legal.shape[1]:
            for k in range(n):
                room.legal[i, k] = buffers.moves[k]
            for k in range(n, room.legal.shape[1]):
                room.legal[i, k] = -1
        if mask.shape[1]:
            for m in range(moves):
                mask[i, m] = False
            for k in range(n):
                mask[i, buffers.moves[k]] = True
        buffers.raw[:] = 0
        observe(s, room.to_act[i], buffers.raw)
        for k in range(scale.shape[0]):
            observation[i, k] = np.float32(buffers.raw[k]) * scale[k]

    register(look)
    return look
