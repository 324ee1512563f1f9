"""What is recorded of random games is what a match says that is played by the same dice."""

import numpy as np
import pytest

from fathomfive.kernel.dice import below, pick, seeded
from fathomfive.kernel.engines import engine
from fathomfive.kernel.game import TABLE, Game
from fathomfive.kernel.match import Match
from fathomfive.kernel.playout import Series, hash_words, words_of
from fathomfive.kernel.shelf import take
from tiny import MINNOWS, PIG

SEED = 3


def played(game: Game, seats: int, n: int) -> tuple[Match, list[int]]:
    """Play game n of the series step by step, and give the seats that decided."""
    match = Match(game, seats)
    dice = seeded(SEED, n)
    seats_that_decided = []
    while not match.over:
        legal = match.legal()
        if match.to_act == TABLE:
            k = pick(dice, np.array(match.odds(), np.int32), len(legal))
        else:
            k = below(dice, len(legal))
            seats_that_decided.append(match.to_act)
        match.play(legal[k])
    return match, seats_that_decided


@pytest.mark.parametrize(("game", "seats"), [(PIG, 3), (MINNOWS, 2), (take("deep_dive"), 1), (take("kipicot"), 2)])
def test_every_row_is_the_match_with_the_same_dice(game: Game, seats: int) -> None:
    series = Series(SEED, seats, game.encode_options(game.rules, game.check_options(seats, {})))
    results = engine(game, "plain").playouts(series, 5, 4)
    for row, n in enumerate(range(5, 9)):
        match, decided = played(game, seats, n)
        assert results.steps[row] == len(match.moves)
        assert results.decisions[row] == len(decided)
        assert results.firsts[row] == decided[0]
        assert results.points[row].tolist() == match.points()
        assert results.ranks[row].tolist() == match.rank()
        assert game.reasons[results.reasons[row]] == match.reason
        assert results.hashes[row] == hash_words(words_of(match.state.tables), 0, n)
