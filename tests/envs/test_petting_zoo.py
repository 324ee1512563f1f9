"""The games as PettingZoo environments: the framework's own tests, deals, rewards, masks, illegal moves, wrappers."""

import sys
from functools import partial
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
import supersuit
from pettingzoo.test import (
    api_test,
    max_cycles_test,
    parallel_api_test,
    parallel_seed_test,
    render_test,
    seed_test,
)
from pettingzoo.utils import parallel_to_aec
from pettingzoo.utils.env_logger import EnvLogger

import fathomfive as ff
from fathomfive.envs.petting_zoo import AllAtOnceEnv, env, parallel_env, raw_env
from fathomfive.envs.series import rewards
from fathomfive.kernel.errors import Refused
from fathomfive.kernel.game import Game
from walks import ALL

each_game = pytest.mark.parametrize("game", ALL, ids=lambda game: game.name)

CYCLES = 500  # of the framework's tests, for each agent: games end within them


def play_on(table: Any, dice: np.random.Generator, steps: int | None = None) -> dict[str, float]:
    """Play legal moves at random until the end, or some steps, and give the rewards of agents that are done."""
    got: dict[str, float] = {}
    for agent in table.agent_iter(2**63 if steps is None else steps):
        observed, reward, terminated, truncated, _ = table.last()
        if terminated or truncated:
            got[agent] = reward
            table.step(None)
        else:
            table.step(int(dice.choice(observed["action_mask"].nonzero()[0])))
    return got


# --- The framework's own tests -----------------------------------------------------------------------------------


# PettingZoo warns of observations with a mask unless its list of names has the environment, and of an agent that is
# done and has no legal move, which is true of the end of every game.
@pytest.mark.filterwarnings("ignore:Observation is not a NumPy array:UserWarning")
@pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be:UserWarning")
@pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros:UserWarning")
@each_game
def test_the_api_test_passes(game: Game) -> None:
    api_test(env(game, render_mode="ansi"), num_cycles=CYCLES)


@each_game
def test_the_seed_test_passes(game: Game) -> None:
    seed_test(lambda: env(game), num_cycles=CYCLES)


@each_game
def test_the_render_test_passes(game: Game, capsys: pytest.CaptureFixture[str]) -> None:
    render_test(partial(env, game))
    assert capsys.readouterr().out.strip()


@each_game
def test_the_parallel_tests_pass(game: Game) -> None:
    parallel_api_test(parallel_env(game), num_cycles=CYCLES)
    parallel_seed_test(lambda: parallel_env(game, illegal="random"))


@each_game
def test_the_max_cycles_test_passes_where_all_agents_act_in_every_cycle(game: Game) -> None:
    """It samples moves without a mask, and wants each agent to act as often as all others."""
    made = partial(parallel_env, game, illegal="random")
    max_cycles_test(SimpleNamespace(parallel_env=made, env=lambda **how: parallel_to_aec(made(**how))))


# --- Deals, rewards and masks ------------------------------------------------------------------------------------


@each_game
def test_a_table_plays_the_games_of_a_batch_of_one(game: Game) -> None:
    """Deals, observations, masks, seats to act and rewards are the same, from one game to the next."""
    seats = max(game.seats)
    batch = ff.batch(game, 1, seats, on="plain", seed=5)
    step, table, dice, ended = batch.reset(), raw_env(game, seats), np.random.default_rng(1), 0
    table.reset(seed=5)
    for _ in range(400):
        seat = int(step.to_act[0])
        seen = table.observe(f"seat_{seat}")
        assert table.agent_selection == f"seat_{seat}"
        assert seen["observation"].tobytes() == step.observation[0].tobytes()
        assert seen["action_mask"].tolist() == step.mask[0].tolist()
        m = int(dice.choice(step.mask[0].nonzero()[0]))
        step = batch.step([m])
        table.step(m)
        assert all(table.terminations.values()) == step.done[0]
        assert list(table.rewards.values()) == pytest.approx(step.reward[0, :seats].tolist())
        if step.done[0]:
            ended += 1
            table.reset()
    assert ended or game.max_game_length(seats) > 400


def test_only_the_end_is_rewarded_and_says_how_it_ended() -> None:
    table = env("deep_dive", 3, seed=2)
    table.reset()
    got = {}
    for agent in table.agent_iter():
        observed, reward, terminated, _, info = table.last()
        if terminated:
            got[agent] = reward
            assert info["reason"] == "last_dive"
            assert (info["place"] == 1) == (reward == 1)
        else:
            assert (reward, info) == (0, {})
        table.step(None if terminated else int(observed["action_mask"].argmax()))
    assert set(got) == {"seat_0", "seat_1", "seat_2"}
    assert sum(got.values()) == pytest.approx(0)


def test_an_agent_that_waits_has_no_legal_move() -> None:
    table = env("kipicot", seed=1)
    table.reset()
    assert table.agent_selection == "seat_0"
    assert table.observe("seat_0")["action_mask"].any()
    assert not table.observe("seat_1")["action_mask"].any()


def test_the_seed_of_the_table_is_that_of_the_first_game_only() -> None:
    draws = []
    table = env("podwodni_lowcy", seed=4, render_mode="ansi")
    for seed in (None, None, 4):
        table.reset(seed=seed)
        draws.append(table.render())
    assert draws[0] == draws[2] == str(ff.new("podwodni_lowcy", 2, seed=4).deal())
    assert draws[1] != draws[0]


def test_without_a_seed_every_table_is_dealt_another_game() -> None:
    tables = [env("codex_naturalis", render_mode="ansi") for _ in range(2)]
    for table in tables:
        table.reset()
    assert tables[0].render() != tables[1].render()


@pytest.mark.parametrize("made", [raw_env, parallel_env])
def test_a_game_is_cut_after_its_cycles(made: Any) -> None:
    table = made("kipicot", max_cycles=3, seed=1)
    table.reset()
    for n in range(3):
        match = table.series.match
        if made is raw_env:
            table.step(match.legal()[0])
            cut, over = set(table.truncations.values()), set(table.terminations.values())
        else:
            to_pass = table.action_space("seat_0").n - 1
            acts = dict.fromkeys(table.agents, to_pass) | {f"seat_{match.to_act}": match.legal()[0]}
            _, rewards, terminations, truncations, _ = table.step(acts)
            cut, over = set(truncations.values()), set(terminations.values())
            assert set(rewards.values()) == {0}
        assert (cut, over) == ({n == 2}, {False})


# --- Illegal moves -----------------------------------------------------------------------------------------------


def illegal_move(table: Any) -> int:
    mask = table.observe(table.agent_selection)["action_mask"]
    return int(mask.argmin())


def test_an_illegal_move_loses_by_default(capsys: pytest.CaptureFixture[str]) -> None:
    table = env("deep_dive", seed=5)
    table.reset()
    agent = table.agent_selection
    EnvLogger.flush()
    table.step(illegal_move(table))
    assert "Illegal move made" in EnvLogger.mqueue[0]
    got = play_on(table, np.random.default_rng(0))
    assert got == {name: -1.0 if name == agent else 0.0 for name in ("seat_0", "seat_1")}


def test_an_illegal_move_can_be_refused_with_its_clause_and_changes_nothing() -> None:
    table = env("deep_dive", seed=5, illegal="refuse", render_mode="ansi")
    table.reset()
    before = table.render()
    with pytest.raises(Refused, match=r"is not legal for seat 1 in deep_dive, move 2 .*; legal: flip") as refusal:
        table.step(illegal_move(table))
    assert (refusal.value.clause or "").startswith("DD-")
    assert table.render() == before
    table.step(int(table.observe(table.agent_selection)["action_mask"].argmax()))
    assert table.render() != before


def test_an_illegal_move_can_be_replaced_the_same_for_the_same_seed() -> None:
    ends = []
    for _ in range(2):
        table = env("kipicot", illegal="random", render_mode="ansi")
        table.reset(seed=3)
        for agent in table.agent_iter():
            table.step(None if table.terminations[agent] else illegal_move(table))
        ends.append(table.render())
    assert ends[0] == ends[1]


@pytest.mark.parametrize("action", [99999, -1, 1.5, "flip", None])
def test_what_is_no_move_is_an_error(action: Any) -> None:
    table = env("deep_dive", seed=1, illegal="random")
    table.reset()
    with pytest.raises(AssertionError, match="action is not in action space"):
        table.step(action)
    bare = raw_env("deep_dive", seed=1)
    bare.reset()
    with pytest.raises(Refused, match=r"expected (the number of a move|a move from 0 to \d+)"):
        bare.step(action)


@pytest.mark.parametrize(("illegal", "rewards"), [("lose", [-1, 0]), ("refuse", None), ("random", [0, 0])])
def test_all_at_once_an_illegal_move_has_the_same_three_fates(illegal: str, rewards: list[float] | None) -> None:
    table = parallel_env("kipicot", seed=1, illegal=illegal)
    observed, _ = table.reset()
    acts = {"seat_0": int(observed["seat_0"]["action_mask"].argmin()), "seat_1": table.series.game.moves}
    if rewards is None:
        with pytest.raises(Refused, match="is not legal for seat 1 in kipicot"):
            table.step(acts)
        with pytest.raises(Refused, match=r"expected 276 \(to pass\) from seat_1, seat_0 decides; got 0"):
            table.step({"seat_0": table.series.match.legal()[0], "seat_1": 0})
        return
    _, given, terminations, _, _ = table.step(acts)
    assert list(given.values()) == rewards
    assert set(terminations.values()) == {illegal == "lose"}


# --- Bad input ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("made", [env, parallel_env])
@pytest.mark.parametrize(
    ("how", "error"),
    [
        ({"game": "kipikot"}, "no game 'kipikot' on the shelf .did you mean kipicot"),
        ({"seats": 9}, "kipicot is for 2 to 4 seats, not 9"),
        ({"options": {"depth": "3"}}, "kipicot has no option 'depth'"),
        ({"rules": 7}, "kipicot knows rules number 1, not 7"),
        ({"illegal": "ignore"}, "expected one of lose, refuse, random for 'illegal', got 'ignore'"),
        ({"render_mode": "rgb_array"}, "expected one of None, human, ansi for 'render_mode', got 'rgb_array'"),
        ({"max_cycles": 0}, "expected max_cycles of at least 1, got 0"),
    ],
)
def test_bad_settings_are_refused(made: Any, how: dict[str, Any], error: str) -> None:
    with pytest.raises(Refused, match=error):
        made(**{"game": "kipicot", **how})


@pytest.mark.parametrize("seed", [-1, 1 << 63, "5", 1.5])
def test_a_bad_seed_is_refused(seed: Any) -> None:
    with pytest.raises(Refused, match=r"expected a seed from 0 to 2\*\*63 - 1"):
        env("kipicot").reset(seed=seed)


def test_nothing_can_be_asked_before_reset_or_after_the_end() -> None:
    with pytest.raises(AssertionError, match="reset"):
        env("kipicot").step(0)
    bare = raw_env("kipicot", seed=1, max_cycles=1)
    for ask in (lambda: bare.step(0), lambda: bare.observe("seat_0"), lambda: parallel_env("kipicot").step({})):
        with pytest.raises(Refused, match="reset"):
            ask()
    bare.reset()
    bare.step(bare.series.match.legal()[0])
    play_on(bare, np.random.default_rng(0))
    with pytest.raises(Refused, match="after the end"):
        bare.step(0)


def test_unknown_agents_and_missing_actions_are_refused() -> None:
    with pytest.raises(Refused, match="expected one of seat_0, seat_1, got 'seat_7'"):
        env("kipicot").action_space("seat_7")
    table = parallel_env("kipicot", seed=1)
    table.reset()
    with pytest.raises(Refused, match="expected an action for each of seat_0, seat_1; got seat_0"):
        table.step({"seat_0": 0})
    with pytest.raises(Refused, match="expected a move from 0 to 276, got 277"):
        table.step({"seat_0": 277, "seat_1": 276})
    with pytest.raises(Refused, match="expected a render_mode"):
        table.render()


def test_a_missing_library_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(sys.modules, "fathomfive.envs.petting_zoo")
    monkeypatch.setitem(sys.modules, "pettingzoo.utils", None)
    with pytest.raises(Refused, match=r"pip install 'fathomfive\[petting-zoo\]'"):
        import fathomfive.envs.petting_zoo  # noqa: F401


# --- Wrappers ----------------------------------------------------------------------------------------------------


def test_supersuits_wrappers_work() -> None:
    """They want one array, so the mask goes where `RandomInstead` does not need it."""
    table = env("podwodni_lowcy", 3, illegal="random")
    table = supersuit.observation_lambda_v0(
        table, lambda seen, _: seen["observation"], lambda space: space["observation"]
    )
    table = supersuit.agent_indicator_v0(supersuit.frame_stack_v1(table, 2))
    table = supersuit.clip_reward_v0(table, lower_bound=-0.5, upper_bound=0.5)
    table.reset(seed=1)
    for n, agent in enumerate(table.agents):
        table.action_space(agent).seed(n)
    got = {}
    for agent in table.agent_iter():
        observed, reward, terminated, _, _ = table.last()
        assert observed.shape == table.observation_space(agent).shape
        got[agent] = reward
        table.step(None if terminated else table.action_space(agent).sample())
    own = rewards(table.unwrapped.series.match.rank())
    assert [got[f"seat_{n}"] for n in range(3)] == np.clip(own, -0.5, 0.5).tolist()
    assert any(got.values())


def test_supersuit_makes_a_vector_of_tables_where_all_agents_act_at_once() -> None:
    table: Any = parallel_env("kipicot", illegal="random", seed=1)
    assert isinstance(table, AllAtOnceEnv)
    table = supersuit.black_death_v3(
        supersuit.observation_lambda_v0(table, lambda seen, _: seen["observation"], lambda space: space["observation"])
    )
    vector = supersuit.pettingzoo_env_to_vec_env_v1(table)
    observed, _ = vector.reset(seed=1)
    assert observed.shape == (2, 202)
    observed, rewards, *_ = vector.step(np.zeros(2, np.int64))
    assert (observed.shape, rewards.tolist()) == ((2, 202), [0, 0])
