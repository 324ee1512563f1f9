"""OpenSpiel's games, played in C++."""

import random
import time
from typing import Any

import pyspiel

from frameworks import Play, Played, in_bulk, one_by_one

TRIAL = 40  # games
COUNTING = 5.0  # seconds for measuring the mean length of a game
MAX_COUNTED = 2_000  # games


def ready(game: str, players: int) -> Play:
    """Play rollouts if the search supports the game, else bots; chance nodes are steps."""
    loaded = pyspiel.load_game(game)
    if loaded.num_players() != players:
        raise ValueError(f"expected {game} for {players} players, got {loaded.num_players()}")
    if loaded.get_type().reward_model != pyspiel.GameType.RewardModel.TERMINAL:
        return by_bots(loaded)  # the search does not support rewards during the game
    return by_rollouts(loaded)


def by_rollouts(game: Any) -> Play:
    """Time a search of one simulation, whose evaluator plays many random games."""
    began = time.perf_counter()
    mean_steps(game, TRIAL)
    mean = mean_steps(game, max(TRIAL, min(MAX_COUNTED, int(TRIAL * COUNTING / (time.perf_counter() - began)))))
    state = game.new_initial_state()
    before = 0
    while state.is_chance_node():  # a search begins at a decision
        state.apply_action(state.legal_actions()[0])
        before += 1

    def games(count: int) -> Played:
        evaluator = pyspiel.RandomRolloutEvaluator(count, random.randrange(1 << 30))
        bot = pyspiel.MCTSBot(game, evaluator, 1.0, 1, 1000, False, 7, False)
        began = time.perf_counter()
        bot.mcts_search(state)
        return Played(count, count * (mean - before), time.perf_counter() - began, "rollouts")

    return in_bulk(games, TRIAL)


def mean_steps(game: Any, games: int) -> float:
    """Measure the mean length of a random game, which rollouts do not report."""
    total = 0
    for _ in range(games):
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, odds = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(random.choices(outcomes, odds)[0])
            else:
                state.apply_action(random.choice(state.legal_actions()))
            total += 1
    return total / games


def by_bots(game: Any) -> Play:
    """Time random bots; they cost about 0.2 us a step more than rollouts."""
    bots = [pyspiel.make_uniform_random_bot(player, player + 1) for player in range(game.num_players())]

    def one() -> int:
        state = game.new_initial_state()
        pyspiel.evaluate_bots(state, bots, random.randrange(1 << 30))
        return int(state.move_number())

    play = one_by_one(one)
    return lambda seconds: play(seconds)._replace(note="bots")
