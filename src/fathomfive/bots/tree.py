"""Tree search over information sets, as functions that compile: the tree lies in arrays, nothing is allocated.

A node is what the observer sees: the table imagined for the observer by dice that always fall alike, hashed.  Tables
that look alike to the observer are imagined alike, so they are one node, and nothing hidden can divide them.
"""

import math
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

import numpy as np

from fathomfive.bots.features import Features, nothing_more, uniform, unordered, unseen
from fathomfive.kernel.dice import below, pick, seed
from fathomfive.kernel.game import NOBODY, TABLE, Game
from fathomfive.kernel.playout import hash_words, words_of
from fathomfive.kernel.records import Tables
from fathomfive.kernel.speed import rule

NONE = -1
DEEPEST = 256  # decisions on a way down; beyond it a game is played out

ROOT, TRIAL, DREAM = range(3)  # the tables of a search: as given, being played, as the observer sees it
NODES, EDGES, ROOT_NODE = range(3)  # counts: nodes and edges in use, and where the search began

# how to search: the first by settings, the others by what the game's features say
EXPLORATION, WIDENING, HORIZON, FROM_ROOT, SPREAD, BY_VALUE, BY_ORDER, BY_POLICY = range(8)
HOW = 8
ROOT_WIDER = 4.0  # the move that is made is chosen from more than those that are only thought of
POINTS = 0.1  # how much of a reward is points


class Tree(NamedTuple):
    """The arrays of one tree, and what a search writes on.

    A node knows its first edge, an edge the next one.  Edges are made when they are first tried.
    """

    tables: Any
    words: Any  # the same tables
    dice: Any
    still: Any  # dice for seeing
    moves: Any
    weights: Any
    scores: Any
    slot: Any  # by move: 1 + its edge at the node that is looked at, 0 for none
    keys: Any  # a hash table: what is seen ...
    homes: Any  # ... and its node
    node_visits: Any
    node_edge: Any
    edge_move: Any
    edge_next: Any
    edge_visits: Any
    edge_offers: Any  # how often it could have been chosen
    edge_reward: Any  # sums, of the side that decides there
    edge_win: Any
    edge_points: Any
    path_node: Any
    path_edge: Any
    path_who: Any
    places: Any  # the result of an iteration, by side
    points: Any
    value: Any
    win: Any
    reward: Any
    wins: Any  # by side, summed over the iterations since the table was laid
    counts: Any

    @classmethod
    def of(cls, game: Game, seats: int, nodes: int) -> "Tree":
        """Make room for a tree of so many nodes."""
        tables = game.State.blank(3)
        size = 1 << (2 * nodes).bit_length()
        edges = 2 * nodes + game.max_legal
        sides = game.sides(seats)

        def whole(n: int) -> Any:
            return np.zeros(n, np.int32)

        return cls(
            tables, words_of(tables), np.zeros(1, np.int64), np.zeros(1, np.int64),
            whole(game.max_legal), whole(game.max_legal), np.zeros(game.max_legal), whole(game.moves),
            np.zeros(size, np.int64), np.full(size, NONE, np.int32), whole(nodes), whole(nodes),
            whole(edges), whole(edges), whole(edges), whole(edges), np.zeros(edges), np.zeros(edges), np.zeros(edges),
            whole(DEEPEST), whole(DEEPEST), whole(DEEPEST),
            np.zeros(sides, np.int64), np.zeros(sides, np.int64), np.zeros(sides), np.zeros(sides), np.zeros(sides),
            np.zeros(sides), np.zeros(3, np.int64),
        )  # fmt: skip

    def clear(self) -> None:
        """Forget everything."""
        self.homes[:] = NONE
        self.counts[:] = 0

    def is_half_full(self) -> bool:
        """Is more than half of the nodes in use?"""
        return 2 * int(self.counts[NODES]) > len(self.node_visits)

    def put(self, table: Tables) -> None:
        """Lay a table at the root."""
        self.tables[ROOT] = table[0]
        self.wins[:] = 0.0

    def at_root(self) -> Iterator[tuple[int, Any]]:
        """Give every move tried at the root, with its visits and its sums of rewards, wins and points."""
        e = int(self.node_edge[self.counts[ROOT_NODE]])
        while e != NONE:
            sums = self.edge_visits[e], self.edge_reward[e], self.edge_win[e], self.edge_points[e]
            yield int(self.edge_move[e]), np.array(sums)
            e = int(self.edge_next[e])


# --- The tree ----------------------------------------------------------------------------------------------------


@rule
def find_node(t: Tree, key: int) -> int:
    """Find the node of what is seen; -1 - node is a new one, or stands beyond all others when the tree is full."""
    mask = t.keys.shape[0] - 1
    k = (key ^ (key >> 29)) & mask
    while t.homes[k] != NONE:
        if t.keys[k] == key:
            return int(t.homes[k])
        k = (k + 1) & mask
    node = int(t.counts[NODES])
    if node < t.node_visits.shape[0]:
        t.keys[k] = key
        t.homes[k] = node
        t.node_visits[node] = 0
        t.node_edge[node] = NONE
        t.counts[NODES] = node + 1
    return -1 - node


@rule
def mark_edges(t: Tree, node: int, mark: int) -> None:
    """Note for every move tried at a node which edge it is, or take the notes away again."""
    e = int(t.node_edge[node])
    while e != NONE:
        t.slot[t.edge_move[e]] = (e + 1) * mark
        e = int(t.edge_next[e])


@rule
def best_known(t: Tree, n: int, exploration: float) -> int:
    """Choose among the moves tried before: by reward, and by how seldom they were tried when they were on offer."""
    chosen = NONE
    best = -1.0
    for k in range(n):
        e = int(t.slot[t.moves[k]]) - 1
        if e >= 0:
            t.edge_offers[e] += 1
            visits = max(1.0, float(t.edge_visits[e]))  # 0 while it is tried for the first time
            bound = t.edge_reward[e] / visits
            bound += exploration * math.sqrt(math.log(float(t.edge_offers[e])) / visits)
            if bound > best:
                best = bound
                chosen = k
    return chosen


@rule
def known_moves(t: Tree, n: int) -> int:
    """Count the moves on offer that were tried before."""
    known = 0
    for k in range(n):
        known += t.slot[t.moves[k]] > 0
    return known


@rule
def best_unknown(t: Tree, n: int) -> int:
    """Choose the most promising of the moves never tried."""
    chosen = NONE
    for k in range(n):
        if t.slot[t.moves[k]] == 0 and (chosen == NONE or t.scores[k] > t.scores[chosen]):
            chosen = k
    return chosen


@rule
def any_unknown(t: Tree, n: int, unknown: int) -> int:
    """Choose any of the moves never tried."""
    skip = below(t.dice, unknown)
    chosen = NONE
    for k in range(n):
        if t.slot[t.moves[k]] == 0:
            if skip == 0:
                chosen = k
            skip -= 1
    return chosen


@rule
def add_edge(t: Tree, node: int, m: int) -> None:
    """Make an edge for a move that is tried for the first time."""
    e = int(t.counts[EDGES])
    t.counts[EDGES] = e + 1
    t.edge_move[e] = m
    t.edge_next[e] = t.node_edge[node]
    t.edge_visits[e] = 0
    t.edge_offers[e] = 1
    t.edge_reward[e] = 0.0
    t.edge_win[e] = 0.0
    t.edge_points[e] = 0.0
    t.node_edge[node] = e
    t.slot[m] = e + 1


@rule
def count_result(t: Tree, depth: int) -> None:
    """Count the result for every move made on the way down, each for the side that made it."""
    for a in range(t.wins.shape[0]):
        t.wins[a] += t.win[a]
    for d in range(depth):
        t.node_visits[t.path_node[d]] += 1
        e = int(t.path_edge[d])
        who = int(t.path_who[d])
        t.edge_visits[e] += 1
        t.edge_reward[e] += t.reward[who]
        t.edge_win[e] += t.win[who]
        t.edge_points[e] += t.value[who]


# --- Results -----------------------------------------------------------------------------------------------------


@rule
def share_wins(t: Tree, sides: int) -> None:
    """Tell a finished game: the first share the win; half of the reward is for every other side left behind."""
    firsts = 0
    for a in range(sides):
        firsts += t.places[a] == 1
    for a in range(sides):
        t.win[a] = 1.0 / firsts if t.places[a] == 1 else 0.0
        beaten = 0.0
        for b in range(sides):
            if b != a:
                beaten += 1.0 if t.places[a] < t.places[b] else 0.5 if t.places[a] == t.places[b] else 0.0
        t.reward[a] = 0.5 * t.win[a] + 0.5 * beaten / max(1, sides - 1)


@rule
def guess_wins(t: Tree, sides: int, spread: float) -> None:
    """Tell a game that was stopped, by the points expected: who is far ahead most likely wins."""
    best = t.value[0]
    for a in range(sides):
        best = max(best, t.value[a])
    total = 0.0
    for a in range(sides):
        t.win[a] = math.exp((t.value[a] - best) / spread)
        total += t.win[a]
    for a in range(sides):
        t.win[a] /= total
        beaten = 0.0
        for b in range(sides):
            if b != a:
                beaten += 1.0 / (1.0 + math.exp(min((t.value[b] - t.value[a]) / spread, 50.0)))
        t.reward[a] = 0.5 * t.win[a] + 0.5 * beaten / max(1, sides - 1)


@rule
def add_points(t: Tree, sides: int) -> None:
    """Let points count a little, so that a lost game is still played well."""
    for a in range(sides):
        best = -1e9
        for b in range(sides):
            if b != a:
                best = max(best, t.value[b])
        lead = (t.value[a] - best) / (abs(t.value[a]) + abs(best) + 1.0)
        t.reward[a] += POINTS * (0.5 + 0.5 * lead - t.reward[a])


# --- The search --------------------------------------------------------------------------------------------------


def searching(game: Game, features: Features, stamp: int) -> Callable[..., None]:
    """Make the function that searches: so many iterations, on from where the tree stands."""
    to_act, legal, odds, play, imagine = game.to_act, game.legal, game.odds, game.play, game.imagine
    points, rank = game.points, game.rank
    value_of = features.value or points
    order = features.order or unordered
    policy = features.playout or uniform
    glance = features.glance or unseen
    to_come = features.to_come or nothing_more

    # Every rule is called at one place, because it is written out there when it is compiled.
    def search(iterations: int, key: int, seat: int, sides: int, how: Any, t: Tree) -> None:
        _ = stamp
        s = t.tables[TRIAL]
        dream = t.tables[DREAM]
        horizon = int(how[HORIZON])
        from_root = how[FROM_ROOT] > 0.0
        for _iteration in range(iterations):
            for k in range(t.words.shape[1]):
                t.words[TRIAL, k] = t.words[ROOT, k]
            imagine(s, seat, t.dice)
            depth = 0
            in_tree = True
            before = NONE
            turns = 0  # begun since the root, or since the leaf
            who = to_act(s)
            while who != NOBODY:
                n = 0
                if not in_tree and who != TABLE and how[BY_POLICY] > 0.0:
                    n = glance(s, t.moves)
                if n == 0:
                    n = legal(s, t.moves)
                if who == TABLE:
                    odds(s, t.moves, n, t.weights)
                    chosen = pick(t.dice, t.weights, n)
                else:
                    begins = who != before and before != NONE
                    turns += begins
                    before = who
                    chosen = NONE
                    node = NONE
                    if in_tree and depth < DEEPEST:
                        for k in range(t.words.shape[1]):
                            t.words[DREAM, k] = t.words[TRIAL, k]
                        seed(t.still, 0, 0)
                        imagine(dream, seat, t.still)
                        node = find_node(t, hash_words(t.words, DREAM, key))
                        if depth == 0:
                            node = max(node, -1 - node)
                            t.counts[ROOT_NODE] = node
                    if node >= 0:
                        mark_edges(t, node, 1)
                        chosen = best_known(t, n, how[EXPLORATION])
                        known = known_moves(t, n)
                        room = how[WIDENING] * math.sqrt(1.0 + t.node_visits[node])
                        if depth == 0:
                            room *= ROOT_WIDER
                        if known < n and known < room and t.counts[EDGES] < t.edge_move.shape[0]:
                            if how[BY_ORDER] > 0.0:
                                order(s, t.moves, n, t.scores)
                                chosen = best_unknown(t, n)
                            else:
                                chosen = any_unknown(t, n, n - known)
                            add_edge(t, node, int(t.moves[chosen]))
                        if chosen != NONE:
                            t.path_node[depth] = node
                            t.path_edge[depth] = t.slot[t.moves[chosen]] - 1
                            t.path_who[depth] = who
                            depth += 1
                        mark_edges(t, node, 0)
                    if chosen == NONE:
                        if in_tree:
                            in_tree = False
                            if not from_root:
                                turns = 0
                                begins = False
                        if horizon == 0:
                            break
                        if begins and turns >= horizon > 0 and (not from_root or (turns - horizon) % sides == 0):
                            break
                        chosen = policy(s, t.moves, n, t.scores, t.dice) if how[BY_POLICY] > 0.0 else below(t.dice, n)
                play(s, int(t.moves[chosen]))
                who = to_act(s)
            if who == NOBODY or how[BY_VALUE] == 0.0:
                points(s, t.points)
                for a in range(sides):
                    t.value[a] = t.points[a]
            else:
                value_of(s, t.value)
            if who == NOBODY:
                rank(s, t.places)
                share_wins(t, sides)
            else:
                guess_wins(t, sides, how[SPREAD])
            add_points(t, sides)
            if who != NOBODY and how[BY_VALUE] > 0.0:
                more = to_come(s)
                for a in range(sides):
                    t.value[a] += more
            count_result(t, depth)

    return search
