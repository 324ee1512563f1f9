"""How often bots find the best move where it is known exactly: `python bench/ground_truth.py [--games GAME...]`.

`tests/bots/ground_truth.json` holds ends of random games, solved without a search; `--solve` solves them again.
"""

import argparse
import json
import sys
import time
from collections.abc import Iterator
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "tests"))

from bots.exact import EVEN, Problem, TooLargeError, random_game, solve
from fathomfive.bots.bot import Seen
from fathomfive.bots.levels import LEVELS
from fathomfive.bots.specs import make
from fathomfive.kernel.dice import seeded
from fathomfive.kernel.shelf import take

FILE = Path(__file__).resolve().parents[1] / "tests" / "bots" / "ground_truth.json"
SOLVED = ("deep_dive", "podwodni_lowcy", "kipicot")
BOTS = (*LEVELS, "search:iterations=100", "search:iterations=400", "search:iterations=1600")
WANTED = 30  # problems a game
LAST = 12  # moves of a game that are looked at
MOST_TABLES = 8_000
GAP = 0.05  # between the best and the worst move of a problem
PER_GAME = 2  # problems from one random game, so that they differ


def problems_of(name: str, seed: int) -> Iterator[Problem]:
    """Find problems near the end of a random game, the last decisions first."""
    found = 0
    game = random_game(take(name), seed)
    for back in range(1, LAST):
        match = game.at(len(game.moves) - back)
        if match.to_act < 0 or len(match.legal()) == 1 or found == PER_GAME:
            continue
        try:
            worth = solve(match, MOST_TABLES)
        except TooLargeError:
            break  # tables before it are larger still
        if max(worth.values()) - min(worth.values()) >= GAP:
            found += 1
            rounded = {str(m): round(win, 6) for m, win in worth.items()}
            yield Problem(name, seed, len(match.moves), rounded)


def find(name: str) -> list[Problem]:
    """Solve the ends of random games until there are enough problems."""
    found: list[Problem] = []
    seed = 0
    while len(found) < WANTED:
        found += problems_of(name, seed)
        seed += 1
        print(f"{name}: {len(found)} problems in {seed} games", file=sys.stderr, flush=True)
    return found[:WANTED]


def measure(spec: str, problems: list[Problem]) -> tuple[float, float, float]:
    """Give the share of best moves, the mean loss, and seconds of processor time a decision."""
    losses, spent = [], 0.0
    for n, problem in enumerate(problems):
        match = problem.match()
        seen = Seen.of(match, match.to_act, seeded(n))
        bot = make(spec, match.game, match.seats, n)
        bot.choose(seen) if n == 0 else None  # compiles
        began = time.process_time()
        losses.append(problem.loss(make(spec, match.game, match.seats, n).choose(seen)))
        spent += time.process_time() - began
    best = sum(loss < EVEN for loss in losses)
    return best / len(losses), sum(losses) / len(losses), spent / len(losses)


def load() -> list[Problem]:
    """Load the problems that were solved."""
    text = FILE.read_text(encoding="utf-8") if FILE.exists() else "[]"
    return [Problem(**line) for line in json.loads(text)]


def main() -> None:
    """Solve, or measure every bot on every game."""
    reader = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    reader.add_argument("--games", nargs="*", default=SOLVED)
    reader.add_argument("--bots", nargs="*", default=BOTS)
    reader.add_argument("--solve", action="store_true")
    given = reader.parse_args()
    if given.solve:
        kept = [problem for problem in load() if problem.game not in given.games]
        found = [problem for name in given.games for problem in find(name)]
        lines = [json.dumps(problem._asdict()) for problem in sorted(kept + found, key=lambda problem: problem[:3])]
        FILE.write_text("[\n" + ",\n".join(lines) + "\n]\n", encoding="utf-8")
        return
    print("| game | bot | best move | mean loss | ms a decision |")
    print("| --- | --- | ---: | ---: | ---: |")
    for name in given.games:
        problems = [problem for problem in load() if problem.game == name]
        for spec in given.bots:
            share, loss, seconds = measure(spec, problems)
            title = take(name).title
            print(f"| {title} | `{spec}` | {share:.0%} | {loss:.3f} | {1e3 * seconds:.1f} |", flush=True)


if __name__ == "__main__":
    main()
