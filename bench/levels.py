"""The thinking time of a level for a whole turn, in seconds of one core: `python bench/levels.py GAME ...`."""

import argparse
import statistics
import time

from fathomfive.bots.bot import Seen
from fathomfive.bots.levels import LEVELS
from fathomfive.bots.specs import make
from fathomfive.kernel.dice import seeded
from fathomfive.kernel.game import NOBODY
from fathomfive.kernel.match import Match
from fathomfive.kernel.shelf import names, take


def turns(name: str, seats: int, level: str, enough: float) -> list[float]:
    """Let a level play against itself for some seconds of thinking; give the seconds of every finished turn."""
    game = take(name)
    spent: list[float] = []
    n = 0
    while sum(spent) < enough:
        match = Match(game, seats, seed=n)
        bots = [make(level, game, seats, seed) for seed in range(seats)]
        before = NOBODY
        current = 0.0
        while not match.deal().over and sum(spent) < enough:
            if match.to_act != before and current:
                spent.append(current)
                current = 0.0
            before = match.to_act
            legal = match.legal()
            if len(legal) == 1:
                match.play(legal[0])
                continue
            seen = Seen.of(match, before, seeded(n, len(match.moves)))
            began = time.process_time()
            m = bots[before].choose(seen)
            current += time.process_time() - began
            match.play(m)
        n += 1
    return spent


def main() -> None:
    """Print a line of Markdown for each game, number of seats and level."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="*", help=f"of {', '.join(names())} (default: all)")
    parser.add_argument("--levels", nargs="+", default=["expert"], choices=LEVELS, metavar="LEVEL")
    parser.add_argument("--seconds", type=float, default=30.0, help="of thinking measured in each line (default: 30)")
    args = parser.parse_args()
    print(
        "| game | seats | level | turns | mean s a turn | median | longest |\n| --- | ---: | --- " + "| ---: " * 4 + "|"
    )
    for name in args.game or names():
        for seats in (2, max(take(name).seats)):
            for level in args.levels:
                turns(name, seats, level, 0.01)  # compiles before the measurement
                spent = turns(name, seats, level, args.seconds)
                figures = statistics.mean(spent), statistics.median(spent), max(spent)
                told = " | ".join(f"{figure:.2f}" for figure in figures)
                print(f"| {take(name).title} | {seats} | {level} | {len(spent)} | {told} |", flush=True)


if __name__ == "__main__":
    main()
