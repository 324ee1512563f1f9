"""Monte Carlo tree search over information sets, built for a game from functions that compile.

One iteration imagines a table, chooses moves down the tree and beyond it, evaluates where it stops, and adds the
result to every edge on its path.  Every rule of the game is called at as few places as possible, because a compiled
rule is inlined wherever it is called.
"""

import math
from collections.abc import Callable
from typing import Any, NamedTuple

from fathomfive.bots.features import (
    Features,
    equal_scores,
    no_ending,
    no_glance,
    no_goods,
    no_points_to_come,
    no_value,
    uniform,
)
from fathomfive.bots.reward import reward_places, reward_points, reward_value
from fathomfive.bots.tree import (
    DEPTH,
    EDGES,
    MAX_DEPTH,
    NONE,
    ROOT,
    ROOT_NODE,
    TRIAL,
    VIEW,
    Tree,
    add_edge,
    any_unknown,
    back_up,
    best_known,
    best_unknown,
    copy_table,
    extend_path,
    find_node,
    known_moves,
    mark_edges,
)
from fathomfive.kernel.dice import below, pick, seed
from fathomfive.kernel.game import NOBODY, TABLE, Game
from fathomfive.kernel.playout import hash_words
from fathomfive.kernel.speed import rule

ROOT_WIDENING = 4.0  # the root looks at more moves than other nodes, since one of them will be played


class Parameters(NamedTuple):
    """How to search from one seat: numbers alone, so that compiled code can take them."""

    key: int = 0  # tells nodes of different seats and options apart
    seat: int = 0  # the observer
    sides: int = 1
    exploration: float = 0.3
    widening: float = 2.0
    horizon: int = -1  # turns to play beyond the tree; -1 is to the end
    from_root: bool = False  # the horizon counts from the root, not from the leaf
    spread: float = 8.0
    by_value: bool = False  # which features of the game are used
    by_order: bool = False
    by_policy: bool = False
    by_ending: bool = False
    by_goods: bool = False
    cost: float = 0.0  # of a decision in the turn of the root, as a part of the reward
    likeliest: bool = False  # the likeliest outcome always happens
    alone: bool = False  # the observer judges its own points alone: every other side stands at `level`
    level: float = 0.0
    only: int = NONE  # the move that is tried at the root, or any


SearchFunction = Callable[[int, Parameters, Tree], None]


def make_search(game: Game, features: Features, stamp: int) -> SearchFunction:
    """Make the function that adds iterations to a tree.

    Its loop calls most rules itself: a rule inside a function that it calls would be compiled twice.
    """
    to_act, legal, odds, play, imagine = game.to_act, game.legal, game.odds, game.play, game.imagine
    glance, policy = features.glance or no_glance, features.playout or uniform
    ending = features.ending or no_ending
    choose_in_tree = _make_choose_in_tree(game, features)
    evaluate = make_evaluate(game, features)

    def search(iterations: int, how: Parameters, t: Tree) -> None:
        _ = stamp
        s = t.buffers.tables[TRIAL]
        moves, weights, scores, dice = t.buffers.moves, t.buffers.weights, t.buffers.scores, t.buffers.dice
        for _iteration in range(iterations):
            copy_table(t.buffers.words, ROOT, TRIAL)
            imagine(s, how.seat, dice)
            t.counts[DEPTH] = 0
            in_tree = True
            last_seat = NONE
            turns = 0  # begun since the root, or since the leaf
            in_turn = True  # of the root
            decisions = 0  # in that turn
            seat = to_act(s)
            while seat != NOBODY:
                n = 0
                if how.by_policy and not in_tree and seat != TABLE:
                    n = glance(s, moves)
                if n == 0:
                    n = legal(s, moves)
                if seat == TABLE:
                    odds(s, moves, n, weights)
                    k = likeliest(weights, n) if how.likeliest else pick(dice, weights, n)
                else:
                    begins = seat != last_seat and last_seat != NONE
                    turns += begins
                    last_seat = seat
                    in_turn = in_turn and not begins
                    decisions += in_turn
                    k = choose_in_tree(s, t, how, seat, n) if in_tree else NONE
                    if k == NONE:
                        if in_tree and not how.from_root:
                            begins = False
                            turns = 0
                        in_tree = False
                        if is_at_horizon(how, turns, begins) and not (how.by_ending and ending(s)):
                            break
                        k = policy(s, moves, n, scores, dice) if how.by_policy else below(dice, n)
                play(s, int(moves[k]))
                seat = to_act(s)
            evaluate(t, how, seat == NOBODY)
            t.result.reward[how.seat] -= how.cost * decisions
            back_up(t)

    return search


def make_observed_node(game: Game) -> Callable[[Tree, Parameters], int]:
    """Make the function that finds or adds the node of what the observer sees; negative where it is new."""
    imagine = game.imagine

    @rule
    def observed_node(t: Tree, how: Parameters) -> int:
        copy_table(t.buffers.words, TRIAL, VIEW)
        seed(t.buffers.canonical_dice, 0, 0)
        imagine(t.buffers.tables[VIEW], how.seat, t.buffers.canonical_dice)
        return find_node(t.nodes, t.counts, hash_words(t.buffers.words, VIEW, how.key))

    return observed_node


def _make_choose_in_tree(game: Game, features: Features) -> Callable[[Any, Tree, Parameters, int, int], int]:
    """Make the function that chooses at a node of the tree."""
    observed_node = make_observed_node(game)
    order = features.order or equal_scores

    @rule
    def choose_in_tree(s: Any, t: Tree, how: Parameters, seat: int, n: int) -> int:
        """Give the index of a move, or NONE where the iteration leaves the tree."""
        depth = int(t.counts[DEPTH])
        if depth == MAX_DEPTH:
            return NONE
        node = observed_node(t, how)
        if depth == 0:
            node = max(node, -1 - node)
            t.counts[ROOT_NODE] = node
        if node < 0:
            return NONE
        mark_edges(t.buffers, t.edges, int(t.nodes.first_edge[node]), 1)
        if depth == 0 and how.only != NONE:
            k = the_only(t, node, n, how.only)
            if k != NONE:
                extend_path(t, node, k, seat)
            mark_edges(t.buffers, t.edges, int(t.nodes.first_edge[node]), 0)
            return k
        k = best_known(t.buffers, t.edges, n, how.exploration)
        known = known_moves(t.buffers, n)
        most = most_moves(how, int(t.nodes.visits[node]), depth)
        if known < n and known < most and t.counts[EDGES] < t.edges.move.shape[0]:
            if how.by_order:
                order(s, t.buffers.moves, n, t.buffers.scores)
                k = best_unknown(t.buffers, n)
            else:
                k = any_unknown(t.buffers, n, n - known)
            add_edge(t, node, int(t.buffers.moves[k]))
        if k != NONE:
            extend_path(t, node, k, seat)
        mark_edges(t.buffers, t.edges, int(t.nodes.first_edge[node]), 0)
        return k

    return choose_in_tree


@rule
def likeliest(weights: Any, n: int) -> int:
    """Give the index of the outcome with the most weight, the first of several."""
    best = 0
    for k in range(n):
        if weights[k] > weights[best]:
            best = k
    return best


@rule
def the_only(t: Tree, node: int, n: int, m: int) -> int:
    """Give the index of the one move that is tried at the root, and its edge if there is room; NONE if it is full."""
    for k in range(n):
        if t.buffers.moves[k] == m:
            if t.buffers.edge_of[m] == 0 and t.counts[EDGES] < t.edges.move.shape[0]:
                add_edge(t, node, m)
            return k if t.buffers.edge_of[m] > 0 else NONE
    return NONE


def make_evaluate(game: Game, features: Features) -> Callable[[Tree, Parameters, bool], None]:
    """Make the function that rewards every side for the table at which an iteration stopped."""
    points, rank = game.points, game.rank
    value = features.value or no_value
    goods = features.goods or no_goods
    to_come = features.to_come or no_points_to_come

    @rule
    def evaluate(t: Tree, how: Parameters, over: bool) -> None:
        s = t.buffers.tables[TRIAL]
        r = t.result
        if over or not how.by_value:
            points(s, r.points)
            for a in range(how.sides):
                r.value[a] = r.points[a]
        else:
            value(s, r.value)
            if how.by_goods:
                goods(s, r.value)
        if how.alone:
            for a in range(how.sides):
                if a != how.seat:
                    r.value[a] = how.level
        if over:
            rank(s, r.places)
            reward_places(r, how.sides)
        else:
            reward_value(r, how.sides, how.spread)
        reward_points(r, how.sides)
        if how.by_value and not over:
            more = to_come(s)
            for a in range(how.sides):
                r.value[a] += more

    return evaluate


@rule
def is_at_horizon(how: Parameters, turns: int, begins: bool) -> bool:
    """Does an iteration stop before this decision?  Counted from the root, it stops after whole rounds only."""
    if how.horizon == 0:
        return True
    if not begins or how.horizon < 0 or turns < how.horizon:
        return False
    return not how.from_root or (turns - how.horizon) % how.sides == 0


@rule
def most_moves(how: Parameters, visits: int, depth: int) -> float:
    """Give how many moves a node considers: more with every visit (progressive widening)."""
    most = how.widening * math.sqrt(1.0 + visits)
    if depth == 0:
        most *= ROOT_WIDENING
    return most
