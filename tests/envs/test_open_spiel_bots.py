"""OpenSpiel's own searches and learners play our games."""

from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import external_sampling_mccfr, ismcts, mcts

from envs.spiels import after, finished, loaded
from fathomfive.envs.open_spiel_rollouts import Rollouts
from fathomfive.kernel.errors import Refused
from fathomfive.kernel.game import Game
from tiny import MINNOWS, PIG
from walks import ALL

SHORT = [game for game in ALL if game.max_game_length(2) < 1_000]


def evaluator(seed: int) -> Any:
    return mcts.RandomRolloutEvaluator(1, np.random.RandomState(seed))


def searcher(spiel: Any, simulations: int, seed: int, judge: Any = None) -> Any:
    """Make the search that OpenSpiel has for a game: IS-MCTS where something is hidden, MCTS elsewhere."""
    judge, dice = judge or evaluator(seed), np.random.RandomState(seed)
    if spiel.get_type().information == pyspiel.GameType.Information.PERFECT_INFORMATION:
        return mcts.MCTSBot(spiel, 1.0, simulations, judge, random_state=dice)
    return information_set_searcher(spiel, judge, simulations, seed)


def information_set_searcher(spiel: Any, judge: Any, simulations: int, seed: int, **how: Any) -> Any:
    """Make an IS-MCTS whose worlds come from its seed; OpenSpiel would draw them by the time of day."""
    bot = ismcts.ISMCTSBot(spiel, judge, 1.0, simulations, random_state=np.random.RandomState(seed), **how)
    drawn = pyspiel.UniformProbabilitySampler(seed, 0.0, 1.0)
    bot.set_resampler(lambda state, player: state.resample_from_infostate(player, drawn))
    return bot


def play(spiel: Any, bots: list[Any], seed: int) -> list[float]:
    """Let bots play a whole game; every action they choose is checked."""
    dice = np.random.RandomState(seed)
    state = spiel.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, odds = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(int(dice.choice(outcomes, p=odds)))
        else:
            action = bots[state.current_player()].step(state)
            assert action in state.legal_actions()
            state.apply_action(int(action))
    returns: list[float] = state.returns()
    return returns


@pytest.mark.parametrize("game", SHORT, ids=lambda game: game.name)
def test_the_search_of_open_spiel_plays_a_whole_game(game: Game) -> None:
    spiel = loaded(game)
    returns = play(spiel, [searcher(spiel, 2, seed) for seed in range(2)], 4)
    assert sum(returns) == 0


def test_information_set_search_plays_with_three_players_and_few_worlds() -> None:
    spiel = loaded(MINNOWS, 3)
    bots = [information_set_searcher(spiel, evaluator(seed), 12, seed, max_world_samples=3) for seed in range(3)]
    assert sum(play(spiel, bots, 1)) == pytest.approx(0)


def test_information_set_search_by_observations_plays_too() -> None:
    spiel = loaded(MINNOWS)
    bots = [
        information_set_searcher(spiel, evaluator(seed), 12, seed, use_observation_string=True) for seed in range(2)
    ]
    assert sum(play(spiel, bots, 1)) == 0


def test_a_search_with_compiled_rollouts_beats_random_play() -> None:
    """In Pig; in Minnows no search does, since with two cards left each both orders are worth the same."""
    spiel = loaded(PIG, on="cpu")
    won = 0.0
    for seed in range(12):
        bots = [searcher(spiel, 60, seed, Rollouts(1, seed)), pyspiel.make_uniform_random_bot(1, seed)]
        won += play(spiel, bots, seed)[0]
    assert won > 0


def test_information_set_search_with_compiled_rollouts_plays_a_whole_game() -> None:
    spiel = loaded(MINNOWS, on="cpu")
    assert sum(play(spiel, [searcher(spiel, 40, seed, Rollouts(1, seed)) for seed in range(2)], 2)) == 0


# --- Compiled rollouts -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", [PIG, MINNOWS], ids=lambda game: game.name)
def test_compiled_rollouts_estimate_what_open_spiels_own_do(game: Game) -> None:
    state = after(loaded(game), 6, 3)
    before = str(state)
    mean = Rollouts(20_000, 1).evaluate(state)
    slow = mcts.RandomRolloutEvaluator(300, np.random.RandomState(1)).evaluate(state)
    assert mean == pytest.approx(slow, abs=0.25)  # four standard errors of 300 games
    assert sum(mean) == pytest.approx(0)
    assert str(state) == before


def test_compiled_rollouts_of_a_finished_game_are_its_returns() -> None:
    for seed in range(4):
        state = finished(loaded(MINNOWS, 3), seed)
        assert Rollouts(2).evaluate(state) == pytest.approx(state.returns())


def test_compiled_rollouts_repeat_with_their_seed_and_go_on_from_call_to_call() -> None:
    state = after(loaded(PIG), 6)
    one, two = Rollouts(9, seed=1), Rollouts(9, seed=1)
    several = [[rollouts.evaluate(state).tolist() for _ in range(6)] for rollouts in (one, two)]
    assert several[0] == several[1]
    assert len({tuple(mean) for mean in several[0]}) > 1


def test_compiled_rollouts_give_every_action_the_same_prior_and_outcomes_their_odds() -> None:
    spiel = loaded(MINNOWS)
    state = spiel.new_initial_state()
    assert Rollouts().prior(state) == state.chance_outcomes()
    state = after(spiel, 4)
    assert Rollouts().prior(state) == [(action, 1 / len(state.legal_actions())) for action in state.legal_actions()]


def test_no_rollouts_at_all_are_refused() -> None:
    with pytest.raises(Refused, match="expected at least 1 random game for an evaluation, got 0"):
        Rollouts(0)


# --- Learning ----------------------------------------------------------------------------------------------------


def test_counterfactual_regret_is_learned_for_what_a_seat_was_told() -> None:
    spiel = loaded(MINNOWS)
    np.random.seed(2)  # it draws from there
    solver = external_sampling_mccfr.ExternalSamplingSolver(spiel, external_sampling_mccfr.AverageType.SIMPLE)
    for _ in range(3):
        solver.iteration()
    state = after(spiel, 4)
    learned = solver.average_policy().action_probabilities(state)
    assert sorted(learned) == state.legal_actions()
    assert sum(learned.values()) == pytest.approx(1)
