"""The strength of the levels, with intervals: `python bench/strength.py GAME ...` runs the ladder of each game.

Every rung is one `fathom arena` command, printed beside its figure; `--out` keeps the results and goes on with them.
"""

import argparse
import time
from dataclasses import dataclass
from pathlib import Path

from fathomfive.arena import BotLine, compete
from fathomfive.kernel.shelf import names, take

EXPERT = "expert:share=0.1"  # a tenth of its thinking
LUCKY = {"deep_dive": 2, "podwodni_lowcy": 4}  # the more luck, the more games
OPENING = {"kipicot": 4}  # choices made by dice in a game without chance, which would otherwise repeat itself


@dataclass(frozen=True)
class Rung:
    """One question of the ladder: the first bot against the others."""

    bots: tuple[str, ...]
    games: int
    bar: float | None = None  # the interval of two bots should lie above it; None asks for the place at a full table


def ladder(name: str) -> list[Rung]:
    """List the questions of a game."""
    few = 100 if name == "reef_encounter" else 400  # without features its games are very long
    luck = LUCKY.get(name, 1)
    rungs = [
        Rung(("medium", "random"), 200 * luck, 0.9),
        Rung((EXPERT, "medium"), 80 * luck, 0.7),
        Rung(("search:iterations=400", "search:iterations=100"), 200, 0.5),
        Rung((f"search:iterations={few}", f"search:iterations={few},features=no"), 24 if few < 400 else 100, 0.5),
        Rung((EXPERT, "random"), 36),
        Rung((EXPERT, "medium"), 36),
    ]
    if name == "kipicot":
        rungs.insert(2, Rung((EXPERT, "greedy"), 100, 0.9))
    return rungs


def climb(name: str, cores: int, out: Path | None) -> None:
    """Answer all questions, and print a line of Markdown for each."""
    game = take(name)
    opening = OPENING.get(name, 0)
    for rung in ladder(name):
        seats = max(game.seats) if rung.bar is None else 2
        bots = [*rung.bots, *rung.bots[-1:] * (seats - len(rung.bots))]
        games = -(-rung.games // seats) * seats
        file = out / f"{name}-{seats}-{'-'.join(rung.bots)}.jsonl" if out else None
        began = time.perf_counter()
        line = compete(game, bots, games, seats=seats, opening=opening, cores=cores, out=file).bots[0]
        minutes = (time.perf_counter() - began) * cores / 60
        command = f"fathom arena {name} {' '.join(bots)} --games {games}" + (f" --opening {opening}" if opening else "")
        print(f"| `{command}` | {told(line, rung)} | {minutes:.1f} |", flush=True)


def told(line: BotLine, rung: Rung) -> str:
    """Write the answer in a few words."""
    share = f"{line.win_share:.1%} ({line.low:.1%} to {line.high:.1%})"
    if rung.bar is None:
        return f"{share} | place {line.mean_place:.2f}"
    return f"{share} | {'above' if line.low > rung.bar else 'NOT ABOVE'} {rung.bar:.0%}"


def main() -> None:
    """Print the ladders of the given games."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="*", help=f"of {', '.join(names())} (default: all)")
    parser.add_argument("--cores", type=int, default=1)
    parser.add_argument("--out", type=Path, help="a folder for the results, a line a game")
    args = parser.parse_args()
    if args.out:
        args.out.mkdir(parents=True, exist_ok=True)
    print("| command | win share of the first (95%) | | minutes of one core |\n| --- | --- | --- | ---: |")
    for name in args.game or names():
        climb(name, args.cores, args.out)


if __name__ == "__main__":
    main()
