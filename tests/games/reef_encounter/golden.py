"""Write the recorded games of Reef Encounter: `python tests/games/reef_encounter/golden.py` from the repository's root.

A recorded game is never overwritten, even if the scripts would play another game today.
"""

import random
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[2]))

from fathomfive.kernel import replay
from fathomfive.kernel.match import Match
from games.reef_encounter.lockstep import Careful, play_beside
from games.reef_encounter.players import MANNERS
from games.reef_encounter.twin import Twin

GAMES = Path(__file__).parent / "games"

# name: manner, seats, style, seed
SCRIPTS = {
    "all-tiles-are-locked": ("loiterers", 2, "basic", 3),
    "all-tiles-are-locked-advanced": ("lockers", 2, "advanced", 0),
    "four-shrimps-are-eaten": ("growers", 2, "basic", 4),
    "four-shrimps-are-eaten-advanced": ("feasters", 3, "advanced", 2),
    "nowhere-is-left": ("fillers", 3, "basic", 1),
    "nowhere-is-left-advanced": ("fillers", 2, "advanced", 3),
    "no-polyp-is-left": ("emptiers", 3, "basic", 0),
    "no-polyp-is-left-advanced": ("emptiers", 4, "advanced", 0),
    "no-larva-is-left": ("drainers", 4, "basic", 3),
    "no-larva-is-left-advanced": ("drainers", 2, "advanced", 4),
    "four-hundred-turns": ("recyclers", 3, "basic", 2),
    "four-hundred-turns-advanced": ("recyclers", 4, "advanced", 5),
}


def record(manner: str, seats: int, style: str, seed: int) -> Match:
    """Play a scripted game beside its twin."""
    real = Careful(seats, style)
    dice = random.Random(f"{manner} {seats} {style} {seed}")
    play_beside(real, Twin(seats, style == "advanced"), MANNERS[manner], dice)
    return real.match


if __name__ == "__main__":
    for name, script in SCRIPTS.items():
        file = GAMES / f"{name}.tide"
        if not file.exists():
            match = record(*script)
            replay.save(match, file)
            print(f"{file.name}: {match.reason}, {len(match.moves)} moves", flush=True)
