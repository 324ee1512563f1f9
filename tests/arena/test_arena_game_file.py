"""Data files: one row a game, whole and in order, in three formats."""

import csv
import json
import pickle
import sys
import zlib
from collections.abc import Callable, Iterable, Iterator
from contextlib import nullcontext
from functools import reduce
from pathlib import Path
from typing import Any

import numpy as np
import pyarrow.parquet as pq
import pytest

from fathomfive.arena import game_file as files
from fathomfive.arena import journal as journals
from fathomfive.arena import simulate as simulation
from fathomfive.arena.bot_games import simulate_bots
from fathomfive.arena.bout import play_match
from fathomfive.arena.game_rows import GameRows
from fathomfive.arena.locks import lock
from fathomfive.arena.plan import Plan
from fathomfive.arena.simulate import simulate
from fathomfive.arena.work import Call, Work
from fathomfive.kernel.dice import below, pick, seeded
from fathomfive.kernel.engines import engine
from fathomfive.kernel.errors import Refused
from fathomfive.kernel.game import TABLE, Game
from fathomfive.kernel.match import Match
from fathomfive.kernel.playout import Series
from fathomfive.kernel.shelf import take
from tiny import MINNOWS, PIG

COLUMNS = [
    "n", "game", "rules", "seats", "options", "seed", "bots", "first", "points", "ranks", "reason", "steps",
    "decisions", "hash",
]  # fmt: skip


def replayed(game: Game, row: dict[str, Any]) -> Match:
    """Play a game of random moves again, from nothing but its row."""
    match = Match(game, row["seats"], json.loads(row["options"]), row["rules"])
    dice = seeded(row["seed"], row["n"])
    while not match.over:
        legal = match.legal()
        chance = match.to_act == TABLE
        k = pick(dice, np.array(match.odds(), np.int32), len(legal)) if chance else below(dice, len(legal))
        match.play(legal[k])
    return match


@pytest.mark.parametrize(
    ("game", "seats", "options"),
    [(PIG, 3, {}), (MINNOWS, 2, {"open": "yes"}), (take("deep_dive"), 1, {"level": "hard"}), (take("kipicot"), 2, {})],
)
def test_every_row_of_random_play_replays_to_its_result(
    game: Game, seats: int, options: dict[str, str], tmp_path: Path
) -> None:
    file = tmp_path / "games.parquet"
    report = simulate(game, seats, 9, seed=4, on="plain", options=options, out=file)
    rows = pq.read_table(file).to_pylist()
    assert [row["n"] for row in rows] == list(range(9))
    for row in rows:
        assert list(row) == COLUMNS
        assert (row["game"], row["seed"], row["bots"]) == (game.name, 4, ["random"] * seats)
        match = replayed(game, row)
        assert match.options.items() >= options.items()
        assert (row["points"], row["ranks"], row["reason"]) == (match.points(), match.rank(), match.reason)
        actors = [match.at(k).to_act for k in range(len(match.moves))]
        decided = [seat for seat in actors if seat != TABLE]
        assert (row["steps"], row["decisions"], row["first"]) == (len(actors), len(decided), decided[0])
    assert f"{sum(row['hash'] for row in rows) % (1 << 64):016x}" == report.digest
    assert sum(row["steps"] for row in rows) == report.steps


def test_all_formats_say_the_same(tmp_path: Path) -> None:
    for suffix in files.FORMATS:
        simulate(PIG, 2, 30, on="plain", out=tmp_path / f"games{suffix}")
    rows = pq.read_table(tmp_path / "games.parquet").to_pylist()
    lines = (tmp_path / "games.jsonl").read_text().splitlines()
    assert [json.loads(line) for line in lines] == rows
    with (tmp_path / "games.csv").open(newline="") as file:
        for row, read in zip(rows, csv.DictReader(file), strict=True):
            by_side = ("points", "ranks", "bots")
            flat = {f"{name}_{k}": value for name in by_side for k, value in enumerate(row.pop(name))}
            assert read == {name: str(value) for name, value in (row | flat).items()}
    about = json.loads(pq.read_schema(tmp_path / "games.parquet").metadata[b"fathomfive"])
    assert (about["game"], about["seats"], about["reasons"]) == ("pig", 2, list(PIG.reasons))


def test_the_file_is_the_same_however_games_come(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """On two cores batches have another size and come in any order; row groups have a fixed size."""
    monkeypatch.setattr(files, "ROW_GROUP", 16)
    reports = [simulate(PIG, 2, 75, on="plain", cores=n, out=tmp_path / f"{n}.parquet") for n in (1, 2)]
    assert reports[0].digest == reports[1].digest
    assert (tmp_path / "1.parquet").read_bytes() == (tmp_path / "2.parquet").read_bytes()
    assert pq.read_metadata(tmp_path / "1.parquet").num_row_groups == 5


def test_games_that_come_in_any_order_are_written_in_order(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(files, "ROW_GROUP", 4)
    simulate(PIG, 2, 11, on="plain", out=tmp_path / "whole.csv")
    options = PIG.check_options(2, {})
    results = engine(PIG, "plain").playouts(Series(0, 2, PIG.encode_options(PIG.rules, options)), 0, 11)
    rows = GameRows.of_results(0, results)
    parts = [rows.cut(begin, end) for begin, end in ((9, 11), (3, 4), (0, 3), (4, 9))]
    with files.game_file(tmp_path / "parts.csv", files.Run(PIG, 2, options, 0)) as file:
        assert file is not None
        for part in parts:
            file.add(part)
    assert (tmp_path / "parts.csv").read_text() == (tmp_path / "whole.csv").read_text()


class Travelling:
    """Workers whose results travel in pairs that became one, the last ones first, as on a cluster."""

    cores = 3

    def __init__(self, work: Work) -> None:
        self.work: Work = pickle.loads(pickle.dumps(work))

    def map(self, calls: Iterable[Call]) -> Iterator[Any]:
        ready = self.work.ready()
        results = [self.work.reduced(self.work.run(ready, *call)) for call in calls]
        assert self.work.merge is not None
        while results:
            pair = [results.pop() for _ in range(min(2, len(results)))]
            yield pickle.loads(pickle.dumps(reduce(self.work.merge, pair)))


def test_results_that_travel_together_are_the_same(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    here = simulate(PIG, 3, 90, on="plain", details=True, out=tmp_path / "here.csv")
    monkeypatch.setattr(simulation, "workers", lambda work, cores, cluster: nullcontext(Travelling(work)))
    there = simulate(PIG, 3, 90, on="plain", details=True, out=tmp_path / "there.csv")
    assert (there.digest, there.details, there.steps) == (here.digest, here.details, here.steps)
    assert (tmp_path / "there.csv").read_bytes() == (tmp_path / "here.csv").read_bytes()


def test_bots_have_rows_too(tmp_path: Path) -> None:
    file = tmp_path / "games.parquet"
    bots = ["tiny.players:Holder", "tiny.players:Roller"]
    report = simulate_bots(PIG, bots, 6, seed=2, out=file)
    rows = pq.read_table(file).to_pylist()
    assert [row["n"] for row in rows] == list(range(6))
    assert sorted(map(sorted, (row["bots"] for row in rows))) == [sorted(bots)] * 6
    for row in rows:
        assert row["ranks"][row["bots"].index(bots[0])] == 1
    assert f"{sum(row['hash'] for row in rows) % (1 << 64):016x}" == report.digest


# --- Trouble -----------------------------------------------------------------------------------------------------


def refusal(path: Path, game: Game = PIG) -> tuple[str, str]:
    with pytest.raises(Refused) as refused:
        simulate(game, 2, 5, on="plain", out=path)
    return refused.value.code, refused.value.error


def test_a_file_that_cannot_be_written_is_refused_before_the_first_game(tmp_path: Path) -> None:
    (tmp_path / "there.csv").write_text("mine")
    assert refusal(tmp_path / "there.csv") == (
        "file_exists", f"{tmp_path}/there.csv already exists and is not overwritten"
    )  # fmt: skip
    code, error = refusal(tmp_path / "games.xlsx")
    assert code == "bad_suffix"
    assert error.startswith("expected a file that ends in .parquet, .csv, .jsonl, got ")
    code, error = refusal(tmp_path / "no" / "games.csv")
    assert (code, error) == ("cannot_save", f"cannot save {tmp_path}/no/games.csv: No such file or directory")
    assert (tmp_path / "there.csv").read_text() == "mine"
    assert [path.name for path in tmp_path.iterdir()] == ["there.csv"]


def test_without_pyarrow_the_message_names_the_extra(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    code, error = refusal(tmp_path / "games.parquet")
    assert (code, "pip install 'fathomfive[data]'" in error) == ("no_pyarrow", True)
    simulate(PIG, 2, 5, on="plain", out=tmp_path / "games.csv")
    assert [path.name for path in tmp_path.iterdir()] == ["games.csv"]


@pytest.mark.parametrize("suffix", files.FORMATS)
def test_a_run_that_fails_leaves_no_file(tmp_path: Path, suffix: str) -> None:
    with pytest.raises(Refused, match="where am I"):
        simulate_bots(PIG, ["tiny.players:Clumsy"], 40, seats=2, out=tmp_path / f"games{suffix}")
    assert list(tmp_path.iterdir()) == []


# --- A run that goes on ------------------------------------------------------------------------------------------


class Stopped(Exception):
    """Stands for a run that is stopped."""


def stop_after(count: int) -> Callable[[int], None]:
    """Make a report of progress that stops the run once so many games were played."""
    played = 0

    def progress(more: int) -> None:
        nonlocal played
        played += more
        if played >= count:
            raise Stopped

    return progress


def journal_of(file: Path) -> Path:
    return file.with_name(f".{file.name}.games")


@pytest.mark.parametrize("suffix", files.FORMATS)
@pytest.mark.parametrize("between", ["random", "bots"])
def test_a_run_that_was_stopped_goes_on_where_it_was(tmp_path: Path, suffix: str, between: str) -> None:
    def play(name: str, **more: Any) -> Any:
        out = tmp_path / f"{name}{suffix}"
        if between == "bots":
            return simulate_bots(PIG, ["tiny.players:Holder", "random"], 12, seed=2, out=out, **more)
        return simulate(PIG, 2, 70, seed=2, on="plain", out=out, details=True, **more)

    whole = play("whole")
    with pytest.raises(Stopped):
        play("stopped", progress=stop_after(5))
    out = tmp_path / f"stopped{suffix}"
    assert not out.exists()
    kept = journal_of(out).read_bytes()
    played: list[int] = []
    report = play("stopped", progress=played.append)
    assert (report.digest, report.details, report.steps) == (whole.digest, whole.details, whole.steps)
    assert out.read_bytes() == (tmp_path / f"whole{suffix}").read_bytes()
    assert sorted(path.name for path in tmp_path.iterdir()) == sorted([out.name, f"whole{suffix}"])
    assert kept


def test_games_of_an_earlier_run_are_not_played_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    out = tmp_path / "games.csv"
    with pytest.raises(Stopped):
        simulate_bots(PIG, ["random"], 12, seats=2, out=out, progress=stop_after(8))
    numbers: list[int] = []

    def play(plan: Plan, n: int) -> Any:
        numbers.append(n)
        return play_match(plan, n)

    monkeypatch.setattr("fathomfive.arena.bot_games.play_match", play)
    simulate_bots(PIG, ["random"], 12, seats=2, out=out)
    assert numbers == [7, 8, 9, 10, 11]  # the one whose progress stopped the run was not kept yet
    with pytest.raises(Stopped):
        simulate_bots(PIG, ["random"], 12, seats=2, out=tmp_path / "less.csv", progress=stop_after(8))
    fewer = simulate_bots(PIG, ["random"], 4, seats=2, out=tmp_path / "less.csv")
    assert fewer.games == 4
    assert (tmp_path / "less.csv").read_text().splitlines() == out.read_text().splitlines()[:5]


@pytest.mark.parametrize("damage", ["cut", "changed"])
def test_a_damaged_end_of_a_journal_is_played_again(tmp_path: Path, damage: str) -> None:
    simulate(PIG, 2, 70, seed=2, on="plain", out=tmp_path / "whole.csv")
    out = tmp_path / "games.csv"
    with pytest.raises(Stopped):
        simulate(PIG, 2, 70, seed=2, on="plain", out=out, progress=stop_after(60))
    raw = journal_of(out).read_bytes()
    journal_of(out).write_bytes(raw[:-9] if damage == "cut" else raw[:-9] + b"?" + raw[-8:])
    simulate(PIG, 2, 70, seed=2, on="plain", out=out)
    assert out.read_bytes() == (tmp_path / "whole.csv").read_bytes()


def test_the_games_of_another_run_are_refused_and_kept(tmp_path: Path) -> None:
    out = tmp_path / "games.csv"
    with pytest.raises(Stopped):
        simulate(PIG, 2, 70, seed=2, on="plain", out=out, progress=stop_after(40))
    kept = journal_of(out).read_bytes()
    with pytest.raises(Refused) as refused:
        simulate(PIG, 2, 70, seed=3, on="plain", out=out)
    assert refused.value.error == (
        f"{journal_of(out)} has the games of a run with other settings: expected seed 3, got 2; "
        "delete it, or name another file"
    )
    assert journal_of(out).read_bytes() == kept
    record = b"nothing"
    journal_of(out).write_bytes(journals.HEAD.pack(len(record), zlib.crc32(record)) + record)
    with pytest.raises(Refused, match="expected the games of a run, got something else"):
        simulate(PIG, 2, 70, seed=2, on="plain", out=out)
    with journal_of(out).open("rb") as held:
        lock(held.fileno(), journal_of(out))
        with pytest.raises(Refused, match="expected a file that no other run writes to"):
            simulate(PIG, 2, 70, seed=2, on="plain", out=out)


def test_gaps_between_known_games_are_found(tmp_path: Path) -> None:
    def rows(start: int, count: int) -> GameRows:
        return GameRows.of_results(
            start, engine(PIG, "plain").playouts(Series(0, 2, PIG.encode_options(1, {})), 0, count)
        )

    assert journals.gaps([rows(4, 3), rows(0, 2), rows(20, 5)], 10) == [range(2, 4), range(7, 10)]
    assert journals.gaps([], 3) == [range(3)]
    assert journals.gaps([rows(0, 5)], 3) == []
