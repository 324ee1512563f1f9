"""Where the best move is known exactly, bots find it, and more thinking does not make them worse."""

import json
from functools import cache
from pathlib import Path

import pytest

from bots.exact import EVEN, Problem, Solver, random_game, solve
from fathomfive.bots.bot import Seen
from fathomfive.bots.specs import make
from fathomfive.kernel.dice import seeded
from fathomfive.kernel.match import Match
from fathomfive.kernel.shelf import take

PROBLEMS = [Problem(**line) for line in json.loads((Path(__file__).parent / "ground_truth.json").read_text())]
FEW, SOME, MANY = 30, 300, 3000  # iterations
SLACK = 0.01  # mean loss
each_game = pytest.mark.parametrize("name", sorted({problem.game for problem in PROBLEMS}))


@cache
def losses(name: str, spec: str) -> list[float]:
    """Let a bot solve the problems of a game."""
    found = []
    for n, (problem, match) in enumerate(positions(name)):
        bot = make(spec, match.game, match.seats, n)
        found.append(problem.loss(bot.choose(Seen.of(match, match.to_act, seeded(n)))))
    return found


@cache
def positions(name: str) -> list[tuple[Problem, Match]]:
    """Give the problems of a game with their positions."""
    return [(problem, problem.match()) for problem in PROBLEMS if problem.game == name]


@each_game
def test_more_thinking_does_not_lose(name: str) -> None:
    few, some, many = (losses(name, f"search:iterations={n}") for n in (FEW, SOME, MANY))
    assert sum(some) <= sum(few) + SLACK * len(few)
    assert sum(many) <= sum(some) + SLACK * len(few)
    guessed = sum(
        sum(map(problem.loss, map(int, problem.worth))) / len(problem.worth) for problem, _ in positions(name)
    )
    assert sum(many) < guessed / 2  # of random moves


@each_game
def test_solved_problems_are_solved_alike_again(name: str) -> None:
    """The file was made by the solver: `python bench/ground_truth.py --solve`."""
    for problem, match in sorted(positions(name), key=lambda pair: len(pair[0].worth))[:2]:
        again = solve(match, 10_000)
        assert {int(m): worth for m, worth in problem.worth.items()} == pytest.approx(again, abs=1e-5)
        assert max(again.values()) - min(again.values()) > EVEN


def test_the_solver_knows_results_and_odds() -> None:
    """The last outcome of a game decides it by its odds, and a finished game is worth its shares."""
    match = random_game(take("deep_dive"), 1)
    first = match.rank().index(1)
    assert Solver(match.game, 9).wins(match.state)[first] == 1 / match.rank().count(1)
    for problem, before in positions("deep_dive"):
        wins = Solver(before.game, 10_000).wins(before.state)
        assert sum(wins) == pytest.approx(1)
        assert wins[before.to_act] == pytest.approx(max(problem.worth.values()), abs=1e-5)
        return
