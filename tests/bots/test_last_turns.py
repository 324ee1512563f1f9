"""In last turns that are solved exactly, bots find the best move, and more of them with more thinking."""

import json
from functools import cache
from pathlib import Path

import pytest

from bots.exact import EVEN
from bots.exact_turns import LastTurn, solve_points, solve_reef_endings
from bots.test_ground_truth import PROBLEMS, losses
from fathomfive.bots.bot import Seen
from fathomfive.bots.specs import make
from fathomfive.kernel.dice import seeded
from fathomfive.kernel.match import Match

TURNS = [LastTurn(**line) for line in json.loads((Path(__file__).parent / "last_turns.json").read_text())]
FEW, SOME, MANY = 30, 300, 3000  # iterations
MOST_TABLES = 20_000
names = sorted({turn.game for turn in TURNS})
each_game = pytest.mark.parametrize("name", names)


@cache
def positions(name: str) -> list[tuple[LastTurn, Match]]:
    """Give the last turns of a game with their positions."""
    return [(turn, turn.match()) for turn in TURNS if turn.game == name]


@cache
def lost(name: str, spec: str) -> list[int]:
    """Let a bot make the first decision of every last turn of a game, and give its losses."""
    found = []
    for n, (turn, match) in enumerate(positions(name)):
        bot = make(spec, match.game, match.seats, n)
        found.append(turn.loss(match, bot.choose(Seen.of(match, match.to_act, seeded(n)))))
    return found


def solve(match: Match) -> list[int]:
    """Solve a last turn again."""
    if match.game.name == "reef_encounter" and not match.draw().splitlines()[1].startswith("asked last"):
        return solve_reef_endings(match)
    return solve_points(match, MOST_TABLES)


def best_moves(iterations: int) -> int:
    """Count the best moves that a search finds in all problems of all games."""
    spec = f"search:iterations={iterations}"
    ends = sum(loss < EVEN for name in {problem.game for problem in PROBLEMS} for loss in losses(name, spec))
    return ends + sum(loss == 0 for name in names for loss in lost(name, spec))


def test_more_thinking_finds_more_of_the_best_moves_of_all_games() -> None:
    few, some, many = map(best_moves, (FEW, SOME, MANY))
    assert few < many
    assert few <= some <= many


@each_game
def test_a_search_finds_most_of_the_best_moves_of_last_turns(name: str) -> None:
    spec = f"search:iterations={MANY}"
    assert lost(name, spec).count(0) >= 0.8 * len(lost(name, spec))
    guessed = sum(max(turn.worth) - sum(turn.worth) / len(turn.worth) for turn, _ in positions(name))
    assert sum(lost(name, spec)) < guessed / 4  # of random moves


@each_game
def test_solved_last_turns_are_solved_alike_again(name: str) -> None:
    """The file was made by the solver: `python bench/ground_truth.py --find N`."""
    for turn, match in sorted(positions(name), key=lambda pair: len(pair[0].worth))[:3]:
        assert solve(match) == turn.worth


@pytest.mark.slow
@each_game
def test_all_solved_last_turns_are_solved_alike_again(name: str) -> None:
    for turn, match in positions(name):
        assert solve(match) == turn.worth
        assert max(turn.worth) > min(turn.worth)
