"""The search tree: arrays that are allocated once, and the compiled functions that read and grow them.

A node is what the observer sees: the table imagined for the observer with dice that start alike every time, hashed.
Tables that look alike to the observer are imagined alike, so they share a node, and nothing hidden can split it.
"""

import math
from collections.abc import Iterator
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from fathomfive.kernel.dice import below
from fathomfive.kernel.game import Game
from fathomfive.kernel.playout import words_of
from fathomfive.kernel.records import Tables
from fathomfive.kernel.speed import rule

NONE = -1
MAX_DEPTH = 256  # decisions on a path; below it a game is played out

ROOT, TRIAL, VIEW = range(3)  # the tables of a search: as given, being played, as the observer sees it
NODES, EDGES, ROOT_NODE, DEPTH = range(4)  # counts: nodes and edges in use, the node of the root, edges on the path

Int32s = NDArray[np.int32]
Int64s = NDArray[np.int64]
Floats = NDArray[np.float64]


class Buffers(NamedTuple):
    """The buffers of an iteration."""

    tables: Any  # ROOT, TRIAL and VIEW
    words: Int64s  # the memory of the same tables
    dice: Int64s
    canonical_dice: Int64s  # reset before every look at a table, so that equal views are imagined alike
    moves: Int32s
    weights: Int32s
    scores: Floats
    edge_of: Int32s  # by move: 1 + its edge at the current node, 0 for none

    @classmethod
    def blank(cls, game: Game) -> "Buffers":
        """Allocate the buffers of one tree."""
        tables = game.State.blank(3)
        return cls(
            tables=tables,
            words=words_of(tables),
            dice=np.zeros(1, np.int64),
            canonical_dice=np.zeros(1, np.int64),
            moves=_int32s(game.max_legal),
            weights=_int32s(game.max_legal),
            scores=np.zeros(game.max_legal),
            edge_of=_int32s(game.moves),
        )


class Nodes(NamedTuple):
    """The nodes, and a hash table that finds them by their keys."""

    keys: Int64s
    homes: Int32s  # the node of the key at the same place, NONE where the place is free
    visits: Int32s
    first_edge: Int32s

    @classmethod
    def blank(cls, nodes: int) -> "Nodes":
        """Allocate nodes."""
        size = 1 << (2 * nodes).bit_length()
        return cls(
            keys=np.zeros(size, np.int64),
            homes=np.full(size, NONE, np.int32),
            visits=_int32s(nodes),
            first_edge=_int32s(nodes),
        )


class Edges(NamedTuple):
    """The moves tried at nodes, as linked lists.  An edge is added when its move is first tried."""

    move: Int32s
    next: Int32s
    visits: Int32s
    offers: Int32s  # how often the move could have been chosen
    reward: Floats  # sums, for the side that decides
    win: Floats
    points: Floats

    @classmethod
    def blank(cls, edges: int) -> "Edges":
        """Allocate edges."""
        return cls(
            move=_int32s(edges),
            next=_int32s(edges),
            visits=_int32s(edges),
            offers=_int32s(edges),
            reward=np.zeros(edges),
            win=np.zeros(edges),
            points=np.zeros(edges),
        )


class Path(NamedTuple):
    """The decisions of an iteration inside the tree."""

    node: Int32s
    edge: Int32s
    seat: Int32s

    @classmethod
    def blank(cls) -> "Path":
        """Allocate the longest path."""
        return cls(node=_int32s(MAX_DEPTH), edge=_int32s(MAX_DEPTH), seat=_int32s(MAX_DEPTH))


class Result(NamedTuple):
    """The result of an iteration by side, and the wins of all iterations since the root was set."""

    places: Int64s
    points: Int64s
    value: Floats  # points, final or expected
    win: Floats
    reward: Floats
    total_wins: Floats

    @classmethod
    def blank(cls, sides: int) -> "Result":
        """Allocate a result for each side."""
        return cls(
            places=np.zeros(sides, np.int64),
            points=np.zeros(sides, np.int64),
            value=np.zeros(sides),
            win=np.zeros(sides),
            reward=np.zeros(sides),
            total_wins=np.zeros(sides),
        )


class Tree(NamedTuple):
    """One search tree with everything a search writes to."""

    buffers: Buffers
    nodes: Nodes
    edges: Edges
    path: Path
    result: Result
    counts: Int64s

    @classmethod
    def blank(cls, game: Game, seats: int, nodes: int) -> "Tree":
        """Allocate a tree."""
        return cls(
            buffers=Buffers.blank(game),
            nodes=Nodes.blank(nodes),
            edges=Edges.blank(2 * nodes + game.max_legal),
            path=Path.blank(),
            result=Result.blank(game.sides(seats)),
            counts=np.zeros(4, np.int64),
        )

    def clear(self) -> None:
        """Remove all nodes."""
        self.nodes.homes[:] = NONE
        self.counts[:] = 0

    def is_half_full(self) -> bool:
        """Are more than half of the nodes in use?"""
        return 2 * int(self.counts[NODES]) > len(self.nodes.visits)

    def set_root(self, table: Tables) -> None:
        """Start the next search from a table."""
        self.buffers.tables[ROOT] = table[0]
        self.result.total_wins[:] = 0.0

    def at_root(self) -> Iterator[tuple[int, Floats]]:
        """Give every move tried at the root, with its visits and its sums of rewards, wins and points."""
        edges = self.edges
        e = int(self.nodes.first_edge[self.counts[ROOT_NODE]])
        while e != NONE:
            yield int(edges.move[e]), np.array([edges.visits[e], edges.reward[e], edges.win[e], edges.points[e]])
            e = int(edges.next[e])


def _int32s(n: int) -> Int32s:
    return np.zeros(n, np.int32)


# --- Nodes and edges ---------------------------------------------------------------------------------------------


@rule
def find_node(nodes: Nodes, counts: Int64s, key: int) -> int:
    """Find the node of a key; -1 - node is a new one, or lies beyond the last one when the tree is full."""
    mask = nodes.keys.shape[0] - 1
    k = (key ^ (key >> 29)) & mask
    while nodes.homes[k] != NONE:
        if nodes.keys[k] == key:
            return int(nodes.homes[k])
        k = (k + 1) & mask
    node = int(counts[NODES])
    if node < nodes.visits.shape[0]:
        nodes.keys[k] = key
        nodes.homes[k] = node
        nodes.visits[node] = 0
        nodes.first_edge[node] = NONE
        counts[NODES] = node + 1
    return -1 - node


@rule
def mark_edges(buffers: Buffers, edges: Edges, first: int, mark: int) -> None:
    """Record the edge of every move in the list of a node (mark 1), or erase the records (mark 0)."""
    e = first
    while e != NONE:
        buffers.edge_of[edges.move[e]] = (e + 1) * mark
        e = int(edges.next[e])


@rule
def add_edge(t: Tree, node: int, m: int) -> None:
    """Add the edge of a move that is tried for the first time."""
    e = int(t.counts[EDGES])
    t.counts[EDGES] = e + 1
    t.edges.move[e] = m
    t.edges.next[e] = t.nodes.first_edge[node]
    t.edges.visits[e] = 0
    t.edges.offers[e] = 1
    t.edges.reward[e] = 0.0
    t.edges.win[e] = 0.0
    t.edges.points[e] = 0.0
    t.nodes.first_edge[node] = e
    t.buffers.edge_of[m] = e + 1


# --- Choosing at a node ------------------------------------------------------------------------------------------


@rule
def best_known(buffers: Buffers, edges: Edges, n: int, exploration: float) -> int:
    """Choose among the moves tried before by an upper confidence bound, which grows while a move is not chosen."""
    chosen = NONE
    best = -1.0
    for k in range(n):
        e = int(buffers.edge_of[buffers.moves[k]]) - 1
        if e >= 0:
            edges.offers[e] += 1
            visits = max(1.0, float(edges.visits[e]))  # 0 during its first visit
            bound = edges.reward[e] / visits
            bound += exploration * math.sqrt(math.log(float(edges.offers[e])) / visits)
            if bound > best:
                best = bound
                chosen = k
    return chosen


@rule
def known_moves(buffers: Buffers, n: int) -> int:
    """Count the listed moves that were tried before."""
    known = 0
    for k in range(n):
        known += buffers.edge_of[buffers.moves[k]] > 0
    return known


@rule
def best_unknown(buffers: Buffers, n: int) -> int:
    """Choose the move with the highest score among those never tried."""
    chosen = NONE
    for k in range(n):
        is_new = buffers.edge_of[buffers.moves[k]] == 0
        if is_new and (chosen == NONE or buffers.scores[k] > buffers.scores[chosen]):
            chosen = k
    return chosen


@rule
def any_unknown(buffers: Buffers, n: int, unknown: int) -> int:
    """Choose any of the moves never tried, each equally likely."""
    skip = below(buffers.dice, unknown)
    chosen = NONE
    for k in range(n):
        if buffers.edge_of[buffers.moves[k]] == 0:
            if skip == 0:
                chosen = k
            skip -= 1
    return chosen


# --- The path of an iteration ------------------------------------------------------------------------------------


@rule
def copy_table(words: Int64s, source: int, target: int) -> None:
    """Copy one of the three tables over another."""
    for k in range(words.shape[1]):
        words[target, k] = words[source, k]


@rule
def extend_path(t: Tree, node: int, k: int, seat: int) -> None:
    """Add the choice of the k-th listed move at a node."""
    depth = int(t.counts[DEPTH])
    t.path.node[depth] = node
    t.path.edge[depth] = t.buffers.edge_of[t.buffers.moves[k]] - 1
    t.path.seat[depth] = seat
    t.counts[DEPTH] = depth + 1


@rule
def back_up(t: Tree) -> None:
    """Add the result to every edge of the path, for the side that decided there."""
    for a in range(t.result.total_wins.shape[0]):
        t.result.total_wins[a] += t.result.win[a]
    for d in range(t.counts[DEPTH]):
        t.nodes.visits[t.path.node[d]] += 1
        e = int(t.path.edge[d])
        seat = int(t.path.seat[d])
        t.edges.visits[e] += 1
        t.edges.reward[e] += t.result.reward[seat]
        t.edges.win[e] += t.result.win[seat]
        t.edges.points[e] += t.result.value[seat]
