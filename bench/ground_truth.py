"""How often bots find the best move where it is known exactly: `python bench/ground_truth.py [--games GAME...]`.

`tests/bots/ground_truth.json` holds ends of random games, solved without a search; `--solve` solves them again.
`tests/bots/last_turns.json` holds last turns, in which others reply in a fixed way; `--find` looks for others.
"""

import argparse
import json
import sys
import time
from collections.abc import Iterator
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "tests"))

from bots.exact import EVEN, Problem, TooLargeError, random_game, solve
from bots.exact_turns import LastTurn, solve_points, solve_reef_endings
from fathomfive.bots.bot import Seen
from fathomfive.bots.levels import LEVELS
from fathomfive.bots.specs import make
from fathomfive.kernel.dice import seeded
from fathomfive.kernel.game import Game
from fathomfive.kernel.match import Match
from fathomfive.kernel.shelf import take

FILE = Path(__file__).resolve().parents[1] / "tests" / "bots" / "ground_truth.json"
TURNS = FILE.with_name("last_turns.json")
SOLVED = ("deep_dive", "podwodni_lowcy", "kipicot")
IN_TURNS = ("codex_naturalis", "reef_encounter")
POINTS = 2  # between the best and the worst move of a last turn
FINDER = "search:iterations=40"  # plays the games of Reef Encounter: random ones have no meals
BOTS = (*LEVELS, "search:iterations=100", "search:iterations=400", "search:iterations=1600")
SHRIMPS = 4  # of a player of Reef Encounter
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


def last_turns(name: str, wanted: int) -> Iterator[LastTurn]:
    """Find last turns that can be solved."""
    game, seed, found = take(name), 0, 0
    while found < wanted:
        seed += 1
        turns = _random_last_turns(game, seed) if name == "codex_naturalis" else _reef_last_turns(game, seed)
        for turn in turns:
            found += 1
            print(f"{name}: {found} last turns in {seed} games", file=sys.stderr, flush=True)
            yield turn


def _random_last_turns(game: Game, seed: int) -> Iterator[LastTurn]:
    """Find last turns of a random game, two at most."""
    played, found = random_game(game, seed), 0
    for back in range(1, 60):
        match = played.at(len(played.moves) - back)
        if match.to_act < 0 or match.state.last != 1 or len(match.legal()) < 2 or found == PER_GAME:
            continue
        try:
            worth = solve_points(match, MOST_TABLES)
        except TooLargeError:
            continue
        if max(worth) - min(worth) >= POINTS:
            found += 1
            yield LastTurn(game.name, 2, seed, len(match.moves), "", worth)


def _reef_last_turns(game: Game, seed: int) -> Iterator[LastTurn]:
    """Find last turns of a game between quick bots: meals after the end, and endings that surely win."""
    seats = 2 + seed % 2
    match = Match(game, seats, seed=seed)
    bots = [make(FINDER, game, seats, seed * 10 + seat) for seat in range(seats)]
    while not match.deal().over:
        legal = match.legal()
        if len(legal) > 1:
            worth = [0]
            if match.draw().splitlines()[1].startswith("asked last"):
                worth = solve_points(match, MOST_TABLES)
            elif match.state.gone[match.to_act] == SHRIMPS - 1:
                worth = solve_reef_endings(match)
            if max(worth) > min(worth):
                yield LastTurn(game.name, seats, 0, 0, match.draw(), worth)
            match.play(bots[match.to_act].choose(Seen.of(match, match.to_act, seeded(len(match.moves)))))
        else:
            match.play(legal[0])


def load_turns() -> list[LastTurn]:
    """Load the last turns that were solved."""
    text = TURNS.read_text(encoding="utf-8") if TURNS.exists() else "[]"
    return [LastTurn(**line) for line in json.loads(text)]


def losses_in(spec: str, turns: list[LastTurn]) -> list[int]:
    """Let a bot make the first decision of every last turn, and give its losses."""
    losses = []
    for n, turn in enumerate(turns):
        match = turn.match()
        bot = make(spec, match.game, match.seats, n)
        losses.append(turn.loss(match, bot.choose(Seen.of(match, match.to_act, seeded(n)))))
    return losses


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
    reader.add_argument("--games", nargs="*", default=(*SOLVED, *IN_TURNS))
    reader.add_argument("--bots", nargs="*", default=BOTS)
    reader.add_argument("--solve", action="store_true")
    reader.add_argument("--find", type=int, metavar="N", help="find N last turns of each game, for a new file")
    given = reader.parse_args()
    if given.find:
        turns = [turn for name in given.games if name in IN_TURNS for turn in last_turns(name, given.find)]
        TURNS.write_text("[\n" + ",\n".join(json.dumps(turn._asdict()) for turn in turns) + "\n]\n", encoding="utf-8")
        return
    if given.solve:
        kept = [problem for problem in load() if problem.game not in given.games]
        found = [problem for name in given.games if name in SOLVED for problem in find(name)]
        lines = [json.dumps(problem._asdict()) for problem in sorted(kept + found, key=lambda problem: problem[:3])]
        FILE.write_text("[\n" + ",\n".join(lines) + "\n]\n", encoding="utf-8")
        return
    print("| game | bot | best move | mean loss | ms a decision |")
    print("| --- | --- | ---: | ---: | ---: |")
    for name in given.games:
        problems = [problem for problem in load() if problem.game == name]
        turns = [turn for turn in load_turns() if turn.game == name]
        for spec in given.bots:
            title = take(name).title
            if turns:
                losses = losses_in(spec, turns)
                share, loss = losses.count(0) / len(losses), sum(losses) / len(losses)
                print(f"| {title} | `{spec}` | {share:.0%} | {loss:.2f} | |", flush=True)
                continue
            share, loss, seconds = measure(spec, problems)
            print(f"| {title} | `{spec}` | {share:.0%} | {loss:.3f} | {1e3 * seconds:.1f} |", flush=True)


if __name__ == "__main__":
    main()
