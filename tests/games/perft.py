"""Print the perft counts of every game: `python tests/games/perft.py [GAME]` from the root of the repository."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from fathomfive.kernel.match import Match
from walks import WAYS, way_name

ENOUGH = 2_000  # sequences: deeper would be slow in every run


def counts(match: Match) -> list[int]:
    """Count level by level until there are enough."""
    level, found = [match], []
    while level and len(level) < ENOUGH:
        level = [node.copy().play(m) for node in level for m in node.legal()]
        found.append(len(level))
    return found


if __name__ == "__main__":
    for way in WAYS:
        game, seats, options = way
        if len(sys.argv) == 1 or game.name in sys.argv[1:]:
            print(f"{way_name(way)}: {' '.join(map(str, counts(Match(game, seats, options))))}", flush=True)
