"""Random play of our games on every engine and of OpenSpiel's, in one run: `python bench/rollouts.py GAME`."""

import argparse
import json
import statistics
from typing import Any

from fathomfive.kernel.shelf import names, take
from frameworks import Play, fathomfive

ROUNDS = 5
SECONDS = 1.0  # about as long as each contestant runs in a round

# our game, its seats, the OpenSpiel game it is compared with, its players
PAIRS = {
    "deep_dive": (4, "pig(players=4)", 4),
    "codex_naturalis": (2, "gin_rummy", 2),
    "kipicot": (4, "chess", 2),
    "podwodni_lowcy": (4, "hanabi(players=4)", 4),
    "reef_encounter": (2, "hive", 2),
}


def open_spiel(game: str, players: int) -> Play | None:
    """Prepare OpenSpiel's game, if OpenSpiel is installed."""
    try:
        from frameworks import open_spiel
    except ImportError:
        return None
    return open_spiel.ready(game, players)


def beside(name: str) -> dict[str, Any]:
    """Run a pair in turn for several rounds, and give medians and ratios."""
    seats, peer, players = PAIRS.get(name, (take(name).default_seats, "", 0))
    contestants = {
        "plain": fathomfive.ready(name, seats, on="plain"),
        "compiled": fathomfive.ready(name, seats),
        "compiled, 2 cores": fathomfive.ready(name, seats, cores=2),
    }
    run = open_spiel(peer, players) if peer else None
    if run:
        contestants[f"OpenSpiel {peer}"] = run
    figures: dict[str, list[float]] = {who: [] for who in contestants}
    for _ in range(ROUNDS):
        for who, play in contestants.items():
            figures[who].append(play(SECONDS).steps_per_s)
    medians = {who: statistics.median(values) for who, values in figures.items()}
    ratios = {"two cores / one": medians["compiled, 2 cores"] / medians["compiled"]}
    if run:
        ratios["compiled / OpenSpiel"] = medians["compiled"] / medians[f"OpenSpiel {peer}"]
    return {"game": name, "seats": seats, "steps_per_s": medians, "ratios": ratios}


def main() -> None:
    """Print a table, or one JSON object for each game."""
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
