"""The bench: workers answer, the table shows their answers, and a framework that cannot play is skipped with a note."""

import io
import json
import os
import sys
from pathlib import Path

import pytest

import rollouts
import worker
from checkout import ROOT, done, shell
from fathomfive.arena.simulate import simulate
from fathomfive.kernel.shelf import names, take
from frameworks import Played, fathomfive, in_bulk, one_by_one
from peers import CONTESTANTS, OUR_BATCH, OURS, Contestant, Framework, Row, Skipped, Worker, measure, table

PRETENCE = """
import os, time
from frameworks import Played

print("Welcome to Pretend!")

def ready(game, players):
    print("getting ready")
    if game == "gone":
        os._exit(3)
    if game == "asleep":
        time.sleep(60)
    if game == "broken":
        raise ValueError("no pieces")
    speeds = iter([1000, 2, 9, 4])  # the first is of the round that does not count
    return lambda seconds: Played(players, players * 10, 1 / next(speeds), f"{seconds} s")
"""


@pytest.fixture
def pretend(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Framework:
    """Make a fake framework that answers."""
    (tmp_path / "pretend.py").write_text(PRETENCE)
    monkeypatch.setenv("PYTHONPATH", f"{tmp_path}{os.pathsep}{os.environ.get('PYTHONPATH', '')}")
    return Framework("Pretend", "pretend", sys.executable)


def row(framework: Framework, game: str, players: int = 2) -> Contestant:
    return Contestant(framework, game, players, "decision")


def test_a_row_is_the_median_of_the_rounds_that_count(pretend: Framework) -> None:
    (only,) = measure([row(pretend, "chess")], 0.25, 3)
    assert only.data() == {
        "framework": "Pretend",
        "game": "chess",
        "players": 2,
        "step": "decision",
        "version": "",
        "note": "0.25 s",
        "games_per_s": 2 * 4,
        "steps_per_s": 20 * 4,
    }


def test_a_framework_that_fails_is_skipped_with_a_note(
    pretend: Framework, tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "homeless.py").write_text("import no_such_framework")
    homeless = Framework("Homeless", "homeless", sys.executable)
    nowhere = Framework("Nowhere", "nowhere")
    rows = measure(
        [row(pretend, "broken"), row(pretend, "go"), row(homeless, "go"), row(nowhere, "go"), row(pretend, "gone")],
        1,
        2,
        tmp_path,
    )
    assert [row.skipped for row in rows] == [
        "ValueError: no pieces",
        "its worker ended with status 3",  # found in the next round
        "ModuleNotFoundError: No module named 'no_such_framework'",
        f"no {tmp_path}/bin/python; `make bench` sets it up",
        "its worker ended with status 3",
    ]
    said = capfd.readouterr().err
    assert "Homeless go is skipped: ModuleNotFoundError" in said
    assert 'raise ValueError("no pieces")' in said  # where


def test_a_broken_game_does_not_stop_its_framework(pretend: Framework) -> None:
    broken, whole = measure([row(pretend, "broken"), row(pretend, "go", 3)], 1, 1)
    assert broken.skipped
    assert (whole.skipped, whole.steps_per_s) == ("", [60.0])


def test_a_silent_worker_is_stopped(pretend: Framework) -> None:
    silent = Worker(pretend)
    with pytest.raises(Skipped, match="ended with status -9"):
        silent.ask(row(pretend, "asleep"), 1, patience=0.5)
    silent.dismiss()


def test_our_games_play_like_the_simulator() -> None:
    ours = [one for one in CONTESTANTS if one.framework is OURS and one.game == "deep_dive"]
    (only,) = measure(ours, 0.05, 1)
    assert not only.skipped
    mean = simulate(take("deep_dive"), ours[0].players, 2_000).mean_steps
    assert only.steps_per_s[0] / only.games_per_s[0] == pytest.approx(mean, rel=0.1)


def test_the_table_shows_figures_and_notes() -> None:
    pgx = Framework("Pgx", "frameworks.pgx")
    shown = table(
        [
            Row(Contestant(pgx, "chess", 2, "decision"), "2.6", "batch of 16", [0.1234], [1_234_567.0]),
            Row(Contestant(pgx, "go", 2, "decision"), skipped="No module named 'pgx'"),
        ]
    )
    assert shown.splitlines() == [
        "| framework | game | players | games/s | steps/s | a step is a |",
        "| --- | --- | --- | ---: | ---: | --- |",
        "| Pgx 2.6 | chess, batch of 16 | 2 | 0.123 | 1,230,000 | decision |",
        "| Pgx | go | 2 | skipped |  | No module named 'pgx' |",
    ]


def test_all_our_games_and_every_peer_are_on_the_table() -> None:
    assert {contestant.game for contestant in CONTESTANTS if contestant.framework is OURS} == set(names())
    pinned = {line.partition("==")[0] for line in (ROOT / "bench" / "peers.txt").read_text().splitlines()}
    for framework in {contestant.framework for contestant in CONTESTANTS}:
        package = framework.module.removeprefix("frameworks.").partition(":")[0]
        assert (ROOT / "bench" / "frameworks" / f"{package}.py").exists()
        assert (package in pinned) == (framework.python is None)


def test_the_command_prints_json_and_refuses_unknown_names() -> None:
    rows = [
        json.loads(line) for line in done(shell(ROOT, "python bench/peers.py Pgx --peers nowhere --json")).splitlines()
    ]
    assert [row["game"] for row in rows] == 2 * ["backgammon", "sparrow_mahjong", "go_9x9", "chess"]
    assert {row["skipped"] for row in rows} == {"no nowhere/bin/python; `make bench` sets it up"}
    for wrong, complaint in [("Pig", "got Pig"), ("--seconds 0", "got 0.0"), ("--rounds 0", "got 1.0 and 0")]:
        refused = shell(ROOT, f"python bench/peers.py {wrong}")
        assert refused.returncode == 2
        assert complaint in refused.stderr


def test_a_worker_answers_line_by_line(pretend: Framework, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(tmp_path)
    answers = io.StringIO()
    worker.answer(io.StringIO("go 4 2\nnonsense\ngo 4 2\n"), answers, pretend.module)
    first, wrong, second = (json.loads(line) for line in answers.getvalue().splitlines())
    assert (first["steps"], first["seconds"], first["steps_per_s"]) == (40, 0.001, 40_000)
    assert wrong == {"error": "ValueError: not enough values to unpack (expected 3, got 1)"}
    assert second["seconds"] == 0.5  # got ready only once


def test_a_worker_plays_a_batch_as_a_learner_does() -> None:
    answers = io.StringIO()
    worker.answer(io.StringIO("kipicot 2 0.3\n"), answers, OUR_BATCH.module)
    said = json.loads(answers.getvalue())
    assert said["steps"] % fathomfive.TABLES == 0 < said["steps"]
    assert said["note"] == "batch of 256"
    assert said["version"]


def test_games_one_by_one_fill_the_time_and_are_at_least_one() -> None:
    assert one_by_one(lambda: 7)(0)[:2] == (1, 7)
    played = one_by_one(lambda: 7)(0.01)
    assert played.games > 10
    assert played.steps == 7 * played.games
    assert played.seconds >= 0.01


def test_games_in_bulk_are_as_many_as_fit() -> None:
    asked: list[int] = []

    def games(count: int) -> Played:
        asked.append(count)
        return Played(count, count, count / 200)  # 200 games/s

    play = in_bulk(games, trial=10)
    assert [play(0.5).games, play(0).games] == [100, 1]
    assert asked == [10, 100, 1]


@pytest.mark.skipif((os.cpu_count() or 1) < 2, reason="two cores are compared with one")
def test_rollouts_compare_the_speeds_of_a_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rollouts, "SECONDS", 0.02)
    monkeypatch.setattr(rollouts, "ROUNDS", 1)
    monkeypatch.setattr(rollouts, "open_spiel", lambda game, players: one_by_one(lambda: 1))
    result = rollouts.beside("deep_dive")
    speeds = result["steps_per_s"]
    assert speeds["compiled"] > speeds["plain"] > 0
    assert result["ratios"]["compiled / OpenSpiel"] == speeds["compiled"] / speeds["OpenSpiel pig(players=4)"]


def test_plain_python_plays_on_the_bench_too() -> None:
    played = fathomfive.ready("deep_dive", 2, on="plain")(0.05)
    assert played.games >= 1
    assert played.steps > played.games
