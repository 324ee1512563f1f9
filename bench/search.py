"""Our tree search compared with OpenSpiel's, full playouts on one core in one run: `python bench/search.py GAME`."""

import argparse
import json
import random
import statistics
import subprocess
import sys
import time
from collections.abc import Callable
from typing import Any, NamedTuple

import numpy as np

from fathomfive.bots.bot import Seen
from fathomfive.bots.features import Features, no_glance, uniform
from fathomfive.bots.search import Search, Settings, compiled
from fathomfive.kernel.dice import seeded
from fathomfive.kernel.game import TABLE
from fathomfive.kernel.match import Match
from fathomfive.kernel.shelf import take

ROUNDS = 5
SECONDS = 1.0  # about as long as each contestant searches in a round


class Pair(NamedTuple):
    """The seats of our game, and what it is compared with."""

    seats: int
    peer: str  # a game of OpenSpiel
    kind: str  # OpenSpiel's search
    by_policy: bool = False  # playouts by the policy of the features; else uniform, as OpenSpiel's are


PAIRS = {
    "deep_dive": Pair(4, "hearts", "ISMCTS"),
    "codex_naturalis": Pair(2, "gin_rummy", "ISMCTS"),
    "kipicot": Pair(2, "chess", "MCTS"),
    "reef_encounter": Pair(2, "gin_rummy", "ISMCTS", by_policy=True),  # uniform play mostly moves shrimps
}

Run = Callable[[], float]  # gives simulations per second


def first_choice(name: str, seats: int) -> Match:
    """Play at random to the first turn after which every seat has had a choice."""
    dice = random.Random(1)
    match = Match(take(name), seats, seed=1)
    chose: set[int] = set()
    while len(chose) < seats or len(match.legal()) < 2 or match.to_act == TABLE:
        if match.to_act != TABLE:
            chose.add(match.to_act)
        match.play(match.draw_outcome() if match.to_act == TABLE else dice.choice(match.legal()))
    return match


def steps_to_the_end(match: Match, by_policy: bool, games: int = 40) -> float:
    """Measure the mean length of a playout from here."""
    features = Features.of(match.game) if by_policy else Features()
    hand, glance = features.playout or uniform, features.glance or no_glance
    moves, scores, dice = np.zeros(match.game.max_legal, np.int32), np.zeros(match.game.max_legal), seeded(2)
    total = 0
    for _ in range(games):
        again = match.copy()
        while not again.over:
            if again.to_act == TABLE:
                again.play(again.draw_outcome())
            else:
                n = glance(again.state, moves) or match.game.legal(again.state, moves)
                again.play(int(moves[hand(again.state, moves, n, scores, dice)]))
            total += 1
    return total / games


def ours(match: Match, by_policy: bool, cores: int = 1) -> Run:
    """Search with playouts to the end."""
    compiled(match.game)
    seen = Seen.of(match, match.to_act, seeded(0))

    def search(iterations: int) -> float:
        settings = Settings(iterations, cores=cores, features=by_policy, horizon=-1)
        bot = Search(match.game, match.seats, random.randrange(1 << 30), settings)
        began = time.perf_counter()
        bot.advise(seen)
        return iterations / (time.perf_counter() - began)

    iterations = int(search(2_000) * SECONDS)
    return lambda: search(iterations)


def open_spiel(name: str, kind: str) -> tuple[Run, float] | None:
    """Search with OpenSpiel's C++ from the first real choice; also gives the mean length of a playout from there."""
    try:
        import pyspiel
    except ImportError:
        return None
    game = pyspiel.load_game(name)
    dice = random.Random(1)

    def on(state: Any) -> None:
        outcomes = state.chance_outcomes() if state.is_chance_node() else [(a, 1) for a in state.legal_actions()]
        state.apply_action(dice.choices([a for a, _ in outcomes], [p for _, p in outcomes])[0])

    state = game.new_initial_state()
    while state.is_chance_node() or len(state.legal_actions()) < 2:
        on(state)
    steps = 0
    for _ in range(40):
        again = state.clone()
        while not again.is_terminal():
            on(again)
            steps += 1

    def search(iterations: int) -> float:
        evaluator = pyspiel.RandomRolloutEvaluator(1, dice.randrange(1 << 30))
        if kind == "MCTS":
            bot = pyspiel.MCTSBot(game, evaluator, 1.0, iterations, 1000, False, 7, False)
            think = bot.mcts_search
        else:
            think = pyspiel.ISMCTSBot(7, evaluator, 1.0, iterations).step
        began = time.perf_counter()
        think(state)
        return iterations / (time.perf_counter() - began)

    iterations = max(20, int(search(50) * SECONDS))
    return lambda: search(iterations), steps / 40


def beside(name: str) -> dict[str, Any]:
    """Run a pair in turn for several rounds, and give medians and ratios."""
    seats, peer, kind, by_policy = PAIRS[name]
    match = first_choice(name, seats)
    contestants = {"ours": ours(match, by_policy), "ours, 2 cores": ours(match, by_policy, 2)}
    steps = dict.fromkeys(contestants, steps_to_the_end(match, by_policy))
    found = open_spiel(peer, kind)
    if found:
        contestants["OpenSpiel"], steps["OpenSpiel"] = found
    figures: dict[str, list[float]] = {who: [] for who in contestants}
    for _ in range(ROUNDS):
        for who, search in contestants.items():
            figures[who].append(search())
    medians = {who: statistics.median(values) for who, values in figures.items()}
    ratios = {"two cores / one": medians["ours, 2 cores"] / medians["ours"]}
    if found:
        ratios["simulations, ours / OpenSpiel"] = medians["ours"] / medians["OpenSpiel"]
        ratios["steps, ours / OpenSpiel"] = ratios["simulations, ours / OpenSpiel"] * steps["ours"] / steps["OpenSpiel"]
    beside = f"{peer}, {kind}" if found else "nothing: pip install 'fathomfive[bench]'"
    return {"game": name, "seats": seats, "beside": beside, "per_s": medians, "steps": steps, "ratios": ratios}


def main() -> None:
    """Print a table, or one JSON object for each game."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="*", help=f"of {', '.join(PAIRS)}, which have a peer (default: all)")
    parser.add_argument("--json", action="store_true")
    args = parser.parse_args()
    wanted = args.game or list(PAIRS)
    if unknown := sorted({*wanted} - {*PAIRS}):
        parser.error(f"expected games of {', '.join(PAIRS)}, got {', '.join(unknown)}")
    if len(wanted) > 1:  # each in a separate process: two threads are slower after other games
        for name in wanted:
            subprocess.run([sys.executable, __file__, name, *(["--json"] if args.json else [])], check=True)
        return
    for name in wanted:
        result = beside(name)
        if args.json:
            print(json.dumps(result), flush=True)
            continue
        print(f"{result['game']}, {result['seats']} seats, beside {result['beside']}")
        for who, value in result["per_s"].items():
            print(f"  {who:32} {value:>12,.0f} simulations/s of {result['steps'][who]:.0f} steps")
        for what, ratio in result["ratios"].items():
            print(f"  {what:32} {ratio:>12.2f}")


if __name__ == "__main__":
    main()
