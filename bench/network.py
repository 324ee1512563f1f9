"""How long a network looks at a table, in a search and in the bot `policy`: `python bench/network.py [GAME...]`.

Microseconds of processor time, the mean over positions of a random game; the weights are drawn.
"""

import argparse
import sys
import tempfile
import time
from pathlib import Path

import numpy as np

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "tests"))

from bots.networks import new_network
from fathomfive.bots.bot import Seen
from fathomfive.bots.network import Thought, compiled_look, pack
from fathomfive.bots.policy import Policy, PolicySettings
from fathomfive.kernel.dice import below, seeded
from fathomfive.kernel.game import Game
from fathomfive.kernel.match import Match
from fathomfive.kernel.shelf import games, take

LOOKS = 200  # at each position
POSITIONS = 40
FILE = 2_000_000  # bytes, of float16
NARROW, STEP = 16, 16


def positions(game: Game) -> list[Match]:
    """Give positions with a choice, evenly over a random game of two."""
    match, dice, found = Match(game, 2, seed=1), seeded(1), []
    while not match.deal().over:
        legal = match.legal()
        if len(legal) > 1:
            found.append(match.copy())
        match.play(legal[below(dice, len(legal))])
    return found[:: max(1, len(found) // POSITIONS)]


def wide(game: Game) -> tuple[int, int]:
    """Give two equal widths whose weights just fit into a file."""
    width = NARROW
    while 2 * numbers(game, width + STEP) <= FILE:
        width += STEP
    return width, width


def numbers(game: Game, width: int) -> int:
    """Count the weights of two layers."""
    return (game.layout.size + 1) * width + (width + 1) * (width + game.moves + game.most_sides)


def in_a_search(game: Game, found: list[Match], widths: tuple[int, ...]) -> float:
    """Measure a compiled look: observe, think, score the legal moves, value the sides."""
    weights = pack(new_network(game, *widths), game)
    thought, look = Thought.blank(game, weights), compiled_look(game)
    moves = np.zeros(game.max_legal, np.int32)
    spent = 0.0
    for n, match in enumerate([found[0], *found]):
        count = game.legal(match.state, moves)
        began = time.process_time()
        look(LOOKS, match.state.tables, match.to_act, moves, count, weights, thought)
        spent += (time.process_time() - began) * (n > 0)  # the first one compiles
    return 1e6 * spent / len(found) / LOOKS


def by_policy(game: Game, found: list[Match], widths: tuple[int, ...]) -> float:
    """Measure a decision of the bot, its list of legal moves included."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder, "weights.npz")
        new_network(game, *widths).save(path)
        bot = Policy(game, 2, settings=PolicySettings(weights=str(path)))
    seen = [Seen.of(match, match.to_act, seeded(1)) for match in found]
    began = time.process_time()
    for one in seen:
        bot.choose(one)
    return 1e6 * (time.process_time() - began) / len(seen)


def main() -> None:
    """Measure and print a row for each game and width."""
    reader = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    reader.add_argument("games", nargs="*", default=[game.name for game in games()])
    print("| game | widths | weights | in a search, µs | policy, µs a decision |")
    print("| --- | ---: | ---: | ---: | ---: |")
    for name in reader.parse_args().games:
        game = take(name)
        found = positions(game)
        for widths in ((64, 64), (128, 128), wide(game)):
            count = numbers(game, widths[0])
            inside, alone = in_a_search(game, found, widths), by_policy(game, found, widths)
            print(f"| {game.title} | {widths[0]} | {count:,} | {inside:.1f} | {alone:.0f} |", flush=True)


if __name__ == "__main__":
    main()
