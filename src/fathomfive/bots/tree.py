"""Information-set tree search, as one function that compiles: the tree lies in arrays, nothing is allocated.

A node is what the observer sees: the table imagined for the observer by dice that always fall alike, hashed.  Tables
that look alike to the observer are imagined alike, so they are one node, and nothing hidden can divide them.
"""

import math
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

import numpy as np

from fathomfive.bots.features import Features, uniform, unordered
from fathomfive.kernel.dice import below, pick, seed
from fathomfive.kernel.game import NOBODY, TABLE, Game
from fathomfive.kernel.playout import hash_words, words_of
from fathomfive.kernel.records import Tables
from fathomfive.kernel.speed import rule

DEEPEST = 256  # decisions on a way down; beyond it a game is played out
NONE = -1

ROOT, TRIAL, DREAM = range(3)  # the tables of a search: as given, being played, as the observer sees it
NODES, EDGES, ROOT_NODE = range(3)  # counts of a tree

# how a search is done: the first by settings, the others by what the game's features say
EXPLORATION, WIDENING, HORIZON, SPREAD, BY_VALUE, BY_ORDER, BY_POLICY = range(7)
HOW = 7
POINTS = 0.1  # how much of a reward is points


class Tree(NamedTuple):
    """The arrays of one tree, and what a search writes on."""

    tables: Any
    words: Any
    dice: Any
    still: Any  # dice for seeing
    moves: Any
    weights: Any
    scores: Any
    slot: Any  # by move: 1 + its edge at the node that is looked at
    keys: Any  # a hash table of nodes
    homes: Any
    node_visits: Any
    node_edge: Any
    edge_move: Any
    edge_next: Any
    edge_visits: Any
    edge_offers: Any  # how often it could have been chosen
    edge_value: Any
    edge_win: Any
    edge_points: Any
    path_node: Any
    path_edge: Any
    path_who: Any
    places: Any
    points: Any
    value: Any
    win: Any
    reward: Any
    counts: Any

    @classmethod
    def of(cls, game: Game, seats: int, nodes: int) -> "Tree":
        """Make room for a tree of so many nodes."""
        tables = game.State.blank(3)
        size = 1 << (2 * nodes).bit_length()
        edges = 2 * nodes + game.longest
        sides = game.sides(seats)
        return cls(
            tables, words_of(tables), np.zeros(1, np.int64), np.zeros(1, np.int64),
            np.zeros(game.longest, np.int32), np.zeros(game.longest, np.int32), np.zeros(game.longest),
            np.zeros(game.moves, np.int32),
            np.zeros(size, np.int64), np.full(size, NONE, np.int32),
            np.zeros(nodes, np.int32), np.zeros(nodes, np.int32),
            np.zeros(edges, np.int32), np.zeros(edges, np.int32), np.zeros(edges, np.int32), np.zeros(edges, np.int32),
            np.zeros(edges), np.zeros(edges), np.zeros(edges),
            np.zeros(DEEPEST, np.int32), np.zeros(DEEPEST, np.int32), np.zeros(DEEPEST, np.int32),
            np.zeros(sides, np.int64), np.zeros(sides, np.int64), np.zeros(sides), np.zeros(sides), np.zeros(sides),
            np.zeros(3, np.int64),
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

    def at_root(self) -> Iterator[tuple[int, Any]]:
        """Give every move tried at the root, its visits, and its sums of rewards, wins and points."""
        e = int(self.node_edge[self.counts[ROOT_NODE]])
        while e != NONE:
            sums = self.edge_visits[e], self.edge_value[e], self.edge_win[e], self.edge_points[e]
            yield int(self.edge_move[e]), np.array(sums)
            e = int(self.edge_next[e])


@rule
def find_node(keys: Any, homes: Any, node_visits: Any, node_edge: Any, counts: Any, key: int) -> int:
    """Find the node of a key; -1 - node is a new one, and stands beyond all others where there is no more room."""
    mask = keys.shape[0] - 1
    k = (key ^ (key >> 29)) & mask
    while homes[k] != NONE:
        if keys[k] == key:
            return int(homes[k])
        k = (k + 1) & mask
    node = int(counts[NODES])
    if node < node_visits.shape[0]:
        keys[k] = key
        homes[k] = node
        node_visits[node] = 0
        node_edge[node] = NONE
        counts[NODES] = node + 1
    return -1 - node


@rule
def share_wins(places: Any, win: Any, reward: Any, sides: int) -> None:
    """Tell a finished game: the first share the win; half of the reward is for every other side left behind."""
    firsts = 0
    for a in range(sides):
        firsts += places[a] == 1
    for a in range(sides):
        win[a] = 1.0 / firsts if places[a] == 1 else 0.0
        beaten = 0.0
        for b in range(sides):
            if b != a:
                beaten += 1.0 if places[a] < places[b] else 0.5 if places[a] == places[b] else 0.0
        reward[a] = 0.5 * win[a] + 0.5 * beaten / max(1, sides - 1)


@rule
def guess_wins(value: Any, win: Any, reward: Any, sides: int, spread: float) -> None:
    """Tell a game that was stopped, from the points expected: who is far ahead most likely wins."""
    best = value[0]
    for a in range(sides):
        best = max(best, value[a])
    total = 0.0
    for a in range(sides):
        win[a] = math.exp((value[a] - best) / spread)
        total += win[a]
    for a in range(sides):
        win[a] /= total
        beaten = 0.0
        for b in range(sides):
            if b != a:
                beaten += 1.0 / (1.0 + math.exp(min((value[b] - value[a]) / spread, 50.0)))
        reward[a] = 0.5 * win[a] + 0.5 * beaten / max(1, sides - 1)


@rule
def count_points(value: Any, reward: Any, sides: int) -> None:
    """Let points count a little, so that the search prefers a high win and a narrow loss."""
    for a in range(sides):
        best = -1e9
        for b in range(sides):
            if b != a:
                best = max(best, value[b])
        lead = (value[a] - best) / (abs(value[a]) + abs(best) + 1.0)
        reward[a] += POINTS * (0.5 + 0.5 * lead - reward[a])


def searching(game: Game, features: Features, stamp: int) -> Callable[..., None]:
    """Make the function that searches: so many iterations on from where the tree stands."""
    to_act, legal, odds, play, imagine = game.to_act, game.legal, game.odds, game.play, game.imagine
    points, rank = game.points, game.rank
    value_of = features.value or points
    order = features.order or unordered
    policy = features.playout or uniform

    def search(
        iterations: int, salt: int, seat: int, sides: int, how: Any,
        tables: Any, words: Any, dice: Any, still: Any, moves: Any, weights: Any, scores: Any, slot: Any,
        keys: Any, homes: Any, node_visits: Any, node_edge: Any,
        edge_move: Any, edge_next: Any, edge_visits: Any, edge_offers: Any,
        edge_value: Any, edge_win: Any, edge_points: Any,
        path_node: Any, path_edge: Any, path_who: Any,
        places: Any, final: Any, value: Any, win: Any, reward: Any, counts: Any,
    ) -> None:  # fmt: skip
        _ = stamp
        s = tables[TRIAL]
        dream = tables[DREAM]
        for _turn in range(iterations):
            for k in range(words.shape[1]):
                words[TRIAL, k] = words[ROOT, k]
            imagine(s, seat, dice)
            depth = 0
            in_tree = True
            turns = int(how[HORIZON])
            before = NONE
            who = to_act(s)
            while who != NOBODY:
                n = legal(s, moves)
                chosen = 0
                if who == TABLE:
                    odds(s, moves, n, weights)
                    chosen = pick(dice, weights, n)
                else:
                    node = NONE
                    if in_tree and depth < DEEPEST:
                        for k in range(words.shape[1]):
                            words[DREAM, k] = words[TRIAL, k]
                        seed(still, 0, 0)
                        imagine(dream, seat, still)
                        key = hash_words(words, DREAM, salt)
                        node = find_node(keys, homes, node_visits, node_edge, counts, key)
                        if depth == 0:
                            node = node if node >= 0 else -1 - node
                            counts[ROOT_NODE] = node
                    edge = NONE
                    if node >= 0:
                        # --- down the tree: the best known move, or another one when it is time to look wider
                        e = int(node_edge[node])
                        while e != NONE:
                            slot[edge_move[e]] = e + 1
                            e = int(edge_next[e])
                        known = 0
                        best = -1.0
                        for k in range(n):
                            e = int(slot[moves[k]]) - 1
                            if e >= 0:
                                known += 1
                                edge_offers[e] += 1
                                visits = max(1.0, float(edge_visits[e]))  # 0 while it is first tried
                                bound = edge_value[e] / visits + how[EXPLORATION] * math.sqrt(
                                    math.log(float(edge_offers[e])) / visits
                                )
                                if bound > best:
                                    best = bound
                                    edge = e
                                    chosen = k
                        room = int(counts[EDGES]) < edge_move.shape[0]
                        if known < n and room and known < how[WIDENING] * math.sqrt(1.0 + node_visits[node]):
                            chosen = NONE
                            if how[BY_ORDER] > 0.0:
                                order(s, moves, n, scores)
                                for k in range(n):
                                    if slot[moves[k]] == 0 and (chosen == NONE or scores[k] > scores[chosen]):
                                        chosen = k
                            else:
                                skip = below(dice, n - known)
                                for k in range(n):
                                    if slot[moves[k]] == 0:
                                        if skip == 0:
                                            chosen = k
                                        skip -= 1
                            edge = int(counts[EDGES])
                            counts[EDGES] = edge + 1
                            edge_move[edge] = moves[chosen]
                            edge_next[edge] = node_edge[node]
                            edge_visits[edge] = 0
                            edge_offers[edge] = 1
                            edge_value[edge] = 0.0
                            edge_win[edge] = 0.0
                            edge_points[edge] = 0.0
                            node_edge[node] = edge
                        e = int(node_edge[node])
                        while e != NONE:
                            slot[edge_move[e]] = 0
                            e = int(edge_next[e])
                    if edge != NONE:
                        path_node[depth] = node
                        path_edge[depth] = edge
                        path_who[depth] = who
                        depth += 1
                    else:
                        # --- out of the tree: a quick hand plays on, for some turns or to the end
                        if in_tree:
                            in_tree = False
                            before = who
                        if who != before:
                            turns -= 1
                            before = who
                        if turns == 0:
                            break
                        chosen = policy(s, moves, n, dice) if how[BY_POLICY] > 0.0 else uniform(s, moves, n, dice)
                play(s, int(moves[chosen]))
                who = to_act(s)
            if who == NOBODY or how[BY_VALUE] == 0.0:
                points(s, final)
                for a in range(sides):
                    value[a] = final[a]
            else:
                value_of(s, value)
            if who == NOBODY:
                rank(s, places)
                share_wins(places, win, reward, sides)
            else:
                guess_wins(value, win, reward, sides, how[SPREAD])
            count_points(value, reward, sides)
            for d in range(depth):
                node_visits[path_node[d]] += 1
                e = int(path_edge[d])
                edge_visits[e] += 1
                edge_value[e] += reward[path_who[d]]
                edge_win[e] += win[path_who[d]]
                edge_points[e] += value[path_who[d]]

    return search
