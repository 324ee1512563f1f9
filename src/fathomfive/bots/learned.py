"""The bot that searches with a network."""

from functools import cache

from fathomfive.bots.bot import Seen
from fathomfive.bots.features import Features
from fathomfive.bots.guided import GuidedSearch, GuidedTree, make_guided_search
from fathomfive.bots.mcts import Parameters
from fathomfive.bots.network import Weights, pack
from fathomfive.bots.search import Search, Settings, Share
from fathomfive.bots.tree import Tree
from fathomfive.bots.weights import network_for
from fathomfive.kernel.game import Game
from fathomfive.kernel.speed import build_number, compile_for_cpu, notice, register_rules

EXPLORATION = 0.2  # of a search with priors, in every game
MAX_NODES = 1 << 16  # of one tree: with their edges up to 60 MB


class LearnedSettings(Settings, frozen=True, forbid_unknown_fields=True):
    """How to think with a network.  A spec names the fields: `learned:iterations=400,mix=0.5`."""

    weights: str = ""  # the file; none is the one that comes with the game
    decision_cost: Share = 0.0
    mix: Share = 0.0  # the part of a leaf's worth that is played out as in a search without a network


class Learned(Search):
    """A bot that tries moves out on imagined tables, guided by a network."""

    def __init__(self, game: Game, seats: int, seed: int = 0, settings: LearnedSettings | None = None) -> None:
        self.guidance = settings or LearnedSettings(iterations=400)
        super().__init__(game, seats, seed, self.guidance)
        self.weights = pack(network_for(game, self.guidance.weights), game)
        self.guided: list[GuidedTree] = []  # the trees, with what the network says about them

    def new_tree(self, nodes: int) -> Tree:
        """Allocate a tree with room for priors."""
        self.guided.append(GuidedTree.blank(self.game, self.seats, min(nodes, MAX_NODES), self.weights))
        return self.guided[-1].tree

    def iterate(self, tree: Tree, iterations: int, how: Parameters) -> None:
        """Add iterations to a tree."""
        guided = next(guided for guided in self.guided if guided.tree is tree)
        compiled(self.game)(iterations, how, float(self.guidance.mix), guided)

    def parameters(self, seen: Seen) -> Parameters:
        """Give what the compiled search needs to know; the features know nothing of exploration by priors."""
        exploration = EXPLORATION if self.settings.exploration is None else self.settings.exploration
        return super().parameters(seen)._replace(exploration=float(exploration))


@cache
def compiled(game: Game) -> GuidedSearch:
    """Compile the search of a game with a network, any network, or load it from the cache on disk."""
    features = Features.of(game)
    number = build_number([*game.rule_functions(), *features.rules(), make_guided_search], "cpu")
    plain = make_guided_search(game, features, number)
    register_rules("cpu")
    search = compile_for_cpu(plain)
    with notice(f"compiling {game.name} (search with a network) for the CPU, the first time only"):
        search(0, Parameters(), 0.0, GuidedTree.blank(game, game.seats[0], 1, Weights.blank(game)))
    return search
