"""The games in Gymnasium: names, one seat against bots, many tables of self-play, bad input."""

import subprocess
import sys
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AutoresetMode
from gymnasium.wrappers.vector import DictInfoToList, RecordEpisodeStatistics

import fathomfive as ff
from fathomfive.bots.levels import LEVELS
from fathomfive.envs.gymnasium import camel, seat_id, tables_id
from fathomfive.envs.gymnasium_seat import SeatEnv
from fathomfive.envs.gymnasium_vector import TablesEnv
from fathomfive.kernel.errors import Refused
from fathomfive.kernel.game import Game
from walks import ALL, finished

each_game = pytest.mark.parametrize("game", ALL, ids=lambda game: game.name)
each_name = pytest.mark.parametrize("name", ff.shelf.names())


def play_out(seat: Any, seed: int | None) -> tuple[float, list[Any]]:
    """Play a game at random, and give the reward and all observations."""
    dice = np.random.default_rng(0)
    observed, info = seat.reset(seed=seed)
    seen, over, reward = [observed], False, 0.0
    while not over:
        assert reward == 0
        observed, reward, over, _, info = seat.step(int(dice.choice(info["action_mask"].nonzero()[0])))
        seen.append(observed)
    return reward, seen


# --- Names -------------------------------------------------------------------------------------------------------


def test_every_game_has_a_name_with_every_level_and_one_for_many_tables() -> None:
    known = {name for name in gymnasium.registry if name.startswith("fathom/")}
    assert known == {
        *(seat_id(game, level) for game in ff.shelf.names() for level in LEVELS),
        *(tables_id(game) for game in ff.shelf.names()),
    }
    assert seat_id("kipicot", "medium") == "fathom/KipicotVsMedium-v1"
    assert [camel(name) for name in ("deep_dive", "podwodni_lowcy")] == ["DeepDive", "PodwodniLowcy"]


def test_registering_imports_neither_numba_nor_a_game() -> None:
    code = (
        "import sys, gymnasium, fathomfive.envs.gymnasium;"
        "assert 'fathom/KipicotVsMedium-v1' in gymnasium.registry;"
        "print([name for name in sys.modules if name == 'numba' or name.startswith('fathomfive.games.')])"
    )
    assert subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout == "[]\n"


def test_a_name_can_say_which_module_registers_it() -> None:
    made = gymnasium.make("fathomfive.envs.gymnasium:fathom/KipicotVsEasy-v1", bot="random", seats=3)
    assert made.unwrapped.series.seats == 3  # type: ignore[attr-defined]  # Gymnasium does not know the class


# --- One seat ----------------------------------------------------------------------------------------------------


@each_name
def test_the_environment_checker_is_content(name: str) -> None:
    """With bots that play at random, because all others compile a search."""
    check_env(gymnasium.make(seat_id(name, "easy"), bot="random").unwrapped)


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(
    "name",
    ["deep_dive", *(pytest.param(name, marks=pytest.mark.slow) for name in ff.shelf.names() if name != "deep_dive")],
)
def test_the_environment_checker_is_content_with_the_bots_of_a_level(name: str, level: str) -> None:
    made = gymnasium.make(seat_id(name, level))
    check_env(made.unwrapped)
    assert made.spec is not None
    assert made.spec.nondeterministic == (level == "expert")


@each_game
def test_a_game_is_the_same_for_the_same_seed_and_the_next_one_is_another(game: Game) -> None:
    seat = SeatEnv(game, "random")
    first, second, again = (play_out(seat, seed) for seed in (7, None, 7))
    assert first[0] == again[0]
    assert np.array_equal(first[1], again[1])
    if len({finished(game, seat.series.seats, {}, seed).state.bytes() for seed in range(3)}) > 1:  # else all are alike
        assert len(first[1]) != len(second[1]) or not np.array_equal(first[1], second[1])


def test_the_seat_sees_what_it_knows_and_its_moves() -> None:
    seat = SeatEnv("codex_naturalis", "random", 3, seat=1, render_mode="ansi")
    observed, info = seat.reset(seed=1)
    match = seat.series.match
    assert match.to_act == info["seat"] == 1
    assert np.array_equal(observed, match.observe(1))
    assert info["action_mask"].tolist() == seat.action_masks().tolist() == match.mask().tolist()
    assert seat.render() == match.draw(1) != match.draw()


def test_bots_play_the_other_seats_until_the_end() -> None:
    seat = SeatEnv("deep_dive", "easy", 3, seat=2)
    reward, _ = play_out(seat, 3)
    match = seat.series.match
    assert match.over
    assert reward == {1: 1, 2: 0, 3: -1}[match.rank()[2]]
    assert {"reason", "place", "points"} <= seat._info().keys()


def test_the_seat_can_be_drawn_for_every_game() -> None:
    seat = SeatEnv("kipicot", "random", 4, seat=None)
    assert {seat.reset(seed=n)[1]["seat"] for n in range(30)} == {0, 1, 2, 3}


def test_a_game_for_one_needs_no_bots() -> None:
    reward, _ = play_out(SeatEnv("deep_dive", "easy", 1, {"level": "hard"}), 1)
    assert reward in (-1, 0, 1)


def test_an_illegal_move_loses_by_default_and_says_why() -> None:
    seat = SeatEnv("deep_dive", "random")
    _, info = seat.reset(seed=5)
    _, reward, terminated, truncated, info = seat.step(int(info["action_mask"].argmin()))
    assert (reward, terminated, truncated) == (-1, True, False)
    assert "is not legal for seat 1 in deep_dive" in info["illegal"]
    with pytest.raises(Refused, match="after the end"):
        seat.step(0)
    seat.reset()
    assert not seat._lost


def test_an_illegal_move_can_be_refused_or_replaced() -> None:
    refusing = SeatEnv("deep_dive", "random", illegal="refuse")
    bad = int(refusing.reset(seed=5)[1]["action_mask"].argmin())
    with pytest.raises(Refused, match="is not legal for seat 1 in deep_dive") as refusal:
        refusing.step(bad)
    assert refusal.value.clause is not None
    replacing = SeatEnv("deep_dive", "random", illegal="random")
    replacing.reset(seed=5)
    assert replacing.step(bad)[1:4] == (0, False, False)


@pytest.mark.parametrize("illegal", ["lose", "refuse", "random"])
@pytest.mark.parametrize("action", [99999, -1, 1.5, "flip", None])
def test_what_is_no_move_is_refused(action: Any, illegal: str) -> None:
    seat = SeatEnv("deep_dive", "random", illegal=illegal)
    seat.reset(seed=1)
    with pytest.raises(Refused, match=r"expected (the number of a move|a move from 0 to \d+)"):
        seat.step(action)


@pytest.mark.parametrize(
    ("how", "error"),
    [
        ({"game": "kipikot"}, "no game 'kipikot' on the shelf"),
        ({"seats": 9}, "kipicot is for 2 to 4 seats, not 9"),
        ({"options": {"depth": "3"}}, "kipicot has no option 'depth'"),
        ({"seat": 2}, "expected a seat from 0 to 1, or None, got 2"),
        ({"bot": "genius"}, "no bot 'genius'"),
        ({"illegal": "ignore"}, "expected one of lose, refuse, random for 'illegal', got 'ignore'"),
        ({"render_mode": "human"}, "expected one of None, ansi for 'render_mode', got 'human'"),
    ],
)
def test_bad_settings_are_refused(how: dict[str, Any], error: str) -> None:
    with pytest.raises(Refused, match=error):
        SeatEnv(**{"game": "kipicot", **how})


def test_nothing_can_be_asked_before_reset() -> None:
    seat = SeatEnv("kipicot", "random")
    for ask in (lambda: seat.step(0), seat.action_masks):
        with pytest.raises(Refused, match=r"expected reset\(\)"):
            ask()
    with pytest.raises(Refused, match="expected the render_mode ansi"):
        seat.render()


def test_a_missing_library_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "gymnasium", None)
    for module in ("gymnasium", "spaces"):
        monkeypatch.delitem(sys.modules, f"fathomfive.envs.{module}")
        with pytest.raises(Refused, match=r"pip install 'fathomfive\[gymnasium\]'"):
            __import__(f"fathomfive.envs.{module}")


# --- Many tables -------------------------------------------------------------------------------------------------


@each_name
def test_many_tables_play_like_a_batch(name: str) -> None:
    tables = gymnasium.make_vec(tables_id(name), num_envs=3, on="plain")
    batch = ff.batch(name, 3, ff.shelf.take(name).default_seats, on="plain", seed=3)
    observed, infos = tables.reset(seed=3)
    step, dice = batch.reset(), np.random.default_rng(0)
    for _ in range(50):
        assert observed in tables.observation_space
        assert np.array_equal(observed, step.observation)
        assert np.array_equal(infos["action_mask"], step.mask)
        assert np.array_equal(infos["to_act"], step.to_act)
        moves = np.where(step.mask, dice.random(step.mask.shape), -1).argmax(axis=1)
        assert moves in tables.action_space
        observed, _, terminations, truncations, infos = tables.step(moves)
        step = batch.step(moves)
        assert np.array_equal(terminations, step.done)
        assert not truncations.any()


def test_a_reward_is_that_of_the_seat_that_decided_and_the_end_has_all_of_them() -> None:
    tables = TablesEnv("deep_dive", 8, 3, on="plain")
    _, infos = tables.reset(seed=1)
    ended = 0
    while not ended:
        deciders = infos["to_act"]
        _, rewards, terminations, _, infos = tables.step(infos["action_mask"].argmax(axis=1))
        assert not rewards[~terminations].any()
        if terminations.any():
            ended += 1
            all_rewards = infos["final_info"]["rewards"]
            assert np.array_equal(infos["_final_info"], terminations)
            assert np.array_equal(rewards, all_rewards[np.arange(8), deciders])
            assert np.allclose(all_rewards[terminations].sum(axis=1), 0)
            assert tables.batch.game.reasons[infos["final_info"]["reason"][terminations.argmax()]] == "last_dive"


def test_what_was_given_is_not_overwritten_unless_it_is_asked_for() -> None:
    for copy in (True, False):
        tables = TablesEnv("kipicot", 4, on="plain", copy=copy)
        observed, infos = tables.reset(seed=1)
        before = observed.copy()
        after = tables.step(infos["action_mask"].argmax(axis=1))[0]
        assert np.array_equal(observed, before) == copy
        assert np.shares_memory(observed, after) != copy


def test_without_a_seed_reset_goes_on_to_other_games() -> None:
    tables = TablesEnv("deep_dive", 8, on="plain")
    drawn = []
    for seed in (1, None, 1, None):
        tables.reset(seed=seed)
        drawn.append(tables.batch.seed)
    assert drawn[0] == drawn[2] == 1
    assert drawn[1] == drawn[3] != 1


def test_gymnasiums_vector_wrappers_work() -> None:
    tables = gymnasium.make_vec(tables_id("deep_dive"), num_envs=3, on="plain", render_mode="ansi")
    assert tables.metadata["autoreset_mode"] is AutoresetMode.SAME_STEP
    wrapped = DictInfoToList(RecordEpisodeStatistics(tables))
    _, infos = wrapped.reset(seed=1)
    lengths: list[int] = []
    while len(lengths) < 3:
        moves = np.array([info["action_mask"].argmax() for info in infos])
        infos = wrapped.step(moves)[4]
        lengths += [int(info["episode"]["l"]) for info in infos if "episode" in info]
    assert min(lengths) > 20
    drawn = tables.render()
    assert drawn is not None
    assert len(drawn) == 3
    tables.close()


@pytest.mark.parametrize(
    ("how", "error"),
    [
        ({"game": "kipikot"}, "no game 'kipikot' on the shelf"),
        ({"num_envs": 0}, "expected tables from 1 to"),
        ({"seats": [2, 3]}, "expected seats for each of 3 tables, got 2"),
        ({"options": {"depth": "3"}}, "kipicot has no option 'depth'"),
        ({"on": "gpu"}, "expected one of cpu, plain for 'on', got 'gpu'"),
        ({"render_mode": "human"}, "expected one of None, ansi for 'render_mode', got 'human'"),
    ],
)
def test_bad_settings_of_many_tables_are_refused(how: dict[str, Any], error: str) -> None:
    with pytest.raises(Refused, match=error):
        TablesEnv(**{"game": "kipicot", "num_envs": 3, "on": "plain", **how})


@pytest.mark.parametrize(
    ("moves", "error"),
    [
        ([0, 0], "expected 3 whole numbers, a move for each table, got int64 of shape .2,."),
        ([0.5, 0, 0], "expected 3 whole numbers"),
        (["a", "b", "c"], "expected 3 whole numbers"),
        ([-1, 0, 0], "expected moves from 0 to 275, got a negative one"),
        ([99999, 0, 0], "expected a move from 0 to 275 at table 0"),
        ([0, 0, 0], "move 0 'a1-b1' is not legal at table 0"),
    ],
)
def test_bad_moves_at_many_tables_are_refused(moves: list[Any], error: str) -> None:
    tables = TablesEnv("kipicot", 3, on="plain")
    with pytest.raises(Refused, match="reset"):
        tables.step([0, 0, 0])
    tables.reset(seed=1)
    with pytest.raises(Refused, match=error):
        tables.step(moves)


def test_a_bad_reset_of_many_tables_is_refused() -> None:
    tables = TablesEnv("kipicot", 3, on="plain")
    with pytest.raises(Refused, match="expected a seed"):
        tables.reset(seed=[1, 2, 3])  # type: ignore[arg-type]  # that is the point
    with pytest.raises(Refused, match="expected no options of a reset, got reset_mask"):
        tables.reset(options={"reset_mask": np.ones(3, np.bool_)})
    with pytest.raises(Refused, match="expected the render_mode ansi"):
        tables.render()
