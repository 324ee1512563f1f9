"""OpenSpiel loads every game, plays it by its own tests, and gets the numbers that Fathom Five has."""

import pickle
import random
import subprocess
import sys
from importlib import import_module
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import generate_playthrough
from open_spiel.python.observation import make_observation
from open_spiel.python.rl_environment import Environment

from envs.spiels import finished, loaded, loaded_way, step
from fathomfive.envs import open_spiel
from fathomfive.kernel import shelf
from fathomfive.kernel.batch import Batch
from fathomfive.kernel.errors import Refused
from fathomfive.kernel.game import NOBODY, TABLE, Game
from fathomfive.kernel.match import Match
from tiny import MINNOWS, PIG
from walks import ALL, WAYS, Way, way_name

each_game = pytest.mark.parametrize("game", ALL, ids=lambda game: game.name)
each_way = pytest.mark.parametrize("way", WAYS, ids=way_name)
Kinds = pyspiel.GameType


def test_every_game_of_the_shelf_is_registered() -> None:
    assert {f"fathom_{name}" for name in shelf.names()} <= set(pyspiel.registered_names())


@each_way
def test_a_game_is_loaded_with_its_players_and_options_and_describes_itself(way: Way) -> None:
    game, seats, options = way
    spiel = loaded_way(way)
    kind = spiel.get_type()
    assert (spiel.num_players(), spiel.num_distinct_actions()) == (seats, game.moves)
    assert spiel.new_initial_state().to_match().options == options
    assert (kind.information == Kinds.Information.PERFECT_INFORMATION) == game.perfect_information
    assert (kind.chance_mode == Kinds.ChanceMode.DETERMINISTIC) == (game.outcomes == 0)
    assert (kind.utility == Kinds.Utility.ZERO_SUM) == (game.sides(seats) == seats) == (spiel.utility_sum() == 0.0)
    assert spiel.max_game_length() == game.max_game_length(seats)
    assert str(pickle.loads(pickle.dumps(spiel))) == str(spiel)


@each_game
def test_open_spiels_own_simulation_finds_nothing_wrong(game: Game) -> None:
    pyspiel.random_sim_test(loaded(game), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("way", [way for way in WAYS if way[0].name in ("pig", "minnows") or way[1] == 1], ids=way_name)
def test_open_spiels_own_simulation_finds_nothing_wrong_with_other_players_and_options(way: Way) -> None:
    pyspiel.random_sim_test(loaded_way(way), num_sims=1, serialize=True, verbose=False)


@pytest.mark.slow
@each_way
def test_open_spiels_own_simulation_finds_nothing_wrong_in_any_way_to_play(way: Way) -> None:
    pyspiel.random_sim_test(loaded_way(way), num_sims=3, serialize=True, verbose=False)


@pytest.mark.parametrize("game", [game for game in ALL if game.max_game_length(2) < 30_000], ids=lambda game: game.name)
def test_open_spiels_test_of_python_games_finds_nothing_wrong(game: Game) -> None:
    """It clones, pickles and serialises states and the game."""
    np.random.seed(1)  # it draws from there
    tests: Any = import_module("open_spiel.python.tests.games_sim_test")  # not by name: pytest would collect it
    tests.GamesSimTest().sim_game(loaded(game))


def test_a_playthrough_can_be_written() -> None:
    text = generate_playthrough.playthrough(str(loaded(MINNOWS)), action_sequence=None, seed=5)
    assert 'StringLegalActions() = ["lay-' in text
    assert "InformationStateString(0)" in text
    assert "Returns() = [" in text


@each_way
def test_states_agree_with_the_match(way: Way) -> None:
    game, seats, options = way
    spiel = loaded_way(way)
    dice = random.Random(way_name(way))
    state, match = spiel.new_initial_state(), Match(game, seats, options)
    for _ in range(60):
        player = {TABLE: pyspiel.PlayerId.CHANCE, NOBODY: pyspiel.PlayerId.TERMINAL}.get(match.to_act, match.to_act)
        assert (state.current_player(), state.legal_actions()) == (player, match.legal())
        if match.over:
            break
        assert [state.action_to_string(player, m) for m in match.legal()] == match.texts(max(match.to_act, TABLE))
        if match.to_act == TABLE:
            odds = match.odds()
            assert state.chance_outcomes() == [
                (m, weight / sum(odds)) for m, weight in zip(match.legal(), odds, strict=True)
            ]
            assert sum(p for _, p in state.chance_outcomes()) == pytest.approx(1.0, abs=1e-12)
        match.play(step(state, dice))
    assert state.history() == match.moves
    assert str(state) == str(match)
    assert state.to_match().state.bytes() == match.state.bytes()
    assert state.observation_tensor(0) == match.observe(0).tolist()
    assert state.observation_string(seats - 1) == match.draw(seats - 1)


@pytest.mark.parametrize("way", [way for way in WAYS if way[0].max_game_length(2) < 3_000], ids=way_name)
def test_returns_are_the_rewards_of_a_batch(way: Way) -> None:
    """A game that is won by one of two players is worth 1 and -1, a tie 0."""
    game, seats, options = way
    batch = Batch(game, 1, seats, on="plain", seed=3, options=options)
    match = Match(game, seats, options, seed=3).deal()  # dealt like the first game of the batch
    dice = random.Random(3)
    now = batch.reset()
    while not now.done[0]:
        m = dice.choice(match.legal())
        match.play(m).deal()
        now = batch.step([m])
    state = loaded_way(way).new_initial_state()
    for m in match.moves:
        assert state.returns() == state.rewards() == [0.0] * seats
        state.apply_action(m)
    assert state.is_terminal()
    assert state.returns() == state.rewards() == pytest.approx(now.reward[0, :seats].tolist())


def test_a_solo_game_returns_what_its_only_player_wins_from_the_side_without_a_seat() -> None:
    game = shelf.take("deep_dive")
    for seed in range(4):
        state = finished(loaded(game, 1), seed)
        mine, rival = state.to_match().rank()
        assert state.returns() == [float((mine < rival) - (mine > rival))]


@pytest.mark.parametrize("game", [PIG, MINNOWS], ids=lambda game: game.name)
def test_compiled_rules_give_the_same_states_as_plain_ones(game: Game) -> None:
    states = [loaded(game, on=on).new_initial_state() for on in ("plain", "cpu")]
    dice = random.Random(8)
    while not states[0].is_terminal():
        action = dice.choice(states[0].legal_actions())
        for state in states:
            state.apply_action(action)
        one, two = (
            (
                state.current_player(),
                state.legal_actions(),
                state.chance_outcomes() if state.is_chance_node() else None,
                state.returns(),
                str(state),
                [(state.information_state_tensor(p), state.information_state_string(p)) for p in range(2)],
            )
            for state in states
        )
        assert one == two
    resampled = [state.resample_from_infostate(0, lambda: 0.25) for state in states]
    assert str(resampled[0]) == str(resampled[1])


def test_tensors_have_the_fields_of_the_layout_by_name() -> None:
    spiel = loaded(MINNOWS)
    observer = spiel.make_py_observer(pyspiel.IIGObservationType(perfect_recall=True))
    state = finished(spiel)
    observer.set_from(state, 1)
    expected = MINNOWS.layout.split(state.to_match().observe(1))
    assert {name: part.tolist() for name, part in observer.dict.items() if name != "told"} == {
        name: part.reshape(part.shape or (1,)).tolist() for name, part in expected.items()
    }
    assert set(observer.dict["told"].tolist()) == {0.0, 1.0}
    assert observer.tensor.tolist() == state.information_state_tensor(1)


def test_an_environment_for_reinforcement_learning_runs_to_the_end() -> None:
    environment = Environment(loaded(MINNOWS, 3), seed=1)
    now = environment.reset()
    while not now.last():
        now = environment.step([now.observations["legal_actions"][now.observations["current_player"]][0]])
    assert sum(now.rewards) == pytest.approx(0)


# --- Refusals ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "error"),
    [
        ("fathom_pig(players=9)", "pig is for 2 to 4 seats, not 9"),
        ("fathom_pig(goal=21)", "expected one of 20, 50 for option goal of pig, got '21'"),
        ("fathom_pig(on=gpu)", "expected one of plain, cpu for parameter on, got 'gpu'"),
        ("fathom_pig(rules=2)", "pig knows rules number 1, not 2"),
        ("fathom_deep_dive(level=hard)", "option level of deep_dive is only for games of 1 seat"),
        ("fathom_pig(gaol=20)", "Unknown parameter 'gaol'. Available parameters are: goal, on, players, rules"),
        ("fathom_pig(players=two)", "Wrong type for parameter players. Expected type: kInt, got kString with two"),
    ],
)
def test_bad_parameters_are_refused_with_what_was_expected(text: str, error: str) -> None:
    with pytest.raises((Refused, pyspiel.SpielError)) as refused:
        pyspiel.load_game(text)
    assert error in str(refused.value)


def test_an_illegal_action_is_refused_and_changes_nothing() -> None:
    state = loaded(MINNOWS).new_initial_state()
    for text in ("card-1", "card-2", "card-3", "card-4"):
        state.apply_action(state.string_to_action(text))
    before = str(state)
    with pytest.raises(Refused, match=r"'lay-6' is not legal for seat 1 in minnows, move 5 .*; legal: lay-1, lay-2"):
        state.apply_action(5)
    with pytest.raises(Refused, match=r"there is no move '99' for seat 1 in minnows"):
        state.apply_action(99)
    assert (str(state), state.move_number()) == (before, 4)


def test_questions_that_have_no_answer_are_refused() -> None:
    spiel = loaded(MINNOWS)
    state = finished(spiel)
    with pytest.raises(Refused, match="expected a state in which the TABLE draws, got <state of minnows, 2 players"):
        state.chance_outcomes()
    with pytest.raises(Refused, match="expected a move below 13 of minnows, got 13"):
        state.action_to_string(0, 13)
    with pytest.raises(Refused, match="expected a player from 0 to 1 to resample for, got 2"):
        state.resample_from_infostate(2, lambda: 0.5)
    with pytest.raises(Refused, match="expected no parameters for an observer of fathom_minnows"):
        spiel.make_py_observer(None, {"wide": True})


def test_there_is_no_observer_that_sees_more_than_one_player() -> None:
    everything = pyspiel.IIGObservationType(perfect_recall=False, private_info=pyspiel.PrivateInfoType.ALL_PLAYERS)
    assert make_observation(loaded(MINNOWS), everything) is None


def test_two_games_of_one_name_cannot_both_be_registered() -> None:
    from dataclasses import replace

    assert open_spiel.register(PIG) == "fathom_pig"  # again, which does nothing
    with pytest.raises(Refused, match="expected a game with a name of its own, got a second pig"):
        open_spiel.register(replace(PIG, title="Hog"))


def run(program: str) -> "subprocess.CompletedProcess[str]":
    return subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)


def test_a_program_that_registered_games_ends_in_peace() -> None:
    """OpenSpiel releases what was registered when Python has ended."""
    done = run("import fathomfive.envs.open_spiel")
    assert (done.returncode, done.stderr) == (0, "")


def test_without_open_spiel_it_says_how_to_install_it() -> None:
    done = run("import sys; sys.modules['pyspiel'] = None; import fathomfive.envs.open_spiel")
    assert "expected OpenSpiel (pip install 'fathomfive[open-spiel]')" in done.stderr
