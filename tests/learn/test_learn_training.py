"""Training from start to end, on a tiny game: it learns, it continues, and what goes wrong is said."""

import json
import signal
from dataclasses import replace
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import numpy as np
import pytest

from fathomfive.bots.weights import Network, load
from fathomfive.kernel.errors import Refused
from fathomfive.kernel.game import Game
from fathomfive.learn import training
from fathomfive.learn.measuring import Background, Contest, measure
from fathomfive.learn.picture import picture
from fathomfive.learn.settings import settings_for
from fathomfive.learn.state_file import load_state
from fathomfive.learn.training import Files, train
from learn.pigs import UPDATES, Trained

pytest_plugins = ["learn.pigs"]  # a second conftest.py would hide the first from those who import it


def same(one: Network, other: Network) -> bool:
    pairs = zip(one.layers().values(), other.layers().values(), strict=True)
    return all(np.array_equal(a, b) for layer, twin in pairs for a, b in zip(layer, twin, strict=True))


def figures(out: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in out.with_suffix(".jsonl").read_text().splitlines()]


@pytest.mark.parametrize("seats", [2, 3])
def test_what_was_learned_beats_random_moves(pig: Game, trained: Trained, seats: int) -> None:
    found = measure(pig, trained.out, Contest(["random"], games=600, seats=seats, seed=7))["random"]
    assert found["games"] == 600
    assert found["low"] > 1.1 / seats, found


def test_the_file_says_what_it_is_and_how_it_was_made(pig: Game, trained: Trained) -> None:
    network = load(trained.out, pig)
    assert network.trained["updates"] == UPDATES
    assert network.trained["decisions"] == UPDATES * 120 * 32
    assert network.trained["settings"]["tables"] == 120
    assert network.trained["device"] == "cpu"
    assert [layer.weights.shape[1] for layer in network.hidden] == [32, 32]


def test_values_are_those_of_all_sides_and_absent_ones_stay_small(pig: Game, trained: Trained) -> None:
    """Both seats of a new game expect about as much, and together nothing."""
    raw = np.zeros(pig.layout.size, np.int16)
    state = pig.State(pig.State.blank())
    pig.setup(state, 2, pig.encode_options(1, {"goal": "20"}))
    pig.observe(state, 0, raw)
    _, value = load(trained.out, pig).think(pig.layout.scaled(raw))
    assert abs(value[0] + value[1]) < 0.2
    state.score[0] = 19
    pig.observe(state, 0, raw)
    _, ahead = load(trained.out, pig).think(pig.layout.scaled(raw))
    assert ahead[0] > value[0] + 0.2
    assert ahead[1] < value[1] - 0.2


def test_every_update_has_a_line_of_figures(trained: Trained) -> None:
    lines = figures(trained.out)
    assert [line["updates"] for line in lines] == list(range(1, UPDATES + 1))
    assert lines[-1]["decisions"] == UPDATES * 120 * 32
    assert lines[-1]["learning_rate"] < lines[0]["learning_rate"] / 5
    assert lines[0]["entropy"] == pytest.approx(np.log(2), abs=0.02)
    assert lines[-1]["entropy"] < lines[0]["entropy"] - 0.1
    assert any("league" in line for line in lines)


def test_the_curves_are_drawn(trained: Trained) -> None:
    drawn = ElementTree.parse(trained.out.with_suffix(".svg")).getroot()
    said = [text.text or "" for text in drawn.iter("{http://www.w3.org/2000/svg}text")]
    assert said[0] == f"Pig: {UPDATES * 120 * 32:,} decisions on cpu"
    assert {"losses and entropy", "reward against earlier networks"} < set(said)
    assert any(text.startswith("entropy 0.") for text in said)
    measured = {"updates": 2, "strength": {"easy": {"win_share": 0.75}}}
    assert "easy 0.75" in picture("one", [{"updates": 2, "seconds": 60.0, "entropy": 0.5}, measured])


@pytest.mark.gpu
def test_a_gpu_learns_what_a_cpu_learns(pig: Game, trained: Trained, tmp_path: Path) -> None:
    from numba import cuda

    if not cuda.is_available():
        pytest.skip("needs an NVIDIA GPU")
    settings = replace(trained.settings, on="gpu")
    train(pig, settings, tmp_path / "pig.npz")
    found = measure(pig, tmp_path / "pig.npz", Contest(["random"], games=600, seed=7))["random"]
    assert found["low"] > 0.55, found
    first = [figures(out)[0] for out in (tmp_path / "pig.npz", trained.out)]
    assert first[0]["choices"] == pytest.approx(
        first[1]["choices"], rel=0.01
    )  # a tie of moves may be broken differently
    assert first[0]["entropy"] == pytest.approx(first[1]["entropy"], abs=0.01)


def test_a_training_that_was_stopped_continues_as_if_it_had_not_been(
    pig: Game, trained: Trained, tmp_path: Path
) -> None:
    """Ctrl-C comes in the middle of an update, which is finished first."""
    out = tmp_path / "pig.npz"

    def stop(stage: training.Stage) -> None:
        if stage.updates == 15:
            signal.raise_signal(signal.SIGINT)

    with pytest.raises(KeyboardInterrupt):
        train(pig, trained.settings, out, report=stop)
    assert load(out, pig).trained["updates"] == 15
    assert sorted(path.name for path in tmp_path.iterdir()) == ["pig.jsonl", "pig.npz", "pig.state.npz"]
    with pytest.raises(Refused, match=r"pig.npz exists; name another file, or continue with --resume"):
        train(pig, trained.settings, out)
    with out.with_suffix(".jsonl").open("a") as file:
        file.write('{"updates": 16}\n')  # written after the state was saved, and before a crash
    continued = train(pig, trained.settings, out, resume=True)
    assert same(continued, trained.network)
    kept, whole = (figures(path) for path in (out, trained.out))
    for line in (*kept, *whole):
        del line["seconds"]
    assert kept == whole


def test_a_finished_training_may_be_prolonged(pig: Game, trained: Trained, tmp_path: Path) -> None:
    for path in Files.of(trained.out):
        (tmp_path / path.name).write_bytes(path.read_bytes())
    longer = train(pig, replace(trained.settings, updates=UPDATES + 2), tmp_path / "pig.npz", resume=True)
    assert longer.trained["updates"] == UPDATES + 2


def state_refusal(pig: Game, path: Path, settings: Any) -> str:
    with pytest.raises(Refused) as refused:
        load_state(path, pig, settings, None)
    return str(refused.value)


def test_a_state_that_cannot_be_continued_is_refused(pig: Game, trained: Trained, tmp_path: Path) -> None:
    path = tmp_path / "pig.state.npz"
    assert state_refusal(pig, path, trained.settings) == f"cannot read {path}: No such file or directory"
    whole = Files.of(trained.out).state.read_bytes()
    other = replace(trained.settings, tables=60)
    path.write_bytes(whole)
    assert state_refusal(pig, path, other) == f"expected the settings of {path}: tables 120, got 60"
    damaged = f"expected the state of a training, got something else in {path}"
    for half in (b"", whole[: len(whole) // 2], b"nothing", whole.replace(b"PK", b"KP")):
        path.write_bytes(half)
        assert state_refusal(pig, path, trained.settings) == damaged
    flipped = bytearray(whole)
    flipped[len(flipped) // 3] ^= 0xFF
    path.write_bytes(flipped)
    assert state_refusal(pig, path, trained.settings) == damaged


def test_files_that_cannot_be_written_are_named(pig: Game, trained: Trained, tmp_path: Path) -> None:
    with pytest.raises(Refused, match=r"expected a file that ends in .npz for the weights, got pig.txt"):
        train(pig, trained.settings, Path("pig.txt"))
    with pytest.raises(Refused, match=r"cannot save .*nowhere/pig.jsonl: No such file or directory"):
        train(pig, trained.settings, tmp_path / "nowhere" / "pig.npz")


def test_strength_is_measured_beside_the_training(pig: Game, trained: Trained) -> None:
    background = Background(pig, Contest(["random"], games=20))
    assert background.result() is None
    background.start(trained.out)
    assert background.is_busy
    background._pipe.poll(60)
    found = background.result()
    assert found is not None
    assert found["random"]["games"] == 20
    assert found == measure(pig, trained.out, Contest(["random"], games=20))
    assert not background.is_busy


def test_what_cannot_be_measured_is_refused_before_the_training(pig: Game) -> None:
    out = Path("pig.npz")
    with pytest.raises(Refused, match="no bot 'clever'"):
        Contest(["clever"]).check(pig, out)
    with pytest.raises(Refused, match="expected 1 to 1000000 games against each rival, got 0"):
        Contest(["random"], games=0).check(pig, out)
    with pytest.raises(Refused, match=r"expected the name of a file without commas, got .*/pig,2\.npz"):
        Contest(["random"]).check(pig, Path("pig,2.npz"))


def test_the_same_settings_give_the_same_network(pig: Game, tmp_path: Path) -> None:
    settings = settings_for(pig, "cpu", tables=12, steps=8, updates=2, widths=(8,), minibatch=16, seats=(3,))
    one, two = (train(pig, settings, tmp_path / f"{name}.npz") for name in ("one", "two"))
    assert same(one, two)
    other = train(pig, replace(settings, seed=2), tmp_path / "other.npz")
    assert not same(one, other)
