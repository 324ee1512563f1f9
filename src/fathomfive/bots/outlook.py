"""What a search expects to follow a move: its tree is read on imagined tables, one line of play on each."""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from fathomfive.bots.bot import Seen
from fathomfive.bots.features import Features
from fathomfive.bots.search import Search
from fathomfive.bots.tree import NONE, Tree
from fathomfive.kernel.dice import Dice, pick, seeded
from fathomfive.kernel.game import NOBODY, TABLE, JsonObject
from fathomfive.kernel.playout import hash_words, words_of
from fathomfive.kernel.records import Record

LINES = 32  # that are followed after a move
FAMILIAR = 8  # visits of the best move of a node: with fewer it may be the best by chance
LONGEST = 60  # decisions of a line
GUESSED = 6  # decisions beyond the tree that may end the turn
MOMENTS = ("turn", "round", "next")  # by the end of the turn, by the next turn, and by its end


class Step(NamedTuple):
    """A decision of a line."""

    seat: int
    move: int
    told: JsonObject  # to the viewer
    table: Record  # an imagined one, at which the decision is made
    won: list[int]  # points by side, with the draws that follow


class Line(NamedTuple):
    """What may follow a move on one imagined table, as far as the search knows; points are those won by side."""

    own: list[Step]  # further decisions of the viewer, until another seat decides
    others: list[Step]  # decisions of other seats, until the viewer decides again
    following: list[Step]  # decisions of the viewer after those, until another seat decides
    won: dict[str, list[int]]  # by each of the MOMENTS that is known


class Outlook:
    """What a search that has just judged a table expects there."""

    def __init__(self, search: Search, seen: Seen) -> None:
        self.search = search
        self.seen = seen
        self.key = search.parameters(seen).key
        self.policy = Features.of(seen.game).playout if search.settings.features else None

    def lines(self, m: int) -> list[Line]:
        """Follow a move on imagined tables; the same search gives the same lines."""
        return [self._line(m, seeded(n, m)) for n in range(LINES)]

    def _line(self, m: int, dice: Dice) -> Line:
        seen, game = self.seen, self.seen.game
        state: Record = game.State(seen.imagine(dice))
        before = self._points(state)
        self._play(state, m, dice)
        parts: list[list[Step]] = [[], [], []]
        won: dict[str, list[int]] = {}
        guessed = 0
        for _ in range(LONGEST):
            seat = int(game.to_act(state))
            while len(won) < len(MOMENTS) and (seat == NOBODY or (seat == seen.seat) == (len(won) == 1)):
                won[MOMENTS[len(won)]] = _difference(self._points(state), before)
            known = None if len(won) == len(MOMENTS) else self._best(state)
            if known is not None and not guessed:
                parts[len(won)].append(self._step(state, known, dice))
            elif won or guessed == GUESSED or self.policy is None:
                break
            else:  # beyond the tree the turn is played out as the search does
                guessed += 1
                self._play(state, self._guess(state, dice), dice)
        return Line(parts[0], parts[1], parts[2], won)

    def _guess(self, state: Record, dice: Dice) -> int:
        """Choose as in a playout."""
        assert self.policy is not None
        moves, scores = self._legal(state), np.zeros(self.seen.game.max_legal)
        return int(moves[self.policy(state, moves, len(moves), scores, dice)])

    def _step(self, state: Record, m: int, dice: Dice) -> Step:
        """Make a decision, and let the TABLE draw what follows."""
        table, told = state.copy(), self.seen.game.tell(state, m, self.seen.seat)
        before = self._points(state)
        self._play(state, m, dice)
        return Step(int(self.seen.game.to_act(table)), m, told, table, _difference(self._points(state), before))

    def _play(self, state: Record, m: int, dice: Dice) -> None:
        game = self.seen.game
        game.play(state, m)
        weights = np.zeros(game.max_legal, np.int32)
        while game.to_act(state) == TABLE:
            outcomes = self._legal(state)
            game.odds(state, outcomes, len(outcomes), weights)
            game.play(state, int(outcomes[pick(dice, weights, len(outcomes))]))

    def _best(self, state: Record) -> int | None:
        """Give the decision that the search tried most often at a table, None where it knows too little."""
        legal = set(map(int, self._legal(state)))
        if len(legal) == 1:
            return legal.pop()
        key = self._key(state)
        visits = dict.fromkeys(legal, 0)
        for tree in self.search.trees:
            for m, n in _tried(tree, key):
                if m in visits:
                    visits[m] += n
        best = max(visits, key=lambda m: (visits[m], -m))
        return best if visits[best] >= FAMILIAR else None

    def _key(self, state: Record) -> int:
        """Give the key of the node of a table."""
        view = state.copy()
        self.seen.game.imagine(view, self.seen.seat, seeded(0))
        return hash_words(words_of(view.tables), 0, self.key)

    def _legal(self, state: Record) -> NDArray[np.int32]:
        out = np.zeros(self.seen.game.max_legal, np.int32)
        return out[: self.seen.game.legal(state, out)]

    def _points(self, state: Record) -> list[int]:
        out = np.zeros(self.seen.game.sides(self.seen.seats), np.int64)
        self.seen.game.points(state, out)
        return [int(n) for n in out]


def _difference(later: list[int], before: list[int]) -> list[int]:
    return [a - b for a, b in zip(later, before, strict=True)]


def _tried(tree: Tree, key: int) -> list[tuple[int, int]]:
    """Give the moves tried at a node with their visits; none if there is no such node."""
    nodes, edges = tree.nodes, tree.edges
    mask = len(nodes.keys) - 1
    k = (key ^ (key >> 29)) & mask
    while nodes.homes[k] != NONE and nodes.keys[k] != key:
        k = (k + 1) & mask
    tried = []
    e = NONE if nodes.homes[k] == NONE else int(nodes.first_edge[nodes.homes[k]])
    while e != NONE:
        tried.append((int(edges.move[e]), int(edges.visits[e])))
        e = int(edges.next[e])
    return tried
