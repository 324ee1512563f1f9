"""The rules on bit masks agree with their slow twin, move by move, over random and scripted games."""

import random
from collections import Counter

import pytest

from fathomfive.games.reef_encounter import GAME
from games.reef_encounter.lockstep import STYLES, Careful, Quick, anyhow, as_table, play_beside, views
from games.reef_encounter.players import MANNERS
from games.reef_encounter.sightings import EVERYTHING, Watcher
from games.reef_encounter.twin import Twin

pytestmark = pytest.mark.unwatched

# A few games that together show every situation.
SHOWCASE = [
    ("growers", 2, "basic", 4),
    ("lockers", 3, "advanced", 1),
    ("emptiers", 3, "advanced", 0),
    ("growers", 2, "advanced", 2),
    ("growers", 4, "basic", 0),
    ("drainers", 3, "advanced", 5),
    ("sentries", 2, "basic", 3),
    ("fillers", 2, "basic", 3),
    ("loiterers", 2, "basic", 3),
    ("misers", 2, "basic", 3),
    ("raiders", 4, "advanced", 5),
    ("lockers", 2, "advanced", 0),
    ("raiders", 2, "basic", 1),
    ("raiders", 3, "basic", 2),
    ("recyclers", 3, "basic", 5),
]

AFTER = {  # the goal of every manner
    "attackers": "RE-44 a guarded coral is split",
    "raiders": "RE-43 a consumed polyp attacks",
    "growers": "RE-60 four shrimps of a player are eaten",
    "feasters": "RE-60 four shrimps of a player are eaten",
    "lockers": "RE-60 all tiles are locked",
    "gluttons": "RE-60 all tiles are locked",
    "loiterers": "RE-25 the game ends with a shrimp on bare rock",
    "sentries": "RE-42 no growth: a shrimp stands on D4",
    "recyclers": "RE-64 four hundred turns",
    "fillers": "RE-60 nowhere is left",
    "drainers": "RE-60 no larva is left for the sea",
    "emptiers": "RE-60 no polyp is left for the sea",
    "misers": "RE-42 no growth: no polyp is left",
}


def scripted(real: Quick | Careful, manner: str, seats: int, style: str, seed: int) -> Watcher:
    """Play a scripted game beside its twin, and count the situations seen."""
    watcher = Watcher()
    dice = random.Random(f"{manner} {seats} {style} {seed}")
    play_beside(real, Twin(seats, style == "advanced"), MANNERS[manner], dice, watcher.look)
    return watcher


@pytest.mark.parametrize("seats", GAME.seats)
@pytest.mark.parametrize("style", STYLES)
def test_random_games_agree_with_the_slow_twin(seats: int, style: str) -> None:
    """RE-10, RE-11, RE-12, RE-13, RE-14, RE-15, RE-16, RE-20, RE-29, RE-60, RE-62"""
    dice = random.Random(f"random {seats} {style}")
    assert play_beside(Careful(seats, style), Twin(seats, style == "advanced"), anyhow, dice) > 400


def test_scripted_games_agree_with_the_slow_twin_and_show_everything() -> None:
    """RE-21, RE-22, RE-23, RE-24, RE-25, RE-26, RE-27, RE-28, RE-30, RE-31, RE-40, RE-41, RE-42, RE-43, RE-44, RE-45,
    RE-46, RE-47, RE-50, RE-51, RE-52, RE-60, RE-61, RE-63, RE-64, RE-70
    """
    seen: Counter[str] = Counter()
    for manner, seats, style, seed in SHOWCASE:
        seen += scripted(Careful(seats, style), manner, seats, style, seed).seen
    assert set(seen) == set(EVERYTHING)


@pytest.mark.parametrize("seats", GAME.seats)
def test_the_twin_knows_every_cell_of_every_field(seats: int) -> None:
    for style in STYLES:
        assert as_table(Twin(seats, style == "advanced")).keys() == views(Careful(seats, style).tables).keys()


BLOCK = 120  # random games


@pytest.mark.slow
@pytest.mark.parametrize("block", range(7))
@pytest.mark.parametrize("seats", GAME.seats)
@pytest.mark.parametrize("style", STYLES)
def test_five_thousand_random_games_agree_with_the_slow_twin(seats: int, style: str, block: int) -> None:
    """RE-20, RE-31, RE-40, RE-41, RE-42, RE-43"""
    for game in range(block * BLOCK, (block + 1) * BLOCK):
        dice = random.Random(f"random {seats} {style} {game}")
        play_beside(Quick(seats, style), Twin(seats, style == "advanced"), anyhow, dice)


@pytest.mark.slow
@pytest.mark.parametrize("manner", MANNERS)
def test_hundreds_of_scripted_games_agree_with_the_slow_twin(manner: str) -> None:
    """RE-20, RE-31, RE-40, RE-41, RE-42, RE-43, RE-60, RE-61, RE-63"""
    seen: Counter[str] = Counter()
    for seats in GAME.seats:
        for style in STYLES:
            for seed in range(100, 106):
                seen += scripted(Quick(seats, style), manner, seats, style, seed).seen
    assert seen[AFTER[manner]] > 0
