"""Four levels of bots for people to play against, by how long each thinks about a turn."""

from functools import cache
from typing import NamedTuple

from msgspec.structs import replace

from fathomfive.bots.features import Features
from fathomfive.bots.search import EVEN, Settings
from fathomfive.kernel.dice import below, seeded
from fathomfive.kernel.game import NOBODY, Game
from fathomfive.kernel.match import Match

LEVELS = ("easy", "medium", "hard", "expert")

FIRST, LATEST = 1, 2  # versions of the levels: `easy@1` plays as `easy` did at first
EASY = 60  # iterations a decision, one move ahead
EASY_AT_FIRST = 40  # iterations a decision, without features
MEDIUM = 600  # iterations a decision, one move ahead
CARELESS = 0.1  # how often easy makes its second-best move
SLIPS = 0.07  # how often medium makes its second-best move; without slips it rivals an expert in a game of luck
HARD, EXPERT = 0.1, 1.0  # approximate seconds of one core a turn
PATIENCE = 3  # an expert on a slow machine stops after this many times its seconds
SAMPLE = 3  # random games that measure the length of a game
STEPS_A_SECOND = 5_000_000  # approximate speed of random play on one core


class Length(NamedTuple):
    """How long random games are: the same on every machine."""

    steps: float  # moves of a game, outcomes included
    choices: float  # real decisions in a turn


@cache
def length_of(game: Game, seats: int) -> Length:
    """Measure a few random games."""
    steps = choices = turns = 0
    for n in range(SAMPLE):
        match = Match(game, seats, seed=n)
        dice = seeded(n, 1)
        last_seat = NOBODY
        while not match.deal().over:
            legal = match.legal()
            if len(legal) > 1:
                choices += 1
                turns += match.to_act != last_seat
                last_seat = match.to_act
            match.play(legal[below(dice, len(legal))])
        steps += len(match.moves)
    if turns <= SAMPLE and seats != game.default_seats:  # a solo game is a single turn
        return Length(steps / SAMPLE, length_of(game, game.default_seats).choices)
    return Length(steps / SAMPLE, max(1.0, choices / max(1, turns)))


def choices_a_turn(game: Game, seats: int) -> float:
    """Give the number of real decisions in a turn: from the features, or measured in random games."""
    return Features.of(game).choices or length_of(game, seats).choices


def iterations_a_decision(game: Game, seats: int, seconds: float) -> int:
    """Give the iterations for each decision, so that a turn takes about `seconds` of one core."""
    features = Features.of(game)
    pace = features.pace or STEPS_A_SECOND / length_of(game, seats).steps
    if features.pace and (features.rounds or features.horizon < 0):
        pace *= 2 / game.sides(seats)  # it is given for two sides, and playouts grow with their number
    return max(10, round(seconds * pace / choices_a_turn(game, seats)))


def flat(iterations: int = 200) -> Settings:
    """Try every move equally often."""
    return Settings(iterations=iterations, tree=False, exploration=EVEN, widening=EVEN)


def greedy(game: Game, tries: int = 16) -> Settings:
    """Look one move ahead, or to the end of the turn where the features have a playout policy."""
    horizon = 0 if Features.of(game).playout is None else 1
    # widening from the features: among very many moves that hardly differ, noise would decide
    return replace(flat(), iterations=0, tries=tries, horizon=horizon, widening=None)


def settings_of(level: str, game: Game, seats: int, share: float = 1.0, version: int = LATEST) -> Settings:
    """Give the settings of a level; `share` scales its thinking."""
    if level == "easy" and version == FIRST:
        settings = replace(flat(max(1, round(EASY_AT_FIRST * share))), features=False)
    elif level == "easy":
        settings = replace(greedy(game), tries=0, iterations=max(1, round(EASY * share)), slips=CARELESS)
    else:
        settings = _stronger(level, game, seats, share)
    return (
        replace(settings, decision_cost=0.0, ending=False, goods=False, blunders=True) if version == FIRST else settings
    )


def _stronger(level: str, game: Game, seats: int, share: float) -> Settings:
    if level == "medium":
        look = greedy(game) if Features.of(game).value else flat()  # points alone mislead in the middle of a turn
        return replace(look, tries=0, iterations=max(1, round(MEDIUM * share)), slips=SLIPS)
    seconds = {"hard": HARD, "expert": EXPERT}[level] * share
    iterations = iterations_a_decision(game, seats, seconds)
    patience = PATIENCE * seconds / choices_a_turn(game, seats)
    return Settings(iterations=iterations, seconds=patience if level == "expert" else 0.0)
