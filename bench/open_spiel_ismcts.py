"""OpenSpiel's search against our bots at equal thinking time: `python bench/open_spiel_ismcts.py GAME`.

Both think in this process, one after the other.  Thinking time is processor time, so that other programs on the machine
favour neither: each decision gets as many simulations as `--seconds` allowed at the pace of the decisions before it.
"""

import argparse
import json
import math
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import numpy as np
import pyspiel
from msgspec.structs import replace
from open_spiel.python.algorithms import ismcts, mcts

from fathomfive.bots.bot import Seen
from fathomfive.bots.search import MAX_NODES, Search, compiled
from fathomfive.bots.specs import make
from fathomfive.bots.tree import Tree
from fathomfive.envs.open_spiel import register
from fathomfive.envs.open_spiel_rollouts import Rollouts
from fathomfive.kernel.dice import seeded
from fathomfive.kernel.game import Game
from fathomfive.kernel.match import Match
from fathomfive.kernel.shelf import take

SEATS = 2
UCT = 1.0  # exploration of OpenSpiel's search; returns are from -1 to 1
FIRST = 20  # simulations of the first decision, before the pace is known
LEAST = 2  # the first one of OpenSpiel's IS-MCTS tries no action yet
Z = 1.96  # standard errors of a 95% interval


@dataclass
class Clock:
    """How fast a player thinks, and how long it has thought."""

    seconds: float  # of processor time a decision
    decisions: int = 0
    simulations: int = 0
    spent: float = 0.0
    _recent: list[tuple[int, float]] = field(default_factory=list)

    def allowed(self) -> int:
        """Give the number of simulations for the next decision."""
        if not self._recent:
            return FIRST
        done, took = map(sum, zip(*self._recent, strict=True))
        return max(LEAST, round(self.seconds * done / max(took, 1e-9)))

    def time(self, think: Callable[[int], int], *, paced: bool = True) -> int:
        """Let a player think as long as it may, or as it likes, and give what it chose."""
        simulations = self.allowed() if paced else 0
        began = time.process_time()
        chosen = think(simulations)
        took = time.process_time() - began
        self._recent = [*self._recent[-4:], (simulations, took)]
        self.decisions += 1
        self.simulations += simulations
        self.spent += took
        return chosen


class Theirs:
    """OpenSpiel's search for a game: IS-MCTS where something is hidden, MCTS elsewhere, which IS-MCTS refuses."""

    def __init__(self, spiel: Any, evaluator: Any, clock: Clock, seed: int) -> None:
        self.clock = clock
        self.hides = is_hiding(spiel)
        dice = np.random.RandomState(seed)
        self.bot: Any
        if self.hides:
            self.bot = ismcts.ISMCTSBot(spiel, evaluator, UCT, FIRST, random_state=dice)
            drawn = pyspiel.UniformProbabilitySampler(seed, 0.0, 1.0)
            self.bot.set_resampler(lambda state, player: state.resample_from_infostate(player, drawn))
        else:
            self.bot = mcts.MCTSBot(spiel, UCT, FIRST, evaluator, random_state=dice)

    def choose(self, state: Any, match: Match) -> int:
        """Choose an action."""

        def think(simulations: int) -> int:
            setattr(self.bot, "_max_simulations" if self.hides else "max_simulations", simulations)
            return int(self.bot.step(state))

        return self.clock.time(think)


class Ours:
    """A bot of ours; one that searches is given as much time, instead of its own limits."""

    def __init__(self, game: Game, spec: str, clock: Clock, seed: int) -> None:
        self.clock = clock
        self.bot = make(spec, game, SEATS, seed=seed)
        self.seed = seed
        if isinstance(self.bot, Search) and self.bot.settings.tree:
            self.bot.trees = [Tree.blank(game, SEATS, MAX_NODES)]  # of full size: iterations change

    def choose(self, state: Any, match: Match) -> int:
        """Choose a move."""
        seen = Seen.of(match, match.to_act, seeded(self.seed, len(match.moves)))

        def think(simulations: int) -> int:
            if isinstance(self.bot, Search):
                self.bot.settings = replace(self.bot.settings, iterations=simulations, tries=0, seconds=0.0, cores=1)
            return self.bot.choose(seen)

        return self.clock.time(think, paced=isinstance(self.bot, Search))


def is_hiding(spiel: Any) -> bool:
    """Is something hidden from a player?"""
    return bool(spiel.get_type().information == pyspiel.GameType.Information.IMPERFECT_INFORMATION)


def bout(spiel: Any, players: list[Any], seed: int) -> list[float]:
    """Play one game, and give its returns; the TABLE draws by the seed."""
    state = spiel.new_initial_state()
    match = Match(state.to_match().game, SEATS, seed=seed)
    while not match.over:
        legal = match.legal()
        if match.to_act < 0:
            m = match.draw_outcome()
        else:
            m = legal[0] if len(legal) == 1 else players[match.to_act].choose(state, match)
        match.play(m)
        state.apply_action(m)
    returns: list[float] = state.returns()
    return returns


def interval(share: float, games: int) -> tuple[float, float]:
    """Give Wilson's 95% interval of a share of wins, which is true near 0 and 1, too."""
    middle = (share + Z * Z / (2 * games)) / (1 + Z * Z / games)
    half = Z * math.sqrt(share * (1 - share) / games + Z * Z / (4 * games * games)) / (1 + Z * Z / games)
    return max(0.0, middle - half), min(1.0, middle + half)


def contest(game: Game, spec: str, evaluator: str, seconds: float, games: int) -> dict[str, Any]:
    """Play games in pairs of the same luck, with seats exchanged, and sum up."""
    spiel = pyspiel.load_game(f"{register(game)}(players={SEATS})")
    clocks = {"theirs": Clock(seconds), "ours": Clock(seconds)}
    warm_up(spiel, game, spec, evaluator)
    won = 0.0
    for n in range(games):
        theirs = Theirs(spiel, judge(evaluator, n), clocks["theirs"], n)
        ours = Ours(game, spec, clocks["ours"], n)
        seat = n % SEATS
        won += (bout(spiel, [theirs, ours] if seat == 0 else [ours, theirs], n // SEATS)[seat] + 1) / 2
    low, high = interval(won / games, games)
    return {
        "game": game.name,
        "theirs": f"{'IS-MCTS' if is_hiding(spiel) else 'MCTS'}, {evaluator} rollouts",
        "ours": spec,
        "games": games,
        "share of wins, theirs": round(won / games, 3),
        "interval": [round(low, 3), round(high, 3)],
        "seconds a decision": {name: round(clock.spent / clock.decisions, 4) for name, clock in clocks.items()},
        "simulations a decision": {name: round(clock.simulations / clock.decisions) for name, clock in clocks.items()},
    }


def judge(evaluator: str, seed: int) -> Any:
    """Make the evaluator of OpenSpiel's search: its own random rollouts, or our compiled ones."""
    if evaluator == "compiled":
        return Rollouts(1, seed)
    return mcts.RandomRolloutEvaluator(1, np.random.RandomState(seed))


def warm_up(spiel: Any, game: Game, spec: str, evaluator: str) -> None:
    """Compile everything, so that nobody's thinking time is spent on it."""
    if isinstance(make(spec, game, SEATS), Search):
        compiled(game)
    players = [Theirs(spiel, judge(evaluator, seed), Clock(0.0), seed) for seed in range(SEATS)]
    bout(spiel, players, 0)


def main() -> None:
    """Run a contest from the command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--bot", default="search", help="our bot (default: search)")
    parser.add_argument("--rollouts", choices=("own", "compiled"), default="compiled", help="OpenSpiel's evaluator")
    parser.add_argument("--seconds", type=float, default=0.05, help="of processor time a decision")
    parser.add_argument("--games", type=int, default=40)
    given = parser.parse_args()
    print(json.dumps(contest(take(given.game), given.bot, given.rollouts, given.seconds, given.games)))


if __name__ == "__main__":
    main()
