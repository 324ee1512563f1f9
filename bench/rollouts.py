"""Our games beside OpenSpiel's, random play in one run: `make bench`, or `python bench/rollouts.py GAME`."""

import argparse
import json
import random
import statistics
import time
from collections.abc import Callable
from typing import Any

from fathomfive.arena.simulate import simulate
from fathomfive.kernel.shelf import names, take

ROUNDS = 5
SECONDS = 1.0  # about as long as each contestant runs in a round

# our game, its seats, and the OpenSpiel game it runs beside
PAIRS = {
    "deep_dive": (4, "pig(players=4)"),
    "codex_naturalis": (2, "gin_rummy"),
    "kipicot": (4, "chess"),
    "podwodni_lowcy": (4, "hanabi(players=4)"),
    "reef_encounter": (2, "hive"),
}

Run = Callable[[], float]  # gives steps per second


def ours(name: str, seats: int, on: str, cores: int = 1) -> Run:
    """Play our game for about a second."""
    game = take(name)
    trial = simulate(game, seats, 50, on=on)
    games = max(50, int(trial.games_per_s * SECONDS * cores))
    return lambda: simulate(game, seats, games, on=on, cores=cores).steps_per_s


def mean_steps(game: Any, games: int) -> float:
    """Find the mean length of a random OpenSpiel game, chance counted."""
    total = 0
    for _ in range(games):
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, odds = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(random.choices(outcomes, odds)[0])
            else:
                state.apply_action(random.choice(state.legal_actions()))
            total += 1
    return total / games


def open_spiel(name: str) -> Run | None:
    """Time OpenSpiel's C++ rollouts: a search of one simulation, whose evaluator plays many random games."""
    try:
        import pyspiel
    except ImportError:
        return None
    game = pyspiel.load_game(name)
    if game.get_type().reward_model != pyspiel.GameType.RewardModel.TERMINAL:
        return by_bots(game)  # no search takes a game that pays on the way
    began = time.perf_counter()
    mean = mean_steps(game, 40)
    mean = mean_steps(game, max(40, min(2_000, int(40 * 5 / (time.perf_counter() - began)))))
    state = game.new_initial_state()
    before = 0
    while state.is_chance_node():  # a search begins where somebody decides
        state.apply_action(state.legal_actions()[0])
        before += 1

    def search(rollouts: int) -> float:
        evaluator = pyspiel.RandomRolloutEvaluator(rollouts, random.randrange(1 << 30))
        bot = pyspiel.MCTSBot(game, evaluator, 1.0, 1, 1000, False, 7, False)
        began = time.perf_counter()
        bot.mcts_search(state)
        return rollouts * (mean - before) / (time.perf_counter() - began)

    rollouts = max(10, int(search(10) / mean * SECONDS))
    return lambda: search(rollouts)


def by_bots(game: Any) -> Run:
    """Time OpenSpiel's C++ random bots; they cost about 0.2 us a step more than rollouts."""
    import pyspiel

    bots = [pyspiel.make_uniform_random_bot(player, player + 1) for player in range(game.num_players())]

    def play() -> float:
        steps = 0
        began = time.perf_counter()
        while time.perf_counter() - began < SECONDS:
            state = game.new_initial_state()
            pyspiel.evaluate_bots(state, bots, random.randrange(1 << 30))
            steps += state.move_number()
        return steps / (time.perf_counter() - began)

    return play


def beside(name: str) -> dict[str, Any]:
    """Run a pair in turn, several rounds; give medians and ratios."""
    seats, peer = PAIRS.get(name, (take(name).default_seats, None))
    contestants = {
        "plain": ours(name, seats, "plain"),
        "compiled": ours(name, seats, "cpu"),
        "compiled, 2 cores": ours(name, seats, "cpu", 2),
    }
    run = open_spiel(peer) if peer else None
    if run:
        contestants[f"OpenSpiel {peer}"] = run
    figures: dict[str, list[float]] = {who: [] for who in contestants}
    for _ in range(ROUNDS):
        for who, play in contestants.items():
            figures[who].append(play())
    medians = {who: statistics.median(values) for who, values in figures.items()}
    ratios = {"two cores / one": medians["compiled, 2 cores"] / medians["compiled"]}
    if run:
        ratios["compiled / OpenSpiel"] = medians["compiled"] / medians[f"OpenSpiel {peer}"]
    return {"game": name, "seats": seats, "steps_per_s": medians, "ratios": ratios}


def main() -> None:
    """Print a table, or one JSON object a game."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="*", help=f"of {', '.join(names())} (default: all that have a peer)")
    parser.add_argument("--json", action="store_true")
    args = parser.parse_args()
    for name in args.game or PAIRS:
        result = beside(name)
        if args.json:
            print(json.dumps(result), flush=True)
            continue
        print(f"{result['game']}, {result['seats']} seats")
        for who, value in result["steps_per_s"].items():
            print(f"  {who:32} {value:>14,.0f} steps/s")
        for what, ratio in result["ratios"].items():
            print(f"  {what:32} {ratio:>14.2f}")
        if name in PAIRS and "compiled / OpenSpiel" not in result["ratios"]:
            print("  OpenSpiel is not installed: pip install 'fathomfive[bench]'")


if __name__ == "__main__":
    main()
