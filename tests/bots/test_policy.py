"""A bot that plays by one look of a network: the best move, or one drawn by the scores."""

from collections import Counter
from pathlib import Path

import numpy as np
import pytest

from bots.networks import new_network
from fathomfive.bots.bot import Seen
from fathomfive.bots.policy import Policy, PolicySettings, softmax
from fathomfive.bots.specs import make
from fathomfive.kernel.dice import seeded
from fathomfive.kernel.errors import Refused
from fathomfive.kernel.game import Game
from fathomfive.kernel.match import Match
from tiny import PIG
from walks import ALL, walk

each_game = pytest.mark.parametrize("game", ALL, ids=lambda game: game.name)


@pytest.fixture
def pig_weights(tmp_path: Path) -> Path:
    """A file with weights that prefer no move much."""
    path = tmp_path / "pig.npz"
    new_network(PIG).save(path)
    return path


def seen_at_a_choice(game: Game, seats: int) -> Seen:
    """Look at a table in the middle of a random game."""
    found = [match.copy() for match, _ in walk(game, seats, {}, 2) if match.to_act >= 0 and len(match.legal()) > 1]
    if not found:
        pytest.skip("a game of no choices")
    match = found[len(found) // 2]
    return Seen.of(match, match.to_act, seeded(1))


@each_game
def test_the_move_with_the_highest_score_is_made(game: Game, tmp_path: Path) -> None:
    path = tmp_path / "weights.npz"
    new_network(game).save(path)
    for seats in {game.seats[0], game.seats[-1]}:
        seen = seen_at_a_choice(game, seats)
        bot = make(f"policy:weights={path}", game, seats)
        assert isinstance(bot, Policy)
        observation = np.zeros(game.layout.size, np.int16)
        game.observe(seen.state, seen.seat, observation)
        scores, values = bot.network.think(game.layout.scaled(observation))
        legal = seen.legal()
        assert bot.choose(seen) == max(legal, key=lambda m: scores[m])
        advice = bot.advise(seen)
        assert bot.thoughts == advice
        assert sorted(line.move for line in advice) == sorted(legal)
        shares = softmax(scores[legal])
        assert {line.move: line.visits for line in advice} == pytest.approx(
            {m: 1000 * float(share) for m, share in zip(legal, shares, strict=True)}, abs=0.51
        )
        assert all(line.points is None for line in advice)
        assert all(line.win is None for line in advice[1:])
        if game.sides(seats) == 2:
            assert advice[0].win == pytest.approx(0.5 + 0.5 * float(values[0]), abs=1e-4)
        else:
            assert advice[0].win is None  # a value is not a chance to win there


def test_moves_are_drawn_by_their_scores(pig_weights: Path) -> None:
    match = Match(PIG, 2, seed=1)
    match.play("roll").deal()
    while len(match.legal()) < 2:
        match.play(match.legal()[0]).deal()
    seen = Seen.of(match, match.to_act, seeded(1))
    for temperature in (0.5, 1.0):
        bot = Policy(PIG, 2, 3, PolicySettings(weights=str(pig_weights), temperature=temperature))
        drawn = Counter(bot.choose(seen) for _ in range(2000))
        scores, _ = bot.look(seen, seen.legal())
        for m, share in zip(seen.legal(), softmax(scores / temperature), strict=True):
            assert drawn[m] / 2000 == pytest.approx(float(share), abs=0.04)
    again = [make(f"policy:weights={pig_weights},temperature=1", PIG, 2, 3) for _ in range(2)]
    assert [again[0].choose(seen) for _ in range(9)] == [again[1].choose(seen) for _ in range(9)]


@pytest.mark.parametrize("kind", ["policy", "learned"])
def test_a_bot_without_weights_is_refused(kind: str) -> None:
    with pytest.raises(Refused, match="expected weights=FILE: no weights come with pig"):
        make(kind, PIG, 2)
    with pytest.raises(Refused, match=r"cannot read nowhere\.npz"):
        make(f"{kind}:weights=nowhere.npz", PIG, 2)
    with pytest.raises(Refused, match="unknown field `depth`; the settings are: "):
        make(f"{kind}:depth=3", PIG, 2)


def test_weights_are_loaded_once_until_their_file_changes(pig_weights: Path) -> None:
    one, two = (Policy(PIG, 2, settings=PolicySettings(weights=str(pig_weights))) for _ in range(2))
    assert one.network is two.network
    new_network(PIG, seed=2).save(pig_weights)
    assert Policy(PIG, 2, settings=PolicySettings(weights=str(pig_weights))).network is not one.network
