"""Random walks through games, for tests."""

import random
from collections.abc import Iterator
from functools import cache, lru_cache
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from fathomfive.kernel import shelf
from fathomfive.kernel.game import TABLE, Game
from fathomfive.kernel.match import Match
from tiny import TINY

TESTS = Path(__file__).parent
Way = tuple[Game, int, dict[str, str]]

ALL = (*shelf.games(), *TINY)
WAYS: list[Way] = [(game, seats, options) for game in ALL for seats, options in game.ways()]


def way_name(way: Way) -> str:
    """Name a way to play for the list of tests."""
    game, seats, options = way
    return "-".join([game.name, str(seats), *options.values()])


def home(game: Game) -> Path:
    """Say where a game's test data lies."""
    if game in TINY:
        return TESTS / "tiny" / game.name
    own = game.folder / "tests"  # a game from a folder of FATHOM_GAMES brings its tests along
    return own if own.is_dir() else TESTS / "games" / game.name


def walk(game: Game, seats: int, options: dict[str, str], seed: int) -> Iterator[tuple[Match, int]]:
    """Play a random game; before each move give the match and the move that comes."""
    match = Match(game, seats, options, seed=seed)
    for m in random_game(game, seats, tuple(options.items()), seed):
        yield match, m
        match.play_unchecked(m)
    yield match, -1


@lru_cache(maxsize=1024)  # many tests walk the same way
def random_game(game: Game, seats: int, options: tuple[tuple[str, str], ...], seed: int) -> list[int]:
    """Play a random game, and give its moves."""
    dice = random.Random(f"{game.name} {seats} {dict(options)} {seed}")
    match = Match(game, seats, dict(options), seed=seed)
    while not match.over:
        match.play(match.draw_outcome() if match.to_act == TABLE else dice.choice(match.legal()))
    return match.moves


def finished(game: Game, seats: int, options: dict[str, str], seed: int) -> Match:
    """Play a random game to its end."""
    match = None
    for match, _ in walk(game, seats, options, seed):  # noqa: B007  # the last one is wanted
        pass
    assert match is not None
    return match


LONG = 300  # moves


@cache
def stride(game: Game, seats: int) -> int:
    """Say how far apart tables are looked at when every look is costly: 1, but more in a game that is long."""
    return 1 + len(finished(game, seats, {}, 0).moves) // LONG * 5


def some(game: Game, seats: int, options: dict[str, str], seed: int) -> Iterator[tuple[Match, int]]:
    """Play a random game like `walk`, but give only some tables of a long one, and the last."""
    step = stride(game, seats)
    for n, (match, m) in enumerate(walk(game, seats, options, seed)):
        if n % step == 0 or m < 0:
            yield match, m


def observed(match: Match, seat: int) -> bytes:
    """Observe the table from a seat."""
    return written(match, seat).tobytes()


def written(match: Match, seat: int) -> NDArray[np.int16]:
    """Give the whole numbers of an observation."""
    out = np.zeros(match.game.layout.size, np.int16)
    match.game.observe(match.state, seat, out)
    return out


def fields(match: Match, seat: int) -> dict[str, Any]:
    """Give the whole numbers of an observation by field, as lists."""
    split = match.game.layout.split(written(match, seat))
    return {name: numbers.tolist() for name, numbers in split.items()}


def imagined(match: Match, viewer: int, dice: Any) -> Match:
    """Copy a match and re-deal what the viewer cannot know."""
    dream = match.copy()
    match.game.imagine(dream.state, viewer, dice)
    return dream


def position(game: Game, drawing: str, seats: int, options: dict[str, str] | None = None) -> Match:
    """Sit down at a table as it is drawn."""
    return Match.from_drawing(game, seats, drawing, options)
