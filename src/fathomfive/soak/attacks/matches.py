"""Long matches that are expensive to replay, as files and opened at a server."""

import random
from functools import cache

from fathomfive.kernel import replay
from fathomfive.kernel.game import Game
from fathomfive.kernel.match import Match
from fathomfive.soak.attacks.target import Target
from fathomfive.soak.attacks.visitor import Visitor

MOVES = 900
GAMES_TRIED = 3  # the longest is taken
SEATS = 2


async def open_long_match(target: Target, visitor: Visitor, key: str) -> str:
    """Open a long match as a file, and give its name: anybody may look through it."""
    text = long_file(target.heavy, target.scaled(MOVES))
    opened: str = (await visitor.must("/api/replays", {"text": text}, key))["match"]
    return opened


@cache
def long_file(game: Game, moves: int, seed: int = 7) -> str:
    """Write the longest of some random games as a file, up to a number of moves."""
    dice = random.Random(seed)
    longest: Match | None = None
    for _ in range(GAMES_TRIED):
        match = Match(game, SEATS)
        while not match.over and len(match.moves) < moves:
            match.play_unchecked(dice.choice(match.legal()))
        if longest is None or len(match.moves) > len(longest.moves):
            longest = match
        if len(longest.moves) >= moves:
            break
    assert longest is not None, "at least one game is played"
    return replay.write(longest)
