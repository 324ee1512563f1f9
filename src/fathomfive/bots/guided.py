"""Tree search that a network guides: its policy says which moves to try first, its values what a leaf is worth.

It is a function of its own beside the search of `mcts.py`, with the same tree and the same rewards.  An iteration asks
the network once, at the leaf.  A decision without a choice is made at once, without a node.
"""

import math
from collections.abc import Callable
from typing import Any, NamedTuple

import numpy as np

from fathomfive.bots.features import Features, no_glance, uniform
from fathomfive.bots.mcts import Parameters, is_at_horizon, make_evaluate, make_observed_node, the_only
from fathomfive.bots.network import Thought, Weights, make_look
from fathomfive.bots.reward import POINTS_WEIGHT
from fathomfive.bots.tree import (
    DEPTH,
    EDGES,
    MAX_DEPTH,
    NONE,
    ROOT,
    ROOT_NODE,
    TRIAL,
    Edges,
    Result,
    Tree,
    add_edge,
    back_up,
    best_unknown,
    copy_table,
    extend_path,
    known_moves,
    mark_edges,
)
from fathomfive.bots.weights import Floats
from fathomfive.kernel.dice import below, pick
from fathomfive.kernel.game import NOBODY, TABLE, Game
from fathomfive.kernel.speed import rule

MOST_MOVES = 24  # that a node considers, the likeliest first; the root considers all
URGENCY = 0.1  # how much worse than its node a move is assumed to be that was not tried, when all others were
EVEN_SHARE = 0.1  # of the priors is the same for all moves of a node: a network may be too sure of itself
MAX_EDGES = 1 << 20  # of one tree: about 50 MB


class GuidedTree(NamedTuple):
    """A search tree, and what a network says about it."""

    tree: Tree
    weights: Weights
    thought: Thought
    prior: Floats  # by edge: the share of the policy
    worth: Floats  # by node: the reward that its seat expects

    @classmethod
    def blank(cls, game: Game, seats: int, nodes: int, weights: Weights) -> "GuidedTree":
        """Allocate a tree whose nodes get all their edges at once."""
        edges = game.max_legal + min(MAX_EDGES, nodes * min(MOST_MOVES, game.max_legal))
        return cls(
            tree=Tree.blank(game, seats, nodes)._replace(edges=Edges.blank(edges)),
            weights=weights,
            thought=Thought.blank(game, weights),
            prior=np.zeros(edges, np.float32),
            worth=np.zeros(nodes, np.float32),
        )


GuidedSearch = Callable[[int, Parameters, float, GuidedTree], None]


def make_guided_search(game: Game, features: Features, stamp: int) -> GuidedSearch:
    """Make the function that adds iterations to a tree; `mix` is the part of a leaf's worth that is played out."""
    to_act, legal, odds, play, imagine = game.to_act, game.legal, game.odds, game.play, game.imagine
    glance, policy = features.glance or no_glance, features.playout or uniform
    choose_by_network = _make_choose_by_network(game)
    evaluate = make_evaluate(game, features)

    def search(iterations: int, how: Parameters, mix: float, g: GuidedTree) -> None:
        _ = stamp
        t = g.tree
        s = t.buffers.tables[TRIAL]
        moves, weights, scores, dice = t.buffers.moves, t.buffers.weights, t.buffers.scores, t.buffers.dice
        for _iteration in range(iterations):
            copy_table(t.buffers.words, ROOT, TRIAL)
            imagine(s, how.seat, dice)
            t.counts[DEPTH] = 0
            in_tree = True
            leaf_seat = NONE
            last_seat = NONE
            turns = 0
            seat = to_act(s)
            while seat != NOBODY:
                n = 0
                if how.by_policy and not in_tree and seat != TABLE:
                    n = glance(s, moves)
                if n == 0:
                    n = legal(s, moves)
                if seat == TABLE:
                    odds(s, moves, n, weights)
                    k = pick(dice, weights, n)
                else:
                    begins = seat != last_seat and last_seat != NONE
                    turns += begins
                    last_seat = seat
                    k = NONE
                    if in_tree:
                        k = 0 if n == 1 and t.counts[DEPTH] > 0 else choose_by_network(s, g, how, seat, n)
                    if k == NONE:
                        if in_tree:
                            leaf_seat = seat
                            if not how.from_root:
                                begins = False
                                turns = 0
                        in_tree = False
                        if mix == 0 or is_at_horizon(how, turns, begins):
                            break
                        k = policy(s, moves, n, scores, dice) if how.by_policy else below(dice, n)
                play(s, int(moves[k]))
                seat = to_act(s)
            evaluate(t, how, seat == NOBODY)
            if not in_tree:
                reward_by_network(t.result, g.thought.values, leaf_seat, how.sides, mix)
            back_up(t)

    return search


def _make_choose_by_network(game: Game) -> Callable[[Any, GuidedTree, Parameters, int, int], int]:
    """Make the function that chooses at a node of the tree."""
    observed_node = make_observed_node(game)
    look = make_look(game)

    @rule
    def choose_by_network(s: Any, g: GuidedTree, how: Parameters, seat: int, n: int) -> int:
        """Give the index of a move, or NONE at a leaf, which the network has then valued."""
        t = g.tree
        depth = int(t.counts[DEPTH])
        node = observed_node(t, how) if depth < MAX_DEPTH else -1 - t.nodes.visits.shape[0]
        is_leaf = node < 0 and depth > 0
        node = max(node, -1 - node)
        has_room = node < t.nodes.visits.shape[0]  # a full tree has none
        if has_room:
            mark_edges(t.buffers, t.edges, int(t.nodes.first_edge[node]), 1)
        if depth == 0:
            t.counts[ROOT_NODE] = node
        known = known_moves(t.buffers, n)
        most = n if depth == 0 else min(n, MOST_MOVES)
        if known < most:
            look(s, seat, t.buffers.moves, n, g.weights, g.thought)
            if has_room:
                add_priors(g, node, n, known, most)
                g.worth[node] = 0.5 + 0.5 * g.thought.values[0]
        k = NONE
        if not is_leaf:
            only = depth == 0 and how.only != NONE
            k = the_only(t, node, n, how.only) if only else best_by_prior(g, node, n, how.exploration)
            if k != NONE:
                extend_path(t, node, k, seat)
        if has_room:
            mark_edges(t.buffers, t.edges, int(t.nodes.first_edge[node]), 0)
        return k

    return choose_by_network


@rule
def add_priors(g: GuidedTree, node: int, n: int, known: int, most: int) -> None:
    """Turn the scores of listed moves into priors, and add edges for the likeliest moves that have none."""
    t = g.tree
    best = g.thought.scores[0]
    for k in range(n):
        best = max(best, g.thought.scores[k])
    total = 0.0
    for k in range(n):
        t.buffers.scores[k] = math.exp(g.thought.scores[k] - best)
        total += t.buffers.scores[k]
    for _ in range(most - known):
        if t.counts[EDGES] < g.prior.shape[0]:
            k = best_unknown(t.buffers, n)
            g.prior[t.counts[EDGES]] = (1 - EVEN_SHARE) * t.buffers.scores[k] / total + EVEN_SHARE / most
            add_edge(t, node, int(t.buffers.moves[k]))


@rule
def best_by_prior(g: GuidedTree, node: int, n: int, exploration: float) -> int:
    """Choose by what moves were worth so far, and by their priors while they were tried less often (PUCT).

    A move that was not tried is assumed to be a little worse than the mean of its node, the more so the more of the
    policy was tried.
    """
    buffers, edges = g.tree.buffers, g.tree.edges
    visits = 0
    tried = 0.0
    reward = float(g.worth[node])
    for k in range(n):
        e = int(buffers.edge_of[buffers.moves[k]]) - 1
        if e >= 0 and edges.visits[e] > 0:
            visits += int(edges.visits[e])
            reward += edges.reward[e]
            tried += g.prior[e]
    assumed = reward / (1 + visits) - URGENCY * math.sqrt(tried)
    strength = exploration * math.sqrt(1.0 + visits)
    chosen = NONE
    best = -1e9
    for k in range(n):
        e = int(buffers.edge_of[buffers.moves[k]]) - 1
        if e >= 0:
            mean = edges.reward[e] / edges.visits[e] if edges.visits[e] > 0 else assumed
            bound = mean + strength * g.prior[e] / (1 + edges.visits[e])
            if bound > best:
                best = bound
                chosen = k
    return chosen


@rule
def reward_by_network(r: Result, values: Any, seat: int, sides: int, mix: float) -> None:
    """Mix into the result what the network expects of every side, as a finished game would be rewarded.

    A value says which part of the others a side leaves behind.  To win is to leave all of them behind, each for itself.
    Nothing is known of the lead in points, so a game that was won is better than one that surely will be.
    """
    total = 0.0
    for a in range(sides):
        beaten = 0.5 + 0.5 * values[(a - seat) % sides]
        total += beaten ** (sides - 1)
    for a in range(sides):
        beaten = 0.5 + 0.5 * values[(a - seat) % sides]
        win = beaten ** (sides - 1) / max(total, 1e-9)
        reward = 0.5 * win + 0.5 * beaten
        reward += POINTS_WEIGHT * (0.5 - reward)
        r.win[a] = mix * r.win[a] + (1 - mix) * win
        r.reward[a] = mix * r.reward[a] + (1 - mix) * reward
