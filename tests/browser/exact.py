"""A server without luck: in the same position the TABLE always draws, and a random bot always makes, the same move."""

import random
from collections.abc import Sequence
from functools import cache
from unittest.mock import patch
from zlib import crc32

from fathomfive.bots.bot import Seen
from fathomfive.bots.random_bot import RandomBot
from fathomfive.kernel import shelf
from fathomfive.kernel.dice import Dice, below, seeded
from fathomfive.kernel.game import TABLE
from fathomfive.kernel.match import Match
from fathomfive.server import attendance, presence, replays
from fathomfive.server.runner import Settings, serve

_draw_outcome = Match.draw_outcome
MANY_FILES = 1000  # exact positions are opened as files, faster than people open them


def dice_for(numbers: Sequence[int]) -> Dice:
    """Make dice that are always the same for the same numbers."""
    return seeded(crc32(repr(list(numbers)).encode()))


def draw(match: Match, _: Dice | None = None) -> int:
    """Draw an outcome that follows from the moves before it."""
    return _draw_outcome(match, dice_for(match.moves))


def choose(legal: Sequence[int]) -> int:
    """Choose a move as a random bot does here: which one follows from the list."""
    return legal[below(dice_for(legal), len(legal))]


def serve_exactly(settings: Settings) -> None:
    """Run a server with these draws and these bots."""

    def choose_seen(_: RandomBot, seen: Seen) -> int:
        return choose(seen.legal())

    with (
        patch.object(Match, "draw_outcome", draw), patch.object(RandomBot, "choose", choose_seen),
        patch.object(replays, "FILE_BURST", MANY_FILES),
    ):  # fmt: skip
        serve(settings)


def serve_impatiently(settings: Settings) -> None:
    """Run such a server, at which people are away as soon as their last page is closed."""
    with patch.object(attendance, "AWAY_AFTER", 0), patch.object(presence, "RENEW_SECONDS", 0.5):
        serve_exactly(settings)


# --- The same in this process ------------------------------------------------------------------------------------


def deal(match: Match) -> Match:
    """Let the TABLE act as it does at that server."""
    while match.to_act == TABLE:
        match.play(draw(match))
    return match


@cache
def recorded(game: str, seats: int, seed: int, until: int | None = None, **options: str) -> Match:
    """Play a game as that server does: moves of all kinds on the first seat, random bots on the others.

    The game ends early where the first seat has made `until` decisions and is to act again.
    """
    match, dice, made = Match(shelf.take(game), seats, options), random.Random(seed), 0
    while not deal(match).over:
        if match.to_act:
            match.play(choose(match.legal()))
        elif made == until:
            break
        else:
            match.play(_choose_kind(match, dice))
            made += 1
    return match


def _choose_kind(match: Match, dice: random.Random) -> int:
    """Choose a kind of move, then a move of this kind."""
    by_kind: dict[str, list[int]] = {}
    for m in match.legal():
        by_kind.setdefault(match.tell(m)["kind"], []).append(m)
    return dice.choice(by_kind[dice.choice(sorted(by_kind))])


def decisions(match: Match) -> list[int]:
    """Give the number of moves before each decision of the first seat."""
    again, found = match.at(0), []
    for n, m in enumerate(match.moves):
        if again.to_act == 0:
            found.append(n)
        again.play_unchecked(m)
    return found
