"""Learning from the games of a search before self-play."""

import json
from pathlib import Path
from typing import Any

import numpy as np
import pyarrow.parquet as pq
import pytest

from fathomfive.arena.dataset import make_dataset
from fathomfive.kernel.errors import Refused
from fathomfive.kernel.game import Game
from fathomfive.learn.dataset_rows import read_rows
from fathomfive.learn.settings import settings_for
from fathomfive.learn.training import train
from tiny import MINNOWS

pytest_plugins = ["learn.pigs"]  # a second conftest.py would hide the first from those who import it


@pytest.fixture(scope="module")
def dataset(pig: Game, tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("games")
    make_dataset(pig, ["search:iterations=200"], games=40, out=folder / "two", seats=2, seed=1)
    make_dataset(pig, ["search:iterations=20"], games=6, out=folder / "three", seats=3, seed=1)
    return folder


def test_rows_are_the_positions_as_the_seat_counts(pig: Game, dataset: Path) -> None:
    rows = read_rows(pig, [str(dataset / "two"), str(dataset / "three")])
    table = pq.read_table(dataset / "two" / "positions").to_pylist()
    asked = [row for row in table if row["asked"] and len(row["legal"]) > 1]
    assert len(rows) > len(asked)
    for n, row in enumerate(asked):
        assert rows.observation[n].tolist() == row["observation"]
        assert rows.legal[n][rows.legal[n] >= 0].tolist() == row["legal"]
        if max(row["visits"]) >= 2 * min(row["visits"]):
            expected = np.array(row["visits"]) / sum(row["visits"])
        else:
            expected = np.array(row["legal"]) == row["move"]
        assert np.allclose(rows.share[n][: len(row["legal"])], expected)
        turned = [*row["reward"][row["seat"] :], *row["reward"][: row["seat"]]]
        assert rows.reward[n].tolist() == [*turned, 0, 0]
        assert rows.present[n].tolist() == [True, True, False, False]
    assert rows.present[-1].tolist() == [True, True, True, False]


def test_a_network_learns_what_the_search_would_do(pig: Game, dataset: Path, tmp_path: Path) -> None:
    settings = settings_for(
        pig, "cpu", minutes=0, datasets=(str(dataset / "two"),), passes=12, widths=(32,), learning_rate=2e-3
    )
    network = train(pig, settings, tmp_path / "pig.npz")
    lines = [json.loads(line)["studied"] for line in (tmp_path / "pig.jsonl").read_text().splitlines()]
    assert [line["one"] for line in lines] == list(range(1, 13))
    assert lines[-1]["policy"] < lines[0]["policy"]
    assert lines[-1]["agreed"] > 0.7
    assert network.trained["updates"] == 0
    assert network.trained["settings"]["datasets"] == [str(dataset / "two")]


def refusal(game: Any, folder: Path) -> str:
    with pytest.raises(Refused) as refused:
        read_rows(game, [str(folder)])
    return str(refused.value)


def test_other_folders_are_refused(pig: Game, dataset: Path, tmp_path: Path) -> None:
    said = f"expected a folder that 'fathom dataset' wrote, got {tmp_path}"
    assert refusal(pig, tmp_path) == said
    (tmp_path / "positions").mkdir()
    (tmp_path / "positions" / "000000.parquet").write_text("nothing")
    assert refusal(pig, tmp_path) == said
    assert "expected a dataset of minnows with layout" in refusal(MINNOWS, dataset / "two")
