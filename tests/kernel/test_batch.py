"""Many tables that step together: the same as single matches, on every engine."""

import json
import os
import subprocess
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import fathomfive as ff
from fathomfive.kernel.batch import Batch, Step
from fathomfive.kernel.batch_kernels import batch_ptx, shared_ptx
from fathomfive.kernel.dice import seeded
from fathomfive.kernel.errors import Refused
from fathomfive.kernel.game import Game
from fathomfive.kernel.match import Match
from walks import ALL

each_game = pytest.mark.parametrize("game", ALL, ids=lambda game: game.name)
NAMES = list(Step.__dataclass_fields__)
SEED = 11


def mixed(game: Game, tables: int) -> tuple[list[int], list[dict[str, str]]]:
    """Give every table another number of seats and other options, in turn."""
    ways = list(game.ways())
    chosen = [ways[i % len(ways)] for i in range(tables)]
    return [seats for seats, _ in chosen], [options for _, options in chosen]


def choose(step: Step, dice: np.random.Generator) -> Any:
    """Choose a legal move at every table."""
    return np.where(step.mask, dice.random(step.mask.shape), -1).argmax(axis=1)


def new_match(batch: Batch, i: int, number: int) -> Match:
    """Begin the match that a table of a batch plays as game `number`."""
    match: Match = Match(batch.game, batch.seats[i], batch.options[i])
    match._dice = seeded(batch.seed, number)
    return match.deal()


def check_table(batch: Batch, step: Step, i: int, match: Match) -> None:
    """Compare a table of a batch with a match."""
    seat = match.to_act
    assert step.to_act[i] == seat
    assert np.array_equal(step.mask[i], match.mask())
    assert step.choices[i] == len(match.legal())
    assert step.observation[i].tobytes() == match.observe(seat).tobytes()
    assert batch.match(i).state.bytes() == match.state.bytes()


def follow(batch: Batch, steps: int) -> int:
    """Play a batch beside single matches, compare every table after every step, and count the games that ended."""
    dice = np.random.default_rng(3)
    step, ended = batch.reset(), 0
    numbers = list(range(batch.tables))
    matches = [new_match(batch, i, n) for i, n in enumerate(numbers)]
    for _ in range(steps):
        for i, match in enumerate(matches):
            check_table(batch, step, i, match)
        moves = choose(step, dice)
        for match, m in zip(matches, moves, strict=True):
            match.play(int(m)).deal()
        step = batch.step(moves)
        for i, match in enumerate(matches):
            sides = batch.game.sides(batch.seats[i])
            assert step.done[i] == match.over
            assert not step.reward[i, sides:].any()
            if match.over:
                assert batch.game.reasons[step.reason[i]] == match.reason
                assert step.reward[i, :sides].tolist() == pytest.approx(rewards(match.rank()))
                numbers[i] += batch.tables
                matches[i] = new_match(batch, i, numbers[i])
                ended += 1
            else:
                assert step.reason[i] == -1
                assert not step.reward[i].any()
    return ended


def rewards(ranks: list[int]) -> list[float]:
    """Give the part of the other sides that each one leaves behind, from -1 to 1; a tie counts half."""
    others = max(1, len(ranks) - 1)
    behind = [sum(1.0 for b in ranks if b > a) + 0.5 * (ranks.count(a) - 1) for a in ranks]
    return [2 * n / others - 1 for n in behind]


@each_game
def test_a_plain_batch_plays_as_single_matches_do(game: Game) -> None:
    seats, options = mixed(game, 3)
    follow(Batch(game, 3, seats, on="plain", seed=SEED, options=options), steps=12)


@each_game
def test_a_compiled_batch_plays_as_single_matches_do_with_mixed_seats_and_options(game: Game) -> None:
    seats, options = mixed(game, len(list(game.ways())))
    follow(Batch(game, len(seats), seats, seed=SEED, options=options, cores=2), steps=40)


@pytest.mark.parametrize("name", ["deep_dive", "kipicot"])
def test_finished_tables_begin_anew_with_the_next_game_of_their_series(name: str) -> None:
    assert follow(ff.batch(name, tables=4, seats=2, seed=SEED), steps=260) >= 4


@each_game
def test_every_engine_and_number_of_cores_gives_the_same_bytes(game: Game) -> None:
    tables = 150  # enough for two threads
    dice = np.random.default_rng(1)
    few = [Batch(game, tables, game.default_seats, seed=2, cores=cores) for cores in (1, 2)]
    plain = Batch(game, 5, game.default_seats, seed=2, on="plain")
    steps = [batch.reset() for batch in (*few, plain)]
    for _ in range(6):
        one, two, slow = steps
        for name in NAMES:
            assert getattr(one, name).tobytes() == getattr(two, name).tobytes(), name
            assert getattr(one, name)[:5].tobytes() == getattr(slow, name).tobytes(), name
        moves = choose(one, dice)
        steps = [few[0].step(moves), few[1].step(moves), plain.step(moves[:5])]


@each_game
def test_a_list_of_moves_names_what_the_mask_allows(game: Game) -> None:
    masked, listed = (Batch(game, 4, game.default_seats, seed=5, moves=kind) for kind in ("mask", "list"))
    dice = np.random.default_rng(1)
    one, two = masked.reset(), listed.reset()
    for _ in range(8):
        assert two.mask.shape == (4, 0)
        assert one.legal.shape == (4, 0)
        for i in range(4):
            n = two.choices[i]
            assert two.legal[i, :n].tolist() == np.flatnonzero(one.mask[i]).tolist()
            assert (two.legal[i, n:] == -1).all()
        moves = choose(one, dice)
        one, two = masked.step(moves), listed.step(moves)


@pytest.mark.parametrize("on", ["plain", "cpu"])
def test_whole_numbers_are_those_that_are_scaled_elsewhere(on: str, tmp_path: Path) -> None:
    scaled, whole = (ff.batch("kipicot", 3, 2, on=on, seed=5, numbers=kind) for kind in ("scaled", "whole"))
    one, two = scaled.reset(), whole.reset()
    for _ in range(8):
        assert two.observation.dtype == np.int16
        assert whole.layout.scaled(two.observation).tobytes() == one.observation.tobytes()
        moves = one.mask.argmax(axis=1)
        one, two = scaled.step(moves), whole.step(moves)
    assert two.observation.max() > 1
    whole.save(tmp_path / "batch.npz")
    loaded = Batch.load(tmp_path / "batch.npz", on="plain")
    assert loaded.numbers == "whole"
    assert play_some(loaded, 2).observation.tobytes() == play_some(whole, 2).observation.tobytes()


def test_a_batch_that_was_saved_before_numbers_were_named_is_scaled(tmp_path: Path) -> None:
    batch = ff.batch("kipicot", 2, 2, on="plain")
    batch.reset()
    batch.save(tmp_path / "batch.npz")
    with np.load(tmp_path / "batch.npz") as file:
        saved = {name: file[name] for name in file.files}
    card = json.loads(str(saved["card"]))
    del card["numbers"]
    np.savez(tmp_path / "old.npz", **{**saved, "card": np.array(json.dumps(card))})
    assert Batch.load(tmp_path / "old.npz", on="plain").numbers == "scaled"


def test_a_move_of_minus_one_leaves_its_table_as_it_is() -> None:
    batch = ff.batch("kipicot", tables=3, seats=2, seed=1)
    step = batch.reset()
    before = [batch.match(i).state.bytes() for i in range(3)]
    moves = step.mask.argmax(axis=1)
    moves[1] = -1
    batch.step(moves)
    after = [batch.match(i).state.bytes() for i in range(3)]
    assert [a == b for a, b in zip(before, after, strict=True)] == [False, True, False]


def play_some(batch: Batch, steps: int = 10) -> Step:
    """Play the first legal move at every table for some steps."""
    step = batch.look()
    for _ in range(steps):
        step = batch.step(step.mask.argmax(axis=1))
    return step


def test_a_copy_goes_on_by_itself_in_the_same_way() -> None:
    batch = ff.batch("deep_dive", tables=6, seats=3, seed=4)
    batch.reset()
    play_some(batch)
    copy = batch.copy()
    seen = [play_some(each).observation.copy() for each in (copy, batch)]
    assert seen[0].tobytes() == seen[1].tobytes()
    play_some(copy)
    assert batch.look().observation.tobytes() == seen[1].tobytes()


def test_a_saved_batch_goes_on_where_it_was_on_any_engine(tmp_path: Path) -> None:
    seats, options = [1, 2, 6], [{"level": "hard"}, {}, {}]
    batch = ff.batch("deep_dive", tables=3, seats=seats, seed=4, options=options)
    batch.reset()
    play_some(batch)
    batch.save(tmp_path / "batch.npz")
    loaded = Batch.load(tmp_path / "batch.npz", on="plain")
    assert (loaded.seats, loaded.seed, loaded.on) == (seats, 4, "plain")
    assert play_some(loaded).observation.tobytes() == play_some(batch).observation.tobytes()
    assert os.listdir(tmp_path) == ["batch.npz"]


def test_reset_with_another_seed_begins_another_series() -> None:
    batch = ff.batch("deep_dive", tables=20, seats=2, seed=4)
    first = batch.reset().to_act.copy()
    other = batch.reset(seed=5).to_act.copy()
    assert batch.reset(seed=4).to_act.tolist() == first.tolist() != other.tolist()


# --- Bad input -------------------------------------------------------------------------------------------------------


def code_and_words(action: Callable[[], object]) -> tuple[str, str]:
    with pytest.raises(Refused) as refusal:
        action()
    return refusal.value.code, refusal.value.error


@pytest.mark.parametrize("moves", ["mask", "list"])
def test_an_illegal_move_is_named_with_its_table_and_reason_and_nothing_changes(moves: str) -> None:
    batch = ff.batch("kipicot", tables=4, seats=2, seed=1, moves=moves)
    first = batch.reset()
    legal = first.mask.argmax(axis=1) if moves == "mask" else first.legal[:, 0].copy()
    before = [batch.match(i).state.bytes() for i in range(4)]
    wrong = legal.copy()
    wrong[2] = 0
    code, words = code_and_words(lambda: batch.step(wrong))
    assert code == "illegal_move"
    assert words.startswith("move 0 'a1-b1' is not legal at table 2, seat 1 of kipicot (KI-20")
    for unknown in (batch.game.moves, 10**6, -2):
        wrong[2] = unknown
        code, words = code_and_words(lambda: batch.step(wrong))
        assert code == "unknown_move"
        assert f"at table 2, seat 1 of kipicot, got {unknown}" in words
    assert code_and_words(lambda: batch.step(np.full(4, 2**64 - 1, np.uint64)))[0] == "unknown_move"
    assert [batch.match(i).state.bytes() for i in range(4)] == before
    batch.step(legal)


@pytest.mark.parametrize(
    ("moves", "words"),
    [
        (np.zeros(3, np.int64), "expected 4 whole numbers, a move for each table, got int64 of shape (3,)"),
        (np.zeros((4, 1), np.int32), "got int32 of shape (4, 1)"),
        (np.zeros(4), "got float64 of shape (4,)"),
        (np.zeros(4, np.bool_), "got bool of shape (4,)"),
        (["flip"] * 4, "got <U4 of shape (4,)"),
    ],
)
def test_moves_of_another_shape_or_type_are_refused(moves: Any, words: str) -> None:
    batch = ff.batch("kipicot", tables=4, seats=2)
    batch.reset()
    code, said = code_and_words(lambda: batch.step(moves))
    assert code == "bad_shape"
    assert words in said


@pytest.mark.parametrize(
    ("wrong", "code", "words"),
    [
        ({"tables": 0}, "bad_number", "expected tables from 1 to "),
        ({"seats": 7}, "bad_seats", "kipicot is for 2 to 4 seats, not 7"),
        ({"seats": [2, 3]}, "bad_shape", "expected seats for each of 4 tables, got 2"),
        ({"options": [{}]}, "bad_shape", "expected options for each of 4 tables, got 1"),
        ({"options": {"wind": "strong"}}, "bad_option", "kipicot has no option 'wind'"),
        ({"on": "tpu"}, "bad_engine", "expected one of plain, cpu, gpu for 'on', got 'tpu'"),
        ({"moves": "all"}, "bad_choice", "expected one of mask, list for 'moves', got 'all'"),
        ({"numbers": "raw"}, "bad_choice", "expected one of scaled, whole for 'numbers', got 'raw'"),
        ({"seed": -1}, "bad_number", "expected seed from 0 to "),
        ({"rules": 9}, "bad_rules", "kipicot knows rules number"),
    ],
)
def test_a_batch_that_cannot_be_is_refused(wrong: dict[str, Any], code: str, words: str) -> None:
    given = {"tables": 4, "seats": 2, **wrong}
    assert code_and_words(lambda: ff.batch("kipicot", **given))[0] == code
    assert words in code_and_words(lambda: ff.batch("kipicot", **given))[1]


def test_a_step_before_the_first_reset_is_refused() -> None:
    batch = ff.batch("kipicot", tables=2, seats=2)
    assert code_and_words(lambda: batch.step([0, 0])) == ("not_begun", "call reset() before the first step")


def test_a_file_that_is_no_batch_or_cannot_be_written_is_refused(tmp_path: Path) -> None:
    assert code_and_words(lambda: Batch.load(tmp_path / "none.npz"))[0] == "cannot_read"
    (tmp_path / "bad.npz").write_bytes(b"no batch")
    assert code_and_words(lambda: Batch.load(tmp_path / "bad.npz"))[0] == "bad_batch"
    batch = ff.batch("kipicot", tables=2, seats=2)
    batch.reset()
    assert code_and_words(lambda: batch.save(tmp_path / "nowhere" / "batch.npz"))[0] == "cannot_write"
    assert sorted(os.listdir(tmp_path)) == ["bad.npz"]


# --- GPU -------------------------------------------------------------------------------------------------------------


@each_game
def test_the_kernels_of_a_batch_compile_to_ptx(game: Game) -> None:
    assert all(".target sm_90" in text for text in batch_ptx(game))


def test_the_kernels_that_know_no_game_compile_to_ptx() -> None:
    assert all(".target sm_90" in text for text in shared_ptx())


def test_a_batch_is_played_on_a_simulated_gpu() -> None:
    program = Path(__file__).with_name("simulated_gpu.py")
    env = {**os.environ, "NUMBA_ENABLE_CUDASIM": "1", "PYTHONPATH": str(program.parents[1])}
    done = subprocess.run([sys.executable, program], env=env, capture_output=True, text=True, check=False)
    assert done.stdout == "all is as it should be\n", done.stderr


@pytest.fixture
def gpu() -> str:
    from numba import cuda

    if not cuda.is_available():
        pytest.skip("needs an NVIDIA GPU")
    return "gpu"


@pytest.mark.gpu
@pytest.mark.parametrize(("kind", "numbers"), [("mask", "scaled"), ("list", "whole")])
@each_game
def test_a_batch_on_a_gpu_gives_the_bytes_of_a_cpu(game: Game, kind: str, numbers: str, gpu: str) -> None:
    tables = 300  # more than a block of threads
    seats, options = mixed(game, tables)
    here, there = (
        Batch(game, tables, seats, on=on, options=options, seed=2, moves=kind, numbers=numbers) for on in ("cpu", gpu)
    )
    guide = Batch(game, tables, seats, options=options, seed=2)
    dice = np.random.default_rng(1)
    steps = [batch.reset() for batch in (here, there, guide)]
    for _ in range(30):
        for name in NAMES:
            assert getattr(steps[0], name).tobytes() == getattr(steps[1], name).copy_to_host().tobytes(), name
        moves = choose(steps[2], dice)
        steps = [batch.step(moves) for batch in (here, there, guide)]


@pytest.mark.gpu
@pytest.mark.parametrize("library", ["torch", "cupy", "jax.numpy"])
def test_other_libraries_share_the_arrays_of_a_gpu(library: str, gpu: str) -> None:
    step = ff.batch("kipicot", tables=64, seats=2, on=gpu, seed=1).reset()
    read = pytest.importorskip(library).from_dlpack
    for name in ("observation", "mask", "reward"):
        array = getattr(step, name)
        shared = read(array)
        address = array.__cuda_array_interface__["data"][0]
        assert address_of(shared) == address, name
        assert np.asarray(shared.cpu() if library == "torch" else shared.tolist()).astype(array.dtype).tobytes() == (
            array.copy_to_host().tobytes()
        )


def address_of(array: Any) -> int:
    """Give the address of an array of another library on a GPU."""
    if hasattr(array, "data_ptr"):
        return int(array.data_ptr())
    if hasattr(array, "unsafe_buffer_pointer"):
        return int(array.unsafe_buffer_pointer())
    return int(array.data.ptr)


@pytest.mark.gpu
def test_a_batch_on_a_gpu_is_saved_copied_and_read_as_on_a_cpu(gpu: str, tmp_path: Path) -> None:
    for kind in ("mask", "list"):
        here, there = (ff.batch("kipicot", tables=70, seats=2, on=on, seed=3, moves=kind) for on in ("cpu", gpu))
        dice = np.random.default_rng(2)
        guide = ff.batch("kipicot", tables=70, seats=2, seed=3)
        steps = [batch.reset() for batch in (guide, here, there)]
        for _ in range(5):
            moves = choose(steps[0], dice)
            steps = [batch.step(moves) for batch in (guide, here, there)]
        there.save(tmp_path / f"{kind}.npz")
        for batch in (there.copy(), Batch.load(tmp_path / f"{kind}.npz", on=gpu), there):
            for i in (0, 33, 69):
                assert batch.match(i).state.bytes() == here.match(i).state.bytes()
            wrong = choose(steps[0], dice)
            wrong[68] = batch.game.moves
            assert code_and_words(partial(batch.step, wrong))[0] == "unknown_move"
        moves = choose(steps[0], dice)
        after = [batch.step(moves).observation for batch in (there.copy(), Batch.load(tmp_path / f"{kind}.npz"))]
        assert after[0].copy_to_host().tobytes() == after[1].tobytes()
