"""Deep Dive beside OpenSpiel's Pig, on one core in one run: `make bench`."""

import argparse
import json
import random
import statistics
import time
from collections.abc import Callable

from fathomfive.arena.simulate import simulate
from fathomfive.kernel.shelf import take

ROUNDS = 5


def pig_steps(game: object, games: int) -> float:
    """Find the mean length of a random game of Pig, chance counted."""
    total = 0
    for _ in range(games):
        state = game.new_initial_state()  # type: ignore[attr-defined]  # OpenSpiel has no types
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, odds = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(random.choices(outcomes, odds)[0])
            else:
                state.apply_action(random.choice(state.legal_actions()))
            total += 1
    return total / games


def open_spiel_pig(rollouts: int = 10_000) -> Callable[[], float] | None:
    """Time OpenSpiel's C++ rollouts: a search of one simulation whose evaluator plays many random games."""
    try:
        import pyspiel
    except ImportError:
        return None
    game = pyspiel.load_game("pig(players=4)")
    mean = pig_steps(game, 2_000)
    state = game.new_initial_state()

    def run() -> float:
        evaluator = pyspiel.RandomRolloutEvaluator(rollouts, random.randrange(1 << 30))
        bot = pyspiel.MCTSBot(game, evaluator, 1.0, 1, 1000, False, 7, False)
        began = time.perf_counter()
        bot.mcts_search(state)
        return rollouts * mean / (time.perf_counter() - began)

    return run


def main() -> None:
    """Run the contestants in turn, several rounds, and print medians and ratios."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--json", action="store_true")
    as_json = parser.parse_args().json
    game = take("deep_dive")

    def ours(on: str, games: int, cores: int = 1) -> Callable[[], float]:
        return lambda: simulate(game, 4, games, on=on, cores=cores).steps_per_s

    contestants = {
        "deep_dive 4 seats, plain": ours("plain", 150),
        "deep_dive 4 seats, compiled": ours("cpu", 100_000),
        "deep_dive 4 seats, compiled, 2 cores": ours("cpu", 200_000, 2),
    }
    pig = open_spiel_pig()
    if pig:
        contestants["OpenSpiel pig(players=4), C++"] = pig
    figures: dict[str, list[float]] = {name: [] for name in contestants}
    for _ in range(ROUNDS):
        for name, run in contestants.items():
            figures[name].append(run())
    medians = {name: statistics.median(values) for name, values in figures.items()}
    ratios = {
        "two cores / one": medians["deep_dive 4 seats, compiled, 2 cores"] / medians["deep_dive 4 seats, compiled"]
    }
    if pig:
        ratios["deep_dive / OpenSpiel"] = (
            medians["deep_dive 4 seats, compiled"] / medians["OpenSpiel pig(players=4), C++"]
        )
    if as_json:
        print(json.dumps({"steps_per_s": medians, "ratios": ratios}))
        return
    for name, value in medians.items():
        print(f"{name:40} {value:>14,.0f} steps/s")
    for name, value in ratios.items():
        print(f"{name:40} {value:>14.2f}")
    if not pig:
        print("OpenSpiel is not installed: pip install 'fathomfive[bench]'")


if __name__ == "__main__":
    main()
