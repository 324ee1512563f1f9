"""A network as rules read it: arrays that compiled code takes, and one look at a table without allocation.

Most numbers of an observation are zeros, so the first layer adds the rows of the others.  Moves are scored only if they
are listed.
"""

import math
from collections.abc import Callable
from functools import cache
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from fathomfive.bots.weights import Floats, Network
from fathomfive.kernel.game import Game
from fathomfive.kernel.speed import build_number, compile_for_cpu, notice, register_rules, rule

LANES = 4  # sums that a product is added to in turn, so that no addition waits for the one before


class Weights(NamedTuple):
    """The weights of a network, whose sizes are data: other networks need no compiling."""

    rows: Floats  # of the hidden layers: a row for each number in, then the bias
    heads: Floats  # a row for each move, then one for each side
    bias: Floats  # of the heads
    widths: NDArray[np.int64]  # of an observation, then of every hidden layer

    @classmethod
    def blank(cls, game: Game) -> "Weights":
        """Allocate the smallest network of a game."""
        size, out = game.layout.size, game.moves + game.most_sides
        rows, heads, bias = (np.zeros(shape, np.float32) for shape in ((size + 1, LANES), (out, LANES), out))
        return cls(rows, heads, bias, np.array([size, LANES], np.int64))


class Thought(NamedTuple):
    """The buffers of a look, and what it found."""

    raw: NDArray[np.int16]  # the observation
    numbers: Floats  # of two layers in turn
    scores: Floats  # of the listed moves
    values: Floats  # of the sides as the seat counts them, own first, from -1 to 1

    @classmethod
    def blank(cls, game: Game, weights: Weights) -> "Thought":
        """Allocate the buffers for a game and the widest layer."""
        return cls(
            raw=np.zeros(game.layout.size, np.int16),
            numbers=np.zeros((2, weights.rows.shape[1]), np.float32),
            scores=np.zeros(game.max_legal, np.float32),
            values=np.zeros(game.most_sides, np.float32),
        )


@cache
def pack(network: Network, game: Game) -> Weights:
    """Give the weights of a network as rules read them; the scale of the observations is multiplied in."""
    widths = [game.layout.size, *(layer.bias.size for layer in network.hidden)]
    widest = -(-max(widths[1:]) // LANES) * LANES
    rows = []
    for n, layer in enumerate(network.hidden):
        weights = layer.weights * game.layout.scale[:, None] if n == 0 else layer.weights
        rows.append(_padded(np.vstack([weights, layer.bias]), widest))
    heads = np.hstack([network.policy.weights, network.value.weights]).T
    bias = np.concatenate([network.policy.bias, network.value.bias]).astype(np.float32)
    return Weights(np.vstack(rows), _padded(heads, widest), bias, np.array(widths, np.int64))


def _padded(rows: NDArray[Any], width: int) -> Floats:
    """Lengthen rows by zeros."""
    out = np.zeros((len(rows), width), np.float32)
    out[:, : rows.shape[1]] = rows
    return out


@rule
def copy_row(source: Any, target: Any) -> None:
    """Copy a row of numbers."""
    for j in range(target.shape[0]):
        target[j] = source[j]


@rule
def add_row(row: Any, factor: Any, target: Any) -> None:
    """Add a multiple of a row to another."""
    for j in range(target.shape[0]):
        target[j] += factor * row[j]


@rule
def dot(one: Any, two: Any) -> Any:
    """Multiply two rows, whose length is a multiple of four."""
    a = one[0] * two[0]
    b = one[1] * two[1]
    c = one[2] * two[2]
    d = one[3] * two[3]
    for q in range(1, one.shape[0] // LANES):
        j = LANES * q
        a += one[j] * two[j]
        b += one[j + 1] * two[j + 1]
        c += one[j + 2] * two[j + 2]
        d += one[j + 3] * two[j + 3]
    return (a + b) + (c + d)


@rule
def cut_off(row: Any) -> None:
    """Replace numbers below zero by zero."""
    for j in range(row.shape[0]):
        row[j] = row[j] if row[j] > 0 else np.float32(0)


@rule
def score_listed(w: Weights, t: Thought, numbers: Any, moves: Any, n: int) -> None:
    """Score the listed moves."""
    for k in range(n):
        m = int(moves[k])
        t.scores[k] = dot(w.heads[m], numbers) + w.bias[m]


@rule
def value_sides(w: Weights, t: Thought, numbers: Any) -> None:
    """Value every side."""
    moves = w.bias.shape[0] - t.values.shape[0]
    for a in range(t.values.shape[0]):
        t.values[a] = math.tanh(dot(w.heads[moves + a], numbers) + w.bias[moves + a])


@rule
def enter(w: Weights, t: Thought, out: Any) -> int:
    """Compute the first layer from the observation, and give the number of rows it has."""
    size = int(t.raw.shape[0])
    copy_row(w.rows[size], out)
    for i in range(size):
        if t.raw[i] != 0:
            add_row(w.rows[i], np.float32(t.raw[i]), out)
    cut_off(out)
    return size + 1


@rule
def pass_on(w: Weights, first: int, before: Any, out: Any) -> None:
    """Compute a layer, whose rows begin at `first`, from the layer before."""
    copy_row(w.rows[first + before.shape[0]], out)
    for i in range(before.shape[0]):
        if before[i] > 0:
            add_row(w.rows[first + i], before[i], out)
    cut_off(out)


Look = Callable[[Any, int, Any, int, Weights, Thought], None]


def make_look(game: Game) -> Look:
    """Make the rule that lets a network look at a table from a seat: it scores listed moves and values all sides."""
    observe = game.observe

    @rule
    def look(s: Any, seat: int, moves: Any, n: int, w: Weights, t: Thought) -> None:
        t.raw[:] = 0
        observe(s, seat, t.raw)
        now = 0
        first = enter(w, t, t.numbers[0, : w.widths[1]])
        for layer in range(2, w.widths.shape[0]):
            before = t.numbers[now, : w.widths[layer - 1]]
            now = 1 - now
            pass_on(w, first, before, t.numbers[now, : w.widths[layer]])
            first += w.widths[layer - 1] + 1
        t.numbers[now, w.widths[w.widths.shape[0] - 1] :] = 0
        score_listed(w, t, t.numbers[now], moves, n)
        value_sides(w, t, t.numbers[now])

    return look


@cache
def compiled_look(game: Game) -> Callable[[int, Any, int, Any, int, Weights, Thought], None]:
    """Compile a look for its own sake, as often as is asked for; a search has it built in."""
    look, number = make_look(game), build_number([*game.rule_functions(), make_look], "cpu")

    def look_at(times: int, tables: Any, seat: int, moves: Any, n: int, w: Weights, t: Thought) -> None:
        _ = number
        for _time in range(times):
            look(tables[0], seat, moves, n, w, t)

    register_rules("cpu")
    with notice(f"compiling {game.name} (network) for the CPU, the first time only"):
        return compile_for_cpu(look_at)
